# Lo que una mesa dice a personas y programas.

table-error-unknown = Esta mesa no existe. Comprueba el enlace.
table-error-pack = Este servidor no tiene ningún paquete de componentes con la huella { $pack }.
table-error-many-packs = Los paquetes de aquí que no usa ninguna mesa tuya han llegado al límite de { $most }. Juega con uno de ellos, o espera a que se eliminen los más antiguos.
table-error-packs-full = Este servidor no admite más paquetes por ahora. Inténtalo más tarde.
table-error-other-pack = El paquete de componentes de una mesa no se puede cambiar. Crea otra mesa para jugar con otro.
table-error-trial = Este paquete no se pudo probar. Revísalo e inténtalo de nuevo.
pack-fault-empty = No contiene ningún archivo
pack-fix-empty = los archivos de un paquete
pack-fault-many-files = Contiene demasiados archivos
pack-fix-many-files = { $most ->
    [one] no más de 1 archivo
   *[other] no más de { $most } archivos
}
pack-fault-name = Así no se llama ningún archivo de un paquete
pack-fix-name = un nombre de archivo sencillo, sin carpetas ni enlaces
pack-fault-large-file = Este archivo es demasiado grande
pack-fix-large-file = no más de { $most } kB
pack-fault-large = El paquete es demasiado grande
pack-fix-large = no más de { $most } kB en total
pack-fault-archive = Esto no es un archivo zip, o está dañado
pack-fix-archive = un archivo zip con los archivos de un paquete
pack-fault-packed = Este archivo está comprimido de un modo que aquí no se puede abrir
pack-fix-packed = un archivo zip hecho de la forma habitual («deflate»), o sin compresión
pack-fault-locked = Este archivo está protegido con contraseña
pack-fix-locked = un archivo sin contraseña
pack-fault-twice = Este archivo está dos veces en el zip
pack-fix-twice = cada archivo una vez
pack-fault-text = Esto no es un texto UTF-8
pack-fix-text = un archivo de texto
pack-fault-unreadable = Comprobar este paquete lleva demasiado tiempo
pack-fix-unreadable = un paquete más o menos tan grande como el incluido
table-error-path = No hay nada en esta dirección.
table-error-method = Aquí no se admite esta petición.
table-error-host = Este servidor no está preparado para el nombre { $host }. Quien lo administra puede permitirlo: trinacria serve --allow-host { $host }
table-error-origin = La página de { $origin } no tiene permiso para hacer esto. Abre la página de este servidor.
table-error-large = Esto es demasiado largo. El límite, en bytes, es { $most }.
table-error-head = Las cabeceras de esta petición son demasiado largas. El límite, en bytes, es { $most }.
table-error-address = Esta dirección es demasiado larga. El límite, en bytes, es { $most }.
table-error-slow = La petición tardó demasiado en llegar. Inténtalo de nuevo.
table-error-message = Este mensaje no se entiende: { $reason }
table-error-hello = El primer mensaje debe ser «hello».
table-error-hello-again = «hello» solo se puede enviar una vez. Abre otra conexión para volver a enviarlo.
table-error-version = Este servidor usa la versión { $known } del protocolo, no la { $found }. Recarga la página.
table-error-flood = Demasiadas peticiones. Espera un momento.
table-error-much-stored = Demasiados cambios a la vez desde tu red. Espera un momento.
table-error-log-full = Esta mesa no puede guardar nada más de esto que venga de ti. Puedes seguir jugando.
table-error-many-listed = Has llegado al límite de mesas abiertas en la sala ({ $most }). Empieza una de ellas, o no anuncies esta.
table-error-many-unstarted = Has llegado al límite de mesas sin empezar ({ $most }). Empieza antes alguna.
table-error-many-today = Hoy se han creado demasiadas mesas desde aquí. El límite es de { $most } al día.
table-error-fault = Algo ha fallado en el servidor. Nada ha cambiado. Inténtalo de nuevo.
table-error-store = El servidor no puede guardar ahora mismo. Nada ha cambiado. Inténtalo de nuevo.
table-error-secret = Este enlace ya no vale. Pide uno nuevo.
table-error-link-off = Este enlace se ha desactivado. Si el puesto es tuyo, inicia sesión para abrirlo.
table-error-invitation = Esto es una invitación. Ocupa antes un puesto con ella.
table-error-not-host = Solo puede hacerlo quien organiza la mesa.
table-error-spectator = El público no puede hacer esto.
table-error-no-spectators = Esta mesa no admite público.
table-error-spectators-only = El público tiene su propio chat hasta que acabe la partida.
table-error-beside = En esta mesa juega alguien de tu dirección, así que solo podrás leer el chat del público después de la partida.
table-error-no-partner = No tienes pareja en esta mesa.
table-error-empty = Este mensaje está vacío.
table-error-started = La partida ya ha empezado.
table-error-not-started = La partida aún no ha empezado.
table-error-over = La partida ha terminado.
table-error-not-over = Podrás verlo cuando acabe la partida.
table-error-paused = La partida está en pausa.
table-error-not-paused = La partida no está en pausa.
table-error-stale = La partida ha avanzado. Mira de nuevo y decide.
table-error-not-asked = No te toca decidir.
table-error-stand-in = Un bot juega por ti. Recupera antes tu puesto.
table-error-no-stand-in = Ningún bot juega por ti.
table-error-undo-off = En esta mesa no se puede deshacer.
table-error-no-undo = No puedes deshacer esto: se ha descubierto algo u otro jugador ha actuado.
table-error-premove = No puedes planear esto: antes tiene que pasar otra cosa.
table-error-hints-off = En esta mesa no hay pistas.
table-error-no-hint = No se encontró ninguna pista para esta decisión.
table-error-hints-many = Has pedido muchas pistas. Espera un momento.
table-error-rated-position = Una partida puntuada empieza desde el principio, no desde una posición.
table-error-rated-pack = Una mesa puntuada usa las cartas y el tablero del juego.
table-error-rated-options = Una mesa puntuada usa las opciones habituales.
table-error-rated-clock = Una mesa puntuada necesita un reloj.
table-error-rated-hints = En una mesa puntuada no hay pistas.
table-error-rated-bots = En una mesa puntuada no juegan bots.
table-error-rated-twice = En una mesa puntuada cada puesto necesita un miembro distinto.
table-error-rated-guests = En una mesa puntuada solo se sientan miembros. Guarda antes tu nombre.
table-error-rated-seated = En estos puestos no hay miembros: { $names }.
table-error-rated-sealed = En una mesa puntuada todos deben sellar el reparto. Falta: { $names }.
table-error-rated-undo = En una mesa puntuada no se deshace nada tras la jugada de otro.
table-error-rated-seat = En una partida puntuada ningún puesto cambia de manos.
table-error-rated-settled = Si una mesa es puntuada se decide al crearla.
table-error-no-chair = No existe el puesto { $chair }. Los puestos son { $known }.
table-error-chair-taken = El puesto { $chair } está ocupado.
table-error-chairs-open = Aún hay puestos vacíos. Ocúpalos con personas o bots.
table-error-awaited = Aún no han llegado: { $names }. La partida empieza cuando estén todos. Si alguien no quiere jugar, libera su puesto.
table-error-open-salt = Ahora las sales se sellan antes, para que nadie pueda elegir la suya tras ver las demás. Recarga la página.
table-error-unopened = Tu última sal no se abrió a tiempo, así que no puedes añadir otra en esta mesa.
table-error-opening = Se están abriendo las sales. Ahora no puede cambiar nada de la mesa.
table-error-not-opening = Ahora mismo no se está abriendo ninguna sal.
table-error-still-opening = Aún queda tiempo para abrir las sales: { $seconds ->
    [one] 1 segundo.
   *[other] { $seconds } segundos.
}
table-error-no-seal = La mesa no espera ninguna sal tuya.
table-error-wrong-salt = Esta no es la sal que sellaste.
table-error-chairs = { $wanted ->
    [one] Este juego tiene 1 puesto
   *[other] Este juego tiene { $wanted } puestos
}, { $found ->
    [one] pero se enumera 1.
   *[other] pero se enumeran { $found }.
}
table-error-full = Todos los puestos están ocupados.
table-error-not-person = En el puesto { $chair } no juega una persona.
table-error-present = Quien juega en el puesto { $chair } está aquí.
table-error-voted = Ya has votado.
table-error-not-gone = Quien juega en el puesto { $chair } aún puede volver. Espera a que acabe la cuenta atrás.
table-error-bot-agreed = Por otros solo puede jugar el bot acordado antes de la partida: { $bot }.
table-error-asked-already = Ya se le ha preguntado y aún no ha respondido.
table-error-declined = Acaba de decir que no. Pregunta más tarde.
table-error-offer-open = Hay otra propuesta abierta. Respóndela o espera.
table-error-nobody-agrees = En el otro bando ya no juega ninguna persona, así que nadie puede aceptar. Sigue jugando, ríndete o espera a que alguien ocupe el puesto.
table-error-offer-declined = Tu última propuesta se acaba de rechazar. Proponlo más tarde.
table-error-no-offer = No tienes ninguna propuesta que responder.
table-error-no-request = Nadie te ha pedido este puesto.
table-error-return-soon = Este puesto se pidió hace un momento. Vuelve a pedirlo dentro de un minuto.
table-error-no-return = Nadie pide volver a este puesto.
table-error-return-here = Quien ocupa este puesto está aquí y responde por su cuenta.
table-error-pause-held = Quien organiza ha puesto la partida en pausa. Puedes reanudarla cuando lleve un rato fuera, o cuando la pausa haya durado mucho.
table-error-bot = No hay ningún bot «{ $bot }» para este juego. Bots disponibles: { $known }.
table-error-bots-many = Ya juegan bots en { $most } de tus mesas. Termina antes una partida.
table-error-other-game = El juego de una mesa no se puede cambiar. Crea otra.
table-error-language = El idioma «{ $language }» no está disponible. Elige uno de { $known }.
table-error-no-moment = No puedes continuar la partida después de la jugada { $number }. La última desde la que puedes continuar es { $last }.
table-error-position-chance = Una mesa reparte sus propias cartas. Una posición con el azar fijado no se puede jugar aquí.
table-error-position-over = En esta posición la partida ya ha terminado.
table-error-position-broken = Esta posición no se puede jugar hasta el final.
table-error-unreadable = Esto no se puede leer, o leerlo lleva demasiado tiempo.
table-error-busy = El servidor está leyendo para otras personas. Inténtalo dentro de un momento.
table-error-too-heavy = Varias peticiones de aquí tardaron demasiado en leerse. Inténtalo dentro de un minuto.
table-error-deep = Esto tiene demasiados niveles anidados para leerlo.
table-error-many-parts = Esto tiene demasiadas partes para leerlo.
table-error-rematch-made = La mesa de la revancha ya existe.
table-error-rules = Esta mesa empezó con la versión { $found } de las reglas; este servidor juega la versión { $known }. Usa la versión que la empezó.
table-error-damaged = Esta mesa está dañada y no se puede jugar. Su crónica se conserva, y las demás mesas siguen bien.
table-error-plan-full = El mapa está lleno de marcas: el límite es { $most }. Borra antes alguna.

table-player = Jugador { $number }
table-bye-secret = Tu enlace se ha sustituido por otro.
table-bye-gone = Esta mesa se cerró porque hacía mucho que no pasaba nada.
table-bye-missed = No todos llegaron a tiempo. Tu búsqueda sigue donde estaba.
table-bots-busy = Los bots están ocupados en otras mesas. La tuya está en la cola.
