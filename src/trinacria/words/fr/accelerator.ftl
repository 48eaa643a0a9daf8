# Famiglia sur un accélérateur.

accelerator-help = Famiglia sur un GPU : vérifier les règles, mesurer la vitesse, entraîner des réseaux. Demande l’extra « gpu ».
accelerator-help-check = Joue des parties avec les règles et sur l’accélérateur : chaque décision et chaque résultat doivent être identiques, et les tirages suivre la même loi.
accelerator-help-speed = Mesure les décisions au hasard par seconde.
accelerator-help-sizes = Combien de parties se jouent côte à côte, une mesure par nombre.
accelerator-help-train = Entraîne un réseau en jouant. La même commande reprend où elle s’est arrêtée.
accelerator-help-out = Le dossier du point de reprise, du journal et du réseau.
accelerator-help-minutes = Durée totale de l’apprentissage, sans la compilation.
accelerator-help-league = Rencontre aussi d’autres joueurs : ses anciennes versions, le hasard et des remplaçants de greedy et de hard. (par défaut : seulement lui-même)
accelerator-help-against = Entraîne plutôt la meilleure réponse à ce réseau : seuls comptent les points contre lui.
accelerator-help-rival = Joue trois parties sur dix contre ce réseau, par exemple une meilleure réponse, pour apprendre à lui résister.
accelerator-help-start = Commence avec les poids de ce réseau.
accelerator-help-games = Parties jouées côte à côte.
accelerator-help-match = Fait se rencontrer un réseau et un autre, ou un joueur sans réseau.
accelerator-help-free = Laisse le premier réseau passer aussi tôt qu’il veut : les meilleures réponses sont entraînées ainsi.
accelerator-same = Identique dans les { $decisions } décisions et les résultats de { $games } parties.
accelerator-draws = Tirages et fins de { $games } parties de chaque côté, jouées séparément :
accelerator-speed = { $games } parties côte à côte : { $decisions } M décisions/s, { $ended } M parties/s (compilé en { $seconds } s)
accelerator-trained = Le réseau est dans { $file }.
accelerator-match = { $one } – { $other }, { $games } parties : gagnées { $won }, nulles { $drawn }, perdues { $lost } ; points { $points } ; deux passes avant le dixième tour { $early } ; { $turns } tours par partie
