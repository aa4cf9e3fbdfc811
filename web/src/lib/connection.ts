/** A WebSocket that comes back by itself, and notices when it has died without saying so. */
import type { AnyCommand, ServerMessage } from './messages';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export interface Listener {
  opened(): void;
  heard(message: ServerMessage): void;
  lost(): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #pinging = 0;
  #overdue = 0;
  #ended = false;
  #wake = () => this.#hurry();

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly ping: () => void,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether it could be sent. */
  send(command: AnyCommand): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(command));
    return true;
  }

  /** It works: the next time it is lost, the first try comes soon again. */
  settled(): void {
    this.#wait = FIRST_WAIT;
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pinging = window.setInterval(() => this.#check(), PING_EVERY);
      this.listener.opened();
      this.#check();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'pong') clearTimeout(this.#overdue);
      this.listener.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.listener.lost();
    const jitter = 0.8 + 0.4 * Math.random();
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * jitter);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Ask for a sign of life. */
  #check(): void {
    if (!this.isOpen) return;
    this.ping();
    clearTimeout(this.#overdue);
    this.#overdue = window.setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  /** The device woke up, or has a network again: do not wait any longer. */
  #hurry(): void {
    if (this.#ended || document.visibilityState === 'hidden') return;
    if (this.isOpen) this.#check();
    else if (!this.#socket) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  }
}
