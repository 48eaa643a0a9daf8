// Made by tools/page_types.py from trinacria.games.lafamiglia; do not edit.

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
  attacker: "colour",
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
