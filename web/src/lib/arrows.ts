/**
 * Arrow keys among choices. On a board they go to the nearest choice in that direction; in a row of buttons
 * or a list (`data-choices="row"`, `"words"`) to the next or the one before.
 */

export const CHOICE = '[data-choice], [data-testid="choice"], [data-move]';
export const AREA = '[data-choices]';

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the key was an arrow that moved the focus. */
export function moveFocus(event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(CHOICE) : null;
  const area = from?.closest(AREA);
  if (!direction || !from || !area) return false;
  const all = [...area.querySelectorAll<HTMLElement | SVGElement>(CHOICE)].filter(focusable);
  const inRow = area.getAttribute('data-choices') !== 'board';
  const target = (inRow ? undefined : nearest(from, all, direction)) ?? beside(from, all, direction);
  target?.focus();
  return true;
}

/** The first choice of an area, for when the one that had the focus is gone. */
export function focusFirst(area: Element | null): boolean {
  const first = [...(area?.querySelectorAll<HTMLElement | SVGElement>(CHOICE) ?? [])].find(focusable);
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

function focusable(element: HTMLElement | SVGElement): boolean {
  return element.tabIndex >= 0;
}

function beside<T extends Element>(from: T, all: T[], [dx, dy]: [number, number]): T | undefined {
  return all[(all.indexOf(from) + dx + dy + all.length) % all.length];
}

function nearest<T extends Element>(from: T, others: T[], [dx, dy]: [number, number]): T | undefined {
  const here = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const other of others) {
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 2) continue;
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
