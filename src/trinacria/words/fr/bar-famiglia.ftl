# Famiglia dans la barre de décision.

bar-famiglia-renew = Choisissez la carte à retirer : il en vient autant de nouvelles que sa valeur.
bar-famiglia-brings = { $card } rapporte { $amount ->
    [0] 0 point
    [one] { $amount } point
   *[other] { $amount } points
}{ $pays ->
    [nothing] {" "}et ne coûte aucune carte.
   *[other] , et { $lay } va dans votre gang.
}
bar-famiglia-swap = { $paid ->
    [0] Reprenez { $back } contre { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de votre main.
   *[other] Reprenez { $back } contre { $lay }.
}
bar-famiglia-swap-note = { $count } sur { $most } en échange. { $card }, à peine joué, reste. Les points ne changent pas : gang et main comptent.
