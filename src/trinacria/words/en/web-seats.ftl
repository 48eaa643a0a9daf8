# The page: people and their seats, what is heard of a game, the text mode.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Accountant { $value }
web-seats-card-Y = Brute { $value }
web-seats-card-G = Mercenary { $value }
web-seats-lowered = { $card }, lowered to { $value }
web-seats-table = Street and deck
web-seats-street = Street: { $cards }
web-seats-hand = Hand, worth { $points }: { $cards }
web-seats-hand-hidden = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-seats-gang = Gang, worth { $points }: { $cards }
web-seats-now = Round and score
web-seats-conflict = Conflict
web-seats-mandamenti = Mandamenti and their areas
web-seats-areas = Areas and seas
web-seats-area = { $area }: { $pieces }. Next to { $neighbours }{ $coast ->
    [0] .
    [one] , by the sea { $seas }.
   *[other] , by the seas { $seas }.
}
web-seats-tiles = Tiles and supply
web-seats-supply = supply order { $number },
web-seats-attack = attack order { $number },
web-seats-heard-more = { $count ->
    [one] 1 more line in the log.
   *[other] { $count } more lines in the log.
}
web-seats-heard-chat = Message from { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] 1 new message from { $names }.
   *[other] { $count } new messages from { $names }.
}
web-seats-keys-decision = go to the decision

web-seats-no = Cancel
web-seats-you = you

## The game as a whole

web-seats-menu = Game menu
web-seats-menu-note = Nothing happens before you press the last button.
web-seats-menu-stay = Play on
web-seats-menu-asked = { $names } must agree.
web-seats-menu-nobody = Nobody needs to be asked.
web-seats-menu-undo = Undo my last turn
web-seats-menu-undo-note = The game goes back to where your last turn began.
web-seats-menu-do-undo = Ask to undo
web-seats-menu-pause = Pause
web-seats-menu-pause-note = All clocks stop. Everyone comes back by the same link.
web-seats-menu-do-pause = Pause the game
web-seats-menu-draw = Offer a draw
web-seats-menu-draw-note = The game ends without a winner.
web-seats-menu-do-draw = Send the offer
web-seats-menu-score = Offer to end here
web-seats-menu-score-note = The score counts as it stands.
web-seats-menu-do-score = Send the offer
web-seats-menu-bot = Let a bot play for me
web-seats-menu-bot-note = You can take your seat back at any time.
web-seats-menu-do-bot = Let a bot play
web-seats-menu-resign = Resign
web-seats-menu-resign-note = You lose, and the game ends for everyone.
web-seats-menu-resign-team = Your team loses. { $names } must agree first.
web-seats-menu-do-resign = Resign
web-seats-menu-sure = Resign for good? This can’t be undone.
web-seats-menu-do-sure = Yes, resign
web-seats-offer = Offer
web-seats-offer-of = { $what ->
    [resign] { $name } would like your team to resign.
    [draw] { $name } offers a draw.
    [score] { $name } offers to end the game at this score.
   *[undo] { $name } asks to undo their last turn.
}
web-seats-offer-mine = { $what ->
    [resign] You would like your team to resign.
    [draw] You offered a draw.
    [score] You offered to end the game at this score.
   *[undo] You asked to undo your last turn.
}
web-seats-offer-waits = Waiting for { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } is away; nothing is agreed until { $names } says so.
   *[other] { $names } are away; nothing is agreed until they say so.
}
web-seats-offer-yes = Agree
web-seats-offer-no = Decline
web-seats-offer-withdraw = Withdraw
web-seats-offer-now = Do it now
web-story-offered = { $what ->
    [resign] { $chair } would like to resign.
    [draw] { $chair } offers a draw.
    [score] { $chair } offers to end the game at this score.
   *[undo] { $chair } asks to undo a turn.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } agrees.
   *[false] { $chair } says no.
}
web-story-taken_back = Everyone agreed: { $chair } plays the last turn again.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } resigns.
       *[other] { $chairs } resign.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } forfeits the game.
       *[other] { $chairs } forfeit the game.
    }
    [draw_agreed] The players agree on a draw.
   *[score_agreed] The players agree to end the game at this score.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] You win by resignation.
        [lost] You resigned.
        [drawn] A draw.
       *[neutral] The game ended by resignation.
    }
    [forfeited] { $outcome ->
        [won] You win by forfeit.
        [lost] You lost by forfeit.
        [drawn] A draw.
       *[neutral] The game ended by forfeit.
    }
    [draw_agreed] A draw by agreement.
   *[score_agreed] { $outcome ->
        [won] You win by agreement.
        [lost] You lose by agreement.
        [drawn] A draw by agreement.
       *[neutral] The game ended by agreement.
    }
}

## Before what can’t be undone

web-seats-sure-hand-over = Hand over your seat?
web-seats-sure-hand-over-note = You get a link to pass on. Anyone who opens it sees your secrets and plays for you; this browser can’t come back to the seat.
web-seats-sure-link = New link to { $name }’s seat?
web-seats-sure-link-note = The old link stops working at once. Anyone who opens the new one takes the seat and sees its secrets.
web-seats-sure-unseat = Free { $name }’s seat?
web-seats-sure-unseat-note = The player leaves the table, and the seat gets a new link.

## Chat, notes, connection, sound

