/** Which lines lead where, and which were taken. */
import type { Seen } from '../types';
import { key } from './lines';
import type { Line } from './lines';
import { MRX, standing, WAYS } from './view';
import type { Way, YardFacts, YardView } from './view';

/** The ways a ticket may pay for. */
const paidBy = (ticket: string): readonly string[] => (ticket === 'black' ? WAYS : [ticket]);

/** Where lines lead from a station, way by way. */
export function leads(facts: YardFacts, station: number): { way: Way; to: number[] }[] {
  return WAYS.map((way) => {
    const ends = (facts.lines[way] ?? []).filter((ends) => ends.includes(station));
    return { way, to: [...new Set(ends.map(([a, b]) => (a === station ? b : a)))].sort((a, b) => a - b) };
  }).filter(({ to }) => to.length);
}

/** Lines by the two stations they join. */
export function byEnds(lines: readonly Line[]): Map<string, Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const ends = key(line.from, line.to);
    found.set(ends, [...(found.get(ends) ?? []), line]);
  }
  return found;
}

const between = (ends: Map<string, Line[]>, from: number, to: number, tickets: readonly string[]): Line[] =>
  (ends.get(key(from, to)) ?? []).filter(({ way }) => tickets.some((ticket) => paidBy(ticket).includes(way)));

/** The lines from whoever is to ride to these stations, by the tickets he has or the ones that are left to choose from. */
export function reach(view: YardView, ends: Map<string, Line[]>, stations: readonly number[], tickets: readonly string[]): Line[] {
  const seat = view.to_act[0] ?? '';
  const from = standing(view, seat);
  if (from === null) return [];
  const held = Object.entries(view.tickets[seat] ?? {}).flatMap(([ticket, count]) => (count === 0 ? [] : [ticket]));
  return stations.flatMap((to) => between(ends, from, to, tickets.length ? tickets : held));
}

export interface Trail {
  seat: string;
  line: Line;
}

/** Where each detective's last move began: the views tell where they stand, so the one before tells where they stood. */
export type Came = Record<string, { from: number; to: number }>;

export function came(before: YardView, after: YardView, known: Came): Came {
  const found = { ...known };
  for (const [seat, to] of Object.entries(after.detectives)) {
    const from = before.detectives[seat];
    // One ticket less is one ride on; anything else is another moment of a replay.
    if (from !== undefined && from !== to && left(before, seat) - left(after, seat) === 1) found[seat] = { from, to };
    else if (found[seat]?.to !== to) delete found[seat];
  }
  return found;
}

const left = (view: YardView, seat: string): number =>
  Object.values(view.tickets[seat] ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** The latest rides along their lines: the detectives', and Mr X's for who knows his stations; all of his when it is over. */
export function trails(view: YardView, ends: Map<string, Line[]>, latest: readonly Seen[], from: Came): Trail[] {
  const rides = latest.flatMap(({ seat, move }): Trail[] => {
    const [ticket = '', word = ''] = move.split(' ');
    const known = from[seat];
    if (!known || known.to !== Number(word)) return [];
    return between(ends, known.from, known.to, [ticket]).slice(0, 1).map((line) => ({ seat, line }));
  });
  const first = view.outcome ? 1 : Math.max(1, view.log.length - 1);
  const his = view.log.slice(first).flatMap(({ ticket, station }, index): Trail[] => {
    const before = view.log[first + index - 1]?.station;
    if (!station || !before) return [];
    return between(ends, before, station, [ticket]).slice(0, 1).map((line) => ({ seat: MRX, line }));
  });
  // Who goes there and back again leaves one trail.
  return [...new Map([...his, ...rides].map((each) => [`${each.seat} ${each.line.d}`, each])).values()];
}

/** When it is over: in which windows Mr X was where. */
export function visits(view: YardView): { station: number; windows: number[] }[] {
  const found = new Map<number, number[]>();
  if (!view.outcome) return [];
  view.log.forEach(({ station }, index) => {
    if (station) found.set(station, [...(found.get(station) ?? []), index + 1]);
  });
  return [...found].map(([station, windows]) => ({ station, windows }));
}
