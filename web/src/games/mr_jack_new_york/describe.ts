/** The whole position in sentences, for those who read or hear it: nothing that the board shows is left out. */
import { t } from '../../lib/texts.svelte';
import { describeCase } from '../sisters/describe';
import type { Passage } from '../types';
import { BRIDGE, isBarred, TILES } from './view';
import type { Hex, Tile, YorkFacts, YorkView } from './view';
import { york } from './york';

export const describe = (view: YorkView, facts: YorkFacts | null): Passage[] =>
  describeCase(york, view, {
    round: [],
    active: [],
    end: view.left_by ? [view.left_by === BRIDGE ? t('web-york-left-bridge') : t('web-york-left-steamer', { hex: view.left_by })] : [],
    board: [
      { title: t('web-york-city'), lines: cityLines(view, facts) },
      { title: t('web-jack-ways'), lines: wayLines(view, facts) },
    ],
  });

/** From left to right, and from top to bottom. */
const ids = (hexes: readonly string[]): string =>
  hexes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).map(york.place).join(t('list-separator'));
const printed = (facts: YorkFacts | null, kind: Hex['kind']): string[] =>
  (facts?.hexes ?? []).filter((hex) => hex.kind === kind).map(({ id }) => id);

function cityLines(view: YorkView, facts: YorkFacts | null): string[] {
  const all = (tile: Tile): string[] => [
    ...(tile === 'metro' || tile === 'building' ? printed(facts, tile) : []),
    ...Object.keys(view.tiles).filter((hex) => view.tiles[hex] === tile),
  ];
  const asleep = [...printed(facts, 'metro'), ...Object.keys(view.tiles)].filter((hex) => isBarred(view, hex));
  return [
    ...TILES.flatMap((tile) => (all(tile).length ? [t(`web-york-all-${tile}`, { hexes: ids(all(tile)) })] : [])),
    ...(view.lit.length ? [t('web-jack-lit', { hexes: ids(view.lit) })] : []),
    ...view.barriers.map(([a, b]) => t('web-york-barrier', { a, b })),
    ...(asleep.length ? [t('web-york-asleep', { hexes: ids(asleep) })] : []),
    t(view.informant.talkative ? 'web-york-informant-talks' : 'web-york-informant-mute', { hex: york.place(view.informant.hex) }),
  ];
}

function wayLines(view: YorkView, facts: YorkFacts | null): string[] {
  const empty = printed(facts, 'port').filter((port) => !view.steamers.includes(port));
  return [
    t('web-york-steamers', { hexes: ids(view.steamers) }),
    ...(empty.length ? [t('web-york-ports', { hexes: ids(empty) })] : []),
    t('web-york-bridge', { hex: BRIDGE }),
    ...(facts?.ferries ?? []).map(([from, to]) => t('web-york-ferry', { from: york.place(from), to: york.place(to) })),
    t('web-york-compass'),
  ];
}
