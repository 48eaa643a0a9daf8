web-beat-title = Was die anderen tun
web-beat-caption = { $name }: { $what }
web-beat-playing = spielt
web-beat-then-you = Dann bist du am Zug.
web-beat-shown-again = Wiederholung
web-beat-pause = Pause
web-beat-continue = Weiter
web-beat-next = Nächster Schritt
web-beat-skip = Überspringen
web-beat-back = Zurück zum Spiel
web-key-space = Leertaste
web-recap = Seit deinem letzten Zug
web-recap-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-recap-more = { $count ->
    [one] und { $count } früherer Zug
   *[other] und { $count } frühere Züge
}
web-recap-again = Wiederholen
web-recap-show = Noch einmal zeigen
web-recap-mine = Mein Zug
web-recap-now = jetzt
web-beat-round = Runde { $round }
web-beat-planning = Planung
web-beat-planning-note = Tafel { $sheet } ist neu unten.
web-beat-encounter = Kampf
web-beat-encounter-note = { $count ->
    [one] 1 Befehl aufgedeckt: Nachschub { $supply }, Angriff { $attack }.
   *[other] { $count } Befehle aufgedeckt: Nachschub { $supply }, Angriff { $attack }.
}
web-beat-management = Verwaltung
web-beat-management-won = { $name } kontrolliert jetzt { $mandamento }.
web-beat-management-lost = { $name } verliert { $mandamento }.
web-beat-lafamiglia-orders_revealed = Die Befehle werden aufgedeckt.
web-beat-reveal-first = Die Befehle werden aufgedeckt. { $order } in { $area } kommt zuerst.
web-beat-reveal-mine = Dein erster Befehl ist { $order } in { $area }, Nummer { $number } der Leiste.
web-beat-reveal-none = In dieser Runde hast du keine Befehle auf der Karte.
web-beat-lafamiglia-turn_skipped = kein Zug
web-beat-lafamiglia-token_moved = Marker auf { $space }
web-beat-lafamiglia-token_put = Marker auf { $space }
web-beat-lafamiglia-token_off_mat = { $row } wird besser
web-beat-lafamiglia-column_chosen = Spalte { $column }
web-beat-lafamiglia-start_taken = Startfigur
web-beat-lafamiglia-paid = zahlt { $money }
web-beat-lafamiglia-earned = bekommt { $money }
web-beat-lafamiglia-laundered = wäscht { $money }
web-beat-lafamiglia-money_given = gibt Geld
web-beat-lafamiglia-order_sold = verkauft { $order }
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
} ins Hauptquartier
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
} nach { $area }
web-beat-lafamiglia-order_laid = Befehl in { $area }
web-beat-lafamiglia-order_gained = neuer Befehl
web-beat-lafamiglia-car_placed = Auto nach { $area }
web-beat-lafamiglia-lab_placed = Labor in { $area }
web-beat-lafamiglia-boat_placed = Boot: { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
} nach { $area }
web-beat-lafamiglia-tile_used = nutzt { $tile }
web-beat-lafamiglia-tile_marked = markiert { $tile }
web-beat-lafamiglia-tile_unmarked = gibt { $tile } auf
web-beat-lafamiglia-order_begins = { $order } in { $area }
web-beat-lafamiglia-order_without_effect = { $order }: ohne Wirkung
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
} von { $source } nach { $area }
web-beat-lafamiglia-area_entered = nimmt { $area } ein
web-beat-lafamiglia-area_taken = nimmt { $area } ein
web-beat-lafamiglia-attack_failed = scheitert in { $area }
web-beat-lafamiglia-force = rohe Gewalt
web-beat-lafamiglia-finesse = List
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
} nach { $area }
web-beat-lafamiglia-strike = Anschlag auf { $area }
web-beat-lafamiglia-recalled = ruft aus { $area } zurück
web-beat-lafamiglia-betrayed = Pentito in { $area }
web-beat-lafamiglia-solo_space_used = Solotableau
web-beat-lafamiglia-members_seated = Cupola
web-beat-famiglia-put_away = legt { $card } weg
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } neue Karte
   *[other] { $cards_count } neue Karten
}
web-beat-famiglia-reshuffled = neuer Stapel
web-beat-famiglia-accountant = spielt { $card }
web-beat-famiglia-took_back = nimmt { $card } auf
web-beat-famiglia-laid_down = legt { $card }
web-beat-famiglia-brute = spielt { $card }
web-beat-famiglia-lowered = senkt { $card }
web-beat-famiglia-recruited = wirbt { $card } an
web-beat-famiglia-passed = passt
web-beat-famiglia-last_cards = letzte Karten
web-beat-famiglia-ended = Spiel vorbei
