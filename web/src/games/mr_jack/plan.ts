/** Where everything has its place in Whitechapel: worked out once for a board, and then looked up. */
import { centre } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';
import type { Plan } from '../sisters/plan';
import { gate } from './district';
import { EXITS } from './view';
import type { Exit, JackFacts } from './view';

export interface JackPlan extends Plan {
  /** Where the roads lead out, and how a barrier across them is turned. */
  exits: Record<Exit, Point & { angle: number }>;
}

const plans = new WeakMap<JackFacts, JackPlan>();

export function plan(facts: JackFacts): JackPlan {
  let found = plans.get(facts);
  if (!found) {
    const exits = Object.fromEntries(EXITS.map((exit) => [exit, gate(facts, exit)])) as JackPlan['exits'];
    plans.set(facts, (found = { hexes: new Map(facts.hexes.map((hex) => [hex.id, centre(hex)])), exits }));
  }
  return found;
}
