# La Famiglia at the table: what things are called and what can be done, for plain lines and the full screen alike.

table-colour-black = Schwarz
table-colour-blue = Blau
table-colour-green = Grün
table-colour-red = Rot
table-colour-white = Weiß
table-colour-yellow = Gelb
table-colour-neutral = neutral
table-family-black = Schwarz
table-family-blue = Blau
table-family-green = Grün
table-family-red = Rot
table-family-white = Weiß
table-family-yellow = Gelb
table-family-neutral = neutral
table-token-black = schwarz
table-token-blue = blau
table-token-green = grün
table-token-red = rot
table-token-white = weiß
table-token-yellow = gelb
table-token-neutral = neutral
table-column-start_player = Startfigur
table-column-justice = Justiz
table-column-police = Polizei
table-column-economy = Wirtschaft
table-column-church = Kirche
table-column-two_institutions = Zwei Institutionen
table-card-turncoat = Überläufer
table-card-coward1 = Feigling 1
table-card-coward2 = Feigling 2
table-phase-planning = Planung
table-phase-encounter = Kampf

table-part-recruit = anwerben
table-part-place = einsetzen
table-part-place-base = einsetzen (Polizei)
table-part-place-reinforce = verstärken
table-part-reinforce = verstärken
table-part-issue-order = Befehl erteilen
table-part-issue = Befehl erteilen
table-part-two-orders = 2 Befehle erteilen
table-part-two-orders-one-area = 2 Befehle in einem Gebiet erteilen
table-part-equipment = Ausrüstung beschaffen
table-part-car = Auto einsetzen
table-part-boat = Boot einsetzen
table-part-lab = Labor bauen
table-part-launder = Geld waschen
table-part-launder-and-gather = Geld waschen und zusammenziehen
table-part-gather = zusammenziehen
table-part-exert-influence = Einfluss nehmen
table-part-exert = Einfluss nehmen
table-part-influence-row2 = zwei Marker einer Reihe entfernen
table-part-row2 = zwei Marker einer Reihe entfernen
table-part-final-action = Schlussaktion
table-part-final = Schlussaktion
table-part-act = Aktion der Spalte ausführen
table-part-rally = sammeln
table-part-move = bewegen
table-part-move2 = zweimal bewegen
table-part-skull = Totenkopf
table-part-strike = Anschlag
table-part-strike2 = zwei Anschläge
table-part-pentito = Pentito
table-part-agitate = aufwiegeln
table-part-vest = Weste
table-part-money = Geld nehmen
table-part-network = Netzwerk
table-part-recall = zurückrufen
table-part-lab-soldati = Soldati bei Laboren einsetzen
table-part-place-own = verstärken
table-part-lab-soldati-all = je Labor 1 Soldato einsetzen
table-special-convert_1 = 1 Verteidiger ersetzen
table-special-convert_2 = bis zu 2 Verteidiger ersetzen
table-special-lab_soldati = Soldati zu Laboren
table-special-network = Netzwerk
table-special-pay_x_remove_x = Verteidiger gegen Geld entfernen
table-special-recall_3 = 3 zurückrufen
table-special-strike_and_move = Anschlag, dann bewegen
# The short ones have room for about 6 letters.
table-short-recruit = werb
table-short-place = setz
table-short-place-reinforce = verst
table-short-issue-order = bef
table-short-equipment = ausr
table-short-car = auto
table-short-boat = boot
table-short-lab = lab
table-short-launder = wasch
table-short-launder-and-gather = wasch+zus
table-short-exert-influence = einfl
table-short-influence-row2 = reihe×2
table-short-final-action = schl
table-short-place-own = verst
table-short-lab-soldati = labore
table-short-lab-soldati-all = labore∀
table-short-money = geld
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = (auf eine Tafel)
table-no-action = keine Aktion
table-coin-in = { $money } bekommen
table-coin-out = { $money } zahlen
table-infinite = nie voll
table-space = { $column }, Feld { $row }
table-space-solo = Solotableau { $number }

