# La riga di comando e la sua veste in righe di testo.

cli-about = Gioca a Famiglia, il gioco di carte per due, o a La Famiglia: The Great Mafia War, due contro due, con tutte le regole applicate: contro bot o con amici allo stesso schermo; simula, rivedi e verifica partite.
cli-unofficial = Non ufficiale: nessun legame con chi crea i giochi. Se un gioco ti piace, compralo.
cli-examples = Prova:
cli-languages = Lingue: { $known } (--lang, o la variabile TRINACRIA_LANG).
cli-help-lang = Lingua: en, fr, ru o it.
cli-help-version = Mostra la versione ed esci.
cli-help-theme = Colori del tavolo a tutto schermo.
cli-help-plain = Righe di testo invece del tutto schermo: per le pipe e i lettori di schermo.
cli-help-serve = Apri tavoli per il browser: tu contro i bot, gli amici con un link.
cli-help-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare gli altri della tua rete.
cli-help-port = La porta. (predefinita: { $port }, o una libera se è occupata)
cli-help-database = Dove si conservano le partite: sqlite:///FILE o postgresql://UTENTE@HOST/NOME. (predefinito: SQLite nella tua cartella dati)
cli-help-workers = Processi; più di uno richiede PostgreSQL.
cli-help-open = Apri il browser; “trinacria” da solo lo fa.
cli-serve-ready = Trinacria è pronta su { $address } (Ctrl+C la ferma)
cli-serve-workers = Più processi hanno bisogno di una base dati condivisa: indica --database postgresql://…
cli-serve-database = “{ $database }” non è l’indirizzo di una base dati. Scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
cli-serve-port = { $host }, porta { $port }, non si può usare: { $reason }.
serve-error-taken = Un altro server tiene già i tavoli di { $file }. Usa quello, fermalo o indica un’altra --database.
serve-error-file = I tavoli non si possono conservare in { $file }: { $reason }.
serve-error-database = Il database non è utilizzabile: { $reason }.
cli-help-play = Gioca a GAME (famiglia o lafamiglia) nel terminale, contro bot o con amici allo stesso schermo.
cli-help-vs = Il bot di tutti gli altri posti: easy, normal, hard, master, greedy, random, o il tuo come file.py:Classe. (predefinito: greedy, se conosce il gioco)
cli-help-hot-seat = Persone a tutti i posti allo stesso schermo, con un sipario tra loro; ai compagni non serve.
cli-help-seat = Il tuo posto: a sorte (draw), da first a fourth a partire da chi inizia, solo o team in 2v1, o il nome di un posto, come red.
cli-help-seats = Chi siede dove, in ordine di gioco a partire da chi inizia: you, nomi di persone e bot, come you,greedy,Ada,random.
cli-help-name = Il tuo nome al tavolo.
cli-help-seed = Da dove viene il caso; lo stesso seme distribuisce le stesse carte. (predefinito: uno segreto, mostrato alla fine)
cli-help-position = Inizia dalla posizione in questo file JSON.
cli-help-mode = La modalità del gioco, per esempio 1v1 o 2v1; senza, quella solita.
cli-help-option = Imposta un’opzione del gioco: NOME la attiva, NOME=VALORE la fissa, come draft, opt_rally_boat=off o difficulty=easy; si può dare più volte.
cli-help-save = Scrivi la registrazione della partita in questo file quando finisce o quando esci.
cli-help-sim = Fai giocare ai bot molte partite di GAME e mostra com’è andata.
cli-help-players = I bot, separati da virgole; ognuno occupa a turno ogni posto. In un gioco a squadre: uno per squadra, oppure uno per posto.
cli-help-games = Numero di partite.
cli-help-sim-seed = Tutto ne deriva: lo stesso seme dà le stesse partite.
cli-help-records = Scrivi la registrazione di ogni partita in questa cartella.
cli-help-jobs = Processi da usare. (predefinito: uno per ogni core)
cli-help-replay = Rivedi passo per passo la registrazione del file FILE.
cli-help-verify = Ricalcola ogni mescolata della registrazione del file FILE dal suo seme rivelato.
cli-help-commitment = La promessa che hai annotato al tavolo: la registrazione deve mantenerla.

