# La riga di comando e la sua veste in righe di testo.

cli-about = Gioca a Famiglia, il gioco di carte per due, o a La Famiglia: La grande guerra di mafia, in due, tre o quattro. Le regole le applica il programma. Gioca contro i bot o con amici allo stesso schermo; simula, rivedi e verifica partite.
cli-unofficial = Progetto non ufficiale, senza legami con chi crea i giochi. Se un gioco ti piace, compralo.
cli-examples = Prova:
cli-languages = Lingue: { $known } (--lang, o la variabile TRINACRIA_LANG).
cli-help-lang = Lingua: en, fr, ru, it, de o es.
cli-help-version = Mostra la versione ed esci.
cli-help-about = Mostra che cos’è, chi ha fatto i giochi e la versione.
cli-help-theme = Colori del tavolo a schermo intero.
cli-help-plain = Modalità testo invece dello schermo intero: per le pipe e i lettori di schermo.
cli-help-serve = Apri tavoli per il browser: tu contro i bot, gli amici con un link.
cli-help-host = Indirizzo del server; con 0.0.0.0 possono collegarsi anche gli altri dispositivi della tua rete.
cli-help-port = Porta. (predefinita: { $port }, o una libera se è occupata)
cli-help-database = Dove salvare le partite: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. (predefinito: SQLite nella tua cartella dati)
cli-help-workers = Numero di processi; più di uno richiede PostgreSQL.
cli-help-open = Apri il browser; anche «trinacria» da solo lo apre.
cli-serve-ready = Trinacria è pronta: { $address } (Ctrl+C per fermarla)
cli-serve-workers = Con più processi serve un database condiviso: indica --database postgresql://…
cli-serve-database = «{ $database }» non è l’indirizzo di un database. Indica sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
cli-serve-port = Impossibile usare { $host }, porta { $port }: { $reason }.
serve-error-taken = Un altro server usa già i tavoli di { $file }. Gioca su quello, fermalo o indica un altro --database.
serve-error-file = Impossibile salvare i tavoli in { $file }: { $reason }.
serve-error-database = Il database non è utilizzabile: { $reason }.
cli-help-play = Gioca a GAME (famiglia o lafamiglia) nel terminale, contro i bot o con amici allo stesso schermo.
cli-help-vs = Bot di tutti gli altri posti: easy, normal, hard, master, greedy, random, o il tuo come file.py:Classe. (predefinito: greedy, se conosce il gioco)
cli-help-hot-seat = Persone a tutti i posti, allo stesso schermo, che si copre tra un turno e l’altro; tra compagni non si copre.
cli-help-seat = Il tuo posto: draw (a sorte), da first a fourth in ordine di gioco, solo o team in 2v1, o il nome di un posto, come red.
cli-help-seats = Chi siede dove, in ordine di gioco: you, nomi di persone e bot, come you,greedy,Ada,random.
cli-help-name = Il tuo nome al tavolo.
cli-help-seed = Seme del caso: lo stesso seme distribuisce le stesse carte. (predefinito: uno segreto, rivelato alla fine)
cli-help-position = Parti dalla posizione di questo file JSON.
cli-help-mode = Modalità di gioco, per esempio 1v1 o 2v1. (predefinita: quella solita)
cli-help-option = Opzione del gioco: NOME la attiva, NOME=VALORE la imposta, come draft, opt_rally_boat=off o difficulty=easy. Si può ripetere.
cli-help-save = Salva la partita in questo file alla fine o quando esci.
cli-help-sim = Fai giocare ai bot molte partite di GAME e mostra i risultati.
cli-help-players = Bot, separati da virgole; ognuno occupa a turno ogni posto. In un gioco a squadre: uno per squadra o uno per posto.
cli-help-games = Numero di partite.
cli-help-sim-seed = Seme del caso: lo stesso seme dà le stesse partite.
cli-help-records = Salva ogni partita in questa cartella.
cli-help-jobs = Numero di processi. (predefinito: uno per core)
cli-help-replay = Rivedi passo per passo la partita registrata in FILE.
cli-help-verify = Verifica ogni mescolata della partita registrata in FILE con il suo seme rivelato.
cli-help-commitment = L’impronta annotata al tavolo: deve corrispondere alla registrazione.