lafamiglia-do-family = { $what } führen
lafamiglia-do-draw = Zufällig ziehen
lafamiglia-do-do = { $what }
lafamiglia-do-use = Nutzen: { $what }
lafamiglia-do-idle = Marker wirkungslos bewegen auf: { $what }
lafamiglia-do-token = Marker ({ $token }) nehmen von: { $what }
lafamiglia-do-column = Spalte { $what } bewegen (kostet { $money })
lafamiglia-do-done = Hier aufhören
lafamiglia-do-skip = Auslassen
lafamiglia-do-recruit = { $number } anwerben
lafamiglia-do-place = Soldati einsetzen in { $what }
lafamiglia-do-soldati = { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
}
lafamiglia-do-issue = Befehl erteilen in { $what }
lafamiglia-do-order = Wählen: { $what }
lafamiglia-do-car = Auto einsetzen in { $what }
lafamiglia-do-boat = Boot einsetzen: { $what }
lafamiglia-do-lab = Labor bauen in { $what }
lafamiglia-do-sail = Weiterfahren: { $what }
lafamiglia-do-stay = Hier bleiben
lafamiglia-do-sink = Boot entfernen: { $what }
lafamiglia-do-row = Marker aus der Reihe { $what } nehmen
lafamiglia-do-put = Legen auf: { $what }
lafamiglia-do-supply = In den Vorrat legen
lafamiglia-do-gather = Zusammenziehen in { $what }
lafamiglia-do-from = Aus { $what }
lafamiglia-do-cars = { $number ->
    [one] 1 Auto
   *[other] { $number } Autos
}
lafamiglia-do-sell = Für { $price_sale } Geld verkaufen: { $what }
lafamiglia-do-give = Dem Partner { $price_gift_arrives } Geld geben (kostet dich { $price_gift })
lafamiglia-do-decline = Ablehnen
lafamiglia-do-mark = { $what } markieren
lafamiglia-do-unmark = Marker nehmen von: { $what }
lafamiglia-do-to = Nach { $what } ziehen
lafamiglia-do-ship = Per Boot nach { $what } ziehen
lafamiglia-do-allies = { $what } durch ein leeres oder neutrales Gebiet angreifen
lafamiglia-do-drive = Auto mitnehmen
lafamiglia-do-walk = Ohne Auto
lafamiglia-do-convert = { $number ->
    [one] 1 Verteidiger ersetzen
   *[other] { $number } Verteidiger ersetzen
}
lafamiglia-do-pay = { $number } zahlen
lafamiglia-do-bribe = Bestechung zahlen
lafamiglia-do-finesse = List
lafamiglia-do-force = Rohe Gewalt: { $number ->
    [one] 1 Soldato verlieren
   *[other] { $number } Soldati verlieren
}
lafamiglia-do-defend = { $what } verteidigt
lafamiglia-do-card = { $what } spielen
lafamiglia-do-take = Karte nehmen
lafamiglia-do-leave = Karte liegen lassen
lafamiglia-do-reinforce = Soldati hier einsetzen
lafamiglia-do-strike = Anschlag auf { $what }
lafamiglia-do-bomb = Autobombe auf { $what }
lafamiglia-do-remove = { $number } aus { $what } entfernen
lafamiglia-do-recall = { $number } in { $what } ersetzen
lafamiglia-do-agitate = { $what } aufwiegeln
lafamiglia-do-commission = { $what } für die Kommission nehmen
lafamiglia-do-keep = Behalten: { $what } ({ $card })
lafamiglia-do-board = Nutzen: { $what }
lafamiglia-do-extra = Als Zusatzaktion nutzen: { $what }
lafamiglia-do-unlock = Freischalten: { $what }
lafamiglia-do-members = { $number ->
    [one] 1 Mitglied
   *[other] { $number } Mitglieder
} und { $rest ->
    [one] 1 Soldato
   *[other] { $rest } Soldati
} nehmen
lafamiglia-do-seat = { $number ->
    [one] 1 Mitglied
   *[other] { $number } Mitglieder
} in die Cupola entsenden (dann { $mine } zu { $theirs })
lafamiglia-do-transfer = Marker versetzen: { $what } → { $other }
lafamiglia-do-swap = Dem Partner { $what } gegen { $other } anbieten
lafamiglia-do-agree = Tausch annehmen
lafamiglia-do-claim = Kontrollmarker auf die Cupola legen
lafamiglia-did-column = Spalte { $what } bewegen
lafamiglia-did-force = Rohe Gewalt
lafamiglia-did-members = { $number ->
    [one] 1 Mitglied nehmen
   *[other] { $number } Mitglieder nehmen
}
lafamiglia-did-seat = { $number ->
    [one] 1 Mitglied in die Cupola entsenden
   *[other] { $number } Mitglieder in die Cupola entsenden
}

