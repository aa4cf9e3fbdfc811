/** What the server tells of Mr. Jack in New York (`view.py`, and `Game.facts` for the board), and the few facts a drawing needs. */
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
  /** Where Jack has left: the land exit or a port. */
  left_by: string | null;
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
