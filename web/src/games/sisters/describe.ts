/** The whole position in sentences, for those who read or hear it: what both sisters have to say, around what each has. */
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import type { Passage } from '../types';
import type { Sister } from './sister';
import { DETECTIVE, eyes, JACK, player, ROUNDS, suspects } from './view';
import type { CaseView } from './view';
import { characterWords, personTold, powerOf, sideTold } from './words';

/** What one sister adds. */
export interface Own {
  /** About the round, about who is active, and about the end. */
  round: string[];
  active: string[];
  end: string[];
  /** About the board. */
  board: Passage[];
}

export function describeCase(sister: Sister, view: CaseView, own: Own): Passage[] {
  const secret = secretLines(sister, view);
  // A secret is somebody's, until it has come out.
  const out = view.outcome !== null || !eyes(view).length;
  return [
    { title: t('web-jack-round'), lines: [...roundLines(sister, view, own), ...cardLines(sister, view, own)] },
    { title: t('web-jack-characters'), lines: sister.characters.map((name) => characterWords(sister, view, name)) },
    ...own.board,
    { title: t('web-jack-known'), lines: [...caseLines(sister, view), ...(out ? secret : [])] },
    ...(secret.length && !out ? [{ title: t('web-jack-secret'), lines: secret }] : []),
  ];
}

const people = (sister: Sister, names: readonly string[]): Told[] => names.map((name) => personTold(sister, name));
const sides = (sister: Sister, seats: readonly string[]): Told[] => seats.map((seat) => sideTold(sister, seat));

function roundLines(sister: Sister, view: CaseView, own: Own): string[] {
  const mine = eyes(view);
  return [
    t('web-jack-round-of', { round: view.round, rounds: ROUNDS }),
    ...(mine.length ? [t('web-jack-you-sit', { who: sides(sister, mine) })] : []),
    ...(view.outcome ? [] : [t('web-jack-order', { who: sides(sister, view.order), played: view.played })]),
    ...own.round,
    ...(view.outcome ? [] : [t(`${sister.game}-${view.may_leave ? 'may-leave' : 'may-not-leave'}`)]),
  ];
}

function cardLines(sister: Sister, view: CaseView, own: Own): string[] {
  if (view.outcome) return [...(view.accused ? [t('web-jack-accused', { name: personTold(sister, view.accused) })] : []), ...own.end];
  const open = view.cards.filter((name) => !view.taken.includes(name));
  const done = view.taken.filter((name) => name !== view.active);
  return [
    ...(view.active ? [...activeLines(sister, view, view.active), ...own.active] : []),
    ...(open.length ? [t('sisters-cards', { names: people(sister, open) })] : []),
    ...(done.length ? [t('web-jack-played-cards', { names: people(sister, done) })] : []),
    ...(view.next_cards.length ? [t('sisters-next-cards', { names: people(sister, view.next_cards) })] : []),
  ];
}

function activeLines(sister: Sister, view: CaseView, name: string): string[] {
  const owed = sister.duties(view).filter(({ done }) => !done);
  return [
    t('web-jack-plays', { name: personTold(sister, name), who: sideTold(sister, player(view) ?? '') }),
    powerOf(sister, name),
    ...(owed.length ? [t('web-jack-owed', { what: owed.map(({ said }) => said) })] : []),
  ];
}

function caseLines(sister: Sister, view: CaseView): string[] {
  return [
    ...view.witness.map((said, index) => t(`web-jack-witness-${said}`, { round: index + 1 })),
    ...(view.witness.length ? [] : [t('web-jack-no-witness')]),
    ...[DETECTIVE, JACK].map((seat) => t('sisters-alibis', { who: sideTold(sister, seat), count: view.alibis[seat] ?? 0 })),
    t('web-jack-suspects', { count: suspects(view) }),
  ];
}

function secretLines(sister: Sister, view: CaseView): string[] {
  return [
    ...(view.jack ? [t('sisters-jack-is', { name: personTold(sister, view.jack) })] : []),
    ...Object.entries(view.hands)
      .filter(([, names]) => names.length)
      .map(([seat, names]) => t('sisters-hand', { who: sideTold(sister, seat), names: people(sister, names) })),
  ];
}
