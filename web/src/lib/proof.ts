/**
 * The proof of a game, checked against what this browser was shown of it. The same sums as in `src/gaslamp/records/sealing.py`;
 * whether moves and draws follow the rules is beyond the page, and `gaslamp verify` says it.
 *
 * The sums are a library's: browsers do them only where a page came over https, and many are played over plain http at home.
 * Import this module only when there is a proof, so that nobody fetches it before.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyLine, Result, Told } from './messages';
import type { Noted } from './noted';
import { telling, tellings } from './telling';
import type { Proven } from './telling';

/** What the page shows of a game, now that everything is revealed. */
export interface Shown {
  lines: readonly AnyLine[];
  result: Result | null;
  /** The seats of those at this screen. */
  seats: readonly string[];
}

/** Something that adds to the draws from where it stands on. */
export interface Nonce {
  /** The number of its event. */
  number: number;
  seats: string[];
  nonce: string;
  mine: boolean;
  /** In how many draws it is. */
  draws: number;
}

export interface Draw {
  /** The number of its event. */
  number: number;
  move: string;
  /** What the rules make the draw of: 96 bits, hexadecimal. */
  seed: string;
}

export interface Checked {
  commitment: string;
  head: string;
  events: number;
  /** How often this browser was shown the head before the end. */
  heads: number;
  /** Of how many events it noted what was told. */
  told: number;
  hidden: number;
  nonces: Nonce[];
  draws: Draw[];
}

/** The proof does not hold, or is not of the game that was shown. */
export class Broken extends Error {
  constructor(readonly why: Told) {
    super(why[0]);
  }
}

interface Read {
  key: Uint8Array;
  commitment: string;
  links: string[];
  leaves: string[];
  /** What everybody is told of each event; null where that is nothing. */
  events: (Proven | null)[];
}

const REFEREE = '*';
const HEX = '[0-9a-f]{64}';
const HEADER = new RegExp(`^gaslamp proof 1\ntable ([0-9a-z]+)\nkey (${HEX})\ncommitment (${HEX})\nhead (${HEX})\n\n`);
const LINE = new RegExp(`^(0|[1-9][0-9]*) (${HEX}) (${HEX}|-)(?: (\\{.*\\}))?$`, 's');

function broken(what: string, args: Record<string, unknown> = {}): never {
  throw new Broken([`web-fair-broken-${what}`, args]);
}

export function check(text: string, table: string, seen: Noted, shown: Shown): Checked {
  const { key, commitment, links, leaves, events } = read(text, table);
  const [nonces, draws] = drawn(key, events, seen.nonces);
  compare(seen, commitment, links, leaves, events);
  compareStory(shown, commitment, leaves, events);
  compareNonces(seen, shown.seats, nonces, events);
  const count = (shelf: object) => Object.keys(shelf).length;
  return {
    commitment,
    head: links.at(-1)!,
    events: events.length,
    heads: count(seen.heads),
    told: count(seen.told),
    hidden: count(seen.hidden),
    nonces,
    draws,
  };
}

/** The proof, if it hangs together, whatever its story is. */
function read(text: string, table: string): Read {
  const header = HEADER.exec(text);
  if (!header || !text.endsWith('\n') || header[1] !== table) return broken('form');
  const [key, commitment, head] = [hexToBytes(header[2]!), header[3]!, header[4]!];
  if (bytesToHex(hash(utf8ToBytes('gaslamp key\n'), key)) !== commitment) broken('key');

  let link = hash(utf8ToBytes(`gaslamp table\n${table}\n`), hexToBytes(commitment));
  const found: Read = { key, commitment, links: [], leaves: [], events: [] };
  for (const [number, line] of text.slice(header[0].length, -1).split('\n').entries()) {
    const parts = LINE.exec(line);
    if (!parts || Number(parts[1]) !== number) return broken('changed', { number });
    const rest = parts[3] === '-' ? new Uint8Array(32) : hexToBytes(parts[3]!);
    const leaf = hash(keyed(key, 'salt', number), rest, utf8ToBytes(parts[4] ?? ''));
    link = hash(link, big(number), leaf);
    if (bytesToHex(link) !== parts[2]) broken('changed', { number });
    found.links.push(bytesToHex(link));
    found.leaves.push(bytesToHex(leaf));
    found.events.push(parts[4] ? event(parts[4]) : null);
  }
  if (bytesToHex(link) !== head) broken('cut');
  return found;
}

