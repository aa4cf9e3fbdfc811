/** Sentences: a message id with arguments goes in, words come out. The texts come from the server, once. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Told } from './messages';

let bundle = new FluentBundle('en', { useIsolating: false });

export function useTexts(language: string, source: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence of a message. One nobody wrote a text for is shown as its id and arguments. */
export function say(told: Told): string {
  const [id, args] = told;
  const spoken = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, word(value)]));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return [id, ...Object.entries(spoken).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
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
  if (Array.isArray(value)) return value.map((each: unknown) => String(word(each))).join(', ');
  return String(value);
}

function isTold(value: unknown): value is Told {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isRecord(value[1]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
