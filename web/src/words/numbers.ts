/** The numbers of the rules for all that is told in a place: a table says which game is played there. */

import { getContext, setContext } from "svelte";
import type { Facts } from "./words.svelte";

const HERE = Symbol("numbers");

/** From here downwards sentences have these numbers. */
export function haveNumbers(of: () => Facts): void {
  setContext(HERE, of);
}

export function numbersHere(): () => Facts {
  return getContext<(() => Facts) | undefined>(HERE) ?? (() => ({}));
}
