import { choicesTell, cover, JACK } from '../sisters/view';
import type { GameUi } from '../types';
import Board from './Board.svelte';
import CaseFile from './CaseFile.svelte';
import { describe } from './describe';
import { isFinal } from './view';
import type { YorkFacts, YorkView } from './view';
import { label, news, ways } from './words';

export const ui: GameUi = {
  Board,
  Beside: CaseFile,
  describe: (view, facts) => describe(view as YorkView, (facts ?? null) as YorkFacts | null),
  news: (before, after) => news(before as YorkView, after as YorkView),
  label: (path, view) => label(path, view as YorkView),
  ways,
  brief: true,
  side: (seat) => (seat === JACK ? 'b' : 'a'),
  isFinal: (words, view) => isFinal(words, view as YorkView),
  choicesTell: (view) => choicesTell(view as YorkView),
  cover: (view) => cover(view as YorkView),
};
