# Famiglia on an accelerator.

accelerator-help = Famiglia on a GPU: check it against the rules, measure it, train nets. Needs the extra “gpu”.
accelerator-help-check = Play games with the rules and on the accelerator: every decision and result must be the same, and the draws of the same distribution.
accelerator-help-speed = Measure random decisions a second.
accelerator-help-sizes = How many games are played side by side, one measurement for each number.
accelerator-help-train = Train a net by playing. The same command goes on where it stopped.
accelerator-help-out = The folder for checkpoint, log and net.
accelerator-help-minutes = How long it learns in all, compiling not counted.
accelerator-help-league = Meet others, too: older selves, chance, and stand-ins for greedy and hard. (default: only itself)
accelerator-help-against = Train a best response to this net instead: all that counts are points against it.
accelerator-help-rival = Play three games in ten against this net, a best response for instance, to learn what it takes.
accelerator-help-start = Begin with the weights of this net.
accelerator-help-games = Games played side by side.
accelerator-help-match = Let a net meet another, or a player without one.
accelerator-help-free = Let the first net pass as early as it likes: so best responses are trained.
accelerator-same = The same in all { $decisions } decisions and results of { $games } games.
accelerator-draws = Draws and ends of { $games } games each, played apart:
accelerator-speed = { $games } games side by side: { $decisions } M decisions/s, { $ended } M games/s (compiled in { $seconds } s)
accelerator-trained = The net is in { $file }.
accelerator-match = { $one } – { $other }, { $games } games: won { $won }, drawn { $drawn }, lost { $lost }; points { $points }; two passes before the tenth turn { $early }; { $turns } turns a game
