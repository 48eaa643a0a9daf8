web-beat-title = Che cosa fanno gli altri
web-beat-caption = { $name }: { $what }
web-beat-playing = gioca
web-beat-then-you = Poi tocca a te.
web-beat-shown-again = Replay
web-beat-pause = Pausa
web-beat-continue = Continua
web-beat-next = Passo successivo
web-beat-skip = Salta
web-beat-back = Torna alla partita
web-key-space = Spazio
web-recap = Dal tuo ultimo turno
web-recap-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-recap-more = { $count ->
    [one] e { $count } turno prima
   *[other] e { $count } turni prima
}
web-recap-again = Rivedi
web-recap-show = Rivedi
web-recap-mine = Tocca a me
web-recap-now = ora
web-beat-round = Round { $round }
web-beat-planning = Pianificazione
web-beat-planning-note = In basso c’è una nuova scheda: la { $sheet }.
web-beat-encounter = Scontro
web-beat-encounter-note = { $count ->
    [one] 1 ordine rivelato: rifornimento { $supply }, attacco { $attack }.
   *[other] { $count } ordini rivelati: rifornimento { $supply }, attacco { $attack }.
}
web-beat-management = Verifica
web-beat-management-won = { $name } ora controlla il mandamento { $mandamento }.
web-beat-management-lost = { $name } perde il mandamento { $mandamento }.
web-beat-lafamiglia-orders_revealed = Gli ordini vengono rivelati.
web-beat-reveal-first = Gli ordini vengono rivelati. Per primo tocca all’ordine { $order } a { $area }.
web-beat-reveal-mine = Il tuo primo ordine: { $order } a { $area }, numero { $number } sul tracciato.
web-beat-reveal-none = In questo round non hai ordini sulla mappa.
web-beat-lafamiglia-turn_skipped = turno saltato
web-beat-lafamiglia-token_moved = segnalino su { $space }
web-beat-lafamiglia-token_put = segnalino su { $space }
web-beat-lafamiglia-token_off_mat = { $row } migliora
web-beat-lafamiglia-column_chosen = colonna { $column }
web-beat-lafamiglia-start_taken = Primo giocatore
web-beat-lafamiglia-paid = paga { $money }
web-beat-lafamiglia-earned = riceve { $money }
web-beat-lafamiglia-laundered = ricicla { $money }
web-beat-lafamiglia-money_given = dà denaro
web-beat-lafamiglia-order_sold = vende { $order }
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} al quartier generale
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-order_laid = ordine a { $area }
web-beat-lafamiglia-order_gained = nuovo ordine
web-beat-lafamiglia-car_placed = auto a { $area }
web-beat-lafamiglia-lab_placed = laboratorio a { $area }
web-beat-lafamiglia-boat_placed = motoscafo in { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-tile_used = usa { $tile }
web-beat-lafamiglia-tile_marked = segna { $tile }
web-beat-lafamiglia-tile_unmarked = libera { $tile }
web-beat-lafamiglia-order_begins = { $order } a { $area }
web-beat-lafamiglia-order_without_effect = { $order }: nessun effetto
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} da { $source } a { $area }
web-beat-lafamiglia-area_entered = prende { $area }
web-beat-lafamiglia-area_taken = prende { $area }
web-beat-lafamiglia-attack_failed = fallisce a { $area }
web-beat-lafamiglia-force = forza bruta
web-beat-lafamiglia-finesse = astuzia
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }
web-beat-lafamiglia-strike = attentato a { $area }
web-beat-lafamiglia-recalled = richiamo da { $area }
web-beat-lafamiglia-betrayed = Pentito a { $area }
web-beat-lafamiglia-solo_space_used = plancia solo
web-beat-lafamiglia-members_seated = Cupola
web-beat-famiglia-put_away = toglie { $card }
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } carta nuova
   *[other] { $cards_count } carte nuove
}
web-beat-famiglia-reshuffled = nuovo mazzo
web-beat-famiglia-accountant = gioca { $card }
web-beat-famiglia-took_back = riprende { $card }
web-beat-famiglia-laid_down = cala { $card }
web-beat-famiglia-brute = gioca { $card }
web-beat-famiglia-lowered = abbassa { $card }
web-beat-famiglia-recruited = recluta { $card }
web-beat-famiglia-passed = passa
web-beat-famiglia-last_cards = ultime carte
web-beat-famiglia-ended = fine della partita
