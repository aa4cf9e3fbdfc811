/** Sentences: a message id with arguments goes in, words come out. The texts come from the server, a language at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import * as api from './api';
import type { Told } from './messages';

/** State, so that every sentence on the page is said anew when the language changes. */
let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
/** The forms words have in this language: `genitive`, `gender` … */
let formNames: readonly string[] = [];

/** Speak a language from now on. */
export async function speak(language: string): Promise<void> {
  const made = new FluentBundle(language, { useIsolating: false });
  const texts = new FluentResource(await api.texts(language));
  made.addResource(texts);
  formNames = [...new Set(texts.body.flatMap((each) => Object.keys(each.attributes)))];
  bundle = made;
  document.documentElement.lang = language;
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence of a message. One nobody wrote a text for is shown as its id and arguments. */
export function say(told: Told): string {
  const [id, args] = told;
  const spoken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    const plain = word(value);
    const shaped = forms(value);
    spoken[name] = plain;
    // A name somebody typed has no forms: it stands as it is.
    for (const form of formNames) spoken[`${name}-${form}`] = shaped[form] ?? plain;
  }
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return [id, ...Object.keys(args).map((name) => `${name}=${String(spoken[name])}`)].join(' ');
  return bundle.formatPattern(pattern, spoken, []);
}

/** A text of our own, or of a game. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return say([id, args]);
}

/** The first of these texts that somebody wrote, or else plain words. */
export function tryTexts(ids: string[], otherwise: string, args: Record<string, unknown> = {}): string {
  const id = ids.find(knows);
  return id ? t(id, args) : otherwise;
}

/** An argument as Fluent takes it: messages inside messages, and lists of them, already in words. */
function word(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (isTold(value)) return say(value);
  if (Array.isArray(value)) return value.map((each: unknown) => String(word(each))).join(t('list-separator'));
  return String(value);
}

/** The forms a word brings along: `$name-genitive` is the attribute `.genitive` of the message that is `$name`. */
function forms(value: unknown): Record<string, string> {
  if (isTold(value)) return attributes(value[0]);
  if (!Array.isArray(value) || !value.length || !value.every(isTold)) return {};
  const all = value.map(([id]) => attributes(id));
  const shared = Object.keys(all[0] ?? {}).filter((form) => all.every((each) => form in each));
  return Object.fromEntries(shared.map((form) => [form, all.map((each) => each[form]).join(t('list-separator'))]));
}

function attributes(id: string): Record<string, string> {
  const found = Object.entries(bundle.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(found.map(([name, pattern]) => [name, bundle.formatPattern(pattern, {}, [])]));
}

function isTold(value: unknown): value is Told {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isRecord(value[1]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
