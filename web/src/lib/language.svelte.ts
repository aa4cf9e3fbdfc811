/** Which language the page speaks: the one chosen here, or the first of the browser's that we know, or else our first. */
import * as api from './api';
import { settings } from './settings.svelte';
import { speak } from './texts.svelte';

class Language {
  ours = $state.raw<string[]>([]);
  now = $state('en');

  async start(): Promise<void> {
    this.ours = await api.languages();
    await this.#speak(this.#wanted());
  }

  async choose(language: string): Promise<void> {
    await this.#speak(language);
    settings.set('language', language);
  }

  /** A language's name in itself: who looks for his own knows no other. */
  name(language: string): string {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }

  async #speak(language: string): Promise<void> {
    await speak(language);
    this.now = language;
  }

  #wanted(): string {
    const wanted = [settings.now.language, ...navigator.languages.map((each) => each.split('-')[0] ?? '')];
    return wanted.find((each) => this.ours.includes(each)) ?? this.ours[0] ?? 'en';
  }
}

export const language = new Language();
