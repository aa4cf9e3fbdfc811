/** What somebody notes down at a table, for one seat: saved as he writes, one save at a time, the latest text wins. */
import * as api from './api';
import type { Told } from './messages';

const PAUSE = 800;
const RETRY = 4000;

export class Notes {
  text = $state('');
  stage = $state<'loading' | 'saved' | 'writing'>('loading');
  error = $state.raw<Told | null>(null);

  #timer = 0;
  #saving = false;
  #ended = false;
  #leaving = () => this.#hurry();

  constructor(
    readonly table: string,
    readonly seat: string,
  ) {
    addEventListener('pagehide', this.#leaving);
    void this.load();
  }

  async load(): Promise<void> {
    try {
      this.text = await api.notes(this.table, this.seat);
      this.stage = 'saved';
      this.error = null;
    } catch (problem) {
      this.error = api.errorText(problem);
    }
  }

  write(text: string): void {
    this.text = text;
    this.stage = 'writing';
    this.#later(PAUSE);
  }

  /** Save what is not saved yet. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving || this.stage !== 'writing') return;
    this.#saving = true;
    const sent = this.text;
    try {
      await api.saveNotes(this.table, this.seat, sent);
      this.error = null;
      if (this.text === sent) this.stage = 'saved';
    } catch (problem) {
      this.error = api.errorText(problem);
      // What the server will not have, it will not have later either.
      if (problem instanceof api.ApiError && [0, 429, 500, 503].includes(problem.status)) this.#later(RETRY);
    }
    this.#saving = false;
    if (this.stage === 'writing' && this.text !== sent) this.#later(PAUSE);
  }

  /** Nobody looks at them any longer. */
  end(): void {
    removeEventListener('pagehide', this.#leaving);
    this.#hurry();
    this.#ended = true; // whoever looks next has notes of his own, which no late try may overwrite
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#timer = window.setTimeout(() => void this.save(), wait);
  }

  /** The page may be gone the next moment: send it off and do not wait. */
  #hurry(): void {
    clearTimeout(this.#timer);
    if (this.stage === 'writing') api.saveNotes(this.table, this.seat, this.text, true).catch(() => {});
  }
}
