# La Famiglia à la table : le nom des choses et ce que l’on peut faire, en lignes comme en plein écran.

table-colour-black = Noir
table-colour-blue = Bleu
table-colour-green = Vert
table-colour-red = Rouge
table-colour-white = Blanc
table-colour-yellow = Jaune
table-colour-neutral = neutre
table-column-start_player = Premier joueur
table-column-justice = Justice
table-column-police = Police
table-column-economy = Économie
table-column-church = Église
table-column-two_institutions = Deux rangées
table-card-turncoat = Traître
table-card-coward1 = Lâche 1
table-card-coward2 = Lâche 2
table-phase-planning = planification
table-phase-encounter = exécution

table-part-recruit = recruter
table-part-place = placer
table-part-place-base = placer Police
table-part-place-reinforce = renforcer
table-part-reinforce = renforcer
table-part-issue-order = ordre
table-part-issue = donner un ordre
table-part-two-orders = donner 2 ordres
table-part-two-orders-one-area = donner 2 ordres dans un territoire
table-part-equipment = équipement
table-part-car = voiture
table-part-boat = vedette
table-part-lab = labo
table-part-launder = blanchir
table-part-launder-and-gather = blanchir et rassembler
table-part-gather = rassembler
table-part-exert-influence = exercer de l’influence
table-part-exert = exercer de l’influence
table-part-influence-row2 = deux pions d’une rangée
table-part-row2 = deux pions d’une rangée
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
table-part-agitate = discorde
table-part-vest = gilet
table-part-money = argent
table-part-network = réseau
table-part-recall = rappel
table-part-lab-soldati = miliciens aux labos
table-part-place-own = renforcer
table-part-lab-soldati-all = un milicien à chaque labo
table-special-convert_1 = peut retourner 1
table-special-convert_2 = peut retourner 2
table-special-lab_soldati = miliciens aux labos
table-special-network = réseau
table-special-pay_x_remove_x = payer x, retirer x
table-special-recall_3 = rappeler 3
table-special-strike_and_move = attentat, puis déplacement
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
table-short-launder-and-gather = blan+rass
table-short-exert-influence = infl
table-short-influence-row2 = rang×2
table-short-final-action = finale
table-short-place-own = renf
table-short-lab-soldati = labos
table-short-lab-soldati-all = labos∀
table-short-money = pièce
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = vers une fiche
table-no-action = aucune action
table-coin-in = recevoir { $money }
table-coin-out = payer { $money }
table-infinite = toujours libre
table-space = { $column } { $row }
table-space-solo = Plateau solo { $number }

