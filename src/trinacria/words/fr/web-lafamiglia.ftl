# La Famiglia’s table in the browser.

web-lafamiglia-players = 2 à 4 joueurs
web-lafamiglia-top-sheet = Fiche supérieure
web-lafamiglia-bottom-sheet = Fiche inférieure
web-lafamiglia-length = 4 manches, environ 4 heures

web-lafamiglia-map = Carte de l’île
web-lafamiglia-zoom-in = Agrandir
web-lafamiglia-zoom-out = Réduire
web-lafamiglia-zoom-whole = Toute la carte
web-lafamiglia-map-tools = Outils de la carte
web-lafamiglia-holders = Montrer qui contrôle quoi
web-lafamiglia-no-boat = aucune vedette
web-lafamiglia-column = { $column } : { $count ->
    [0] aucun pion
    [one] { $count } pion
   *[other] { $count } pions
} ; la déplacer vous coûte { $money } £ en tout
web-lafamiglia-mode-2v2-name = 2 contre 2
web-lafamiglia-mode-2v2 = deux équipes de deux, le jeu complet
web-lafamiglia-mode-1v1-name = 1 contre 1
web-lafamiglia-mode-1v1 = un contre un, avec la Coupole
web-lafamiglia-mode-2v1-name = 2 contre 1
web-lafamiglia-mode-2v1 = une équipe contre un joueur seul, trois difficultés
web-lafamiglia-option-difficulty = Difficulté pour le joueur seul
web-lafamiglia-option-difficulty-easy = facile
web-lafamiglia-option-difficulty-medium = moyenne
web-lafamiglia-option-difficulty-hard = difficile
web-lafamiglia-option-draft = Choisir les familles à tour de rôle
web-lafamiglia-option-first_game = Première partie : sans les familles noire et blanche
web-lafamiglia-option-variant_identical_cards = Deux cartes Conflit identiques comptent une seule fois
web-lafamiglia-option-opt_neutral_force1 = Attaquer par la force avec ou contre des neutres coûte 1 milicien
web-lafamiglia-option-opt_neutral_reward2 = Prendre un territoire neutre rapporte 2 miliciens
web-lafamiglia-option-opt_blank_spaces = Les pions peuvent aller sur des emplacements sans icône
web-lafamiglia-option-opt_rally_boat = On peut rallier des miliciens en vedette
web-lafamiglia-option-opt_move_tile_tokens = Les pions peuvent changer de tuile Contrôle
web-lafamiglia-option-opt_tie_start_piece = Le pion Premier joueur départage les égalités
web-lafamiglia-receive = recevoir
web-lafamiglia-pay = payer
web-lafamiglia-money = Argent
web-lafamiglia-hq-soldati = Miliciens au QG
web-lafamiglia-orders = Ordres
web-lafamiglia-hq = Quartier général
web-lafamiglia-mat = Votre plateau Famille
web-lafamiglia-mat-note = le premier pion d’une section vous donne son ordre
web-lafamiglia-seen-by = visible par { $name } seulement
web-lafamiglia-sell = Vendre
web-lafamiglia-sell-which = Quel ordre ?
web-lafamiglia-sell-note = Vendre un ordre du QG pour { $money } £ ; il est retiré du jeu.
web-lafamiglia-give = Donner { $arrives } £
web-lafamiglia-start-piece = Le pion Premier joueur
web-lafamiglia-held = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
web-lafamiglia-behind-screen = Derrière le paravent
web-lafamiglia-chart-of = Ordres : { $family }
web-lafamiglia-tiles = Tuiles Contrôle
web-lafamiglia-we = nous
web-lafamiglia-they = eux
web-lafamiglia-initiative = Initiative
web-lafamiglia-initiative-note = d’abord les ordres de logistique, puis les ordres d’attaque ; le plus petit nombre en premier
web-lafamiglia-revealed = { $count ->
    [one] { $count } ordre révélé sur { $total }
   *[other] { $count } ordres révélés sur { $total }
}
web-lafamiglia-orders-left = { $count ->
    [one] 1 ordre restant
   *[other] { $count } ordres restants
}
web-lafamiglia-type-supply = Logistique
web-lafamiglia-type-attack = Attaque
web-lafamiglia-done = exécuté
web-lafamiglia-no-orders = Aucun ordre sur le plateau.
web-lafamiglia-money-after = argent : { $now } → { $after } £
web-lafamiglia-after-this = ensuite
web-lafamiglia-laying = Mise en place du plateau…
web-lafamiglia-order-sold = vendu
web-lafamiglia-order-mat = encore sur le plateau Famille
web-lafamiglia-order-hq = au QG
web-lafamiglia-order-board = sur le plateau
web-lafamiglia-order-owned = obtenu
web-lafamiglia-management = vérification
web-lafamiglia-round-of = Manche { $round } sur { $rounds }
web-lafamiglia-confirm = Confirmer
web-lafamiglia-carried = Vous tenez ce pion : choisissez son emplacement.
web-lafamiglia-views = Parties de la table
web-lafamiglia-part-map = Carte
web-lafamiglia-part-sheets = Fiches
web-lafamiglia-part-orders = Ordres
web-lafamiglia-part-others = Autres
web-lafamiglia-part-log = Journal
web-lafamiglia-how-many = Combien
web-lafamiglia-number-seat = Membres dans la Coupole
web-lafamiglia-number-soldati = Miliciens sur le plateau
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Territoires
web-lafamiglia-measure-soldati = Miliciens sur le plateau
web-lafamiglia-measure-money = Argent visible
web-lafamiglia-conflicts = Conflits précédents
web-lafamiglia-duel-what = { $attacking ->
    [neutral] Des miliciens neutres attaquent
   *[family] { $attacker } attaque
} { $defending ->
    [neutral] des miliciens neutres
   *[family] { $defender }
} depuis { $source }
web-lafamiglia-fictional = famille fictionnelle
web-lafamiglia-duel-skip = Passer
web-lafamiglia-duel-step-announced = Annonce
web-lafamiglia-duel-step-bonuses = Bonus
web-lafamiglia-duel-step-approach = Finesse ou force
web-lafamiglia-duel-step-cards = Cartes
web-lafamiglia-duel-step-take = Prendre ou laisser
web-lafamiglia-duel-step-reveal = Révélation et résolution
web-lafamiglia-duel-attacker = attaquant
web-lafamiglia-duel-defender = défenseur
web-lafamiglia-duel-skull = ordre
web-lafamiglia-duel-car = voiture emmenée
web-lafamiglia-duel-miniguns = soutien naval
web-lafamiglia-duel-attack = bonus d’attaque
web-lafamiglia-duel-vests = gilets pare-balles des ordres d’ici
web-lafamiglia-duel-labs = labos
web-lafamiglia-duel-watchmen = guetteurs
web-lafamiglia-duel-defence = bonus de défense
web-lafamiglia-duel-difference = { $attack } (attaque) − { $defence } (défense) : { $removed ->
    [0] aucun défenseur éliminé
    [one] { $removed } défenseur éliminé
   *[other] { $removed } défenseurs éliminés
}
web-lafamiglia-duel-taken = { $side ->
    [neutral] Les miliciens neutres prennent { $area }.
   *[family] { $family } prend { $area }.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] Il ne reste personne à { $area }.
    [neutral] Les miliciens neutres gardent { $area }.
   *[family] { $family } garde { $area }.
}
web-lafamiglia-duel-force = { $count ->
    [one] Par la force : { $count } attaquant éliminé.
   *[other] Par la force : { $count } attaquants éliminés.
}
web-lafamiglia-duel-no-card = aucune carte
web-lafamiglia-duel-your-card = votre carte
web-lafamiglia-duel-then = après la résolution : { $result }
web-lafamiglia-duel-attacker-takes = L’attaquant prend la carte.
web-lafamiglia-duel-attacker-leaves = L’attaquant laisse la carte.
web-lafamiglia-duel-defender-takes = Le défenseur prend la carte.
web-lafamiglia-duel-defender-leaves = Le défenseur laisse la carte.
web-lafamiglia-duel-cards-note = Chaque camp joue une carte face cachée.
web-lafamiglia-duel-may = Issues possibles
web-lafamiglia-duel-may-note = attaquants : défenseurs, avant la résolution
web-lafamiglia-duel-you-take = vous prenez
web-lafamiglia-duel-you-leave = vous laissez
web-lafamiglia-duel-they-take = l’adversaire prend
web-lafamiglia-duel-they-leave = l’adversaire laisse
web-lafamiglia-duel-they-laid = carte adverse : { $card }
web-lafamiglia-duel-face-down = une carte face cachée
web-lafamiglia-duel-card-turncoat = 1 milicien adverse éliminé, 1 des vôtres en plus
web-lafamiglia-duel-card-coward1 = 1 des vôtres rentre au QG
web-lafamiglia-duel-card-coward2 = 2 des vôtres rentrent au QG
web-lafamiglia-duel-back = Retour au conflit
web-lafamiglia-solo-board = Plateau solo
web-lafamiglia-coupole-seats = Membres dans la Coupole : { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = contrôle à partir de { $count }
web-lafamiglia-extra-actions = Actions supplémentaires
web-lafamiglia-extra-blocked = bloquée
web-lafamiglia-extra-ready = prête
web-lafamiglia-extra-used = utilisée
web-lafamiglia-restriction = Colonne restreinte : { $column }
web-lafamiglia-commission = Pion de la commission
web-lafamiglia-members = Membres
web-lafamiglia-plan = Planifier avec votre partenaire
web-lafamiglia-plan-arrow = Flèche
web-lafamiglia-plan-pin = Repère
web-lafamiglia-plan-note = Note
web-lafamiglia-plan-erase = Effacer
web-lafamiglia-plan-last = Effacer la dernière marque
web-lafamiglia-plan-close = Retour à la table
web-lafamiglia-plan-write = Une note pour { $name }
web-lafamiglia-plan-put = Poser ici
web-lafamiglia-plan-only = Visible par vous et { $name } seulement. Tout reste jusqu’à ce que vous l’effaciez ; rien de cela n’agit sur la partie.
web-lafamiglia-measure-goal = victoire à { $count } pour une famille
web-lafamiglia-finale-pieces = Montrer les pions
web-lafamiglia-standings = Classement
web-lafamiglia-standings-note = { $nobody ->
    [0] après la manche { $round }
    [one] après la manche { $round }, 1 à personne
   *[other] après la manche { $round }, { $nobody } à personne
}
web-lafamiglia-standings-won = victoire
web-lafamiglia-standings-has = territoires : { $areas } · miliciens : { $soldati } · argent : { $money }
web-lafamiglia-verdict-named = { $title } : { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento } tenait à un territoire : { $areas }.
web-lafamiglia-verdict-last = Dernier mandamento conquis : { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] Vous gagnez d’un mandamento
       *[other] Vous gagnez de { $count } mandamenti
    }
    [lost] { $count ->
        [one] Vous perdez d’un mandamento
       *[other] Vous perdez de { $count } mandamenti
    }
   *[neutral] { $count ->
        [one] Victoire d’un mandamento pour { $names }
       *[other] Victoire de { $count } mandamenti pour { $names }
    }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] Vous gagnez avec { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } de votre seule famille
       *[other] Vous gagnez : { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } pour la seule famille de { $name }
    }
    [lost] Vous perdez : { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } pour la seule famille de { $name }
   *[neutral] Victoire de { $names } : { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } pour la seule famille de { $name }
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] Vous gagnez avec { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } ensemble
    [lost] Vous perdez : { $names } contrôlent ensemble { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    }
   *[neutral] Victoire de { $names } avec { $count ->
        [one] { $count } mandamento
       *[other] { $count } mandamenti
    } ensemble
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] Vous gagnez grâce à Bronte
    [lost] Vous perdez à cause de Bronte
   *[neutral] Victoire de { $names } grâce à Bronte
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] Vous gagnez grâce au pion Premier joueur
    [lost] Vous perdez à cause du pion Premier joueur
   *[neutral] Victoire de { $names } grâce au pion Premier joueur
}
web-lafamiglia-verdict-draw = Égalité : aucune équipe ne contrôle Bronte
web-lafamiglia-the-end = Fin
