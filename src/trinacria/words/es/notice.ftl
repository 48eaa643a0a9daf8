# «Te toca», dicho a una sala de chat.

notice-turn = { $name }, te toca en { $game }, en la mesa «{ $table }».
notice-turn-nameless = { $name }, te toca en { $game }.
notice-short = { $name }, se te acaba el tiempo en { $game }, en la mesa «{ $table }».
notice-short-nameless = { $name }, se te acaba el tiempo en { $game }.
notice-error-url = Esto no es la dirección de un webhook. Debería ser como https://discord.com/api/webhooks/… o https://hooks.slack.com/services/….
notice-error-https = La dirección de un webhook debe empezar por https://.
notice-error-port = Un webhook debe usar el puerto https habitual, el 443.
notice-error-public = Un webhook debe estar en la internet pública.
notice-error-zone = Esta zona horaria es desconocida.
notice-error-device = No se puede contactar con este dispositivo. Desactiva los avisos y vuelve a activarlos.
notice-error-devices = Hay demasiados dispositivos o puestos inscritos para los avisos.

# En un dispositivo.
notice-device-turn = Te toca: { $table }
notice-device-short = Se acaba el tiempo: { $table }
notice-device-turns = { $count ->
    [one] Te toca en { $count } mesa
   *[other] Te toca en { $count } mesas
}
notice-device-game = { $game }
notice-device-mover = Ha jugado { $name }.
notice-device-more = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
notice-device-named-short = { $hours ->
    [0] { $table }: te queda un tiempo de { $minutes } min
   *[other] { $table }: te queda un tiempo de { $hours } h { $minutes } min
}
notice-left-days = Tiempo restante: { $days } d { $hours } h
notice-left-hours = Tiempo restante: { $hours } h { $minutes } min
notice-left-minutes = Tiempo restante: { $minutes } min
notice-device-test = Los avisos funcionan
notice-device-test-note = Verás un aviso como este cuando te toque.

# Para probarlo.
notice-test = Esto es una prueba de Trinacria: aquí sabrás cuándo te toca.
notice-test-done = Enviado. Debería llegar en unos segundos.
notice-test-failed = { $why ->
    [unknown] El servicio no conoce esta dirección. Comprueba si le faltan caracteres.
    [forbidden] El servicio se ha negado: la clave de la dirección o el token no son correctos.
    [busy] El servicio está ocupado. Inténtalo dentro de unos minutos.
    [silent] No hubo respuesta en esta dirección.
   *[refused] El servicio ha rechazado el mensaje.
}
