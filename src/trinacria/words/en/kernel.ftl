# What every game says.

error-game-over = The game is over; “{ $action }” comes too late. Start a new game or replay this one.
error-not-your-decision = It is { $other }’s decision now, so { $seat } cannot play “{ $action }”.
error-unparsable = “{ $text }” is no action of this game. Write one like “{ $example }”, or ask for the list of legal actions.
error-unparsable-none = “{ $text }” is no action of this game.
error-unparsable-type = An action is a text or an Action, not “{ $type }”.
error-unparsable-long = That text has { $length } characters; no action is that long.
error-ambiguous = “{ $text }” fits { $count } actions: { $candidates }. Write more of the one you mean.
error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-game-import = The game “{ $game }” is installed, but { $reference } cannot be loaded. { $reason }
error-game-part = The game “{ $game }” is installed, but { $reference } is not a { $kind } of that game.
error-unknown-mode = There is no mode “{ $mode }”. Known modes: { $known }.
error-no-options = { $game } has no options, so “{ $option }” cannot be set. Leave it out.
error-unknown-chance = Chance is “seed” or “explicit”, not “{ $found }”.
error-unknown-seat = There is no seat “{ $seat }”. The seats are { $known }.
error-unknown-language = There is no catalogue for the language “{ $language }”. Choose one of { $known }.

error-record-chance-missing = The record does not say what chance answered for shuffle { $number }. It is incomplete; take the file from its source again.
error-record-chance-wrong = Shuffle { $number } of the record does not hold the cards that were shuffled. The record was changed; take the file from its source again.
error-record-shape = This is no whole record: { $reason }. Take the file from its source again.
error-record-digest = The record does not match its seal: it was cut short or changed after it was written. Take the file from its source again.
error-record-commitment = The revealed seed is not the one that was promised before the game: its SHA-256 differs from the commitment.
error-record-salts = The seed of the game is not the dealer’s seed with the players’ salt.
error-record-seals = A salt in the record is not the one that was sealed before the game.
error-record-promise = The promise in the record does not hold what the record says: the game agreed on, its beginning, the places or the seals were changed.
error-record-no-promise = Not verified. Nothing in this record says what was promised before the game, so whoever wrote it may have chosen the seed. If you noted the promise, give it with --commitment.
error-record-noted = Not verified. The promise you noted is { $noted }; this record’s is { $found }.
error-record-places = The places round the table are not the ones drawn from the seed.
error-record-unverifiable = Chance was answered by hand in this game, so there is no seed to verify. You can still replay it.
error-record-rules = The record was played by version { $found } of the rules; this program plays version { $known }. Use the release that wrote it.
error-record-seat = Line { $number } lets { $seat } act, whose decision it is not. The record was changed; take the file from its source again.
error-record-illegal = Line { $number }, “{ $action }”, is not legal there. The record was changed; take the file from its source again.
error-record-differs = Line { $number } says “{ $told }”, but “{ $found }” follows from the seed and the moves. The record is not true to its seed.
error-record-length = Moves in the record: { $told }; moves that follow from it: { $found }. The record was changed; take the file from its source again.
error-record-result = The result in the record is not the one its moves lead to. The record was changed; take the file from its source again.
error-record-json = The file is no valid JSON at line { $line }, column { $column }. Take it from its source again.
error-record-title = This is no record: its first line must be “{ $title }”. Give a file that trinacria wrote.
error-record-line = Line { $line } of the file is not understood. It was cut or changed; take the file from its source again.

error-position = { $count ->
    [one] This position is not possible:
   *[other] This position is not possible, for { $count } reasons:
}
position-no-game = It does not say which game it is. Add “game” with one of these: { $known }.
position-not-a-table = A position is a table of keys and values, not “{ $type }”.
position-unknown-key = “{ $key }” is no part of a position. Known parts: { $known }.
position-type = “{ $key }” is of the wrong kind: { $reason }.
position-choice = “{ $key }” cannot be “{ $found }”. Possible: { $known }.
position-range = “{ $key }” is { $found }, but must lie between { $low } and { $high }.
position-card = There is no card “{ $card }” (in { $key }). Cards are R, B, Y or G with a value from 0 to 4, like R3.
position-copies = There are { $found } of { $card }, but the game has only { $known }. Take some away.
position-total = There are { $found } cards, but the game has only 60. Take some away.
position-lowered = No street card at place { $at } can be lowered by { $by }.
position-swap = { $card } in “{ $key }” does not lie where the swap needs it.

error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }; or give your own as file.py:Class.
error-bot-file = The bot “{ $bot }” cannot be loaded: there is no file { $file }.
error-bot-class = The bot “{ $bot }” cannot be loaded: { $file } has no class { $name }.
error-bot-kind = The bot “{ $bot }” cannot be loaded: { $name } must be a subclass of trinacria.bots.Bot.
error-no-hint = Nobody here can give a hint in the game “{ $game }”.
error-bot-import = The bot “{ $bot }” cannot be loaded. { $reason }
error-bot-game = The bot “{ $bot }” does not know the game “{ $game }”. The bot “random” plays any game.
error-bot-broke = The bot { $bot } broke down. { $reason }
error-bot-illegal = The bot { $bot } answered “{ $action }”, which is not one of the legal actions it was given.
error-bot-start = The program of the bot { $bot } cannot be started. { $reason }
error-bot-gone = The program of the bot { $bot } ended without an answer. { $reason }
error-bot-slow = The program of the bot { $bot } took longer than { $seconds } seconds and was ended.
error-bot-talk = The program of the bot { $bot } wrote “{ $found }”, which is not an answer. { $reason }
position-json = The file is no valid JSON at line { $line }, column { $column }.

error-no-content = { $game } has no content packs. Leave --content out.
error-content-missing = The content pack with the hash { $hash } is not at hand. Give its folder with --content.
error-record-content = The record was played with the content pack { $found }; this one is { $known }. Give the right folder with --content, or use the release that wrote the record.
