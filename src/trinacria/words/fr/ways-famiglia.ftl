# Ce qu’on peut faire de mieux à Famiglia, en une phrase : le premier moyen la commence, un moyen d’un autre genre suit.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first }, ou { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Prenez { $card }, c’est gratuit
       *[other] prenez { $card }, c’est gratuit
    }
   *[other] { $place ->
        [first] Recrutez { $card }
       *[other] recrutez { $card }
    }{ $pays ->
        [pair] {" "}avec deux { $lay }
       *[joker] {" "}avec { $lay } et { $keep }
    }
}
famiglia-way-brute = { $place ->
    [first] Baissez { $card } avec { $brute } et recrutez cette carte
   *[other] baissez { $card } avec { $brute } et recrutez cette carte
}
famiglia-way-new = { $place ->
    [first] Retirez une carte pour en avoir de nouvelles
   *[other] retirez une carte pour en avoir de nouvelles
}
famiglia-way-accountant = { $place ->
    [first] Jouez { $card } et échangez des cartes avec votre gang
   *[other] jouez { $card } et échangez des cartes avec votre gang
}
famiglia-way-power = { $place ->
    [first] Jouez { $card } et baissez une carte
   *[other] jouez { $card } et baissez une carte
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Passez
       *[other] passez
    }
   *[none] { $place ->
        [first] Passez, rien n’est à prendre
       *[other] passez, rien n’est à prendre
    }
}
famiglia-way-swap = { $place ->
    [first] Échangez { $amount ->
        [one] { $amount } carte
       *[other] jusqu’à { $amount } cartes
    } entre votre gang et votre main
   *[other] échangez { $amount ->
        [one] { $amount } carte
       *[other] jusqu’à { $amount } cartes
    } entre votre gang et votre main
}
famiglia-way-done = { $place ->
    [first] Arrêtez l’échange
   *[other] arrêtez l’échange
}
famiglia-way-lay = { $place ->
    [first] Posez une carte de votre main à la place de { $card }
   *[other] posez une carte de votre main à la place de { $card }
}
famiglia-way-lower = { $place ->
    [first] Baissez { $card } à { $value } et recrutez cette carte
   *[other] baissez { $card } à { $value } et recrutez cette carte
}
