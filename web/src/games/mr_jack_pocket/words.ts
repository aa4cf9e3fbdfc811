/** Mr. Jack Pocket in words: what choices are called, and the position for those who read or hear it. */
import type { Passage } from '../types';
import type { Ways } from '../../lib/choices';
import type { Told } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import { lineFrom } from './geometry';
import { DETECTIVES, GOAL, hourglasses, isDetective, suspectsLeft } from './view';
import type { PocketView, Tile } from './view';

/** Two tiles change places whichever is named first. */
export const ways: Ways = (words) => {
  const [verb, first, second] = words;
  return verb === 'exchange' && first && second ? [words, [verb, second, first]] : [words];
};

export const personTold = (name: string): Told => [`mr_jack_pocket-name-${name}`, {}];
export const sideTold = (side: string): Told => [`mr_jack_pocket-seat-${side}`, {}];
export const faceTold = (face: string): Told => [`mr_jack_pocket-face-${face}`, {}];

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

/** A tile in words: whose it is, where its wall is, and everything that marks it. */
export function tileWords(tile: Tile, place: number, jack: boolean): string {
  return [
    t('web-pocket-tile', { place, name: personTold(tile.suspect) }),
    tile.wall ? t(`web-pocket-wall-${tile.wall}`) : t('web-pocket-no-wall'),
    tile.up ? '' : t('web-pocket-blank'),
    t(tile.in_sight ? 'web-pocket-in-sight' : 'web-pocket-out-of-sight'),
    tile.rotated ? t('web-pocket-rotated') : '',
    jack ? t('web-pocket-is-jack') : '',
  ]
    .filter(Boolean)
    .join(t('list-separator'));
}

export const detectiveWords = (name: string, place: number): string =>
  t('web-pocket-detective', { name: personTold(name), place });

/** A turn token in words: who took it, or who begins. */
export function turnWords(view: PocketView, turn: number): string {
  const taken = view.turn_tokens[turn - 1];
  if (taken) return t('web-pocket-turn-taken', { turn, side: sideTold(taken) });
  return t(turn === view.turn ? 'web-pocket-turn-now' : 'web-pocket-turn-begins', { turn, side: sideTold(beginner(turn)) });
}

export const beginner = (turn: number): string => (turn % 2 ? 'investigator' : 'jack');

/** Who has turned out to be innocent. */
export function news(before: PocketView, after: PocketView): string {
  const up = (view: PocketView) => view.tiles.filter((tile) => tile.up).map((tile) => tile.suspect);
  const cleared = up(before).filter((suspect) => !up(after).includes(suspect));
  return cleared.length ? t('web-pocket-cleared', { count: cleared.length, names: cleared.map(personTold) }) : '';
}

/** The whole position: nothing that the board shows is left out. */
export function describe(view: PocketView): Passage[] {
  const left = view.actions.filter((each) => !each.used).map((each) => faceTold(each.face));
  const passages = [
    {
      title: t('web-pocket-turn'),
      lines: [
        t('web-pocket-turn-of', { turn: view.turn }),
        ...view.turn_tokens.map((_, index) => turnWords(view, index + 1)),
        ...(view.chase ? [t('mr_jack_pocket-chase')] : []),
        ...(view.actions.length ? [t('mr_jack_pocket-actions', { faces: left })] : []),
        ...(view.next_actions.length ? [t('mr_jack_pocket-next-actions', { faces: view.next_actions.map(faceTold) })] : []),
      ],
    },
    {
      title: t('web-pocket-streets'),
      lines: view.tiles.map((each, index) => tileWords(each, index + 1, view.jack === each.suspect)),
    },
    { title: t('web-pocket-detectives'), lines: DETECTIVES.map((name) => sightWords(view, name)) },
    {
      title: t('web-pocket-case'),
      lines: [
        view.shown.length ? t('mr_jack_pocket-shown', { names: view.shown.map(personTold) }) : t('web-pocket-alibis-none-shown'),
        ...(view.jack_cards ? [t('mr_jack_pocket-jack-cards', { count: view.jack_cards })] : []),
        t('web-pocket-hourglasses', { count: hourglasses(view), goal: GOAL }),
        t('web-pocket-suspects', { count: suspectsLeft(view) }),
      ],
    },
  ];
  const secret = secretWords(view);
  return secret.length ? [...passages, { title: t('web-pocket-secret'), lines: secret }] : passages;
}

function sightWords(view: PocketView, name: string): string {
  const seen = (view.sight[name] ?? []).map((place) => personTold(view.tiles[place - 1]?.suspect ?? ''));
  const place = view.detectives[name] ?? 0;
  const args = { name: personTold(name), place, line: lineFrom(place).join(t('list-separator')) };
  return seen.length ? t('web-pocket-sees', { ...args, seen }) : t('web-pocket-sees-nobody', args);
}

function secretWords(view: PocketView): string[] {
  if (!view.jack) return [];
  return [
    t('mr_jack_pocket-you-are', { name: personTold(view.jack) }),
    ...(view.cards?.length ? [t('mr_jack_pocket-your-cards', { cards: view.cards.map(personTold) })] : []),
  ];
}
