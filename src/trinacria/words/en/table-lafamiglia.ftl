# La Famiglia at the table: what things are called and what can be done, for plain lines and the full screen alike.

table-colour-black = Black
table-colour-blue = Blue
table-colour-green = Green
table-colour-red = Red
table-colour-white = White
table-colour-yellow = Yellow
table-colour-neutral = neutral
table-family-black = Black
table-family-blue = Blue
table-family-green = Green
table-family-red = Red
table-family-white = White
table-family-yellow = Yellow
table-family-neutral = neutral
table-token-black = Black
table-token-blue = Blue
table-token-green = Green
table-token-red = Red
table-token-white = White
table-token-yellow = Yellow
table-token-neutral = neutral
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
table-part-place-base = place (Police)
table-part-place-reinforce = reinforce
table-part-reinforce = reinforce
table-part-issue-order = issue an order
table-part-issue = issue an order
table-part-two-orders = issue 2 orders
table-part-two-orders-one-area = issue 2 orders in one area
table-part-equipment = place equipment
table-part-car = place a car
table-part-boat = place a boat
table-part-lab = build a lab
table-part-launder = launder
table-part-launder-and-gather = launder and gather
table-part-gather = gather
table-part-exert-influence = exert influence
table-part-exert = exert influence
table-part-influence-row2 = remove two tokens of a row
table-part-row2 = remove two tokens of a row
table-part-final-action = do a final action
table-part-final = do a final action
table-part-act = do the column’s action
table-part-rally = rally
table-part-move = move
table-part-move2 = move twice
table-part-skull = skull
table-part-strike = strike
table-part-strike2 = strike twice
table-part-pentito = Pentito
table-part-agitate = agitate
table-part-vest = vest
table-part-money = take money
table-part-network = network
table-part-recall = recall
table-part-lab-soldati = place soldati at labs
table-part-place-own = reinforce
table-part-lab-soldati-all = place a soldato at each lab
table-special-convert_1 = replace 1 defender
table-special-convert_2 = replace up to 2 defenders
table-special-lab_soldati = soldati at labs
table-special-network = network
table-special-pay_x_remove_x = pay to remove defenders
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
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = to a sheet
table-no-action = no action
table-coin-in = receive { $money }
table-coin-out = pay { $money }
table-infinite = never full
table-space = { $column }, space { $row }
table-space-solo = Solo board { $number }

lafamiglia-do-family = Lead { $what }
lafamiglia-do-draw = Draw by chance
lafamiglia-do-do = { $what }
lafamiglia-do-use = Use { $what }
lafamiglia-do-idle = Move a token without effect to { $what }
lafamiglia-do-token = Take token ({ $token }) from { $what }
lafamiglia-do-column = Move the { $what } column (costs { $money })
lafamiglia-do-done = Finish here
lafamiglia-do-skip = Skip
lafamiglia-do-recruit = Recruit { $number }
lafamiglia-do-place = Place soldati in { $what }
lafamiglia-do-soldati = { $number ->
    [one] 1 soldato
   *[other] { $number } soldati
}
lafamiglia-do-issue = Issue an order in { $what }
lafamiglia-do-order = Choose { $what }
lafamiglia-do-car = Put a car in { $what }
lafamiglia-do-boat = Put a boat in { $what }
lafamiglia-do-lab = Build a lab in { $what }
lafamiglia-do-sail = Move on to { $what }
lafamiglia-do-stay = Stay here
lafamiglia-do-sink = Remove a boat: { $what }
lafamiglia-do-row = Take a token from the { $what } row
lafamiglia-do-put = Put it on { $what }
lafamiglia-do-supply = Put it in the supply
lafamiglia-do-gather = Gather in { $what }
lafamiglia-do-from = From { $what }
lafamiglia-do-cars = { $number ->
    [one] 1 car
   *[other] { $number } cars
}
lafamiglia-do-sell = Sell for { $price_sale } money: { $what }
lafamiglia-do-give = Give your teammate { $price_gift_arrives } money (costs you { $price_gift })
lafamiglia-do-decline = Decline
lafamiglia-do-mark = Mark { $what }
lafamiglia-do-unmark = Take your token off { $what }
lafamiglia-do-to = Move to { $what }
lafamiglia-do-ship = Move by boat to { $what }
lafamiglia-do-allies = Attack { $what } through an empty or neutral area
lafamiglia-do-drive = Take a car
lafamiglia-do-walk = Go without a car
lafamiglia-do-convert = { $number ->
    [one] Replace 1 defender
   *[other] Replace { $number } defenders
}
lafamiglia-do-pay = Pay { $number }
lafamiglia-do-bribe = Pay the bribe
lafamiglia-do-finesse = Use finesse
lafamiglia-do-force = Use brute force: { $number ->
    [one] lose 1 soldato
   *[other] lose { $number } soldati
}
lafamiglia-do-defend = Let { $what } defend
lafamiglia-do-card = Play { $what }
lafamiglia-do-take = Take the card
lafamiglia-do-leave = Leave the card
lafamiglia-do-reinforce = Place soldati here
lafamiglia-do-strike = Strike { $what }
lafamiglia-do-bomb = Car bomb: hit { $what }
lafamiglia-do-remove = Remove { $number } from { $what }
lafamiglia-do-recall = Replace { $number } in { $what }
lafamiglia-do-agitate = Agitate { $what }
lafamiglia-do-commission = Take { $what } for the commission
lafamiglia-do-keep = Keep { $what }: { $card }
lafamiglia-do-board = Use { $what }
lafamiglia-do-extra = Use as extra action: { $what }
lafamiglia-do-unlock = Unlock { $what }
lafamiglia-do-members = Take { $number ->
    [one] 1 member
   *[other] { $number } members
} and { $rest ->
    [one] 1 soldato
   *[other] { $rest } soldati
}
lafamiglia-do-seat = Seat { $number ->
    [one] 1 member
   *[other] { $number } members
} in the Cupola (then { $mine } to { $theirs })
lafamiglia-do-transfer = Move your token from { $what } to { $other }
lafamiglia-do-swap = Offer your teammate { $what } for { $other }
lafamiglia-do-agree = Accept the swap
lafamiglia-do-claim = Put your control token on the Cupola
lafamiglia-did-column = Move the { $what } column
lafamiglia-did-force = Use brute force
lafamiglia-did-members = { $number ->
    [one] Take 1 member
   *[other] Take { $number } members
}
lafamiglia-did-seat = { $number ->
    [one] Seat 1 member in the Cupola
   *[other] Seat { $number } members in the Cupola
}

