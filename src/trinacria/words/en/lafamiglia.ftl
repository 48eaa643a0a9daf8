# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = There is no option “{ $option }”. Known options: { $known }.
error-option-value = The option “{ $option }” is one of { $known }, not “{ $value }”.

position-cycle = The order of play must name different families of { $known }, one for each player, not “{ $found }”.
position-corners = The corners must follow the arrows { $known } round the board, not “{ $found }”.
position-teams = { $found } does not fit the sides of this mode.
position-unknown-id = { $key } names “{ $found }”, which this game does not have.
position-negative = { $key } has a number below 0.
position-limit = { $key } holds { $found }; at most { $high } may lie there.
position-soldati = { $key } needs both a family and soldati, or neither.
position-ownerless = { $key } holds cars or orders without a family that they belong to.
position-order-owner = The order { $order } cannot lie with { $family }.
position-bust-alone = The bust of { $family } stands beside { $space }, where no token lies.
position-mark = The tile { $tile } is marked by { $family }, a family of the other team.
position-tile-out = The tile { $tile } is marked but not in play.
position-space = The space { $space } is not on sheet { $sheet }.
position-pieces = There are too many pieces ({ $piece }, { $family }): { $found }; the box holds { $high }.
position-step = The step { $found } does not fit this position.
position-solo = A game of the mode { $mode } has no part “solo”.
position-solo-colours = Families, commissions and the fictional family need different colours of { $known }, and only a solo has a commission: “{ $found }”.
position-coupole = The Coupole has { $seats } seats, not { $found }.
position-round-spaces = { $key } needs a 0 or a 1 for each of the { $number } round spaces.

