/** The pictures, drawn by `tools/art/draw.py`: only their addresses are in the page, each is fetched when it is shown. */
import type { Pic } from './view';

const files = import.meta.glob<string>('./pictures/**/*.svg', { query: '?url', import: 'default', eager: true });

/** By the name of the file: `17` is a dream, `cook` a character; no two kinds share a name. */
const addresses = new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ''), address]));

export const address = (pic: Pic): string => addresses.get(String(pic).padStart(2, '0')) ?? '';

/** The name below a card, in pixels. */
export const NAME = 20;
/** Width by height. */
export const DREAM = { shape: 2 / 3 };
/** Three that belong together lie in a line, never as two and one. */
export const SHARED = { ...DREAM, tidy: 9 };
export const CARD = { shape: 4 / 5 };
export const NAMED = { ...CARD, above: NAME };
export const shape = (pic: Pic): number => (typeof pic === 'number' ? DREAM : CARD).shape;
