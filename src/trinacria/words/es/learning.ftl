# Para quienes entrenan agentes.

error-no-vector = El juego «{ $game }» no ofrece vectores para agentes que aprenden.
error-hidden-chance = El juego «{ $game }» no puede preguntar lo que decide el azar, así que OpenSpiel no puede jugarlo.
error-no-redeal = Los bots no saben volver a repartir las piezas ocultas de «{ $game }».
