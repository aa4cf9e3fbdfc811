/**
 * What stands on the hexes that nobody can enter: houses and gardens, seen from above, the moon on the upper right. Each grows
 * from the name of its hex, the same for everybody. All of them together are a few big paths, one for each tone.
 */
import { box, chances, disc, line, long, mix, n } from '../sisters/drawing';
import { centre, corners, outline, RADIUS } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';
import type { Hex } from './view';

type Style = { fill: string } | { stroke: string; width: number; dash?: string };

/** The tones in which they are painted, from the ground upwards. All of them stay darker than a street. */
export const TONES = {
  yard: { fill: '#11141d' },
  lawn: { fill: '#1a3128' },
  bed: { fill: '#14261f' },
  walk: { stroke: '#3d4238', width: 3.2 },
  pond: { fill: '#16324a' },
  grave: { stroke: '#5b6270', width: 1.4 },
  wall: { fill: '#0c0e16' },
  'wall-lit': { fill: '#1b1e2b' },
  asleep: { fill: '#262b3b' },
  awake: { fill: '#f0b050' },
  slate0: { fill: '#191f30' },
  slate1: { fill: '#20283d' },
  slate2: { fill: '#283149' },
  slate3: { fill: '#313b56' },
  plum0: { fill: '#1e1a2c' },
  plum1: { fill: '#272236' },
  plum2: { fill: '#302a42' },
  plum3: { fill: '#3a334e' },
  clay0: { fill: '#241b20' },
  clay1: { fill: '#2e2329' },
  clay2: { fill: '#392a2f' },
  clay3: { fill: '#443337' },
  court: { fill: '#0a0c13' },
  slates: { stroke: '#06080f55', width: 0.6 },
  party: { stroke: '#0e111a', width: 1 },
  glass: { fill: '#3d5068' },
  pane: { fill: '#6f8aa0' },
  gutter: { stroke: '#3c455d', width: 0.9 },
  ridge: { stroke: '#626d8b', width: 1 },
  shade: { fill: '#0c1a15' },
  crown: { fill: '#234434' },
  leaf: { fill: '#31593f' },
  stack: { fill: '#0f0e15' },
  brick: { fill: '#7a4334' },
  pot: { stroke: '#24110f', width: 1.8 },
  hole: { fill: '#0a080c' },
  smoke: { stroke: '#9aa2b830', width: 5 },
  rail: { stroke: '#0d0f16', width: 3 },
  spikes: { stroke: '#7d879c', width: 1.5, dash: '0.1 3.9' },
} as const satisfies Record<string, Style>;
export type Tone = keyof typeof TONES;
type Hue = 'slate' | 'plum' | 'clay';
type Layers = Record<Tone, string>;

/** How big a roof is, how high it lies, and how much one sees of the walls below it. */
const ROOF = 0.84;
const LIFT = 4.5;
const WALLS = 10;
const R = RADIUS * ROOF;
const HALF = (R * Math.sqrt(3)) / 2;

/** One house under construction: points are given around the middle of its roof, which is turned by sixths. */
interface Plot {
  layers: Layers;
  middle: Point;
  turn: number;
  hue: Hue;
  chance: () => number;
}

const at = ({ middle, turn }: Plot, x: number, y: number): Point => {
  const [cos, sin] = [Math.cos((Math.PI / 3) * turn), Math.sin((Math.PI / 3) * turn)];
  return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
};

/** A side of a roof, clockwise from its eaves: the more it looks towards the moon, the lighter. */
function slope({ layers, hue }: Plot, a: Point, b: Point, c: Point, d: Point = c): void {
  const light = (0.77 * (b.x - a.x) + 0.64 * (b.y - a.y)) / long(a, b);
  layers[`${hue}${Math.min(3, Math.floor(2 * light + 2)) as 0 | 1 | 2 | 3}`] += outline([a, b, c, d]);
  const rows = Math.round(long(a, d) / 4);
  for (let row = 1; row < rows; row++) layers.slates += line(mix(a, d, row / rows), mix(b, c, row / rows));
}

/** Four corners, around a point of the roof. */
const panel = (plot: Plot, x: number, y: number, w: number, h: number): string =>
  outline([at(plot, x - w, y - h), at(plot, x + w, y - h), at(plot, x + w, y + h), at(plot, x - w, y + h)]);

