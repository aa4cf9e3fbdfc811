/** New York among the sisters. */
import { t } from '../../lib/texts.svelte';
import { newYorkers } from '../cast/manhattan';
import { glyphs as common } from '../sisters/glyphs';
import type { Duty, Sister } from '../sisters/sister';
import { standing } from '../sisters/view';
import { deedWords, sightWords } from '../sisters/words';
import { glyphs } from './glyphs';
import { CHARACTERS, duties, LIBERTY } from './view';
import type { YorkView } from './view';

export const york: Sister<YorkView> = {
  game: 'mr_jack_new_york',
  characters: CHARACTERS,
  glyphs: { ...common, ...glyphs },
  hues: {
    beach: '#b07a45',
    rider: '#e2503c',
    latimer: '#f3cf3b',
    grant: '#4cb46c',
    callahan: '#a8a092',
    eastman: '#566079',
    tumblety: '#a97fe6',
    smith: '#f4f1ea',
  },
  onCard: ['stay', 'pass'],
  portrait: (name) => newYorkers[name],
  short: (name) => t(`web-york-short-${name}`),
  sign: (name) => t(`web-york-sign-${name}`),
  place: (hex) => (hex === LIBERTY ? t('mr_jack_new_york-liberty') : hex),
  deed: (verb) => deedWords(verb) ?? t(`web-york-do-${verb}`),
  sight,
  duties: (view) => duties(view).flatMap(({ what, done }) => rows(what, done, view)),
};

/** A park and Liberty Island hide everybody, whatever is around. */
function sight(view: YorkView, name: string): string {
  const { hex } = standing(view, name);
  if (hex === LIBERTY) return t('web-york-sight-liberty');
  return view.tiles[hex] === 'park' ? t('web-york-sight-park') : sightWords(view, name);
}

/** With which word each power begins. */
const DEEDS: Record<string, string> = {
  beach: 'metro',
  rider: 'building',
  latimer: 'lamp',
  grant: 'park',
  callahan: 'barrier',
  smith: 'steamer',
  eastman: 'send',
  tumblety: 'swap',
  swap: 'swap',
};

/** A duty in words. Cloud Rider walks as nobody else does; Eastman and Tumblety choose between two things. */
function rows(what: string, done: boolean, view: YorkView): Duty[] {
  const walk = { what: 'walk', done, said: view.active === 'rider' ? t('web-york-duty-rider-walks') : t('web-jack-duty-walk') };
  const other = { what, done, said: t(`web-york-duty-${what}`), deed: DEEDS[what] };
  if (what === 'walk') return [walk];
  return what === 'eastman' || what === 'tumblety' ? [walk, other] : [other];
}
