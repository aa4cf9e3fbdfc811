/** Who is who at this screen, from what the server says. */
import type { GameInfo, Now } from './messages';

export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/**
 * Whose turn it is at this screen, where several people share it and somebody else is looking: the person to hand it to.
 * While this is not null nothing of the table may be drawn.
 */
export function handTo(now: Now): string[] | null {
  if (now.screens.length < 2 || now.status !== 'live') return null;
  const asked = now.screens.filter((group) => group.some((seat) => now.to_act.includes(seat)));
  if (asked.some((group) => same(group, now.you))) return null;
  return asked[0] ?? null;
}

/** The seats this player holds, on behalf of everybody at the screen. */
export function held(now: Now): string[] {
  return now.screens.flat();
}

/** Whether seats are of one side, so that one person could hold them; whether the game really allows it, the server knows. */
export function sameSide(info: GameInfo | null, seats: readonly string[]): boolean {
  return Object.values(info?.sides ?? {}).some((side) => seats.every((seat) => side.includes(seat)));
}

export function isMyTurn(now: Now): boolean {
  return now.status === 'live' && now.to_act.some((seat) => now.you.includes(seat));
}

/** The name of the person in some seats. */
export function personIn(now: Now, seats: readonly string[]): string {
  return now.seats[seats[0] ?? '']?.name ?? '';
}
