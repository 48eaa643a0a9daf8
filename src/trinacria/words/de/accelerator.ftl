# Famiglia on an accelerator.

accelerator-help = Famiglia auf einer GPU: mit den Regeln vergleichen, Tempo messen, Netze trainieren. Braucht das Extra „gpu“.
accelerator-help-check = Spielt dieselben Partien mit den Regeln und auf der GPU. Jede Entscheidung und jedes Ergebnis muss übereinstimmen; Ziehungen müssen gleich verteilt sein.
accelerator-help-speed = Misst zufällige Entscheidungen pro Sekunde.
accelerator-help-sizes = Wie viele Partien nebeneinander laufen; jede Zahl ist eine Messung.
accelerator-help-train = Trainiert ein Netz im Spiel gegen sich selbst. Derselbe Aufruf setzt fort.
accelerator-help-out = Ordner für Zwischenstand, Protokoll und Netz.
accelerator-help-minutes = Gesamte Trainingszeit, ohne Kompilieren.
accelerator-help-league = Spielt auch gegen ältere Stände, zufälliges Spiel und Stellvertreter für greedy und hard. (sonst: nur gegen sich selbst)
accelerator-help-against = Trainiert stattdessen die beste Antwort auf dieses Netz. Nur Punkte dagegen zählen.
accelerator-help-rival = Spielt drei von zehn Partien gegen dieses Netz, etwa eine beste Antwort, um es schlagen zu lernen.
accelerator-help-start = Beginnt mit den Gewichten dieses Netzes.
accelerator-help-games = Partien, die nebeneinander laufen.
accelerator-help-match = Lässt ein Netz gegen ein anderes oder gegen einen Bot ohne Netz spielen.
accelerator-help-free = Lässt das erste Netz passen, so früh es mag. Beste Antworten werden so trainiert.
accelerator-same = Partien: { $games }. Verglichene Entscheidungen und Ergebnisse: { $decisions }. Alle stimmen überein.
accelerator-draws = Ziehungen und Enden, getrennt gespielt. Partien jeweils: { $games }.
accelerator-speed = Nebeneinander: { $games }. Entscheidungen: { $decisions } Mio./s. Partien: { $ended } Mio./s (kompiliert in { $seconds } s)
accelerator-trained = Das Netz ist in { $file }.
accelerator-match = { $one } – { $other }. Partien: { $games }. Gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }. Punkte: { $points }. Durch zweimal Passen vor Zug 10 beendet: { $early }. Züge pro Partie: { $turns }