lafamiglia-decision-draw = Chance draws.
lafamiglia-decision-family = You must choose the family you lead.
lafamiglia-decision-setup_soldati = You must put a soldato of your character card into one of your areas.
lafamiglia-decision-setup_car = You must put a car of your character card into one of your areas.
lafamiglia-decision-setup_boat = You must put a boat of your character card into a sea next to one of your areas.
lafamiglia-decision-setup_lab = You must put a lab of your character card into one of your areas.
lafamiglia-decision-setup_token = You must put an influence token on an empty space of sheet 0.
lafamiglia-decision-turn = You must use an action space (option A) or move a whole column (option B).
lafamiglia-decision-must_sell = You cannot pay for any move that does something: sell an order first.
lafamiglia-decision-help = Your partner cannot pay for any move. You may give 1 money, which costs you 2.
lafamiglia-decision-token = You must choose the token that goes to your space. Another player’s token costs 1, paid to its owner.
lafamiglia-decision-part = You must choose a part of the space, or stop once something is done.
lafamiglia-decision-recruit = You must choose how many soldati come from the supply to your HQ.
lafamiglia-decision-place_area = You must choose the area for soldati from your HQ.
lafamiglia-decision-place_number = You must choose how many soldati come from the HQ.
lafamiglia-decision-issue_area = You must choose the area for an order, or stop after the first.
lafamiglia-decision-issue_order = You must choose the order that you lay face down.
lafamiglia-decision-equipment = You may put one of these pieces on the board.
lafamiglia-decision-sail = Your new boat may stay or move on to an adjacent sea.
lafamiglia-decision-sink = Three boats are too many: you must choose which one leaves with yours.
lafamiglia-decision-exert = You must choose the row of your mat that loses its leftmost token.
lafamiglia-decision-exert_supply = You must choose the row whose token goes to your supply.
lafamiglia-decision-exert_sheet = You must choose another row, whose token goes to a sheet.
lafamiglia-decision-influence_token = You must choose where the token of your mat goes.
lafamiglia-decision-gather = You must choose the area where your soldati gather.
lafamiglia-decision-bring = You must choose an adjacent area from which soldati or cars come, or stop after the first.
lafamiglia-decision-bring_soldati = You must choose how many soldati come.
lafamiglia-decision-bring_cars = You must choose how many cars come.
lafamiglia-decision-put_token = You must choose the space for this token of the column; its action is not performed.
lafamiglia-decision-column_action = You must do the action of the column. You may issue one order before or after it.
lafamiglia-decision-final_action = You may move the token beside your bust to another space and do its action.
lafamiglia-decision-tile_influence = You may discard a soldato from your HQ to remove a token of your mat.
lafamiglia-decision-tile_speedboats = You may place a boat.
lafamiglia-decision-mark_tile = You must mark a control tile for a Mandamento you have won.
lafamiglia-decision-unmark_tile = You must take a token off a control tile for a Mandamento you have lost.
lafamiglia-decision-next_order = You must choose which of your equal orders comes first.
lafamiglia-decision-order = You may do the parts of your order, and stop at any time.
lafamiglia-decision-move_from = You may choose from where the second Movement starts, or leave it out.
lafamiglia-decision-move_target = You may choose where your soldati move, or leave the Movement out.
lafamiglia-decision-move_soldati = You must choose how many soldati move.
lafamiglia-decision-move_car = You may take a car along.
lafamiglia-decision-convert = You may replace defenders by soldati of your own from the supply.
lafamiglia-decision-pay_off = You may pay for defenders to leave.
lafamiglia-decision-tile_bribery = You may pay for one defender to leave.
lafamiglia-decision-approach = You must choose finesse, or brute force at the price of soldati.
lafamiglia-decision-defender = You must say which family of your team plays for the defenders.
lafamiglia-decision-conflict_card = You must choose a conflict card in secret.
lafamiglia-decision-take_card = You must take the other side’s card or leave it.
lafamiglia-decision-tile_recruitment = You may place 2 soldati from your HQ in the area you have taken.
lafamiglia-decision-tile_second_wave = You may place 1 more piece from the supply.
lafamiglia-decision-strike_from = You may choose from where the Strike starts, or leave it out.
lafamiglia-decision-strike_target = You may choose the target of a Strike or a car bomb, or leave it out.
lafamiglia-decision-pentito = You may remove soldati from an adjacent area.
lafamiglia-decision-agitate = You may stir up neutral soldati.
lafamiglia-decision-agitate_target = You must choose where the neutral soldati go.
lafamiglia-decision-agitate_soldati = You must choose how many neutral soldati go.
lafamiglia-decision-agitate_reward = You may recruit one soldato for each neutral soldato that was removed.
lafamiglia-decision-lab_soldati = You may place a soldato from your HQ with each of your labs.
lafamiglia-decision-network = You may choose an adjacent area of your team for 2 more soldati.
lafamiglia-decision-recall = You may replace soldati of adjacent areas by your own, who come to the area of the order.
lafamiglia-decision-commission = You must choose the colour of your commission.
lafamiglia-decision-character = You must keep one of two character cards.
lafamiglia-decision-commission_token = You may put the commission token on the solo board and do the action of its space.
lafamiglia-decision-extra_action = You may do the extra action of this turn.
lafamiglia-decision-unlock = You may open a locked action of the solo board.
lafamiglia-decision-split = You must choose in secret how many of your new soldati are members of your commission instead.
lafamiglia-decision-seat = You may seat members in the Coupole instead of placing soldati.
lafamiglia-decision-coupole_bonus = You have the majority in the Coupole: you may place soldati in one area that is yours or empty.
lafamiglia-decision-coupole_restore = You may seat members from your HQ to bring the Coupole back towards equality.
lafamiglia-decision-claim = You may put your control token on the Coupole.
lafamiglia-decision-transfer = You may move your tokens to empty control tiles, or offer your partner a swap.
lafamiglia-decision-swap_tiles = Your partner offers to swap a token with you on the control tiles.

