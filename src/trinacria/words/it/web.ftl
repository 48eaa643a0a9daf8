# La pagina nel browser: ciò che ogni gioco condivide.

## Pagine

web-skip = Vai al contenuto
web-home = Inizio
web-home-title = Due giochi da tavolo di alleanze, nel tuo browser.
web-home-lead = La Famiglia per due squadre attorno a una mappa della Sicilia, Famiglia per due con sessanta carte. Ogni regola è applicata; non serve un account.
web-home-bots = Gioca contro i bot
web-home-friends = Invita amici
web-home-watch = Guarda o rivedi
web-you-are = Il tuo nome
web-you-are-note = Puoi cambiarlo quando vuoi.
web-guest = Ospite
web-own-tables = I tuoi tavoli
web-own-none = Qui appaiono i tavoli a cui siedi.
web-open-tables = Tavoli aperti
web-open-none = Nessun tavolo in elenco ora.
web-other-games = Altri giochi su questo server, in modalità testo
web-table-lobby = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-table-with = { $status ->
    [running] in corso: { $names }
    [paused] in pausa: { $names }
   *[over] finita: { $names }
}
web-table-unnamed = Tavolo: { $game }
web-from-position = Cominciata da una posizione
web-from-position-note = La partita comincia da una posizione scelta da chi ha aperto il tavolo, che può conoscere le carte in arrivo.
web-return = Torna
web-sit = Siediti
web-watch = Guarda
web-play = Gioca
web-replay = Rivedi
web-replays = Partite
web-guided = Prima partita guidata
web-new-table = Nuovo tavolo
web-rules = Regole
web-rules-expansion = La Famiglia per due e per tre
web-rules-all = Tutte le regole del gioco
web-rules-note = Con parole nostre; ogni regola ha un codice, citato da domande e rifiuti.
web-rule-open = Leggi la regola { $rule }
web-about = Informazioni
web-about-what = Un posto per giocare a due giochi da tavolo al computer: dal vivo, nell’arco di giorni, a un solo schermo o contro i bot. Gira dove lo avvii e non chiede nulla a nessuno.
web-about-unofficial = Non ufficiale
web-about-unofficial-note = Trinacria non è affiliata agli autori o agli editori dei giochi. Testi, nomi e disegni sono suoi. Se un gioco ti piace, compralo.
web-about-fair = Caso onesto
web-about-fair-note = Prima della partita il server promette il suo seme segreto mostrandone lo SHA-256. Il browser di ogni giocatore aggiunge sale, sigillato finché ci sono tutti: nessuno può scegliere la distribuzione, nemmeno chi gestisce il server. Alla fine il seme è svelato e chiunque può ricalcolare ogni mescolata.
web-about-keys = Tasti al tavolo
web-about-version = Versione { $version }
web-key-arrows = vai alla carta o al pulsante più vicino
web-key-enter = scegli; di nuovo sulla stessa carta conferma
web-key-number = premi un pulsante della barra di decisione
web-key-escape = annulla la scelta, chiudi
web-key-action = azione
web-key-turn = turno
web-unofficial = Non ufficiale e non affiliato ad autori o editori. Se i giochi ti piacciono, comprali.
web-more = Altro
web-lost = Qui non c’è nulla
web-lost-note = L’indirizzo non porta da nessuna parte. Forse il link è stato tagliato copiandolo.
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
web-sound-note = Brevi colpi di legno; nessuno al passaggio.
web-motion = Movimento
web-motion-note = Le carte volano al loro posto.
web-symbols = Simboli di famiglia grandi
web-symbols-note = Le famiglie si distinguono senza colore.
web-notify = Avvisami quando tocca a me
web-notify-note = Quando questa pagina è in secondo piano.
web-keys = Tasti
web-keys-arrows = vai alla cosa più vicina
web-keys-enter = scegli; di nuovo: conferma
web-keys-numbers = premi i pulsanti della barra
web-keys-list = tutto ciò che puoi fare
web-keys-escape = rinuncia alla scelta
web-keys-next = La Famiglia: la prossima cosa illuminata
web-keys-fold = La Famiglia: ripiega fogli e plancia
web-keys-plan = La Famiglia: pianifica con il compagno
web-keys-map = La Famiglia: mappa più vicina, più lontana, intera

## Un nuovo tavolo

