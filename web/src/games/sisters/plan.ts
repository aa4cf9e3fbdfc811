/** Where everything has its place on a board. */
import { corners, outline } from './geometry';
import type { Point } from './geometry';
import { standing } from './view';
import type { CaseView } from './view';

/** The sheet on which a board is printed. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export interface Plan {
  hexes: ReadonlyMap<string, Point>;
  /** Where Jack can leave. */
  exits: Readonly<Record<string, Point>>;
}

/** What a move has left on the board. Of who walked it says only where to: he stands there, if he has not gone on since. */
export interface Trail {
  from?: string;
  to: string;
  walked?: boolean;
}

const NOWHERE: Point = { x: 0, y: 0 };
/** Tokens stand a little below the middle, so that one can read the name of the hex. */
const LOW = 3;

export const hexAt = (map: Plan, hex: string): Point => map.hexes.get(hex) ?? map.exits[hex] ?? NOWHERE;

/** The outlines of hexes; `size` 1 is the whole hex. */
export const around = (map: Plan, hexes: readonly string[], size = 1): string =>
  hexes.map((hex) => outline(corners(hexAt(map, hex), size))).join('');

/** Where a token stands. Jack leaves by an exit, and who accuses somebody comes to stand beside him. */
export function tokenAt(map: Plan, view: CaseView, name: string): Point {
  const { accused, active } = view;
  if (view.left_by && name === view.jack) return hexAt(map, view.left_by);
  const [there, aside] = accused === name ? [name, 18] : accused && active === name ? [accused, -18] : [name, 0];
  const { x, y } = hexAt(map, standing(view, there).hex);
  return { x: x + aside, y: y + LOW };
}

/** Things that are alike, each in the same slot as long as it lies still: then what is moved keeps its element, and glides. */
export function slots(): (now: readonly string[]) => string[] {
  let before: string[] = [];
  return (now) => {
    const fresh = now.filter((each) => !before.includes(each));
    before = [...before.flatMap((each) => (now.includes(each) ? each : (fresh.shift() ?? []))), ...fresh];
    return before;
  };
}
