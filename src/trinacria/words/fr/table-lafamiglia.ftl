# La Famiglia à la table : le nom des choses et ce que l’on peut faire, en lignes comme en plein écran.

table-colour-black = Noir
table-colour-blue = Bleu
table-colour-green = Vert
table-colour-red = Rouge
table-colour-white = Blanc
table-colour-yellow = Jaune
table-colour-neutral = neutre
table-family-black = famille noire
table-family-blue = famille bleue
table-family-green = famille verte
table-family-red = famille rouge
table-family-white = famille blanche
table-family-yellow = famille jaune
table-family-neutral = neutres
table-token-black = noir
table-token-blue = bleu
table-token-green = vert
table-token-red = rouge
table-token-white = blanc
table-token-yellow = jaune
table-token-neutral = neutre
table-column-start_player = Premier joueur
table-column-justice = Justice
table-column-police = Police
table-column-economy = Économie
table-column-church = Église
table-column-two_institutions = 2 institutions
table-card-turncoat = Traître
table-card-coward1 = Lâche 1
table-card-coward2 = Lâche 2
table-phase-planning = planification
table-phase-encounter = exécution

table-part-recruit = recruter
table-part-place = placer
table-part-place-base = placer (Police)
table-part-place-reinforce = renforcer
table-part-reinforce = renforcer
table-part-issue-order = donner un ordre
table-part-issue = donner un ordre
table-part-two-orders = donner 2 ordres
table-part-two-orders-one-area = donner 2 ordres dans un territoire
table-part-equipment = équipement
table-part-car = voiture
table-part-boat = vedette
table-part-lab = labo
table-part-launder = blanchir
table-part-launder-and-gather = blanchir et rallier
table-part-gather = rallier
table-part-exert-influence = exercer de l’influence
table-part-exert = exercer de l’influence
table-part-influence-row2 = deux pions d’une même rangée
table-part-row2 = deux pions d’une même rangée
table-part-final-action = action finale
table-part-final = action finale
table-part-act = l’action de la colonne
table-part-rally = rallier
table-part-move = déplacement
table-part-move2 = deux déplacements
table-part-skull = crâne
table-part-strike = attentat
table-part-strike2 = deux attentats
table-part-pentito = repenti
table-part-agitate = semer la discorde
table-part-vest = gilet
table-part-money = argent
table-part-network = réseau
table-part-recall = rappel
table-part-lab-soldati = placer des miliciens aux labos
table-part-place-own = renforcer
table-part-lab-soldati-all = placer un milicien à chaque labo
table-special-convert_1 = remplacer 1 défenseur
table-special-convert_2 = remplacer jusqu’à 2 défenseurs
table-special-lab_soldati = miliciens aux labos
table-special-network = réseau
table-special-pay_x_remove_x = payer pour retirer des défenseurs
table-special-recall_3 = rappeler 3
table-special-strike_and_move = attentat et déplacement
# Les formes courtes ont la place d’environ 6 lettres.
table-short-recruit = recr
table-short-place = plac
table-short-place-reinforce = renf
table-short-issue-order = ord
table-short-equipment = équip
table-short-car = voit
table-short-boat = ved
table-short-lab = labo
table-short-launder = blan
table-short-launder-and-gather = blan+rall
table-short-exert-influence = infl
table-short-influence-row2 = rang×2
table-short-final-action = finale
table-short-place-own = renf
table-short-lab-soldati = labos
table-short-lab-soldati-all = labos∀
table-short-money = £
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = vers une fiche
table-no-action = aucune action
table-coin-in = recevoir { $money } £
table-coin-out = payer { $money } £
table-infinite = toujours libre
table-space = { $column }, case { $row }
table-space-solo = Plateau solo { $number }

