# A finished game looked at again: its chances and turning points, at the command line and on the page.

analysis-help = Show the winning chances in the recorded game of FILE, and its turning points.
analysis-help-playouts = Simulations for each moment. More are slower but more precise. (default: depends on the game)
analysis-help-json = Print the whole series as JSON.
analysis-looking = Analysing the game
analysis-title = Analysis: { $game }
analysis-lead = { $sides }. Everything is now revealed: chances are based on the actual position after each turn, with the undrawn cards shuffled.
analysis-chances = Winning chances of { $side }
analysis-turning = Turning points
analysis-no-turning = No single turn changed the chances much.
analysis-line = Line
analysis-who = Who
analysis-what = What
analysis-before = Before
analysis-after = After
analysis-chance = Chance
analysis-round = Round { $number }
analysis-curve = Chances
