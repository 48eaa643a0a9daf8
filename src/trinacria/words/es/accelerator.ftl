# Famiglia en un acelerador.

accelerator-help = Famiglia en una GPU: cotejarla con las reglas, medir su velocidad, entrenar redes. Necesita el extra «gpu».
accelerator-help-check = Juega las mismas partidas con las reglas y en el acelerador. Cada decisión y cada resultado deben coincidir; el azar debe repartirse igual.
accelerator-help-speed = Mide las decisiones al azar por segundo.
accelerator-help-sizes = Cuántas partidas jugar a la vez; cada número es una medición.
accelerator-help-train = Entrena una red jugando contra sí misma. Repite la misma orden para continuar.
accelerator-help-out = Carpeta para el punto de control, el diario y la red.
accelerator-help-minutes = Tiempo total de entrenamiento, sin contar la compilación.
accelerator-help-league = Juega también contra versiones anteriores, contra el azar y contra dobles de greedy y hard. (por defecto: solo contra sí misma)
accelerator-help-against = Entrena, en su lugar, la mejor respuesta a esta red. Solo cuentan los puntos contra ella.
accelerator-help-rival = Juega tres de cada diez partidas contra esta red, por ejemplo una mejor respuesta, para aprender a ganarle.
accelerator-help-start = Empieza con los pesos de esta red.
accelerator-help-games = Partidas jugadas a la vez.
accelerator-help-match = Enfrenta una red a otra, o a un jugador sin red.
accelerator-help-free = Deja que la primera red pase tan pronto como quiera. Así se entrenan las mejores respuestas.
accelerator-same = Partidas: { $games }. Decisiones y resultados comparados: { $decisions }. Todos coinciden.
accelerator-draws = Sorteos y finales, jugados aparte. Partidas de cada uno: { $games }.
accelerator-speed = A la vez: { $games }. Decisiones: { $decisions } M/s. Partidas: { $ended } M/s (compilado en { $seconds } s)
accelerator-trained = La red está en { $file }.
accelerator-match = { $one } – { $other }. Partidas: { $games }. Ganadas: { $won }; empatadas: { $drawn }; perdidas: { $lost }. Puntos: { $points }. Terminadas con dos pases antes del turno 10: { $early }. Turnos por partida: { $turns }
