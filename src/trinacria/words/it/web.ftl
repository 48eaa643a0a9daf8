# La pagina nel browser: ciò che ogni gioco condivide.

## Pagine

web-skip = Vai al contenuto
web-home = Home
web-home-title = Due giochi da tavolo, nel tuo browser.
web-home-lead = Un rapido duello di carte e la guerra di due squadre per la Sicilia. Alle regole pensiamo noi. Senza account.
web-home-play = Gioca a { $game } contro un bot
web-home-play-note = comincia subito · { $length }
web-home-as = Giochi come
web-home-rename = Cambia nome
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Contro un bot
   *[several] Contro i bot
}
web-home-bots-note = comincia ora
web-home-friends = { $others ->
    [single] Con un amico
   *[several] Con amici
}
web-home-friends-note = { $others ->
    [single] invia un link
   *[several] invia i link
}
web-home-days = In più giorni
web-home-days-note = un turno quando vuoi
web-home-screen = Un solo schermo
web-home-screen-note = si passa di mano
web-home-learn = Imparare e guardare
web-home-first = Prima partita a { $game }
web-home-first-note = guidata, passo per passo
web-home-lessons = Da un minuto a una partita intera
web-home-puzzle = una posizione, una mossa migliore
web-home-watch = Guarda una partita
web-home-watching = { $count ->
    [0] partite finite da rivedere
    [one] 1 partita in corso
   *[other] { $count } partite in corso
}
web-home-host = ospita { $name }
web-you-are = Il tuo nome
web-guest = Ospite
web-own-tables = I tuoi tavoli
web-own-none = Qui appariranno i tuoi tavoli.
web-open-tables = Tavoli aperti
web-other-games = Altri giochi su questo server, in modalità testo
web-table-lobby = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-table-with = { $status ->
    [running] in corso: { $names }
    [paused] in pausa: { $names }
   *[over] finita: { $names }
}
web-table-unnamed = Tavolo: { $game }
web-rated = Classificata
web-rated-note = Solo membri. Niente suggerimenti, e non si torna indietro dopo la mossa di un altro. Chi lascia o finisce il tempo perde.
web-from-position = Posizione iniziale scelta
web-from-position-note = La partita comincia da una posizione scelta da chi ha creato il tavolo, che può conoscere le carte in arrivo.
web-return = Torna
web-sit = Siediti
web-watch = Guarda
web-play = Gioca
web-replay = Rivedi
web-replays = Partite
web-guided = Prima partita guidata
web-lessons = Lezioni
web-new-table = Nuovo tavolo
web-rules = Regole
web-rules-expansion = La Famiglia per due e per tre
web-rules-all = Tutte le regole del gioco
web-rules-note = Con parole nostre. Domande e rifiuti rimandano alla regola che seguono.
web-rule-open = Leggi la regola { $rule }
web-about = Informazioni
web-about-what = Gioca a due giochi da tavolo al computer: dal vivo, a turni, su un solo schermo o contro i bot. Trinacria gira sul tuo computer e non si collega ad altri server.
web-about-unofficial = Non ufficiale
web-about-unofficial-note = Trinacria non è legata né agli autori né agli editori dei giochi. Testi, nomi e disegni sono originali. Se un gioco ti piace, compralo.
web-about-fair = Equità verificabile
web-about-fair-note = Prima della partita il server pubblica lo SHA-256 del suo seme segreto. Il browser di ogni giocatore aggiunge un sale, sigillato finché non ci sono tutti: nessuno può scegliere la distribuzione, nemmeno il server. Alla fine il seme è rivelato e chiunque può verificare ogni mescolata.
web-about-keys = Tasti al tavolo
web-about-version = Versione { $version }
web-key-arrows = vai alla carta o al pulsante più vicino
web-key-enter = scegli; due volte sulla stessa carta: conferma
web-key-number = pulsante della barra di decisione
web-key-escape = annulla la scelta, chiudi
web-key-action = azione
web-key-turn = turno
web-unofficial = Progetto non ufficiale, senza legami con autori o editori. Se i giochi ti piacciono, comprali.
web-more = Altro
web-lost = Pagina non trovata
web-lost-note = Questo indirizzo non porta da nessuna parte. Forse il link è stato copiato male.
web-offline = Il server non risponde.
web-close = Chiudi
web-tools = Strumenti

