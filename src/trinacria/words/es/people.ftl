# What members are to each other: what is refused, and what devices are told.

people-error-unknown = No hay ningún miembro llamado { $name }.
people-error-self = Eres tú.
people-error-closed = { $name } no acepta solicitudes tuyas ahora mismo.
people-error-many = Es mucho de una vez. Espera unos minutos.
people-error-chair = Este puesto ya no está libre.
people-error-there = { $name } ya tiene un puesto en esta mesa.
people-error-kept = Este puesto está reservado para alguien con invitación. Inténtalo dentro de un rato.
people-error-invitation = Esta invitación ya no vale.
people-error-host = A los puestos de la mesa solo invita quien la organiza.
people-error-seat = No puedes sentarte en esta mesa.
people-error-talk = No puedes escribir en esta mesa.
seek-error-game = Ese juego o esa modalidad no se juega aquí.
seek-error-no-partner = Solo se puede buscar en pareja cuando cada bando es de dos.
seek-error-friends = { $name } no está entre tus amistades. Solo ellas pueden ser pareja.
seek-error-many = { $most ->
    [one] Ya hay { $most } búsqueda de partidas por días en marcha.
   *[other] Ya hay { $most } búsquedas de partidas por días en marcha.
} Primero hay que parar una.
seek-error-over = Esta búsqueda ha terminado: acaban de ocupar los puestos o ya no busca nadie.
seek-error-language = Esta búsqueda es para quienes hablan otro idioma.
seek-error-rating = Esta búsqueda es para quienes tienen otra puntuación.
seek-error-range = Ninguna puntuación es de { $low } como mínimo y de { $high } como máximo.

people-help-recount = Vuelve a contar todas las partidas terminadas de los miembros.
people-recounted = { $count ->
    [one] { $count } partida contada.
   *[other] { $count } partidas contadas.
}

people-push = { $kind ->
    [invited] { $who } te invita a jugar
    [friend_asked] { $who } quiere tu amistad
    [friend_accepted] { $who } ya está entre tus amistades
    [friend_opened] { $who } ha abierto una mesa
    [seek_asked] { $who } propone formar pareja
    [seek_found] Rivales encontrados: juega { $who }
    [followed_plays] { $who } está jugando
   *[invitation_answered] { $state ->
        [accepted] { $who } ha aceptado tu invitación
       *[declined] { $who } ha rechazado tu invitación
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = Sentarse
people-push-later = Ahora no
