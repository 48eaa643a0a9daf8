# Famiglia on the page.

web-famiglia-players = 2 players
web-famiglia-length = 20 minutes
web-famiglia-home = A position of Famiglia
web-famiglia-home-take = Your two 2s take { $card }.
web-famiglia-home-play = Play on from here
web-famiglia-short-B = Swap up to { $value }
web-famiglia-short-Y = { $value ->
    [1] Lower by 1
   *[other] Lower by 1–{ $value }
}
web-famiglia-short-G = { $below ->
    [0] Joker for 0
   *[other] Joker for 0–{ $below }
}
web-famiglia-card = { $name }, { $family }, value { $value }, { $power }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
web-famiglia-no-power = no ability
web-famiglia-named = { $card ->
    [none] { $name }
   *[other] { $name } { $card }
}
web-famiglia-lowered-heard = lowered { $change }
web-famiglia-renews = { $count } new
web-famiglia-street = Street
web-famiglia-street-later = { $count ->
    [one] 1 card, later
   *[other] { $count } cards, later
}
web-famiglia-swap-gang = Your gang: choose what comes back
web-famiglia-your-hand = Your hand
web-famiglia-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-famiglia-together = together { $points }
web-famiglia-holds = { $name } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-famiglia-seen = seen:
web-famiglia-pays-joker = { $value } + joker
web-famiglia-way-points = { $price }: { $now } → { $after }
web-famiglia-way-recruit = Recruit { $name }
web-famiglia-way-lower = Lower { $name } to { $value }
web-famiglia-way-play = Play { $name }
web-famiglia-way-brute = for { $name }: { $now } → { $after }
web-famiglia-way-new = Put a card away
web-famiglia-way-news = { $least ->
    [1] { $most ->
        [1] for 1 new one
       *[other] for 1 to { $most } new ones
    }
   *[other] for { $least } to { $most } new ones
}
web-famiglia-so-new = { $count ->
    [one] so 1 new card came: { $cards }
   *[other] so { $count } new cards came: { $cards }
}
web-famiglia-swap = Swap { $count } and { $count }
web-famiglia-steps = The four steps of a turn
web-famiglia-can = available
web-famiglia-with = recruit with { $cards }
web-famiglia-which = Choose one of these, or pick more cards.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = The street is empty.
web-famiglia-gang = gang { $count }
web-famiglia-score-note = hand and gang both count
web-famiglia-score-hidden = gang { $gang }, hand hidden
web-famiglia-worth = points at 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Put away for 1 new
   *[other] Put away for { $count } new
}
web-famiglia-do-play = Play
web-famiglia-do-back = Pick up
web-famiglia-do-lay = Lay down
web-famiglia-do-lower = Lower by { $by } to { $value }
web-famiglia-confirm-take = Recruit
web-famiglia-do-take = { $pays ->
    [pair] Show two { $lay }
   *[joker] { $lay } to the gang, { $keep } back to hand
}
web-famiglia-measure-points = Points
web-famiglia-measure-gang = Gang
web-famiglia-measure-cards = Cards
web-famiglia-first-pass = First pass
web-famiglia-second-pass = Second pass
web-famiglia-last-turns = Last turns
web-famiglia-the-end = The end
web-famiglia-value = value
web-famiglia-finale-hand = was in the hand
web-famiglia-verdict-points = { $outcome ->
    [won] You win by { $count }
    [lost] You lose by { $count }
   *[neutral] { $name } wins by { $count }
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] You win with the better cards
    [lost] You lose to the better cards
   *[neutral] { $name } wins with the better cards
}
web-famiglia-verdict-draw = A draw
web-famiglia-fresh = new
