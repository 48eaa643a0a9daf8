# The moves of a finished game that cost most, at the command line and on the page.

lessons-help = Show the three costliest moves of each player in the recorded game of FILE, and what would have been better.
lessons-help-seat = Look at this seat only.
lessons-help-json = Print the moves as JSON.
lessons-title = Costly moves
lessons-of = Costly moves: { $name }
lessons-note = Judged only by what the player could know at the time.
lessons-find = Find costly moves
lessons-whose = Whose moves?
lessons-looking = Looking through the decisions: { $percent }%
lessons-none = No costly moves found. The bots can’t prove that any decision was clearly wrong.
lessons-played = Played: { $action }
lessons-better = Better: { $action }
lessons-cost = Chance of winning: { $played }% instead of { $better }% (±{ $doubt })
lessons-doubt = Compared in { $worlds } simulated situations. It is the bots’ judgement, not a proof.
lessons-show = Show this moment
lessons-before = Action { $number }
lessons-better-find = Find a better move
lessons-answer = Show the answer
lessons-nth = Costly move { $nth } of { $count }: { $name }
lessons-task = There was something better. Find it.
lessons-judging = Comparing with the bots’ choice…
lessons-judging-stop = Cancel
lessons-as-good = Just as good, as far as the bots can tell.
lessons-as-good-tried = Chosen: { $action }
lessons-as-good-chance = Chance of winning: { $tried }%. With the bots’ choice: { $better }% (±{ $doubt }).
lessons-choice = The bots’ choice: { $action }
lessons-replay = Back to the replay
lessons-next = Next costly move
famiglia-lessons-remembered = Cards in the opponent’s hand that everybody has seen: { $cards }.
error-lessons-not-found = The costly moves of seat “{ $seat }” have not been found yet.
error-no-costly-move = No costly move was found at action { $number }.
error-no-lessons = The bots can’t judge the moves of the game “{ $game }”.

famiglia-lesson-won = { $sure ->
    [yes] With the better action the game is won at once or very soon; with the weaker one it is not.
   *[no] With the better action the game is soon won in { $better }% of the continuations, otherwise in { $played }%.
}
famiglia-lesson-lost = { $sure ->
    [yes] After the weaker action the game is soon lost; after the better one it goes on.
   *[no] After the weaker action the game is soon lost in { $played }% of the continuations, after the better one in { $better }%.
}
famiglia-lesson-recruit = { $sure ->
    [yes] With the better action { $card } is recruited in the same turn; with the weaker one it is not.
   *[no] With the better action { $card } is recruited in the same turn in { $better }% of the continuations, otherwise in { $played }%.
}
famiglia-lesson-reply = { $sure ->
    [yes] The weaker action lets the opponent recruit { $card } next turn; the better one does not.
   *[no] After the weaker action the opponent recruits { $card } next turn in { $played }% of the continuations, after the better one in { $better }%.
}
famiglia-lesson-next = { $sure ->
    [yes] The better action prepares { $card } for the next turn; the weaker one does not.
   *[no] The better action prepares { $card }: it is recruited next turn in { $better }% of the continuations, otherwise in { $played }%.
}
famiglia-lesson-points = The better action brings, on average, { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more this turn.
famiglia-lesson-reply_points = After the better action the opponent’s next turn brings, on average, { $amount ->
    [one] 1 point
   *[other] { $amount } points
} fewer.
lafamiglia-lesson-won = { $sure ->
    [yes] With the better action the game is won; with the weaker one it is not.
   *[no] With the better action the game is won in { $better }% of the continuations, otherwise in { $played }%.
}
lafamiglia-lesson-lost = { $sure ->
    [yes] After the weaker action the game is lost; after the better one it is not.
   *[no] After the weaker action the game is lost in { $played }% of the continuations, after the better one in { $better }%.
}
lafamiglia-lesson-holds = { $sure ->
    [yes] With the better action the player’s side controls { $mandamento } at the end of the round; with the weaker one it does not.
   *[no] With the better action the player’s side controls { $mandamento } at the end of the round in { $better }% of the continuations, otherwise in { $played }%.
}
lafamiglia-lesson-theirs = { $sure ->
    [yes] After the weaker action the other side controls { $mandamento } at the end of the round; after the better one it does not.
   *[no] After the weaker action the other side controls { $mandamento } at the end of the round in { $played }% of the continuations, after the better one in { $better }%.
}
lafamiglia-lesson-areas = With the better action the player’s side holds, on average, { $amount ->
    [one] 1 more area
   *[other] { $amount } more areas
} at the end of the round.
lafamiglia-lesson-soldati = With the better action the player’s side has, on average, { $amount ->
    [one] 1 more soldato
   *[other] { $amount } more soldati
} on the board at the end of the round.
lafamiglia-lesson-money = With the better action the player has, on average, { $amount } more money at the end of the round.
