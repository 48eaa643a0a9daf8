# La Famiglia in the decision bar.

## The confirm is named after the action

bar-lafamiglia-confirm-move_soldati = Manda { $number }
bar-lafamiglia-confirm-agitate_soldati = Manda { $number }
bar-lafamiglia-confirm-bring_soldati = Porta { $number }
bar-lafamiglia-confirm-bring_cars = Porta auto: { $number }
bar-lafamiglia-confirm-place_number = Piazza { $number }
bar-lafamiglia-confirm-issue_order = Dai { $what }
bar-lafamiglia-confirm-next_order = Comincia da { $what }
bar-lafamiglia-confirm-use = Usa { $what }
bar-lafamiglia-confirm-idle = Usa { $what } senza effetto
bar-lafamiglia-confirm-board = Usa { $what }
bar-lafamiglia-confirm-extra = Usa { $what }
bar-lafamiglia-confirm-unlock = Sblocca { $what }
bar-lafamiglia-confirm-keep = Tieni { $what }

## The question, with its names

bar-lafamiglia-ask-move_target = Scegli dove vanno i tuoi soldati ({ $source }).
bar-lafamiglia-ask-move_soldati = Quanti soldati mandi: { $source } → { $target }?
bar-lafamiglia-ask-move_car = Prendi un’auto: { $source } → { $target }?
bar-lafamiglia-ask-approach = Scegli come combattere ({ $area }): { $attackers } contro { $defenders }.
bar-lafamiglia-ask-order = Usa le parti di «{ $order }» ({ $area }), nell’ordine che vuoi.
bar-lafamiglia-ask-issue_order = Scegli l’ordine da dare ({ $area }).
bar-lafamiglia-ask-place_number = Scegli quanti soldati piazzare ({ $area }).

## Quale pezzo tra diversi

bar-lafamiglia-nth-setup_soldati = soldato { $nth } di { $of }
bar-lafamiglia-nth-setup_car = auto { $nth } di { $of }
bar-lafamiglia-nth-setup_boat = motoscafo { $nth } di { $of }
bar-lafamiglia-nth-setup_lab = laboratorio { $nth } di { $of }
bar-lafamiglia-nth-setup_token = segnalino { $nth } di { $of }

## What to know about it

bar-lafamiglia-note-turn = Sposta un segnalino su una casella sotto e fai la sua azione, oppure paga un’intera colonna. Il tuo denaro: { $money }.
bar-lafamiglia-note-token = I segnalini neutrali e i tuoi sono gratis. Quello di un altro costa { $price }, pagato al proprietario.
bar-lafamiglia-note-issue_area = Ti servono soldati lì, e nessun ordine ancora. Gli avversari vedono dove, non quale.
bar-lafamiglia-note-place_area = Un solo territorio: tuo, o senza soldati. Soldati nel tuo QG: { $hq }.
bar-lafamiglia-note-order = Ogni parte si può saltare. I soldati piazzati prima possono muoversi con gli altri.
bar-lafamiglia-note-approach = Con astuzia: una carta a testa. Con la forza bruta: niente carte, e perdi subito { $force } dei tuoi.
bar-lafamiglia-note-conflict_card = Ha effetto per chi la tiene alla fine. L’altro può prendere la tua.
bar-lafamiglia-note-mark_tile = Vale dalla fase seguente, solo per la tua famiglia.
bar-lafamiglia-note-split = I soldati combattono sulla mappa. I membri siedono solo nella Cupola, dove un’ampia maggioranza conta come un mandamento.
bar-lafamiglia-note-seat = Ogni membro che siede sostituisce un soldato da piazzare e rimanda a casa un membro avversario.

## Options and the sheets

bar-lafamiglia-pay = paga { $money }
bar-lafamiglia-get = ricevi { $money }
bar-lafamiglia-value = valore base della riga
bar-lafamiglia-column-barred = { $column }: in questo turno non puoi svuotarla, chi è in coppia con te l’ha appena usata
bar-lafamiglia-locked = bloccata
