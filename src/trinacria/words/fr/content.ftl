# Les paquets de matériel de La Famiglia.

content-help = Matériel de La Famiglia : le vérifier, le copier, le dessiner.
content-help-option = Utiliser le matériel du dossier DIR au lieu de celui fourni.
content-help-check = Lister les erreurs de la boîte du dossier DIR. (par défaut : celle fournie)
content-help-new = Copier la boîte fournie dans DIR pour la modifier.
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
content-copied = La boîte fournie est dans { $folder }. Modifiez ses fichiers, puis : trinacria content check { $folder }
content-drawn = { $count ->
    [one] { $count } image
   *[other] { $count } images
} dans { $folder }
content-help-balance = Faire jouer aux bots des parties rapides avec la boîte du dossier DIR : taux de victoire par famille, camp et coin, et ce qui sort du lot. (par défaut : la boîte fournie)
content-balance = { $name } : { $games ->
    [one] 1 partie rapide entre bots
   *[other] { $games } parties rapides entre bots
}
content-outliers = Ce qui sort du lot
content-usual = moyenne de sa sorte
content-order = { $order } ({ $family })
