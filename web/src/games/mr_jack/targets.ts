/** Where on the board a choice has its place, and what it looks like there. */
import type { Choice } from '../../lib/choices';
import { hexAt } from '../sisters/plan';
import { targetsOf } from '../sisters/target';
import type { Place, Target } from '../sisters/target';
import { characterWords } from '../sisters/words';
import { london } from './london';
import type { JackPlan } from './plan';
import { CHARACTERS, isExit, isName } from './view';
import type { JackView } from './view';
import { label, streetWords } from './words';

type Chosen = readonly string[];
type Choices = readonly Choice[];

export function targets(view: JackView, map: JackPlan, choices: Choices, chosen: Chosen): { targets: Target[]; picked: Place[] } {
  const place = (word: string): Place | null => placeOf(view, map, choices, chosen, word);
  const said = (choice: Choice): string => {
    if (choice.path.length > 1) return label(choice.path, view);
    if (isName(choice.word)) return characterWords(london, view, choice.word);
    return place(choice.word)?.shape === 'street' ? streetWords(view, choice.word) : label(choice.path, view);
  };
  const picked = chosen[0] ? place(chosen[0]) : null;
  return { targets: targetsOf(choices, place, said), picked: picked ? [picked] : [] };
}

/** Null for what is no place. */
function placeOf(view: JackView, map: JackPlan, choices: Choices, chosen: Chosen, word: string): Place | null {
  const [whom] = chosen;
  if (word === 'accuse' && isName(whom)) return { ...hexAt(map, view.characters[whom].hex), shape: 'deed' };
  if (isName(word)) return { ...hexAt(map, view.characters[word].hex), shape: 'token' };
  if (isExit(word)) return { ...map.exits[word], shape: !whom && !view.cordons.includes(word) ? 'exit' : 'road' };
  const hex = word.replace('cover ', '');
  if (!map.hexes.has(hex)) return null;
  if (hex === word) return { ...hexAt(map, hex), shape: hex in view.lamps ? 'thing' : 'street' };
  const busy = choices.some((choice) => choice.word === hex) || CHARACTERS.some((name) => view.characters[name].hex === hex);
  return { ...hexAt(map, hex), shape: busy ? 'handle' : 'thing', glyph: 'bert' };
}