## Impostazioni

web-settings = Impostazioni
web-settings-now = Impostazioni, lingua: { $language }
web-language = Lingua
web-theme = Tema
web-theme-system = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-switch = Chiaro o scuro
web-sound = Suono
web-sound-note = Brevi colpi di legno.
web-motion = Animazioni
web-motion-note = Le carte e i segnalini si spostano al loro posto.
web-speed = Turni degli altri
web-speed-slow = Lento
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-none = Immediato
web-speed-note = Quanto velocemente vedi che cosa fanno gli altri.
web-symbols = Simboli di famiglia grandi
web-symbols-note = Per distinguere le famiglie senza il colore.
web-notify = Avvisami quando tocca a me
web-notify-note = Quando questa pagina è in secondo piano.
web-keys = Tasti
web-keys-arrows = vai all’elemento più vicino
web-keys-enter = scegli; due volte: conferma
web-keys-numbers = pulsanti della barra di decisione
web-keys-list = tutto ciò che puoi fare
web-keys-escape = annulla la scelta
web-keys-next = il prossimo elemento illuminato
web-keys-fold = La Famiglia: mostra o nascondi schede e plancia famiglia
web-keys-plan = La Famiglia: pianifica in coppia
web-keys-map = La Famiglia: ingrandisci, riduci, tutta la mappa
web-keys-story = turni degli altri: pausa, passo successivo, salta
web-keys-help = questo elenco
web-keys-next-table = il prossimo tavolo che ti aspetta
web-keys-invitation = vai all’invito
web-keys-find = cerca un membro
web-keys-single = Scorciatoie di un solo tasto
web-keys-single-note = Se disattivate, lettere, cifre e segni non fanno nulla fuori dai campi di testo.

## Un nuovo tavolo

web-game = Gioco
web-mode = Giocatori
web-who = Chi gioca dove
web-chair = Posto { $number }
web-chair-open = aspetta un amico
web-who-me = Io
web-who-open = Un amico, con un link
web-who-bot = Bot
web-who-same-screen = Qualcuno a questo schermo
web-which-bot = Quale bot
web-nickname = Nome
web-player = Giocatore { $number }
web-places = Chi gioca con chi
web-places-teams = Squadre come in elenco, angoli e primo giocatore a caso
web-places-drawn = Tutto a caso
web-places-fixed = Tutto come in elenco
web-fixed = Mantieni quest’ordine
web-fixed-note = Altrimenti il primo giocatore è estratto a sorte.
web-options = Opzioni
web-time = Tempo
web-clock-none = Dal vivo
web-clock-none-note = senza limiti, tutti presenti
web-clock-decision = Per decisione
web-clock-decision-note = alcuni secondi per decisione
web-clock-chess = Orologio da scacchi
web-clock-chess-note = una riserva di tempo più un incremento
web-clock-turn = A turni
web-clock-turn-note = alcuni giorni per turno, con notifica
web-seconds = Secondi
web-minutes = Minuti per giocatore
web-increment = Incremento (secondi)
web-days = Giorni per turno
web-agreed = Regole del tavolo
web-table-name = Nome del tavolo
web-table-name-note = facoltativo
web-listed = Nell’elenco pubblico
web-listed-note = Lo vedono tutti su questo server.
web-spectators = Ammetti spettatori
web-spectators-note = Vedono solo ciò che è pubblico.
web-spectators-here = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
web-undo = Annullamento delle mosse
web-undo-note = Finché nulla è rivelato e nessun altro ha giocato.
web-hints = Suggerimenti
web-hints-note = Chiunque può chiedere che cosa farebbe un bot.
web-stand-in = Il bot sostituisce senza chiedere
web-stand-in-note = Altrimenti decidono gli altri. Chi torna riprende subito a giocare.
web-absent = Se qualcuno si assenta
web-grace = Aspetta
web-grace-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-grace-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-grace-clock = A turni, un bot subentra solo quando a un giocatore scade il tempo.
web-stand-in-bot = Bot sostituto
web-secret-link-note = Un invito è per una sola persona, senza account. Quando ti siedi ricevi un link tuo, che ti riporta al posto da qualsiasi dispositivo.
web-fair = Equità verificabile
web-fair-note = La distribuzione dipende dal seme del server e da un sale del browser di ogni giocatore, tutti sigillati prima di essere aperti. Così nessuno può sceglierla, e dopo la partita si può verificare.

