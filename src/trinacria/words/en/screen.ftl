# The full-screen table in the terminal.

screen-you = { $name } (you)
screen-waiting = Waiting for { $name }.
screen-must = You must
screen-may = You may
screen-skip = Don’t wait
screen-score = Points so far
screen-actions = { $count ->
    [0] Nothing to choose
    [one] 1 possible action
   *[other] { $count } possible actions
}
screen-log = Log
screen-command = the number of an answer, its words, or a code like take R3 R2 G3
screen-menu-hint = Enter or a number to choose · Esc to go back
screen-page-hint = Esc to close · arrow keys to scroll
screen-undo = Undo
screen-undo-none = Nothing to undo: the last step revealed something or ended a turn.

screen-turn-of = It is { $name }’s turn.
screen-anytime = Anytime options: sell an order, give money
screen-anytime-none = There is nothing to sell or give now. You can do so at the start of your team’s turns, when you have to pay, and before your team’s orders.

screen-rule = The rule
screen-rule-title = Rule { $rule }
screen-rule-none = There is no question right now, so there is no rule to show.
screen-rule-id-only = The text of rule { $rule } is not available. Look it up in the rules of the game.

screen-curtain = Hand the screen to { $name }
screen-curtain-secret = Everyone else, please look away.
screen-curtain-lift = I am { $name }

screen-over = The game is over
screen-stopped = The game was stopped
screen-end-new = New game
screen-end-save = Save the record
screen-end-look = View the table
screen-end-quit = Quit
screen-end-again = Result

screen-save-where = Save the record to which file?
screen-save-hint = Enter to save · Esc to go back
screen-save-exists = { $file } already exists. Choose another name.
screen-save-failed = Can’t save { $file }: { $reason }. Choose another name.
screen-save-wait = A bot is thinking. Save after its turn.
screen-saved = Record saved to { $file }.

screen-quit-question = Quit? The game is not over. Anything you haven’t saved is lost.
screen-quit-yes = Quit
screen-quit-no = Keep playing

screen-replay-step = Step { $number } of { $count }
screen-replay-start = The game starts.
screen-replay-unfinished = The record ends here. The game was not finished.
screen-replay-first = first
screen-replay-previous = back
screen-replay-autoplay = play
screen-replay-stop = stop
screen-replay-next = next
screen-replay-last = last

screen-key-help = help
screen-key-anytime = sell, give
screen-key-show-part = view
screen-key-actions = actions
screen-key-command = type
screen-key-rule = rule
screen-key-undo = undo
screen-key-log = log
screen-key-save = save
screen-key-switch-theme = theme
screen-key-switch-language = English
screen-key-ask-quit = quit
screen-key-previous = back
screen-key-next = next
screen-key-autoplay = play
screen-key-turn-table = other side

screen-help = Help
screen-keys = Keys
screen-help-move = move between cards, buttons and lists
screen-help-pick = choose what to do with a card; a dimmed card tells you why not
screen-help-number = choose by number
screen-help-actions = list all possible actions
screen-help-command = type an action
screen-help-rule = read the rule behind a question or refusal
screen-help-undo = undo, until something is revealed or the turn ends
screen-help-piles = show the discard pile
screen-help-log = show the whole log
screen-help-anytime = sell an order or give money
screen-help-show-part = show the next part of the table (small screens)
screen-help-skip = don’t wait for the bot
screen-help-save = save the record of the game
screen-help-theme = switch between light and dark
screen-help-language = switch language
screen-help-quit = quit
screen-help-step = one step back or forward
screen-help-ten-steps = ten steps back or forward
screen-help-ends = go to the start or the end
screen-help-autoplay = start or stop automatic replay
screen-help-turn-table = view from the other side
screen-notation = Codes
screen-notation-short = You can shorten codes as long as only one legal action fits: “t R3” for “take R3 R2 G3”.

# Famiglia at the full screen. The hints on a card have room for 8 letters, the labels before cards for 6.

screen-famiglia-families = Families
screen-famiglia-worth = points at 0 1 2 3 4: { $worth }
screen-famiglia-turn = A turn
screen-famiglia-turn-text = Four steps in this order; you can skip any of them. Put street cards away for new ones while there is no 0. Play an Accountant. Play a Brute. Recruit a card, or pass. To recruit a card of value v, show two cards of its family of value v − 1; one of them goes to your gang. A 0 is free. A Mercenary can replace one of the two if its value is higher than that of the card it replaces.
screen-famiglia-notation-new = put R2 away for 2 new cards
screen-famiglia-notation-play = play the Accountant (or Brute) B2
screen-famiglia-notation-back = pick up G2 from your gang
screen-famiglia-notation-lay = lay down Y0 in exchange
screen-famiglia-notation-done = stop swapping
screen-famiglia-notation-lower = lower G4 by 2
screen-famiglia-notation-take-free = recruit R0 for free
screen-famiglia-notation-take = recruit R3: R2 goes to the gang, G3 comes back
screen-famiglia-notation-pass = recruit nobody

