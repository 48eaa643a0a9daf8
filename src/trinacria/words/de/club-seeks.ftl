# The page where members look for others to play with.

web-seek-title = Gegner finden
web-seek-about = Passen zwei Suchen zusammen, entsteht der Tisch von selbst.
web-seek-you = Du
web-seek-seconds = { $seconds } s pro Entscheidung
web-seek-minutes = { $minutes } min + { $seconds } s
web-seek-guest = Hier finden sich die Mitglieder
web-seek-guest-why = Suchen können nur Mitglieder, damit alle wissen, wem sie begegnen. Behalte deinen Namen und such mit. Als Gast kannst du dich an jeden offenen Tisch setzen.
web-seek-or = Mit bestimmten Leuten spielen?
web-seek-own-table = Einen Tisch aufstellen
web-seek-what = Was suchst du?
web-seek-game = Spiel
web-seek-partner = Partner
web-seek-anybody = Egal wer
web-seek-other-friend = Andere Freunde
web-seek-no-friends = Mit Freunden im Club könnt ihr zu zweit suchen.
web-seek-language = Die anderen sprechen
web-seek-any-language = Egal was
web-seek-rated-note = Keine Tipps, und nach dem Zug eines anderen wird nichts zurückgenommen
web-seek-rated-days = Die Partie beginnt, wenn alle den Tisch geöffnet haben.
web-seek-range = Wertung der anderen
web-seek-range-low = Mindestens
web-seek-range-high = Höchstens
web-seek-range-both = { $low } bis { $high }
web-seek-range-any = jede Wertung
web-seek-mark = du: { $rating }
web-seek-mark-two = ihr beide: { $rating }
web-seek-fit = { $count ->
    [one] { $count } Mitglied passt
   *[other] { $count } Mitglieder passen
}
web-seek-look = Gegner suchen
web-seek-clock = Uhr
web-seek-clock-live = Minuten + Sekunden pro Entscheidung
web-seek-clock-days = für jeden Zug
web-seek-live = Live
web-seek-over-days = Über Tage
web-seek-other = Andere
web-seek-own-minutes = Minuten
web-seek-own-seconds = Sekunden
web-seek-own-days = Tage
web-seek-open = Jetzt offen
web-seek-pace = Welche Suchen
web-seek-pace-all = Alle
web-seek-pace-live = Live
web-seek-pace-days = Über Tage
web-seek-taken-who = { $who }: gerade vergeben
web-seek-none = Gerade sucht niemand. Deine Suche wäre die erste.
web-seek-somebody = Zum Mitspielen
web-seek-all = Alle
web-seek-not-yours = Nichts für dich dabei?
web-seek-say = Sag, was du suchst
web-seek-who = Wer
web-seek-speaks = Spricht
web-seek-since = Seit
web-seek-act = Was du tun kannst
web-seek-taken = gerade vergeben
web-seek-stop-short = Beenden
web-seek-why-language = andere Sprache
web-seek-why-low = erst ab { $rating }
web-seek-why-high = nur bis { $rating }
web-seek-yes = ja
web-seek-unrated = noch ohne Wertung
web-seek-no = nein
web-seek-why-guest = nur Mitglieder
web-seek-play-with = Mit { $who } spielen
web-seek-sit = Dazusetzen
web-seek-play = Spielen
web-seek-note = Die Wertungen gelten für das gesuchte Spiel und seinen Modus. Einen Knopf hat nur, was du annehmen kannst.
web-seek-late = Die Suche ist zu Ende
web-seek-late-why = Niemand hat sich rechtzeitig gefunden, die Verbindung war zu lange weg, oder du warst nicht da, als sich jemand fand.
web-seek-late-week = Eine Woche ist um, und niemand hat sich gefunden: { $what }.
web-seek-again = Neu suchen
web-seek-asking = Warten auf { $name }
web-seek-waited = Bisherige Wartezeit
web-seek-with = mit { $name }
web-seek-leaving = Wer diese Seite verlässt, beendet die Suche.
web-seek-change = Ändern
web-seek-stop = Nicht mehr suchen
web-seek-bot = Inzwischen gegen Bots spielen
web-seek-bot-note = Findet sich jemand, tritt der Tisch mit den Bots zurück und bleibt für später.
web-seek-bot-along = { $name } kommt mit.
web-seek-bot-play = Gegen Bots spielen
web-seek-nobody-live = Niemand da?
web-seek-also-days = Auch über Tage suchen
web-seek-also-note = Diese Suche bleibt eine Woche, und du bekommst Bescheid.
web-seek-found-told = Der Tisch öffnet sich in 5 Sekunden.
web-seek-found-aside = Dein Tisch mit den Bots pausiert. Du kannst später weiterspielen.
web-seek-found-open = Tisch öffnen
web-seek-found-left = Verbleibende Sekunden
web-seek-asks = { $name } fragt, ob ihr zusammen sucht
web-seek-together = Zusammen suchen
web-seek-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-seek-days-short = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-seek-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
web-seek-usual = { $minutes ->
    [one] Um diese Zeit dauert es meist { $minutes } Minute ({ $count } Suchen).
   *[other] Um diese Zeit dauert es meist { $minutes } Minuten ({ $count } Suchen).
}
web-seek-looking = { $count ->
    [one] Gesucht: { $count } Person
   *[other] Gesucht: { $count } Leute
}
web-seek-found = { $count ->
    [one] Gegner gefunden
   *[other] Gegner gefunden
}
