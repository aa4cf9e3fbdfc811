/** Small helps for drawing: pieces of paths, and chance that is the same for everybody. */
import { centre, corners, outline } from './geometry';
import type { Direction, Point } from './geometry';

export const n = (value: number): number => Math.round(value * 10) / 10;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const disc = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 0 .1z`;
export const line = (...points: Point[]): string => outline(points).slice(0, -1);
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const long = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Numbers from 0 to 1 that a name brings along. */
export function chances(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 1888);
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  next();
  return next;
}

interface Cell {
  column: number;
  row: number;
}

/** The outlines of hexes; `size` 1 is the whole hex. */
export const cells = (hexes: readonly Cell[], size = 1): string => hexes.map((hex) => outline(corners(centre(hex), size))).join('');

// In the order of the corners: the first side lies between the right corner and the one below it.
const SIDES = [['se', 1, 1], ['s', 0, 2], ['sw', -1, 1], ['nw', -1, -1], ['n', 0, -2], ['ne', 1, -1]] as const;

/** The sides of hexes beyond which there are no more of them, but for those that are open. */
export function edge<H extends Cell>(hexes: readonly H[], open: (hex: H, side: Direction) => boolean = () => false): string {
  const all = new Set(hexes.map(({ column, row }) => `${column} ${row}`));
  return hexes
    .flatMap((hex) =>
      SIDES.map(([side, right, down], i) => {
        if (all.has(`${hex.column + right} ${hex.row + down}`) || open(hex, side)) return '';
        const around = corners(centre(hex));
        return line(around[i]!, around[(i + 1) % 6]!);
      }),
    )
    .join('');
}
