/** What each game brings. A new one adds its folder here; a game without a board is drawn in text. */
import type { Component } from 'svelte';
import type { GameUi } from './types';

const boards: Record<string, () => Promise<{ ui: GameUi }>> = {
  mr_jack: () => import('./mr_jack'),
  mr_jack_new_york: () => import('./mr_jack_new_york'),
  mr_jack_pocket: () => import('./mr_jack_pocket'),
  mysterium: () => import('./mysterium'),
  scotland_yard: () => import('./scotland_yard'),
};

const covers: Record<string, () => Promise<{ default: Component }>> = {
  mr_jack: () => import('./mr_jack/Cover.svelte'),
  mr_jack_new_york: () => import('./mr_jack_new_york/Cover.svelte'),
  mr_jack_pocket: () => import('./mr_jack_pocket/Cover.svelte'),
  mysterium: () => import('./mysterium/Cover.svelte'),
  scotland_yard: () => import('./scotland_yard/Cover.svelte'),
};

/** A game's board, or null if it has none, or none that can be fetched. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  return (await load(boards, game))?.ui ?? null;
}

/** A game's picture on the shelf, likewise. */
export async function loadCover(game: string): Promise<Component | null> {
  return (await load(covers, game))?.default ?? null;
}

async function load<T>(shelf: Record<string, () => Promise<T>>, game: string): Promise<T | null> {
  const fetch = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  try {
    return fetch ? await fetch() : null;
  } catch {
    return null;
  }
}
