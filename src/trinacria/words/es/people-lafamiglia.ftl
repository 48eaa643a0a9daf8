# La gente de la mesa de La Famiglia: las otras familias en cifras.

people-lafamiglia-others = Los demás
people-lafamiglia-partner = tu pareja
people-lafamiglia-money = dinero
people-lafamiglia-soldati = soldati
people-lafamiglia-orders = órdenes
people-lafamiglia-secret = secreto
people-lafamiglia-on-mat = { $count ->
    [one] 1 ficha en el tablero
   *[other] { $count } fichas en el tablero
}
people-lafamiglia-done = { $count ->
    [one] 1 orden ejecutada
   *[other] { $count } órdenes ejecutadas
}
people-lafamiglia-tiles = Losetas
