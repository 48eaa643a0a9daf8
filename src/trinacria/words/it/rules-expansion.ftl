# Le regole di La Famiglia per due e per tre con parole nostre, un messaggio per regola, sotto il suo codice.

## Regole facoltative

LX-OPT-1 = Facoltativa: la forza bruta con o contro soldati neutrali costa 1 soldato invece di 2.
LX-OPT-2a = Facoltativa: se prendi il controllo di un territorio di soldati neutrali, 2 soldati passano dalla tua riserva al quartier generale, qualunque fosse il numero dei neutrali.
LX-OPT-2b = Con questa regola i soldati neutrali non danno altro: né quelli tolti da bonus, carte, knock-out, Attentato o Pentito, né quelli sobillati.
LX-OPT-2c = Con questa regola, chi entra in un territorio neutrale svuotato prima non riceve nulla.
LX-OPT-2d = Per il resto i soldati neutrali sono come quelli di una famiglia.
LX-OPT-3 = Facoltativa: quando sposti una colonna, i suoi segnalini possono andare anche su caselle libere senza icona della scheda inferiore.
LX-OPT-4 = Facoltativa: il Raduno può portare soldati, ma non auto, anche da esattamente un altro tuo territorio in motoscafo. Nulla lascia il territorio dell’ordine.
LX-OPT-5 = Facoltativa: nella verifica dopo lo scontro, segnate le tessere, puoi spostare i tuoi segnalini su tessere libere della tua parte, o scambiarne uno con il compagno se siete d’accordo. Se il compagno ne sposta dopo di te, puoi spostare di nuovo i tuoi.
LX-OPT-6 = Facoltativa: se Bronte non rompe la parità, vince la parte che ha il segnalino Primo giocatore.

## Componenti

LX-C-01 = L’espansione ha una plancia solo a due lati, 24 tessere territorio, 7 segnalini blocco a due facce e 1 segnalino restrizione.

## Meno di quattro giocatori

LX-G-01 = Chi non ha compagni gioca da solo: sceglie una famiglia e prende i suoi pezzi.
LX-G-02 = Ognuno guida una famiglia e ha tanti turni quanti gli altri.
LX-G-03 = Ognuno ha 50 soldati come al solito. Con la riserva vuota non si recluta.

## La commissione

LX-K-01 = Chi gioca da solo prende anche i segnalini influenza di una famiglia non usata: i segnalini della sua commissione.
LX-K-02 = In 1 contro 1 ognuno prende anche i soldati di quella famiglia: sono i membri della sua commissione.
LX-K-03 = I membri si possono mettere solo nella Cupola.
LX-K-04 = Alla preparazione alcuni segnalini della commissione stanno sulla tua plancia famiglia.

## La famiglia fittizia

LX-F-01 = Alla preparazione soldati di un colore non usato stanno in alcuni territori: la famiglia fittizia.
LX-F-02 = Tengono i loro territori come i soldati di un giocatore, ma non attaccano mai.
LX-F-03 = Se sono attaccati, li difende un avversario di chi attacca.
LX-F-04 = Non sono neutrali: non si possono sobillare, e non portano soldati al quartier generale.

## I motoscafi e la plancia famiglia

LX-B-01 = Chi gioca da solo ha 2 motoscafi in più, del colore della commissione, e li usa come i propri: 6 in tutto.
LX-M-01 = Chi gioca da solo mette un segnalino della commissione sul proprio nella seconda casella della sezione A di ogni riga, e su quello di destra della sezione B: 5 caselle hanno due segnalini.
LX-M-02 = I segnalini della commissione si tolgono con le stesse azioni dei tuoi.
LX-M-03 = Di due segnalini su una casella va prima quello sopra; l’altro va tolto a parte.
LX-M-04 = Un segnalino della commissione che togli può andare su una casella libera della plancia solo, di cui svolgi l’azione; altrimenti va nella riserva.
LX-M-05 = Se «influenzare due istituzioni» toglie due segnalini della commissione, vanno entrambi sulla plancia solo e si svolgono entrambe le azioni.

