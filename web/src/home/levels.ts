import type { GameInfo } from '../lib/messages';

/** A friendly default: neither the weakest nor the slowest level. */
export const usualLevel = (game: GameInfo): string => game.levels[Math.floor(game.levels.length / 2)] ?? '';
