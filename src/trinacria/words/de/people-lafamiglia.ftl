# The people at La Famiglia’s table: the other families in numbers.

people-lafamiglia-others = Die anderen
people-lafamiglia-partner = Partner
people-lafamiglia-money = Geld
people-lafamiglia-soldati = Soldati
people-lafamiglia-orders = Befehle
people-lafamiglia-secret = geheim
people-lafamiglia-on-mat = { $count ->
    [one] 1 Marker auf dem Tableau
   *[other] { $count } Marker auf dem Tableau
}
people-lafamiglia-done = { $count ->
    [one] 1 Befehl ausgeführt
   *[other] { $count } Befehle ausgeführt
}
people-lafamiglia-tiles = Plättchen
