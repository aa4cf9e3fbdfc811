/** Where the hexes lie: flat tops, columns from left to right, rows in half hexes from top to bottom. */
export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** From the middle of a hex to a corner. */
export const RADIUS = 40;
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const centre = ({ column, row }: { column: number; row: number }): Point => ({ x: 1.5 * RADIUS * column, y: APOTHEM * row });

/** The corners of a hex around a point, clockwise from the right; `size` 1 is the whole hex. */
export const corners = ({ x, y }: Point, size = 1): Point[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return { x: x + RADIUS * size * Math.cos(angle), y: y + RADIUS * size * Math.sin(angle) };
  });

export const outline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** One step in a direction, from the middle of a hex to the middle of the next. */
export function step(direction: Direction): Point {
  const angle = (Math.PI / 3) * DIRECTIONS.indexOf(direction) - Math.PI / 2;
  return { x: 2 * APOTHEM * Math.cos(angle), y: 2 * APOTHEM * Math.sin(angle) };
}

/** So many steps away from a point. */
export function away({ x, y }: Point, direction: Direction, steps: number): Point {
  const by = step(direction);
  return { x: x + steps * by.x, y: y + steps * by.y };
}

/** Puts something somewhere by CSS, so that it glides there when that changes. */
export function at({ x, y }: Point): (node: SVGElement) => void {
  return (node) => {
    // What is new has stood there all along: it does not glide.
    if (!node.hasAttribute('transform')) node.setAttribute('transform', `translate(${x} ${y})`);
    node.style.transform = `translate(${x}px, ${y}px)`;
  };
}
