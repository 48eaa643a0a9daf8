# The page in the browser: what every game shares.

## Pages

web-skip = Skip to the content
web-home = Home
web-home-title = Two tabletop games of alliances, played in your browser.
web-home-lead = La Famiglia for two teams round a map of Sicily, Famiglia for two with sixty cards. Every rule is enforced; no account is needed.
web-home-bots = Play against bots now
web-home-friends = Invite friends
web-home-watch = Watch or replay
web-you-are = You are
web-you-are-note = change it at any time
web-guest = Guest
web-own-tables = Your tables
web-own-none = Tables you sit at appear here.
web-open-tables = Open tables
web-open-none = No table is listed now.
web-other-games = Other games on this server, in text mode
web-table-lobby = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
web-table-with = { $status ->
    [running] in play: { $names }
    [paused] paused: { $names }
   *[over] over: { $names }
}
web-from-position = Begun from a position
web-from-position-note = The game begins from a position chosen by whoever made the table, who may know the cards to come.
web-return = Return
web-sit = Sit
web-watch = Watch
web-play = Play
web-replay = Replay
web-replays = Replays
web-guided = Guided first game
web-new-table = New table
web-rules = Rules
web-rules-expansion = La Famiglia for two and three
web-rules-all = All rules of the game
web-rules-note = In our own words; every rule has an id, which questions and refusals cite.
web-rule-open = Read rule { $rule }
web-about = About
web-about-what = A place to play two tabletop games on a computer: live, over days, at one screen, or against bots. It runs where you start it and asks nobody for anything.
web-about-unofficial = Unofficial
web-about-unofficial-note = Trinacria is not affiliated with the authors or publishers of the games. Its texts, names and drawings are its own. If you enjoy a game, buy it.
web-about-fair = Fair chance
web-about-fair-note = Before a game the server promises its secret seed by showing its SHA-256. Every player’s browser adds salt, sealed until all salts are in, so nobody can choose the deal, not even whoever runs the server. At the end the seed is revealed, and anybody can recompute every shuffle.
web-about-keys = Keys at the table
web-about-version = Version { $version }
web-key-arrows = go to the nearest card or button
web-key-enter = choose; once more on the same card confirms
web-key-number = press a button of the decision bar
web-key-escape = give up the choice, close
web-key-action = action
web-key-turn = turn
web-unofficial = Unofficial and not affiliated with the authors or publishers. If you like the games, buy them.
web-more = More
web-lost = There is nothing here
web-lost-note = The address leads nowhere. Perhaps the link was cut when it was copied.
web-offline = The server does not answer.
web-close = Close
web-tools = Tools

## Settings

web-settings = Settings
web-settings-now = Settings, language: { $language }
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-switch = Light or dark
web-sound = Sound
web-sound-note = Short wooden taps; none for hovering.
web-motion = Motion
web-motion-note = Cards fly to their places.
web-symbols = Large family symbols
web-symbols-note = Families are told apart without colour.
web-notify = Notify me of my turn
web-notify-note = When this page is in the background.
web-keys = Keys
web-keys-arrows = go to the nearest thing
web-keys-enter = choose it; once more does it
web-keys-numbers = press the buttons of the bar
web-keys-list = list all you can do
web-keys-escape = give up the choice
web-keys-next = La Famiglia: the next thing that glows
web-keys-fold = La Famiglia: fold sheets and mat
web-keys-plan = La Famiglia: plan with your partner
web-keys-map = La Famiglia: the map nearer, farther, whole

## A new table

