# The puzzle of the day, on the page and at the command line.

puzzle-title = Rätsel des Tages
puzzle-of = Rätsel vom { $day }
puzzle-task = { $proved ->
    [yes] Eine Aktion gewinnt das Spiel. Finde sie.
   *[no] Eine Aktion ist klar die beste. Finde sie.
}
puzzle-checked = { $proved ->
    [yes] Aus einer Partie zwischen Bots. Bewiesen: Jeder Weg wurde bis zum Spielende verfolgt.
   *[no] Aus einer Partie zwischen Bots. Geprüft durch viele Simulationen mit zwei verschiedenen Startwerten.
}
puzzle-right = { $tries ->
    [1] Richtig, beim ersten Versuch.
   *[other] Richtig, beim { $tries }. Versuch.
}
puzzle-not-this = Diese nicht: { $action }
puzzle-wrong-score = Bei bestem Spiel beider endet die Partie dann { $mine }:{ $theirs }.
puzzle-wrong-chance = Damit bleibt eine Siegchance von { $chance } %. Es gibt etwas Besseres.
puzzle-wrong-proved = Jeder Weg wurde bis zum Ende verfolgt: Das gewinnt nicht.
puzzle-solution = Die Lösung: { $action }
puzzle-best-score = Bei bestem Spiel beider endet die Partie dann { $mine }:{ $theirs }.
puzzle-best-chance = Siegchance: { $chance } %. Mit der nächstbesten Aktion: { $other } %.
puzzle-best-proved = Jeder Weg wurde bis zum Ende verfolgt: Das gewinnt, was die andere Seite auch tut.
puzzle-show = Lösung zeigen
puzzle-again = Zurück zum Rätsel
puzzle-earlier = Frühere Rätsel
puzzle-today = Heute
puzzle-game = Spiel
puzzle-streak = { $days ->
    [0] Löse jeden Tag ein Rätsel und bau eine Serie auf.
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
puzzle-state = { $state ->
    [solved] gelöst
    [shown] Lösung gezeigt
   *[open] noch nicht gelöst
}
puzzle-running = Die Lösung wird gespielt.
famiglia-puzzle-remembered = Alle haben gesehen, wie die Gegenhand entstand: { $cards }.
puzzle-help = Löse das Rätsel des Tages.
puzzle-help-day = Das Rätsel eines anderen Tags, etwa 2026-03-01.
puzzle-help-game = Das Spiel des Rätsels: famiglia oder lafamiglia.
puzzle-answer = Deine Antwort (eine Zahl; Enter zeigt die Lösung):
puzzle-number = Tippe eine Zahl von 1 bis { $count }.
puzzle-help-mine = Sucht Rätsel in Partien zwischen Bots: Momente, in denen genau eine Aktion klar die beste ist.
puzzle-help-most = Nach so vielen Rätseln aufhören.
puzzle-help-proved = Nur Momente nehmen, in denen sich jeder Weg bis zum Ende verfolgen lässt und genau eine Aktion gewinnt.
puzzle-help-out = Die Datei für die Rätsel.
puzzle-mining = Es werden Rätsel gesucht
puzzle-mined = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
} ({ $proved } bewiesen): { $file }
error-no-puzzle = Für den Tag „{ $day }“ gibt es kein Rätsel.
error-no-puzzles = Für das Spiel „{ $game }“ gibt es keine Rätsel.
