# Le mosse più costose di una partita finita, dalla riga di comando e nella pagina.

lessons-help = Mostra le tre mosse più costose di ogni giocatore nella partita registrata in FILE, e che cosa sarebbe stato meglio.
lessons-help-seat = Guarda solo questo posto.
lessons-help-json = Stampa le mosse in JSON.
lessons-title = Mosse costose
lessons-of = Mosse costose: { $name }
lessons-note = Giudicate solo in base a ciò che il giocatore poteva sapere.
lessons-find = Cerca le mosse costose
lessons-whose = Le mosse di chi?
lessons-looking = Esame delle decisioni: { $percent }%
lessons-none = Nessuna mossa costosa trovata. I bot non possono dimostrare che una decisione fosse chiaramente sbagliata.
lessons-played = Giocata: { $action }
lessons-better = Meglio: { $action }
lessons-cost = Probabilità di vincere: { $played }% invece di { $better }% (±{ $doubt })
lessons-doubt = Confronto in { $worlds } situazioni simulate. È il giudizio dei bot, non una prova.
lessons-show = Mostra questo momento
lessons-before = Azione { $number }
lessons-better-find = Trova di meglio
lessons-answer = Mostra la risposta
lessons-nth = Mossa costosa { $nth } di { $count }: { $name }
lessons-task = C’era di meglio. Trovalo.
lessons-judging = Confronto con la scelta dei bot…
lessons-judging-stop = Annulla
lessons-as-good = Altrettanto buona, per quanto i bot possano giudicare.
lessons-as-good-tried = Scelta: { $action }
lessons-as-good-chance = Probabilità di vincere: { $tried }%. Con la scelta dei bot: { $better }% (±{ $doubt }).
lessons-choice = La scelta dei bot: { $action }
lessons-replay = Torna alla partita
lessons-next = Mossa costosa successiva
famiglia-lessons-remembered = Carte nella mano dell’avversario che tutti hanno visto: { $cards }.
error-lessons-not-found = Le mosse costose del posto «{ $seat }» non sono ancora state trovate.
error-no-costly-move = All’azione { $number } non è stata trovata nessuna mossa costosa.
error-no-lessons = I bot non sanno giudicare le mosse del gioco «{ $game }».

famiglia-lesson-won = { $sure ->
    [yes] Con l’azione migliore la partita è vinta subito o molto presto; con quella più debole no.
   *[no] Con l’azione migliore la partita è presto vinta nel { $better }% delle continuazioni, altrimenti nel { $played }%.
}
famiglia-lesson-lost = { $sure ->
    [yes] Dopo l’azione più debole la partita è presto persa; dopo la migliore continua.
   *[no] Dopo l’azione più debole la partita è presto persa nel { $played }% delle continuazioni, dopo la migliore nel { $better }%.
}
famiglia-lesson-recruit = { $sure ->
    [yes] Con l’azione migliore { $card } viene reclutata nello stesso turno; con quella più debole no.
   *[no] Con l’azione migliore { $card } viene reclutata nello stesso turno nel { $better }% delle continuazioni, altrimenti nel { $played }%.
}
famiglia-lesson-reply = { $sure ->
    [yes] L’azione più debole permette all’avversario di reclutare { $card } al turno seguente; la migliore no.
   *[no] Dopo l’azione più debole l’avversario recluta { $card } al turno seguente nel { $played }% delle continuazioni, dopo la migliore nel { $better }%.
}
famiglia-lesson-next = { $sure ->
    [yes] L’azione migliore prepara { $card } per il turno seguente; quella più debole no.
   *[no] L’azione migliore prepara { $card }: viene reclutata al turno seguente nel { $better }% delle continuazioni, altrimenti nel { $played }%.
}
famiglia-lesson-points = L’azione migliore porta in media { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} in più in questo turno.
famiglia-lesson-reply_points = Dopo l’azione migliore il turno seguente dell’avversario porta in media { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
} in meno.
lafamiglia-lesson-won = { $sure ->
    [yes] Con l’azione migliore la partita è vinta; con quella più debole no.
   *[no] Con l’azione migliore la partita è vinta nel { $better }% delle continuazioni, altrimenti nel { $played }%.
}
lafamiglia-lesson-lost = { $sure ->
    [yes] Dopo l’azione più debole la partita è persa; dopo la migliore no.
   *[no] Dopo l’azione più debole la partita è persa nel { $played }% delle continuazioni, dopo la migliore nel { $better }%.
}
lafamiglia-lesson-holds = { $sure ->
    [yes] Con l’azione migliore la parte del giocatore controlla { $mandamento } alla fine del round; con quella più debole no.
   *[no] Con l’azione migliore la parte del giocatore controlla { $mandamento } alla fine del round nel { $better }% delle continuazioni, altrimenti nel { $played }%.
}
lafamiglia-lesson-theirs = { $sure ->
    [yes] Dopo l’azione più debole l’altra parte controlla { $mandamento } alla fine del round; dopo la migliore no.
   *[no] Dopo l’azione più debole l’altra parte controlla { $mandamento } alla fine del round nel { $played }% delle continuazioni, dopo la migliore nel { $better }%.
}
lafamiglia-lesson-areas = Con l’azione migliore la parte del giocatore tiene in media { $amount ->
    [one] { $amount } territorio
   *[other] { $amount } territori
} in più alla fine del round.
lafamiglia-lesson-soldati = Con l’azione migliore la parte del giocatore ha in media { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
} in più sul tabellone alla fine del round.
lafamiglia-lesson-money = Con l’azione migliore il giocatore ha in media { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
} in più alla fine del round.
