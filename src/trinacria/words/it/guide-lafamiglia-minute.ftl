# The lessons of a minute: what is told at each stop.

## Boats

guide-lafamiglia-boats-goal-title = Via mare
guide-lafamiglia-boats-goal = I soldati vanno in un territorio adiacente. Ma se un motoscafo della tua squadra è in una zona di mare che tocca il loro territorio, raggiungono ogni altro territorio di quella zona. Il tuo compagno ha un motoscafo nel Mare Licata.
guide-lafamiglia-boats-put-title = Metti un motoscafo
guide-lafamiglia-boats-put = Il tuo ordine a Camastra comincia con un motoscafo. Va in una zona di mare che tocca il territorio: il Mare Agrigento. Da lì potresti spostarlo di una zona.
guide-lafamiglia-boats-put-do = Scegli «Motoscafo».
guide-lafamiglia-boats-chain-title = Due motoscafi, una catena
guide-lafamiglia-boats-chain = I motoscafi in zone di mare adiacenti formano una catena, anche quelli del compagno: da qui fino al Mare Licata. Lascia quindi il tuo qui. Un terzo motoscafo nella stessa zona si toglierebbe insieme a uno degli altri due.
guide-lafamiglia-boats-chain-do = Scegli «Resta qui».
guide-lafamiglia-boats-across-title = Attacca via mare
guide-lafamiglia-boats-across = Ora raggiungi ogni territorio delle due zone di mare. Ragusa ha solo due soldati. I motoscafi non portano auto.
guide-lafamiglia-boats-across-do = Scegli Ragusa sulla mappa.
guide-lafamiglia-boats-end-title = Sbarcati
guide-lafamiglia-boats-end = Ragusa è tua. I due motoscafi restano dove sono per i tuoi prossimi ordini, anche se perdi la costa. Quelli dell’altra squadra non aiutano e non ostacolano.

## Strike

guide-lafamiglia-strike-goal-title = Una bomba dai vicini
guide-lafamiglia-strike-goal = Un Attentato toglie soldati da un territorio adiacente via terra. Non prende mai un territorio: lo indebolisce prima che arrivi un altro ordine. Riesi ha cinque soldati e un laboratorio.
guide-lafamiglia-strike-begin-title = Esegui l’ordine
guide-lafamiglia-strike-begin = Il tuo ordine a Enna mostra una bomba e un teschio da 2. Il laboratorio di Riesi ne toglie 1, come farebbe un giubbotto su un ordine lì.
guide-lafamiglia-strike-begin-do = Scegli «Attentato».
guide-lafamiglia-strike-car-title = Con un’auto è più forte
guide-lafamiglia-strike-car = Hai un’auto a Enna, quindi può essere un’autobomba: aggiunge il teschio inferiore della tua riga Giustizia, qui 3. Fa 2 + 3 − 1 = 4. L’auto torna nella riserva.
guide-lafamiglia-strike-car-do = Scegli Riesi, poi l’autobomba.
guide-lafamiglia-strike-end-title = Quattro in meno
guide-lafamiglia-strike-end = A Riesi resta un solo soldato. Il laboratorio e l’ordine restano. Senza l’ultimo, l’ordine sarebbe tornato al suo quartier generale. Un soldato neutrale che togli te ne porta uno dei tuoi.

## Pentito

guide-lafamiglia-pentito-goal-title = Uno per diversi
guide-lafamiglia-pentito-goal = Un Pentito costa un tuo soldato e ne toglie diversi nei territori adiacenti. Il tuo ordine a Enna mostra 2, 2 e 1: tre numeri per tre territori diversi.
guide-lafamiglia-pentito-price-title = Il prezzo
guide-lafamiglia-pentito-price = Prima un tuo soldato di Enna torna nella riserva. Può essere anche l’ultimo.
guide-lafamiglia-pentito-price-do = Scegli «Pentito».
guide-lafamiglia-pentito-labs-title = Niente protegge
guide-lafamiglia-pentito-labs = Laboratori e giubbotti non servono contro un Pentito. Riesi ha due laboratori e perde comunque 2 soldati.
guide-lafamiglia-pentito-labs-do = Scegli Riesi e togline 2.
guide-lafamiglia-pentito-second-title = Il prossimo territorio
guide-lafamiglia-pentito-second = Ogni numero vale per un altro territorio: Riesi ora è al sicuro. Si scelgono solo soldati neutrali o dell’altra squadra.
guide-lafamiglia-pentito-second-do = Scegli Camastra e togline 2.
guide-lafamiglia-pentito-neutral-title = I soldati neutrali rendono
guide-lafamiglia-pentito-neutral = L’ultimo numero è un 1. Per ogni soldato neutrale tolto, uno dei tuoi passa dalla riserva al quartier generale.
guide-lafamiglia-pentito-neutral-do = Scegli Caltanissetta, che è neutrale.
guide-lafamiglia-pentito-end-title = Cinque per uno
guide-lafamiglia-pentito-end = Un soldato perso, cinque tolti, uno tornato. Puoi sempre toglierne meno di quanti indicati. Un Pentito non prende territori: prevedi poi un Movimento.

