# The host of a club: what is refused, what the command says, and the host's page.


# ---- what is refused

host-error-key = Este enlace ya no abre la página de gestión. «trinacria club host» muestra uno nuevo.
host-error-reason = Da un motivo. Queda en el registro.
host-error-word = Contiene una palabra que el club no quiere. Dilo de otra manera.
host-error-suspended = Esta membresía está suspendida. Puedes mirar, pero no sentarte ni hablar.{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}
host-error-suspended-until = Esta membresía está suspendida hasta el final del { $day } de { $month ->
    [m1] enero
    [m2] febrero
    [m3] marzo
    [m4] abril
    [m5] mayo
    [m6] junio
    [m7] julio
    [m8] agosto
    [m9] septiembre
    [m10] octubre
    [m11] noviembre
   *[m12] diciembre
} de { $year }. Puedes mirar, pero no sentarte ni hablar.{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}
host-error-day = { $day } no es un día. Escríbelo así: 2026-11-30.
host-error-day-over = Ese día ya ha pasado. Elige uno posterior.
host-error-no-code = Un número de personas y un último día van con un código: elige la admisión con código.
host-error-code-count = Número de personas para un código: de 1 a { $most }.
host-error-report = No hay ninguna denuncia pendiente con el número { $number }.
host-error-guest = { $name } jugó como visitante: no hay a quién advertir ni suspender. Descarta la denuncia.
host-error-report-seat = Aquí solo pueden denunciar los jugadores y los miembros.
host-error-no-line = Aquí no hay nada que puedas denunciar.
host-error-reports-full = La gestión tiene demasiadas denuncias pendientes. Inténtalo más tarde.
host-error-many-reports = Han llegado demasiadas denuncias desde aquí. Inténtalo más tarde.
host-error-no-word = Una palabra lleva letras o cifras, como mucho { $most }.
host-error-many-words = La lista está llena ({ $most }). Quita antes una palabra.
host-error-word-there = { $word } ya está en la lista.
host-error-word-missing = { $word } no está en la lista.
host-error-backup-elsewhere = La copia de seguridad de esta base de datos se hace en el propio servidor, con «trinacria backup FILE».
host-error-backup-often = Acaba de hacerse una copia de seguridad. Espera un minuto.

# ---- the command

host-help-command = { $command ->
    [host] Muestra otro enlace a la página de gestión. El antiguo deja de valer.
    [announce] Anuncia algo a todo el mundo en la página de inicio. Sin texto, retira el anuncio.
    [words] Palabras que el club no quiere en los nombres ni en el chat.
    [add] Añade una palabra.
    [remove] Quita una palabra.
    [list] Enumera las palabras.
    [reports] Enumera las denuncias que te esperan.
    [report] Resuelve una denuncia: la descarta, advierte al miembro o lo suspende.
   *[warn] Advierte a un miembro. Puede leerlo en su lista.
}
host-help-until = Último día, por ejemplo 2026-11-30.
host-help-reason = Motivo. Queda en el registro, y el miembro puede leerlo.
host-help-address = Dirección del servidor, para el enlace.
host-link = Página de gestión: { $address }
    No compartas este enlace: quien lo tenga puede llevar el club. Se muestra una sola vez.
