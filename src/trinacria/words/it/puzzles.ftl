# Il problema del giorno, nella pagina e dalla riga di comando.

puzzle-title = Il problema del giorno
puzzle-of = Problema del { $day }
puzzle-task = { $proved ->
    [yes] Una sola azione vince la partita. Trovala.
   *[no] Un’azione è chiaramente la migliore. Trovala.
}
puzzle-checked = { $proved ->
    [yes] Da una partita tra bot. Dimostrato: tutte le continuazioni sono state seguite fino alla fine.
   *[no] Da una partita tra bot. Controllato con molte simulazioni e due semi diversi.
}
puzzle-right = { $tries ->
    [1] Giusto, al primo tentativo.
   *[other] Giusto, al tentativo { $tries }.
}
puzzle-not-this = Non questa: { $action }
puzzle-wrong-score = Se entrambi giocano al meglio, la partita finisce poi { $mine } : { $theirs }.
puzzle-wrong-chance = Resta il { $chance }% di probabilità di vincere. C’è di meglio.
puzzle-wrong-proved = Tutte le continuazioni sono state seguite fino alla fine: non vince.
puzzle-solution = La soluzione: { $action }
puzzle-best-score = Se entrambi giocano al meglio, la partita finisce poi { $mine } : { $theirs }.
puzzle-best-chance = Probabilità di vincere: { $chance }%. Con la seconda azione migliore: { $other }%.
puzzle-best-proved = Tutte le continuazioni sono state seguite fino alla fine: vince qualunque cosa faccia l’avversario.
puzzle-show = Mostra la soluzione
puzzle-again = Torna al problema
puzzle-earlier = Problemi precedenti
puzzle-today = Oggi
puzzle-game = Gioco
puzzle-streak = { $days ->
    [0] Risolvi un problema al giorno per iniziare una serie.
    [one] Serie: { $days } giorno
   *[other] Serie: { $days } giorni
}
puzzle-state = { $state ->
    [solved] risolto
    [shown] soluzione mostrata
   *[open] non ancora risolto
}
puzzle-running = La soluzione viene giocata.
famiglia-puzzle-remembered = Tutti hanno visto l’avversario comporre la sua mano: { $cards }.
puzzle-help = Risolvi il problema del giorno.
puzzle-help-day = Il problema di un altro giorno, per esempio 2026-03-01.
puzzle-help-game = Il gioco del problema: famiglia o lafamiglia.
puzzle-answer = La tua risposta (un numero; Invio mostra la soluzione):
puzzle-number = Scrivi un numero da 1 a { $count }.
puzzle-help-mine = Cerca problemi nelle partite tra bot: momenti in cui una sola azione è chiaramente la migliore.
puzzle-help-most = Fermati dopo questo numero di problemi.
puzzle-help-proved = Cerca solo i momenti in cui ogni continuazione si può seguire fino alla fine e vince una sola azione.
puzzle-help-out = Il file per i problemi.
puzzle-mining = Ricerca di problemi
puzzle-mined = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
} (dimostrati: { $proved }): { $file }
error-no-puzzle = Non c’è un problema per il giorno «{ $day }».
error-no-puzzles = Non ci sono problemi per il gioco «{ $game }».
