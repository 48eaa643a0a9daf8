# La mesa a pantalla completa en la terminal.

screen-you = { $name } (tú)
screen-waiting = Esperando a { $name }.
screen-must = Debes
screen-may = Puedes
screen-skip = No esperar
screen-score = Puntos hasta ahora
screen-actions = { $count ->
    [0] Nada que elegir
    [one] 1 acción posible
   *[other] { $count } acciones posibles
}
screen-log = Crónica
screen-command = el número de una respuesta, sus palabras o un código como take R3 R2 G3
screen-menu-hint = Intro o un número para elegir · Esc para volver
screen-page-hint = Esc para cerrar · flechas para desplazarte
screen-undo = Deshacer
screen-undo-none = No hay nada que deshacer: el último paso descubrió algo o acabó un turno.

screen-turn-of = Es el turno de { $name }.
screen-anytime = Acciones libres: vender una orden, dar dinero
screen-anytime-none = Ahora no hay nada que vender ni dar. Puedes hacerlo al empezar los turnos de tu equipo, cuando tengas que pagar y antes de las órdenes de tu equipo.

screen-rule = La regla
screen-rule-title = Regla { $rule }
screen-rule-none = Ahora no hay ninguna pregunta, así que no hay regla que mostrar.
screen-rule-id-only = El texto de la regla { $rule } no está disponible. Búscalo en las reglas del juego.

screen-curtain = Pásale la pantalla a { $name }
screen-curtain-secret = Los demás, a mirar a otro lado, por favor.
screen-curtain-lift = Soy { $name }

screen-over = La partida ha terminado
screen-stopped = La partida se ha detenido
screen-end-new = Partida nueva
screen-end-save = Guardar el registro
screen-end-look = Ver la mesa
screen-end-quit = Salir
screen-end-again = Resultado

screen-save-where = ¿En qué archivo guardas el registro?
screen-save-hint = Intro para guardar · Esc para volver
screen-save-exists = { $file } ya existe. Elige otro nombre.
screen-save-failed = No se puede guardar { $file }: { $reason }. Elige otro nombre.
screen-save-wait = Un bot está pensando. Guarda después de su turno.
screen-saved = Registro guardado en { $file }.

screen-quit-question = ¿Salir? La partida no ha terminado. Se pierde lo que no hayas guardado.
screen-quit-yes = Salir
screen-quit-no = Seguir jugando

screen-replay-step = Paso { $number } de { $count }
screen-replay-start = Empieza la partida.
screen-replay-unfinished = El registro acaba aquí. La partida no se terminó.
screen-replay-first = inicio
screen-replay-previous = atrás
screen-replay-autoplay = marcha
screen-replay-stop = parar
screen-replay-next = seguir
screen-replay-last = final

screen-key-help = ayuda
screen-key-anytime = vender
screen-key-show-part = vista
screen-key-actions = acciones
screen-key-command = escribir
screen-key-rule = regla
screen-key-undo = deshacer
screen-key-log = crónica
screen-key-save = guardar
screen-key-switch-theme = tema
screen-key-switch-language = español
screen-key-ask-quit = salir
screen-key-previous = atrás
screen-key-next = seguir
screen-key-autoplay = marcha
screen-key-turn-table = otro lado

screen-help = Ayuda
screen-keys = Teclas
screen-help-move = moverte entre cartas, botones y listas
screen-help-pick = elegir qué hacer con una carta; una carta apagada dice por qué no
screen-help-number = elegir por número
screen-help-actions = ver todas las acciones posibles
screen-help-command = escribir una acción
screen-help-rule = leer la regla de una pregunta o un rechazo
screen-help-undo = deshacer, hasta que se descubra algo o acabe el turno
screen-help-piles = ver la pila de descartes
screen-help-log = ver toda la crónica
screen-help-anytime = vender una orden o dar dinero
screen-help-show-part = ver la parte siguiente de la mesa (pantallas pequeñas)
screen-help-skip = no esperar al bot
screen-help-save = guardar el registro de la partida
screen-help-theme = cambiar entre claro y oscuro
screen-help-language = cambiar de idioma
screen-help-quit = salir
screen-help-step = un paso atrás o adelante
screen-help-ten-steps = diez pasos atrás o adelante
screen-help-ends = ir al principio o al final
screen-help-autoplay = iniciar o detener la marcha automática
screen-help-turn-table = ver desde el otro lado
screen-notation = Códigos
screen-notation-short = Puedes acortar los códigos mientras encaje una sola acción legal: «t R3» por «take R3 R2 G3».

# Famiglia a pantalla completa. Las pistas de una carta tienen sitio para 8 letras; las etiquetas ante las cartas, para 6.

screen-famiglia-families = Familias
screen-famiglia-worth = puntos con 0 1 2 3 4: { $worth }
screen-famiglia-turn = Un turno
screen-famiglia-turn-text = Cuatro pasos en este orden; puedes saltarte cualquiera. Retira cartas de la calle por otras nuevas mientras no haya un 0. Juega un Contable. Juega un Matón. Recluta una carta, o pasa. Para reclutar una carta de valor v, muestra dos cartas de su familia de valor v − 1; una de ellas va a tu banda. Un 0 es gratis. Un Mercenario puede sustituir a una de las dos si su valor es mayor que el de la carta que sustituye.
screen-famiglia-notation-new = retirar R2 por 2 cartas nuevas
screen-famiglia-notation-play = jugar el Contable (o Matón) B2
screen-famiglia-notation-back = recoger G2 de tu banda
screen-famiglia-notation-lay = dejar Y0 a cambio
screen-famiglia-notation-done = dejar de cambiar
screen-famiglia-notation-lower = rebajar G4 en 2
screen-famiglia-notation-take-free = reclutar R0 gratis
screen-famiglia-notation-take = reclutar R3: R2 va a la banda, G3 vuelve
screen-famiglia-notation-pass = no reclutar a nadie

