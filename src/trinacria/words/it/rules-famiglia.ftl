# Le regole di Famiglia con parole nostre, un messaggio per regola, sotto il suo codice.

## Le carte

FA-C-01 = Famiglia si gioca in due.
FA-C-02 = Ci sono 60 carte: 4 famiglie da 15.
FA-C-03 = Ogni famiglia ha cinque 0, quattro 1, tre 2, due 3 e un 4.
FA-C-04 = Otto degli 0 formano due serie iniziali di quattro carte. Sono le prime mani, quindi all’inizio non stanno nel mazzo.
FA-C-05 = Ogni serie iniziale contiene uno 0 di ciascuna famiglia.
FA-C-06 = Una carta mostra il valore, la famiglia, il segno dell’abilità e i punti.
FA-C-07 = Dal valore 0 al valore 4, una carta di La Famiglia vale 1, 3, 6, 10 e 15 punti. Una carta delle altre famiglie ne vale 0, 1, 3, 6 e 10.
FA-C-08 = Tra le 52 carte del mazzo ci sono dodici 0, tre per famiglia. Tutte le 60 carte insieme valgono 175 punti: 70 La Famiglia, 35 ciascuna delle altre famiglie.

## La preparazione

FA-S-01 = Ognuno prende in mano una serie iniziale, quattro carte di valore 0. La mano resta nascosta all’avversario.
FA-S-02 = Le due bande all’inizio sono vuote. Le carte di una banda stanno scoperte, sotto gli occhi di tutti.
FA-S-03 = Le altre 52 carte, mescolate, formano il mazzo coperto. All’inizio non ci sono scarti.
FA-S-04 = Il caso decide chi è il primo giocatore.
FA-S-05 = Le prime 6 carte del mazzo si dispongono scoperte: sono la strada. Nel mazzo ne restano 46.

## Il turno

FA-T-01 = Si gioca a turno, a partire dal primo giocatore.
FA-T-02 = Un turno ha quattro fasi, sempre in quest’ordine: 1 nuove carte, 2 Contabile, 3 Picchiatore, 4 reclutare. Non si torna a una fase precedente.
FA-T-03 = Ogni fase si può saltare.
FA-T-04 = L’abilità di ogni famiglia si usa al massimo una volta per turno: un Contabile, un Picchiatore e un Mercenario come jolly.
FA-T-05 = Una carta di valore 0 non ha abilità, di qualunque famiglia sia.
FA-T-06 = In mano si può avere qualsiasi numero di carte. Una carta presa dalla strada non viene sostituita: la strada si riempie solo se è vuota alla fine di un turno.

## Fase 1: nuove carte

FA-A1-01 = Nuove carte possono arrivare solo se nessuna carta della strada ha valore stampato 0.
FA-A1-02 = Scegli una carta qualsiasi della strada, anche un 4, e toglila: va negli scarti, o sotto il mazzo nel secondo passaggio. Poi scopri in strada tante carte del mazzo quanto è il suo valore.
FA-A1-03 = Nel primo passaggio puoi far arrivare nuove carte quante volte vuoi, finché in strada non c’è uno 0. Appena ce n’è uno, la fase 1 è finita.
FA-A1-04 = Togliendo una carta di valore v, la strada cresce di v − 1 carte. Togliere un 1 cambia soltanto una carta con un’altra.

## Fase 2: il Contabile

FA-A2-01 = Cala dalla mano nella tua banda un Contabile di valore da 1 a 4, scoperto.
FA-A2-02 = Un Contabile scambia carte tra banda e mano: per ogni carta che riprendi dalla banda ne cali una dalla mano. Possono cambiare posto solo le carte che erano lì prima dello scambio.
FA-A2-03 = Il valore di un Contabile è il numero massimo di carte da scambiare. Puoi scambiarne meno, o nessuna.
FA-A2-04 = Il Contabile appena giocato non si può riprendere nel suo stesso scambio.
FA-A2-05 = Le carte riprese si possono usare subito, nelle fasi 3 e 4 dello stesso turno.

## Fase 3: il Picchiatore

FA-A3-01 = Cala dalla mano nella tua banda un Picchiatore di valore da 1 a 4, scoperto.
FA-A3-02 = Scegli una carta della strada. Per questo turno il suo valore si abbassa di almeno 1 e al massimo del valore del Picchiatore; non serve usarne tutta la forza.
FA-A3-03 = Una carta può essere abbassata fino a 0, ma non oltre.
FA-A3-04 = Il valore abbassato conta solo per reclutare in questo turno; valore stampato, famiglia, abilità e punti restano gli stessi. Non è obbligatorio reclutare la carta abbassata.

## Fase 4: reclutare o passare

