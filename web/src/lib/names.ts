/** What games, seats, options and levels are called. */
import type { SeatInfo, Told } from './messages';
import { knows, t, tryTexts } from './texts.svelte';

export function gameName(game: string): string {
  return tryTexts([game], game);
}

export function seatName(game: string, seat: string): string {
  return tryTexts([`${game}-seat-${seat}`], seat);
}

/** A side: by its only seat, or by a name of its own. */
export function sideName(game: string, side: string, seats: readonly string[]): string {
  return seats.length === 1 ? seatName(game, seats[0]!) : tryTexts([`${game}-side-${side}`], seatNames(game, seats));
}

/** A seat as part of a sentence, which may need its name in one form or another. */
export function seatTold(game: string, seat: string): Told | string {
  const id = `${game}-seat-${seat}`;
  return knows(id) ? [id, {}] : seat;
}

export function seatsTold(game: string, seats: readonly string[]): (Told | string)[] {
  return seats.map((seat) => seatTold(game, seat));
}

export function seatNames(game: string, seats: readonly string[]): string {
  return seats.map((seat) => seatName(game, seat)).join(t('list-separator'));
}

/** Who looks at a game: a seat, whoever watches, or one who knows everything. */
export function viewerName(game: string, viewer: string): string {
  return tryTexts([`web-viewer-${viewer}`], viewer.split('+').map((seat) => seatName(game, seat)).join(t('list-separator')));
}

export function optionName(game: string, option: string): string {
  return tryTexts([`${game}-option-${option}`], option);
}

export function optionValue(game: string, option: string, value: string | number | boolean): string {
  const plain = typeof value === 'boolean' ? t(value ? 'web-yes' : 'web-no') : String(value);
  return tryTexts([`${game}-option-${option}-${String(value)}`], plain);
}

/** A level's name for people; `tree:0.5s` is the text `level-tree-0_5s`, if somebody wrote one. */
export function levelName(level: string): string {
  const id = level.replace(/:/g, '-').replace(/\./g, '_');
  return tryTexts([`level-${id}`, `web-level-${id}`], level);
}

/** A friendly default: neither the weakest nor the slowest level. */
export const usualLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? '';

/** Who sits somewhere: a name, a computer player's level, or nobody yet. */
export function sitterName(info: SeatInfo | undefined): string {
  if (!info || info.kind === 'open') return t('web-seat-open');
  if (info.kind === 'bot') return t('web-seat-bot', { level: levelName(info.level) });
  return info.name || t('web-nameless');
}

/** Why a game ended: in a sentence's words if somebody wrote them, or else in the game's own. */
export function reasonText(game: string, reason: string): string {
  const plain = reason.replace(/[ _]+/g, '-');
  return tryTexts([`${game}-reason-${plain}`, `reason-${plain}`], reason);
}
