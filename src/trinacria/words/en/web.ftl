# The page in the browser: what every game shares.

## Pages

web-skip = Skip to content
web-home = Home
web-home-title = Two tabletop games, right in your browser.
web-home-lead = A quick card duel, and a war of two teams over Sicily. The rules are enforced for you. No account.
web-home-play = Play { $game } against a bot
web-home-play-note = starts at once · { $length }
web-home-as = You play as
web-home-rename = Change name
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Against a bot
   *[several] Against bots
}
web-home-bots-note = starts now
web-home-friends = { $others ->
    [single] With a friend
   *[several] With friends
}
web-home-friends-note = { $others ->
    [single] send one link
   *[several] send links
}
web-home-days = Over days
web-home-days-note = take turns when it suits you
web-home-screen = One screen
web-home-screen-note = pass it round
web-home-learn = Learn and watch
web-home-first = First game of { $game }
web-home-first-note = guided, step by step
web-home-lessons = From one minute to a whole game
web-home-puzzle = one position, one best move
web-home-watch = Watch a game
web-home-watching = { $count ->
    [0] replays of finished games
    [one] 1 is being played
   *[other] { $count } are being played
}
web-home-host = hosted by { $name }
web-you-are = Your name
web-guest = Guest
web-own-tables = Your tables
web-own-none = Tables you join appear here.
web-open-tables = Open tables
web-other-games = Other games on this server, in text mode
web-table-lobby = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-table-with = { $status ->
    [running] playing: { $names }
    [paused] paused: { $names }
   *[over] finished: { $names }
}
web-table-unnamed = { $game } table
web-rated = Rated
web-rated-note = Members only. No hints, and nothing is taken back after someone else’s move. Leave or run out of time, and you lose.
web-from-position = From a position
web-from-position-note = This game starts from a position that the host chose. The host may know the cards to come.
web-return = Return
web-sit = Join
web-watch = Watch
web-play = Play
web-replay = Replay
web-replays = Replays
web-guided = Guided first game
web-lessons = Lessons
web-new-table = New table
web-rules = Rules
web-rules-expansion = La Famiglia for two and three
web-rules-all = All rules of the game
web-rules-note = In our own words. Questions and refusals link to the rule they follow.
web-rule-open = Read rule { $rule }
web-about = About
web-about-what = Play two tabletop games on your computer: live, turn by turn, on one screen, or against bots. It runs where you start it and contacts no other server.
web-about-unofficial = Unofficial
web-about-unofficial-note = Trinacria is not affiliated with the authors or publishers of the games. Its texts, names and drawings are its own. If you enjoy a game, buy it.
web-about-fair = Provably fair
web-about-fair-note = Before a game, the server promises its secret seed by showing its SHA-256. Every player’s browser adds a salt, sealed until all salts are in, so nobody can choose the deal, not even the operator of the server. After the game the seed is revealed, and anyone can recompute every shuffle.
web-about-keys = Keyboard shortcuts at the table
web-about-version = Version { $version }
web-key-arrows = move to the nearest card or button
web-key-enter = choose; again to confirm
web-key-number = press a button in the decision bar
web-key-escape = cancel or close
web-key-action = action
web-key-turn = turn
web-unofficial = Unofficial. Not affiliated with the authors or publishers. If you like the games, buy them.
web-more = More
web-lost = Page not found
web-lost-note = This address leads nowhere. Maybe the link was cut off when it was copied.
web-offline = The server is not responding.
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
web-theme-switch = Switch between light and dark
web-sound = Sound
web-sound-note = Short wooden taps.
web-motion = Animations
web-motion-note = Cards and pieces move to their places.
web-speed = Others’ turns
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = Instant
web-speed-note = How fast you see what others do.
web-symbols = Large family symbols
web-symbols-note = Tell families apart without colour.
web-notify = Notify me when it is my turn
web-notify-note = When this page is in the background.
web-keys = Keyboard shortcuts
web-keys-arrows = move to the nearest item
web-keys-enter = choose; again to confirm
web-keys-numbers = press a button in the decision bar
web-keys-list = list everything you can do
web-keys-escape = cancel the choice
web-keys-next = next highlighted item
web-keys-fold = La Famiglia: show or hide action sheets and family mat
web-keys-plan = La Famiglia: plan with your teammate
web-keys-map = La Famiglia: zoom in, zoom out, whole map
web-keys-story = others’ turns: pause, next step, skip
web-keys-help = this list
web-keys-next-table = next table that waits for you
web-keys-invitation = go to the invitation
web-keys-find = find a member
web-keys-single = Single-key shortcuts
web-keys-single-note = When off, letters, digits and signs do nothing outside text fields.

