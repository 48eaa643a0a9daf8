# For people who train agents.

error-no-vector = Das Spiel „{ $game }“ bietet keine Vektoren für lernende Agenten.
error-hidden-chance = Das Spiel „{ $game }“ kann nicht fragen, was der Zufall entscheidet; OpenSpiel kann es darum nicht spielen.
error-no-redeal = Die Bots können das Verdeckte von „{ $game }“ nicht neu austeilen.