lafamiglia-do-family = Diriger la { $what }
lafamiglia-do-draw = Tirer au sort
lafamiglia-do-do = { $what }
lafamiglia-do-use = Utiliser { $what }
lafamiglia-do-idle = Poser un pion sans effet sur { $what }
lafamiglia-do-token = Prendre le pion { $token } de { $what }
lafamiglia-do-column = Déplacer la colonne { $what } pour { $money } £
lafamiglia-do-done = Arrêter
lafamiglia-do-skip = Passer
lafamiglia-do-recruit = Recruter { $number ->
    [one] { $number } milicien
   *[other] { $number } miliciens
}
lafamiglia-do-place = Placer des miliciens : { $what }
lafamiglia-do-soldati = { $number ->
    [one] { $number } milicien
   *[other] { $number } miliciens
}
lafamiglia-do-issue = Donner un ordre : { $what }
lafamiglia-do-order = Ordre { $what }
lafamiglia-do-car = Placer une voiture : { $what }
lafamiglia-do-boat = Placer une vedette : { $what }
lafamiglia-do-lab = Placer un labo : { $what }
lafamiglia-do-sail = Aller dans { $what }
lafamiglia-do-stay = Rester ici
lafamiglia-do-sink = Retirer une vedette : { $what }
lafamiglia-do-row = Retirer un pion : rangée { $what }
lafamiglia-do-put = Poser sur { $what }
lafamiglia-do-supply = Remettre dans la réserve
lafamiglia-do-gather = Rallier : { $what }
lafamiglia-do-from = De { $what }
lafamiglia-do-cars = { $number ->
    [one] { $number } voiture
   *[other] { $number } voitures
}
lafamiglia-do-sell = Vendre pour { $price_sale } £ : { $what }
lafamiglia-do-give = Donner { $price_gift_arrives } £ à votre partenaire (vous coûte { $price_gift } £)
lafamiglia-do-decline = Refuser
lafamiglia-do-mark = Marquer la tuile { $what }
lafamiglia-do-unmark = Retirer votre pion de la tuile { $what }
lafamiglia-do-to = Par la terre : { $what }
lafamiglia-do-ship = En vedette : { $what }
lafamiglia-do-allies = Par un territoire vide ou neutre : { $what }
lafamiglia-do-drive = Emmener une voiture
lafamiglia-do-walk = Sans voiture
lafamiglia-do-convert = Remplacer { $number ->
    [one] { $number } défenseur
   *[other] { $number } défenseurs
}
lafamiglia-do-pay = Payer { $number } £
lafamiglia-do-bribe = Payer la corruption
lafamiglia-do-finesse = En finesse
lafamiglia-do-force = Par la force ({ $number ->
    [one] { $number } milicien perdu
   *[other] { $number } miliciens perdus
})
lafamiglia-do-defend = Défendre avec la { $what }
lafamiglia-do-card = Jouer { $what }
lafamiglia-do-take = Prendre la carte
lafamiglia-do-leave = Laisser la carte
lafamiglia-do-reinforce = Placer des miliciens ici
lafamiglia-do-strike = Attentat : { $what }
lafamiglia-do-bomb = Voiture piégée : { $what }
lafamiglia-do-remove = Retirer { $number ->
    [one] { $number } milicien
   *[other] { $number } miliciens
} : { $what }
lafamiglia-do-recall = Gagner { $number ->
    [one] { $number } milicien
   *[other] { $number } miliciens
} : { $what }
lafamiglia-do-agitate = Semer la discorde : { $what }
lafamiglia-do-commission = Commission : { $what }
lafamiglia-do-keep = Garder « { $what } » : { $card }
lafamiglia-do-board = Sur le plateau solo : { $what }
lafamiglia-do-extra = Action supplémentaire : { $what }
lafamiglia-do-unlock = Déverrouiller { $what }
lafamiglia-do-members = { $number ->
    [one] { $number } membre
   *[other] { $number } membres
}, { $rest ->
    [one] { $rest } milicien
   *[other] { $rest } miliciens
}
lafamiglia-do-seat = { $number ->
    [one] { $number } membre
   *[other] { $number } membres
} dans la Coupole : { $mine } contre { $theirs }
lafamiglia-do-transfer = Déplacer votre pion : { $what } → { $other }
lafamiglia-do-swap = Proposer à votre partenaire { $what } contre { $other }
lafamiglia-do-agree = Accepter l’échange
lafamiglia-do-claim = Poser votre pion Contrôle sur la Coupole
lafamiglia-did-column = Déplacer la colonne { $what }
lafamiglia-did-force = Par la force
lafamiglia-did-members = { $number ->
    [one] { $number } membre
   *[other] { $number } membres
}
lafamiglia-did-seat = { $number ->
    [one] { $number } membre
   *[other] { $number } membres
} dans la Coupole

