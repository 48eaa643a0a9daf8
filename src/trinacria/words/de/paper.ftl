# Print-and-play: what stands on the pages, and the command that makes them.

paper-help = Macht PDFs zum Drucken und Ausschneiden: alle Teile eines Pakets oder das Kartenspiel, dazu eine Kurzfassung der Regeln.
paper-help-out = OUT: eine PDF-Datei für alles zusammen oder ein Ordner mit einer Datei je Art
paper-help-paper = Papierformat.
paper-help-what = Was gedruckt wird; wiederholbar.
paper-help-game = Welches Spiel gedruckt wird.
paper-made = { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
} in { $file }
paper-no-such-part = { $game } hat kein „{ $part }“ zu drucken. Wähle aus: { $known }.
error-nothing-to-print = { $game } hat nichts zu drucken.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title }: { $part }, Bogen { $number }, Vorderseite
    [back] { $title }: { $part }, Bogen { $number }, Rückseite
   *[single] { $title }: { $part }, Bogen { $number }
}
paper-scale = 5 cm: Stimmt das Lineal nicht, drucke mit 100 % („Tatsächliche Größe“).
paper-map-place = Reihe { $row } von { $rows }, Seite { $column } von { $columns }. Klebe die nächsten Seiten auf die Streifen jenseits der gestrichelten Linien.
paper-part-map = Karte
paper-part-mats = Familientableaus
paper-part-sheets = Aktionstafeln
paper-part-charts = Befehlsübersichten
paper-part-screens = Sichtschirme
paper-part-orders = Befehle
paper-part-cards = Karten
paper-part-tiles = Kontrollplättchen
paper-part-counters = Figuren
paper-part-influence = Einflussmarker
paper-part-money = Geld
paper-part-solo = Für zwei und drei
paper-part-rules = Regeln in Kürze
paper-part-overviews = Übersichtsblätter
paper-part-setup = Aufbau für zwei und drei
paper-part-cutting = Schnittliste
paper-overview-attack = Die Schritte eines Angriffs
paper-overview-announce = Ansagen
paper-overview-bonus = Angriffsbonus
paper-overview-defence = Verteidigungsbonus
paper-overview-remove = Soldati entfernen
paper-overview-finesse = List
paper-overview-force = Rohe Gewalt
paper-overview-knockout = Schlagabtausch
paper-overview-taken = Das Gebiet
paper-screen-anytime = Jederzeit
paper-screen-sell = Verkaufen, geben
paper-screen-token = Fremde Marker
paper-screen-force = Rohe Gewalt
paper-setup-for = Aufbau: { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part }: 1 Bogen
   *[other] { $part }: { $count } Bogen
}
paper-cut-count = { $each ->
    [0] { $count }
   *[other] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[other] { $count } ({ $families } × { $each }, { $grey } grau)
    }
}, { $wide } × { $high } mm
paper-cut-character = Charakterkarten
paper-cut-conflict = Konfliktkarten
paper-cut-soldato-1 = Soldati, je 1
paper-cut-soldato-5 = Soldati, je 5
paper-cut-car = Autos
paper-cut-boat = Boote
paper-cut-bust = Büsten für Schlussaktionen
paper-cut-control = Kontrollmarker
paper-cut-lab = Labore
paper-cut-start = Startfigur
paper-cut-money-1 = Geld, 1
paper-cut-money-2 = Geld, 2
paper-cut-solo-board = Solotableau
paper-cut-area = Gebietsplättchen
paper-cut-block = Sperrmarker
paper-cut-restriction = Verbotsmarker
paper-victory = Wer gewinnt
paper-setup = Aufbau
paper-setup-board-title = Plan
paper-setup-board = Breitet die Karte aus. Legt Tafel 1 unter Tafel 0 und die anderen Tafeln bereit. Münzen und graues Material bilden den Vorrat.
paper-setup-teams-title = Teams
paper-setup-teams = Zwei gegen zwei. Partner sitzen nebeneinander, jede Familie an einer Ecke. Zieht { $tiles } der { $kinds } Kontrollplättchen; das andere Team nimmt die gleichen aus seinem Satz.
paper-setup-families-title = Familien
paper-setup-families = Teilt jedem Team 3 Familientableaus aus. Wählt 2 zum Spielen; das dritte kommt zurück in die Schachtel.
paper-setup-pieces-title = Dein Material
paper-setup-pieces = Grundbefehle kommen hinter deinen Sichtschirm, Ausbaubefehle neben dein Tableau, je ein Einflussmarker auf jedes seiner runden Felder. Der Rest ist dein Vorrat.
paper-setup-map-title = Soldati
paper-setup-map = Stelle auf jeden Punkt mit dem Symbol deiner Ecke einen deiner Soldati, und auf jede graue Figur einen grauen.
paper-setup-start-title = Charaktere
paper-setup-start = Lost aus, wer anfängt, dann teilt allen einen Charakter aus: Sein Geld und seine Soldati kommen hinter den Sichtschirm. Wer anfängt, gibt 1 Geld an die Familie, die zuletzt zieht.
paper-setup-units-title = Einheiten
paper-setup-units = Setzt in Zugreihenfolge die Soldati und Autos eurer Karten dort ein, wo ihr Soldati habt, die Boote in ein Meer daneben. Dann stellt die Labore auf, nie mehr als { $labs } in ein Gebiet.
paper-setup-tokens-title = Tafel 0
paper-setup-tokens = Legt auf jedes graue Feld einen grauen Einflussmarker. Dann legen alle reihum einen eigenen auf ein freies Feld, zweimal herum.
paper-deck = Stapel und Straße
paper-rules-foot = { $game } ist ein Spiel von { $names }. Gedruckt mit Trinacria. Nur eine Kurzfassung: Das ganze Spiel erklärt das Regelheft der Schachtel.
