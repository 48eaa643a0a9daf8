# What every game says.

error-game-over = Das Spiel ist vorbei, das geht nicht mehr: { $action }. Beginne ein neues Spiel oder sieh dir dieses noch einmal an.
error-not-your-decision = Die Entscheidung liegt bei { $other }. { $seat } kann das jetzt nicht tun: { $action }.
error-unparsable = „{ $text }“ ist keine Aktion dieses Spiels. Versuch etwas wie „{ $example }“ oder lass dir die möglichen Aktionen zeigen.
error-unparsable-none = „{ $text }“ ist keine Aktion dieses Spiels.
error-unparsable-type = Eine Aktion muss ein Text oder eine Action sein, nicht „{ $type }“.
error-unparsable-long = Dieser Text hat { $length } Zeichen. So lang ist keine Aktion.
error-ambiguous = „{ $text }“ passt auf mehrere Aktionen ({ $count }): { $candidates }. Tippe mehr von der, die du meinst.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“. Verfügbare Spiele: { $known }.
error-game-import = Das Spiel „{ $game }“ ist installiert, aber { $reference } lässt sich nicht laden. { $reason }
error-game-part = Das Spiel „{ $game }“ ist installiert, aber { $reference } ist dort kein Teil der Art { $kind }.
error-unknown-mode = Es gibt keinen Modus „{ $mode }“. Verfügbare Modi: { $known }.
error-no-options = { $game } hat keine Optionen, „{ $option }“ lässt sich also nicht setzen. Lass es weg.
error-unknown-chance = Der Zufall muss „seed“ oder „explicit“ sein, nicht „{ $found }“.
error-unknown-seat = Es gibt keinen Platz „{ $seat }“. Die Plätze sind { $known }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Wähle eine von { $known }.

error-record-chance-missing = Der Aufzeichnung fehlt das Ergebnis von Mischvorgang { $number }. Sie ist unvollständig. Besorg dir die Datei noch einmal.
error-record-chance-wrong = Mischvorgang { $number } der Aufzeichnung enthält nicht die gemischten Karten. Die Aufzeichnung wurde verändert. Besorg dir die Datei noch einmal.
error-record-shape = Diese Aufzeichnung ist unvollständig: { $reason }. Besorg dir die Datei noch einmal.
error-record-digest = Die Aufzeichnung passt nicht zu ihrer Prüfsumme: Sie wurde nach dem Speichern abgeschnitten oder verändert. Besorg dir die Datei noch einmal.
error-record-commitment = Der aufgedeckte Startwert ist nicht der vor dem Spiel versprochene: Sein SHA-256 passt nicht.
error-record-salts = Der Startwert des Spiels setzt sich nicht aus dem des Servers und dem Salz vom Tisch zusammen.
error-record-seals = Ein Salz in der Aufzeichnung ist nicht das vor dem Spiel versiegelte.
error-record-promise = Das Versprechen in der Aufzeichnung passt nicht zu ihr: Einstellungen, Anfangsstellung, Sitzordnung oder Siegel wurden verändert.
error-record-no-promise = Nicht geprüft. Diese Aufzeichnung sagt nicht, was vor dem Spiel versprochen wurde; wer sie gemacht hat, könnte den Startwert gewählt haben. Hast du das Versprechen notiert, gib es mit --commitment an.
error-record-noted = Nicht geprüft. Du hast das Versprechen { $noted } notiert, in dieser Aufzeichnung steht aber { $found }.
error-record-places = Die Sitzordnung ist nicht die aus dem Startwert gezogene.
error-record-unverifiable = Der Zufall wurde in diesem Spiel von Hand eingegeben, es gibt also keinen Startwert zu prüfen. Ansehen kannst du es trotzdem.
error-record-rules = Die Aufzeichnung wurde mit Version { $found } der Regeln gespielt; dieses Programm spielt Version { $known }. Nimm die Ausgabe, die sie gespeichert hat.
error-record-seat = Zeile { $number } ist ein Zug von { $seat }, aber dort ist jemand anders dran. Die Aufzeichnung wurde verändert. Besorg dir die Datei noch einmal.
error-record-illegal = Zeile { $number }, „{ $action }“, ist dort kein erlaubter Zug. Die Aufzeichnung wurde verändert. Besorg dir die Datei noch einmal.
error-record-differs = Zeile { $number } sagt „{ $told }“, aber Startwert und Züge führen zu „{ $found }“. Die Aufzeichnung passt nicht zu ihrem Startwert.
error-record-length = Züge laut Aufzeichnung: { $told }. Züge, die sich daraus ergeben: { $found }. Die Aufzeichnung wurde verändert. Besorg dir die Datei noch einmal.
error-record-result = Das Ergebnis in der Aufzeichnung folgt nicht aus ihren Zügen. Sie wurde verändert. Besorg dir die Datei noch einmal.
error-record-json = Die Datei ist kein gültiges JSON (Zeile { $line }, Spalte { $column }). Besorg sie dir noch einmal.
error-record-deep = Die Datei ist für eine Aufzeichnung zu tief verschachtelt. Besorg sie dir noch einmal.
error-record-number = Die Datei enthält eine viel zu lange Zahl. Besorg sie dir noch einmal.
error-record-title = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $title }“ sein. Wähle eine von Trinacria gespeicherte Datei.
error-record-line = Zeile { $line } der Datei ist nicht lesbar. Sie wurde abgeschnitten oder verändert. Besorg dir die Datei noch einmal.