table-round = Runde { $round } von { $rounds }, { $phase }
table-order-of-play = Zugreihenfolge: { $seats }. Startfigur: { $name }.
table-soldati-of = { $count ->
    [one] 1 Soldato
   *[other] { $count } Soldati
} ({ $family })
table-cars = { $count ->
    [one] 1 Auto
   *[other] { $count } Autos
}
table-labs = { $count ->
    [one] 1 Labor
   *[other] { $count } Labore
}
table-orders-hidden = { $count ->
    [one] 1 verdeckter Befehl
   *[other] { $count } verdeckte Befehle
}
table-orders = { $count ->
    [one] Befehl
   *[other] Befehle
} { $orders }
table-orders-done = erledigt: { $orders }
table-empty-area = leer
table-held-by = gehört { $name }
table-seas = Boote: { $seas }
table-no-boats = Boote: keine
table-sheet-top = Obere Tafel { $number }, mit dem Preis jeder Spalte für dich
table-sheet-bottom = Untere Tafel { $number }
table-column-line = { $column } { $money }: { $tokens }
table-taken = belegt: { $tokens }
table-you = du
table-partner = dein Partner
table-family = { $name } ({ $who }): { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
table-values = Polizei { $police }, Kirche { $church }, Auto { $car }, Autobombe { $bomb }
table-supply = Vorrat: { $soldati ->
        [one] 1 Soldato
       *[other] { $soldati } Soldati
    }, { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}, { $influence ->
    [one] 1 Einflussmarker
   *[other] { $influence } Einflussmarker
}
table-mat-left = Marker auf dem Tableau: { $rows }
table-hq = HQ: { $money } Geld, { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, Befehle: { $orders }
table-hq-hidden = HQ: { $count ->
    [one] 1 Befehl
   *[other] { $count } Befehle
}, der Rest hinter dem Sichtschirm
table-sold = verkauft: { $orders }
table-bust = Büste neben { $space }
table-tiles = Plättchen: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Vorrat: { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}, { $soldati ->
    [one] 1 neutraler Soldato
   *[other] { $soldati } neutrale Soldati
}
table-conflict = Konflikt in { $area }: { $attacker } greift mit { $soldati } an, gegen { $defender } mit { $defenders }.
table-conflict-car = Der Angriff hat ein Auto dabei.
table-conflict-card = Verdeckte Karte deines Teams: { $card }

table-solo-fictional = Fiktive Familie: { $colour }
table-solo-board = Solotableau
table-solo-locked = gesperrt
table-solo-extra = Zusatzaktionsmarker: { $free } verfügbar, { $blocked } gesperrt
table-solo-restriction = Die Spalte mit dem Verbotsmarker: { $column }
table-coupole = Cupola, { $all } Plätze: { $seats }; Kontrolle ab { $from } Mitgliedern
table-coupole-held = Cupola, { $all } Plätze: { $seats }; kontrolliert von { $name }
table-commission = Kommission { $colour }: { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} auf dem Tableau
table-members = Mitglieder im HQ: { $members }, im Vorrat: { $supply }
table-behind = hinter dem Sichtschirm: { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
table-supply-hidden = Vorrat: { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}, { $influence ->
    [one] 1 Einflussmarker
   *[other] { $influence } Einflussmarker
}

table-fictional = { $colour } (fiktiv)
table-solo = solo
table-game-2v2 = 2 gegen 2
table-game-1v1 = 1 gegen 1
table-game-2v1 = 2 gegen 1, Schwierigkeit für die Soloseite: { $difficulty }
table-difficulty-easy = leicht
table-difficulty-medium = mittel
table-difficulty-hard = schwer
table-options = Wahlregeln: { $rules }
table-option-draft = Familien werden gewählt
table-option-first_game = erste Partie, ohne Schwarz und Weiß
table-option-variant_identical_cards = gleiche Karten
table-option-opt_neutral_force1 = rohe Gewalt mit oder gegen neutrale Soldati kostet 1
table-option-opt_neutral_reward2 = 2 Soldati für die Übernahme eines neutralen Gebiets
table-option-opt_blank_spaces = Marker dürfen auf Felder ohne Symbol
table-option-opt_rally_boat = Sammeln per Boot
table-option-opt_move_tile_tokens = Marker dürfen zwischen Plättchen wechseln
table-option-opt_tie_start_piece = die Startfigur entscheidet bei Gleichstand
table-character = HQ: { $money } Geld, { $hq ->
    [one] 1 Soldato
   *[other] { $hq } Soldati
}; Plan: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}, { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = die Zusatzaktion dieses Zugs ist ausgeführt
table-score = Stand
table-score-of = von { $goal }
table-score-goal = { $kind ->
    [teams] Zum Sieg reichen { $together } zusammen oder { $alone } allein
    [mixed] Zum Sieg reichen { $alone } allein oder { $together } zusammen im Team
   *[alone] Zum Sieg reichen { $alone } Mandamenti
}
table-score-legend = kleiner Marker: ein Gebiet fehlt noch
table-score-all = Alle Mandamenti zeigen
table-score-side = { $names }: { $count } von { $goal } Mandamenti
table-score-family = { $name } { $count } von { $alone } allein
table-score-coupole = Cupola
table-score-held = { $viewer ->
    [self] Du hältst es.
   *[other] { $name } hält es.
}
table-score-free = Niemand hält es.
table-score-members = Mitglieder: { $seats }. Kontrolle ab { $from }.
table-score-due = { $viewer ->
    [self] Du bekommst es in der nächsten Verwaltung.
   *[other] { $name } bekommt es in der nächsten Verwaltung.
}
table-score-lost = In der nächsten Verwaltung wird es frei.
table-score-near = { $viewer ->
    [self] Dir fehlt noch ein Gebiet: { $areas }.
   *[other] { $name } fehlt noch ein Gebiet: { $areas }.
}
table-heading = { $label }:
table-labelled = { $label }: { $text }
