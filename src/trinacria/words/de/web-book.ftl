# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Davon spricht keine Regel.
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-rules-none = Es gibt kein Regelheft für „{ $book }“. Diese kannst du lesen:
web-rules-link = Link zu Regel { $rule }
web-rules-overview = { $book ->
    [famiglia] Ein Zug im Überblick
    [expansion] Was sich zu zweit und zu dritt ändert
   *[other] Eine Runde im Überblick
}
web-rules-street = Straße
web-rules-hand = Hand
web-rules-gang = Bande

web-rules-turn-new-title = 1 Neue Karten
web-rules-turn-new = Kein 0er in der Straße? Lege eine ihrer Karten weg und decke so viele auf, wie ihr Wert beträgt.
web-rules-turn-accountant-title = 2 Buchhalter
web-rules-turn-accountant = Spiele einen in deine Bande und tausche bis zu seinem Wert Karten zwischen Bande und Hand.
web-rules-turn-brute-title = 3 Schläger
web-rules-turn-brute = Spiele einen in deine Bande und senke für diesen Zug eine Karte der Straße.
web-rules-turn-recruit-title = 4 Anwerben
web-rules-turn-recruit = Zeige zwei Karten derselben Familie vor, um eins niedriger. Eine kommt in deine Bande, die neue Karte auf die Hand.
web-rules-turn-end-title = Das Ende
web-rules-turn-end = Ist der Stapel zweimal leer oder wird zweimal nacheinander gepasst, zählt Hand und Bande zusammen.

web-rules-round-planning-title = 1 Planung
web-rules-round-planning = Bewegt reihum einen Marker auf ein Aktionsfeld und führt dessen Aktion aus, oder eine ganze Spalte für Einfluss. Legt Befehle verdeckt aus.
web-rules-round-reveal-title = 2 Aufdecken
web-rules-round-reveal = Zuerst die Verwaltung. Dann werden alle Befehle auf dem Plan aufgedeckt.
web-rules-round-encounter-title = 3 Kampf
web-rules-round-encounter = Zuerst Nachschub-, dann Angriffsbefehle, jeweils ab der niedrigsten Initiative: ziehen, Anschläge verüben, kämpfen.
web-rules-round-management-title = 4 Verwaltung
web-rules-round-management = Mit { $mandamento_areas } von 3 Gebieten kontrollierst du ein Mandamento: Lege einen Kontrollmarker dorthin oder nimm deinen weg.
web-rules-round-end-title = 5 Das Ende
web-rules-round-end = Eine Familie mit { $win_family } Mandamenti oder ein Team mit { $win_team } gewinnt. Sonst rücken die Tafeln auf, bis Runde { $rounds } vorbei ist.

web-rules-solo-commission-title = Die Kommission
web-rules-solo-commission = Eine Soloseite nutzt auch die Marker einer unbenutzten Familie. Einige davon liegen auf den Markern des Tableaus.
web-rules-solo-board-title = Das Solotableau
web-rules-solo-board = Ein vom Tableau entfernter Kommissionsmarker darf für eine zusätzliche Aktion auf das Solotableau.
web-rules-solo-coupole-title = 1 gegen 1: die Cupola
web-rules-solo-coupole = Zwölf Plätze, die man sich Mitglied für Mitglied abnimmt. Elf davon zählen zusammen als Mandamento.
web-rules-solo-extra-title = 2 gegen 1: Zusatzaktionen
web-rules-solo-extra = Die Soloseite darf pro Zug eine Zusatzaktion ausführen und schaltet Runde um Runde stärkere frei.
web-rules-solo-fiction-title = Die fiktive Familie
web-rules-solo-fiction = Soldati einer unbenutzten Farbe halten einige Gebiete. Sie verteidigen, greifen aber nie an.

web-rules-play-note = aus dem Regelheft
web-rules-play-step = Frage { $number } von { $count }
web-rules-play-press = Wähle eine Antwort. Ein Fehlversuch kostet nichts.
web-rules-play-hint = Tipp
web-rules-play-tell = Sag es mir einfach
web-rules-play-again = Noch ein Versuch
web-rules-play-once-more = Noch einmal
web-rules-play-next = Nächstes Beispiel
web-rules-play-next-question = Nächste Frage
web-rules-play-right = Richtig: { $answer }
web-rules-play-wrong = Nein: { $answer }
web-rules-play-also = Auch richtig: { $answers }
web-rules-play-have = und du hast { $money }
web-rules-play-total = zusammen
web-rules-play-rule = Die Regel
web-rules-play-list = Beispiele zum Spielen
web-rules-play-done = geschafft
web-rules-play-yes = Ja
web-rules-play-no = Nein
web-rules-play-nobody = Niemand: unentschieden
web-rules-play-against = { $one } gegen { $other }
web-rules-play-order = Zugreihenfolge
web-rules-play-column = { $column }: Kosten { $cost }, Marker: { $tokens }

web-rules-open = Was das Heft offenlässt
web-rules-ruling = unsere Auslegung
