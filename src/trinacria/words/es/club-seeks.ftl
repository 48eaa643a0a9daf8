# The page where members look for others to play with.

web-seek-title = Buscar rivales
web-seek-about = Dos búsquedas que encajan se convierten solas en una mesa.
web-seek-you = Tú
web-seek-seconds = { $seconds } s por decisión
web-seek-minutes = { $minutes } min + { $seconds } s
web-seek-guest = Aquí se encuentran los miembros
web-seek-guest-why = Solo los miembros pueden buscar, para que cada cual sepa a quién se encuentra. Conserva tu nombre y busca también. Como invitado puedes sentarte en cualquier mesa abierta.
web-seek-or = ¿Ya sabes con quién jugar?
web-seek-own-table = Preparar una mesa
web-seek-what = ¿Qué buscas?
web-seek-game = Juego
web-seek-partner = Pareja
web-seek-anybody = Cualquiera
web-seek-other-friend = Otra amistad
web-seek-no-friends = Con una amistad del club se puede buscar en pareja.
web-seek-language = Los demás hablan
web-seek-any-language = Cualquier idioma
web-seek-rated-note = Sin pistas, y no se deshace nada tras la jugada de otro
web-seek-rated-days = La partida empieza cuando todos han abierto la mesa.
web-seek-range = Puntuación de los demás
web-seek-range-low = Como mínimo
web-seek-range-high = Como máximo
web-seek-range-both = de { $low } a { $high }
web-seek-range-any = cualquier puntuación
web-seek-mark = tú: { $rating }
web-seek-mark-two = media de la pareja: { $rating }
web-seek-fit = { $count ->
    [one] { $count } miembro encaja
   *[other] { $count } miembros encajan
}
web-seek-look = Buscar rivales
web-seek-clock = Reloj
web-seek-clock-live = minutos + segundos por decisión
web-seek-clock-days = para cada turno
web-seek-live = En directo
web-seek-over-days = Por días
web-seek-other = Otro
web-seek-own-minutes = Minutos
web-seek-own-seconds = Segundos
web-seek-own-days = Días
web-seek-open = Abiertas ahora
web-seek-pace = Qué búsquedas
web-seek-pace-all = Todas
web-seek-pace-live = En directo
web-seek-pace-days = Por días
web-seek-taken-who = { $who }: recién ocupada
web-seek-none = Ahora mismo no busca nadie. Tu búsqueda sería la primera.
web-seek-somebody = Con quién jugar
web-seek-all = Ver todo
web-seek-not-yours = ¿Nada para ti?
web-seek-say = Di qué buscas
web-seek-who = Quién
web-seek-speaks = Habla
web-seek-since = Desde
web-seek-act = Qué puedes hacer
web-seek-taken = recién ocupada
web-seek-stop-short = Parar
web-seek-why-language = otro idioma
web-seek-why-low = solo desde { $rating }
web-seek-why-high = solo hasta { $rating }
web-seek-yes = sí
web-seek-unrated = aún sin puntuación
web-seek-no = no
web-seek-why-guest = solo miembros
web-seek-play-with = Jugar con { $who }
web-seek-sit = Sentarse
web-seek-play = Jugar
web-seek-note = Las puntuaciones son las del juego y la modalidad que se piden. Solo tiene botón lo que puedes aceptar.
web-seek-late = La búsqueda ha terminado
web-seek-late-why = No se encontró a nadie a tiempo, la conexión se perdió demasiado tiempo o no estabas cuando apareció alguien.
web-seek-late-week = Ha pasado una semana y no vino nadie: { $what }.
web-seek-again = Buscar otra vez
web-seek-asking = Esperando a { $name }
web-seek-waited = Tiempo de espera
web-seek-with = con { $name }
web-seek-leaving = Al dejar esta página termina la búsqueda.
web-seek-change = Cambiar
web-seek-stop = Dejar de buscar
web-seek-bot = Jugar mientras contra bots
web-seek-bot-note = Cuando aparece alguien, la mesa de los bots se aparta y queda para después.
web-seek-bot-along = { $name } también juega.
web-seek-bot-play = Jugar contra bots
web-seek-nobody-live = ¿Nadie en directo?
web-seek-also-days = Buscar también por días
web-seek-also-note = Esa búsqueda dura una semana, y recibirás un aviso.
web-seek-found-told = La mesa se abre en 5 segundos.
web-seek-found-aside = Tu mesa con bots queda en pausa. Puedes seguir más tarde.
web-seek-found-open = Abrir la mesa
web-seek-found-left = Segundos restantes
web-seek-asks = { $name } propone buscar en pareja
web-seek-together = Buscar en pareja
web-seek-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
web-seek-days-short = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
web-seek-seats = { $count ->
    [one] { $count } sitio
   *[other] { $count } sitios
}
web-seek-usual = { $minutes ->
    [one] A esta hora suele tardar { $minutes } minuto ({ $count } búsquedas).
   *[other] A esta hora suele tardar { $minutes } minutos ({ $count } búsquedas).
}
web-seek-looking = { $count ->
    [one] Buscando { $count } rival
   *[other] Buscando a otras { $count } personas
}
web-seek-found = { $count ->
    [one] Rival encontrado
   *[other] Rivales encontrados
}