## A new table

web-game = Game
web-mode = Players
web-who = Seats
web-chair = Seat { $number }
web-chair-open = waiting for a friend
web-who-me = Me
web-who-open = Friend (by link)
web-who-bot = Bot
web-who-same-screen = Someone at this screen
web-which-bot = Which bot
web-nickname = Nickname
web-player = Player { $number }
web-places = Seating
web-places-teams = Teams as listed; corners and first player at random
web-places-drawn = All at random
web-places-fixed = Exactly as listed
web-fixed = Seats as listed
web-fixed-note = Otherwise the first player is drawn at random.
web-options = Options
web-time = Time
web-clock-none = Live
web-clock-none-note = no limit, everyone online
web-clock-decision = Per decision
web-clock-decision-note = a time limit for each decision
web-clock-chess = Chess clock
web-clock-chess-note = a time bank plus an increment
web-clock-turn = Turn by turn
web-clock-turn-note = days per turn, with notifications
web-seconds = Seconds
web-minutes = Minutes per player
web-increment = Increment (seconds)
web-days = Days per turn
web-agreed = Table rules
web-table-name = Table name
web-table-name-note = optional
web-listed = Listed in the lobby
web-listed-note = Everyone on this server can find it.
web-spectators = Allow spectators
web-spectators-note = They see only what is public.
web-spectators-here = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-undo = Undo
web-undo-note = Until something is revealed or someone else acts.
web-hints = Hints
web-hints-note = Players can ask what a bot would do.
web-stand-in = Let a bot step in automatically
web-stand-in-note = Otherwise the others decide. Players who come back take over at once.
web-absent = When someone is away
web-grace = Wait for
web-grace-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-grace-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-grace-clock = In turn-by-turn games, a bot steps in only when a player’s time is up.
web-stand-in-bot = Stand-in bot
web-secret-link-note = An invitation is for one person, without an account. When you sit down, you get a link of your own that brings you back to your seat on any device.
web-fair = Provably fair
web-fair-note = The deal comes from the server’s seed plus a salt from every player’s browser, all sealed before any is opened. Nobody can choose it, and it can be recomputed after the game.

## Before the start

web-lobby = not started yet
web-invitation = Invitation
web-seated-already = You already have a seat at this table. This link gives you another one.
web-own-seat = Back to my seat
web-sit-down = Sit down
web-you = (you)
web-host = host
web-here = online
web-away = away
web-link = Link
web-link-send = Send the link to a friend.
web-link-of = Link to seat { $number }
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-unseat = Free the seat
web-commitment = The server’s promise: SHA-256 of its seed
web-promise = The promise for this deal
web-copy-promise = Copy the promise
web-promise-note = Keep it to check the deal after the game. This browser saves it too.
web-salts-of = Salts in this deal: { $names }
web-salts-none = No player’s salt is in this deal. The server alone chose it, before the game.
web-called-off = { $count ->
    [one] 1 deal was cancelled because a salt was not opened.
   *[other] { $count } deals were cancelled because a salt was not opened.
}
web-seed = Seed
web-salt = Your own text for the salt
web-salt-note = optional
web-salt-add = Seal it
web-salted = salt sealed
web-salt-kept = Your browser has sealed a salt and will open it when the game starts.
web-unopened = salt not opened in time; none is added
web-opening = Opening the salts
web-opening-waits = Waiting for the sealed salt of { $names }. It opens automatically when that player’s page is open.
web-call-off = Deal again without it
web-call-off-note = After half a minute, the host can deal again without it. There will be a new promise and new salts from the others.
web-start = Start the game
web-host-starts = The host starts the game.

