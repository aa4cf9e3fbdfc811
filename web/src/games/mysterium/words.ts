/** Mysterium in words: what cards, pictures and choices are called. */
import type { Ways } from '../../lib/choices';
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import type { Deed } from '../types';
import { verdicts } from './signs';
import type { Answer, Because } from './signs';
import { accusation, COLOURS, DAYS, eyes, waits } from './view';
import type { Ballot, MysteriumFacts, MysteriumView, Orb, Pic } from './view';

/** What is given or guessed comes first, for whom the second, so that the first pick is a picture; the verb goes without saying. */
export const ways: Ways = ([verb = '', ...words]) => [words.length ? words.reverse() : [verb]];

export const seatTold = (seat: string): Told => [`mysterium-seat-${seat}`, {}];
export const colourTold = (colour: string): Told => [`mysterium-colour-${colour}`, {}];
export const kindTold = (kind: string): Told => [`mysterium-kind-${kind}`, {}];
export const cardTold = (card: string): Told => [`mysterium-card-${card}`, {}];
const thingsTold = (things: readonly string[]): Told[] => things.map((thing) => [`mysterium-thing-${thing}`, {}]);

/** Whose orb it is: each colour has a name of its own, also where one person has two of them. */
export const orbName = (colour: string): string => t(`mysterium-seat-${colour}`);
export const cardName = (card: string): string => t(`mysterium-card-${card}`);
export const picName = (pic: Pic): string => (typeof pic === 'number' ? t('web-mysterium-dream', { number: pic }) : cardName(pic));

/** A picture for those who cannot see it: everything on it, and nothing about what it may mean. */
export function alt(pic: Pic, facts: MysteriumFacts | null | undefined): string {
  const things = (typeof pic === 'number' ? facts?.dreams[pic - 1] : facts?.cards[pic]?.things) ?? [];
  return things.length ? t('web-mysterium-picture', { name: picName(pic), things: thingsTold(things) }) : picName(pic);
}

/** Why somebody thinks of a card: “17: ship, wave → sailor”. */
export function becauseWords({ card, dreams }: Because): string {
  const reasons = dreams.map(({ dream, things }) => t('web-mysterium-reason', { dream, things: thingsTold(things) }));
  return t('web-mysterium-because', { reasons: reasons.join(t('web-mysterium-reasons-separator')), card: cardTold(card) });
}

/** In both orders: `cook red` is picked on the board, `guess red cook` in the list of moves. */
export function label(path: readonly string[], view: MysteriumView): string {
  const word = path.at(-1) ?? '';
  if (/^\d+$/.test(word)) return picName(Number(word));
  if (!COLOURS.includes(word)) return path.length === 1 && isVerb(word) ? t(`web-mysterium-do-${word}`) : cardName(word);
  const colour = colourTold(word);
  if (path[0] === 'dream' || /^\d+$/.test(path[0] ?? '')) return t('web-mysterium-for', { who: seatTold(word) });
  if (path[0] === 'guess') return t('web-mysterium-orb', { colour });
  if (path.length === 2 && !isVerb(path[0] ?? '')) return t('web-mysterium-by', { colour });
  return combinationWords(view, word);
}

const isVerb = (word: string): boolean => ['guess', 'vote', 'dream', 'close', 'throw', 'culprit', 'share'].includes(word);

/** A combination by its colour and, for who may know them, its cards. */
export function combinationWords(view: MysteriumView, colour: string): string {
  const cards = view.orbs.find((orb) => orb.colour === colour)?.combination ?? [];
  const told = { colour: colourTold(colour), cards: cards.map(cardTold) };
  return t(cards.length ? 'web-mysterium-combination' : 'web-mysterium-combination-unknown', told);
}

