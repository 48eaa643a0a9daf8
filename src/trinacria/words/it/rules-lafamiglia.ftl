# Le regole di La Famiglia con parole nostre, un messaggio per regola, sotto il suo codice.

## I giocatori e lo scopo

LF-G-01 = La Famiglia si gioca in quattro, in 2 squadre da 2. Ognuno guida una famiglia.
LF-G-02 = Una squadra vince o perde insieme. Per il resto ognuno guida da solo la propria famiglia.
LF-G-03 = La partita dura al massimo { $rounds } round.
LF-G-04 = Una squadra vince in anticipo se una delle sue famiglie controlla almeno { $win_family } mandamenti, o se le due insieme ne controllano almeno { $win_team }. Si controlla solo nella verifica che segue una fase di scontro.
LF-G-05 = Se nessuno ha vinto in anticipo, dopo il round { $rounds } vince la squadra con più mandamenti.
LF-G-06 = All’inizio ogni famiglia ha dei territori, ma nessuno controlla ancora un mandamento.

## Il materiale e i suoi limiti

LF-C-01 = Per tutti ci sono il tabellone, con la scheda azioni 0 stampata sopra, 4 schede azioni sciolte con i numeri da 1 a 4, monete da 1 e da 2, 6 carte personaggio e 6 tabelle degli ordini, una per famiglia. Gli importi si contano in monete da 1.
LF-C-02 = Il materiale grigio comprende 30 laboratori, 30 soldati neutrali e 8 segnalini influenza neutrali. Il segnalino Primo giocatore spetta a chi comincia.
LF-C-03 = Ogni squadra ha una serie delle stesse 11 tessere controllo e una scheda riassuntiva.
LF-C-04 = Le famiglie sono sei: nera, blu, verde, rossa, bianca e gialla. Ne giocano quattro.
LF-C-05 = Ogni famiglia ha una plancia famiglia, uno schermo, 3 carte conflitto e 13 ordini: 5 di base e 8 avanzati.
LF-C-06 = Ogni famiglia ha 50 soldati, 4 motoscafi, 5 auto, 6 segnalini controllo, 1 busto e 25 segnalini influenza: 17 per la plancia famiglia, 8 per le schede azioni e le tessere controllo.
LF-C-07 = Non ci sono mai più pezzi di quanti ne contiene la scatola. Solo il denaro non finisce.
LF-C-08 = Se ti spetta un pezzo e non ce ne sono più, non ricevi nulla in cambio. Se te ne spettano diversi, ne prendi quanti ce ne sono.
LF-C-09 = Laboratori e soldati neutrali appartengono alla riserva comune, i pezzi colorati alla loro famiglia. Ciò che lascia il tabellone torna alla sua riserva, un ordine al quartier generale di chi lo possiede; solo gli ordini venduti lasciano la partita.

## La preparazione

LF-S-01 = La scheda 0 è stampata sul tabellone ed è la prima scheda superiore. La scheda 1 si mette sotto ed è la prima scheda inferiore; le altre schede aspettano i round successivi.
LF-S-02 = Il denaro e i pezzi grigi formano la riserva comune.
LF-S-03 = I compagni siedono fianco a fianco, dallo stesso lato del tabellone. Così ognuno ha il suo angolo.
LF-S-04 = Tessere controllo estratte a caso: { $tiles_in_play } su { $tile_kinds }. Le due squadre giocano con le stesse, scoperte. Le altre restano fuori dalla partita.
LF-S-05 = Ogni squadra riceve a caso 3 delle 6 famiglie: 2 giocano, la terza resta fuori dalla partita. Il caso decide chi guida quale, a meno che il tavolo non lasci decidere i compagni.
LF-S-06 = Per una prima partita lascia da parte le famiglie nera e bianca e distribuisci a caso le altre quattro.
LF-S-07 = Ciò che sta dietro il tuo schermo è il tuo quartier generale. L’altra squadra non lo vede, il tuo compagno sì.
LF-S-08 = I tuoi 5 ordini di base cominciano nel quartier generale.
LF-S-09 = I tuoi 8 ordini avanzati cominciano sulla plancia famiglia. Il simbolo indica la riga: Giustizia, Polizia, Economia o Chiesa. La lettera indica il posto: A a sinistra, poi B, poi C dove c’è.
LF-S-10 = Un tuo segnalino influenza copre ciascuna delle 17 caselle rotonde della plancia famiglia. Puoi sempre guardare che cosa c’è sotto.
LF-S-11 = Tutti gli altri tuoi pezzi sono la tua riserva, sotto gli occhi di tutti.
LF-S-12 = Ogni squadra ha le tabelle degli ordini delle due famiglie avversarie: sa quindi sempre quali ordini possono avere.
LF-S-13 = Il tuo angolo mostra un simbolo. Metti 1 tuo soldato su ogni punto della mappa con quel simbolo: sei territori, con 2 o 3 soldati ciascuno.
LF-S-14 = Un territorio con sagome grigie è neutrale. Riceve 1 soldato neutrale per ogni sagoma.
LF-S-15 = Quando tutti sono al loro posto, ogni territorio ha 2 o 3 soldati, tutti di una famiglia o tutti neutrali.
LF-S-16 = Il primo giocatore è estratto a sorte e prende il segnalino Primo giocatore.
LF-S-17 = Ognuno riceve a caso una carta personaggio. Nessuna carta è data due volte.
LF-S-18 = Prendi nel quartier generale il denaro e i soldati che mostra la tua carta personaggio.
LF-S-19 = Il primo giocatore dà 1 moneta a chi è ultimo nell’ordine di gioco, un avversario.
LF-S-20 = Nell’ordine di gioco, metti sul tabellone le unità in più della tua carta: soldati e auto in un territorio dove hai già soldati, motoscafi in una zona di mare vicina. Un motoscafo messo ora non si sposta e non può essere il terzo della sua zona.
LF-S-21 = Nello stesso ordine, metti i laboratori della tua carta in territori con tuoi soldati.
LF-S-22 = Un territorio non ha mai più di { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratori
}, né ora né dopo.
LF-S-23 = Su ciascuna delle 8 caselle grigie della scheda 0 va un segnalino influenza neutrale.
LF-S-24 = Nell’ordine di gioco, metti 1 tuo segnalino influenza su una casella libera e non grigia della scheda 0, poi 1 altro in un secondo giro. Possono stare nella stessa colonna.

