# Une partie finie revue : ses chances et ses tournants, en ligne de commande et sur la page.

analysis-help = Montrer l’état des chances dans la partie enregistrée du fichier FILE, et où elle a basculé.
analysis-help-playouts = Parties imaginées à chaque moment ; plus il y en a, plus c’est sûr et lent. (par défaut : selon le jeu)
analysis-help-json = Donner toute la série en JSON.
analysis-looking = Examen de la partie
analysis-title = Analyse : { $game }
analysis-lead = { $sides }. La partie est ouverte : les chances sont celles de la vraie position après chaque tour, les cartes non tirées étant mélangées.
analysis-chances = Chances de { $side }
analysis-turning = Tournants
analysis-no-turning = Aucun tour n’a beaucoup changé les chances.
analysis-move = Coup
analysis-who = Qui
analysis-what = Quoi
analysis-before = Avant
analysis-after = Après
analysis-chance = Chance
analysis-round = Manche { $number }
analysis-curve = Chances
