# Ciò che un tavolo dice a persone e programmi.

table-error-unknown = Il tavolo { $table } non esiste. Controlla il link.
table-error-pack = Qui non c’è nessun pacchetto di contenuti con l’impronta { $pack }.
table-error-path = A questo indirizzo non c’è nulla.
table-error-method = Questo indirizzo non accetta una simile richiesta.
table-error-large = È troppo lungo: al massimo { $most } byte.
table-error-message = Questo messaggio non si capisce: { $reason }
table-error-hello = Il primo messaggio dev’essere “hello”.
table-error-hello-again = “hello” si dice una volta sola. Per ripeterlo apri una nuova connessione.
table-error-version = Questo server parla la versione { $known } del protocollo, non la { $found }. Ricarica la pagina.
table-error-flood = Troppo in una volta. Aspetta un momento.
table-error-many-listed = Hai già { $most } tavoli aperti nell’elenco. Comincia uno di quelli, o non mettere questo in elenco.
table-error-many-unstarted = Hai già { $most } tavoli non ancora cominciati. Prima comincia qualcuno di quelli.
table-error-many-today = Oggi da qui sono stati creati troppi tavoli: al massimo { $most } al giorno.
table-error-fault = Qualcosa è andato storto nel server. Nulla è cambiato; riprova.
table-error-store = Il server ora non riesce a scrivere. Nulla è cambiato; riprova.
table-error-secret = Questo link non apre (o non apre più) un posto. Chiedine uno nuovo.
table-error-invitation = Questo è un invito: prima siediti con esso.
table-error-not-host = Può farlo solo chi ospita il tavolo.
table-error-spectator = Gli spettatori non possono farlo.
table-error-no-spectators = A questo tavolo non c’è posto per spettatori.
table-error-spectators-only = Gli spettatori parlano tra loro fino alla fine della partita.
table-error-no-partner = A questo tavolo non hai un compagno.
table-error-empty = In questo messaggio non c’è nulla.
table-error-started = La partita è già cominciata.
table-error-not-started = La partita non è ancora cominciata.
table-error-over = La partita è finita.
table-error-not-over = Si può vedere quando la partita è finita.
table-error-paused = La partita è in pausa.
table-error-not-paused = La partita non è in pausa.
table-error-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi decidi.
table-error-not-asked = Ora la decisione non è tua.
table-error-stand-in = Un bot gioca per te. Prima torna.
table-error-no-stand-in = Nessun bot gioca per te.
table-error-undo-off = A questo tavolo non si può ritirare nulla.
table-error-no-undo = Non si può ritirare: qualcosa è stato rivelato o un altro giocatore ha agito.
table-error-hints-off = A questo tavolo non ci sono suggerimenti.
table-error-no-chair = La sedia { $chair } non esiste. Le sedie sono { $known }.
table-error-chair-taken = La sedia { $chair } è occupata.
table-error-chairs-open = Alcune sedie sono ancora libere. Facci sedere persone o bot.
table-error-open-salt = Ora il sale si sigilla prima, perché nessuno scelga il suo in base a quello degli altri. Ricarica la pagina.
table-error-unopened = Il tuo ultimo sale non è stato aperto in tempo: a questo tavolo non ne aggiungi più.
table-error-opening = Si stanno aprendo i sali: al tavolo ora non può cambiare nulla.
table-error-not-opening = Ora non si sta aprendo nessun sale.
table-error-still-opening = C’è ancora tempo per aprire i sali: { $seconds ->
    [one] 1 secondo.
   *[other] { $seconds } secondi.
}
table-error-no-seal = Nessun tuo sale è atteso.
table-error-wrong-salt = Questo non è il sale che hai sigillato.
table-error-chairs = Questo gioco ha { $wanted } sedie, ma ne sono descritte { $found }.
table-error-full = Tutte le sedie sono occupate.
table-error-not-person = Sulla sedia { $chair } non gioca una persona.
table-error-present = Chi siede sulla sedia { $chair } è qui.
table-error-voted = Hai già votato.
table-error-bot = Per questo gioco non c’è il bot “{ $bot }”. Bot noti: { $known }.
table-error-other-game = Il gioco di un tavolo non si può cambiare. Preparane un altro.
table-error-language = La lingua “{ $language }” non c’è. Scegline una tra { $known }.
table-error-no-moment = La partita non può continuare dopo la mossa { $number }; può fino alla mossa { $last }.
table-error-rematch-made = Il prossimo tavolo è già pronto.
table-error-rules = Questo tavolo è cominciato con la versione { $found } delle regole; questo server gioca la versione { $known }. Usa la versione del programma che l’ha cominciato.
table-error-plan-full = C’è posto per { $most } segni. Cancellane qualcuno.

table-player = Giocatore { $number }
table-bye-secret = Il tuo link è stato sostituito da uno nuovo.
table-bye-gone = Questo tavolo è stato chiuso: da molto tempo non vi succedeva nulla.
