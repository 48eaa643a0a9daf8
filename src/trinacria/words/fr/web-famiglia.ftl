# Famiglia sur la page.

web-famiglia-players = 2 joueurs
web-famiglia-length = 20 minutes
web-famiglia-home = Une position de Famiglia
web-famiglia-home-take = Vos deux 2 recrutent { $card }.
web-famiglia-home-play = Continuer d’ici
web-famiglia-short-B = Échange ≤ { $value }
web-famiglia-short-Y = { $value ->
    [1] Baisse de 1
   *[other] Baisse de 1–{ $value }
}
web-famiglia-short-G = { $below ->
    [0] Joker pour 0
   *[other] Joker pour 0–{ $below }
}
web-famiglia-card = { $name }, { $family }, valeur { $value }, { $power }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
web-famiglia-no-power = sans capacité
web-famiglia-named = { $card ->
    [none] { $name }
   *[other] { $name } { $card }
}
web-famiglia-lowered-heard = baissée { $change }
web-famiglia-renews = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
web-famiglia-street = Rue
web-famiglia-street-later = { $count ->
    [one] { $count } carte, plus tard
   *[other] { $count } cartes, plus tard
}
web-famiglia-swap-gang = Votre gang : choisissez ce qui revient
web-famiglia-your-hand = Votre main
web-famiglia-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-famiglia-together = ensemble { $points }
web-famiglia-holds = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
web-famiglia-seen = vues :
web-famiglia-pays-joker = { $value } + joker
web-famiglia-way-points = { $price } : { $now } → { $after }
web-famiglia-way-recruit = Recruter { $name }
web-famiglia-way-lower = Baisser { $name } à { $value }
web-famiglia-way-play = Jouer { $name }
web-famiglia-way-brute = pour { $name } : { $now } → { $after }
web-famiglia-way-new = Retirer une carte
web-famiglia-way-news = { $least ->
    [one] { $most ->
        [one] pour 1 nouvelle
       *[other] pour 1 à { $most } nouvelles
    }
   *[other] pour { $least } à { $most } nouvelles
}
web-famiglia-so-new = { $count ->
    [one] donc { $count } nouvelle carte : { $cards }
   *[other] donc { $count } nouvelles cartes : { $cards }
}
web-famiglia-swap = Échanger { $count } contre { $count }
web-famiglia-steps = Les quatre étapes d’un tour
web-famiglia-can = vous pouvez la choisir
web-famiglia-with = se recrute avec { $cards }
web-famiglia-which = Choisissez, ou cliquez sur d’autres cartes.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = La rue est vide.
web-famiglia-gang = gang { $count }
web-famiglia-score-note = on compte la main et le gang
web-famiglia-score-hidden = gang { $gang }, main cachée
web-famiglia-worth = points pour 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Retirer pour { $count } nouvelle
   *[other] Retirer pour { $count } nouvelles
}
web-famiglia-do-play = Jouer
web-famiglia-do-back = Reprendre
web-famiglia-do-lay = Poser
web-famiglia-do-lower = Baisser de { $by }, à { $value }
web-famiglia-confirm-take = Recruter
web-famiglia-do-take = { $pays ->
    [pair] Deux { $lay }
   *[joker] { $lay } au gang, { $keep } en main
}
web-famiglia-measure-points = Points
web-famiglia-measure-gang = Gang
web-famiglia-measure-cards = Cartes
web-famiglia-first-pass = Premier passage
web-famiglia-second-pass = Second passage
web-famiglia-last-turns = Derniers tours
web-famiglia-the-end = Fin
web-famiglia-value = valeur
web-famiglia-finale-hand = était en main
web-famiglia-verdict-points = { $outcome ->
    [won] Vous gagnez de { $count }
    [lost] Vous perdez de { $count }
   *[neutral] { $name } gagne de { $count }
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] Vous gagnez grâce à de meilleures cartes
    [lost] Vous perdez face à de meilleures cartes
   *[neutral] { $name } gagne grâce à de meilleures cartes
}
web-famiglia-verdict-draw = Égalité
web-famiglia-fresh = nouvelle
