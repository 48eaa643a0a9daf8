// Made by tools/page_types.py from trinacria.games.lafamiglia; do not edit.

import type { ActionFact } from "./facts";

export const FAMILIES = ["black", "blue", "green", "red", "white", "yellow"] as const;
export const ROWS = ["justice", "police", "economy", "church"] as const;
export const COLUMNS = ["start_player", "justice", "police", "economy", "church", "two_institutions"] as const;
export type Row = (typeof ROWS)[number];
export type Column = (typeof COLUMNS)[number];
/** What a word of the notation can name. */
export type Kind =
  | "colour"
  | "character"
  | "space"
  | "token"
  | "column"
  | "part"
  | "number"
  | "area"
  | "order"
  | "sea"
  | "row"
  | "tile"
  | "card";
/** The words of the notation: every verb with the kinds of its words. */
export const VERBS: Readonly<Record<string, readonly Kind[]>> = {
  family: ["colour"],
  commission: ["colour"],
  keep: ["character"],
  use: ["space"],
  idle: ["space"],
  token: ["space", "token"],
  column: ["column"],
  do: ["part"],
  done: [],
  skip: [],
  recruit: ["number"],
  place: ["area"],
  soldati: ["number"],
  issue: ["area"],
  order: ["order"],
  car: ["area"],
  boat: ["sea"],
  lab: ["area"],
  sail: ["sea"],
  stay: [],
  sink: ["colour"],
  row: ["row"],
  put: ["space"],
  supply: [],
  gather: ["area"],
  from: ["area"],
  cars: ["number"],
  sell: ["order"],
  give: [],
  decline: [],
  board: ["space"],
  extra: ["space"],
  unlock: ["space"],
  members: ["number"],
  seat: ["number"],
  mark: ["tile"],
  unmark: ["tile"],
  transfer: ["tile", "tile"],
  swap: ["tile", "tile"],
  agree: [],
  claim: [],
  to: ["area"],
  ship: ["area"],
  allies: ["area"],
  drive: [],
  walk: [],
  convert: ["number"],
  pay: ["number"],
  bribe: [],
  finesse: [],
  force: [],
  defend: ["colour"],
  card: ["card"],
  take: [],
  leave: [],
  reinforce: [],
  strike: ["area"],
  bomb: ["area"],
  remove: ["area", "number"],
  recall: ["area", "number"],
  agitate: ["area"],
};
export const ACTIONS: Readonly<Record<string, readonly ActionFact[]>> = {
  family: [["what", "family", 1]],
  commission: [["what", "family", 1]],
  keep: [["what", "character", 1], ["card", "character_in_full", 1]],
  use: [["what", "space_in_full", 1]],
  idle: [["what", "space_in_full", 1]],
  token: [["what", "space", 1], ["token", "token", 2]],
  column: [["what", "column", 1], ["money", "column_cost", 1, true]],
  do: [["what", "capital_part", 1]],
  done: [],
  skip: [],
  recruit: [["number", "number", 1]],
  place: [["what", "area", 1]],
  soldati: [["number", "number", 1]],
  issue: [["what", "area", 1]],
  order: [["what", "order_in_full", 1]],
  car: [["what", "area", 1]],
  boat: [["what", "sea", 1]],
  lab: [["what", "area", 1]],
  sail: [["what", "sea", 1]],
  stay: [],
  sink: [["what", "family", 1]],
  row: [["what", "row", 1]],
  put: [["what", "space_in_full", 1]],
  supply: [],
  gather: [["what", "area", 1]],
  from: [["what", "area", 1]],
  cars: [["number", "number", 1]],
  sell: [["what", "order_in_full", 1]],
  give: [],
  decline: [],
  board: [["what", "space_in_full", 1]],
  extra: [["what", "space_in_full", 1]],
  unlock: [["what", "space_in_full", 1]],
  members: [["number", "number", 1], ["rest", "soldati_beside", 1, true]],
  seat: [["number", "number", 1], ["mine", "own_seats", 1, true], ["theirs", "other_seats", 1, true]],
  mark: [["what", "tile", 1]],
  unmark: [["what", "tile", 1]],
  transfer: [["what", "tile", 1], ["other", "tile", 2]],
  swap: [["what", "tile", 1], ["other", "tile", 2]],
  agree: [],
  claim: [],
  to: [["what", "area", 1]],
  ship: [["what", "area", 1]],
  allies: [["what", "area", 1]],
  drive: [],
  walk: [],
  convert: [["number", "number", 1]],
  pay: [["number", "number", 1]],
  bribe: [],
  finesse: [],
  force: [["number", "force_cost", 0, true]],
  defend: [["what", "family", 1]],
  card: [["what", "card", 1]],
  take: [],
  leave: [],
  reinforce: [],
  strike: [["what", "area", 1]],
  bomb: [["what", "area", 1]],
  remove: [["what", "area", 1], ["number", "number", 2]],
  recall: [["what", "area", 1], ["number", "number", 2]],
  agitate: [["what", "area", 1]],
};
/** What kind of id the facts of events and refusals hold. */
export const FACTS: Readonly<Record<string, string>> = {
  area: "area",
  source: "area",
  target: "area",
  sea: "sea",
  space: "space",
  column: "column",
  row: "row",
  order: "order",
  orders: "order",
  tile: "tile",
  tiles: "tile",
  old_tile: "tile",
  areas: "area",
  families: "colour",
  family: "family",
  token: "token",
  defender: "family",
  one: "colour",
  two: "colour",
  card: "card",
  attack_card: "card",
  defence_card: "card",
  "cards_revealed.attacker": "card",
  "cards_revealed.defender": "card",
  "lafamiglia-refusal-not-adjacent.other": "area",
  "lafamiglia-refusal-allies-not-reached.other": "area",
  character: "character",
  mandamento: "mandamento",
  part: "part",
};
export type EventKind =
  | "tiles_drawn"
  | "families_dealt"
  | "family_chosen"
  | "start_drawn"
  | "character"
  | "planning"
  | "turn"
  | "turn_skipped"
  | "tokens_swept"
  | "token_moved"
  | "token_put"
  | "token_off_mat"
  | "column_chosen"
  | "start_taken"
  | "bust_set"
  | "final_skipped"
  | "paid"
  | "earned"
  | "laundered"
  | "money_given"
  | "order_sold"
  | "recruited"
  | "placed"
  | "order_laid"
  | "order_gained"
  | "order_returned"
  | "car_placed"
  | "lab_placed"
  | "boat_placed"
  | "boats_collide"
  | "boat_sunk"
  | "gathered"
  | "tile_used"
  | "control_won"
  | "control_lost"
  | "tile_marked"
  | "tile_unmarked"
  | "orders_revealed"
  | "order_begins"
  | "order_without_effect"
  | "moved"
  | "area_entered"
  | "area_lost"
  | "area_taken"
  | "attack_failed"
  | "lab_lost"
  | "defenders_gone"
  | "bonuses"
  | "finesse"
  | "force"
  | "defends"
  | "card_chosen"
  | "card_taken"
  | "card_left"
  | "cards_revealed"
  | "turncoat"
  | "coward"
  | "knockout"
  | "rewarded"
  | "reinforced"
  | "strike"
  | "pentito"
  | "betrayed"
  | "recalled"
  | "sheets_shifted"
  | "ended"
  | "families_taken"
  | "commission_taken"
  | "fiction_drawn"
  | "fiction_settled"
  | "tokens_kept"
  | "token_lifted"
  | "solo_space_used"
  | "commission_discarded"
  | "split"
  | "members_seated"
  | "coupole_won"
  | "coupole_lost"
  | "tile_transferred"
  | "swap_offered"
  | "tiles_swapped"
  | "swap_declined"
  | "extra_action"
  | "extra_tokens_back"
  | "unlocked";