web-new-for = Un tavolo per { $game }
web-game = Gioco
web-mode = Quanti
web-pack = Componenti
web-who = Chi siede dove
web-chair = Posto { $number }
web-chair-open = aspetta un amico
web-who-me = Io
web-who-open = Un amico, con un link
web-who-open-note = Il link appare nella pagina seguente.
web-who-bot = Bot
web-who-beside = Qualcuno a questo schermo
web-which-bot = Quale bot
web-bot = { $bot ->
    [master] Bot maestro
    [hard] Bot forte
    [normal] Bot medio
    [easy] Bot mite
    [greedy] Bot avido
    [random] Bot casuale
   *[other] Bot { $bot }
}
web-nickname = Soprannome
web-player = Giocatore { $number }
web-team = { $count ->
    [one] Da solo contro gli altri
   *[other] Squadra { $number }, compagni
}
web-swap-places = Scambia con il posto seguente
web-places = Chi gioca con chi
web-places-teams = Squadre come in elenco, angoli e primo giocatore a caso
web-places-drawn = Tutto a caso
web-places-fixed = Tutto come in elenco
web-fixed = Sedersi in quest’ordine
web-fixed-note = Altrimenti il caso decide chi comincia.
web-options = Opzioni
web-time = Tempo
web-clock-none = Dal vivo
web-clock-none-note = nessun limite, tutti presenti
web-clock-decision = Per decisione
web-clock-decision-note = secondi per ogni decisione
web-clock-chess = Orologio da scacchi
web-clock-chess-note = una riserva, e un po’ ogni volta
web-clock-turn = In più giorni
web-clock-turn-note = giorni per turno, con avviso
web-seconds = Secondi
web-minutes = Minuti per la partita
web-increment = Secondi restituiti
web-days = Giorni
web-agreed = Regole del tavolo
web-table-name = Nome del tavolo
web-table-name-note = può restare vuoto
web-listed = In elenco
web-listed-note = Chiunque su questo server può trovarlo.
web-spectators = Gli spettatori possono guardare
web-spectators-note = Vedono meno di ogni giocatore.
web-spectators-here = { $count ->
    [one] 1 guarda
   *[other] { $count } guardano
}
web-undo = Riprendere le mosse
web-undo-note = Finché nulla è stato svelato e nessun altro ha agito.
web-hints = Suggerimenti
web-hints-note = Un giocatore può chiedere che cosa farebbe un bot.
web-stand-in = Il bot subentra da solo
web-stand-in-note = Altrimenti decidono gli altri. Chi torna riprende subito a giocare.
web-absent = Se qualcuno si assenta
web-grace = Aspettare
web-grace-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
web-grace-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
web-grace-clock = Su più giorni si aspetta ognuno finché non scade il suo tempo.
web-stand-in-bot = Bot che subentra
web-secret-link = Ogni posto è un link segreto
web-secret-link-note = Chi apre un link si siede lì, da qualunque dispositivo, senza account. Conserva il tuo: è la chiave per tornare.
web-fair = Equità verificabile
web-fair-note = La distribuzione viene dal seme del server e da un sale del browser di ogni giocatore, tutti sigillati prima di aprirne uno. Così nessuno può sceglierla, e si può ricalcolare dopo la partita.
web-open-table = Apri il tavolo

## Prima dell’inizio

