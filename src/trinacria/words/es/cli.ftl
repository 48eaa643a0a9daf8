# La línea de órdenes y su cara de texto.

cli-about = Juega a Famiglia, un juego de cartas para dos, o a La Famiglia: La gran guerra de la mafia, para dos, tres o cuatro. Las reglas se aplican solas. Juega contra bots o con tu gente en una pantalla; simula, repite y verifica partidas.
cli-unofficial = No oficial: sin relación con quienes hacen los juegos. Si te gusta un juego, cómpralo.
cli-examples = Prueba:
cli-languages = Idiomas: { $known } (usa --lang o define TRINACRIA_LANG).
cli-help-lang = Idioma: en, fr, ru, it, de o es.
cli-help-version = Muestra la versión y termina.
cli-help-about = Muestra qué es esto, quién hizo los juegos y la versión.
cli-help-theme = Colores de la mesa a pantalla completa.
cli-help-plain = Usa líneas de texto en vez de la pantalla completa: para tuberías y lectores de pantalla.
cli-help-serve = Inicia el servidor para jugar en el navegador: contra bots, o con tu gente por enlace.
cli-help-host = Dirección en la que escuchar. 0.0.0.0 deja entrar a otras personas de tu red.
cli-help-port = Puerto en el que escuchar. (por defecto: { $port }, o uno libre si está ocupado)
cli-help-database = Dónde se guardan las partidas: sqlite:///FILE o postgresql://USER@HOST/NAME. (por defecto: SQLite en tu carpeta de datos)
cli-help-workers = Número de procesos. Más de uno necesita PostgreSQL.
cli-help-open = Abre el navegador. «trinacria» a secas lo hace.
cli-serve-ready = Trinacria está lista en { $address } (Ctrl+C para detenerla)
cli-serve-workers = Varios procesos necesitan una base de datos común. Añade --database postgresql://…
cli-serve-database = «{ $database }» no es la dirección de una base de datos. Usa sqlite:///FILE o postgresql://USER@HOST/NAME.
cli-serve-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
serve-error-taken = Otro servidor ya usa { $file }. Usa ese servidor, detenlo o elige otra --database.
serve-error-file = No se pueden guardar mesas en { $file }: { $reason }.
serve-error-database = No se puede usar la base de datos: { $reason }.
cli-help-play = Juega a GAME (famiglia o lafamiglia) en la terminal, contra bots o con tu gente en una pantalla.
cli-help-vs = Bot para los demás puestos: easy, normal, hard, master, greedy, random, o el tuyo como archivo.py:Clase. (por defecto: greedy si conoce el juego)
cli-help-hot-seat = En todos los puestos juegan personas que comparten una pantalla. Se oculta entre turnos, salvo entre parejas.
cli-help-seat = Tu puesto: draw (a sorteo), first a fourth según el orden de juego, solo o team en 2v1, o el nombre de un puesto, como red.
cli-help-seats = Quién se sienta dónde, en orden de juego: you, nombres de personas y bots, como you,greedy,Ada,random.
cli-help-name = Tu nombre en la mesa.
cli-help-seed = Semilla de todo el azar; la misma semilla reparte las mismas cartas. (por defecto: una secreta, que se muestra al final)
cli-help-position = Empieza desde la posición de este archivo JSON.
cli-help-mode = Modalidad del juego, como 1v1 o 2v1. (por defecto: la habitual del juego)
cli-help-option = Cambia una opción del juego. NOMBRE la activa y NOMBRE=VALOR le da un valor, como draft, opt_rally_boat=off o difficulty=easy. Se puede repetir.
cli-help-save = Guarda el registro de la partida en este archivo cuando acabe o te vayas.
cli-help-sim = Hace que los bots jueguen muchas partidas de GAME y muestra los resultados.
cli-help-players = Bots, separados por comas. Cada uno juega por turno en todos los puestos. En juegos por equipos: un bot por equipo o por puesto.
cli-help-games = Número de partidas.
cli-help-sim-seed = Semilla de todo; la misma semilla da las mismas partidas.
cli-help-records = Guarda el registro de cada partida en esta carpeta.
cli-help-jobs = Número de procesos. (por defecto: uno por núcleo)
cli-help-replay = Recorre paso a paso el registro de FILE.
cli-help-verify = Recalcula cada mezcla del registro de FILE a partir de la semilla revelada.
cli-help-commitment = La promesa que anotaste en la mesa. El registro debe cumplirla.

