# What an action of La Famiglia costs and brings, before it is played. Money stands beside its line, so these do not name it.

lafamiglia-preview-money-supply = à la réserve
lafamiglia-preview-money-owner = à { $other }, propriétaire du pion
lafamiglia-preview-money-token = au propriétaire du pion
lafamiglia-preview-money-printed = prix inscrit au-dessus de la colonne
lafamiglia-preview-money-tokens = { $count ->
    [one] pour { $count } pion
   *[other] pour { $count } pions
}
lafamiglia-preview-money-foreign = { $count ->
    [one] au propriétaire de { $count } pion
   *[other] aux propriétaires de { $count } pions
}
lafamiglia-preview-money-gift = don : { $other } reçoit { $arrives } £
lafamiglia-preview-money-bank = de la réserve
lafamiglia-preview-money-labs = de vos labos
lafamiglia-preview-money-sale = pour l’ordre
lafamiglia-preview-money-card = de la carte Personnage
lafamiglia-preview-order = Vous gagnez l’ordre { $order }
lafamiglia-preview-order-sold = L’ordre { $order } est retiré du jeu
lafamiglia-preview-hq-recruited = Miliciens recrutés au QG : { $amount }
lafamiglia-preview-hq-reward = Récompense, miliciens au QG : { $amount }
lafamiglia-preview-hq-placed = Miliciens qui quittent le QG : { $amount }
lafamiglia-preview-hq-card = Miliciens de la carte au QG : { $amount }
lafamiglia-preview-hq-spent = Miliciens du QG rendus à la réserve : { $amount }
lafamiglia-preview-soldati-force = Attaquants éliminés aussitôt à { $area } : { $amount }
lafamiglia-preview-soldati-pentito = Vos miliciens qui quittent { $area } : { $amount }
lafamiglia-preview-recruit = Recruter jusqu’à { $amount }
lafamiglia-preview-place = Placer jusqu’à { $amount }
lafamiglia-preview-issue = Ordres à donner : { $amount } au plus
lafamiglia-preview-equipment = Placer un équipement
lafamiglia-preview-influence = Pions retirés du plateau Famille : { $amount }
lafamiglia-preview-mat = Un pion de la rangée { $row } quitte votre plateau Famille
lafamiglia-preview-value = Valeur de base de { $row } : { $now } → { $amount }
lafamiglia-preview-commission = Un pion de la commission quitte la rangée { $row }
lafamiglia-preview-car = Une voiture à { $area }
lafamiglia-preview-car-bomb = La voiture de { $area } est perdue
lafamiglia-preview-car-open = Attaque +{ $amount } si une voiture suit
lafamiglia-preview-lab = Un labo à { $area }
lafamiglia-preview-boat = Une vedette dans { $sea }
lafamiglia-preview-start_piece = Vous prenez le pion Premier joueur
lafamiglia-preview-final = Une action finale à la fin de la planification
lafamiglia-preview-tile = Vous marquez { $tile }
lafamiglia-preview-tile-given = Vous renoncez à { $tile }
lafamiglia-preview-seats = Sièges de la Coupole : { $seats } contre { $others }
lafamiglia-preview-skull = Attaque +{ $amount } : crâne
lafamiglia-preview-car_attack = Attaque +{ $amount } : voiture
lafamiglia-preview-miniguns = Attaque +{ $amount } : Soutien naval
lafamiglia-preview-labs = Défense +{ $amount } : labos
lafamiglia-preview-vests = Défense +{ $amount } : gilets
lafamiglia-preview-watchmen = Défense +{ $amount } : guetteurs
lafamiglia-preview-removed = Attaque { $attack }, défense { $defence } ; défenseurs éliminés à { $area } : { $amount }, restants : { $defenders }
lafamiglia-preview-gone = Miliciens éliminés à { $area } : { $amount }
lafamiglia-preview-knockout = Chaque camp perd { $amount }. Attaquants restants : { $attackers }, défenseurs restants : { $defenders }
lafamiglia-preview-left = Restent à { $area } : { $amount }
lafamiglia-preview-stand = Ensuite à { $area } : { $amount }
lafamiglia-preview-taken = { $area } est à vous : { $amount } sur { $of } territoires de { $mandamento }
lafamiglia-preview-taken-if_won = En cas de victoire, { $area } : { $amount } sur { $of } territoires de { $mandamento }
lafamiglia-preview-lost = { $area } sera vide : vous perdez ce territoire
lafamiglia-preview-emptied = Plus de miliciens à { $area } ({ $family })
lafamiglia-preview-theirs = { $area } passe à : { $family }
lafamiglia-preview-lab_lost = Un labo est retiré de { $area } ; il en reste { $amount }
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] Vous contrôlez
   *[other] { $seat } contrôle
} { $mandamento }
lafamiglia-preview-mandamento_won-if_won = Si l’attaque réussit, { $viewer ->
    [self] vous contrôlez
   *[other] { $seat } contrôle
} { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] Vous perdez
   *[other] { $seat } perd
} { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = Si l’attaque réussit, { $viewer ->
    [self] vous perdez
   *[other] { $seat } perd
} { $mandamento }
lafamiglia-preview-collide = Trois vedettes dans { $sea } : deux sont retirées
lafamiglia-preview-sunk = Une vedette de { $other } quitte { $sea }
lafamiglia-preview-laid = Ordre { $order } face cachée à { $area }
lafamiglia-preview-failed = L’attaque sur { $area } échoue
lafamiglia-preview-coupole = La Coupole compte comme un de vos mandamenti
lafamiglia-preview-number = Vous choisirez combien y vont, { $amount } au plus
lafamiglia-preview-token = Le pion d’un autre joueur coûte { $amount } £ de plus
lafamiglia-preview-one_of = Une seule action sur { $amount }
lafamiglia-preview-approach = Ensuite { $attackers } contre { $defenders } : en finesse, ou par la force (miliciens perdus : { $amount })
lafamiglia-preview-cards = Chaque camp joue une carte ; rien n’est encore perdu
lafamiglia-preview-convert = Vous pouvez remplacer jusqu’à { $amount ->
    [one] { $amount } défenseur
   *[other] { $amount } défenseurs
}
lafamiglia-preview-pay_off = Vous pouvez payer pour retirer jusqu’à { $amount ->
    [one] { $amount } défenseur
   *[other] { $amount } défenseurs
}
lafamiglia-preview-tile_bribery = Vous pouvez corrompre des défenseurs : { $amount }
lafamiglia-preview-empty = { $area } reste sans miliciens : plus personne ne le tient.
lafamiglia-preview-empty-near = { $area } reste sans miliciens, et { $seat } en a { $amount } juste à côté ({ $source }).
lafamiglia-preview-order_lost = L’ordre « { $order } » ({ $area }) revient dans votre QG sans servir.
lafamiglia-preview-mandamento = Vous perdez le contrôle de { $mandamento }.
lafamiglia-preview-purse = C’est votre dernier argent.
lafamiglia-preview-idle-planning = { $tile } n’agit qu’en planification : rien pendant l’exécution qui suit.
lafamiglia-preview-idle-encounter = { $tile } n’agit que pendant l’exécution : rien pendant la planification qui suit.
lafamiglia-preview-asked = { $decision }