/** The numbers that sentences name, as they are in the box. */
export const BOX_NUMBERS: Readonly<Record<string, number>> = {
  rounds: 4,
  start_money: 0,
  win_family: 5,
  win_team: 6,
  mandamento_areas: 2,
  tiles_in_play: 7,
  labs_per_area: 2,
  boats_per_sea: 2,
  orders_per_area: 2,
  tile_kinds: 11,
  price_token: 1,
  price_sale: 1,
  price_gift: 2,
  price_gift_arrives: 1,
  price_force: 2,
};
/** Where a pack has those that it may change: the table and the field of its pieces. */
export const NUMBER_PLACES: Readonly<Record<string, readonly [string, string]>> = {
  rounds: ["limits", "rounds"],
  start_money: ["limits", "start_money"],
  win_family: ["victory", "family"],
  win_team: ["victory", "team"],
  mandamento_areas: ["victory", "areas_of_a_mandamento"],
  tiles_in_play: ["tiles", "in_play"],
  labs_per_area: ["limits", "labs_per_area"],
  boats_per_sea: ["limits", "boats_per_sea"],
  orders_per_area: ["limits", "orders_per_area"],
  tile_kinds: ["tiles", "kinds"],
};
export const PRICES = ["token", "sale", "gift", "gift_arrives", "force"] as const;
