bids-name = Sealed Bids
bids-decision-bid = Which card do you bid?
bids-decision-turn_over = Which prize is turned over?
bids-do-bid = Bid { $what }
bids-view-prize = The prize: { $value }
bids-view-prizes = Prizes to come: { $value }
bids-view-points = Points: { $value }
bids-view-sealed = Sealed bids: { $value }
bids-view-hands = Cards left: { $value }
bids-view-bids = Your bid: { $value }
bids-event-prize = The prize is worth { $prize }.
bids-event-sealed = { $viewer ->
    [self] You seal your bid.
   *[other] { $seat } seals a bid.
}
bids-event-opened = The bids: { $north }, { $east } and { $south }.
bids-event-taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} the { $prize }.
bids-event-kept = The highest bids are equal. Nobody takes the { $prize }.
bids-refusal-card = You no longer have the { $card }.
bids-refusal-chance = The prize is turned over by chance.
bids-result = { $winners_count ->
    [0] Nobody wins: the most points are shared.
   *[other] { $winner } wins.
}
bids-aspect-opening = First bids
bids-ended-last_prize = The last prize has been bid for.
BIDS-01 = A prize is turned over. Each player seals a bid: a card from their hand, shown to nobody.
BIDS-02 = You bid a card that you still have.
BIDS-03 = All bids are opened together. The highest one takes the prize; if several are highest, nobody does.
BIDS-04 = After the last prize the most points win.
