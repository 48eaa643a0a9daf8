# Imprimer et jouer : ce qui figure sur les pages, et la commande qui les crée.

paper-help = Créer des PDF à imprimer et à découper : tout le matériel d’une boîte ou le jeu de cartes, et un résumé des règles.
paper-help-out = OUT : un fichier PDF pour tout réunir, ou un dossier pour un fichier par type de matériel
paper-help-paper = Format du papier.
paper-help-what = Ce qu’il faut imprimer ; peut être répété.
paper-help-game = Le jeu à imprimer.
paper-made = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} dans { $file }
paper-no-such-part = Il n’y a pas de « { $part } » à imprimer pour { $game }. Au choix : { $known }.
error-nothing-to-print = Il n’y a rien à imprimer pour { $game }.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title } : { $part }, page { $number }, recto
    [back] { $title } : { $part }, page { $number }, verso
   *[single] { $title } : { $part }, page { $number }
}
paper-scale = 5 cm : si cette règle est fausse, imprimez à 100 % (« taille réelle »).
paper-map-place = Rangée { $row } sur { $rows }, page { $column } sur { $columns }. Collez les pages suivantes sur les bandes au-delà des pointillés.
paper-part-map = Carte
paper-part-mats = Plateaux Famille
paper-part-sheets = Fiches Action
paper-part-charts = Tableaux d’ordres
paper-part-screens = Paravents
paper-part-orders = Ordres
paper-part-cards = Cartes
paper-part-tiles = Tuiles Contrôle
paper-part-counters = Pions
paper-part-influence = Pions Influence
paper-part-money = Argent
paper-part-solo = Pour deux et trois joueurs
paper-part-rules = Résumé des règles
paper-part-overviews = Aides de jeu
paper-part-setup = Mise en place à deux et à trois
paper-part-cutting = Liste de découpe
paper-overview-attack = Les étapes d’une attaque
paper-overview-announce = Annoncer
paper-overview-bonus = Bonus d’attaque
paper-overview-defence = Bonus de défense
paper-overview-remove = Retirer des miliciens
paper-overview-finesse = En finesse
paper-overview-force = Par la force
paper-overview-knockout = Résolution
paper-overview-taken = Le territoire
paper-screen-anytime = À tout moment
paper-screen-sell = Vendre ou donner
paper-screen-token = Pions des autres
paper-screen-force = Par la force
paper-setup-for = Mise en place : { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part } : 1 page
   *[other] { $part } : { $count } pages
}
paper-cut-count = { $each ->
    [0] { $count }
   *[other] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[other] { $count } ({ $families } × { $each }, et { $grey } gris)
    }
}, { $wide } × { $high } mm
paper-cut-character = Cartes Personnage
paper-cut-conflict = Cartes Conflit
paper-cut-soldato-1 = Miliciens par 1
paper-cut-soldato-5 = Miliciens par 5
paper-cut-car = Voitures
paper-cut-boat = Vedettes
paper-cut-bust = Bustes de l’action finale
paper-cut-control = Pions Contrôle
paper-cut-lab = Labos
paper-cut-start = Pion Premier joueur
paper-cut-money-1 = Argent, 1
paper-cut-money-2 = Argent, 2
paper-cut-solo-board = Plateau solo
paper-cut-area = Tuiles Territoire
paper-cut-block = Jetons Blocage
paper-cut-restriction = Jeton Restriction
paper-victory = Qui gagne
paper-setup = Mise en place
paper-setup-board-title = Plateau
paper-setup-board = Étalez la carte. Posez la fiche 1 sous la fiche 0 et gardez les autres fiches à portée de main. Les pièces et le matériel gris forment la réserve.
paper-setup-teams-title = Équipes
paper-setup-teams = Deux contre deux. Les partenaires sont côte à côte, chacun à un coin. Tirez { $tiles } des { $kinds } tuiles Contrôle ; l’autre équipe prend les mêmes dans son jeu.
paper-setup-families-title = Familles
paper-setup-families = Distribuez 3 plateaux Famille à chaque équipe. Elle en joue 2 ; le troisième retourne dans la boîte.
paper-setup-pieces-title = Vos éléments
paper-setup-pieces = Les ordres de base vont derrière votre paravent, les ordres avancés près de votre plateau, un pion Influence sur chacune de ses cases rondes. Le reste est votre réserve.
paper-setup-map-title = Miliciens
paper-setup-map = Posez un de vos miliciens sur chaque symbole de votre coin, et un gris sur chaque silhouette grise.
paper-setup-start-title = Personnages
paper-setup-start = Tirez le premier joueur, puis donnez à chacun un personnage : son argent et ses miliciens vont derrière le paravent. Le premier joueur donne 1 £ à celui qui joue en dernier.
paper-setup-units-title = Unités
paper-setup-units = Dans l’ordre du jeu, ajoutez les miliciens et voitures de votre carte là où vous avez des miliciens, et ses vedettes dans une mer voisine. Puis posez ses labos, jamais plus de { $labs } par territoire.
paper-setup-tokens-title = Fiche 0
paper-setup-tokens = Posez un pion Influence gris sur chaque emplacement gris. Puis chacun à son tour en pose un sur un emplacement libre, deux tours de suite.
paper-deck = La pioche et la rue
paper-rules-foot = { $game } est un jeu de { $names }. Imprimé avec Trinacria. Ce n’est qu’un résumé : la règle de la boîte explique tout le jeu.
