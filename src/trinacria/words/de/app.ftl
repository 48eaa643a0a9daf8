# The app on a phone or a desk: what the system shows of it, and what it says without a network.

app-description = La Famiglia und Famiglia, zwei Brettspiele: mit Freunden oder Bots, jede Regel eingehalten, ohne Konto.
app-new = Neuer Tisch
app-watch = Live und im Rückblick
app-replay = Partien
app-rules = Regeln
app-offline = Keine Verbindung
app-offline-note = Der Server ist gerade nicht erreichbar. Deine Spiele sind dort sicher: Nichts geht verloren, und diese Seite macht weiter, sobald die Verbindung zurück ist.
app-offline-again = Noch einmal versuchen
app-offline-still = Immer noch keine Verbindung.
app-offline-tables = Deine Plätze, auf diesem Gerät gemerkt
app-offline-none = Auf diesem Gerät sind keine Plätze gemerkt.
app-offline-meanwhile = Inzwischen
app-offline-read = Die Regeln von { $game } lesen
app-share-nothing = Es wurde nichts geteilt. Teile eine Aufzeichnung: eine Textdatei, die Trinacria geschrieben hat.

app-link-title = { $state ->
    [lobby] { $named ->
        [yes] Spiel mit: { $game } an „{ $table }“
       *[no] Spiel mit: { $game }
    }
    [over] { $named ->
        [yes] Wiederholung: { $game } an „{ $table }“
       *[no] Wiederholung: { $game }
    }
   *[running] { $named ->
        [yes] { $game } an „{ $table }“
       *[no] Eine Partie { $game }
    }
}
app-link-note = { $state ->
    [lobby] { $count ->
        [0] Ein Tisch wartet auf Leute. Öffne den Link und nimm Platz; ein Konto braucht es nicht.
        [one] { $names } wartet auf dich. Öffne den Link und nimm Platz; ein Konto braucht es nicht.
       *[other] { $names } warten auf dich. Öffne den Link und nimm Platz; ein Konto braucht es nicht.
    }
    [over] { $count ->
        [0] Eine beendete Partie, Zug für Zug.
       *[other] { $names }: die beendete Partie, Zug für Zug.
    }
   *[running] { $count ->
        [0] Eine laufende Partie. Öffne den Link zum Zuschauen.
       *[other] { $names }: eine laufende Partie. Öffne den Link zum Zuschauen.
    }
}
app-locale = de_DE
