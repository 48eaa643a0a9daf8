# Famiglia в панели решений.

bar-famiglia-renew = Выберите карту, которую убрать: новых откроется столько, каково её значение.
bar-famiglia-brings = { $card } даёт { $amount ->
    [0] 0 очков
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}{ $pays ->
    [nothing] {" "}и не стоит ни одной карты.
   *[other] , а { $lay } уходит в вашу банду.
}
bar-famiglia-swap = { $paid ->
    [0] Заберите { $back } за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с руки.
   *[many] Заберите { $back } за { $lay }.
}
bar-famiglia-swap-note = Выбрано { $count } из { $most }. { $card } только что в игре и остаётся. Очки не меняются: считаются и банда, и рука.
