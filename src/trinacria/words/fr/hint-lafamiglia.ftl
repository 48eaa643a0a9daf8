# Why a bot would play this: the one reason shown with a hint in La Famiglia.

lafamiglia-hint-only = Il n’y a rien d’autre à faire.
lafamiglia-hint-won = Ensuite, { $viewer ->
    [self] vous contrôlez
   *[other] { $seat } contrôle
} { $mandamento }.
lafamiglia-hint-won-if_won = Si l’attaque réussit, { $viewer ->
    [self] vous contrôlez
   *[other] { $seat } contrôle
} { $mandamento }.
lafamiglia-hint-broken = { $seat } perd le contrôle de { $mandamento }.
lafamiglia-hint-broken-if_won = Si l’attaque réussit, { $seat } perd le contrôle de { $mandamento }.
lafamiglia-hint-coupole = La Coupole compte comme un de vos mandamenti.
lafamiglia-hint-seats = Sièges de la Coupole : { $seats } pour vous, { $others } pour l’adversaire.
lafamiglia-hint-taken = { $area } devient votre { $amount ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] nouveau
} territoire de { $mandamento }.
lafamiglia-hint-taken-left = { $area } devient votre { $amount ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] nouveau
} territoire de { $mandamento } ; { $source } garde { $left ->
    [one] { $left } milicien
   *[other] { $left } miliciens
}.
lafamiglia-hint-taken-if_won = En cas de victoire, { $area } sera votre { $amount ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] nouveau
} territoire de { $mandamento }.
lafamiglia-hint-removed = Attaque { $attack } contre défense { $defence } : { $amount ->
    [one] { $amount } défenseur quitte
   *[other] { $amount } défenseurs quittent
} aussitôt { $area }.
lafamiglia-hint-emptied = Il ne reste plus de miliciens à { $area } ({ $family }).
lafamiglia-hint-gone = { $amount ->
    [one] { $amount } milicien est retiré
   *[other] { $amount } miliciens sont retirés
} de { $area }.
lafamiglia-hint-knockout = Chaque camp perd { $amount } : il reste { $attackers } à l’attaque et { $defenders } en défense.
lafamiglia-hint-car_attack = La voiture ajoute { $amount } à l’attaque.
lafamiglia-hint-failed = L’attaque sur { $area } ne peut plus réussir.
lafamiglia-hint-stand = Vous aurez { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} à { $area }, sans ennemi dans un territoire voisin.
lafamiglia-hint-stand-near = Vous aurez { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} à { $area } ; un territoire voisin, { $target }, en a { $soldati } ({ $family }).
lafamiglia-hint-left = { $area } garde { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
}, sans ennemi dans un territoire voisin.
lafamiglia-hint-left-near = { $area } garde { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} face aux { $soldati } d’un territoire voisin, { $target } ({ $family }).
lafamiglia-hint-reach = { $target }, territoire voisin de { $area }, n’a que { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} ({ $family }).
lafamiglia-hint-reach-empty = { $target }, territoire voisin de { $area }, est vide.
lafamiglia-hint-reach-calm = Aucun ennemi dans un territoire voisin de { $area }.
lafamiglia-hint-order = Vous gagnez l’ordre { $order }.
lafamiglia-hint-value = Votre valeur de base de { $row } passe de { $now } à { $amount }.
lafamiglia-hint-start_piece = Vous prenez le pion Premier joueur.
lafamiglia-hint-tile = Vous marquez { $tile } : l’effet est à vous.
lafamiglia-hint-recruit = Vous pouvez recruter jusqu’à { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
}.
lafamiglia-hint-place = Vous pouvez placer jusqu’à { $amount ->
    [one] { $amount } milicien
   *[other] { $amount } miliciens
} sur le plateau.
lafamiglia-hint-issue = Vous pouvez donner { $amount ->
    [one] { $amount } ordre
   *[other] { $amount } ordres
}.
lafamiglia-hint-equipment = Vous pouvez placer sur le plateau une voiture, une vedette ou un labo.
lafamiglia-hint-influence = Vous retirez { $amount ->
    [one] { $amount } pion
   *[other] { $amount } pions
} de votre plateau Famille.
lafamiglia-hint-mat = Un pion de la rangée { $row } quitte votre plateau Famille.
lafamiglia-hint-commission = Un pion de la commission quitte la rangée { $row }.
lafamiglia-hint-lab = Vous aurez un labo à { $area } : il rapporte et il défend.
lafamiglia-hint-money = Cela vous rapporte { $amount } £.
lafamiglia-hint-hq = { $amount ->
    [one] { $amount } milicien rejoint
   *[other] { $amount } miliciens rejoignent
} votre QG.
lafamiglia-hint-final = Vous aurez une action de plus à la fin de la planification.
lafamiglia-hint-sunk = Une vedette de { $other } quitte { $sea }.
lafamiglia-hint-collide = Trois vedettes se rencontrent dans { $sea } : deux sont retirées.
lafamiglia-hint-approach = Ce sera { $attackers } à l’attaque contre { $defenders } en défense.
lafamiglia-hint-finesse = C’est { $attackers } contre { $defenders } à { $area }, et la finesse ne coûte aucun milicien d’avance.
lafamiglia-hint-card = C’est { $attackers } à l’attaque contre { $defenders } en défense à { $area } : { $played ->
    [turncoat] le Traître fait changer de camp un milicien
    [coward1] le Lâche 1 ne renvoie qu’un milicien au QG
   *[other] le Lâche 2 fait le plus mal si l’autre camp le prend
}.
lafamiglia-hint-take = C’est { $attackers } contre { $defenders } à { $area } : la carte adverse est peut-être le Traître.
lafamiglia-hint-leave = C’est { $attackers } contre { $defenders } à { $area } : la carte adverse est peut-être un Lâche.
lafamiglia-hint-defend = Les miliciens neutres de { $area } ne tiennent face à { $attackers } que si quelqu’un joue une carte pour eux.
lafamiglia-hint-family = Vous la dirigez, et votre partenaire choisit parmi les autres.
lafamiglia-hint-colour = Toutes les couleurs de la commission se valent.
lafamiglia-hint-token = Il reste { $amount ->
    [one] { $amount } pion
   *[other] { $amount } pions
} dans la colonne { $column }.
lafamiglia-hint-token-last = La colonne { $column } est vide : personne ne peut plus la choisir.
lafamiglia-hint-put = Sur { $space }, un pion bloque l’emplacement pour les autres.
lafamiglia-hint-put-setup = Les joueurs qui déplaceront ce pion vous paieront.
lafamiglia-hint-put-open = { $space } n’est jamais pleine : les autres cases restent libres.
lafamiglia-hint-put-blank = { $space } n’a pas d’action : les autres cases restent libres.
lafamiglia-hint-idle = Aucune action n’est possible : le pion doit seulement aller quelque part.
lafamiglia-hint-sea = { $sea } borde { $amount ->
    [one] { $amount } territoire
   *[other] { $amount } territoires
} que vos vedettes peuvent relier.
lafamiglia-hint-unlock = Vous pourrez désormais utiliser { $space }.
lafamiglia-hint-members = { $amount ->
    [0] Les miliciens combattent sur le plateau ; les membres ne servent qu’à la Coupole.
    [1] { $amount } membre pourra siéger à la Coupole.
   *[other] { $amount } membres pourront siéger à la Coupole.
}
lafamiglia-hint-supply = Le pion revient dans votre réserve.
lafamiglia-hint-swap = Chaque tuile va là où elle sert le plus à votre équipe.
lafamiglia-hint-unmark = Les tuiles que vous gardez vous servent plus que { $tile }.
lafamiglia-hint-give = Sans argent, votre partenaire ne peut pas jouer.
lafamiglia-hint-walk = La voiture reste à { $source }.
lafamiglia-hint-keeps = Vous ne perdez rien et gardez ce que vous avez.
lafamiglia-hint-keeps-money = Vous gardez les { $amount } £ que coûterait le meilleur autre coup.
lafamiglia-hint-keeps-area = { $amount ->
    [one] Votre milicien reste à { $area }.
   *[other] Vos { $amount } miliciens restent à { $area }.
}
