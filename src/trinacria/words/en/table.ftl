# What a table says to people and programs.

table-error-unknown = There is no table { $table }. Check the link.
table-error-pack = There is no content pack with the hash { $pack } here.
table-error-path = There is nothing at this address.
table-error-method = This address takes no such request.
table-error-large = That is too long: at most { $most } bytes are taken.
table-error-message = This message is not understood: { $reason }
table-error-hello = The first message must be “hello”.
table-error-hello-again = “hello” is said once. Open a new connection to say it again.
table-error-version = This server speaks version { $known } of the protocol, not { $found }. Load the page again.
table-error-flood = That was too much at once. Wait a moment.
table-error-many-listed = You already have { $most } open tables in the lobby. Begin one of them, or do not list this one.
table-error-many-unstarted = You already have { $most } tables that have not begun. Begin some of them first.
table-error-many-today = Too many tables were set up from here today: { $most } a day is the limit.
table-error-fault = Something went wrong in the server. Nothing has changed; try again.
table-error-store = The server cannot write just now. Nothing has changed; try again.
table-error-secret = This link does not open a seat (any more). Ask for a new one.
table-error-invitation = This is an invitation: sit down with it first.
table-error-not-host = Only the host of the table may do that.
table-error-spectator = Spectators cannot do that.
table-error-no-spectators = This table has no room for spectators.
table-error-spectators-only = Spectators talk among themselves until the game is over.
table-error-no-partner = You have no partner at this table.
table-error-empty = There is nothing in this message.
table-error-started = The game has begun already.
table-error-not-started = The game has not begun yet.
table-error-over = The game is over.
table-error-not-over = That can be seen when the game is over.
table-error-paused = The game is paused.
table-error-not-paused = The game is not paused.
table-error-stale = The game has gone on meanwhile. Look again, then decide.
table-error-not-asked = It is not your decision now.
table-error-stand-in = A bot plays for you. Come back first.
table-error-no-stand-in = No bot plays for you.
table-error-undo-off = Nothing can be taken back at this table.
table-error-no-undo = That cannot be taken back: something was revealed, or another player has acted.
table-error-hints-off = There are no hints at this table.
table-error-no-chair = There is no chair { $chair }. The chairs are { $known }.
table-error-chair-taken = Chair { $chair } is taken.
table-error-chairs-open = Some chairs are still open. Seat people or bots on them.
table-error-open-salt = Salt is sealed first now, so that nobody can choose his own by the others’. Load the page again.
table-error-unopened = Your last salt was not opened in time, so you add none at this table any more.
table-error-opening = The salts are being opened: nothing about the table can change now.
table-error-not-opening = No salts are being opened now.
table-error-still-opening = There is still time to open the salts: { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
}
table-error-no-seal = No salt of yours is waited for.
table-error-wrong-salt = This is not the salt that you sealed.
table-error-chairs = This game has { $wanted } chairs, but { $found } are described.
table-error-full = Every chair is taken.
table-error-not-person = No person plays on chair { $chair }.
table-error-present = Whoever sits on chair { $chair } is here.
table-error-voted = You have voted already.
table-error-bot = There is no bot “{ $bot }” for this game. Known bots: { $known }.
table-error-other-game = The game of a table cannot be changed. Set up another one.
table-error-language = There is no language “{ $language }”. Choose one of { $known }.
table-error-no-moment = The game cannot be continued after move { $number }; it can up to move { $last }.
table-error-rematch-made = The next table is laid already.
table-error-rules = This table was begun by version { $found } of the rules; this server plays version { $known }. Use the release that began it.
table-error-plan-full = There is room for { $most } marks. Wipe some off.

table-player = Player { $number }
table-bye-secret = Your link has been replaced by a new one.
table-bye-gone = This table has been closed: nothing had happened at it for a long time.
