# The full-screen table in the terminal.

screen-you = { $name } (du)
screen-waiting = Warten auf { $name }.
screen-must = Du musst
screen-may = Du darfst
screen-skip = Nicht warten
screen-score = Punkte bisher
screen-actions = { $count ->
    [0] Nichts zu wählen
    [one] 1 mögliche Aktion
   *[other] { $count } mögliche Aktionen
}
screen-log = Protokoll
screen-command = die Nummer einer Antwort, ihre Wörter oder ein Code wie take R3 R2 G3
screen-menu-hint = Enter oder eine Zahl wählt · Esc zurück
screen-page-hint = Esc schließt · Pfeiltasten blättern
screen-undo = Rückgängig
screen-undo-none = Nichts rückgängig zu machen: Der letzte Schritt hat etwas aufgedeckt oder einen Zug beendet.

screen-turn-of = { $name } ist am Zug.
screen-anytime = Jederzeit möglich: Befehl verkaufen, Geld geben
screen-anytime-none = Jetzt gibt es nichts zu verkaufen oder zu geben. Das geht zu Beginn der Züge deines Teams, wenn du zahlen musst, und vor den Befehlen deines Teams.

screen-rule = Die Regel
screen-rule-title = Regel { $rule }
screen-rule-none = Gerade steht keine Frage an, darum gibt es auch keine Regel zu zeigen.
screen-rule-id-only = Der Text der Regel { $rule } ist nicht verfügbar. Schlag sie in den Spielregeln nach.

screen-curtain = Gib den Bildschirm an { $name }
screen-curtain-secret = Alle anderen schauen bitte weg.
screen-curtain-lift = Ich bin { $name }

screen-over = Das Spiel ist vorbei
screen-stopped = Das Spiel wurde abgebrochen
screen-end-new = Neues Spiel
screen-end-save = Speichern
screen-end-look = Tisch ansehen
screen-end-quit = Beenden
screen-end-again = Ergebnis

screen-save-where = In welche Datei soll die Aufzeichnung?
screen-save-hint = Enter speichert · Esc zurück
screen-save-exists = { $file } gibt es schon. Wähle einen anderen Namen.
screen-save-failed = { $file } lässt sich nicht speichern: { $reason }. Wähle einen anderen Namen.
screen-save-wait = Ein Bot denkt nach. Speichere nach seinem Zug.
screen-saved = Aufzeichnung gespeichert: { $file }.

screen-quit-question = Beenden? Das Spiel ist nicht vorbei. Was du nicht gespeichert hast, geht verloren.
screen-quit-yes = Beenden
screen-quit-no = Weiterspielen

screen-replay-step = Schritt { $number } von { $count }
screen-replay-start = Das Spiel beginnt.
screen-replay-unfinished = Die Aufzeichnung endet hier. Das Spiel wurde nicht beendet.
screen-replay-first = Anfang
screen-replay-previous = zurück
screen-replay-autoplay = abspielen
screen-replay-stop = Stopp
screen-replay-next = weiter
screen-replay-last = Ende

screen-key-help = Hilfe
screen-key-anytime = verkaufen
screen-key-show-part = Ansicht
screen-key-actions = Aktionen
screen-key-command = tippen
screen-key-rule = Regel
screen-key-undo = zurück
screen-key-log = Protokoll
screen-key-save = speichern
screen-key-switch-theme = Farben
screen-key-switch-language = Deutsch
screen-key-ask-quit = Ende
screen-key-previous = zurück
screen-key-next = weiter
screen-key-autoplay = abspielen
screen-key-turn-table = andere Seite