## La mappa

LF-M-01 = La Sicilia ha 12 mandamenti di 3 territori ciascuno. I colori mostrano soltanto quali territori stanno insieme.
LF-M-02 = Due territori sono adiacenti se hanno un confine in comune, per quanto breve.
LF-M-03 = Intorno all’isola ci sono 9 zone di mare. Due zone sono adiacenti se hanno un confine in comune.
LF-M-04 = Ogni territorio costiero tocca 1 o 2 zone di mare.
LF-M-05 = Due territori che toccano la stessa zona di mare non per questo sono adiacenti. Per attraversare l’acqua servono motoscafi.
LF-M-06 = Ogni mandamento ha una casella rotonda per un segnalino controllo, disegnata in un mare vicino.

## L’ordine di gioco

LF-T-01 = La freccia del tuo angolo indica chi gioca dopo di te, sempre qualcuno dell’altra squadra. L’ordine di gioco è quindi un cerchio fisso in cui le squadre si alternano.
LF-T-02 = I simboli degli angoli servono solo alla preparazione.
LF-T-03 = «Nell’ordine di gioco» vuol dire: a partire da chi ha il segnalino Primo giocatore, seguendo le frecce.
LF-T-04 = Quando il segnalino Primo giocatore cambia mano, il nuovo ordine vale dalla fase successiva. La fase in corso continua com’è cominciata.

## Il round

LF-R-01 = Un round comprende una fase di pianificazione, una verifica, una fase di scontro e un’altra verifica.
LF-R-02 = La partita può finire solo nella verifica che segue la fase di scontro.

## Le azioni libere

LF-AT-01 = Puoi vendere ordini e dare denaro al compagno quante volte vuoi, anche nel turno di altri. Lo puoi fare all’inizio del tuo turno di pianificazione, ogni volta che hai qualcosa da pagare, e prima o durante l’esecuzione di un tuo ordine; in quei momenti il compagno può aiutarti. Tra la scelta di una casella e quella del suo segnalino non puoi vendere l’ultimo ordine, se senza di esso la casella non serve a nulla.
LF-AT-02 = Togli per sempre dalla partita un ordine del tuo quartier generale, messo da parte alla vista di tutti, e prendi { $price_sale ->
    [one] 1 moneta
   *[other] { $price_sale } monete
} dalla riserva.
LF-AT-03 = Si possono vendere solo gli ordini del quartier generale: né quelli sul tabellone né quelli ancora sulla plancia famiglia.
LF-AT-04 = Dai al compagno { $price_gift_arrives ->
    [one] 1 moneta
   *[other] { $price_gift_arrives } monete
}. Ne spendi { $price_gift }; il resto va nella riserva.

## La fase di pianificazione

LF-P-01 = Si gioca a turno, nell’ordine di gioco, finché sulla scheda superiore non restano segnalini influenza. Se nessuno può più pagare uno spostamento, gli ultimi segnalini scendono su caselle ∞, senza azione e senza pagamento.
LF-P-02 = Nel tuo turno sposti una volta segnalini influenza dalla scheda superiore a quella inferiore, con l’opzione A o con l’opzione B. Non puoi passare finché puoi spostare; se non puoi, il tuo turno salta.
LF-P-03 = Puoi spostare qualsiasi segnalino: neutrale, tuo o di un altro.
LF-P-04 = Per ogni segnalino altrui che sposti, paga { $price_token ->
    [one] 1 moneta
   *[other] { $price_token } monete
} a chi lo possiede. Vale anche per quelli del compagno, e nulla va perso per strada.
LF-P-05 = Opzione A: sposta 1 segnalino su una casella azione libera e fai quell’azione. Opzione B: sposta tutti i segnalini di una colonna e fai l’azione sopra quella colonna.

## Opzione A: usare una casella azione

LF-PA-01 = Scegli un segnalino qualsiasi della scheda superiore e una casella azione libera qualsiasi di quella inferiore. Le colonne possono essere diverse.
LF-PA-02 = Una casella azione tiene 1 segnalino. Una casella grande con il segno ∞ vale sempre come libera.
LF-PA-03 = Se il segnalino è di un altro, pagagli prima { $price_token ->
    [one] 1 moneta
   *[other] { $price_token } monete
}. Il denaro della casella o dell’azione arriva solo dopo.
LF-PA-04 = Se ti manca il denaro, devi prima trovarlo: vendendo ordini, o con l’aiuto del compagno. Non sei costretto a vendere finché puoi permetterti un’altra mossa che ha effetto.
LF-PA-05 = Un numero chiaro su una casella è denaro che ricevi oltre all’azione, uno nero è denaro che paghi alla riserva prima di farla. Con ciò che ricevi non puoi pagare.
LF-PA-06 = Parti divise da «/»: scegline esattamente una.
LF-PA-07 = Parti unite da «+»: puoi farle entrambe, nell’ordine che vuoi.
LF-PA-08 = Puoi fare ogni parte nella misura che vuoi, o lasciarla.
LF-PA-09 = Non puoi lasciare tutto: almeno una parte deve cambiare qualcosa, fosse pure 1 pezzo o 1 moneta. Il numero stampato sulla casella non conta. Un segnalino va a vuoto su una casella libera solo se nessuna mossa ha effetto, neppure con il denaro dei tuoi ordini.
LF-PA-10 = Le schede successive offrono più azioni, e migliori.

