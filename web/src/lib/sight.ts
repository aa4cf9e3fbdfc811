import { router } from './route.svelte';

/** For what appears while somebody may look elsewhere: brings it into sight. */
export function inSight(node: Element): void {
  node.scrollIntoView({ block: 'nearest' });
}

/** For the title of a page that somebody has come to by a link of ours: reading goes on from there. */
export function arrived(node: HTMLElement): void {
  if (!router.moved || document.activeElement !== document.body) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
