# The command line and its plain face.

cli-about = Play Famiglia, a card game for two, or La Famiglia: The Great Mafia War, for two, three or four. The rules are enforced for you. Play against bots or with friends on one screen; simulate, replay and verify games.
cli-unofficial = Unofficial: not affiliated with the makers of the games. If you enjoy a game, buy it.
cli-examples = Try:
cli-languages = Languages: { $known } (use --lang or set TRINACRIA_LANG).
cli-help-lang = Language: en, fr, ru, it, de or es.
cli-help-version = Show the version and exit.
cli-help-about = Show what this is, who made the games, and the version.
cli-help-theme = Colours of the full-screen table.
cli-help-plain = Use lines of text instead of the full screen: for pipes and screen readers.
cli-help-serve = Start the server and play in the browser: against bots, or with friends by link.
cli-help-host = Address to listen on. 0.0.0.0 lets others on your network in.
cli-help-port = Port to listen on. (default: { $port }, or any free port if it is taken)
cli-help-database = Where games are stored: sqlite:///FILE or postgresql://USER@HOST/NAME. (default: SQLite in your data folder)
cli-help-workers = Number of processes. More than one needs PostgreSQL.
cli-help-open = Open the browser. Plain “trinacria” does so.
cli-serve-ready = Trinacria is ready at { $address } (press Ctrl+C to stop)
cli-serve-workers = Several processes need a shared database. Add --database postgresql://…
cli-serve-database = “{ $database }” is not a database address. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-port = Can’t listen on { $host }, port { $port }: { $reason }.
serve-error-taken = Another server is already using { $file }. Use that server, stop it, or choose another --database.
serve-error-file = Can’t store tables in { $file }: { $reason }.
serve-error-database = Can’t use the database: { $reason }.
cli-help-play = Play GAME (famiglia or lafamiglia) in the terminal, against bots or with friends on one screen.
cli-help-vs = Bot for all other seats: easy, normal, hard, master, greedy, random, or your own as file.py:Class. (default: greedy if it knows the game)
cli-help-hot-seat = All seats are people sharing one screen. It is hidden between turns, except between teammates.
cli-help-seat = Your seat: draw, first to fourth in order of play, solo or team in 2v1, or the name of a seat, such as red.
cli-help-seats = Who sits where, in order of play: you, people’s names and bots, such as you,greedy,Ada,random.
cli-help-name = Your name at the table.
cli-help-seed = Seed of all chance; the same seed deals the same cards. (default: a secret one, shown at the end)
cli-help-position = Start from the position in this JSON file.
cli-help-mode = Mode of the game, such as 1v1 or 2v1. (default: the game’s usual mode)
cli-help-option = Set an option of the game. NAME turns it on, NAME=VALUE sets it, such as draft, opt_rally_boat=off or difficulty=easy. Can be repeated.
cli-help-save = Save the record of the game to this file when it ends or you quit.
cli-help-sim = Let bots play many games of GAME and show the results.
cli-help-players = Bots, separated by commas. Each plays every seat in turn. In team games: one bot per team or one per seat.
cli-help-games = Number of games.
cli-help-sim-seed = Seed of everything; the same seed gives the same games.
cli-help-records = Save the record of every game in this folder.
cli-help-jobs = Number of processes. (default: one per core)
cli-help-replay = Step through the record in FILE.
cli-help-verify = Recompute every shuffle of the record in FILE from its revealed seed.
cli-help-commitment = The promise you noted at the table. The record must match it.

cli-error = Error: { $sentence }
cli-no-such-option = There is no option { $option }.
cli-no-such-command = There is no command { $command }.
cli-missing = { $parameter } is missing.
cli-bad-value = { $parameter } can’t have this value: { $reason }
cli-file = Can’t use { $file }: { $reason }.
cli-file-missing = there is no such file or folder
cli-file-is-folder = it is a folder, not a file
cli-file-is-no-folder = it is a file, not a folder
cli-file-forbidden = access denied
cli-file-no-text = it is not a UTF-8 text
cli-file-large = it is too large
error-missing-package = { $what } needs the package “{ $package }”. Install it with: pip install 'trinacria[{ $extra }]'
cli-see-help = See “{ $command } --help”.
cli-vs-or-hot-seat = Choose --vs or --hot-seat, not both: the other seats are played either by a bot or by people.
cli-seats-alone = --seats already says who sits where. Remove --vs, --hot-seat and --seat.
cli-seats-count = { $wanted ->
    [one] { $game } has 1 seat
   *[other] { $game } has { $wanted } seats
}, but --seats lists { $found }.
cli-seat-unknown = “{ $found }” is not a seat in this game. Choose one of { $known }.
cli-player-count = { $wanted ->
    [one] { $game } has 1 seat
   *[other] { $game } has { $wanted } seats
}, but --players lists { $found }.
cli-team-count = { $game } has { $seats } seats in { $teams } teams. List { $teams } or { $seats } bots in --players, not { $found }.
cli-player = Player
cli-player-number = Player { $number }
cli-saved = Record saved to { $file }.

