# Sapere altrove che tocca a te.

web-told-seat-only = Solo per il tuo posto al tavolo «{ $table }».
web-told-done = Fatto
web-told-device = Questo dispositivo
web-told-device-note = { $state ->
    [on] Riceverai una notifica quando tocca a te, e un’altra se il tuo tempo sta per scadere, anche a pagina chiusa.
    [asking] Il browser sta chiedendo il permesso.
    [blocked] Le notifiche sono bloccate per questo sito. Consentile nelle impostazioni del browser per il sito (l’icona accanto all’indirizzo), poi riapri questa finestra.
    [impossible] Questo browser non può mostrare notifiche a pagina chiusa. Su iPhone o iPad aggiungi prima la pagina alla schermata Home; altrove l’indirizzo deve cominciare con https://.
   *[off] Una notifica quando tocca a te, anche a pagina chiusa. Prima il browser chiederà il permesso.
}
web-told-device-failed = Non ha funzionato. Controlla la connessione e riprova.
web-told-device-unanswered = La domanda del browser è rimasta senza risposta: non è cambiato nulla.
web-told-test = Invia una prova
web-told-quiet = Ore di silenzio
web-told-quiet-note = { $state ->
    [on] Niente dalle { $from } alle { $to } su questo dispositivo. Quello che arriva nel frattempo viene dopo, in un’unica notifica, a meno che il tuo tempo non scada prima.
   *[off] Un momento della giornata in cui questo dispositivo tace, per esempio dalle { $from } alle { $to }.
}
web-told-quiet-from = Dalle
web-told-quiet-to = Alle
web-told-chat = Una chat
web-told-chat-note = { $state ->
    [on] Una chat viene avvisata quando tocca a te, e di nuovo se il tuo tempo sta per scadere. Il suo indirizzo resta nascosto; uno nuovo lo sostituisce.
   *[off] Riceve il tuo nome, il gioco e il tavolo, mai carte, ordini o link.
}
web-told-chat-service = Servizio di chat
web-told-chat-other = Altro
web-told-chat-address = Indirizzo del webhook
web-told-chat-token = Token del bot
web-told-chat-chat = ID della chat
web-told-chat-server = Server
web-told-chat-topic = Argomento
web-told-chat-how = { $service ->
    [discord] In Discord: Modifica canale, Integrazioni, Webhook, Nuovo webhook, Copia URL.
    [slack] In Slack: aggiungi «Incoming Webhooks» al canale e copia l’URL del webhook.
    [telegram] In Telegram: crea un bot con @BotFather, scrivigli un messaggio e trova il tuo ID con @userinfobot.
    [ntfy] Nell’app ntfy: iscriviti a un argomento che nessuno possa indovinare. Lascia vuoto il server per ntfy.sh.
   *[other] Un indirizzo che accetta JSON con un campo «text», come Mattermost o Rocket.Chat.
}
web-told-chat-save = Salva
web-told-chat-stop = Interrompi
web-told-chat-saved = Salvato. La chat viene avvisata quando tocca a te.
web-told-chat-stopped = La chat non viene più avvisata.
