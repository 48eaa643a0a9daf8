web-beat-title = Lo que hacen los demás
web-beat-caption = { $name }: { $what }
web-beat-playing = juega
web-beat-then-you = Después te toca.
web-beat-shown-again = Repetir
web-beat-pause = Pausa
web-beat-continue = Continuar
web-beat-next = Siguiente paso
web-beat-skip = Saltar
web-beat-back = Volver a la partida
web-key-space = Espacio
web-recap = Desde tu último turno
web-recap-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
web-recap-more = { $count ->
    [one] y { $count } turno anterior
   *[other] y { $count } turnos anteriores
}
web-recap-again = Repetir
web-recap-show = Muéstramelo otra vez
web-recap-mine = Mi turno
web-recap-now = ahora
web-beat-round = Ronda { $round }
web-beat-planning = Planificación
web-beat-planning-note = La hoja { $sheet } es la nueva de abajo.
web-beat-encounter = Enfrentamiento
web-beat-encounter-note = { $count ->
    [one] 1 orden descubierta: suministro { $supply }, ataque { $attack }.
   *[other] { $count } órdenes descubiertas: suministro { $supply }, ataque { $attack }.
}
web-beat-management = Gestión
web-beat-management-won = { $name } controla ahora { $mandamento }.
web-beat-management-lost = { $name } pierde { $mandamento }.
web-beat-lafamiglia-orders_revealed = Se descubren las órdenes.
web-beat-reveal-first = Se descubren las órdenes. Primero va { $order } en { $area }.
web-beat-reveal-mine = Tu primera orden es { $order } en { $area }, número { $number } por iniciativa.
web-beat-reveal-none = No tienes órdenes en el mapa en esta ronda.
web-beat-lafamiglia-turn_skipped = sin turno
web-beat-lafamiglia-token_moved = ficha a { $space }
web-beat-lafamiglia-token_put = ficha a { $space }
web-beat-lafamiglia-token_off_mat = { $row } mejora
web-beat-lafamiglia-column_chosen = columna { $column }
web-beat-lafamiglia-start_taken = marcador de inicio
web-beat-lafamiglia-paid = paga { $money }
web-beat-lafamiglia-earned = recibe { $money }
web-beat-lafamiglia-laundered = blanquea { $money }
web-beat-lafamiglia-money_given = da dinero
web-beat-lafamiglia-order_sold = vende { $order }
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} al cuartel
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-order_laid = orden en { $area }
web-beat-lafamiglia-order_gained = orden nueva
web-beat-lafamiglia-car_placed = coche a { $area }
web-beat-lafamiglia-lab_placed = laboratorio en { $area }
web-beat-lafamiglia-boat_placed = lancha a { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-tile_used = usa { $tile }
web-beat-lafamiglia-tile_marked = marca { $tile }
web-beat-lafamiglia-tile_unmarked = deja { $tile }
web-beat-lafamiglia-order_begins = { $order } en { $area }
web-beat-lafamiglia-order_without_effect = { $order }: sin efecto
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} de { $source } a { $area }
web-beat-lafamiglia-area_entered = toma { $area }
web-beat-lafamiglia-area_taken = toma { $area }
web-beat-lafamiglia-attack_failed = fracasa en { $area }
web-beat-lafamiglia-force = fuerza bruta
web-beat-lafamiglia-finesse = astucia
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-strike = atentado en { $area }
web-beat-lafamiglia-recalled = relevo de { $area }
web-beat-lafamiglia-betrayed = Pentito en { $area }
web-beat-lafamiglia-solo_space_used = tablero en solitario
web-beat-lafamiglia-members_seated = Cúpula
web-beat-famiglia-put_away = retira { $card }
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } carta nueva
   *[other] { $cards_count } cartas nuevas
}
web-beat-famiglia-reshuffled = mazo nuevo
web-beat-famiglia-accountant = juega { $card }
web-beat-famiglia-took_back = recoge { $card }
web-beat-famiglia-laid_down = deja { $card }
web-beat-famiglia-brute = juega { $card }
web-beat-famiglia-lowered = rebaja { $card }
web-beat-famiglia-recruited = recluta { $card }
web-beat-famiglia-passed = pasa
web-beat-famiglia-last_cards = últimas cartas
web-beat-famiglia-ended = fin de la partida
