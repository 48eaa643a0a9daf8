# What every game says.

error-game-over = The game is over, so you can’t do this any more: { $action }. Start a new game or replay this one.
error-not-your-decision = It is { $other }’s turn to decide. { $seat } can’t do this now: { $action }.
error-unparsable = “{ $text }” is not an action in this game. Try something like “{ $example }”, or ask for the list of possible actions.
error-unparsable-none = “{ $text }” is not an action in this game.
error-unparsable-type = An action must be a text or an Action, not “{ $type }”.
error-unparsable-long = This text has { $length } characters. No action is that long.
error-ambiguous = “{ $text }” matches several actions ({ $count }): { $candidates }. Type more of the one you mean.
error-unknown-game = There is no game called “{ $game }”. Available games: { $known }.
error-game-import = The game “{ $game }” is installed, but { $reference } can’t be loaded. { $reason }
error-game-part = The game “{ $game }” is installed, but { $reference } is not a { $kind } of that game.
error-unknown-mode = There is no mode “{ $mode }”. Available modes: { $known }.
error-no-options = { $game } has no options, so “{ $option }” can’t be set. Remove it.
error-unknown-chance = Chance must be “seed” or “explicit”, not “{ $found }”.
error-unknown-seat = There is no seat “{ $seat }”. The seats are { $known }.
error-unknown-language = The language “{ $language }” is not available. Choose one of { $known }.

error-record-chance-missing = The record does not contain the result of shuffle { $number }. It is incomplete. Get the file from its source again.
error-record-chance-wrong = Shuffle { $number } of the record does not contain the cards that were shuffled. The record was changed. Get the file from its source again.
error-record-shape = This record is incomplete: { $reason }. Get the file from its source again.
error-record-digest = The record does not match its checksum: it was cut short or changed after it was saved. Get the file from its source again.
error-record-commitment = The revealed seed is not the one promised before the game: its SHA-256 does not match the commitment.
error-record-salts = The seed of the game is not made of the server’s seed and the players’ salts.
error-record-seals = A salt in the record is not the one that was sealed before the game.
error-record-promise = The promise in the record does not match the record: the settings, the starting position, the seating or the seals were changed.
error-record-no-promise = Not verified. This record does not say what was promised before the game, so the person who made it could have chosen the seed. If you noted the promise, add it with --commitment.
error-record-noted = Not verified. You noted the promise { $noted }, but this record has { $found }.
error-record-places = The seating is not the one drawn from the seed.
error-record-unverifiable = Chance was entered by hand in this game, so there is no seed to verify. You can still replay it.
error-record-rules = The record was played with version { $found } of the rules; this program plays version { $known }. Use the release that saved it.
error-record-seat = Line { $number } is a move by { $seat }, but it is not their turn. The record was changed. Get the file from its source again.
error-record-illegal = Line { $number }, “{ $action }”, is not a legal move there. The record was changed. Get the file from its source again.
error-record-differs = Line { $number } says “{ $told }”, but the seed and the moves lead to “{ $found }”. The record does not match its seed.
error-record-length = Moves listed in the record: { $told }. Moves that follow from it: { $found }. The record was changed. Get the file from its source again.
error-record-result = The result in the record does not follow from its moves. The record was changed. Get the file from its source again.
error-record-json = The file is not valid JSON (line { $line }, column { $column }). Get it from its source again.
error-record-deep = The file is nested too deeply for a record. Get it from its source again.
error-record-number = The file has a number that is far too long. Get it from its source again.
error-record-title = This is not a record: its first line must be “{ $title }”. Choose a file saved by Trinacria.
error-record-line = Line { $line } of the file can’t be read. It was cut short or changed. Get the file from its source again.

error-position = { $count ->
    [one] This position is not possible:
   *[other] This position is not possible, for { $count } reasons:
}
position-no-game = The game is missing. Add “game” with one of these: { $known }.
position-not-a-table = A position must be a set of keys and values, not “{ $type }”.
position-unknown-key = “{ $key }” is not part of a position. Possible parts: { $known }.
position-type = “{ $key }” has the wrong type: { $reason }.
position-choice = “{ $key }” can’t be “{ $found }”. Possible values: { $known }.
position-range = “{ $key }” is { $found }, but must be between { $low } and { $high }.
position-card = “{ $card }” in { $key } is not a card. Cards are R, B, Y or G with a value from 0 to 4, such as R3.
position-copies = { $card } appears too often: { $found } times. The game has only { $known }.
position-total = There are too many cards: { $found }. The game has only 60.
position-lowered = No street card at position { $at } can be lowered by { $by }.
position-swap = { $card } in “{ $key }” is not where the swap needs it.

error-unknown-bot = There is no bot called “{ $bot }”. Available bots: { $known }. You can also use your own as file.py:Class.
error-misspelt-bot = There is no bot called “{ $bot }”. Did you mean “{ $meant }”? Available bots: { $known }. You can also use your own as file.py:Class.
error-bot-file = The bot “{ $bot }” can’t be loaded: there is no file { $file }.
error-bot-class = The bot “{ $bot }” can’t be loaded: { $file } has no class { $name }.
error-bot-kind = The bot “{ $bot }” can’t be loaded: { $name } must be a subclass of trinacria.bots.Bot.
error-no-hint = There are no hints for the game “{ $game }”.
error-bot-import = The bot “{ $bot }” can’t be loaded. { $reason }
error-bot-game = The bot “{ $bot }” can’t play “{ $game }”. The bot “random” can play any game.
error-bot-broke = The bot { $bot } crashed. { $reason }
error-bot-illegal = The bot { $bot } answered “{ $action }”, which is not one of the legal actions it was given.
error-bot-start = The program of the bot { $bot } can’t be started. { $reason }
error-bot-gone = The program of the bot { $bot } stopped without an answer. { $reason }
error-bot-slow = The program of the bot { $bot } took longer than { $seconds } s and was stopped.
error-bot-talk = The program of the bot { $bot } wrote “{ $found }”, which is not an answer. { $reason }
position-json = The file is not valid JSON (line { $line }, column { $column }).
position-deep = The file is nested too deeply for a position.
position-number = The file has a number that is far too long.

error-no-content = { $game } has no content packs. Remove --content.
error-content-missing = The content pack with the hash { $hash } is not available. Add its folder with --content.
error-record-content = The record was played with the content pack { $found }, but this one is { $known }. Choose the right folder with --content, or use the release that saved the record.
error-record-pack = The record brings a content pack along, but it is not the pack { $found } that was played.

error-stop-side = Only a whole side can resign.
game-stopped-resigned = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
} { $losers_count ->
    [one] { $losers } resigned.
   *[other] { $losers } resigned together.
}
game-stopped-forfeited = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
} { $losers_count ->
    [one] { $losers } forfeits the game.
   *[other] { $losers } forfeit the game.
}
game-stopped-draw_agreed = A draw, agreed by all players.
game-stopped-score_agreed = { $winners_count ->
    [0] A draw, { $high } : { $low }.
    [one] { $winners } wins, { $high } : { $low }.
   *[other] { $winners } win, { $high } : { $low }.
} All players agreed to end the game at this score.
