# La Famiglia en la mesa: cómo se llaman las cosas y qué se puede hacer, en líneas de texto y a pantalla completa.

table-colour-black = Negro
table-colour-blue = Azul
table-colour-green = Verde
table-colour-red = Rojo
table-colour-white = Blanco
table-colour-yellow = Amarillo
table-colour-neutral = neutral
table-family-black = familia negra
table-family-blue = familia azul
table-family-green = familia verde
table-family-red = familia roja
table-family-white = familia blanca
table-family-yellow = familia amarilla
table-family-neutral = neutrales
table-token-black = negra
table-token-blue = azul
table-token-green = verde
table-token-red = roja
table-token-white = blanca
table-token-yellow = amarilla
table-token-neutral = neutral
table-column-start_player = Inicio
table-column-justice = Justicia
table-column-police = Policía
table-column-economy = Economía
table-column-church = Iglesia
table-column-two_institutions = 2 instituciones
table-card-turncoat = Tránsfuga
table-card-coward1 = Cobarde 1
table-card-coward2 = Cobarde 2
table-phase-planning = planificación
table-phase-encounter = enfrentamiento

table-part-recruit = reclutar
table-part-place = colocar
table-part-place-base = colocar (Policía)
table-part-place-reinforce = reforzar
table-part-reinforce = reforzar
table-part-issue-order = dar una orden
table-part-issue = dar una orden
table-part-two-orders = dar 2 órdenes
table-part-two-orders-one-area = dar 2 órdenes en una zona
table-part-equipment = poner equipo
table-part-car = poner un coche
table-part-boat = poner una lancha
table-part-lab = construir un laboratorio
table-part-launder = blanquear
table-part-launder-and-gather = blanquear y reunir
table-part-gather = reunir
table-part-exert-influence = ejercer influencia
table-part-exert = ejercer influencia
table-part-influence-row2 = retirar dos fichas de una fila
table-part-row2 = retirar dos fichas de una fila
table-part-final-action = hacer una acción final
table-part-final = hacer una acción final
table-part-act = hacer la acción de la columna
table-part-rally = reagrupar
table-part-move = mover
table-part-move2 = mover dos veces
table-part-skull = calavera
table-part-strike = atentado
table-part-strike2 = dos atentados
table-part-pentito = Pentito
table-part-agitate = incitar
table-part-vest = chaleco
table-part-money = tomar dinero
table-part-network = red
table-part-recall = relevo
table-part-lab-soldati = colocar soldati en laboratorios
table-part-place-own = reforzar
table-part-lab-soldati-all = colocar un soldato en cada laboratorio
table-special-convert_1 = sustituir 1 defensor
table-special-convert_2 = sustituir hasta 2 defensores
table-special-lab_soldati = soldati en laboratorios
table-special-network = red
table-special-pay_x_remove_x = pagar por retirar defensores
table-special-recall_3 = relevo de 3
table-special-strike_and_move = atentado y movimiento
# Las formas cortas tienen sitio para unas 6 letras.
table-short-recruit = recl
table-short-place = coloc
table-short-place-reinforce = refz
table-short-issue-order = ord
table-short-equipment = equip
table-short-car = coche
table-short-boat = lancha
table-short-lab = lab
table-short-launder = blanq
table-short-launder-and-gather = blanq+reun
table-short-exert-influence = infl
table-short-influence-row2 = fila×2
table-short-final-action = final
table-short-place-own = refz
table-short-lab-soldati = labs
table-short-lab-soldati-all = labs∀
table-short-money = dinero
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = (a una hoja)
table-no-action = sin acción
table-coin-in = recibes { $money }
table-coin-out = pagas { $money }
table-infinite = siempre libre
table-space = { $column }, casilla { $row }
table-space-solo = Tablero en solitario { $number }

