# La Famiglia’s table in the browser.

web-lafamiglia-players = 2 à 4 joueurs
web-lafamiglia-length = 4 manches, environ 4 heures
web-lafamiglia-blurb = Deux équipes se disputent l’île de Sicile. Planifiez sur deux feuilles, donnez des ordres secrets, réglez les conflits avec des cartes cachées et fiez-vous à votre partenaire.

web-lafamiglia-map = Carte de l’île
web-lafamiglia-zoom-in = Plus près
web-lafamiglia-zoom-out = Plus loin
web-lafamiglia-zoom-whole = Toute la carte
web-lafamiglia-holders = Montrer qui tient quoi
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = aucune vedette
web-lafamiglia-column = { $column } : { $count ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $count } pions
} ; la déplacer vous coûte { $money } en tout
web-lafamiglia-top-sheet = Fiche supérieure
web-lafamiglia-bottom-sheet = Fiche inférieure
web-lafamiglia-option-b = B : payer le total, déplacer la colonne
web-lafamiglia-option-a = A : un pion ici fait l’action
web-lafamiglia-receive = recevoir
web-lafamiglia-pay = payer
web-lafamiglia-money = Argent
web-lafamiglia-hq-soldati = Miliciens au QG
web-lafamiglia-orders = Ordres
web-lafamiglia-hq = Quartier général
web-lafamiglia-mat = Votre plateau
web-lafamiglia-mat-note = le premier pion d’une section donne son ordre
web-lafamiglia-seen-by = vu par { $name } seulement
web-lafamiglia-sell = Vendre
web-lafamiglia-sell-which = Quel ordre ?
web-lafamiglia-sell-note = Vendre un ordre du QG pour 1 ; il quitte la partie.
web-lafamiglia-give = Donner 1
web-lafamiglia-your-partner = , votre partenaire
web-lafamiglia-start-piece = Le pion Premier joueur
web-lafamiglia-held = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
web-lafamiglia-behind-screen = Derrière l’écran
web-lafamiglia-chart-of = Ordres de { $family }
web-lafamiglia-tiles = Tuiles de contrôle
web-lafamiglia-we = nous
web-lafamiglia-they = eux
web-lafamiglia-initiative = Initiative
web-lafamiglia-initiative-note = d’abord les ordres de ravitaillement, puis d’attaque, les petits nombres en premier
web-lafamiglia-type-supply = Ravitaillement
web-lafamiglia-type-attack = Attaque
web-lafamiglia-done = exécuté
web-lafamiglia-no-orders = Aucun ordre sur le plateau.
web-lafamiglia-up-to-place = placer jusqu’à { $count } miliciens
web-lafamiglia-up-to-recruit = recruter jusqu’à { $count } miliciens
web-lafamiglia-new-value = { $row } vaut désormais
web-lafamiglia-gain-order = Vous gagnez l’ordre { $order }
web-lafamiglia-attack = attaque : crâne { $skull }, voiture { $car }
web-lafamiglia-defence = défense : labos { $labs }, gilets { $vests }, guetteurs { $watchmen }
web-lafamiglia-gone-first = { $removed } défenseurs sur { $defenders } partent avant le conflit
web-lafamiglia-to-owner = à { $name }, à qui est le pion
web-lafamiglia-to-supply = à la réserve
web-lafamiglia-from-supply = de la réserve
web-lafamiglia-printed = imprimé au-dessus de la colonne
web-lafamiglia-per-token = { $count ->
    [one] pour { $count } pion
   *[other] pour { $count } pions
}
web-lafamiglia-per-foreign = { $count ->
    [one] au propriétaire de { $count } d’entre eux
   *[other] aux propriétaires de { $count } d’entre eux
}
web-lafamiglia-column-start-player = prendre le pion Premier joueur et un équipement
web-lafamiglia-column-justice = deux pions de votre rangée Justice
web-lafamiglia-column-police = deux pions de votre rangée Police
web-lafamiglia-column-economy = deux pions de votre rangée Économie
web-lafamiglia-column-church = deux pions de votre rangée Église
web-lafamiglia-column-two-institutions = un pion de deux rangées : un à la réserve, un sur une fiche
web-lafamiglia-column-order = et, si vous voulez, un ordre avant ou après
web-lafamiglia-money-after = argent { $now } → { $after }
web-lafamiglia-after-this = ensuite
web-lafamiglia-laying = On installe le plateau …
web-lafamiglia-order-sold = vendu
web-lafamiglia-order-mat = encore sur le plateau
web-lafamiglia-order-hq = au QG
web-lafamiglia-order-board = sur la carte
web-lafamiglia-order-owned = possédé
web-lafamiglia-management = gestion
web-lafamiglia-round = Manche
web-lafamiglia-confirm = Confirmer
web-lafamiglia-carried = Vous avez ce pion en main : choisissez sa case.
web-lafamiglia-views = Parties de la table
web-lafamiglia-how-many = Combien
web-lafamiglia-measure-control = mandamenti
web-lafamiglia-measure-areas = Territoires
web-lafamiglia-measure-soldati = Miliciens sur la carte
web-lafamiglia-measure-money = Argent, là où on le voit
web-lafamiglia-conflicts = Conflits jusqu’ici
web-lafamiglia-duel-what = { $attacker } attaque { $defender } depuis { $source }
web-lafamiglia-duel-skip = Passer
web-lafamiglia-duel-step-announced = Annoncé
web-lafamiglia-duel-step-bonuses = Bonus
web-lafamiglia-duel-step-approach = Finesse ou force
web-lafamiglia-duel-step-cards = Cartes
web-lafamiglia-duel-step-take = Prendre ou laisser
web-lafamiglia-duel-step-reveal = Révélation, résolution
web-lafamiglia-duel-attacker = attaquant
web-lafamiglia-duel-defender = défenseur
web-lafamiglia-duel-skull = ordre
web-lafamiglia-duel-car = voiture emmenée
web-lafamiglia-duel-miniguns = en vedette
web-lafamiglia-duel-attack = bonus d’attaque
web-lafamiglia-duel-vests = gilets des ordres posés ici
web-lafamiglia-duel-labs = labos
web-lafamiglia-duel-watchmen = guetteurs
web-lafamiglia-duel-defence = bonus de défense
web-lafamiglia-duel-difference = { $attack } attaque − { $defence } défense : { $removed } défenseurs partis
web-lafamiglia-duel-taken = { $family } prend { $area }.
web-lafamiglia-duel-failed = { $family } tient { $area }.
web-lafamiglia-duel-force = Force brute : 2 attaquants partent.
web-lafamiglia-duel-no-card = aucune carte
web-lafamiglia-duel-your-card = votre carte
web-lafamiglia-duel-then = reste { $result } après l’résolution
web-lafamiglia-duel-attacker-takes = L’attaquant prend la carte.
web-lafamiglia-duel-attacker-leaves = L’attaquant laisse la carte.
web-lafamiglia-duel-defender-takes = Le défenseur prend la carte.
web-lafamiglia-duel-defender-leaves = Le défenseur laisse la carte.
web-lafamiglia-duel-cards-note = Chacun pose une carte face cachée.
web-lafamiglia-duel-may = Ce qui peut arriver
web-lafamiglia-duel-may-note = attaquants : défenseurs, avant l’résolution
web-lafamiglia-duel-you-take = vous prenez
web-lafamiglia-duel-you-leave = vous laissez
web-lafamiglia-duel-they-take = l’autre prend
web-lafamiglia-duel-they-leave = l’autre laisse
web-lafamiglia-duel-they-laid = l’autre a posé { $card }
web-lafamiglia-duel-face-down = une carte face cachée
web-lafamiglia-duel-card-turncoat = 1 des leurs part, 1 des vôtres vient
web-lafamiglia-duel-card-coward1 = 1 des vôtres rentre
web-lafamiglia-duel-card-coward2 = 2 des vôtres rentrent
web-lafamiglia-duel-back = Retour au conflit
web-lafamiglia-solo-space = Plateau solo { $number }
web-lafamiglia-solo-board = Plateau solo
web-lafamiglia-coupole-seats = Membres dans la Coupole : { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = tenue à partir de { $count } membres
web-lafamiglia-extra-actions = Actions supplémentaires
web-lafamiglia-extra-blocked = bloquée
web-lafamiglia-extra-ready = prête
web-lafamiglia-extra-used = utilisée
web-lafamiglia-restriction = Colonne restreinte : { $column }
web-lafamiglia-commission = Pion de la commission
web-lafamiglia-members = Membres
web-lafamiglia-plan = Planifier avec votre partenaire
web-lafamiglia-plan-arrow = Flèche
web-lafamiglia-plan-pin = Épingle
web-lafamiglia-plan-note = Note
web-lafamiglia-plan-erase = Effacer
web-lafamiglia-plan-last = Effacer la dernière marque
web-lafamiglia-plan-close = Retour à la table
web-lafamiglia-plan-write = Une note pour { $name }
web-lafamiglia-plan-put = La poser ici
web-lafamiglia-plan-only = Vous seul et { $name } le voyez. Cela reste jusqu’à ce que vous l’effaciez ; rien ici n’est un coup.