## Le azioni

LF-AC-01 = Reclutare: sposta soldati dalla tua riserva al quartier generale. Possono essere tanti quanti il numero più alto visibile della tua riga Chiesa, più il bonus della casella.
LF-AC-02 = Piazzare: metti sul tabellone soldati del quartier generale, tutti in un territorio. Possono essere tanti quanti il numero più alto visibile della tua riga Polizia, più il bonus della casella.
LF-AC-03 = Piazza i soldati in un territorio che ne ha di tuoi, o in uno che non ne ha affatto. Può trovarsi ovunque sulla mappa.
LF-AC-04 = Se piazzi soldati in un territorio che non ne ha, da lì si toglie 1 laboratorio, se c’è. Vale anche se il territorio era stato tuo.
LF-AC-05 = Il numero di soldati è un massimo; puoi reclutarne o piazzarne meno. Se non bastano, prendi quelli che ci sono.
LF-AC-06 = Dare un ordine: metti 1 ordine del quartier generale, coperto, in un territorio con almeno 1 tuo soldato e senza ordini. Senza ordini nel quartier generale, questa non può essere la tua unica azione.
LF-AC-07 = Puoi guardare in ogni momento i tuoi ordini sul tabellone e mostrarli al compagno. Non puoi spostarli, scambiarli o riprenderli.
LF-AC-08 = Procurare equipaggiamento: metti sul tabellone 1 auto, 1 motoscafo o 1 laboratorio della riserva.
LF-AC-09 = Un’auto va in un territorio con almeno 1 tuo soldato. In un territorio possono stare quante auto si vuole.
LF-AC-10 = Un motoscafo va in una zona di mare che tocca un territorio con almeno 1 tuo soldato; poi puoi spostarlo in una zona adiacente. Ci resta anche se perdi la costa.
LF-AC-11 = Se il motoscafo messo è il terzo della sua zona di mare, spostato o no, si toglie insieme a uno degli altri due. Scegli tu quale, di chiunque sia; entrambi tornano nella riserva di chi li possiede.
LF-AC-12 = Un laboratorio va in un territorio con almeno 1 tuo soldato e meno di { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratori
}.
LF-AC-13 = Riciclare denaro: prendi 1 moneta per ogni laboratorio nei territori con tuoi soldati.
LF-AC-14 = Esercitare influenza: togli il segnalino influenza più a sinistra di una riga della plancia famiglia. La riga la scegli tu.
LF-AC-15 = Con questo simbolo, il segnalino tolto dalla plancia famiglia va nella tua riserva.
LF-AC-16 = Con questo simbolo, il segnalino tolto va su una scheda: su una casella libera di quella superiore, in una colonna con almeno un altro segnalino, o su una casella azione libera di quella inferiore, senza farne l’azione. Se nessun posto è libero, va nella tua riserva.
LF-AC-17 = Quale che sia il simbolo, la casella che scopri sulla plancia famiglia ha effetto e può darti un ordine avanzato.
LF-AC-18 = Azione finale: metti il tuo busto accanto al segnalino di questa casella. Per ora non succede altro. Un segnalino arrivato qui con l’opzione B o da una plancia famiglia blocca soltanto la casella.
LF-AC-19 = Quando la scheda superiore è vuota, puoi spostare il segnalino accanto al tuo busto su un’altra casella azione e fare quell’azione. Più azioni finali si fanno nell’ordine di gioco. Se rinunci, il segnalino resta.
LF-AC-20 = L’azione finale segue le regole dell’opzione A: la casella dev’essere libera, il suo denaro conta e qualcosa deve succedere. Il segnalino di un altro stavolta non costa nulla, e la casella non può essere quella di un’azione finale.
LF-AC-21 = Dopo l’azione finale il busto torna nella tua riserva.

## Opzione B: guadagnare influenza

LF-PB-01 = Scegli una colonna della scheda superiore con almeno 1 segnalino e sposta tutti i suoi segnalini su caselle azione libere di quella inferiore, distribuiti come vuoi. Quelle azioni non si fanno.
LF-PB-02 = Spostati i segnalini, si fa l’azione sopra la colonna. Puoi scegliere la colonna anche se l’azione non ti cambia nulla.
LF-PB-03 = Primo costo dell’opzione B: il numero stampato sotto l’azione, pagato alla riserva.
LF-PB-04 = Secondo costo dell’opzione B: 1 moneta per ogni segnalino spostato, compresi i tuoi e i neutrali, pagata alla riserva.
LF-PB-05 = Terzo costo dell’opzione B: 1 moneta per ogni segnalino altrui, pagata a chi lo possiede.
LF-PB-06 = Tutti i costi dell’opzione B si pagano prima di spostare i segnalini e di fare l’azione.
LF-PB-07 = Primo giocatore ed equipaggiamento: prendi il segnalino Primo giocatore, che conterà dalla fase successiva. Puoi anche procurare equipaggiamento: 1 auto, 1 motoscafo o 1 laboratorio.
LF-PB-08 = Influenzare un’istituzione: togli i 2 segnalini più a sinistra della riga della plancia famiglia che corrisponde alla colonna. Vanno nella tua riserva.
LF-PB-09 = Se nella riga resta solo 1 segnalino, togli quello; se non ne restano, non toglierne. Nessun’altra riga la sostituisce.
LF-PB-10 = Influenzare due istituzioni: togli il segnalino più a sinistra di due righe diverse a tua scelta. Uno va nella tua riserva, l’altro su una scheda, senza l’azione. Se solo una riga ha segnalini, togline 1 e scegli dove va.
LF-PB-11 = Con ogni opzione B puoi anche dare un ordine, prima o dopo l’azione. Può essere un ordine appena ottenuto.

