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
web-rules-example = Esempio
web-rules-street = Strada
web-rules-hand = Mano
web-rules-gang = Banda

web-rules-turn-new-title = 1 Nuove carte
web-rules-turn-new = Nessuno 0 nella strada? Togli una carta della strada e scopri tante carte quanto il suo valore.
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
web-rules-round-encounter = Prima gli ordini di rifornimento, poi quelli d’attacco, ciascuno dall’iniziativa più bassa: muovi, colpisci, combatti.
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

web-rules-example-pair = Con due R1 si recluta R2. Un R1 va nella banda, l’altro torna in mano con la nuova carta.
web-rules-example-brute = R4 richiede due R3. Y2 la abbassa a 2, quindi bastano due R1, e vale comunque i punti di un 4.
web-rules-example-joker = B2 richiede due B1. Ce n’è uno solo, ma il Mercenario G2 può sostituire qualsiasi carta di valore 0 o 1.
web-rules-example-accountant = B2 scambia fino a due carte: i due R1 tornano dalla banda, e due 0 ci vanno. Ora si può reclutare R2.
web-rules-example-column = La colonna Polizia ha { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}. Rosso paga { $printed } per la colonna, { $tokens } per i segnalini e { $foreign } a Verde, che ne possiede due: { $cost } in tutto.
web-rules-example-initiative = Questi quattro ordini si eseguono da sinistra a destra: prima il rifornimento, poi l’attacco, il numero più basso per primo.
web-rules-example-attack = Rosso attacca { $area } con 5 soldati. Bonus d’attacco { $attack }, bonus di difesa { $defence } per il laboratorio: { $removed ->
    [0] nessun difensore esce
    [one] { $removed } difensore esce
   *[other] { $removed } difensori escono
} prima del conflitto, e si è { $attackers } contro { $defenders }.
web-rules-example-knockout = La forza bruta costa a Rosso { $lost ->
    [one] { $lost } soldato
   *[other] { $lost } soldati
}. Nel knock-out ogni parte ne perde poi { $each }: Rosso prende { $area } con { $left }, e il laboratorio viene tolto.
web-rules-example-control = Rosso ha { $area } e { $source }, Blu solo { $target }: Rosso controlla { $mandamento }.
web-rules-example-coupole = La plancia solo di una partita 1 contro 1, al primo round: la Cupola con i suoi dodici seggi e le caselle per i segnalini della commissione.
web-rules-example-extra = La plancia solo di una partita 2 contro 1, al primo round: in alto le azioni bloccate, in basso quelle aperte, e i segnalini azione aggiuntiva sulle caselle rotonde.
