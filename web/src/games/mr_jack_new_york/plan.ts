/** Where everything has its place in Manhattan: worked out once for a board, and then looked up. */
import type { Plan } from '../sisters/plan';
import { spot } from './manhattan';
import type { YorkFacts } from './view';

const plans = new WeakMap<YorkFacts, Plan>();

export function plan(facts: YorkFacts): Plan {
  let found = plans.get(facts);
  // Who leaves goes to a hex like any other.
  if (!found) plans.set(facts, (found = { hexes: new Map(facts.hexes.map((hex) => [hex.id, spot(hex)])), exits: {} }));
  return found;
}
