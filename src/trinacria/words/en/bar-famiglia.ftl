# Famiglia in the decision bar.

bar-famiglia-renew = Choose the card to put away: as many new ones come as its value.
bar-famiglia-brings = { $card } brings { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}{ $pays ->
    [nothing] {" "}and costs no card.
   *[other] , and { $lay } goes to your gang.
}
bar-famiglia-swap = { $paid ->
    [0] Take back { $back } for { $count ->
        [one] a card
       *[other] { $count } cards
    } of your hand.
   *[other] Take back { $back } for { $lay }.
}
bar-famiglia-swap-note = { $count } of { $most } chosen. { $card }, just played, stays. Points do not change: gang and hand both count.
