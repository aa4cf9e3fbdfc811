import type { GameUi } from '../types';
import Board from './Board.svelte';
import CaseFile from './CaseFile.svelte';
import { cover, isFinal } from './view';
import type { PocketView } from './view';
import { ways, describe, label, news } from './words';

export const ui: GameUi = {
  Board,
  Beside: CaseFile,
  describe: (view) => describe(view as PocketView),
  news: (before, after) => news(before as PocketView, after as PocketView),
  ways,
  label: (path, view) => label(path, view as PocketView),
  side: (seat) => (seat === 'jack' ? 'b' : 'a'),
  isFinal: (words, view) => isFinal(words, view as PocketView),
  cover: (view) => cover(view as PocketView),
};