screen-famiglia-hint-B = swap ≤{ $value }
screen-famiglia-hint-Y = lower ≤{ $value }
screen-famiglia-hint-G = joker <{ $value }
screen-famiglia-free = free
screen-famiglia-no-ability = A 0 has no ability
screen-famiglia-card = { $card } { $family } · value { $value } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $ability }
screen-famiglia-hand-label = hand
screen-famiglia-gang-label = gang
screen-famiglia-deck-label = deck
screen-famiglia-discard-label = discard
screen-famiglia-counts = hand { $hand } · gang { $gang }
screen-famiglia-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-famiglia-points-hidden = { $points } + ? points
screen-famiglia-street = Street: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-famiglia-piles = deck { $deck } · discard { $discard }
screen-famiglia-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-famiglia-bottom = known cards at the bottom of the deck: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] Last turn
   *[other] { $turns } turns left, including this one
}
screen-famiglia-pass = { $number ->
    [1] First pass through the deck
   *[other] Second pass through the deck
}
screen-famiglia-score = gang { $gang }, hand { $hand }
screen-famiglia-hand = Hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-famiglia-gang = Gang: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-famiglia-step-done = done
screen-famiglia-step-skipped = skipped
screen-famiglia-step-busy = in progress
screen-famiglia-step-now = possible
screen-famiglia-step-open = open
screen-famiglia-step-later = not possible

# La Famiglia at the full screen. Tabs have room for 9 letters.

screen-lafamiglia-tab-map = Map
screen-lafamiglia-tab-sheets = Sheets
screen-lafamiglia-tab-family = Family
screen-lafamiglia-tab-people = People
screen-lafamiglia-tab-log = Log
screen-lafamiglia-top-sheet = Top sheet { $number } · columns and what they cost you
screen-lafamiglia-bottom-sheet = Bottom sheet { $number } · move a token here to do the action
screen-lafamiglia-partner = { $name } (your teammate)
screen-lafamiglia-held = { $count } Mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = HQ: { $money } money, { $soldati } sold.
screen-lafamiglia-hq-hidden = HQ: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, rest hidden
screen-lafamiglia-supply = supply { $pieces }
screen-lafamiglia-tiles = Control tiles
screen-lafamiglia-help-move = move between areas, spaces, families and lists
screen-lafamiglia-help-pick = choose what to do there, or see why you can’t
screen-lafamiglia-help-piles = read the control tiles
screen-lafamiglia-stock = { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}, { $soldati } neutral left
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · next to { $neighbours }
screen-lafamiglia-sea = { $sea }: boats { $boats } · coast { $coast }
screen-lafamiglia-column = Column { $column }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, moving it costs you { $money }
screen-lafamiglia-row = The { $row } row of your mat: its leftmost token goes first
screen-lafamiglia-money = Your money: { $now } → { $after }
screen-lafamiglia-order-of-play = Order of play
screen-lafamiglia-initiative = Initiative
screen-lafamiglia-against = against
screen-lafamiglia-with-car = and a car
screen-lafamiglia-bonuses = bonuses { $attack } : { $defence }, { $removed } removed
screen-lafamiglia-cards = { $count ->
    [0] no card played yet
    [one] 1 card played
   *[other] { $count } cards played
}
screen-lafamiglia-pieces = Pieces
screen-lafamiglia-legend = c2: 2 cars, l1: 1 lab, b3: 3 boats, i6: 6 influence tokens, ▸: a boat, ▣: an order face down, ○3: a supply order with initiative 3, ✶8: an attack order with initiative 8, ⚑: the starting piece. The two letters in an area stand for its Mandamento.
screen-lafamiglia-notation-use = option A: use this space
screen-lafamiglia-notation-column = option B: move this column
screen-lafamiglia-notation-token = the token to move there
screen-lafamiglia-notation-place = place soldati in an area
screen-lafamiglia-notation-issue = issue an order in an area
screen-lafamiglia-notation-move = parts of an order
screen-lafamiglia-notation-conflict = in a conflict
screen-lafamiglia-notation-anytime = anytime options
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Cupola
screen-lafamiglia-control-from = control from { $from }
screen-lafamiglia-commission = commission { $pieces }
screen-lafamiglia-members = members { $members } (supply { $supply })
screen-lafamiglia-behind = behind { $count }
screen-lafamiglia-extra = { $free } extra, { $blocked } blocked
screen-lafamiglia-restricted = ⊘ the column your teammate used: you can’t empty it
screen-lafamiglia-legend-solo = ▼: the fictional family, ●: an extra action token, ■: a Block token or a locked action, ✓: a locked action that is now open, ⊘: the column marked by the Restriction token. Tokens of another colour on a mat belong to the commission.
