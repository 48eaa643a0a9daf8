# La table plein écran dans le terminal.

screen-you = { $name } (vous)
screen-waiting = Au tour de { $name }.
screen-must = Obligatoire
screen-may = Facultatif
screen-skip = Ne pas attendre
screen-score = Points jusqu’ici
screen-actions = { $count ->
    [0] Rien à choisir
    [one] { $count } action possible
   *[other] { $count } actions possibles
}
screen-log = Journal
screen-command = take R3 R2 G3 · abrégé si c’est clair · ou un numéro de la liste
screen-menu-hint = Entrée ou un numéro : choisir · Échap : retour
screen-page-hint = Échap : fermer · flèches : défiler
screen-undo = Annuler
screen-undo-none = Rien à annuler : le dernier coup a révélé quelque chose ou terminé un tour.

screen-turn-of = Au tour de { $name }.
screen-anytime = Actions gratuites : vendre un ordre, donner de l’argent
screen-anytime-none = Rien à vendre ni à donner maintenant. C’est possible au début d’un tour de votre équipe, quand elle doit payer, ou avant ses ordres.

screen-rule = La règle
screen-rule-title = Règle { $rule }
screen-rule-none = Aucune décision en cours : pas de règle à afficher.
screen-rule-id-only = Le texte de la règle { $rule } manque dans cette langue. Cherchez ce numéro dans les règles du jeu.

screen-curtain = Passez l’écran à { $name }
screen-curtain-secret = Les autres ne regardent pas.
screen-curtain-lift = Je suis { $name }

screen-over = Partie terminée
screen-stopped = La partie a été interrompue
screen-end-new = Nouvelle partie
screen-end-save = Enregistrer
screen-end-look = Voir la table
screen-end-quit = Quitter
screen-end-again = Résultat

screen-save-where = Dans quel fichier enregistrer la partie ?
screen-save-hint = Entrée : enregistrer · Échap : retour
screen-save-exists = { $file } existe déjà. Choisissez un autre nom.
screen-save-failed = Impossible d’écrire { $file } : { $reason }. Choisissez un autre nom.
screen-save-wait = Un bot réfléchit. Enregistrez après son tour.
screen-saved = Partie enregistrée dans { $file }.

screen-quit-question = Quitter ? La partie n’est pas terminée ; sans enregistrement, elle est perdue.
screen-quit-yes = Quitter
screen-quit-no = Continuer

screen-replay-step = Étape { $number } sur { $count }
screen-replay-start = La partie commence.
screen-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été terminée.
screen-replay-first = début
screen-replay-previous = précédent
screen-replay-autoplay = lecture
screen-replay-stop = arrêt
screen-replay-next = suivant
screen-replay-last = fin

screen-key-help = aide
screen-key-anytime = vendre
screen-key-show-part = vue
screen-key-actions = actions
screen-key-command = écrire
screen-key-rule = règle
screen-key-undo = annuler
screen-key-log = journal
screen-key-save = enregistrer
screen-key-switch-theme = thème
screen-key-switch-language = français
screen-key-ask-quit = quitter
screen-key-previous = précédent
screen-key-next = suivant
screen-key-autoplay = lecture
screen-key-turn-table = autre côté

screen-help = Aide
screen-keys = Touches
screen-help-move = passer d’une carte, d’un bouton ou d’une liste à l’autre
screen-help-pick = choisir quoi faire de la carte ; une carte grisée dit pourquoi c’est impossible
screen-help-number = choisir par le numéro de la liste
screen-help-actions = toutes les actions possibles
screen-help-command = écrire une action
screen-help-rule = lire la règle de la décision ou du refus
screen-help-undo = annuler, tant que rien n’est révélé et que le tour dure
screen-help-piles = voir la défausse
screen-help-log = tout le journal
screen-help-anytime = actions gratuites : vendre un ordre ou donner de l’argent
screen-help-show-part = partie suivante de la table, sur un petit écran
screen-help-skip = ne pas attendre le bot
screen-help-save = enregistrer la partie
screen-help-theme = clair ou sombre
screen-help-language = langue suivante
screen-help-quit = quitter
screen-help-step = une étape en arrière ou en avant
screen-help-ten-steps = dix étapes en arrière ou en avant
screen-help-ends = au début ou à la fin
screen-help-autoplay = lecture ou arrêt
screen-help-turn-table = voir de l’autre côté
screen-notation = Notation
screen-notation-short = Vous pouvez abréger tant qu’une seule action convient : « t R3 » pour « take R3 R2 G3 ».

# Famiglia en plein écran. Sur une carte il y a place pour 8 lettres, devant les cartes pour 6.

screen-famiglia-families = Familles
screen-famiglia-worth = points de 0 à 4 : { $worth }
screen-famiglia-turn = Un tour
screen-famiglia-turn-text = Quatre étapes, dans cet ordre, toutes facultatives : retirer des cartes de la rue pour de nouvelles tant qu’aucun 0 n’y est ; jouer un Comptable ; jouer une Brute ; recruter une carte, ou passer. Pour recruter une carte de valeur v, montrez deux cartes de sa famille de valeur v − 1 ; l’une va dans votre gang. Un 0 est gratuit. Un Mercenaire remplace l’une des deux si sa valeur est supérieure à celle de la carte remplacée.
screen-famiglia-notation-new = retirer R2 pour 2 nouvelles cartes
screen-famiglia-notation-play = jouer le Comptable (ou la Brute) B2
screen-famiglia-notation-back = reprendre G2 de votre gang
screen-famiglia-notation-lay = poser Y0 dans votre gang en échange
screen-famiglia-notation-done = arrêter l’échange
screen-famiglia-notation-lower = baisser G4 de 2
screen-famiglia-notation-take-free = recruter R0 gratuitement
screen-famiglia-notation-take = recruter R3 : R2 va dans le gang, G3 revient en main
screen-famiglia-notation-pass = ne recruter personne

