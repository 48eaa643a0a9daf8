# Pour celles et ceux qui entraînent des agents.

error-no-vector = Le jeu « { $game } » n’a pas de vecteurs pour les agents qui apprennent.
error-hidden-chance = Le jeu « { $game } » ne sait pas demander ce que le hasard décide : OpenSpiel ne peut pas y jouer.
error-no-redeal = Les bots ne savent pas redistribuer les éléments cachés du jeu « { $game } ».
