# What things on the table are.
explain-now = Für dich jetzt:
explain-all = Alle Symbole
explain-asking = Tippe etwas an, um zu sehen, was es ist. Esc beendet das.
explain-button = Erklären
explain-card =
    { $family }, Wert { $value }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $ability }.
explain-card-ways = { $count ->
    [one] Diese Karte kannst du auf 1 Art anwerben.
   *[other] Diese Karte kannst du auf { $count } Arten anwerben.
}
explain-card-recruit = Anwerben …
explain-card-choose = Diese Karte wählen
explain-previous = Zurück
explain-next = Weiter
explain-card-zero = Ein 0er hat keine Fähigkeit
explain-soldato = Soldato
explain-car = Auto
explain-boat = Boot
explain-lab = Labor
explain-influence = Einflussmarker
explain-money = Geld
explain-control = Kontrollmarker
explain-start-player = Startfigur
explain-supply = Vorrat
explain-exert-sheet = Einfluss auf eine Tafel
explain-initiative-supply = Nachschubbefehl mit seiner Initiative
explain-initiative-attack = Angriffsbefehl mit seiner Initiative
explain-car-bomb = Autobombe
explain-force = Rohe Gewalt
explain-knockout = Schlagabtausch
explain-row-now = Dein Wert ist { $value }.
explain-column-now =
    { $money ->
        [0] Es gibt keinen Marker zu bewegen.
       *[other] Diese Spalte zu bewegen kostet dich { $money }.
    }
explain-order =
    { $type ->
        [supply] Nachschubbefehl
       *[attack] Angriffsbefehl
    }, Initiative { $initiative }: { $parts }.
explain-area = Mandamento: { $mandamento }. { $pieces }. Neben: { $neighbours }.
explain-group-pieces = Figuren
explain-group-places = Orte
explain-group-actions = Aktionen
explain-group-orders = Befehle
explain-group-conflict = Konflikt
explain-group-rows = Reihen deines Tableaus
explain-your-character = Dein Charakter
