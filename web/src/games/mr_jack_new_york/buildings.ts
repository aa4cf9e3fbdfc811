/**
 * The houses of New York, seen from obliquely above, the moon on the upper right. Each is a handful of blocks, and becomes
 * paths in the order in which they hide one another.
 */
import { box, chances, disc, n } from '../sisters/drawing';
import { outline } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';

type Hue = 'slate' | 'plum' | 'clay';
type Top = 'tank' | 'dome' | 'clock' | 'stacks';

/** How each hue looks in front, at the side, on top, and along the edge of its roof. All of them stay darker than a street. */
const PAINT: Record<Hue, readonly [string, string, string, string]> = {
  slate: ['#161d2f', '#27324d', '#334060', '#66749a'],
  plum: ['#1c1729', '#2e2742', '#3b3352', '#6f648c'],
  clay: ['#271a1f', '#3c2a2e', '#4a3738', '#8a675c'],
};
const AWAKE = '#f2b450';
const ASLEEP = '#0c0f19';

/** Left end and foot of the front, width, depth and height; what it is made of, and what stands on it. */
type Block = readonly [x: number, foot: number, width: number, depth: number, height: number, hue: Hue, top?: Top];

/** A block of no width is a wedge: it comes to a sharp corner in front. */
const DESIGNS: readonly (readonly Block[])[] = [
  // Brownstones, wall to wall.
  [
    [-34, 5, 15, 22, 20, 'clay'], [-19, 5, 15, 22, 24, 'plum', 'tank'], [-4, 5, 15, 22, 20, 'clay'],
    [11, 5, 15, 22, 26, 'slate', 'stacks'],
    [-21, 30, 14, 20, 17, 'plum'], [-7, 30, 14, 20, 21, 'clay', 'tank'], [7, 30, 14, 20, 17, 'slate'],
  ],
  // Twin towers in the row of the newspapers.
  [
    [-36, 10, 15, 28, 18, 'plum', 'tank'], [15, 13, 14, 24, 18, 'clay'],
    [-21, 31, 36, 22, 41, 'slate'], [-18, -12, 10, 8, 8, 'slate', 'dome'], [5, -12, 10, 8, 8, 'slate', 'dome'],
  ],
  // The newspaper with the golden dome.
  [
    [-36, 12, 16, 30, 19, 'slate', 'tank'], [14, 17, 14, 28, 25, 'plum'],
    [-21, 31, 33, 26, 33, 'clay'], [-8, -8, 15, 11, 7, 'clay', 'dome'],
  ],
  // Warehouses.
  [
    [-33, 2, 36, 28, 20, 'plum', 'stacks'], [7, 8, 20, 26, 30, 'slate', 'tank'], [-22, 31, 40, 24, 22, 'clay', 'tank'],
  ],
  // A house like a flat iron.
  [
    [-36, 8, 17, 26, 18, 'plum', 'tank'], [16, 24, 12, 26, 17, 'clay'], [-2, 32, 0, 30, 30, 'slate'],
  ],
  // A slender tower with a clock.
  [
    [-34, 6, 21, 28, 23, 'slate', 'tank'], [13, 12, 17, 28, 24, 'clay', 'stacks'],
    [-21, 31, 22, 20, 20, 'plum'], [1, 30, 16, 14, 46, 'slate', 'clock'],
  ],
  // What is laid in the course of the game: still growing.
  [
    [-34, 6, 18, 26, 17, 'plum'], [15, 14, 14, 26, 22, 'clay', 'tank'], [-20, 31, 32, 24, 30, 'slate'],
  ],
];
export const LAID = DESIGNS.length - 1;

type Pieces = [fill: string, d: string][];
type Corner = readonly [x: number, y: number];

const poly = (...points: Corner[]): string => outline(points.map(([x, y]) => ({ x, y })));

