/** What somebody looks at more closely: under the pointer, beside the card (`peek`), or over everything (`zoom`). */
import { getContext, setContext } from 'svelte';
import type { MysteriumFacts, Pic } from './view';

export interface Zoomed {
  /** What one can go through, and where in it one is. */
  pics: readonly Pic[];
  at: number;
}

export interface Peeked {
  pic: Pic;
  /** The card under the pointer. */
  node: HTMLElement;
}

/** A pointer that only passes by wants to see nothing. */
const MOMENT = 350;
/** From one card to the next. */
const GLANCE = 60;
const KEY = Symbol('look');

export class Look {
  zoom = $state.raw<Zoomed | null>(null);
  peek = $state.raw<Peeked | null>(null);
  #timer = 0;
  #over: HTMLElement | null = null;

  constructor(readonly facts: () => MysteriumFacts | null | undefined) {
    setContext(KEY, this);
  }

  open(pic: Pic, among: readonly Pic[]): void {
    this.leave();
    this.zoom = { pics: among, at: Math.max(0, among.indexOf(pic)) };
  }

  /** To a neighbour, round in a circle. */
  step(by: number): void {
    const now = this.zoom;
    if (now) this.zoom = { ...now, at: (now.at + by + now.pics.length) % now.pics.length };
  }

  /** The pointer rests on a card; who looks already sees the next one at once. */
  enter(pic: Pic, node: HTMLElement): void {
    if (node === this.#over) return;
    this.#over = node;
    this.#soon(() => (this.peek = { pic, node }), this.peek ? GLANCE : MOMENT);
  }

  /** The pointer has left a card, or the card the pointer: any, if none is named. */
  leave(node = this.#over): void {
    if (node !== this.#over) return;
    this.#over = null;
    this.#soon(() => (this.peek = null), GLANCE);
  }

  #soon(what: () => void, after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, after);
  }
}

export const look = (): Look => getContext<Look>(KEY);
