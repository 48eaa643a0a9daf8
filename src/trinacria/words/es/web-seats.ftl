# La página: la gente y sus puestos, lo que se oye de una partida, el modo de texto.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Contable { $value }
web-seats-card-Y = Matón { $value }
web-seats-card-G = Mercenario { $value }
web-seats-lowered = { $card }, rebajada a { $value }
web-seats-table = Calle y mazo
web-seats-street = Calle: { $cards }
web-seats-hand = Mano, vale { $points }: { $cards }
web-seats-hand-hidden = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-seats-gang = Banda, vale { $points }: { $cards }
web-seats-now = Ronda y marcador
web-seats-conflict = Conflicto
web-seats-mandamenti = Los Mandamenti y sus zonas
web-seats-areas = Zonas y mares
web-seats-area = { $area }: { $pieces }. Junto a { $neighbours }{ $coast ->
    [0] .
    [one] , a orillas de { $seas }.
   *[other] , a orillas de { $seas }.
}
web-seats-tiles = Losetas y reserva
web-seats-supply = orden de suministro { $number },
web-seats-attack = orden de ataque { $number },
web-seats-heard-more = { $count ->
    [one] 1 línea más en la crónica.
   *[other] { $count } líneas más en la crónica.
}
web-seats-heard-chat = Mensaje de { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] 1 mensaje nuevo de { $names }.
   *[other] { $count } mensajes nuevos de { $names }.
}
web-seats-keys-decision = ir a la decisión

web-seats-no = Cancelar
web-seats-you = tú

## La partida en conjunto

web-seats-menu = Menú de la partida
web-seats-menu-note = No pasa nada hasta que pulses el último botón.
web-seats-menu-stay = Seguir jugando
web-seats-menu-asked = Hace falta el acuerdo de { $names }.
web-seats-menu-nobody = No hace falta preguntar a nadie.
web-seats-menu-undo = Deshacer mi último turno
web-seats-menu-undo-note = La partida vuelve adonde empezó tu último turno.
web-seats-menu-do-undo = Pedir deshacerlo
web-seats-menu-pause = Pausa
web-seats-menu-pause-note = Todos los relojes se paran. Cada cual vuelve con su mismo enlace.
web-seats-menu-do-pause = Poner en pausa
web-seats-menu-draw = Ofrecer empate
web-seats-menu-draw-note = La partida acaba sin ganador.
web-seats-menu-do-draw = Enviar la propuesta
web-seats-menu-score = Proponer acabar aquí
web-seats-menu-score-note = Vale el marcador tal como está.
web-seats-menu-do-score = Enviar la propuesta
web-seats-menu-bot = Que un bot juegue por mí
web-seats-menu-bot-note = Puedes recuperar tu puesto en cualquier momento.
web-seats-menu-do-bot = Que juegue un bot
web-seats-menu-resign = Rendirse
web-seats-menu-resign-note = Pierdes, y la partida acaba para toda la mesa.
web-seats-menu-resign-team = Tu equipo pierde. Antes hace falta el acuerdo de { $names }.
web-seats-menu-do-resign = Rendirse
web-seats-menu-sure = ¿Te rindes de verdad? No se puede deshacer.
web-seats-menu-do-sure = Sí, me rindo
web-seats-offer = Propuesta
web-seats-offer-of = { $what ->
    [resign] { $name } quiere que tu equipo se rinda.
    [draw] { $name } ofrece empate.
    [score] { $name } propone acabar la partida con este marcador.
   *[undo] { $name } pide deshacer su último turno.
}
web-seats-offer-mine = { $what ->
    [resign] Quieres que tu equipo se rinda.
    [draw] Has ofrecido empate.
    [score] Has propuesto acabar la partida con este marcador.
   *[undo] Has pedido deshacer tu último turno.
}
web-seats-offer-waits = Falta la respuesta de { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } no está; no hay acuerdo hasta que responda.
   *[other] { $names } no están; no hay acuerdo hasta que respondan.
}
web-seats-offer-yes = Aceptar
web-seats-offer-no = Rechazar
web-seats-offer-withdraw = Retirarla
web-seats-offer-now = Hacerlo ya
web-story-offered = { $what ->
    [resign] { $chair } quiere rendirse.
    [draw] { $chair } ofrece empate.
    [score] { $chair } propone acabar la partida con este marcador.
   *[undo] { $chair } pide deshacer un turno.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } acepta.
   *[false] { $chair } dice que no.
}
web-story-taken_back = Hay acuerdo: { $chair } juega otra vez su último turno.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } se rinde.
       *[other] { $chairs } se rinden.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } pierde por abandono o por tiempo.
       *[other] { $chairs } pierden por abandono o por tiempo.
    }
    [draw_agreed] Los jugadores acuerdan el empate.
   *[score_agreed] Los jugadores acuerdan acabar la partida con este marcador.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] Ganas por rendición.
        [lost] Te has rendido.
        [drawn] Empate.
       *[neutral] La partida acabó por rendición.
    }
    [forfeited] { $outcome ->
        [won] Ganas por abandono o por tiempo.
        [lost] Pierdes por abandono o por tiempo.
        [drawn] Empate.
       *[neutral] La partida acabó por abandono o por tiempo.
    }
    [draw_agreed] Empate de común acuerdo.
   *[score_agreed] { $outcome ->
        [won] Ganas de común acuerdo.
        [lost] Pierdes de común acuerdo.
        [drawn] Empate de común acuerdo.
       *[neutral] La partida acabó de común acuerdo.
    }
}

