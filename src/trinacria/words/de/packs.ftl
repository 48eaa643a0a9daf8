# Packs that players bring: on the page, at the table, in the terminal.

packs-title = Spielmaterial
packs-own = Eigenes Paket
packs-built-in = Mitgeliefert
packs-add = Paket hinzufügen
packs-add-note = Die Dateien eines Pakets oder ein Zip-Archiv. Sie werden zuerst geprüft; bekommen kann sie nur, wen du einlädst oder wer die Adresse kennt.
packs-checking = Das Paket wird geprüft …
packs-faults = { $count ->
    [one] Dieses Paket hat 1 Fehler. Nichts wurde behalten.
   *[other] Dieses Paket hat { $count } Fehler. Nichts wurde behalten.
}
packs-expected = Erwartet: { $fix }
packs-ready = „{ $name }“ ist spielbereit.
packs-known = Dieses Paket spielt sich genau wie „{ $name }“, darum wird das vorhandene benutzt.
packs-forget = „{ $name }“ aus dieser Liste entfernen
packs-open = Über dieses Paket
packs-play = Damit spielen
packs-archive = Als Zip herunterladen
packs-hash = Hash
packs-missing = Dieses Paket ist nicht auf diesem Server. Was kein Tisch benutzt, wird nach einer Weile entfernt.
packs-at-table = Gespielt mit { $name }
packs-log = Dieses Spiel wird mit dem Paket „{ $name }“ gespielt.
packs-house = Hausregeln
packs-no-house = Keine: Es gelten die Zahlen des Regelhefts.
packs-house-rounds = { $number ->
    [one] Das Spiel dauert 1 Runde.
   *[other] Das Spiel dauert { $number } Runden.
}
packs-house-start_money = Jede Familie beginnt mit { $number } Geld mehr.
packs-house-win_family = { $number ->
    [one] Eine Familie gewinnt mit 1 Mandamento.
   *[other] Eine Familie gewinnt mit { $number } Mandamenti.
}
packs-house-win_team = { $number ->
    [one] Ein Team gewinnt mit 1 Mandamento.
   *[other] Ein Team gewinnt mit { $number } Mandamenti.
}
packs-house-mandamento_areas = { $number ->
    [one] Um ein Mandamento zu kontrollieren, braucht es 1 Gebiet.
   *[other] Um ein Mandamento zu kontrollieren, braucht es { $number } Gebiete.
}
packs-house-tiles_in_play = { $number ->
    [one] 1 Kontrollplättchen ist im Spiel.
   *[other] { $number } Kontrollplättchen sind im Spiel.
}
packs-house-labs_per_area = { $number ->
    [one] Ein Gebiet hat höchstens 1 Labor.
   *[other] Ein Gebiet hat höchstens { $number } Labore.
}
packs-balance = Ausprobieren
packs-balance-note = Bots spielen mit diesem Paket schnelle Partien, insgesamt { $games }. Die Seite kannst du inzwischen weiter benutzen.
packs-balance-start = { $games ->
    [one] 1 Partie spielen
   *[other] { $games } Partien spielen
}
packs-balance-stop = Anhalten
packs-balance-more = Weiter
packs-balance-progress = { $played } von { $of } Partien
packs-balance-mode = Zu wievielt
packs-balance-fair = Siegquoten und die Spanne, in der sie mit 95 % Sicherheit liegen
packs-balance-outliers = Was auffällt
packs-balance-outliers-note = Befehle, Charaktere und Kontrollplättchen, die vom Durchschnitt ihrer Art am weitesten abweichen.
packs-balance-none = Noch nichts: Spiel noch ein paar Partien.
packs-balance-rate = { $name }: { $share } %, zwischen { $low } % und { $high } %, in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
packs-aspect-first = Beginnende Seite
packs-aspect-side = Team und Soloseite
packs-aspect-family = Familien
packs-aspect-corner = Ecken
packs-side-pair = Zweierteam
packs-side-alone = Soloseite
packs-corner-nw = Nordwest
packs-corner-ne = Nordost
packs-corner-sw = Südwest
packs-corner-se = Südost
packs-kind-order = Befehl von { $family }
packs-kind-character = Charakter
packs-kind-tile = Kontrollplättchen
