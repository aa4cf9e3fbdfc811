/** Where things lie in the drawing, in its own units. */
import { onward } from './view';

export const TILE = 100;
export const HALF = TILE / 2;
export const RIM_WIDTH = 50;
export const SIZE = 3 * TILE + 2 * RIM_WIDTH;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a tile; places are 1 to 9, row by row. */
export function tileAt(place: number): Point {
  const column = (place - 1) % 3;
  const row = Math.floor((place - 1) / 3);
  return { x: RIM_WIDTH + TILE * (column + 0.5), y: RIM_WIDTH + TILE * (row + 0.5) };
}

/** The middle of a place on the rim; 1 to 12, clockwise from above the left column. */
export function rimAt(place: number): Point {
  const near = RIM_WIDTH / 2;
  const far = SIZE - near;
  const along = (number: number) => RIM_WIDTH + TILE * (number + 0.5);
  if (place <= 3) return { x: along(place - 1), y: near };
  if (place <= 6) return { x: far, y: along(place - 4) };
  if (place <= 9) return { x: along(9 - place), y: far };
  return { x: near, y: along(12 - place) };
}

/** The way along the rim, some places on, as a path: round the corners, not across the streets. */
export function alongRim(from: number, steps: number): string {
  const points = [rimAt(from)];
  for (let step = 1; step <= steps; step += 1) {
    const [before, place] = [onward(from, step - 1), onward(from, step)];
    const [a, b] = [rimAt(before), rimAt(place)];
    if (looks(before).x !== looks(place).x) points.push(looks(before).x === 0 ? { x: b.x, y: a.y } : { x: a.x, y: b.y });
    points.push(b);
  }
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Where who stands on a place of the rim looks to. */
export function looks(place: number): Point {
  if (place <= 3) return { x: 0, y: 1 };
  if (place <= 6) return { x: -1, y: 0 };
  return place <= 9 ? { x: 0, y: -1 } : { x: 1, y: 0 };
}

/** The places of the tiles in front of a place on the rim, the nearest first. */
export function lineFrom(place: number): number[] {
  const { x: dx, y: dy } = looks(place);
  const row = dx === 0 ? (dy > 0 ? 0 : 2) : place <= 6 ? place - 4 : 12 - place;
  const column = dy === 0 ? (dx > 0 ? 0 : 2) : place <= 3 ? place - 1 : 9 - place;
  return [0, 1, 2].map((step) => 3 * (row + dy * step) + column + dx * step + 1);
}

/** Several things on one place of the rim stand side by side along it. */
export function besideOnRim(place: number, index: number, count: number): Point {
  const { x, y } = rimAt(place);
  const shift = (index - (count - 1) / 2) * 34;
  return looks(place).x === 0 ? { x: x + shift, y } : { x, y: y + shift };
}

/** How far a drawing made for a wall at the top is turned. */
export const TURN = { n: 0, e: 90, s: 180, w: 270 } as const;

/** Puts something somewhere by CSS, so that it glides there when that changes. */
export function at({ x, y }: Point): (node: SVGElement) => void {
  return (node) => {
    node.style.transform = `translate(${x}px, ${y}px)`;
  };
}
