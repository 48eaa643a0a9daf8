# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = There is no option “{ $option }”. Available options: { $known }.
error-option-value = The option “{ $option }” must be one of { $known }, not “{ $value }”.

position-cycle = The order of play must list different families of { $known }, one per player, not “{ $found }”.
position-corners = The corners must follow the arrows { $known } around the board, not “{ $found }”.
position-teams = { $found } does not fit the sides of this mode.
position-unknown-id = { $key } contains “{ $found }”, which is not part of this game.
position-negative = { $key } contains a number below 0.
position-limit = { $key } holds { $found }, but at most { $high } are allowed.
position-soldati = { $key } needs both a family and soldati, or neither.
position-ownerless = { $key } holds cars or orders that belong to no family.
position-order-owner = The order { $order } can’t belong to { $family }.
position-bust-alone = The bust of { $family } is beside { $space }, which has no token.
position-mark = The tile { $tile } is marked by { $family }, a family of the other team.
position-tile-out = The tile { $tile } is marked but not in play.
position-space = The space { $space } is not on sheet { $sheet }.
position-pieces = There are too many pieces ({ $piece }, { $family }): { $found }. The box has { $high }.
position-step = The step { $found } does not fit this position.
position-solo = The mode { $mode } has no part “solo”.
position-solo-colours = Families, commissions and the fictional family need different colours of { $known }, and only a solo player has a commission: “{ $found }”.
position-coupole = The Cupola has { $seats } seats, not { $found }.
position-round-spaces = { $key } needs a 0 or 1 for each round space ({ $number } in all).

