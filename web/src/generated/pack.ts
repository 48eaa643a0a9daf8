// Made by tools/page_types.py from trinacria.games.lafamiglia.content.model; do not edit.

/** All that is printed on the components. */
export interface PackData {
  hash: string;
  pack: PackFile;
  pieces: PiecesFile;
  map: MapFile;
  geometry: Geometry;
  sheets: SheetsFile;
  families: FamiliesFile;
  orders: OrdersFile;
  characters: CharactersFile;
  tiles: TilesFile;
  solo: SoloFile;
  words: WordsFile;
}

/** pack.toml. */
export interface PackFile {
  pack: About;
}

/** pieces.toml. */
export interface PiecesFile {
  family: FamilyPieces;
  common: CommonPieces;
  tiles: TilePieces;
  limits: Limits;
  victory: Victory;
}

/** map.toml. */
export interface MapFile {
  tie_break: string;
  sides: [["ne" | "nw" | "se" | "sw", "ne" | "nw" | "se" | "sw"], ["ne" | "nw" | "se" | "sw", "ne" | "nw" | "se" | "sw"]];
  order_of_play: ["ne" | "nw" | "se" | "sw", "ne" | "nw" | "se" | "sw", "ne" | "nw" | "se" | "sw", "ne" | "nw" | "se" | "sw"];
  marked_1v1: string[];
  corner: Corner[];
  mandamento: Mandamento[];
  sea: Sea[];
  area: Area[];
}

/** geometry.json. An arc is x, y, x, y ...; a ring lists arc numbers, ~n (-n-1) for arc n backwards. */
export interface Geometry {
  size: [number, number];
  arcs: number[][];
  areas: Record<string, AreaShape>;
  seas: Record<string, SeaShape>;
  mandamenti: Record<string, MandamentoShape>;
  hills: [number, number, number][];
}

/** sheets.toml. */
export interface SheetsFile {
  columns: ("church" | "economy" | "justice" | "police" | "start_player" | "two_institutions")[];
  option_b: OptionB;
  sheet: Sheet[];
}

/** families.toml. */
export interface FamiliesFile {
  family: FamiliesById;
}

/** orders.toml. */
export interface OrdersFile {
  special: Record<string, string>;
  order: Order[];
}

/** characters.toml. */
export interface CharactersFile {
  character: Character[];
}

/** tiles.toml. */
export interface TilesFile {
  tile: Tile[];
}

/** solo.toml. */
export interface SoloFile {
  common: SoloCommon;
  one_v_one: OneVOne;
  two_v_one: TwoVOne;
}

/** words.toml: for each language what is printed, and how it is said. */
export interface WordsFile {
  en: Record<string, string>;
  fr: Record<string, string>;
  ru: Record<string, string>;
  it: Record<string, string>;
  de: Record<string, string>;
  es: Record<string, string>;
}

/** Who made the pack; `balanced` asks the check to hold it to our own design rules as well. */
export interface About {
  id: string;
  name: string;
  version: string;
  balanced: boolean;
}

/** What every family has (LF-C-05, LF-C-06). */
export interface FamilyPieces {
  soldati: number;
  boats: number;
  cars: number;
  mat_influence: number;
  free_influence: number;
  busts: number;
  control_tokens: number;
  basic_orders: number;
  advanced_orders: number;
  conflict_cards: ConflictCards;
}

/** What lies in the common supply (LF-C-01, LF-C-02). */
export interface CommonPieces {
  labs: number;
  neutral_soldati: number;
  neutral_influence: number;
  start_pieces: number;
  coins_of_1: number;
  coins_of_2: number;
  characters: number;
}

/** How many control tiles there are and are drawn (LF-C-03, LF-S-04). */
export interface TilePieces {
  kinds: number;
  sets: number;
  in_play: number;
}

/** Numbers that the rules never let a thing exceed; and what everybody starts with beside the character's money, a house rule. What is left out counts as if there were no such number: so a pack without it keeps its hash. */
export interface Limits {
  rounds: number;
  labs_per_area: number;
  orders_per_area: number;
  boats_per_sea: number;
  start_money: number;
}

/** When a game is won (LF-G-04) and when a Mandamento is controlled (LF-MG-03). */
export interface Victory {
  family: number;
  team: number;
  areas_of_a_mandamento: number;
}

