# Une partie finie revue : ses chances et ses tournants, en ligne de commande et sur la page.

analysis-help = Montrer l’évolution des chances dans la partie enregistrée dans FILE, et ses tournants.
analysis-help-playouts = Nombre de simulations par moment ; plus il y en a, plus c’est précis et lent. (par défaut : selon le jeu)
analysis-help-json = Afficher toute la série en JSON.
analysis-looking = Analyse de la partie
analysis-title = Analyse – { $game }
analysis-lead = { $sides }. Tout est révélé : les chances sont celles de la vraie position après chaque tour, cartes de la pioche remélangées.
analysis-chances = Chances : { $side }
analysis-turning = Tournants
analysis-no-turning = Aucun tour n’a beaucoup changé les chances.
analysis-line = Ligne
analysis-who = Qui
analysis-what = Quoi
analysis-before = Avant
analysis-after = Après
analysis-chance = Chance
analysis-round = Manche { $number }
analysis-curve = Chances
