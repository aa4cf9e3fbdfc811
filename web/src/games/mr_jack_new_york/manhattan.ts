/** Manhattan as a whole: where its spaces are drawn, its shore, its ferries, and the water around it. */
import { box, cells, chances, edge, n } from '../sisters/drawing';
import { centre } from '../sisters/geometry';
import type { Point } from '../sisters/geometry';
import type { Hex, YorkFacts } from './view';

/** The sheet on which all of this is printed. */
export const FRAME = { x: -18, y: -46, width: 918, height: 692 };

const LIBERTY = { x: 102, y: 92 };

/** Where a space is drawn: Liberty Island lies off the streets. */
export const spot = (hex: Pick<Hex, 'kind' | 'column' | 'row'>): Point => (hex.kind === 'liberty' ? LIBERTY : centre(hex));

/** The ferry of each quay: its way around the hexes, as it runs, and where it lands there, as degrees from the top of the hex. */
const FERRIES: Record<string, { way: string; angle: number }> = {
  '1-8': { way: 'M60 224C60 196 66 172 76 154', angle: 0 },
  '3-6': { way: 'M137 179 125 147', angle: -60 },
  '7-2': { way: 'M150 66C178 36 212 12 262 6S350 8 374 37', angle: -60 },
  '5-16': { way: 'M22 138C0 180 0 250 2 316S40 456 88 504 180 572 250 577', angle: -120 },
};

/** Waves all over the sheet, a far shore along its top, and the lights there. */
export function harbour() {
  const chance = chances('hudson');
  let [waves, roofs, lights, gleam] = ['', '', '', ''];
  for (let i = 0; i < 330; i++) {
    const long = n(3 + 5 * chance());
    waves += `M${n(FRAME.x + FRAME.width * chance())} ${n(-16 + 666 * chance())}q${n(long / 2)}-2.4 ${long} 0t${long} 0`;
  }
  for (let left = 176; left < 910; ) {
    const [width, high] = [8 + 16 * chance(), 3 + 11 * chance() ** 2];
    roofs += box(left, -28 - high, width, high + 2);
    if (chance() < 0.6) {
      lights += box(left + 3, -26 - high / 2, 1.5, 2);
      gleam += `M${n(left + 3.7)} -20v${n(6 + 8 * chance())}`;
    }
    left += width + 5 * chance();
  }
  return { waves, roofs, lights, gleam };
}

export function manhattan({ hexes, ferries }: YorkFacts) {
  const of = (...kinds: Hex['kind'][]): Hex[] => hexes.filter(({ kind }) => kinds.includes(kind));
  const placed = (kind: Hex['kind']) => of(kind).map((hex) => ({ id: hex.id, ...spot(hex) }));
  const land = of('street', 'building', 'metro', 'quay', 'exit');
  return {
    land: cells(land),
    streets: cells(of('street', 'metro')),
    shore: edge(land),
    metros: placed('metro'),
    ports: placed('port'),
    exits: placed('exit'),
    buildings: placed('building'),
    yards: cells(of('building'), 0.93),
    liberty: placed('liberty'),
    /** With the ferry of each, and whether it leads to Liberty Island or comes from there. */
    quays: placed('quay').map((quay) => ({ ...quay, ...FERRIES[quay.id]!, out: ferries.some(([from]) => from === quay.id) })),
  };
}