## Prima dell’inizio

web-lobby = prima dell’inizio
web-invitation = Invito
web-seated-already = Hai già un posto a questo tavolo. Questo link te ne dà un altro.
web-own-seat = Torna al mio posto
web-sit-down = Siediti
web-you = (tu)
web-host = host
web-here = online
web-away = non online
web-link = Link
web-link-send = Manda il link a un amico.
web-link-of = Link del posto { $number }
web-copy-link = Copia link
web-copied = Copiato
web-share = Condividi
web-unseat = Libera il posto
web-commitment = Impronta del seme del server (SHA-256)
web-promise = Impronta di questa distribuzione
web-copy-promise = Copia l’impronta
web-promise-note = Annotala per verificare la distribuzione dopo la partita. La conserva anche questo browser.
web-salts-of = Sali in questa distribuzione: { $names }
web-salts-none = In questa distribuzione non c’è sale dei giocatori: l’ha scelta il solo server, prima della partita.
web-called-off = { $count ->
    [one] { $count } distribuzione annullata: un sale non è stato aperto.
   *[other] { $count } distribuzioni annullate: un sale non è stato aperto.
}
web-seed = Il seme
web-salt = Un tuo testo per il sale
web-salt-note = facoltativo
web-salt-add = Sigilla
web-salted = sale sigillato
web-salt-kept = Il tuo browser ha sigillato un sale. Lo aprirà all’inizio della partita.
web-unopened = sale non aperto in tempo: non ne aggiunge più
web-opening = Apertura dei sali
web-opening-waits = Sale sigillato atteso: { $names }. Si apre da solo quando la pagina di quel giocatore è aperta.
web-call-off = Ridistribuisci senza quel sale
web-call-off-note = Dopo mezzo minuto chi ospita può ridistribuire senza quel sale: nuova impronta e nuovi sali.
web-start = Comincia la partita
web-host-starts = Chi ospita comincia la partita.

## Al tavolo

