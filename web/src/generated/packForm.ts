// Made by tools/page_types.py from trinacria.games.lafamiglia.content.model; do not edit.

export type Kind =
  | { kind: "int"; low?: number; high?: number }
  | { kind: "number" | "bool" }
  | { kind: "text"; of?: string }
  | { kind: "choice"; values: readonly (string | number)[]; optional?: boolean }
  | { kind: "tuple"; items: readonly Kind[] }
  | { kind: "list"; item: Kind }
  | { kind: "table"; item: Kind }
  | { kind: "record"; record: string }
  | { kind: "either"; tag: string; records: Readonly<Record<string, string>> };

export interface Field {
  name: string;
  kind: Kind;
  /** What it is when it is left out; such a field may be. */
  usual?: unknown;
}

export interface HouseRule {
  key: string;
  usual: number;
  least: number;
  most: number;
}

export interface RecordType {
  fields: readonly Field[];
  tag?: readonly [string, string];
}

/** The record that each file holds. */
export const FILE_RECORDS: Readonly<Record<string, string>> = {
  "pack.toml": "pack.PackFile",
  "pieces.toml": "pack.PiecesFile",
  "map.toml": "pack.MapFile",
  "sheets.toml": "pack.SheetsFile",
  "families.toml": "pack.FamiliesFile",
  "orders.toml": "pack.OrdersFile",
  "characters.toml": "pack.CharactersFile",
  "tiles.toml": "pack.TilesFile",
  "solo.toml": "pack.SoloFile",
  "words.toml": "pack.WordsFile",
};

