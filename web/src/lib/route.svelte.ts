/** Which page is open. Three addresses need no library. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key: string }
  | { page: 'carry'; code: string }
  | { page: 'lost' };

function read(): Route {
  const { pathname, hash } = location;
  if (pathname === '/') return { page: 'home' };
  if (pathname === '/carry') return { page: 'carry', code: hash.slice(1) };
  const found = /^\/t\/([^/]+)\/?$/.exec(pathname);
  const id = found?.[1];
  return id ? { page: 'table', id: decodeURIComponent(id), key: hash.slice(1) } : { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Links to pages of ours need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The address of a table; an invitation to a private one carries its key. */
export function tablePath(id: string, key: string | null = null): string {
  return `/t/${encodeURIComponent(id)}${key ? `#${key}` : ''}`;
}
