/** A whole move at once, for who has picked it on the board and does not spell it word by word. */
import type { BoardProps } from '../types';

type Picking = Pick<BoardProps, 'choices' | 'chosen' | 'pick'>;

/** Forget the words picked so far. */
export const unpick = ({ pick }: Picking): void => pick({ word: '', path: [], move: null });

/** Pick all words of a move, as far as they are offered; `now`: how things stand, which changes with every word. */
export function send(now: () => Picking, path: readonly string[]): void {
  if (now().chosen.length >= path.length || now().chosen.some((word, index) => word !== path[index])) unpick(now());
  for (const word of path.slice(now().chosen.length)) {
    const choice = now().choices.find((each) => each.word === word);
    if (!choice) return;
    now().pick(choice, true);
  }
}
