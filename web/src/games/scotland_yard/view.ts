/** What the server tells of Scotland Yard (`view.py`, and `Game.facts` for the map), and the few facts a drawing needs. */

export const TICKETS = ['taxi', 'bus', 'underground', 'black', 'double'] as const;
export type Ticket = (typeof TICKETS)[number];
export const WAYS = ['taxi', 'bus', 'underground', 'ferry'] as const;
export type Way = (typeof WAYS)[number];

/** A filled window of the travel log. */
export interface LogWindow {
  ticket: Ticket;
  /** The station written behind the ticket, for who may know it. */
  station: number | null;
  /** One of the two rides of a double move. */
  double: boolean;
}

export interface YardView {
  viewer: string;
  to_act: string[];
  outcome: { winners: string[]; reason: string } | null;
  question: 'start' | 'ride' | 'answer' | 'over';
  round: number;
  /** How long the game lasts: so many rounds, or until so many windows are filled; the other one is null. */
  rounds: number | null;
  windows: number;
  /** The windows in which Mr X shows himself. */
  reveals: number[];
  log: LogWindow[];
  /** How many rides of a double move are still to come. */
  doubling: number;
  /** Where each detective stands; who has no start card yet is not there. */
  detectives: Record<string, number>;
  /** Detectives who have no ride as things stand. */
  stuck: string[];
  /** Where Mr X is, for who may know it now: himself, and everybody while he shows himself. */
  mrx: number | null;
  /** Where he was seen last. */
  last_seen: { window: number; station: number } | null;
  /** Everybody's tickets, by seat; null where there is no end of them. */
  tickets: Record<string, Record<string, number | null>>;
}

export interface YardFacts {
  map: string;
  frame: [number, number];
  /** By number: index 0 is station 1. */
  stations: { x: number; y: number }[];
  lines: Record<Way, [number, number][]>;
}

export const MRX = 'mrx';
/** In the order of their turns, which JSON does not keep. */
const SEATS = [MRX, 'red', 'blue', 'green', 'yellow', 'violet'];

/** Who plays, in the order of their turns. */
export const seats = (view: YardView): string[] => SEATS.filter((seat) => seat in view.tickets);

/** The detectives who stand somewhere, likewise. */
export const hunters = (view: YardView): string[] => SEATS.filter((seat) => seat in view.detectives);

/** The seats whose eyes these are; none for who only watches. */
export const eyes = (view: YardView): string[] => view.viewer.split('+').filter((seat) => seat in view.tickets);

/** Where somebody's pawn stands, as far as this viewer knows. */
export const standing = (view: YardView, seat: string): number | null =>
  (seat === MRX ? view.mrx : view.detectives[seat]) ?? null;

/** Whether everybody sees where Mr X is now. */
export const isShown = (view: YardView): boolean =>
  view.outcome !== null || (view.last_seen?.window === view.log.length && view.last_seen.station === view.mrx);

/** A double move is announced to all: it cannot be taken back. */
export const isFinal = ([verb]: readonly string[]): boolean => verb === 'double';

/** The board without what only Mr X knows; the same for everybody else. */
export function cover(view: YardView): YardView {
  const open = (index: number) => view.outcome !== null || view.reveals.includes(index + 1);
  const secret = view.log.some(({ station }, index) => station !== null && !open(index));
  if (!secret && (view.mrx === null || isShown(view))) return view;
  return {
    ...view,
    mrx: isShown(view) ? view.mrx : null,
    log: view.log.map((window, index) => (open(index) ? window : { ...window, station: null })),
  };
}

/** The windows of the travel log, filled or not; the two rides of a double move are its halves. */
export interface Slot {
  number: number;
  reveal: boolean;
  filled: LogWindow | null;
  half: 'first' | 'second' | '';
  now: boolean;
}

export function slots(view: YardView): Slot[] {
  let half: Slot['half'] = '';
  return Array.from({ length: view.windows }, (_, index) => {
    const filled = view.log[index] ?? null;
    // A second ride that is still to come belongs to the first already.
    const double = filled ? filled.double : view.doubling > 0 && index < view.log.length + view.doubling;
    half = !double ? '' : half === 'first' ? 'second' : 'first';
    const now = index === view.log.length && view.outcome === null;
    return { number: index + 1, reveal: view.reveals.includes(index + 1), filled, half, now };
  });
}