screen-help = Hilfe
screen-keys = Tasten
screen-help-move = zwischen Karten, Knöpfen und Listen wechseln
screen-help-pick = wählen, was mit einer Karte geschieht; eine blasse Karte sagt, warum es nicht geht
screen-help-number = mit einer Zahl wählen
screen-help-actions = alle möglichen Aktionen auflisten
screen-help-command = eine Aktion eintippen
screen-help-rule = die Regel hinter einer Frage oder Ablehnung lesen
screen-help-undo = rückgängig machen, bis etwas aufgedeckt wird oder der Zug endet
screen-help-piles = den Ablagestapel zeigen
screen-help-log = das ganze Protokoll zeigen
screen-help-anytime = einen Befehl verkaufen oder Geld geben
screen-help-show-part = den nächsten Teil des Tischs zeigen (kleine Bildschirme)
screen-help-skip = nicht auf den Bot warten
screen-help-save = die Aufzeichnung des Spiels speichern
screen-help-theme = zwischen hell und dunkel wechseln
screen-help-language = Sprache wechseln
screen-help-quit = beenden
screen-help-step = ein Schritt zurück oder vor
screen-help-ten-steps = zehn Schritte zurück oder vor
screen-help-ends = zum Anfang oder zum Ende
screen-help-autoplay = automatisches Abspielen starten oder anhalten
screen-help-turn-table = von der anderen Seite ansehen
screen-notation = Codes
screen-notation-short = Codes darfst du abkürzen, solange nur eine erlaubte Aktion passt: „t R3“ für „take R3 R2 G3“.

# Famiglia at the full screen. The hints on a card have room for 8 letters, the labels before cards for 6.

screen-famiglia-families = Familien
screen-famiglia-worth = Punkte bei 0 1 2 3 4: { $worth }
screen-famiglia-turn = Ein Zug
screen-famiglia-turn-text = Vier Schritte in dieser Reihenfolge; jeden darfst du auslassen. Solange kein 0er da ist: Karten der Straße weglegen, um neue zu holen. Einen Buchhalter spielen. Einen Schläger spielen. Eine Karte anwerben oder passen. Für eine Karte mit Wert v zeigst du zwei Karten ihrer Familie mit Wert v − 1 vor; eine davon kommt in deine Bande. Ein 0er ist umsonst. Ein Söldner kann eine der beiden ersetzen, wenn sein Wert höher ist als ihrer.
screen-famiglia-notation-new = R2 für 2 neue Karten weglegen
screen-famiglia-notation-play = den Buchhalter (oder Schläger) B2 spielen
screen-famiglia-notation-back = G2 aus deiner Bande aufnehmen
screen-famiglia-notation-lay = dafür Y0 hinlegen
screen-famiglia-notation-done = den Tausch beenden
screen-famiglia-notation-lower = G4 um 2 senken
screen-famiglia-notation-take-free = R0 umsonst anwerben
screen-famiglia-notation-take = R3 anwerben: R2 kommt in die Bande, G3 zurück
screen-famiglia-notation-pass = niemanden anwerben

screen-famiglia-hint-B = Tau ≤{ $value }
screen-famiglia-hint-Y = senk ≤{ $value }
screen-famiglia-hint-G = Joker <{ $value }
screen-famiglia-free = gratis
screen-famiglia-no-ability = Ein 0er hat keine Fähigkeit
screen-famiglia-card = { $card } { $family } · Wert { $value } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $ability }
screen-famiglia-hand-label = Hand
screen-famiglia-gang-label = Bande
screen-famiglia-deck-label = Stapel
screen-famiglia-discard-label = Ablage
screen-famiglia-counts = Hand { $hand } · Bande { $gang }
screen-famiglia-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-famiglia-points-hidden = { $points } + ? Punkte
screen-famiglia-street = Straße: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-famiglia-piles = Stapel { $deck } · Ablage { $discard }
screen-famiglia-discard = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-famiglia-bottom = bekannte Karten unten im Stapel: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] Letzter Zug
   *[other] Noch { $turns } Züge, dieser mitgezählt
}
screen-famiglia-pass = { $number ->
    [1] Erster Durchgang
   *[other] Zweiter Durchgang
}
screen-famiglia-score = Bande { $gang }, Hand { $hand }
screen-famiglia-hand = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-famiglia-gang = Bande: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-famiglia-step-done = erledigt
screen-famiglia-step-skipped = ausgelassen
screen-famiglia-step-busy = läuft
screen-famiglia-step-now = möglich
screen-famiglia-step-open = offen
screen-famiglia-step-later = nicht möglich

# La Famiglia at the full screen. Tabs have room for 9 letters.