## La plancia famiglia

LF-FM-01 = La plancia famiglia ha quattro righe. Giustizia, Polizia e Chiesa danno valori base; Economia dà solo effetti immediati.
LF-FM-02 = In una riga conta solo il valore base più alto visibile.
LF-FM-03 = Togliendo un segnalino influenza scopri una casella. Mostra un nuovo valore base o un effetto immediato.
LF-FM-04 = Un effetto immediato si usa subito o va perso; puoi lasciarlo. Valgono le regole dell’azione corrispondente. Due caselle scoperte insieme hanno effetto da sinistra a destra.
LF-FM-05 = Un valore base vale fino alla fine della partita, o finché nella sua riga non ne scopri uno migliore.
LF-FM-06 = Nella riga Giustizia i valori base delle auto si alternano con un effetto immediato: metti 1 auto in un territorio con almeno 1 tuo soldato.
LF-FM-07 = Un valore di Giustizia è una coppia di teschi: il numero in alto vale per un’auto nel Movimento (e attacco), quello in basso per un’autobomba.
LF-FM-08 = La riga Polizia dice quanti soldati puoi piazzare, la riga Chiesa quanti puoi reclutarne.
LF-FM-09 = La riga Economia ha tre effetti immediati: prendere il denaro indicato, mettere 1 laboratorio in un tuo territorio che ne ha meno di { $labs_per_area }, o riciclare denaro.
LF-FM-10 = Linee punteggiate dividono ogni riga in sezioni A, B e C. Quando togli il primo segnalino di una sezione, l’ordine avanzato di quella riga e lettera va nel tuo quartier generale.
LF-FM-11 = I segnalini si tolgono sempre dall’estremità sinistra della riga.

## La verifica e il controllo

LF-MG-01 = Quando la scheda superiore è vuota e le azioni finali sono fatte, la fase di pianificazione finisce e segue la verifica.
LF-MG-02 = Controlli un territorio se vi hai almeno 1 soldato.
LF-MG-03 = Controlli un mandamento se la tua famiglia controlla almeno { $mandamento_areas } dei suoi 3 territori. Due compagni con un territorio ciascuno non lo controllano.
LF-MG-04 = Nella verifica, ogni famiglia che controlla un mandamento vi ha un segnalino controllo; chi ha perso il controllo riprende il suo.
LF-MG-05 = Un segnalino può mostrare subito un nuovo controllo, con lo stemma in giù; si gira nella verifica successiva, se il controllo tiene ancora. È solo un aiuto per vedere come stanno le cose.
LF-MG-06 = Nella fase di pianificazione del round 1 non si può ottenere alcun mandamento, perché nessun territorio è ancora vuoto. Più tardi puoi ottenerne uno piazzando soldati in territori vuoti.
LF-MG-07 = Un mandamento ottenuto in una fase di pianificazione non può passare a un’altra famiglia prima della fase di scontro. Se sono i tuoi soldati a lasciarlo, lo perdi nella verifica successiva.

## La squadra

LF-TW-01 = I compagni possono parlarsi in segreto e mostrarsi ciò che nascondono. Usano i motoscafi l’uno dell’altro senza chiedere. Il denaro passa tra loro solo con un supplemento, pagato alla riserva.
LF-TW-02 = Soldati di due famiglie, anche compagne, non stanno mai nello stesso territorio, se non mentre vi combattono.
LF-TW-03 = Non puoi entrare in un territorio del compagno, né attraversarlo, né prenderlo.
LF-TW-04 = Non puoi dare ordini nei territori del compagno.

## I laboratori

LF-DL-01 = Un laboratorio appartiene a chi controlla il suo territorio.
LF-DL-02 = Ogni laboratorio dà 1 bonus di difesa contro il Movimento (e attacco) e contro l’Attentato.
LF-DL-03 = Ogni volta che un territorio è preso, da lì si toglie 1 laboratorio, se c’è: per un Movimento (e attacco), per soldati neutrali sobillati o piazzando soldati in un territorio vuoto. I laboratori di un territorio vuoto restano e non sono di nessuno.
LF-DL-04 = In un territorio non ci sono mai più di { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratori
}.

## Le tessere controllo

LF-CT-01 = Per ogni mandamento che controlli, un tuo segnalino influenza sta su una tessera controllo della tua squadra.
LF-CT-02 = Una tessera tiene un solo segnalino, e solo quella famiglia ne ha il vantaggio.
LF-CT-03 = Nella verifica i tuoi segnalini sulle tessere devono diventare tanti quanti i tuoi mandamenti. Se mancano, metti segnalini della riserva su tessere libere; se sono troppi, riprendi quelli che vuoi. Ciò che non si può mettere ora si recupera più tardi.
LF-CT-04 = Un segnalino non passa da una tessera a un’altra.
LF-CT-05 = In ogni squadra prima si tolgono segnalini dalle tessere, poi se ne mettono, ogni volta nell’ordine di gioco. Così una tessera lasciata da un compagno può essere presa dall’altro.
LF-CT-06 = Ogni tessera agisce in una sola fase, pianificazione o scontro, indicata sopra.
LF-CT-07 = Una tessera segnata in una verifica agisce già nella fase successiva, e finché una verifica non toglie il segnalino. Perdere il mandamento nel frattempo non la ferma.

