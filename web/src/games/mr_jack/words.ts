/** Mr. Jack in words: what choices are called, and what has changed. The whole position is in `describe.ts`. */
import type { Ways } from '../../lib/choices';
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { alibis, CHARACTERS, isExit, isName, sight } from './view';
import type { JackView, Name } from './view';

/**
 * On the board one picks things, and the verb goes without saying: a hex is walked to, a lit lamp is moved, and what is done
 * with somebody is asked afterwards. Only a cover says what it is, since one may also walk to where it lies.
 */
export const ways: Ways = (words) => {
  const [verb = '', first = '', ...rest] = words;
  if (verb === 'accuse' || verb === 'swap') return [[first, verb]];
  if (verb === 'cover') return [[`${verb} ${first}`, ...rest]];
  return first ? [[first, ...rest]] : [words];
};

const VERBS = ['take', 'walk', 'stay', 'accuse', 'escape', 'lamp', 'cover', 'cordon', 'whistle', 'stop', 'swap', 'face'];

export const personTold = (name: string): Told => [`mr_jack-name-${name}`, {}];
export const sideTold = (seat: string): Told => [`mr_jack-seat-${seat}`, {}];
export const exitTold = (exit: string): Told => [`mr_jack-exit-${exit}`, {}];
export const directionTold = (direction: string): Told => [`mr_jack-direction-${direction}`, {}];
/** What somebody is called where there is little room, and where there is none. */
export const short = (name: string): string => t(`web-jack-short-${name}`);
export const sign = (name: string): string => t(`web-jack-sign-${name}`);

/** In both orders: `lamp b2 f9` in the list of moves, and `b2 f9` on the board. */
export function label(path: readonly string[], view: JackView): string {
  const [first = ''] = path;
  const last = path.at(-1) ?? '';
  if (VERBS.includes(first)) return path.length === 1 ? t(`web-jack-do-${first}`) : written(path);
  if (path.length > 1) return VERBS.includes(last) ? t(`web-jack-${last}-whom`, { name: personTold(first) }) : to(last);
  if (isName(first)) return short(first);
  if (view.question === 'face') return t('web-jack-face-to', { direction: directionTold(first) });
  if (isExit(first)) return t(view.cordons.includes(first) ? 'web-jack-cordon-in' : 'web-jack-leave-by', { exit: exitTold(first) });
  if (first.startsWith('cover ')) return t('web-jack-cover-on', { hex: first.slice(6) });
  return first in view.lamps ? lampWords(view, first) : first;
}

/** A word of a move as it is written, after its verb. */
function written([verb = '', first = '', second]: readonly string[]): string {
  if (second !== undefined) return to(second);
  if (verb === 'face') return t('web-jack-face-to', { direction: directionTold(first) });
  if (verb === 'walk') return to(first);
  if (isName(first)) return t(`mr_jack-name-${first}`);
  if (verb === 'escape') return t('web-jack-by', { exit: exitTold(first) });
  return isExit(first) ? t('web-jack-from-exit', { exit: exitTold(first) }) : t('web-jack-from', { hex: first });
}

const to = (place: string): string =>
  isExit(place) ? t('web-jack-to-exit', { exit: exitTold(place) }) : t('web-jack-to', { hex: place });

export const lampWords = (view: JackView, hex: string): string =>
  view.lamps[hex] ? t('web-jack-lamp-numbered', { hex, number: view.lamps[hex] }) : t('web-jack-lamp-on', { hex });

/** A hex to walk to, and whether one would stand in the light there. */
export function streetWords(view: JackView, hex: string): string {
  // Watson takes his lantern along.
  const light = view.lit.includes(hex) ? 'lamp' : view.beam.includes(hex) && view.active !== 'watson' ? 'lantern' : 'dark';
  return t('web-jack-walk-to', { hex, light });
}

/** Somebody on the board: where, of which side his token shows, and whether he would be seen. */
export function characterWords(view: JackView, name: Name): string {
  const { hex, suspect } = view.characters[name];
  return [
    t('web-jack-on', { name: personTold(name), hex }),
    t(suspect ? 'web-jack-suspect' : 'web-jack-innocent'),
    t(`web-jack-sight-${sight(view, name)}`),
    name === view.jack ? t('web-jack-is-jack') : '',
    alibis(view).includes(name) ? t('web-jack-has-alibi') : '',
  ]
    .filter(Boolean)
    .join(t('list-separator'));
}

/** Who has turned out to be innocent, and which lamp has gone out. */
export function news(before: JackView, after: JackView): string {
  const cleared = CHARACTERS.filter((name) => before.characters[name].suspect && !after.characters[name].suspect);
  const burning = Object.values(after.lamps);
  const gone = Object.values(before.lamps).filter((number) => number && !burning.includes(number));
  return [
    cleared.length ? t('web-jack-cleared', { count: cleared.length, names: cleared.map(personTold) }) : '',
    ...gone.map((number) => t('web-jack-went-out', { number })),
  ]
    .filter(Boolean)
    .join(' ');
}