cli-verified-commitment = The server’s seed is the one it promised when the table was created (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 of the seed: { $commitment }.
cli-verified-promise = The promise shown at the table when the game started, including the settings and the seals: { $promise }
cli-verified-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
    [one] 1 salt, sealed before it was opened, went into the deal.
   *[other] { $count } salts, all sealed before any was opened, went into the deal.
}
cli-verified-open-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
   *[other] Salts added openly: { $count }. Not proven: that nobody chose theirs after seeing the others.
}
cli-verified-called-off = Deals cancelled before this one because a salt was not opened: { $count }.
cli-verified-places = { $places ->
    [fixed] The order of the seats was fixed before the start, as promised.
   *[drawn] The order of the seats was drawn from the seed.
}
cli-verified-places-unproven = Not proven: that the order of the seats was fixed before the start.
cli-verified-shuffles = { $count ->
    [one] 1 shuffle recomputed from the seed. It matches.
   *[other] { $count } shuffles recomputed from the seed. They all match.
}
cli-verified-moves = { $count ->
    [one] 1 move, legal.
   *[other] { $count } moves, all legal.
}
cli-verified-position = The game started from a position that someone chose. Nothing proves the cards in it; the person who chose it may have known them.
cli-verified-noted = It matches the promise you noted.
cli-verified-noted-commitment = It matches the promise you noted. That promise covers the seed only, not the seals or the settings.
cli-verified-compare = To compare with the promise you noted at the table, add --commitment HASH.
cli-verified-from-position = Verified from that position on: every shuffle and every move. Names, and who sat where, are not: no record can prove them.
cli-verified = Verified: the deal and every move. Names, and who sat where, are not: no record can prove them.

cli-sim-playing = Playing
cli-sim-title = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
}
cli-sim-player = Player
cli-sim-wins = Wins
cli-sim-interval = 95% interval
cli-sim-draws = Draws
cli-sim-score = Score
cli-sim-range = Range
cli-sim-first = First player wins
cli-sim-solo = Solo player wins
cli-sim-length = Length
cli-sim-length-value = { $mean } decisions on average ({ $least }–{ $greatest })
cli-sim-time = Time
cli-sim-time-value = { $seconds } s; games per second: { $games }; decisions per second: { $decisions }
cli-sim-records = { $count ->
    [one] 1 record written to { $folder }.
   *[other] { $count } records written to { $folder }.
}

plain-welcome = { $game }. A new game starts.
plain-commitment = The deal is fixed. SHA-256 of its seed: { $commitment }. The seed is shown at the end.
plain-bots = Bots at the table: { $names }
plain-hint = Type the number of an answer, or its words. Type “help” for more.
plain-help =
    Type the number of an answer, its words, or its code. You can shorten words and codes as long as they stay clear.
    “codes” shows the codes. Other commands: show, why ANSWER, rule [ID], hint, undo, save FILE, quit.
plain-hint-famiglia = Type the number of an answer, or its words. Type “help” for more.
plain-help-famiglia =
    Type the number of an answer, its words, or its code. You can shorten words and codes as long as they stay clear. Codes:
      new R2          put R2 away, turn over 2 new cards
      play B2         play an Accountant or a Brute
      back G2, lay Y0 swap with the Accountant; done ends it
      lower R4 2      the Brute lowers R4 by 2
      take R0         recruit a card that counts 0
      take R3 R2 G3   recruit R3, showing R2 and G3; R2 goes to the gang
      pass            end the turn
    “codes” shows them beside the answers. Other commands: show, why ANSWER, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Type the number of an answer, or its words. Type “show” for the whole table, “help” for more.
plain-help-lafamiglia =
    Type the number of an answer, its words, or its code. You can shorten words and codes as long as they stay clear. Codes:
      use s1.po2      option A: this action space; then token SPACE COLOUR
      column police   option B: all tokens of a column; then put SPACE for each
      place enna      soldati into an area; then soldati 3
      issue enna      an order into an area; then order red.basic.advance
      do move         a part of a space or an order; done stops, skip skips it
      to enna         move by land; ship by boat; drive or walk, finesse or force
    “codes” shows them beside the answers.
    Selling orders and giving money: “anytime” lists what is possible; sell ORDER and give do it.
    Other commands: show, why ANSWER, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = You can also sell an order or give money. Type “anytime” for the list.
