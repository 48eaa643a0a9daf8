# The page: people of a club, invitations, notices, the next table.

web-club-people = Persone
web-club-members-only = Qui si incontrano i membri del club. Diventa membro nella pagina iniziale, o accedi.
web-club-all = Tutti i membri
web-club-all-people = Tutte le persone
web-club-find = Cerca per nome
web-club-nobody = Nessuno ha un nome così.
web-club-more = Mostra altro
web-club-games = { $count ->
    [0] ancora nessuna partita
    [one] { $count } partita
   *[other] { $count } partite
}
web-club-here = online
web-club-seen = ultima visita: { $when }
web-club-waits-at = aspetta avversari: { $table }
web-club-plays-at = sta giocando: { $table }

## Friends

web-club-friends = Amici
web-club-no-friends = Ancora nessun amico. Cerca un nome e manda una richiesta.
web-club-asks = Richieste di amicizia
web-club-asked = Richieste inviate
web-club-lately = Al tavolo con te di recente
web-club-following = Segui
web-club-blocked = Bloccati
web-club-accept = Accetta
web-club-refuse = Rifiuta
web-club-take-back = Ritira
web-club-befriend = Chiedi l’amicizia
web-club-unfriend = Togli dagli amici
web-club-follow = Segui
web-club-unfollow = Non seguire più
web-club-block = Blocca
web-club-unblock = Sblocca
web-club-sure-block = Bloccare { $name }?
web-club-sure-block-note = Niente più tavoli in comune, messaggi o inviti tra voi. L’amicizia finisce e non vi seguite più. Nessuno viene avvisato.
web-club-friends-here = Amici
web-club-none-here = Nessuno dei tuoi amici è qui.
web-club-wants-friend = chiede la tua amicizia
web-club-answer = Rispondi
web-club-followed-play = In gioco tra le persone che segui

## A profile

web-club-edit = Modifica
web-club-invite-to-play = Gioca insieme
web-club-friend-since = tra gli amici dal: { $date }
web-club-finished = { $count ->
    [one] partita tra persone
   *[other] partite tra persone
}
web-club-won-drawn = vinte, { $drawn } pari
web-club-streak = { $kind ->
    [won] { $count ->
        [one] 1 vittoria
       *[other] { $count } vittorie
    }
    [drawn] { $count ->
        [one] 1 pareggio
       *[other] { $count } pareggi
    }
    [lost] { $count ->
        [one] 1 sconfitta
       *[other] { $count } sconfitte
    }
   *[none] –
}
web-club-longest = di fila; record di vittorie: { $count }
web-club-to-end = giocate fino alla fine
web-club-seconds = { $count } s
web-club-pace = per decisione
web-club-favourite = famiglia preferita
web-club-plays-now = In gioco adesso
web-club-last-games = Ultime partite
web-club-all-games = Tutte le partite
web-club-no-games = Ancora nessuna partita finita.
web-club-you-and = Tu e { $name }
web-club-not-met = Non avete ancora giocato tra voi.
web-club-against = Tra voi: vittorie { $won }, pareggi { $drawn }, sconfitte { $lost }
web-club-results = Gli ultimi risultati tra voi
web-club-newest-first = i tuoi risultati, dal più recente
web-club-outcome = { $outcome ->
    [won] vinta
    [drawn] pari
   *[lost] persa
}
web-club-outcome-short = { $outcome ->
    [won] V
    [drawn] P
   *[lost] S
}
web-club-as-partners = in squadra
web-club-with-bots = con i bot
web-club-games-title = Partite
web-club-game = Gioco
web-club-games-head = Partite
web-club-families = Famiglie
web-club-family = Famiglia
web-club-won = Vinte
web-club-sure = Affidabilità

web-club-ratings = Punteggi di forza
web-club-rated-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-club-place = { $place }º su { $of }
web-club-provisional = provvisorio
web-club-unrated = non ancora valutato, { $count } su { $fewest }
web-club-ladder = Classifica
web-club-course = { $first } il { $since }, { $last } il { $until }, massimo { $highest } il { $when }.
web-club-band = La linea è il punteggio. La forza vera sta nella fascia 95 volte su 100.
web-club-season = { $quarter ->
    [1] Inverno { $year }
    [2] Primavera { $year }
    [3] Estate { $year }
   *[4] Autunno { $year }
}
web-club-season-of = Stagione
web-club-place-head = Posto
web-club-member = Membro
web-club-rating = Punteggio
web-club-gain = Punteggio: { $gain }
web-club-ladder-empty = In questa stagione nessuno ha ancora un punteggio.
web-club-ladder-note = Il punteggio compare dopo dieci partite classificate. Il punto interrogativo resta finché può sbagliare di oltre 110.

## Invitations

