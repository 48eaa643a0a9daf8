# Per chi addestra agenti.

error-no-vector = Il gioco «{ $game }» non ha vettori per agenti che imparano.
error-no-redeal = Del gioco «{ $game }» non si sa nulla che permetta di ridistribuirne gli elementi nascosti.
