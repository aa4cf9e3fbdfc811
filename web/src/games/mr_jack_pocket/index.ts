import type { GameUi } from '../types';
import Board from './Board.svelte';
import CaseFile from './CaseFile.svelte';
import type { PocketView } from './view';
import { aliases, label } from './words';

export const ui: GameUi = {
  Board,
  Beside: CaseFile,
  aliases,
  label: (path, view) => label(path, view as PocketView),
  side: (seat) => (seat === 'jack' ? 'b' : 'a'),
};
