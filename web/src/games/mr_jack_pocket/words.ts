/** What choices are called, and which words mean the same move. */
import type { Aliases } from '../../lib/choices';
import { t } from '../../lib/texts';
import { isDetective } from './view';
import type { PocketView } from './view';

/** Two tiles change places whichever is named first. */
export const aliases: Aliases = ([verb, first, second]) => (verb === 'exchange' && first && second ? [[verb, second, first]] : []);

export function label(path: readonly string[], view: PocketView): string {
  const [verb = '', second, third] = path;
  const last = path.at(-1) ?? '';
  if (path.length === 1) return t(`web-pocket-do-${verb}`);
  if (verb === 'rotate' && path.length === 3) return t(`web-pocket-turn-${third}`);
  if (verb === 'rotate' || verb === 'exchange') return tile(Number(last), view);
  if (isDetective(verb)) return t('web-pocket-steps', { steps: Number(second) });
  return verb === 'joker' && second ? t(`web-pocket-joker-${second}`) : last;
}

function tile(place: number, view: PocketView): string {
  const suspect = view.tiles[place - 1]?.suspect;
  return suspect ? t('web-pocket-tile-short', { place, name: t(`web-pocket-short-${suspect}`) }) : String(place);
}
