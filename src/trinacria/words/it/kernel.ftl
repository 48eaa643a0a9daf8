# Ciò che dicono tutti i giochi.

error-game-over = La partita è finita: «{ $action }» non è più possibile. Comincia una nuova partita o rivedi questa.
error-not-your-decision = Tocca a { $other } decidere: { $seat } non può giocare «{ $action }».
error-unparsable = «{ $text }» non è un’azione di questo gioco. Scrivi per esempio «{ $example }», o chiedi l’elenco delle azioni possibili.
error-unparsable-none = «{ $text }» non è un’azione di questo gioco.
error-unparsable-type = Un’azione è un testo o una Action, non «{ $type }».
error-unparsable-long = Testo troppo lungo per un’azione ({ $length } caratteri).
error-ambiguous = «{ $text }» può indicare più azioni ({ $count }): { $candidates }. Precisa quale.
error-unknown-game = Gioco sconosciuto: «{ $game }». Giochi conosciuti: { $known }.
error-game-import = Il gioco «{ $game }» è installato, ma { $reference } non si può caricare. { $reason }
error-game-part = Il gioco «{ $game }» è installato, ma { $reference } non è un { $kind } di questo gioco.
error-unknown-mode = Modalità sconosciuta: «{ $mode }». Modalità conosciute: { $known }.
error-no-options = Il gioco { $game } non ha opzioni: togli «{ $option }».
error-unknown-chance = Il caso è «seed» o «explicit», non «{ $found }».
error-unknown-seat = Posto sconosciuto: «{ $seat }». Posti: { $known }.
error-unknown-language = Lingua sconosciuta: «{ $language }». Scelte possibili: { $known }.

error-record-chance-missing = Nella registrazione manca il risultato della mescolata { $number }. È incompleta: recupera di nuovo il file.
error-record-chance-wrong = La mescolata { $number } della registrazione non contiene le carte giuste. La registrazione è stata modificata: recupera di nuovo il file.
error-record-shape = Questa registrazione è incompleta: { $reason }. Recupera di nuovo il file.
error-record-digest = La somma di controllo non torna: la registrazione è stata troncata o modificata. Recupera di nuovo il file.
error-record-commitment = Il seme rivelato non è quello annunciato prima della partita: il suo SHA-256 è diverso.
error-record-salts = Il seme della partita non corrisponde a quello del server con i sali dei giocatori.
error-record-seals = Un sale della registrazione non è quello sigillato prima della partita.
error-record-promise = L’impronta non corrisponde a questa registrazione: sono cambiati il gioco, la posizione iniziale, i posti o i sigilli.
error-record-no-promise = Non verificata. In questa registrazione non c’è un’impronta di prima della partita: il seme può essere stato scelto. Se hai annotato l’impronta, indicala con --commitment.
error-record-noted = Non verificata. Hai annotato l’impronta { $noted }; quella di questa registrazione è { $found }.
error-record-places = I posti al tavolo non sono quelli dati dal seme.
error-record-unverifiable = In questa partita il caso è stato inserito a mano: non c’è un seme da verificare. Puoi comunque rivederla.
error-record-rules = La registrazione segue la versione { $found } delle regole; questo programma gioca la versione { $known }. Usa la versione del programma che l’ha scritta.
error-record-seat = Riga { $number }: non tocca a { $seat }. La registrazione è stata modificata: recupera di nuovo il file.
error-record-illegal = Riga { $number }: «{ $action }» non è permesso. La registrazione è stata modificata: recupera di nuovo il file.
error-record-differs = La riga { $number } dice «{ $told }», ma seme e mosse danno «{ $found }». La registrazione non corrisponde al suo seme.
error-record-length = La registrazione annuncia { $told } mosse, ma ne contiene { $found }. È stata modificata: recupera di nuovo il file.
error-record-result = Il risultato registrato non è quello di queste mosse. La registrazione è stata modificata: recupera di nuovo il file.
error-record-json = JSON non valido alla riga { $line }, colonna { $column }. Recupera di nuovo il file.
error-record-deep = Il file è annidato troppo in profondità per una partita registrata. Recupera di nuovo il file.
error-record-number = Il file contiene un numero troppo lungo. Recupera di nuovo il file.
error-record-title = Non è una registrazione: la prima riga deve essere «{ $title }». Scegli un file creato da trinacria.
error-record-line = La riga { $line } non si legge: è stata tagliata o modificata. Recupera di nuovo il file.

