# La Famiglia’s table in the browser.

web-lafamiglia-map = Map of the island
web-lafamiglia-zoom-in = Nearer
web-lafamiglia-zoom-out = Farther
web-lafamiglia-zoom-whole = The whole map
web-lafamiglia-holders = Show who holds what
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = no boat
web-lafamiglia-column = { $column }: { $count ->
    [0] no token
    [one] 1 token
   *[other] { $count } tokens
}; moving it costs you { $money } in all
web-lafamiglia-top-sheet = Top sheet
web-lafamiglia-bottom-sheet = Bottom sheet
web-lafamiglia-option-b = B: pay the total, move the column
web-lafamiglia-option-a = A: a token here does the action
web-lafamiglia-receive = receive
web-lafamiglia-pay = pay
web-lafamiglia-money = Money
web-lafamiglia-hq-soldati = Soldati in the HQ
web-lafamiglia-orders = Orders
web-lafamiglia-hq = Headquarters
web-lafamiglia-mat = Your mat
web-lafamiglia-mat-note = the first token of a section brings its order
web-lafamiglia-seen-by = seen by { $name } only
web-lafamiglia-sell = Sell
web-lafamiglia-sell-which = Which order?
web-lafamiglia-sell-note = Sell an order of the HQ for 1 money; it is out of the game.
web-lafamiglia-give = Give 1
web-lafamiglia-your-partner = , your partner
web-lafamiglia-start-piece = The start piece
web-lafamiglia-held = { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
web-lafamiglia-behind-screen = Behind the screen
web-lafamiglia-chart-of = Orders of { $family }
web-lafamiglia-tiles = Control tiles
web-lafamiglia-we = we
web-lafamiglia-they = they
web-lafamiglia-initiative = Initiative
web-lafamiglia-initiative-note = supply orders first, then attack orders, low numbers first
web-lafamiglia-type-supply = Supply
web-lafamiglia-type-attack = Attack
web-lafamiglia-done = done
web-lafamiglia-no-orders = No orders lie on the board.
web-lafamiglia-up-to-place = place up to { $count } soldati
web-lafamiglia-up-to-recruit = recruit up to { $count } soldati
web-lafamiglia-new-value = { $row } is now
web-lafamiglia-gain-order = You gain the order { $order }
web-lafamiglia-attack = attack: skull { $skull }, car { $car }
web-lafamiglia-defence = defence: labs { $labs }, vests { $vests }, watchmen { $watchmen }
web-lafamiglia-gone-first = { $removed } of { $defenders } defenders go before the conflict
web-lafamiglia-to-owner = to { $name }, the token’s owner
web-lafamiglia-to-supply = to the supply
web-lafamiglia-from-supply = from the supply
web-lafamiglia-printed = printed above the column
web-lafamiglia-per-token = { $count ->
    [one] for 1 token
   *[other] for { $count } tokens
}
web-lafamiglia-per-foreign = { $count ->
    [one] to the owner of 1 of them
   *[other] to the owners of { $count } of them
}
web-lafamiglia-column-start-player = take the start piece, and one piece of equipment
web-lafamiglia-column-justice = two tokens of your Justice row
web-lafamiglia-column-police = two tokens of your Police row
web-lafamiglia-column-economy = two tokens of your Economy row
web-lafamiglia-column-church = two tokens of your Church row
web-lafamiglia-column-two-institutions = one token each of two rows: one to the supply, one to a sheet
web-lafamiglia-column-order = and, if you like, one order before or after
web-lafamiglia-money-after = money { $now } → { $after }
web-lafamiglia-after-this = after this
web-lafamiglia-laying = The board is being laid out …
web-lafamiglia-order-sold = sold
web-lafamiglia-order-mat = still on the mat
web-lafamiglia-order-hq = in the HQ
web-lafamiglia-order-board = on the board
web-lafamiglia-order-owned = owned
web-lafamiglia-management = management
web-lafamiglia-round = Round
web-lafamiglia-confirm = Confirm
web-lafamiglia-carried = This token goes with you: choose its space.
web-lafamiglia-views = Parts of the table
web-lafamiglia-how-many = How many
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Areas
web-lafamiglia-measure-soldati = Soldati on the board
web-lafamiglia-measure-money = Money, where it is seen