cli-error = { $name }: { $sentence }
cli-no-such-option = L’opzione { $option } non esiste.
cli-no-such-command = Il comando { $command } non esiste.
cli-missing = Manca { $parameter }.
cli-bad-value = { $parameter } non può avere questo valore: { $reason }
cli-file = { $file } non si può usare: { $reason }.
error-missing-package = { $what } ha bisogno del pacchetto «{ $package }»: pip install 'trinacria[{ $extra }]'
cli-see-help = «{ $command } --help» dice di più.
cli-vs-or-hot-seat = Scegli --vs oppure --hot-seat: l’altro posto va a un bot o a una persona.
cli-seats-alone = --seats dice chi siede dove; togli --vs, --hot-seat e --seat.
cli-seats-count = { $game } ha { $wanted } posti, ma --seats ne indica { $found }.
cli-seat-unknown = «{ $found }» non è un posto di questo gioco. Scegli tra { $known }.
cli-player-count = { $game } ha { $wanted } posti, ma --players indica { $found } bot.
cli-team-count = { $game } ha { $seats } posti in { $teams } squadre: --players indica { $teams } o { $seats } bot, non { $found }.
cli-player = Giocatore
cli-player-number = Giocatore { $number }
cli-saved = Registrazione scritta in { $file }.

cli-verified-commitment = Il seme del server è quello promesso all’apertura del tavolo (SHA-256 { $commitment }).
cli-verified-own-commitment = Lo SHA-256 del seme è { $commitment }.
cli-verified-promise = La promessa mostrata al tavolo all’inizio della partita, con gli accordi e i sigilli: { $promise }
cli-verified-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
    [one] { $count } sale, sigillato prima di essere aperto, è entrato nella distribuzione.
   *[other] { $count } sali, tutti sigillati prima di aprirne uno, sono entrati nella distribuzione.
}
cli-verified-open-salts = { $count ->
    [0] Nessun giocatore ha aggiunto sale: la distribuzione l’ha scelta il solo server, prima della partita.
   *[other] Sali aggiunti allo scoperto: { $count }. Non provato: che nessuno abbia scelto il suo dopo aver visto gli altri.
}
cli-verified-called-off = Distribuzioni annullate prima di questa, perché un sale non è stato aperto: { $count }.
cli-verified-places = { $places ->
    [fixed] I posti al tavolo erano stabiliti prima dell’inizio, come promesso.
   *[drawn] I posti al tavolo derivano dal seme.
}
cli-verified-places-unproven = Non provato: che i posti fossero stabiliti prima dell’inizio.
cli-verified-shuffles = { $count ->
    [one] { $count } mescolata ricalcolata dal seme: identica.
   *[other] { $count } mescolate ricalcolate dal seme: identiche.
}
cli-verified-moves = { $count ->
    [one] { $count } mossa, permessa.
   *[other] { $count } mosse, tutte permesse.
}
cli-verified-position = La partita è cominciata da una posizione scelta da qualcuno. Niente prova le carte che vi erano; chi l’ha scelta può averle conosciute.
cli-verified-unproven = Nessuna registrazione prova i nomi, né chi sedeva dove.
cli-verified-noted = È la promessa che hai annotato.
cli-verified-noted-commitment = È la promessa che hai annotato, del solo seme: non dice nulla dei sigilli e degli accordi.
cli-verified-compare = Confronta la promessa con quella che hai annotato al tavolo: aggiungi --commitment HASH.
cli-verified-from-position = Verificata a partire da quella posizione.
cli-verified = Registrazione verificata.