lafamiglia-decision-draw = Chance draws.
lafamiglia-decision-family = Choose your family.
lafamiglia-decision-setup_soldati = Place your character’s soldato in one of your areas.
lafamiglia-decision-setup_car = Put your character’s car in one of your areas.
lafamiglia-decision-setup_boat = Put your character’s boat in a sea next to your areas.
lafamiglia-decision-setup_lab = Build your character’s lab in one of your areas.
lafamiglia-decision-setup_token = Put an influence token on an empty space of sheet 0.
lafamiglia-decision-turn = Choose an action space or a column.
lafamiglia-decision-must_sell = Sell an order: you can’t pay for any useful move.
lafamiglia-decision-help = Give your teammate { $price_gift_arrives } money (costs you { $price_gift }): they can’t move.
lafamiglia-decision-token = Choose a token to move there. Another player’s costs { $price_token }.
lafamiglia-decision-part = Choose a part of the space.
lafamiglia-decision-recruit = Choose how many soldati to recruit.
lafamiglia-decision-place_area = Choose an area for soldati from your HQ.
lafamiglia-decision-place_number = Choose how many soldati to place.
lafamiglia-decision-issue_area = Choose an area for the order.
lafamiglia-decision-issue_order = Choose an order to place face down.
lafamiglia-decision-equipment = Put one piece of equipment on the board.
lafamiglia-decision-sail = Move your new boat to an adjacent sea, or stay.
lafamiglia-decision-sink = Choose a boat to remove with yours: three are too many.
lafamiglia-decision-exert = Choose a row of your mat: its leftmost token is removed.
lafamiglia-decision-exert_supply = Choose the row whose token goes to your supply.
lafamiglia-decision-exert_sheet = Choose another row: its token goes to a sheet.
lafamiglia-decision-influence_token = Choose a place for the token from your mat.
lafamiglia-decision-gather = Choose the area where your soldati gather.
lafamiglia-decision-bring = Choose an adjacent area to bring soldati or cars from.
lafamiglia-decision-bring_soldati = Choose how many soldati to bring.
lafamiglia-decision-bring_cars = Choose how many cars to bring.
lafamiglia-decision-put_token = Choose a space for this token. Its action is not done.
lafamiglia-decision-column_action = Do the column’s action, and issue an order if you like.
lafamiglia-decision-final_action = Move the token beside your bust and do its action.
lafamiglia-decision-tile_influence = Discard an HQ soldato to remove a token from your mat.
lafamiglia-decision-tile_speedboats = Place a boat.
lafamiglia-decision-mark_tile = Mark a control tile for a Mandamento you have won.
lafamiglia-decision-unmark_tile = Take a token off a control tile: you have lost a Mandamento.
lafamiglia-decision-next_order = Choose which of your orders comes first.
lafamiglia-decision-order = Do the parts of your order, in any order you like.
lafamiglia-decision-move_from = Choose where the second Movement starts.
lafamiglia-decision-move_target = Choose where your soldati move.
lafamiglia-decision-move_soldati = Choose how many soldati to send.
lafamiglia-decision-move_car = Take a car along?
lafamiglia-decision-convert = Choose how many defenders to replace with soldati from your supply.
lafamiglia-decision-pay_off = Choose how many defenders to remove for money.
lafamiglia-decision-tile_bribery = Pay to remove one defender.
lafamiglia-decision-approach = Choose finesse or brute force.
lafamiglia-decision-defender = Choose which family of your team defends.
lafamiglia-decision-conflict_card = Play one conflict card face down.
lafamiglia-decision-take_card = Take the other side’s card, or leave it.
lafamiglia-decision-tile_recruitment = Place soldati from your HQ in the area you took.
lafamiglia-decision-tile_second_wave = Place one more piece from the supply.
lafamiglia-decision-strike_from = Choose where the Strike starts.
lafamiglia-decision-strike_target = Choose a target for a Strike or a car bomb.
lafamiglia-decision-pentito = Remove soldati from an adjacent area.
lafamiglia-decision-agitate = Agitate neutral soldati.
lafamiglia-decision-agitate_target = Choose where the neutral soldati go.
lafamiglia-decision-agitate_soldati = Choose how many neutral soldati to send.
lafamiglia-decision-agitate_reward = Choose how many soldati to recruit, at most one for each neutral soldato removed.
lafamiglia-decision-lab_soldati = Place a soldato from your HQ at each of your labs.
lafamiglia-decision-network = Choose an adjacent area of your team for more soldati.
lafamiglia-decision-recall = Replace soldati in adjacent areas with your own.
lafamiglia-decision-commission = Choose the colour of your commission.
lafamiglia-decision-character = Keep one of two character cards.
lafamiglia-decision-commission_token = Choose where the commission token goes. On the solo board it does an action.
lafamiglia-decision-extra_action = Do this turn’s extra action.
lafamiglia-decision-unlock = Unlock an action of the solo board.
lafamiglia-decision-split = Choose in secret how many new soldati are members.
lafamiglia-decision-seat = Seat members in the Cupola instead of placing soldati.
lafamiglia-decision-coupole_bonus = Place your Cupola bonus in one area, yours or empty.
lafamiglia-decision-coupole_restore = Seat members from your HQ to even out the Cupola.
lafamiglia-decision-claim = Put your control token on the Cupola.
lafamiglia-decision-transfer = Move tokens to empty control tiles, or offer a swap.
lafamiglia-decision-swap_tiles = Accept your teammate’s offer to swap control tiles?

