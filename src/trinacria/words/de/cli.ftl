# The command line and its plain face.

cli-about = Spiele Famiglia, ein Kartenspiel für zwei, oder La Famiglia: The Great Mafia War, für zwei, drei oder vier. Die Regeln werden für dich eingehalten. Gegen Bots oder mit Freunden an einem Bildschirm; simuliere, sieh dir Spiele noch einmal an und prüfe sie nach.
cli-unofficial = Inoffiziell: ohne Verbindung zu denen, die die Spiele gemacht haben. Gefällt dir ein Spiel, dann kauf es.
cli-examples = Probier:
cli-languages = Sprachen: { $known } (mit --lang oder TRINACRIA_LANG).
cli-help-lang = Sprache: en, fr, ru, it, de oder es.
cli-help-version = Zeigt die Version und endet.
cli-help-about = Zeigt, was das ist, wer die Spiele gemacht hat, und die Version.
cli-help-theme = Farben des bildschirmfüllenden Tischs.
cli-help-plain = Textzeilen statt des ganzen Bildschirms: für Pipes und Vorleseprogramme.
cli-help-serve = Startet den Server zum Spielen im Browser: gegen Bots oder mit Freunden per Link.
cli-help-host = Adresse, auf der der Server hört. 0.0.0.0 lässt andere in deinem Netz herein.
cli-help-port = Port, auf dem der Server hört. (sonst: { $port }, oder ein freier, wenn der belegt ist)
cli-help-database = Wo Spiele gespeichert werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME. (sonst: SQLite in deinem Datenordner)
cli-help-workers = Zahl der Prozesse. Mehr als einer braucht PostgreSQL.
cli-help-open = Öffnet den Browser. Einfaches „trinacria“ tut das auch.
cli-serve-ready = Trinacria ist bereit: { $address } (Strg+C beendet)
cli-serve-workers = Mehrere Prozesse brauchen eine gemeinsame Datenbank. Ergänze --database postgresql://…
cli-serve-database = „{ $database }“ ist keine Datenbankadresse. Nimm sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-serve-port = Kein Zugriff auf { $host }, Port { $port }: { $reason }.
serve-error-taken = Ein anderer Server benutzt { $file } schon. Nimm diesen Server, beende ihn oder wähle eine andere --database.
serve-error-file = In { $file } lassen sich keine Tische speichern: { $reason }.
serve-error-database = Die Datenbank ist nicht benutzbar: { $reason }.
cli-help-play = Spielt GAME (famiglia oder lafamiglia) im Terminal, gegen Bots oder mit Freunden an einem Bildschirm.
cli-help-vs = Bot für alle anderen Plätze: easy, normal, hard, master, greedy, random oder ein eigener als datei.py:Klasse. (sonst: greedy, wenn er das Spiel kann)
cli-help-hot-seat = Auf allen Plätzen sitzen Menschen an einem Bildschirm. Zwischen den Zügen wird er verdeckt, außer zwischen Partnern.
cli-help-seat = Dein Platz: draw, first bis fourth in Zugreihenfolge, solo oder team in 2v1, oder der Name eines Platzes wie red.
cli-help-seats = Wer wo sitzt, in Zugreihenfolge: you, Namen von Menschen und Bots, etwa you,greedy,Ada,random.
cli-help-name = Dein Name am Tisch.
cli-help-seed = Startwert allen Zufalls; derselbe Startwert teilt dieselben Karten aus. (sonst: ein geheimer, am Ende gezeigt)
cli-help-position = Beginnt mit der Stellung in dieser JSON-Datei.
cli-help-mode = Modus des Spiels, etwa 1v1 oder 2v1. (sonst: der übliche)
cli-help-option = Setzt eine Option des Spiels. NAME schaltet sie ein, NAME=WERT setzt sie, etwa draft, opt_rally_boat=off oder difficulty=easy. Wiederholbar.
cli-help-save = Speichert die Aufzeichnung in dieser Datei, wenn das Spiel endet oder du gehst.
cli-help-sim = Lässt Bots viele Partien GAME spielen und zeigt die Ergebnisse.
cli-help-players = Bots, durch Kommas getrennt. Jeder spielt reihum jeden Platz. In Teamspielen: ein Bot je Team oder je Platz.
cli-help-games = Zahl der Partien.
cli-help-sim-seed = Startwert von allem; derselbe Startwert ergibt dieselben Partien.
cli-help-records = Speichert die Aufzeichnung jeder Partie in diesem Ordner.
cli-help-jobs = Zahl der Prozesse. (sonst: einer je Kern)
cli-help-replay = Geht die Aufzeichnung in FILE Schritt für Schritt durch.
cli-help-verify = Rechnet jedes Mischen der Aufzeichnung in FILE aus dem aufgedeckten Startwert nach.
cli-help-commitment = Das Versprechen, das du am Tisch notiert hast. Die Aufzeichnung muss dazu passen.