/** A new day or the second stage, and who was right or wrong on the day before. */
export function news(before: MysteriumView, after: MysteriumView, deeds: readonly Deed[]): string {
  if (before.day === after.day && before.stage === after.stage) return '';
  const ends = verdicts(deeds);
  const answered = ['right', 'wrong'].map((verb) => ({ verb, who: ends.filter((end) => end.verb === verb).map(({ colour }) => colour) }));
  const day = { day: after.day, days: DAYS };
  return [
    ...answered.map(({ verb, who }) => (who.length ? t(`web-mysterium-news-${verb}`, { who: who.map(seatTold) }) : '')),
    ...ends.map(({ verb, colour }) => (verb === 'innocent' ? t('mysterium-innocent', { colour: colourTold(colour) }) : '')),
    t(before.stage < after.stage ? 'web-mysterium-second-stage' : 'web-mysterium-new-day', day),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is shown on one side of the table. */
export function partName(view: MysteriumView, part: string): string {
  if (part === 'hand') return t(eyes(view).includes('ghost') ? 'web-mysterium-hand' : 'web-mysterium-ghosts-hand');
  return t(part === 'suspects' ? 'web-mysterium-suspects' : `web-mysterium-row-${part}`);
}

export function seeksWords({ colour, seeks }: Orb): string {
  const who = seatTold(colour);
  return seeks ? t('web-mysterium-seeks', { who, kind: kindTold(seeks) }) : t('web-mysterium-done', { who });
}

/** How far somebody is, in sentences: what he seeks, where his orb lies, and how his last guess was answered. */
export function stateLines(view: MysteriumView, orb: Orb, on: string | undefined, answer: Answer | undefined): string[] {
  const sentence = (text: string): string => t('web-mysterium-sentence', { text });
  const colour = colourTold(orb.colour);
  const guess = orb.guess ?? '';
  return [
    sentence(seeksWords(orb)),
    orb.found.length ? t('web-mysterium-has-found', { cards: orb.found.map(cardTold) }) : '',
    waits(orb) && view.stage === 1 ? t('web-mysterium-waits') : '',
    guess ? t('web-mysterium-has-guessed', { card: cardTold(guess) }) : '',
    on && !guess ? t('web-mysterium-orb-on', { colour, what: view.stage === 2 ? combinationWords(view, on) : cardTold(on) }) : '',
    answer && !guess ? sentence(answerWords(answer)) : '',
    view.voted.includes(orb.seat) ? t('web-mysterium-voted', { who: seatTold(orb.seat) }) : '',
    view.stage === 2 && !orb.suspected ? t('mysterium-innocent', { colour }) : '',
  ].filter(Boolean);
}

export const answerWords = ({ card, right }: Answer): string =>
  t(right ? 'web-mysterium-was-right' : 'web-mysterium-was-wrong', { card: cardTold(card) });

export const votedWords = (view: MysteriumView): string =>
  view.voted.length ? t('web-mysterium-votes-in', { who: view.voted.map(seatTold) }) : t('web-mysterium-no-votes');

/** How many votes accuse somebody now. */
export const ladderWords = (view: MysteriumView): string => t('web-mysterium-ladder', { round: view.round });

export const voteWords = (seat: string, colour: string): string =>
  t('web-mysterium-named', { who: seatTold(seat), colour: colourTold(colour) });

export function ballotWords(view: MysteriumView, { day, votes, accused }: Ballot): string {
  const named = Object.entries(votes).map(([seat, colour]) => voteWords(seat, colour));
  const ids = { right: 'mysterium-guilty', wrong: 'mysterium-innocent', '': 'web-mysterium-accused' };
  const end = accused ? t(ids[accusation(view, accused)], { colour: colourTold(accused) }) : t('web-mysterium-nobody-accused');
  return t('web-mysterium-ballot', { day, votes: named, end });
}

/** What lies beside the table. */
export const pileLines = (view: MysteriumView): string[] => [
  t('web-mysterium-difficulty', { difficulty: [`mysterium-option-difficulty-${view.difficulty}`, {}] }),
  t('mysterium-piles', { hand: view.hand_count, deck: view.deck, discard: view.discard }),
  t(view.difficulty === 'easy' ? 'mysterium-throws-day' : 'mysterium-throws-game', { throws: view.throws }),
];