screen-famiglia-hint-B = troc ≤{ $value }
screen-famiglia-hint-Y = baisse≤{ $value }
screen-famiglia-hint-G = joker <{ $value }
screen-famiglia-free = gratuit
screen-famiglia-no-ability = Un 0 n’a pas de capacité
screen-famiglia-card = { $card } { $family } · valeur { $value } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $ability }
screen-famiglia-hand-label = main
screen-famiglia-gang-label = gang
screen-famiglia-deck-label = pioche
screen-famiglia-discard-label = défausse
screen-famiglia-counts = main { $hand } · gang { $gang }
screen-famiglia-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-famiglia-points-hidden = { $points } + ? points
screen-famiglia-street = Rue : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
screen-famiglia-piles = pioche { $deck } · défausse { $discard }
screen-famiglia-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
screen-famiglia-bottom = fond connu de la pioche : { $cards }
screen-famiglia-last-turn = { $turns ->
    [one] Dernier tour
   *[other] Encore { $turns } tours, celui-ci compris
}
screen-famiglia-pass = { $number ->
    [1] Premier passage de la pioche
   *[other] Second passage de la pioche
}
screen-famiglia-score = gang { $gang }, main { $hand }
screen-famiglia-hand = Main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-famiglia-gang = Gang : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-famiglia-step-done = fait
screen-famiglia-step-skipped = sauté
screen-famiglia-step-busy = en cours
screen-famiglia-step-now = possible
screen-famiglia-step-open = à venir
screen-famiglia-step-later = impossible

# La Famiglia en plein écran. Les onglets ont la place de 9 lettres.

screen-lafamiglia-tab-map = Carte
screen-lafamiglia-tab-sheets = Fiches
screen-lafamiglia-tab-family = Famille
screen-lafamiglia-tab-people = Joueurs
screen-lafamiglia-tab-log = Journal
screen-lafamiglia-top-sheet = Fiche supérieure { $number } · prix de chaque colonne pour vous
screen-lafamiglia-bottom-sheet = Fiche inférieure { $number } · posez un pion, faites l’action
screen-lafamiglia-partner = { $name } (partenaire)
screen-lafamiglia-held = { $count } mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = QG : { $money } £, mil. { $soldati }
screen-lafamiglia-hq-hidden = QG : { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
}, le reste caché
screen-lafamiglia-supply = réserve { $pieces }
screen-lafamiglia-tiles = Tuiles Contrôle
screen-lafamiglia-help-move = passer d’un territoire, d’un emplacement, d’une famille ou d’une liste à l’autre
screen-lafamiglia-help-pick = choisir quoi y faire, ou voir pourquoi c’est impossible
screen-lafamiglia-help-piles = lire les tuiles Contrôle
screen-lafamiglia-stock = labos { $labs }, neutres { $soldati }
screen-lafamiglia-area = { $area } ({ $mandamento }) : { $pieces } · à côté de { $neighbours }
screen-lafamiglia-sea = { $sea } : vedettes { $boats } · côte { $coast }
screen-lafamiglia-column = Colonne { $column } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, la déplacer vous coûte { $money } £
screen-lafamiglia-row = Rangée { $row } de votre plateau Famille : le pion le plus à gauche part en premier
screen-lafamiglia-money = Votre argent : { $now } → { $after }
screen-lafamiglia-order-of-play = Ordre du jeu
screen-lafamiglia-initiative = Initiative
screen-lafamiglia-against = contre
screen-lafamiglia-with-car = et une voiture
screen-lafamiglia-bonuses = bonus { $attack } : { $defence }, éliminés { $removed }
screen-lafamiglia-cards = { $count ->
    [0] aucune carte posée
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
screen-lafamiglia-pieces = Éléments
screen-lafamiglia-legend = c2 : 2 voitures, l1 : 1 labo, b3 : 3 vedettes, i6 : 6 pions Influence, ▸ : une vedette, ▣ : un ordre face cachée, ○3 : un ordre de logistique d’initiative 3, ✶8 : un ordre d’attaque d’initiative 8, ⚑ : le pion Premier joueur. Les deux lettres d’un territoire sont celles de son mandamento.
screen-lafamiglia-notation-use = option A : utiliser cet emplacement
screen-lafamiglia-notation-column = option B : déplacer cette colonne
screen-lafamiglia-notation-token = le pion à déplacer
screen-lafamiglia-notation-place = placer des miliciens dans un territoire
screen-lafamiglia-notation-issue = donner un ordre dans un territoire
screen-lafamiglia-notation-move = les actions d’un ordre
screen-lafamiglia-notation-conflict = dans un conflit
screen-lafamiglia-notation-anytime = actions gratuites
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Coupole
screen-lafamiglia-control-from = contrôle à partir de { $from }
screen-lafamiglia-commission = commission { $pieces }
screen-lafamiglia-members = membres { $members } (réserve { $supply })
screen-lafamiglia-behind = cachés { $count }
screen-lafamiglia-extra = actions suppl. { $free }, bloquées { $blocked }
screen-lafamiglia-restricted = ⊘ votre partenaire vient d’utiliser cette colonne : vous ne pouvez pas la vider
screen-lafamiglia-legend-solo = ▼ : la famille fictionnelle, ● : un pion Action supplémentaire, ■ : un jeton Blocage ou une action verrouillée, ✓ : une action déverrouillée, ⊘ : la colonne marquée par le jeton Restriction. Sur un plateau Famille, les pions d’une autre couleur sont ceux de la commission.
