# Why a bot would play this: the one reason shown with a hint in La Famiglia.

lafamiglia-hint-only = Nothing else is possible.
lafamiglia-hint-won = { $viewer ->
    [self] You control
   *[other] { $seat } controls
} { $mandamento } after this.
lafamiglia-hint-won-if_won = If the attack succeeds, { $viewer ->
    [self] you control
   *[other] { $seat } controls
} { $mandamento }.
lafamiglia-hint-broken = { $seat } loses control of { $mandamento }.
lafamiglia-hint-broken-if_won = If the attack succeeds, { $seat } loses control of { $mandamento }.
lafamiglia-hint-coupole = The Cupola counts as one of your Mandamenti.
lafamiglia-hint-seats = Seats in the Cupola: { $seats } for you, { $others } for your opponent.
lafamiglia-hint-taken = { $area } becomes your { $amount ->
    [1] first
    [2] second
    [3] third
   *[other] next
} area of { $mandamento }.
lafamiglia-hint-taken-left = { $area } becomes your { $amount ->
    [1] first
    [2] second
    [3] third
   *[other] next
} area of { $mandamento }, and { $source } keeps { $left ->
    [one] 1 soldato
   *[other] { $left } soldati
}.
lafamiglia-hint-taken-if_won = If you win, { $area } is your { $amount ->
    [1] first
    [2] second
    [3] third
   *[other] next
} area of { $mandamento }.
lafamiglia-hint-removed = With attack { $attack } against defence { $defence }, { $amount ->
    [one] 1 defender leaves
   *[other] { $amount } defenders leave
} { $area } at once.
lafamiglia-hint-emptied = { $area } has no soldati left ({ $family }).
lafamiglia-hint-gone = { $amount ->
    [one] 1 soldato is
   *[other] { $amount } soldati are
} removed from { $area }.
lafamiglia-hint-knockout = Each side loses { $amount }, which leaves { $attackers } attacking and { $defenders } defending.
lafamiglia-hint-car_attack = The car adds { $amount } to the attack.
lafamiglia-hint-failed = The attack on { $area } can’t be won any more.
lafamiglia-hint-stand = You will have { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} in { $area }, with no enemy one area away.
lafamiglia-hint-stand-near = You will have { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} in { $area }; { $target }, one area away, has { $soldati } ({ $family }).
lafamiglia-hint-left = { $area } keeps { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
}, with no enemy one area away.
lafamiglia-hint-left-near = { $area } keeps { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} against the { $soldati } in { $target }, one area away ({ $family }).
lafamiglia-hint-reach = { $target }, one area away from { $area }, has only { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} ({ $family }).
lafamiglia-hint-reach-empty = { $target }, one area away from { $area }, is empty.
lafamiglia-hint-reach-calm = No enemy is one area away from { $area }.
lafamiglia-hint-order = You get the order { $order }.
lafamiglia-hint-value = Your base value of { $row } goes from { $now } to { $amount }.
lafamiglia-hint-start_piece = You take the starting piece.
lafamiglia-hint-tile = You mark { $tile }: its effect is yours.
lafamiglia-hint-recruit = You can recruit up to { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
}.
lafamiglia-hint-place = You can place up to { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} on the board.
lafamiglia-hint-issue = You can issue { $amount ->
    [one] 1 order
   *[other] { $amount } orders
}.
lafamiglia-hint-equipment = You can put a car, a boat or a lab on the board.
lafamiglia-hint-influence = You remove { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from your mat.
lafamiglia-hint-mat = A token leaves the { $row } row of your mat.
lafamiglia-hint-commission = A commission token leaves the { $row } row.
lafamiglia-hint-lab = You will have a lab in { $area }: it earns money and defends.
lafamiglia-hint-money = It brings you { $amount } money.
lafamiglia-hint-hq = It brings { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} to your HQ.
lafamiglia-hint-final = You have one more action at the end of planning.
lafamiglia-hint-sunk = A boat of { $other } leaves { $sea }.
lafamiglia-hint-collide = Three boats meet in { $sea }: two are removed.
lafamiglia-hint-approach = It will be { $attackers } attacking against { $defenders } defending.
lafamiglia-hint-finesse = It is { $attackers } against { $defenders } in { $area }, and finesse costs no soldati up front.
lafamiglia-hint-card = It is { $attackers } attacking against { $defenders } defending in { $area }: { $played ->
    [turncoat] the Turncoat turns a soldato to the side that has it
    [coward1] Coward 1 sends only one soldato home
   *[other] Coward 2 hurts most if the other side takes it
}.
lafamiglia-hint-take = It is { $attackers } against { $defenders } in { $area }: the other side’s card may be the Turncoat.
lafamiglia-hint-leave = It is { $attackers } against { $defenders } in { $area }: the other side’s card may be a Coward.
lafamiglia-hint-defend = The neutral soldati in { $area } hold against { $attackers } only if somebody plays a card for them.
lafamiglia-hint-family = You lead it, and your teammate chooses from the rest.
lafamiglia-hint-colour = The colours of the commission all work alike.
lafamiglia-hint-token = It leaves { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} in the { $column } column.
lafamiglia-hint-token-last = It empties the { $column } column: nobody can choose it any more.
lafamiglia-hint-put = A token on { $space } blocks that space for others.
lafamiglia-hint-put-setup = Players who move this token later pay you.
lafamiglia-hint-put-open = { $space } is never full, so the other spaces stay free.
lafamiglia-hint-put-blank = { $space } has no action, so the other spaces stay free.
lafamiglia-hint-idle = No action is possible now, so the token only has to go somewhere.
lafamiglia-hint-sea = { $sea } touches { $amount ->
    [one] 1 area
   *[other] { $amount } areas
} that your boats can link.
lafamiglia-hint-unlock = From now on you can use { $space }.
lafamiglia-hint-members = { $amount ->
    [0] Soldati fight on the board; members can only sit in the Cupola.
    [one] 1 member can sit in the Cupola later.
   *[other] { $amount } members can sit in the Cupola later.
}
lafamiglia-hint-supply = The token comes back to your supply.
lafamiglia-hint-swap = This gives your team the tiles where they help most.
lafamiglia-hint-unmark = The tiles you keep help you more than { $tile }.
lafamiglia-hint-give = Your teammate can’t move without money.
lafamiglia-hint-walk = The car stays in { $source }.
lafamiglia-hint-keeps = You lose nothing and keep what you have.
lafamiglia-hint-keeps-money = You keep the { $amount } money that the next best move would cost.
lafamiglia-hint-keeps-area = { $amount ->
    [one] The soldato stays in { $area }.
   *[other] All { $amount } soldati stay in { $area }.
}
