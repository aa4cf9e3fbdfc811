/** What is told of an event, in one form, so that what a page was shown can be held against what a proof says. */
import type { AnyLine } from './messages';

/** An event as it stands in a proof, its empty fields left out. */
export interface Proven {
  type: string;
  [field: string]: unknown;
}

/** What of each line stands in the proof too. The rest is the page's own (`text`), or is compared by itself (`commitment`). */
const FIELDS: { [Line in AnyLine as Line['type']]: readonly Exclude<keyof Line, 'type' | 'n'>[] } = {
  opened: ['at', 'by'],
  sat: ['at', 'seats', 'name', 'level', 'nonce'],
  brought: ['at', 'seats', 'nonce'],
  left: ['at', 'seats'],
  freed: ['at', 'seat'],
  begun: ['at'],
  moved: ['at', 'seat', 'move'],
  undone: ['at', 'seat', 'move'],
  said: ['at', 'channel', 'name', 'seats', 'text'],
  gestured: ['at', 'seat', 'what', 'channel'],
  resigned: ['at', 'seats'],
  flagged: ['at', 'seat'],
  proposed: ['at', 'seats', 'what'],
  answered: ['at', 'seats', 'yes'],
  paused: ['at'],
  resumed: ['at'],
  outage: ['at', 'since'],
  ended: ['at', 'winners', 'reason'],
  followed: ['at', 'table'],
  closed: ['at'],
  skip: [],
};

/** A line as it was shown. Of what is not for everybody the proof tells nothing, and so does this. */
export function telling(line: AnyLine): string {
  if (line.type === 'skip' || ('channel' in line && line.channel !== 'table')) return '';
  return written(line.type, line as unknown as Proven);
}

/** All that may have been shown of an event: of a move, the whole, or what somebody saw of it. */
export function tellings(event: Proven | null): string[] {
  if (!event) return [''];
  const { seen, host_name: by, ...rest } = event;
  const moves = event.type === 'moved' ? [event.move, ...Object.values(seen ?? {})] : [event.move];
  return moves.map((move) => written(event.type, { ...rest, by, move }));
}

function written(type: string, values: Proven): string {
  const fields: readonly string[] = FIELDS[type as AnyLine['type']] ?? [];
  const empty = (value: unknown) => value === undefined || (Array.isArray(value) && !value.length);
  return JSON.stringify([type, ...fields.map((field) => (empty(values[field]) ? '' : values[field]))]);
}