web-lobby = prima dell’inizio
web-lobby-for = Un tavolo per { $game } è pronto
web-invitation = Invito
web-invited = Sei invitato a { $game }
web-seated-already = Hai già un posto a questo tavolo. Con questo link ne avrai un altro.
web-own-seat = Torna al mio posto
web-sit-down = Siediti
web-you = (tu)
web-host = ospita
web-here = presente
web-away = assente
web-link = Link
web-link-send = Manda il link a un amico.
web-link-of = Link del posto { $number }
web-copy-link = Copia link
web-copied = Copiato
web-share = Condividi
web-unseat = Libera il posto
web-commitment = La promessa del server: SHA-256 del suo seme
web-promise = La promessa di questa distribuzione
web-copy-promise = Copia la promessa
web-promise-note = Annotala per confrontarla dopo la partita. Anche questo browser la annota.
web-salts-of = Sali in questa distribuzione: { $names }
web-salts-none = In questa distribuzione non c’è sale dei giocatori: l’ha scelta il solo server, prima della partita.
web-called-off = { $count ->
    [one] 1 distribuzione è stata annullata, perché un sale non è stato aperto.
   *[other] { $count } distribuzioni sono state annullate, perché un sale non è stato aperto.
}
web-seed = Il seme
web-salt = Parole tue per il sale
web-salt-note = se vuoi
web-salt-add = Sigillale
web-salted = sale sigillato
web-salt-kept = Il tuo browser ha sigillato un sale da sé. Lo apre quando comincia la partita.
web-unopened = sale non aperto in tempo, non ne aggiunge più
web-opening = Si aprono i sali
web-opening-waits = Si attende il sale sigillato di { $names }. Si apre da sé appena la pagina di quel giocatore è aperta.
web-call-off = Ridistribuisci senza
web-call-off-note = Dopo mezzo minuto chi ospita può ridistribuire senza: con una nuova promessa e nuovi sali degli altri.
web-start = Comincia la partita
web-waits = { $count ->
    [one] Ne manca 1
   *[other] Ne mancano { $count }
}
web-host-starts = La partita la comincia chi ospita.

## Al tavolo

web-table = Tavolo
web-connecting = Connessione
web-connecting-again = Nuova connessione. Nulla è perso.
web-closed = Questo posto è chiuso
web-watch-instead = Guarda soltanto
web-order = Ordine di gioco
web-decision = Decisione
web-your-turn = Tocca a te
web-refused = Questa no
web-choose-other = Scegli altro
web-hint = Suggerimento
web-hint-note = Così giocherebbe un bot.
web-hint-why = Un bot prevede di vincere al { $chance }%, con un vantaggio di { $lead }{ $game ->
    [famiglia] {" "}punti
    [lafamiglia] {" "}Mandamenti
   *[other] {""}
}{ $rest ->
    [none] {""}
   *[some] . Poi, al { $other_chance }%: { $other }
}
web-hint-do = Fai così
web-paused = Il tavolo è in pausa.
web-paused-until = Potrai riprendere tu tra { $left }, o prima se chi ospita se ne va.
web-attendance = Chi è assente
web-away-until = { $name } non è qui. Un bot potrà subentrare tra { $left }.
web-gone = { $name } manca da un po’.
web-bot-voted = Vuoi un bot per { $name }. Gli altri non sono ancora d’accordo.
web-seat-ask = Chiedi il posto
web-seat-asked = { $name } vorrebbe dare il tuo posto a qualcun altro, che vedrebbe i tuoi segreti e giocherebbe per te.
web-seat-asked-beside = { $name } vorrebbe dare il posto del tuo compagno a qualcun altro, che vedrebbe anche i tuoi segreti.
web-seat-give = Lascia il mio posto
web-seat-keep = Tengo il mio posto
web-seat-agree = Accetta
web-seat-refuse = Rifiuta
web-seat-agreed = Hai accettato.
web-seat-waiting = La domanda è per { $name }: ancora nessuna risposta.
web-seat-granted = { $name } accetta.
web-seat-elsewhere = Dai il posto a qualcun altro
web-make-host = Fai ospitare
web-people = Le persone al tavolo
web-log-chat = Punti, diario e chat
web-text-mode = Modalità testo
web-broken = Non è stato possibile disegnare il tavolo. La partita continua come testo.
web-broken-again = Disegnalo di nuovo
web-position = Posizione
web-type-action = Oppure scrivi un’azione
web-chat = Chat
web-chat-table = Tavolo
web-chat-team = Squadra
web-chat-spectators = Spettatori
web-chat-write = Scrivi qualcosa
web-chat-send = Invia
web-chat-listen = Qui scrive solo chi siede al tavolo.
web-spectator = Spettatore
web-bot-plays = gioca { $bot }
web-own-key = Copia la mia chiave
web-come-back = Torno a giocare io
web-bot-for-me = Un bot per me
web-bot-for-them = Fai giocare un bot
web-hand-over = Cedi il mio posto
web-new-link = Nuovo link
web-watch-link = Link per spettatori
web-pause = Pausa
web-resume = Riprendi
web-time-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

## Che cosa è successo al tavolo

