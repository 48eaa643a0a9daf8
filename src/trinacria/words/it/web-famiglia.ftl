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
web-famiglia-card = { $name }, { $family }, valore { $value }, { $power }, { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
web-famiglia-no-power = senza abilità
web-famiglia-named = { $card ->
    [none] { $name }
   *[other] { $name } { $card }
}
web-famiglia-lowered-heard = abbassata { $change }
web-famiglia-renews = { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
}
web-famiglia-street = Strada
web-famiglia-street-later = { $count ->
    [one] { $count } carta, dopo
   *[other] { $count } carte, dopo
}
web-famiglia-swap-gang = La tua banda: scegli che cosa torna
web-famiglia-your-hand = La tua mano
web-famiglia-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-famiglia-together = insieme { $points }
web-famiglia-holds = { $name } ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano
web-famiglia-seen = viste:
web-famiglia-pays-joker = { $value } + jolly
web-famiglia-way-points = { $price }: { $now } → { $after }
web-famiglia-way-recruit = Recluta { $name }
web-famiglia-way-lower = Abbassa { $name } a { $value }
web-famiglia-way-play = Gioca { $name }
web-famiglia-way-brute = per { $name }: { $now } → { $after }
web-famiglia-way-new = Togli una carta
web-famiglia-way-news = { $least ->
    [1] { $most ->
        [1] per 1 nuova
       *[other] per 1–{ $most } nuove
    }
   *[other] per { $least }–{ $most } nuove
}
web-famiglia-so-new = { $count ->
    [one] quindi { $count } carta nuova: { $cards }
   *[other] quindi { $count } carte nuove: { $cards }
}
web-famiglia-swap = Scambia { $count } con { $count }
web-famiglia-steps = Le quattro fasi di un turno
web-famiglia-can = puoi sceglierla
web-famiglia-with = si recluta con { $cards }
web-famiglia-which = Scegli, o clicca altre carte.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = La strada è vuota.
web-famiglia-gang = banda { $count }
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
