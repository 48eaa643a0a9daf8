# Pour celles et ceux qui entraînent des agents.

error-no-vector = Le jeu « { $game } » n’a pas de vecteurs pour les agents qui apprennent.
error-no-redeal = On ne sait rien du jeu « { $game } » qui permette d’en redistribuer les éléments cachés.
