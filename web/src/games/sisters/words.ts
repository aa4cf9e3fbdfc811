/** What both sisters say in the same words. */
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import type { Sister } from './sister';
import { alibis, standing } from './view';
import type { CaseView } from './view';

export const personTold = ({ game }: Sister, name: string): Told => [`${game}-name-${name}`, {}];
export const sideTold = ({ game }: Sister, seat: string): Told => [`${game}-seat-${seat}`, {}];
export const powerOf = ({ game }: Sister, name: string): string => t(`${game}-power-${name}`);

/** What both do in the same words. */
const DEEDS = ['take', 'walk', 'stay', 'accuse'];
export const deedWords = (verb: string): string | null => (DEEDS.includes(verb) ? t(`web-jack-do-${verb}`) : null);

/** Whether a witness would see somebody, where lamps and company are all that counts. */
export function sightWords(view: CaseView, name: string): string {
  const { hex, visible } = standing(view, name);
  return t(`web-jack-sight-${!visible ? 'dark' : view.lit.includes(hex) ? 'lamp' : 'beside'}`);
}

export const sideShown = (view: CaseView, name: string): string =>
  t(standing(view, name).suspect ? 'web-jack-suspect' : 'web-jack-innocent');

/** Somebody on the board: where, of which side his token shows, and whether he would be seen. */
export function characterWords(sister: Sister, view: CaseView, name: string): string {
  return [
    t('web-jack-on', { name: personTold(sister, name), hex: sister.place(standing(view, name).hex) }),
    sideShown(view, name),
    sister.sight(view, name),
    name === view.jack ? t('web-jack-is-jack') : '',
    alibis(view).includes(name) ? t('web-jack-has-alibi') : '',
  ]
    .filter(Boolean)
    .join(t('list-separator'));
}

/** Who has turned out to be innocent between two views; empty if nobody has. */
export function clearedWords(sister: Sister, before: CaseView, after: CaseView): string {
  const cleared = sister.characters.filter((name) => standing(before, name).suspect && !standing(after, name).suspect);
  return cleared.length ? t('web-jack-cleared', { count: cleared.length, names: cleared.map((name) => personTold(sister, name)) }) : '';
}
