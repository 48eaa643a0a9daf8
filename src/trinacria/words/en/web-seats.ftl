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