## La fase di scontro

LF-E-01 = Per prima cosa si scoprono tutti gli ordini sul tabellone.
LF-E-02 = Non sei obbligato a eseguire un ordine, né una sua parte. Un ordine a cui rinunci vale come eseguito.
LF-E-03 = Tutti gli ordini di rifornimento vengono prima di tutti gli ordini d’attacco.
LF-E-04 = Tra gli ordini di rifornimento, e poi tra quelli d’attacco, viene prima l’iniziativa più bassa.
LF-E-05 = A parità di iniziativa decide l’ordine di gioco: il primo giocatore esegue tutti quegli ordini, poi tocca al successivo. Tra i tuoi scegli tu la sequenza.
LF-E-06 = Un ordine eseguito torna subito nel quartier generale di chi lo possiede. Con un giubbotto resta, e conta ancora solo il giubbotto.
LF-E-07 = Alla fine della fase, prima della verifica, tutti gli ordini rimasti sul tabellone tornano nel loro quartier generale.
LF-E-08 = Se in un territorio non hai più soldati, i tuoi ordini che vi si trovano tornano subito al quartier generale e le tue auto alla riserva. Un ordine non ancora eseguito è perso per questo round, anche se riprendi il territorio; uno in corso continua dove può.

## Gli ordini

LF-O-01 = Il lato sinistro di un ordine mostra la famiglia e l’iniziativa: in un cerchio per il rifornimento, in una stella per l’attacco. Un punto indica un ordine di base, un simbolo con una lettera uno avanzato.
LF-O-02 = Il lato destro mostra una o più parti. Seguono le regole della pianificazione, tranne che per il luogo dove si piazzano le unità. Un laboratorio può andare in qualsiasi tuo territorio che ne ha meno di { $labs_per_area }.
LF-O-03 = Un soldato con un numero: piazza fino a quel numero di soldati. Un soldato in un cerchio: piazzane fino al tuo valore di Polizia più il bonus.
LF-O-04 = Soldati e auto piazzati da un ordine vanno sempre nel territorio dell’ordine.
LF-O-05 = Un motoscafo piazzato da un ordine va in una zona di mare che tocca il territorio dell’ordine; poi può passare in una zona adiacente. Nell’entroterra, niente motoscafo.
LF-O-06 = I soldati piazzati da un ordine vengono dal quartier generale, auto e motoscafi dalla riserva.
LF-O-07 = Un fondo verde indica un’azione di rifornimento. Possono averne anche gli ordini d’attacco.
LF-O-08 = Gli ordini di rifornimento piazzano unità, portano denaro o spostano soldati dalla riserva al quartier generale.
LF-O-09 = Una moneta con un numero: prendi quell’importo dalla riserva. Possono averla anche gli ordini d’attacco.
LF-O-10 = Puoi fare le parti di un ordine nella sequenza che vuoi. Ma il Raduno viene subito prima del movimento e Sobillare per ultimo; i soldati piazzati prima possono unirsi all’attacco.
LF-O-11 = Intorno a un tavolo gli ordini di rifornimento si possono eseguire tutti insieme, se i giocatori sono d’accordo. Qui si eseguono sempre per iniziativa.
LF-O-12 = Un giubbotto dà il suo numero come bonus di difesa ai tuoi soldati nel territorio dell’ordine. Protegge da quando gli ordini sono scoperti fino alla fine della fase o alla perdita del territorio.
LF-O-13 = Un ordine d’attacco non si esegue se prima del suo turno hai perso tutti i soldati del suo territorio.

## Movimento (e attacco)

LF-MV-00 = Solo il Movimento (e attacco), il fucile, può prendere un territorio.
LF-MV-01 = Raduno, se l’ordine lo mostra: prima di muovere, porta quanti vuoi dei tuoi soldati e auto da territori adiacenti via terra in quello dell’ordine. Non sei obbligato a muovere dopo, e funziona anche su un ordine senza fucile.
LF-MV-02 = Il Raduno non usa motoscafi e non fa uscire nulla dal territorio dell’ordine.
LF-MV-03 = Se il Raduno svuota un territorio, ne perdi il controllo: i tuoi ordini di quel territorio tornano al quartier generale e le auto rimaste vanno alla riserva.
LF-MV-04 = Muovi almeno 1 tuo soldato dal territorio dell’ordine a un territorio adiacente. Possono partire tutti, anche quelli portati lì dallo stesso ordine.
LF-MV-05 = Non puoi entrare in un territorio del compagno.
LF-MV-06 = Via mare: se il territorio dell’ordine tocca una zona di mare con un motoscafo della tua squadra, puoi andare in qualsiasi territorio che tocca quella zona. I motoscafi del compagno ti servono come i tuoi; quelli dell’altra squadra non aiutano e non ostacolano.
LF-MV-07 = Una catena di zone di mare adiacenti, ciascuna con almeno 1 motoscafo della tua squadra, porta a qualsiasi territorio che tocca l’ultima. I motoscafi restano dove sono.
LF-MV-08 = Via terra può seguire 1 auto del territorio dell’ordine, anche verso un territorio vuoto o tuo. Via mare nessuna.
LF-MV-09 = Annunci il bersaglio, la via, il numero di soldati e l’auto prima di ogni altra cosa. Se il bersaglio si raggiunge via terra e via mare, scegli tu.
LF-MV-10 = Se il bersaglio non ha soldati, lo prendi e il movimento è finito. Da lì si toglie 1 laboratorio.
LF-MV-11 = Se il bersaglio ha i tuoi soldati, il movimento è finito. Puoi arrivarci anche via mare.
LF-MV-12 = Se il bersaglio ha soldati neutrali o nemici, attacchi.

