# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
web-rules-none = Non c’è un regolamento per «{ $book }». Puoi leggere questi:
web-rules-link = Link alla regola { $rule }
web-rules-overview = { $book ->
    [famiglia] Un turno in breve
    [expansion] Che cosa cambia in due e in tre
   *[other] Un round in breve
}
web-rules-street = Strada
web-rules-hand = Mano
web-rules-gang = Banda

web-rules-turn-new-title = 1 Nuove carte
web-rules-turn-new = Nessuno 0 in strada? Togli una carta della strada e scopri tante carte quanto il suo valore.
web-rules-turn-accountant-title = 2 Contabile
web-rules-turn-accountant = Giocane uno nella banda e scambia tra banda e mano al massimo tante carte quanto il suo valore.
web-rules-turn-brute-title = 3 Picchiatore
web-rules-turn-brute = Giocane uno nella banda e abbassa una carta della strada per questo turno.
web-rules-turn-recruit-title = 4 Recluta
web-rules-turn-recruit = Mostra due carte della stessa famiglia, di un valore inferiore. Una va nella banda, la nuova carta in mano.
web-rules-turn-end-title = La fine
web-rules-turn-end = Quando il mazzo finisce per la seconda volta, o si passa due volte di fila, somma mano e banda.

web-rules-round-planning-title = 1 Pianificazione
web-rules-round-planning = A turno, sposta un segnalino su una casella e fai la sua azione, o sposta un’intera colonna per ottenere influenza. Metti gli ordini coperti.
web-rules-round-reveal-title = 2 Rivelazione
web-rules-round-reveal = Prima la verifica. Poi tutti gli ordini sul tabellone vengono scoperti.
web-rules-round-encounter-title = 3 Scontro
web-rules-round-encounter = Prima gli ordini di rifornimento, poi quelli d’attacco, ciascuno dall’iniziativa più bassa: movimenti, attentati, combattimenti.
web-rules-round-management-title = 4 Verifica
web-rules-round-management = { $mandamento_areas } dei suoi 3 territori danno il controllo di un mandamento: metti lì un segnalino Controllo, o riprendi il tuo.
web-rules-round-end-title = 5 La fine
web-rules-round-end = Vince una famiglia con { $win_family } mandamenti o una squadra con { $win_team }. Altrimenti le schede salgono, fino alla fine del round { $rounds }.

web-rules-solo-commission-title = La commissione
web-rules-solo-commission = Chi gioca da solo usa anche i segnalini di una famiglia non in gioco. Alcuni stanno sopra quelli della plancia famiglia.
web-rules-solo-board-title = La plancia solo
web-rules-solo-board = Un segnalino della commissione tolto dalla plancia famiglia può andare sulla plancia solo per un’azione in più.
web-rules-solo-coupole-title = 1 contro 1: la Cupola
web-rules-solo-coupole = Dodici seggi, che ci si toglie un membro alla volta. Averne undici vale un mandamento.
web-rules-solo-extra-title = 2 contro 1: azioni aggiuntive
web-rules-solo-extra = Chi gioca da solo può fare un’azione aggiuntiva per turno, e a ogni round ne sblocca di più forti.
web-rules-solo-fiction-title = La famiglia fittizia
web-rules-solo-fiction = Soldati di un colore non in gioco tengono alcuni territori. Si difendono, ma non attaccano mai.

web-rules-play-note = dal regolamento
web-rules-play-step = Domanda { $number } di { $count }
web-rules-play-press = Scegli una risposta. Un tentativo sbagliato non costa nulla.
web-rules-play-hint = Suggerimento
web-rules-play-tell = Dimmi la risposta
web-rules-play-again = Riprova
web-rules-play-once-more = Ancora una volta
web-rules-play-next = Esempio successivo
web-rules-play-next-question = Domanda successiva
web-rules-play-right = Giusto: { $answer }
web-rules-play-wrong = Non questo: { $answer }
web-rules-play-also = Giusto anche: { $answers }
web-rules-play-have = e ne hai { $money }
web-rules-play-total = in tutto
web-rules-play-rule = La regola
web-rules-play-list = Esempi da giocare
web-rules-play-done = fatto
web-rules-play-yes = Sì
web-rules-play-no = No
web-rules-play-nobody = Nessuno: pareggio
web-rules-play-against = { $one } contro { $other }
web-rules-play-order = Ordine di gioco
web-rules-play-column = { $column }: costo { $cost }, segnalini: { $tokens }

web-rules-open = Che cosa il regolamento lascia aperto
web-rules-ruling = la nostra decisione
