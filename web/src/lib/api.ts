/** What is asked over plain HTTP. Every refusal is a sentence. */
import { learnAddress } from './share';
import type { AskHint, AskReplay, Carry, GameInfo, Hint, Me, NewTable, Notes, Refused, Replay, TableInfo, Told } from './messages';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Told,
  ) {
    super(code);
  }
}

async function call(method: string, path: string, body?: unknown, keepalive = false): Promise<Response> {
  const init: RequestInit = { method, keepalive, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'unreachable', ['web-error-unreachable', {}]);
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
  if (refused?.type === 'error' && refused.text) throw new ApiError(response.status, refused.code ?? '', refused.text);
  throw new ApiError(response.status, 'http', ['web-error-http', { status: response.status }]);
}

async function json<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const response = await call(method, path, body, keepalive);
  return (await response.json()) as T;
}

/** The sentence of whatever went wrong. */
export function errorText(error: unknown): Told {
  return error instanceof ApiError ? error.text : ['web-error-unknown', { what: String(error) }];
}

const enc = encodeURIComponent;

export async function texts(language: string): Promise<string> {
  return (await call('GET', `/api/texts/${enc(language)}`)).text();
}

/** This browser's player, or null if it has none yet. */
export async function me(): Promise<Me | null> {
  try {
    return met(await json<Me>('GET', '/api/me'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function met(me: Me): Me {
  learnAddress(me.address);
  return me;
}

export const newPlayer = (name: string, language: string) => json<Me>('POST', '/api/players', { name, language }).then(met);
export const rename = (name: string) => json<Me>('PATCH', '/api/me', { name });
export const setLanguage = (language: string) => json<Me>('PATCH', '/api/me', { language });
export const carry = () => json<Carry>('POST', '/api/me/carry', {});
export const claim = (code: string) => json<Me>('POST', '/api/me/claim', { code });

export interface Tables {
  open: TableInfo[];
  mine: TableInfo[];
}

export const tables = () => json<Tables>('GET', '/api/tables');
export const newTable = (table: NewTable) => json<TableInfo>('POST', '/api/tables', table);
export const table = (id: string, key: string) => json<TableInfo>('GET', `/api/tables/${enc(id)}?key=${enc(key)}`);
/** Where the record lies, as far as this player may know it, or as somebody else may. */
export const recordAddress = (id: string, key = '', as = '') =>
  `/api/tables/${enc(id)}/record?as=${enc(as)}${key ? `&key=${enc(key)}` : ''}`;
export const record = async (id: string, key = '', as = '') => (await call('GET', recordAddress(id, key, as))).text();
/** Where the proof of a game that is over lies. */
export const proofAddress = (id: string, key = '') => `/api/tables/${enc(id)}/proof?key=${enc(key)}`;
export const proof = async (id: string, key = '') => (await call('GET', proofAddress(id, key))).text();
export const replay = (asked: AskReplay) => json<Replay>('POST', '/api/replay', asked);

const notesAddress = (id: string, seat: string) => `/api/tables/${enc(id)}/notes?as=${enc(seat)}`;
export const notes = async (id: string, seat: string) => (await json<Notes>('GET', notesAddress(id, seat))).text;
/** `keepalive`: also if the page is left at once. */
export const saveNotes = (id: string, seat: string, text: string, keepalive = false) =>
  json<Notes>('PUT', notesAddress(id, seat), { text }, keepalive);

/** What a computer player would do in a seat of this player's, asked the question with this number. */
export const hint = (id: string, seat: string, on: number) =>
  json<Hint>('POST', `/api/tables/${enc(id)}/hint?as=${enc(seat)}`, { on } satisfies AskHint);

export const languages = () => json<string[]>('GET', '/api/languages');
/** A game's rules in Markdown. */
export const rules = async (game: string, language: string) =>
  (await call('GET', `/api/games/${enc(game)}/rules/${enc(language)}`)).text();

const asked = new Map<string, Promise<unknown>>();

/** What stays the same as long as the page is open is asked once. */
function once<T>(path: string): Promise<T> {
  const found = asked.get(path) ?? json<T>('GET', path);
  asked.set(path, found);
  found.catch(() => asked.delete(path));
  return found as Promise<T>;
}

/** The games on the shelf. */
export const games = () => once<GameInfo[]>('/api/games');

/** A game with its options chosen: its seats then, and what is printed. */
export function game(name: string, options: Record<string, string | number | boolean>): Promise<GameInfo> {
  const written = (value: string | number | boolean) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
  const query = new URLSearchParams(Object.entries(options).map(([option, value]) => [option, written(value)]));
  return once<GameInfo>(`/api/games/${enc(name)}?${query}`);
}
