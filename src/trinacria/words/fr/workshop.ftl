# The workshop: content packs made in the browser.

workshop-name = Atelier
workshop-lead = Saisissez ce qui est imprimé dans votre boîte, voyez-le dessiné, puis jouez avec. Tout reste dans ce navigateur jusqu’à l’exportation.
workshop-new = Nouvelle boîte
workshop-new-name = Ma boîte
workshop-import = Importer
workshop-import-note = Un zip, ou les fichiers TOML et JSON d’une boîte. L’exportation donne les mêmes fichiers, prêts pour « trinacria content ».
workshop-import-broken = Ce zip ne peut pas être ouvert.
workshop-import-large = Ce fichier est trop gros pour une boîte.
workshop-import-nothing = Aucun de ces fichiers n’appartient à une boîte.
workshop-copy = Copier
workshop-copy-name = { $name }, copie
workshop-delete = Supprimer
workshop-deleted = « { $name } » : boîte supprimée.
workshop-open = Ouvrir
workshop-pack-name = Nom de la boîte
workshop-saved = enregistré le { $when }
workshop-all = Toutes les boîtes
workshop-title = Atelier : { $name }
workshop-kept = enregistré dans ce navigateur
workshop-full = Ce navigateur n’a plus de place : exportez la boîte, ou supprimez-en une autre.
workshop-progress = { $done ->
    [one] { $done } composant sur { $all }
   *[other] { $done } composants sur { $all }
}
workshop-count = { $done } sur { $all }
workshop-group-count = { $group } ({ $done } sur { $all })
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-export = Exporter
workshop-play = Jouer avec
workshop-play-not-yet = Corrigez d’abord les erreurs ci-dessous.
workshop-components = Composants
workshop-component = Composant
workshop-drawn = Dessin et comparaison
workshop-panel-drawing = Sur la table
workshop-panel-compare = Comparaison
workshop-panel-balance = Équilibre
workshop-says = On y lit : { $text }
workshop-pack-note = Choisissez un composant. Posez le vôtre à côté de l’écran et copiez ce qui y est imprimé.
workshop-lay-beside = Posez-le à côté de l’écran et copiez ce qui y est imprimé. { $number } sur { $count }.
workshop-before = Précédent
workshop-next = Suivant
workshop-printed = Comme dans ma boîte
workshop-printed-note = Tout ce que vous modifiez compte comme imprimé.
workshop-confirm = C’est conforme, suivant
workshop-done = fait
workshop-has-faults = contient des erreurs
workshop-faults-all = Erreurs de la boîte
workshop-faults = { $count ->
    [0] Aucune erreur
    [one] 1 erreur
   *[other] { $count } erreurs
}
workshop-doubts = { $count ->
    [one] Aucune erreur, 1 valeur à vérifier
   *[other] Aucune erreur, { $count } valeurs à vérifier
}
workshop-fault = { $message } { $fix }
workshop-place = { $component }, { $field }
workshop-go = Y aller
workshop-fold = Masquer
workshop-unfold = Afficher
workshop-ours = une règle de conception de la boîte d’origine
workshop-away = La vérification est injoignable. Votre travail est enregistré.
workshop-stated = indiqué par les règles
workshop-same = C’est identique à la boîte d’origine.
workshop-compare-field = Quoi
workshop-compare-before = D’origine
workshop-compare-now = Le vôtre
workshop-compare-others = { $count ->
    [0] Rien d’autre ne diffère
    [one] 1 autre composant diffère
   *[other] { $count } autres composants diffèrent
}
workshop-differences = { $count ->
    [one] 1 différence
   *[other] { $count } différences
}
workshop-reset = Reprendre celui de la boîte d’origine
workshop-none = aucun
workshop-yes = oui
workshop-no = non
workshop-add = Ajouter…
workshop-add-to = Ajouter : { $what }
workshop-add-icon = Ajouter une icône
workshop-add-space = Ajouter un emplacement
workshop-remove-space = Retirer cet emplacement
workshop-remove = Retirer : { $what }
workshop-remove-last = Retirer le dernier : { $what }
workshop-earlier = Vers la gauche : { $what }
workshop-later = Vers la droite : { $what }
workshop-less = Moins : { $what }
workshop-more = Plus : { $what }
workshop-numbered = { $what } { $number }
workshop-entry = Entrée { $number }
workshop-sheet = Fiche { $number }
workshop-order = { $family }, { $order }
workshop-slot = { $row } { $section }
workshop-house-note = Changez ici un nombre des règles pour votre table. Il est montré à quiconque joue avec cette boîte.
workshop-house-usual = Règles : { $usual }. Permis : de { $least } à { $most }.
workshop-house-back = Remettre { $usual }
workshop-house-reset = { $rule } : remettre le nombre des règles
workshop-house-rounds = Manches
workshop-house-start_money = Argent en plus au départ
workshop-house-win_family = Mandamenti pour qu’une famille gagne
workshop-house-win_team = Mandamenti pour qu’une équipe gagne
workshop-house-mandamento_areas = Territoires pour contrôler un mandamento
workshop-house-tiles_in_play = Tuiles Contrôle en jeu
workshop-house-labs_per_area = Labos permis dans un territoire
workshop-mat-how = Choisissez une case, puis ce qui y est imprimé. Les chiffres et les lettres marchent aussi ; la case suivante vient d’elle-même.
workshop-mat-place = { $number ->
    [0] { $row }, départ
   *[other] { $row }, case { $number }
}
workshop-mat-in-section = section { $section }
workshop-mat-section = Une section commence ici
workshop-mat-section-at = { $place } : une section commence ici
workshop-mat-add = Ajouter une case : { $row }
workshop-mat-palette = Ce qui y est imprimé
workshop-mat-pair = { $part ->
    [0] Nombre 1 sur 2
   *[other] Nombre 2 sur 2
}
workshop-mat-number = Valeur { $number }
workshop-mat-money = Argent { $number }
workshop-shape = Points de la frontière
workshop-shape-edit = Modifier la forme
workshop-shape-usual = Reprendre les formes d’origine
workshop-shape-keys = Faites glisser les points. Touches : flèches pour déplacer (Maj : plus loin), N et P pour choisir, + ajoute, − retire.
workshop-point = { $kind ->
    [label] Nom du territoire
    [pieces] Place des pions
   *[corner] Point { $number } sur { $count }
}
workshop-point-at = { $x } depuis la gauche, { $y } depuis le haut
workshop-group-map = Carte
workshop-group-sheets = Fiches Action
workshop-group-mats = Plateaux Famille
workshop-group-orders = Ordres
workshop-group-characters = Personnages
workshop-group-tiles = Tuiles Contrôle
workshop-group-solo = Plateau solo
workshop-group-pack = Cette boîte
workshop-kind-area = Territoires
workshop-kind-mandamento = Mandamenti
workshop-kind-sea = Mers
workshop-kind-corner = Coins
workshop-kind-map = Tout le plateau
workshop-kind-special = Textes spéciaux
workshop-file-pack = La boîte
workshop-file-pieces = Éléments et limites
workshop-file-map = Carte
workshop-file-geometry = Dessin de la carte
workshop-file-sheets = Fiches Action
workshop-file-families = Plateaux Famille
workshop-file-orders = Ordres
workshop-file-characters = Personnages
workshop-file-tiles = Tuiles Contrôle
workshop-file-solo = Plateau solo
workshop-file-balance = Équilibre
workshop-file-words = Autres langues
workshop-field-name = Nom
workshop-field-version = Version
workshop-field-balanced = Appliquer les règles de conception de la boîte d’origine
workshop-field-mandamento = Mandamento
workshop-field-neighbours = Voisins
workshop-field-seas = Mers
workshop-field-start = Départ
workshop-field-soldati = Miliciens
workshop-field-areas = Territoires
workshop-field-control_sea = Mer du pion Contrôle
workshop-field-symbol = Symbole
workshop-field-next = Joueur suivant
workshop-field-marked_1v1 = Marqués pour 1 contre 1
workshop-field-series_2v1 = Tuiles pour 2 contre 1
workshop-field-series_rest = Autres territoires de départ
workshop-field-tie_break = Départage les égalités
workshop-field-sides = Camps
workshop-field-order_of_play = Ordre du jeu
workshop-field-option_b_cost = Coûts imprimés des colonnes
workshop-field-space = Emplacements
workshop-field-coin = Pièce (+ reçue, − payée)
workshop-field-join = Liés par (+ tous, / un seul)
workshop-field-infinite = Infini
workshop-field-column = Colonne
workshop-field-row = Rangée
workshop-field-kind = Sorte
workshop-field-actions = Actions
workshop-field-identity = En quelques mots
workshop-field-beginner = Pour une première partie
workshop-field-mat = Plateau
workshop-field-spaces = Cases depuis la gauche
workshop-field-section = Section
workshop-field-doubled = Double bord
workshop-field-value = Valeur
workshop-field-n = Nombre
workshop-field-type = Sorte d’ordre
workshop-field-initiative = Initiative
workshop-field-parts = Icônes, de gauche à droite
workshop-field-special = Texte spécial
workshop-field-list = Nombres
workshop-field-range = Distance
workshop-field-bonus = Bonus
workshop-field-count = Ordres
workshop-field-max = Au plus
workshop-field-to = Va vers
workshop-field-money = Argent
workshop-field-hq_soldati = Miliciens pour le QG
workshop-field-cost_hq_soldati = Miliciens du QG
workshop-field-cars = Voitures
workshop-field-boats = Vedettes
workshop-field-labs = Labos
workshop-field-phase = Phase
workshop-field-trigger = Quand
workshop-field-optional = Peut être refusé
workshop-field-cost = Coût
workshop-field-effect = Effet
workshop-field-do = Ce qu’elle fait
workshop-field-text = Texte
workshop-field-board = Emplacements
workshop-field-locked = Emplacements verrouillés
workshop-field-open = Emplacements ouverts
workshop-field-difficulty = Difficulté
workshop-field-easy = Facile
workshop-field-medium = Moyen
workshop-field-hard = Difficile
workshop-field-blocked_spaces = Cases rondes bloquées
workshop-field-block_tokens = Jetons Blocage
workshop-field-ticks_at_start = Coches au départ
workshop-field-coupole = Coupole
workshop-field-setup = Mise en place
workshop-field-round_spaces = Cases rondes
workshop-field-extra_actions_per_turn = Actions supplémentaires par tour
workshop-field-unlocks_per_round_end = Déverrouillés par manche
workshop-field-ring = Frontière
workshop-field-label = Place du nom
workshop-field-pieces = Place des pions
workshop-field-start_spots = Places des miliciens
workshop-field-control = Case Contrôle
workshop-field-tint = Teinte
workshop-field-pattern = Motif
workshop-value-start-neutral = neutre
workshop-value-symbol-denari = deniers
workshop-value-symbol-coppe = coupes
workshop-value-symbol-spade = épées
workshop-value-symbol-bastoni = bâtons
workshop-value-kind-grey = gris
workshop-value-kind-free = libre
workshop-value-kind-action = avec icônes
workshop-value-kind-blank = sans icône
workshop-value-type-supply = logistique, cercle
workshop-value-type-attack = attaque, étoile
workshop-value-to-supply = la réserve
workshop-value-to-sheet = une fiche
workshop-value-reveals-value = valeur
workshop-value-reveals-car = voiture
workshop-value-reveals-lab = labo
workshop-value-reveals-launder = blanchir
workshop-value-reveals-money = argent
workshop-value-trigger-planning_start = au début de la planification
workshop-value-trigger-issuing_order = quand vous donnez un ordre
workshop-value-trigger-movement_announced = quand vous annoncez un Déplacement
workshop-value-trigger-car_bomb_target = quand vous choisissez la cible d’une voiture piégée
workshop-value-trigger-area_taken_by_attack = quand vous prenez un territoire en attaquant
workshop-value-trigger-order_places_soldati = quand un ordre place des miliciens
workshop-value-trigger-defending = quand vous défendez
workshop-value-do-retarget = attaquer un territoire plus loin
workshop-value-do-remove_defender = retirer des défenseurs
workshop-value-do-second_order_in_area = plus d’ordres dans un territoire
workshop-value-do-car_bomb_range = voitures piégées plus loin
workshop-value-do-exert_influence = exercer de l’influence
workshop-value-do-attack_bonus = bonus d’attaque
workshop-value-do-defence_bonus = bonus de défense
workshop-value-do-place_from_hq = placer des miliciens du QG
workshop-value-do-place_from_supply = placer des miliciens de la réserve
workshop-value-do-place_boat = placer une vedette
workshop-value-do-money_per_mandamento = de l’argent par Mandamento
