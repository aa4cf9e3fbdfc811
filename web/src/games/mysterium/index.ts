import type { GameUi } from '../types';
import Board from './Board.svelte';
import CaseNotes from './CaseNotes.svelte';
import { describe } from './describe';
import { cover, isFinal, veil } from './view';
import type { MysteriumFacts, MysteriumView } from './view';
import { label, news, ways } from './words';

export const ui: GameUi = {
  Board,
  Beside: CaseNotes,
  describe: (view, facts, deeds) => describe(view as MysteriumView, facts as MysteriumFacts | null, deeds),
  news: (before, after, deeds) => news(before as MysteriumView, after as MysteriumView, deeds),
  label: (path, view) => label(path, view as MysteriumView),
  ways,
  brief: true,
  broad: true,
  side: (seat) => (seat === 'ghost' ? 'b' : 'a'),
  isFinal: (words, view) => isFinal(words, view as MysteriumView),
  choicesTell: (view) => (view as MysteriumView).hand !== null,
  cover: (view) => cover(view as MysteriumView),
  veil,
};
