/** The player's choice in the making: the words picked so far, and what may follow. */
import type { GameUi } from '../games/types';
import { choicesAfter, tree } from '../lib/choices';
import type { Choice } from '../lib/choices';
import type { TableSession } from '../lib/table.svelte';

export class Choosing {
  /** The seat that is choosing, for one who is asked in several. */
  #wanted = $state('');
  #chosen = $state.raw<{ question: string; words: readonly string[] }>({ question: '', words: [] });
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
  readonly #tree = $derived.by(() => tree(this.moves, this.ui()?.aliases));
  readonly chosen = $derived.by(() => (this.#chosen.question === this.question ? this.#chosen.words : []));
  readonly choices = $derived.by(() => choicesAfter(this.#tree, this.chosen));
  /** The answer is on its way, or there is no way for it: nothing can be picked just now. */
  readonly locked = $derived.by(
    () => (this.#sending !== '' && this.#sending === this.question) || this.session.connection !== 'open',
  );

  pick(choice: Choice): void {
    if (this.locked) return;
    if (choice.move === null) this.#set(choice.path);
    else void this.#send(choice.move);
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

  #set(words: readonly string[]): void {
    this.#chosen = { question: this.question, words };
  }

  async #send(move: string): Promise<void> {
    const asked = this.question;
    this.#sending = asked;
    const several = this.seats.length > 1;
    await this.session.request({ type: 'move', move, on: this.on, ...(several ? { seat: this.seat } : {}) });
    // By now the table may be behind a curtain and this object gone: only its own state is touched.
    if (this.#sending === asked) this.#sending = '';
    if (this.#chosen.question === asked) this.#chosen = { question: '', words: [] };
  }
}
