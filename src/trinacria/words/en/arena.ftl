# The arena: a bot against the fixed ladder.

arena-help = Test a bot in GAME against a fixed ladder of opponents: { $ladder }, as far as they can play it. The number of games against each is { $games }, always on the same deals. The result is a report that anyone can check.
arena-help-short = Test a bot against a fixed ladder of opponents and write a report that anyone can check.
arena-help-bot = The bot: a name such as hard@200, file.py:Class, or cmd: and a program.
arena-help-out = Save the report to this JSON file, with the records of all games.
arena-help-key = Sign the report with this SSH key, such as ~/.ssh/id_ed25519.
arena-help-check = Check an arena report: replay its games and ask every bot of the ladder again.
arena-help-check-games = Replay only this many games against each bot. (default: all)
arena-checking = Replaying
arena-checked = { $count ->
    [one] { $count } game replayed. The report is correct.
   *[other] { $count } games replayed. The report is correct.
}
arena-signed = Signed with the key { $key }. Compare it with the one that the author publishes.
arena-title = { $bot } in the arena: { $game }, { $mode }
arena-opponent = Opponent
arena-games = Games
arena-wins = Wins
arena-draws = Draws
arena-share = Points
arena-interval = 95% interval
arena-score = Score: { $score } out of 100. Checksum: { $digest }
arena-error-form = This is not an arena report: { $reason }
arena-error-digest = The report was changed: its checksum does not match. Get the file from its source again.
arena-error-version = The report was made with arena { $arena } and rules { $rules }, which this version does not support.
arena-error-ladder = The report does not cover the whole ladder: { $known }.
arena-error-count = The result against { $opponent } does not match its games.
arena-error-games = { $found ->
    [one] The report has { $found } game against { $opponent }; the arena plays { $games }.
   *[other] The report has { $found } games against { $opponent }; the arena plays { $games }.
}
arena-error-score = The score does not match the results.
arena-error-signature = The signature does not belong to this report. Get the file from its source again.
arena-error-signing = The report cannot be signed with this key: { $reason }
arena-error-no-ssh = Signatures need OpenSSH’s ssh-keygen. Install OpenSSH.
arena-error-deal = Game { $number } against { $opponent } does not belong to the arena: the deal or the result is different.
arena-error-move = In game { $number } against { $opponent }, that bot would not have played “{ $action }”.
