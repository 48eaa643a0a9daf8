# La página en el navegador: lo que comparten todos los juegos.

## Páginas

web-skip = Saltar al contenido
web-home = Inicio
web-home-title = Dos juegos de mesa, en tu navegador.
web-home-lead = Un rápido duelo de cartas y una guerra de dos equipos por Sicilia. Las reglas se aplican solas. Sin cuenta.
web-home-play = Jugar a { $game } contra un bot
web-home-play-note = empieza al momento · { $length }
web-home-as = Juegas como
web-home-rename = Cambiar el nombre
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Contra un bot
   *[several] Contra bots
}
web-home-bots-note = empieza ya
web-home-friends = { $others ->
    [single] Con alguien
   *[several] Con tu gente
}
web-home-friends-note = { $others ->
    [single] envía un enlace
   *[several] envía enlaces
}
web-home-days = En varios días
web-home-days-note = un turno cuando quieras
web-home-screen = Una pantalla
web-home-screen-note = de mano en mano
web-home-learn = Aprender y mirar
web-home-first = Primera partida de { $game }
web-home-first-note = guiada, paso a paso
web-home-lessons = De un minuto a una partida entera
web-home-puzzle = una posición, la mejor jugada
web-home-watch = Ver una partida
web-home-watching = { $count ->
    [0] repeticiones de partidas terminadas
    [one] 1 en juego
   *[other] { $count } en juego
}
web-home-host = { $name } organiza
web-you-are = Tu nombre
web-guest = Visitante
web-own-tables = Tus mesas
web-own-none = Aquí aparecen las mesas a las que te unes.
web-open-tables = Mesas abiertas
web-other-games = Otros juegos de este servidor, en modo de texto
web-table-lobby = { $count ->
    [one] 1 puesto libre
   *[other] { $count } puestos libres
}
web-table-with = { $status ->
    [running] juegan: { $names }
    [paused] en pausa: { $names }
   *[over] terminada: { $names }
}
web-table-unnamed = Mesa de { $game }
web-rated = Puntuada
web-rated-note = Solo miembros. Sin pistas, y no se deshace nada tras la jugada de otro. Quien se va o agota su tiempo pierde.
web-from-position = Desde una posición
web-from-position-note = Esta partida empieza en una posición que eligió quien organiza. Puede que sepa qué cartas vienen.
web-return = Volver
web-sit = Unirse
web-watch = Mirar
web-play = Jugar
web-replay = Repetir
web-replays = Repeticiones
web-guided = Primera partida guiada
web-lessons = Lecciones
web-new-table = Mesa nueva
web-rules = Reglas
web-rules-expansion = La Famiglia para dos y tres
web-rules-all = Todas las reglas del juego
web-rules-note = En nuestras palabras. Las preguntas y los rechazos enlazan con la regla que siguen.
web-rule-open = Leer la regla { $rule }
web-about = Acerca de
web-about-what = Juega a dos juegos de mesa en tu ordenador: en directo, turno a turno, en una pantalla o contra bots. Funciona donde lo inicias y no contacta con ningún otro servidor.
web-about-unofficial = No oficial
web-about-unofficial-note = Trinacria no tiene relación con los autores ni las editoriales de los juegos. Sus textos, nombres y dibujos son propios. Si te gusta un juego, cómpralo.
web-about-fair = Reparto verificable
web-about-fair-note = Antes de una partida, el servidor promete su semilla secreta mostrando su SHA-256. El navegador de cada jugador añade una sal, sellada hasta que estén todas, así que nadie puede elegir el reparto, ni siquiera quien administra el servidor. Después de la partida se revela la semilla, y cualquiera puede recalcular cada mezcla.
web-about-keys = Atajos de teclado en la mesa
web-about-version = Versión { $version }
web-key-arrows = ir a la carta o al botón más cercano
web-key-enter = elegir; otra vez para confirmar
web-key-number = pulsar un botón de la barra de decisiones
web-key-escape = cancelar o cerrar
web-key-action = acción
web-key-turn = turno
web-unofficial = No oficial. Sin relación con los autores ni las editoriales. Si te gustan los juegos, cómpralos.
web-more = Más
web-lost = Página no encontrada
web-lost-note = Esta dirección no lleva a ninguna parte. Quizá el enlace se cortó al copiarlo.
web-offline = El servidor no responde.
web-close = Cerrar
web-tools = Herramientas