web-new-for = A table for { $game }
web-game = Game
web-mode = How many
web-pack = Content pack
web-who = Who sits where
web-chair = Seat { $number }
web-chair-open = waits for a friend
web-who-me = Me
web-who-open = A friend, by link
web-who-open-note = The link appears on the next page.
web-who-bot = Bot
web-who-beside = Somebody at this screen
web-which-bot = Which bot
web-bot = { $bot ->
    [master] Master bot
    [hard] Strong bot
    [normal] Steady bot
    [easy] Gentle bot
    [greedy] Greedy bot
    [random] Random bot
   *[other] Bot { $bot }
}
web-nickname = Nickname
web-player = Player { $number }
web-team = { $count ->
    [one] Alone against the others
   *[other] Team { $number }, partners
}
web-swap-places = Change places with the next one
web-places = Who plays with whom
web-places-teams = Teams as listed, corners and first player by chance
web-places-drawn = All by chance
web-places-fixed = Everything as listed
web-fixed = Sit as listed
web-fixed-note = Otherwise chance decides who starts.
web-options = Options
web-time = Time
web-clock-none = Live
web-clock-none-note = no limit, all present
web-clock-decision = By decision
web-clock-decision-note = seconds for each decision
web-clock-chess = Chess clock
web-clock-chess-note = a stock, and some back each time
web-clock-turn = Over days
web-clock-turn-note = days a turn, with notice
web-seconds = Seconds
web-minutes = Minutes for the game
web-increment = Seconds back
web-days = Days
web-agreed = Table rules
web-table-name = Name of the table
web-table-name-note = may stay empty
web-listed = Listed
web-listed-note = Everybody on this server can find it.
web-spectators = Spectators may watch
web-spectators-note = They see less than any player.
web-spectators-here = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
web-undo = Taking back
web-undo-note = Until something was revealed, or another has acted.
web-hints = Hints
web-hints-note = A player may ask what a bot would do.
web-stand-in = The bot steps in by itself
web-stand-in-note = Otherwise the others decide. Whoever comes back plays on at once.
web-absent = When somebody is away
web-grace = Wait for them
web-grace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-grace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-grace-clock = Over days, players are waited for until their time is up.
web-stand-in-bot = Bot that steps in
web-secret-link = Each seat is a secret link
web-secret-link-note = Whoever opens a link sits down there, on any device, without an account. Keep yours: it is your key to come back.
web-fair = Provably fair
web-fair-note = The deal comes from the server’s seed and from a salt of every player’s browser, all sealed before any is opened. So nobody can choose it, and it can be recomputed after the game.
web-open-table = Open the table

## Before the start

