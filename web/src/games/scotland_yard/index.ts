import type { GameUi } from '../types';
import Board from './Board.svelte';
import Tickets from './Tickets.svelte';
import { cover, isFinal, MRX } from './view';
import type { YardFacts, YardView } from './view';
import { describe, label, news, ways } from './words';

export const ui: GameUi = {
  Board,
  Beside: Tickets,
  describe: (view, facts) => describe(view as YardView, facts as YardFacts),
  news: (before, after) => news(before as YardView, after as YardView),
  label,
  ways,
  brief: true,
  side: (seat) => (seat === MRX ? 'b' : 'a'),
  isFinal,
  choicesTell: (view) => (view as YardView).to_act.includes(MRX),
  cover: (view) => cover(view as YardView),
};