function event(told: string): Proven {
  try {
    return JSON.parse(told) as Proven;
  } catch {
    return broken('form');
  }
}

/** Whether it is the game that was shown before its end. */
function compare(seen: Noted, commitment: string, links: readonly string[], leaves: readonly string[], events: Read['events']): void {
  if (seen.split !== null) broken('split', { number: seen.split });
  if (seen.commitment && seen.commitment !== commitment) broken('commitment');
  const other = <T>(shelf: Record<string, T>, isSo: (noted: T, number: number) => boolean) =>
    Object.keys(shelf).map(Number).find((number) => !isSo(shelf[number]!, number));
  const hidden = other(seen.hidden, (leaf, number) => leaf === leaves[number]);
  if (hidden !== undefined) broken('hidden', { number: hidden });
  const told = other(seen.told, (noted, number) => {
    const may = number < events.length ? tellings(events[number]!) : [];
    return noted.every((each) => may.includes(each));
  });
  if (told !== undefined) broken('told', { number: told });
  const head = other(seen.heads, (link, number) => link === links[number]);
  if (head !== undefined) broken('head', { number: head });
}

/** Whether the log and the result that the page shows now, with everything revealed, are the same. */
function compareStory({ lines, result }: Shown, commitment: string, leaves: readonly string[], events: Read['events']): void {
  const end = events.find((each) => each?.type === 'ended');
  if (!end || (result && (end.reason !== result.reason || String(end.winners) !== String(result.winners)))) broken('ended');
  for (const line of lines) {
    if (line.type === 'opened' && line.commitment !== commitment) broken('commitment');
    if (line.type === 'moved' && line.commitment && line.commitment !== leaves[line.n]) broken('hidden', { number: line.n });
    if (line.n >= events.length || tellings(events[line.n]!)[0] !== telling(line)) broken('story', { number: line.n });
  }
}

/**
 * Whether ours is among the nonces, if it had to be: where we made one before the game began, or another was brought since then
 * from our seats. (Who was too late for a seat, or comes back to his own, makes one that nobody uses.)
 */
function compareNonces(seen: Noted, seats: readonly string[], nonces: readonly Nonce[], events: Read['events']): void {
  if (!seen.nonces.length || !seats.length || nonces.some((each) => each.mine)) return;
  const begun = events.findIndex((event) => event?.type === 'begun');
  const others = nonces.filter((each) => each.seats.some((seat) => seats.includes(seat)));
  if ([begun, ...others.map((each) => each.number)].some((number) => number > seen.made)) broken('nonce');
}

/** Everybody's nonces, and what each draw of the referee was made from. */
function drawn(key: Uint8Array, events: Read['events'], mine: readonly string[]): [Nonce[], Draw[]] {
  const nonces: Nonce[] = [];
  const draws: Draw[] = [];
  /** The level of the computer player in each seat. */
  const held = new Map<string, string>();
  /** The numbers of the moves that were not taken back. */
  let standing: number[] = [];
  for (const [number, event] of events.entries()) {
    if (event?.type === 'sat' || event?.type === 'brought') {
      const { seats, nonce, level } = event as unknown as { seats: string[]; nonce?: string; level?: string };
      if (event.type === 'sat') for (const seat of seats) held.set(seat, level ?? '');
      // It would be the server's choice, made when it knows all the others.
      if (nonce && seats.some((seat) => held.get(seat))) broken('bot', { number });
      if (nonce) nonces.push({ number, seats, nonce, mine: mine.includes(nonce), draws: 0 });
    } else if (event?.type === 'undone') standing = standing.filter((each) => each < Number(event.move));
    else if (event?.type === 'moved') {
      if (event.seat === REFEREE) {
        const seed = keyed(key, 'draw', standing.length, ...nonces.map((each) => each.nonce)).slice(0, 12);
        draws.push({ number, move: String(event.move), seed: bytesToHex(seed) });
        for (const each of nonces) each.draws += 1;
      }
      standing.push(number);
    }
  }
  return [nonces, draws];
}

function hash(...parts: Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts));
}

/** 32 bytes that only the key gives. */
function keyed(key: Uint8Array, purpose: string, number: number, ...more: string[]): Uint8Array {
  return hmac(sha256, key, utf8ToBytes([purpose, number, ...more].join('\n')));
}

function big(number: number): Uint8Array {
  const found = new Uint8Array(8);
  new DataView(found.buffer).setBigUint64(0, BigInt(number));
  return found;
}
