# The sheets, the hand and the mat on the page: words short enough for the spaces, at most eight letters.

web-sheets-title = Sheets
web-sheets-which = { $top } above, { $bottom } below
web-sheets-later = from planning on
web-sheets-down = move a token to a free space: do what it says
web-sheets-pay = pay
web-sheets-no-token = no token
web-sheets-free = free
web-sheets-or = or
web-sheets-which-token = Which token?

web-sheets-head-start_player = Start
web-sheets-head-justice = Justice
web-sheets-head-police = Police
web-sheets-head-economy = Economy
web-sheets-head-church = Church
web-sheets-head-two_institutions = Any two

web-sheets-part-recruit = Recruit
web-sheets-part-place = Place
web-sheets-part-place_reinforce = Reinf.
web-sheets-part-place_own = Reinf.
web-sheets-part-lab_soldati = At labs
web-sheets-part-lab_soldati_all = At labs
web-sheets-part-issue_order = Order
web-sheets-part-equipment = Equip
web-sheets-part-car = Car
web-sheets-part-boat = Boat
web-sheets-part-lab = Lab
web-sheets-part-launder = Launder
web-sheets-part-gather = Gather
web-sheets-part-exert = Free
web-sheets-part-exert_sheet = Move
web-sheets-part-final_action = Final
web-sheets-part-money = Money
web-sheets-orders =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
web-sheets-areas =
    { $count ->
        [one] 1 area
       *[other] { $count } areas
    }

web-sheets-own = Your family
web-sheets-hand = Orders in your HQ
web-sheets-no-order = There is no order in your HQ.
web-sheets-order = { $name }, { $type ->
        [supply] supply
       *[attack] attack
    }, initiative { $initiative }, { $parts }
web-sheets-sort-kind = Sort by kind, then by initiative
web-sheets-sort-initiative = Sort by initiative alone
web-sheets-money =
    { $count ->
       *[other] money
    }
web-sheets-soldati =
    { $count ->
        [one] soldato
       *[other] soldati
    }
web-sheets-mat = Mat
web-sheets-row =
    { $value ->
        [none] { $row }: { $left } of { $all } tokens left
       *[other] { $row } { $value }: { $left } of { $all } tokens left
    }

web-sheets-character-note = keep one, the other leaves the game
web-sheets-in-hq = In your HQ
web-sheets-on-map = You place on the map
web-sheets-thing-money = money
web-sheets-thing-soldato = soldati
web-sheets-thing-boat = boats
web-sheets-thing-lab = labs
web-sheets-thing-car = cars