cli-error = Error: { $sentence }
cli-no-such-option = No hay ninguna opción { $option }.
cli-no-such-command = No hay ninguna orden { $command }.
cli-missing = Falta { $parameter }.
cli-bad-value = { $parameter } no puede tener este valor: { $reason }
cli-file = No se puede usar { $file }: { $reason }.
cli-file-missing = no existe ese archivo ni esa carpeta
cli-file-is-folder = es una carpeta, no un archivo
cli-file-is-no-folder = es un archivo, no una carpeta
cli-file-forbidden = acceso denegado
cli-file-no-text = no es un texto UTF-8
cli-file-large = es demasiado grande
error-missing-package = { $what } necesita el paquete «{ $package }». Instálalo con: pip install 'trinacria[{ $extra }]'
cli-see-help = Mira «{ $command } --help».
cli-vs-or-hot-seat = Elige --vs o --hot-seat, no ambas: en los demás puestos juega un bot o juegan personas.
cli-seats-alone = --seats ya dice quién se sienta dónde. Quita --vs, --hot-seat y --seat.
cli-seats-count = { $wanted ->
    [one] { $game } tiene 1 puesto
   *[other] { $game } tiene { $wanted } puestos
}, pero --seats enumera { $found }.
cli-seat-unknown = «{ $found }» no es un puesto de este juego. Elige uno de { $known }.
cli-player-count = { $wanted ->
    [one] { $game } tiene 1 puesto
   *[other] { $game } tiene { $wanted } puestos
}, pero --players enumera { $found }.
cli-team-count = { $game } tiene { $seats } puestos en { $teams } equipos. Pon { $teams } o { $seats } bots en --players, no { $found }.
cli-player = Jugador
cli-player-number = Jugador { $number }
cli-saved = Registro guardado en { $file }.

