# Les paquets de matériel de La Famiglia.

content-help = Le matériel de La Famiglia : le vérifier, le copier et le dessiner.
content-help-option = Utiliser le paquet de matériel de DIR au lieu de celui fourni.
content-help-check = Énumérer tous les défauts du paquet dans DIR (par défaut, celui fourni).
content-help-new = Copier le paquet fourni dans DIR pour le modifier.
content-help-draw = Dessiner tout le matériel en SVG : plateau, feuilles, tableaux, ordres, personnages, tuiles, plateaux solo, icônes.
content-help-out = Où vont les images.
content-help-theme = Images claires, sombres, ou les deux.
content-faults = { $count ->
    [one] 1 défaut
   *[other] { $count } défauts
} dans { $folder } :
content-sound = { $name } : aucun défaut ; empreinte { $hash }
content-not-empty = il existe et n’est pas un dossier vide ; indiquez-en un autre
content-copied = Le paquet fourni est dans { $folder }. Modifiez ses fichiers, puis : trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 image
   *[other] { $count } images
} dans { $folder }