lafamiglia-event-tiles_drawn = The control tiles in play: { $tiles }.
lafamiglia-event-families_dealt = The first team is dealt these families: { $one }; the second these: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] You lead
   *[other] { $seat } leads
} the family { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] You start.
   *[other] { $seat } starts.
}
lafamiglia-event-character = { $viewer ->
    [self] You are given
   *[other] { $seat } is given
} the character card “{ $character }”.
lafamiglia-event-planning = Round { $round }: planning. { $viewer ->
    [self] You begin.
   *[other] { $seat } begins.
}
lafamiglia-event-turn = { $viewer ->
    [self] It is your turn.
   *[other] It is { $seat }’s turn.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] You cannot pay for any move; your turn is skipped.
   *[other] { $seat } cannot pay for any move; the turn is skipped.
}
lafamiglia-event-tokens_swept = Nobody can pay. The tokens that are left go to { $space }.
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
} a token from the row { $row }; left there: { $left }.
lafamiglia-event-column_chosen = { $viewer ->
    [self] You move
   *[other] { $seat } moves
} the column { $column }; tokens in it: { $tokens }.
lafamiglia-event-start_taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} the start piece.
lafamiglia-event-bust_set = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} the bust beside { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] You leave
   *[other] { $seat } leaves
} out the final action.
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
    [self] You lay
   *[other] { $seat } lays
} an order in { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-order_gained = { $viewer ->
    [self] You gain
   *[other] { $seat } gains
} the order { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} an order back from { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-car_placed = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} a car into { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] You build
   *[other] { $seat } builds
} a lab in { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} a boat into { $sea }.
lafamiglia-event-boats_collide = Three boats meet in { $sea }. { $viewer ->
    [self] Yours goes
   *[other] The boat of { $seat } goes
} back to the supply.
lafamiglia-event-boat_sunk = A boat of { $other } leaves { $sea } with it; { $viewer ->
    [self] you choose which.
   *[other] { $seat } chooses which.
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
lafamiglia-event-orders_revealed = Round { $round }: encounter. The orders on the board: { $orders_count ->
    [0] none.
   *[other] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] You execute
   *[other] { $seat } executes
} { $order } in { $area }.
lafamiglia-event-order_without_effect = Nothing on { $order } in { $area } can be done now; it ends without effect.
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
lafamiglia-event-area_entered = { $area }, which was empty, is taken ({ $family }); { $viewer ->
    [self] you led the Movement.
   *[other] { $seat } led the Movement.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] You have
   *[other] { $seat } has
} nobody left in { $area }{ $cars ->
    [0] .
   *[other] ; cars lost: { $cars }.
}
lafamiglia-event-area_taken = { $area } is taken ({ $family }); soldati there: { $soldati }. { $viewer ->
    [self] You led the attack.
   *[other] { $seat } led the attack.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Your attack
   *[other] The attack led by { $seat }
} on { $area } fails; no attacker is left ({ $family }){ $car ->
    [1] , and the car is lost.
   *[0] .
}
lafamiglia-event-lab_lost = A lab is gone in { $area }; left there: { $labs }.
lafamiglia-event-defenders_gone = { $viewer ->
    [self] You remove
   *[other] { $seat } removes
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} of the defenders in { $area }{ $how ->
    [convert] {" "}and as many join the attack.
    [pay] {" "}for money.
   *[bribe] {" "}by a bribe.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] You attack
   *[other] { $seat } attacks
} { $area } ({ $defender }): skull { $skull }, car { $car }, miniguns { $miniguns } = { $attack } against labs { $labs }, vests { $vests }, watchmen { $watchmen } = { $defence }. Difference { $difference }; fallen: { $removed }. Now { $attackers } against { $defenders }.
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
} for the soldati of { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] You lay
   *[other] { $seat } lays
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
}) has played { $attack_card }, the defender ({ $other }) { $defence_card }. Before the attacker now: { $attacker_count ->
    [0] none
   *[other] { $attacker }
}; before the defender: { $defender_count ->
    [0] none
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Turncoat ({ $family }): the other side loses { $lost }, this one gains { $won }. Now { $attackers } against { $defenders }.
lafamiglia-event-coward = Coward ({ $family }): { $soldati ->
    [one] 1 soldato leaves
   *[other] { $soldati } soldati leave
}. Now { $attackers } against { $defenders }.
lafamiglia-event-knockout = Knockout in { $area }: each side loses { $soldati }. Now { $attackers } against { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] You gain
   *[other] { $seat } gains
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} for the HQ.
lafamiglia-event-reinforced = { $viewer ->
    [self] You place
   *[other] { $seat } places
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} more in { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] You strike
   *[other] { $seat } strikes
} { $area } ({ $defender }) from { $source }{ $bomb ->
    [1] {" "}with a car bomb
   *[0] {""}
}: skull { $skull }, car { $car } = { $attack } against labs { $labs }, vests { $vests }, watchmen { $watchmen } = { $defence }. Difference { $difference }; fallen: { $removed }, left: { $defenders }.
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] you give up
   *[other] { $seat } gives up
} a soldato in { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] you take
   *[other] { $seat } takes
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} ({ $family }) from { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] You win
   *[other] { $seat } wins
} over { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} from { $source } into { $area }.
lafamiglia-event-sheets_shifted = Sheet { $top } lies on top, sheet { $bottom } below.
lafamiglia-event-ended = The game is over, { $one } : { $two } Mandamenti{ $decided_by ->
    [bronte] ; Bronte decides
    [start_piece] ; the start piece decides
   *[other] {""}
}. { $reason ->
    [family] A family holds five.
    [team] A team holds six.
   *[last_round] The last round is played.
}{ $winners_count ->
    [0] {" "}Nobody wins.
   *[other] {" "}The winners: { $winners }.
}
lafamiglia-event-families_taken = These families play: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] You take
   *[other] { $seat } takes
} the colour { $family } for the commission.
lafamiglia-event-fiction_drawn = The fictional family has the colour { $family }.
lafamiglia-event-fiction_settled = The fictional family stands in { $areas }.
lafamiglia-event-tokens_kept = Tokens are left in one column only, { $column }: planning ends, and they stay in that column for the next round. Tokens: { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] You remove
   *[other] { $seat } removes
} a commission token from the row { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] You use
   *[other] { $seat } uses
} { $space } of the solo board.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] You put
   *[other] { $seat } puts
} the commission token into the supply.
lafamiglia-event-split = { $viewer ->
    [self] You split
   *[other] { $seat } splits
} { $soldati ->
    [one] 1 new piece
   *[other] { $soldati } new pieces
} behind the screen{ $members ->
    [hidden] .
   *[other] ; members among them: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] You seat
   *[other] { $seat } seats
} { $members ->
    [one] 1 member
   *[other] { $members } members
} in the Coupole. Now { $seats } : { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] You control
   *[other] { $seat } controls
} the Coupole.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] You lose
   *[other] { $seat } loses
} the Coupole.
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
   *[other] The tokens of { $seat }
} go from the solo board back to the round spaces; out of the game: { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] You open
   *[other] { $seat } opens
} the locked action { $space }.