web-lobby = before the start
web-lobby-for = A table for { $game } is laid
web-invitation = Invitation
web-invited = You are invited to { $game }
web-seated-already = You already have a seat at this table. With this link you get another one.
web-own-seat = Back to my seat
web-sit-down = Sit down
web-you = (you)
web-host = host
web-here = here
web-away = away
web-link = Link
web-link-send = Send the link to a friend.
web-link-of = Link to seat { $number }
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-unseat = Free the seat
web-commitment = The server’s promise: SHA-256 of its seed
web-promise = The promise of this deal
web-copy-promise = Copy the promise
web-promise-note = Note it to compare it after the game. This browser notes it, too.
web-salts-of = Salts in this deal: { $names }
web-salts-none = No player’s salt is in this deal: the server alone chose it, before the game.
web-called-off = { $count ->
    [one] 1 deal was called off, because a salt was not opened.
   *[other] { $count } deals were called off, because a salt was not opened.
}
web-seed = The seed
web-salt = Your own words for the salt
web-salt-note = if you like
web-salt-add = Seal them
web-salted = salt sealed
web-salt-kept = Your browser has sealed a salt by itself. It opens it when the game starts.
web-unopened = salt not opened in time, adds none
web-opening = The salts are being opened
web-opening-waits = Waiting for the sealed salt of { $names }. It opens by itself as soon as that player’s page is open.
web-call-off = Deal anew without it
web-call-off-note = After half a minute the host can deal anew without it: with a new promise and new salts of the others.
web-start = Start the game
web-waits = { $count ->
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
web-host-starts = The host starts the game.

## At the table

web-table = Table
web-connecting = Connecting
web-connecting-again = Connecting again. Nothing is lost.
web-closed = This seat is closed
web-watch-instead = Watch instead
web-order = Order of play
web-decision = Decision
web-your-turn = Your turn
web-refused = Not this one
web-choose-other = Choose otherwise
web-hint = Hint
web-hint-note = So a bot would play.
web-hint-why = A bot expects to win with { $chance }%, the lead to be { $lead }{ $game ->
    [famiglia] {" "}points
    [lafamiglia] {" "}Mandamenti
   *[other] {""}
}{ $rest ->
    [none] {""}
   *[some] . Next best, with { $other_chance }%: { $other }
}
web-hint-do = Do so
web-paused = The table is paused.
web-paused-until = You can go on yourself in { $left }, or sooner if the host leaves.
web-attendance = Who is away
web-away-until = { $name } is away. A bot may step in after { $left }.
web-gone = { $name } has been away for a while.
web-bot-voted = You want a bot for { $name }. The others have not agreed yet.
web-seat-ask = Ask for the seat
web-seat-asked = { $name } would like to give your seat to somebody else, who would see your secrets and play on for you.
web-seat-asked-beside = { $name } would like to give the seat of your partner to somebody else, who would see your secrets too.
web-seat-give = Give up my seat
web-seat-keep = Keep my seat
web-seat-agree = Agree
web-seat-refuse = Refuse
web-seat-agreed = You have agreed.
web-seat-waiting = { $name } was asked and has not answered yet.
web-seat-granted = { $name } agrees.
web-seat-elsewhere = Give the seat to somebody else
web-make-host = Make host
web-people = People at the table
web-log-chat = Points, log and chat
web-text-mode = Text mode
web-broken = The table could not be drawn. The game goes on as text.
web-broken-again = Draw it again
web-position = Position
web-type-action = Or type an action
web-chat = Chat
web-chat-table = Table
web-chat-team = Team
web-chat-spectators = Spectators
web-chat-write = Write something
web-chat-send = Send
web-chat-listen = Only those at the table write here.
web-spectator = Spectator
web-bot-plays = { $bot } plays
web-own-key = Copy my key
web-come-back = Play again myself
web-bot-for-me = A bot for me
web-bot-for-them = Let a bot play
web-hand-over = Hand my seat over
web-new-link = New link
web-watch-link = Link for spectators
web-pause = Pause
web-resume = Go on
web-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## What happened at the table

web-story-sat = { $name } sits down.
web-story-bot_sat = { $name } sits down.
web-story-stood_up = { $name } stands up.
web-story-handed_over = The seat of { $name } has a new link.
web-story-renamed = { $before } is now { $name }.
web-story-host_changed = { $name } is the host now.
web-story-host_absent = The host is away, so { $name } is the host now.
web-story-away = { $name } is away.
web-story-gone = { $name } has been away for a while. The others need not wait any longer.
web-story-back = { $name } is here again.
web-story-seat_asked = The host asks to give the seat of { $name } to somebody else.
web-story-seat_given = { $name } agrees.
web-story-seat_kept = { $name } says no.
web-story-salted = { $name } added salt.
web-story-called_off = { $count ->
    [0] The deal is called off. There is a new promise.
   *[other] The deal is called off, because the salt of { $names } was not opened. There is a new promise.
}
web-story-started = The game begins.
web-story-undone = { $count ->
    [one] { $name } takes 1 action back.
   *[other] { $name } takes { $count } actions back.
}
web-story-paused = { $name } pauses the table.
web-story-resumed = { $name } goes on.
web-story-timed_out = { $name } thought too long.
web-story-stood_in = A bot plays for { $name }.
web-story-came_back = { $name } is back.
web-story-voted = { $name } wants a bot for { $absent }.
web-story-rematch = A new table is laid for another game.

## Afterwards

web-again = Play again
web-record = Record
web-from-here = Play on from here
web-action-of = Action { $number } of { $count }
web-actions = Actions
web-timeline = Timeline
web-see-as = See it as
web-see-all = Everything
web-verified-server = { $count ->
    [one] The server recomputed 1 action from the revealed seed.
   *[other] The server recomputed all { $count } actions from the revealed seed.
}
web-verified-not = The server could not recompute this game from a promised seed.
web-verified-browser = This browser checked: the seed is the promised one.
web-verified-broken = The seed is not the promised one.
web-proof-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
    [one] This browser checked: 1 salt, the sealed one, went into the deal.
   *[other] This browser checked: { $count } salts, all as sealed, went into the deal.
}
web-proof-open-salts = Salts were added openly, so it is not proven that nobody chose his own after seeing the others’.
web-proof-salts-broken = A salt is not the sealed one, or not in the deal.
web-proof-promise-broken = The promise does not hold what this record says.
web-proof-own = Your salt is in it.
web-proof-own-missing = Your salt is not in this deal.
web-proof-noted = It is the promise this browser noted at the table.
web-proof-noted-other = It is not the promise this browser noted at the table.
web-proof-paste = Compare with a promise you noted
web-proof-same = The same promise.
web-proof-same-seed = The same promise of the seed; it says nothing of the salts and of what was agreed.
web-proof-other = Another promise: this is not the game it was made for.
web-proof-none = Nothing in this record says what was promised before the game.
web-proof-position = The game began from a position that somebody chose. Nothing proves the cards that lay there.
web-proof-unproven = No record proves the names, or who sat where.
web-live = In play
web-live-none = No listed game is in play.
web-done = Finished
web-done-none = No finished game yet.
web-drop = Open a record
web-drop-note = Drop a file here that the program wrote, or choose one.
web-drop-choose = Choose a file
web-list = List
web-list-title = All you can do

## The guided game

web-guide-next = Next
web-guide-reading = Read on the right, then press “Next”.
web-guide-running = The others play.
web-guide-back = Back
web-guide-show = Show me
web-guide-step = Step { $number } of { $count }
web-guide-follow = In this lesson: { $action }
web-guide-opponent = Opponent
web-guide-opponent-nth = Opponent { $number }
web-guide-partner = Partner
