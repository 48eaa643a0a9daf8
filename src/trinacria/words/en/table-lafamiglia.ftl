# La Famiglia at the table: what things are called and what can be done, for plain lines and the full screen alike.

table-colour-black = Black
table-colour-blue = Blue
table-colour-green = Green
table-colour-red = Red
table-colour-white = White
table-colour-yellow = Yellow
table-colour-neutral = neutral
table-column-start_player = Start player
table-column-justice = Justice
table-column-police = Police
table-column-economy = Economy
table-column-church = Church
table-column-two_institutions = Two institutions
table-card-turncoat = Turncoat
table-card-coward1 = Coward 1
table-card-coward2 = Coward 2
table-phase-planning = planning
table-phase-encounter = encounter

table-part-recruit = recruit
table-part-place = place
table-part-place-base = place Police
table-part-place-reinforce = reinforce
table-part-reinforce = reinforce
table-part-issue-order = order
table-part-issue = issue an order
table-part-equipment = equipment
table-part-car = car
table-part-boat = boat
table-part-lab = lab
table-part-launder = launder
table-part-launder-and-gather = launder and gather
table-part-gather = gather
table-part-exert-influence = exert influence
table-part-exert = exert influence
table-part-influence-row2 = two tokens of a row
table-part-row2 = two tokens of a row
table-part-final-action = final action
table-part-final = final action
table-part-act = the action of the column
table-part-rally = rally
table-part-move = move
table-part-move2 = move twice
table-part-skull = skull
table-part-strike = strike
table-part-strike2 = strike twice
table-part-pentito = Pentito
table-part-agitate = agitate
table-part-vest = vest
table-part-money = money
table-part-network = network
table-part-recall = recall
table-part-lab-soldati = soldati to labs
table-part-place-own = reinforce
table-part-lab-soldati-all = a soldato to each lab
table-special-convert_1 = may convert 1
table-special-convert_2 = may convert 2
table-special-lab_soldati = soldati to labs
table-special-network = network
table-special-pay_x_remove_x = pay x, remove x
table-special-recall_3 = recall 3
table-special-strike_and_move = strike, then move
# The short ones have room for about 6 letters.
table-short-recruit = recr
table-short-place = place
table-short-place-reinforce = reinf
table-short-issue-order = ord
table-short-equipment = equip
table-short-car = car
table-short-boat = boat
table-short-lab = lab
table-short-launder = wash
table-short-launder-and-gather = wash+gath
table-short-exert-influence = exert
table-short-influence-row2 = row×2
table-short-final-action = final
table-short-place-own = reinf
table-short-lab-soldati = labs
table-short-lab-soldati-all = labs∀
table-short-money = money
table-two-orders = 2×{ $what }
table-two-orders-one-area = 2×{ $what }=
table-to-sheet = to a sheet
table-no-action = no action
table-coin-in = receive { $money }
table-coin-out = pay { $money }
table-infinite = always empty

table-do-family = Lead { $what }
table-do-use = Use { $what }
table-do-idle = Put a token without effect on { $what }
table-do-token = Take the token ({ $token }) from { $what }
table-do-column = Move the column { $what } for { $money }
table-do-done = Stop here
table-do-skip = Leave it out
table-do-recruit = Recruit { $number }
table-do-place = Place soldati in { $what }
table-do-soldati = { $number ->
    [one] 1 soldato
   *[other] { $number } soldati
}
table-do-issue = Lay an order in { $what }
table-do-order = Order { $what }
table-do-car = A car into { $what }
table-do-boat = A boat into { $what }
table-do-lab = A lab in { $what }
table-do-sail = Sail on to { $what }
table-do-stay = Stay
table-do-sink = The boat of { $what } leaves
table-do-row = The row { $what }
table-do-put = Put it on { $what }
table-do-supply = To the supply
table-do-gather = Gather in { $what }
table-do-from = From { $what }
table-do-cars = { $number ->
    [one] 1 car
   *[other] { $number } cars
}
table-do-sell = Sell for { $money } money: { $what }
table-do-give = Give your partner { $arrives } money; it costs you { $money }
table-do-decline = Decline
table-do-mark = Mark the tile { $what }
table-do-unmark = Take your token off the tile { $what }
table-do-to = By land to { $what }
table-do-ship = By boat to { $what }
table-do-allies = Past an empty or neutral area to { $what }
table-do-drive = With a car
table-do-walk = Without a car
table-do-convert = Replace { $number }
table-do-pay = Pay { $number }
table-do-bribe = Pay the bribe
table-do-finesse = Finesse
table-do-force = Brute force: { $number ->
    [one] 1 soldato
   *[other] { $number } soldati
} lost
table-do-defend = { $what } defends
table-do-card = Card: { $what }
table-do-take = Take the card
table-do-leave = Leave the card
table-do-reinforce = Place soldati here
table-do-strike = Strike at { $what }
table-do-bomb = Car bomb at { $what }
table-do-remove = Remove { $number } in { $what }
table-do-recall = Win over { $number } from { $what }
table-do-agitate = Stir up { $what }
table-do-commission = { $what } for the commission
table-do-keep = Keep { $what }: { $card }
table-do-board = Onto the solo board: { $what }
table-do-extra = Extra action: { $what }
table-do-unlock = Open { $what }
table-do-members = Members: { $number }, soldati: { $rest }
table-do-seat = Members into the Coupole: { $number }, then { $mine } to { $theirs }
table-do-transfer = Move your token from { $what } to { $other }
table-do-swap = Offer your partner { $what } for { $other }
table-do-agree = Agree to the swap
table-do-claim = Put your control token on the Coupole
table-did-force = Brute force
table-did-members = Members: { $number }
table-did-seat = Members into the Coupole: { $number }