lafamiglia-do-family = Dirigir la { $what }
lafamiglia-do-draw = Que decida el azar
lafamiglia-do-do = { $what }
lafamiglia-do-use = Usar { $what }
lafamiglia-do-idle = Mover una ficha sin efecto a { $what }
lafamiglia-do-token = Tomar ficha ({ $token }) de { $what }
lafamiglia-do-column = Mover la columna { $what } (cuesta { $money })
lafamiglia-do-done = Terminar aquí
lafamiglia-do-skip = Saltar
lafamiglia-do-recruit = Reclutar { $number }
lafamiglia-do-place = Colocar soldati en { $what }
lafamiglia-do-soldati = { $number ->
    [one] 1 soldato
   *[other] { $number } soldati
}
lafamiglia-do-issue = Dar una orden en { $what }
lafamiglia-do-order = Elegir { $what }
lafamiglia-do-car = Poner un coche en { $what }
lafamiglia-do-boat = Poner una lancha en { $what }
lafamiglia-do-lab = Construir un laboratorio en { $what }
lafamiglia-do-sail = Seguir hasta { $what }
lafamiglia-do-stay = Quedarse aquí
lafamiglia-do-sink = Retirar una lancha: { $what }
lafamiglia-do-row = Tomar una ficha de la fila { $what }
lafamiglia-do-put = Poner en { $what }
lafamiglia-do-supply = Poner en la reserva
lafamiglia-do-gather = Reunir en { $what }
lafamiglia-do-from = Desde { $what }
lafamiglia-do-cars = { $number ->
    [one] 1 coche
   *[other] { $number } coches
}
lafamiglia-do-sell = Vender por { $price_sale ->
    [one] 1 moneda
   *[other] { $price_sale } monedas
}: { $what }
lafamiglia-do-give = Dar a tu pareja { $price_gift_arrives ->
    [one] 1 moneda
   *[other] { $price_gift_arrives } monedas
} (te cuesta { $price_gift })
lafamiglia-do-decline = Rechazar
lafamiglia-do-mark = Marcar { $what }
lafamiglia-do-unmark = Quitar tu ficha de { $what }
lafamiglia-do-to = Mover a { $what }
lafamiglia-do-ship = Mover en lancha a { $what }
lafamiglia-do-allies = Atacar { $what } a través de una zona vacía o neutral
lafamiglia-do-drive = Llevar un coche
lafamiglia-do-walk = Ir sin coche
lafamiglia-do-convert = { $number ->
    [one] Sustituir 1 defensor
   *[other] Sustituir { $number } defensores
}
lafamiglia-do-pay = Pagar { $number }
lafamiglia-do-bribe = Pagar el soborno
lafamiglia-do-finesse = Usar la astucia
lafamiglia-do-force = Usar la fuerza bruta: { $number ->
    [one] perder 1 soldato
   *[other] perder { $number } soldati
}
lafamiglia-do-defend = Que defienda la { $what }
lafamiglia-do-card = Jugar { $what }
lafamiglia-do-take = Llevarse la carta
lafamiglia-do-leave = Dejar la carta
lafamiglia-do-reinforce = Colocar soldati aquí
lafamiglia-do-strike = Atentado en { $what }
lafamiglia-do-bomb = Coche bomba en { $what }
lafamiglia-do-remove = Retirar { $number } de { $what }
lafamiglia-do-recall = Relevar { $number } en { $what }
lafamiglia-do-agitate = Incitar en { $what }
lafamiglia-do-commission = Para la comisión: { $what }
lafamiglia-do-keep = Quedarse con { $what } ({ $card })
lafamiglia-do-board = Usar { $what }
lafamiglia-do-extra = Usar como acción extra: { $what }
lafamiglia-do-unlock = Desbloquear { $what }
lafamiglia-do-members = Tomar { $number ->
    [one] 1 miembro
   *[other] { $number } miembros
} y { $rest ->
    [one] 1 soldato
   *[other] { $rest } soldati
}
lafamiglia-do-seat = Sentar { $number ->
    [one] 1 miembro
   *[other] { $number } miembros
} en la Cúpula (quedan { $mine } a { $theirs })
lafamiglia-do-transfer = Mover tu ficha de { $what } a { $other }
lafamiglia-do-swap = Ofrecer a tu pareja { $what } por { $other }
lafamiglia-do-agree = Aceptar el cambio
lafamiglia-do-claim = Poner tu ficha de control en la Cúpula
lafamiglia-did-column = Mover la columna { $what }
lafamiglia-did-force = Usar la fuerza bruta
lafamiglia-did-members = { $number ->
    [one] Tomar 1 miembro
   *[other] Tomar { $number } miembros
}
lafamiglia-did-seat = { $number ->
    [one] Sentar 1 miembro en la Cúpula
   *[other] Sentar { $number } miembros en la Cúpula
}

