/**
 * Legal moves are words (`rotate 4 right`). A player picks them word by word, so here they become a tree of words.
 * Nothing in it knows a rule: it holds exactly the moves the server listed.
 */

export interface Node {
  /** The whole move, if the words so far are one. */
  move: string | null;
  next: Map<string, Node>;
}

/** One thing that can be picked now. An empty `word` means: that is all, send the words so far as they stand. */
export interface Choice {
  word: string;
  /** The words so far with this one. */
  path: readonly string[];
  /** The move that is sent at once, or null if more is to be picked. */
  move: string | null;
}

/** In which orders the words of a move may be picked: `exchange 2 7` also as `exchange 7 2`, `taxi 46` as `46 taxi`. */
export type Ways = (words: readonly string[]) => readonly (readonly string[])[];

export function tree(moves: readonly string[], ways: Ways = (words) => [words]): Node {
  const root: Node = { move: null, next: new Map() };
  for (const move of moves) {
    const words = move.split(' ');
    for (const path of ways(words)) grow(root, path, move);
  }
  return root;
}

function grow(root: Node, path: readonly string[], move: string): void {
  let node = root;
  for (const word of path) {
    let child = node.next.get(word);
    if (!child) {
      child = { move: null, next: new Map() };
      node.next.set(word, child);
    }
    node = child;
  }
  node.move ??= move;
}

/** The node after some words, or null where no move begins so. */
export function follow(root: Node, chosen: readonly string[]): Node | null {
  let node: Node | undefined = root;
  for (const word of chosen) node = node?.next.get(word);
  return node ?? null;
}

/** What can be picked after the words chosen so far. Numbers come in their order, words in the server's. */
export function choicesAfter(root: Node, chosen: readonly string[]): Choice[] {
  const node = follow(root, chosen);
  if (!node) return [];
  const found: Choice[] = [...node.next].map(([word, child]) => ({
    word,
    path: [...chosen, word],
    move: child.next.size ? null : child.move,
  }));
  if (found.every((each) => /^\d+$/.test(each.word))) found.sort((a, b) => Number(a.word) - Number(b.word));
  if (node.move && chosen.length) found.unshift({ word: '', path: chosen, move: node.move });
  return found;
}
