# The lab: tournaments, balance, datasets, and their reports.

laboratory-help = Measure bots and the balance of the games: tournaments, win rates, datasets.
laboratory-help-tournament = Run a tournament of bots in GAME (famiglia or lafamiglia): round robin or Swiss. Each deal is played twice with sides swapped.
laboratory-help-balance = Play GAME many times with the same bot in every seat and show how often each side wins: families, corners, first player, characters, tiles.
laboratory-help-dataset = Play GAME with bots, or read records, and save games and decisions with their features as Parquet files.
laboratory-help-show = Show what the journal of a tournament or a balance run contains so far, without playing.
laboratory-help-bots = Bots in the tournament, separated by commas: names such as hard or greedy, hard@0.2s (seconds per decision), hard@200 (simulations per decision, repeatable), or file.py:Class.
laboratory-help-bot = Bot for every seat.
laboratory-help-games = Number of games.
laboratory-help-match-games = Maximum number of games per match.
laboratory-help-swiss = Swiss tournament with this many rounds. (default: round robin)
laboratory-help-to-the-end = Play all games of every match. (default: a match ends once it is clear who is better)
laboratory-help-seed = Seed of everything: deals, seats and the bots’ random choices.
laboratory-help-journal = Save every game to this file as soon as it ends. Run the same command again to continue.
laboratory-help-report = Save a report with charts as this HTML file.
laboratory-help-ray = Run on the Ray cluster at ADDRESS. “local” starts one on this machine.
laboratory-help-records = Read the records in this folder instead of playing.
laboratory-help-out = Folder for games.parquet and decisions.parquet.
laboratory-two-bots = A tournament needs at least two bots. List them with --bots.
laboratory-playing = Playing
laboratory-report-written = Report saved to { $file }.
laboratory-dataset-written = Saved { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} to { $folder }.

laboratory-matches = Matches
laboratory-matches-note = A match ends when the sequential test (GSPRT on pairs of games with sides swapped, 5% error either way, 45% against 55%) is conclusive, or at its last game. The error rate applies to each match on its own.
laboratory-match = Match
laboratory-games = Games
laboratory-share = Points
laboratory-interval = 95% interval
laboratory-verdict = Verdict
laboratory-better = { $bot } is better
laboratory-open = undecided
laboratory-ratings = Ratings
laboratory-ratings-note = Bradley–Terry strengths on the scale of chess ratings; the average of the field is 0. A lead of 400 points means ten wins to one. The bars are 95% intervals.
laboratory-bot = Bot
laboratory-rating = Rating
laboratory-cross = Who beat whom
laboratory-cross-note = Each row’s share of the points against each column.
laboratory-scores = Scores
laboratory-score = Score
laboratory-range = Range
laboratory-tournament-title = Tournament: { $game }
laboratory-tournament-lead = Bots: { $bots }. Games that count: { $games }. Every deal was played twice with sides swapped. Everything follows from the seed “{ $seed }”.
laboratory-made-with = Made with Trinacria { $version }. Trinacria is unofficial. If you like a game, buy it.

laboratory-balance-title = Balance: { $game }
laboratory-balance-lead = Games: { $games }, with { $bot } in every seat. Mode: { $mode }. Seed: “{ $seed }”. A game nobody won counts as half a win for everyone. The bars are 95% intervals; the green band shows what would be fair.
laboratory-aspect-first = First player’s side
laboratory-aspect-side = Team and solo player
laboratory-aspect-family = Families
laboratory-aspect-corner = Corners
laboratory-aspect-character = Characters
laboratory-aspect-tile = Control tiles held at the end
laboratory-aspect-order = Orders given
laboratory-aspect-tile-note = Winners hold more tiles, so all of them are above one half. Compare them with one another.
laboratory-first = First
laboratory-side-pair = Team
laboratory-side-alone = Solo
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

error-wrong-journal = { $file } is the journal of another run: { $differing } differ. Choose another file, or repeat the command that created it.
error-no-journal = { $file } is not a journal of the laboratory.
error-journal-line = Line { $line } of { $file } is damaged. Remove the line, and its game is played again.
laboratory-even-games = Choose an even number of games, not { $count }: each deal is played twice, with sides swapped.
laboratory-no-records = There are no records (*.txt) in { $folder }.
laboratory-other-game = { $file } is a record of { $found }, not of { $wanted }.
laboratory-help-habits = Measure what bots with a character do more often than another bot, and how strong they are.
laboratory-help-against = The bot they play against.
laboratory-habits = Habits and strength against { $bot }: the bot’s own figure / its opponent’s
laboratory-habit-attacks = Attacks per round
laboratory-habit-money = Money after a round
laboratory-habit-finesse = Conflicts by finesse
laboratory-habit-soldati = Soldati after a round
laboratory-habit-brutes = Brutes per game
laboratory-habit-hand = Cards in hand after a turn
laboratory-habit-free = Recruits for free
laboratory-habit-swaps = Swaps per game
laboratory-habit-new_cards = Cards put away per game
