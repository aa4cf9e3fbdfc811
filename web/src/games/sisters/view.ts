/** What the server tells of both Mr. Jack games on hexes: London and New York (`sisters/view.py`). `N` are the characters' names. */

export interface Character {
  hex: string;
  /** Whether the token shows the side of a suspect, or that of an innocent. */
  suspect: boolean;
  /** Whether a witness would see this character now. */
  visible: boolean;
}

export interface CaseView<N extends string = string> {
  viewer: string;
  to_act: string[];
  outcome: { winners: string[]; reason: string } | null;
  /** What is asked now; which of it the referee answers, each game says. */
  question: string;
  /** 1 to 8. */
  round: number;
  /** Who plays the four characters of this round, in order. */
  order: string[];
  /** How many of them have been played. */
  played: number;
  characters: Record<N, Character>;
  /** The hexes that lamps light. */
  lit: string[];
  /** What witnesses said at the end of each round so far. */
  witness: ('visible' | 'invisible')[];
  /** Whether the witness card says "invisible", so that Jack may leave in this round. */
  may_leave: boolean;
  /** The four characters of this round, played or not; none while they are being dealt. */
  cards: N[];
  /** Those whose card has been taken, the active one included. */
  taken: N[];
  /** The four of the next round, where that is known already. */
  next_cards: N[];
  /** Whose card is being played. */
  active: N | null;
  /** Whether the active character has moved, and whether no power is owed. */
  moved: boolean;
  powered: boolean;
  /** Whom the detective accuses, once he does. */
  accused: N | null;
  /** Where Jack has left. */
  left_by: string | null;
  /** How many alibi cards each side has drawn. */
  alibis: Record<string, number>;
  /** Which ones, for who may know it: by seat. */
  hands: Record<string, N[]>;
  /** Who Jack is: for Jack, and for all once it has come out. */
  jack: N | null;
}

export const JACK = 'jack';
export const DETECTIVE = 'detective';
export const ROUNDS = 8;
/** The fourth character of a round is its last. */
const LAST = 3;

/** The seats whose eyes these are; none for who only watches. */
export const eyes = (view: CaseView): string[] => view.viewer.split('+').filter((seat) => seat === JACK || seat === DETECTIVE);

/** Who begins a round, as the round track says. */
export const beginner = (round: number): string => (round % 2 ? DETECTIVE : JACK);

/** Whose character is being played, or whose turn it is to take one. */
export const player = (view: CaseView): string | undefined => view.order[Math.min(view.played, view.order.length - 1)];

/** Somebody on the board, where everybody is. */
export const standing = (view: CaseView, name: string): Character => view.characters[name]!;

/** How many may still be Jack. */
export const suspects = (view: CaseView): number => Object.values(view.characters).filter(({ suspect }) => suspect).length;

/** The alibi cards this viewer has seen, whoever drew them. */
export const alibis = (view: CaseView): string[] => Object.values(view.hands).flat();

/** Whether, with one duty left, the round ends: witnesses are called, and that cannot be taken back. */
export const endsRound = (view: CaseView, duties: readonly { done: boolean }[]): boolean =>
  view.played === LAST && duties.filter(({ done }) => !done).length === 1;

/** That one may leave tells who one is. Covered whenever he might, since to cover it only then would tell it, too. */
export const choicesTell = (view: CaseView): boolean =>
  eyes(view).includes(JACK) && view.to_act.includes(JACK) && view.may_leave && view.question === 'act' && !view.moved;

/** The board without what only this viewer knows; the same for who knows nothing. */
export const cover = <V extends CaseView>(view: V): V =>
  view.outcome || (view.jack === null && !alibis(view).length) ? view : { ...view, jack: null, hands: {} };