lafamiglia-event-tiles_drawn = Control tiles in play: { $tiles }.
lafamiglia-event-families_dealt = Families dealt to the first team: { $one }. To the second team: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] You lead
   *[other] { $seat } leads
} the { $family } family.
lafamiglia-event-start_drawn = { $viewer ->
    [self] You start.
   *[other] { $seat } starts.
}
lafamiglia-event-character = { $viewer ->
    [self] You get
   *[other] { $seat } gets
} the character card “{ $character }”.
lafamiglia-event-planning = Round { $round }: planning. { $viewer ->
    [self] You go first.
   *[other] { $seat } goes first.
}
lafamiglia-event-turn = { $viewer ->
    [self] It is your turn.
   *[other] It is { $seat }’s turn.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] You can’t pay for any move, so your turn is skipped.
   *[other] { $seat } can’t pay for any move, so the turn is skipped.
}
lafamiglia-event-tokens_swept = Nobody can pay. The remaining tokens go to { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} a token ({ $token }) from { $source } to { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} an influence token on { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] You remove
   *[other] { $seat } removes
} a token from the { $row } row ({ $left ->
    [0] none left
   *[other] { $left } left
}).
lafamiglia-event-column_chosen = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} the { $column } column ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}).
lafamiglia-event-start_taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} the starting piece.
lafamiglia-event-bust_set = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} the bust beside { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] You skip
   *[other] { $seat } skips
} the final action.
lafamiglia-event-paid = { $viewer ->
    [self] You pay
   *[other] { $seat } pays
} { $money } money to { $other ->
    [supply] the supply.
   *[other] { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} { $money } money.
lafamiglia-event-laundered = { $viewer ->
    [self] You launder
   *[other] { $seat } launders
} { $money } money.
lafamiglia-event-money_given = { $viewer ->
    [self] You give
   *[other] { $seat } gives
} { $arrives } money to { $other }; the gift costs { $money }.
lafamiglia-event-order_sold = { $viewer ->
    [self] You sell
   *[other] { $seat } sells
} the order { $order }.
lafamiglia-event-recruited = { $viewer ->
    [self] You recruit
   *[other] { $seat } recruits
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}.
lafamiglia-event-placed = { $viewer ->
    [self] You place
   *[other] { $seat } places
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} in { $area }.
lafamiglia-event-order_laid = { $viewer ->
    [self] You issue
   *[other] { $seat } issues
} an order in { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-order_gained = { $viewer ->
    [self] You get
   *[other] { $seat } gets
} the order { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] You get
   *[other] { $seat } gets
} an order back from { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-car_placed = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} a car in { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] You build
   *[other] { $seat } builds
} a lab in { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} a boat in { $sea }.
lafamiglia-event-boats_collide = Three boats meet in { $sea }. { $viewer ->
    [self] Yours goes
   *[other] { $seat }’s boat goes
} back to the supply.
lafamiglia-event-boat_sunk = A boat of { $other } is removed from { $sea } too; { $viewer ->
    [self] you chose it.
   *[other] { $seat } chose it.
}
lafamiglia-event-gathered = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}and 1 car
   *[other] {" "}and { $cars } cars
} from { $source } to { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] You use
   *[other] { $seat } uses
} the tile { $tile }.
lafamiglia-event-control_won = { $viewer ->
    [self] You control
   *[other] { $seat } controls
} the Mandamento { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] You lose
   *[other] { $seat } loses
} the Mandamento { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] You mark
   *[other] { $seat } marks
} the tile { $tile }.
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} a token off the tile { $tile }.
lafamiglia-event-orders_revealed = Round { $round }: encounter. { $orders_count ->
    [0] There are no orders on the board.
   *[other] Orders on the board: { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] You carry out
   *[other] { $seat } carries out
} { $order } in { $area }.
lafamiglia-event-order_without_effect = { $order } in { $area } has no effect: nothing on it is possible now.
lafamiglia-event-moved = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} ({ $family }) from { $source } to { $area }{ $way ->
    [sea] {" "}by sea
    [allies] {" "}past allies
   *[land] {""}
}{ $car ->
    [1] , with a car.
   *[0] .
}
lafamiglia-event-area_entered = { $area } was empty and is now taken ({ $family }). { $viewer ->
    [self] You led the Movement.
   *[other] { $seat } led the Movement.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] You have
   *[other] { $seat } has
} no soldati left in { $area }{ $cars ->
    [0] .
    [one] ; 1 car is lost.
   *[other] ; { $cars } cars are lost.
}
lafamiglia-event-area_taken = { $area } is taken ({ $family }) with { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} left. { $viewer ->
    [self] You led the attack.
   *[other] { $seat } led the attack.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Your attack
   *[other] { $seat }’s attack
} on { $area } fails. No attackers are left ({ $family }){ $car ->
    [1] , and the car is lost.
   *[0] .
}
lafamiglia-event-lab_lost = { $area } loses a lab ({ $labs ->
    [0] none left
   *[other] { $labs } left
}).
lafamiglia-event-defenders_gone = { $viewer ->
    [self] You remove
   *[other] { $seat } removes
} { $soldati ->
    [one] 1 defender
   *[other] { $soldati } defenders
} from { $area }{ $how ->
    [convert] {" "}and the same number joins the attack.
    [pay] {" "}for money.
   *[bribe] {" "}with a bribe.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] You attack
   *[other] { $seat } attacks
} { $area } ({ $defender }) with a bonus of { $attack } (skull { $skull }, car { $car }, miniguns { $miniguns }) against { $defence } (labs { $labs }, vests { $vests }, watchmen { $watchmen }). { $removed ->
    [0] No defender leaves
    [one] 1 defender leaves
   *[other] { $removed } defenders leave
} at once; now it is { $attackers } against { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] You choose
   *[other] { $seat } chooses
} finesse in { $area }.
lafamiglia-event-force = { $viewer ->
    [self] You choose brute force in { $area } and lose
   *[other] { $seat } chooses brute force in { $area } and loses
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}.
lafamiglia-event-defends = { $viewer ->
    [self] You play
   *[other] { $seat } plays
} for the defenders of { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] You play
   *[other] { $seat } plays
} a conflict card{ $card ->
    [hidden] {" "}face down.
   *[other] {" "}face down: { $card }.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} the other side’s card.
