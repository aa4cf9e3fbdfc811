/** What a game brings to the page. It draws and it names; it knows no rule and keeps no secret. */
import type { Component } from 'svelte';
import type { Aliases, Choice } from '../lib/choices';

export interface BoardProps {
  /** What this viewer may know, in the game's own form. */
  view: unknown;
  /** What can be picked now: exactly these are highlighted. */
  choices: readonly Choice[];
  /** The words picked so far. */
  chosen: readonly string[];
  pick: (choice: Choice) => void;
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** What lies beside the board, if that is more than sentences. */
  Beside?: Component<{ view: unknown }>;
  /** What a choice is called, given all words up to it. */
  label?: (path: readonly string[], view: unknown) => string;
  aliases?: Aliases;
  /** Which of the two side colours a seat has. */
  side?: (seat: string) => 'a' | 'b';
}