## Ajustes

web-settings = Ajustes
web-settings-now = Ajustes, idioma: { $language }
web-language = Idioma
web-theme = Tema
web-theme-system = Sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-switch = Cambiar entre claro y oscuro
web-sound = Sonido
web-sound-note = Breves golpes de madera.
web-motion = Animaciones
web-motion-note = Las cartas y las piezas se mueven a su lugar.
web-speed = Turnos de los demás
web-speed-slow = Lentos
web-speed-normal = Normales
web-speed-fast = Rápidos
web-speed-none = Al instante
web-speed-note = A qué velocidad ves lo que hacen los demás.
web-symbols = Símbolos grandes de familia
web-symbols-note = Para distinguir las familias sin color.
web-notify = Avisarme cuando me toque
web-notify-note = Cuando esta página está en segundo plano.
web-keys = Atajos de teclado
web-keys-arrows = ir al elemento más cercano
web-keys-enter = elegir; otra vez para confirmar
web-keys-numbers = pulsar un botón de la barra de decisiones
web-keys-list = ver todo lo que puedes hacer
web-keys-escape = cancelar la elección
web-keys-next = siguiente elemento resaltado
web-keys-fold = La Famiglia: mostrar u ocultar las hojas de acciones y el tablero de familia
web-keys-plan = La Famiglia: planear con tu pareja
web-keys-map = La Famiglia: acercar, alejar, todo el mapa
web-keys-story = turnos de los demás: pausa, siguiente paso, saltar
web-keys-help = esta lista
web-keys-next-table = la siguiente mesa que te espera
web-keys-invitation = ir a la invitación
web-keys-find = buscar a un miembro
web-keys-single = Atajos de una sola tecla
web-keys-single-note = Si se desactivan, letras, cifras y signos no hacen nada fuera de los campos de texto.

## Una mesa nueva

web-game = Juego
web-mode = Jugadores
web-who = Puestos
web-chair = Puesto { $number }
web-chair-open = esperando a alguien
web-who-me = Yo
web-who-open = Otra persona (por enlace)
web-who-bot = Bot
web-who-same-screen = Alguien en esta pantalla
web-which-bot = Qué bot
web-nickname = Apodo
web-player = Jugador { $number }
web-places = Orden de los puestos
web-places-teams = Equipos según la lista; esquinas e inicio al azar
web-places-drawn = Todo al azar
web-places-fixed = Exactamente según la lista
web-fixed = Puestos según la lista
web-fixed-note = Si no, se sortea quién empieza.
web-options = Opciones
web-time = Tiempo
web-clock-none = En directo
web-clock-none-note = sin límite, con todo el mundo en línea
web-clock-decision = Por decisión
web-clock-decision-note = un límite de tiempo para cada decisión
web-clock-chess = Reloj de ajedrez
web-clock-chess-note = una reserva de tiempo más un incremento
web-clock-turn = Turno a turno
web-clock-turn-note = días por turno, con avisos
web-seconds = Segundos
web-minutes = Minutos por jugador
web-increment = Incremento (segundos)
web-days = Días por turno
web-agreed = Reglas de la mesa
web-table-name = Nombre de la mesa
web-table-name-note = opcional
web-listed = Anunciada en la sala
web-listed-note = Cualquiera de este servidor puede encontrarla.
web-spectators = Permitir público
web-spectators-note = No ve nada secreto.
web-spectators-here = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
web-undo = Deshacer
web-undo-note = Hasta que se descubra algo o actúe otro jugador.
web-hints = Pistas
web-hints-note = Se puede preguntar qué haría un bot.
web-stand-in = Que un bot entre solo
web-stand-in-note = Si no, deciden los demás. Quien vuelve retoma su puesto al instante.
web-absent = Cuando alguien no está
web-grace = Esperar
web-grace-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
web-grace-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
web-grace-clock = En partidas turno a turno, un bot entra solo cuando a un jugador se le acaba el tiempo.
web-stand-in-bot = Bot sustituto
web-secret-link-note = Una invitación es para una persona, sin cuenta. Al sentarte recibes un enlace propio que te devuelve a tu puesto en cualquier dispositivo.
web-fair = Reparto verificable
web-fair-note = El reparto sale de la semilla del servidor más una sal del navegador de cada jugador, todas selladas antes de abrirse ninguna. Nadie puede elegirlo, y se puede recalcular después de la partida.

