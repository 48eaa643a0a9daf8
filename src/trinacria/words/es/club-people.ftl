# The page: people of a club, invitations, notices, the next table.

web-club-people = Gente
web-club-members-only = Aquí se ven los miembros de este club. Hazte miembro en la página de inicio, o entra.
web-club-all = Todos los miembros
web-club-all-people = Toda la gente
web-club-find = Buscar por nombre
web-club-nobody = Nadie se llama así.
web-club-more = Mostrar más
web-club-games = { $count ->
    [0] aún sin partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
web-club-here = en línea
web-club-seen = última visita: { $when }
web-club-waits-at = busca jugadores: { $table }
web-club-plays-at = jugando: { $table }

## Friends

web-club-friends = Amistades
web-club-no-friends = Aún no tienes amistades. Busca a alguien por su nombre y envíale una solicitud.
web-club-asks = Quieren tu amistad
web-club-asked = Solicitudes enviadas
web-club-lately = Con quien has jugado hace poco
web-club-following = Sigues a
web-club-blocked = Has bloqueado a
web-club-accept = Aceptar
web-club-refuse = Rechazar
web-club-take-back = Retirar
web-club-befriend = Pedir amistad
web-club-unfriend = Terminar la amistad
web-club-follow = Seguir
web-club-unfollow = Dejar de seguir
web-club-block = Bloquear
web-club-unblock = Desbloquear
web-club-sure-block = ¿Bloquear a { $name }?
web-club-sure-block-note = Ya no habrá mesas, mensajes ni invitaciones en común. Se acaban la amistad y el seguimiento. No se avisa a nadie.
web-club-friends-here = Amistades
web-club-none-here = Ninguna amistad en línea.
web-club-wants-friend = quiere tu amistad
web-club-answer = Responder
web-club-followed-play = Juega gente que sigues

## A profile

web-club-edit = Editar
web-club-invite-to-play = Invitar a jugar
web-club-friend-since = amistad desde: { $date }
web-club-finished = { $count ->
    [one] partida contra personas
   *[other] partidas contra personas
}
web-club-won-drawn = ganadas, { $drawn } empatadas
web-club-streak = { $kind ->
    [won] { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
    [drawn] { $count ->
        [one] 1 empate
       *[other] { $count } empates
    }
    [lost] { $count ->
        [one] 1 derrota
       *[other] { $count } derrotas
    }
   *[none] –
}
web-club-longest = racha actual; récord de victorias: { $count }
web-club-to-end = jugadas hasta el final
web-club-seconds = { $count } s
web-club-pace = por decisión
web-club-favourite = familia favorita
web-club-plays-now = Jugando ahora
web-club-last-games = Últimas partidas
web-club-all-games = Todas las partidas
web-club-no-games = Aún no hay partidas terminadas.
web-club-you-and = { $name } y tú
web-club-not-met = Aún no hay partidas cara a cara.
web-club-against = Cara a cara: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
web-club-results = Tus últimos resultados cara a cara
web-club-newest-first = tus resultados, primero el más reciente
web-club-outcome = { $outcome ->
    [won] ganada
    [drawn] empatada
   *[lost] perdida
}
web-club-outcome-short = { $outcome ->
    [won] G
    [drawn] E
   *[lost] P
}
web-club-as-partners = en pareja
web-club-with-bots = con bots
web-club-games-title = Partidas
web-club-game = Juego
web-club-games-head = Partidas
web-club-families = Familias
web-club-family = Familia
web-club-won = Ganadas
web-club-sure = Fiabilidad de este dato

web-club-ratings = Puntuaciones
web-club-rated-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-club-place = puesto { $place } de { $of }
web-club-provisional = provisional
web-club-unrated = aún sin puntuación, { $count } de { $fewest }
web-club-ladder = Clasificación
web-club-course = { $first } el { $since }, { $last } el { $until }, máximo { $highest } el { $when }.
web-club-band = La línea es la puntuación. La fuerza real está en la banda 95 de cada 100 veces.
web-club-season = { $quarter ->
    [1] Invierno de { $year }
    [2] Primavera de { $year }
    [3] Verano de { $year }
   *[4] Otoño de { $year }
}
web-club-season-of = Temporada
web-club-place-head = Puesto
web-club-member = Miembro
web-club-rating = Puntuación
web-club-gain = Puntuación: { $gain }
web-club-ladder-empty = En esta temporada nadie tiene aún puntuación.
web-club-ladder-note = La puntuación aparece tras diez partidas puntuadas. El signo de interrogación sigue mientras pueda desviarse más de 110.

## Invitations

web-club-invite-member = Invitar a un miembro
web-club-invite-to-seat = Invitar a alguien al puesto { $number }
web-club-invite = Invitar
web-club-invited = Invitaciones
web-club-invite-note = El puesto se guarda dos minutos, o dos días en una partida de varios días. Su enlace sigue sirviendo.
web-club-invited-now = Invitación enviada: { $name }
web-club-sent = { $state ->
    [accepted] ya está en la mesa
    [declined] { $said ->
        [yes] ahora no: «{ $why }»
       *[no] ahora no
    }
    [withdrawn] invitación retirada
    [late] no respondió a tiempo
   *[open] invitación enviada
}
web-club-invites = { $name } te invita
web-club-sit-there = con { $names }
web-club-time-left = Tiempo para responder
web-club-kept = Puesto reservado: { $left }
web-club-fold = Apartar
web-club-more-invitations = { $count ->
    [one] 1 invitación más
   *[other] { $count } invitaciones más
}
web-club-not-now = Ahora no
web-club-why-hour = Dentro de una hora
web-club-why-tonight = Esta noche
web-club-why-tomorrow = Mañana
web-club-why-busy = Estoy en otra partida
web-club-why-none = Sin dar motivo

## Notices

web-club-notices = Avisos
web-club-news = Novedades
web-club-no-notices = Aún no hay nada.
web-club-former = Alguien que fue miembro
web-club-notice = { $kind ->
    [friend_asked] { $who } quiere tu amistad.
    [friend_accepted] { $who } ya está entre tus amistades.
    [invited] { $state ->
        [open] { $who } te invita a la mesa «{ $table }».
        [accepted] { $who } te invitó a la mesa «{ $table }». Te sentaste.
        [declined] { $who } te invitó a la mesa «{ $table }». Dijiste que no.
        [withdrawn] { $who } retiró su invitación a la mesa «{ $table }».
       *[other] { $who } te invitó a la mesa «{ $table }». Ya es tarde.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } ya está en la mesa «{ $table }».
       *[other] { $said ->
            [yes] { $who } no puede ir a la mesa «{ $table }»: «{ $why }»
           *[no] { $who } no puede ir a la mesa «{ $table }».
        }
    }
    [seek_asked] { $who } te propuso formar pareja.
    [seek_found] { $who } juega contigo en «{ $table }».
    [friend_opened] { $who } busca jugadores en la mesa «{ $table }».
   *[followed_plays] { $who } ha empezado a jugar en la mesa «{ $table }».
}
web-club-unseen = { $count ->
    [0] Avisos
    [one] Avisos, 1 nuevo
   *[other] Avisos, { $count } nuevos
}
web-club-meeting = Cómo pueden contactarme
web-club-take-requests = Los demás pueden pedir mi amistad
web-club-take-invitations = Quién puede invitarme a un puesto
web-club-from-all = todos los miembros
web-club-from-friends = solo mis amistades
web-club-from-nobody = nadie
web-club-device-note = { $state ->
    [on] Invitaciones, amigos y partidas, según las casillas de abajo, aunque esta página esté cerrada.
   *[off] Desactivado. El navegador pedirá permiso antes.
}
web-club-tell-me = Avisarme cuando
web-club-on-page = En la página
web-club-on-device = En dispositivos
web-club-kind = { $kind ->
    [friend_asked] alguien pida mi amistad
    [friend_accepted] alguien acepte mi solicitud
    [invited] me inviten a un puesto
    [invitation_answered] respondan a mi invitación
    [seek_asked] una amistad me proponga formar pareja
    [seek_found] aparezcan rivales para una partida por días
    [friend_opened] mis amistades busquen jugadores
   *[followed_plays] alguien a quien sigo empiece una partida
}
web-club-quiet = Horas de silencio en los dispositivos
web-club-quiet-since = Silencio desde
web-club-quiet-until = Silencio hasta
web-club-hide = Ocultar a todo el mundo
web-club-hide-together = resultados cara a cara
web-club-hide-pace = tiempo por decisión
web-club-languages = Idiomas que hablo

## The next table

web-club-next-table = { $count ->
    [one] Siguiente mesa: 1 te espera
   *[other] Siguiente mesa: { $count } te esperan
}
web-club-looking = La búsqueda de rivales sigue: volver a ella
web-club-next-short = Siguiente mesa
web-club-last-one = Era la última.
web-club-seek-again = No todos llegaron a tiempo. Tu búsqueda sigue donde estaba.
web-club-none-waits = Ninguna mesa te espera.
web-club-tabs = Páginas
web-club-tab-home = Inicio
web-club-tab-play = Jugar
web-club-tab-games = Partidas
web-club-tab-news = Avisos
