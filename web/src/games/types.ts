/** What a game brings to the page. It draws and it names; it knows no rule and keeps no secret. */
import type { Component, Snippet } from 'svelte';
import type { Choice, Ways } from '../lib/choices';

/** A move as this viewer saw it. */
export interface Seen {
  seat: string;
  move: string;
}

/** Something tentative that is no move, such as pointing at a card. Anybody may write anything here. */
export interface Gesture {
  seat: string;
  what: string;
}

export type Deed = Seen | Gesture;

export type Aid = Record<string, Record<string, number>>;

export interface BoardProps {
  /** What this viewer may know, in the game's own form. */
  view: unknown;
  /** What is printed and never changes, such as a map, in the game's own form. */
  facts: unknown;
  /** What can be picked now: exactly these are highlighted. */
  choices: readonly Choice[];
  /** The words picked so far. */
  chosen: readonly string[];
  /** The latest moves, which stay visible: since this player's own last one. */
  latest: readonly Seen[];
  /** What this viewer could work out, where the table allows such help: hidden things, their values and shares. */
  aid: Aid | null;
  /** All moves and gestures in their order: what a gesture still means depends on what has happened since. */
  deeds: readonly Deed[];
  /** The seat that these choices are for, for one who is asked in several; `choose` another. */
  seat: string;
  choose: (seat: string) => void;
  /** `sure`: the board has asked already whether this is meant. */
  pick: (choice: Choice, sure?: boolean) => void;
  /** By which of one's seats. */
  gesture: (what: string, seat: string) => void;
  /** What stands above the board: who is asked and what happened, how it ended. */
  above?: Snippet;
  /** The board covers the window, and shows what stands above it itself; or it does so no more. */
  covers?: (window: boolean) => void;
}

/** A part of the position in words. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** What lies beside the board, if that is more than sentences. */
  Beside?: Component<{ view: unknown }>;
  /** The whole position in words, for those who read or hear it: nothing that the board shows is left out. */
  describe?: (view: unknown, facts: unknown, deeds: readonly Deed[]) => Passage[];
  /** What has changed between two views that no line of the log says, or not long enough; empty if nothing has. */
  news?: (before: unknown, after: unknown, deeds: readonly Deed[]) => string;
  /** What a choice is called, given all words up to it. */
  label?: (path: readonly string[], view: unknown) => string;
  /** In which order the words of a move may be picked, if not as they are written. */
  ways?: Ways;
  /** Choices and news take a line each: what is left of the window is the board's. */
  brief?: boolean;
  /** The board is full of pictures: it may have more of the width. */
  broad?: boolean;
  /** Which of the two side colours a seat has. */
  side?: (seat: string) => 'a' | 'b';
  /** Whether a move brings something to light at once, so that it cannot be taken back. */
  isFinal?: (words: readonly string[], view: unknown) => boolean;
  /** Whether what this viewer may choose now tells his secret, so that it must be covered with it. */
  choicesTell?: (view: unknown) => boolean;
  /** The same view without what only this viewer knows, for one who wants his secrets covered; who has none gets it back. */
  cover?: (view: unknown) => unknown;
  /** A move that only this viewer saw so, as others saw it; without this, a covered table does not hear of it. */
  veil?: (move: string) => string;
}
