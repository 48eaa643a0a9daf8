# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = I tuoi punti: { $now } → { $after }. Il tuo turno finisce.
famiglia-preview-new_cards = Carte in strada: { $now } → { $after }. Non si può annullare.
famiglia-preview-put_away = { $card } va { $to ->
    [deck] sotto il mazzo
   *[discard] negli scarti
}
famiglia-preview-to_gang = { $card } va nella tua banda
famiglia-preview-to_hand = { $card } torna in mano
famiglia-preview-swaps = Scambia fino a { $amount ->
    [one] { $amount } carta
   *[other] { $amount } carte
}
famiglia-preview-lowers = Abbassa una carta della strada al massimo di { $amount }
famiglia-preview-value = { $card } vale { $amount } in questo turno
famiglia-preview-free = { $card } diventa gratis
famiglia-preview-pair = { $card } richiederà due { $needed }, o una sola e un Mercenario
famiglia-preview-refill = La strada sarà vuota: { $amount ->
    [one] { $amount } nuova carta
   *[other] { $amount } nuove carte
}
famiglia-preview-both_passed = Si passa due volte di fila: la partita finisce.
