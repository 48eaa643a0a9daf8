# The arena: a bot against the fixed ladder.

arena-help = Let a bot climb the fixed ladder in GAME: { $ladder }, as far as they know the game. It plays { $games } games against each, on deals that never change, and writes a report that anybody can check.
arena-help-short = Let a bot climb the fixed ladder and write a report that anybody can check.
arena-help-bot = The bot: a name like hard@200, file.py:Class, or cmd:a program.
arena-help-out = Where the report goes, with the records of all games, as JSON.
arena-help-check = Check a report of the arena: the games are played again, and each bot of the ladder is asked once more.
arena-help-check-games = Play again only this many games against each bot. (default: all)
arena-checking = Playing again
arena-checked = { $count ->
    [one] { $count } game played again: the report is right.
   *[other] { $count } games played again: the report is right.
}
arena-title = { $bot } in the arena: { $game }, { $mode }
arena-opponent = Opponent
arena-games = Games
arena-wins = Wins
arena-draws = Draws
arena-share = Points
arena-interval = 95% interval
arena-score = Score { $score } of 100. Digest { $digest }
arena-error-form = This is not a report of the arena: { $reason }
arena-error-digest = The report was changed: its digest does not fit. Take the file from its source again.
arena-error-version = The report is of arena { $arena } under rules { $rules }, which this version does not play.
arena-error-ladder = The report does not hold the whole ladder: { $known }.
arena-error-count = The count against { $opponent } is not what its games show.
arena-error-deal = Game { $number } against { $opponent } is not the game of the arena: its deal or its result is another.
arena-error-move = In game { $number } against { $opponent } that bot would not have played “{ $action }”.
