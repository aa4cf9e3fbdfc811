/** The dream the ghost has in his hands: taken up card by card, then given at a word, one move after the other. */
import { sharing, waits } from './view';
import type { MysteriumView, Orb } from './view';

export class Giving {
  #taken = $state.raw<readonly number[]>([]);
  /** For whom the cards are on their way. */
  #to = $state('');
  #sent = '';

  constructor(readonly view: () => MysteriumView) {
    // A card that has left the hand and comes back one day is not taken up then.
    $effect(() => {
      if (this.taken.length < this.#taken.length) this.#taken = this.taken;
    });
  }

  /** The dreams taken up: what has left the hand meanwhile is gone. */
  readonly taken = $derived.by(() => this.#taken.filter((dream) => this.view().hand?.includes(dream)));
  readonly busy = $derived(this.#to !== '');

  toggle(dream: number): void {
    this.#taken = this.taken.includes(dream) ? this.taken.filter((each) => each !== dream) : [...this.taken, dream];
  }

  /** Whether somebody may have a dream now, or be the culprit. */
  may(orb: Orb): boolean {
    const { dreaming, culprit } = this.view();
    if (sharing(this.view())) return (culprit ?? orb.colour) === orb.colour;
    return waits(orb) && (dreaming ?? orb.colour) === orb.colour;
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
    const [view, to] = [this.view(), this.#to];
    const shared = sharing(view);
    const dreams = this.taken.map((dream) => (shared ? [String(dream)] : [String(dream), to]));
    const steps = shared ? [...(view.culprit ? [] : [[to]]), ...dreams] : [...dreams, ['close']];
    const path = steps[0];
    const refused = path?.join(' ') === this.#sent;
    if (refused || steps.length <= 1) this.#to = '';
    if (!path || refused) return null;
    if (steps.length === 1) this.#taken = [];
    this.#sent = path.join(' ');
    return path;
  }
}
