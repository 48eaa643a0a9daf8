# The sheets, the hand and the mat on the page: words short enough for the spaces, at most eight letters.

web-sheets-title = Tafeln
web-sheets-which = { $top } oben, { $bottom } unten
web-sheets-later = ab der Planung
web-sheets-down = Marker auf ein freies Feld: Aktion ausführen
web-sheets-pay = zahle
web-sheets-no-token = kein Marker
web-sheets-free = frei
web-sheets-or = oder
web-sheets-which-token = Welcher Marker?

web-sheets-head-start_player = Start
web-sheets-head-justice = Justiz
web-sheets-head-police = Polizei
web-sheets-head-economy = Wirtsch.
web-sheets-head-church = Kirche
web-sheets-head-two_institutions = 2 wählen

web-sheets-part-recruit = Anwerben
web-sheets-part-place = Setzen
web-sheets-part-place_reinforce = Stärken
web-sheets-part-place_own = Stärken
web-sheets-part-lab_soldati = Labore
web-sheets-part-lab_soldati_all = Labore
web-sheets-part-issue_order = Befehl
web-sheets-part-equipment = Ausrüst.
web-sheets-part-car = Auto
web-sheets-part-boat = Boot
web-sheets-part-lab = Labor
web-sheets-part-launder = Waschen
web-sheets-part-gather = Ziehen
web-sheets-part-exert = Einfluss
web-sheets-part-exert_sheet = Versetz.
web-sheets-part-final_action = Schluss
web-sheets-part-money = Geld
web-sheets-orders =
    { $count ->
        [one] 1 Befehl
       *[other] { $count } Bef.
    }
web-sheets-areas =
    { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }

web-sheets-own = Deine Familie
web-sheets-hand = Befehle in deinem HQ
web-sheets-no-order = In deinem HQ ist kein Befehl.
web-sheets-order = { $name }, { $type ->
        [supply] Nachschub
       *[attack] Angriff
    }, Initiative { $initiative }, { $parts }
web-sheets-sort-kind = Nach Art, dann nach Initiative ordnen
web-sheets-sort-initiative = Nur nach Initiative ordnen
web-sheets-money =
    { $count ->
       *[other] Geld
    }
web-sheets-soldati =
    { $count ->
        [one] Soldato
       *[other] Soldati
    }
web-sheets-mat = Tableau
web-sheets-row =
    { $value ->
        [none] { $row }: noch { $left } von { $all } Markern
       *[other] { $row } { $value }: noch { $left } von { $all } Markern
    }

web-sheets-character-note = behalte eine, die andere ist aus dem Spiel
web-sheets-in-hq = In deinem HQ
web-sheets-on-map = Auf die Karte setzt du
web-sheets-thing-money = Geld
web-sheets-thing-soldato = Soldati
web-sheets-thing-boat = Boote
web-sheets-thing-lab = Labore
web-sheets-thing-car = Autos
