/** What the portraits are cut from: busts in a square of 64 units, the gas lamp on the right. */
export interface Layer {
  d: string;
  fill: string;
  opacity?: number;
  stroke?: string;
  width?: number;
}

export interface Person {
  accent: string;
  layers: Layer[];
}

const palette: Record<string, string> = {
  // Skin, from the lamp's side to the night's.
  lit: '#f9d5a4',
  skin: '#dfa172',
  shade: '#9c6263',
  deep: '#5b3b58',
  // Hair.
  snow: '#f3ebdc',
  silver: '#aaa5c0',
  ginger: '#cb7334',
  chestnut: '#8f4f30',
  brown: '#56303a',
  raven: '#251c36',
  // Cloth, paper and metal.
  ink: '#14121f',
  night: '#262445',
  dusk: '#54548f',
  paper: '#f3ead4',
  brass: '#d29f45',
  glow: '#ffdf94',
  rose: '#c8507c',
  plum: '#6c2853',
  blue: '#4069b8',
  navy: '#1e2b5c',
  leather: '#b06a38',
  hide: '#663630',
  brick: '#c9543c',
  wine: '#762c3e',
  green: '#4fae86',
  pine: '#1d4f52',
  fawn: '#d3b27a',
  tweed: '#8a6a52',
  moss: '#8f9a4e',
  steel: '#93a5bd',
  slate: '#4a5476',
  violet: '#8b66d0',
};

// A line for each piece, from back to front: its colour and outline, or `colour:width` and the
// stroke of a pen; `*` and a number make it a veil.
const LINE = /^([^ :*]+)(?::([\d.]+))?(?:\*([\d.]+))? (.+)$/;

const piece = (line: string): Layer => {
  const [, name = '', width, veil, d = ''] = LINE.exec(line) ?? [];
  const colour = palette[name] ?? name;
  const paint = width ? { fill: 'none', stroke: colour, width: +width } : { fill: colour };
  return { d, ...paint, opacity: veil ? +veil : undefined };
};

export const person = (accent: string, drawing: string): Person => ({ accent, layers: drawing.trim().split('\n').map(piece) });

// What several have: the shoulders of a coat, two ears, two eyes.
export const coat = (dark: string, light: string): string => `${dark} M4 64c1-10 9-14 19-16.5h18c10 2.5 18 6.5 19 16.5Z
${light} M37 64l3.5-16.5C51 50 59 54 60 64Z
glow M48 49.5c7 2.7 11.5 7 12 14.5h-1.4C57.8 57.5 54 53 48 49.5Z`;
export const ears = (left: number, right: number, y: number): string => `shade M${left} ${y}c-2.7-.6-3.2 1.2-2.6 3.6.5 2 1.7 3.2 3.4 2.9Z
lit M${right} ${y}c2.7-.6 3.2 1.2 2.6 3.6-.5 2-1.7 3.2-3.4 2.9Z`;
export const eye = (x: number, y: number): string => `M${x} ${y}m-1.7-.6c.9-.7 2.5-.7 3.4 0 .1 2.9-3.3 2.9-3.4 0Z`;
export const eyes = (left: number, right: number, y: number): string => `ink ${eye(left, y)}${eye(right, y)}`;

/** A colour as fog leaves it: for those who are no longer of interest. */
export const faded = (colour: string): string => {
  if (colour[0] !== '#') return colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const light = (0.3 * r + 0.59 * g + 0.11 * b) * 0.6;
  return `rgb(${[34, 37, 48].map((tint) => Math.round(light + tint)).join()})`;
};