cli-error = Errore: { $sentence }
cli-no-such-option = L’opzione { $option } non esiste.
cli-no-such-command = Il comando { $command } non esiste.
cli-missing = Parametro mancante: { $parameter }.
cli-bad-value = Valore non valido per { $parameter }: { $reason }
cli-file = Impossibile usare { $file }: { $reason }.
cli-file-missing = non c’è un file o una cartella con questo nome
cli-file-is-folder = è una cartella, non un file
cli-file-is-no-folder = è un file, non una cartella
cli-file-forbidden = accesso negato
cli-file-no-text = non è un testo in UTF-8
cli-file-large = è troppo grande
error-missing-package = { $what } ha bisogno del pacchetto «{ $package }»: pip install 'trinacria[{ $extra }]'
cli-see-help = Per saperne di più: «{ $command } --help».
cli-vs-or-hot-seat = Scegli --vs oppure --hot-seat: bot o persone.
cli-seats-alone = --seats dice già chi siede dove: togli --vs, --hot-seat e --seat.
cli-seats-count = Posti in { $game }: { $wanted }; indicati da --seats: { $found }.
cli-seat-unknown = «{ $found }» non è un posto di questo gioco. Scelte possibili: { $known }.
cli-player-count = Posti in { $game }: { $wanted }; bot indicati da --players: { $found }.
cli-team-count = { $game } ha { $seats } posti e { $teams } squadre: --players vuole { $teams } o { $seats } bot, non { $found }.
cli-player = Giocatore
cli-player-number = Giocatore { $number }
cli-saved = Partita salvata in { $file }.

cli-verified-commitment = Il seme del server è quello annunciato alla creazione del tavolo (SHA-256 { $commitment }).
cli-verified-own-commitment = Lo SHA-256 del seme è { $commitment }.
cli-verified-promise = Impronta mostrata al tavolo a inizio partita (impostazioni e sigilli compresi): { $promise }
cli-verified-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
    [one] { $count } sale nella distribuzione, sigillato prima di essere aperto.
   *[other] { $count } sali nella distribuzione, tutti sigillati prima di essere aperti.
}
cli-verified-open-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
   *[other] Sali aggiunti senza sigillo: { $count }. Nulla prova che nessuno abbia scelto il suo dopo aver visto gli altri.
}
cli-verified-called-off = Distribuzioni annullate prima di questa per un sale non aperto: { $count }.
cli-verified-places = { $places ->
    [fixed] L’ordine dei posti era fissato prima dell’inizio, come annunciato.
   *[drawn] L’ordine dei posti deriva dal seme.
}
cli-verified-places-unproven = Nulla prova che l’ordine dei posti fosse fissato prima dell’inizio.
cli-verified-shuffles = { $count ->
    [one] { $count } mescolata ricalcolata dal seme: identica.
   *[other] { $count } mescolate ricalcolate dal seme: identiche.
}
cli-verified-moves = { $count ->
    [one] { $count } mossa, regolare.
   *[other] { $count } mosse, tutte regolari.
}
cli-verified-position = La partita è cominciata da una posizione scelta da qualcuno, che poteva conoscerne le carte: nulla le prova.
cli-verified-noted = È l’impronta che hai annotato.
cli-verified-noted-commitment = È l’impronta che hai annotato, ma del solo seme: non dice nulla di sigilli e impostazioni.
cli-verified-compare = Per confrontarla con l’impronta annotata al tavolo, aggiungi --commitment HASH.
cli-verified-from-position = Verificati a partire da quella posizione: ogni mescolata e ogni mossa. Non verificati: i nomi e chi sedeva dove. Nessuna registrazione può provarli.
cli-verified = Verificati: la distribuzione e ogni mossa. Non verificati: i nomi e chi sedeva dove. Nessuna registrazione può provarli.