cli-verified-commitment = La semilla del servidor es la que prometió al crear la mesa (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 de la semilla: { $commitment }.
cli-verified-promise = La promesa que mostraba la mesa al empezar la partida, con los ajustes y los sellos: { $promise }
cli-verified-salts = { $count ->
    [0] Nadie añadió sal: el servidor eligió el reparto por sí solo, antes de la partida.
    [one] En el reparto entró 1 sal, sellada antes de abrirse.
   *[other] En el reparto entraron { $count } sales, todas selladas antes de abrirse ninguna.
}
cli-verified-open-salts = { $count ->
    [0] Nadie añadió sal: el servidor eligió el reparto por sí solo, antes de la partida.
   *[other] Sales añadidas a la vista: { $count }. No se demuestra que nadie eligiera la suya tras ver las demás.
}
cli-verified-called-off = Repartos anulados antes de este porque una sal no se abrió: { $count }.
cli-verified-places = { $places ->
    [fixed] El orden de los puestos se fijó antes de empezar, como se prometió.
   *[drawn] El orden de los puestos se sorteó con la semilla.
}
cli-verified-places-unproven = No se demuestra que el orden de los puestos se fijara antes de empezar.
cli-verified-shuffles = { $count ->
    [one] 1 mezcla recalculada a partir de la semilla. Coincide.
   *[other] { $count } mezclas recalculadas a partir de la semilla. Todas coinciden.
}
cli-verified-moves = { $count ->
    [one] 1 jugada, legal.
   *[other] { $count } jugadas, todas legales.
}
cli-verified-position = La partida empezó en una posición que alguien eligió. Nada garantiza sus cartas: quien la eligió pudo conocerlas.
cli-verified-noted = Cumple la promesa que anotaste.
cli-verified-noted-commitment = Cumple la promesa que anotaste. Esa promesa abarca solo la semilla, no los sellos ni los ajustes.
cli-verified-compare = Para compararlo con la promesa que anotaste en la mesa, añade --commitment HUELLA.
cli-verified-from-position = Verificado desde esa posición: todas las mezclas y todas las jugadas. No lo están los nombres ni quién se sentó dónde: ningún registro puede demostrarlo.
cli-verified = Verificado: el reparto y todas las jugadas. No lo están los nombres ni quién se sentó dónde: ningún registro puede demostrarlo.

cli-sim-playing = Jugando
cli-sim-title = { $game }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
cli-sim-player = Jugador
cli-sim-wins = Victorias
cli-sim-interval = Intervalo del 95 %
cli-sim-draws = Empates
cli-sim-score = Puntuación
cli-sim-range = Rango
cli-sim-first = Gana quien empieza
cli-sim-solo = Gana quien va en solitario
cli-sim-length = Duración
cli-sim-length-value = { $mean } decisiones de media ({ $least }–{ $greatest })
cli-sim-time = Tiempo
cli-sim-time-value = { $seconds } s; partidas por segundo: { $games }; decisiones por segundo: { $decisions }
cli-sim-records = { $count ->
    [one] 1 registro escrito en { $folder }.
   *[other] { $count } registros escritos en { $folder }.
}

plain-welcome = { $game }. Empieza una partida nueva.
plain-commitment = El reparto está fijado. SHA-256 de su semilla: { $commitment }. La semilla se muestra al final.
plain-bots = Bots en la mesa: { $names }
plain-hint = Escribe el número de una respuesta, o sus palabras. Escribe «help» para saber más.
plain-help =
    Escribe el número de una respuesta, sus palabras o su código. Puedes acortar palabras y códigos mientras se entiendan.
    «codes» muestra los códigos. Otras órdenes: show, why RESPUESTA, rule [ID], hint, undo, save ARCHIVO, quit.
plain-hint-famiglia = Escribe el número de una respuesta, o sus palabras. Escribe «help» para saber más.
plain-help-famiglia =
    Escribe el número de una respuesta, sus palabras o su código. Puedes acortar palabras y códigos mientras se entiendan. Códigos:
      new R2          retira R2 y descubre 2 cartas nuevas
      play B2         juega un Contable o un Matón
      back G2, lay Y0 cambia con el Contable; done termina
      lower R4 2      el Matón rebaja R4 en 2
      take R0         recluta una carta que cuenta 0
      take R3 R2 G3   recluta R3 mostrando R2 y G3; R2 va a la banda
      pass            termina el turno
    «codes» los muestra junto a las respuestas. Otras órdenes: show, why RESPUESTA, rule [ID], hint, undo, save ARCHIVO, quit.
plain-hint-lafamiglia = Escribe el número de una respuesta, o sus palabras. «show» muestra toda la mesa, «help» dice más.
plain-help-lafamiglia =
    Escribe el número de una respuesta, sus palabras o su código. Puedes acortar palabras y códigos mientras se entiendan. Códigos:
      use s1.po2      opción A: esta casilla de acción; luego token CASILLA COLOR
      column police   opción B: todas las fichas de una columna; luego put CASILLA para cada una
      place enna      soldati a una zona; luego soldati 3
      issue enna      una orden a una zona; luego order red.basic.advance
      do move         una parte de una casilla o de una orden; done termina, skip la salta
      to enna         mueve por tierra; ship en lancha; drive o walk, finesse o force
    «codes» los muestra junto a las respuestas.
    Vender órdenes y dar dinero: «anytime» dice qué es posible; sell ORDEN y give lo hacen.
    Otras órdenes: show, why RESPUESTA, rule [ID], hint, undo, save ARCHIVO, quit.
plain-anytime-open = También puedes vender una orden o dar dinero. Escribe «anytime» para ver la lista.
plain-anytime-none = Ahora no hay nada que vender ni dar. Puedes hacerlo al empezar los turnos de tu equipo, cuando tengas que pagar y antes de las órdenes de tu equipo.
plain-turn-of = Es el turno de { $name }.
plain-curtain = Pásale la pantalla a { $name } y pulsa Intro.
plain-bye = Has salido de la partida.
plain-score = Puntuación final: { $scores }
plain-seed = La semilla era { $seed }.
plain-no-undo = No hay nada que deshacer: se ha descubierto algo u otro jugador ha actuado.
plain-no-rule = No hay ninguna regla { $rule }.
plain-legal = Esto es posible ahora: { $action }.
plain-nothing = ninguna
plain-deck = { $run ->
    [1] Primera vuelta
   *[2] Segunda vuelta
}. Mazo: { $deck }. Pila de descartes: { $discard }.
plain-street = Calle: { $cards }
plain-bottom = Cartas conocidas al fondo del mazo: { $cards }
plain-last-turns = { $count ->
    [one] Este es el último turno.
   *[other] Quedan { $count } turnos, contando este.
}
plain-player = { $name }: mano { $hand } (vale { $hand_points }), banda { $gang } (vale { $gang_points })
plain-player-hidden = { $name }: mano { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, banda { $gang } (vale { $gang_points })
plain-chance = Azar
plain-replay = Registro de { $game }: { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}.
plain-replay-position = Esta partida empezó en una posición que alguien eligió.
cli-help-bot = Usa un programa como bot con este nombre. Se puede repetir.
cli-help-serve-content = Ofrece también el paquete de componentes de La Famiglia de DIR. Se puede repetir.
cli-help-log = Formato del diario: json para máquinas, plain para personas. (por defecto: plain en una terminal; si no, json)
cli-help-allow-host = Otro nombre por el que se llega a este servidor, como *.example.org. Se puede repetir. No hace falta para direcciones IP, nombres de tu propia red ni peticiones de un proxy de esta máquina.
cli-help-limits = Limita las peticiones por puesto y por dirección. Desactívalo solo en una red privada.
cli-help-members = Si la gente puede hacerse miembro y conservar sus puestos en todos sus dispositivos.
cli-help-keep-unstarted = Días que se guardan las mesas que nunca empezaron, desde su última actividad. 0: siempre.
cli-help-keep-finished = Días que se guardan las partidas terminadas. 0: siempre.
cli-help-keep-packs = Días que se guardan los paquetes traídos por jugadores que ninguna mesa usa. 0: siempre.
cli-serve-bot = «{ $found }» no es un bot. Usa NOMBRE=ORDEN, por ejemplo --bot "mine=python mybot.py", con un nombre que no tenga otro bot.
cli-help-backup = Guarda todas las mesas en un archivo nuevo. Funciona con el servidor en marcha.
cli-help-restore = Carga todas las mesas de una copia de seguridad en una base de datos vacía de cualquier clase.
cli-help-prune = Elimina las mesas que nunca empezaron y las partidas terminadas demasiado antiguas. Funciona con el servidor en marcha.
cli-help-dry-run = Solo cuenta lo que se eliminaría.
cli-backed-up =
    { $count ->
        [one] 1 mesa guardada en { $file }.
       *[other] { $count } mesas guardadas en { $file }.
    }
cli-restored =
    { $count ->
        [one] 1 mesa restaurada de { $file }.
       *[other] { $count } mesas restauradas de { $file }.
    }
backup-error-exists = El archivo { $file } ya existe. Elige otro nombre.
backup-error-nothing = La base de datos { $file } aún no existe, así que no hay nada que copiar.
backup-error-file = { $file } no es una copia de seguridad, o está dañada: { $reason }
backup-error-not-empty = Esta base de datos ya tiene mesas. Una copia de seguridad solo se restaura en una base vacía. Aparta antes la antigua.
backup-error-database = No se puede conectar con la base de datos: { $reason }
cli-pruned = Eliminado: { $unstarted ->
    [one] { $unstarted } mesa
   *[other] { $unstarted } mesas
} sin empezar, { $finished ->
    [one] { $finished } partida terminada
   *[other] { $finished } partidas terminadas
}, { $packs ->
    [one] { $packs } paquete sin uso
   *[other] { $packs } paquetes sin uso
}.
cli-would-prune = Se eliminaría: { $unstarted ->
    [one] { $unstarted } mesa
   *[other] { $unstarted } mesas
} sin empezar, { $finished ->
    [one] { $finished } partida terminada
   *[other] { $finished } partidas terminadas
}, { $packs ->
    [one] { $packs } paquete sin uso
   *[other] { $packs } paquetes sin uso
}.
prune-error-nothing = La base de datos { $file } no existe, así que no hay nada que eliminar.

# Lo que Click añade a la ayuda y a las quejas.
cli-usage = Uso:
cli-options = Opciones:
cli-commands = Órdenes:
cli-default = por defecto: { $value }
cli-required = obligatorio
cli-metavar-options = [OPCIONES]
cli-metavar-command = ORDEN [ARGUMENTOS]...
cli-help-help = Muestra esta ayuda y termina.
cli-option-usage = Falta un valor o sobra: { $option }.
cli-missing-command = ¿Qué orden?
cli-too-many-arguments = Hay más argumentos de los que admite esta orden.
cli-wants-range = debe ser un número de { $low } a { $high }.
cli-wants-choice = debe ser uno de estos: { $known }.
cli-wants-number = debe ser un número.
cli-wants-file = debe ser un archivo, no una carpeta.
cli-wants-no-folder = { $path } es una carpeta, no un archivo.
cli-wants-no-file = { $path } es un archivo, no una carpeta.
cli-wants-folder-of = no se puede escribir { $path }: no existe la carpeta { $folder }.
cli-wants-writable = no se puede escribir en { $path }.
cli-serve-home = No hay carpeta donde guardar las mesas: { $reason }. Elige un archivo con --database sqlite:///FILE.
cli-wants-folder = debe ser una carpeta existente.
