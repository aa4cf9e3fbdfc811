export { default as G } from '../games/mr_jack_new_york/Ground.svelte';
export { default as T } from '../games/mr_jack_new_york/Tile.svelte';
export { default as B } from '../games/mr_jack_new_york/Barrier.svelte';
export { default as S } from '../games/mr_jack_new_york/Steamer.svelte';
export { default as I } from '../games/mr_jack_new_york/Informant.svelte';
export { default as C } from '../games/mr_jack_new_york/Cover.svelte';
export { glyphs } from '../games/mr_jack_new_york/glyphs';
export { manhattan } from '../games/cast/manhattan';