error-position = { $count ->
    [one] Questa posizione non è possibile:
   *[other] Questa posizione non è possibile, per { $count } motivi:
}
position-no-game = Manca il gioco. Aggiungi «game» con uno di questi valori: { $known }.
position-not-a-table = Una posizione è una tabella di chiavi e valori, non «{ $type }».
position-unknown-key = «{ $key }» non fa parte di una posizione. Chiavi conosciute: { $known }.
position-type = «{ $key }» non è del tipo giusto: { $reason }.
position-choice = «{ $key }» non può essere «{ $found }». Valori possibili: { $known }.
position-range = «{ $key }» vale { $found }; serve un numero da { $low } a { $high }.
position-card = Carta sconosciuta: «{ $card }» (in { $key }). Una carta si scrive R, B, Y o G con un valore da 0 a 4, come R3.
position-copies = La carta { $card } compare troppe volte: { $found }. Il gioco ne ha solo { $known }. Togline.
position-total = Ci sono troppe carte: { $found }. Il gioco ne ha solo 60. Togline.
position-lowered = Al posto { $at } della strada nessuna carta può essere abbassata di { $by }.
position-swap = { $card } in «{ $key }» non è nel posto giusto per lo scambio.

error-unknown-bot = Bot sconosciuto: «{ $bot }». Bot conosciuti: { $known }; o il tuo: file.py:Classe.
error-misspelt-bot = Bot sconosciuto: «{ $bot }». Forse intendevi «{ $meant }»? Bot conosciuti: { $known }; o il tuo: file.py:Classe.
error-bot-file = Impossibile caricare il bot «{ $bot }»: il file { $file } non esiste.
error-bot-class = Impossibile caricare il bot «{ $bot }»: { $file } non ha una classe { $name }.
error-bot-kind = Impossibile caricare il bot «{ $bot }»: { $name } deve essere una sottoclasse di trinacria.bots.Bot.
error-no-hint = Nessun suggerimento per il gioco «{ $game }».
error-bot-import = Impossibile caricare il bot «{ $bot }». { $reason }
error-bot-game = Il bot «{ $bot }» non conosce il gioco «{ $game }». Il bot «random» gioca a qualsiasi gioco.
error-bot-broke = Il bot { $bot } ha avuto un errore. { $reason }
error-bot-illegal = Il bot { $bot } ha risposto «{ $action }», che non è un’azione possibile.
error-bot-start = Impossibile avviare il programma del bot { $bot }. { $reason }
error-bot-gone = Il programma del bot { $bot } è terminato senza rispondere. { $reason }
error-bot-slow = Il programma del bot { $bot } ha impiegato più di { $seconds } s ed è stato chiuso.
error-bot-talk = Il programma del bot { $bot } ha scritto «{ $found }»: non è una risposta. { $reason }
position-json = JSON non valido alla riga { $line }, colonna { $column }.
position-deep = Il file è annidato troppo in profondità per una posizione.
position-number = Il file contiene un numero troppo lungo.

error-no-content = { $game } non ha altri componenti. Togli --content.
error-content-missing = I componenti con l’impronta { $hash } non si trovano. Indica la loro cartella con --content.
error-record-content = La partita è stata giocata con i componenti { $found }; questi sono { $known }. Indica la cartella giusta con --content, o usa la versione del programma che l’ha registrata.
error-record-pack = La registrazione porta con sé dei componenti, ma non sono quelli della partita, { $found }.

error-stop-side = Può abbandonare solo una squadra intera.
game-stopped-resigned = { $winners_count ->
    [one] { $winners } vince.
   *[other] { $winners } vincono.
} { $losers_count ->
    [one] { $losers } abbandona.
   *[other] { $losers } abbandonano insieme.
}
game-stopped-forfeited = { $winners_count ->
    [one] { $winners } vince.
   *[other] { $winners } vincono.
} { $losers_count ->
    [one] { $losers } perde per forfait.
   *[other] { $losers } perdono per forfait.
}
game-stopped-draw_agreed = Pareggio, d’accordo tra tutti.
game-stopped-score_agreed = { $winners_count ->
    [0] Pareggio, { $high } : { $low }.
    [one] { $winners } vince, { $high } : { $low }.
   *[other] { $winners } vincono, { $high } : { $low }.
} Tutti hanno accettato di chiudere la partita con questo punteggio.
