# Famiglia, the card game.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Accountants
famiglia-family-Y = Brutes
famiglia-family-G = Mercenaries
famiglia-ability-R = No ability, more points
famiglia-ability-B = Play: swap up to n cards of hand and gang
famiglia-ability-Y = Play: lower a street card by 1 to n
famiglia-ability-G = Joker for any card below its value


famiglia-step-1 = New cards
famiglia-step-2 = Accountant
famiglia-step-3 = Brute
famiglia-step-4 = Recruit

famiglia-decision-turn = You may take the four steps in order and leave out any of them. Recruiting or passing ends your turn.
famiglia-decision-recruit = You may recruit one card, or pass.
famiglia-decision-take_back = You may fetch a card from your gang, or stop swapping.
famiglia-decision-lay_down = You must lay a hand card into your gang for the one you fetched.
famiglia-decision-lower = You must choose the street card your Brute lowers, and by how much.
famiglia-decision-draw = Chance turns over a card.

famiglia-action-new = Put { $card } away for { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
famiglia-action-accountant = Play the Accountant { $card }: swap up to { $value }
famiglia-action-brute = Play the Brute { $card }: lower a card by up to { $value }
famiglia-action-back = Fetch { $card } from the gang
famiglia-action-done = Stop swapping
famiglia-action-lay = Lay { $card } into the gang
famiglia-action-lower = Lower { $card } by { $by } to { $value }
famiglia-action-take-free = Recruit { $card }, free
famiglia-action-take-pair = Recruit { $card } with a pair of { $lay }
famiglia-action-take-joker = Recruit { $card }: { $lay } joins the gang, { $keep } returns
famiglia-action-pass = Pass

famiglia-event-put_away = { $viewer ->
    [self] You put { $card }
   *[other] { $seat } puts { $card }
} { $to ->
    [deck] under the deck.
   *[discard] on the discard.
}
famiglia-event-laid_out = New in the street: { $cards }.
famiglia-event-reshuffled = The deck is exhausted. The discard is shuffled into a new deck of { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}: the second pass begins.
famiglia-event-accountant = { $viewer ->
    [self] You play
   *[other] { $seat } plays
} the Accountant { $card }.
famiglia-event-took_back = { $viewer ->
    [self] You fetch
   *[other] { $seat } fetches
} { $card } from the gang.
famiglia-event-laid_down = { $viewer ->
    [self] You lay
   *[other] { $seat } lays
} { $card } into the gang.
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
    [none] , free.
   *[other] {" "}with { $lay } and { $keep }; { $lay } joins the gang.
}
famiglia-event-passed = { $viewer ->
    [self] You pass.
   *[other] { $seat } passes.
}
famiglia-event-last_cards = The last card of the deck is in play. { $turns ->
    [0] The game ends with this turn.
    [one] One more turn follows this one.
   *[other] { $turns } more turns follow this one.
}
famiglia-event-turn = { $viewer ->
    [self] It is your turn.
   *[other] It is { $seat }’s turn.
}
famiglia-event-ended = The game is over, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] A draw, { $high } : { $low }; both hold cards of equal worth.
    [best_card] { $winner } wins the tie, { $high } : { $low }, by the better single card.
   *[points] { $winner } wins, { $high } : { $low }.
}
famiglia-ended-last_card = The last card of the deck was in play.
famiglia-ended-both_passed = Both players passed, one after the other.

famiglia-refusal-not-now-turn = “{ $action }” is not possible at this point of the turn.
famiglia-refusal-not-now-swap = Your Accountant is swapping: fetch a card (“back …”) or stop (“done”) before you do anything else.
famiglia-refusal-not-now-lay = You fetched { $card }: lay a hand card down for it (“lay …”) before you do anything else.
famiglia-refusal-not-now-lower = Your Brute is waiting: choose the street card he lowers (“lower …”) before you do anything else.
famiglia-refusal-chance-answers = Chance turns the cards over, not a player.
famiglia-refusal-new-too-late = New cards come first in a turn; you are already past that step.
famiglia-refusal-new-zero = A 0 lies in the street. New cards may come only while there is none.
famiglia-refusal-new-once = In the second pass through the deck, new cards may come only once a turn.
famiglia-refusal-new-no-deck = The deck is empty, so no new cards can come.
famiglia-refusal-not-in-street = { $card } does not lie in the street.
famiglia-refusal-play-zero = { $card } has value 0, and a 0 has no ability.
famiglia-refusal-play-no-ability = { $card } belongs to La Famiglia, which has no ability, only more points.
famiglia-refusal-play-joker = { $card } is a Mercenary: he is shown as a joker when you recruit, not played on his own.
famiglia-refusal-play-not-in-hand = { $card } is not in your hand.
famiglia-refusal-play-accountant-late = { $card } comes too late: one Accountant a turn, and before the Brute.
famiglia-refusal-play-brute-late = { $card } comes too late: one Brute a turn, and before recruiting.
famiglia-refusal-brute-no-target = No street card has a value that { $card } could lower.
famiglia-refusal-back-not-there = { $card } is not in your gang.
famiglia-refusal-back-accountant = { $card } is the Accountant you have just played; he cannot be fetched in the same swap.
famiglia-refusal-back-laid = { $card } came into the gang in this very swap and cannot be fetched again.
famiglia-refusal-lay-not-there = { $card } is not in your hand.
famiglia-refusal-lay-fetched = { $card } came to your hand in this very swap; lay down a card you held before.
famiglia-refusal-lower-zero = { $card } counts 0 already and cannot be lowered.
famiglia-refusal-lower-below-zero = { $card } counts { $value }; lowered by { $by } it would fall below 0.
famiglia-refusal-lower-too-strong = This Brute lowers by { $strength } at most, not by { $by }.
famiglia-refusal-take-free = { $card } counts 0 now: it is free, so show no cards.
famiglia-refusal-take-needs-pair = { $card } counts { $value }: it needs two { $needed } from your hand. A Mercenary of value { $value } or more can stand for one of them, not for both.
famiglia-refusal-take-in-gang = { $shown } lies in your gang; only cards from the hand can be shown.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } is not in your hand.
   *[other] You do not hold { $count } of { $shown }.
}
famiglia-refusal-take-two-jokers = Only one Mercenary can be the joker. { $card } counts { $value }, so the other card must be a true { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } can stand only for cards below its own value; { $card } counts { $value } and needs { $needed }.
famiglia-refusal-take-wrong-cards = { $card } counts { $value }: show two { $needed }, or one { $needed } and a Mercenary of value { $value } or more.
