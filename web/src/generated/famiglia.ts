// Made by tools/page_types.py from trinacria.games.famiglia; do not edit.

import type { ActionFact } from "./facts";

export const FAMILIES = ["R", "B", "Y", "G"] as const;
export type Family = (typeof FAMILIES)[number];
/** How many cards of value 0, 1, 2, 3, 4 every family has. [FA-C-03] */
export const COPIES = [5, 4, 3, 2, 1] as const;
/** Points at each value. [FA-C-07] */
export const WORTH: Record<Family, readonly number[]> = {
  R: [1, 3, 6, 10, 15],
  B: [0, 1, 3, 6, 10],
  Y: [0, 1, 3, 6, 10],
  G: [0, 1, 3, 6, 10],
};
export type Verb = "new" | "play" | "back" | "lay" | "lower" | "take" | "done" | "pass";
export const ACTIONS: Readonly<Record<string, readonly ActionFact[]>> = {
  new: [["card", "card", 1], ["count", "value", 1]],
  play: [["card", "card", 1], ["family", "family", 1], ["value", "value", 1]],
  back: [["card", "card", 1]],
  lay: [["card", "card", 1]],
  lower: [["card", "card", 1], ["by", "number", 2], ["value", "lowered", 0]],
  take: [["card", "card", 1], ["lay", "card", 2], ["keep", "card", 3], ["pays", "payment", 0]],
  done: [],
  pass: [],
};
export type EventKind =
  | "put_away"
  | "laid_out"
  | "reshuffled"
  | "accountant"
  | "took_back"
  | "laid_down"
  | "brute"
  | "lowered"
  | "recruited"
  | "passed"
  | "last_cards"
  | "turn"
  | "ended";