cli-error = Fehler: { $sentence }
cli-no-such-option = Es gibt keine Option { $option }.
cli-no-such-command = Es gibt keinen Befehl { $command }.
cli-missing = { $parameter } fehlt.
cli-bad-value = { $parameter } kann diesen Wert nicht haben: { $reason }
cli-file = { $file } ist nicht benutzbar: { $reason }.
cli-file-missing = so eine Datei oder so einen Ordner gibt es nicht
cli-file-is-folder = es ist ein Ordner, keine Datei
cli-file-is-no-folder = es ist eine Datei, kein Ordner
cli-file-forbidden = Zugriff verweigert
cli-file-no-text = es ist kein UTF-8-Text
cli-file-large = es ist zu groß
error-missing-package = { $what } braucht das Paket „{ $package }“. Installiere es mit: pip install 'trinacria[{ $extra }]'
cli-see-help = Siehe „{ $command } --help“.
cli-vs-or-hot-seat = Wähle --vs oder --hot-seat, nicht beides: Die anderen Plätze spielt ein Bot, oder es spielen Menschen.
cli-seats-alone = --seats sagt schon, wer wo sitzt. Lass --vs, --hot-seat und --seat weg.
cli-seats-count = { $wanted ->
    [one] { $game } hat 1 Platz
   *[other] { $game } hat { $wanted } Plätze
}, --seats nennt aber { $found }.
cli-seat-unknown = „{ $found }“ ist kein Platz in diesem Spiel. Wähle einen von { $known }.
cli-player-count = { $wanted ->
    [one] { $game } hat 1 Platz
   *[other] { $game } hat { $wanted } Plätze
}, --players nennt aber { $found }.
cli-team-count = { $game } hat { $seats } Plätze in { $teams } Teams. Nenne in --players { $teams } oder { $seats } Bots, nicht { $found }.
cli-player = Gast
cli-player-number = Gast { $number }
cli-saved = Aufzeichnung gespeichert: { $file }.

