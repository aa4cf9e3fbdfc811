/** A hint asked for: what a computer player would do in this player's place, and why. Only he hears it. */
import * as api from '../lib/api';
import type { Choice } from '../lib/choices';
import type { Hint, Told } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { Choosing } from './choosing.svelte';

interface Asked {
  question: string;
  hint: Hint | null;
  error: Told | null;
}

export class Hinting {
  #asked = $state.raw<Asked | null>(null);

  constructor(readonly choosing: Choosing) {}

  /** Who covers his secrets is told nothing that follows from them. */
  readonly #covered = $derived.by(
    () => settings.now.covered && this.choosing.session.lines.some((line) => line.type === 'moved' && line.secret),
  );
  readonly offered = $derived.by(
    () => this.choosing.moves.length > 0 && !this.#covered && (this.choosing.session.now?.aids ?? 'off') !== 'off',
  );
  /** With another question, what was said about the last one is gone. */
  readonly #said = $derived.by(() => (this.offered && this.#asked?.question === this.choosing.question ? this.#asked : null));
  readonly hint = $derived.by(() => this.#said?.hint ?? null);
  readonly error = $derived.by(() => this.#said?.error ?? null);
  readonly thinking = $derived.by(() => this.#said !== null && !this.hint && !this.error);
  readonly #words = $derived.by(() => this.hint?.move.split(' ') ?? []);

  async ask(): Promise<void> {
    const { question, seat, on, session } = this.choosing;
    if (this.thinking || this.hint || !session.now) return;
    this.#asked = { question, hint: null, error: null };
    let said: Asked;
    try {
      said = { question, hint: await api.hint(session.now.table, seat, on), error: null };
    } catch (problem) {
      said = { question, hint: null, error: api.errorText(problem) };
    }
    if (this.#asked?.question === question) this.#asked = said;
  }

  close(): void {
    this.#asked = null;
  }

  /** Do as it says; what cannot be taken back is asked about as always. */
  play(): void {
    const { hint } = this;
    if (!hint) return;
    this.close();
    this.choosing.pick({ word: hint.move.split(' ').at(-1) ?? '', path: hint.move.split(' '), move: hint.move });
  }

  /** Whether a choice is the one, or on the way to it. */
  leads(choice: Choice): boolean {
    if (!this.hint) return false;
    return choice.move === null ? choice.path.every((word) => this.#words.includes(word)) : choice.move === this.hint.move;
  }
}