## At the table

web-table = Table
web-connecting = Connecting
web-connecting-again = Reconnecting. Nothing is lost.
web-closed = This seat is closed
web-watch-instead = Watch instead
web-order = Order of play
web-order-first = Start player
web-order-place = Place { $place } in the order of play
web-decision = Decision
web-your-turn = Your turn
web-refused = Not possible
web-hint = Hint
web-hint-note = A bot would play this.
web-hint-do = Do this
web-premove = Plan your move
web-premove-more = Plan further
web-premove-title = If nothing changes
web-premove-note = Choose what you’ll do when you’re asked. It’s played at once if the others change nothing, as with a pass or a face-down card. Anything else cancels it, and only you can see it.
web-premove-planned = Planned: { $what }
web-premove-cancel = Cancel plan
web-premove-keep = Plan this
web-premove-then = After that, you could also plan:
web-premove-dropped = Your plan was cancelled: the game has changed.
web-paused = The game is paused.
web-paused-until = You can resume it yourself in { $left }, or sooner if the host leaves.
web-attendance = Who is away
web-away-until = { $name } is away. A bot can step in after { $left }.
web-gone = { $name } has been away for a while.
web-bot-voted = You want a bot to play for { $name }. The others have not agreed yet.
web-seat-ask = Ask for the seat
web-seat-asked = { $name } would like to give your seat to someone else. They would see your secrets and play for you.
web-seat-asked-teammate = { $name } would like to give your teammate’s seat to someone else. They would see your secrets too.
web-seat-give = Give up my seat
web-seat-keep = Keep my seat
web-seat-agree = Agree
web-seat-refuse = Refuse
web-seat-agreed = You have agreed.
web-seat-waiting = { $name } was asked and has not answered yet.
web-seat-granted = { $name } agrees.
web-seat-elsewhere = Give the seat to someone else
web-make-host = Make host
web-people = People at the table
web-log-chat = Points, log and chat
web-text-mode = Text mode
web-broken = The table can’t be drawn. You can continue in text mode.
web-broken-again = Try again
web-position = Position
web-type-action = Or type your answer
web-chat = Chat
web-chat-table = Table
web-chat-team = Team
web-chat-spectators = Spectators
web-chat-write = Write something
web-chat-send = Send
web-chat-listen = Only players can write here.
web-spectator = Spectator
web-bot-plays = { $bot } is playing
web-come-back = Take my seat back
web-bot-for-me = Let a bot play for me
web-bot-for-them = Let a bot play
web-hand-over = Hand over my seat
web-new-link = New link
web-watch-link = Spectator link
web-pause = Pause
web-resume = Resume

## What happened at the table

web-story-sat = { $nickname } joins the table.
web-story-bot_sat = { $chair } joins the table.
web-story-stood_up = { $nickname } leaves the table.
web-story-handed_over = { $chair }’s seat has a new link.
web-story-renamed = { $before } is now { $nickname }.
web-story-host_changed = { $cause ->
    [absence] The host is away. { $chair } is now the host.
   *[other] { $chair } is now the host.
}
web-story-away = { $chair } is away.
web-story-gone = { $chair } has been away for a while. The others no longer have to wait.
web-story-back = { $chair } is back.
web-story-came = { $chair } has come for the rematch.
web-story-seat_asked = The host would like to give { $chair }’s seat to someone else.
web-story-seat_answered = { $yes ->
    [true] { $by } agrees.
   *[false] { $by } says no.
}
web-story-salted = { $chair } has sealed a salt.
web-story-called_off = { $missing_count ->
    [0] The deal is cancelled. There is a new promise.
   *[other] The deal is cancelled because the salt of { $missing } was not opened. There is a new promise.
}
web-story-started = The game starts.
web-story-premoved = { $count ->
    [0] You’ve cancelled your plan.
   *[other] You’ve planned your next move.
}
web-story-undone = { $count ->
    [one] { $chair } undoes 1 action.
   *[other] { $chair } undoes { $count } actions.
}
web-story-paused = { $chair } pauses the game.
web-story-resumed = { $chair } resumes the game.
web-story-timed_out = { $chair } ran out of time.
web-story-stood_in = A bot now plays for { $chair }.
web-story-came_back = { $chair } plays again.
web-story-voted = { $chair } wants a bot for { $absent }.
web-story-rematch = A rematch table is ready.

