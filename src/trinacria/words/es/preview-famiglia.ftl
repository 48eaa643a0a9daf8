# Lo que una acción de Famiglia cuesta y da, antes de jugarla.

famiglia-preview-points = Tus puntos: { $now } → { $after }. Acaba tu turno.
famiglia-preview-new_cards = Cartas en la calle: { $now } → { $after }. No se puede deshacer.
famiglia-preview-put_away = { $card } va { $to ->
    [deck] debajo del mazo
   *[discard] a la pila de descartes
}
famiglia-preview-to_gang = { $card } va a tu banda
famiglia-preview-to_hand = { $card } va a tu mano
famiglia-preview-swaps = Cambia hasta { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
}
famiglia-preview-lowers = Rebaja una carta de la calle hasta en { $amount }
famiglia-preview-value = { $card } cuenta como { $amount } este turno
famiglia-preview-free = Entonces { $card } es gratis
famiglia-preview-pair = Entonces { $card } necesita dos { $needed }, o una y un Mercenario
famiglia-preview-refill = La calle queda vacía: { $amount ->
    [one] { $amount } carta nueva
   *[other] { $amount } cartas nuevas
}
famiglia-preview-both_passed = Los dos jugadores han pasado: la partida acaba.
