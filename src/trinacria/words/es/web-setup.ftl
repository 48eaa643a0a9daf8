# La página: preparar una mesa.

web-setup-title = Preparar una mesa
web-setup-how = ¿Cómo quieres jugar?
web-setup-preset-friends = Con tu gente esta noche
web-setup-preset-friends-note = Un enlace para cada cual. Sin reloj.
web-setup-preset-days = En varios días
web-setup-preset-days-note = 2 días por turno. Recibes un aviso cuando te toca.
web-setup-preset-bots = Contra bots
web-setup-preset-bots-note = Empieza al momento.
web-setup-preset-screen = Una pantalla
web-setup-preset-screen-note = De mano en mano. Un telón tapa las cartas.
web-setup-who = Quién se sienta dónde
web-setup-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-setup-seat-me = { $name }, tú
web-setup-seat-open = { $as ->
    [partner] Tu pareja
   *[friend] Alguien
}
web-setup-note-me = prepara la mesa
web-setup-note-open = recibe un enlace
web-setup-note-bot = ya está listo
web-setup-note-same-screen = en esta pantalla
web-setup-seats-note = { $partners ->
    [yes] Línea continua: tu bando. Línea discontinua: el otro bando. Pulsa un puesto para poner a otra persona, un bot o a ti.
   *[no] Se sortea quién empieza. Pulsa un puesto para poner a otra persona, un bot o a ti.
}
web-setup-terms = Cómo se juega
web-setup-no-clock = Sin reloj
web-setup-everyone-here = Está todo el mundo.
web-setup-late = Al acabar el tiempo: { $what ->
    [rated] pierdes.
    [bot_plays_once] un bot juega ese turno.
    [bot_takes_seat] un bot ocupa el puesto.
   *[nothing] no pasa nada.
}
web-setup-options = { $count ->
    [0] Opciones: las habituales
   *[other] Opciones:
}
web-setup-differs = { $count ->
    [one] 1 distinta
   *[other] { $count } distintas
}
web-setup-standard = Hay pistas y se puede deshacer.
web-setup-except = Distinto de lo habitual: { $what }.
web-setup-name = { $count ->
    [one] Tu nombre: { $names }
   *[other] Nombres: { $names }
}
web-setup-name-note = También puedes cambiarlo en la mesa.
web-setup-name-of = Nombre del jugador { $number }
web-setup-watching = { $on ->
    [true] Se puede mirar
   *[false] No se puede mirar
}
web-setup-listed = { $on ->
    [true] A la vista en este servidor
   *[false] No se anuncia
}
web-setup-more = Más
web-setup-own-pack = otro paquete
web-setup-more-note = { $packs ->
    [yes] Paquetes de componentes, reparto verificable
   *[no] Reparto verificable
}
web-setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] 1 bot listo.
           *[other] { $bots } bots listos.
        }
       *[other] Se juega en esta pantalla.
    }
    [one] 1 enlace por enviar{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
   *[other] { $links } enlaces por enviar{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
}
web-setup-way-back = También recibes tu enlace de regreso.
web-setup-go = { $way ->
    [open] Abrir la mesa
    [screen] Empezar en esta pantalla
    [watch] Ver a los bots
   *[bots] { $bots ->
        [one] Empezar contra 1 bot
       *[other] Empezar contra { $bots } bots
    }
}
web-setup-rated = Partida puntuada
web-setup-unrated = { $why ->
    [guest] Solo los miembros juegan partidas puntuadas. Guarda antes tu nombre.
    [seats] Una partida puntuada necesita un miembro en cada puesto: envía enlaces, sin bots ni pantalla compartida.
    [clock] Una partida puntuada necesita un reloj.
   *[options] Una partida puntuada usa las opciones habituales y el contenido del juego.
}
