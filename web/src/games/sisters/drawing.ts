/** Small helps for drawing: pieces of paths, and chance that is the same for everybody. */
import { outline } from './geometry';
import type { Point } from './geometry';

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
