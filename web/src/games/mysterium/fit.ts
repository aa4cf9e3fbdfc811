/** Pictures as large as the room allows. */

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