table-round = Round { $round } of { $rounds }, { $phase }
table-order-of-play = Order of play: { $seats }. Start piece: { $name }.
table-cars = { $count ->
    [one] 1 car
   *[other] { $count } cars
}
table-labs = { $count ->
    [one] 1 lab
   *[other] { $count } labs
}
table-orders-hidden = { $count ->
    [one] 1 order face down
   *[other] { $count } orders face down
}
table-orders = { $count ->
    [one] order
   *[other] orders
} { $orders }
table-orders-done = done: { $orders }
table-empty-area = empty
table-held-by = held by { $name }
table-seas = Boats: { $seas }
table-no-boats = Boats: none
table-sheet-top = Top sheet ({ $number }); a column costs you
table-sheet-bottom = Bottom sheet ({ $number })
table-column-line = { $column } { $money }: { $tokens }
table-taken = holds { $tokens }
table-you = you
table-partner = your partner
table-family = { $name } ({ $who }): { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
table-values = Police { $police }, Church { $church }, car { $car }, car bomb { $bomb }
table-supply = supply: { $soldati } soldati, { $cars } cars, { $boats } boats, { $influence } influence
table-mat-left = tokens on the mat: { $rows }
table-hq = HQ: { $money } money, { $soldati } soldati, orders: { $orders }
table-hq-hidden = HQ: { $count ->
    [one] 1 order
   *[other] { $count } orders
}, the rest behind the screen
table-sold = sold: { $orders }
table-bust = bust beside { $space }
table-tiles = Tiles: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Supply: { $labs } labs, { $soldati } neutral soldati
table-conflict = Conflict in { $area }: { $attacker } attacks with { $soldati }, against { $defender } with { $defenders }.
table-conflict-car = A car is with the attack.
table-conflict-card = Sealed card of your team: { $card }

table-solo-fictional = The fictional family is { $colour }
table-solo-board = Solo board
table-solo-locked = locked
table-solo-extra = Extra action tokens: { $free } available, { $blocked } blocked
table-solo-restriction = The column marked by the Restriction token: { $column }
table-coupole = Coupole, { $all } seats: { $seats }; control from { $from }
table-coupole-held = Coupole, { $all } seats: { $seats }; control token: { $name }
table-commission = commission { $colour }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
} on the mat
table-members = members in the HQ: { $members }, in the supply: { $supply }
table-behind = behind the screen: { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
table-supply-hidden = supply: { $cars } cars, { $boats } boats, { $influence } influence

table-fictional = { $colour } (fictional)
table-solo = solo
table-game-2v2 = 2 v 2
table-game-1v1 = 1 v 1
table-game-2v1 = 2 v 1, { $difficulty } for the solo
table-difficulty-easy = easy
table-difficulty-medium = medium
table-difficulty-hard = hard
table-options = Optional rules: { $rules }
table-option-draft = families chosen by draft
table-option-first_game = first game: without black and white
table-option-variant_identical_cards = identical cards
table-option-opt_neutral_force1 = brute force costs 1 where neutral soldati fight
table-option-opt_neutral_reward2 = 2 soldati for a neutral area
table-option-opt_blank_spaces = tokens onto blank spaces
table-option-opt_rally_boat = rally by boat
table-option-opt_move_tile_tokens = tokens move between tiles
table-option-opt_tie_start_piece = the start piece breaks ties
table-character = HQ { $money } money, { $hq } soldati; board { $soldati } soldati, { $cars } cars, { $boats } boats, { $labs } labs
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = the extra action of this turn is done