screen-lafamiglia-tab-map = Karte
screen-lafamiglia-tab-sheets = Tafeln
screen-lafamiglia-tab-family = Familie
screen-lafamiglia-tab-people = Leute
screen-lafamiglia-tab-log = Protokoll
screen-lafamiglia-top-sheet = Obere Tafel { $number } · Spalten und was sie dich kosten
screen-lafamiglia-bottom-sheet = Untere Tafel { $number } · ein Marker hierher bringt die Aktion
screen-lafamiglia-partner = { $name } (dein Partner)
screen-lafamiglia-held = { $count } Mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = HQ: { $money } Geld, { $soldati } Sold.
screen-lafamiglia-hq-hidden = HQ: { $orders ->
    [one] 1 Befehl
   *[other] { $orders } Befehle
}, Rest geheim
screen-lafamiglia-supply = Vorrat { $pieces }
screen-lafamiglia-tiles = Kontrollplättchen
screen-lafamiglia-help-move = zwischen Gebieten, Feldern, Familien und Listen wechseln
screen-lafamiglia-help-pick = wählen, was dort geschieht, oder sehen, warum es nicht geht
screen-lafamiglia-help-piles = die Kontrollplättchen lesen
screen-lafamiglia-stock = { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}, noch { $soldati } neutral
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · neben { $neighbours }
screen-lafamiglia-sea = { $sea }: Boote { $boats } · Küste { $coast }
screen-lafamiglia-column = Spalte { $column }: { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}, sie zu bewegen kostet dich { $money }
screen-lafamiglia-row = Die Reihe { $row } deines Tableaus: Ihr linker Marker geht zuerst
screen-lafamiglia-money = Dein Geld: { $now } → { $after }
screen-lafamiglia-order-of-play = Zugreihenfolge
screen-lafamiglia-initiative = Initiative
screen-lafamiglia-against = gegen
screen-lafamiglia-with-car = und ein Auto
screen-lafamiglia-bonuses = Boni { $attack }:{ $defence }, { $removed } entfernt
screen-lafamiglia-cards = { $count ->
    [0] noch keine Karte gespielt
    [one] 1 Karte gespielt
   *[other] { $count } Karten gespielt
}
screen-lafamiglia-pieces = Material
screen-lafamiglia-legend = c2: 2 Autos, l1: 1 Labor, b3: 3 Boote, i6: 6 Einflussmarker, ▸: ein Boot, ▣: ein verdeckter Befehl, ○3: ein Nachschubbefehl mit Initiative 3, ✶8: ein Angriffsbefehl mit Initiative 8, ⚑: die Startfigur. Die zwei Buchstaben in einem Gebiet stehen für sein Mandamento.
screen-lafamiglia-notation-use = Option A: dieses Feld nutzen
screen-lafamiglia-notation-column = Option B: diese Spalte bewegen
screen-lafamiglia-notation-token = der Marker dafür
screen-lafamiglia-notation-place = Soldati in ein Gebiet einsetzen
screen-lafamiglia-notation-issue = einen Befehl in einem Gebiet erteilen
screen-lafamiglia-notation-move = Teile eines Befehls
screen-lafamiglia-notation-conflict = in einem Konflikt
screen-lafamiglia-notation-anytime = jederzeit möglich
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Cupola
screen-lafamiglia-control-from = Kontrolle ab { $from }
screen-lafamiglia-commission = Kommission { $pieces }
screen-lafamiglia-members = Mitglieder { $members } (Vorrat { $supply })
screen-lafamiglia-behind = dahinter { $count }
screen-lafamiglia-extra = { $free } Zusatz, { $blocked } gesperrt
screen-lafamiglia-restricted = ⊘ die Spalte, die dein Partner benutzt hat: Du kannst sie nicht leeren
screen-lafamiglia-legend-solo = ▼: die fiktive Familie, ●: ein Zusatzaktionsmarker, ■: ein Sperrmarker oder eine gesperrte Aktion, ✓: eine gesperrte Aktion, die nun frei ist, ⊘: die Spalte mit dem Verbotsmarker. Andersfarbige Marker auf einem Tableau gehören der Kommission.