host-announced = Todo el mundo lee esto en la página de inicio: { $text }
host-unannounced = Ya no se anuncia nada.
host-word-added = { $word } está en la lista.
host-word-removed = { $word } ya no está en la lista.
host-words-count = { $count ->
    [0] Aún no hay palabras.
    [one] { $count } palabra.
   *[other] { $count } palabras.
}
host-warned = { $name } ha recibido una advertencia.
host-suspended-until = { $name } solo puede mirar hasta el final del { $day } de { $month ->
    [m1] enero
    [m2] febrero
    [m3] marzo
    [m4] abril
    [m5] mayo
    [m6] junio
    [m7] julio
    [m8] agosto
    [m9] septiembre
    [m10] octubre
    [m11] noviembre
   *[m12] diciembre
} de { $year }.
host-report-listed = { $number } – { $kind ->
    [line] Un mensaje de { $name }
   *[name] El nombre «{ $name }»
}{ $about ->
    [guest] {" "}(visitante)
   *[member] {""}
}: { $reason }
host-reports-count = { $count ->
    [0] No hay denuncias pendientes.
    [one] { $count } denuncia pendiente.
   *[other] { $count } denuncias pendientes.
}
host-report-done = { $act ->
    [dismiss] La denuncia está descartada.
    [warn] { $name } ha recibido una advertencia. La denuncia está resuelta.
   *[suspend] La membresía de { $name } está suspendida. La denuncia está resuelta.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] Se suspendió a { $who } hasta el final del { $day } de { $month ->
    [m1] enero
    [m2] febrero
    [m3] marzo
    [m4] abril
    [m5] mayo
    [m6] junio
    [m7] julio
    [m8] agosto
    [m9] septiembre
    [m10] octubre
    [m11] noviembre
   *[m12] diciembre
} de { $year }.
       *[no] Se suspendió a { $who }.
    }
    [restored] Se readmitió a { $who }.
    [removed] Se eliminó a un miembro.
    [warned] Se advirtió a { $who }.
    [dismissed] Se descartó la denuncia { $number }.
    [announced] { $ended ->
        [yes] Se anunció, hasta el final del { $day } de { $month ->
    [m1] enero
    [m2] febrero
    [m3] marzo
    [m4] abril
    [m5] mayo
    [m6] junio
    [m7] julio
    [m8] agosto
    [m9] septiembre
    [m10] octubre
    [m11] noviembre
   *[m12] diciembre
} de { $year }: { $text }
       *[no] Se anunció: { $text }
    }
    [unannounced] Se retiró el anuncio.
    [word_added] { $word } entró en la lista de palabras no deseadas.
    [word_removed] { $word } salió de la lista de palabras no deseadas.
    [host_key] Se creó otro enlace a la página de gestión.
   *[backed_up] Se hizo una copia de seguridad: { $file }
}{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = Gestión del club
web-host-no-key = Esta página se abre con el enlace de gestión. El servidor lo muestra al iniciarse por primera vez; «trinacria club host» muestra uno nuevo.
web-host-section = { $section ->
    [reports] Denuncias
    [members] Miembros
    [admission] Admisión
    [announcement] Anuncio
    [words] Palabras
    [backup] Copia
    [limits] Límites
   *[log] Registro
}
web-host-sections = Partes de esta página
web-host-waiting = { $count ->
    [0] No hay denuncias pendientes
    [one] Te espera una denuncia
   *[other] Te esperan { $count } denuncias
}
web-host-settled = Resueltas: { $count }
web-host-about = { $kind ->
    [line] Un mensaje de { $name }
   *[name] El nombre «{ $name }»
}
web-host-reported = { $at }, { $placed ->
    [yes] en la mesa { $place }
   *[no] en una mesa sin nombre
}
web-host-reporter = { $named ->
    [yes] Denuncia de { $reporter }: «{ $reason }»
   *[no] Denuncia: «{ $reason }»
}
web-host-history = { $member }: miembro desde el { $since }, { $warnings ->
    [0] ninguna advertencia
    [one] { $warnings } advertencia
   *[other] { $warnings } advertencias
}, { $suspensions ->
    [0] ninguna suspensión
    [one] { $suspensions } suspensión
   *[other] { $suspensions } suspensiones
}
web-host-guest = Jugó como visitante: no hay a quién advertir ni suspender.
web-host-line-stays = El chat se queda en la crónica de la mesa. La copia que ves aquí se borra en cuanto decides.
web-host-do = { $act ->
    [dismiss] Descartar
    [warn] Advertir
    [suspend] Suspender
    [rename] Cambiar el nombre
    [key] Hoja de recuperación
    [restore] Readmitir
   *[remove] Eliminar
}
web-host-ask = { $act ->
    [dismiss] ¿Descartar la denuncia sobre { $name }?
    [warn] ¿Advertir a { $name }?
    [suspend] ¿Suspender a { $name }?
    [rename] ¿Cambiar el nombre de { $name }?
    [key] ¿Hacer otra hoja de recuperación para { $name }?
    [restore] ¿Readmitir a { $name }?
   *[remove] ¿Eliminar a { $name }?
}
web-host-note = { $act ->
    [dismiss] No le pasa nada a nadie. Los mensajes copiados se borran.
    [warn] La advertencia y su motivo quedan en la lista del propio miembro.
    [suspend] El miembro puede mirar, pero no sentarse ni hablar, hasta que acabe la suspensión.
    [rename] El miembro conserva sus llaves, puestos y partidas.
    [key] La hoja antigua deja de valer. Los dispositivos del miembro siguen con la sesión abierta.
    [restore] El miembro puede volver a sentarse y a hablar.
   *[remove] Se borra todo lo guardado sobre el miembro. Las partidas se quedan. No se puede deshacer.
}
web-host-reason = Motivo
web-host-reason-note = Queda en el registro, y el miembro puede leerlo.
web-host-until = Último día
web-host-until-note = Déjalo vacío si no tiene fin.
web-host-new-name = Nombre nuevo
web-host-cancel = Cancelar
web-host-sheet = Hoja de recuperación de { $name }. Entrégala en privado: quien la tenga puede entrar. Se muestra una vez y sirve una vez.
web-host-close = Listo
web-host-copy = Copiar
web-host-search = Buscar por nombre
web-host-state = { $state ->
    [all] Todos
    [new] Nuevos
    [warned] Con advertencia
   *[suspended] Suspendidos
}
web-host-states = Qué miembros
web-host-count = { $members ->
    [one] { $members } miembro
   *[other] { $members } miembros
}, { $new } más esta semana
web-host-since = Miembro desde el { $day }
web-host-last = última visita: { $day }
web-host-tables-of = { $count ->
    [0] ninguna mesa
    [one] { $count } mesa
   *[other] { $count } mesas
}
web-host-warnings = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
}
web-host-suspended = { $ended ->
    [yes] con suspensión hasta el final del { $day }
   *[no] con suspensión
}
web-host-more = Mostrar más
web-host-acts = Qué hacer con { $name }
web-host-nobody = No hay miembros así.
web-host-who = Quién puede hacerse miembro
web-host-admit = { $who ->
    [open] Cualquiera
    [code] Con un código
   *[closed] Nadie
}
web-host-admit-note = Los visitantes juegan como antes.
web-host-new-code = Código nuevo
web-host-code-most = Para cuántas personas
web-host-code-any = Deja ambos vacíos para no poner límite.
web-host-code = Código para nuevos miembros. Se muestra una vez; el anterior deja de valer.
web-host-club-name = Nombre del club
web-host-picture = Imagen del club
web-host-save = Guardar
web-host-saved = Guardado.
web-host-announcement = Anuncio de la gestión
web-host-announce-note = Todo el mundo lo lee en la página de inicio.
web-host-announce = Anunciar
web-host-take-back = Retirarlo
web-host-words-note = Se rechazan los nombres y mensajes con una de estas palabras. Cuentan las palabras enteras, se escriban como se escriban.
web-host-word = Palabra
web-host-add = Añadir
web-host-drop = Quitar { $word }
web-host-no-words = Aún no hay palabras.
web-host-backup-note = La copia de seguridad está junto a la base de datos, en la carpeta «backups». Se guardan las diez últimas. Lo contiene todo, así que nunca sale del servidor por esta página.
web-host-backup = Hacer una copia
web-host-backed-up = La copia de seguridad está aquí: { $file }
web-host-limits-note = Lo que puede hacer una sola dirección. Los límites son iguales para todo el mundo.
web-host-limit = { $what ->
    [requests] Peticiones
    [work] Mesas, puestos y otras tareas
    [sockets] Conexiones
    [keys] Llaves erróneas
    [members] Nuevos miembros
   *[reports] Denuncias
}
web-host-at-once = de una vez
web-host-a-day = al día
web-host-figures = Mesas
web-host-tables = { $status ->
    [lobby] Sin empezar
    [running] En juego
    [paused] En pausa
   *[over] Terminadas
}
web-host-nothing = Aún no hay nada.
web-host-former = Alguien que fue miembro

# ---- at a table

web-host-report = Denunciar
web-host-report-line = Denunciar el mensaje de { $name }
web-host-report-name = Denunciar el nombre { $name }
web-host-report-note = Quien lleva el club lee el mensaje, algunos de alrededor y tu motivo. El resto de la mesa no recibe aviso.
web-host-report-send = Denunciar ante la gestión
web-host-report-done = Quien lleva el club la leerá.
