/**
 * How the lines run between the stations: straight where nothing is in the way, else in the gentlest curve that keeps clear of
 * every station it does not call at. Lines between the same two stations run side by side.
 *
 * A curve is a string that swings between two stations: so much of one wave, of two, of three and of four. How much a string is
 * bent is easily said then (n waves bend it n⁴ times as much as one), and the least bent one that fits is the most beautiful.
 */
import { DISC, isLondon, plan } from './geometry';
import type { Plan, Point } from './geometry';
import { WAYS } from './view';
import type { Way, YardFacts } from './view';

export interface Line {
  way: Way;
  from: number;
  to: number;
  /** The path, from one station to the other. */
  d: string;
}

/** How wide each kind is drawn. */
export const WIDTHS: Record<Way, number> = { taxi: 2, bus: 4.4, underground: 5.6, ferry: 3.6 };
/** Between lines that run side by side, and between a line and a disc it passes. */
const GAP = 1.6;
const AIR = 3.5;
/** A line may pass closer where it would have to wind itself otherwise: what a unit of air is worth, and how thin it may get. */
const DEAR = 45;
const THIN = 0.4;
/** From the edge of the map. */
const EDGE = 5;

type Swing = readonly [number, number, number, number];

/** All ways to swing, the gentlest first; each number a count of steps, finer where little is needed. */
const LADDERS = [
  [0, 0.3, 0.6, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14],
  [0, 0.3, 0.7, 1.2, 2, 3, 4],
  [0, 0.5, 1, 1.5],
  [0, 0.5],
].map((steps) => [...new Set(steps.flatMap((step) => [step, -step]))]) as [number[], number[], number[], number[]];
const WIDEST = 14;
/** Wilder than this would be no line but a knot. */
const WILD = 300;
const STRAIGHT: Swing = [0, 0, 0, 0];
const SWINGS: { swing: Swing; effort: number }[] = [];
for (const a of LADDERS[0])
  for (const b of LADDERS[1])
    for (const c of LADDERS[2])
      for (const d of LADDERS[3]) {
        const effort = a * a + 16 * b * b + 81 * c * c + 256 * d * d;
        if (effort <= WILD) SWINGS.push({ swing: [a, b, c, d], effort });
      }
SWINGS.sort((a, b) => a.effort - b.effort);

/** In London the ferry keeps to the river, which is not the shortest way: how it swings, in shares of its length. */
const RIVER: Record<string, Swing> = { '157-194': [-0.287, 0.054, 0.001, 0.026] };

const drawn = new WeakMap<YardFacts, Line[]>();

/** Every line of the map, in the order of the facts. */
export function curves(facts: YardFacts): Line[] {
  let found = drawn.get(facts);
  if (!found) drawn.set(facts, (found = draw(facts)));
  return found;
}

function draw(facts: YardFacts): Line[] {
  const map = plan(facts);
  // What runs between the same two stations is drawn as one bundle.
  const bundles = new Map<string, Way[]>();
  for (const way of WAYS) for (const [from, to] of facts.lines[way] ?? []) add(bundles, key(from, to), way);
  const strings = new Map<string, Taut>();
  return WAYS.flatMap((way) =>
    (facts.lines[way] ?? []).flatMap(([from, to]): Line[] => {
      const between = key(from, to);
      const ways = bundles.get(between) ?? [way];
      const [low, high] = [map.stations[Math.min(from, to) - 1], map.stations[Math.max(from, to) - 1]];
      if (!low || !high || low === high) return [];
      let taut = strings.get(between);
      if (!taut) strings.set(between, (taut = tie(low, high, map, width(ways) / 2, isLondon(facts) ? RIVER[between] : undefined)));
      return [{ way, from, to, d: path(taut, aside(ways, way), from > to) }];
    }),
  );
}

/** Stations by their numbers, the smaller first: a line has no direction. */
export const key = (from: number, to: number): string => `${Math.min(from, to)}-${Math.max(from, to)}`;

function add(bundles: Map<string, Way[]>, between: string, way: Way): void {
  const ways = bundles.get(between);
  if (!ways) bundles.set(between, [way]);
  else if (!ways.includes(way)) ways.push(way);
}

const width = (ways: readonly Way[]): number => ways.reduce((sum, way) => sum + WIDTHS[way], GAP * (ways.length - 1));

/** How far a line of a bundle runs beside the bundle's middle. */
function aside(ways: readonly Way[], way: Way): number {
  const before = ways.slice(0, ways.indexOf(way));
  return before.reduce((sum, each) => sum + WIDTHS[each] + GAP, -width(ways) / 2) + WIDTHS[way] / 2;
}

/** A string between two points: where it begins, which way it goes, how long it is, and how far it swings to the side. */
interface Taut {
  from: Point;
  along: Point;
  length: number;
  swing: Swing;
}

function tie(from: Point, to: Point, map: Plan, half: number, river?: Swing): Taut {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const step = Math.max(3.5, 0.022 * length);
  const times = ([a, b, c, d]: Swing, unit: number): Swing => [a * unit, b * unit, c * unit, d * unit];
  const taut = (swing: Swing, unit = step): Taut => ({ from, along, length, swing: times(swing, unit) });
  if (river) return taut(river, length);
  const wide = DISC + AIR + half;
  const beside = near(from, to, along, length, map, step * WIDEST + wide, wide);
  if (!beside.some(({ off }) => Math.abs(off) < wide)) return taut(STRAIGHT);
  const passings = passed(beside, length, wide);
  return taut(gentlest(passings, step, DISC + half, (swing) => isInside(taut(swing), map)));
}

