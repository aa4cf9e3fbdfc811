/** What the server tells of Mr. Jack (`view.py`, and `Game.facts` for the board), and the few facts a drawing needs. */
import type { Direction } from '../sisters/geometry';
import { endsRound } from '../sisters/view';
import type { CaseView } from '../sisters/view';

/** In the order of the rulebook, which JSON does not keep. */
export const CHARACTERS = ['holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull', 'bert'] as const;
export type Name = (typeof CHARACTERS)[number];
export const EXITS = ['nw', 'ne', 'sw', 'se'] as const;
export type Exit = (typeof EXITS)[number];

export interface JackView extends CaseView<Name> {
  /** `identity`, `deal`, `last`, `alibi`, `witness` and `verdict` are asked of the referee, the others of a player. */
  question: 'identity' | 'deal' | 'take' | 'last' | 'act' | 'face' | 'alibi' | 'witness' | 'verdict' | 'over';
  /** Which way Watson's lantern points. */
  facing: Direction;
  /** The street hexes in its beam, the nearest first. */
  beam: string[];
  /** The posts whose lamp is lit, with the number on its tile; 0 for one without. */
  lamps: Record<string, number>;
  /** The manholes that are covered. */
  covers: string[];
  /** The exits that are closed. */
  cordons: Exit[];
  /** Goodley's points left while he whistles. */
  whistle: number | null;
  /** Those who have come already. */
  whistled: Name[];
  left_by: Exit | null;
}

export interface Hex {
  id: string;
  column: number;
  /** Rows are counted in half hexes: the hex below is two rows further. */
  row: number;
  kind: 'street' | 'lamp' | 'building' | 'garden';
  /** Whether a street has a manhole. */
  manhole: boolean;
}

export interface JackFacts {
  edition: string;
  hexes: Hex[];
  /** The hex from which each exit leads out, and in which direction. */
  exits: Record<Exit, { hex: string; out: Direction }>;
}

export const isName = (word: string | undefined): word is Name => (CHARACTERS as readonly string[]).includes(word ?? '');
export const isExit = (word: string | undefined): word is Exit => (EXITS as readonly string[]).includes(word ?? '');

/** The lamp that goes out when this round ends; 0 if none does. */
export const dying = (view: JackView): number => (Object.values(view.lamps).includes(view.round) ? view.round : 0);

/** Whose power is owed, before or after the move: `powered` says whether still. */
const OWING: readonly Name[] = ['smith', 'lestrade', 'goodley', 'bert'];

/** What whoever is active has to do, each by the name of its text: `walk`, `face`, or the power by its owner's name. */
export function duties(view: JackView): { what: string; done: boolean }[] {
  const { active, moved, powered } = view;
  if (!active) return [];
  // Gull walks or uses his power, and Miss Stealthy's power is how she walks: one thing each.
  if (active === 'gull' || active === 'stealthy') return [{ what: active, done: moved }, ...turning(view)];
  return [{ what: 'walk', done: moved }, { what: active, done: OWING.includes(active) && powered }, ...turning(view)];
}

/** Whoever brings Watson somewhere turns his lantern, too. */
const turning = ({ active, question }: JackView): { what: string; done: boolean }[] =>
  question === 'face' && active !== 'watson' ? [{ what: 'face', done: false }] : [];

/**
 * An accusation and an escape end the game, Holmes draws a card as soon as he has moved, and when all is done with the fourth
 * character witnesses are called.
 */
export function isFinal([verb]: readonly string[], view: JackView): boolean {
  const draws = view.active === 'holmes' && (verb === 'walk' || verb === 'stay');
  return draws || verb === 'accuse' || verb === 'escape' || endsRound(view, duties(view));
}