## Antes de lo que no se puede deshacer

web-seats-sure-hand-over = ¿Ceder tu puesto?
web-seats-sure-hand-over-note = Recibes un enlace para pasarlo. Quien lo abra ve tus secretos y juega por ti; este navegador no puede volver al puesto.
web-seats-sure-link = ¿Enlace nuevo al puesto de { $name }?
web-seats-sure-link-note = El enlace antiguo deja de valer al instante. Quien abra el nuevo ocupa el puesto y ve sus secretos.
web-seats-sure-unseat = ¿Liberar el puesto de { $name }?
web-seats-sure-unseat-note = Deja la mesa, y el puesto recibe un enlace nuevo.

## Chat, notas, conexión, sonido

web-seats-notes = Notas
web-seats-notes-note = Solo tú ves estas notas. Se quedan en este navegador.
web-seats-offline = No tienes conexión.
web-seats-offline-kept = No tienes conexión. Tu jugada se guarda y se envía cuando vuelvas.
web-seats-connecting-kept = Reconectando… Tu jugada se guarda y se envía después.
web-seats-sending = Enviando…
web-seats-notify = Cuando me toque
web-seats-volume = Volumen
web-seats-time-hours = { $hours } h { $minutes } min
web-seats-title-turn = Turno de { $name }
web-seats-time = { $days ->
    [one] 1 día
   *[other] { $days } días
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}

## Sala e invitación

