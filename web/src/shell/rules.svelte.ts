/** The rule that is open in the drawer. */

import { need } from "./words.svelte";

const BOOKS: Record<string, string> = { FA: "rules-famiglia", LF: "rules-lafamiglia" };

let open = $state<string | null>(null);

export const rules = {
  get open(): string | null {
    return open;
  },
  /** Show the text of a rule. */
  async show(id: string): Promise<void> {
    const book = BOOKS[id.split("-")[0] ?? ""];
    if (book) await need(book);
    open = id;
  },
  close(): void {
    open = null;
  },
};
