# Les joueurs à la table de La Famiglia : les autres familles en chiffres.

people-lafamiglia-others = Les autres
people-lafamiglia-partner = partenaire
people-lafamiglia-money = argent
people-lafamiglia-soldati = miliciens
people-lafamiglia-orders = ordres
people-lafamiglia-secret = secret
people-lafamiglia-on-mat = { $count ->
    [one] { $count } pion sur le plateau
   *[other] { $count } pions sur le plateau
}
people-lafamiglia-done = { $count ->
    [one] { $count } ordre exécuté
   *[other] { $count } ordres exécutés
}
people-lafamiglia-tiles = Tuiles
