import { caseUi } from '../sisters/ui';
import Board from './Board.svelte';
import Beside from './CaseFile.svelte';
import { describe } from './describe';
import { isFinal } from './view';
import { label, news, ways } from './words';

export const ui = caseUi({ Board, Beside, describe, news, label, ways, isFinal });
