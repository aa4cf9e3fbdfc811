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
