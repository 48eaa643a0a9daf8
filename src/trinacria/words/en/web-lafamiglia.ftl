# La Famiglia’s table in the browser.

web-lafamiglia-players = 2 to 4 players
web-lafamiglia-top-sheet = Top sheet
web-lafamiglia-bottom-sheet = Bottom sheet
web-lafamiglia-length = 4 rounds, about 4 hours

web-lafamiglia-map = Map of the island
web-lafamiglia-zoom-in = Zoom in
web-lafamiglia-zoom-out = Zoom out
web-lafamiglia-zoom-whole = Show the whole map
web-lafamiglia-map-tools = Map tools
web-lafamiglia-holders = Show who controls what
web-lafamiglia-no-boat = no boat
web-lafamiglia-column = { $column }: { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}; moving it costs you { $money } in total
web-lafamiglia-mode-2v2-name = 2 v 2
web-lafamiglia-mode-2v2 = Two teams of two: the full game
web-lafamiglia-mode-1v1-name = 1 v 1
web-lafamiglia-mode-1v1 = One against one, with the Cupola
web-lafamiglia-mode-2v1-name = 2 v 1
web-lafamiglia-mode-2v1 = Two against one, at three levels of difficulty
web-lafamiglia-option-difficulty = Difficulty for the solo player
web-lafamiglia-option-difficulty-easy = easy
web-lafamiglia-option-difficulty-medium = medium
web-lafamiglia-option-difficulty-hard = hard
web-lafamiglia-option-draft = Draft families
web-lafamiglia-option-first_game = First game: without the black and white families
web-lafamiglia-option-variant_identical_cards = Two equal conflict cards count once
web-lafamiglia-option-opt_neutral_force1 = Brute force with or against neutral soldati costs 1
web-lafamiglia-option-opt_neutral_reward2 = Get 2 soldati for taking a neutral area
web-lafamiglia-option-opt_blank_spaces = Tokens can go to spaces without an icon
web-lafamiglia-option-opt_rally_boat = Rally can bring soldati by boat
web-lafamiglia-option-opt_move_tile_tokens = Tokens on control tiles can move
web-lafamiglia-option-opt_tie_start_piece = The starting piece breaks ties
web-lafamiglia-receive = receive
web-lafamiglia-pay = pay
web-lafamiglia-money = Money
web-lafamiglia-hq-soldati = Soldati in your HQ
web-lafamiglia-orders = Orders
web-lafamiglia-hq = Headquarters
web-lafamiglia-mat = Your mat
web-lafamiglia-mat-note = the first token of a section unlocks its order
web-lafamiglia-seen-by = only you and { $name } can see this
web-lafamiglia-sell = Sell
web-lafamiglia-sell-which = Which order?
web-lafamiglia-sell-note = Sell an order from your HQ for { $money } money. It leaves the game.
web-lafamiglia-give = Give { $arrives }
web-lafamiglia-start-piece = Starting piece
web-lafamiglia-held = { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
web-lafamiglia-behind-screen = Behind the screen
web-lafamiglia-chart-of = Orders of { $family }
web-lafamiglia-tiles = Control tiles
web-lafamiglia-we = us
web-lafamiglia-they = them
web-lafamiglia-initiative = Initiative
web-lafamiglia-initiative-note = supply orders first, then attack orders, low numbers first
web-lafamiglia-revealed = { $count } of { $total } revealed
web-lafamiglia-orders-left = { $count ->
    [one] 1 order left
   *[other] { $count } orders left
}
web-lafamiglia-type-supply = Supply
web-lafamiglia-type-attack = Attack
web-lafamiglia-done = done
web-lafamiglia-no-orders = There are no orders on the board.
web-lafamiglia-money-after = money { $now } → { $after }
web-lafamiglia-after-this = after this
web-lafamiglia-laying = Setting up the board…
web-lafamiglia-order-sold = sold
web-lafamiglia-order-mat = still on the mat
web-lafamiglia-order-hq = in the HQ
web-lafamiglia-order-board = on the board
web-lafamiglia-order-owned = available
web-lafamiglia-management = management
web-lafamiglia-round-of = Round { $round } of { $rounds }
web-lafamiglia-confirm = Confirm
web-lafamiglia-carried = Choose a space for this token.
web-lafamiglia-views = Parts of the table
web-lafamiglia-part-map = Map
web-lafamiglia-part-sheets = Sheets
web-lafamiglia-part-orders = Orders
web-lafamiglia-part-others = Others
web-lafamiglia-part-log = Log
web-lafamiglia-how-many = How many
web-lafamiglia-number-seat = Members for the Cupola
web-lafamiglia-number-soldati = Soldati on the board
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Areas
web-lafamiglia-measure-soldati = Soldati on the board
web-lafamiglia-measure-money = Money, where known
web-lafamiglia-conflicts = Conflicts so far
web-lafamiglia-duel-what = { $attacking ->
    [neutral] Neutral soldati attack
   *[family] { $attacker } attacks
} { $defending ->
    [neutral] neutral soldati
   *[family] { $defender }
} from { $source }
web-lafamiglia-fictional = fictional family
web-lafamiglia-duel-skip = Skip
web-lafamiglia-duel-step-announced = Target
web-lafamiglia-duel-step-bonuses = Bonuses
web-lafamiglia-duel-step-approach = Finesse or brute force
web-lafamiglia-duel-step-cards = Cards
web-lafamiglia-duel-step-take = Take or leave
web-lafamiglia-duel-step-reveal = Reveal, knockout
web-lafamiglia-duel-attacker = attacker
web-lafamiglia-duel-defender = defender
web-lafamiglia-duel-skull = order
web-lafamiglia-duel-car = car
web-lafamiglia-duel-miniguns = by boat
web-lafamiglia-duel-attack = attack bonus
web-lafamiglia-duel-vests = vests of orders here
web-lafamiglia-duel-labs = labs
web-lafamiglia-duel-watchmen = watchmen
web-lafamiglia-duel-defence = defence bonus
web-lafamiglia-duel-difference = Attack { $attack } − defence { $defence }: { $removed ->
    [one] 1 defender removed
   *[other] { $removed } defenders removed
}
web-lafamiglia-duel-taken = { $side ->
    [neutral] Neutral soldati take { $area }.
   *[family] { $family } takes { $area }.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] Nobody is left in { $area }.
    [neutral] The neutral soldati hold { $area }.
   *[family] { $family } holds { $area }.
}
web-lafamiglia-duel-force = Brute force: { $count ->
    [one] 1 attacker is removed.
   *[other] { $count } attackers are removed.
}
web-lafamiglia-duel-no-card = no card
web-lafamiglia-duel-your-card = your card
web-lafamiglia-duel-then = leaves { $result } after the knockout
web-lafamiglia-duel-attacker-takes = The attacker takes the card.
web-lafamiglia-duel-attacker-leaves = The attacker leaves the card.
web-lafamiglia-duel-defender-takes = The defender takes the card.
web-lafamiglia-duel-defender-leaves = The defender leaves the card.
web-lafamiglia-duel-cards-note = Both sides play a card face down.
web-lafamiglia-duel-may = Possible outcomes
web-lafamiglia-duel-may-note = attackers : defenders, before the knockout
web-lafamiglia-duel-you-take = you take
web-lafamiglia-duel-you-leave = you leave
web-lafamiglia-duel-they-take = they take
web-lafamiglia-duel-they-leave = they leave
web-lafamiglia-duel-they-laid = they played { $card }
web-lafamiglia-duel-face-down = a card face down
web-lafamiglia-duel-card-turncoat = Remove 1 of theirs, add 1 of yours
web-lafamiglia-duel-card-coward1 = 1 of yours goes home
web-lafamiglia-duel-card-coward2 = 2 of yours go home
web-lafamiglia-duel-back = Back to the conflict
web-lafamiglia-solo-board = Solo board
web-lafamiglia-coupole-seats = Members in the Cupola: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = control with at least { $count }
web-lafamiglia-extra-actions = Extra actions
web-lafamiglia-extra-blocked = blocked
web-lafamiglia-extra-ready = available
web-lafamiglia-extra-used = used
web-lafamiglia-restriction = Restricted column: { $column }
web-lafamiglia-commission = Commission token
web-lafamiglia-members = Members
web-lafamiglia-plan = Plan with your teammate
web-lafamiglia-plan-arrow = Arrow
web-lafamiglia-plan-pin = Pin
web-lafamiglia-plan-note = Note
web-lafamiglia-plan-erase = Erase
web-lafamiglia-plan-last = Undo the last mark
web-lafamiglia-plan-close = Back to the table
web-lafamiglia-plan-write = A note for { $name }
web-lafamiglia-plan-put = Put it here
web-lafamiglia-plan-only = Only you and { $name } can see this. It stays until you erase it and has no effect on the game.
web-lafamiglia-measure-goal = { $count } alone wins
web-lafamiglia-finale-pieces = Show the pieces
web-lafamiglia-standings = Standings
web-lafamiglia-standings-note = { $nobody ->
    [0] after round { $round }
    [one] after round { $round }, 1 belongs to nobody
   *[other] after round { $round }, { $nobody } belong to nobody
}
web-lafamiglia-standings-won = won
web-lafamiglia-standings-has = areas: { $areas } · soldati: { $soldati } · money: { $money }
web-lafamiglia-verdict-named = { $title }: { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento } hung on one area: { $areas }.
web-lafamiglia-verdict-last = The last one won was { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] You won by one Mandamento
       *[other] You won by { $count } Mandamenti
    }
    [lost] { $count ->
        [one] You lost by one Mandamento
       *[other] You lost by { $count } Mandamenti
    }
   *[neutral] { $count ->
        [one] { $names } won by one Mandamento
       *[other] { $names } won by { $count } Mandamenti
    }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] You won with { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } of your own
       *[other] You won: { $name } holds { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } alone
    }
    [lost] You lost: { $name } holds { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } alone
   *[neutral] { $names } won: { $name } holds { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } alone
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] You won with { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } together
    [lost] You lost: { $names } hold { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } together
   *[neutral] { $names } won with { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } together
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] You won thanks to Bronte
    [lost] You lost because of Bronte
   *[neutral] { $names } won thanks to Bronte
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] You won thanks to the starting piece
    [lost] You lost because of the starting piece
   *[neutral] { $names } won thanks to the starting piece
}
web-lafamiglia-verdict-draw = A draw: neither side holds Bronte
web-lafamiglia-the-end = The end
