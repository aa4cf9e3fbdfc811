/** Clocks in words and figures. */
import type { Clock, Now } from './messages';
import { t } from './texts.svelte';

/** A table's clock in a few words; nothing where there is none. */
export function clockText(clock: Clock): string {
  if (clock.kind === 'minutes') return t('web-clock-is-minutes', { minutes: clock.minutes, increment: clock.increment });
  return clock.kind === 'days' ? t('web-clock-is-days', { days: clock.days }) : '';
}

/** What is left on a seat's clock now, in milliseconds; null if it has none. */
export function timeLeft(now: Now, seat: string, serverTime: number): number | null {
  const time = now.times[seat];
  if (!time) return null;
  const passed = time.runs ? Math.max(0, serverTime - now.at) : 0;
  return Math.max(0, time.left - passed);
}

/** 12:05, or 2 d 03:10 for the long ones. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days) return t('web-clock-days-left', { days, rest: `${two(hours)}:${two(minutes)}` });
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
