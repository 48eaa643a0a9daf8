# La page : les joueurs et leurs places, ce qu’on entend d’une partie, le mode texte.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Comptable { $value }
web-seats-card-Y = Brute { $value }
web-seats-card-G = Mercenaire { $value }
web-seats-lowered = { $card }, baissée à { $value }
web-seats-table = Rue et pioche
web-seats-street = Rue : { $cards }
web-seats-hand = Main ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $cards }
web-seats-hand-hidden = Main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-seats-gang = Gang ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $cards }
web-seats-now = Manche et score
web-seats-conflict = Conflit
web-seats-mandamenti = Les Mandamenti et leurs territoires
web-seats-areas = Territoires et mers
web-seats-area = { $area } : { $pieces }. Voisins : { $neighbours }{ $coast ->
    [0] .
    [one] {""} ; mer : { $seas }.
   *[other] {""} ; mers : { $seas }.
}
web-seats-tiles = Tuiles et réserve
web-seats-supply = ordre de logistique { $number },
web-seats-attack = ordre d’attaque { $number },
web-seats-heard-more = { $count ->
    [one] 1 autre ligne dans le journal.
   *[other] { $count } autres lignes dans le journal.
}
web-seats-heard-chat = Message de { $name } : { $text }
web-seats-heard-chats = { $count ->
    [one] 1 nouveau message de { $names }.
   *[other] { $count } nouveaux messages de { $names }.
}
web-seats-keys-decision = aller à la décision
