# A finished game looked at again: its chances and turning points, at the command line and on the page.

analysis-help = Show how the chances stood in the recorded game of FILE, and where it turned.
analysis-help-playouts = Playouts for each moment; more are surer and slower. (default: fitting the game)
analysis-help-json = Print the whole series as JSON.
analysis-looking = Looking at the game
analysis-title = Analysis: { $game }
analysis-lead = { $sides }. The game lies open now: the chances are those of the true position after each turn, with the undrawn cards shuffled.
analysis-chances = Chances of { $side }
analysis-turning = Turning points
analysis-no-turning = No single turn changed the chances much.
analysis-move = Move
analysis-who = Who
analysis-what = What
analysis-before = Before
analysis-after = After
analysis-chance = Chance
analysis-round = Round { $number }
analysis-curve = Chances
