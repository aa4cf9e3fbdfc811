/** What the psychics point at and why, and how their last guesses were answered: read off the moves and gestures. */
import type { Deed } from '../types';
import { row } from './view';
import type { MysteriumFacts, MysteriumView } from './view';

/** What made somebody think of a card: dreams, and things in them. */
export interface Because {
  card: string;
  dreams: { dream: number; things: string[] }[];
}

export interface Answer {
  card: string;
  right: boolean;
}

/** All by the colours of the orbs. */
export interface Signs {
  /** Where orbs lie for now: on a card or, in the second stage, on a combination. */
  orbs: Map<string, string>;
  because: Map<string, Because>;
  /** How the last guess was answered, until the next dream is there. */
  answers: Map<string, Answer>;
}

export function signs(view: MysteriumView, facts: MysteriumFacts | null, deeds: readonly Deed[]): Signs {
  const found: Signs = { orbs: new Map(), because: new Map(), answers: new Map() };
  const guesses = new Map<string, string>();
  for (const deed of deeds) {
    if ('what' in deed) point(found, view, facts, deed.seat, deed.what.split(' '));
    else happen(found, guesses, deed.move.split(' '));
  }
  return found;
}

function happen(found: Signs, guesses: Map<string, string>, [verb, colour = '', card = '']: string[]): void {
  if (verb === 'guess') {
    if (!guesses.size) found.answers.clear(); // whatever is left is of the day before
    guesses.set(colour, card);
  } else if (verb === 'right' || verb === 'wrong') {
    found.answers.set(colour, { card: guesses.get(colour) ?? '', right: verb === 'right' });
    found.orbs.delete(colour);
    guesses.delete(colour);
  } else if (verb === 'dream') {
    found.answers.delete(colour);
    found.because.delete(colour);
  } else if (verb === 'culprit') {
    found.answers.clear();
    found.because.clear();
  } else if (verb === 'ballot') {
    found.orbs.clear();
  }
}

/** A gesture may hold any text: what does not fit exactly means nothing. The ghost makes none. */
function point(found: Signs, view: MysteriumView, facts: MysteriumFacts | null, seat: string, words: string[]): void {
  const [verb, colour = '', where = '', ...more] = words;
  // One person may have several seats, and the server names only one of them: any psychic may move any orb.
  const orb = view.orbs.find((each) => each.colour === colour);
  if (!orb || !view.orbs.some((each) => each.seat === seat)) return;
  if (verb === 'orb' && !where) found.orbs.delete(colour);
  else if (verb === 'orb' && !more.length) found.orbs.set(colour, where);
  else if (verb === 'because' && facts && facts.cards[where]) {
    const dreams = more.map((word) => dreamt(facts, word));
    if (dreams.every((each) => each !== null)) found.because.set(colour, { card: where, dreams });
  }
}

/** `17:ship,wave`: things that are in that dream. */
function dreamt(facts: MysteriumFacts, word: string): { dream: number; things: string[] } | null {
  const [, number = '', list = ''] = /^(\d+):([\w,-]+)$/.exec(word) ?? [];
  const [dream, things] = [Number(number), list.split(',')];
  const known = facts.dreams[dream - 1] ?? [];
  return number && things.every((thing) => known.includes(thing)) ? { dream, things } : null;
}

/** Where everybody's orb lies now: on the final guess, or wherever it was laid for now, if it can lie there at all. */
export function laid(view: MysteriumView, { orbs }: Signs): Map<string, string> {
  const suspects = view.orbs.filter((orb) => orb.suspected).map((orb) => orb.colour);
  const found = new Map<string, string>();
  for (const { colour, guess, seeks } of view.orbs) {
    const on = guess ?? orbs.get(colour) ?? '';
    const places = view.stage === 2 ? suspects : seeks ? row(view, seeks) : [];
    if (places.includes(on)) found.set(colour, on);
  }
  return found;
}
