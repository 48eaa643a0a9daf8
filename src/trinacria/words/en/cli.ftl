# The command line and its plain face.

cli-about = Play Famiglia, the card game for two, or La Famiglia: The Great Mafia War, two against two, with every rule enforced: against bots or with friends at one screen; simulate, replay and verify games.
cli-unofficial = Unofficial: not affiliated with the makers of the games. If you enjoy one, buy it.
cli-examples = Try:
cli-languages = Languages: { $known } (--lang, or the variable TRINACRIA_LANG).
cli-help-lang = Language: en, fr, ru or it.
cli-help-version = Show the version and leave.
cli-help-theme = Colours of the full-screen table.
cli-help-plain = Lines of text instead of the full screen: for pipes and screen readers.
cli-help-serve = Serve tables for the browser: yourself against bots, friends over a link.
cli-help-host = The address to listen on; 0.0.0.0 lets others on your network in.
cli-help-port = The port. (default: { $port }, or a free one when it is taken)
cli-help-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. (default: SQLite in your data folder)
cli-help-workers = Processes; more than one needs PostgreSQL.
cli-help-open = Open the browser; “trinacria” alone does.
cli-serve-ready = Trinacria is ready at { $address } (Ctrl+C ends it)
cli-serve-workers = Several processes need a database they can share: give --database postgresql://…
cli-serve-database = “{ $database }” is no address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-port = { $host }, port { $port }, cannot be used: { $reason }.
serve-error-taken = Another server already plays the tables of { $file }. Use that one, end it, or give another --database.
serve-error-file = The tables cannot be kept in { $file }: { $reason }.
serve-error-database = The database cannot be used: { $reason }.
cli-help-play = Play GAME (famiglia or lafamiglia) in the terminal, against bots or with friends at one screen.
cli-help-vs = The bot on all other seats: easy, normal, hard, master, greedy, random, or your own as file.py:Class. (default: greedy where it knows the game)
cli-help-hot-seat = People on all seats at one screen, with a curtain between them; partners need none.
cli-help-seat = Your seat: draw, first to fourth from whoever begins, solo or team in 2v1, or a seat’s name, such as red.
cli-help-seats = Who sits where, in order of play from whoever begins: you, people’s names and bots, such as you,greedy,Ada,random.
cli-help-name = Your name at the table.
cli-help-seed = Where chance comes from; the same seed deals the same cards. (default: a secret one, shown at the end)
cli-help-position = Begin from the position in this JSON file.
cli-help-mode = The mode of the game, such as 1v1 or 2v1; without it the usual one.
cli-help-option = Set an option of the game: NAME switches it on, NAME=VALUE sets it, as in draft, opt_rally_boat=off or difficulty=easy; may be given several times.
cli-help-save = Write the record of the game to this file when it ends or you leave.
cli-help-sim = Let bots play many games of GAME and show what came of it.
cli-help-players = The bots, separated by commas; each sits at each seat in turn. In a game of teams: one for each team, or one for each seat.
cli-help-games = How many games.
cli-help-sim-seed = Everything follows from it: the same seed gives the same games.
cli-help-records = Write the record of every game into this folder.
cli-help-jobs = Processes to use. (default: one for each core)
cli-help-replay = Step through the record in FILE.
cli-help-verify = Recompute every shuffle of the record in FILE from its revealed seed.
cli-help-commitment = The promise you noted at the table: the record must hold it.

cli-error = { $name }: { $sentence }
cli-no-such-option = There is no option { $option }.
cli-no-such-command = There is no command { $command }.
cli-missing = { $parameter } is missing.
cli-bad-value = { $parameter } cannot have this value: { $reason }
cli-file = { $file } cannot be used: { $reason }.
error-missing-package = { $what } needs the package “{ $package }”: pip install 'trinacria[{ $extra }]'
cli-see-help = “{ $command } --help” tells more.
cli-vs-or-hot-seat = Choose either --vs or --hot-seat: a bot or a person takes the other seat.
cli-seats-alone = --seats says who sits where; leave out --vs, --hot-seat and --seat.
cli-seats-count = { $game } has { $wanted } seats, but --seats names { $found }.
cli-seat-unknown = “{ $found }” is no seat of this game. Choose one of { $known }.
cli-player-count = { $game } has { $wanted } seats, but --players names { $found }.
cli-team-count = { $game } has { $seats } seats in { $teams } teams, so --players names { $teams } or { $seats } bots, not { $found }.
cli-player = Player
cli-player-number = Player { $number }
cli-saved = Record written to { $file }.

cli-verified-commitment = The server’s seed is the one it promised when the table was made (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 of the seed is { $commitment }.
cli-verified-promise = The promise shown at the table when the game started, with what was agreed and the seals: { $promise }
cli-verified-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
    [one] 1 salt, sealed before it was opened, went into the deal.
   *[other] { $count } salts, all sealed before any was opened, went into the deal.
}
cli-verified-open-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
   *[other] Salts added openly: { $count }. Not proven: that nobody chose his own after seeing the others’.
}
cli-verified-called-off = Deals called off before this one, because a salt was not opened: { $count }.
cli-verified-places = { $places ->
    [fixed] The places round the table were settled before the start, as promised.
   *[drawn] The places round the table follow from the seed.
}
cli-verified-places-unproven = Not proven: that the places were settled before the start.
cli-verified-shuffles = { $count ->
    [one] 1 shuffle recomputed from the seed: the same.
   *[other] { $count } shuffles recomputed from the seed: the same.
}
cli-verified-moves = { $count ->
    [one] 1 move, legal.
   *[other] { $count } moves, all legal.
}
cli-verified-position = The game began from a position that somebody chose. Nothing proves the cards that lay there; whoever chose it may have known them.
cli-verified-unproven = No record proves the names, or who sat where.
cli-verified-noted = It is the promise that you noted.
cli-verified-noted-commitment = It is the promise that you noted, of the seed alone: it says nothing of the seals and of what was agreed.
cli-verified-compare = Compare the promise with the one you noted at the table: add --commitment HASH.
cli-verified-from-position = Verified from that position on.
cli-verified = Verified.

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
cli-sim-solo = The solo wins
cli-sim-length = Length
cli-sim-length-value = { $mean } decisions on average ({ $least }–{ $greatest })
cli-sim-time = Time
cli-sim-time-value = { $seconds } s; { $games } games and { $decisions } decisions a second
cli-sim-records = { $count ->
    [one] 1 record written to { $folder }.
   *[other] { $count } records written to { $folder }.
}

