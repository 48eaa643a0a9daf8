# El laboratorio: torneos, equilibrio, conjuntos de datos y sus informes.

laboratory-help = Mide los bots y el equilibrio de los juegos: torneos, porcentajes de victorias, conjuntos de datos.
laboratory-help-tournament = Organiza un torneo de bots en GAME (famiglia o lafamiglia): liga o sistema suizo. Cada reparto se juega dos veces, cambiando de bando.
laboratory-help-balance = Juega a GAME muchas veces con el mismo bot en todos los puestos y muestra cuántas veces gana cada bando: familias, esquinas, quien empieza, personajes, losetas.
laboratory-help-dataset = Juega a GAME con bots, o lee registros, y guarda las partidas y decisiones con sus características en archivos Parquet.
laboratory-help-show = Muestra lo que contiene por ahora el diario de un torneo o de una medición de equilibrio, sin jugar.
laboratory-help-bots = Bots del torneo, separados por comas: nombres como hard o greedy, hard@0.2s (segundos por decisión), hard@200 (simulaciones por decisión, repetible) o archivo.py:Clase.
laboratory-help-bot = Bot para todos los puestos.
laboratory-help-games = Número de partidas.
laboratory-help-match-games = Número máximo de partidas por encuentro.
laboratory-help-swiss = Torneo suizo con este número de rondas. (por defecto: liga)
laboratory-help-to-the-end = Juega todas las partidas de cada encuentro. (por defecto: un encuentro acaba cuando está claro quién es mejor)
laboratory-help-seed = Semilla de todo: los repartos, los puestos y el azar de los bots.
laboratory-help-journal = Guarda cada partida en este archivo en cuanto acaba. Repite la misma orden para continuar.
laboratory-help-report = Guarda un informe con gráficos en este archivo HTML.
laboratory-help-ray = Se ejecuta en el clúster de Ray de ADDRESS. «local» inicia uno en esta máquina.
laboratory-help-records = Lee los registros de esta carpeta en vez de jugar.
laboratory-help-out = Carpeta para games.parquet y decisions.parquet.
laboratory-two-bots = Un torneo necesita al menos dos bots. Enuméralos con --bots.
laboratory-playing = Jugando
laboratory-report-written = Informe guardado en { $file }.
laboratory-dataset-written = Guardado en { $folder }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} y { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}.

laboratory-matches = Encuentros
laboratory-matches-note = Un encuentro acaba cuando la prueba secuencial (GSPRT sobre pares de partidas con los bandos cambiados, 5 % de error en cada sentido, 45 % contra 55 %) es concluyente, o en su última partida. La tasa de error vale para cada encuentro por separado.
laboratory-match = Encuentro
laboratory-games = Partidas
laboratory-share = Puntos
laboratory-interval = Intervalo del 95 %
laboratory-verdict = Veredicto
laboratory-better = { $bot } es mejor
laboratory-open = sin decidir
laboratory-ratings = Clasificación
laboratory-ratings-note = Fuerzas de Bradley–Terry en la escala de las puntuaciones de ajedrez; la media del grupo es 0. Una ventaja de 400 puntos equivale a diez victorias por cada derrota. Las barras son intervalos del 95 %.
laboratory-bot = Bot
laboratory-rating = Puntuación
laboratory-cross = Quién ganó a quién
laboratory-cross-note = La parte de los puntos de cada fila contra cada columna.
laboratory-scores = Puntuaciones
laboratory-score = Puntuación
laboratory-range = Rango
laboratory-tournament-title = Torneo: { $game }
laboratory-tournament-lead = Bots: { $bots }. Partidas que cuentan: { $games }. Cada reparto se jugó dos veces, cambiando de bando. Todo sale de la semilla «{ $seed }».
laboratory-made-with = Hecho con Trinacria { $version }. Trinacria no es oficial. Si te gusta un juego, cómpralo.

laboratory-balance-title = Equilibrio: { $game }
laboratory-balance-lead = Partidas: { $games }, con { $bot } en todos los puestos. Modalidad: { $mode }. Semilla: «{ $seed }». Una partida que no gana nadie cuenta como media victoria para cada cual. Las barras son intervalos del 95 %; la franja verde muestra lo que sería justo.
laboratory-aspect-first = Bando de quien empieza
laboratory-aspect-side = Equipo y jugador en solitario
laboratory-aspect-family = Familias
laboratory-aspect-corner = Esquinas
laboratory-aspect-character = Personajes
laboratory-aspect-tile = Losetas de control al final
laboratory-aspect-order = Órdenes dadas
laboratory-aspect-tile-note = Quien gana tiene más losetas, así que todas pasan de la mitad. Compáralas entre sí.
laboratory-first = Empieza
laboratory-side-pair = Equipo
laboratory-side-alone = Solo
laboratory-corner-nw = Noroeste
laboratory-corner-ne = Noreste
laboratory-corner-sw = Suroeste
laboratory-corner-se = Sureste
laboratory-wins = Victorias
laboratory-fair = Justo
laboratory-yes = sí
laboratory-no = no
laboratory-ends = Cómo acaban las partidas
laboratory-length = Duración
laboratory-length-value = { $mean } decisiones de media ({ $least }–{ $greatest })

error-wrong-journal = { $file } es el diario de otra prueba: difieren { $differing }. Elige otro archivo, o repite la orden que lo creó.
error-no-journal = { $file } no es un diario del laboratorio.
error-journal-line = La línea { $line } de { $file } está dañada. Quita la línea y su partida se jugará de nuevo.
laboratory-even-games = Elige un número par de partidas, no { $count }: cada reparto se juega dos veces, cambiando de bando.
laboratory-no-records = No hay registros (*.txt) en { $folder }.
laboratory-other-game = { $file } es un registro de { $found }, no de { $wanted }.
laboratory-help-habits = Mide qué hacen los bots con carácter más a menudo que otro bot, y lo fuertes que son.
laboratory-help-against = El bot contra el que juegan.
laboratory-habits = Costumbres y fuerza contra { $bot }: la cifra del bot / la de su rival
laboratory-habit-attacks = Ataques por ronda
laboratory-habit-money = Dinero tras una ronda
laboratory-habit-finesse = Conflictos con astucia
laboratory-habit-soldati = Soldati tras una ronda
laboratory-habit-brutes = Matones por partida
laboratory-habit-hand = Cartas en la mano tras un turno
laboratory-habit-free = Recluta gratis
laboratory-habit-swaps = Cambios por partida
laboratory-habit-new_cards = Cartas retiradas por partida