/** The other stations in reach of a string: how far along it, and how far off its middle. */
function near(from: Point, to: Point, along: Point, length: number, map: Plan, reach: number, wide: number) {
  const found: { on: number; off: number }[] = [];
  for (const station of map.stations) {
    if (station === from || station === to) continue;
    const x = station.x - from.x;
    const y = station.y - from.y;
    const on = x * along.x + y * along.y;
    const off = y * along.x - x * along.y;
    if (Math.abs(off) < reach && on > -wide && on < length + wide) found.push({ on, off });
  }
  // Those most in the way come first: they rule out most.
  return found.sort((a, b) => Math.abs(a.off) - Math.abs(b.off));
}

/**
 * The moments in which the string passes these stations, in numbers for quick reckoning: the square of how far before or behind
 * a station it is, how far off the station is, and its four waves there.
 */
const NUMBERS = 6;
const MOMENTS = 4;

function passed(beside: readonly { on: number; off: number }[], length: number, wide: number): Float64Array {
  const found = new Float64Array(beside.length * (2 * MOMENTS + 1) * NUMBERS);
  let next = 0;
  for (const { on, off } of beside) {
    for (let moment = -MOMENTS; moment <= MOMENTS; moment += 1) {
      const before = (moment * wide) / MOMENTS;
      const share = (on + before) / length;
      if (share < 0 || share > 1) continue;
      found[next] = before * before;
      found[next + 1] = off;
      for (let wave = 1; wave <= 4; wave += 1) found[next + 1 + wave] = Math.sin(wave * Math.PI * share);
      next += NUMBERS;
    }
  }
  return found.subarray(0, next);
}

/** The gentlest swing that passes everything by: the one that costs least in bends and in air. */
function gentlest(passings: Float64Array, step: number, body: number, fits: (swing: Swing) => boolean): Swing {
  let best = STRAIGHT;
  let least = Infinity;
  let last = 0; // what stopped one will likely stop the next
  for (const { swing, effort } of SWINGS) {
    if (effort >= least) break;
    // Closer than this it would be too thin, or dearer than what is found already.
    const thin = (body + Math.max(THIN, AIR - (least - effort) / DEAR)) ** 2;
    if (distance(swing, step, passings, last) < thin) continue;
    let closest = Infinity;
    for (let next = 0; next < passings.length && closest >= thin; next += NUMBERS) {
      const away = distance(swing, step, passings, next);
      if (away >= closest) continue;
      closest = away;
      last = next;
    }
    if (closest < thin) continue;
    const cost = effort + DEAR * Math.max(0, AIR + body - Math.sqrt(closest));
    if (cost >= least || !fits(swing)) continue;
    best = swing;
    least = cost;
  }
  return best;
}

/** The square of how far the string is away from a station in one of these moments. */
function distance(swing: Swing, step: number, p: Float64Array, n: number): number {
  const out = swing[0] * p[n + 2]! + swing[1] * p[n + 3]! + swing[2] * p[n + 4]! + swing[3] * p[n + 5]!;
  const off = out * step - p[n + 1]!;
  return p[n]! + off * off;
}

const waves = (share: number): Swing =>
  [1, 2, 3, 4].map((wave) => Math.sin(wave * Math.PI * share)) as unknown as Swing;

function isInside(taut: Taut, map: Plan): boolean {
  if (!taut.swing.some(Boolean)) return true;
  return [0.2, 0.35, 0.5, 0.65, 0.8].every((share) => {
    const { x, y } = pointAt(taut, share, 0);
    return x > EDGE && y > EDGE && x < map.width - EDGE && y < map.height - EDGE;
  });
}

const swung = ({ swing }: Taut, [a, b, c, d]: Swing): number => swing[0] * a + swing[1] * b + swing[2] * c + swing[3] * d;

function pointAt(taut: Taut, share: number, aside: number): Point {
  const { from, along, length } = taut;
  const [on, off] = [share * length, swung(taut, waves(share)) + aside];
  return { x: from.x + along.x * on - along.y * off, y: from.y + along.y * on + along.x * off };
}

/** Where it is heading there, as far as it gets in one whole length. */
function heading(taut: Taut, share: number): Point {
  const { along, length } = taut;
  const turn = Math.PI * share;
  const slope = swung(taut, [1, 2, 3, 4].map((n) => n * Math.PI * Math.cos(n * turn)) as unknown as Swing);
  return { x: along.x * length - along.y * slope, y: along.y * length + along.x * slope };
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The string as a path, so far beside itself. */
function path(taut: Taut, aside: number, backwards: boolean): string {
  const highest = taut.swing.findLastIndex(Boolean);
  const pieces = highest < 0 ? 1 : 2 * (highest + 1);
  const shares = Array.from({ length: pieces + 1 }, (_, index) => index / pieces);
  if (backwards) shares.reverse();
  const points = shares.map((share) => pointAt(taut, share, aside));
  if (highest < 0) return `M${points.map(said).join('L')}`;
  const reach = (backwards ? -1 : 1) / pieces / 3;
  const arms = shares.map((share) => heading(taut, share)).map(({ x, y }) => ({ x: x * reach, y: y * reach }));
  const curve = points.slice(1).map((end, index) => {
    const [start, out, back] = [points[index]!, arms[index]!, arms[index + 1]!];
    return `C${said({ x: start.x + out.x, y: start.y + out.y })} ${said({ x: end.x - back.x, y: end.y - back.y })} ${said(end)}`;
  });
  return `M${said(points[0]!)}${curve.join('')}`;
}
