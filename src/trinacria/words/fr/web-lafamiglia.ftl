# La Famiglia’s table in the browser.

web-lafamiglia-map = Carte de l’île
web-lafamiglia-zoom-in = Plus près
web-lafamiglia-zoom-out = Plus loin
web-lafamiglia-zoom-whole = Toute la carte
web-lafamiglia-holders = Montrer qui tient quoi
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = aucun bateau
web-lafamiglia-column = { $column } : { $count ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $count } jetons
} ; la déplacer vous coûte { $money } en tout
web-lafamiglia-top-sheet = Feuille du haut
web-lafamiglia-bottom-sheet = Feuille du bas
web-lafamiglia-option-b = B : payer le total, déplacer la colonne
web-lafamiglia-option-a = A : un jeton ici fait l’action
web-lafamiglia-receive = recevoir
web-lafamiglia-pay = payer
web-lafamiglia-money = Argent
web-lafamiglia-hq-soldati = Soldati au QG
web-lafamiglia-orders = Ordres
web-lafamiglia-hq = Quartier général
web-lafamiglia-mat = Votre plateau
web-lafamiglia-mat-note = le premier jeton d’une section donne son ordre
web-lafamiglia-seen-by = vu par { $name } seulement
web-lafamiglia-sell = Vendre
web-lafamiglia-sell-which = Quel ordre ?
web-lafamiglia-sell-note = Vendre un ordre du QG pour 1 ; il quitte la partie.
web-lafamiglia-give = Donner 1
web-lafamiglia-your-partner = , votre partenaire
web-lafamiglia-start-piece = Le pion de départ
web-lafamiglia-held = { $count ->
    [one] { $count } Mandamento
   *[other] { $count } Mandamenti
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
web-lafamiglia-up-to-place = placer jusqu’à { $count } soldati
web-lafamiglia-up-to-recruit = recruter jusqu’à { $count } soldati
web-lafamiglia-new-value = { $row } vaut désormais
web-lafamiglia-gain-order = Vous gagnez l’ordre { $order }
web-lafamiglia-attack = attaque : crâne { $skull }, voiture { $car }
web-lafamiglia-defence = défense : labos { $labs }, gilets { $vests }, guetteurs { $watchmen }
web-lafamiglia-gone-first = { $removed } défenseurs sur { $defenders } partent avant le conflit
web-lafamiglia-to-owner = à { $name }, à qui est le jeton
web-lafamiglia-to-supply = à la réserve
web-lafamiglia-from-supply = de la réserve
web-lafamiglia-printed = imprimé au-dessus de la colonne
web-lafamiglia-per-token = { $count ->
    [one] pour { $count } jeton
   *[other] pour { $count } jetons
}
web-lafamiglia-per-foreign = { $count ->
    [one] au propriétaire de { $count } d’entre eux
   *[other] aux propriétaires de { $count } d’entre eux
}
web-lafamiglia-column-start-player = prendre le pion de départ et un équipement
web-lafamiglia-column-justice = deux jetons de votre rangée Justice
web-lafamiglia-column-police = deux jetons de votre rangée Police
web-lafamiglia-column-economy = deux jetons de votre rangée Économie
web-lafamiglia-column-church = deux jetons de votre rangée Église
web-lafamiglia-column-two-institutions = un jeton de deux rangées : un à la réserve, un sur une feuille
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
web-lafamiglia-carried = Vous avez ce jeton en main : choisissez sa case.
web-lafamiglia-views = Parties de la table
web-lafamiglia-how-many = Combien
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Régions
web-lafamiglia-measure-soldati = Soldati sur la carte
web-lafamiglia-measure-money = Argent, là où on le voit