lafamiglia-event-card_left = { $viewer ->
    [self] You leave
   *[other] { $seat } leaves
} the other side’s card.
lafamiglia-event-cards_revealed = The attacker ({ $viewer ->
    [self] you
   *[other] { $seat }
}) played { $attack_card }, the defender ({ $other }) played { $defence_card }. Cards of the attacker now: { $attacker_count ->
    [0] none
   *[other] { $attacker }
}. Cards of the defender: { $defender_count ->
    [0] none
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Turncoat ({ $family }): the other side loses { $lost }, this side gains { $won }. Now it is { $attackers } against { $defenders }.
lafamiglia-event-coward = Coward ({ $family }): { $soldati ->
    [0] nobody leaves
    [one] 1 soldato leaves
   *[other] { $soldati } soldati leave
}. Now { $attackers } against { $defenders }.
lafamiglia-event-knockout = Knockout in { $area }: each side loses { $soldati }. Now it is { $attackers } against { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] You get
   *[other] { $seat } gets
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} in the HQ.
lafamiglia-event-reinforced = { $viewer ->
    [self] You place
   *[other] { $seat } places
} { $soldati ->
    [one] 1 more soldato
   *[other] { $soldati } more soldati
} in { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] You strike
   *[other] { $seat } strikes
} { $area } ({ $defender }) from { $source }{ $bomb ->
    [1] {" "}with a car bomb
   *[0] {""}
}, with an attack of { $attack } (skull { $skull }, car { $car }) against a defence of { $defence } (labs { $labs }, vests { $vests }, watchmen { $watchmen }). { $removed ->
    [0] Nobody is removed
    [one] 1 soldato is removed
   *[other] { $removed } soldati are removed
}; { $defenders ->
    [0] nobody is left.
    [one] 1 is left.
   *[other] { $defenders } are left.
}
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] you lose
   *[other] { $seat } loses
} a soldato in { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] you remove
   *[other] { $seat } removes
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} ({ $family }) from { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] You replace
   *[other] { $seat } replaces
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} in { $source }; the new ones go to { $area }.
lafamiglia-event-sheets_shifted = Sheet { $top } is now on top, sheet { $bottom } below.
lafamiglia-event-ended = The game is over, { $one } : { $two } Mandamenti{ $decided_by ->
    [bronte] ; Bronte decides
    [start_piece] ; the starting piece decides
   *[other] {""}
}. { $reason ->
    [family] One family controls { $win_family } or more.
    [team] One team controls { $win_team } or more.
   *[last_round] The last round is over.
}{ $winners_count ->
    [0] {" "}Nobody wins.
   *[other] {" "}Winners: { $winners }.
}
lafamiglia-event-families_taken = Families in play: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} { $family } for the commission.
lafamiglia-event-fiction_drawn = The colour of the fictional family is { $family }.
lafamiglia-event-fiction_settled = The fictional family starts in { $areas }.
lafamiglia-event-tokens_kept = Only the { $column } column still has tokens, so planning ends. They stay in that column for the next round ({ $count ->
    [one] 1 token
   *[other] { $count } tokens
}).
lafamiglia-event-token_lifted = { $viewer ->
    [self] You remove
   *[other] { $seat } removes
} a commission token from the { $row } row.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] You use
   *[other] { $seat } uses
} a space of the solo board: { $space }.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} the commission token in the supply.
lafamiglia-event-split = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} { $soldati ->
    [one] 1 new piece
   *[other] { $soldati } new pieces
} behind the screen{ $members ->
    [hidden] .
   *[other] ; members: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] You seat
   *[other] { $seat } seats
} { $members ->
    [one] 1 member
   *[other] { $members } members
} in the Cupola. Now { $seats } : { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] You control
   *[other] { $seat } controls
} the Cupola.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] You lose
   *[other] { $seat } loses
} the Cupola.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} a token from the tile { $old_tile } to { $tile }.
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] You swap
   *[other] { $seat } swaps
} tokens with { $other }: { $old_tile } for { $tile }.
lafamiglia-event-swap_offered = { $viewer ->
    [self] You offer
   *[other] { $seat } offers
} { $other } a swap: { $old_tile } for { $tile }.
lafamiglia-event-swap_declined = { $viewer ->
    [self] You decline
   *[other] { $seat } declines
} the swap.
lafamiglia-event-extra_action = { $viewer ->
    [self] You do
   *[other] { $seat } does
} an extra action.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] Your tokens
   *[other] { $seat }’s tokens
} go back from the solo board to the round spaces ({ $out } out of the game).
lafamiglia-event-unlocked = { $viewer ->
    [self] You unlock
   *[other] { $seat } unlocks
} { $space }.

