# Miembros de un servidor: la orden de quien lo lleva, y lo que se rechaza.

club-help = Miembros de un servidor y cómo se lleva su club. Funciona con el servidor en marcha.
club-help-command = { $command ->
    [list] Enumera los miembros.
    [key] Imprime otra hoja de recuperación para quien ha perdido todos sus dispositivos.
    [rename] Da otro nombre a un miembro.
    [suspend] Suspende a un miembro hasta nuevo aviso: solo puede mirar.
    [restore] Vuelve a dejar jugar a un miembro suspendido.
    [remove] Elimina a un miembro y todo lo guardado sobre él. Sus partidas se conservan.
    [admission] Elige quién puede hacerse miembro: todo el mundo, quien tenga un código, o nadie.
    [name] Pone nombre al club.
    [picture] Elige la imagen del club: una persona de Famiglia, por ejemplo r2-1. Sin ella, se quita.
   *[log] Muestra lo que han hecho los miembros y quien lleva el servidor.
}
club-help-count = Cuántas líneas mostrar.
club-help-code-count = Cuántas personas pueden entrar con el código.
club-listed = { $name }, desde { $since }{ $state ->
    [suspended] , con acceso suspendido
   *[member] {""}
}
club-count = { $count ->
    [0] Aún no hay miembros.
    [one] { $count } miembro.
   *[other] { $count } miembros.
}
club-key-given = Hoja de recuperación de { $name }: { $sheet }
    Entrégala en privado: quien la tenga puede entrar. Sirve una sola vez.
club-renamed = { $before } se llama ahora { $after }.
club-suspended = { $name } solo puede mirar hasta que restablezcas la membresía.
club-restored = { $name } puede volver a sentarse y hablar.
club-removed = { $name } ya no es miembro.
club-admission = { $who ->
    [open] Cualquiera puede hacerse miembro.
    [code] Los nuevos miembros necesitan este código: { $code }
   *[closed] Ya nadie puede hacerse miembro.
}
club-admitted = { $who ->
    [open] Cualquiera puede hacerse miembro.
    [code] Los nuevos miembros necesitan un código.
   *[closed] Nadie puede hacerse miembro.
}
club-code-left = { $left ->
    [0] El código está agotado: han entrado { $most }.
    [one] Puede entrar { $left } persona más con el código, de { $most }.
   *[other] Pueden entrar { $left } personas más con el código, de { $most }.
}
club-code-until = El código vale hasta el final del día { $day }.
club-named = El club se llama { $name }.
club-pictured = { $shown ->
    [yes] La imagen del club es { $person }.
   *[no] El club ya no tiene imagen.
}
club-former = Alguien que fue miembro
club-deed = { $what ->
    [joined] { $who } se hizo miembro.
    [sheet] { $who } hizo una hoja de recuperación.
    [sheet_used] { $who } entró con la hoja de recuperación.
    [paired] { $who } añadió un dispositivo{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [passkey] { $who } añadió una llave de acceso.
    [passkey_used] { $who } entró con una llave de acceso.
    [passkey_out] { $who } quitó una llave de acceso.
    [renamed] { $before } se llama ahora { $after }.
    [described] { $who } cambió su perfil.
    [signed_out] { $who } cerró la sesión de un dispositivo{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [signed_out_all] { $who } cerró la sesión en todas partes.
    [link_off] { $who } desactivó el enlace de un puesto.
    [left] Un miembro se fue.
    [key_given] Se hizo otra hoja de recuperación para { $who }.
    [suspended] Se suspendió a { $who }.
    [restored] Se readmitió a { $who }.
    [removed] Se eliminó a un miembro.
   *[club] Cambió la manera de llevar el club.
}
club-error-none = Este servidor no tiene miembros: todo el mundo juega como visitante.
club-error-closed = Este club no admite nuevos miembros. Pregunta a quien lo lleva.
club-error-admission-code = Con este código no se entra. Pide el actual a quien lleva el club.
club-error-code-used = Este código ya se ha usado todas las veces posibles. Pide uno nuevo a quien lleva el club.
club-error-code-ended = Este código ha caducado. Pide uno nuevo a quien lleva el club.
club-error-picture = No hay ninguna imagen { $person }. Elige una de estas: { $known }.
club-error-name-length = Un nombre tiene de { $least } a { $most } caracteres.
club-error-name-letters = Un nombre solo lleva letras, cifras, espacios, puntos, guiones y apóstrofos.
club-error-name-taken = El nombre { $name } está ocupado, o se parece a uno que lo está. Elige otro.
club-error-key = Este dispositivo no tiene la sesión abierta. Vuelve a entrar.
club-error-suspended = Esta membresía está suspendida. Pregunta a quien lleva el club.
club-error-sheet = Esta hoja de recuperación no vale. Solo sirve la última, y una sola vez.
club-error-number = El nombre y el número no coinciden, o el número ha caducado. Muestra otro en tu otro dispositivo.
club-error-pairing = Este código ha caducado o ya se ha usado. Muestra otro en tu otro dispositivo.
club-error-devices = Ya tienes la sesión abierta en { $most } dispositivos. Cierra antes la de alguno.
club-error-device = La sesión de este dispositivo ya estaba cerrada.
club-error-seat = Este puesto no es tuyo.
club-error-leave-name = Para dejar el club, escribe tu nombre tal como aparece.
club-error-unknown = No hay ningún miembro llamado { $name }.
club-error-many-keys = Demasiados intentos desde aquí. Espera un minuto.
club-error-many-members = Hoy ha habido demasiados miembros nuevos desde aquí. Inténtalo mañana.
club-error-no-database = No hay ninguna base de datos en { $file }.
