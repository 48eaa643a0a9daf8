## Was ein Turnier ablehnt

event-error-begun = Dieses Turnier hat schon begonnen.
event-error-late = { $count ->
    [one] In der letzten Runde ist keine Anmeldung mehr möglich.
   *[other] In den letzten { $count } Runden ist keine Anmeldung mehr möglich.
}
event-error-entered = { $name } nimmt schon teil.
event-error-unknown = { $name } nimmt nicht teil.
event-error-alone = Dieses Turnier wird einzeln gespielt.
event-error-team = Dieses Turnier wird in Teams zu { $count } gespielt.
event-error-not-begun = Dieses Turnier hat noch nicht begonnen.
event-error-over = Dieses Turnier ist zu Ende.
event-error-few = { $least ->
    [one] Mindestens { $least } Person muss teilnehmen.
   *[other] Mindestens { $least } Personen müssen teilnehmen.
}
event-error-open = { $count ->
    [one] { $count } Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
event-error-paused = Die Turnierleitung hat dieses Turnier unterbrochen: { $reason }
event-error-not-paused = Dieses Turnier ist nicht unterbrochen.
event-error-meeting = Diesen Tisch gibt es in diesem Turnier nicht.
event-error-known = Das Ergebnis dieses Tischs steht schon fest.
event-error-score = Dieses Ergebnis ist an diesem Tisch nicht möglich.
event-error-reason = Bitte einen Grund mit höchstens 200 Zeichen angeben.
event-error-built-on = Eine spätere Runde hängt von diesem Ergebnis ab. Es lässt sich nicht mehr ändern.
event-error-unpairable = Alle, die noch dabei sind, haben schon gegeneinander gespielt. Eine weitere Runde ist nicht möglich.
event-error-rounds = Es gibt keine weiteren Runden.
event-error-time = Es ist noch nicht alles gespielt.
event-error-away = Das ist schon so.
event-error-terms = Diese Einstellungen passen nicht zusammen.