## Pianificazione e vittoria

LX-P-01 = La pianificazione finisce appena restano segnalini in una sola colonna della scheda superiore.
LX-P-02 = Poi si possono svolgere le azioni finali.
LX-P-03 = I segnalini rimasti vanno nella stessa colonna della scheda del prossimo round.
LX-V-01 = Chi gioca da solo vince con almeno { $win_family } mandamenti alla fine di un round.
LX-V-02 = Una squadra vince come al solito: { $win_team } insieme, o { $win_family } per una delle sue famiglie.
LX-V-03 = Se entrambe le parti ne hanno abbastanza, o nessuna dopo l’ultimo round: più mandamenti, poi Bronte, poi il segnalino Primo giocatore.

## 1 contro 1: preparazione

LX-1-S01 = La plancia solo mostra il lato 1 contro 1; ognuno mette 6 membri nella Cupola.
LX-1-S02 = 3 soldati fittizi stanno in ciascuno di Marsala, Ragusa, Siracusa e Alcamo.
LX-1-S03 = Ognuno ha due dei quattro simboli degli angoli: quelli del suo lato del tabellone.
LX-1-S04 = Si pesca una tessera territorio per simbolo; 3 soldati fittizi stanno in ciascuno di quei territori.
LX-1-S05 = I soldati neutrali stanno come nel gioco base.
LX-1-S06 = Ognuno ha 2 soldati in ogni altro territorio dei suoi simboli: 8 territori.
LX-1-S07 = Ognuno pesca 2 carte personaggio e ne tiene una.
LX-1-S08 = Ognuno riceve 4 soldati in più nel quartier generale.
LX-1-S09 = Il primo giocatore rende 2 monete alla riserva, l’altro 1. Nessuno paga l’altro.
LX-1-S10 = Ognuno piazza 2 soldati in più dalla riserva.
LX-1-S11 = Ognuno mette 4 segnalini influenza sulla scheda 0, uno per volta a turno.

## 1 contro 1: plancia solo

LX-1-R01 = La forza bruta costa all’attaccante 1 soldato invece di 2.
LX-1-R02 = Un segnalino della commissione tolto può andare su una casella libera della plancia solo; se ne svolge l’azione.
LX-1-R03 = I segnalini restano sulla plancia solo: ogni azione si svolge una volta in tutta la partita, da chiunque.

## 1 contro 1: Cupola

LX-1-K01 = La Cupola ha 12 seggi per i membri, come al tiro alla fune. Possono cambiare nella preparazione, nella pianificazione e nello scontro.
LX-1-K02 = I soldati normali non entrano mai nella Cupola, e i membri non stanno altrove sul tabellone.
LX-1-K03 = Ciò che segue vale per le schede, le risorse iniziali, le tessere controllo e gli ordini.
LX-1-K04 = Quando soldati passano dalla riserva al tuo quartier generale, puoi prendere un membro al posto di ciascuno, dietro lo schermo. I membri hanno una riserva propria: possono venire quando i soldati sono finiti.
LX-1-K05 = Quando puoi piazzare soldati, al posto di ciascuno puoi mettere nella Cupola un membro del quartier generale. Con Seconda ondata viene dalla riserva, come il soldato.
LX-1-K06 = Un membro messo nella Cupola rimanda un membro avversario nella sua riserva.
LX-1-K07 = Nella Cupola ci sono sempre 12 membri.
LX-1-K08 = Finché uno tiene tutti i 12 seggi, l’altro non svolge azioni della plancia solo; i segnalini della commissione che toglie vanno nella riserva.
LX-1-K09 = Nella verifica dopo lo scontro chi ha almeno 11 membri può mettere un segnalino controllo sulla Cupola, o sostituire quello che c’è.
LX-1-K10 = Se allora nessuno ha 11 membri, il segnalino controllo è tolto.
LX-1-K11 = La Cupola conta come un mandamento per la fine della partita e per le tessere controllo; chi la tiene segna subito una tessera.
LX-1-K12 = Il segnalino controllo resta fino alla verifica alla fine del round successivo, anche se i seggi cambiano.
LX-1-K13 = All’inizio di un round chi ha più di 6 membri può piazzare soldati del quartier generale in un territorio vuoto o suo: tanti quanti i membri oltre 6.
LX-1-K14 = Al posto di ciascuno di questi soldati può mettere un membro; può anche usarne di meno.
LX-1-K15 = Poi l’altro può mettere membri del quartier generale per riportare la Cupola verso 6 : 6.

