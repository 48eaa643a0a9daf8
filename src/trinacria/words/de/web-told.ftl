# Being told elsewhere that it is one's turn.

web-told-seat-only = Nur für deinen Platz an „{ $table }“.
web-told-done = Fertig
web-told-device = Dieses Gerät
web-told-device-note = { $state ->
    [on] Du bekommst eine Benachrichtigung, wenn du am Zug bist, und noch eine, wenn deine Zeit abläuft, auch wenn diese Seite geschlossen ist.
    [asking] Dein Browser fragt um Erlaubnis.
    [blocked] Benachrichtigungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers für diese Seite (das Symbol neben der Adresse), dann öffne das hier noch einmal.
    [impossible] Dieser Browser zeigt bei geschlossener Seite keine Benachrichtigungen. Auf iPhone und iPad füge diese Seite zuerst zum Home-Bildschirm hinzu; sonst muss die Adresse mit https:// beginnen.
   *[off] Eine Benachrichtigung, wenn du am Zug bist, auch wenn diese Seite geschlossen ist. Dein Browser fragt vorher um Erlaubnis.
}
web-told-device-failed = Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.
web-told-device-unanswered = Die Frage des Browsers blieb unbeantwortet, es hat sich also nichts geändert.
web-told-test = Test senden
web-told-quiet = Ruhezeit
web-told-quiet-note = { $state ->
    [on] Von { $from } bis { $to } kommt auf diesem Gerät nichts. Was inzwischen anfällt, kommt danach als eine Benachrichtigung, es sei denn, deine Zeit wäre bis dahin um.
   *[off] Eine Tageszeit, zu der dieses Gerät still bleibt, etwa { $from } bis { $to }.
}
web-told-quiet-from = Von
web-told-quiet-to = Bis
web-told-chat = Ein Chatraum
web-told-chat-note = { $state ->
    [on] Ein Chatraum erfährt, wenn du am Zug bist, und noch einmal, wenn deine Zeit abläuft. Seine Adresse bleibt verborgen; eine neue ersetzt sie.
   *[off] Er erfährt deinen Namen, das Spiel und den Tisch, nie Karten, Befehle oder Links.
}
web-told-chat-service = Chatdienst
web-told-chat-other = Anderer
web-told-chat-address = Webhook-Adresse
web-told-chat-token = Bot-Token
web-told-chat-chat = Chat-ID
web-told-chat-server = Server
web-told-chat-topic = Thema
web-told-chat-how = { $service ->
    [discord] In Discord: Kanal bearbeiten, Integrationen, Webhooks, Neuer Webhook, Webhook-URL kopieren.
    [slack] In Slack: „Incoming Webhooks“ zum Kanal hinzufügen und die Webhook-URL kopieren.
    [telegram] In Telegram: mit @BotFather einen Bot anlegen, ihm eine Nachricht schicken und mit @userinfobot deine Chat-ID nachsehen.
    [ntfy] In der ntfy-App: ein Thema abonnieren, das niemand erraten kann. Für ntfy.sh bleibt der Server leer.
   *[other] Eine Adresse, die JSON mit „text“ annimmt, etwa Mattermost oder Rocket.Chat.
}
web-told-chat-save = Speichern
web-told-chat-stop = Beenden
web-told-chat-saved = Gespeichert. Der Chatraum erfährt, wenn du am Zug bist.
web-told-chat-stopped = Der Chatraum erfährt nichts mehr.
