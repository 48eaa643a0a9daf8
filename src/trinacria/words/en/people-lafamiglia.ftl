# The people at La Famiglia’s table: the other families in numbers.

people-lafamiglia-others = The others
people-lafamiglia-partner = teammate
people-lafamiglia-money = money
people-lafamiglia-soldati = soldati
people-lafamiglia-orders = orders
people-lafamiglia-secret = secret
people-lafamiglia-on-mat = { $count ->
    [one] 1 token on the mat
   *[other] { $count } tokens on the mat
}
people-lafamiglia-done = { $count ->
    [one] 1 order carried out
   *[other] { $count } orders carried out
}
people-lafamiglia-tiles = Tiles
