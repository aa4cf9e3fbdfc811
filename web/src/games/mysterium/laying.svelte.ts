/** A psychic's orb before he answers: laid openly on a card, moved about, taken back. */
import type { MysteriumView, Orb } from './view';

/** What an orb is laid on, as it stands now. */
export interface Question {
  view: MysteriumView;
  /** The orb that is laid, if it is one's own. */
  own: Orb | undefined;
  /** Whether an answer is awaited, and what it can be. */
  asked: boolean;
  open: readonly string[];
  /** The words picked so far: somebody may choose from the list instead. */
  chosen: readonly string[];
  /** Where orbs lie as far as everybody has been told. */
  places: ReadonlyMap<string, string>;
}

/** Who tries several cards tells the others only where he stops: the server takes no more than a gesture a second. */
const PAUSE = 400;

export class Laying {
  #tried = $state.raw({ moment: '', on: '' });
  #timers = new Map<string, number>();

  constructor(
    readonly question: () => Question,
    readonly tell: (what: string, seat: string) => void,
  ) {
    $effect(() => () => this.#timers.forEach((timer) => clearTimeout(timer)));
  }

  /** What was tried in one vote or on one day is forgotten in the next. */
  readonly #moment = $derived.by(() => {
    const { view, own } = this.question();
    return `${view.stage} ${view.day} ${view.round} ${own?.colour}`;
  });

  /** Where one's own orb lies for now. Before one has touched it, it is where one left it, perhaps in another window. */
  readonly on = $derived.by(() => {
    const { own, asked, open, chosen, places } = this.question();
    if (!own || !asked) return '';
    const left = places.get(own.colour) ?? '';
    return chosen[0] ?? (this.#tried.moment === this.#moment ? this.#tried.on : open.includes(left) ? left : '');
  });

  /** Where all orbs lie: one's own at once, not only when everybody has been told. */
  readonly places = $derived.by((): ReadonlyMap<string, string> => {
    const { own, asked, places } = this.question();
    if (!own || !asked) return places;
    const others = [...places].filter(([colour]) => colour !== own.colour);
    return new Map(this.on ? [...others, [own.colour, this.on]] : others);
  });

  /** Laid there again, it is taken back. */
  lay(on: string): void {
    this.#put(on === this.on ? '' : on);
  }

  takeBack(): void {
    this.#put('');
  }

  /** The answer says it all: what is still untold stays so. */
  answered(): void {
    clearTimeout(this.#timers.get(this.question().own?.colour ?? ''));
  }

  #put(on: string): void {
    const { view, own } = this.question();
    this.#tried = { moment: this.#moment, on };
    // Votes are sealed: nobody is told where the orb of the second stage lies.
    if (!own || view.stage === 2) return;
    const { colour, seat } = own;
    clearTimeout(this.#timers.get(colour));
    this.#timers.set(colour, setTimeout(() => this.tell(on ? `orb ${colour} ${on}` : `orb ${colour}`, seat), PAUSE));
  }
}
