# What a table says to people and programs.

table-error-unknown = This table does not exist. Check the link.
table-error-pack = This server has no content pack with the hash { $pack }.
table-error-many-packs = The packs here that no table of yours uses have reached the limit of { $most }. Play with one of them, or wait until the oldest are removed.
table-error-packs-full = This server can’t take any more packs at the moment. Try again later.
table-error-other-pack = The content pack of a table can’t be changed. Create a new table to play with another one.
table-error-trial = This pack could not be tried out. Check it, then try again.
pack-fault-empty = There are no files in it
pack-fix-empty = the files of a pack
pack-fault-many-files = There are too many files in it
pack-fix-many-files = { $most ->
    [one] no more than 1 file
   *[other] no more than { $most } files
}
pack-fault-name = This is not the name of a file in a pack
pack-fix-name = a plain file name, without folders or links
pack-fault-large-file = This file is too large
pack-fix-large-file = no more than { $most } kB
pack-fault-large = The pack is too large
pack-fix-large = no more than { $most } kB altogether
pack-fault-archive = This is not a zip archive, or it is damaged
pack-fix-archive = a zip archive with the files of a pack
pack-fault-packed = This file is compressed in a way that can’t be opened here
pack-fix-packed = a zip archive made the usual way (“deflate”), or without compression
pack-fault-locked = This archive is locked with a password
pack-fix-locked = an archive without a password
pack-fault-twice = This file is in the archive twice
pack-fix-twice = each file once
pack-fault-text = This is not UTF-8 text
pack-fix-text = a text file
pack-fault-unreadable = This pack takes too long to check
pack-fix-unreadable = a pack about as large as the built-in one
table-error-path = There is nothing at this address.
table-error-method = This request isn’t supported here.
table-error-host = This server is not set up for the name { $host }. Its operator can allow it: trinacria serve --allow-host { $host }
table-error-origin = The page at { $origin } is not allowed to do this. Open this server’s own page.
table-error-large = This is too long. The limit, in bytes, is { $most }.
table-error-head = The headers of this request are too long. The limit, in bytes, is { $most }.
table-error-address = This address is too long. The limit, in bytes, is { $most }.
table-error-slow = The request took too long to arrive. Try again.
table-error-message = This message can’t be understood: { $reason }
table-error-hello = The first message must be “hello”.
table-error-hello-again = “hello” can be sent only once. Open a new connection to send it again.
table-error-version = This server uses version { $known } of the protocol, not { $found }. Reload the page.
table-error-flood = Too many requests. Wait a moment.
table-error-much-stored = Too many changes from your network at once. Wait a moment.
table-error-log-full = This table can’t store any more of this from you. You can still play.
table-error-many-listed = You have reached the limit of open tables in the lobby ({ $most }). Start one of them, or don’t list this one.
table-error-many-unstarted = You have reached the limit of tables that have not started ({ $most }). Start some of them first.
table-error-many-today = Too many tables were created from here today. The limit is { $most } per day.
table-error-fault = Something went wrong on the server. Nothing has changed. Try again.
table-error-store = The server can’t save right now. Nothing has changed. Try again.
table-error-secret = This link is no longer valid. Ask for a new one.
table-error-link-off = This link was turned off. If the seat is yours, sign in to open it.
table-error-invitation = This is an invitation. Take a seat with it first.
table-error-not-host = Only the host of the table can do this.
table-error-spectator = Spectators can’t do this.
table-error-no-spectators = This table does not allow spectators.
table-error-spectators-only = Spectators have their own chat until the game is over.
table-error-beside = Someone at your address plays at this table, so you can read the spectators’ chat only after the game.
table-error-no-partner = You have no teammate at this table.
table-error-empty = This message is empty.
table-error-started = The game has already started.
table-error-not-started = The game has not started yet.
table-error-over = The game is over.
table-error-not-over = You can see this when the game is over.
table-error-paused = The game is paused.
table-error-not-paused = The game is not paused.
table-error-stale = The game has moved on. Look again, then decide.
table-error-not-asked = It is not your turn to decide.
table-error-stand-in = A bot is playing for you. Take your seat back first.
table-error-no-stand-in = No bot is playing for you.
table-error-undo-off = Undo is off at this table.
table-error-no-undo = You can’t undo this: something was revealed, or another player has acted.
table-error-premove = You can’t plan this: something else has to happen first.
table-error-hints-off = Hints are off at this table.
table-error-no-hint = No hint could be found for this decision.
table-error-hints-many = You have asked for many hints. Wait a moment.
table-error-rated-position = A rated game begins from the start, not from a position.
table-error-rated-pack = A rated table uses the game’s own cards and board.
table-error-rated-options = A rated table uses the standard options.
table-error-rated-clock = A rated table needs a clock.
table-error-rated-hints = A rated table has no hints.
table-error-rated-bots = No bots play at a rated table.
table-error-rated-twice = At a rated table each seat needs a member of its own.
table-error-rated-guests = At a rated table only members sit down. Keep your name first.
table-error-rated-seated = These seats are not held by members: { $names }.
table-error-rated-sealed = The deal of a rated table must be sealed by everyone. Not yet sealed: { $names }.
table-error-rated-undo = At a rated table nothing is taken back after someone else’s move.
table-error-rated-seat = In a rated game no seat changes hands.
table-error-rated-settled = Whether a table is rated is settled when it is set up.
table-error-no-chair = There is no seat { $chair }. The seats are { $known }.
table-error-chair-taken = Seat { $chair } is taken.
table-error-chairs-open = Some seats are still empty. Fill them with people or bots.
table-error-awaited = Not here yet: { $names }. The game starts when everyone has come. If someone does not want to play, free their seat.
table-error-open-salt = Salts are now sealed first, so that nobody can choose theirs after seeing the others. Reload the page.
table-error-unopened = Your last salt was not opened in time, so you can’t add another one at this table.
table-error-opening = The salts are being opened. Nothing about the table can change now.
table-error-not-opening = No salts are being opened right now.
table-error-still-opening = There is still time to open the salts: { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
table-error-no-seal = The table is not waiting for a salt from you.
table-error-wrong-salt = This is not the salt you sealed.
table-error-chairs = { $wanted ->
    [one] This game has 1 seat
   *[other] This game has { $wanted } seats
}, but { $found ->
    [one] 1 is listed.
   *[other] { $found } are listed.
}
table-error-full = All seats are taken.
table-error-not-person = Seat { $chair } is not played by a person.
table-error-present = The player in seat { $chair } is here.
table-error-voted = You have already voted.
table-error-not-gone = The player in seat { $chair } may still come back. Wait until the countdown is over.
table-error-bot-agreed = Only the bot agreed before the game can play for others: { $bot }.
table-error-asked-already = This player has already been asked and has not answered yet.
table-error-declined = This player has just said no. Ask again later.
table-error-offer-open = Another offer is still open. Answer it or wait.
table-error-nobody-agrees = No person plays the other side any more, so nobody there can agree. Play on, resign, or wait until somebody takes the seat.
table-error-offer-declined = Your last offer was just declined. Offer again later.
table-error-no-offer = There is no offer for you to answer.
table-error-no-request = Nobody has asked you for this seat.
table-error-return-soon = This seat has been asked for a moment ago. Ask again in a minute.
table-error-no-return = Nobody is asking to come back to this seat.
table-error-return-here = The player in this seat is here and answers this alone.
table-error-pause-held = The host has paused the game. You can resume it when the host has been away for a while, or when the pause has lasted long.
table-error-bot = There is no bot “{ $bot }” for this game. Available bots: { $known }.
table-error-bots-many = Bots already play at { $most } of your tables. Finish a game first.
table-error-other-game = You can’t change the game of a table. Create a new one.
table-error-language = The language “{ $language }” is not available. Choose one of { $known }.
table-error-no-moment = You can’t continue the game after move { $number }. The last move you can continue from is { $last }.
table-error-position-chance = A table deals its own cards. A position with explicit chance can’t be played here.
table-error-position-over = The game is already over in this position.
table-error-position-broken = This position can’t be played to the end.
table-error-unreadable = This can’t be read, or it takes too long to read.
table-error-busy = The server is busy reading for others. Try again in a moment.
table-error-too-heavy = Several requests from here took too long to read. Try again in a minute.
table-error-deep = This is nested too deeply to be read.
table-error-many-parts = This has too many parts to be read.
table-error-rematch-made = The rematch table already exists.
table-error-rules = This table was started with version { $found } of the rules; this server plays version { $known }. Use the release that started it.
table-error-damaged = This table is damaged and can’t be played. Its log is kept, and other tables are not affected.
table-error-plan-full = The map is full of marks: { $most } is the limit. Erase some first.

table-player = Player { $number }
table-bye-secret = Your link has been replaced by a new one.
table-bye-gone = This table was closed because nothing had happened for a long time.
table-bye-missed = Not everyone came in time. Your search goes on where it was.
table-bots-busy = The bots are busy at other tables. Yours is in the queue.
