/** The rule that is open in the drawer. */

import { need, type Facts } from "./words.svelte";

/** The rulebook that the first letters of an id name; games make theirs known. */
const books = new Map<string, string>();

export const addBook = (ids: string, book: string): void => void books.set(ids, book);

/** The book of a rule; a game that came as a package has its rules among its words, and no book. */
export const bookOf = (rule: string): string | undefined => books.get(rule.split("-")[0] ?? "");

let open = $state<string | null>(null);
let numbers = $state.raw<Facts>({});

export const rules = {
  get open(): string | null {
    return open;
  },
  /** The numbers that its text names. */
  get numbers(): Facts {
    return numbers;
  },
  /** Show the text of a rule, with the numbers of the game that it is asked about. */
  async show(id: string, of: Facts): Promise<void> {
    const book = bookOf(id);
    // Without its words the drawer still says which rule it is.
    if (book !== undefined) await need(`rules-${book}`).catch(() => undefined);
    numbers = of;
    open = id;
  },
  close(): void {
    open = null;
  },
};
