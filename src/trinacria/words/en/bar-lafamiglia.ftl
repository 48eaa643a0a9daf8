# La Famiglia in the decision bar.

## The confirm is named after the action

bar-lafamiglia-confirm-move_soldati = Send { $number }
bar-lafamiglia-confirm-agitate_soldati = Send { $number }
bar-lafamiglia-confirm-bring_soldati = Bring { $number }
bar-lafamiglia-confirm-bring_cars = Bring cars: { $number }
bar-lafamiglia-confirm-place_number = Place { $number }
bar-lafamiglia-confirm-issue_order = Issue { $what }
bar-lafamiglia-confirm-next_order = Start with { $what }
bar-lafamiglia-confirm-use = Use { $what }
bar-lafamiglia-confirm-idle = Use { $what } without effect
bar-lafamiglia-confirm-board = Use { $what }
bar-lafamiglia-confirm-extra = Use { $what }
bar-lafamiglia-confirm-unlock = Unlock { $what }
bar-lafamiglia-confirm-keep = Keep { $what }

## The question, with its names

bar-lafamiglia-ask-move_target = Choose where your soldati in { $source } move.
bar-lafamiglia-ask-move_soldati = Send how many soldati from { $source } to { $target }?
bar-lafamiglia-ask-move_car = Take a car from { $source } to { $target }?
bar-lafamiglia-ask-approach = Choose how to fight for { $area }: { $attackers } against { $defenders }.
bar-lafamiglia-ask-order = Use the parts of { $order } in { $area }, in any order.
bar-lafamiglia-ask-issue_order = Choose the order to issue in { $area }.
bar-lafamiglia-ask-place_number = Choose how many soldati to place in { $area }.

## Which of several pieces

bar-lafamiglia-nth-setup_soldati = soldato { $nth } of { $of }
bar-lafamiglia-nth-setup_car = car { $nth } of { $of }
bar-lafamiglia-nth-setup_boat = boat { $nth } of { $of }
bar-lafamiglia-nth-setup_lab = lab { $nth } of { $of }
bar-lafamiglia-nth-setup_token = token { $nth } of { $of }

## What to know about it

bar-lafamiglia-note-turn = Move one token to a space below and do its action, or pay for a whole column. Your money: { $money }.
bar-lafamiglia-note-token = Neutral tokens and your own are free. Another player’s costs { $price }, paid to its owner.
bar-lafamiglia-note-issue_area = You need soldati there, and no order yet. Opponents see where it is, not what it is.
bar-lafamiglia-note-place_area = One area: yours, or one without soldati. Soldati in your HQ: { $hq }.
bar-lafamiglia-note-order = You can skip any part. Soldati you place first can move along.
bar-lafamiglia-note-approach = Finesse: one card each. Brute force: no cards, and you lose { $force } of your own at once.
bar-lafamiglia-note-conflict_card = It affects the side that ends up with it. The other side may take yours.
bar-lafamiglia-note-mark_tile = It works from the next phase on, for your family only.
bar-lafamiglia-note-split = Soldati fight on the map. Members only take seats in the Cupola, where a large majority counts as a Mandamento.
bar-lafamiglia-note-seat = Each member you seat replaces a soldato you would place, and sends an opposing member home.

## Options and the sheets

bar-lafamiglia-pay = pay { $money }
bar-lafamiglia-get = get { $money }
bar-lafamiglia-value = base value of the row
bar-lafamiglia-column-barred = { $column }: you can’t empty it this turn, because your teammate has just used it
bar-lafamiglia-locked = locked