table-round = Ronda { $round } de { $rounds }, { $phase }
table-order-of-play = Orden de juego: { $seats }. Marcador de inicio: { $name }.
table-soldati-of = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
} ({ $family })
table-cars = { $count ->
    [one] 1 coche
   *[other] { $count } coches
}
table-labs = { $count ->
    [one] 1 laboratorio
   *[other] { $count } laboratorios
}
table-orders-hidden = { $count ->
    [one] 1 orden boca abajo
   *[other] { $count } órdenes boca abajo
}
table-orders = { $count ->
    [one] orden
   *[other] órdenes
} { $orders }
table-orders-done = hechas: { $orders }
table-empty-area = vacía
table-held-by = de { $name }
table-seas = Lanchas: { $seas }
table-no-boats = Lanchas: ninguna
table-sheet-top = Hoja de arriba { $number }, con lo que te cuesta cada columna
table-sheet-bottom = Hoja de abajo { $number }
table-column-line = { $column } { $money }: { $tokens }
table-taken = ocupada: { $tokens }
table-you = tú
table-partner = tu pareja
table-family = { $name } ({ $who }): { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
table-values = Policía { $police }, Iglesia { $church }, coche { $car }, coche bomba { $bomb }
table-supply = reserva: { $soldati ->
        [one] 1 soldato
       *[other] { $soldati } soldati
    }, { $cars ->
    [one] 1 coche
   *[other] { $cars } coches
}, { $boats ->
    [one] 1 lancha
   *[other] { $boats } lanchas
}, { $influence ->
    [one] 1 ficha de influencia
   *[other] { $influence } fichas de influencia
}
table-mat-left = fichas en el tablero de familia: { $rows }
table-hq = Cuartel: { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}, { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}, órdenes: { $orders }
table-hq-hidden = Cuartel: { $count ->
    [one] 1 orden
   *[other] { $count } órdenes
}, el resto tras la pantalla
table-sold = vendidas: { $orders }
table-bust = busto junto a { $space }
table-tiles = Losetas: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Reserva: { $labs ->
    [one] 1 laboratorio
   *[other] { $labs } laboratorios
}, { $soldati ->
    [one] 1 soldato neutral
   *[other] { $soldati } soldati neutrales
}
table-conflict = Conflicto en { $area }: { $attacker } ataca con { $soldati } a { $defender }, con { $defenders }.
table-conflict-car = Los atacantes tienen un coche.
table-conflict-card = La carta boca abajo de tu equipo: { $card }

table-solo-fictional = Familia ficticia: { $colour }
table-solo-board = Tablero en solitario
table-solo-locked = bloqueada
table-solo-extra = Fichas de acción extra: { $free ->
    [one] 1 disponible
   *[other] { $free } disponibles
}, { $blocked ->
    [one] 1 bloqueada
   *[other] { $blocked } bloqueadas
}
table-solo-restriction = La columna marcada por la ficha de restricción: { $column }
table-coupole = Cúpula, { $all } asientos: { $seats }; control desde { $from } miembros
table-coupole-held = Cúpula, { $all } asientos: { $seats }; la controla { $name }
table-commission = comisión ({ $colour }): { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} en el tablero de familia
table-members = miembros en el cuartel: { $members }, en la reserva: { $supply }
table-behind = tras la pantalla: { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
}
table-supply-hidden = reserva: { $cars ->
    [one] 1 coche
   *[other] { $cars } coches
}, { $boats ->
    [one] 1 lancha
   *[other] { $boats } lanchas
}, { $influence ->
    [one] 1 ficha de influencia
   *[other] { $influence } fichas de influencia
}

table-fictional = { $colour } (ficticia)
table-solo = en solitario
table-game-2v2 = 2 contra 2
table-game-1v1 = 1 contra 1
table-game-2v1 = 2 contra 1, dificultad en solitario: { $difficulty }
table-difficulty-easy = fácil
table-difficulty-medium = media
table-difficulty-hard = difícil
table-options = Reglas opcionales: { $rules }
table-option-draft = las familias se eligen
table-option-first_game = primera partida, sin negra ni blanca
table-option-variant_identical_cards = cartas idénticas
table-option-opt_neutral_force1 = la fuerza bruta con soldati neutrales o contra ellos cuesta 1
table-option-opt_neutral_reward2 = 2 soldati por tomar una zona neutral
table-option-opt_blank_spaces = las fichas pueden ir a casillas sin icono
table-option-opt_rally_boat = reagrupar en lancha
table-option-opt_move_tile_tokens = las fichas pueden pasar de loseta a loseta
table-option-opt_tie_start_piece = el marcador de inicio deshace los empates
table-character = Cuartel: { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}, { $hq ->
    [one] 1 soldato
   *[other] { $hq } soldati
}; tablero: { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}, { $cars ->
    [one] 1 coche
   *[other] { $cars } coches
}, { $boats ->
    [one] 1 lancha
   *[other] { $boats } lanchas
}, { $labs ->
    [one] 1 laboratorio
   *[other] { $labs } laboratorios
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = la acción extra de este turno está hecha
table-score = Marcador
table-score-of = de { $goal }
table-score-goal = { $kind ->
    [teams] Se gana con { $together } en pareja o { $alone } de una familia
    [mixed] Se gana con { $alone } de una familia o { $together } en pareja
   *[alone] Se gana con { $alone } Mandamenti
}
table-score-legend = ficha pequeña: a una zona
table-score-all = Mostrar todos los Mandamenti
table-score-side = { $names }: { $count } de { $goal } Mandamenti
table-score-family = { $name }: { $count } de { $alone } propios
table-score-coupole = Cúpula
table-score-held = { $viewer ->
    [self] Bajo tu control.
   *[other] Bajo el control de { $name }.
}
table-score-free = Nadie tiene el control.
table-score-members = Miembros: { $seats }. Control desde { $from }.
table-score-due = { $viewer ->
    [self] Pasa a tu control en la próxima gestión.
   *[other] Pasa al control de { $name } en la próxima gestión.
}
table-score-lost = Queda libre en la próxima gestión.
table-score-near = { $viewer ->
    [self] Te falta una zona: { $areas }.
   *[other] A { $name } le falta una zona: { $areas }.
}
table-heading = { $label }:
table-labelled = { $label }: { $text }
