## Che cosa rifiuta un torneo

event-error-begun = Questo torneo è già cominciato.
event-error-late = { $count ->
    [one] Durante l’ultimo turno non ci si può più iscrivere.
   *[other] Durante gli ultimi { $count } turni non ci si può più iscrivere.
}
event-error-entered = Partecipa già: { $name }.
event-error-unknown = Non partecipa: { $name }.
event-error-alone = A questo torneo ci si iscrive individualmente.
event-error-team = A questo torneo ci si iscrive in squadre da { $count }.
event-error-not-begun = Questo torneo non è ancora cominciato.
event-error-over = Questo torneo è finito.
event-error-few = { $least ->
    [one] Serve almeno { $least } partecipante.
   *[other] Servono almeno { $least } partecipanti.
}
event-error-open = { $count ->
    [one] { $count } tavolo sta ancora giocando.
   *[other] { $count } tavoli stanno ancora giocando.
}
event-error-paused = L’organizzazione ha sospeso questo torneo: { $reason }
event-error-not-paused = Questo torneo non è sospeso.
event-error-meeting = In questo torneo non c’è un tavolo del genere.
event-error-known = Il risultato di questo tavolo è già noto.
event-error-score = Questo risultato non è possibile a questo tavolo.
event-error-reason = Indica un motivo di al massimo 200 caratteri.
event-error-built-on = Un turno successivo dipende da questo risultato: non si può più cambiare.
event-error-unpairable = Chi è rimasto ha già incontrato tutti gli altri: non può esserci un altro turno.
event-error-rounds = Non ci sono altri turni.
event-error-time = C’è ancora qualcosa da giocare.
event-error-away = È già così.
event-error-terms = Queste impostazioni non vanno d’accordo.
