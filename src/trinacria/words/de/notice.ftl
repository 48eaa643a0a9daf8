# "Your turn" told to a chat room.

notice-turn = { $name }, du bist am Zug: { $game } am Tisch „{ $table }“.
notice-turn-nameless = { $name }, du bist am Zug: { $game }.
notice-short = { $name }, deine Zeit läuft ab: { $game } am Tisch „{ $table }“.
notice-short-nameless = { $name }, deine Zeit läuft ab: { $game }.
notice-error-url = Das ist keine Webhook-Adresse. Sie sollte aussehen wie https://discord.com/api/webhooks/… oder https://hooks.slack.com/services/….
notice-error-https = Eine Webhook-Adresse muss mit https:// beginnen.
notice-error-port = Ein Webhook muss den üblichen https-Port 443 verwenden.
notice-error-public = Ein Webhook muss im öffentlichen Internet liegen.
notice-error-zone = Diese Zeitzone ist unbekannt.
notice-error-device = Dieses Gerät ist nicht erreichbar. Schalte die Benachrichtigungen aus und wieder ein.
notice-error-devices = Es sind zu viele Geräte oder Plätze für Benachrichtigungen angemeldet.

# On a device.
notice-device-turn = Du bist am Zug: { $table }
notice-device-short = Die Zeit läuft ab: { $table }
notice-device-turns = { $count ->
    [one] Du bist an { $count } Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
notice-device-game = { $game }
notice-device-mover = { $name } hat gespielt.
notice-device-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
notice-device-named-short = { $hours ->
    [0] { $table }: noch { $minutes } min
   *[other] { $table }: noch { $hours } h { $minutes } min
}
notice-left-days = Verbleibende Zeit: { $days } T { $hours } h
notice-left-hours = Verbleibende Zeit: { $hours } h { $minutes } min
notice-left-minutes = Verbleibende Zeit: { $minutes } min
notice-device-test = Benachrichtigungen funktionieren
notice-device-test-note = So eine Benachrichtigung siehst du, wenn du am Zug bist.

# Trying it out.
notice-test = Das ist ein Test von Trinacria: Hier erfährst du, wenn du am Zug bist.
notice-test-done = Gesendet. Es sollte in wenigen Sekunden ankommen.
notice-test-failed = { $why ->
    [unknown] Der Dienst kennt diese Adresse nicht. Prüfe, ob Zeichen fehlen.
    [forbidden] Der Dienst hat abgelehnt: Der Schlüssel in der Adresse oder das Token ist falsch.
    [busy] Der Dienst ist überlastet. Versuch es in ein paar Minuten noch einmal.
    [silent] Unter dieser Adresse kam keine Antwort.
   *[refused] Der Dienst hat die Nachricht abgelehnt.
}