cli-sim-playing = Partite in corso
cli-sim-title = { $game }: { $count ->
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
cli-sim-solo = Vittorie di chi è solo
cli-sim-length = Lunghezza
cli-sim-length-value = { $mean } decisioni in media ({ $least }–{ $greatest })
cli-sim-time = Tempo
cli-sim-time-value = { $seconds } s; { $games } partite e { $decisions } decisioni al secondo
cli-sim-records = { $count ->
    [one] { $count } registrazione scritta in { $folder }.
   *[other] { $count } registrazioni scritte in { $folder }.
}

plain-welcome = { $game }. Inizia una partita.
plain-commitment = La distribuzione è fissata: lo SHA-256 del suo seme è { $commitment }. Il seme sarà mostrato alla fine.
plain-bots = Bot al tavolo: { $names }
plain-hint = Scrivi il numero di una risposta, o le sue parole. «help» mostra l’aiuto.
plain-help =
    Scrivi il numero di una risposta, le sue parole o il suo codice; parole e codici si possono abbreviare finché restano chiari.
    «codes» mostra i codici. Altri comandi: show, why RISPOSTA, rule [ID], hint, undo, save FILE, quit.
plain-hint-famiglia = Scrivi il numero di una risposta, o le sue parole. «help» mostra l’aiuto.
plain-help-famiglia =
    Un’azione si indica con il numero o con la notazione, abbreviata finché resta chiara:
      new R2          togli R2, scopri 2 nuove carte
      play B2         gioca un Contabile o un Picchiatore
      back G2, lay Y0 scambia con il Contabile; done chiude lo scambio
      lower R4 2      il Picchiatore abbassa R4 di 2
      take R0         recluta una carta che conta 0
      take R3 R2 G3   recluta R3 mostrando R2 e G3; R2 va nella banda
      pass            chiudi il turno
    Altri comandi: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Scrivi il numero di una risposta, o le sue parole. «show» descrive tutto il tavolo, «help» mostra l’aiuto.
plain-help-lafamiglia =
    Un’azione si indica con il numero o con la notazione, abbreviata finché resta chiara:
      use s1.po2      opzione A: questa casella azione; poi token CASELLA COLORE
      column police   opzione B: tutti i segnalini di una colonna; put CASELLA per ognuno
      place enna      soldati in un territorio; poi soldati 3
      issue enna      un ordine in un territorio; poi order red.basic.advance
      do move         una parte di una casella o di un ordine; done chiude, skip rinuncia
      to enna         muovi via terra; ship in motoscafo; drive o walk, finesse o force
    In ogni momento, se proposto: anytime lo elenca, sell ORDINE e give lo fanno.
    Altri comandi: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = Oltre alla domanda puoi vendere un ordine o dare denaro: «anytime» lo elenca.
plain-anytime-none = Ora non c’è nulla da vendere o da dare: solo all’inizio di un turno della tua squadra, quando può pagare, o prima dei suoi ordini.
plain-turn-of = È il turno di { $name }.
plain-curtain = Lascia lo schermo a { $name }, che preme Invio.
plain-bye = Hai lasciato la partita.
plain-seed = Il seme era { $seed }.
plain-no-undo = Non c’è nulla da annullare: qualcosa è stato rivelato, o ha agito qualcun altro.
plain-no-rule = Non c’è una regola { $rule }.
plain-legal = L’azione «{ $action }» ora è permessa.
# La strada, una mano o una banda.
plain-nothing = vuota
plain-deck = { $run ->
    [1] Primo passaggio
   *[2] Secondo passaggio
}; mazzo: { $deck }, scarti: { $discard }.
plain-street = Strada: { $cards }
plain-bottom = Noto in fondo al mazzo: { $cards }
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
plain-replay = { $game }: una registrazione di { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}.
plain-replay-position = Questa partita è cominciata da una posizione scelta da qualcuno.
cli-help-bot = Fa giocare un programma con un nome; si può indicare più volte.
cli-help-serve-content = Offrire anche i componenti di La Famiglia in DIR; si può dare più volte.
cli-help-log = Come scrivere il registro: json per le macchine, plain per le persone. In un terminale plain, altrimenti json.
cli-help-allow-host = Un altro nome con cui si raggiunge il server, anche *.example.org; si può dare più volte. Non serve per gli indirizzi, i nomi di questa rete e ciò che passa un proxy su questa macchina.
cli-help-limits = Limita quanto possono chiedere un posto e un indirizzo. Senza limiti solo in reti chiuse.
cli-help-keep-unstarted = Per quanti giorni dopo l’ultimo avvenimento si conserva un tavolo mai cominciato; 0: per sempre.
cli-help-keep-finished = Per quanti giorni dopo la fine si conserva una partita finita; 0: per sempre.
cli-serve-bot = «{ $found }» non è il nome di un bot con il suo comando. Scrivi --bot "mio=python miobot.py", con un nome che nessun altro bot ha.
cli-help-backup = Scrive tutti i tavoli in un nuovo file, anche mentre il server lavora.
cli-help-restore = Riporta tutti i tavoli di una copia in un database vuoto, di qualsiasi tipo.
cli-help-prune = Elimina i tavoli mai cominciati e le partite finite troppo vecchie, anche mentre il server lavora.
cli-help-dry-run = Conta soltanto ciò che verrebbe eliminato.
cli-backed-up =
    { $count ->
        [one] 1 tavolo è in { $file }.
       *[other] { $count } tavoli sono in { $file }.
    }
cli-restored =
    { $count ->
        [one] 1 tavolo è stato ripristinato da { $file }.
       *[other] { $count } tavoli sono stati ripristinati da { $file }.
    }
backup-error-exists = Il file { $file } esiste già. Scegli un altro nome.
backup-error-nothing = Il database { $file } non esiste ancora: non c’è niente da copiare.
backup-error-file = { $file } non è una copia di sicurezza, oppure è rovinata: { $reason }
backup-error-not-empty = Questo database contiene già dei tavoli. Una copia si ripristina solo in uno vuoto: prima sposta quello vecchio.
backup-error-database = Il database non è raggiungibile: { $reason }
cli-pruned = Eliminati: { $unstarted ->
    [one] { $unstarted } tavolo mai cominciato
   *[other] { $unstarted } tavoli mai cominciati
}, { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}.
cli-would-prune = Verrebbero eliminati: { $unstarted ->
    [one] { $unstarted } tavolo mai cominciato
   *[other] { $unstarted } tavoli mai cominciati
}, { $finished ->
    [one] { $finished } partita finita
   *[other] { $finished } partite finite
}.
prune-error-nothing = Il database { $file } non esiste: non c’è niente da eliminare.
