# Famiglia, the card game.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Accountants
famiglia-family-Y = Brutes
famiglia-family-G = Mercenaries
famiglia-ability-R = No ability, but more points
famiglia-ability-B = Play: swap up to n cards between hand and gang
famiglia-ability-Y = Play: lower a street card by 1 to n
famiglia-ability-G = Joker for any card of lower value
famiglia-card-ability-B = { $value ->
    [1] Play: swap 1 card between hand and gang
   *[other] Play: swap up to { $value } cards between hand and gang
}
famiglia-card-ability-Y = { $value ->
    [1] Play: lower a street card by 1
   *[other] Play: lower a street card by 1 to { $value }
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = New cards
famiglia-step-2 = Accountant
famiglia-step-3 = Brute
famiglia-step-4 = Recruit

famiglia-decision-turn = Play your turn: new cards, Accountant, Brute, recruit.
famiglia-decision-recruit = Recruit one card, or pass.
famiglia-decision-take_back = Pick up a card from your gang, or stop swapping.
famiglia-decision-lay_down = Lay down a hand card in exchange.
famiglia-decision-lower = Choose a street card for your Brute to lower.
famiglia-decision-draw = Chance turns over a card.

famiglia-do-new = Put { $card } away for { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
famiglia-do-play = { $family ->
    [B] Play the Accountant { $card }: swap up to { $value }
   *[other] Play the Brute { $card }: lower a card by up to { $value }
}
famiglia-do-back = Pick up { $card } from your gang
famiglia-do-done = Stop swapping
famiglia-do-lay = Lay down { $card }
famiglia-do-lower = Lower { $card } by { $by } to { $value }
famiglia-do-take = { $pays ->
    [nothing] Recruit { $card } for free
    [pair] Recruit { $card } with a pair of { $lay }
   *[joker] Recruit { $card }: { $lay } goes to your gang, { $keep } comes back
}
famiglia-do-pass = Pass

famiglia-event-put_away = { $viewer ->
    [self] You put { $card }
   *[other] { $seat } puts { $card }
} { $to ->
    [deck] under the deck.
   *[discard] on the discard pile.
}
famiglia-event-laid_out = New in the street: { $cards }.
famiglia-event-reshuffled = The deck is empty. The discard pile is shuffled into a new deck of { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. The second pass starts.
famiglia-event-accountant = { $viewer ->
    [self] You play
   *[other] { $seat } plays
} the Accountant { $card }.
famiglia-event-took_back = { $viewer ->
    [self] You pick up
   *[other] { $seat } picks up
} { $card } from the gang.
famiglia-event-laid_down = { $viewer ->
    [self] You lay down
   *[other] { $seat } lays down
} { $card } in exchange.
famiglia-event-brute = { $viewer ->
    [self] You play
   *[other] { $seat } plays
} the Brute { $card }.
famiglia-event-lowered = { $viewer ->
    [self] You lower
   *[other] { $seat } lowers
} { $card } by { $by } to { $value }.
famiglia-event-recruited = { $viewer ->
    [self] You recruit
   *[other] { $seat } recruits
} { $card }{ $lay ->
    [none] {" "}for free.
   *[other] {" "}with { $lay } and { $keep }; { $lay } goes to the gang.
}
famiglia-event-passed = { $viewer ->
    [self] You pass.
   *[other] { $seat } passes.
}
famiglia-event-last_cards = The last card of the deck is in play. { $turns ->
    [0] The game ends after this turn.
    [one] There is one more turn after this one.
   *[other] There are { $turns } more turns after this one.
}
famiglia-event-turn = { $viewer ->
    [self] It is your turn.
   *[other] It is { $seat }’s turn.
}
famiglia-event-ended = The game is over, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] A draw, { $high } : { $low }. All cards are worth the same.
    [best_card] A tie, { $high } : { $low }. { $winner } wins with the better card.
   *[points] { $winner } wins, { $high } : { $low }.
}
famiglia-ended-last_card = The last card of the deck was in play.
famiglia-ended-both_passed = Both players passed in a row.

famiglia-refusal-not-now-turn = You can’t do this at this point in your turn: { $action }.
famiglia-refusal-not-now-swap = You are swapping with your Accountant. Pick up a card from your gang, or stop swapping.
famiglia-refusal-not-now-lay = You picked up { $card }. Lay down a hand card in exchange first.
famiglia-refusal-not-now-lower = Your Brute is waiting. Choose the street card to lower first.
famiglia-refusal-chance-answers = Cards are turned over by chance, not by a player.
famiglia-refusal-new-too-late = New cards come first in a turn. You are past that step.
famiglia-refusal-new-zero = There is a 0 in the street. You can only bring new cards when there is none.
famiglia-refusal-new-once = In the second pass you can bring new cards only once per turn.
famiglia-refusal-new-no-deck = The deck is empty, so there are no new cards.
famiglia-refusal-not-in-street = { $card } is not in the street.
famiglia-refusal-play-zero = { $card } is a 0, and a 0 has no ability.
famiglia-refusal-play-no-ability = { $card } belongs to La Famiglia. It has no ability, only more points.
famiglia-refusal-play-joker = { $card } is a Mercenary. Show it as a joker when you recruit; it can’t be played on its own.
famiglia-refusal-play-not-in-hand = { $card } is not in your hand.
famiglia-refusal-play-accountant-late = Too late for { $card }: you can play one Accountant per turn, before the Brute.
famiglia-refusal-play-brute-late = Too late for { $card }: you can play one Brute per turn, before recruiting.
famiglia-refusal-brute-no-target = There is no street card that { $card } could lower.
famiglia-refusal-back-not-there = { $card } is not in your gang.
famiglia-refusal-back-accountant = { $card } is the Accountant you just played. You can’t pick it up in the same swap.
famiglia-refusal-back-laid = You laid down { $card } in this swap. You can’t pick it up again.
famiglia-refusal-lay-not-there = { $card } is not in your hand.
famiglia-refusal-lay-fetched = You picked up { $card } in this swap. Lay down a card you held before.
famiglia-refusal-lower-zero = { $card } already counts 0 and can’t be lowered.
famiglia-refusal-lower-below-zero = { $card } counts { $value }. Lowered by { $by }, it would drop below 0.
famiglia-refusal-lower-too-strong = This Brute lowers a card by at most { $strength }, not by { $by }.
famiglia-refusal-take-free = { $card } counts 0 now. It is free, so show no cards.
famiglia-refusal-take-needs-pair = { $card } counts { $value }, so you need two { $needed } in your hand. A Mercenary of value { $value } or more can replace one of them, not both.
famiglia-refusal-take-in-gang = { $shown } is in your gang. You can only show cards from your hand.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } is not in your hand.
   *[other] You don’t have { $count } of { $shown } in your hand.
}
famiglia-refusal-take-two-jokers = Only one Mercenary can be the joker. { $card } counts { $value }, so the other card must be a real { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } can only replace cards of lower value. { $card } counts { $value } and needs { $needed }.
famiglia-refusal-take-wrong-cards = { $card } counts { $value }. Show two { $needed }, or one { $needed } and a Mercenary of value { $value } or more.
famiglia-one-pass = One player has passed. A second pass in a row ends the game.
