# The full-screen table in the terminal.

screen-you = { $name } (you)
screen-waiting = Waiting for { $name }.
screen-skip = Do not wait
screen-score = Points so far
screen-actions = { $count ->
    [0] Nothing to choose
    [one] 1 legal action
   *[other] { $count } legal actions
}
screen-log = Log
screen-command = take R3 R2 G3 · shortened where it is clear · or a number of the list
screen-menu-hint = Enter or a number chooses · Esc goes back
screen-page-hint = Esc closes · arrow keys scroll
screen-undo = Take back
screen-undo-none = There is nothing to take back: the last step revealed something, or ended a turn.

screen-turn-of = It is the turn of { $name }.
screen-anytime = At any time: sell an order, give money
screen-anytime-none = There is nothing to sell or give now: only at the start of a turn of your team, when it may pay, or before its orders.

screen-rule = The rule
screen-rule-title = Rule { $rule }
screen-rule-none = No question is open now, so no rule stands behind it.
screen-rule-id-only = The text of rule { $rule } is not in this catalogue. Look the id up in the rules of the game.

screen-curtain = Hand the screen to { $name }
screen-curtain-secret = Everybody else looks away now.
screen-curtain-lift = I am { $name }

screen-over = The game is over
screen-stopped = The game had to be stopped
screen-end-new = New game
screen-end-save = Save the record
screen-end-look = Look at the table
screen-end-quit = Quit
screen-end-again = Result

screen-save-where = Write the record to which file?
screen-save-hint = Enter writes · Esc goes back
screen-save-exists = { $file } is there already. Choose another name.
screen-save-failed = { $file } cannot be written: { $reason }. Choose another name.
screen-save-wait = A bot is thinking. Save when it has played.
screen-saved = The record is in { $file }.

screen-quit-question = Quit? The game is not over, and what is not saved is lost.
screen-quit-yes = Quit
screen-quit-no = Play on

screen-replay-step = Step { $number } of { $count }
screen-replay-start = The game begins.
screen-replay-unfinished = The record ends here; the game was not finished.
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
screen-help-pick = choose what to do with the card; a dim card says why not
screen-help-number = choose by the number of the list
screen-help-actions = list all legal actions
screen-help-command = type an action
screen-help-rule = read the rule behind the question or the refusal
screen-help-undo = take back, until something was revealed or the turn ended
screen-help-piles = show the discard
screen-help-log = the whole log
screen-help-anytime = sell an order or give money, beside the question
screen-help-show-part = the next part of the table, on a small screen
screen-help-skip = do not wait for the bot
screen-help-save = save the record of the game
screen-help-theme = light or dark
screen-help-language = the next language
screen-help-quit = quit
screen-help-step = one step back or on
screen-help-ten-steps = ten steps back or on
screen-help-ends = to the beginning or the end
screen-help-autoplay = let the game run, or stop it
screen-help-turn-table = look from the other side
screen-notation = Notation
screen-notation-short = Words may be shortened where one legal action fits: “t R3” for “take R3 R2 G3”.

# Famiglia at the full screen. The hints on a card have room for 8 letters, the labels before cards for 6.

screen-famiglia-families = Families
screen-famiglia-worth = points at 0 1 2 3 4: { $worth }
screen-famiglia-turn = A turn
screen-famiglia-turn-text = Four steps in this order, each of which may be left out: put street cards away for new ones while no 0 lies there; play an Accountant; play a Brute; recruit a card, or pass. To recruit a card of value v, show two cards of its family of value v − 1; one of them joins your gang. A 0 is free. A Mercenary may stand for one of the two if it is worth more than the card it stands for.
screen-famiglia-notation-new = put R2 away for 2 new cards
screen-famiglia-notation-play = play the Accountant (or Brute) B2
screen-famiglia-notation-back = fetch G2 from your gang
screen-famiglia-notation-lay = lay Y0 into your gang for it
screen-famiglia-notation-done = stop swapping
screen-famiglia-notation-lower = lower G4 by 2
screen-famiglia-notation-take-free = recruit R0, free
screen-famiglia-notation-take = recruit R3: R2 joins the gang, G3 returns to the hand
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
screen-famiglia-discard = Discard: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-famiglia-bottom = known bottom of the deck: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] The last turn
   *[other] { $turns } turns left, this one included
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
screen-famiglia-step-skipped = left out
screen-famiglia-step-busy = under way
screen-famiglia-step-now = possible
screen-famiglia-step-open = open
screen-famiglia-step-later = not possible
screen-famiglia-after-take = Your points: { $now } → { $after }. Your turn ends.
screen-famiglia-after-new = The street: { $now } → { $after } cards. This cannot be taken back.
screen-famiglia-after-lower-free = { $card } is then free.
screen-famiglia-after-lower = { $card } then needs two { $needed }, or one and a Mercenary.
screen-famiglia-after-pass = Both players will have passed: the game ends.