screen-famiglia-hint-B = cambia≤{ $value }
screen-famiglia-hint-Y = menos ≤{ $value }
screen-famiglia-hint-G = comod.<{ $value }
screen-famiglia-free = gratis
screen-famiglia-no-ability = Un 0 no tiene habilidad
screen-famiglia-card = { $card } { $family } · valor { $value } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $ability }
screen-famiglia-hand-label = mano
screen-famiglia-gang-label = banda
screen-famiglia-deck-label = mazo
screen-famiglia-discard-label = desc.
screen-famiglia-counts = mano { $hand } · banda { $gang }
screen-famiglia-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
screen-famiglia-points-hidden = { $points } + ? puntos
screen-famiglia-street = Calle: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
screen-famiglia-piles = mazo { $deck } · descartes { $discard }
screen-famiglia-discard = Pila de descartes: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
screen-famiglia-bottom = cartas conocidas al fondo del mazo: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] Último turno
   *[other] Quedan { $turns } turnos, contando este
}
screen-famiglia-pass = { $number ->
    [1] Primera vuelta del mazo
   *[other] Segunda vuelta del mazo
}
screen-famiglia-score = banda { $gang }, mano { $hand }
screen-famiglia-hand = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
screen-famiglia-gang = Banda: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
screen-famiglia-step-done = hecho
screen-famiglia-step-skipped = saltado
screen-famiglia-step-busy = en curso
screen-famiglia-step-now = posible
screen-famiglia-step-open = abierto
screen-famiglia-step-later = no posible

# La Famiglia a pantalla completa. Las pestañas tienen sitio para 9 letras.

screen-lafamiglia-tab-map = Mapa
screen-lafamiglia-tab-sheets = Hojas
screen-lafamiglia-tab-family = Familia
screen-lafamiglia-tab-people = Gente
screen-lafamiglia-tab-log = Crónica
screen-lafamiglia-top-sheet = Hoja de arriba { $number } · columnas y lo que te cuestan
screen-lafamiglia-bottom-sheet = Hoja de abajo { $number } · mueve aquí una ficha para hacer la acción
screen-lafamiglia-partner = { $name } (tu pareja)
screen-lafamiglia-held = { $count } Mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = Cuartel: { $money } de dinero, { $soldati } sold.
screen-lafamiglia-hq-hidden = Cuartel: { $orders ->
    [one] 1 orden
   *[other] { $orders } órdenes
}, el resto oculto
screen-lafamiglia-supply = reserva { $pieces }
screen-lafamiglia-tiles = Losetas de control
screen-lafamiglia-help-move = moverte entre zonas, casillas, familias y listas
screen-lafamiglia-help-pick = elegir qué hacer ahí, o ver por qué no puedes
screen-lafamiglia-help-piles = leer las losetas de control
screen-lafamiglia-stock = laboratorios { $labs }, neutrales { $soldati }
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · junto a { $neighbours }
screen-lafamiglia-sea = { $sea }: lanchas { $boats } · costa { $coast }
screen-lafamiglia-column = Columna { $column }: { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}, moverla te cuesta { $money }
screen-lafamiglia-row = La fila { $row } de tu tablero: primero sale su ficha más a la izquierda
screen-lafamiglia-money = Tu dinero: { $now } → { $after }
screen-lafamiglia-order-of-play = Orden de juego
screen-lafamiglia-initiative = Iniciativa
screen-lafamiglia-against = contra
screen-lafamiglia-with-car = y un coche
screen-lafamiglia-bonuses = bonificaciones { $attack } : { $defence }, retirados { $removed }
screen-lafamiglia-cards = { $count ->
    [0] aún sin cartas
    [one] 1 carta jugada
   *[other] { $count } cartas jugadas
}
screen-lafamiglia-pieces = Piezas
screen-lafamiglia-legend = c2: 2 coches, l1: 1 laboratorio, b3: 3 lanchas, i6: 6 fichas de influencia, ▸: una lancha, ▣: una orden boca abajo, ○3: una orden de suministro con iniciativa 3, ✶8: una orden de ataque con iniciativa 8, ⚑: el marcador de inicio. Las dos letras de una zona indican su Mandamento.
screen-lafamiglia-notation-use = opción A: usar esta casilla
screen-lafamiglia-notation-column = opción B: mover esta columna
screen-lafamiglia-notation-token = la ficha que mover ahí
screen-lafamiglia-notation-place = colocar soldati en una zona
screen-lafamiglia-notation-issue = dar una orden en una zona
screen-lafamiglia-notation-move = partes de una orden
screen-lafamiglia-notation-conflict = en un conflicto
screen-lafamiglia-notation-anytime = acciones libres
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Cúpula
screen-lafamiglia-control-from = control desde { $from }
screen-lafamiglia-commission = comisión { $pieces }
screen-lafamiglia-members = miembros { $members } (reserva { $supply })
screen-lafamiglia-behind = tras la pantalla { $count }
screen-lafamiglia-extra = extra { $free }, bloqueadas { $blocked }
screen-lafamiglia-restricted = ⊘ la columna que usó tu pareja: no puedes vaciarla
screen-lafamiglia-legend-solo = ▼: la familia ficticia, ●: una ficha de acción extra, ■: una ficha de bloqueo o una acción bloqueada, ✓: una acción bloqueada ya abierta, ⊘: la columna marcada por la ficha de restricción. Las fichas de otro color en un tablero de familia son de la comisión.