## I bonus d’attacco e di difesa

LF-BN-01 = Il numero accanto al teschio dell’ordine è un bonus d’attacco.
LF-BN-02 = Se ti ha seguito un’auto, aggiungi il teschio più alto visibile nella metà superiore della tua riga Giustizia, non la somma. Se non ne vedi, l’auto aggiunge 0.
LF-BN-03 = Le auto non aiutano mai chi difende.
LF-BN-04 = Ogni laboratorio nel territorio bersaglio dà 1 bonus di difesa.
LF-BN-05 = I giubbotti degli ordini di chi difende nel territorio bersaglio si sommano come bonus di difesa.
LF-BN-06 = Se il bonus d’attacco è più alto, cadono tanti soldati in difesa quanta è la differenza e tornano nella loro riserva.
LF-BN-07 = Per ogni soldato neutrale che cade, per qualunque causa, chi attacca sposta 1 soldato dalla propria riserva al quartier generale.
LF-BN-08 = Se non restano difensori, chi attacca prende il controllo e l’attacco è finito. Da lì si toglie 1 laboratorio e le auto di chi difende vanno alla riserva; l’auto di chi attacca resta con i suoi soldati.
LF-BN-09 = Se il bonus d’attacco non è più alto, per ora non cade nessuno. Finché restano difensori, segue il conflitto.

## Il conflitto

LF-CF-01 = Chi attacca sceglie l’astuzia o la forza bruta.
LF-CF-02 = Astuzia: chi attacca e chi difende prendono le loro 3 carte conflitto. Se i difensori sono neutrali, la squadra opposta a chi attacca dice quale delle sue famiglie gioca per loro; se non lo dice, è la prossima nell’ordine di gioco.
LF-CF-03 = Entrambi scelgono in segreto una carta e la mettono coperta.
LF-CF-04 = Prima chi attacca prende o lascia la carta giocata da chi difende; poi chi difende, sapendolo, prende o lascia quella di chi attacca. Decidi solo della carta dell’altro, anche se la tua è stata presa.
LF-CF-05 = Se entrambi lasciano, ognuno ha la propria carta; se entrambi prendono, le carte si scambiano. Se prende uno solo, le ha tutte e due.
LF-CF-06 = Le due carte si scoprono dopo le due scelte. Ogni parte applica a sé le carte che ha davanti.
LF-CF-07 = I Voltagabbana si applicano prima dei Codardi e, tra carte uguali, prima quella di chi attacca.
LF-CF-08 = Entrambe le carte si applicano sempre, per quanto possibile, anche se dopo la prima una parte non ha più soldati.
LF-CF-09 = Voltagabbana: 1 soldato dell’altra parte va nella sua riserva e 1 dei tuoi arriva dalla tua riserva nel territorio, anche se di fronte non c’era più nessuno. Ogni famiglia ha un Voltagabbana.
LF-CF-10 = Codardo: tanti tuoi soldati quanti indicati, 1 o 2, tornano al quartier generale, o tutti se sono meno. Ogni famiglia ha un Codardo 1 e un Codardo 2.
LF-CF-11 = I soldati neutrali vengono dalla riserva comune e vi tornano. Se un Codardo ne fa andar via, la famiglia che li combatte sposta altrettanti dei suoi dalla riserva al quartier generale.
LF-CF-12 = Dopo l’astuzia viene il knock-out.
LF-CF-13 = Variante, solo se il tavolo la vuole: se una parte ha davanti due carte identiche, se ne applica una sola. Un Codardo 1 e un Codardo 2 non sono identici.
LF-CF-14 = Forza bruta: chi attacca rende alla riserva { $price_force } dei suoi soldati, o l’unico che ha; poi viene il knock-out.
LF-CF-15 = Dopo il conflitto le carte tornano a chi le possiede. Per il prossimo ci sono di nuovo tutte e 3.

## Il knock-out

LF-KO-01 = Ogni parte perde un soldato alla volta, che torna nella sua riserva, finché almeno una parte non ne ha più.
LF-KO-02 = Per ogni soldato neutrale che cade nel knock-out, chi attacca sposta 1 soldato dalla propria riserva al quartier generale.
LF-KO-03 = Una parte rimasta senza soldati perde tutte le sue auto nel territorio conteso. I soldati mandati via da un Codardo contano come persi. Chi difende e resiste tiene le auto.
LF-KO-04 = Se chi attacca non ha più soldati, l’attacco è finito e nulla è preso.
LF-KO-05 = Se chi difende non ne ha più e chi attacca ne ha almeno 1, chi attacca prende il controllo e da lì si toglie 1 laboratorio.
LF-KO-06 = Se nessuna delle due parti ha più soldati, il territorio è vuoto e nessuno lo controlla. I laboratori restano.
LF-KO-07 = Se chi difende ha perso il territorio, gli ordini che vi aveva tornano al quartier generale.

## Due fucili

LF-SS-01 = Un ordine con 2 fucili permette un secondo Movimento (e attacco) subito dopo il primo.
LF-SS-02 = Il secondo movimento parte dal territorio dell’ordine o da quello appena raggiunto. Può partire qualsiasi tuo soldato che vi si trova.
LF-SS-03 = Per il secondo movimento valgono le stesse regole; teschi e auto danno tutto il bonus entrambe le volte. Non c’è un secondo Raduno.
LF-SS-04 = In tutto può seguire una sola auto. Quella del primo movimento può proseguire da dov’è; se è persa, nessun’altra la sostituisce.

