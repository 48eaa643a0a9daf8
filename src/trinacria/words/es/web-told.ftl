# Enterarse en otro lugar de que te toca.

web-told-seat-only = Solo para tu puesto en «{ $table }».
web-told-done = Listo
web-told-device = Este dispositivo
web-told-device-note = { $state ->
    [on] Recibirás un aviso cuando te toque, y otro si se te acaba el tiempo, aunque esta página esté cerrada.
    [asking] Tu navegador está pidiendo permiso.
    [blocked] Los avisos están bloqueados para este sitio. Permítelos en los ajustes del navegador para este sitio (el icono junto a la dirección) y vuelve a abrir esto.
    [impossible] Este navegador no puede mostrar avisos con la página cerrada. En un iPhone o iPad, añade antes esta página a la pantalla de inicio; en los demás, la dirección debe empezar por https://.
   *[off] Un aviso cuando te toque, aunque esta página esté cerrada. Antes, tu navegador pedirá permiso.
}
web-told-device-failed = No ha funcionado. Comprueba la conexión e inténtalo de nuevo.
web-told-device-unanswered = La pregunta del navegador quedó sin respuesta, así que nada ha cambiado.
web-told-test = Enviar una prueba
web-told-quiet = Horas de silencio
web-told-quiet-note = { $state ->
    [on] Nada de { $from } a { $to } en este dispositivo. Lo que llegue entretanto aparece después, en un solo aviso, salvo que para entonces se te acabe el tiempo.
   *[off] Unas horas del día en que este dispositivo calla, como de { $from } a { $to }.
}
web-told-quiet-from = Desde
web-told-quiet-to = Hasta
web-told-chat = Una sala de chat
web-told-chat-note = { $state ->
    [on] Una sala de chat recibe un aviso cuando te toca, y otro si se te acaba el tiempo. Su dirección no se muestra; otra nueva la sustituye.
   *[off] Recibe tu nombre, el juego y la mesa, nunca cartas, órdenes ni enlaces.
}
web-told-chat-service = Servicio de chat
web-told-chat-other = Otro
web-told-chat-address = Dirección del webhook
web-told-chat-token = Token del bot
web-told-chat-chat = ID del chat
web-told-chat-server = Servidor
web-told-chat-topic = Tema
web-told-chat-how = { $service ->
    [discord] En Discord: Editar canal, Integraciones, Webhooks, Nuevo webhook, Copiar URL de webhook.
    [slack] En Slack: añade «Incoming Webhooks» al canal y copia la URL del webhook.
    [telegram] En Telegram: crea un bot con @BotFather, envíale un mensaje y mira el ID de tu chat con @userinfobot.
    [ntfy] En la aplicación ntfy: suscríbete a un tema que nadie pueda adivinar. Deja vacío el servidor para ntfy.sh.
   *[other] Una dirección que acepte JSON con un «text», como Mattermost o Rocket.Chat.
}
web-told-chat-save = Guardar
web-told-chat-stop = Desactivar
web-told-chat-saved = Guardado. La sala de chat sabrá cuándo te toca.
web-told-chat-stopped = El chat ya no recibe avisos.
