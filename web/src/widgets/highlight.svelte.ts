/** What the log or the score points at on the table: areas, spaces, cards, each by kind and id, like "area enna". */

import { SvelteSet } from "svelte/reactivity";

const pointed = new SvelteSet<string>();
let held: readonly string[] = [];

function show(marks: readonly string[]): void {
  const wanted = new Set(marks);
  for (const mark of [...pointed]) if (!wanted.has(mark)) pointed.delete(mark);
  for (const mark of wanted) pointed.add(mark);
}

export const highlight = {
  has: (kind: string, id: string): boolean => pointed.size > 0 && pointed.has(`${kind} ${id}`),
  /** The ids of a kind that are pointed at. */
  of: (kind: string): string[] =>
    [...pointed].filter((mark) => mark.startsWith(`${kind} `)).map((mark) => mark.slice(kind.length + 1)),
  /** Point at things as long as the pointer or the focus is there. */
  point: (marks: readonly string[]): void => show(marks),
  /** Back to what was kept. */
  leave: (): void => show(held),
  /** Keep pointing after the pointer has left; at nothing: stop. */
  keep: (marks: readonly string[]): void => {
    held = marks;
    show(marks);
  },
};
