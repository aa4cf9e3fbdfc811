/** The district as a whole: its streets, its edge, the ways out of it, and the town around it. */
import { cells, chances, edge, long, mix, n } from '../sisters/drawing';
import { APOTHEM, centre, DIRECTIONS, outline, step } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';
import type { Exit, Hex, JackFacts } from './view';

/** The sheet on which all of this is printed. */
export const FRAME = { x: -64, y: -30, width: 848, height: 692 };

/** Where one leaves the district: the middle of the gate, and how far a drawing for a way upwards is turned. */
export function gate(facts: JackFacts, exit: Exit): Point & { angle: number } {
  const { hex, out } = facts.exits[exit];
  const from = centre(facts.hexes.find(({ id }) => id === hex) ?? { column: 0, row: 0 });
  const way = step(out);
  const far = (APOTHEM + 9) / (2 * APOTHEM);
  return { x: from.x + far * way.x, y: from.y + far * way.y, angle: 60 * DIRECTIONS.indexOf(out) };
}

type Lot = readonly [Point, Point, Point, Point];

/** Ground is cut in two across its longer side, again and again, until the pieces are lots for houses. */
function lots([a, b, c, d]: Lot, chance: () => number): Lot[] {
  const [across, down] = [long(a, b), long(b, c)];
  if (across * down < 420 + 700 * chance()) return [[a, b, c, d]];
  const t = 0.38 + 0.24 * chance();
  const s = t + 0.1 * (chance() - 0.5);
  const halves: [Lot, Lot] =
    across > down
      ? [[a, mix(a, b, t), mix(d, c, s), d], [mix(a, b, t), b, c, mix(d, c, s)]]
      : [[a, b, mix(b, c, t), mix(a, d, s)], [mix(a, d, s), mix(b, c, t), c, d]];
  return halves.flatMap((half) => lots(half, chance));
}

/** Roofs of the town around, in four tones, and lit windows; where the district lies, there are none. */
function town(hexes: readonly Hex[]): string[] {
  const chance = chances('whitechapel');
  const [left, top, right, low] = [FRAME.x - 30, FRAME.y - 20, FRAME.x + FRAME.width + 20, FRAME.y + FRAME.height + 30];
  const ground = [{ x: left, y: top - 20 }, { x: right, y: top + 20 }, { x: right + 20, y: low }, { x: left + 10, y: low - 20 }] as const;
  const centres = hexes.map(centre);
  const paint = ['', '', '', '', ''];
  for (const [a, b, c, d] of lots(ground, chance)) {
    const middle = mix(mix(a, b, 0.5), mix(c, d, 0.5), 0.5);
    if (centres.some((hex) => long(hex, middle) < APOTHEM)) continue;
    const [p, q, r, s] = [a, b, c, d].map((corner) => mix(middle, corner, 0.88)) as [Point, Point, Point, Point];
    paint[Math.floor(3 * chance())] += outline([p, q, r, s]);
    const lit = long(a, b) > long(b, c) ? [p, q, mix(q, r, 0.5), mix(p, s, 0.5)] : [mix(p, q, 0.5), q, r, mix(s, r, 0.5)];
    paint[3] += outline(lit);
    if (chance() < 0.25) paint[4] += `M${n(s.x + 3)} ${n(s.y - 3)}h1.600v1.600h-1.600z`;
  }
  return paint;
}

export function district(facts: JackFacts) {
  const open = new Set(Object.values(facts.exits).map(({ hex, out }) => `${hex} ${out}`));
  const of = (...kinds: Hex['kind'][]): Hex[] => facts.hexes.filter(({ kind }) => kinds.includes(kind));
  return {
    whole: cells(facts.hexes),
    streets: cells(of('street', 'lamp')),
    posts: of('lamp').map((hex) => ({ id: hex.id, ...centre(hex) })),
    manholes: facts.hexes.filter(({ manhole }) => manhole).map((hex) => ({ id: hex.id, ...centre(hex) })),
    edge: edge(facts.hexes, ({ id }, side) => open.has(`${id} ${side}`)),
    town: town(facts.hexes),
  };
}