error-position = { $count ->
    [one] Diese Stellung ist nicht möglich:
   *[other] Diese Stellung ist nicht möglich, aus { $count } Gründen:
}
position-no-game = Das Spiel fehlt. Ergänze „game“ mit einem von diesen: { $known }.
position-not-a-table = Eine Stellung muss aus Schlüsseln und Werten bestehen, nicht aus „{ $type }“.
position-unknown-key = „{ $key }“ gehört nicht zu einer Stellung. Mögliche Teile: { $known }.
position-type = „{ $key }“ hat den falschen Typ: { $reason }.
position-choice = „{ $key }“ kann nicht „{ $found }“ sein. Mögliche Werte: { $known }.
position-range = „{ $key }“ ist { $found }, muss aber zwischen { $low } und { $high } liegen.
position-card = „{ $card }“ in { $key } ist keine Karte. Karten sind R, B, Y oder G mit einem Wert von 0 bis 4, etwa R3.
position-copies = { $card } kommt zu oft vor: { $found } Mal. Im Spiel gibt es nur { $known }.
position-total = Das sind zu viele Karten: { $found }. Im Spiel gibt es nur 60.
position-lowered = An Stelle { $at } der Straße liegt keine Karte, die um { $by } sinken kann.
position-swap = { $card } in „{ $key }“ ist nicht dort, wo der Tausch es verlangt.

error-unknown-bot = Es gibt keinen Bot namens „{ $bot }“. Verfügbare Bots: { $known }. Eigene gehen auch, als datei.py:Klasse.
error-misspelt-bot = Es gibt keinen Bot namens „{ $bot }“. Meinst du „{ $meant }“? Verfügbare Bots: { $known }. Eigene gehen auch, als datei.py:Klasse.
error-bot-file = Der Bot „{ $bot }“ lässt sich nicht laden: Die Datei { $file } gibt es nicht.
error-bot-class = Der Bot „{ $bot }“ lässt sich nicht laden: { $file } hat keine Klasse { $name }.
error-bot-kind = Der Bot „{ $bot }“ lässt sich nicht laden: { $name } muss eine Unterklasse von trinacria.bots.Bot sein.
error-no-hint = Für das Spiel „{ $game }“ gibt es keine Tipps.
error-bot-import = Der Bot „{ $bot }“ lässt sich nicht laden. { $reason }
error-bot-game = Der Bot „{ $bot }“ kann „{ $game }“ nicht spielen. Der Bot „random“ kann jedes Spiel.
error-bot-broke = Der Bot { $bot } ist abgestürzt. { $reason }
error-bot-illegal = Der Bot { $bot } antwortete „{ $action }“; das war keine der angebotenen Aktionen.
error-bot-start = Das Programm des Bots { $bot } lässt sich nicht starten. { $reason }
error-bot-gone = Das Programm des Bots { $bot } endete ohne Antwort. { $reason }
error-bot-slow = Das Programm des Bots { $bot } brauchte mehr als { $seconds } s und wurde beendet.
error-bot-talk = Das Programm des Bots { $bot } schrieb „{ $found }“; das ist keine Antwort. { $reason }
position-json = Die Datei ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
position-deep = Die Datei ist für eine Stellung zu tief verschachtelt.
position-number = Die Datei enthält eine viel zu lange Zahl.

error-no-content = { $game } hat keine Pakete. Lass --content weg.
error-content-missing = Das Paket mit dem Hash { $hash } ist nicht da. Füge seinen Ordner mit --content hinzu.
error-record-content = Gespielt wurde mit dem Paket { $found }, dieses ist aber { $known }. Wähle mit --content den richtigen Ordner oder nimm die Ausgabe, die die Aufzeichnung gespeichert hat.
error-record-pack = Die Aufzeichnung bringt ein Paket mit, aber nicht das gespielte { $found }.

error-stop-side = Aufgeben kann nur eine ganze Seite.
game-stopped-resigned = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
} { $losers_count ->
    [one] { $losers } hat aufgegeben.
   *[other] { $losers } haben gemeinsam aufgegeben.
}
game-stopped-forfeited = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
} { $losers_count ->
    [one] { $losers } verliert kampflos.
   *[other] { $losers } verlieren kampflos.
}
game-stopped-draw_agreed = Unentschieden, von allen vereinbart.
game-stopped-score_agreed = { $winners_count ->
    [0] Unentschieden, { $high }:{ $low }.
    [one] { $winners } gewinnt mit { $high }:{ $low }.
   *[other] { $winners } gewinnen mit { $high }:{ $low }.
} Alle haben sich geeinigt, bei diesem Stand aufzuhören.
