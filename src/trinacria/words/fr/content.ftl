# Les paquets de matériel de La Famiglia.

content-help = Matériel de La Famiglia : le vérifier, le copier, le dessiner.
content-help-option = Utiliser le paquet de matériel du dossier DIR au lieu de celui fourni.
content-help-check = Lister les erreurs du paquet du dossier DIR. (par défaut : celui fourni)
content-help-new = Copier le paquet fourni dans DIR pour le modifier.
content-help-draw = Dessiner tout le matériel en SVG : plateau, fiches Action, plateaux Famille, ordres, personnages, tuiles, plateaux solo, icônes.
content-help-out = Dossier des images.
content-help-theme = Images claires, sombres, ou les deux.
content-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
} dans { $folder } :
content-doubt = À vérifier : { $told }
content-sound = { $name } : aucune erreur ; empreinte { $hash }
content-not-empty = ce dossier n’est pas vide, ou ce n’est pas un dossier ; indiquez-en un autre
content-copied = Le paquet fourni est dans { $folder }. Modifiez ses fichiers, puis : trinacria content check { $folder }
content-drawn = { $count ->
    [one] { $count } image
   *[other] { $count } images
} dans { $folder }
content-help-balance = Faire jouer aux bots des parties rapides avec le paquet du dossier DIR : taux de victoire par famille, côté et coin, et ce qui sort du lot. (par défaut : le paquet d’origine)
content-balance = { $name } : { $games ->
    [one] 1 partie rapide entre bots
   *[other] { $games } parties rapides entre bots
}
content-outliers = Ce qui sort du lot
content-usual = moyenne de sa sorte
content-order = { $order } ({ $family })
