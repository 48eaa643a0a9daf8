# Famiglia en la barra de decisiones.

bar-famiglia-renew = Elige la carta que retiras: llegan tantas nuevas como su valor.
bar-famiglia-brings = { $card } da { $amount ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $amount } puntos
}{ $pays ->
    [nothing] {" "}y no cuesta ninguna carta.
   *[other] , y { $lay } va a tu banda.
}
bar-famiglia-swap = { $paid ->
    [0] Recoge { $back } a cambio de { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de tu mano.
   *[other] Recoge { $back } a cambio de { $lay }.
}
bar-famiglia-swap-note = { $count } de { $most } elegidas. { $card }, recién jugada, se queda. Los puntos no cambian: cuentan la banda y la mano.
