# Imprimer et jouer : ce qui figure sur les pages, et la commande qui les crée.

paper-help = Créer des PDF à imprimer et à découper : tout le matériel d’un paquet ou le jeu de cartes, et un résumé des règles.
paper-help-out = OUT : un fichier PDF pour tout réunir, ou un dossier pour un fichier par type de matériel
paper-help-paper = Format du papier.
paper-help-what = Ce qu’il faut imprimer ; peut être répété.
paper-help-game = Le jeu à imprimer.
paper-made = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} dans { $file }
paper-no-such-part = Il n’y a pas de « { $part } » à imprimer pour { $game }. Au choix : { $known }.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title } : { $part }, page { $number }, recto
    [back] { $title } : { $part }, page { $number }, verso
   *[single] { $title } : { $part }, page { $number }
}
paper-scale = 5 cm : si cette règle est fausse, imprimez à 100 % (« taille réelle »).
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
paper-victory = Qui gagne
paper-setup = Mise en place
paper-deck = La pioche et la rue
paper-rules-foot = Imprimé avec Trinacria. Ce n’est qu’un résumé : la règle de la boîte explique tout le jeu.