## Attentato

LF-ST-01 = Una bomba colpisce soldati nemici o neutrali in un territorio adiacente via terra a quello dell’ordine, mai da un motoscafo. Un Attentato non prende mai un territorio.
LF-ST-02 = Con una tua auto nel territorio dell’ordine, l’Attentato può essere un’autobomba: aggiungi al teschio dell’ordine il più alto visibile nella metà inferiore della tua riga Giustizia. Poi l’auto va nella riserva.
LF-ST-03 = Laboratori e giubbotti del bersaglio proteggono da un Attentato come da un attacco.
LF-ST-04 = Se il bonus d’attacco è più alto, cadono tanti soldati del bersaglio quanta è la differenza. Ciò che avanza è perso; senza un bonus più alto l’Attentato non ha effetto.
LF-ST-05 = Per ogni soldato neutrale che cade in un Attentato, sposta 1 soldato dalla tua riserva al quartier generale.
LF-ST-06 = Se nel territorio bersaglio non restano soldati, le sue auto vanno nella riserva e i suoi ordini tornano al quartier generale. I laboratori restano.
LF-ST-07 = Due bombe: un secondo Attentato subito dopo il primo, sullo stesso territorio o su un altro, con le stesse regole.
LF-ST-08 = Per due autobombe servono due tue auto nel territorio dell’ordine.
LF-ST-09 = Il teschio dell’ordine conta in entrambi gli Attentati. Se un territorio è colpito due volte, i suoi laboratori e giubbotti contano entrambe le volte.

## Pentito

LF-PN-01 = Pentito: 1 tuo soldato del territorio dell’ordine va nella riserva. Può essere l’ultimo; allora perdi il territorio, ma il resto si fa comunque.
LF-PN-02 = Poi cadono soldati nei territori adiacenti, fino ai numeri indicati. Ogni numero vale per un territorio diverso.
LF-PN-03 = Nessun bonus di difesa protegge da un Pentito.
LF-PN-04 = Un Pentito toglie solo soldati neutrali o dell’altra squadra.
LF-PN-05 = Puoi togliere meno soldati di quanti indicati.
LF-PN-06 = Per ogni soldato neutrale tolto da un Pentito, sposta 1 soldato dalla tua riserva al quartier generale.

## Sobillare

LF-AG-01 = Sobillare è sempre l’ultima parte di un ordine. Puoi farlo senza avere attaccato, e anche se non hai più il territorio dell’ordine.
LF-AG-02 = Scegli un territorio con soldati neutrali, non più lontano dal territorio dell’ordine di quanto dica il numero: 1 è adiacente, 2 ha un territorio in mezzo, 3 ne ha due. Si conta via terra, attraverso i territori di chiunque.
LF-AG-03 = Quanti vuoi di quei soldati neutrali fanno un Movimento (e attacco) in un territorio adiacente, come con un ordine con un fucile e nient’altro. Non usano motoscafi. Un territorio vuoto lo prendono; ad altri neutrali semplicemente si uniscono.
LF-AG-04 = I soldati sobillati non possono entrare in un territorio della tua squadra.
LF-AG-05 = Per ogni soldato neutrale che cade o se ne va in questo attacco, la famiglia che difende può spostare 1 dei suoi dalla riserva al quartier generale.
LF-AG-06 = Se i soldati neutrali vincono il territorio, è neutrale: nessuno lo controlla e da lì si toglie 1 laboratorio. Le auto di chi difende vanno nella riserva e gli ordini tornano al quartier generale.
LF-AG-07 = Chi attacca sei tu: scegli numero e bersaglio, astuzia o forza bruta, e giochi le tue carte conflitto. Guadagni e perdite sono dalla parte neutrale, e le tue tessere controllo non aiutano.

## La fine del round

LF-EE-01 = Dopo la fase di scontro viene una verifica come dopo la pianificazione; poi si controlla se la partita è finita.
LF-EE-02 = Se la partita continua, la scheda inferiore sale con i suoi segnalini e diventa la superiore. La scheda seguente va sotto; una vecchia scheda superiore sciolta lascia la partita.
LF-EE-03 = I costi dell’opzione B sono stampati sul bordo della scheda superiore, quindi possono cambiare da un round all’altro. Le azioni sopra le colonne restano le stesse.

## La fine della partita

LF-EG-01 = Nella verifica che segue la fase di scontro, una famiglia con almeno { $win_family } mandamenti, o una squadra con almeno { $win_team }, fa vincere la sua squadra. Se ci arrivano tutte e due, vince quella con più mandamenti.
LF-EG-02 = Se dopo il round { $rounds } nessuno ha vinto così, vince la squadra con più mandamenti.
LF-EG-03 = In parità vince la squadra con almeno 1 soldato a Bronte. Bronte vuota o neutrale non aiuta nessuno.
LF-EG-04 = Se le squadre sono pari e nessuna tiene Bronte, dopo il round { $rounds } la partita finisce in pareggio. Prima, semplicemente continua.

## Le caselle azione speciali

