/** What a sister brings to the page: her own board and words, and what both do alike. */
import type { Component } from 'svelte';
import type { Ways } from '../../lib/choices';
import type { BoardProps, GameUi, Passage } from '../types';
import { choicesTell, cover, JACK } from './view';
import type { CaseView } from './view';

interface Own<V, F> {
  Board: Component<BoardProps>;
  Beside: Component<{ view: unknown }>;
  describe: (view: V, facts: F | null) => Passage[];
  news: (before: V, after: V) => string;
  label: (path: readonly string[], view: V) => string;
  ways: Ways;
  isFinal: (words: readonly string[], view: V) => boolean;
}

export const caseUi = <V extends CaseView, F>({ describe, news, label, isFinal, ...own }: Own<V, F>): GameUi => ({
  ...own,
  describe: (view, facts) => describe(view as V, (facts ?? null) as F | null),
  news: (before, after) => news(before as V, after as V),
  label: (path, view) => label(path, view as V),
  isFinal: (words, view) => isFinal(words, view as V),
  brief: true,
  side: (seat) => (seat === JACK ? 'b' : 'a'),
  choicesTell: (view) => choicesTell(view as V),
  cover: (view) => cover(view as V),
});
