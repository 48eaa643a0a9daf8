# The page where members look for others to play with.

web-seek-title = Find opponents
web-seek-about = Two searches that fit become a table by themselves.
web-seek-you = You
web-seek-seconds = { $seconds } s a decision
web-seek-minutes = { $minutes } min + { $seconds } s
web-seek-guest = Here members find each other
web-seek-guest-why = Only members can look, so that everyone knows whom they meet. Keep your name and look along. As a guest you can sit down at every open table.
web-seek-or = Somebody in mind?
web-seek-own-table = Set up a table
web-seek-what = What do you look for?
web-seek-game = Game
web-seek-partner = Teammate
web-seek-anybody = Anybody
web-seek-other-friend = Another friend
web-seek-no-friends = With a friend in the club you can look together.
web-seek-language = The others speak
web-seek-any-language = Any language
web-seek-rated-note = No hints, and nothing is taken back after someone else’s move
web-seek-rated-days = The game begins when everyone has opened the table.
web-seek-range = Rating of the others
web-seek-range-low = At least
web-seek-range-high = At most
web-seek-range-both = { $low } to { $high }
web-seek-range-any = any rating
web-seek-mark = you: { $rating }
web-seek-mark-two = you two: { $rating }
web-seek-fit = { $count ->
    [one] { $count } member fits
   *[other] { $count } members fit
}
web-seek-look = Look for opponents
web-seek-clock = Clock
web-seek-clock-live = minutes + seconds a decision
web-seek-clock-days = for each turn
web-seek-live = Live
web-seek-over-days = Over days
web-seek-other = Other
web-seek-own-minutes = Minutes
web-seek-own-seconds = Seconds
web-seek-own-days = Days
web-seek-open = Open now
web-seek-pace = Which searches
web-seek-pace-all = All
web-seek-pace-live = Live
web-seek-pace-days = Over days
web-seek-taken-who = { $who }: just taken
web-seek-none = Nobody is looking right now. Yours would be the first search.
web-seek-somebody = Somebody to play with
web-seek-all = All
web-seek-not-yours = Nothing for you?
web-seek-say = Say what you are looking for
web-seek-who = Who
web-seek-speaks = Speaks
web-seek-since = Since
web-seek-act = What you can do
web-seek-taken = just taken
web-seek-stop-short = Stop
web-seek-why-language = other language
web-seek-why-low = from { $rating } only
web-seek-why-high = up to { $rating } only
web-seek-yes = yes
web-seek-unrated = not yet rated
web-seek-no = no
web-seek-why-guest = members only
web-seek-play-with = Play with { $who }
web-seek-sit = Sit down
web-seek-play = Play
web-seek-note = Ratings are those of the game and mode asked for. Only what you can take has a button.
web-seek-late = The search has ended
web-seek-late-why = Nobody was found in time, the connection was lost for too long, or you were not there when others were found.
web-seek-late-week = A week is over, and nobody came: { $what }.
web-seek-again = Look again
web-seek-asking = Waiting for { $name }
web-seek-waited = Time waited
web-seek-with = with { $name }
web-seek-leaving = Leaving this page ends the search.
web-seek-change = Change
web-seek-stop = Stop looking
web-seek-bot = Play a bot meanwhile
web-seek-bot-note = When somebody is found, the bots’ table steps aside and is kept for later.
web-seek-bot-along = { $name } comes along.
web-seek-bot-play = Play bots
web-seek-nobody-live = Nobody live?
web-seek-also-days = Look over days as well
web-seek-also-note = That search stays for a week, and you are told.
web-seek-found-told = The table opens in 5 seconds.
web-seek-found-aside = Your table with bots is paused. You can go on with it later.
web-seek-found-open = Open the table
web-seek-found-left = Seconds left
web-seek-asks = { $name } asks you to look together
web-seek-together = Look together
web-seek-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
web-seek-days-short = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-seek-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-seek-usual = { $minutes ->
    [one] At this hour it usually takes { $minutes } minute ({ $count } searches).
   *[other] At this hour it usually takes { $minutes } minutes ({ $count } searches).
}
web-seek-looking = { $count ->
    [one] Looking for { $count } more
   *[other] Looking for { $count } more
}
web-seek-found = { $count ->
    [one] Opponent found
   *[other] Opponents found
}
