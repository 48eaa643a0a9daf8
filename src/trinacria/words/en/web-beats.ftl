web-beat-title = What the others are doing
web-beat-caption = { $name }: { $what }
web-beat-playing = playing
web-beat-then-you = Then it is your turn.
web-beat-shown-again = Replay
web-beat-pause = Pause
web-beat-continue = Continue
web-beat-next = Next step
web-beat-skip = Skip
web-beat-back = Back to the game
web-key-space = Space
web-recap = Since your last turn
web-recap-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-recap-more = { $count ->
    [one] and { $count } earlier turn
   *[other] and { $count } earlier turns
}
web-recap-again = Replay
web-recap-show = Show me again
web-recap-mine = My turn
web-recap-now = now
web-beat-round = Round { $round }
web-beat-planning = Planning
web-beat-planning-note = Sheet { $sheet } is new at the bottom.
web-beat-encounter = Encounter
web-beat-encounter-note = { $count ->
    [one] 1 order revealed: supply { $supply }, attack { $attack }.
   *[other] { $count } orders revealed: supply { $supply }, attack { $attack }.
}
web-beat-management = Management
web-beat-management-won = { $name } now controls { $mandamento }.
web-beat-management-lost = { $name } loses { $mandamento }.
web-beat-lafamiglia-orders_revealed = The orders are revealed.
web-beat-reveal-first = The orders are revealed. { $order } in { $area } comes first.
web-beat-reveal-mine = Your first order is { $order } in { $area }, number { $number } on the track.
web-beat-reveal-none = You have no orders on the map this round.
web-beat-lafamiglia-turn_skipped = no turn
web-beat-lafamiglia-token_moved = token to { $space }
web-beat-lafamiglia-token_put = token to { $space }
web-beat-lafamiglia-token_off_mat = { $row } improves
web-beat-lafamiglia-column_chosen = column { $column }
web-beat-lafamiglia-start_taken = start player
web-beat-lafamiglia-paid = pays { $money }
web-beat-lafamiglia-earned = receives { $money }
web-beat-lafamiglia-laundered = launders { $money }
web-beat-lafamiglia-money_given = gives money
web-beat-lafamiglia-order_sold = sells { $order }
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} to headquarters
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} to { $area }
web-beat-lafamiglia-order_laid = order in { $area }
web-beat-lafamiglia-order_gained = new order
web-beat-lafamiglia-car_placed = car to { $area }
web-beat-lafamiglia-lab_placed = lab in { $area }
web-beat-lafamiglia-boat_placed = boat to { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} to { $area }
web-beat-lafamiglia-tile_used = uses { $tile }
web-beat-lafamiglia-tile_marked = marks { $tile }
web-beat-lafamiglia-tile_unmarked = gives up { $tile }
web-beat-lafamiglia-order_begins = { $order } in { $area }
web-beat-lafamiglia-order_without_effect = { $order }: no effect
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} from { $source } to { $area }
web-beat-lafamiglia-area_entered = takes { $area }
web-beat-lafamiglia-area_taken = takes { $area }
web-beat-lafamiglia-attack_failed = fails in { $area }
web-beat-lafamiglia-force = brute force
web-beat-lafamiglia-finesse = finesse
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} to { $area }
web-beat-lafamiglia-strike = strike on { $area }
web-beat-lafamiglia-recalled = recalls from { $area }
web-beat-lafamiglia-betrayed = Pentito in { $area }
web-beat-lafamiglia-solo_space_used = solo board
web-beat-lafamiglia-members_seated = Cupola
web-beat-famiglia-put_away = puts away { $card }
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } new card
   *[other] { $cards_count } new cards
}
web-beat-famiglia-reshuffled = new deck
web-beat-famiglia-accountant = plays { $card }
web-beat-famiglia-took_back = takes back { $card }
web-beat-famiglia-laid_down = lays down { $card }
web-beat-famiglia-brute = plays { $card }
web-beat-famiglia-lowered = lowers { $card }
web-beat-famiglia-recruited = recruits { $card }
web-beat-famiglia-passed = passes
web-beat-famiglia-last_cards = last cards
web-beat-famiglia-ended = game over