web-seats-notes = Notes
web-seats-notes-note = Only you see these notes. They stay in this browser.
web-seats-offline = You are offline.
web-seats-offline-kept = You are offline. Your move is kept and sent when you are back.
web-seats-connecting-kept = Reconnecting… Your move is kept and sent then.
web-seats-sending = Sending…
web-seats-notify = When it’s my turn
web-seats-volume = Volume
web-seats-time-hours = { $hours } h { $minutes } min
web-seats-title-turn = { $name }’s turn
web-seats-time = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}

## Lobby and invitation

web-seats-seated = { $count ->
    [one] { $count } of { $total } seats is taken
   *[other] { $count } of { $total } seats are taken
}
web-seats-lobby-game = Your { $game } table is ready.
web-seats-lobby-sides = Teammates share a side; play goes 1, 2, 3, 4 from side to side.
web-seats-lobby-drawn = { $places ->
    [fixed] Play follows the numbers of the seats.
   *[drawn] Seats are drawn when the game starts.
}
web-seats-side-mine = Your side
web-seats-side-of = { $name }’s side
web-seats-side = Side { $number }
web-seats-partner-of = { $viewer ->
    [self] your teammate
   *[other] { $name }’s teammate
}
web-seats-swap = Swap with the next seat
web-seats-qr = QR code
web-seats-qr-of = QR code of the link to seat { $number }
web-seats-qr-note = Point a camera here. The person who opens the link sits on seat { $number }.
web-seats-each-link = Each link is one seat. Send it to one person only; no account is needed. Nobody else can sit down with a used link.
web-seats-fill = { $count ->
    [one] Fill 1 seat with a bot and start
   *[other] Fill { $count } seats with bots and start
}
web-seats-how = How we play
web-seats-change = Change options
web-seats-change-save = Save the changes
web-seats-term-clock = Clock
web-seats-term-late = Time is up
web-seats-term-length = Length
web-seats-term-help = Help
web-seats-term-watching = Watching
web-seats-clock = { $kind ->
    [decision] { $seconds } s per decision
    [chess] { $minutes } min each, +{ $seconds } s
    [turn] { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
   *[none] no time limit
}
web-seats-late = { $what ->
    [rated] you lose
    [bot_plays_once] a bot plays that one turn
    [bot_takes_seat] a bot takes the seat
   *[nothing] nothing happens
}
web-seats-option = { $option }: { $value }
web-seats-help = { $undo ->
    [true] undo on
   *[false] undo off
}, { $hints ->
    [true] hints on
   *[false] hints off
}
web-seats-watching = { $on ->
    [true] allowed, sees no secrets
   *[false] not allowed
}
web-seats-invites = { $by ->
    [host] { $host } invites you to { $game }
   *[nobody] You are invited to { $game }
}{ $mode ->
    [none] {""}
   *[other] {" "}{ $mode }
}{ $as ->
    [partner] , as { $partner }’s teammate
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] You play against { $names }.
   *[drawn] Also at the table: { $names }.
}
web-seats-more-free = { $free ->
    [one] 1 more seat is free.
   *[other] { $free } more seats are free.
}
web-seats-no-account = No account
web-seats-no-account-note = a nickname will do
web-seats-pausable = May be paused
web-seats-pausable-note = come back by your own link
web-seats-never-played = Never played it?
web-seats-never-played-note = Play the guided game; your seat waits.
web-seats-used = This link has been used
web-seats-used-note = It no longer opens anything: the seat has been given a new link. If it is yours, open your own link. Otherwise ask the host for a new one.
web-seats-missing = This table doesn’t exist
web-seats-missing-note = The link may have been cut off, or the table was removed after a long time without a game.

## Your tables

web-seats-wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
web-seats-part-waiting = Waiting for others
web-seats-part-lobby = Not started yet
web-seats-part-over = Finished
web-seats-with-against = with { $partners }, against { $others }
web-seats-against-only = against { $others }
web-seats-turn-mine = { $timed ->
    [yes] Your turn · { $left } left
   *[no] Your turn
}
web-seats-turn-other = { $timed ->
    [yes] { $name } decides · { $left } left
   *[no] { $name } decides
}
web-seats-paused = paused
web-seats-look = Look
web-seats-result = { $outcome ->
    [won] You won
    [lost] You lost
    [drawn] A draw
   *[neutral] Finished
}{ $how ->
    [resigned] {" "}by resignation, { $mine } : { $theirs }
    [forfeited] {" "}by forfeit, { $mine } : { $theirs }
    [draw_agreed] {" "}by agreement, { $mine } : { $theirs }
   *[other] , { $mine } : { $theirs }
}

## The draft

web-seats-draft = Families to choose from
web-seats-draft-chosen = chosen
web-seats-draft-led = { $name } leads it
web-seats-draft-attack = Attack
web-seats-draft-defence = Defence
web-seats-draft-soldati = Soldati
web-seats-draft-money = Money
web-seats-draft-speed = Speed
web-seats-draft-of = { $value } of { $most }
web-seats-draft-early = early
web-seats-draft-late = late
web-seats-draft-longest = longest row: { $row }
web-seats-draft-lead = Lead { $family }
web-seats-draft-note = { $family } is chosen. Press again to lead it.

## Rematch

web-seats-rematch-ready = A rematch is ready. It starts when everyone has come.
web-seats-rematch-waits = Waiting for { $names }. The game starts when everyone has come.
web-seats-rematch-join = Join the rematch
