# The page: setting up a table.

setup-title = Set up a table
setup-how = How do you want to play?
setup-preset-friends = With friends tonight
setup-preset-friends-note = Everyone gets a link. No clock.
setup-preset-days = Over days
setup-preset-days-note = 2 days per turn. You are told when it’s yours.
setup-preset-bots = Against bots
setup-preset-bots-note = Starts at once.
setup-preset-screen = One screen
setup-preset-screen-note = Pass it round. A curtain hides hands.
setup-who = Who sits where
setup-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-seat-me = { $name }, you
setup-seat-open = { $as ->
    [partner] Partner
   *[friend] A friend
}
setup-note-me = sets up the table
setup-note-open = gets a link
setup-note-bot = is there at once
setup-note-same-screen = at this screen
setup-seats-note = { $partners ->
    [yes] Full line: your side. Dashed line: the other side. Press a seat for a friend, a bot or yourself.
   *[no] The first player is drawn. Press a seat for a friend, a bot or yourself.
}
setup-terms = How you play
setup-no-clock = No clock
setup-everyone-here = Everyone is here.
setup-late = When time is up: { $what ->
    [bot_plays_once] a bot plays that one turn.
    [bot_takes_seat] a bot takes the seat.
   *[nothing] nothing happens.
}
setup-options = { $count ->
    [0] Options: all standard
   *[other] Options:
}
setup-differs = { $count ->
    [one] 1 differs
   *[other] { $count } differ
}
setup-standard = Hints and undo are on.
setup-except = Different from usual: { $what }.
setup-name = { $count ->
    [one] Your name: { $names }
   *[other] Names: { $names }
}
setup-name-note = You can change it at the table, too.
setup-name-of = Name of player { $number }
setup-watching = { $on ->
    [true] Guests may watch
   *[false] Nobody may watch
}
setup-listed = { $on ->
    [true] Listed for everyone on this server
   *[false] Not listed in public
}
setup-more = More
setup-own-pack = another pack
setup-more-note = { $packs ->
    [yes] Content packs, fair dealing
   *[no] Fair dealing
}
setup-sum = { $links ->
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
setup-way-back = You get your own way back, too.
setup-go = { $way ->
    [open] Open the table
    [screen] Start on this screen
    [watch] Watch the bots
   *[bots] { $bots ->
        [one] Start against 1 bot
       *[other] Start against { $bots } bots
    }
}
