# Famiglia nella pagina.

web-famiglia-players = 2 giocatori
web-famiglia-length = 20 minuti
web-famiglia-home = Una posizione di Famiglia
web-famiglia-home-take = Con i tuoi due 2 prendi questa carta: { $card }.
web-famiglia-home-play = Continua da qui
web-famiglia-short-B = Scambia ≤ { $value }
web-famiglia-short-Y = { $value ->
    [1] Abbassa di 1
   *[other] Abbassa di 1–{ $value }
}
web-famiglia-short-G = { $below ->
    [0] Jolly per 0
   *[other] Jolly per 0–{ $below }
}
web-famiglia-card = { $name }, { $family } { $value } ({ $card })
web-famiglia-steps = Le quattro fasi di un turno
web-famiglia-can = puoi sceglierla
web-famiglia-with = si recluta con { $cards }
web-famiglia-which = Scegli, o clicca altre carte.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = La strada è vuota.
web-famiglia-gang = banda { $count } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-famiglia-show-hand = mostra la mano
web-famiglia-score-note = contano mano e banda
web-famiglia-score-hidden = banda { $gang }, mano nascosta
web-famiglia-worth = punti per 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Togli per { $count } nuova
   *[other] Togli per { $count } nuove
}
web-famiglia-do-play = Gioca
web-famiglia-do-back = Riprendi
web-famiglia-do-lay = Cala
web-famiglia-do-lower = Abbassa di { $by }, a { $value }
web-famiglia-confirm-take = Recluta
web-famiglia-do-take = { $pays ->
    [pair] Due { $lay }
   *[joker] { $lay } in banda, { $keep } in mano
}
web-famiglia-measure-points = Punti
web-famiglia-measure-gang = Banda
web-famiglia-measure-cards = Carte
web-famiglia-first-pass = Primo passaggio
web-famiglia-second-pass = Secondo passaggio
web-famiglia-last-turns = Ultimi turni
web-famiglia-the-end = Fine
web-famiglia-value = valore
web-famiglia-finale-hand = era in mano
web-famiglia-verdict-points = { $outcome ->
    [won] Vinci di { $count }
    [lost] Perdi di { $count }
   *[neutral] { $name } vince di { $count }
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] Vinci con le carte migliori
    [lost] Perdi contro carte migliori
   *[neutral] { $name } vince con le carte migliori
}
web-famiglia-verdict-draw = Pareggio
web-famiglia-fresh = nuova
web-famiglia-in-hand = In mano
