nim-name = Hidden Nim
nim-decision-take = Which card do you play?
nim-do-take = Take { $what ->
    [1] one match
    [2] two matches
   *[other] three matches
}
nim-view-heap = Matches in the heap: { $value }
nim-view-taken = Taken so far: { $value }
nim-view-hand_sizes = Cards in hand: { $value }
nim-view-hands = Cards you know: { $value }
nim-event-took = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} { $number ->
    [one] one match
   *[other] { $number } matches
}, { $left } left.
nim-event-stuck = { $viewer ->
    [self] You have
   *[other] { $seat } has
} no card to play.
nim-refusal-hand = You have no card with a { $number }.
nim-refusal-heap = There are only { $heap } matches left, not { $number }.
nim-result = { $winner } wins.
nim-ended-last_match = The last match is taken.
nim-ended-stuck = Nobody can play any more.
NIM-01 = In turn you play a card and take as many matches as it says. Whoever takes the last match wins.
