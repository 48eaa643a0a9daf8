# Las páginas de reglas: índice, búsqueda, resumen y ejemplos.

web-rules-contents = Índice
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] Ninguna regla lo menciona.
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
web-rules-none = No hay reglamento de «{ $book }». Puedes leer estos:
web-rules-link = Enlace a la regla { $rule }
web-rules-overview = { $book ->
    [famiglia] Un turno de un vistazo
    [expansion] Qué cambia para dos y tres
   *[other] Una ronda de un vistazo
}
web-rules-street = Calle
web-rules-hand = Mano
web-rules-gang = Banda

web-rules-turn-new-title = 1 Cartas nuevas
web-rules-turn-new = ¿No hay ningún 0 en la calle? Retira una carta y descubre tantas como su valor.
web-rules-turn-accountant-title = 2 Contable
web-rules-turn-accountant = Juega uno en tu banda y cambia con la mano tantas cartas como su valor, o menos.
web-rules-turn-brute-title = 3 Matón
web-rules-turn-brute = Juega uno en tu banda y rebaja una carta de la calle durante este turno.
web-rules-turn-recruit-title = 4 Reclutar
web-rules-turn-recruit = Muestra dos cartas de su familia que valgan uno menos. Una va a tu banda; la nueva, a tu mano.
web-rules-turn-end-title = El final
web-rules-turn-end = Cuando el mazo se agota por segunda vez, o los dos pasan seguidos, suma mano y banda.

web-rules-round-planning-title = 1 Planificación
web-rules-round-planning = Por turnos, mueve una ficha a una casilla de acción y haz su acción, o mueve una columna entera y gana influencia. Pon órdenes boca abajo.
web-rules-round-reveal-title = 2 Descubrir
web-rules-round-reveal = Primero, la gestión. Luego todas las órdenes del tablero se ponen boca arriba.
web-rules-round-encounter-title = 3 Enfrentamiento
web-rules-round-encounter = Primero las órdenes de suministro, luego las de ataque, cada vez de menor a mayor iniciativa: mover, atentar, luchar.
web-rules-round-management-title = 4 Gestión
web-rules-round-management = { $mandamento_areas } de sus 3 zonas controlan un Mandamento: pon en él una ficha de control, o retira la tuya.
web-rules-round-end-title = 5 El final
web-rules-round-end = Gana una familia con { $win_family } Mandamenti o un equipo con { $win_team }. Si no, las hojas suben, hasta que acabe la ronda { $rounds }.

web-rules-solo-commission-title = La comisión
web-rules-solo-commission = Un jugador en solitario usa también las fichas de una familia sin usar. Algunas están encima de las fichas del tablero de familia.
web-rules-solo-board-title = El tablero en solitario
web-rules-solo-board = Una ficha de la comisión retirada del tablero de familia puede ir al tablero en solitario y hacer otra acción.
web-rules-solo-coupole-title = 1 contra 1: la Cúpula
web-rules-solo-coupole = Doce asientos, que se quitan uno a otro miembro a miembro. Once de ellos cuentan como un Mandamento.
web-rules-solo-extra-title = 2 contra 1: acciones extra
web-rules-solo-extra = El jugador en solitario puede hacer una acción extra por turno, y ronda a ronda desbloquea otras más fuertes.
web-rules-solo-fiction-title = La familia ficticia
web-rules-solo-fiction = Soldati de un color sin usar tienen algunas zonas. Defienden, pero nunca atacan.

web-rules-play-note = del reglamento
web-rules-play-step = Pregunta { $number } de { $count }
web-rules-play-press = Elige una respuesta. Equivocarse no cuesta nada.
web-rules-play-hint = Pista
web-rules-play-tell = Dímelo
web-rules-play-again = Reintentar
web-rules-play-once-more = Otra vez
web-rules-play-next = Siguiente ejemplo
web-rules-play-next-question = Siguiente pregunta
web-rules-play-right = Correcto: { $answer }
web-rules-play-wrong = Esta no: { $answer }
web-rules-play-also = También correcto: { $answers }
web-rules-play-have = y tienes { $money }
web-rules-play-total = en total
web-rules-play-rule = La regla
web-rules-play-list = Ejemplos para jugar
web-rules-play-done = hecho
web-rules-play-yes = Sí
web-rules-play-no = No
web-rules-play-nobody = Nadie: empate
web-rules-play-against = { $one } contra { $other }
web-rules-play-order = Orden de juego
web-rules-play-column = { $column }: coste { $cost }, fichas: { $tokens }

web-rules-open = Lo que el libro deja abierto
web-rules-ruling = lo que decidimos
