# Famiglia on an accelerator.

accelerator-help = Famiglia on a GPU: check it against the rules, measure its speed, train nets. Needs the “gpu” extra.
accelerator-help-check = Play the same games with the rules and on the accelerator. Every decision and result must match; draws must have the same distribution.
accelerator-help-speed = Measure random decisions per second.
accelerator-help-sizes = How many games to play side by side; each number is one measurement.
accelerator-help-train = Train a net by self-play. Run the same command again to continue.
accelerator-help-out = Folder for the checkpoint, the log and the net.
accelerator-help-minutes = Total training time, without compiling.
accelerator-help-league = Also play against older versions, random play, and stand-ins for greedy and hard. (default: only against itself)
accelerator-help-against = Train a best response to this net instead. Only points against it count.
accelerator-help-rival = Play three games in ten against this net, such as a best response, to learn how to beat it.
accelerator-help-start = Start from the weights of this net.
accelerator-help-games = Games played side by side.
accelerator-help-match = Play a net against another net, or against a player without one.
accelerator-help-free = Let the first net pass as early as it likes. Best responses are trained this way.
accelerator-same = Games: { $games }. Decisions and results compared: { $decisions }. All of them match.
accelerator-draws = Draws and endings, played separately. Games each: { $games }.
accelerator-speed = Side by side: { $games }. Decisions: { $decisions } M/s. Games: { $ended } M/s (compiled in { $seconds } s)
accelerator-trained = The net is in { $file }.
accelerator-match = { $one } – { $other }. Games: { $games }. Won { $won }, drawn { $drawn }, lost { $lost }. Points: { $points }. Ended by two passes before turn 10: { $early }. Turns per game: { $turns }
