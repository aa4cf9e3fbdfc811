/** What can be picked on a board, and what it looks like there. */
import type { Choice } from '../../lib/choices';
import type { Point } from './geometry';

/**
 * A street is walked to, a thing moved; a token is somebody, a deed what is done to him; a road out may be closed, an exit is free;
 * a handle is for a thing whose hex is taken.
 */
export type Shape = 'street' | 'thing' | 'token' | 'deed' | 'road' | 'exit' | 'handle';

export interface Place extends Point {
  shape: Shape;
  /** Another hex that belongs to it. */
  also?: Point;
  /** Who is explained there, if it is no character. */
  about?: string;
  /** On a handle, and on an exit that is no door. */
  glyph?: string;
}

export interface Target {
  choice: Choice;
  place: Place;
  said: string;
}

/** What of the choices has its place on the board; the others are picked elsewhere. */
export const targetsOf = (
  choices: readonly Choice[],
  place: (word: string) => Place | null,
  said: (choice: Choice) => string,
): Target[] =>
  choices.flatMap((choice) => {
    const there = place(choice.word);
    return there ? [{ choice, place: there, said: said(choice) }] : [];
  });