cli-verified-commitment = Der Startwert des Servers ist der beim Einrichten des Tischs versprochene (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 des Startwerts: { $commitment }.
cli-verified-promise = Das bei Spielbeginn am Tisch gezeigte Versprechen, mit Einstellungen und Siegeln: { $promise }
cli-verified-salts = { $count ->
    [0] Niemand hat Salz gegeben: Der Server allein hat vor dem Spiel bestimmt, was ausgeteilt wird.
    [one] 1 Salz, versiegelt vor dem Öffnen, floss in das Austeilen ein.
   *[other] { $count } Salze, alle versiegelt, bevor eines geöffnet wurde, flossen in das Austeilen ein.
}
cli-verified-open-salts = { $count ->
    [0] Niemand hat Salz gegeben: Der Server allein hat vor dem Spiel bestimmt, was ausgeteilt wird.
   *[other] Offen gegebene Salze: { $count }. Nicht bewiesen: dass niemand das eigene nach dem der anderen gewählt hat.
}
cli-verified-called-off = So oft wurde vorher neu ausgeteilt, weil ein Salz nicht geöffnet wurde: { $count }.
cli-verified-places = { $places ->
    [fixed] Die Reihenfolge der Plätze stand vor Beginn fest, wie versprochen.
   *[drawn] Die Reihenfolge der Plätze wurde aus dem Startwert gezogen.
}
cli-verified-places-unproven = Nicht bewiesen: dass die Reihenfolge der Plätze vor Beginn feststand.
cli-verified-shuffles = { $count ->
    [one] 1 Mischvorgang aus dem Startwert nachgerechnet. Es stimmt.
   *[other] { $count } Mischvorgänge aus dem Startwert nachgerechnet. Alles stimmt.
}
cli-verified-moves = { $count ->
    [one] 1 Zug, erlaubt.
   *[other] { $count } Züge, alle erlaubt.
}
cli-verified-position = Das Spiel begann mit einer gewählten Stellung. Nichts beweist die Karten darin; wer sie wählte, kannte sie vielleicht.
cli-verified-noted = Es passt zu dem Versprechen, das du notiert hast.
cli-verified-noted-commitment = Es passt zu dem Versprechen, das du notiert hast. Das deckt nur den Startwert ab, nicht Siegel oder Einstellungen.
cli-verified-compare = Zum Vergleich mit dem am Tisch notierten Versprechen ergänze --commitment HASH.
cli-verified-from-position = Von dieser Stellung an geprüft: jedes Mischen und jeder Zug. Nicht geprüft: Namen, und wer wo saß. Das kann keine Aufzeichnung beweisen.
cli-verified = Geprüft: das Austeilen und jeder Zug. Nicht geprüft: Namen, und wer wo saß. Das kann keine Aufzeichnung beweisen.

cli-sim-playing = Es wird gespielt
cli-sim-title = { $game }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
cli-sim-player = Bot
cli-sim-wins = Siege
cli-sim-interval = 95-%-Intervall
cli-sim-draws = Unentschieden
cli-sim-score = Punkte
cli-sim-range = Spanne
cli-sim-first = Erster Platz gewinnt
cli-sim-solo = Soloseite gewinnt
cli-sim-length = Länge
cli-sim-length-value = im Schnitt { $mean } Entscheidungen ({ $least }–{ $greatest })
cli-sim-time = Zeit
cli-sim-time-value = { $seconds } s; Partien pro Sekunde: { $games }; Entscheidungen pro Sekunde: { $decisions }
cli-sim-records = { $count ->
    [one] 1 Aufzeichnung geschrieben: { $folder }.
   *[other] { $count } Aufzeichnungen geschrieben: { $folder }.
}

plain-welcome = { $game }. Ein neues Spiel beginnt.
plain-commitment = Was ausgeteilt wird, steht fest. SHA-256 des Startwerts: { $commitment }. Der Startwert wird am Ende gezeigt.
plain-bots = Bots am Tisch: { $names }
plain-hint = Tippe die Nummer einer Antwort oder ihre Wörter. Mehr mit „help“.
plain-help =
    Tippe die Nummer einer Antwort, ihre Wörter oder ihren Code. Wörter und Codes darfst du abkürzen, solange sie eindeutig bleiben.
    „codes“ zeigt die Codes. Weitere Befehle: show, why ANTWORT, rule [ID], hint, undo, save DATEI, quit.
plain-hint-famiglia = Tippe die Nummer einer Antwort oder ihre Wörter. Mehr mit „help“.
plain-help-famiglia =
    Tippe die Nummer einer Antwort, ihre Wörter oder ihren Code. Wörter und Codes darfst du abkürzen, solange sie eindeutig bleiben. Codes:
      new R2          R2 weglegen, 2 neue Karten aufdecken
      play B2         einen Buchhalter oder Schläger spielen
      back G2, lay Y0 mit dem Buchhalter tauschen; done beendet es
      lower R4 2      der Schläger senkt R4 um 2
      take R0         eine Karte anwerben, die 0 zählt
      take R3 R2 G3   R3 anwerben, R2 und G3 vorzeigen; R2 kommt in die Bande
      pass            den Zug beenden
    „codes“ zeigt sie neben den Antworten. Weitere Befehle: show, why ANTWORT, rule [ID], hint, undo, save DATEI, quit.
plain-hint-lafamiglia = Tippe die Nummer einer Antwort oder ihre Wörter. Den ganzen Tisch zeigt „show“, mehr „help“.
plain-help-lafamiglia =
    Tippe die Nummer einer Antwort, ihre Wörter oder ihren Code. Wörter und Codes darfst du abkürzen, solange sie eindeutig bleiben. Codes:
      use s1.po2      Option A: dieses Aktionsfeld; dann token FELD FARBE
      column police   Option B: alle Marker einer Spalte; dann put FELD für jeden
      place enna      Soldati in ein Gebiet; dann soldati 3
      issue enna      ein Befehl in ein Gebiet; dann order red.basic.advance
      do move         ein Teil eines Felds oder Befehls; done beendet, skip lässt aus
      to enna         über Land ziehen; ship per Boot; drive oder walk, finesse oder force
    „codes“ zeigt sie neben den Antworten.
    Befehle verkaufen und Geld geben: „anytime“ zeigt, was geht; sell BEFEHL und give tun es.
    Weitere Befehle: show, why ANTWORT, rule [ID], hint, undo, save DATEI, quit.
plain-anytime-open = Du kannst auch einen Befehl verkaufen oder Geld geben. „anytime“ zeigt die Liste.
plain-anytime-none = Jetzt gibt es nichts zu verkaufen oder zu geben. Das geht zu Beginn der Züge deines Teams, wenn du zahlen musst, und vor den Befehlen deines Teams.
plain-turn-of = { $name } ist am Zug.
plain-curtain = Gib den Bildschirm an { $name }, dann drücke Enter.
plain-bye = Du hast das Spiel verlassen.
plain-score = Endstand: { $scores }
plain-seed = Der Startwert war { $seed }.
plain-no-undo = Nichts rückgängig zu machen: Es wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
plain-no-rule = Es gibt keine Regel { $rule }.
plain-legal = Das ist jetzt möglich: { $action }.
plain-nothing = keine
plain-deck = { $run ->
    [1] Erster Durchgang
   *[2] Zweiter Durchgang
}. Stapel: { $deck }. Ablage: { $discard }.
plain-street = Straße: { $cards }
plain-bottom = Bekannte Karten unten im Stapel: { $cards }
plain-last-turns = { $count ->
    [one] Das ist der letzte Zug.
   *[other] Noch { $count } Züge, dieser mitgezählt.
}
plain-player = { $name }: Hand { $hand } (Wert { $hand_points }), Bande { $gang } (Wert { $gang_points })
plain-player-hidden = { $name }: Hand { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, Bande { $gang } (Wert { $gang_points })
plain-chance = Zufall
plain-replay = Aufzeichnung von { $game }: { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}.
plain-replay-position = Dieses Spiel begann mit einer gewählten Stellung.
cli-help-bot = Lässt ein Programm unter diesem Namen als Bot laufen. Wiederholbar.
cli-help-serve-content = Bietet auch das Paket für La Famiglia in DIR an. Wiederholbar.
cli-help-log = Form des Protokolls: json für Maschinen, plain für Menschen. (sonst: plain im Terminal, andernfalls json)
cli-help-allow-host = Ein weiterer Name, unter dem dieser Server erreichbar ist, etwa *.example.org. Wiederholbar. Nicht nötig für IP-Adressen, Namen im eigenen Netz oder Anfragen eines Proxys auf diesem Rechner.
cli-help-limits = Begrenzt die Anfragen je Platz und Adresse. Schalte das nur in einem privaten Netz aus.
cli-help-members = Ob man Mitglied werden kann und den eigenen Platz dann auf allen Geräten behält.
cli-help-keep-unstarted = Wie viele Tage Tische bleiben, die nie begonnen haben, ab der letzten Regung. 0: für immer.
cli-help-keep-finished = Wie viele Tage beendete Spiele bleiben. 0: für immer.
cli-help-keep-packs = Wie viele Tage mitgebrachte Pakete bleiben, die kein Tisch benutzt. 0: für immer.
cli-serve-bot = „{ $found }“ ist kein Bot. Schreibe NAME=BEFEHL, etwa --bot "meiner=python meinbot.py", mit einem Namen, den kein anderer Bot hat.
cli-help-backup = Speichert alle Tische in einer neuen Datei. Geht auch bei laufendem Server.
cli-help-restore = Lädt alle Tische einer Sicherung in eine leere Datenbank beliebiger Art.
cli-help-prune = Entfernt zu alte Spiele und Tische, die nie begonnen haben. Geht auch bei laufendem Server.
cli-help-dry-run = Zählt nur, was entfernt würde.
cli-backed-up =
    { $count ->
        [one] 1 Tisch gespeichert: { $file }.
       *[other] { $count } Tische gespeichert: { $file }.
    }
cli-restored =
    { $count ->
        [one] 1 Tisch wiederhergestellt aus { $file }.
       *[other] { $count } Tische wiederhergestellt aus { $file }.
    }
backup-error-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
backup-error-nothing = Die Datenbank { $file } gibt es noch nicht, zu sichern ist also nichts.
backup-error-file = { $file } ist keine Sicherung oder beschädigt: { $reason }
backup-error-not-empty = Diese Datenbank hat schon Tische. Eine Sicherung lässt sich nur in eine leere laden. Räume die alte zuerst weg.
backup-error-database = Die Datenbank ist nicht erreichbar: { $reason }
cli-pruned = Entfernt: { $unstarted ->
    [one] { $unstarted } nie begonnener Tisch
   *[other] { $unstarted } nie begonnene Tische
}, { $finished ->
    [one] { $finished } beendetes Spiel
   *[other] { $finished } beendete Spiele
}, { $packs ->
    [one] { $packs } unbenutztes Paket
   *[other] { $packs } unbenutzte Pakete
}.
cli-would-prune = Entfernt würden: { $unstarted ->
    [one] { $unstarted } nie begonnener Tisch
   *[other] { $unstarted } nie begonnene Tische
}, { $finished ->
    [one] { $finished } beendetes Spiel
   *[other] { $finished } beendete Spiele
}, { $packs ->
    [one] { $packs } unbenutztes Paket
   *[other] { $packs } unbenutzte Pakete
}.
prune-error-nothing = Die Datenbank { $file } gibt es nicht, zu entfernen ist also nichts.

# What Click adds to help and complaints.
cli-usage = Aufruf:
cli-options = Optionen:
cli-commands = Befehle:
cli-default = sonst: { $value }
cli-required = nötig
cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL [ANGABEN]...
cli-help-help = Zeigt diese Hilfe und endet.
cli-option-usage = Ein Wert fehlt oder ist überflüssig: { $option }.
cli-missing-command = Welcher Befehl?
cli-too-many-arguments = Das sind mehr Angaben, als dieser Befehl annimmt.
cli-wants-range = es muss eine Zahl von { $low } bis { $high } sein.
cli-wants-choice = es muss eines davon sein: { $known }.
cli-wants-number = es muss eine Zahl sein.
cli-wants-file = es muss eine Datei sein, kein Ordner.
cli-wants-no-folder = { $path } ist ein Ordner, keine Datei.
cli-wants-no-file = { $path } ist eine Datei, kein Ordner.
cli-wants-folder-of = { $path } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
cli-wants-writable = In { $path } lässt sich nicht schreiben.
cli-serve-home = Es gibt keinen Ordner, um Tische zu speichern: { $reason }. Wähle eine Datei mit --database sqlite:///DATEI.
cli-wants-folder = es muss ein vorhandener Ordner sein.
