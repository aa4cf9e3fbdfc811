/** Who plays in this browser. A player is made silently on the first visit, and lives in a cookie. */
import * as api from './api';
import { language } from './language.svelte';
import type { Me } from './messages';

class Player {
  me = $state.raw<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** This browser's player, made if there is none. */
  ensure(): Promise<Me> {
    this.#asking ??= this.#find().catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** Let the server know which language to speak to this player. */
  async speak(chosen: string): Promise<void> {
    await language.choose(chosen);
    if (this.me) this.me = await api.setLanguage(chosen);
  }

  /** Go on as another player, who came from another device. */
  become(me: Me): void {
    this.me = me;
    this.#asking = Promise.resolve(me);
  }

  async #find(): Promise<Me> {
    const me = (await api.me()) ?? (await api.newPlayer('', language.now));
    this.me = me;
    return me;
  }
}

export const player = new Player();
