# The page: setting up a table.

web-setup-title = Set up a table
web-setup-how = How do you want to play?
web-setup-preset-friends = With friends tonight
web-setup-preset-friends-note = Everyone gets a link. No clock.
web-setup-preset-days = Over days
web-setup-preset-days-note = 2 days per turn. You’ll be told when it’s yours.
web-setup-preset-bots = Against bots
web-setup-preset-bots-note = Starts at once.
web-setup-preset-screen = One screen
web-setup-preset-screen-note = Pass it round. A curtain hides hands.
web-setup-who = Who sits where
web-setup-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-setup-seat-me = { $name }, you
web-setup-seat-open = { $as ->
    [partner] Teammate
   *[friend] A friend
}
web-setup-note-me = sets up the table
web-setup-note-open = gets a link
web-setup-note-bot = is there at once
web-setup-note-same-screen = at this screen
web-setup-seats-note = { $partners ->
    [yes] Full line: your side. Dashed line: the other side. Press a seat for a friend, a bot or yourself.
   *[no] The first player is drawn. Press a seat for a friend, a bot or yourself.
}
web-setup-terms = How you play
web-setup-no-clock = No clock
web-setup-everyone-here = Everyone is here.
web-setup-late = When time is up: { $what ->
    [rated] you lose.
    [bot_plays_once] a bot plays that one turn.
    [bot_takes_seat] a bot takes the seat.
   *[nothing] nothing happens.
}
web-setup-options = { $count ->
    [0] Options: all standard
   *[other] Options:
}
web-setup-differs = { $count ->
    [one] 1 differs
   *[other] { $count } differ
}
web-setup-standard = Hints and undo are on.
web-setup-except = Different from usual: { $what }.
web-setup-name = { $count ->
    [one] Your name: { $names }
   *[other] Names: { $names }
}
web-setup-name-note = You can change it at the table, too.
web-setup-name-of = Name of player { $number }
web-setup-watching = { $on ->
    [true] Guests may watch
   *[false] Nobody may watch
}
web-setup-listed = { $on ->
    [true] Listed for everyone on this server
   *[false] Not listed in public
}
web-setup-more = More
web-setup-own-pack = another pack
web-setup-more-note = { $packs ->
    [yes] Content packs, provable fairness
   *[no] Provable fairness
}
web-setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] 1 bot is ready.
           *[other] { $bots } bots are ready.
        }
       *[other] Everyone plays on this screen.
    }
    [one] 1 link to send{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
   *[other] { $links } links to send{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
}
web-setup-way-back = You get your own way back, too.
web-setup-go = { $way ->
    [open] Open the table
    [screen] Start on this screen
    [watch] Watch the bots
   *[bots] { $bots ->
        [one] Start against 1 bot
       *[other] Start against { $bots } bots
    }
}
web-setup-rated = Rated game
web-setup-unrated = { $why ->
    [guest] Only members play rated games. Keep your name first.
    [seats] Rated games need a member on every seat: send links instead of bots or one screen.
    [clock] Rated games need a clock.
   *[options] Rated games use the standard options and nothing home-made.
}
