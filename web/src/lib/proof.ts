/**
 * The proof of a game, checked against what this browser was shown before its end. The same sums as in
 * `src/gaslamp/records/sealing.py`; whether moves and draws follow the rules is beyond the page, and `gaslamp verify` says it.
 */
import type { AnyLine, Told } from './messages';
import type { Noted } from './noted';

export interface Checked {
  commitment: string;
  head: string;
  /** How often this browser was shown the head before the end. */
  heads: number;
  hidden: number;
  /** Everybody's nonces, with the seats they came from. */
  nonces: { seats: string[]; nonce: string; mine: boolean }[];
}

/** The proof does not hold, or is not of the game that was shown. */
export class Broken extends Error {
  constructor(readonly why: Told) {
    super(why[0]);
  }
}

/** Browsers do sums only where a page came safely: over https, or from this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

interface Event {
  type: string;
  seats?: string[];
  nonce?: string;
  seat?: string;
  move?: string;
}

const HEX = '[0-9a-f]{64}';
const HEADER = new RegExp(`^gaslamp proof 1\ntable ([0-9a-z]+)\nkey (${HEX})\ncommitment (${HEX})\nhead (${HEX})\n\n`);
const LINE = new RegExp(`^(0|[1-9][0-9]*) (${HEX}) (${HEX}|-)(?: (\\{.*\\}))?$`);
const encoder = new TextEncoder();

function broken(what: string, args: Record<string, unknown> = {}): never {
  throw new Broken([`web-fair-broken-${what}`, args]);
}

export async function check(text: string, table: string, seen: Noted, shown: readonly AnyLine[]): Promise<Checked> {
  const header = HEADER.exec(text);
  if (!header || !text.endsWith('\n') || header[1] !== table) return broken('form');
  const [key, commitment, head] = [bytes(header[2]!), header[3]!, header[4]!];
  if (hex(await sha256(encoder.encode('gaslamp key\n'), key)) !== commitment) broken('key');
  const signing = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

  let link = await sha256(encoder.encode(`gaslamp table\n${table}\n`), bytes(commitment));
  const links: string[] = [];
  const leaves: string[] = [];
  const events: (Event | null)[] = [];
  for (const [number, line] of text.slice(header[0].length, -1).split('\n').entries()) {
    const found = LINE.exec(line);
    if (!found || Number(found[1]) !== number) return broken('changed', { number });
    const salt = await crypto.subtle.sign('HMAC', signing, encoder.encode(`salt\n${number}`));
    const rest = found[3] === '-' ? new Uint8Array(32) : bytes(found[3]!);
    const leaf = await sha256(new Uint8Array(salt), rest, encoder.encode(found[4] ?? ''));
    link = await sha256(link, big(number), leaf);
    if (hex(link) !== found[2]) broken('changed', { number });
    links.push(hex(link));
    leaves.push(hex(leaf));
    events.push(found[4] ? (JSON.parse(found[4]) as Event) : null);
  }
  if (hex(link) !== head) broken('cut');

  compare(seen, commitment, links, leaves);
  compareStory(shown, events);
  const nonces = events.flatMap((event) =>
    event?.nonce && (event.type === 'sat' || event.type === 'brought')
      ? [{ seats: event.seats ?? [], nonce: event.nonce, mine: seen.nonces.includes(event.nonce) }]
      : [],
  );
  if (seen.nonces.length && !nonces.some((each) => each.mine)) broken('nonce');
  return { commitment, head, heads: Object.keys(seen.heads).length, hidden: Object.keys(seen.hidden).length, nonces };
}

/** Whether it is the game that was shown before its end. */
function compare(seen: Noted, commitment: string, links: readonly string[], leaves: readonly string[]): void {
  if (seen.split !== null) broken('split', { number: seen.split });
  if (seen.commitment && seen.commitment !== commitment) broken('commitment');
  const other = (shelf: Record<string, string>, proven: readonly string[]) =>
    Object.keys(shelf).find((number) => shelf[number] !== proven[Number(number)]);
  const hidden = other(seen.hidden, leaves);
  if (hidden !== undefined) broken('hidden', { number: Number(hidden) });
  const head = other(seen.heads, links);
  if (head !== undefined) broken('head', { number: Number(head) });
}

/** Whether the log that the page shows now, with everything revealed, tells the same. */
function compareStory(shown: readonly AnyLine[], events: readonly (Event | null)[]): void {
  for (const line of shown) {
    if (line.type !== 'moved') continue;
    const event = events[line.n];
    if (event?.type !== 'moved' || event.seat !== line.seat || event.move !== line.move) broken('story', { number: line.n });
  }
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(parts.flatMap((part) => [...part]))));
}

function big(number: number): Uint8Array {
  const found = new Uint8Array(8);
  new DataView(found.buffer).setBigUint64(0, BigInt(number));
  return found;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
