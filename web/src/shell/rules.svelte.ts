/** The rule that is open in the drawer. */

import { need } from "./words.svelte";

/** The rulebook that the first letters of an id name. */
const BOOKS: Record<string, string> = { FA: "famiglia", LF: "lafamiglia", LX: "expansion" };

export const bookOf = (rule: string): string => BOOKS[rule.split("-")[0] ?? ""] ?? "famiglia";

let open = $state<string | null>(null);

export const rules = {
  get open(): string | null {
    return open;
  },
  /** Show the text of a rule. */
  async show(id: string): Promise<void> {
    await need(`rules-${bookOf(id)}`);
    open = id;
  },
  close(): void {
    open = null;
  },
};
