# What an action of La Famiglia costs and brings, before it is played. Money stands beside its line, so these do not name it.

lafamiglia-preview-money-supply = to the supply
lafamiglia-preview-money-owner = to { $other }, who owns the token
lafamiglia-preview-money-token = to the owner of the token
lafamiglia-preview-money-printed = printed above the column
lafamiglia-preview-money-tokens = { $count ->
    [one] for 1 token
   *[other] for { $count } tokens
}
lafamiglia-preview-money-foreign = { $count ->
    [one] to the owner of 1 of them
   *[other] to the owners of { $count } of them
}
lafamiglia-preview-money-gift = for a gift: { $other } gets { $arrives }
lafamiglia-preview-money-bank = from the supply
lafamiglia-preview-money-labs = from your labs
lafamiglia-preview-money-sale = for the order
lafamiglia-preview-money-card = from the character card
lafamiglia-preview-order = You get the order { $order }
lafamiglia-preview-order-sold = { $order } leaves the game
lafamiglia-preview-hq-recruited = Soldati added to your HQ: { $amount }
lafamiglia-preview-hq-reward = Reward, soldati added to your HQ: { $amount }
lafamiglia-preview-hq-placed = Soldati from your HQ: { $amount }
lafamiglia-preview-hq-card = Soldati from the card, added to your HQ: { $amount }
lafamiglia-preview-hq-spent = Soldati from your HQ to the supply: { $amount }
lafamiglia-preview-soldati-force = Attackers you lose at once in { $area }: { $amount }
lafamiglia-preview-soldati-pentito = Soldati you lose in { $area }: { $amount }
lafamiglia-preview-recruit = Recruit up to { $amount }
lafamiglia-preview-place = Place up to { $amount }
lafamiglia-preview-issue = Orders you can issue: { $amount }
lafamiglia-preview-equipment = Place a piece of equipment
lafamiglia-preview-influence = Tokens removed from your mat: { $amount }
lafamiglia-preview-mat = Remove a token from the { $row } row of your mat
lafamiglia-preview-value = Base value of { $row }: { $now } → { $amount }
lafamiglia-preview-commission = Remove a commission token from the { $row } row
lafamiglia-preview-car = A car in { $area }
lafamiglia-preview-car-bomb = The car in { $area } is lost
lafamiglia-preview-car-open = Attack +{ $amount } if you take a car
lafamiglia-preview-lab = A lab in { $area }
lafamiglia-preview-boat = A boat in { $sea }
lafamiglia-preview-start_piece = You take the starting piece
lafamiglia-preview-final = A final action at the end of planning
lafamiglia-preview-tile = You mark { $tile }
lafamiglia-preview-tile-given = You give up { $tile }
lafamiglia-preview-seats = Seats in the Cupola: { $seats } to { $others }
lafamiglia-preview-skull = Attack +{ $amount }: skull
lafamiglia-preview-car_attack = Attack +{ $amount }: car
lafamiglia-preview-miniguns = Attack +{ $amount }: Miniguns
lafamiglia-preview-labs = Defence +{ $amount }: labs
lafamiglia-preview-vests = Defence +{ $amount }: vests
lafamiglia-preview-watchmen = Defence +{ $amount }: Watchmen
lafamiglia-preview-removed = Attack { $attack }, defence { $defence }: { $amount ->
    [0] no defender goes
    [one] 1 defender goes
   *[other] { $amount } defenders go
} first, { $defenders } left in { $area }
lafamiglia-preview-gone = Soldati removed in { $area }: { $amount }
lafamiglia-preview-knockout = Each side loses { $amount }. Attackers left: { $attackers }, defenders left: { $defenders }
lafamiglia-preview-left = { $area } keeps { $amount }
lafamiglia-preview-stand = Then { $amount } in { $area }
lafamiglia-preview-taken = Takes { $area }: { $amount } of { $of } areas of { $mandamento }
lafamiglia-preview-taken-if_won = If you win: { $area }, { $amount } of { $of } areas of { $mandamento }
lafamiglia-preview-lost = { $area } is left empty and lost
lafamiglia-preview-emptied = { $area } has no soldati left ({ $family })
lafamiglia-preview-theirs = { $area } goes to: { $family }
lafamiglia-preview-lab_lost = { $area } loses a lab ({ $amount } left)
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] You control
   *[other] { $seat } controls
} { $mandamento }
lafamiglia-preview-mandamento_won-if_won = If the attack wins, { $viewer ->
    [self] you control
   *[other] { $seat } controls
} { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] You lose
   *[other] { $seat } loses
} { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = If the attack wins, { $viewer ->
    [self] you lose
   *[other] { $seat } loses
} { $mandamento }
lafamiglia-preview-collide = Three boats meet in { $sea }: two are removed
lafamiglia-preview-sunk = A boat of { $other } is removed from { $sea }
lafamiglia-preview-laid = { $order } is placed face down in { $area }
lafamiglia-preview-failed = The attack on { $area } fails
lafamiglia-preview-coupole = The Cupola counts as one of your Mandamenti
lafamiglia-preview-number = You choose how many go, up to { $amount }
lafamiglia-preview-token = Another player’s token costs { $amount } more
lafamiglia-preview-one_of = Do one of these { $amount }
lafamiglia-preview-approach = Then { $attackers } against { $defenders }: finesse, or brute force for { $amount }
lafamiglia-preview-cards = Each side plays a card; nothing is lost yet
lafamiglia-preview-convert = You may replace up to { $amount ->
    [one] { $amount } defender
   *[other] { $amount } defenders
}
lafamiglia-preview-pay_off = You may pay off up to { $amount ->
    [one] { $amount } defender
   *[other] { $amount } defenders
}
lafamiglia-preview-tile_bribery = You may bribe defenders: { $amount }
lafamiglia-preview-empty = { $area } is left empty: nobody holds it then.
lafamiglia-preview-empty-near = { $area } is left empty, and { $seat } has { $amount } next to it in { $source }.
lafamiglia-preview-order_lost = { $order } in { $area } goes back to your HQ unused.
lafamiglia-preview-mandamento = You lose control of { $mandamento }.
lafamiglia-preview-purse = This is your last money.
lafamiglia-preview-idle-planning = { $tile } works only in planning: it does nothing in the encounter that follows.
lafamiglia-preview-idle-encounter = { $tile } works only in the encounter: it does nothing in the planning that follows.
lafamiglia-preview-asked = { $decision }
