/** The whole position in sentences, for those who read or hear it: nothing that the board shows is left out. */
import type { Passage } from '../types';
import { t } from '../../lib/texts.svelte';
import { CHARACTERS, DETECTIVE, duties, dying, EXITS, eyes, JACK, player, ROUNDS, suspects } from './view';
import type { Exit, Hex, JackFacts, JackView } from './view';
import { characterWords, directionTold, exitTold, lampWords, personTold, sideTold } from './words';

export function describe(view: JackView, facts: JackFacts | null): Passage[] {
  const secret = secretLines(view);
  // A secret is somebody's, until it has come out.
  const out = view.outcome !== null || !eyes(view).length;
  return [
    { title: t('web-jack-round'), lines: [...roundLines(view), ...cardLines(view)] },
    { title: t('web-jack-characters'), lines: CHARACTERS.map((name) => characterWords(view, name)) },
    { title: t('web-jack-light'), lines: lightLines(view, facts) },
    { title: t('web-jack-ways'), lines: wayLines(view, facts) },
    { title: t('web-jack-known'), lines: [...caseLines(view), ...(out ? secret : [])] },
    ...(secret.length && !out ? [{ title: t('web-jack-secret'), lines: secret }] : []),
  ];
}

function roundLines(view: JackView): string[] {
  const mine = eyes(view);
  return [
    t('web-jack-round-of', { round: view.round, rounds: ROUNDS }),
    ...(mine.length ? [t('web-jack-you-sit', { who: mine.map(sideTold) })] : []),
    ...(view.outcome ? [] : [t('web-jack-order', { who: view.order.map(sideTold), played: view.played })]),
    ...(dying(view) && !view.outcome ? [t('web-jack-will-go-out', { number: dying(view) })] : []),
    ...(view.outcome ? [] : [t(view.may_leave ? 'mr_jack-may-leave' : 'mr_jack-may-not-leave')]),
  ];
}

function cardLines(view: JackView): string[] {
  if (view.outcome) return endLines(view);
  const open = view.cards.filter((name) => !view.taken.includes(name));
  const done = view.taken.filter((name) => name !== view.active);
  return [
    ...(view.active ? activeLines(view) : []),
    ...(open.length ? [t('mr_jack-cards', { names: open.map(personTold) })] : []),
    ...(done.length ? [t('web-jack-played-cards', { names: done.map(personTold) })] : []),
    ...(view.next_cards.length ? [t('mr_jack-next-cards', { names: view.next_cards.map(personTold) })] : []),
  ];
}

function activeLines(view: JackView): string[] {
  const name = view.active!;
  const owed = duties(view).filter((duty) => !duty.done);
  return [
    t('web-jack-plays', { name: personTold(name), who: sideTold(player(view) ?? '') }),
    t(`mr_jack-power-${name}`),
    ...(owed.length ? [t('web-jack-owed', { what: owed.map(({ what }) => [`web-jack-duty-${what}`, {}]) })] : []),
    ...(view.whistle === null ? [] : [t('web-jack-whistle', { count: view.whistle })]),
    ...(view.whistled.length ? [t('web-jack-whistled', { names: view.whistled.map(personTold) })] : []),
  ];
}

function endLines(view: JackView): string[] {
  return [
    ...(view.accused ? [t('web-jack-accused', { name: personTold(view.accused) })] : []),
    ...(view.left_by ? [t('web-jack-left', { exit: exitTold(view.left_by) })] : []),
  ];
}

const ids = (hexes: readonly string[]): string => hexes.join(t('list-separator'));
const those = (facts: JackFacts | null, which: (hex: Hex) => boolean): string[] =>
  (facts?.hexes ?? []).filter(which).map(({ id }) => id);

function lightLines(view: JackView, facts: JackFacts | null): string[] {
  const unlit = those(facts, ({ id, kind }) => kind === 'lamp' && !(id in view.lamps));
  const lit = those(facts, ({ id }) => view.lit.includes(id));
  return [
    ...Object.keys(view.lamps).sort((a, b) => (view.lamps[a] || 9) - (view.lamps[b] || 9)).map((hex) => lampWords(view, hex)),
    ...(unlit.length ? [t('web-jack-unlit', { count: unlit.length, hexes: ids(unlit) })] : []),
    t('web-jack-lit', { hexes: ids(lit.length ? lit : view.lit) }),
    t(view.beam.length ? 'web-jack-beam' : 'web-jack-beam-nothing', { direction: directionTold(view.facing), hexes: ids(view.beam) }),
  ];
}

function wayLines(view: JackView, facts: JackFacts | null): string[] {
  const open = those(facts, ({ id, manhole }) => manhole && !view.covers.includes(id));
  const exit = (each: Exit) => {
    const told = { exit: exitTold(each), hex: facts?.exits[each].hex ?? '' };
    return t(view.cordons.includes(each) ? 'web-jack-exit-closed' : 'web-jack-exit-open', told);
  };
  return [
    ...EXITS.map(exit),
    ...(open.length ? [t('web-jack-open-manholes', { hexes: ids(open) })] : []),
    t('web-jack-covers', { hexes: ids(view.covers) }),
    ...(facts ? [t('web-jack-houses', { hexes: ids(those(facts, ({ kind }) => kind === 'building' || kind === 'garden')) })] : []),
    t('web-jack-compass'),
  ];
}

function caseLines(view: JackView): string[] {
  return [
    ...view.witness.map((said, index) => t(`web-jack-witness-${said}`, { round: index + 1 })),
    ...(view.witness.length ? [] : [t('web-jack-no-witness')]),
    ...[DETECTIVE, JACK].map((seat) => t('mr_jack-alibis', { who: sideTold(seat), count: view.alibis[seat] ?? 0 })),
    t('web-jack-suspects', { count: suspects(view).length }),
  ];
}

function secretLines(view: JackView): string[] {
  return [
    ...(view.jack ? [t('mr_jack-jack-is', { name: personTold(view.jack) })] : []),
    ...Object.entries(view.hands)
      .filter(([, names]) => names.length)
      .map(([seat, names]) => t('mr_jack-hand', { who: sideTold(seat), names: names.map(personTold) })),
  ];
}
