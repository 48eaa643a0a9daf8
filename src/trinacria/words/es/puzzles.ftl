# El problema del día, en la página y en la línea de órdenes.

puzzle-title = Problema del día
puzzle-of = Problema del { $day }
puzzle-task = { $proved ->
    [yes] Una acción gana la partida. Encuéntrala.
   *[no] Una acción es claramente la mejor. Encuéntrala.
}
puzzle-checked = { $proved ->
    [yes] De una partida entre bots. Demostrado: se siguió cada línea hasta el final de la partida.
   *[no] De una partida entre bots. Comprobado con muchas simulaciones y dos semillas distintas.
}
puzzle-right = { $tries ->
    [1] Correcto, al primer intento.
   *[other] Correcto, en el intento { $tries }.
}
puzzle-not-this = Esta no: { $action }
puzzle-wrong-score = Con el mejor juego de ambos, la partida acaba entonces { $mine } a { $theirs }.
puzzle-wrong-chance = Deja un { $chance } % de probabilidad de ganar. Hay algo mejor.
puzzle-wrong-proved = Se siguió cada línea hasta el final: no gana.
puzzle-solution = La solución: { $action }
puzzle-best-score = Con el mejor juego de ambos, la partida acaba entonces { $mine } a { $theirs }.
puzzle-best-chance = Probabilidad de ganar: { $chance } %. Con la siguiente mejor acción: { $other } %.
puzzle-best-proved = Se siguió cada línea hasta el final: gana, haga lo que haga el otro bando.
puzzle-show = Mostrar la solución
puzzle-again = Volver al problema
puzzle-earlier = Problemas anteriores
puzzle-today = Hoy
puzzle-game = Juego
puzzle-streak = { $days ->
    [0] Resuelve un problema cada día para empezar una racha.
    [one] Racha: 1 día
   *[other] Racha: { $days } días
}
puzzle-state = { $state ->
    [solved] resuelto
    [shown] solución vista
   *[open] sin resolver
}
puzzle-running = Se está jugando la solución.
famiglia-puzzle-remembered = Toda la mesa ha visto formarse la mano de tu rival: { $cards }.
puzzle-help = Resuelve el problema del día.
puzzle-help-day = El problema de otro día, por ejemplo 2026-03-01.
puzzle-help-game = El juego del problema: famiglia o lafamiglia.
puzzle-answer = Tu respuesta (un número; Intro muestra la solución):
puzzle-number = Escribe un número de 1 a { $count }.
puzzle-help-mine = Extrae problemas de partidas entre bots: momentos en los que una única acción es claramente la mejor.
puzzle-help-most = Se detiene tras este número de problemas.
puzzle-help-proved = Extrae solo momentos en los que se puede seguir cada línea hasta el final y gana una única acción.
puzzle-help-out = El archivo para los problemas.
puzzle-mining = Buscando problemas
puzzle-mined = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
} ({ $proved } demostrados): { $file }
error-no-puzzle = No hay problema para el día «{ $day }».
error-no-puzzles = No hay problemas para el juego «{ $game }».
