/** Which page is open. A handful of addresses needs no library. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key: string }
  | { page: 'replay'; id: string; key: string; viewer: string; move: number | null }
  | { page: 'rules'; game: string }
  | { page: 'carry'; code: string }
  | { page: 'design' }
  | { page: 'lost' };

function read(): Route {
  const { pathname, hash, search } = location;
  const key = hash.slice(1);
  const [first = '', second = '', third = ''] = pathname.split('/').slice(1).map(decoded);
  const replay = (id: string): Route => ({ page: 'replay', id, key, ...moment(new URLSearchParams(search)) });
  if (pathname === '/') return { page: 'home' };
  if (first === 't' && second && !third) return { page: 'table', id: second, key };
  if (first === 't' && second && third === 'replay') return replay(second);
  if (first === 'rules' && second && !third) return { page: 'rules', game: second };
  if (pathname === '/replay') return replay('');
  if (pathname === '/carry') return { page: 'carry', code: key };
  return { page: pathname === '/design' ? 'design' : 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moment(query: URLSearchParams): { viewer: string; move: number | null } {
  const move = query.get('move') ?? '';
  return { viewer: query.get('as') ?? '', move: /^\d{1,5}$/.test(move) ? Number(move) : null };
}

class Router {
  route = $state.raw<Route>(read());
  /** Whether somebody has come to this page from another of ours. */
  moved = false;

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.moved = true;
    this.route = read();
    scrollTo(0, 0);
  }

  /** Write another moment of the same page into the address, without a step in the browser's history. */
  note(path: string): void {
    history.replaceState(null, '', path);
    this.route = read();
  }

  /** Links to pages of ours need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The address of a table; an invitation to a private one carries a key. */
export function tablePath(id: string, key: string | null = null): string {
  return `/t/${encodeURIComponent(id)}${key ? `#${key}` : ''}`;
}

/** The address of one moment of a game; without a table's id, of the record that was opened here. */
export function replayPath(id: string, key: string | null = null, viewer = '', move: number | null = null): string {
  const query = new URLSearchParams({ ...(viewer && { as: viewer }), ...(move !== null && { move: String(move) }) }).toString();
  return `${id ? `/t/${encodeURIComponent(id)}` : ''}/replay${query ? `?${query}` : ''}${key ? `#${key}` : ''}`;
}