lafamiglia-result = { $decided_by ->
    [draw] A draw, { $high } : { $low } Mandamenti. Neither team holds Bronte.
    [bronte] { $winners_count ->
        [one] A tie, { $high } : { $low } Mandamenti. { $winners } holds Bronte and wins.
       *[other] A tie, { $high } : { $low } Mandamenti. { $winners } hold Bronte and win.
    }
    [start_piece] { $winners_count ->
        [one] A tie, { $high } : { $low } Mandamenti. { $winners } has the starting piece and wins.
       *[other] A tie, { $high } : { $low } Mandamenti. { $winners } have the starting piece and win.
    }
   *[mandamenti] { $winners_count ->
        [one] { $winners } wins, { $high } : { $low } Mandamenti.
       *[other] { $winners } win, { $high } : { $low } Mandamenti.
    }
}
lafamiglia-ended-family = One family controls enough Mandamenti to win.
lafamiglia-ended-team = One team controls enough Mandamenti to win.
lafamiglia-ended-last_round = The last round is over.

lafamiglia-refusal-not-now = You can’t do this now: { $action }. { $asked }
lafamiglia-refusal-not-this = This is not possible here: { $action }.
lafamiglia-refusal-chance-answers = This is drawn by chance. No player chooses it.
lafamiglia-refusal-anytime-not-now = You can’t do this now: { $action }. You and your teammate can do it at the start of your turns, whenever you may have to pay, and before your orders.
lafamiglia-refusal-family-not-yours = Your team can’t choose the { $family } family.
lafamiglia-refusal-setup-space = You can’t put a first token on { $space }. Choose an empty space of sheet 0 without a grey circle.
lafamiglia-refusal-sea-full = { $sea } already has { $boats_per_sea } boats.
lafamiglia-refusal-sea-not-adjacent = { $sea } is not next to an area with your soldati.
lafamiglia-refusal-sea-not-at-order = { $sea } is not next to the area of the order.
lafamiglia-refusal-sail-too-far = { $sea } is not next to the sea of your new boat.
lafamiglia-refusal-sink-not-there = { $family } has no boat in that sea.
lafamiglia-refusal-area-not-yours = { $area } has none of your soldati.
lafamiglia-refusal-bring-again = You have already chosen { $area }. Choose another area.
lafamiglia-refusal-area-foreign = { $area } has soldati of another family. Choose one of your areas or an empty one.
lafamiglia-refusal-area-partners = { $area } belongs to your teammate. You can’t go there.
lafamiglia-refusal-area-empty = { $area } is empty. This space needs an area that already has your soldati.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] { $area } already has a lab.
   *[other] { $area } already has { $labs_per_area } labs.
}
lafamiglia-refusal-none-left = There { $piece ->
    [car] are no cars
    [boat] are no boats
    [lab] are no labs
   *[other] are no such pieces
} left in the supply.
lafamiglia-refusal-car-not-at-order = { $area } is not the area of the order. The car must go there.
lafamiglia-refusal-too-many = { $found } is too many. The most you can choose here is { $most }.
lafamiglia-refusal-too-few = { $found } is too few. Choose at least { $least }.
lafamiglia-refusal-column-empty = The { $column } column has no tokens.
lafamiglia-refusal-column-too-dear = The { $column } column costs { $cost } in total. You have { $money }.
lafamiglia-refusal-column-act-first = Do the column’s action before you stop.
lafamiglia-refusal-idle-not-now = You can move a token without effect only if no action is possible and you can’t afford any column.
lafamiglia-refusal-sell-first = You can’t move a token without effect yet. If you sell orders first, you can pay for a useful move.
lafamiglia-refusal-space-no-action = { $space } is not an action space of the bottom sheet.
lafamiglia-refusal-space-taken = { $space } already has a token.
lafamiglia-refusal-space-too-dear = { $space } costs { $cost }. After paying the token’s owner you have { $money }. Sell an order or ask your teammate first.
lafamiglia-refusal-tokens-too-dear = Only other players’ tokens are left on the top sheet, and you have no money to pay their owners. Sell an order or ask your teammate first.
lafamiglia-refusal-solo-space-too-dear = { $space } costs { $cost }, and you have { $money }. You pay before the action.
lafamiglia-refusal-space-no-effect = Nothing on { $space } would have an effect now, and you have to do something.
lafamiglia-refusal-token-too-dear = You can’t pay the owner of this token ({ $token }).
lafamiglia-refusal-token-not-there = There is no such token ({ $token }) on { $space } of the top sheet.
lafamiglia-refusal-final-again = { $space } is itself a final action. Move the token to another kind of space.
lafamiglia-refusal-give-too-dear = Giving costs { $cost } money; your teammate gets { $money } of it.
lafamiglia-refusal-give-nobody = You have no teammate to give money to.
lafamiglia-refusal-give-owed = Giving costs { $cost } money, and you still have to pay { $money } for the space and the token.
lafamiglia-refusal-nothing-done = You haven’t done anything on this space yet. Do at least one part.
lafamiglia-refusal-part-no-effect = “{ $part }” is already done or would have no effect now.
lafamiglia-refusal-part-not-there = “{ $part }” is not on this space.
lafamiglia-refusal-part-not-on-order = “{ $part }” is not on the order { $order }.
lafamiglia-refusal-part-done = “{ $part }” is already done, or it is too late for it.
lafamiglia-refusal-part-impossible = “{ $part }” is not possible now.
lafamiglia-refusal-part-area-lost = “{ $part }” is not possible: you have no soldati left in { $area }.
lafamiglia-refusal-part-none-left = “{ $part }” is not possible: the supply has none left.
lafamiglia-refusal-part-hq-empty = “{ $part }” is not possible: there are no soldati in your HQ.
lafamiglia-refusal-part-no-labs = “{ $part }” is not possible: you need a lab of your own, and soldati in your HQ to place there.
lafamiglia-refusal-part-no-sea = “{ $part }” is not possible: { $area } is not on the coast.
lafamiglia-refusal-part-labs-full = “{ $part }” is not possible: none of your areas has room for a lab.
lafamiglia-refusal-part-nobody-near = “{ $part }” is not possible: none of your soldati can come to { $area }.
lafamiglia-refusal-part-no-target = “{ $part }” is not possible: there is no target.
lafamiglia-refusal-part-no-neutral = “{ $part }” is not possible: no neutral soldati within reach of { $area } can move.
lafamiglia-refusal-rally-first = “{ $part }” is out of order: Rally comes right before the Movement.
lafamiglia-refusal-issue-impossible = You have no order in your HQ, or no area for one.
lafamiglia-refusal-issue-partners = { $area } belongs to your teammate. You can’t issue orders there.
lafamiglia-refusal-issue-taken = { $area } already has an order.
lafamiglia-refusal-issue-same-area = The second order of this space must also go to { $area }.
lafamiglia-refusal-orders-full = { $area } already has { $orders_per_area } orders.
lafamiglia-refusal-order-not-in-hq = { $order } is not in your HQ.
lafamiglia-refusal-order-needed = { $order } is your last order, and the space you chose needs one.
lafamiglia-refusal-order-laid = { $order } is already on the board. Orders on the board can’t be moved, exchanged or taken back.
lafamiglia-refusal-order-not-next = { $order } is not next. Initiative decides the sequence.
lafamiglia-refusal-put-not-empty = { $space } is not an empty action space of the bottom sheet.
lafamiglia-refusal-put-not-allowed = The token can’t go to { $space }. The space must be empty, and a column of the top sheet must have another token.
lafamiglia-refusal-row-empty = The { $row } row of your mat has no tokens left.
lafamiglia-refusal-row-again = The { $row } row has already lost a token. Choose another row.
lafamiglia-refusal-nobody-adjacent = You have no soldati next to { $area }.
lafamiglia-refusal-not-adjacent = { $area } is not next to { $other }.
lafamiglia-refusal-tile-out = The tile { $tile } is not in play.
lafamiglia-refusal-tile-taken = The tile { $tile } is already marked.
lafamiglia-refusal-tile-not-yours = You have not marked the tile { $tile }.
lafamiglia-refusal-no-tile = You don’t have the tile { $tile }.
lafamiglia-refusal-start-not-allowed = The Movement can’t start in { $area }.
lafamiglia-refusal-no-boats = Your team’s boats form no chain of seas to { $area }.
lafamiglia-refusal-allies-not-reached = { $area } is too far away. It must be next to an empty or neutral area that you could enter from { $other }.
lafamiglia-refusal-allies-nobody = There is nobody to attack in { $area }. Allies leads only to enemy or neutral soldati.
lafamiglia-refusal-allies-too-dear = Allies costs { $cost } money, and you don’t have it.
lafamiglia-refusal-bribe-too-dear = A bribe costs { $cost } money.
lafamiglia-refusal-defender-wrong = { $family } is not in the team that defends.
lafamiglia-refusal-strike-nobody = There are no enemy or neutral soldati in { $area }.
lafamiglia-refusal-bomb-no-car = A car bomb needs one of your cars in the area where it starts.
lafamiglia-refusal-pentito-again = { $area } has already lost soldati to this Pentito. Each number is for a different area.
lafamiglia-refusal-agitate-nobody = There are no neutral soldati in { $area }.
lafamiglia-refusal-agitate-too-far = { $area } is more than { $reach } away from the area of the order.
lafamiglia-refusal-agitate-nowhere = The neutral soldati in { $area } have nowhere to go: every area next to them belongs to your team.
lafamiglia-refusal-agitate-own-team = { $area } belongs to your team. Agitated soldati can’t go there.
lafamiglia-refusal-no-lab-left = You have no lab in { $area } that still needs its soldato.
lafamiglia-refusal-network-area = { $area } is not an adjacent area of your team that can still get soldati.
lafamiglia-refusal-put-blank = { $space } has no icon. Without the optional rule, tokens go only to action spaces.
lafamiglia-refusal-column-barred = Your teammate has just used the { $column } column. You can’t empty it now.
lafamiglia-refusal-rally-no-boat = Nobody can come from { $area } by boat: Rally works by land.
lafamiglia-refusal-rally-boat = { $area } is not linked to this area by your side’s boats. Soldati can come by boat only from a linked area of yours.
lafamiglia-refusal-rally-boat-again = Soldati have already come by boat from one area. None can come from { $area }.
lafamiglia-refusal-transfer-not-allowed = A token can’t go from { $old_tile } to { $tile }. It must be yours and not moved this turn, and the other tile must be empty.
lafamiglia-refusal-swap-not-allowed = { $old_tile } and { $tile } can’t be swapped. The first token must be yours and not moved this turn, the second your teammate’s.
lafamiglia-refusal-swap-declined = Your teammate keeps the tile { $tile }, so you can’t swap { $old_tile } for it.
lafamiglia-refusal-colour-taken = The colour { $family } is already taken.
lafamiglia-refusal-not-solo-board = { $space } is not on this side of the solo board.
lafamiglia-refusal-space-locked = { $space } is locked.
lafamiglia-refusal-commission-must = Two commission tokens came off together. You must use both.
lafamiglia-refusal-character-not-drawn = You did not draw the card “{ $character }”.
lafamiglia-refusal-extra-not-yours = Only the solo player can do extra actions.
lafamiglia-refusal-extra-done = You have already done this turn’s extra action.
lafamiglia-refusal-extra-none-left = No extra action token is available.
lafamiglia-refusal-not-locked = { $space } is not a locked action.
