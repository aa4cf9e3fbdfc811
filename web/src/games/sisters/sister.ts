/** Which of the two sisters is played. Each game says so once, on its board and on its case file; whatever is inside asks here. */
import { createContext } from 'svelte';
import type { Person } from '../cast/paper';
import type { CaseView } from './view';

/** Something whoever is active has to do. */
export interface Duty {
  /** The name of its glyph; no two duties have the same. */
  what: string;
  said: string;
  /** What the card says instead, where that is more. */
  card?: string;
  /** With which word it is begun, where it is begun on the card. */
  deed?: string;
  done: boolean;
}

export interface Sister<V extends CaseView = CaseView> {
  /** The game's name, with which the ids of its messages begin. */
  game: string;
  characters: readonly string[];
  /** Those both sisters have, one for what each character can do, and its own. */
  glyphs: Readonly<Record<string, string>>;
  /** The colour of each character's token. */
  hues: Readonly<Record<string, string>>;
  /** What has no place on the board: it is picked on the card of whoever is active. */
  onCard: readonly string[];
  portrait(name: string): Person | undefined;
  /** What somebody is called where there is little room, and where there is none. */
  short(name: string): string;
  sign(name: string): string;
  /** What a space is called. */
  place(hex: string): string;
  /** What a deed is called. */
  deed(verb: string): string;
  /** Whether a witness would see somebody, and why. */
  sight(view: V, name: string): string;
  duties(view: V): Duty[];
  /** What the end of a round brings, or has brought, beyond what the witnesses say. */
  roundBrings?(round: number, over: boolean): { glyph: string; said: string } | null;
}

export const [getSister, setSister] = createContext<Sister>();
