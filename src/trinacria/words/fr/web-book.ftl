# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [1] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
web-rules-none = Il n’y a pas de livret de règles pour « { $book } ». Vous pouvez lire :
web-rules-link = Lien vers la règle { $rule }
web-rules-overview = { $book ->
    [famiglia] Un tour en un coup d’œil
    [expansion] Ce qui change à deux et à trois
   *[other] Une manche en un coup d’œil
}
web-rules-street = Rue
web-rules-hand = Main
web-rules-gang = Gang

web-rules-turn-new-title = 1 Nouvelles cartes
web-rules-turn-new = Pas de 0 dans la rue ? Retirez une carte de la rue et retournez autant de cartes que sa valeur.
web-rules-turn-accountant-title = 2 Comptable
web-rules-turn-accountant = Jouez-en un dans votre gang et échangez entre gang et main autant de cartes que sa valeur, au plus.
web-rules-turn-brute-title = 3 Brute
web-rules-turn-brute = Jouez-en une dans votre gang et baissez une carte de la rue pour ce tour.
web-rules-turn-recruit-title = 4 Recruter
web-rules-turn-recruit = Montrez deux cartes de la même famille, d’une valeur de moins. L’une va dans le gang, la nouvelle carte en main.
web-rules-turn-end-title = La fin
web-rules-turn-end = Quand la pioche est épuisée deux fois, ou que les deux joueurs passent de suite, additionnez main et gang.

web-rules-round-planning-title = 1 Planification
web-rules-round-planning = À tour de rôle, déplacez un pion vers un emplacement et faites son action, ou déplacez toute une colonne pour gagner de l’influence. Posez des ordres face cachée.
web-rules-round-reveal-title = 2 Révélation
web-rules-round-reveal = D’abord la vérification. Puis tous les ordres du plateau sont retournés face visible.
web-rules-round-encounter-title = 3 Exécution
web-rules-round-encounter = Les ordres de logistique, puis les ordres d’attaque, par initiative croissante : déplacements, attentats, combats.
web-rules-round-management-title = 4 Vérification
web-rules-round-management = { $mandamento_areas } de ses 3 territoires donnent le contrôle d’un mandamento : posez-y un pion Contrôle, ou reprenez le vôtre.
web-rules-round-end-title = 5 La fin
web-rules-round-end = Une famille avec { $win_family } mandamenti ou une équipe avec { $win_team } gagne. Sinon, les fiches montent d’un cran, jusqu’à la fin de la manche { $rounds }.

web-rules-solo-commission-title = La commission
web-rules-solo-commission = Le joueur seul dispose aussi des pions d’une famille inutilisée. Certains sont posés sur ceux de son plateau Famille.
web-rules-solo-board-title = Le plateau solo
web-rules-solo-board = Un pion de la commission retiré du plateau Famille peut aller sur le plateau solo pour une action de plus.
web-rules-solo-coupole-title = 1 contre 1 : la Coupole
web-rules-solo-coupole = Douze sièges, que l’on se prend membre par membre. En avoir onze compte comme un mandamento.
web-rules-solo-extra-title = 2 contre 1 : actions supplémentaires
web-rules-solo-extra = Le joueur seul peut faire une action supplémentaire par tour, et en débloque de plus fortes à chaque manche.
web-rules-solo-fiction-title = La famille fictionnelle
web-rules-solo-fiction = Des miliciens d’une couleur inutilisée tiennent quelques territoires. Ils défendent, mais n’attaquent jamais.

web-rules-play-note = tiré du livret
web-rules-play-step = Question { $number } sur { $count }
web-rules-play-press = Choisissez une réponse. Un essai faux ne coûte rien.
web-rules-play-hint = Indice
web-rules-play-tell = Donner la réponse
web-rules-play-again = Réessayer
web-rules-play-once-more = Encore une fois
web-rules-play-next = Exemple suivant
web-rules-play-next-question = Question suivante
web-rules-play-right = Juste : { $answer }
web-rules-play-wrong = Pas ceci : { $answer }
web-rules-play-also = Juste aussi : { $answers }
web-rules-play-have = et vous avez { $money }
web-rules-play-total = en tout
web-rules-play-rule = La règle
web-rules-play-list = Exemples à jouer
web-rules-play-done = fait
web-rules-play-yes = Oui
web-rules-play-no = Non
web-rules-play-nobody = Personne : égalité
web-rules-play-against = { $one } contre { $other }
web-rules-play-order = Ordre du jeu
web-rules-play-column = { $column } : prix { $cost }, pions : { $tokens }

web-rules-open = Ce que le livret laisse ouvert
web-rules-ruling = notre décision
