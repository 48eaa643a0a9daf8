# La Famiglia en la barra de decisiones.

## El botón de confirmar lleva el nombre de la acción

bar-lafamiglia-confirm-move_soldati = Enviar { $number }
bar-lafamiglia-confirm-agitate_soldati = Enviar { $number }
bar-lafamiglia-confirm-bring_soldati = Traer { $number }
bar-lafamiglia-confirm-bring_cars = Traer coches: { $number }
bar-lafamiglia-confirm-place_number = Colocar { $number }
bar-lafamiglia-confirm-issue_order = Dar { $what }
bar-lafamiglia-confirm-next_order = Empezar con { $what }
bar-lafamiglia-confirm-use = Usar { $what }
bar-lafamiglia-confirm-idle = Usar { $what } sin efecto
bar-lafamiglia-confirm-board = Usar { $what }
bar-lafamiglia-confirm-extra = Usar { $what }
bar-lafamiglia-confirm-unlock = Desbloquear { $what }
bar-lafamiglia-confirm-keep = Quedarse con { $what }

## La pregunta, con sus nombres

bar-lafamiglia-ask-move_target = Elige adónde van tus soldati de { $source }.
bar-lafamiglia-ask-move_soldati = ¿Cuántos soldati envías de { $source } a { $target }?
bar-lafamiglia-ask-move_car = ¿Llevas un coche de { $source } a { $target }?
bar-lafamiglia-ask-approach = Elige cómo luchar por { $area }: { $attackers } contra { $defenders }.
bar-lafamiglia-ask-order = Usa las partes de { $order } en { $area }, en el orden que quieras.
bar-lafamiglia-ask-issue_order = Elige la orden que das en { $area }.
bar-lafamiglia-ask-place_number = Elige cuántos soldati colocas en { $area }.

## Cuál de varias piezas

bar-lafamiglia-nth-setup_soldati = soldato { $nth } de { $of }
bar-lafamiglia-nth-setup_car = coche { $nth } de { $of }
bar-lafamiglia-nth-setup_boat = lancha { $nth } de { $of }
bar-lafamiglia-nth-setup_lab = laboratorio { $nth } de { $of }
bar-lafamiglia-nth-setup_token = ficha { $nth } de { $of }

## Lo que conviene saber

bar-lafamiglia-note-turn = Mueve una ficha a una casilla de abajo y haz su acción, o paga por una columna entera. Tu dinero: { $money }.
bar-lafamiglia-note-token = Las fichas neutrales y las tuyas son gratis. Una ajena cuesta { $price }, que cobra su familia.
bar-lafamiglia-note-issue_area = Debes tener soldati allí y ninguna orden aún. Los rivales ven dónde está, no cuál es.
bar-lafamiglia-note-place_area = Una sola zona: tuya o sin soldati. Soldati en tu cuartel: { $hq }.
bar-lafamiglia-note-order = Puedes saltarte cualquier parte. Los soldati que coloques antes pueden moverse con los demás.
bar-lafamiglia-note-approach = Astucia: una carta por bando. Fuerza bruta: sin cartas, y pierdes al instante { $force } de los tuyos.
bar-lafamiglia-note-conflict_card = Afecta al bando que acaba con ella. El otro bando puede llevarse la tuya.
bar-lafamiglia-note-mark_tile = Vale desde la fase siguiente y solo para tu familia.
bar-lafamiglia-note-split = Los soldati luchan en el mapa. Los miembros solo ocupan asientos en la Cúpula, donde una gran mayoría cuenta como un Mandamento.
bar-lafamiglia-note-seat = Por cada miembro que sientas colocas un soldato menos y mandas a casa a un miembro rival.

## Opciones y hojas

bar-lafamiglia-pay = pagas { $money }
bar-lafamiglia-get = recibes { $money }
bar-lafamiglia-value = valor base de la fila
bar-lafamiglia-column-barred = { $column }: no puedes vaciarla este turno, porque tu pareja acaba de usarla
bar-lafamiglia-locked = bloqueada