function skylight(plot: Plot, x: number, y: number, w = 3.2, h = 3.2): void {
  plot.layers.glass += panel(plot, x, y, w, h);
  plot.layers.pane += panel(plot, x + w * 0.4, y - h * 0.35, w * 0.35, h * 0.4);
}

function chimney({ layers }: Plot, { x, y }: Point, pots = 2): void {
  const w = 1.6 + 2.6 * pots;
  layers.stack += box(x - w / 2 - 0.8, y - 3.3, w + 1.6, 7.6);
  layers.brick += box(x - w / 2, y - 2.5, w, 5);
  for (let i = 0; i < pots; i++) layers.pot += `M${n(x - w / 2 + 2.1 + 2.6 * i)} ${n(y - 0.4)}h0`;
}

function tree(layers: Layers, x: number, y: number, r: number): void {
  layers.shade += disc(x - 1.5, y + 1.8, r * 1.1);
  layers.crown += disc(x, y, r);
  layers.leaf += disc(x + r * 0.25, y - r * 0.3, r * 0.5);
}

function fence(layers: Layers, middle: Point): void {
  layers.rail += outline(corners(middle, 0.91));
  layers.spikes += outline(corners(middle, 0.91));
}

/** How far a roof reaches to each side, so far from its middle. */
const reach = (y: number): number => R - Math.abs(y) / Math.sqrt(3);

/** Rows of small houses, wall to wall. */
function terraces(plot: Plot, rows: number): void {
  const depth = (2 * HALF) / rows;
  for (let row = 0; row < rows; row++) {
    const [top, low] = [-HALF + row * depth + 0.5, -HALF + (row + 1) * depth - 0.5];
    const ridge = (top + low) / 2;
    const [a, b, c] = [reach(top), reach(ridge), reach(low)];
    slope(plot, at(plot, -a, top), at(plot, a, top), at(plot, b, ridge), at(plot, -b, ridge));
    slope(plot, at(plot, c, low), at(plot, -c, low), at(plot, -b, ridge), at(plot, b, ridge));
    plot.layers.ridge += line(at(plot, -b, ridge), at(plot, b, ridge));
    const houses = Math.round(b / 6);
    for (let i = 1; i <= houses; i++) {
      const x = b * ((2 * i) / houses - 1);
      const far = (R - Math.abs(x)) * Math.sqrt(3);
      if (i < houses) {
        plot.layers.party += line(at(plot, x, Math.max(top, -far)), at(plot, x, Math.min(low, far)));
        if (plot.chance() < 0.55) chimney(plot, at(plot, x, ridge));
      }
      const side = plot.chance() < 0.5 ? top : low;
      if (1 < i && i < houses && plot.chance() < 0.4) skylight(plot, x - b / houses, (side + ridge) / 2, 2.4, depth / 9);
    }
  }
}

/** Houses around a court. */
function court(plot: Plot): void {
  const ring = (size: number): Point[] => corners(plot.middle, ROOF * size);
  const [eaves, ridge, yard] = [ring(1), ring(0.72), ring(0.44)];
  for (let i = 0; i < 6; i++) {
    const pick = (of: Point[], k = i): Point => of[k % 6]!;
    slope(plot, pick(eaves), pick(eaves, i + 1), pick(ridge, i + 1), pick(ridge));
    slope(plot, pick(yard, i + 1), pick(yard), pick(ridge), pick(ridge, i + 1));
    plot.layers.party += line(pick(eaves), pick(yard));
    if (plot.chance() < 0.65) chimney(plot, mix(pick(ridge), pick(ridge, i + 1), 0.3 + 0.4 * plot.chance()));
  }
  plot.layers.court += outline(yard);
  plot.layers.ridge += outline(ridge);
  tree(plot.layers, plot.middle.x + 3, plot.middle.y + 3, 5.5);
}