/** The fields of each record; `tag` is the field that says which of several records it is. */
export const RECORDS: Readonly<Record<string, RecordType>> = {
  "pack.PackFile": {"fields": [{"name": "pack", "kind": {"kind": "record", "record": "pack.About"}}]},
  "pack.About": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "version", "kind": {"kind": "text"}}, {"name": "balanced", "kind": {"kind": "bool"}}]},
  "pack.PiecesFile": {"fields": [{"name": "family", "kind": {"kind": "record", "record": "components.FamilyPieces"}}, {"name": "common", "kind": {"kind": "record", "record": "components.CommonPieces"}}, {"name": "tiles", "kind": {"kind": "record", "record": "components.TilePieces"}}, {"name": "limits", "kind": {"kind": "record", "record": "components.Limits"}}, {"name": "victory", "kind": {"kind": "record", "record": "components.Victory"}}]},
  "components.FamilyPieces": {"fields": [{"name": "soldati", "kind": {"kind": "int", "low": 1}}, {"name": "boats", "kind": {"kind": "int", "low": 1}}, {"name": "cars", "kind": {"kind": "int", "low": 1}}, {"name": "mat_influence", "kind": {"kind": "int", "low": 1}}, {"name": "free_influence", "kind": {"kind": "int", "low": 1}}, {"name": "busts", "kind": {"kind": "int", "low": 1}}, {"name": "control_tokens", "kind": {"kind": "int", "low": 1}}, {"name": "basic_orders", "kind": {"kind": "int", "low": 1}}, {"name": "advanced_orders", "kind": {"kind": "int", "low": 1}}, {"name": "conflict_cards", "kind": {"kind": "record", "record": "components.ConflictCards"}}]},
  "components.ConflictCards": {"fields": [{"name": "turncoat", "kind": {"kind": "int", "low": 0}}, {"name": "coward_1", "kind": {"kind": "int", "low": 0}}, {"name": "coward_2", "kind": {"kind": "int", "low": 0}}]},
  "components.CommonPieces": {"fields": [{"name": "labs", "kind": {"kind": "int", "low": 1}}, {"name": "neutral_soldati", "kind": {"kind": "int", "low": 1}}, {"name": "neutral_influence", "kind": {"kind": "int", "low": 1}}, {"name": "start_pieces", "kind": {"kind": "int", "low": 1}}, {"name": "coins_of_1", "kind": {"kind": "int", "low": 1}}, {"name": "coins_of_2", "kind": {"kind": "int", "low": 1}}, {"name": "characters", "kind": {"kind": "int", "low": 1}}]},
  "components.TilePieces": {"fields": [{"name": "kinds", "kind": {"kind": "int", "low": 1}}, {"name": "sets", "kind": {"kind": "int", "low": 1}}, {"name": "in_play", "kind": {"kind": "int", "low": 1}}]},
  "components.Limits": {"fields": [{"name": "rounds", "kind": {"kind": "int", "low": 1}}, {"name": "labs_per_area", "kind": {"kind": "int", "low": 1}}, {"name": "orders_per_area", "kind": {"kind": "int", "low": 1}}, {"name": "boats_per_sea", "kind": {"kind": "int", "low": 1}}, {"name": "start_money", "kind": {"kind": "int", "low": 0, "high": 10}, "usual": 0}]},
  "components.Victory": {"fields": [{"name": "family", "kind": {"kind": "int", "low": 1}}, {"name": "team", "kind": {"kind": "int", "low": 1}}, {"name": "areas_of_a_mandamento", "kind": {"kind": "int", "low": 1}}]},
  "pack.MapFile": {"fields": [{"name": "tie_break", "kind": {"kind": "text", "of": "area"}}, {"name": "sides", "kind": {"kind": "tuple", "items": [{"kind": "tuple", "items": [{"kind": "choice", "values": ["ne", "nw", "se", "sw"]}, {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}]}, {"kind": "tuple", "items": [{"kind": "choice", "values": ["ne", "nw", "se", "sw"]}, {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}]}]}}, {"name": "order_of_play", "kind": {"kind": "tuple", "items": [{"kind": "choice", "values": ["ne", "nw", "se", "sw"]}, {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}, {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}, {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}]}}, {"name": "marked_1v1", "kind": {"kind": "list", "item": {"kind": "text", "of": "area"}}}, {"name": "corner", "kind": {"kind": "list", "item": {"kind": "record", "record": "board.Corner"}}}, {"name": "mandamento", "kind": {"kind": "list", "item": {"kind": "record", "record": "board.Mandamento"}}}, {"name": "sea", "kind": {"kind": "list", "item": {"kind": "record", "record": "board.Sea"}}}, {"name": "area", "kind": {"kind": "list", "item": {"kind": "record", "record": "board.Area"}}}]},
  "board.Corner": {"fields": [{"name": "id", "kind": {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "symbol", "kind": {"kind": "choice", "values": ["bastoni", "coppe", "denari", "spade"]}}, {"name": "next", "kind": {"kind": "choice", "values": ["ne", "nw", "se", "sw"]}}, {"name": "marked_1v1", "kind": {"kind": "text", "of": "area"}}, {"name": "series_2v1", "kind": {"kind": "list", "item": {"kind": "text", "of": "area"}}}, {"name": "series_rest", "kind": {"kind": "list", "item": {"kind": "text", "of": "area"}}}]},
  "board.Mandamento": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "areas", "kind": {"kind": "list", "item": {"kind": "text", "of": "area"}}}, {"name": "control_sea", "kind": {"kind": "text", "of": "sea"}}]},
  "board.Sea": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "neighbours", "kind": {"kind": "list", "item": {"kind": "text", "of": "sea"}}}]},
  "board.Area": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "mandamento", "kind": {"kind": "text", "of": "mandamento"}}, {"name": "neighbours", "kind": {"kind": "list", "item": {"kind": "text", "of": "area"}}}, {"name": "seas", "kind": {"kind": "list", "item": {"kind": "text", "of": "sea"}}}, {"name": "start", "kind": {"kind": "choice", "values": ["ne", "neutral", "nw", "se", "sw"]}}, {"name": "soldati", "kind": {"kind": "int", "low": 2, "high": 3}}]},
  "pack.SheetsFile": {"fields": [{"name": "columns", "kind": {"kind": "list", "item": {"kind": "choice", "values": ["church", "economy", "justice", "police", "start_player", "two_institutions"]}}}, {"name": "option_b", "kind": {"kind": "record", "record": "components.OptionB"}}, {"name": "sheet", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.Sheet"}}}]},
  "components.OptionB": {"fields": [{"name": "start_player", "kind": {"kind": "choice", "values": ["take_start_piece_and_equipment"]}}, {"name": "justice", "kind": {"kind": "choice", "values": ["influence_one:justice"]}}, {"name": "police", "kind": {"kind": "choice", "values": ["influence_one:police"]}}, {"name": "economy", "kind": {"kind": "choice", "values": ["influence_one:economy"]}}, {"name": "church", "kind": {"kind": "choice", "values": ["influence_one:church"]}}, {"name": "two_institutions", "kind": {"kind": "choice", "values": ["influence_two"]}}, {"name": "per_token", "kind": {"kind": "int", "low": 0}}, {"name": "per_foreign_token", "kind": {"kind": "int", "low": 0}}, {"name": "extra_order", "kind": {"kind": "bool"}}]},
  "components.Sheet": {"fields": [{"name": "id", "kind": {"kind": "int", "low": 0, "high": 4}}, {"name": "option_b_cost", "kind": {"kind": "record", "record": "components.ColumnCosts"}}, {"name": "space", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.Space"}}}]},
  "components.ColumnCosts": {"fields": [{"name": "start_player", "kind": {"kind": "int", "low": 0}}, {"name": "justice", "kind": {"kind": "int", "low": 0}}, {"name": "police", "kind": {"kind": "int", "low": 0}}, {"name": "economy", "kind": {"kind": "int", "low": 0}}, {"name": "church", "kind": {"kind": "int", "low": 0}}, {"name": "two_institutions", "kind": {"kind": "int", "low": 0}}]},
  "components.Space": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "coin", "kind": {"kind": "int", "low": -3, "high": 3}, "usual": 0}, {"name": "join", "kind": {"kind": "choice", "values": ["+", "/"]}, "usual": "+"}, {"name": "infinite", "kind": {"kind": "bool"}, "usual": false}, {"name": "column", "kind": {"kind": "choice", "values": ["church", "economy", "justice", "police", "start_player", "two_institutions"]}}, {"name": "row", "kind": {"kind": "int", "low": 1}}, {"name": "kind", "kind": {"kind": "choice", "values": ["action", "blank", "free", "grey"]}}, {"name": "actions", "kind": {"kind": "list", "item": {"kind": "either", "tag": "do", "records": {"recruit": "actions.Recruit", "place": "actions.Place", "place_reinforce": "actions.PlaceReinforce", "issue_order": "actions.IssueOrder", "equipment": "actions.Equipment", "car": "actions.Car", "boat": "actions.Boat", "lab": "actions.Lab", "launder": "actions.Launder", "exert_influence": "actions.ExertInfluence", "influence_row2": "actions.InfluenceRow2", "launder_and_gather": "actions.LaunderAndGather", "final_action": "actions.FinalAction"}}}, "usual": []}]},
  "actions.Recruit": {"fields": [{"name": "bonus", "kind": {"kind": "int", "low": 0, "high": 4}}], "tag": ["do", "recruit"]},
  "actions.Place": {"fields": [{"name": "bonus", "kind": {"kind": "int", "low": 0, "high": 4}}], "tag": ["do", "place"]},
  "actions.PlaceReinforce": {"fields": [{"name": "bonus", "kind": {"kind": "int", "low": 0, "high": 4}}], "tag": ["do", "place_reinforce"]},
  "actions.IssueOrder": {"fields": [{"name": "count", "kind": {"kind": "choice", "values": [1, 2]}}, {"name": "areas", "kind": {"kind": "choice", "values": [1, 2]}}], "tag": ["do", "issue_order"]},
  "actions.Equipment": {"fields": [], "tag": ["do", "equipment"]},
  "actions.Car": {"fields": [], "tag": ["do", "car"]},
  "actions.Boat": {"fields": [], "tag": ["do", "boat"]},
  "actions.Lab": {"fields": [], "tag": ["do", "lab"]},
  "actions.Launder": {"fields": [], "tag": ["do", "launder"]},
  "actions.ExertInfluence": {"fields": [{"name": "to", "kind": {"kind": "choice", "values": ["sheet", "supply"]}}], "tag": ["do", "exert_influence"]},
  "actions.InfluenceRow2": {"fields": [], "tag": ["do", "influence_row2"]},
  "actions.LaunderAndGather": {"fields": [], "tag": ["do", "launder_and_gather"]},
  "actions.FinalAction": {"fields": [], "tag": ["do", "final_action"]},
  "pack.FamiliesFile": {"fields": [{"name": "family", "kind": {"kind": "record", "record": "pack.FamiliesById"}}]},
  "pack.FamiliesById": {"fields": [{"name": "black", "kind": {"kind": "record", "record": "components.Family"}}, {"name": "blue", "kind": {"kind": "record", "record": "components.Family"}}, {"name": "green", "kind": {"kind": "record", "record": "components.Family"}}, {"name": "red", "kind": {"kind": "record", "record": "components.Family"}}, {"name": "white", "kind": {"kind": "record", "record": "components.Family"}}, {"name": "yellow", "kind": {"kind": "record", "record": "components.Family"}}]},
  "components.Family": {"fields": [{"name": "name", "kind": {"kind": "text"}}, {"name": "identity", "kind": {"kind": "text"}}, {"name": "beginner", "kind": {"kind": "bool"}}, {"name": "mat", "kind": {"kind": "record", "record": "components.Mat"}}]},
  "components.Mat": {"fields": [{"name": "justice", "kind": {"kind": "record", "record": "components.JusticeRow"}}, {"name": "police", "kind": {"kind": "record", "record": "components.ValueRow"}}, {"name": "economy", "kind": {"kind": "record", "record": "components.EconomyRow"}}, {"name": "church", "kind": {"kind": "record", "record": "components.ValueRow"}}]},
  "components.JusticeRow": {"fields": [{"name": "start", "kind": {"kind": "tuple", "items": [{"kind": "int", "low": 0}, {"kind": "int", "low": 0}]}}, {"name": "spaces", "kind": {"kind": "list", "item": {"kind": "either", "tag": "reveals", "records": {"value": "components.RevealsPair", "car": "components.RevealsCar"}}}}]},
  "components.RevealsPair": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}, {"name": "value", "kind": {"kind": "tuple", "items": [{"kind": "int", "low": 0}, {"kind": "int", "low": 0}]}}], "tag": ["reveals", "value"]},
  "components.RevealsCar": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}], "tag": ["reveals", "car"]},
  "components.ValueRow": {"fields": [{"name": "start", "kind": {"kind": "int", "low": 0}}, {"name": "spaces", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.RevealsValue"}}}]},
  "components.RevealsValue": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}, {"name": "value", "kind": {"kind": "int", "low": 1}}], "tag": ["reveals", "value"]},
  "components.EconomyRow": {"fields": [{"name": "spaces", "kind": {"kind": "list", "item": {"kind": "either", "tag": "reveals", "records": {"money": "components.RevealsMoney", "lab": "components.RevealsLab", "launder": "components.RevealsLaunder"}}}}]},
  "components.RevealsMoney": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}, {"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["reveals", "money"]},
  "components.RevealsLab": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}], "tag": ["reveals", "lab"]},
  "components.RevealsLaunder": {"fields": [{"name": "section", "kind": {"kind": "choice", "values": ["A", "B", "C"]}}, {"name": "doubled", "kind": {"kind": "bool"}, "usual": false}], "tag": ["reveals", "launder"]},
  "pack.OrdersFile": {"fields": [{"name": "special", "kind": {"kind": "table", "item": {"kind": "text"}}}, {"name": "order", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.Order"}}}]},
  "components.Order": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "type", "kind": {"kind": "choice", "values": ["attack", "supply"]}}, {"name": "initiative", "kind": {"kind": "int", "low": 1}}, {"name": "parts", "kind": {"kind": "list", "item": {"kind": "either", "tag": "part", "records": {"rally": "parts.Rally", "move": "parts.Move", "move2": "parts.Move2", "skull": "parts.Skull", "strike": "parts.Strike", "strike2": "parts.Strike2", "pentito": "parts.Pentito", "agitate": "parts.Agitate", "vest": "parts.Vest", "place": "parts.Place", "place_base": "parts.PlaceBase", "recruit": "parts.Recruit", "car": "parts.Car", "boat": "parts.Boat", "lab": "parts.Lab", "money": "parts.Money", "launder": "parts.Launder"}}}}, {"name": "special", "kind": {"kind": "choice", "values": ["convert_1", "convert_2", "lab_soldati", "network", "pay_x_remove_x", "recall_3", "strike_and_move"], "optional": true}, "usual": null}]},
  "parts.Rally": {"fields": [], "tag": ["part", "rally"]},
  "parts.Move": {"fields": [], "tag": ["part", "move"]},
  "parts.Move2": {"fields": [], "tag": ["part", "move2"]},
  "parts.Skull": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["part", "skull"]},
  "parts.Strike": {"fields": [], "tag": ["part", "strike"]},
  "parts.Strike2": {"fields": [], "tag": ["part", "strike2"]},
  "parts.Pentito": {"fields": [{"name": "list", "kind": {"kind": "list", "item": {"kind": "int", "low": 1}}}], "tag": ["part", "pentito"]},
  "parts.Agitate": {"fields": [{"name": "range", "kind": {"kind": "choice", "values": [1, 2, 3]}}], "tag": ["part", "agitate"]},
  "parts.Vest": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["part", "vest"]},
  "parts.Place": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["part", "place"]},
  "parts.PlaceBase": {"fields": [{"name": "bonus", "kind": {"kind": "int", "low": 0}}], "tag": ["part", "place_base"]},
  "parts.Recruit": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["part", "recruit"]},
  "parts.Car": {"fields": [], "tag": ["part", "car"]},
  "parts.Boat": {"fields": [], "tag": ["part", "boat"]},
  "parts.Lab": {"fields": [], "tag": ["part", "lab"]},
  "parts.Money": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["part", "money"]},
  "parts.Launder": {"fields": [], "tag": ["part", "launder"]},
  "pack.CharactersFile": {"fields": [{"name": "character", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.Character"}}}]},
  "components.Character": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "money", "kind": {"kind": "int", "low": 0}}, {"name": "hq_soldati", "kind": {"kind": "int", "low": 0}}, {"name": "soldati", "kind": {"kind": "int", "low": 0}}, {"name": "cars", "kind": {"kind": "int", "low": 0}}, {"name": "boats", "kind": {"kind": "int", "low": 0}}, {"name": "labs", "kind": {"kind": "int", "low": 0}}]},
  "pack.TilesFile": {"fields": [{"name": "tile", "kind": {"kind": "list", "item": {"kind": "record", "record": "components.Tile"}}}]},
  "components.Tile": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "name", "kind": {"kind": "text"}}, {"name": "phase", "kind": {"kind": "choice", "values": ["encounter", "planning"]}}, {"name": "trigger", "kind": {"kind": "choice", "values": ["area_taken_by_attack", "car_bomb_target", "defending", "issuing_order", "movement_announced", "order_places_soldati", "planning_start"]}}, {"name": "optional", "kind": {"kind": "bool"}}, {"name": "cost", "kind": {"kind": "record", "record": "components.TileCost"}, "usual": {"money": 0, "hq_soldati": 0}}, {"name": "effect", "kind": {"kind": "record", "record": "components.Effect"}}, {"name": "text", "kind": {"kind": "text"}}]},
  "components.TileCost": {"fields": [{"name": "money", "kind": {"kind": "int", "low": 0}, "usual": 0}, {"name": "hq_soldati", "kind": {"kind": "int", "low": 0}, "usual": 0}]},
  "components.Effect": {"fields": [{"name": "do", "kind": {"kind": "choice", "values": ["attack_bonus", "car_bomb_range", "defence_bonus", "exert_influence", "money_per_mandamento", "place_boat", "place_from_hq", "place_from_supply", "remove_defender", "retarget", "second_order_in_area"]}}, {"name": "n", "kind": {"kind": "int", "low": 1}}, {"name": "to", "kind": {"kind": "choice", "values": ["sheet", "supply"]}, "usual": "supply"}]},
  "pack.SoloFile": {"fields": [{"name": "common", "kind": {"kind": "record", "record": "solo.SoloCommon"}}, {"name": "one_v_one", "kind": {"kind": "record", "record": "solo.OneVOne"}}, {"name": "two_v_one", "kind": {"kind": "record", "record": "solo.TwoVOne"}}]},
  "solo.SoloCommon": {"fields": [{"name": "doubled_mat_spaces", "kind": {"kind": "int", "low": 1}}, {"name": "extra_boats", "kind": {"kind": "int", "low": 1}}, {"name": "block_tokens", "kind": {"kind": "int", "low": 1}}, {"name": "restriction_tokens", "kind": {"kind": "int", "low": 1}}, {"name": "fictional_soldati", "kind": {"kind": "int", "low": 1}}]},
  "solo.OneVOne": {"fields": [{"name": "coupole", "kind": {"kind": "record", "record": "solo.Coupole"}}, {"name": "setup", "kind": {"kind": "record", "record": "solo.OneVOneSetup"}}, {"name": "board", "kind": {"kind": "record", "record": "solo.OneVOneBoard"}}]},
  "solo.Coupole": {"fields": [{"name": "seats", "kind": {"kind": "int", "low": 1}}, {"name": "start_members_each", "kind": {"kind": "int", "low": 1}}, {"name": "control_from", "kind": {"kind": "int", "low": 1}}, {"name": "lockout_at", "kind": {"kind": "int", "low": 1}}, {"name": "deploy_minus", "kind": {"kind": "int", "low": 1}}, {"name": "reset_up_to", "kind": {"kind": "int", "low": 1}}]},
  "solo.OneVOneSetup": {"fields": [{"name": "extra_hq_soldati", "kind": {"kind": "int", "low": 0}}, {"name": "extra_board_soldati", "kind": {"kind": "int", "low": 0}}, {"name": "start_player_returns", "kind": {"kind": "int", "low": 0}}, {"name": "other_returns", "kind": {"kind": "int", "low": 0}}, {"name": "influence_tokens_each", "kind": {"kind": "int", "low": 1}}, {"name": "own_soldati", "kind": {"kind": "int", "low": 1}}]},
  "solo.OneVOneBoard": {"fields": [{"name": "space", "kind": {"kind": "list", "item": {"kind": "record", "record": "solo.SoloSpace"}}}]},
  "solo.SoloSpace": {"fields": [{"name": "id", "kind": {"kind": "text"}}, {"name": "coin", "kind": {"kind": "int", "low": -3, "high": 3}, "usual": 0}, {"name": "join", "kind": {"kind": "choice", "values": ["+", "/"]}, "usual": "+"}, {"name": "infinite", "kind": {"kind": "bool"}, "usual": false}, {"name": "actions", "kind": {"kind": "list", "item": {"kind": "either", "tag": "do", "records": {"recruit": "actions.Recruit", "place": "actions.Place", "place_reinforce": "actions.PlaceReinforce", "issue_order": "actions.IssueOrder", "equipment": "actions.Equipment", "car": "actions.Car", "boat": "actions.Boat", "lab": "actions.Lab", "launder": "actions.Launder", "exert_influence": "actions.ExertInfluence", "influence_row2": "actions.InfluenceRow2", "launder_and_gather": "actions.LaunderAndGather", "final_action": "actions.FinalAction", "lab_soldati": "actions.LabSoldati", "lab_soldati_all": "actions.LabSoldatiAll", "place_own": "actions.PlaceOwn", "money": "actions.Money"}}}}]},
  "actions.LabSoldati": {"fields": [{"name": "max", "kind": {"kind": "int", "low": 1}}], "tag": ["do", "lab_soldati"]},
  "actions.LabSoldatiAll": {"fields": [], "tag": ["do", "lab_soldati_all"]},
  "actions.PlaceOwn": {"fields": [{"name": "max", "kind": {"kind": "int", "low": 1}}], "tag": ["do", "place_own"]},
  "actions.Money": {"fields": [{"name": "n", "kind": {"kind": "int", "low": 1}}], "tag": ["do", "money"]},
  "solo.TwoVOne": {"fields": [{"name": "round_spaces", "kind": {"kind": "int", "low": 1}}, {"name": "setup", "kind": {"kind": "record", "record": "solo.TwoVOneSetup"}}, {"name": "difficulty", "kind": {"kind": "record", "record": "solo.Difficulties"}}, {"name": "board", "kind": {"kind": "record", "record": "solo.TwoVOneBoard"}}]},
  "solo.TwoVOneSetup": {"fields": [{"name": "extra_hq_soldati", "kind": {"kind": "int", "low": 0}}, {"name": "extra_money", "kind": {"kind": "int", "low": 0}}, {"name": "board_soldati", "kind": {"kind": "int", "low": 0}}, {"name": "board_labs", "kind": {"kind": "int", "low": 0}}, {"name": "board_cars", "kind": {"kind": "int", "low": 0}}, {"name": "board_boats", "kind": {"kind": "int", "low": 0}}, {"name": "influence_tokens_solo", "kind": {"kind": "int", "low": 1}}, {"name": "influence_tokens_team_each", "kind": {"kind": "int", "low": 1}}, {"name": "own_soldati", "kind": {"kind": "int", "low": 1}}]},
  "solo.Difficulties": {"fields": [{"name": "easy", "kind": {"kind": "record", "record": "solo.Difficulty"}}, {"name": "medium", "kind": {"kind": "record", "record": "solo.Difficulty"}}, {"name": "hard", "kind": {"kind": "record", "record": "solo.Difficulty"}}]},
  "solo.Difficulty": {"fields": [{"name": "block_tokens", "kind": {"kind": "int", "low": 1}}, {"name": "blocked_spaces", "kind": {"kind": "list", "item": {"kind": "int", "low": 1}}}, {"name": "ticks_at_start", "kind": {"kind": "int", "low": 0}}]},
  "solo.TwoVOneBoard": {"fields": [{"name": "locked", "kind": {"kind": "list", "item": {"kind": "record", "record": "solo.SoloSpace"}}}, {"name": "open", "kind": {"kind": "list", "item": {"kind": "record", "record": "solo.SoloSpace"}}}]},
  "pack.WordsFile": {"fields": [{"name": "en", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}, {"name": "fr", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}, {"name": "ru", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}, {"name": "it", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}, {"name": "de", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}, {"name": "es", "kind": {"kind": "table", "item": {"kind": "text"}}, "usual": {}}]},
};

