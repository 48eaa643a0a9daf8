# What members see on their own pages, and what is refused there.

web-member-find = Buscar rivales
web-member-sign-in = Entrar
web-member-keep = Guardar mi nombre y partidas
web-member-lead = Se te reconoce en todos tus dispositivos. { $count ->
    [0] Sin correo ni contraseña.
    [one] Tu mesa va contigo. Sin correo ni contraseña.
   *[other] Tus { $count } mesas van contigo. Sin correo ni contraseña.
}
web-member-name = Tu nombre en el club
web-member-name-length = de 2 a 24 caracteres
web-member-free = Libre. Los demás lo verán.
web-member-taken = { $name } está ocupado, o se parece demasiado al nombre de un miembro.
web-member-others = Libres:
web-member-code = Código para nuevos miembros
web-member-kept = El club guarda tu nombre, tus partidas y claves públicas. Con una base de datos robada nadie puede entrar. Puedes irte en cualquier momento y llevarte un archivo con todo.
web-member-keep-this = Quedarme este nombre
web-member-already = Ya soy miembro: entrar
web-member-welcome = Te damos la bienvenida, { $name }
web-member-second = Este navegador ya te conoce. Añade una segunda llave, para no perder nada si lo pierdes.
web-member-passkey = Llave de acceso
web-member-best = la mejor
web-member-passkey-note = Entra en tus otros dispositivos con la huella, la cara o un PIN.
web-member-passkey-address = Las llaves de acceso necesitan una dirección segura (https). Usa la hoja o el código.
web-member-passkey-browser = Este navegador no tiene llaves de acceso. Usa la hoja o el código.
web-member-passkey-add = Añadir llave de acceso
web-member-passkey-kept = La llave de acceso está guardada.
web-member-passkey-in = Como al desbloquear tu dispositivo: con la huella, la cara o el PIN.
web-member-passkey-use = Usar llave de acceso
web-member-passkey-from = { $device }, último uso: { $date }
web-member-passkey-out = ¿Quitar la llave de acceso?
web-member-passkey-out-note = Ya no podrás entrar con ella. Los dispositivos con la sesión abierta siguen así.
web-member-remove = Quitar
web-member-sheet = Hoja de recuperación
web-member-sheet-note = Te deja entrar una vez y luego da otra hoja. Solo se muestra ahora.
web-member-sheet-show = Mostrar la hoja
web-member-sheet-of = Hoja de recuperación de { $name } en { $site }
web-member-sheet-use = Sirve una vez: abre { $address } y escribe las letras.
web-member-sheet-lost = ¿Cerrar sin la hoja?
web-member-sheet-lost-note = No la has impreso, copiado ni guardado, y no se vuelve a mostrar. Puedes hacer otra en tu página.
web-member-sheet-lost-yes = Cerrar
web-member-sheet-in = Cada hoja sirve una vez. Después recibes otra.
web-member-sheet-field = Letras de la hoja
web-member-sheet-next = Tu hoja ya se ha usado. Esta es la siguiente, y solo se muestra ahora.
web-member-sheet-have = Ya tengo la nueva hoja
web-member-sheet-none = Aún no hay ninguna
web-member-sheet-from = Hecha el { $date }
web-member-print = Imprimir
web-member-copy = Copiar
web-member-copied = Copiado
web-member-copy-link = Copiar el enlace
web-member-save = Guardar
web-member-saved = Guardado.
web-member-phone = En mi teléfono
web-member-phone-note = Escanea un código y el teléfono también entra.
web-member-computer = En mi ordenador
web-member-computer-note = Escribe allí un número y el ordenador también entra.
web-member-phone-show = Mostrar el código
web-member-keys-later = Encuentras todas tus llaves en tu página.
web-member-later = Más tarde
web-member-done = Listo
web-member-scan = Apunta al código con la cámara, o abre { $address } y escribe el número.
web-member-qr = Código para entrar en otro dispositivo
web-member-good = Vale { $left } más, para un dispositivo, una vez.
web-member-ending = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
web-member-time-up = Se acabó el tiempo.
web-member-new-code = Código nuevo
web-member-devices = Tus dispositivos
web-member-device = Un dispositivo
web-member-here = Este navegador
web-member-waiting-phone = Esperando tu teléfono
web-member-waiting-computer = Esperando tu ordenador
web-member-appears = Aparecerá aquí automáticamente.
web-member-arrived = Acaba de entrar
web-member-nobody-else = No se lo muestres a nadie: quien lo escanee puede entrar con tu nombre. De cada dispositivo nuevo se avisa a todos los demás.
web-member-number = Número en otro dispositivo
web-member-number-note = En un dispositivo con la sesión abierta, abre tu página y elige «En mi teléfono» o «En mi ordenador».
web-member-six = Seis cifras
web-member-code-scanned = Entrar con el código
web-member-code-scanned-note = El código viene de un dispositivo con la sesión abierta. Sirve una vez.
web-member-in-here = Entrar en este dispositivo
web-member-lost = ¿Lo has perdido todo? Quien lleva el club puede darte otra llave.
web-member-mine = Tu página
web-member-since = Miembro desde el { $date }
web-member-about = Sobre ti
web-member-line = Una línea sobre ti
web-member-face = Tu cara
web-member-face-choose = Elegir una cara
web-member-face-letter = Mi primera letra
web-member-keys = Tus llaves
web-member-more-keys = Añadir una llave
web-member-used = Último uso: { $date }
web-member-out = Cerrar sesión
web-member-out-of = Cerrar la sesión de { $device }
web-member-out-here = ¿Cerrar la sesión aquí?
web-member-out-here-note = Este navegador olvida tus puestos. Vuelven cuando entres otra vez. Sin una segunda llave no podrás.
web-member-out-all = Cerrar todas las sesiones
web-member-out-all-note = Se cierra la sesión en todos los dispositivos, también en este. Solo podrás volver con una llave de acceso o la hoja de recuperación.
web-member-link-off = Desactivar el enlace de mi puesto
web-member-link-sure = ¿Desactivar el enlace?
web-member-link-note = El enlace ya no abrirá tu puesto, en ningún dispositivo. Lo conservas donde hayas iniciado sesión.
web-member-link-yes = Desactivar
web-member-link-is-off = El enlace de tu puesto está desactivado. Lo conservas donde hayas iniciado sesión.
web-member-deeds = Actividad
web-member-leave = Dejar el club
web-member-export-note = Un solo archivo con todo lo que el club sabe de ti, partidas terminadas incluidas.
web-member-export = Guardar mis datos
web-member-exported = El archivo está guardado.
web-member-leave-note = Al irte se borran tu nombre, tus llaves y tus dispositivos. Las partidas terminadas se quedan. Tu nombre queda libre para otros a los 30 días.
web-member-leave-type = Escribe { $name } para irte
web-member-leave-yes = Irme para siempre
web-member-not-you = ¿No has sido tú?
web-member-look = Ver tus llaves
web-member-was-me = He sido yo
web-member-older = Mesas anteriores
web-member-hello = Hola, { $name }
web-member-waits = { $count ->
    [0] Nadie te espera, { $name }
    [one] Una mesa te espera, { $name }
   *[other] { $count } mesas te esperan, { $name }
}
web-member-lead-home = Juega contra un bot, o abre una mesa e invita a alguien.
web-member-next = Siguiente mesa: { $table }
web-member-offer-title = ¿Guardar esta partida?
web-member-offer = Guarda tu nombre y tus partidas en todos tus dispositivos. Sin correo ni contraseña.
web-member-not-now = Ahora no

club-error-passkey = Esta llave de acceso no abre nada aquí. Inténtalo otra vez, o entra de otra manera.
club-error-passkey-late = Ha tardado demasiado. Inténtalo otra vez.
club-error-passkey-site = Las llaves de acceso necesitan una dirección segura (https). Usa la hoja de recuperación o el código.
club-error-passkeys = Ya tienes { $most } llaves de acceso. Quita antes una.
club-error-many-names = Se han probado demasiados nombres desde aquí. Espera un minuto.
