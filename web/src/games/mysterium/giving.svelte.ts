/** The dream the ghost has in his hands: taken up card by card, then given at a word, one move after the other. */
import { sharing, waits } from './view';
import type { MysteriumView, Orb } from './view';

export class Giving {
  #taken = $state.raw<readonly number[]>([]);
  /** For whom the cards are on their way. */
  #to = $state('');
  #sent = '';

  constructor(readonly view: () => MysteriumView) {}

  /** The dreams taken up: what has left the hand meanwhile is gone. */
  readonly taken = $derived.by(() => this.#taken.filter((dream) => this.view().hand?.includes(dream)));
  readonly busy = $derived(this.#to !== '');

  toggle(dream: number): void {
    this.#taken = this.taken.includes(dream) ? this.taken.filter((each) => each !== dream) : [...this.taken, dream];
  }

  /** Whether somebody may have a dream now, or be the culprit. */
  may(orb: Orb): boolean {
    const { dreaming, culprit } = this.view();
    return sharing(this.view()) ? (culprit ?? orb.colour) === orb.colour : waits(orb) && (dreaming ?? orb.colour) === orb.colour;
  }

  begin(colour: string): void {
    this.#to = colour;
    this.#sent = '';
  }

  /**
   * The words of the next move, when there is something to choose again; null when all is done. What is left follows from the
   * view, so that it does not matter what has arrived; a move that was refused is not sent twice.
   */
  next(): readonly string[] | null {
    if (!this.#to) return null;
    const dreams = this.taken.map((dream) => (sharing(this.view()) ? [String(dream)] : [String(dream), this.#to]));
    const first = sharing(this.view()) && !this.view().culprit ? [[this.#to]] : [];
    const steps = [...first, ...dreams, ...(sharing(this.view()) ? [] : [['close']])];
    const path = steps[0];
    if (steps.length <= 1) this.#end();
    if (!path || path.join(' ') === this.#sent) return this.#stop();
    this.#sent = path.join(' ');
    return path;
  }

  #end(): void {
    this.#to = '';
    this.#taken = [];
  }

  #stop(): null {
    this.#to = '';
    return null;
  }
}
