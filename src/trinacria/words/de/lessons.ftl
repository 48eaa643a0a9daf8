# The moves of a finished game that cost most, at the command line and on the page.

lessons-help = Zeigt zu jedem Platz die drei teuersten Züge der Partie in FILE und was besser gewesen wäre.
lessons-help-seat = Nur diesen Platz ansehen.
lessons-help-json = Die Züge als JSON ausgeben.
lessons-title = Teure Züge
lessons-of = Teure Züge: { $name }
lessons-note = Beurteilt nur nach dem, was in dem Moment bekannt sein konnte.
lessons-find = Teure Züge suchen
lessons-whose = Wessen Züge?
lessons-looking = Entscheidungen werden durchgesehen: { $percent } %
lessons-none = Keine teuren Züge gefunden. Die Bots können von keiner Entscheidung beweisen, dass sie klar falsch war.
lessons-played = Gespielt: { $action }
lessons-better = Besser: { $action }
lessons-cost = Siegchance: { $played } % statt { $better } % (±{ $doubt })
lessons-doubt = Verglichen in { $worlds } simulierten Lagen. Das ist das Urteil der Bots, kein Beweis.
lessons-show = Diesen Moment zeigen
lessons-before = Aktion { $number }
lessons-better-find = Einen besseren Zug finden
lessons-answer = Antwort zeigen
lessons-nth = Teurer Zug { $nth } von { $count }: { $name }
lessons-task = Es gab etwas Besseres. Finde es.
lessons-judging = Vergleich mit der Wahl der Bots …
lessons-judging-stop = Abbrechen
lessons-as-good = Genauso gut, soweit die Bots das sagen können.
lessons-as-good-tried = Gewählt: { $action }
lessons-as-good-chance = Siegchance: { $tried } %. Mit der Wahl der Bots: { $better } % (±{ $doubt }).
lessons-choice = Die Wahl der Bots: { $action }
lessons-replay = Zurück zur Wiederholung
lessons-next = Nächster teurer Zug
famiglia-lessons-remembered = Karten auf der Gegenhand, die alle gesehen haben: { $cards }.
error-lessons-not-found = Die teuren Züge von Platz „{ $seat }“ wurden noch nicht gesucht.
error-no-costly-move = Bei Aktion { $number } fand sich kein teurer Zug.
error-no-lessons = Die Züge des Spiels „{ $game }“ können die Bots nicht beurteilen.

famiglia-lesson-won = { $sure ->
    [yes] Mit der besseren Aktion ist das Spiel sofort oder sehr bald gewonnen, mit der schwächeren nicht.
   *[no] Mit der besseren Aktion ist das Spiel in { $better } % der Fortsetzungen bald gewonnen, sonst in { $played } %.
}
famiglia-lesson-lost = { $sure ->
    [yes] Nach der schwächeren Aktion ist das Spiel bald verloren, nach der besseren geht es weiter.
   *[no] Nach der schwächeren Aktion ist das Spiel in { $played } % der Fortsetzungen bald verloren, nach der besseren in { $better } %.
}
famiglia-lesson-recruit = { $sure ->
    [yes] Mit der besseren Aktion wird { $card } noch im selben Zug angeworben, mit der schwächeren nicht.
   *[no] Mit der besseren Aktion wird { $card } in { $better } % der Fortsetzungen noch im selben Zug angeworben, sonst in { $played } %.
}
famiglia-lesson-reply = { $sure ->
    [yes] Nach der schwächeren Aktion kann die Gegenseite im nächsten Zug { $card } anwerben, nach der besseren nicht.
   *[no] Nach der schwächeren Aktion wirbt die Gegenseite im nächsten Zug in { $played } % der Fortsetzungen { $card } an, nach der besseren in { $better } %.
}
famiglia-lesson-next = { $sure ->
    [yes] Die bessere Aktion bereitet { $card } für den nächsten Zug vor, die schwächere nicht.
   *[no] Die bessere Aktion bereitet { $card } vor: Angeworben wird die Karte im nächsten Zug in { $better } % der Fortsetzungen, sonst in { $played } %.
}
famiglia-lesson-points = Die bessere Aktion bringt in diesem Zug im Schnitt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} mehr.
famiglia-lesson-reply_points = Nach der besseren Aktion bringt der nächste Zug der Gegenseite im Schnitt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} weniger.
lafamiglia-lesson-won = { $sure ->
    [yes] Mit der besseren Aktion ist das Spiel gewonnen, mit der schwächeren nicht.
   *[no] Mit der besseren Aktion ist das Spiel in { $better } % der Fortsetzungen gewonnen, sonst in { $played } %.
}
lafamiglia-lesson-lost = { $sure ->
    [yes] Nach der schwächeren Aktion ist das Spiel verloren, nach der besseren nicht.
   *[no] Nach der schwächeren Aktion ist das Spiel in { $played } % der Fortsetzungen verloren, nach der besseren in { $better } %.
}
lafamiglia-lesson-holds = { $sure ->
    [yes] Mit der besseren Aktion kontrolliert die eigene Seite am Ende der Runde { $mandamento }, mit der schwächeren nicht.
   *[no] Mit der besseren Aktion kontrolliert die eigene Seite am Ende der Runde { $mandamento } in { $better } % der Fortsetzungen, sonst in { $played } %.
}
lafamiglia-lesson-theirs = { $sure ->
    [yes] Nach der schwächeren Aktion kontrolliert die andere Seite am Ende der Runde { $mandamento }, nach der besseren nicht.
   *[no] Nach der schwächeren Aktion kontrolliert die andere Seite am Ende der Runde { $mandamento } in { $played } % der Fortsetzungen, nach der besseren in { $better } %.
}
lafamiglia-lesson-areas = Mit der besseren Aktion hält die eigene Seite am Ende der Runde im Schnitt { $amount ->
    [one] 1 Gebiet mehr.
   *[other] { $amount } Gebiete mehr.
}
lafamiglia-lesson-soldati = Mit der besseren Aktion hat die eigene Seite am Ende der Runde im Schnitt { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} mehr auf dem Plan.
lafamiglia-lesson-money = Mit der besseren Aktion ist am Ende der Runde im Schnitt { $amount } Geld mehr da.
