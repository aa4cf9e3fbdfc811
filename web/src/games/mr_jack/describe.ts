/** The whole position in sentences, for those who read or hear it: nothing that the board shows is left out. */
import { t } from '../../lib/texts.svelte';
import { describeCase } from '../sisters/describe';
import { personTold } from '../sisters/words';
import type { Passage } from '../types';
import { london } from './london';
import { dying, EXITS } from './view';
import type { Exit, Hex, JackFacts, JackView } from './view';
import { directionTold, exitTold, lampWords } from './words';

export const describe = (view: JackView, facts: JackFacts | null): Passage[] =>
  describeCase(london, view, {
    round: dying(view) && !view.outcome ? [t('web-london-will-go-out', { number: dying(view) })] : [],
    active: [
      ...(view.whistle === null ? [] : [t('web-london-whistle', { count: view.whistle })]),
      ...(view.whistled.length ? [t('web-london-whistled', { names: view.whistled.map((name) => personTold(london, name)) })] : []),
    ],
    end: view.left_by ? [t('web-london-left', { exit: exitTold(view.left_by) })] : [],
    board: [
      { title: t('web-jack-light'), lines: lightLines(view, facts) },
      { title: t('web-jack-ways'), lines: wayLines(view, facts) },
    ],
  });

const ids = (hexes: readonly string[]): string => hexes.join(t('list-separator'));
const those = (facts: JackFacts | null, which: (hex: Hex) => boolean): string[] =>
  (facts?.hexes ?? []).filter(which).map(({ id }) => id);

function lightLines(view: JackView, facts: JackFacts | null): string[] {
  const unlit = those(facts, ({ id, kind }) => kind === 'lamp' && !(id in view.lamps));
  const lit = those(facts, ({ id }) => view.lit.includes(id));
  return [
    ...Object.keys(view.lamps).sort((a, b) => (view.lamps[a] || 9) - (view.lamps[b] || 9)).map((hex) => lampWords(view, hex)),
    ...(unlit.length ? [t('web-london-unlit', { count: unlit.length, hexes: ids(unlit) })] : []),
    t('web-jack-lit', { hexes: ids(lit.length ? lit : view.lit) }),
    t(view.beam.length ? 'web-london-beam' : 'web-london-beam-nothing', { direction: directionTold(view.facing), hexes: ids(view.beam) }),
  ];
}

function wayLines(view: JackView, facts: JackFacts | null): string[] {
  const open = those(facts, ({ id, manhole }) => manhole && !view.covers.includes(id));
  const exit = (each: Exit) => {
    const told = { exit: exitTold(each), hex: facts?.exits[each].hex ?? '' };
    return t(view.cordons.includes(each) ? 'web-london-exit-closed' : 'web-london-exit-open', told);
  };
  return [
    ...EXITS.map(exit),
    ...(open.length ? [t('web-london-open-manholes', { hexes: ids(open) })] : []),
    t('web-london-covers', { hexes: ids(view.covers) }),
    ...(facts ? [t('web-london-houses', { hexes: ids(those(facts, ({ kind }) => kind === 'building' || kind === 'garden')) })] : []),
    t('web-london-compass'),
  ];
}
