# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule mentions this.
    [one] 1 rule found
   *[other] { $count } rules found
}
web-rules-none = There is no rulebook for “{ $book }”. You can read these:
web-rules-link = Link to rule { $rule }
web-rules-overview = { $book ->
    [famiglia] A turn at a glance
    [expansion] What changes for two and three
   *[other] A round at a glance
}
web-rules-street = Street
web-rules-hand = Hand
web-rules-gang = Gang

web-rules-turn-new-title = 1 New cards
web-rules-turn-new = No 0 in the street? Put a street card away and turn over as many cards as its value.
web-rules-turn-accountant-title = 2 Accountant
web-rules-turn-accountant = Play one to your gang and swap up to its value in cards between gang and hand.
web-rules-turn-brute-title = 3 Brute
web-rules-turn-brute = Play one to your gang and lower a street card for this turn.
web-rules-turn-recruit-title = 4 Recruit
web-rules-turn-recruit = Show two cards of the same family, one lower. One goes to your gang, the new card to your hand.
web-rules-turn-end-title = The end
web-rules-turn-end = Once the deck has run out twice, or both players pass in a row, add up hand and gang.

web-rules-round-planning-title = 1 Planning
web-rules-round-planning = In turn, move a token to an action space and do its action, or move a whole column for influence. Place orders face down.
web-rules-round-reveal-title = 2 Reveal
web-rules-round-reveal = Management first. Then all orders on the board are turned face up.
web-rules-round-encounter-title = 3 Encounter
web-rules-round-encounter = Supply orders first, then attack orders, each from the lowest initiative up: move, strike, fight.
web-rules-round-management-title = 4 Management
web-rules-round-management = { $mandamento_areas } of its 3 areas control a Mandamento: put a control token there, or take yours away.
web-rules-round-end-title = 5 The end
web-rules-round-end = A family with { $win_family } Mandamenti or a team with { $win_team } wins. Otherwise the sheets move up, until round { $rounds } is over.

web-rules-solo-commission-title = The commission
web-rules-solo-commission = A solo player also uses the tokens of an unused family. Some of them lie on top of the tokens on the mat.
web-rules-solo-board-title = The solo board
web-rules-solo-board = A commission token removed from the mat may go to the solo board for an additional action.
web-rules-solo-coupole-title = 1 v 1: the Cupola
web-rules-solo-coupole = Twelve seats, taken from each other member by member. Eleven of them count as a Mandamento.
web-rules-solo-extra-title = 2 v 1: extra actions
web-rules-solo-extra = The solo player may do one extra action per turn, and unlocks stronger ones round by round.
web-rules-solo-fiction-title = The fictional family
web-rules-solo-fiction = Soldati of an unused colour hold some areas. They defend, but never attack.

web-rules-play-note = from the rulebook
web-rules-play-step = Question { $number } of { $count }
web-rules-play-press = Choose an answer. A wrong try costs nothing.
web-rules-play-hint = Hint
web-rules-play-tell = Just tell me
web-rules-play-again = Try again
web-rules-play-once-more = Once more
web-rules-play-next = Next example
web-rules-play-next-question = Next question
web-rules-play-right = Right: { $answer }
web-rules-play-wrong = Not this: { $answer }
web-rules-play-also = Also right: { $answers }
web-rules-play-have = and you have { $money }
web-rules-play-total = in all
web-rules-play-rule = The rule
web-rules-play-list = Examples to play
web-rules-play-done = done
web-rules-play-yes = Yes
web-rules-play-no = No
web-rules-play-nobody = Nobody: a draw
web-rules-play-against = { $one } against { $other }
web-rules-play-order = Order of play
web-rules-play-column = { $column }: cost { $cost }, tokens: { $tokens }

web-rules-open = What the book leaves open
web-rules-ruling = our ruling
