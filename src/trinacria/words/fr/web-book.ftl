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
web-rules-example = Exemple
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
web-rules-round-encounter = Les ordres de logistique, puis les ordres d’attaque, par initiative croissante : se déplacer, frapper, combattre.
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

web-rules-example-pair = Deux R1 permettent de recruter R2. Un R1 va dans le gang, l’autre revient en main avec la nouvelle carte.
web-rules-example-brute = R4 demande deux R3. Y2 la baisse à 2 : deux R1 suffisent, et elle rapporte toujours autant qu’un 4.
web-rules-example-joker = B2 demande deux B1. Il n’y en a qu’un, mais le Mercenaire G2 remplace n’importe quelle carte de valeur 0 ou 1.
web-rules-example-accountant = B2 échange jusqu’à deux cartes : les deux R1 reviennent du gang, et deux 0 y vont. On peut maintenant recruter R2.
web-rules-example-column = La colonne Police compte { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
}. Rouge paie { $printed } £ pour la colonne, { $tokens } £ pour les pions et { $foreign } £ à Vert, à qui deux d’entre eux appartiennent : { $cost } £ en tout.
web-rules-example-initiative = Ces quatre ordres sont exécutés de gauche à droite : logistique, puis attaque, le plus petit nombre d’abord.
web-rules-example-attack = Rouge attaque { $area } avec 5 miliciens. Bonus d’attaque { $attack }, bonus de défense { $defence } pour le labo : { $removed ->
    [0] aucun défenseur ne part
    [one] { $removed } défenseur part
   *[other] { $removed } défenseurs partent
} avant le conflit, et l’on en est à { $attackers } contre { $defenders }.
web-rules-example-knockout = La force coûte { $lost ->
    [one] { $lost } milicien
   *[other] { $lost } miliciens
} à Rouge. À la résolution, chaque camp en perd ensuite { $each } : Rouge prend { $area } avec { $left }, et le labo est retiré.
web-rules-example-control = Rouge tient { $area } et { $source }, Bleu seulement { $target } : Rouge contrôle { $mandamento }.
web-rules-example-coupole = Le plateau solo d’une partie à 1 contre 1, à la première manche : la Coupole et ses douze sièges, et les emplacements des pions de la commission.
web-rules-example-extra = Le plateau solo d’une partie à 2 contre 1, à la première manche : en haut les actions verrouillées, en bas les actions libres, et les pions d’action supplémentaire sur les cases rondes.
