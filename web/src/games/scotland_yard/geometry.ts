/** Where things lie in the drawing, in its own units: a map is drawn so wide that its stations have room, whatever its frame. */
import type { Way, YardFacts } from './view';

/** The radius of a station's disc, and how large its number is written. */
export const DISC = 11;
export const FIGURES = 13;
/** Around the map, for rings at its edge. */
export const MARGIN = 6;
/** How high a pawn stands above the middle of its station. */
export const PAWN = 40;

export interface Point {
  x: number;
  y: number;
}

/** A rectangle on the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Kind = 'taxi' | 'bus' | 'underground';

export interface Station extends Point {
  number: number;
  kind: Kind;
}

export interface Plan {
  width: number;
  height: number;
  /** In the order of their numbers: index 0 is station 1. */
  stations: Station[];
}

const LONDON = 1000;

/** The maps that London by night lies under. */
export const isLondon = ({ map }: YardFacts): boolean => map === 'night' || map === 'ravensburger_1983';

const plans = new WeakMap<YardFacts, Plan>();

/** The map as it is drawn. */
export function plan(facts: YardFacts): Plan {
  let found = plans.get(facts);
  if (!found) plans.set(facts, (found = layOut(facts)));
  return found;
}

function layOut(facts: YardFacts): Plan {
  const { frame, stations, lines } = facts;
  const width = isLondon(facts) ? LONDON : LONDON * sparse(facts);
  const scale = width / frame[0];
  const on = (way: Way) => new Set((lines[way] ?? []).flat());
  const [bus, underground] = [on('bus'), on('underground')];
  const kind = (number: number): Kind => (underground.has(number) ? 'underground' : bus.has(number) ? 'bus' : 'taxi');
  return {
    width,
    height: frame[1] * scale,
    stations: stations.map(({ x, y }, index) => ({ x: x * scale, y: y * scale, number: index + 1, kind: kind(index + 1) })),
  };
}

/**
 * Few stations far apart would be lost on a map as wide as London, and many would not fit: how wide a map is drawn, by how far
 * its stations are from each other. Half of London's are closer than this share of its width to the next one.
 */
const CLOSE = 0.0407;

function sparse({ frame: [width], stations }: YardFacts): number {
  const nearest = stations.map((one) =>
    Math.min(...stations.map((other) => (other === one ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)))),
  );
  const half = nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 2)];
  if (!half || !Number.isFinite(half)) return 1;
  return Math.min(2, Math.max(0.35, (CLOSE / (half / width)) ** 0.45));
}

/** The smallest box around some points, with air around it. */
export function boxAround(points: readonly Point[], air = 0): Box | null {
  if (!points.length) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - air,
    top: Math.min(...ys) - air,
    right: Math.max(...xs) + air,
    bottom: Math.max(...ys) + air,
  };
}

/** Puts something somewhere by CSS, so that it glides there when that changes. */
export function at({ x, y }: Point): (node: SVGElement) => void {
  return (node) => {
    // What is new has stood there all along: it does not glide.
    if (!node.hasAttribute('transform')) node.setAttribute('transform', `translate(${x} ${y})`);
    node.style.transform = `translate(${x}px, ${y}px)`;
  };
}
