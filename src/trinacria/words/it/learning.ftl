# Per chi addestra agenti.

error-no-vector = Il gioco «{ $game }» non ha vettori per agenti che imparano.
error-no-redeal = I bot non sanno ridistribuire gli elementi nascosti del gioco «{ $game }».