/** What stands on a roof whose middle is here. */
function crown(top: Top, x: number, y: number, hue: Hue): Pieces {
  const [front, side, roof] = PAINT[hue];
  const stack = (left: number): Pieces => [
    [ASLEEP, box(x + left, y - 13, 5, 14)],
    ['#8a4a38', box(x + left + 2.2, y - 13, 2.8, 13)],
  ];
  switch (top) {
    case 'tank':
      return [
        [ASLEEP, box(x - 4, y - 5, 1.5, 7) + box(x + 2.5, y - 5, 1.5, 7)],
        ['#4a3026', box(x - 4.8, y - 12, 9.6, 8)],
        ['#7a5038', box(x + 0.6, y - 12, 4.2, 8)],
        [side, poly([x - 5.8, y - 12], [x, y - 16.5], [x + 5.8, y - 12])],
      ];
    case 'dome':
      return [
        ['#7a5a26', `M${n(x - 7)} ${n(y)}c0-16 14-16 14 0z`],
        ['#d2a347', `M${n(x)} ${n(y - 12)}c4.6.4 7 4.5 7 12h-4c0-5-.5-9-3-12z` + box(x - 0.7, y - 16, 1.4, 5)],
      ];
    case 'stacks':
      return [...stack(-8), ...stack(3)];
    case 'clock':
      return [
        [side, poly([x - 10, y + 3.5], [x, y - 17], [x + 5.5, y + 3.5])],
        [roof, poly([x + 5.5, y + 3.5], [x, y - 17], [x + 10.5, y - 3.5])],
        ['#ffe3a0', disc(x - 2.4, y + 13, 5)],
        [front, box(x - 3, y + 9.5, 1.2, 4) + box(x - 3, y + 12.5, 4, 1.2)],
      ];
  }
}

/** A wall from its left foot to its right one, and its windows. */
function wall(fill: string, [left, a]: Corner, [right, b]: Corner, height: number, chance: () => number): Pieces {
  const slope = (b - a) / (right - left);
  const columns = Math.max(1, Math.round((right - left) / 4.8));
  const panes = { [AWAKE]: '', [ASLEEP]: '' };
  for (let up = 5; up < height - 4; up += 5.2)
    for (let i = 0; i < columns; i++) {
      const x = left + ((right - left) / columns) * (i + 0.5) - 1.1;
      const rise = n(2.2 * slope);
      panes[chance() < 0.4 ? AWAKE : ASLEEP] += `M${n(x)} ${n(a + (x - left) * slope - up)}l2.2 ${rise}v-3.2l-2.2 ${-rise}z`;
    }
  return [[fill, poly([left, a], [right, b], [right, b - height], [left, a - height])], ...Object.entries(panes)];
}

function block([x, foot, width, depth, height, hue, top]: Block, chance: () => number): Pieces {
  const [front, side, roof, edge] = PAINT[hue];
  const [dx, dy] = [0.36 * depth, 0.5 * depth];
  const [right, eaves] = [x + width, foot - height];
  if (!width)
    return [
      ...wall(front, [x - 19, foot - depth], [x, foot], height, chance),
      ...wall(side, [x, foot], [x + 22, foot - depth], height, chance),
      [edge, poly([x - 20, eaves - depth], [x, eaves + 1.5], [x + 23, eaves - depth])],
      [roof, poly([x - 17, eaves - depth + 1], [x, eaves - 1.5], [x + 20, eaves - depth + 1])],
    ];
  return [
    ...wall(front, [x, foot], [right, foot], height, chance),
    ...wall(side, [right, foot], [right + dx, foot - dy], height, chance),
    [edge, poly([x - 0.8, eaves + 0.8], [right, eaves + 0.8], [right + dx + 0.8, eaves - dy], [x + dx, eaves - dy - 0.5])],
    [
      roof,
      poly([x + 0.7, eaves - 0.6], [right - 0.3, eaves - 0.6], [right + dx - 1, eaves - dy + 0.5], [x + dx + 0.7, eaves - dy + 0.5]),
    ],
    ...(top ? crown(top, x + (width + dx) / 2, eaves - dy / 2, hue) : []),
  ];
}

/** The houses of one hex. Chance lights their windows, the same for everybody. */
export function houses({ x, y }: Point, design: number): Pieces {
  const chance = chances(`block ${design}`);
  return DESIGNS[design]!.flatMap(([left, foot, ...rest]) => block([x + left, y + foot, ...rest], chance));
}
