import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { loadBoard } from './games';
import { choicesAfter, tree } from './lib/choices';
import type { Choice } from './lib/choices';
import { speak } from './lib/texts.svelte';

const asked = new URLSearchParams(location.search);
const state = await (await fetch(`/scratch/${asked.get('state')}`)).json();
await speak('en');
const ui = (await loadBoard(asked.get('game')!))!;
const root = document.getElementById('app')!;
root.innerHTML = `<div class="lay"><div class="side"></div><div class="main"><div class="board" data-choices="board"></div><div class="row"></div></div><div class="words"></div></div>
<style>.lay{display:grid;grid-template-columns:20rem minmax(0,1fr) 18rem;gap:1rem;padding:1rem;height:100vh}.side,.words{overflow:auto}.main{display:flex;flex-direction:column;min-width:0}.board{flex:1 0 20rem;container-type:size}.words{font-size:.8rem}
@media (max-width:52rem){.lay{display:block;height:auto}.board{container-type:normal;}}</style>`;
const words = tree(state.moves, ui.ways);
const props = $state({
  view: state.view, facts: state.facts, latest: state.latest, aid: state.aid, chosen: [] as readonly string[], choices: [] as Choice[],
  pick(choice: Choice) {
    (window as any).picked = choice;
    if (choice.move !== null) { console.log('MOVE', choice.move, ui.isFinal?.(choice.move.split(' '), state.view)); return; }
    show(choice.path);
  },
});
function show(path: readonly string[]) {
  props.chosen = path;
  props.choices = choicesAfter(words, path);
  root.querySelector('.row')!.textContent = props.choices.map((c) => (c.word ? ui.label!(c.path, state.view) : '.')).join(' | ').slice(0, 500);
}
show([]);
addEventListener('keydown', (e) => e.key === 'Escape' && props.chosen.length && show(props.chosen.slice(0, -1)));
mount(ui.Board, { target: root.querySelector('.board')!, props });
if (ui.Beside) mount(ui.Beside, { target: root.querySelector('.side')!, props: { view: state.view } });
root.querySelector('.words')!.innerHTML = ui.describe!(state.view, state.facts).map((p) => `<h3>${p.title}</h3>` + p.lines.map((l) => `<p>${l}</p>`).join('')).join('');
(window as any).setView = (view: unknown) => (props.view = view);
document.body.dataset.ready = 'yes';
