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
  /** The cards on which orbs lie for now. */
  orbs: Map<string, string>;
  because: Map<string, Because>;
  /** How everybody's last guess was answered, until he makes the next one. */
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
    found.answers.delete(colour);
    guesses.set(colour, card);
  } else if (verb === 'right' || verb === 'wrong') {
    found.answers.set(colour, { card: guesses.get(colour) ?? '', right: verb === 'right' });
    found.orbs.delete(colour);
  } else if (verb === 'dream') {
    found.because.delete(colour);
  } else if (verb === 'culprit') {
    found.answers.clear();
    found.because.clear();
  }
}

/** A gesture may hold any text: what does not fit exactly, or speaks for another's orb, means nothing. */
function point(found: Signs, view: MysteriumView, facts: MysteriumFacts | null, seat: string, words: string[]): void {
  const [verb, colour = '', where = '', ...more] = words;
  if (!view.orbs.some((orb) => orb.colour === colour && orb.seat === seat)) return;
  if (verb === 'orb' && !where) found.orbs.delete(colour);
  else if (verb === 'orb' && !more.length) found.orbs.set(colour, where);
  else if (verb === 'because' && facts && Object.hasOwn(facts.cards, where)) {
    const dreams = more.map((word) => dreamt(facts, word));
    if (dreams.length && dreams.every((each) => each !== null)) found.because.set(colour, { card: where, dreams });
  }
}

/** `17:ship,wave`: things that are in that dream. */
function dreamt(facts: MysteriumFacts, word: string): { dream: number; things: string[] } | null {
  const [, number = '', list = ''] = /^(\d+):([\w,-]+)$/.exec(word) ?? [];
  const [dream, things] = [Number(number), list.split(',')];
  const known = facts.dreams[dream - 1] ?? [];
  return number && things.every((thing) => known.includes(thing)) ? { dream, things } : null;
}

/** The card everybody's orb lies on now: the final guess, or wherever it was laid for now, if it can lie there at all. */
export function laid(view: MysteriumView, { orbs }: Signs): Map<string, string> {
  const found = new Map<string, string>();
  for (const { colour, guess, seeks } of view.orbs) {
    const on = guess ?? orbs.get(colour) ?? '';
    if (seeks && row(view, seeks).includes(on)) found.set(colour, on);
  }
  return found;
}

/** The orbs that lie on a card or on somebody's combination. */
export const orbsOn = (places: ReadonlyMap<string, string>, where: string): string[] =>
  [...places].filter(([, each]) => each === where).map(([colour]) => colour);

/** How the last guesses or the last accusation were answered: the referee's words since somebody guessed or voted. */
export function verdicts(deeds: readonly Deed[]): { verb: string; colour: string }[] {
  const moves = deeds.flatMap((deed) => ('move' in deed ? [deed.move.split(' ')] : []));
  const since = moves.slice(moves.findLastIndex(([verb]) => verb === 'guess' || verb === 'vote') + 1);
  return since.map(([verb = '', colour = '']) => ({ verb, colour }));
}