lafamiglia-result = { $decided_by ->
    [draw] A draw, { $high } : { $low } Mandamenti; neither team holds Bronte.
    [bronte] { $winners_count ->
        [one] { $winners } wins the tie, { $high } : { $low } Mandamenti, by holding Bronte.
       *[other] { $winners } win the tie, { $high } : { $low } Mandamenti, by holding Bronte.
    }
    [start_piece] { $winners_count ->
        [one] { $winners } wins the tie, { $high } : { $low } Mandamenti, by holding the start piece.
       *[other] { $winners } win the tie, { $high } : { $low } Mandamenti, by holding the start piece.
    }
   *[mandamenti] { $winners_count ->
        [one] { $winners } wins, { $high } : { $low } Mandamenti.
       *[other] { $winners } win, { $high } : { $low } Mandamenti.
    }
}
lafamiglia-ended-family = One family controls five Mandamenti or more.
lafamiglia-ended-team = One team controls six Mandamenti or more.
lafamiglia-ended-last_round = The fourth round was the last.

lafamiglia-refusal-not-now = “{ $action }” is not what is asked now. Possible now: { $known }.
lafamiglia-refusal-not-this = “{ $action }” is not possible here.
lafamiglia-refusal-chance-answers = Chance draws, not a player: “{ $action }”.
lafamiglia-refusal-anytime-not-now = “{ $action }” is an anytime option: it is open to you and your partner at the start of your turns, whenever you may have to pay, and before your orders.
lafamiglia-refusal-family-not-yours = The family { $family } is not one your team can still choose.
lafamiglia-refusal-setup-space = { $space } is not an empty space for a first token: choose one of sheet 0 without a grey circle.
lafamiglia-refusal-sea-full = { $sea } already holds two boats.
lafamiglia-refusal-sea-not-adjacent = { $sea } is not next to an area with your soldati.
lafamiglia-refusal-sea-not-at-order = { $sea } is not next to the area of the order.
lafamiglia-refusal-sail-too-far = { $sea } is not next to the sea of your new boat.
lafamiglia-refusal-sink-not-there = The family { $family } has no boat in that sea.
lafamiglia-refusal-area-not-yours = { $area } does not hold your soldati, or nothing more can come from there.
lafamiglia-refusal-area-foreign = { $area } holds soldati of others. Choose an area of your own or an empty one.
lafamiglia-refusal-area-partners = { $area } is your partner’s; you may not go there.
lafamiglia-refusal-area-empty = { $area } is empty; this space needs an area that already holds your soldati.
lafamiglia-refusal-labs-full = { $area } already holds two labs.
lafamiglia-refusal-none-left = There is no { $piece } left in the supply.
lafamiglia-refusal-car-not-at-order = { $area } is not the area of the order; its car must go there.
lafamiglia-refusal-too-many = { $found } is not possible here; the most is { $most }.
lafamiglia-refusal-too-few = At least { $least }, not { $found }.
lafamiglia-refusal-column-empty = The column { $column } holds no token.
lafamiglia-refusal-column-too-dear = The column { $column } costs { $cost } in all; you have { $money }.
lafamiglia-refusal-column-act-first = The action of the column must be done before you stop.
lafamiglia-refusal-idle-not-now = A token may go without effect only when no action can be done and no column be paid.
lafamiglia-refusal-sell-first = A token may not go without effect yet: sell orders first, and you can pay for a move that does something.
lafamiglia-refusal-space-no-action = { $space } is not an action space of the bottom sheet.
lafamiglia-refusal-space-taken = { $space } already holds a token.
lafamiglia-refusal-space-too-dear = { $space } costs { $cost }; once the token’s owner is paid you have { $money }. Sell an order or ask your partner first.
lafamiglia-refusal-tokens-too-dear = Only other players’ tokens are left on the top sheet, and you have no money for their owners. Sell an order or ask your partner first.
lafamiglia-refusal-solo-space-too-dear = { $space } costs { $cost }, and you have { $money }. The price is due before the action.
lafamiglia-refusal-space-no-effect = { $space } offers nothing that you could do now, and something has to be done.
lafamiglia-refusal-token-too-dear = You cannot pay the owner of the token ({ $token }).
lafamiglia-refusal-token-not-there = There is no such token ({ $token }) on { $space } of the top sheet.
lafamiglia-refusal-final-again = { $space } is a final action itself; the token must go to another kind of space.
lafamiglia-refusal-give-too-dear = A gift costs { $cost } money; your partner gets { $money } of it.
lafamiglia-refusal-give-nobody = You have no partner to give money to.
lafamiglia-refusal-give-owed = A gift costs { $cost } money, and you still owe { $money } for the space and the token.
lafamiglia-refusal-nothing-done = You have done nothing on this space yet, and something has to be done.
lafamiglia-refusal-part-no-effect = “{ $part }” is done already or would have no effect now.
lafamiglia-refusal-part-not-there = “{ $part }” is not on this space.
lafamiglia-refusal-part-not-on-order = “{ $part }” is not on the order { $order }.
lafamiglia-refusal-part-done = “{ $part }” is done already, or its moment is past.
lafamiglia-refusal-part-impossible = “{ $part }” is not possible now.
lafamiglia-refusal-part-area-lost = “{ $part }” is not possible: you have no soldati left in { $area }.
lafamiglia-refusal-part-none-left = “{ $part }” is not possible: no such piece is left in the supply.
lafamiglia-refusal-part-hq-empty = “{ $part }” is not possible: your HQ holds no soldati.
lafamiglia-refusal-part-no-labs = “{ $part }” is not possible: it needs a lab of yours, and soldati in your HQ if they are to go there.
lafamiglia-refusal-part-no-sea = “{ $part }” is not possible: { $area } is not on the coast.
lafamiglia-refusal-part-labs-full = “{ $part }” is not possible: none of your areas has room for a lab.
lafamiglia-refusal-part-nobody-near = “{ $part }” is not possible: nobody of yours can come to { $area }.
lafamiglia-refusal-part-no-target = “{ $part }” is not possible: there is no target for it.
lafamiglia-refusal-part-no-neutral = “{ $part }” is not possible: no neutral soldati within reach of { $area } could go anywhere.
lafamiglia-refusal-rally-first = “{ $part }” is out of sequence: Rally comes directly before the Movement.
lafamiglia-refusal-issue-impossible = You have no order in the HQ, or no area for one.
lafamiglia-refusal-issue-partners = { $area } is your partner’s; your orders cannot lie there.
lafamiglia-refusal-issue-taken = { $area } already holds an order.
lafamiglia-refusal-issue-same-area = The second order of this space must go to { $area } too.
lafamiglia-refusal-orders-full = { $area } already holds two orders.
lafamiglia-refusal-order-not-in-hq = { $order } is not in your HQ.
lafamiglia-refusal-order-needed = { $order } is your last order, and the space you chose can do nothing without one.
lafamiglia-refusal-order-laid = { $order } is already laid; orders on the board are not moved, exchanged or taken back.
lafamiglia-refusal-order-not-next = { $order } is not next: the initiative decides.
lafamiglia-refusal-put-not-empty = { $space } is not an empty action space of the bottom sheet.
lafamiglia-refusal-put-not-allowed = { $space } cannot take the token: it must be empty, and a column of the top sheet needs another token.
lafamiglia-refusal-row-empty = The row { $row } of your mat has no token left.
lafamiglia-refusal-row-again = The row { $row } has already lost a token; choose another one.
lafamiglia-refusal-nobody-adjacent = No area next to { $area } holds your soldati.
lafamiglia-refusal-not-adjacent = { $area } is not next to { $other }.
lafamiglia-refusal-tile-out = The tile { $tile } is not in the game.
lafamiglia-refusal-tile-taken = The tile { $tile } is already marked.
lafamiglia-refusal-tile-not-yours = The tile { $tile } is not marked by you.
lafamiglia-refusal-no-tile = You do not have the tile { $tile }.
lafamiglia-refusal-start-not-allowed = The Movement cannot start in { $area }.
lafamiglia-refusal-no-boats = No chain of seas with boats of your team leads to { $area }.
lafamiglia-refusal-allies-not-reached = { $area } is not held by others next to an empty or neutral area that you could enter.
lafamiglia-refusal-allies-too-dear = Allies cost { $cost } money, which you do not have.
lafamiglia-refusal-bribe-too-dear = A bribe costs { $cost } money.
lafamiglia-refusal-defender-wrong = The family { $family } is not of the team opposed to the attacker.
lafamiglia-refusal-strike-nobody = { $area } holds no enemy or neutral soldati.
lafamiglia-refusal-bomb-no-car = A car bomb needs a car of yours in the area it starts from.
lafamiglia-refusal-pentito-again = { $area } has already lost soldati to this Pentito; each number is for another area.
lafamiglia-refusal-agitate-nobody = { $area } holds no neutral soldati.
lafamiglia-refusal-agitate-too-far = { $area } is further than { $reach } from the area of the order, or its soldati have nowhere to go.
lafamiglia-refusal-agitate-own-team = { $area } is your own team’s; agitated soldati may not go there.
lafamiglia-refusal-no-lab-left = { $area } has no lab of yours without its soldato.
lafamiglia-refusal-network-area = { $area } is not an adjacent area of your team that can still be served.
lafamiglia-refusal-put-blank = { $space } has no icon; without the optional rule tokens go only to action spaces.
lafamiglia-refusal-column-barred = Your partner has just used the column { $column }; you may not empty it now.
lafamiglia-refusal-rally-no-boat = Nobody comes from { $area } by boat: Rally works by land.
lafamiglia-refusal-rally-boat = Soldati may come by boat from an area of yours that your side’s boats link with this one; { $area } is none.
lafamiglia-refusal-rally-boat-again = Soldati have come by boat from one area already; from { $area } none can any more.
lafamiglia-refusal-transfer-not-allowed = A token cannot go from { $old_tile } to { $tile }: it must be yours and not moved in this turn, and the other tile empty.
lafamiglia-refusal-swap-not-allowed = Tokens cannot be swapped between { $old_tile } and { $tile }: the first must be yours and not moved in this turn, the second your partner’s.
lafamiglia-refusal-swap-declined = Your partner keeps the tile { $tile }, so the token on { $old_tile } cannot be swapped for it.
lafamiglia-refusal-colour-taken = The colour { $family } is already taken.
lafamiglia-refusal-not-solo-board = { $space } is no space of this side of the solo board.
lafamiglia-refusal-space-locked = { $space } is locked.
lafamiglia-refusal-commission-must = Two commission tokens came off together: both must be used.
lafamiglia-refusal-character-not-drawn = You did not draw the card “{ $character }”.
lafamiglia-refusal-extra-not-yours = Only the solo player does extra actions.
lafamiglia-refusal-extra-done = You have done the extra action of this turn.
lafamiglia-refusal-extra-none-left = No extra action token is available.
lafamiglia-refusal-not-locked = { $space } is not a locked action.
