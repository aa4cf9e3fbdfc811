/** What the server tells of Mr. Jack in New York (`view.py`, and `Game.facts` for the board), and the few facts a drawing needs. */
import { endsRound } from '../sisters/view';
import type { CaseView } from '../sisters/view';

/** In the order of the rulebook, which JSON does not keep. */
export const CHARACTERS = ['beach', 'rider', 'latimer', 'grant', 'callahan', 'eastman', 'tumblety', 'smith'] as const;
export type Name = (typeof CHARACTERS)[number];

export const TILES = ['metro', 'lamp', 'building', 'park'] as const;
export type Tile = (typeof TILES)[number];

export interface YorkView extends CaseView<Name> {
  /** `informant` asks where the Informant goes; `identity`, `deal`, `last`, `alibi`, `witness` and `verdict` ask the referee. */
  question: 'identity' | 'deal' | 'take' | 'last' | 'act' | 'informant' | 'alibi' | 'witness' | 'verdict' | 'over';
  /** What was laid where, with the side that is up; also under a barrier. What is printed is not among it. */
  tiles: Record<string, Tile>;
  /** The two hexes that each of the two barriers covers. */
  barriers: [string, string][];
  /** The ports where the two steamers lie. */
  steamers: string[];
  /** Where the Informant is, and whether he still talks in this round. */
  informant: { hex: string; talkative: boolean };
  /** Whether Tumblety has yet to decide on his swap, which he need not use. */
  may_swap: boolean;
}

export interface Hex {
  id: string;
  column: number;
  /** Rows are counted in half hexes: the hex below is two rows further. */
  row: number;
  /** What is printed there. `liberty` is one space of its own that touches no other; its column and row are only where to draw it. */
  kind: 'street' | 'building' | 'metro' | 'quay' | 'port' | 'exit' | 'liberty';
}

export interface YorkFacts {
  hexes: Hex[];
  /** The one-way ferries: from two quays to Liberty Island, and from there to two others. */
  ferries: [string, string][];
}

export const LIBERTY = 'liberty';
/** The way out by land; the others are ports where a steamer lies. */
export const BRIDGE = '14-11';
/** He stands on the board, but is no character. */
export const INFORMANT = 'informant';

/** What is begun on a character's card and goes on on the board. */
export const POWERS: readonly string[] = [...TILES, 'barrier', 'steamer', 'send', 'swap'];

export const isName = (word: string | undefined): word is Name => (CHARACTERS as readonly string[]).includes(word ?? '');
export const isTile = (word: string | undefined): word is Tile => (TILES as readonly string[]).includes(word ?? '');
export const isWayOut = (view: YorkView, hex: string): boolean => hex === BRIDGE || view.steamers.includes(hex);
export const isTaken = (view: YorkView, hex: string): boolean => CHARACTERS.some((name) => view.characters[name].hex === hex);
export const isBarred = (view: YorkView, hex: string): boolean => view.barriers.flat().includes(hex);

/** What whoever is active has to do: `walk`, `swap`, `informant`, or the power by its owner's name. */
export function duties(view: YorkView): { what: string; done: boolean }[] {
  const { active, moved, powered, may_swap } = view;
  if (!active) return [];
  const after = view.question === 'informant' ? [{ what: INFORMANT, done: false }] : [];
  // Eastman moves himself or somebody else. So does Tumblety, where no power is owed although he may swap.
  if (active === 'eastman' || (may_swap && powered)) return [{ what: active, done: moved }, ...after];
  const power = active === 'tumblety' ? (may_swap ? [{ what: 'swap', done: false }] : []) : [{ what: active, done: powered }];
  return [{ what: 'walk', done: moved }, ...power, ...after];
}

/**
 * An accusation and an escape end the game, the Informant has a card drawn at once, and when all is done with the fourth character
 * witnesses are called. Tumblety need not swap, so his walk may be the end.
 */
export function isFinal([verb = '', ...rest]: readonly string[], view: YorkView): boolean {
  const where = rest.at(-1) ?? '';
  const meets = view.informant.talkative && where === view.informant.hex;
  if (verb === 'accuse' || verb === 'escape') return true;
  if ((verb === 'walk' || verb === 'send') && (meets || isWayOut(view, where))) return true;
  return endsRound(view, duties(view).filter(({ what }) => what !== 'swap' || verb === 'swap' || verb === 'pass'));
}