plain-anytime-none = There is nothing to sell or give now. You can do so at the start of your team’s turns, when you have to pay, and before your team’s orders.
plain-turn-of = It is { $name }’s turn.
plain-curtain = Hand the screen to { $name }, then press Enter.
plain-bye = You left the game.
plain-score = Final score: { $scores }
plain-seed = The seed was { $seed }.
plain-no-undo = Nothing to undo: something was revealed, or another player has acted.
plain-no-rule = There is no rule { $rule }.
plain-legal = This is possible now: { $action }.
plain-nothing = none
plain-deck = { $run ->
    [1] First pass
   *[2] Second pass
}. Deck: { $deck }. Discard pile: { $discard }.
plain-street = Street: { $cards }
plain-bottom = Known cards at the bottom of the deck: { $cards }
plain-last-turns = { $count ->
    [one] This is the last turn.
   *[other] { $count } turns left, including this one.
}
plain-player = { $name }: hand { $hand } (worth { $hand_points }), gang { $gang } (worth { $gang_points })
plain-player-hidden = { $name }: hand { $count ->
    [one] 1 card
   *[other] { $count } cards
}, gang { $gang } (worth { $gang_points })
plain-chance = Chance
plain-replay = Record of { $game }: { $count ->
    [one] 1 line
   *[other] { $count } lines
}.
plain-replay-position = This game started from a position that someone chose.
cli-help-bot = Run a program as a bot under this name. Can be repeated.
cli-help-serve-content = Also offer the La Famiglia content pack in DIR. Can be repeated.
cli-help-log = Format of the log: json for machines, plain for people. (default: plain in a terminal, otherwise json)
cli-help-allow-host = Another host name this server may be reached by, such as *.example.org. Can be repeated. Not needed for IP addresses, names on your own network, or requests from a proxy on this machine.
cli-help-limits = Limit requests per seat and per address. Turn this off only on a private network.
cli-help-members = Whether people can become members, who keep their seats on all devices.
cli-help-keep-unstarted = Days to keep tables that never started, counted from their last activity. 0: forever.
cli-help-keep-finished = Days to keep finished games. 0: forever.
cli-help-keep-packs = Days to keep packs that players brought and no table uses. 0: forever.
cli-serve-bot = “{ $found }” is not a bot. Use NAME=COMMAND, such as --bot "mine=python mybot.py", with a name no other bot has.
cli-help-backup = Save all tables to one new file. Works while the server runs.
cli-help-restore = Load all tables of a backup into an empty database of any kind.
cli-help-prune = Remove tables that never started and finished games that are too old. Works while the server runs.
cli-help-dry-run = Only count what would be removed.
cli-backed-up =
    { $count ->
        [one] 1 table saved to { $file }.
       *[other] { $count } tables saved to { $file }.
    }
cli-restored =
    { $count ->
        [one] 1 table restored from { $file }.
       *[other] { $count } tables restored from { $file }.
    }
backup-error-exists = The file { $file } already exists. Choose another name.
backup-error-nothing = The database { $file } does not exist yet, so there is nothing to back up.
backup-error-file = { $file } is not a backup, or it is damaged: { $reason }
backup-error-not-empty = This database already has tables. A backup can only be restored to an empty database. Move the old one away first.
backup-error-database = Can’t reach the database: { $reason }
cli-pruned = Removed: { $unstarted ->
    [one] { $unstarted } table
   *[other] { $unstarted } tables
} that never started, { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}, { $packs ->
    [one] { $packs } unused pack
   *[other] { $packs } unused packs
}.
cli-would-prune = Would remove: { $unstarted ->
    [one] { $unstarted } table
   *[other] { $unstarted } tables
} that never started, { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}, { $packs ->
    [one] { $packs } unused pack
   *[other] { $packs } unused packs
}.
prune-error-nothing = The database { $file } does not exist, so there is nothing to remove.

# What Click adds to help and complaints.
cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-default = default: { $value }
cli-required = required
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND [ARGUMENTS]...
cli-help-help = Show this help and exit.
cli-option-usage = Missing or unwanted value: { $option }.
cli-missing-command = Which command?
cli-too-many-arguments = There are more arguments than this command takes.
cli-wants-range = it must be a number from { $low } to { $high }.
cli-wants-choice = it must be one of: { $known }.
cli-wants-number = it must be a number.
cli-wants-file = it must be a file, not a folder.
cli-wants-no-folder = { $path } is a folder, not a file.
cli-wants-no-file = { $path } is a file, not a folder.
cli-wants-folder-of = can’t write { $path }: there is no folder { $folder }.
cli-wants-writable = can’t write to { $path }.
cli-serve-home = There is no folder to store tables in: { $reason }. Choose a file with --database sqlite:///FILE.
cli-wants-folder = it must be an existing folder.