table-round = Round { $round } of { $rounds }, { $phase }
table-order-of-play = Order of play: { $seats }. Starting piece: { $name }.
table-soldati-of = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
} ({ $family })
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
table-sheet-top = Top sheet { $number }, with what each column costs you
table-sheet-bottom = Bottom sheet { $number }
table-column-line = { $column } { $money }: { $tokens }
table-taken = has { $tokens }
table-you = you
table-partner = your teammate
table-family = { $name } ({ $who }): { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
table-values = Police { $police }, Church { $church }, car { $car }, car bomb { $bomb }
table-supply = supply: { $soldati ->
        [one] 1 soldato
       *[other] { $soldati } soldati
    }, { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}, { $influence ->
    [one] 1 influence token
   *[other] { $influence } influence tokens
}
table-mat-left = tokens on the mat: { $rows }
table-hq = HQ: { $money } money, { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}, orders: { $orders }
table-hq-hidden = HQ: { $count ->
    [one] 1 order
   *[other] { $count } orders
}, the rest behind the screen
table-sold = sold: { $orders }
table-bust = bust beside { $space }
table-tiles = Tiles: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Supply: { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}, { $soldati ->
    [one] 1 neutral soldato
   *[other] { $soldati } neutral soldati
}
table-conflict = Conflict in { $area }: { $attacker } attacks with { $soldati }, against { $defender } with { $defenders }.
table-conflict-car = The attackers have a car.
table-conflict-card = Your team’s face-down card: { $card }

table-solo-fictional = Fictional family: { $colour }
table-solo-board = Solo board
table-solo-locked = locked
table-solo-extra = Extra action tokens: { $free } available, { $blocked } blocked
table-solo-restriction = The column marked by the Restriction token: { $column }
table-coupole = Cupola, { $all } seats: { $seats }; control from { $from } members
table-coupole-held = Cupola, { $all } seats: { $seats }; controlled by { $name }
table-commission = commission { $colour }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
} on the mat
table-members = members in the HQ: { $members }, in the supply: { $supply }
table-behind = behind the screen: { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
table-supply-hidden = supply: { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}, { $influence ->
    [one] 1 influence token
   *[other] { $influence } influence tokens
}

table-fictional = { $colour } (fictional)
table-solo = solo
table-game-2v2 = 2 v 2
table-game-1v1 = 1 v 1
table-game-2v1 = 2 v 1, { $difficulty } for the solo player
table-difficulty-easy = easy
table-difficulty-medium = medium
table-difficulty-hard = hard
table-options = Optional rules: { $rules }
table-option-draft = families are drafted
table-option-first_game = first game, without black and white
table-option-variant_identical_cards = identical cards
table-option-opt_neutral_force1 = brute force with or against neutral soldati costs 1
table-option-opt_neutral_reward2 = 2 soldati for taking a neutral area
table-option-opt_blank_spaces = tokens can go to spaces without an icon
table-option-opt_rally_boat = rally by boat
table-option-opt_move_tile_tokens = tokens can move between tiles
table-option-opt_tie_start_piece = the starting piece breaks ties
table-character = HQ: { $money } money, { $hq ->
    [one] 1 soldato
   *[other] { $hq } soldati
}; board: { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}, { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}, { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = this turn’s extra action is done
table-score = Score
table-score-of = of { $goal }
table-score-goal = { $kind ->
    [teams] { $together } together or { $alone } alone wins
    [mixed] { $alone } alone wins, or { $together } together for the team
   *[alone] { $alone } Mandamenti win
}
table-score-legend = small token: one area away
table-score-all = Show all Mandamenti
table-score-side = { $names }: { $count } of { $goal } Mandamenti
table-score-family = { $name } { $count } of { $alone } alone
table-score-coupole = Cupola
table-score-held = { $viewer ->
    [self] You hold it.
   *[other] { $name } holds it.
}
table-score-free = Nobody holds it.
table-score-members = Members: { $seats }. Control from { $from }.
table-score-due = { $viewer ->
    [self] You take it in the next management.
   *[other] { $name } takes it in the next management.
}
table-score-lost = It becomes free in the next management.
table-score-near = { $viewer ->
    [self] You are one area away: { $areas }.
   *[other] { $name } is one area away: { $areas }.
}
table-heading = { $label }:
table-labelled = { $label }: { $text }