table-round = Manche { $round } sur { $rounds }, { $phase }
table-order-of-play = Ordre du jeu : { $seats }. Pion Premier joueur : { $name }.
table-soldati-of = { $count ->
    [one] { $count } milicien
   *[other] { $count } miliciens
} ({ $family })
table-cars = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
}
table-labs = { $count ->
    [one] { $count } labo
   *[other] { $count } labos
}
table-orders-hidden = { $count ->
    [one] { $count } ordre face cachée
   *[other] { $count } ordres face cachée
}
table-orders = { $count ->
    [one] ordre
   *[other] ordres
} { $orders }
table-orders-done = exécuté : { $orders }
table-empty-area = vide
table-held-by = contrôlé par { $name }
table-seas = Vedettes : { $seas }
table-no-boats = Vedettes : aucune
table-sheet-top = Fiche supérieure ({ $number }) ; prix de chaque colonne pour vous
table-sheet-bottom = Fiche inférieure ({ $number })
table-column-line = { $column } { $money } £ : { $tokens }
table-taken = occupé : { $tokens }
table-you = vous
table-partner = votre partenaire
table-family = { $name } ({ $who }) : { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
table-values = Police { $police }, Église { $church }, voiture { $car }, voiture piégée { $bomb }
table-supply = réserve : { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } vedette
   *[other] { $boats } vedettes
}, { $influence ->
    [one] { $influence } pion Influence
   *[other] { $influence } pions Influence
}
table-mat-left = pions sur le plateau Famille : { $rows }
table-hq = QG : { $money } £, { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}, ordres : { $orders }
table-hq-hidden = QG : { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}, le reste derrière le paravent
table-sold = vendus : { $orders }
table-bust = buste à côté de { $space }
table-tiles = Tuiles Contrôle : { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Réserve : { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}, { $soldati ->
    [one] { $soldati } milicien neutre
   *[other] { $soldati } miliciens neutres
}
table-conflict = Conflit, { $area } : { $attacker }, { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}, contre { $defender }, { $defenders ->
    [one] { $defenders } milicien
   *[other] { $defenders } miliciens
}.
table-conflict-car = L’attaquant a une voiture.
table-conflict-card = Carte cachée de votre équipe : { $card }

table-solo-fictional = Famille fictionnelle : { $colour }
table-solo-board = Plateau solo
table-solo-locked = verrouillée
table-solo-extra = Pions Action supplémentaires : { $free ->
    [one] { $free } disponible
   *[other] { $free } disponibles
}, { $blocked ->
    [one] { $blocked } bloqué
   *[other] { $blocked } bloqués
}
table-solo-restriction = Colonne marquée par le jeton Restriction : { $column }
table-coupole = Coupole, { $all } sièges : { $seats } ; contrôle à partir de { $from } membres
table-coupole-held = Coupole, { $all } sièges : { $seats } ; pion Contrôle : { $name }
table-commission = commission ({ $colour }) : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} sur le plateau Famille
table-members = membres au QG : { $members }, en réserve : { $supply }
table-behind = derrière le paravent : { $count ->
    [one] { $count } milicien ou membre
   *[other] { $count } miliciens ou membres
}
table-supply-hidden = réserve : { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } vedette
   *[other] { $boats } vedettes
}, { $influence ->
    [one] { $influence } pion Influence
   *[other] { $influence } pions Influence
}

table-fictional = { $colour }, fictionnelle
table-solo = joueur seul
table-game-2v2 = 2 contre 2
table-game-1v1 = 1 contre 1
table-game-2v1 = 2 contre 1, { $difficulty } pour le joueur seul
table-difficulty-easy = facile
table-difficulty-medium = moyen
table-difficulty-hard = difficile
table-options = Règles optionnelles : { $rules }
table-option-draft = familles choisies à tour de rôle
table-option-first_game = première partie, sans les familles noire et blanche
table-option-variant_identical_cards = deux cartes Conflit identiques comptent une fois
table-option-opt_neutral_force1 = la force coûte 1 milicien avec ou contre des neutres
table-option-opt_neutral_reward2 = 2 miliciens pour un territoire neutre
table-option-opt_blank_spaces = pions sur les emplacements sans icône
table-option-opt_rally_boat = rallier en vedette
table-option-opt_move_tile_tokens = pions déplacés d’une tuile à l’autre
table-option-opt_tie_start_piece = le pion Premier joueur départage
table-character = QG : { $money } £, { $hq ->
    [one] { $hq } milicien
   *[other] { $hq } miliciens
} ; plateau : { $soldati ->
    [one] { $soldati } milicien
   *[other] { $soldati } miliciens
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } vedette
   *[other] { $boats } vedettes
}, { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = action supplémentaire de ce tour déjà faite
table-score = Score
table-score-of = sur { $goal }
table-score-goal = { $kind ->
    [teams] Victoire à { $together } ensemble ou { $alone } pour une famille
    [mixed] Victoire à { $alone } pour une famille, ou { $together } ensemble pour l’équipe
   *[alone] Victoire à { $alone } mandamenti
}
table-score-legend = petit jeton : il manque un territoire
table-score-all = Voir tous les mandamenti
table-score-side = { $names } : { $count ->
    [one] { $count } mandamento sur { $goal }
   *[other] { $count } mandamenti sur { $goal }
}
table-score-family = { $name } : { $count } sur { $alone }
table-score-coupole = Coupole
table-score-held = { $viewer ->
    [self] Vous le contrôlez.
   *[other] { $name } le contrôle.
}
table-score-free = Personne ne le contrôle.
table-score-members = Membres : { $seats }. Contrôle à partir de { $from }.
table-score-due = { $viewer ->
    [self] Vous le prenez à la prochaine vérification.
   *[other] { $name } le prend à la prochaine vérification.
}
table-score-lost = Il se libère à la prochaine vérification.
table-score-near = { $viewer ->
    [self] Il vous manque un territoire : { $areas }.
   *[other] Il manque un territoire à { $name } : { $areas }.
}
table-heading = { $label } :
table-labelled = { $label } : { $text }