## Agitate

guide-lafamiglia-agitate-goal-title = Altri combattono per te
guide-lafamiglia-agitate-goal = Sobillare manda in battaglia soldati neutrali. Il numero del tuo ordine a Caltagirone dice quanto possono essere lontani: con 2, un territorio può stare in mezzo. Scordia ne ha quattro.
guide-lafamiglia-agitate-begin-title = Sempre alla fine
guide-lafamiglia-agitate-begin = Sobillare è l’ultima parte di un ordine. Puoi attaccare prima, oppure lasciare stare. Qui i tuoi soldati restano a casa.
guide-lafamiglia-agitate-begin-do = Scegli «Sobillare».
guide-lafamiglia-agitate-choose-title = Quali soldati neutrali?
guide-lafamiglia-agitate-choose = I territori neutrali raggiungibili sono evidenziati. I quattro soldati di Scordia sono i più forti.
guide-lafamiglia-agitate-choose-do = Scegli Scordia.
guide-lafamiglia-agitate-target-title = Dove attaccano?
guide-lafamiglia-agitate-target = Vanno in un territorio adiacente, mai in uno della tua squadra. Palagonia è tenuta da un solo soldato: attaccano tutti e quattro.
guide-lafamiglia-agitate-target-do = Scegli Palagonia.
guide-lafamiglia-agitate-fight-title = A te non costa nulla
guide-lafamiglia-agitate-fight = Combattono con un fucile e nient’altro: i teschi del tuo ordine non contano. La forza bruta ne costa due, e nessuno dei tuoi.
guide-lafamiglia-agitate-fight-do = Scegli la forza bruta.
guide-lafamiglia-agitate-end-title = Terra di nessuno
guide-lafamiglia-agitate-end = Palagonia è neutrale e non serve più a nessuno per un mandamento. Per ogni soldato neutrale caduto la famiglia che difende ha potuto prenderne uno dalla riserva.

## Ultima Azione

guide-lafamiglia-final-goal-title = L’ultima parola
guide-lafamiglia-final-goal = Questa casella non fa nulla subito. Tiene pronto un segnalino per te: quando la scheda superiore è vuota fai con esso un’azione in più, dopo tutti gli altri.
guide-lafamiglia-final-put-title = Mettici il tuo busto
guide-lafamiglia-final-put = Il tuo busto va accanto al segnalino, e ricevi il denaro stampato sulla casella.
guide-lafamiglia-final-put-do = Scegli questa casella: Giustizia, la terza.
guide-lafamiglia-final-wait-title = L’ultimo segnalino
guide-lafamiglia-final-wait = Il Blu prende l’ultimo segnalino della scheda superiore. Nessun altro ha un turno: la pianificazione sarebbe finita.
guide-lafamiglia-final-last-title = La tua azione finale
guide-lafamiglia-final-last = Ora il tuo segnalino va su un’altra casella libera e ne fai l’azione. Il denaro stampato conta, ma il segnalino non costa nulla.
guide-lafamiglia-final-last-do = Scegli la casella che dà un ordine: Giustizia, la seconda.
guide-lafamiglia-final-order-title = Nessuno può rispondere
guide-lafamiglia-final-order = Tutti gli altri hanno finito di pianificare: nessuno può rispondere all’ordine che dai ora.
guide-lafamiglia-final-order-do = Scegli Enna.
guide-lafamiglia-final-end-title = La pianificazione è finita
guide-lafamiglia-final-end = Gli ordini sono rivelati e il tuo busto è di nuovo nella riserva. Avresti potuto rinunciare all’azione; il segnalino sarebbe rimasto.

## The commission

