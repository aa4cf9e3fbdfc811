/** The player's choice in the making: the words picked so far, and what may follow. */
import type { GameUi } from '../games/types';
import { choicesAfter, tree } from '../lib/choices';
import type { Choice } from '../lib/choices';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from '../lib/table.svelte';

interface Picked {
  question: string;
  words: readonly string[];
  /** All words are there, and they cannot be taken back: waits for a yes. */
  unsure: Choice | null;
}

const NOTHING: Picked = { question: '', words: [], unsure: null };

export class Choosing {
  /** The seat that is choosing, for one who is asked in several. */
  #wanted = $state('');
  #picked = $state.raw<Picked>(NOTHING);
  #sending = $state('');

  constructor(
    readonly session: TableSession,
    readonly ui: () => GameUi | null,
  ) {}

  readonly seats = $derived.by(() => Object.keys(this.session.now?.moves ?? {}));
  readonly seat = $derived.by(() => (this.seats.includes(this.#wanted) ? this.#wanted : (this.seats[0] ?? '')));
  readonly moves = $derived.by(() => this.session.now?.moves[this.seat] ?? []);
  readonly on = $derived.by(() => this.session.now?.questions[this.seat] ?? -1);
  /** Another question, and whatever was picked is forgotten. */
  readonly question = $derived.by(() => `${this.seat} ${this.on}`);
  readonly #tree = $derived.by(() => tree(this.moves, this.ui()?.ways));
  readonly #now = $derived.by(() => (this.#picked.question === this.question ? this.#picked : NOTHING));
  readonly chosen = $derived.by(() => this.#now.words);
  /** The choice that waits for a yes. */
  readonly unsure = $derived.by(() => this.#now.unsure);
  readonly choices = $derived.by(() => (this.unsure ? [] : choicesAfter(this.#tree, this.chosen)));
  /** The answer is on its way, or there is no way for it: nothing can be picked just now. */
  readonly locked = $derived.by(
    () => (this.#sending !== '' && this.#sending === this.question) || this.session.connection !== 'open',
  );

  pick(choice: Choice): void {
    if (this.locked) return;
    if (choice.move === null) this.#set(choice.path);
    else if (this.#isFinal(choice.move)) this.#set(choice.path, choice);
    else void this.#send(choice.move);
  }

  /** Yes, although it cannot be taken back. */
  confirm(): void {
    if (!this.locked && this.unsure?.move) void this.#send(this.unsure.move);
  }

  /** One word back; false if there was none. */
  back(): boolean {
    if (!this.chosen.length || this.locked) return false;
    this.#set(this.chosen.slice(0, -1));
    return true;
  }

  choose(seat: string): void {
    this.#wanted = seat;
  }

  #isFinal(move: string): boolean {
    const view = this.session.now?.view;
    return settings.now.confirm && !!view && (this.ui()?.isFinal?.(move.split(' '), view) ?? false);
  }

  #set(words: readonly string[], unsure: Choice | null = null): void {
    this.#picked = { question: this.question, words, unsure };
  }

  async #send(move: string): Promise<void> {
    const asked = this.question;
    this.#sending = asked;
    const several = this.seats.length > 1;
    await this.session.request({ type: 'move', move, on: this.on, ...(several ? { seat: this.seat } : {}) });
    // By now the table may be behind a curtain and this object gone: only its own state is touched.
    if (this.#sending === asked) this.#sending = '';
    if (this.#picked.question === asked) this.#picked = NOTHING;
  }
}
