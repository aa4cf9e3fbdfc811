/**
 * What this browser was shown of a table before its end, and the nonces it brought. The proof that comes afterwards is held
 * against this, so what was noted first stays.
 */
import type { News } from './messages';
import { telling } from './telling';

export interface Noted {
  commitment: string;
  nonces: string[];
  /** The last event that was known when the first of them was made. */
  made: number;
  /** The head of the chain, by the number of the event it stood at. */
  heads: Record<string, string>;
  /** The commitments to moves that not everybody saw in full, by number. */
  hidden: Record<string, string>;
  /** What was told of each event; of a move there can be more than one telling, as when it is taken back and seen by everybody. */
  told: Record<string, string[]>;
  /** An event of which two different things were shown. */
  split: number | null;
  at: number;
}

const KEY = 'gaslamp-noted-';
const MOST_TABLES = 40;
const MOST_HEADS = 64;
/** Letters of what was told at a table: a long game with some talk. For all tables together browsers have room for five million. */
const MOST_TOLD = 64_000;

export function noted(table: string): Noted {
  const none: Noted = { commitment: '', nonces: [], made: -1, heads: {}, hidden: {}, told: {}, split: null, at: 0 };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY + table) ?? '{}') as Partial<Noted>) };
  } catch {
    return none;
  }
}

function keep(table: string, what: Noted): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...what, at: Date.now() }));
    const others = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    if (others.length <= MOST_TABLES) return;
    const ages = new Map(others.map((key) => [key, noted(key.slice(KEY.length)).at]));
    others.sort((one, other) => ages.get(one)! - ages.get(other)!);
    for (const key of others.slice(0, -MOST_TABLES)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}

export function noteNonce(table: string, nonce: string): void {
  const kept = noted(table);
  const made = kept.nonces.length ? kept.made : Math.max(-1, ...Object.keys(kept.told).map(Number));
  keep(table, { ...kept, nonces: [...new Set([...kept.nonces, nonce])], made });
}

/** Note what the server says while the game is not over. */
export function noteNews(table: string, news: News, n: number): void {
  if (!news.head) return;
  const kept = noted(table);
  const put = (shelf: Record<string, string>, number: number, hash: string) => {
    const before = (shelf[number] ??= hash);
    if (before !== hash) kept.split ??= number;
  };
  let room = MOST_TOLD - JSON.stringify(kept.told).length;
  for (const line of news.lines) {
    const [said, before] = [telling(line), kept.told[line.n] ?? []];
    if (!before.includes(said) && said.length < room) {
      kept.told[line.n] = [...before, said];
      room -= said.length;
    }
    if (line.type === 'opened' && line.commitment) {
      kept.commitment ||= line.commitment;
      if (kept.commitment !== line.commitment) kept.split ??= 0;
    } else if (line.type === 'moved' && line.commitment) put(kept.hidden, line.n, line.commitment);
  }
  put(kept.heads, n, news.head);
  keep(table, { ...kept, heads: thinned(kept.heads) });
}

/** Each head stands for all that came before it: of many, every second is enough. */
function thinned(heads: Record<string, string>): Record<string, string> {
  const all = Object.entries(heads);
  if (all.length <= MOST_HEADS) return heads;
  return Object.fromEntries(all.filter((_, index) => (all.length - index) % 2));
}
