/** Pictures as large as the room allows. */

const GAP = 8;

/** Pictures that go together: each has a shape (width by height), and something `above` or `aside` that takes room as well. */
export interface Shape {
  shape: number;
  above?: number;
  aside?: number;
  /** How much a last row with a gap in it is disliked. */
  tidy?: number;
}

/** How things lie: in so many columns, each so wide; and how well the pictures are seen. */
interface Order {
  columns: number;
  size: number;
  worth: number;
}

/** The best order for so many in such a room. */
export function order(count: number, { shape, above = 0, aside = 0, tidy = 0.5 }: Shape, width: number, height: number): Order {
  let best = { columns: 1, size: 0, worth: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = (width - GAP * (columns - 1)) / columns;
    const size = Math.min(across, ((height - GAP * (rows - 1)) / rows - above) * shape + aside);
    const worth = (size - aside) * (count / (rows * columns)) ** tidy;
    if (worth > best.worth) best = { columns, size, worth };
  }
  return best;
}

/** Lets an element of class `fitted` arrange its children so; how high it is must not depend on them. */
export const fit = (count: number, shape: Shape) => (node: HTMLElement) => {
  const watcher = new ResizeObserver(() => {
    // It may be a fraction of a pixel less.
    const width = node.clientWidth - 1;
    const { columns, size } = order(count, shape, width, node.clientHeight);
    const taken = columns * Math.floor(size) + GAP * (columns - 1);
    node.style.setProperty('--size', `${Math.floor(size)}px`);
    node.style.setProperty('--margin', `${Math.max(0, Math.floor((width - taken) / 2))}px`);
  });
  watcher.observe(node, { box: 'border-box' });
  return () => watcher.disconnect();
};

/** How well pictures are seen in such a room. */
export type Worth = (width: number, height: number) => number;

export const worth =
  (count: number, shape: Shape): Worth =>
  (width, height) =>
    order(count, shape, width, height).worth;

/** What part of the width the left side may have, in hundredths. */
const SHARES = Array.from({ length: 20 }, (_, index) => 14 + 2 * index);

/** Dreams are higher than cards of the same width. */
const HIGHER = 1.2;

/** Lets dreams on the left and cards on the right share the width: one compares them, so above all the smaller ones are to be large. */
export const share = (left: Worth, right: Worth) => (node: HTMLElement) => {
  const watcher = new ResizeObserver(() => {
    const [one = 0, other = 0] = [...node.querySelectorAll(':scope > .pane > .fitted')].map(({ clientHeight }) => clientHeight);
    const width = (node.clientWidth - GAP) / 100;
    const seen = (part: number): number => {
      const [dreams, cards] = [HIGHER * left(width * part, one), right(width * (100 - part), other)];
      return Math.min(dreams, cards) + (dreams + cards) / 4;
    };
    const best = SHARES.reduce((first, second) => (seen(second) > seen(first) ? second : first));
    node.style.setProperty('--left', `${best}fr`);
    node.style.setProperty('--right', `${100 - best}fr`);
  });
  watcher.observe(node);
  return () => {
    watcher.disconnect();
    node.style.removeProperty('--left');
    node.style.removeProperty('--right');
  };
};