## Antes de empezar

web-lobby = sin empezar
web-invitation = Invitación
web-seated-already = Ya tienes un puesto en esta mesa. Este enlace te da otro.
web-own-seat = Volver a mi puesto
web-sit-down = Sentarse
web-you = (tú)
web-host = organiza
web-here = en línea
web-away = fuera
web-link = Enlace
web-link-send = Envía el enlace a alguien.
web-link-of = Enlace al puesto { $number }
web-copy-link = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-unseat = Liberar el puesto
web-commitment = La promesa del servidor: SHA-256 de su semilla
web-promise = La promesa de este reparto
web-copy-promise = Copiar la promesa
web-promise-note = Guárdala para comprobar el reparto después de la partida. Este navegador también la guarda.
web-salts-of = Sales de este reparto: { $names }
web-salts-none = En este reparto no hay sal de ningún jugador. El servidor lo eligió por sí solo, antes de la partida.
web-called-off = { $count ->
    [one] 1 reparto se anuló porque una sal no se abrió.
   *[other] { $count } repartos se anularon porque una sal no se abrió.
}
web-seed = Semilla
web-salt = Tu propio texto para la sal
web-salt-note = opcional
web-salt-add = Sellarla
web-salted = sal sellada
web-salt-kept = Tu navegador ha sellado una sal y la abrirá cuando empiece la partida.
web-unopened = sal sin abrir a tiempo; no se añade ninguna
web-opening = Abriendo las sales
web-opening-waits = Esperando la sal sellada de { $names }. Se abre sola cuando la página de ese jugador está abierta.
web-call-off = Repartir otra vez sin ella
web-call-off-note = Al cabo de medio minuto, quien organiza puede repartir otra vez sin ella. Habrá otra promesa y otras sales de los demás.
web-start = Empezar la partida
web-host-starts = La partida la empieza quien organiza.

## En la mesa

