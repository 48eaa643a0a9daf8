# «Tocca a te», detto in una chat.

notice-turn = { $name }, tocca a te a { $game }, tavolo «{ $table }».
notice-turn-nameless = { $name }, tocca a te a { $game }.
notice-short = { $name }, il tuo tempo sta per scadere a { $game }, tavolo «{ $table }».
notice-short-nameless = { $name }, il tuo tempo sta per scadere a { $game }.
notice-error-url = Non è l’indirizzo di un webhook. Esempi: https://discord.com/api/webhooks/… o https://hooks.slack.com/services/….
notice-error-https = Un webhook deve cominciare con https://.
notice-error-port = Un webhook deve usare la porta 443.
notice-error-public = Un webhook deve essere raggiungibile da Internet.
notice-error-zone = Questo fuso orario è sconosciuto.
notice-error-device = Questo dispositivo non è raggiungibile. Disattiva e riattiva le notifiche.
notice-error-devices = Troppi dispositivi o posti sono iscritti alle notifiche.

# Su un dispositivo.
notice-device-turn = Tocca a te: { $table }
notice-device-short = Il tempo sta per scadere: { $table }
notice-device-turns = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
}
notice-device-game = { $game }
notice-device-mover = { $name } ha giocato.
notice-device-more = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
notice-device-named-short = { $hours ->
    [0] { $table }: ancora { $minutes } min
   *[other] { $table }: ancora { $hours } h { $minutes } min
}
notice-left-days = Tempo rimasto: { $days } g { $hours } h
notice-left-hours = Tempo rimasto: { $hours } h { $minutes } min
notice-left-minutes = Tempo rimasto: { $minutes } min
notice-device-test = Le notifiche funzionano
notice-device-test-note = Una notifica come questa ti dirà quando tocca a te.

# Per provare.
notice-test = Questa è una prova di Trinacria: qui saprai quando tocca a te.
notice-test-done = Inviato. Dovrebbe arrivare tra pochi secondi.
notice-test-failed = { $why ->
    [unknown] Il servizio non conosce questo indirizzo. Controlla che non manchino caratteri.
    [forbidden] Il servizio ha rifiutato: la chiave nell’indirizzo o il token è sbagliato.
    [busy] Il servizio è sovraccarico. Riprova tra qualche minuto.
    [silent] Nessuna risposta a questo indirizzo.
   *[refused] Il servizio ha rifiutato il messaggio.
}
