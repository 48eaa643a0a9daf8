# Gli esempi del regolamento di Famiglia: di che cosa trattano e che cosa chiedono. Le carte si scrivono in codice e si vedono come carte.

example-FA-01 = Nuove carte
example-FA-01-ask-1 = Togli R2 dalla strada. Quante carte ci sono poi in strada?
example-FA-02 = Reclutare con una coppia
example-FA-02-ask-1 = Hai in mano due B2. Quale carta puoi reclutare con loro?
example-FA-03 = Le ultime carte
example-FA-03-ask-1 = Il mazzo è al secondo passaggio e gli restano due carte. Metti R3 sotto il mazzo. Quante carte ci sono poi in strada?
example-FA-03-ask-2 = È arrivata l’ultima carta del mazzo. Quanti turni ci sono ancora dopo il tuo?
example-FA-04 = Il Contabile
example-FA-04-ask-1 = Hai giocato B2 nella banda. Quale scambio è permesso?
example-FA-05 = Il Picchiatore
example-FA-05-ask-1 = Vuoi G4 dalla strada. Come la ottieni?
example-FA-06 = Il Mercenario
example-FA-06-ask-1 = Vuoi R3. Quali due carte puoi mostrare? La prima va nella banda.
example-sum-street = carte in strada
example-sum-away = tolta
example-sum-new = nuove carte, quante il suo valore