web-table = Mesa
web-connecting = Conectando
web-connecting-again = Reconectando. No se pierde nada.
web-closed = Este puesto está cerrado
web-watch-instead = Solo mirar
web-order = Orden de juego
web-order-first = Empieza
web-order-place = Lugar { $place } en el orden de juego
web-decision = Decisión
web-your-turn = Tu turno
web-refused = No se puede
web-hint = Pista
web-hint-note = Un bot jugaría esto.
web-hint-do = Hacer esto
web-premove = Planear tu jugada
web-premove-more = Planear más
web-premove-title = Si nada cambia
web-premove-note = Elige qué harás cuando te toque. Se juega al instante si los demás no cambian nada, como con un pase o una carta boca abajo. Cualquier otra cosa lo anula, y solo tú puedes verlo.
web-premove-planned = Planeado: { $what }
web-premove-cancel = Anular el plan
web-premove-keep = Planear esto
web-premove-then = Después podrías planear también:
web-premove-dropped = Tu plan se ha anulado: la partida ha cambiado.
web-paused = La partida está en pausa.
web-paused-until = Podrás reanudarla dentro de { $left }, o antes si quien organiza se va.
web-attendance = Quién falta
web-away-until = { $name } no está. Un bot puede entrar dentro de { $left }.
web-gone = { $name } lleva un rato fuera.
web-bot-voted = Quieres que un bot juegue por { $name }. Los demás aún no han aceptado.
web-seat-ask = Pedir el puesto
web-seat-asked = { $name } quiere dar tu puesto a otra persona. Vería tus secretos y jugaría por ti.
web-seat-asked-teammate = { $name } quiere dar el puesto de tu pareja a otra persona. Vería también tus secretos.
web-seat-give = Ceder mi puesto
web-seat-keep = Conservar mi puesto
web-seat-agree = Aceptar
web-seat-refuse = Negarme
web-seat-agreed = Has aceptado.
web-seat-waiting = Se ha preguntado a { $name } y aún no ha respondido.
web-seat-granted = { $name } acepta.
web-seat-elsewhere = Dar el puesto a otra persona
web-make-host = Que organice
web-people = Gente en la mesa
web-log-chat = Puntos, crónica y chat
web-text-mode = Modo de texto
web-broken = La mesa no se puede dibujar. Puedes seguir en modo de texto.
web-broken-again = Reintentar
web-position = Posición
web-type-action = O escribe tu respuesta
web-chat = Chat
web-chat-table = Mesa
web-chat-team = Equipo
web-chat-spectators = Público
web-chat-write = Escribe algo
web-chat-send = Enviar
web-chat-listen = Aquí solo escriben los jugadores.
web-spectator = Público
web-bot-plays = Juega { $bot }
web-come-back = Recuperar mi puesto
web-bot-for-me = Que un bot juegue por mí
web-bot-for-them = Que juegue un bot
web-hand-over = Ceder mi puesto
web-new-link = Enlace nuevo
web-watch-link = Enlace para mirar
web-pause = Pausa
web-resume = Reanudar

## Lo que ha pasado en la mesa

web-story-sat = { $nickname } se une a la mesa.
web-story-bot_sat = { $chair } se une a la mesa.
web-story-stood_up = { $nickname } deja la mesa.
web-story-handed_over = El puesto de { $chair } tiene otro enlace.
web-story-renamed = { $before } se llama ahora { $nickname }.
web-story-host_changed = { $cause ->
    [absence] Quien organizaba no está. Ahora organiza { $chair }.
   *[other] Ahora organiza { $chair }.
}
web-story-away = { $chair } no está.
web-story-gone = { $chair } lleva un rato fuera. Los demás ya no tienen que esperar.
web-story-back = { $chair } ha vuelto.
web-story-came = { $chair } ha venido a la revancha.
web-story-seat_asked = Quien organiza quiere dar el puesto de { $chair } a otra persona.
web-story-seat_answered = { $yes ->
    [true] { $by } acepta.
   *[false] { $by } dice que no.
}
web-story-salted = { $chair } ha sellado una sal.
web-story-called_off = { $missing_count ->
    [0] El reparto se anula. Hay otra promesa.
   *[other] El reparto se anula porque la sal de { $missing } no se abrió. Hay otra promesa.
}
web-story-started = Empieza la partida.
web-story-premoved = { $count ->
    [0] Has anulado tu plan.
   *[other] Has planeado tu próxima jugada.
}
web-story-undone = { $count ->
    [one] { $chair } deshace 1 acción.
   *[other] { $chair } deshace { $count } acciones.
}
web-story-paused = { $chair } pone la partida en pausa.
web-story-resumed = { $chair } reanuda la partida.
web-story-timed_out = A { $chair } se le ha acabado el tiempo.
web-story-stood_in = Ahora un bot juega por { $chair }.
web-story-came_back = { $chair } vuelve a jugar.
web-story-voted = { $chair } quiere un bot para { $absent }.
web-story-rematch = La mesa de la revancha está lista.

## Después