LF-XA-01 = Due ordini, due territori: metti 1 ordine in uno o due territori che hanno tuoi soldati e nessun ordine.
LF-XA-02 = Due ordini, un territorio: metti fino a 2 ordini in un territorio che ha tuoi soldati e nessun ordine. La Catena di comando non serve.
LF-XA-03 = In un territorio non ci sono mai più di 2 ordini, neppure con la Catena di comando. Se il primo dei due fa uscire tutti, il secondo torna senza essere eseguito.
LF-XA-04 = Piazza soldati del quartier generale, fino al tuo valore di Polizia più 4, in un territorio che ne ha già di tuoi. Non può essere un territorio vuoto.
LF-XA-05 = Riciclare e radunare: prendi 1 moneta per ogni tuo laboratorio, poi porta quanti vuoi dei tuoi soldati e auto da territori adiacenti in un territorio con tuoi soldati, senza motoscafi. Se svuoti un territorio, i suoi ordini tornano al quartier generale, pronti a essere riusati, e le auto rimaste sono perse.
LF-XA-06 = Togli i 2 segnalini influenza più a sinistra di una riga della plancia famiglia, a tua scelta. Vanno nella tua riserva.

## Gli ordini speciali

LF-XO-01 = Verde, Chiesa A: annunciati numero e bersaglio, puoi sostituire 1 difensore con 1 tuo soldato della riserva, che si unisce all’attacco. Se non restano difensori, il territorio è subito tuo. Se la riserva è vuota, nessuno viene sostituito.
LF-XO-02 = Giallo, Economia B: metti 1 auto, costruisci 1 laboratorio, poi piazza 1 soldato del quartier generale accanto a ogni tuo laboratorio su tutto il tabellone, compreso il nuovo. Se non bastano, scegli tu dove.
LF-XO-03 = Giallo, Economia C: annunciati numero e bersaglio, puoi pagare alla riserva; per ogni moneta, 1 difensore va nella sua riserva. Se non restano difensori, il territorio è subito tuo.
LF-XO-04 = Nero, Chiesa B: annunciati numero e bersaglio, puoi sostituire fino a 2 difensori con tuoi soldati della riserva, che si uniscono all’attacco. Se non restano difensori, il territorio è subito tuo.
LF-XO-05 = Blu, Giustizia B: un Attentato e un Movimento (e attacco), nell’ordine che vuoi. Preso un territorio che non era tuo, puoi fare l’Attentato da lì o dal territorio dell’ordine; un’autobomba richiede un’auto nel territorio da cui parte. Laboratori e giubbotti contano entrambe le volte.
LF-XO-06 = Bianco, Chiesa A: piazza fino a 2 soldati del quartier generale nel territorio dell’ordine e fino a 2 in ciascuno di al massimo due territori adiacenti con tuoi soldati. Un territorio adiacente può invece essere del compagno, che allora può piazzarvi fino a 2 dei suoi.
LF-XO-07 = Bianco, Giustizia B: sostituisci fino a 3 soldati nemici o neutrali di territori adiacenti con tuoi, quanti ne ha la riserva, poi porta questi nel territorio dell’ordine. Nessun bonus di difesa protegge; i territori così svuotati perdono auto e ordini.

## Le tessere controllo una per una

LF-XT-01 = Alleati (fase di scontro): se potresti entrare via terra in un territorio vuoto o neutrale, puoi pagare 1 moneta e attaccare invece un territorio adiacente a quello, ma non del compagno. Un’auto può seguire; il territorio in mezzo non è toccato.
LF-XT-02 = Corruzione (fase di scontro): in ogni attacco, ma non in un Attentato, puoi pagare 1 moneta subito dopo aver annunciato numero e bersaglio; allora 1 soldato in difesa va nella sua riserva. Se non restano difensori, il territorio è subito tuo.
LF-XT-03 = Catena di comando (fase di pianificazione): puoi dare un ordine in un territorio che ne ha già uno tuo. Non sono mai più di 2.
LF-XT-04 = Detonatore a tempo (fase di scontro): ogni tua autobomba può colpire un territorio a due passi. Non importa di chi sia quello in mezzo.
LF-XT-05 = Influenza (fase di pianificazione): all’inizio di ogni fase di pianificazione puoi mandare 1 soldato dal quartier generale alla riserva per togliere il segnalino più a sinistra di una riga della plancia famiglia. Il segnalino va nella tua riserva.
LF-XT-06 = Mitragliatrici (fase di scontro): 1 bonus d’attacco in più in ogni Movimento (e attacco) con un motoscafo, anche se il bersaglio si raggiunge via terra.
LF-XT-07 = Reclutamento (fase di scontro): preso un territorio con un attacco, puoi piazzarvi esattamente i soldati del quartier generale indicati sulla tessera. Deve restarvi almeno 1 tuo soldato; non vale entrando in un territorio vuoto né con Sobillare.
LF-XT-08 = Motoscafi (fase di pianificazione): all’inizio di ogni fase di pianificazione puoi mettere 1 motoscafo secondo le regole consuete.
LF-XT-09 = Altre tre tessere completano le undici; i regolamenti non le descrivono, e queste sono nostre. Seconda ondata: quando un tuo ordine piazza soldati, piazzane 1 in più della riserva nel suo territorio, o in 1 contro 1 un membro della riserva nella Cupola. Guardiani: 1 bonus di difesa nei tuoi territori senza laboratorio. Entrate: all’inizio della pianificazione prendi 1 moneta per ogni mandamento che controlli.

## Che cosa è nascosto

LF-I-01 = Nascosti all’altra squadra: il contenuto del tuo quartier generale, la faccia dei tuoi ordini finché non sono scoperti e la carta conflitto che hai scelto. Il compagno può vedere tutto.
LF-I-02 = Visibili a tutti: il tabellone, le plance famiglia, le tessere controllo, le riserve, gli ordini venduti, e quali ordini ogni famiglia può avere.
LF-I-03 = Il numero di soldati in un quartier generale si può calcolare: 50 meno quelli sul tabellone e nella riserva. Il denaro si può seguire tenendo il conto.