web-club-invite-member = Invita un membro
web-club-invite-to-seat = Invita al posto { $number }
web-club-invite = Invita
web-club-invited = Inviti
web-club-invite-note = Il posto resta riservato due minuti, o due giorni in una partita di più giorni. Il suo link vale ancora.
web-club-invited-now = Invito inviato: { $name }
web-club-sent = { $state ->
    [accepted] è al tavolo
    [declined] { $said ->
        [yes] non ora: «{ $why }»
       *[no] non ora
    }
    [withdrawn] invito ritirato
    [late] nessuna risposta in tempo
   *[open] invito inviato
}
web-club-invites = { $name } ti invita
web-club-sit-there = con { $names }
web-club-time-left = Tempo per rispondere
web-club-kept = Posto riservato: { $left }
web-club-fold = Metti da parte
web-club-more-invitations = { $count ->
    [one] 1 altro invito
   *[other] altri { $count } inviti
}
web-club-not-now = Non ora
web-club-why-hour = Tra un’ora
web-club-why-tonight = Stasera
web-club-why-tomorrow = Domani
web-club-why-busy = Sto giocando altrove
web-club-why-none = Senza motivo

## Notices

web-club-notices = Avvisi
web-club-news = Novità
web-club-no-notices = Ancora niente.
web-club-former = Un ex membro
web-club-notice = { $kind ->
    [friend_asked] { $who } chiede la tua amicizia.
    [friend_accepted] { $who } è tra i tuoi amici.
    [invited] { $state ->
        [open] { $who } ti invita al tavolo «{ $table }».
        [accepted] { $who } ti ha invitato al tavolo «{ $table }». Hai preso posto.
        [declined] { $who } ti ha invitato al tavolo «{ $table }». Hai rifiutato.
        [withdrawn] { $who } ha ritirato l’invito al tavolo «{ $table }».
       *[other] { $who } ti ha invitato al tavolo «{ $table }». Ormai è tardi.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } è al tavolo «{ $table }».
       *[other] { $said ->
            [yes] { $who } non può venire al tavolo «{ $table }»: «{ $why }»
           *[no] { $who } non può venire al tavolo «{ $table }».
        }
    }
    [seek_asked] { $who } ti ha proposto di fare coppia.
    [seek_found] { $who } gioca con te a «{ $table }».
    [friend_opened] { $who } aspetta avversari al tavolo «{ $table }».
   *[followed_plays] { $who } comincia a giocare al tavolo «{ $table }».
}
web-club-unseen = { $count ->
    [0] Avvisi
    [one] Avvisi, 1 nuovo
   *[other] Avvisi, { $count } nuovi
}
web-club-meeting = Come raggiungermi
web-club-take-requests = Si può chiedere la mia amicizia
web-club-take-invitations = Chi può invitarmi a un posto
web-club-from-all = tutti i membri
web-club-from-friends = solo gli amici
web-club-from-nobody = nessuno
web-club-device-note = { $state ->
    [on] Inviti, amici e partite, secondo le caselle qui sotto, anche con questa pagina chiusa.
   *[off] Disattivato. Prima il browser chiederà il permesso.
}
web-club-tell-me = Avvisami quando
web-club-on-page = Sulla pagina
web-club-on-device = Dispositivi
web-club-kind = { $kind ->
    [friend_asked] qualcuno chiede la mia amicizia
    [friend_accepted] la mia richiesta è accettata
    [invited] qualcuno mi invita a un posto
    [invitation_answered] il mio invito ha una risposta
    [seek_asked] un amico mi propone di fare coppia
    [seek_found] si trovano avversari per una partita in più giorni
    [friend_opened] un amico aspetta avversari
   *[followed_plays] chi seguo comincia una partita
}
web-club-quiet = Ore di silenzio sui dispositivi
web-club-quiet-since = Silenzio dalle
web-club-quiet-until = Silenzio fino alle
web-club-hide = Nascondi a tutti
web-club-hide-together = i risultati tra noi
web-club-hide-pace = il tempo per decisione
web-club-languages = Lingue che parlo

## The next table

web-club-next-table = { $count ->
    [one] Prossimo tavolo: 1 ti aspetta
   *[other] Prossimo tavolo: { $count } ti aspettano
}
web-club-looking = La ricerca di avversari continua: torna alla ricerca
web-club-next-short = Prossimo tavolo
web-club-last-one = Era l’ultimo.
web-club-seek-again = Non tutti sono arrivati in tempo. La tua ricerca riprende da dove era.
web-club-none-waits = Nessun tavolo ti aspetta.
web-club-tabs = Pagine
web-club-tab-home = Inizio
web-club-tab-play = Gioca
web-club-tab-games = Partite
web-club-tab-news = Avvisi