web-story-sat = { $name } si siede.
web-story-bot_sat = { $name } prende posto.
web-story-stood_up = { $name } si alza.
web-story-handed_over = Il posto di { $name } ha un nuovo link.
web-story-renamed = { $before } ora si chiama { $name }.
web-story-host_changed = Ora ospita { $name }.
web-story-host_absent = Chi ospita è assente: ora ospita { $name }.
web-story-away = { $name } non è qui.
web-story-gone = { $name } manca da un po’. Gli altri non devono più aspettare.
web-story-back = { $name } è di nuovo qui.
web-story-seat_asked = Chi ospita chiede di dare il posto di { $name } a qualcun altro.
web-story-seat_given = { $name } accetta.
web-story-seat_kept = { $name } rifiuta.
web-story-salted = { $name } ha aggiunto sale.
web-story-called_off = { $count ->
    [0] La distribuzione è annullata. C’è una nuova promessa.
   *[other] La distribuzione è annullata, perché il sale di { $names } non è stato aperto. C’è una nuova promessa.
}
web-story-started = La partita comincia.
web-story-undone = { $count ->
    [one] { $name } riprende 1 azione.
   *[other] { $name } riprende { $count } azioni.
}
web-story-paused = { $name } mette in pausa il tavolo.
web-story-resumed = { $name } riprende.
web-story-timed_out = { $name } ha pensato troppo a lungo.
web-story-stood_in = Un bot gioca per { $name }.
web-story-came_back = { $name } è tornato.
web-story-voted = { $name } vorrebbe un bot per { $absent }.
web-story-rematch = Un nuovo tavolo è pronto per un’altra partita.

## Dopo

web-again = Gioca ancora
web-record = Registro
web-from-here = Continua da qui
web-action-of = Azione { $number } di { $count }
web-actions = Azioni
web-timeline = Linea del tempo
web-see-as = Vedi come
web-see-all = Tutto
web-verified-server = { $count ->
    [one] Il server ha ricalcolato 1 azione dal seme svelato.
   *[other] Il server ha ricalcolato tutte le { $count } azioni dal seme svelato.
}
web-verified-not = Il server non ha potuto ricalcolare questa partita da un seme promesso.
web-verified-browser = Questo browser ha verificato: il seme è quello promesso.
web-verified-broken = Il seme non è quello promesso.
web-proof-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
    [one] Questo browser ha verificato: 1 sale, quello sigillato, è entrato nella distribuzione.
   *[other] Questo browser ha verificato: { $count } sali, come sigillati, sono entrati nella distribuzione.
}
web-proof-open-salts = I sali sono stati aggiunti allo scoperto: non è provato che nessuno abbia scelto il suo dopo aver visto gli altri.
web-proof-salts-broken = Un sale non è quello sigillato, o non è nella distribuzione.
web-proof-promise-broken = La promessa non corrisponde a ciò che dice questa registrazione.
web-proof-own = Il tuo sale c’è.
web-proof-own-missing = Il tuo sale non è in questa distribuzione.
web-proof-noted = È la promessa che questo browser ha annotato al tavolo.
web-proof-noted-other = Non è la promessa che questo browser ha annotato al tavolo.
web-proof-paste = Confronta con una promessa annotata
web-proof-same = La stessa promessa.
web-proof-same-seed = La stessa promessa, del solo seme: non dice nulla dei sali e degli accordi.
web-proof-other = Un’altra promessa: non è la partita per cui fu fatta.
web-proof-none = Niente in questa registrazione dice che cosa fu promesso prima della partita.
web-proof-position = La partita è cominciata da una posizione scelta da qualcuno. Niente prova le carte che vi erano.
web-proof-unproven = Nessuna registrazione prova i nomi, né chi sedeva dove.
web-live = In corso
web-live-none = Nessuna partita in elenco è in corso.
web-done = Finite
web-done-none = Ancora nessuna partita finita.
web-drop = Apri un registro
web-drop-note = Trascina qui un file scritto dal programma, o scegline uno.
web-drop-choose = Scegli un file
web-list = Elenco
web-list-title = Tutto ciò che puoi fare

## La partita guidata

web-guide-next = Avanti
web-guide-reading = Leggi a destra, poi premi «Avanti».
web-guide-running = Giocano gli altri.
web-guide-back = Indietro
web-guide-show = Mostrami
web-guide-step = Passo { $number } di { $count }
web-guide-follow = In questa lezione: { $action }
web-guide-opponent = Avversario
web-guide-opponent-nth = Avversario { $number }
web-guide-partner = Compagno
