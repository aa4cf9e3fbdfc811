/** What is explained beside somebody or something on the board. */
import { say, t } from '../../lib/texts.svelte';
import type { Sister } from './sister';
import { standing } from './view';
import type { CaseView } from './view';
import { personTold, powerOf, sideShown } from './words';

export interface Note {
  title: string;
  hex: string;
  /** What that space is called. */
  place: string;
  /** How things stand, and then what can be done. */
  lines: { glyph: string; said: string }[];
}

export function characterNote(sister: Sister, view: CaseView, name: string): Note {
  const { hex, visible } = standing(view, name);
  const state = sister.sight(view, name) + t('list-separator') + sideShown(view, name);
  return {
    title: say(personTold(sister, name)),
    hex,
    place: sister.place(hex),
    lines: [
      { glyph: visible ? 'seen' : 'unseen', said: state },
      { glyph: name, said: powerOf(sister, name) },
    ],
  };
}
