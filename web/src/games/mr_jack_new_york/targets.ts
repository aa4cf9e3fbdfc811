/** Where on the board a choice has its place, and what it looks like there. */
import type { Choice } from '../../lib/choices';
import { hexAt } from '../sisters/plan';
import type { Plan } from '../sisters/plan';
import { targetsOf } from '../sisters/target';
import type { Place, Target } from '../sisters/target';
import { characterWords } from '../sisters/words';
import { BRIDGE, INFORMANT, isName, isTaken, isWayOut, POWERS } from './view';
import type { YorkView } from './view';
import { label, sendWords, walkWords } from './words';
import { york } from './york';

export function targets(
  view: YorkView,
  map: Plan,
  choices: readonly Choice[],
  chosen: readonly string[],
): { targets: Target[]; picked: Place[] } {
  const said = (choice: Choice): string => {
    const { word, path } = choice;
    if (isName(word)) return characterWords(york, view, word);
    if (isWayOut(view, word)) return label(path, view);
    if (path.length === 1) return walkWords(view, word);
    return path[0] === 'send' ? sendWords(view, word) : label(path, view);
  };
  const places = chosen.map((_, index) => placeOf(view, map, chosen.slice(0, index + 1)));
  return {
    targets: targetsOf(choices, (word) => placeOf(view, map, [...chosen, word]), said),
    picked: places.filter((place) => place !== null),
  };
}

/** Of the last of some words; null for what is no place. */
function placeOf(view: YorkView, map: Plan, path: readonly string[]): Place | null {
  const [first = ''] = path;
  const word = path.at(-1) ?? '';
  if (isName(word)) return { ...hexAt(map, view.characters[word].hex), shape: 'token' };
  if (!map.hexes.has(word)) return null;
  const power = POWERS.includes(first) ? first : null;
  if (power === 'barrier' && path.length === 2) return barrierAt(view, map, word);
  if (power === 'steamer') return { ...hexAt(map, word), shape: 'road' };
  if ((!power || power === 'send') && isWayOut(view, word)) {
    return { ...hexAt(map, word), shape: 'exit', glyph: word === BRIDGE ? 'door' : 'steamer' };
  }
  if (power === 'park') return { ...hexAt(map, word), shape: isTaken(view, word) ? 'token' : 'thing' };
  const met = word === view.informant.hex;
  return { ...hexAt(map, word), shape: met ? 'thing' : 'street', about: met ? `${INFORMANT} ${word}` : undefined };
}

/** Both hexes of the barrier that begins there. */
function barrierAt(view: YorkView, map: Plan, from: string): Place {
  const [, other = from] = view.barriers.find(([first]) => first === from) ?? [];
  return { ...hexAt(map, from), shape: 'thing', also: hexAt(map, other) };
}
