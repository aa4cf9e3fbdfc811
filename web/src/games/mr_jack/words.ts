/** Mr. Jack in words: what choices are called, and what has changed. The whole position is in `describe.ts`. */
import type { Ways } from '../../lib/choices';
import type { Told } from '../../lib/messages';
import { say, t } from '../../lib/texts.svelte';
import { clearedWords, personTold } from '../sisters/words';
import { london } from './london';
import { isExit, isName } from './view';
import type { JackView } from './view';

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

export const exitTold = (exit: string): Told => [`mr_jack-exit-${exit}`, {}];
export const directionTold = (direction: string): Told => [`mr_jack-direction-${direction}`, {}];

/** In both orders: `lamp b2 f9` in the list of moves, and `b2 f9` on the board. */
export function label(path: readonly string[], view: JackView): string {
  const [first = ''] = path;
  const last = path.at(-1) ?? '';
  if (VERBS.includes(first)) return path.length === 1 ? london.deed(first) : written(path);
  if (path.length > 1 && VERBS.includes(last)) {
    return t(last === 'accuse' ? 'web-jack-accuse-whom' : 'web-london-swap-whom', { name: personTold(london, first) });
  }
  if (path.length > 1) return to(last);
  if (isName(first)) return london.short(first);
  if (view.question === 'face') return t('web-london-face-to', { direction: directionTold(first) });
  if (isExit(first)) return t(view.cordons.includes(first) ? 'web-london-cordon-in' : 'web-london-leave-by', { exit: exitTold(first) });
  if (first.startsWith('cover ')) return t('web-london-cover-on', { hex: first.slice(6) });
  return first in view.lamps ? lampWords(view, first) : first;
}

/** A word of a move as it is written, after its verb. */
function written([verb = '', first = '', second]: readonly string[]): string {
  if (second !== undefined) return to(second);
  if (verb === 'face') return t('web-london-face-to', { direction: directionTold(first) });
  if (verb === 'walk') return to(first);
  if (isName(first)) return say(personTold(london, first));
  if (verb === 'escape') return t('web-london-by', { exit: exitTold(first) });
  return isExit(first) ? t('web-london-from-exit', { exit: exitTold(first) }) : t('web-jack-from', { hex: first });
}

const to = (place: string): string =>
  isExit(place) ? t('web-london-to-exit', { exit: exitTold(place) }) : t('web-jack-to', { hex: place });

export const lampWords = (view: JackView, hex: string): string =>
  view.lamps[hex] ? t('web-london-lamp-numbered', { hex, number: view.lamps[hex] }) : t('web-london-lamp-on', { hex });

/** A hex to walk to, and whether one would stand in the light there. */
export function streetWords(view: JackView, hex: string): string {
  // Watson takes his lantern along.
  const light = view.lit.includes(hex) ? 'lamp' : view.beam.includes(hex) && view.active !== 'watson' ? 'lantern' : 'dark';
  return t('web-london-walk-to', { hex, light });
}

/** Who has turned out to be innocent, and which lamp has gone out. */
export function news(before: JackView, after: JackView): string {
  const burning = Object.values(after.lamps);
  const gone = Object.values(before.lamps).filter((number) => number && !burning.includes(number));
  return [clearedWords(london, before, after), ...gone.map((number) => t('web-london-went-out', { number }))].filter(Boolean).join(' ');
}