## 2 contro 1: preparazione

LX-2-S01 = La plancia solo mostra il lato 2 contro 1; chi gioca da solo mette un segnalino della commissione su ciascuna delle 7 caselle rotonde: i segnalini azione aggiuntiva.
LX-2-S02 = Si concorda la difficoltà per chi gioca da solo: facile, media o difficile mette 3, 4 o 5 segnalini blocco sugli ultimi segnalini azione aggiuntiva.
LX-2-S03 = Nel gioco facile un’azione bloccata a scelta di chi gioca da solo è aperta dall’inizio.
LX-2-S04 = Delle 3 tessere territorio di ciascuno dei due simboli di chi gioca da solo se ne pescano 2; 3 soldati fittizi stanno in ciascuno di questi 4 territori.
LX-2-S05 = I soldati della squadra e i neutrali stanno come nel gioco base.
LX-2-S06 = Chi gioca da solo ha 2 soldati in ogni altro territorio dei suoi simboli: 8 territori.
LX-2-S07 = Chi gioca da solo pesca 2 carte personaggio e ne tiene una; gli altri ne ricevono una.
LX-2-S08 = Chi gioca da solo riceve 5 soldati in più e 1 moneta nel quartier generale.
LX-2-S09 = Chi gioca da solo piazza dalla riserva 5 soldati in più, un laboratorio, un’auto e un motoscafo.
LX-2-S10 = Chi gioca da solo prende il segnalino Primo giocatore e non paga nulla all’altra parte.
LX-2-S11 = Sulla scheda 0 chi gioca da solo mette due segnalini influenza per volta, 4 in tutto; gli altri uno per volta, 2 ciascuno.

## 2 contro 1: plancia solo

LX-2-R01 = Solo chi gioca da solo usa la plancia solo. Le azioni più forti sono dapprima bloccate.
LX-2-R02 = Un segnalino della commissione tolto dalla plancia famiglia può andare su una casella libera e sbloccata; se ne svolge l’azione.
LX-2-R03 = In ogni suo turno chi gioca da solo può svolgere un’azione aggiuntiva: un segnalino disponibile va, senza costo, su una casella libera sbloccata o su quella con l’infinito.
LX-2-R04 = I segnalini azione aggiuntiva sotto un segnalino blocco non sono disponibili.
LX-2-R05 = Con l’azione finale non c’è azione aggiuntiva.
LX-2-R06 = Alla fine di un round i segnalini della plancia solo tornano alle caselle rotonde; quelli in più lasciano il gioco.
LX-2-R07 = Alla fine di un round chi gioca da solo può spostare un segnalino blocco da una casella rotonda su un’azione bloccata, aperta per il resto della partita.

## 2 contro 1: ordine di gioco

LX-2-T01 = Si gioca in senso orario da chi tiene il segnalino Primo giocatore; i due della squadra si susseguono.
LX-2-T02 = Il secondo della squadra non può svuotare una colonna da cui il compagno ha preso un segnalino nel turno appena prima.
LX-2-T03 = Il segnalino restrizione segna la colonna usata dal giocatore precedente.

## Le caselle della plancia solo

LX-A-01 = Soldati ai laboratori: piazza 1 soldato del quartier generale presso ogni tuo laboratorio, o presso al più 3, come stampato.
LX-A-02 = Rinforzare: piazza 2 o 3 soldati del quartier generale, come stampato, in un territorio che ne ha già di tuoi, non in uno vuoto.
LX-A-03 = Tutte le altre caselle funzionano come quelle delle schede.
