/** One table as this browser knows it: the lines so far, how things stand, and what can be asked of the server. */
import { Connection } from './connection';
import type { AnyCommand, AnyLine, Now, Refused, ServerMessage, Told } from './messages';
import { nonce } from './nonce';
import { noted, noteNews, noteNonce } from './noted';
import { Notes } from './notes.svelte';

/** A command before it gets its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = Unnumbered<AnyCommand>;

export interface Complaint {
  key: number;
  text: Told;
  /** `stale`: somebody was quicker, nothing is wrong. */
  mild: boolean;
}

/** Why a table cannot be shown at all. */
export interface Barred {
  code: string;
  text: Told;
}

interface Pending {
  type: AnyCommand['type'];
  sent: number;
  done(ok: boolean): void;
}

/** So long a notice that nothing is wrong stays. */
const MILD = 8000;

export class TableSession {
  now = $state.raw<Now | null>(null);
  lines = $state.raw<AnyLine[]>([]);
  /** The head of the chain, which everybody at the table is shown. */
  head = $state('');
  connection = $state<'connecting' | 'open'>('connecting');
  complaints = $state.raw<Complaint[]>([]);
  barred = $state.raw<Barred | null>(null);
  /** A command of ours is on its way. */
  waiting = $state(0);
  /** How much of what was said has been in sight. */
  read = $state(0);
  /** What to add to this device's clock to have the server's. */
  offset = $state(0);

  #as = '';
  /** The lines we have are another person's: whatever happens, the story must be told from its beginning. */
  #anew = false;
  #ids = 0;
  #complaints = 0;
  #measured = false;
  #pending = new Map<number, Pending>();
  #notes = new Map<string, Notes>();
  #connection: Connection;

  constructor(
    readonly id: string,
    readonly key: string,
    readonly drawing: boolean,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(
      `${scheme}://${location.host}/ws/${encodeURIComponent(id)}`,
      { opened: () => this.#opened(), heard: (message) => this.#heard(message), lost: () => this.#lost() },
      () => this.#post({ type: 'ping' }),
    );
  }

  end(): void {
    this.#connection.end();
    this.#putNotesAway();
  }

  /** The notes of a seat, which stay whatever panel is open. */
  notes(seat: string): Notes {
    const kept = this.#notes.get(seat) ?? new Notes(this.id, seat);
    this.#notes.set(seat, kept);
    return kept;
  }

  #putNotesAway(): void {
    for (const notes of this.#notes.values()) notes.end();
    this.#notes.clear();
  }

  /** Look at the table as somebody at this screen. The whole story is told anew, as that person may know it. */
  lookAs(seat: string): void {
    this.#putNotesAway();
    this.#as = seat;
    this.#anew = true;
    void this.request({ type: 'join', as: seat, from: 0, key: this.key, drawing: this.drawing });
  }

  sit(seats: string[]): Promise<boolean> {
    return this.request({ type: 'sit', seats, nonce: this.#nonce(), key: this.key });
  }

  rematch(): Promise<boolean> {
    return this.request({ type: 'rematch' });
  }

  /** One for each table, and a note of it: after the end it must be in the proof. A server that asked for another could choose. */
  #nonce(): string {
    const made = noted(this.id).nonces[0] ?? nonce();
    noteNonce(this.id, made);
    return made;
  }

  /** Send something; true once it is done, false if it was refused (the reason is then among the complaints). */
  request(command: Request): Promise<boolean> {
    return new Promise((done) => {
      this.waiting += 1;
      const finish = (ok: boolean) => {
        this.waiting -= 1;
        done(ok);
      };
      if (!this.#post(command, finish)) {
        finish(false);
        this.complain(['web-error-offline', {}], true);
      }
    });
  }

  complain(text: Told, mild = false): void {
    this.#complaints += 1;
    const others = this.complaints.filter((each) => JSON.stringify(each.text) !== JSON.stringify(text));
    const key = this.#complaints;
    this.complaints = [...others.slice(-2), { key, text, mild }];
    if (mild) setTimeout(() => this.dismiss(key), MILD);
  }

  /** Forget all complaints: what was refused to one person at this screen is nothing for the next. */
  hush(): void {
    this.complaints = [];
  }

  dismiss(key: number): void {
    this.complaints = this.complaints.filter((each) => each.key !== key);
  }

  #post(command: Request, done: (ok: boolean) => void = () => {}): boolean {
    this.#ids += 1;
    const id = this.#ids;
    if (!this.#connection.send({ ...command, id } as AnyCommand)) return false;
    this.#pending.set(id, { type: command.type, sent: Date.now(), done });
    return true;
  }

  #opened(): void {
    const from = this.now && !this.#anew ? this.now.n + 1 : 0;
    this.#post({ type: 'join', as: this.#as, from, key: this.key, drawing: this.drawing });
  }

  #lost(): void {
    this.connection = 'connecting';
    for (const pending of this.#pending.values()) pending.done(false);
    this.#pending.clear();
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'news':
        this.lines = [...this.lines.filter((line) => line.n < message.from), ...message.lines];
        // Where people only talked, all stands as before.
        this.now = message.now ?? (this.now && { ...this.now, n: message.lines.at(-1)?.n ?? this.now.n });
        this.head = message.head ?? '';
        if (this.now && this.now.status !== 'over') noteNews(this.id, message, this.now.n);
        if (message.now?.owes) this.#bring();
        if (message.from === 0) this.#anew = false;
        this.connection = 'open';
        this.#connection.settled();
        if (message.now && !this.#measured) this.offset = message.now.at - Date.now();
        break;
      case 'ack':
        this.#take(message.id)?.done(true);
        break;
      case 'error':
        this.#refused(message);
        break;
      case 'pong': {
        const sent = this.#take(message.id)?.sent;
        if (sent !== undefined) {
          this.#measured = true;
          this.offset = message.at - (sent + Date.now()) / 2;
        }
      }
    }
  }

  /** Our share in the referee's luck, now that we have seen what the server laid down. */
  #bring(): void {
    if ([...this.#pending.values()].some((pending) => pending.type === 'bring')) return;
    this.#post({ type: 'bring', nonce: this.#nonce() });
  }

  #refused(message: Refused): void {
    const pending = this.#take(message.id);
    if (pending?.type === 'join' && !this.now) {
      this.barred = { code: message.code, text: message.text };
      this.end();
    } else if (pending?.type !== 'bring' || message.code !== 'not_allowed') { // else another tab of ours was quicker
      this.complain(message.text, message.code === 'stale');
    }
    pending?.done(false);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
