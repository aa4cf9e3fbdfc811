/** The whole position in words: nothing that the table shows is left out. */
import type { Deed, Passage } from '../types';
import { t } from '../../lib/texts.svelte';
import { laid, signs } from './signs';
import { DAYS, eyes, KINDS, row, sharing } from './view';
import type { MysteriumFacts, MysteriumView, Orb } from './view';
import { alt, ballotWords, becauseWords, cardTold, colourTold, combinationWords } from './words';
import { ladderWords, partName, pileLines, seatTold, stateLines, votedWords, voteWords } from './words';

type Facts = MysteriumFacts | null;

export function describe(view: MysteriumView, facts: Facts, deeds: readonly Deed[]): Passage[] {
  return [
    { title: t('web-mysterium-case'), lines: caseLines(view) },
    ...(view.stage === 1 ? tableau(view, facts) : [secondStage(view, facts)]),
    ...psychicPassages(view, facts, deeds),
    ...ghostPassages(view, facts),
  ];
}

function caseLines(view: MysteriumView): string[] {
  const mine = eyes(view);
  return [
    t('mysterium-day', { day: view.day, left: DAYS - view.day }),
    ...(mine.length ? [t('web-mysterium-you-are', { who: mine.map(seatTold) })] : []),
    ...(mine.includes('ghost') ? [t('web-mysterium-silent')] : []),
    ...(view.to_act.length ? [t('web-mysterium-to-act', { who: view.to_act.filter((seat) => seat !== '*').map(seatTold) })] : []),
    ...pileLines(view),
  ];
}

const tableau = (view: MysteriumView, facts: Facts): Passage[] =>
  KINDS.map((kind) => ({ title: t(`web-mysterium-row-${kind}`), lines: row(view, kind).map((card) => alt(card, facts)) }));

function secondStage(view: MysteriumView, facts: Facts): Passage {
  const lines = [
    ...view.shared.map((dream) => alt(dream, facts)),
    ...(sharing(view) ? [t('web-mysterium-shared-waits')] : [ladderWords(view), votedWords(view)]),
    ...Object.entries(view.votes).map(([seat, colour]) => voteWords(seat, colour)),
    ...view.ballots.map((ballot) => ballotWords(view, ballot)),
    ...(view.culprit ? [t('mysterium-culprit-is', { colour: colourTold(view.culprit) })] : []),
  ];
  return { title: t('web-mysterium-shared'), lines };
}

function psychicPassages(view: MysteriumView, facts: Facts, deeds: readonly Deed[]): Passage[] {
  const found = signs(view, facts, deeds);
  const places = laid(view, found);
  return view.orbs.map((orb) => {
    const because = found.because.get(orb.colour);
    const lines = [
      ...stateLines(view, orb, places.get(orb.colour), found.answers.get(orb.colour)),
      ...(orb.misses.length ? [t('web-mysterium-not', { cards: orb.misses.map(cardTold) })] : []),
      ...(view.dreaming === orb.colour ? [t('web-mysterium-laying', { count: view.laid_count })] : []),
      ...orb.nights.flatMap((night, index) => nightLines(night, orb.days[index] ?? 0, facts)),
      ...(because ? [becauseWords(because)] : []),
      ...secretLines(view, orb),
    ];
    return { title: t(`mysterium-seat-${orb.colour}`), lines };
  });
}

const nightLines = (dreams: readonly number[], night: number, facts: Facts): string[] =>
  dreams.map((dream) => t('web-mysterium-in-night', { night, dream: alt(dream, facts) }));

/** A combination is the ghost's secret, and everybody's once it is found. */
const secretLines = (view: MysteriumView, orb: Orb): string[] => (orb.combination ? [combinationWords(view, orb.colour)] : []);

function ghostPassages(view: MysteriumView, facts: Facts): Passage[] {
  if (!view.hand) return [];
  const laidDown = (view.laid ?? []).map((dream) => t('web-mysterium-laid', { dream: alt(dream, facts) }));
  return [{ title: partName(view, 'hand'), lines: [...view.hand.map((dream) => alt(dream, facts)), ...laidDown] }];
}