web-seats-seated = Puestos ocupados: { $count } de { $total }
web-seats-lobby-game = Tu mesa de { $game } está lista.
web-seats-lobby-sides = Cada pareja va en un bando; se juega 1, 2, 3, 4, de bando en bando.
web-seats-lobby-drawn = { $places ->
    [fixed] Se juega según los números de los puestos.
   *[drawn] Los puestos se sortean al empezar la partida.
}
web-seats-side-mine = Tu bando
web-seats-side-of = El bando de { $name }
web-seats-side = Bando { $number }
web-seats-partner-of = { $viewer ->
    [self] tu pareja
   *[other] pareja de { $name }
}
web-seats-swap = Cambiar con el puesto siguiente
web-seats-qr = Código QR
web-seats-qr-of = Código QR del enlace al puesto { $number }
web-seats-qr-note = Apunta aquí con una cámara. Quien abra el enlace se sienta en el puesto { $number }.
web-seats-each-link = Cada enlace es un puesto. Envíalo a una sola persona; no hace falta cuenta. Con un enlace usado no puede sentarse nadie más.
web-seats-fill = { $count ->
    [one] Ocupar 1 puesto con un bot y empezar
   *[other] Ocupar { $count } puestos con bots y empezar
}
web-seats-how = Cómo jugamos
web-seats-change = Cambiar las opciones
web-seats-change-save = Guardar los cambios
web-seats-term-clock = Reloj
web-seats-term-late = Al acabar el tiempo
web-seats-term-length = Duración
web-seats-term-help = Ayuda
web-seats-term-watching = Público
web-seats-clock = { $kind ->
    [decision] { $seconds } s por decisión
    [chess] { $minutes } min cada uno, +{ $seconds } s
    [turn] { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
   *[none] sin límite de tiempo
}
web-seats-late = { $what ->
    [rated] pierdes
    [bot_plays_once] un bot juega ese turno
    [bot_takes_seat] un bot ocupa el puesto
   *[nothing] no pasa nada
}
web-seats-option = { $option }: { $value }
web-seats-help = { $undo ->
    [true] se puede deshacer
   *[false] no se puede deshacer
}, { $hints ->
    [true] con pistas
   *[false] sin pistas
}
web-seats-watching = { $on ->
    [true] permitido, no ve secretos
   *[false] no permitido
}
web-seats-invites = { $by ->
    [host] { $host } te invita a { $game }
   *[nobody] Te invitan a { $game }
}{ $mode ->
    [none] {""}
   *[other] , { $mode }
}{ $as ->
    [partner] , en pareja con { $partner }
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] Juegas contra { $names }.
   *[drawn] También en la mesa: { $names }.
}
web-seats-more-free = { $free ->
    [one] Queda 1 puesto libre más.
   *[other] Quedan { $free } puestos libres más.
}
web-seats-no-account = Sin cuenta
web-seats-no-account-note = basta un apodo
web-seats-pausable = Se puede pausar
web-seats-pausable-note = vuelve con tu propio enlace
web-seats-never-played = ¿No has jugado nunca?
web-seats-never-played-note = Juega la partida guiada; tu puesto espera.
web-seats-used = Este enlace ya se ha usado
web-seats-used-note = Ya no abre nada: el puesto tiene otro enlace. Si es tuyo, abre tu propio enlace. Si no, pide uno nuevo a quien organiza.
web-seats-missing = Esa mesa no existe
web-seats-missing-note = Puede que el enlace esté cortado, o que la mesa se haya eliminado tras mucho tiempo sin partida.

## Tus mesas

web-seats-wait-for-you = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
}
web-seats-part-waiting = A la espera de los demás
web-seats-part-lobby = Sin empezar
web-seats-part-over = Terminadas
web-seats-with-against = con { $partners }, contra { $others }
web-seats-against-only = contra { $others }
web-seats-turn-mine = { $timed ->
    [yes] Tu turno · quedan { $left }
   *[no] Tu turno
}
web-seats-turn-other = { $timed ->
    [yes] Decide { $name } · quedan { $left }
   *[no] Decide { $name }
}
web-seats-paused = en pausa
web-seats-look = Mirar
web-seats-result = { $outcome ->
    [won] Has ganado
    [lost] Has perdido
    [drawn] Empate
   *[neutral] Terminada
}{ $how ->
    [resigned] {" "}por rendición, { $mine } a { $theirs }
    [forfeited] {" "}por abandono o por tiempo, { $mine } a { $theirs }
    [draw_agreed] {" "}de común acuerdo, { $mine } a { $theirs }
   *[other] , { $mine } a { $theirs }
}

## El draft

web-seats-draft = Familias para elegir
web-seats-draft-chosen = elegida
web-seats-draft-led = la dirige { $name }
web-seats-draft-attack = Ataque
web-seats-draft-defence = Defensa
web-seats-draft-soldati = Soldati
web-seats-draft-money = Dinero
web-seats-draft-speed = Rapidez
web-seats-draft-of = { $value } de { $most }
web-seats-draft-early = pronto
web-seats-draft-late = tarde
web-seats-draft-longest = fila más larga: { $row }
web-seats-draft-lead = Dirigir: { $family }
web-seats-draft-note = Has elegido la { $family }. Pulsa otra vez para dirigirla.

## Revancha

web-seats-rematch-ready = La revancha está lista. Empieza cuando estén todos.
web-seats-rematch-waits = Esperando a { $names }. La partida empieza cuando estén todos.
web-seats-rematch-join = Unirse a la revancha
