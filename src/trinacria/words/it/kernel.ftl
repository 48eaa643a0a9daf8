# Ciò che dicono tutti i giochi.

error-game-over = La partita è finita; «{ $action }» arriva troppo tardi. Inizia una nuova partita o rivedi questa.
error-not-your-decision = Ora tocca decidere a { $other }; { $seat } non può giocare «{ $action }».
error-unparsable = «{ $text }» non è un’azione di questo gioco. Scrivi per esempio «{ $example }», o chiedi l’elenco delle azioni possibili.
error-unparsable-none = «{ $text }» non è un’azione di questo gioco.
error-unparsable-type = Un’azione è un testo o una Action, non «{ $type }».
error-unparsable-long = Questo testo ha { $length } caratteri; nessuna azione è così lunga.
error-ambiguous = «{ $text }» può indicare { $count } azioni: { $candidates }. Scrivi qualcosa in più di quella che intendi.
error-unknown-game = Nessun gioco si chiama «{ $game }». Giochi conosciuti: { $known }.
error-game-import = Il gioco «{ $game }» è installato, ma { $reference } non si può caricare. { $reason }
error-game-part = Il gioco «{ $game }» è installato, ma { $reference } non è un { $kind } di questo gioco.
error-unknown-mode = Non c’è una modalità «{ $mode }». Modalità conosciute: { $known }.
error-no-options = Il gioco { $game } non ha opzioni, quindi «{ $option }» non si può impostare. Toglila.
error-unknown-chance = Il caso è «seed» o «explicit», non «{ $found }».
error-unknown-seat = Non c’è un posto «{ $seat }». I posti sono { $known }.
error-unknown-language = Non c’è un catalogo per la lingua «{ $language }». Scegli tra { $known }.

error-record-chance-missing = La registrazione non dice che cosa ha risposto il caso alla mescolata { $number }. È incompleta; riprendi il file dalla sua fonte.
error-record-chance-wrong = La mescolata { $number } della registrazione non contiene le carte che sono state mescolate. La registrazione è stata modificata; riprendi il file dalla sua fonte.
error-record-shape = Questa registrazione non è intera: { $reason }. Riprendi il file dalla sua fonte.
error-record-digest = La registrazione non corrisponde al suo sigillo: è stata troncata o modificata dopo la scrittura. Riprendi il file dalla sua fonte.
error-record-commitment = Il seme rivelato non è quello promesso prima della partita: il suo SHA-256 è diverso da quello dichiarato.
error-record-salts = Il seme della partita non è quello del server con il sale dei giocatori.
error-record-seals = Un sale della registrazione non è quello sigillato prima della partita.
error-record-promise = La promessa della registrazione non corrisponde a ciò che dice: sono stati cambiati il gioco concordato, il suo inizio, i posti o i sigilli.
error-record-no-promise = Non verificata. Niente in questa registrazione dice che cosa fu promesso prima della partita: il seme può essere stato scelto. Se hai annotato la promessa, indicala con --commitment.
error-record-noted = Non verificata. La promessa che hai annotato è { $noted }; quella di questa registrazione è { $found }.
error-record-places = I posti al tavolo non sono quelli estratti dal seme.
error-record-unverifiable = In questa partita al caso si è risposto a mano, quindi non c’è un seme da verificare. Puoi comunque rivederla.
error-record-rules = La registrazione segue la versione { $found } delle regole; questo programma gioca la versione { $known }. Usa la versione del programma che l’ha scritta.
error-record-seat = Alla riga { $number } agisce { $seat }, ma la decisione spetta ad altri. La registrazione è stata modificata; riprendi il file dalla sua fonte.
error-record-illegal = La riga { $number }, «{ $action }», in quel punto non è permessa. La registrazione è stata modificata; riprendi il file dalla sua fonte.
error-record-differs = La riga { $number } dice «{ $told }», ma dal seme e dalle mosse segue «{ $found }». La registrazione non è fedele al suo seme.
error-record-length = Mosse nella registrazione: { $told }; mosse che ne seguono: { $found }. La registrazione è stata modificata; riprendi il file dalla sua fonte.
error-record-result = Il risultato nella registrazione non è quello a cui portano le sue mosse. La registrazione è stata modificata; riprendi il file dalla sua fonte.
error-record-json = Il file non è JSON valido alla riga { $line }, colonna { $column }. Riprendilo dalla sua fonte.
error-record-title = Questa non è una registrazione: la prima riga deve essere «{ $title }». Indica un file scritto da trinacria.
error-record-line = La riga { $line } del file non si capisce. È stata tagliata o modificata; riprendi il file dalla sua fonte.

error-position = { $count ->
    [one] Questa posizione non è possibile:
   *[other] Questa posizione non è possibile, per { $count } motivi:
}
position-no-game = Non dice di quale gioco si tratta. Aggiungi «game» con uno di questi: { $known }.
position-not-a-table = Una posizione è una tabella di chiavi e valori, non «{ $type }».
position-unknown-key = «{ $key }» non fa parte di una posizione. Parti conosciute: { $known }.
position-type = «{ $key }» non è del tipo giusto: { $reason }.
position-choice = «{ $key }» non può essere «{ $found }». Valori possibili: { $known }.
position-range = «{ $key }» vale { $found }, ma deve stare tra { $low } e { $high }.
position-card = Non c’è una carta «{ $card }» (in { $key }). Le carte sono R, B, Y o G con un valore da 0 a 4, come R3.
position-copies = Ci sono { $found } carte { $card }, ma il gioco ne ha solo { $known }. Togline.
position-total = Ci sono { $found } carte, ma il gioco ne ha solo 60. Togline.
position-lowered = Al posto { $at } della strada nessuna carta può essere abbassata di { $by }.
position-swap = { $card } in «{ $key }» non si trova dove serve allo scambio.

error-unknown-bot = Nessun bot si chiama «{ $bot }». Bot conosciuti: { $known }; oppure indica il tuo come file.py:Classe.
error-bot-file = Il bot «{ $bot }» non si può caricare: il file { $file } non esiste.
error-bot-class = Il bot «{ $bot }» non si può caricare: { $file } non ha una classe { $name }.
error-bot-kind = Il bot «{ $bot }» non si può caricare: { $name } deve essere una sottoclasse di trinacria.bots.Bot.
error-no-hint = Qui nessuno può dare un suggerimento per il gioco «{ $game }».
error-bot-import = Il bot «{ $bot }» non si può caricare. { $reason }
error-bot-game = Il bot «{ $bot }» non conosce il gioco «{ $game }». Il bot «random» gioca a qualsiasi gioco.
error-bot-broke = Il bot { $bot } si è guastato. { $reason }
error-bot-illegal = Il bot { $bot } ha risposto «{ $action }», che non è tra le azioni permesse che gli erano state date.
error-bot-start = Il programma del bot { $bot } non si può avviare. { $reason }
error-bot-gone = Il programma del bot { $bot } è terminato senza rispondere. { $reason }
error-bot-slow = Il programma del bot { $bot } ha impiegato più di { $seconds } secondi ed è stato chiuso.
error-bot-talk = Il programma del bot { $bot } ha scritto «{ $found }», che non è una risposta. { $reason }
position-json = Il file non è JSON valido alla riga { $line }, colonna { $column }.

error-no-content = { $game } non ha pacchetti di componenti. Togli --content.
error-content-missing = Il pacchetto di componenti con impronta { $hash } non è disponibile. Indica la sua cartella con --content.
error-record-content = La registrazione è stata giocata con il pacchetto { $found }; questo è { $known }. Indica la cartella giusta con --content, o usa la versione che l’ha scritta.
