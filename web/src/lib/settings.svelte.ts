/** How this device likes it: language, light, sound and the like. Kept in the browser; nobody else needs to know. */

const KEY = 'gaslamp';

export interface Choices {
  /** Empty: whatever the browser speaks. */
  language: string;
  theme: 'dark' | 'light' | 'system';
  motion: 'full' | 'less';
  sound: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** The table in words instead of pictures. */
  words: boolean;
  /** My own secrets are covered until I ask to see them. */
  covered: boolean;
  /** Games whose aim need not be told any more. */
  known: string;
}

const USUAL: Choices = {
  language: '',
  theme: 'dark',
  motion: 'full',
  sound: true,
  confirm: true,
  words: false,
  covered: false,
  known: '',
};

const daylight = matchMedia('(prefers-color-scheme: light)');

class Settings {
  #chosen = $state.raw<Choices>(USUAL);

  constructor() {
    this.#read();
    // Another tab of this browser, or the evening, may change things.
    addEventListener('storage', (event) => event.key === KEY && this.#read());
    daylight.addEventListener('change', () => this.#show());
  }

  get now(): Readonly<Choices> {
    return this.#chosen;
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#chosen = { ...this.#chosen, [name]: value };
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing: the choice holds until the page is left.
    }
  }

  #read(): void {
    let kept: unknown = null;
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    } catch {
      // Nothing that was kept can be read.
    }
    const given = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    const fitting = given.filter(([name, value]) => typeof value === typeof USUAL[name as keyof Choices]);
    this.#chosen = { ...USUAL, ...Object.fromEntries(fitting) };
    this.#show();
  }

  #show(): void {
    const { theme, motion } = this.#chosen;
    const light = theme === 'light' || (theme === 'system' && daylight.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.documentElement.dataset.motion = motion;
  }
}

export const settings = new Settings();
