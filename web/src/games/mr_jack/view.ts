/** What the server tells of Mr. Jack (`view.py`, and `Game.facts` for the board), and the few facts a drawing needs. */

import type { Direction } from '../sisters/geometry';

/** In the order of the rulebook, which JSON does not keep. */
export const CHARACTERS = ['holmes', 'watson', 'smith', 'lestrade', 'stealthy', 'goodley', 'gull', 'bert'] as const;
export type Name = (typeof CHARACTERS)[number];
export const EXITS = ['nw', 'ne', 'sw', 'se'] as const;
export type Exit = (typeof EXITS)[number];

export interface Character {
  hex: string;
  /** Whether the token shows the side of a suspect, or that of an innocent. */
  suspect: boolean;
  /** Whether a witness would see this character now: in the light, or beside somebody. */
  visible: boolean;
}

export interface JackView {
  viewer: string;
  to_act: string[];
  outcome: { winners: string[]; reason: string } | null;
  /** What is asked now: `identity`, `deal`, `last`, `alibi`, `witness` and `verdict` of the referee, the others of a player. */
  question: 'identity' | 'deal' | 'take' | 'last' | 'act' | 'face' | 'alibi' | 'witness' | 'verdict' | 'over';
  /** 1 to 8. */
  round: number;
  /** Who plays the four characters of this round, in order. */
  order: string[];
  /** How many of them have been played. */
  played: number;
  characters: Record<Name, Character>;
  /** Which way Watson's lantern points. */
  facing: Direction;
  /** The street hexes in its beam, the nearest first. */
  beam: string[];
  /** The posts whose lamp is lit, with the number on its tile; 0 for one without. */
  lamps: Record<string, number>;
  /** The street hexes that lamps light. */
  lit: string[];
  /** The manholes that are covered. */
  covers: string[];
  /** The exits that are closed. */
  cordons: Exit[];
  /** What witnesses said at the end of each round so far. */
  witness: ('visible' | 'invisible')[];
  /** Whether the witness card says "invisible", so that Jack may leave in this round. */
  may_leave: boolean;
  /** The four characters of this round, played or not; none while they are being dealt. */
  cards: Name[];
  /** Those whose card has been taken, the active one included. */
  taken: Name[];
  /** The four of the next round, where that is known already. */
  next_cards: Name[];
  /** Whose card is being played. */
  active: Name | null;
  /** Whether the active character has moved, and whether the power is used up. */
  moved: boolean;
  powered: boolean;
  /** Goodley's points left while he whistles. */
  whistle: number | null;
  /** Those who have come already. */
  whistled: Name[];
  /** Whom the detective accuses, once he does. */
  accused: Name | null;
  /** Where Jack has left the district. */
  left_by: Exit | null;
  /** How many alibi cards each side has drawn with Holmes. */
  alibis: Record<string, number>;
  /** Which ones, for who may know it: by seat. */
  hands: Record<string, Name[]>;
  /** Who Jack is: for Jack, and for all once it has come out. */
  jack: Name | null;
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

export const JACK = 'jack';
export const DETECTIVE = 'detective';

/** The seats whose eyes these are; none for who only watches. */
export const eyes = (view: JackView): string[] => view.viewer.split('+').filter((seat) => seat === JACK || seat === DETECTIVE);

export const ROUNDS = 8;

/** Who begins a round, as the round track says. */
export const beginner = (round: number): string => (round % 2 ? DETECTIVE : JACK);

export const isName = (word: string | undefined): word is Name => (CHARACTERS as readonly string[]).includes(word ?? '');
export const isExit = (word: string | undefined): word is Exit => (EXITS as readonly string[]).includes(word ?? '');

/** Whose character is being played, or whose turn it is to take one. */
export const player = (view: JackView): string | undefined => view.order[Math.min(view.played, view.order.length - 1)];

export const suspects = (view: JackView): Name[] => CHARACTERS.filter((name) => view.characters[name].suspect);

/** The lamp that goes out when this round ends; 0 if none does. */
export const dying = (view: JackView): number => (Object.values(view.lamps).includes(view.round) ? view.round : 0);

/** Why a witness would see somebody, or would not. */
export function sight(view: JackView, name: Name): 'lamp' | 'lantern' | 'beside' | 'dark' {
  const { hex, visible } = view.characters[name];
  if (!visible) return 'dark';
  if (view.lit.includes(hex)) return 'lamp';
  return view.beam.includes(hex) ? 'lantern' : 'beside';
}

/** What whoever is active has to do, each by the name of its text: `walk`, `face`, or the power by its owner's name. */
export interface Duty {
  what: string;
  done: boolean;
}

/** Whose power is owed, before or after the move: `powered` says whether still. */
const OWING: readonly Name[] = ['smith', 'lestrade', 'goodley', 'bert'];

export function duties(view: JackView): Duty[] {
  const { active, moved, powered } = view;
  if (!active) return [];
  // Gull walks or uses his power, and Miss Stealthy's power is how she walks: one thing each.
  if (active === 'gull' || active === 'stealthy') return [{ what: active, done: moved }, ...turning(view)];
  return [{ what: 'walk', done: moved }, { what: active, done: OWING.includes(active) && powered }, ...turning(view)];
}

/** Whoever brings Watson somewhere turns his lantern, too. */
const turning = ({ active, question }: JackView): Duty[] =>
  question === 'face' && active !== 'watson' ? [{ what: 'face', done: false }] : [];

/** The alibi cards this viewer has seen, whoever drew them. */
export const alibis = (view: JackView): Name[] => Object.values(view.hands).flat();

/**
 * An accusation and an escape end the game, Holmes draws a card as soon as he has moved, and when all is done with the fourth
 * character witnesses are called.
 */
export function isFinal([verb]: readonly string[], view: JackView): boolean {
  const last = view.played === 3 && duties(view).filter(({ done }) => !done).length === 1;
  return last || verb === 'accuse' || verb === 'escape' || (view.active === 'holmes' && (verb === 'walk' || verb === 'stay'));
}

/** That one may leave tells who one is. Covered whenever he might, since to cover it only then would tell it, too. */
export const choicesTell = (view: JackView): boolean =>
  eyes(view).includes(JACK) && view.to_act.includes(JACK) && view.may_leave && view.question === 'act' && !view.moved;

/** The board without what only this viewer knows; the same for who knows nothing. */
export const cover = (view: JackView): JackView =>
  view.outcome || (view.jack === null && !alibis(view).length) ? view : { ...view, jack: null, hands: {} };
