/** Mr. Jack in New York in words: what choices are called, and what has changed. The whole position is in `describe.ts`. */
import type { Ways } from '../../lib/choices';
import { say, t } from '../../lib/texts.svelte';
import { clearedWords, personTold } from '../sisters/words';
import { BRIDGE, INFORMANT, isName, isTile, isWayOut, LIBERTY } from './view';
import type { YorkView } from './view';
import { york } from './york';

/**
 * On the board one picks a hex to walk to, a way out, or somebody to accuse, and the verb goes without saying; a power says what it is.
 * Which hex of a barrier is picked first is all the same, and so it is with two who change places.
 */
export const ways: Ways = (words) => {
  const [verb = '', first = '', second = '', third = ''] = words;
  if (verb === 'accuse') return [[first, verb]];
  if (verb === 'barrier') return [words, [verb, first, third, second]];
  if (verb === 'swap') return [words, [verb, second, first]];
  return ['take', 'walk', 'escape', INFORMANT].includes(verb) ? [[first]] : [words];
};

const isHex = (word: string): boolean => word === LIBERTY || /^\d/.test(word);

/** In both orders: `walk 5-6` in the list of moves, and `5-6` on the board. */
export function label(path: readonly string[], view: YorkView): string {
  const [first = ''] = path;
  const last = path.at(-1) ?? '';
  if (path.length > 1) return last === 'accuse' ? t('web-jack-accuse-whom', { name: personTold(york, first) }) : written(path, view);
  if (isName(first)) return york.short(first);
  if (isHex(first)) return isWayOut(view, first) ? leaveWords(first) : york.place(first);
  return york.deed(first);
}

/** A word of a move as it is written, after its verb. */
function written([verb = '', ...rest]: readonly string[], view: YorkView): string {
  const last = rest.at(-1) ?? '';
  if (isName(last)) return rest.length === 1 ? say(personTold(york, last)) : t('web-york-with', { name: personTold(york, last) });
  if (isWayOut(view, last) && verb !== 'steamer') return last === BRIDGE ? t('web-york-over-bridge') : t('web-york-on-steamer', { hex: last });
  if (verb === 'barrier') return barrierWord(rest, view);
  if (verb === 'park') return t('web-york-of', { hex: last, tile: view.tiles[last] ?? '' });
  if (isTile(verb)) return t('web-york-on', { hex: last });
  return t(verb === 'steamer' && rest.length === 1 ? 'web-jack-from' : 'web-jack-to', { hex: york.place(last) });
}

function barrierWord(hexes: readonly string[], view: YorkView): string {
  const [from = '', first = '', second] = hexes;
  if (second) return t('web-york-and', { hex: second });
  if (first) return t('web-york-on', { hex: first });
  const [a, b] = view.barriers.find((barrier) => barrier[0] === from) ?? [from, ''];
  return t('web-york-from-both', { a, b });
}

const leaveWords = (hex: string): string => (hex === BRIDGE ? t('web-york-by-bridge') : t('web-york-by-steamer', { hex }));

/** A hex to walk to, and how one would stand there. */
export function walkWords(view: YorkView, hex: string): string {
  if (view.question === INFORMANT) return t('web-york-informant-to', { hex: york.place(hex) });
  return arriving('web-york-walk-to', view, hex);
}

/** A hex to move somebody else to, likewise. */
export const sendWords = (view: YorkView, hex: string): string => arriving('web-york-send-to', view, hex);

function arriving(id: string, view: YorkView, hex: string): string {
  const light = hex === LIBERTY ? LIBERTY : view.tiles[hex] === 'park' ? 'park' : view.lit.includes(hex) ? 'lamp' : 'dark';
  const words = t(id, { hex, light });
  return hex === view.informant.hex ? words + t('list-separator') + t('web-york-to-informant') : words;
}

/** Who has turned out to be innocent. */
export const news = (before: YorkView, after: YorkView): string => clearedWords(york, before, after);
