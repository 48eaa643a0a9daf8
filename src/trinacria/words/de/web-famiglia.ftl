# Famiglia on the page.

web-famiglia-players = 2 Personen
web-famiglia-length = 20 Minuten
web-famiglia-home = Eine Stellung aus Famiglia
web-famiglia-home-take = Deine zwei 2er holen: { $card }.
web-famiglia-home-play = Von hier weiterspielen
web-famiglia-short-B = Bis { $value } tauschen
web-famiglia-short-Y = { $value ->
    [1] Um 1 senken
   *[other] Um 1–{ $value } senken
}
web-famiglia-short-G = { $below ->
    [0] Joker für 0
   *[other] Joker für 0–{ $below }
}
web-famiglia-card = { $name }, { $family }, Wert { $value }, { $power }, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-famiglia-no-power = keine Fähigkeit
web-famiglia-named = { $card ->
    [none] { $name }
   *[other] { $name } { $card }
}
web-famiglia-lowered-heard = gesenkt { $change }
web-famiglia-renews = { $count } neue
web-famiglia-street = Straße
web-famiglia-street-later = { $count ->
    [one] 1 Karte, später
   *[other] { $count } Karten, später
}
web-famiglia-swap-gang = Deine Bande: Wähle, was zurückkommt
web-famiglia-your-hand = Deine Hand
web-famiglia-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-famiglia-together = zusammen { $points }
web-famiglia-holds = { $name } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-famiglia-seen = gesehen:
web-famiglia-pays-joker = { $value } + Joker
web-famiglia-way-points = { $price }: { $now } → { $after }
web-famiglia-way-recruit = { $name } anwerben
web-famiglia-way-lower = { $name } auf { $value } senken
web-famiglia-way-play = { $name } spielen
web-famiglia-way-brute = für { $name }: { $now } → { $after }
web-famiglia-way-new = Eine Karte weglegen
web-famiglia-way-news = { $least ->
    [1] { $most ->
        [1] für 1 neue
       *[other] für 1 bis { $most } neue
    }
   *[other] für { $least } bis { $most } neue
}
web-famiglia-so-new = { $count ->
    [one] dafür kam 1 neue Karte: { $cards }
   *[other] dafür kamen { $count } neue Karten: { $cards }
}
web-famiglia-swap = { $count } gegen { $count } tauschen
web-famiglia-steps = Die vier Schritte eines Zugs
web-famiglia-can = verfügbar
web-famiglia-with = anwerben mit { $cards }
web-famiglia-which = Wähle eine davon oder noch mehr Karten.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = Die Straße ist leer.
web-famiglia-gang = Bande { $count }
web-famiglia-score-note = Hand und Bande zählen beide
web-famiglia-score-hidden = Bande { $gang }, Hand verdeckt
web-famiglia-worth = Punkte bei 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Für 1 neue weglegen
   *[other] Für { $count } neue weglegen
}
web-famiglia-do-play = Spielen
web-famiglia-do-back = Aufnehmen
web-famiglia-do-lay = Legen
web-famiglia-do-lower = Um { $by } auf { $value } senken
web-famiglia-confirm-take = Anwerben
web-famiglia-do-take = { $pays ->
    [pair] Zwei { $lay } vorzeigen
   *[joker] { $lay } in die Bande, { $keep } auf die Hand
}
web-famiglia-measure-points = Punkte
web-famiglia-measure-gang = Bande
web-famiglia-measure-cards = Karten
web-famiglia-first-pass = Erster Durchgang
web-famiglia-second-pass = Zweiter Durchgang
web-famiglia-last-turns = Letzte Züge
web-famiglia-the-end = Das Ende
web-famiglia-value = Wert
web-famiglia-finale-hand = war auf der Hand
web-famiglia-verdict-points = { $outcome ->
    [won] Du gewinnst mit { $count } Vorsprung
    [lost] Du verlierst mit { $count } Rückstand
   *[neutral] { $name } gewinnt mit { $count } Vorsprung
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] Du gewinnst mit den besseren Karten
    [lost] Du verlierst gegen die besseren Karten
   *[neutral] { $name } gewinnt mit den besseren Karten
}
web-famiglia-verdict-draw = Unentschieden
web-famiglia-fresh = neu