## Afterwards

web-again = Play again
web-record = Download the record
web-from-here = Play on from here
web-action-of = Action { $number } of { $count }
web-actions = Actions
web-timeline = Timeline
web-see-as = View as
web-see-all = Everything
web-verified-server = { $count ->
    [one] The server recomputed 1 action from the revealed seed. It matches.
   *[other] The server recomputed all { $count } actions from the revealed seed. They match.
}
web-verified-not = The server could not recompute this game from a promised seed.
web-verified-browser = Checked in this browser: the seed is the promised one.
web-verified-broken = The seed is not the promised one.
web-proof-salts = { $count ->
    [0] No player added salt: the server alone chose the deal, before the game.
    [one] Checked in this browser: 1 sealed salt went into the deal.
   *[other] Checked in this browser: { $count } salts, all as sealed, went into the deal.
}
web-proof-open-salts = Salts were added openly. It is not proven that nobody chose theirs after seeing the others.
web-proof-salts-broken = A salt does not match its seal or is not in the deal.
web-proof-promise-broken = The promise does not match this record.
web-proof-own = Your salt is in the deal.
web-proof-own-missing = Your salt is not in the deal.
web-proof-noted = It matches the promise this browser saved at the table.
web-proof-noted-other = It does not match the promise this browser saved at the table.
web-proof-paste = Compare with a promise you saved
web-proof-same = The promises match.
web-proof-same-seed = The promises match for the seed. They do not cover the salts and the settings.
web-proof-other = The promises differ: this is not the same game.
web-proof-none = This record contains no promise made before the game.
web-proof-position = The game started from a position that someone chose. Nothing proves the cards in it.
web-proof-unproven = No record can prove players’ names, or who sat where.
web-live = Live games
web-live-none = No listed game is being played right now.
web-done = Finished games
web-done-none = No finished games yet.
web-drop = Open a record
web-drop-note = Drop a saved record here, or choose a file.
web-drop-choose = Choose a file
web-list = List
web-list-title = Everything you can do

## The guided game

web-guide-next = Next
web-guide-running = The other players take their turns.
web-guide-back = Back
web-guide-show = Show me
web-guide-follow = In this lesson: { $action }
web-guide-opponent = Opponent
web-guide-opponent-nth = Opponent { $number }
web-guide-partner = Teammate
web-log-following = following
web-log-filter = Search and filter the log
web-log-search = Search
web-log-by-player = Only this player
web-log-by-phase = Phase
web-log-all-phases = All phases
web-log-nothing = Nothing found.
web-log-new = { $count ->
    [one] 1 new, go to the end
   *[other] { $count } new, go to the end
}
web-log-money = Money in this turn
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-rematch = Rematch
web-action = Action { $number }
web-finale = Result
web-finale-back = Back to the table
web-finale-chances = Winning chances
web-finale-chances-note = { $names }, in the strongest bot’s view
web-finale-turning-note = the biggest swings
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Replay from here
web-finale-try-again = Try again from here
web-finale-charts = Charts
web-finale-show = Show this moment on the map
web-finale-to-end = Back to the end
web-finale-seed-kept = revealed, as promised
web-finale-seed-broken = not the promised one
web-from-here-title = Play on from action { $number }
web-from-here-note = A new table starts from this position. Bots keep their level and play for everyone else. Which seat do you want?
web-from-here-as = { $own ->
    [yes] { $name }, your seat
   *[no] { $name }
}
web-text-size = Text size
web-text-size-note = Makes all text and buttons larger
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-largest = Very large
web-workshop = Make your own pack