/** A corner of the board: its symbol, who plays after it, and its tiles for fewer players. */
export interface Corner {
  id: "ne" | "nw" | "se" | "sw";
  name: string;
  symbol: "bastoni" | "coppe" | "denari" | "spade";
  next: "ne" | "nw" | "se" | "sw";
  marked_1v1: string;
  series_2v1: string[];
  series_rest: string[];
}

/** Three areas that count together (LF-M-01); its control token lies in a sea (LF-M-06). */
export interface Mandamento {
  id: string;
  name: string;
  areas: string[];
  control_sea: string;
}

/** A sea and the seas it shares a border with (LF-M-03). */
export interface Sea {
  id: string;
  name: string;
  neighbours: string[];
}

/** An area: its land neighbours (LF-M-02), its seas (LF-M-04), and who starts there (LF-S-13). */
export interface Area {
  id: string;
  name: string;
  mandamento: string;
  neighbours: string[];
  seas: string[];
  start: "ne" | "neutral" | "nw" | "se" | "sw";
  soldati: number;
}

/** An area: the arcs round it, where its name, its pieces and its first soldati go. */
export interface AreaShape {
  ring: number[];
  label: Label;
  pieces: Box;
  start_spots: [number, number][];
}

/** A sea: the arcs round it, where its name and its boats go. */
export interface SeaShape {
  ring: number[];
  label: Box;
  boats: Box;
}

/** How a mandamento is told apart: tint, pattern and its control space. */
export interface MandamentoShape {
  control: ControlSpace;
  tint: string;
  pattern: "crosses" | "dots" | "falling" | "level" | "none" | "rising" | "upright" | "waves";
}

/** The action above each column, and what moving its tokens costs (LF-PB). */
export interface OptionB {
  start_player: "take_start_piece_and_equipment";
  justice: "influence_one:justice";
  police: "influence_one:police";
  economy: "influence_one:economy";
  church: "influence_one:church";
  two_institutions: "influence_two";
  per_token: number;
  per_foreign_token: number;
  extra_order: boolean;
}

/** An action sheet: sheet 0 is printed on the board, 1 to 4 are loose (LF-C-01). */
export interface Sheet {
  id: number;
  option_b_cost: ColumnCosts;
  space: Space[];
}

/** The six families by colour. */
export interface FamiliesById {
  black: Family;
  blue: Family;
  green: Family;
  red: Family;
  white: Family;
  yellow: Family;
}

/** An order token: `family.basic.name` or `family.row.SECTION`. */
export interface Order {
  id: string;
  name: string;
  type: "attack" | "supply";
  initiative: number;
  parts: Part[];
  special: "convert_1" | "convert_2" | "lab_soldati" | "network" | "pay_x_remove_x" | "recall_3" | "strike_and_move" | null;
}

/** A character card: what a player starts with (LF-S-17 to LF-S-21). */
export interface Character {
  id: string;
  name: string;
  money: number;
  hq_soldati: number;
  soldati: number;
  cars: number;
  boats: number;
  labs: number;
}

/** A control tile (LF-CT). */
export interface Tile {
  id: string;
  name: string;
  phase: "encounter" | "planning";
  trigger: "area_taken_by_attack" | "car_bomb_target" | "defending" | "issuing_order" | "movement_announced" | "order_places_soldati" | "planning_start";
  optional: boolean;
  cost: TileCost;
  effect: Effect;
  text: string;
}

/** What both sides share (LX-C-01, LX-M-01, LX-B-01). */
export interface SoloCommon {
  doubled_mat_spaces: number;
  extra_boats: number;
  block_tokens: number;
  restriction_tokens: number;
  fictional_soldati: number;
}

/** The 1 v 1 side. */
export interface OneVOne {
  coupole: Coupole;
  setup: OneVOneSetup;
  board: OneVOneBoard;
}

/** The 2 v 1 side. */
export interface TwoVOne {
  round_spaces: number;
  setup: TwoVOneSetup;
  difficulty: Difficulties;
  board: TwoVOneBoard;
}

/** The cards of one family (LF-CF-09, LF-CF-10, AMB-LF-60). */
export interface ConflictCards {
  turncoat: number;
  coward_1: number;
  coward_2: number;
}

/** The place of an area's name, a line each. */
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  lines: string[];
}

/** A rectangle by its centre and size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The round space of a control token and the line that leads to its mandamento. */
export interface ControlSpace {
  x: number;
  y: number;
  r: number;
  lead: [[number, number], [number, number]];
  text: ControlText;
}

