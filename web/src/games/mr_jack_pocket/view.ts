/** What the server tells of Mr. Jack Pocket (`view.py`), and the few facts a drawing needs. */

export interface Tile {
  suspect: string;
  /** The closed side; null on the only side without a wall. */
  wall: 'n' | 'e' | 's' | 'w' | null;
  up: boolean;
  rotated: boolean;
  in_sight: boolean;
}

export interface Action {
  face: string;
  used: boolean;
}

export interface PocketView {
  viewer: string;
  question: string;
  turn: number;
  tiles: Tile[];
  detectives: Record<string, number>;
  /** The places of the tiles each detective sees, the nearest first. */
  sight: Record<string, number[]>;
  actions: Action[];
  next_actions: string[];
  shown: string[];
  turn_tokens: string[];
  chase: boolean;
  jack_cards: number;
  jack: string | null;
  cards: string[] | null;
  hourglasses: number | null;
}

export const DETECTIVES = ['holmes', 'watson', 'toby'] as const;
export const TURNS = 8;
export const GOAL = 6;
const RIM = 12;

/** The first word of the moves that use a token's face. */
export const wordOf = (face: string): string => (face === 'rotation' ? 'rotate' : face);

/** Where a detective would come to stand, some places further on. */
export const onward = (place: number, steps: number): number => ((place - 1 + steps) % RIM) + 1;

export const isDetective = (word: string | undefined): boolean => (DETECTIVES as readonly string[]).includes(word ?? '');

/** Jack's hourglasses: all of them for who may know, or those everybody can count. */
export const hourglasses = (view: PocketView): number =>
  view.hourglasses ?? view.turn_tokens.filter((side) => side === 'jack').length;

export const suspectsLeft = (view: PocketView): number => view.tiles.filter((tile) => tile.up).length;

/** An alibi shows a card and the last action of a turn calls the witnesses: neither can be taken back. */
export const isFinal = ([verb]: readonly string[], view: PocketView): boolean =>
  verb === 'alibi' || view.actions.filter((each) => !each.used).length === 1;

/** The board without what only Jack knows; the same for everybody else. */
export const cover = (view: PocketView): PocketView =>
  view.jack === null ? view : { ...view, jack: null, cards: null, hourglasses: null };
