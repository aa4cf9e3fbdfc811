/** Where everything has its place on the board: worked out once for a board, and then looked up. */
import { gate } from './district';
import { centre } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';
import { EXITS } from './view';
import type { Exit, JackFacts, JackView, Name } from './view';

export interface Plan {
  hexes: ReadonlyMap<string, Point>;
  /** Where the roads lead out, and how a barrier across them is turned. */
  exits: Record<Exit, Point & { angle: number }>;
}

const plans = new WeakMap<JackFacts, Plan>();

export function plan(facts: JackFacts): Plan {
  let found = plans.get(facts);
  if (!found) {
    const exits = Object.fromEntries(EXITS.map((exit) => [exit, gate(facts, exit)])) as Plan['exits'];
    plans.set(facts, (found = { hexes: new Map(facts.hexes.map((hex) => [hex.id, centre(hex)])), exits }));
  }
  return found;
}

const NOWHERE: Point = { x: 0, y: 0 };
/** Tokens stand a little below the middle, so that one can read the name of the hex. */
const LOW = 3;

export const hexAt = (map: Plan, hex: string): Point => map.hexes.get(hex) ?? NOWHERE;

/** Where a token stands. Jack leaves by the road, and who accuses somebody comes to stand beside him. */
export function tokenAt(map: Plan, view: JackView, name: Name): Point {
  if (view.left_by && name === view.jack) return map.exits[view.left_by];
  const { accused, active, characters } = view;
  const [there, aside] = accused === name ? [name, 18] : accused && active === name ? [accused, -18] : [name, 0];
  const { x, y } = hexAt(map, characters[there].hex);
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
