/** What the server tells of Mysterium (`view.py`), and the few facts a drawing needs. */

export type Kind = 'character' | 'location' | 'object';

/** A psychic's orb. With two players one psychic has two of them. */
export interface Orb {
  colour: string;
  /** Whose it is: a seat. */
  seat: string;
  /** What is to be found now; null once all three are found. */
  seeks: Kind | null;
  /** The cards found so far: a character, then a location, then an object. */
  found: string[];
  /** The dreams lying before him, night by night, the latest last; each night in the order of their numbers. */
  nights: number[][];
  /** The day of each of those nights. */
  days: number[];
  /** Whether today's dream lies there. */
  dreamt: boolean;
  /** Today's final guess. */
  guess: string | null;
  /** What was guessed wrong for the card sought now. */
  misses: string[];
  /** The three cards the ghost has under this token, for the ghost; once found, for all. */
  combination: string[] | null;
  /** Whether this combination can still be the culprit's. */
  suspected: boolean;
}

/** A vote that was opened. */
export interface Ballot {
  day: number;
  /** The combination each seat named, by its colour. */
  votes: Record<string, string>;
  /** Who was accused upon it; null where nobody was. */
  accused: string | null;
}

export interface MysteriumView {
  viewer: string;
  to_act: string[];
  question: string; // table, combinations, day, answers, culprit, shared, vote, ballots, verdict, over
  stage: 1 | 2;
  /** 1 to 7. */
  day: number;
  difficulty: 'easy' | 'normal' | 'hard' | 'very_hard';
  /** What lies on the table, by name. */
  characters: string[];
  locations: string[];
  objects: string[];
  orbs: Orb[];
  /** Whose dream the ghost is laying now, by colour, and how many cards of it lie there face down. */
  dreaming: string | null;
  laid_count: number;
  /** How many cards the ghost holds, and how many lie in the two piles. */
  hand_count: number;
  deck: number;
  discard: number;
  /** How often the ghost may still throw his hand: today if easy, else in this game. */
  throws: number;
  /** The shared dream, in the order of the numbers. */
  shared: number[];
  /** The seats whose vote is in. */
  voted: string[];
  /** Which vote of this day is the next: from the third on a single leader is enough. */
  round: number;
  ballots: Ballot[];
  /** This viewer's own sealed votes, by seat. */
  votes: Record<string, string>;
  /** For the ghost: what he holds, what he has laid face down, whom he made the culprit (by colour). */
  hand: number[] | null;
  laid: number[] | null;
  culprit: string | null;
}

/** What is on the cards, in the words of things.toml, the most striking first. */
export interface MysteriumFacts {
  /** Dream n is at n - 1. */
  dreams: string[][];
  /** The cards of the tableau, by name. */
  cards: Record<string, { kind: Kind; things: string[] }>;
}

export const KINDS: readonly Kind[] = ['character', 'location', 'object'];
export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow', 'violet', 'white'];
export const DAYS = 7;
/** Cards of the shared dream. */
export const SHARED = 3;

/** A picture: a dream by its number, any other card by its name. */
export type Pic = number | string;

/** The cards of a kind that lie on the table. */
export const row = (view: MysteriumView, kind: Kind): string[] =>
  ({ character: view.characters, location: view.locations, object: view.objects })[kind];

/** The seats whose eyes these are; none for who only watches. */
export const eyes = (view: MysteriumView): string[] =>
  view.viewer.split('+').filter((seat) => seat === 'ghost' || view.orbs.some((orb) => orb.seat === seat));

/** All psychics' seats, in the order of their orbs. */
export const psychics = (view: MysteriumView): string[] => [...new Set(view.orbs.map(({ seat }) => seat))];

/** One psychic alone has two orbs, but one voice: the first stands for it. */
export const voice = (view: MysteriumView, seat: string): string => view.orbs.find((orb) => orb.seat === seat)?.colour ?? '';

/** Whether somebody is still to have a dream today. */
export const waits = (orb: Orb): boolean => orb.seeks !== null && !orb.dreamt;

/** The card the ghost wants somebody to find now; in the second stage all three. */
export function targets(orb: Orb): string[] {
  const cards = orb.combination ?? [];
  return orb.seeks ? cards.slice(orb.found.length, orb.found.length + 1) : cards;
}

/** Whether the ghost still has a dream to give to all. */
export const sharing = (view: MysteriumView): boolean => view.stage === 2 && view.shared.length < SHARED;

/** What brings something to light at once, or is lost for good. */
export function isFinal([verb = '']: readonly string[], view: MysteriumView): boolean {
  return ['guess', 'vote', 'close', 'throw'].includes(verb) || (verb === 'share' && view.laid_count === SHARED - 1);
}

/** Whether somebody was accused rightly, as far as that is known. */
export function accusation(view: MysteriumView, accused: string): 'right' | 'wrong' | '' {
  if (view.orbs.some((orb) => orb.colour === accused && !orb.suspected)) return 'wrong';
  return view.culprit === accused ? 'right' : '';
}

/** A secret move as others saw it: what is secret comes last. */
export const veil = (move: string): string => move.replace(/[^ ]+$/, '?');

/** The table without what only the ghost knows, or how somebody has voted; the same for who has no secret. */
export function cover(view: MysteriumView): MysteriumView {
  if (view.hand === null) return Object.keys(view.votes).length ? { ...view, votes: {} } : view;
  const orbs = view.orbs.map((orb) => (orb.seeks ? { ...orb, combination: null } : orb));
  return { ...view, orbs, hand: null, laid: null, culprit: null };
}
