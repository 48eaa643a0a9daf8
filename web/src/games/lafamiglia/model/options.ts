/** Which rule tells what an option is, by the option's name. */
export const optionRules: Readonly<Record<string, string>> = {
  difficulty: "LX-2-S02",
  first_game: "LF-S-06",
  draft: "LF-S-05",
  variant_identical_cards: "LF-CF-13",
  opt_neutral_force1: "LX-OPT-1",
  opt_neutral_reward2: "LX-OPT-2a",
  opt_blank_spaces: "LX-OPT-3",
  opt_rally_boat: "LX-OPT-4",
  opt_move_tile_tokens: "LX-OPT-5",
  opt_tie_start_piece: "LX-OPT-6",
};
