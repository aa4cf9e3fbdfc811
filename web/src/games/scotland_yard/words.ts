/** Scotland Yard in words: what choices are called, and the position for those who read or hear it. */
import type { Passage } from '../types';
import type { Ways } from '../../lib/choices';
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { leads } from './rides';
import { eyes, MRX, seats, slots, TICKETS } from './view';
import type { Slot, YardFacts, YardView } from './view';

/** A ride is picked by where it goes; by which ticket is the second question, so that nobody rides by a slip of the hand. */
export const ways: Ways = (words) => (words.length === 2 ? [[words[1]!, words[0]!]] : [words]);

export const seatTold = (seat: string): Told => [`scotland_yard-seat-${seat}`, {}];
export const ticketTold = (ticket: string): Told => [`scotland_yard-ticket-${ticket}`, {}];

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isTicket = (word: string): boolean => (TICKETS as readonly string[]).includes(word);

/** In both orders: `46 taxi` is picked on the board, `taxi 46` in the list of moves. */
export function label(path: readonly string[]): string {
  const word = path.at(-1) ?? '';
  if (isNumber(word)) return path.length === 1 ? word : t('web-yard-to-station', { station: Number(word) });
  return isTicket(word) ? t(`web-yard-do-${word}`) : word;
}

/** Somebody's tickets, kind by kind. */
export const holds = (view: YardView, seat: string): Told[] =>
  TICKETS.filter((ticket) => ticket in (view.tickets[seat] ?? {})).map((ticket) => [
    'scotland_yard-many',
    { ticket: ticketTold(ticket), count: view.tickets[seat]?.[ticket] ?? t('web-yard-endless') },
  ]);

/** A window of the travel log: what lies on it, and what is special about it. */
export function windowWords(slot: Slot): string {
  const { number, reveal, filled, half, now } = slot;
  return [
    t(reveal ? 'web-yard-window-eye' : 'web-yard-window', { number }),
    filled ? t(`scotland_yard-ticket-${filled.ticket}`) : t(now ? 'web-yard-window-now' : 'web-yard-window-empty'),
    filled?.station ? t('web-yard-at', { station: filled.station }) : '',
    half ? t(`web-yard-half-${half}`) : '',
  ]
    .filter(Boolean)
    .join(t('list-separator'));
}

/** Where lines lead from a station. */
const leadLines = (facts: YardFacts | null, station: number): string[] =>
  (facts ? leads(facts, station) : []).map(({ way, to }) => t(`web-yard-leads-${way}`, { station, stations: to.join(t('list-separator')) }));

export const pawnWords = (seat: string, station: number): string => t('web-yard-pawn', { who: seatTold(seat), station });

/** Where Mr X is, or where he was when he was seen last. */
export function mrxWords(view: YardView): string {
  if (view.mrx !== null) return t('scotland_yard-here', { station: view.mrx });
  if (view.last_seen) return t('scotland_yard-last-seen', { ...view.last_seen });
  return t('web-yard-unseen');
}

/** Who has no ride any more, or has one again. */
export function news(before: YardView, after: YardView): string {
  const fresh = (one: string[], other: string[]) => one.filter((seat) => !other.includes(seat) && seat in after.tickets);
  const [stuck, free] = [fresh(after.stuck, before.stuck), fresh(before.stuck, after.stuck)];
  return [
    stuck.length ? t('web-yard-now-stuck', { count: stuck.length, who: stuck.map(seatTold) }) : '',
    free.length ? t('web-yard-now-free', { count: free.length, who: free.map(seatTold) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The whole position: nothing that the board shows is left out. */
export function describe(view: YardView, facts: YardFacts | null): Passage[] {
  return [
    { title: t('web-yard-hunt'), lines: huntLines(view) },
    { title: t('web-yard-log'), lines: logLines(view) },
    { title: t('scotland_yard-seat-mrx'), lines: mrxLines(view, facts) },
    { title: t('web-yard-detectives'), lines: seats(view).flatMap((seat) => detectiveLines(view, facts, seat)) },
  ];
}

function huntLines(view: YardView): string[] {
  const acting = view.to_act.filter((seat) => seat in view.tickets);
  const length = { rounds: view.rounds ?? 0, windows: view.windows };
  const mine = eyes(view);
  return [
    t('scotland_yard-round', { round: view.round, window: view.log.length, ...length }),
    ...(mine.length ? [t('web-yard-you-are', { who: mine.map(seatTold) })] : []),
    ...(acting.length ? [t('web-yard-turn', { who: acting.map(seatTold) })] : []),
    ...(view.doubling && !view.outcome ? [t('web-yard-doubling', { count: view.doubling })] : []),
  ];
}

function logLines(view: YardView): string[] {
  const filled = slots(view).filter((slot) => slot.filled);
  const lines = filled.length ? filled.map(windowWords) : [t('web-yard-no-ride')];
  if (view.outcome) return lines;
  const reveals = view.reveals.filter((window) => window > view.log.length);
  const windows = reveals.join(t('list-separator'));
  return [...lines, reveals.length ? t('web-yard-reveals', { count: reveals.length, windows }) : t('web-yard-no-reveals')];
}

function mrxLines(view: YardView, facts: YardFacts | null): string[] {
  return [
    mrxWords(view),
    // Who knows where he is still wants to know where the others saw him last.
    ...(view.mrx !== null && view.last_seen ? [t('scotland_yard-last-seen', { ...view.last_seen })] : []),
    ...(view.mrx === null ? [] : leadLines(facts, view.mrx)),
    t('web-yard-holds', { tickets: holds(view, MRX) }),
  ];
}

function detectiveLines(view: YardView, facts: YardFacts | null, seat: string): string[] {
  if (seat === MRX) return [];
  const [who, station, tickets] = [seatTold(seat), view.detectives[seat], holds(view, seat)];
  if (station === undefined) return [t('scotland_yard-tickets', { who, tickets })];
  return [
    t('scotland_yard-detective', { who, station, tickets }),
    ...(view.stuck.includes(seat) ? [t('scotland_yard-stuck', { who: [who] })] : []),
    ...leadLines(facts, station),
  ];
}