/** What the rulebooks state: the rule, by file and key. */
export const STATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pieces.toml": {"family.soldati": "LF-C-06", "family.boats": "LF-C-06", "family.cars": "LF-C-06", "family.mat_influence": "LF-C-06", "family.free_influence": "LF-C-06", "family.busts": "LF-C-06", "family.control_tokens": "LF-C-06", "family.basic_orders": "LF-C-05", "family.advanced_orders": "LF-C-05", "family.conflict_cards.turncoat": "LF-CF-09", "family.conflict_cards.coward_1": "LF-CF-10", "family.conflict_cards.coward_2": "LF-CF-10", "common.labs": "LF-C-02", "common.neutral_soldati": "LF-C-02", "common.neutral_influence": "LF-C-02", "common.start_pieces": "LF-C-02", "common.coins_of_1": "LF-C-01", "common.coins_of_2": "LF-C-01", "common.characters": "LF-C-01", "tiles.kinds": "LF-C-03", "tiles.sets": "LF-C-03", "tiles.in_play": "LF-S-04", "limits.rounds": "LF-G-03", "limits.labs_per_area": "LF-S-22", "limits.orders_per_area": "LF-XA-03", "limits.boats_per_sea": "LF-AC-11", "victory.family": "LF-G-04", "victory.team": "LF-G-04", "victory.areas_of_a_mandamento": "LF-MG-03"},
  "map.toml": {"area[agrigento].name": "EX-LF-01", "area[caltanissetta].name": "EX-LF-01", "area[camastra].name": "EX-LF-01", "area[enna].name": "EX-LF-01", "area[licata].name": "EX-LF-01", "area[ragusa].name": "EX-LF-17", "area[caltagirone].name": "EX-LF-19", "area[palagonia].name": "EX-LF-19", "area[scordia].name": "EX-LF-19", "area[bronte].name": "LF-EG-03", "area[alcamo].name": "LX-1-S02", "area[marsala].name": "LX-1-S02", "area[siracusa].name": "LX-1-S02", "area[camastra].neighbours[enna]": "EX-LF-01", "area[enna].neighbours[camastra]": "EX-LF-01", "area[caltagirone].neighbours[scordia]": "EX-LF-19", "area[scordia].neighbours[caltagirone]": "EX-LF-19", "area[palagonia].neighbours[scordia]": "EX-LF-19", "area[scordia].neighbours[palagonia]": "EX-LF-19", "sea[mare-agrigento].name": "EX-LF-01", "area[licata].seas[mare-agrigento]": "EX-LF-01", "sea[mare-licata].name": "EX-LF-01", "area[licata].seas[mare-licata]": "EX-LF-01", "tie_break": "LF-EG-03", "area[scordia].start": "EX-LF-19"},
  "sheets.toml": {"option_b.start_player": "LF-PB-07", "option_b.two_institutions": "LF-PB-10", "option_b.per_token": "LF-PB-04", "option_b.per_foreign_token": "LF-PB-05", "option_b.extra_order": "LF-PB-11", "option_b.justice": "LF-PB-08", "option_b.police": "LF-PB-08", "option_b.economy": "LF-PB-08", "option_b.church": "LF-PB-08"},
  "families.toml": {"family.black.beginner": "LF-S-06", "family.blue.beginner": "LF-S-06", "family.green.beginner": "LF-S-06", "family.red.beginner": "LF-S-06", "family.white.beginner": "LF-S-06", "family.yellow.beginner": "LF-S-06", "family.red.mat.economy.spaces[0].reveals": "EX-LF-11", "family.red.mat.economy.spaces[0].n": "EX-LF-11"},
  "orders.toml": {"order[green.church.A].type": "LF-XO-01", "order[green.church.A].special": "LF-XO-01", "order[yellow.economy.B].type": "LF-XO-02", "order[yellow.economy.B].special": "LF-XO-02", "order[yellow.economy.C].type": "LF-XO-03", "order[yellow.economy.C].special": "LF-XO-03", "order[black.church.B].type": "LF-XO-04", "order[black.church.B].special": "LF-XO-04", "order[white.church.A].type": "LF-XO-06", "order[white.church.A].special": "LF-XO-06", "order[green.church.A].parts[0].part": "LF-XO-01", "order[yellow.economy.B].parts[0].part": "LF-XO-02", "order[yellow.economy.B].parts[1].part": "LF-XO-02", "order[yellow.economy.C].parts[0].part": "LF-XO-03", "order[black.church.B].parts[0].part": "LF-XO-04"},
  "tiles.toml": {"tile[allies].phase": "LF-XT-01", "tile[allies].cost.money": "LF-XT-01", "tile[bribery].phase": "LF-XT-02", "tile[bribery].effect.do": "LF-XT-02", "tile[bribery].effect.n": "LF-XT-02", "tile[chain_of_command].phase": "LF-XT-03", "tile[chain_of_command].effect.n": "LF-XT-03", "tile[delay_detonator].phase": "LF-XT-04", "tile[delay_detonator].effect.n": "LF-XT-04", "tile[influence].phase": "LF-XT-05", "tile[influence].cost.hq_soldati": "LF-XT-05", "tile[miniguns].phase": "LF-XT-06", "tile[miniguns].effect.n": "LF-XT-06", "tile[recruitment].phase": "LF-XT-07", "tile[recruitment].effect.do": "LF-XT-07", "tile[speedboats].effect.do": "LF-XT-08"},
  "solo.toml": {"common.doubled_mat_spaces": "LX-M-01", "common.extra_boats": "LX-B-01", "common.block_tokens": "LX-C-01", "common.restriction_tokens": "LX-C-01", "common.fictional_soldati": "LX-1-S02", "one_v_one.coupole.seats": "LX-1-K01", "one_v_one.coupole.start_members_each": "LX-1-S01", "one_v_one.coupole.control_from": "LX-1-K09", "one_v_one.coupole.lockout_at": "LX-1-K08", "one_v_one.coupole.deploy_minus": "LX-1-K13", "one_v_one.coupole.reset_up_to": "LX-1-K15", "one_v_one.setup.extra_hq_soldati": "LX-1-S08", "one_v_one.setup.extra_board_soldati": "LX-1-S10", "one_v_one.setup.start_player_returns": "LX-1-S09", "one_v_one.setup.other_returns": "LX-1-S09", "one_v_one.setup.influence_tokens_each": "LX-1-S11", "one_v_one.setup.own_soldati": "LX-1-S06", "two_v_one.round_spaces": "LX-2-S01", "two_v_one.setup.extra_hq_soldati": "LX-2-S08", "two_v_one.setup.extra_money": "LX-2-S08", "two_v_one.setup.board_soldati": "LX-2-S09", "two_v_one.setup.board_labs": "LX-2-S09", "two_v_one.setup.board_cars": "LX-2-S09", "two_v_one.setup.board_boats": "LX-2-S09", "two_v_one.setup.influence_tokens_solo": "LX-2-S11", "two_v_one.setup.influence_tokens_team_each": "LX-2-S11", "two_v_one.setup.own_soldati": "LX-2-S06", "two_v_one.difficulty.easy.block_tokens": "LX-2-S02", "two_v_one.difficulty.easy.ticks_at_start": "LX-2-S03", "two_v_one.difficulty.medium.block_tokens": "LX-2-S02", "two_v_one.difficulty.medium.ticks_at_start": "LX-2-S03", "two_v_one.difficulty.hard.block_tokens": "LX-2-S02", "two_v_one.difficulty.hard.ticks_at_start": "LX-2-S03"},
};

/** The numbers that a pack may change: where in pieces.toml, the rulebook's own, and how far. */
export const HOUSE_RULES: Readonly<Record<string, HouseRule>> = {
  "rounds": {"key": "limits.rounds", "usual": 4, "least": 1, "most": 4},
  "start_money": {"key": "limits.start_money", "usual": 0, "least": 0, "most": 10},
  "win_family": {"key": "victory.family", "usual": 5, "least": 3, "most": 8},
  "win_team": {"key": "victory.team", "usual": 6, "least": 4, "most": 12},
  "mandamento_areas": {"key": "victory.areas_of_a_mandamento", "usual": 2, "least": 2, "most": 3},
  "tiles_in_play": {"key": "tiles.in_play", "usual": 7, "least": 1, "most": 11},
  "labs_per_area": {"key": "limits.labs_per_area", "usual": 2, "least": 1, "most": 2},
};
