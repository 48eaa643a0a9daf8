# The sheets, the hand and the mat on the page: words short enough for the spaces, at most eight letters.

sheets-lafamiglia-title = Sheets
sheets-lafamiglia-which = { $top } above, { $bottom } below
sheets-lafamiglia-later = from planning on
sheets-lafamiglia-down = move a token to a free space: do what it says
sheets-lafamiglia-pay = pay
sheets-lafamiglia-no-token = no token
sheets-lafamiglia-free = free
sheets-lafamiglia-or = or
sheets-lafamiglia-which-token = Which token?

sheets-lafamiglia-head-start_player = Start
sheets-lafamiglia-head-justice = Justice
sheets-lafamiglia-head-police = Police
sheets-lafamiglia-head-economy = Economy
sheets-lafamiglia-head-church = Church
sheets-lafamiglia-head-two_institutions = Any two

sheets-lafamiglia-part-recruit = Recruit
sheets-lafamiglia-part-place = Place
sheets-lafamiglia-part-place_reinforce = Reinf.
sheets-lafamiglia-part-place_own = Reinf.
sheets-lafamiglia-part-lab_soldati = At labs
sheets-lafamiglia-part-lab_soldati_all = At labs
sheets-lafamiglia-part-issue_order = Order
sheets-lafamiglia-part-equipment = Equip
sheets-lafamiglia-part-car = Car
sheets-lafamiglia-part-boat = Boat
sheets-lafamiglia-part-lab = Lab
sheets-lafamiglia-part-launder = Launder
sheets-lafamiglia-part-gather = Gather
sheets-lafamiglia-part-exert = Free
sheets-lafamiglia-part-exert_sheet = Move
sheets-lafamiglia-part-final_action = Final
sheets-lafamiglia-part-money = Money
sheets-lafamiglia-orders =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
sheets-lafamiglia-areas =
    { $count ->
        [one] 1 area
       *[other] { $count } areas
    }

sheets-lafamiglia-own = Your family
sheets-lafamiglia-hand = Orders in your HQ
sheets-lafamiglia-no-order = There is no order in your HQ.
sheets-lafamiglia-order = { $name }, { $type ->
        [supply] supply
       *[attack] attack
    }, initiative { $initiative }, { $parts }
sheets-lafamiglia-sort-kind = Sort by kind, then by initiative
sheets-lafamiglia-sort-initiative = Sort by initiative alone
sheets-lafamiglia-money = money
sheets-lafamiglia-soldati =
    { $count ->
        [one] soldato
       *[other] soldati
    }
sheets-lafamiglia-mat = Mat
sheets-lafamiglia-row =
    { $value ->
        [none] { $row }: { $left } of { $all } tokens left
       *[other] { $row } { $value }: { $left } of { $all } tokens left
    }

sheets-lafamiglia-character-note = keep one, the other leaves the game
sheets-lafamiglia-in-hq = In your HQ
sheets-lafamiglia-on-map = You place on the map
sheets-lafamiglia-thing-money = money
sheets-lafamiglia-thing-soldato = soldati
sheets-lafamiglia-thing-boat = boats
sheets-lafamiglia-thing-lab = labs
sheets-lafamiglia-thing-car = cars
