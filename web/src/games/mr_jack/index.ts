import type { GameUi } from '../types';
import { choicesTell, cover, JACK } from '../sisters/view';
import Board from './Board.svelte';
import CaseFile from './CaseFile.svelte';
import { describe } from './describe';
import { isFinal } from './view';
import type { JackFacts, JackView } from './view';
import { label, news, ways } from './words';

export const ui: GameUi = {
  Board,
  Beside: CaseFile,
  describe: (view, facts) => describe(view as JackView, (facts ?? null) as JackFacts | null),
  news: (before, after) => news(before as JackView, after as JackView),
  label: (path, view) => label(path, view as JackView),
  ways,
  brief: true,
  side: (seat) => (seat === JACK ? 'b' : 'a'),
  isFinal: (words, view) => isFinal(words, view as JackView),
  choicesTell: (view) => choicesTell(view as JackView),
  cover: (view) => cover(view as JackView),
};
