# Le problème du jour, sur la page et en ligne de commande.

puzzle-title = Le problème du jour
puzzle-of = Problème du { $day }
puzzle-task = { $proved ->
    [yes] Une seule action gagne la partie. Trouvez-la.
   *[no] Une action est nettement la meilleure. Trouvez-la.
}
puzzle-checked = { $proved ->
    [yes] Tiré d’une partie entre bots. Prouvé : toutes les suites ont été suivies jusqu’à la fin.
   *[no] Tiré d’une partie entre bots. Vérifié par de nombreuses simulations avec deux graines différentes.
}
puzzle-right = { $tries ->
    [1] Trouvé du premier coup.
   *[other] Trouvé à l’essai { $tries }.
}
puzzle-not-this = Pas celle-ci : { $action }
puzzle-wrong-score = Si chacun joue au mieux, la partie finit ensuite par { $mine } : { $theirs }.
puzzle-wrong-chance = Il reste { $chance } % de chances de gagner. Il y a mieux.
puzzle-wrong-proved = Toutes les suites ont été suivies jusqu’à la fin : elle ne gagne pas.
puzzle-solution = La solution : { $action }
puzzle-best-score = Si chacun joue au mieux, la partie finit ensuite par { $mine } : { $theirs }.
puzzle-best-chance = Chances de gagner : { $chance } %. Avec la deuxième meilleure action : { $other } %.
puzzle-best-proved = Toutes les suites ont été suivies jusqu’à la fin : elle gagne quoi que fasse l’adversaire.
puzzle-show = Montrer la solution
puzzle-again = Revenir au problème
puzzle-earlier = Problèmes précédents
puzzle-today = Aujourd’hui
puzzle-game = Jeu
puzzle-streak = { $days ->
    [0] Résolvez un problème chaque jour pour commencer une série.
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
}
puzzle-state = { $state ->
    [solved] résolu
    [shown] solution montrée
   *[open] pas encore résolu
}
puzzle-running = La solution est en train de se jouer.
famiglia-puzzle-remembered = Tout le monde a vu l’adversaire composer sa main : { $cards }.
puzzle-help = Résoudre le problème du jour.
puzzle-help-day = Le problème d’un autre jour, par exemple 2026-03-01.
puzzle-help-game = Le jeu du problème : famiglia ou lafamiglia.
puzzle-answer = Votre réponse (un numéro ; Entrée montre la solution) :
puzzle-number = Tapez un numéro de 1 à { $count }.
puzzle-help-mine = Chercher des problèmes dans des parties entre bots : des moments où une seule action est nettement la meilleure.
puzzle-help-most = S’arrêter après ce nombre de problèmes.
puzzle-help-proved = Ne retenir que les moments où chaque suite est suivie jusqu’au bout et où une seule action gagne.
puzzle-help-out = Le fichier pour les problèmes.
puzzle-mining = Recherche de problèmes
puzzle-mined = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} (prouvés : { $proved }) : { $file }
error-no-puzzle = Il n’y a pas de problème pour le jour « { $day } ».
error-no-puzzles = Il n’y a pas de problèmes pour le jeu « { $game } ».
