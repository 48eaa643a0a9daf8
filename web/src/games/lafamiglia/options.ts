/** What can be agreed before a game of La Famiglia. */

import type { GameOption } from "@/games/face";

const SWITCHES: ReadonlyArray<[string, string]> = [
  ["opt_neutral_force1", "LX-OPT-1"],
  ["opt_neutral_reward2", "LX-OPT-2a"],
  ["opt_blank_spaces", "LX-OPT-3"],
  ["opt_rally_boat", "LX-OPT-4"],
  ["opt_move_tile_tokens", "LX-OPT-5"],
];

/** The switches of a mode with their usual values: the optional rules belong to the games for two and three. */
export function options(mode: string): GameOption[] {
  const full = mode === "2v2";
  const found: GameOption[] = [
    { name: "draft", values: [false, true] },
    { name: "variant_identical_cards", values: [false, true], rule: "LF-CF-13" },
    ...SWITCHES.map(([name, rule]) => ({ name, rule, values: full ? [false, true] : [true, false] })),
  ];
  if (full) found.push({ name: "opt_tie_start_piece", values: [false, true], rule: "LX-OPT-6" });
  if (mode === "2v1") found.unshift({ name: "difficulty", values: ["medium", "easy", "hard"], rule: "LX-2-S02" });
  return found;
}
