# Pour celles et ceux qui entraînent des agents.

error-no-vector = Le jeu « { $game } » n’a pas de vecteurs pour les agents qui apprennent.
error-no-redeal = Les bots ne savent pas redistribuer les éléments cachés du jeu « { $game } ».
