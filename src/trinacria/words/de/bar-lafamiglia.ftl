# La Famiglia in the decision bar.

## The confirm is named after the action

bar-lafamiglia-confirm-move_soldati = { $number } schicken
bar-lafamiglia-confirm-agitate_soldati = { $number } schicken
bar-lafamiglia-confirm-bring_soldati = { $number } holen
bar-lafamiglia-confirm-bring_cars = Autos holen: { $number }
bar-lafamiglia-confirm-place_number = { $number } einsetzen
bar-lafamiglia-confirm-issue_order = { $what } erteilen
bar-lafamiglia-confirm-next_order = Mit { $what } beginnen
bar-lafamiglia-confirm-use = { $what } nutzen
bar-lafamiglia-confirm-idle = { $what } wirkungslos nutzen
bar-lafamiglia-confirm-board = { $what } nutzen
bar-lafamiglia-confirm-extra = { $what } nutzen
bar-lafamiglia-confirm-unlock = { $what } freischalten
bar-lafamiglia-confirm-keep = { $what } behalten

## The question, with its names

bar-lafamiglia-ask-move_target = Wähle, wohin deine Soldati aus { $source } ziehen.
bar-lafamiglia-ask-move_soldati = Wie viele Soldati schickst du von { $source } nach { $target }?
bar-lafamiglia-ask-move_car = Ein Auto von { $source } nach { $target } mitnehmen?
bar-lafamiglia-ask-approach = Wähle, wie du um { $area } kämpfst: { $attackers } gegen { $defenders }.
bar-lafamiglia-ask-order = Nutze die Teile von { $order } in { $area }, in beliebiger Reihenfolge.
bar-lafamiglia-ask-issue_order = Wähle den Befehl für { $area }.
bar-lafamiglia-ask-place_number = Wähle, wie viele Soldati du in { $area } einsetzt.

## Which of several pieces

bar-lafamiglia-nth-setup_soldati = Soldato { $nth } von { $of }
bar-lafamiglia-nth-setup_car = Auto { $nth } von { $of }
bar-lafamiglia-nth-setup_boat = Boot { $nth } von { $of }
bar-lafamiglia-nth-setup_lab = Labor { $nth } von { $of }
bar-lafamiglia-nth-setup_token = Marker { $nth } von { $of }

## What to know about it

bar-lafamiglia-note-turn = Bewege einen Marker auf ein Feld darunter und führe dessen Aktion aus, oder zahle für eine ganze Spalte. Dein Geld: { $money }.
bar-lafamiglia-note-token = Neutrale und eigene Marker sind umsonst. Ein fremder kostet { $price }, zu zahlen an seine Familie.
bar-lafamiglia-note-issue_area = Dort müssen Soldati von dir stehen und noch kein Befehl liegen. Die Gegenseite sieht, wo er liegt, nicht, welcher es ist.
bar-lafamiglia-note-place_area = Ein Gebiet: ein eigenes oder eines ohne Soldati. Soldati in deinem HQ: { $hq }.
bar-lafamiglia-note-order = Jeden Teil darfst du auslassen. Zuerst eingesetzte Soldati können mitziehen.
bar-lafamiglia-note-approach = List: eine Karte je Seite. Rohe Gewalt: keine Karten, aber du verlierst sofort { $force } eigene.
bar-lafamiglia-note-conflict_card = Sie wirkt auf die Seite, bei der sie landet. Die andere Seite darf deine nehmen.
bar-lafamiglia-note-mark_tile = Es wirkt ab der nächsten Phase, nur für deine Familie.
bar-lafamiglia-note-split = Soldati kämpfen auf der Karte. Mitglieder sitzen nur in der Cupola, wo eine große Mehrheit als Mandamento zählt.
bar-lafamiglia-note-seat = Jedes entsandte Mitglied ersetzt einen Soldato, den du einsetzen würdest, und schickt ein gegnerisches heim.

## Options and the sheets

bar-lafamiglia-pay = zahle { $money }
bar-lafamiglia-get = bekomme { $money }
bar-lafamiglia-value = Grundwert der Reihe
bar-lafamiglia-column-barred = { $column }: In diesem Zug kannst du sie nicht leeren, dein Partner hat sie gerade benutzt
bar-lafamiglia-locked = gesperrt