# La Famiglia at the full screen. Tabs have room for 9 letters.

screen-lafamiglia-tab-map = Map
screen-lafamiglia-tab-sheets = Sheets
screen-lafamiglia-tab-family = Family
screen-lafamiglia-tab-people = People
screen-lafamiglia-tab-log = Log
screen-lafamiglia-top-sheet = Top sheet { $number } · a column and what moving it costs you
screen-lafamiglia-bottom-sheet = Bottom sheet { $number } · a token here does the action
screen-lafamiglia-partner = { $name } (your partner)
screen-lafamiglia-held = { $count } Mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = HQ: { $money } money, { $soldati } sold.
screen-lafamiglia-hq-hidden = HQ: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, rest hidden
screen-lafamiglia-supply = supply { $pieces }
screen-lafamiglia-tiles = Control tiles
screen-lafamiglia-stock = { $labs } labs, { $soldati } neutral left
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · next to { $beside }
screen-lafamiglia-sea = { $sea }: boats { $boats } · coast { $coast }
screen-lafamiglia-column = Column { $column }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, moving it costs you { $money }
screen-lafamiglia-row = The row { $row } of your mat: its leftmost token goes first
screen-lafamiglia-money = Your money: { $now } → { $after }
screen-lafamiglia-order-of-play = Order of play
screen-lafamiglia-initiative = Initiative
screen-lafamiglia-against = against
screen-lafamiglia-with-car = and a car
screen-lafamiglia-bonuses = bonuses { $attack } : { $defence }, { $removed } removed
screen-lafamiglia-cards = { $count ->
    [0] no card laid yet
    [one] 1 card laid
   *[other] { $count } cards laid
}
screen-lafamiglia-pieces = Pieces
screen-lafamiglia-legend = c2: 2 cars, l1: 1 lab, b3: 3 boats, i6: 6 influence tokens, ▸: a boat, ▣: an order face down, ○3: a supply order with initiative 3, ✶8: an attack order with initiative 8, ⚑: the start piece. The two letters in an area are those of its Mandamento.
screen-lafamiglia-notation-use = option A: use this space
screen-lafamiglia-notation-column = option B: move this column
screen-lafamiglia-notation-token = the token that goes there
screen-lafamiglia-notation-place = soldati into an area
screen-lafamiglia-notation-issue = lay an order in an area
screen-lafamiglia-notation-move = parts of an order
screen-lafamiglia-notation-conflict = in a conflict
screen-lafamiglia-notation-anytime = at any time
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Coupole
screen-lafamiglia-control-from = control from { $from }
screen-lafamiglia-commission = commission { $pieces }
screen-lafamiglia-members = members { $members } (supply { $supply })
screen-lafamiglia-behind = behind { $count }
screen-lafamiglia-extra = { $free } extra, { $blocked } blocked
screen-lafamiglia-restricted = ⊘ the column your partner used: you may not empty it
screen-lafamiglia-legend-solo = ▼: the fictional family, ●: an extra action token, ■: a Block token or a locked action, ✓: a locked action that is open, ⊘: the column marked by the Restriction token. On a mat the tokens of another colour are the commission’s.