guide-lafamiglia-commission-goal-title = Due segnalini su una casella
guide-lafamiglia-commission-goal = Senza compagno hai anche una commissione. Cinque caselle della tua plancia famiglia hanno due segnalini: quello sopra è della commissione e va via per primo.
guide-lafamiglia-commission-influence-title = Togli un segnalino
guide-lafamiglia-commission-influence = Ogni azione che toglie segnalini dalla tua plancia famiglia può toglierne uno della commissione. Questa casella toglie quello più a sinistra di una riga.
guide-lafamiglia-commission-influence-do = Scegli questa casella della scheda inferiore.
guide-lafamiglia-commission-row-title = Quale riga?
guide-lafamiglia-commission-row = Nella riga Chiesa il tuo primo segnalino non c’è più: la casella seguente è doppia. Quello sopra è della commissione.
guide-lafamiglia-commission-row-do = Scegli la riga Chiesa.
guide-lafamiglia-commission-board-title = Sulla plancia solo
guide-lafamiglia-commission-board = Un segnalino della commissione può andare su una casella libera della plancia solo, di cui fai subito l’azione. Questa dà due ordini.
guide-lafamiglia-commission-board-do = Scegli la casella con due ordini.
guide-lafamiglia-commission-orders-title = Due ordini insieme
guide-lafamiglia-commission-orders = I due ordini vanno in due tuoi territori diversi: prima Enna, poi Licata.
guide-lafamiglia-commission-orders-do = Scegli Enna.
guide-lafamiglia-commission-end-title = Una volta per partita
guide-lafamiglia-commission-end = In 1 contro 1 il segnalino resta: nessuno dei due può più usare quella casella. Per le più forti è una corsa. In 2 contro 1 le caselle si liberano a ogni round.

## The Cupola

guide-lafamiglia-coupole-goal-title = Dodici seggi
guide-lafamiglia-coupole-goal = La Cupola è un consiglio di dodici seggi. Tu ne hai nove, l’avversario tre. Con più di sei puoi piazzare soldati all’inizio di un round; con undici conta come un mandamento.
guide-lafamiglia-coupole-place-title = Ogni azione che piazza
guide-lafamiglia-coupole-place = Fai sedere membri ogni volta che puoi piazzare soldati: con una casella, un ordine o una tessera. Questa casella piazza.
guide-lafamiglia-coupole-place-do = Scegli questa casella: Polizia, la prima.
guide-lafamiglia-coupole-seat-title = Membri invece di soldati
guide-lafamiglia-coupole-seat = Per ogni soldato da piazzare puoi far sedere un membro del tuo quartier generale. Ognuno rimanda a casa un membro avversario. Ne hai due.
guide-lafamiglia-coupole-seat-do = Fai sedere 2 membri.
guide-lafamiglia-coupole-claim-title = Il controllo della Cupola
guide-lafamiglia-coupole-claim = Lo scontro è finito. Con undici seggi puoi mettere il tuo segnalino controllo sulla Cupola. Conta come un mandamento, e il segnalino resta fino alla fine del round seguente.
guide-lafamiglia-coupole-claim-do = Mettici il tuo segnalino controllo.
guide-lafamiglia-coupole-end-title = E soldati in più
guide-lafamiglia-coupole-end = Undici seggi sono cinque più di sei: all’inizio del round puoi piazzare fino a cinque soldati in un territorio. Poi l’avversario può portare membri per riequilibrare i seggi.

## The solo board

guide-lafamiglia-solo-board-goal-title = Una plancia tutta tua
guide-lafamiglia-solo-board-goal = Giochi da solo contro due, e solo tu usi questa plancia. In ogni turno puoi farvi un’azione aggiuntiva con un segnalino delle caselle rotonde. Alcuni sono bloccati, e così le azioni in alto.
guide-lafamiglia-solo-board-extra-title = Un’azione aggiuntiva
guide-lafamiglia-solo-board-extra = Viene prima o dopo la tua mossa e non costa nulla. Questa casella recluta.
guide-lafamiglia-solo-board-extra-do = Scegli la casella che recluta.
guide-lafamiglia-solo-board-turn-title = Poi la tua mossa
guide-lafamiglia-solo-board-turn = Ora viene la mossa solita: un segnalino e la sua casella, o una colonna. È l’ultimo segnalino, quindi poi il round finisce.
guide-lafamiglia-solo-board-turn-do = Scegli questa casella: Polizia, la prima.
guide-lafamiglia-solo-board-unlock-title = Apri un’azione
guide-lafamiglia-solo-board-unlock = Alla fine di un round puoi spostare un segnalino blocco su un’azione bloccata. Allora è aperta, e il segnalino che bloccava è libero. Questa dà due ordini.
guide-lafamiglia-solo-board-unlock-do = Scegli la prima azione bloccata.
guide-lafamiglia-solo-board-end-title = Di nuovo pronto
guide-lafamiglia-solo-board-end = I segnalini sono tornati sulle caselle rotonde, con uno in più. Ogni round porta più azioni aggiuntive: così uno tiene testa a due.