web-table = Tavolo
web-connecting = Connessione…
web-connecting-again = Nuova connessione… Nulla è perso.
web-closed = Questo posto non è più disponibile
web-watch-instead = Guarda soltanto
web-order = Ordine di gioco
web-order-first = Primo giocatore
web-order-place = Posizione { $place } nell’ordine di gioco
web-decision = Decisione
web-your-turn = Tocca a te
web-refused = Non si può
web-hint = Suggerimento
web-hint-note = Un bot giocherebbe così.
web-hint-do = Gioca così
web-premove = Prepara la mossa
web-premove-more = Prepara il seguito
web-premove-title = Se non cambia nulla
web-premove-note = Scegli che cosa farai quando toccherà a te. La mossa parte subito se gli altri non cambiano nulla, per esempio se passano o giocano una carta coperta. Qualsiasi altra cosa la annulla, e la vedi solo tu.
web-premove-planned = In programma: { $what }
web-premove-cancel = Annulla la mossa
web-premove-keep = Prepara questa
web-premove-then = Poi puoi preparare anche:
web-premove-dropped = La mossa preparata è annullata: la partita è cambiata.
web-paused = La partita è in pausa.
web-paused-until = Potrai riprenderla tra { $left }, o prima se chi ospita se ne va.
web-attendance = Chi non c’è
web-away-until = { $name } non c’è. Un bot potrà giocare al suo posto tra { $left }.
web-gone = { $name } manca da un po’.
web-bot-voted = Chiedi un bot al posto di { $name }. Gli altri non hanno ancora accettato.
web-seat-ask = Chiedi il posto
web-seat-asked = { $name } vorrebbe dare il tuo posto a un’altra persona, che vedrebbe i tuoi segreti e giocherebbe per te.
web-seat-asked-teammate = { $name } vorrebbe dare a un’altra persona il posto di chi è in coppia con te; vedrebbe anche i tuoi segreti.
web-seat-give = Cedi il mio posto
web-seat-keep = Tieni il mio posto
web-seat-agree = Accetta
web-seat-refuse = Rifiuta
web-seat-agreed = Hai accettato.
web-seat-waiting = Richiesta inviata a { $name }, ancora nessuna risposta.
web-seat-granted = { $name } accetta.
web-seat-elsewhere = Dai il posto a qualcun altro
web-make-host = Affida il tavolo
web-people = Al tavolo
web-log-chat = Punti, cronaca e chat
web-text-mode = Modalità testo
web-broken = Impossibile mostrare il tavolo. La partita continua in modalità testo.
web-broken-again = Riprova
web-position = Posizione
web-type-action = Oppure scrivi un’azione
web-chat = Chat
web-chat-table = Tavolo
web-chat-team = Squadra
web-chat-spectators = Spettatori
web-chat-write = Scrivi un messaggio
web-chat-send = Invia
web-chat-listen = Qui scrivono solo i giocatori.
web-spectator = Spettatore
web-bot-plays = gioca { $bot }
web-come-back = Riprendi il mio posto
web-bot-for-me = Fai giocare un bot per me
web-bot-for-them = Fai giocare un bot
web-hand-over = Cedi il mio posto
web-new-link = Nuovo link
web-watch-link = Link per spettatori
web-pause = Pausa
web-resume = Riprendi

## Che cosa è successo al tavolo

web-story-sat = { $nickname } si siede al tavolo.
web-story-bot_sat = { $chair } prende posto al tavolo.
web-story-stood_up = { $nickname } lascia il tavolo.
web-story-handed_over = Il posto di { $chair } ha un nuovo link.
web-story-renamed = { $before } ora si chiama { $nickname }.
web-story-host_changed = { $cause ->
    [absence] Chi ospitava non c’è: ora ospita { $chair }.
   *[other] Ora ospita { $chair }.
}
web-story-away = { $chair } non c’è più.
web-story-gone = { $chair } manca da un po’. Gli altri non devono più aspettare.
web-story-back = { $chair } è di nuovo qui.
web-story-came = { $chair } partecipa alla rivincita.
web-story-seat_asked = Chi ospita chiede di dare il posto di { $chair } a qualcun altro.
web-story-seat_answered = { $yes ->
    [true] { $by } accetta.
   *[false] { $by } rifiuta.
}
web-story-salted = { $chair } ha sigillato un sale.
web-story-called_off = { $missing_count ->
    [0] Distribuzione annullata. Nuova impronta.
   *[other] Distribuzione annullata: sale non aperto ({ $missing }). Nuova impronta.
}
web-story-started = La partita comincia.
web-story-premoved = { $count ->
    [0] Hai annullato la mossa preparata.
   *[other] Hai preparato la prossima mossa.
}
web-story-undone = { $count ->
    [one] { $chair } annulla { $count } azione.
   *[other] { $chair } annulla { $count } azioni.
}
web-story-paused = { $chair } mette in pausa la partita.
web-story-resumed = { $chair } riprende la partita.
web-story-timed_out = Tempo scaduto per { $chair }.
web-story-stood_in = Un bot sostituisce { $chair }.
web-story-came_back = { $chair } riprende il suo posto.
web-story-voted = { $chair } chiede un bot al posto di { $absent }.
web-story-rematch = Il tavolo della rivincita è pronto.

## Dopo

