/** What each game brings. A new one adds its folder here; a game without a board is drawn in text. */
import type { GameUi } from './types';

const boards: Record<string, () => Promise<{ ui: GameUi }>> = {
  mr_jack: () => import('./mr_jack'),
  mr_jack_new_york: () => import('./mr_jack_new_york'),
  mr_jack_pocket: () => import('./mr_jack_pocket'),
  mysterium: () => import('./mysterium'),
  scotland_yard: () => import('./scotland_yard'),
};

const covers = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** A game's board, or null if it has none, or none that can be fetched. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const fetch = Object.hasOwn(boards, game) ? boards[game] : undefined;
  try {
    return fetch ? (await fetch()).ui : null;
  } catch {
    return null;
  }
}

/** Where a game's picture on the shelf is to be had, if it has one. */
export const cover = (game: string): string | undefined => covers[`./${game}/cover.svg`];