plain-welcome = { $game }. A game begins.
plain-commitment = The deal is fixed: SHA-256 of its seed is { $commitment }. The seed is shown at the end.
plain-hint = Answer with a number or in words, as in the list. “help” tells more.
plain-help =
    An action is its number or its notation; it may be shortened while it stays clear.
    Others: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-hint-famiglia = Answer with a number or in words, like “take R0”. “help” tells more.
plain-help-famiglia =
    An action is its number or its notation; it may be shortened while it stays clear:
      new R2          put R2 away, turn over 2 new cards
      play B2         play an Accountant or a Brute
      back G2, lay Y0 swap with the Accountant; done ends it
      lower R4 2      the Brute lowers R4 by 2
      take R0         recruit a card that counts 0
      take R3 R2 G3   recruit R3, showing R2 and G3; R2 stays in the gang
      pass            end the turn
    Others: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Answer with a number or in words, like “use s1.po2”. “show” tells the whole table, “help” more.
plain-help-lafamiglia =
    An action is its number or its notation; it may be shortened while it stays clear:
      use s1.po2      option A: this action space; then token SPACE COLOUR
      column police   option B: all tokens of a column; put SPACE for each
      place enna      soldati into an area; then soldati 3
      issue enna      an order into an area; then order red.basic.advance
      do move         a part of a space or of an order; done stops, skip leaves it out
      to enna         move by land; ship by boat; drive or walk, finesse or force
    At any time, where it is offered: anytime lists it, sell ORDER and give do it.
    Others: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = Beside the question you may sell an order or give money: “anytime” lists it.
plain-anytime-none = There is nothing to sell or give now: only at the start of a turn of your team, when it may pay, or before its orders.
plain-turn-of = It is the turn of { $name }.
plain-curtain = Hand the screen to { $name }, who presses Enter.
plain-bye = The game is left.
plain-seed = The seed was { $seed }.
plain-no-undo = There is nothing to take back: something was revealed, or another player has acted.
plain-no-rule = There is no rule { $rule }.
plain-legal = “{ $action }” is legal now.
plain-nothing = none
plain-deck = { $run ->
    [1] First pass
   *[2] Second pass
}, deck { $deck }, discard { $discard }.
plain-street = Street: { $cards }
plain-bottom = Known at the bottom of the deck: { $cards }
plain-last-turns = { $count ->
    [one] This is the last turn.
   *[other] { $count } turns are left, this one included.
}
plain-player = { $name }: hand { $hand } (worth { $hand_points }), gang { $gang } (worth { $gang_points })
plain-player-hidden = { $name }: hand { $count ->
    [one] 1 card
   *[other] { $count } cards
}, gang { $gang } (worth { $gang_points })
plain-chance = Chance
plain-replay = { $game }: a record of { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
plain-replay-position = This game began from a position that somebody chose.
cli-help-bot = Let a program play under a name; may be given several times.
cli-help-serve-content = Offer the content pack of La Famiglia in DIR, too; may be given several times.
cli-help-log = How to write the log: json for machines, plain for people. In a terminal plain, else json.
cli-help-allow-host = A further name that the server goes by, also *.example.org; may be given several times. Addresses, names of this network, and what a proxy on this machine passes on need none.
cli-help-limits = Limit how much one seat and one address may ask. Without limits only in closed networks.
cli-help-keep-unstarted = How many days after the last thing that happened a table is kept that never began; 0: for ever.
cli-help-keep-finished = How many days after its end a finished game is kept; 0: for ever.
cli-serve-bot = “{ $found }” is not the name of a bot and its command. Write it like --bot "mine=python mybot.py", with a name that no other bot has.
cli-help-backup = Write all tables into one new file, also while the server runs.
cli-help-restore = Bring all tables of a backup into an empty database, of whatever kind.
cli-help-prune = Remove tables that never began and finished games that are too old, also while the server runs.
cli-help-dry-run = Only count what would be removed.
cli-backed-up =
    { $count ->
        [one] 1 table is in { $file }.
       *[other] { $count } tables are in { $file }.
    }
cli-restored =
    { $count ->
        [one] 1 table was restored from { $file }.
       *[other] { $count } tables were restored from { $file }.
    }
backup-error-exists = The file { $file } exists already. Choose another name.
backup-error-nothing = There is no database { $file } yet, so there is nothing to back up.
backup-error-file = { $file } is not a backup, or it is damaged: { $reason }
backup-error-not-empty = This database has tables already. A backup can only be restored into an empty one: move the old one away first.
backup-error-database = The database cannot be reached: { $reason }
cli-pruned = Removed: { $unstarted ->
    [one] { $unstarted } table
   *[other] { $unstarted } tables
} that never began, { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}.
cli-would-prune = Would remove: { $unstarted ->
    [one] { $unstarted } table
   *[other] { $unstarted } tables
} that never began, { $finished ->
    [one] { $finished } finished game
   *[other] { $finished } finished games
}.
prune-error-nothing = There is no database { $file }, so there is nothing to remove.
