# La Famiglia’s table in the browser.

web-lafamiglia-players = 2–4 Personen
web-lafamiglia-top-sheet = Obere Tafel
web-lafamiglia-bottom-sheet = Untere Tafel
web-lafamiglia-length = 4 Runden, etwa 4 Std.

web-lafamiglia-map = Karte der Insel
web-lafamiglia-zoom-in = Vergrößern
web-lafamiglia-zoom-out = Verkleinern
web-lafamiglia-zoom-whole = Ganze Karte zeigen
web-lafamiglia-map-tools = Werkzeuge der Karte
web-lafamiglia-holders = Zeigen, wer was kontrolliert
web-lafamiglia-no-boat = kein Boot
web-lafamiglia-column = { $column }: { $count ->
    [0] keine Marker
    [one] 1 Marker
   *[other] { $count } Marker
}; sie zu bewegen kostet dich insgesamt { $money }
web-lafamiglia-mode-2v2-name = 2 gegen 2
web-lafamiglia-mode-2v2 = Zwei Teams zu zweit: das ganze Spiel
web-lafamiglia-mode-1v1-name = 1 gegen 1
web-lafamiglia-mode-1v1 = Das Duell, mit der Cupola
web-lafamiglia-mode-2v1-name = 2 gegen 1
web-lafamiglia-mode-2v1 = Zwei gegen eine Familie, in drei Stufen
web-lafamiglia-option-difficulty = Schwierigkeit für die Soloseite
web-lafamiglia-option-difficulty-easy = leicht
web-lafamiglia-option-difficulty-medium = mittel
web-lafamiglia-option-difficulty-hard = schwer
web-lafamiglia-option-draft = Familien wählen
web-lafamiglia-option-first_game = Erste Partie: ohne Familie Schwarz und Weiß
web-lafamiglia-option-variant_identical_cards = Zwei gleiche Konfliktkarten zählen einmal
web-lafamiglia-option-opt_neutral_force1 = Rohe Gewalt mit oder gegen neutrale Soldati kostet 1
web-lafamiglia-option-opt_neutral_reward2 = 2 Soldati für die Übernahme eines neutralen Gebiets
web-lafamiglia-option-opt_blank_spaces = Marker dürfen auf Felder ohne Symbol
web-lafamiglia-option-opt_rally_boat = Sammeln kann Soldati per Boot holen
web-lafamiglia-option-opt_move_tile_tokens = Marker auf Kontrollplättchen dürfen wandern
web-lafamiglia-option-opt_tie_start_piece = Die Startfigur entscheidet bei Gleichstand
web-lafamiglia-receive = bekommst
web-lafamiglia-pay = zahlst
web-lafamiglia-money = Geld
web-lafamiglia-hq-soldati = Soldati in deinem HQ
web-lafamiglia-orders = Befehle
web-lafamiglia-hq = Hauptquartier
web-lafamiglia-mat = Dein Tableau
web-lafamiglia-mat-note = der erste Marker eines Abschnitts bringt dessen Befehl
web-lafamiglia-seen-by = das seht nur du und { $name }
web-lafamiglia-sell = Verkaufen
web-lafamiglia-sell-which = Welchen Befehl?
web-lafamiglia-sell-note = Verkaufe einen Befehl aus deinem HQ für { $money } Geld. Er ist dann aus dem Spiel.
web-lafamiglia-give = { $arrives } geben
web-lafamiglia-start-piece = Startfigur
web-lafamiglia-held = { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
web-lafamiglia-behind-screen = Hinter dem Sichtschirm
web-lafamiglia-chart-of = Befehle von { $family }
web-lafamiglia-tiles = Kontrollplättchen
web-lafamiglia-we = wir
web-lafamiglia-they = sie
web-lafamiglia-initiative = Initiative
web-lafamiglia-initiative-note = zuerst Nachschubbefehle, dann Angriffsbefehle, niedrige Zahlen zuerst
web-lafamiglia-revealed = { $count } von { $total } aufgedeckt
web-lafamiglia-orders-left = { $count ->
    [one] noch 1 Befehl
   *[other] noch { $count } Befehle
}
web-lafamiglia-type-supply = Nachschub
web-lafamiglia-type-attack = Angriff
web-lafamiglia-done = erledigt
web-lafamiglia-no-orders = Auf dem Plan liegen keine Befehle.
web-lafamiglia-money-after = Geld { $now } → { $after }
web-lafamiglia-after-this = danach
web-lafamiglia-laying = Der Plan wird aufgebaut …
web-lafamiglia-order-sold = verkauft
web-lafamiglia-order-mat = noch auf dem Tableau
web-lafamiglia-order-hq = im HQ
web-lafamiglia-order-board = auf dem Plan
web-lafamiglia-order-owned = verfügbar
web-lafamiglia-management = Verwaltung
web-lafamiglia-round-of = Runde { $round } von { $rounds }
web-lafamiglia-confirm = Bestätigen
web-lafamiglia-carried = Wähle ein Feld für diesen Marker.
web-lafamiglia-views = Teile des Tischs
web-lafamiglia-part-map = Karte
web-lafamiglia-part-sheets = Tafeln
web-lafamiglia-part-orders = Befehle
web-lafamiglia-part-others = Andere
web-lafamiglia-part-log = Protokoll
web-lafamiglia-how-many = Wie viele
web-lafamiglia-number-seat = Mitglieder für die Cupola
web-lafamiglia-number-soldati = Soldati auf dem Plan
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Gebiete
web-lafamiglia-measure-soldati = Soldati auf dem Plan
web-lafamiglia-measure-money = Geld, soweit bekannt
web-lafamiglia-conflicts = Bisherige Konflikte
web-lafamiglia-duel-what = { $attacking ->
    [neutral] Neutrale Soldati greifen
   *[family] { $attacker } greift
} von { $source } aus { $defending ->
    [neutral] neutrale Soldati
   *[family] { $defender }
} an
web-lafamiglia-fictional = fiktive Familie
web-lafamiglia-duel-skip = Überspringen
web-lafamiglia-duel-step-announced = Ziel
web-lafamiglia-duel-step-bonuses = Boni
web-lafamiglia-duel-step-approach = List oder rohe Gewalt
web-lafamiglia-duel-step-cards = Karten
web-lafamiglia-duel-step-take = Nehmen oder lassen
web-lafamiglia-duel-step-reveal = Aufdecken, Schlagabtausch
web-lafamiglia-duel-attacker = Angriff
web-lafamiglia-duel-defender = Verteidigung
web-lafamiglia-duel-skull = Befehl
web-lafamiglia-duel-car = Auto
web-lafamiglia-duel-miniguns = per Boot
web-lafamiglia-duel-attack = Angriffsbonus
web-lafamiglia-duel-vests = Westen der Befehle hier
web-lafamiglia-duel-labs = Labore
web-lafamiglia-duel-watchmen = Wachleute
web-lafamiglia-duel-defence = Verteidigungsbonus
web-lafamiglia-duel-difference = Angriff { $attack } − Verteidigung { $defence }: { $removed ->
    [one] 1 Verteidiger entfernt
   *[other] { $removed } Verteidiger entfernt
}
web-lafamiglia-duel-taken = { $side ->
    [neutral] Neutrale Soldati nehmen { $area } ein.
   *[family] { $family } nimmt { $area } ein.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] In { $area } ist niemand übrig.
    [neutral] Die neutralen Soldati halten { $area }.
   *[family] { $family } hält { $area }.
}
web-lafamiglia-duel-force = Rohe Gewalt: { $count ->
    [one] 1 Angreifer wird entfernt.
   *[other] { $count } Angreifer werden entfernt.
}
web-lafamiglia-duel-no-card = keine Karte
web-lafamiglia-duel-your-card = deine Karte
web-lafamiglia-duel-then = ergibt { $result } nach dem Schlagabtausch
web-lafamiglia-duel-attacker-takes = Der Angriff nimmt die Karte.
web-lafamiglia-duel-attacker-leaves = Der Angriff lässt die Karte liegen.
web-lafamiglia-duel-defender-takes = Die Verteidigung nimmt die Karte.
web-lafamiglia-duel-defender-leaves = Die Verteidigung lässt die Karte liegen.
web-lafamiglia-duel-cards-note = Beide Seiten spielen eine Karte verdeckt.
web-lafamiglia-duel-may = Mögliche Ausgänge
web-lafamiglia-duel-may-note = Angriff:Verteidigung, vor dem Schlagabtausch
web-lafamiglia-duel-you-take = du nimmst
web-lafamiglia-duel-you-leave = du lässt
web-lafamiglia-duel-they-take = sie nehmen
web-lafamiglia-duel-they-leave = sie lassen
web-lafamiglia-duel-they-laid = gespielt wurde { $card }
web-lafamiglia-duel-face-down = eine verdeckte Karte
web-lafamiglia-duel-card-turncoat = 1 von ihnen weg, 1 von dir dazu
web-lafamiglia-duel-card-coward1 = 1 von dir geht heim
web-lafamiglia-duel-card-coward2 = 2 von dir gehen heim
web-lafamiglia-duel-back = Zurück zum Konflikt
web-lafamiglia-solo-board = Solotableau
web-lafamiglia-coupole-seats = Mitglieder in der Cupola: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = Kontrolle ab { $count }
web-lafamiglia-extra-actions = Zusatzaktionen
web-lafamiglia-extra-blocked = gesperrt
web-lafamiglia-extra-ready = verfügbar
web-lafamiglia-extra-used = benutzt
web-lafamiglia-restriction = Verbotene Spalte: { $column }
web-lafamiglia-commission = Kommissionsmarker
web-lafamiglia-members = Mitglieder
web-lafamiglia-plan = Mit deinem Partner planen
web-lafamiglia-plan-arrow = Pfeil
web-lafamiglia-plan-pin = Nadel
web-lafamiglia-plan-note = Notiz
web-lafamiglia-plan-erase = Löschen
web-lafamiglia-plan-last = Letztes Zeichen zurücknehmen
web-lafamiglia-plan-close = Zurück zum Tisch
web-lafamiglia-plan-write = Eine Notiz für { $name }
web-lafamiglia-plan-put = Hier ablegen
web-lafamiglia-plan-only = Das seht nur du und { $name }. Es bleibt, bis ihr es löscht, und hat keine Wirkung auf das Spiel.
web-lafamiglia-measure-goal = { $count } allein gewinnen
web-lafamiglia-finale-pieces = Figuren zeigen
web-lafamiglia-standings = Stand
web-lafamiglia-standings-note = { $nobody ->
    [0] nach Runde { $round }
    [one] nach Runde { $round }, 1 gehört niemandem
   *[other] nach Runde { $round }, { $nobody } gehören niemandem
}
web-lafamiglia-standings-won = gewonnen
web-lafamiglia-standings-has = Gebiete: { $areas } · Soldati: { $soldati } · Geld: { $money }
web-lafamiglia-verdict-named = { $title }: { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento } hing an einem Gebiet: { $areas }.
web-lafamiglia-verdict-last = Zuletzt gewonnen wurde { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] Sieg mit einem Mandamento Vorsprung
       *[other] Sieg mit { $count } Mandamenti Vorsprung
    }
    [lost] { $count ->
        [one] Niederlage um ein Mandamento
       *[other] Niederlage um { $count } Mandamenti
    }
   *[neutral] { $count ->
        [one] Sieg für { $names }, ein Mandamento Vorsprung
       *[other] Sieg für { $names }, { $count } Mandamenti Vorsprung
    }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] Sieg mit { $count ->
        [one] 1 eigenem Mandamento
       *[other] { $count } eigenen Mandamenti
    }
       *[other] Sieg: { $name } hält { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } allein
    }
    [lost] Niederlage: { $name } hält { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } allein
   *[neutral] Sieg für { $names }: { $name } hält { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } allein
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] Sieg mit { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } zusammen
    [lost] Niederlage: { $names } halten { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } zusammen
   *[neutral] Sieg für { $names } mit { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } zusammen
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] Sieg durch Bronte
    [lost] Niederlage durch Bronte
   *[neutral] Sieg für { $names } durch Bronte
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] Sieg durch die Startfigur
    [lost] Niederlage durch die Startfigur
   *[neutral] Sieg für { $names } durch die Startfigur
}
web-lafamiglia-verdict-draw = Unentschieden: Keine Seite hält Bronte
web-lafamiglia-the-end = Das Ende
