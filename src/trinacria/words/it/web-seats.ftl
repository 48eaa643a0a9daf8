# La pagina: le persone e i loro posti, ciò che si sente di una partita, la modalità testo.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Contabile { $value }
web-seats-card-Y = Picchiatore { $value }
web-seats-card-G = Mercenario { $value }
web-seats-lowered = { $card }, abbassata a { $value }
web-seats-table = Strada e mazzo
web-seats-street = Strada: { $cards }
web-seats-hand = Mano ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $cards }
web-seats-hand-hidden = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-seats-gang = Banda ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $cards }
web-seats-now = Round e punteggio
web-seats-conflict = Conflitto
web-seats-mandamenti = I Mandamenti e i loro territori
web-seats-areas = Territori e mari
web-seats-area = { $area }: { $pieces }. Confina con { $neighbours }{ $coast ->
    [0] .
    [one] ; sul mare: { $seas }.
   *[other] ; sui mari: { $seas }.
}
web-seats-tiles = Tessere e riserva
web-seats-supply = ordine di rifornimento { $number },
web-seats-attack = ordine d’attacco { $number },
web-seats-heard-more = { $count ->
    [one] Un’altra riga nella cronaca.
   *[other] Altre { $count } righe nella cronaca.
}
web-seats-heard-chat = Messaggio di { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] 1 nuovo messaggio di { $names }.
   *[other] { $count } nuovi messaggi di { $names }.
}
web-seats-keys-decision = vai alla decisione