web-again = Jugar otra vez
web-record = Descargar el registro
web-from-here = Seguir desde aquí
web-action-of = Acción { $number } de { $count }
web-actions = Acciones
web-timeline = Línea de tiempo
web-see-as = Ver como
web-see-all = Todo
web-verified-server = { $count ->
    [one] El servidor ha recalculado 1 acción a partir de la semilla revelada. Coincide.
   *[other] El servidor ha recalculado las { $count } acciones a partir de la semilla revelada. Coinciden.
}
web-verified-not = El servidor no ha podido recalcular esta partida a partir de una semilla prometida.
web-verified-browser = Comprobado en este navegador: la semilla es la prometida.
web-verified-broken = La semilla no es la prometida.
web-proof-salts = { $count ->
    [0] Nadie añadió sal: el servidor eligió el reparto por sí solo, antes de la partida.
    [one] Comprobado en este navegador: en el reparto entró 1 sal sellada.
   *[other] Comprobado en este navegador: en el reparto entraron { $count } sales, todas tal como se sellaron.
}
web-proof-open-salts = Las sales se añadieron a la vista. No se demuestra que nadie eligiera la suya tras ver las demás.
web-proof-salts-broken = Una sal no coincide con su sello o no está en el reparto.
web-proof-promise-broken = La promesa no corresponde a este registro.
web-proof-own = Tu sal está en el reparto.
web-proof-own-missing = Tu sal no está en el reparto.
web-proof-noted = Coincide con la promesa que este navegador guardó en la mesa.
web-proof-noted-other = No coincide con la promesa que este navegador guardó en la mesa.
web-proof-paste = Comparar con una promesa que guardaste
web-proof-same = Las promesas coinciden.
web-proof-same-seed = Las promesas coinciden en la semilla. No abarcan las sales ni los ajustes.
web-proof-other = Las promesas difieren: esta no es la misma partida.
web-proof-none = Este registro no contiene ninguna promesa hecha antes de la partida.
web-proof-position = La partida empezó en una posición que alguien eligió. Nada garantiza sus cartas.
web-proof-unproven = Ningún registro puede demostrar los nombres, ni quién se sentó dónde.
web-live = Partidas en directo
web-live-none = Ahora mismo no se juega ninguna partida anunciada.
web-done = Partidas terminadas
web-done-none = Aún no hay partidas terminadas.
web-drop = Abrir un registro
web-drop-note = Suelta aquí un registro guardado, o elige un archivo.
web-drop-choose = Elegir un archivo
web-list = Lista
web-list-title = Todo lo que puedes hacer

## La partida guiada

web-guide-next = Siguiente
web-guide-running = Los demás juegan sus turnos.
web-guide-back = Atrás
web-guide-show = Muéstramelo
web-guide-follow = En esta lección: { $action }
web-guide-opponent = Rival
web-guide-opponent-nth = Rival { $number }
web-guide-partner = Pareja
web-log-following = al día
web-log-filter = Buscar y filtrar en la crónica
web-log-search = Buscar
web-log-by-player = Solo este jugador
web-log-by-phase = Fase
web-log-all-phases = Todas las fases
web-log-nothing = No se ha encontrado nada.
web-log-new = { $count ->
    [one] 1 nueva, ir al final
   *[other] { $count } nuevas, ir al final
}
web-log-money = Dinero en este turno
web-chat-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-rematch = Revancha
web-action = Acción { $number }
web-finale = Resultado
web-finale-back = Volver a la mesa
web-finale-chances = Probabilidades de victoria
web-finale-chances-note = { $names }, según el bot más fuerte
web-finale-turning-note = los mayores vuelcos
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Repetir desde aquí
web-finale-try-again = Probar otra vez desde aquí
web-finale-charts = Gráficos
web-finale-show = Mostrar este momento en el mapa
web-finale-to-end = Volver al final
web-finale-seed-kept = revelada, como se prometió
web-finale-seed-broken = no es la prometida
web-from-here-title = Seguir desde la acción { $number }
web-from-here-note = Una mesa nueva empieza en esta posición. Los bots conservan su nivel y juegan por todos los demás. ¿Qué puesto quieres?
web-from-here-as = { $own ->
    [yes] { $name }, tu puesto
   *[no] { $name }
}
web-text-size = Tamaño del texto
web-text-size-note = Agranda todos los textos y botones
web-text-size-normal = Normal
web-text-size-large = Grande
web-text-size-largest = Muy grande
web-workshop = Crear un paquete