web-again = Gioca ancora
web-record = Scarica la registrazione
web-from-here = Gioca da qui
web-action-of = Azione { $number } di { $count }
web-actions = Azioni
web-timeline = Linea del tempo
web-see-as = Vedi come
web-see-all = Tutto
web-verified-server = { $count ->
    [one] Il server ha verificato { $count } azione con il seme rivelato.
   *[other] Il server ha verificato tutte le { $count } azioni con il seme rivelato.
}
web-verified-not = Il server non ha potuto verificare questa partita: il seme non era annunciato.
web-verified-browser = Verificato da questo browser: il seme è quello annunciato.
web-verified-broken = Il seme non è quello annunciato.
web-proof-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
    [one] Verificato da questo browser: { $count } sale nella distribuzione, quello sigillato.
   *[other] Verificato da questo browser: { $count } sali nella distribuzione, quelli sigillati.
}
web-proof-open-salts = I sali non erano sigillati: nulla prova che nessuno abbia scelto il suo dopo aver visto gli altri.
web-proof-salts-broken = Un sale non è quello sigillato, o manca nella distribuzione.
web-proof-promise-broken = L’impronta non corrisponde a questa registrazione.
web-proof-own = Il tuo sale è in questa distribuzione.
web-proof-own-missing = Il tuo sale non è in questa distribuzione.
web-proof-noted = È l’impronta che questo browser ha conservato al tavolo.
web-proof-noted-other = Non è l’impronta che questo browser ha conservato al tavolo.
web-proof-paste = Confronta con un’impronta annotata
web-proof-same = Le impronte coincidono.
web-proof-same-seed = Stessa impronta, ma del solo seme: non dice nulla di sali e impostazioni.
web-proof-other = Le impronte sono diverse: non è questa partita.
web-proof-none = In questa registrazione non c’è un’impronta di prima della partita.
web-proof-position = La partita è cominciata da una posizione scelta da qualcuno. Nulla ne prova le carte.
web-proof-unproven = Una registrazione non prova i nomi, né chi sedeva dove.
web-live = In corso
web-live-none = Nessuna partita pubblica in corso.
web-done = Finite
web-done-none = Nessuna partita finita per ora.
web-drop = Apri una registrazione
web-drop-note = Trascina qui il file di una partita, o scegline uno.
web-drop-choose = Scegli un file
web-list = Elenco
web-list-title = Tutto ciò che puoi fare

## La partita guidata

web-guide-next = Avanti
web-guide-running = Giocano gli altri.
web-guide-back = Indietro
web-guide-show = Mostra
web-guide-follow = In questa lezione: { $action }
web-guide-opponent = Avversario
web-guide-opponent-nth = Avversario { $number }
web-guide-partner = Compagno
web-log-following = segue la partita
web-log-filter = Cerca e filtra nella cronaca
web-log-search = Cerca
web-log-by-player = Solo questo giocatore
web-log-by-phase = Fase
web-log-all-phases = Tutte le fasi
web-log-nothing = Nessun risultato.
web-log-new = { $count ->
    [one] 1 novità, vai alla fine
   *[other] { $count } novità, vai alla fine
}
web-log-money = Denaro di questo turno
web-chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-rematch = Rivincita
web-action = Azione { $number }
web-finale = Risultato
web-finale-back = Torna al tavolo
web-finale-chances = Probabilità di vittoria
web-finale-chances-note = { $names }, secondo il bot più forte
web-finale-turning-note = i cambiamenti più grandi
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Rivedi da qui
web-finale-try-again = Riprova da qui
web-finale-charts = Grafici
web-finale-show = Mostra questo momento sulla mappa
web-finale-to-end = Torna alla fine
web-finale-seed-kept = rivelato, è quello annunciato
web-finale-seed-broken = non è quello annunciato
web-from-here-title = Gioca dall’azione { $number }
web-from-here-note = Un nuovo tavolo parte da questa posizione. I bot mantengono il loro livello e giocano per gli altri. Quale posto vuoi?
web-from-here-as = { $own ->
    [yes] { $name }, il tuo posto
   *[no] { $name }
}
web-text-size = Dimensione del testo
web-text-size-note = Ingrandisce tutti i testi e i pulsanti
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-largest = Molto grande
web-workshop = Bottega: la tua scatola
