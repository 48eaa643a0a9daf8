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
web-famiglia-card = { $name }, { $family } { $value } ({ $card })
web-famiglia-steps = The four steps of a turn
web-famiglia-can = available
web-famiglia-with = recruit with { $cards }
web-famiglia-which = Choose one of these, or pick more cards.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = The street is empty.
web-famiglia-gang = gang { $count } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-famiglia-show-hand = show the hand
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
web-famiglia-in-hand = In hand
