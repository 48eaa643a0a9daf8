# The puzzle of the day, on the page and at the command line.

puzzle-title = Puzzle of the day
puzzle-of = Puzzle of { $day }
puzzle-task = { $proved ->
    [yes] One action wins the game. Find it.
   *[no] One action is clearly the best. Find it.
}
puzzle-checked = { $proved ->
    [yes] From a game between bots. Proved: every line was followed to the end of the game.
   *[no] From a game between bots. Checked by many simulations with two different seeds.
}
puzzle-right = { $tries ->
    [1] Right, at the first attempt.
   *[other] Right, at attempt { $tries }.
}
puzzle-not-this = Not this one: { $action }
puzzle-wrong-score = With best play by both, the game then ends { $mine } : { $theirs }.
puzzle-wrong-chance = It leaves a { $chance }% chance of winning. There is something better.
puzzle-wrong-proved = Every line was followed to the end: it does not win.
puzzle-solution = The solution: { $action }
puzzle-best-score = With best play by both, the game then ends { $mine } : { $theirs }.
puzzle-best-chance = Chance of winning: { $chance }%. With the next best action: { $other }%.
puzzle-best-proved = Every line was followed to the end: it wins, whatever the other side does.
puzzle-show = Show the solution
puzzle-again = Back to the puzzle
puzzle-earlier = Earlier puzzles
puzzle-today = Today
puzzle-game = Game
puzzle-streak = { $days ->
    [0] Solve a puzzle every day to build a streak.
    [one] Streak: 1 day
   *[other] Streak: { $days } days
}
puzzle-state = { $state ->
    [solved] solved
    [shown] solution shown
   *[open] not solved yet
}
puzzle-running = The solution is being played.
famiglia-puzzle-remembered = Everybody saw your opponent’s hand being built: { $cards }.
puzzle-help = Solve the puzzle of the day.
puzzle-help-day = The puzzle of another day, such as 2026-03-01.
puzzle-help-game = The game of the puzzle: famiglia or lafamiglia.
puzzle-answer = Your answer (a number; Enter shows the solution):
puzzle-number = Type a number from 1 to { $count }.
puzzle-help-mine = Mine puzzles from games between bots: moments in which exactly one action is clearly the best.
puzzle-help-most = Stop after this many puzzles.
puzzle-help-proved = Mine only moments in which every line can be followed to the end and exactly one action wins.
puzzle-help-out = The file for the puzzles.
puzzle-mining = Looking for puzzles
puzzle-mined = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} ({ $proved } proved): { $file }
error-no-puzzle = There is no puzzle for the day “{ $day }”.
error-no-puzzles = There are no puzzles for the game “{ $game }”.
