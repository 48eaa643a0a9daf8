# Las jugadas más caras de una partida terminada, en la línea de órdenes y en la página.

lessons-help = Muestra las tres jugadas más caras de cada jugador en la partida registrada en FILE, y qué habría sido mejor.
lessons-help-seat = Mira solo este puesto.
lessons-help-json = Escribe las jugadas en JSON.
lessons-title = Jugadas caras
lessons-of = Jugadas caras: { $name }
lessons-note = Juzgadas solo por lo que el jugador podía saber entonces.
lessons-find = Buscar jugadas caras
lessons-whose = ¿Las jugadas de quién?
lessons-looking = Repasando las decisiones: { $percent } %
lessons-none = No hay jugadas caras. Los bots no pueden demostrar que ninguna decisión fuera claramente mala.
lessons-played = Jugado: { $action }
lessons-better = Mejor: { $action }
lessons-cost = Probabilidad de ganar: { $played } % en vez de { $better } % (±{ $doubt })
lessons-doubt = Comparado en { $worlds } situaciones simuladas. Es el juicio de los bots, no una demostración.
lessons-show = Mostrar este momento
lessons-before = Acción { $number }
lessons-better-find = Buscar una jugada mejor
lessons-answer = Mostrar la respuesta
lessons-nth = Jugada cara { $nth } de { $count }: { $name }
lessons-task = Había algo mejor. Encuéntralo.
lessons-judging = Comparando con lo que eligen los bots…
lessons-judging-stop = Cancelar
lessons-as-good = Igual de buena, hasta donde saben los bots.
lessons-as-good-tried = Elegido: { $action }
lessons-as-good-chance = Probabilidad de ganar: { $tried } %. Con lo que eligen los bots: { $better } % (±{ $doubt }).
lessons-choice = Lo que eligen los bots: { $action }
lessons-replay = Volver a la repetición
lessons-next = Siguiente jugada cara
famiglia-lessons-remembered = Cartas de la mano rival que toda la mesa ha visto: { $cards }.
error-lessons-not-found = Aún no se han buscado las jugadas caras del puesto «{ $seat }».
error-no-costly-move = No hay ninguna jugada cara en la acción { $number }.
error-no-lessons = Los bots no saben juzgar las jugadas del juego «{ $game }».

famiglia-lesson-won = { $sure ->
    [yes] Con la mejor acción la partida se gana al instante o muy pronto; con la peor, no.
   *[no] Con la mejor acción la partida se gana pronto en el { $better } % de las continuaciones; si no, en el { $played } %.
}
famiglia-lesson-lost = { $sure ->
    [yes] Tras la peor acción la partida se pierde pronto; tras la mejor, continúa.
   *[no] Tras la peor acción la partida se pierde pronto en el { $played } % de las continuaciones; tras la mejor, en el { $better } %.
}
famiglia-lesson-recruit = { $sure ->
    [yes] Con la mejor acción se recluta { $card } en el mismo turno; con la peor, no.
   *[no] Con la mejor acción se recluta { $card } en el mismo turno en el { $better } % de las continuaciones; si no, en el { $played } %.
}
famiglia-lesson-reply = { $sure ->
    [yes] La peor acción deja que el rival reclute { $card } en el turno siguiente; la mejor, no.
   *[no] Tras la peor acción el rival recluta { $card } en el turno siguiente en el { $played } % de las continuaciones; tras la mejor, en el { $better } %.
}
famiglia-lesson-next = { $sure ->
    [yes] La mejor acción prepara { $card } para el turno siguiente; la peor, no.
   *[no] La mejor acción prepara { $card }: se recluta en el turno siguiente en el { $better } % de las continuaciones; si no, en el { $played } %.
}
famiglia-lesson-points = La mejor acción da de media { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
} más este turno.
famiglia-lesson-reply_points = Tras la mejor acción, el turno siguiente del rival da de media { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
} menos.
lafamiglia-lesson-won = { $sure ->
    [yes] Con la mejor acción la partida se gana; con la peor, no.
   *[no] Con la mejor acción la partida se gana en el { $better } % de las continuaciones; si no, en el { $played } %.
}
lafamiglia-lesson-lost = { $sure ->
    [yes] Tras la peor acción la partida se pierde; tras la mejor, no.
   *[no] Tras la peor acción la partida se pierde en el { $played } % de las continuaciones; tras la mejor, en el { $better } %.
}
lafamiglia-lesson-holds = { $sure ->
    [yes] Con la mejor acción, su bando controla { $mandamento } al final de la ronda; con la peor, no.
   *[no] Con la mejor acción, su bando controla { $mandamento } al final de la ronda en el { $better } % de las continuaciones; si no, en el { $played } %.
}
lafamiglia-lesson-theirs = { $sure ->
    [yes] Tras la peor acción, el otro bando controla { $mandamento } al final de la ronda; tras la mejor, no.
   *[no] Tras la peor acción, el otro bando controla { $mandamento } al final de la ronda en el { $played } % de las continuaciones; tras la mejor, en el { $better } %.
}
lafamiglia-lesson-areas = Con la mejor acción, su bando tiene de media { $amount ->
    [one] 1 zona
   *[other] { $amount } zonas
} más al final de la ronda.
lafamiglia-lesson-soldati = Con la mejor acción, su bando tiene de media { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} más en el tablero al final de la ronda.
lafamiglia-lesson-money = Con la mejor acción, el jugador tiene de media más dinero al final de la ronda: { $amount }.