/** The printed cost of option B, a number a column (LF-PB-03). */
export interface ColumnCosts {
  start_player: number;
  justice: number;
  police: number;
  economy: number;
  church: number;
  two_institutions: number;
}

/** A space of an action sheet. */
export interface Space {
  id: string;
  coin: number;
  join: "+" | "/";
  infinite: boolean;
  column: "church" | "economy" | "justice" | "police" | "start_player" | "two_institutions";
  row: number;
  kind: "action" | "blank" | "free" | "grey";
  actions: Action[];
}

/** One of the six families (LF-C-04). */
export interface Family {
  name: string;
  identity: string;
  beginner: boolean;
  mat: Mat;
}

export interface Part {
  part: "rally" | "move" | "move2" | "skull" | "strike" | "strike2" | "pentito" | "agitate" | "vest" | "place" | "place_base" | "recruit" | "car" | "boat" | "lab" | "money" | "launder";
  n?: number;
  list?: number[];
  range?: 1 | 2 | 3;
  bonus?: number;
}

/** What using a tile costs each time. */
export interface TileCost {
  money: number;
  hq_soldati: number;
}

/** What a tile does, and how much of it. */
export interface Effect {
  do: "attack_bonus" | "car_bomb_range" | "defence_bonus" | "exert_influence" | "money_per_mandamento" | "place_boat" | "place_from_hq" | "place_from_supply" | "remove_defender" | "retarget" | "second_order_in_area";
  n: number;
  to: "sheet" | "supply";
}

/** The council of the 1 v 1 side (LX-1-K). */
export interface Coupole {
  seats: number;
  start_members_each: number;
  control_from: number;
  lockout_at: number;
  deploy_minus: number;
  reset_up_to: number;
}

/** Changes of the set-up in 1 v 1 (LX-1-S). */
export interface OneVOneSetup {
  extra_hq_soldati: number;
  extra_board_soldati: number;
  start_player_returns: number;
  other_returns: number;
  influence_tokens_each: number;
  own_soldati: number;
}

/** The action spaces of the 1 v 1 side, each usable once a game (LX-1-R03). */
export interface OneVOneBoard {
  space: SoloSpace[];
}

/** Changes of the set-up in 2 v 1 (LX-2-S). */
export interface TwoVOneSetup {
  extra_hq_soldati: number;
  extra_money: number;
  board_soldati: number;
  board_labs: number;
  board_cars: number;
  board_boats: number;
  influence_tokens_solo: number;
  influence_tokens_team_each: number;
  own_soldati: number;
}

/** The three levels. */
export interface Difficulties {
  easy: Difficulty;
  medium: Difficulty;
  hard: Difficulty;
}

/** The action spaces of the 2 v 1 side: locked above, open below (LX-2-R01). */
export interface TwoVOneBoard {
  locked: SoloSpace[];
  open: SoloSpace[];
}

/** The name beside a control space. */
export interface ControlText {
  x: number;
  y: number;
  anchor: "end" | "middle" | "start";
}

export interface Action {
  do: "recruit" | "place" | "place_reinforce" | "issue_order" | "equipment" | "car" | "boat" | "lab" | "launder" | "exert_influence" | "influence_row2" | "launder_and_gather" | "final_action" | "lab_soldati" | "lab_soldati_all" | "place_own" | "money";
  bonus?: number;
  count?: 1 | 2;
  areas?: 1 | 2;
  to?: "sheet" | "supply";
  max?: number;
  n?: number;
}

/** A family mat: four rows of round spaces (LF-FM-01). */
export interface Mat {
  justice: MatRow;
  police: MatRow;
  economy: MatRow;
  church: MatRow;
}

/** A space of the solo board; the token itself costs nothing (AMB-LX-15). */
export interface SoloSpace {
  id: string;
  coin: number;
  join: "+" | "/";
  infinite: boolean;
  actions: Action[];
}

/** How many extra actions are blocked at the start (LX-2-S02, LX-2-S03). */
export interface Difficulty {
  block_tokens: number;
  blocked_spaces: number[];
  ticks_at_start: number;
}

export interface MatRow {
  start?: [number, number] | number;
  spaces: MatSpace[];
}

export interface MatSpace {
  reveals: "value" | "car" | "lab" | "launder" | "money";
  section: "A" | "B" | "C";
  doubled: boolean;
  value?: [number, number] | number;
  n?: number;
}