/** One big roof, with skylights. */
function warehouse(plot: Plot): void {
  const rim = corners({ x: 0, y: 0 }, ROOF).map(({ x, y }) => at(plot, x, y)) as [Point, Point, Point, Point, Point, Point];
  const [east, west] = [at(plot, R / 2, 0), at(plot, -R / 2, 0)];
  slope(plot, rim[4], rim[5], east, west);
  slope(plot, rim[5], rim[0], east);
  slope(plot, rim[0], rim[1], east);
  slope(plot, rim[1], rim[2], west, east);
  slope(plot, rim[2], rim[3], west);
  slope(plot, rim[3], rim[4], west);
  plot.layers.ridge += line(rim[4], west, rim[3]) + line(rim[5], east, rim[0]) + line(rim[2], west, east, rim[1]);
  for (const x of [-11, 0, 11]) for (const y of [-15, 15]) skylight(plot, x, y, 3.4, 4);
  chimney(plot, at(plot, 19, 0), 1);
  chimney(plot, at(plot, -19, 0), 3);
}

/** A workshop: its roof is a saw, and it has the tallest chimney around. */
function works(plot: Plot): void {
  const depth = (2 * HALF) / 4;
  for (let tooth = 0; tooth < 4; tooth++) {
    const top = -HALF + tooth * depth;
    const [edge, low] = [top + depth * 0.22, top + depth];
    const [a, b, c] = [reach(top), reach(edge), reach(low)];
    plot.layers.glass += outline([at(plot, -a, top), at(plot, a, top), at(plot, b, edge), at(plot, -b, edge)]);
    slope(plot, at(plot, c, low), at(plot, -c, low), at(plot, -b, edge), at(plot, b, edge));
    for (let x = -24; x <= 24; x += 6) if (Math.abs(x) < Math.min(a, b)) plot.layers.party += line(at(plot, x, top), at(plot, x, edge));
  }
  const { x, y } = at(plot, 15, 3);
  plot.layers.stack += disc(x - 1.5, y + 1.5, 8);
  plot.layers.brick += disc(x, y, 6.8);
  plot.layers.hole += disc(x, y, 4);
  plot.layers.smoke += `M${n(x)} ${n(y)}q4-10 11-12t9-12M${n(x + 2)} ${n(y - 3)}q6-6 12-7`;
}

/** What stands where. */
const CHURCH = 'f6';
const BUILT: Record<string, (plot: Plot) => void> = {};
const build = (places: string, builder: (plot: Plot) => void): void => places.split(' ').forEach((id) => (BUILT[id] = builder));
build('f8 c5 h5 k8', court);
build('d6 h9 j9 j5', (plot) => terraces(plot, 3));
build('d4 h7 j7', warehouse);
build('d8 f4 l8', (plot) => terraces(plot, 2));
build('b5', works);
const HUES: readonly Hue[] = ['slate', 'clay', 'plum'];

function house(layers: Layers, hex: Hex, { x, y }: Point): void {
  const chance = chances(hex.id);
  const middle = { x, y: y - LIFT };
  const plot: Plot = { layers, middle, chance, turn: Math.floor(3 * chance()), hue: HUES[(hex.row + (hex.column >> 2)) % 3]! };
  // The walls that look this way, and who is still awake behind them.
  const rim = corners(middle, ROOF);
  const low = rim.map(({ x, y }) => ({ x, y: y + WALLS }));
  for (const i of [0, 1, 2]) {
    const [a, b, c, d] = [rim[i]!, rim[i + 1]!, low[i + 1]!, low[i]!];
    layers[i === 0 ? 'wall-lit' : 'wall'] += outline([a, b, c, d]);
    for (const t of [0.14, 0.38, 0.62, 0.86]) {
      const window = mix(a, b, t);
      layers[chance() < 0.32 ? 'awake' : 'asleep'] += box(window.x - 1.3, window.y + 3.2, 2.6, 4);
    }
  }
  (BUILT[hex.id] ?? court)(plot);
  layers.gutter += outline(rim);
}

