/** The games that have a board of their own. A new one adds its folder here; the others are drawn in text. */
import type { GameUi } from './types';

const boards: Record<string, () => Promise<{ ui: GameUi }>> = {
  mr_jack_pocket: () => import('./mr_jack_pocket'),
};

/** A game's board, or null if it has none, or none that can be fetched. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  try {
    return load ? (await load()).ui : null;
  } catch {
    return null;
  }
}
