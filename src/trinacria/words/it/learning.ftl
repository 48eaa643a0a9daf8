# Per chi addestra agenti.

error-no-vector = Il gioco «{ $game }» non ha vettori per agenti che imparano.
error-hidden-chance = Il gioco «{ $game }» non può chiedere che cosa decide il caso, quindi OpenSpiel non può giocarci.
error-no-redeal = I bot non sanno ridistribuire gli elementi nascosti del gioco «{ $game }».