FA-A4-01 = Prendi in mano una carta della strada, o passa.
FA-A4-02 = Una carta che in questo momento conta 0, stampato o abbassato, è gratis.
FA-A4-03 = Per una carta che conta più di 0 mostra due carte della mano: entrambe della sua famiglia e di valore inferiore esattamente di 1.
FA-A4-04 = Se un Picchiatore ha abbassato la carta, è il valore abbassato a dire quali carte mostrare.
FA-A4-05 = Una delle due carte mostrate per reclutare può essere un Mercenario che fa da jolly.
FA-A4-06 = Delle due carte mostrate per reclutare, ne cali una nella banda e riprendi l’altra in mano. Scegli tu quale, anche se una è un jolly.
FA-A4-07 = Si possono mostrare solo carte della mano. Quelle della banda non servono a reclutare.
FA-A4-08 = Se in un turno non recluti, hai passato, qualunque cosa tu abbia fatto nelle fasi da 1 a 3.

## Le famiglie

FA-F-B = I Contabili si giocano nella fase 2 e scambiano carte tra mano e banda.
FA-F-Y = I Picchiatori si giocano nella fase 3 e abbassano il valore di una carta della strada.
FA-F-G1 = Un Mercenario di valore n può sostituire una carta di qualsiasi valore inferiore a n, fino a 0.
FA-F-G2 = Un Mercenario può sostituire una carta di qualsiasi famiglia, anche della sua.
FA-F-G3 = Solo una delle due carte mostrate per reclutare può essere un jolly. L’altra deve essere una vera carta della famiglia e del valore giusti.
FA-F-G4 = Due Mercenari vanno bene se uno è la carta vera e l’altro il jolly: G2 e G0 reclutano G1. G2 e G1 no, perché manca una vera G0.
FA-F-G5 = Puoi usare un jolly anche se hai in mano una seconda carta vera.
FA-F-R = La Famiglia non ha abilità, ma le sue carte valgono più punti.

## Mazzo, scarti e strada

FA-D-01 = Se alla fine di un turno la strada è vuota, vi si dispongono 6 nuove carte. Se nel mazzo non ne resta nessuna, la strada rimane vuota.
FA-D-02 = Appena il mazzo si esaurisce per la prima volta, gli scarti vengono mescolati e diventano il nuovo mazzo: inizia il secondo passaggio. Se non ci sono nemmeno scarti, tutte le carte sono in gioco e iniziano gli ultimi turni.
FA-D-03 = Se il mazzo si esaurisce mentre arrivano nuove carte, gli scarti vengono mescolati subito e le carte mancanti vengono dal nuovo mazzo. Anche la carta appena tolta viene mescolata con le altre.
FA-D-04 = Se il mazzo si esaurisce per la prima volta mentre si riempie la strada vuota, anche qui si mescolano gli scarti e si completa fino a 6 carte dal nuovo mazzo.
FA-D-05 = Nel secondo passaggio nuove carte possono arrivare una sola volta per turno.
FA-D-06 = Nel secondo passaggio la carta tolta va sotto il mazzo, non negli scarti, prima che si scoprano le nuove. Tutti possono sapere quali carte stanno in fondo.
FA-D-07 = Se il mazzo si esaurisce per la prima volta durante la tua fase 1 e in strada non c’è ancora uno 0, puoi far arrivare nuove carte esattamente un’altra volta, con le regole del secondo passaggio. Poi la fase 1 è finita, con o senza 0.
FA-D-08 = Se nel secondo passaggio il mazzo ha meno carte di quante ne servono, si dispongono tutte quelle rimaste.
FA-D-09 = Una volta iniziato il secondo passaggio, gli scarti non si usano più.

## La fine

FA-E-01 = La fine è vicina quando, nel secondo passaggio, l’ultima carta del mazzo va in strada: ora tutte le carte sono in gioco.
FA-E-02 = Il turno in cui l’ultima carta del mazzo entra in gioco si gioca normalmente fino in fondo.
FA-E-03 = I turni sono pari per tutti e due. Se l’ultima carta esce nel turno del primo giocatore, il secondo ha ancora un turno; se esce nel turno del secondo, la partita finisce con quel turno.
FA-E-04 = Se l’ultima carta esce quando la strada si riempie dopo il turno del primo giocatore, il secondo gioca l’ultimo turno.
FA-E-05 = Se l’ultima carta esce quando la strada si riempie dopo il turno del secondo giocatore, ognuno gioca ancora un turno.
FA-E-06 = Se si passa due volte di fila, chiunque passi per primo, la partita finisce subito. Questo non vale più quando l’ultima carta del mazzo è in gioco.
FA-E-07 = Quando il mazzo è vuoto, non possono arrivare nuove carte.

## Il punteggio

FA-V-01 = Ognuno somma i punti di tutte le sue carte, in mano e nella banda.
FA-V-02 = Le carte della strada, del mazzo e degli scarti non contano per nessuno.
FA-V-03 = Vince il totale più alto.
FA-V-04 = In caso di parità decide la carta che vale più punti. Se le migliori si equivalgono, si confrontano le successive, e così via; se tutte si equivalgono, è pareggio.