table-do-family = Diriger { $what }
table-do-use = Utiliser { $what }
table-do-idle = Poser un pion sans effet sur { $what }
table-do-token = Prendre le pion ({ $token }) de { $what }
table-do-column = Déplacer la colonne { $what } pour { $money }
table-do-done = S’arrêter là
table-do-skip = Y renoncer
table-do-recruit = Recruter { $number }
table-do-place = Placer des miliciens : { $what }
table-do-soldati = { $number ->
    [one] { $number } milicien
   *[other] { $number } miliciens
}
table-do-issue = Poser un ordre : { $what }
table-do-order = Ordre { $what }
table-do-car = Une voiture : { $what }
table-do-boat = Une vedette : { $what }
table-do-lab = Un labo : { $what }
table-do-sail = Continuer vers { $what }
table-do-stay = Rester
table-do-sink = La vedette ({ $what }) s’en va
table-do-row = La rangée { $what }
table-do-put = Le poser sur { $what }
table-do-supply = Dans la réserve
table-do-gather = Rassembler : { $what }
table-do-from = Depuis { $what }
table-do-cars = { $number ->
    [one] { $number } voiture
   *[other] { $number } voitures
}
table-do-sell = Vendre, prix { $money } : { $what }
table-do-give = Donner { $arrives } à votre partenaire ; il vous en coûte { $money }
table-do-decline = Refuser
table-do-mark = Marquer la tuile { $what }
table-do-unmark = Retirer votre pion de la tuile { $what }
table-do-to = Par la terre vers { $what }
table-do-ship = En vedette vers { $what }
table-do-allies = Par un territoire vide ou neutre vers { $what }
table-do-drive = Avec une voiture
table-do-walk = Sans voiture
table-do-convert = En remplacer { $number }
table-do-pay = Payer { $number }
table-do-bribe = Payer le pot-de-vin
table-do-finesse = En finesse
table-do-force = Force : { $number ->
    [one] { $number } milicien perdu
   *[other] { $number } miliciens perdus
}
table-do-defend = { $what } défend
table-do-card = Carte : { $what }
table-do-take = Prendre la carte
table-do-leave = Laisser la carte
table-do-reinforce = Placer des miliciens ici
table-do-strike = Attentat : { $what }
table-do-bomb = Voiture piégée : { $what }
table-do-remove = En retirer { $number } : { $what }
table-do-recall = En rallier { $number } : { $what }
table-do-agitate = Semer la discorde : { $what }
table-do-commission = { $what } pour la commission
table-do-keep = Garder « { $what } » : { $card }
table-do-board = Sur le plateau solo : { $what }
table-do-extra = Action supplémentaire : { $what }
table-do-unlock = Déverrouiller { $what }
table-do-members = Membres : { $number }, miliciens : { $rest }
table-do-seat = Membres dans la Coupole : { $number }, puis { $mine } contre { $theirs }
table-do-transfer = Déplacer votre pion de { $what } à { $other }
table-do-swap = Proposer à votre partenaire { $what } contre { $other }
table-do-agree = Accepter l’échange
table-do-claim = Poser votre pion Contrôle sur la Coupole
table-did-column = Déplacer la colonne { $what }
table-did-force = Force
table-did-members = Membres : { $number }
table-did-seat = Membres dans la Coupole : { $number }

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
table-held-by = tenu par { $name }
table-seas = Vedettes : { $seas }
table-no-boats = Vedettes : aucune
table-sheet-top = Fiche supérieure ({ $number }) ; prix d’une colonne pour vous
table-sheet-bottom = Fiche inférieure ({ $number })
table-column-line = { $column } { $money } : { $tokens }
table-taken = occupé : { $tokens }
table-you = vous
table-partner = votre partenaire
table-family = { $name } ({ $who }) : { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
table-values = Police { $police }, Église { $church }, voiture { $car }, voiture piégée { $bomb }
table-supply = réserve : miliciens { $soldati }, voitures { $cars }, vedettes { $boats }, influence { $influence }
table-mat-left = pions sur le plateau : { $rows }
table-hq = QG : argent { $money }, miliciens { $soldati }, ordres : { $orders }
table-hq-hidden = QG : { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}, le reste derrière le paravent
table-sold = vendus : { $orders }
table-bust = buste à côté de { $space }
table-tiles = Tuiles : { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Réserve : labos { $labs }, miliciens neutres { $soldati }
table-conflict = Conflit, { $area } : { $attacker } attaque à { $soldati }, contre { $defender } à { $defenders }.
table-conflict-car = Une voiture accompagne l’attaque.
table-conflict-card = Carte cachée de votre équipe : { $card }

table-solo-fictional = La famille fictionnelle : { $colour }
table-solo-board = Plateau solo
table-solo-locked = verrouillée
table-solo-extra = Pions Action supplémentaires : { $free } disponibles, { $blocked } bloqués
table-solo-restriction = La colonne marquée par le jeton Restriction : { $column }
table-coupole = Coupole, { $all } sièges : { $seats } ; contrôle à partir de { $from }
table-coupole-held = Coupole, { $all } sièges : { $seats } ; pion Contrôle : { $name }
table-commission = commission { $colour } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} sur le plateau Famille
table-members = membres dans le QG : { $members }, dans la réserve : { $supply }
table-behind = derrière le paravent : { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
table-supply-hidden = réserve : { $cars } voitures, { $boats } vedettes, { $influence } influence

table-fictional = { $colour } (fictionnelle)
table-solo = seul
table-game-2v2 = 2 contre 2
table-game-1v1 = 1 contre 1
table-game-2v1 = 2 contre 1, { $difficulty } pour le joueur seul
table-difficulty-easy = facile
table-difficulty-medium = moyen
table-difficulty-hard = difficile
table-options = Règles optionnelles : { $rules }
table-option-draft = familles choisies à tour de rôle
table-option-first_game = première partie : sans le noir et le blanc
table-option-variant_identical_cards = cartes identiques
table-option-opt_neutral_force1 = la force brute coûte 1 avec ou contre des miliciens neutres
table-option-opt_neutral_reward2 = 2 miliciens pour un territoire neutre
table-option-opt_blank_spaces = pions sur les cases vides
table-option-opt_rally_boat = ralliement par vedette
table-option-opt_move_tile_tokens = pions déplacés entre les tuiles
table-option-opt_tie_start_piece = le pion Premier joueur départage
table-character = QG { $money } argent, { $hq } miliciens ; carte { $soldati } miliciens, { $cars } voitures, { $boats } vedettes, { $labs } labos
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = l’action supplémentaire de ce tour est faite
