/** London among the sisters. */
import { t } from '../../lib/texts.svelte';
import { portraits } from '../cast/portraits';
import { glyphs as common } from '../sisters/glyphs';
import type { Duty, Sister } from '../sisters/sister';
import { standing } from '../sisters/view';
import { deedWords, sightWords } from '../sisters/words';
import { glyphs } from './glyphs';
import { CHARACTERS, duties } from './view';
import type { JackView } from './view';

/** After so many rounds no lamp goes out any more. */
const LAMPS = 4;

export const london: Sister<JackView> = {
  game: 'mr_jack',
  characters: CHARACTERS,
  glyphs: { ...common, ...glyphs, swap: glyphs.gull },
  hues: {
    holmes: '#e2503c',
    watson: '#b07a45',
    smith: '#f3cf3b',
    lestrade: '#4f8fe6',
    stealthy: '#4cb46c',
    goodley: '#f4f1ea',
    gull: '#a97fe6',
    bert: '#f28c34',
  },
  onCard: ['stay', 'stop'],
  portrait: (name) => portraits[name],
  short: (name) => t(`web-london-short-${name}`),
  sign: (name) => t(`web-london-sign-${name}`),
  place: (hex) => hex,
  deed: (verb) => deedWords(verb) ?? t(`web-london-do-${verb}`),
  sight: (view, name) => (inBeam(view, name) ? t('web-london-sight-lantern') : sightWords(view, name)),
  duties: (view) => duties(view).map(({ what, done }) => ({ what, done, ...said(what, view) })),
  roundBrings: (round, over) =>
    round <= LAMPS ? { glyph: 'lamp', said: t(over ? 'web-london-track-out' : 'web-london-track-lamp', { number: round }) } : null,
};

/** Where only Watson's lantern lights somebody. */
function inBeam(view: JackView, name: string): boolean {
  const { hex, visible } = standing(view, name);
  return visible && view.beam.includes(hex) && !view.lit.includes(hex);
}

function said(what: string, { whistle }: JackView): Pick<Duty, 'said' | 'card'> {
  if (what === 'walk') return { said: t('web-jack-duty-walk') };
  const card = what === 'goodley' && whistle !== null ? t('web-london-points', { count: whistle }) : undefined;
  return { said: t(`web-london-duty-${what}`), card };
}