/** A church with its spire, and the graves around it. */
function church(layers: Layers, hex: Hex, { x, y }: Point): void {
  const plot: Plot = { layers, middle: { x, y: y - 4 }, turn: 0, hue: 'slate', chance: chances(hex.id) };
  const walls = (left: number, top: number, w: number, h: number): void => {
    layers.wall += box(x + left, y - 4 + top, w, h + WALLS);
  };
  const gable = (middle: Point, turn: number, from: number, to: number, half: number): void => {
    const along = { ...plot, middle, turn };
    slope(along, at(along, from, -half), at(along, to, -half), at(along, to, 0), at(along, from, 0));
    slope(along, at(along, to, half), at(along, from, half), at(along, from, 0), at(along, to, 0));
    layers.ridge += line(at(along, from, 0), at(along, to, 0));
  };
  layers.lawn += outline(corners({ x, y }, 0.9));
  walls(-11, -7, 38, 17);
  walls(5, -17, 14, 34);
  gable(at(plot, 0, 1.5), 0, -11, 27, 8.5);
  gable(at(plot, 12, 0), 1.5, -17, 17, 7);
  for (const left of [-7, -1, 22]) layers.awake += box(x + left, y + 9, 2.4, 6);
  // The tower is so high that one sees it from the side.
  layers.wall += box(x - 25, y - 12, 7, 28);
  layers['wall-lit'] += box(x - 18, y - 12, 7, 28);
  layers.slate0 += outline([{ x: x - 18, y: y - 34 }, { x: x - 18, y: y - 12 }, { x: x - 26, y: y - 12 }]);
  layers.slate3 += outline([{ x: x - 18, y: y - 34 }, { x: x - 10, y: y - 12 }, { x: x - 18, y: y - 12 }]);
  layers.gutter += outline([{ x: x - 18, y: y - 34 }, { x: x - 10, y: y - 12 }, { x: x - 26, y: y - 12 }]);
  layers.awake += disc(x - 18, y - 5, 2.8);
  layers.asleep += box(x - 20, y + 8, 4, 8);
  for (const [left, low] of [[-4, -22], [-8, -16], [23, -15], [-8, 24], [-2, 27], [24, 20]] as const)
    layers.grave += `M${n(x + left)} ${n(y + low)}v3`;
  tree(layers, x + 2, y - 27, 4);
  tree(layers, x - 29, y + 4, 3.6);
  fence(layers, { x, y });
}

/** A garden behind railings, with a pond or a bandstand. */
function garden(layers: Layers, hex: Hex, middle: Point): void {
  const chance = chances(hex.id);
  const { x, y } = middle;
  const [walk, rail] = [corners(middle, 0.5), corners(middle, 0.88)];
  layers.lawn += outline(corners(middle, 0.9));
  layers.walk += outline(walk);
  for (const i of [0, 2, 4]) layers.walk += line(walk[i]!, rail[i]!);
  layers.bed += outline(corners(middle, 0.4));
  if (hex.column < 6) {
    layers.pond += disc(x, y, 10);
    layers.ridge += `M${x - 5} ${n(y - 2)}h6M${x - 1} ${n(y + 3)}h5`;
  } else {
    const top = { x, y: y - 3 };
    const roof = corners(top, 0.3);
    const plot: Plot = { layers, middle: top, turn: 0, hue: 'clay', chance };
    roof.forEach((corner, i) => slope(plot, corner, roof[(i + 1) % 6]!, top));
    for (const i of [0, 1, 2]) layers.ridge += line(roof[i]!, top, roof[i + 3]!);
  }
  for (let i = 0; i < 15; i++) {
    const angle = (Math.PI / 7.5) * (i + 0.6 * chance());
    const far = i % 5 === 0 ? 16 : 23 + 5 * chance();
    tree(layers, x + far * Math.cos(angle), y + far * Math.sin(angle), 4 + 2.6 * chance());
  }
  fence(layers, middle);
}

/** Everything that stands on these hexes, as one path for each tone. */
export function standing(hexes: readonly Hex[]): [Tone, string][] {
  const layers = Object.fromEntries(Object.keys(TONES).map((tone) => [tone, ''])) as Layers;
  for (const hex of hexes) {
    if (hex.kind !== 'building' && hex.kind !== 'garden') continue;
    layers.yard += outline(corners(centre(hex), 0.985));
    (hex.kind === 'garden' ? garden : hex.id === CHURCH ? church : house)(layers, hex, centre(hex));
  }
  return (Object.keys(TONES) as Tone[]).map((tone) => [tone, layers[tone]]);
}