cli-sim-playing = Partite in corso
cli-sim-title = { $game } – { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
cli-sim-player = Giocatore
cli-sim-wins = Vittorie
cli-sim-interval = Intervallo al 95%
cli-sim-draws = Pareggi
cli-sim-score = Punti
cli-sim-range = Estremi
cli-sim-first = Vittorie del primo giocatore
cli-sim-solo = Vittorie del giocatore da solo
cli-sim-length = Durata
cli-sim-length-value = { $mean } decisioni in media ({ $least }–{ $greatest })
cli-sim-time = Tempo
cli-sim-time-value = { $seconds } s; al secondo, partite: { $games }, decisioni: { $decisions }
cli-sim-records = { $count ->
    [one] { $count } registrazione scritta in { $folder }.
   *[other] { $count } registrazioni scritte in { $folder }.
}

plain-welcome = { $game }. La partita comincia.
plain-commitment = La distribuzione è fissata: SHA-256 del seme { $commitment }. Il seme sarà rivelato alla fine.
plain-bots = Bot al tavolo: { $names }
plain-hint = Scrivi il numero di una risposta, o le sue parole. «help» mostra l’aiuto.
plain-help =
    Scrivi il numero di una risposta, le sue parole o il suo codice; parole e codici si possono abbreviare finché restano chiari.
    «codes» mostra i codici. Altri comandi: show, why RISPOSTA, rule [ID], hint, undo, save FILE, quit.
plain-hint-famiglia = Scrivi il numero di una risposta, o le sue parole. «help» mostra l’aiuto.
plain-help-famiglia =
    Scrivi il numero di una risposta, le sue parole o il suo codice, abbreviati finché restano chiari. Codici:
      new R2          togli R2, scopri 2 nuove carte
      play B2         gioca un Contabile o un Picchiatore
      back G2, lay Y0 scambia con il Contabile; done chiude lo scambio
      lower R4 2      il Picchiatore abbassa R4 di 2
      take R0         recluta una carta che vale 0
      take R3 R2 G3   recluta R3 mostrando R2 e G3; R2 va nella banda
      pass            chiudi il turno
    «codes» li mostra accanto alle risposte. Altri comandi: show, why RISPOSTA, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Scrivi il numero di una risposta, o le sue parole. «show» descrive tutto il tavolo, «help» mostra l’aiuto.
plain-help-lafamiglia =
    Scrivi il numero di una risposta, le sue parole o il suo codice, abbreviati finché restano chiari. Codici:
      use s1.po2      opzione A: questa casella azione; poi token CASELLA COLORE
      column police   opzione B: tutti i segnalini di una colonna; poi put CASELLA per ognuno
      place enna      soldati in un territorio; poi soldati 3
      issue enna      un ordine in un territorio; poi order red.basic.advance
      do move         un’azione di una casella o di un ordine; done chiude, skip salta
      to enna         muovi via terra; ship in motoscafo; drive o walk, finesse o force
    «codes» li mostra accanto alle risposte.
    Azioni libere, quando sono possibili: anytime le elenca, sell ORDINE e give le fanno.
    Altri comandi: show, why RISPOSTA, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = Azioni libere: vendere un ordine o dare denaro. «anytime» le elenca.
plain-anytime-none = Ora non c’è nulla da vendere o da dare. Si può all’inizio di un turno della tua squadra, quando deve pagare, o prima dei suoi ordini.
plain-turn-of = Tocca a { $name }.
plain-curtain = Lascia lo schermo a { $name }, poi premi Invio.
plain-bye = Hai lasciato la partita.
plain-score = Punteggio finale: { $scores }
plain-seed = Il seme era { $seed }.
plain-no-undo = Nulla da annullare: qualcosa è stato rivelato, o ha giocato qualcun altro.
plain-no-rule = La regola { $rule } non esiste.
plain-legal = «{ $action }» ora è possibile.
# La strada, una mano o una banda.
plain-nothing = vuota
plain-deck = { $run ->
    [1] Primo passaggio
   *[2] Secondo passaggio
}; mazzo: { $deck }, scarti: { $discard }.
plain-street = Strada: { $cards }
plain-bottom = Fondo noto del mazzo: { $cards }
plain-last-turns = { $count ->
    [one] Questo è l’ultimo turno.
   *[other] Restano { $count } turni, compreso questo.
}
plain-player = { $name }: mano { $hand } ({ $hand_points ->
    [one] { $hand_points } punto
   *[other] { $hand_points } punti
}), banda { $gang } ({ $gang_points ->
    [one] { $gang_points } punto
   *[other] { $gang_points } punti
})
plain-player-hidden = { $name }: mano di { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, banda { $gang } ({ $gang_points ->
    [one] { $gang_points } punto
   *[other] { $gang_points } punti
})
plain-chance = Caso
plain-replay = { $game }. Partita registrata, { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}.
plain-replay-position = Questa partita è cominciata da una posizione scelta da qualcuno.
cli-help-bot = Aggiungi un programma come bot, con un nome. Si può ripetere.
cli-help-serve-content = Offri anche i componenti di La Famiglia nella cartella DIR. Si può ripetere.
cli-help-log = Formato del registro: json per le macchine, plain per le persone. (predefinito: plain in un terminale, altrimenti json)
cli-help-allow-host = Un altro nome del server, anche *.example.org. Si può ripetere. Non serve per gli indirizzi IP, i nomi della rete locale e un proxy su questa macchina.
cli-help-limits = Limita le richieste per posto e per indirizzo. Disattivalo solo in una rete privata.
cli-help-members = Se si può diventare membri, che conservano i posti su tutti i dispositivi.
cli-help-keep-unstarted = Giorni per cui conservare un tavolo mai cominciato, dall’ultima attività; 0: per sempre.
cli-help-keep-finished = Giorni per cui conservare una partita finita; 0: per sempre.
cli-help-keep-packs = Giorni per cui conservare le scatole portate dai giocatori che nessun tavolo usa; 0: per sempre.
cli-serve-bot = «{ $found }» non indica un bot e il suo comando. Scrivi --bot "mio=python miobot.py", con un nome ancora libero.
cli-help-backup = Salva tutti i tavoli in un nuovo file; il server può restare acceso.
cli-help-restore = Ripristina tutti i tavoli di una copia in un database vuoto, di qualsiasi tipo.
cli-help-prune = Elimina i tavoli mai cominciati e le vecchie partite finite; il server può restare acceso.
cli-help-dry-run = Conta soltanto, senza eliminare nulla.
cli-backed-up =
    { $count ->
        [one] { $count } tavolo salvato in { $file }.
       *[other] { $count } tavoli salvati in { $file }.
    }
cli-restored =
    { $count ->
        [one] { $count } tavolo ripristinato da { $file }.
       *[other] { $count } tavoli ripristinati da { $file }.
    }
backup-error-exists = Il file { $file } esiste già. Scegli un altro nome.
backup-error-nothing = Il database { $file } non esiste ancora: nulla da salvare.
backup-error-file = { $file } non è una copia di backup, o è danneggiata: { $reason }
backup-error-not-empty = Questo database contiene già dei tavoli. Una copia si ripristina solo in uno vuoto: prima sposta quello vecchio.
backup-error-database = Il database non è raggiungibile: { $reason }
cli-pruned = Eliminati: { $unstarted ->
    [one] { $unstarted } tavolo mai cominciato
   *[other] { $unstarted } tavoli mai cominciati
}, { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}, { $packs ->
    [one] { $packs } scatola inutilizzata
   *[other] { $packs } scatole inutilizzate
}.
cli-would-prune = Verrebbero eliminati: { $unstarted ->
    [one] { $unstarted } tavolo mai cominciato
   *[other] { $unstarted } tavoli mai cominciati
}, { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}, { $packs ->
    [one] { $packs } scatola inutilizzata
   *[other] { $packs } scatole inutilizzate
}.
prune-error-nothing = Il database { $file } non esiste: nulla da eliminare.

# What Click adds to help and complaints.
cli-usage = Uso:
cli-options = Opzioni:
cli-commands = Comandi:
cli-default = predefinito: { $value }
cli-required = obbligatorio
cli-metavar-options = [OPZIONI]
cli-metavar-command = COMANDO [ARGOMENTI]...
cli-help-help = Mostra questo aiuto ed esci.
cli-option-usage = Valore mancante o di troppo: { $option }.
cli-missing-command = Quale comando?
cli-too-many-arguments = Ci sono più argomenti di quanti ne accetti questo comando.
cli-wants-range = serve un numero da { $low } a { $high }.
cli-wants-choice = valori possibili: { $known }.
cli-wants-number = serve un numero.
cli-wants-file = serve un file, non una cartella.
cli-wants-no-folder = { $path } è una cartella, non un file.
cli-wants-no-file = { $path } è un file, non una cartella.
cli-wants-folder-of = impossibile scrivere { $path }: la cartella { $folder } non esiste.
cli-wants-writable = impossibile scrivere in { $path }.
cli-serve-home = Non c’è una cartella in cui salvare i tavoli: { $reason }. Scegli un file con --database sqlite:///FILE.
cli-wants-folder = dev’essere una cartella esistente.
