# Famiglia sur un accélérateur.

accelerator-help = Famiglia sur GPU : vérifier les règles, mesurer la vitesse, entraîner des réseaux. Nécessite l’extra « gpu ».
accelerator-help-check = Jouer les mêmes parties avec les règles et sur l’accélérateur : chaque décision et chaque résultat doivent être identiques, et les tirages suivre la même loi.
accelerator-help-speed = Mesurer les décisions au hasard par seconde.
accelerator-help-sizes = Nombre de parties jouées en parallèle ; une mesure par valeur.
accelerator-help-train = Entraîner un réseau en le faisant jouer contre lui-même. La même commande reprend là où elle s’est arrêtée.
accelerator-help-out = Dossier du point de reprise, du journal et du réseau.
accelerator-help-minutes = Durée totale de l’apprentissage, sans la compilation.
accelerator-help-league = Affronter aussi d’autres joueurs : ses anciennes versions, le hasard et des remplaçants de greedy et de hard. (par défaut : lui-même seulement)
accelerator-help-against = Entraîner plutôt la meilleure réponse à ce réseau : seuls comptent les points contre lui.
accelerator-help-rival = Jouer trois parties sur dix contre ce réseau, par exemple une meilleure réponse, pour apprendre à le battre.
accelerator-help-start = Commencer avec les poids de ce réseau.
accelerator-help-games = Nombre de parties jouées en parallèle.
accelerator-help-match = Faire jouer un réseau contre un autre, ou contre un joueur sans réseau.
accelerator-help-free = Laisser le premier réseau passer aussi tôt qu’il veut : les meilleures réponses sont entraînées ainsi.
accelerator-same = Tout est identique. Parties : { $games } ; décisions et résultats comparés : { $decisions }.
accelerator-draws = Tirages et fins de partie, joués séparément (parties de chaque côté : { $games }) :
accelerator-speed = Parties en parallèle : { $games } ; décisions : { $decisions } M/s ; parties : { $ended } M/s (compilé en { $seconds } s)
accelerator-trained = Réseau enregistré dans { $file }.
accelerator-match = { $one } – { $other }. Parties : { $games } ; victoires : { $won } ; égalités : { $drawn } ; défaites : { $lost } ; points : { $points } ; deux passes avant le dixième tour : { $early } ; tours par partie : { $turns }
