# The lab: tournaments, balance, datasets, and their reports.

laboratory-help = Measure bots and the balance of the games: tournaments, win rates, datasets.
laboratory-help-tournament = Let bots meet in GAME (famiglia or lafamiglia): everybody against everybody, or Swiss. Each deal is played twice, sides changed.
laboratory-help-balance = Play GAME many times with the same bot at every seat and tell who wins how often: families, corners, first player, characters, tiles.
laboratory-help-dataset = Play GAME with bots, or read records, and write games and decisions with their features to Parquet files.
laboratory-help-show = Tell what the journal of a tournament or a balance run holds so far, without playing on.
laboratory-help-bots = The bots that meet, separated by commas: names like hard or greedy, hard@0.2s (seconds a decision), hard@200 (playouts a decision, repeatable), or file.py:Class.
laboratory-help-bot = The bot at every seat.
laboratory-help-games = Number of games.
laboratory-help-match-games = The most games of a match.
laboratory-help-swiss = A Swiss tournament of so many rounds. (default: everybody meets everybody)
laboratory-help-to-the-end = Play all games of every match. (default: a match ends once the test tells who is better)
laboratory-help-seed = Everything follows from it: deals, seats and the bots’ dice.
laboratory-help-journal = Keep every game in this file as it ends; the same command goes on where it stopped.
laboratory-help-report = Write a report with charts to this HTML file.
laboratory-help-ray = Run on the Ray cluster at ADDRESS; “local” starts one on this machine.
laboratory-help-records = Read the records in this folder instead of playing.
laboratory-help-out = The folder for games.parquet and decisions.parquet.
laboratory-two-bots = A tournament needs at least two bots: name them with --bots.
laboratory-playing = Playing
laboratory-report-written = Report written to { $file }.
laboratory-dataset-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} written to { $folder }.

laboratory-matches = Matches
laboratory-matches-note = A match ends when the sequential test (GSPRT on pairs of games with sides changed, 5% error either way, 45% against 55%) is sure, or at its last game. The error rate holds for each match alone.
laboratory-match = Match
laboratory-games = Games
laboratory-share = Points
laboratory-interval = 95% interval
laboratory-verdict = Verdict
laboratory-better = { $bot } is better
laboratory-open = open
laboratory-ratings = Ratings
laboratory-ratings-note = Bradley–Terry strengths on the scale of chess ratings, the average of the field at 0: 400 points more are ten wins to one. The bars are 95% intervals.
laboratory-bot = Bot
laboratory-rating = Rating
laboratory-cross = Who beat whom
laboratory-cross-note = Each row’s share of the points against each column.
laboratory-scores = Scores
laboratory-score = Score
laboratory-range = Range
laboratory-tournament-title = Tournament: { $game }
laboratory-tournament-lead = { $bots } bots, { $games } games that count. Every deal was played twice with sides changed; everything follows from the seed “{ $seed }”.
laboratory-made-with = Made with Trinacria { $version }. Trinacria is unofficial: if you like a game, buy it.

laboratory-balance-title = Balance: { $game }
laboratory-balance-lead = { $games } games with { $bot } at every seat, mode { $mode }, seed “{ $seed }”. A game that nobody won counts as half a win for all. The bars are 95% intervals, the green band is what would be fair.
laboratory-aspect-first = First player’s side
laboratory-aspect-side = Pair and lone player
laboratory-aspect-family = Families
laboratory-aspect-corner = Corners
laboratory-aspect-character = Characters
laboratory-aspect-tile = Control tiles held at the end
laboratory-aspect-tile-note = Whoever wins holds more tiles, so all of them stand above one half: compare them with one another.
laboratory-first = First
laboratory-side-pair = Pair
laboratory-side-alone = Alone
laboratory-corner-nw = North-west
laboratory-corner-ne = North-east
laboratory-corner-sw = South-west
laboratory-corner-se = South-east
laboratory-wins = Wins
laboratory-fair = Fair
laboratory-yes = yes
laboratory-no = no
laboratory-ends = How games end
laboratory-length = Length
laboratory-length-value = { $mean } decisions on average ({ $least }–{ $greatest })

error-wrong-journal = { $file } is the journal of another run: { $differing } differ. Name another file, or repeat the command it was begun with.
error-no-journal = { $file } is no journal of the lab.
error-journal-line = Line { $line } of { $file } is damaged. Remove it, and its game is played again.
