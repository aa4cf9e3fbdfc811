/** Pictures as large as the room allows. */
import { CARD, DREAM, NAME } from './pictures';

const GAP = 8;

/** Into how many columns so many pictures of one shape (width by height) go, and how wide each may be; `more`: height beside it. */
function largest(count: number, shape: number, more: number, width: number, height: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min((width - GAP * (columns - 1)) / columns, ((height - GAP * (rows - 1)) / rows - more) * shape);
    if (size > best.size) best = { columns, size };
  }
  return best;
}

/** Lets an element of class `fitted` arrange its children so; how high it is must not depend on them. */
export const fit = (count: number, shape: number, more = 0) => (node: HTMLElement) => {
  const watcher = new ResizeObserver(() => {
    const { columns, size } = largest(count, shape, more, node.clientWidth, node.clientHeight);
    node.style.setProperty('--columns', String(columns));
    node.style.setProperty('--size', `${Math.floor(size)}px`);
  });
  watcher.observe(node);
  return () => watcher.disconnect();
};

/** What part of the width dreams may have beside the cards they are compared with. */
const SHARES = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

/** Lets dreams and a row of cards share the width so that both are large; cards count twice, for one looks at all of them. */
export const share = (dreams: number, cards: number) => (node: HTMLElement) => {
  const watcher = new ResizeObserver(() => {
    const [left = 0, right = 0] = [...node.querySelectorAll(':scope > .pane > .fitted')].map(({ clientHeight }) => clientHeight);
    const worth = (part: number): number =>
      largest(dreams, DREAM, 0, node.clientWidth * part, left).size *
      largest(cards, CARD, NAME, node.clientWidth * (1 - part), right).size ** 2;
    const best = SHARES.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    node.style.setProperty('--left', `${best}fr`);
    node.style.setProperty('--right', `${1 - best}fr`);
  });
  watcher.observe(node);
  return () => {
    watcher.disconnect();
    node.style.removeProperty('--left');
    node.style.removeProperty('--right');
  };
};
