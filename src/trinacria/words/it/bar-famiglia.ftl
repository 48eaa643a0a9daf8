# Famiglia nella barra delle decisioni.

bar-famiglia-renew = Scegli la carta da togliere: ne arrivano tante nuove quanto il suo valore.
bar-famiglia-brings = { $card } porta { $amount ->
    [0] 0 punti
    [one] { $amount } punto
   *[other] { $amount } punti
}{ $pays ->
    [nothing] {" "}e non costa carte.
   *[other] , e { $lay } va nella tua banda.
}
bar-famiglia-swap = { $paid ->
    [0] Riprendi { $back } per { $count ->
        [one] una carta
       *[other] { $count } carte
    } della mano.
   *[other] Riprendi { $back } per { $lay }.
}
bar-famiglia-swap-note = { $count } di { $most } nello scambio. { $card }, appena giocato, resta. I punti non cambiano: contano banda e mano.
