# Les coups les plus coûteux d’une partie finie, en ligne de commande et sur la page.

lessons-help = Montrer les trois coups les plus coûteux de chaque joueur dans la partie enregistrée dans FILE, et ce qui aurait été mieux.
lessons-help-seat = Regarder seulement cette place.
lessons-help-json = Afficher les coups en JSON.
lessons-title = Coups coûteux
lessons-of = Coups coûteux : { $name }
lessons-note = Jugés seulement d’après ce que le joueur pouvait savoir.
lessons-find = Chercher les coups coûteux
lessons-whose = Les coups de qui ?
lessons-looking = Examen des décisions : { $percent } %
lessons-none = Aucun coup coûteux trouvé. Les bots ne peuvent prouver d’erreur nette dans aucune décision.
lessons-played = Joué : { $action }
lessons-better = Mieux : { $action }
lessons-cost = Chances de gagner : { $played } % au lieu de { $better } % (±{ $doubt })
lessons-doubt = Comparaison dans { $worlds } situations simulées. C’est l’avis des bots, pas une preuve.
lessons-show = Montrer ce moment
lessons-before = Action { $number }
lessons-better-find = Trouver mieux
lessons-answer = Montrer la réponse
lessons-nth = Coup coûteux { $nth } sur { $count } : { $name }
lessons-task = Il y avait mieux. Trouvez quoi.
lessons-judging = Comparaison avec le choix des bots…
lessons-judging-stop = Annuler
lessons-as-good = Tout aussi bon, autant que les bots puissent en juger.
lessons-as-good-tried = Choisi : { $action }
lessons-as-good-chance = Chances de gagner : { $tried } %. Avec le choix des bots : { $better } % (±{ $doubt }).
lessons-choice = Le choix des bots : { $action }
lessons-replay = Revenir à la partie
lessons-next = Coup coûteux suivant
famiglia-lessons-remembered = Cartes de la main adverse que tout le monde a vues : { $cards }.
error-lessons-not-found = Les coups coûteux de la place « { $seat } » n’ont pas encore été trouvés.
error-no-costly-move = Aucun coup coûteux n’a été trouvé à l’action { $number }.
error-no-lessons = Les bots ne savent pas juger les coups du jeu « { $game } ».

famiglia-lesson-won = { $sure ->
    [yes] Avec la meilleure action, la partie est gagnée tout de suite ou très bientôt ; avec la plus faible, non.
   *[no] Avec la meilleure action, la partie est bientôt gagnée dans { $better } % des suites, sinon dans { $played } %.
}
famiglia-lesson-lost = { $sure ->
    [yes] Après l’action plus faible, la partie est bientôt perdue ; après la meilleure, elle continue.
   *[no] Après l’action plus faible, la partie est bientôt perdue dans { $played } % des suites, après la meilleure dans { $better } %.
}
famiglia-lesson-recruit = { $sure ->
    [yes] Avec la meilleure action, { $card } est recrutée dans le même tour ; avec la plus faible, non.
   *[no] Avec la meilleure action, { $card } est recrutée dans le même tour dans { $better } % des suites, sinon dans { $played } %.
}
famiglia-lesson-reply = { $sure ->
    [yes] L’action plus faible permet à l’adversaire de recruter { $card } au tour suivant ; la meilleure, non.
   *[no] Après l’action plus faible, l’adversaire recrute { $card } au tour suivant dans { $played } % des suites, après la meilleure dans { $better } %.
}
famiglia-lesson-next = { $sure ->
    [yes] La meilleure action prépare { $card } pour le tour suivant ; la plus faible, non.
   *[no] La meilleure action prépare { $card } : elle est recrutée au tour suivant dans { $better } % des suites, sinon dans { $played } %.
}
famiglia-lesson-points = La meilleure action rapporte en moyenne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de plus ce tour-ci.
famiglia-lesson-reply_points = Après la meilleure action, le tour suivant de l’adversaire rapporte en moyenne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de moins.
lafamiglia-lesson-won = { $sure ->
    [yes] Avec la meilleure action, la partie est gagnée ; avec la plus faible, non.
   *[no] Avec la meilleure action, la partie est gagnée dans { $better } % des suites, sinon dans { $played } %.
}
lafamiglia-lesson-lost = { $sure ->
    [yes] Après l’action plus faible, la partie est perdue ; après la meilleure, non.
   *[no] Après l’action plus faible, la partie est perdue dans { $played } % des suites, après la meilleure dans { $better } %.
}
lafamiglia-lesson-holds = { $sure ->
    [yes] Avec la meilleure action, le camp du joueur contrôle { $mandamento } à la fin de la manche ; avec la plus faible, non.
   *[no] Avec la meilleure action, le camp du joueur contrôle { $mandamento } à la fin de la manche dans { $better } % des suites, sinon dans { $played } %.
}
lafamiglia-lesson-theirs = { $sure ->
    [yes] Après l’action plus faible, l’autre camp contrôle { $mandamento } à la fin de la manche ; après la meilleure, non.
   *[no] Après l’action plus faible, l’autre camp contrôle { $mandamento } à la fin de la manche dans { $played } % des suites, après la meilleure dans { $better } %.
}
lafamiglia-lesson-areas = Avec la meilleure action, le camp du joueur tient en moyenne { $amount ->
    [one] { $amount } territoire
   *[other] { $amount } territoires
} de plus à la fin de la manche.
lafamiglia-lesson-soldati = Avec la meilleure action, le camp du joueur a en moyenne { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} de plus sur le plateau à la fin de la manche.
lafamiglia-lesson-money = Avec la meilleure action, le joueur a en moyenne { $amount } £ de plus à la fin de la manche.
