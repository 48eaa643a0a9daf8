# Famiglia on the page.

web-famiglia-players = 2 players
web-famiglia-length = 20 minutes
web-famiglia-blurb = Show two cards of a kind to recruit a better one. Accountants swap, Brutes push the price, Mercenaries stand in.
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
web-famiglia-can = can be chosen
web-famiglia-with = can be recruited with { $cards }
web-famiglia-which = Choose one of these, or point at more cards.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = The street is empty.
web-famiglia-gang = gang { $count } · { $points } p.
web-famiglia-show-hand = show the hand
web-famiglia-score-note = hand and gang count alike
web-famiglia-score-hidden = gang { $gang }, hand hidden
web-famiglia-worth = points at 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Put away for 1 new
   *[other] Put away for { $count } new
}
web-famiglia-do-play = Play
web-famiglia-do-back = Fetch
web-famiglia-do-lay = Lay down
web-famiglia-do-lower = by { $by } to { $value }
web-famiglia-do-take = Recruit
web-famiglia-do-take-pair = Two { $lay }
web-famiglia-do-take-lay = { $lay } to the gang, { $keep } returns
web-famiglia-measure-points = Points
web-famiglia-measure-gang = Gang
web-famiglia-measure-cards = Cards
