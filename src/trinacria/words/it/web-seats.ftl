# La pagina: le persone e i loro posti, ciò che si sente di una partita, la modalità testo.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Contabile { $value }
web-seats-card-Y = Picchiatore { $value }
web-seats-card-G = Mercenario { $value }
web-seats-lowered = { $card }, abbassata a { $value }
web-seats-table = Strada e mazzo
web-seats-street = Strada: { $cards }
web-seats-hand = Mano ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $cards }
web-seats-hand-hidden = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-seats-gang = Banda ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}): { $cards }
web-seats-now = Round e punteggio
web-seats-conflict = Conflitto
web-seats-mandamenti = I Mandamenti e i loro territori
web-seats-areas = Territori e mari
web-seats-area = { $area }: { $pieces }. Confina con { $neighbours }{ $coast ->
    [0] .
    [one] ; sul mare: { $seas }.
   *[other] ; sui mari: { $seas }.
}
web-seats-tiles = Tessere e riserva
web-seats-supply = ordine di rifornimento { $number },
web-seats-attack = ordine d’attacco { $number },
web-seats-heard-more = { $count ->
    [one] Un’altra riga nella cronaca.
   *[other] Altre { $count } righe nella cronaca.
}
web-seats-heard-chat = Messaggio di { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] 1 nuovo messaggio di { $names }.
   *[other] { $count } nuovi messaggi di { $names }.
}
web-seats-keys-decision = vai alla decisione

web-seats-no = Annulla
web-seats-you = tu

## La partita nel suo insieme

web-seats-menu = Menu della partita
web-seats-menu-note = Non succede nulla finché non premi l’ultimo pulsante.
web-seats-menu-stay = Continua a giocare
web-seats-menu-asked = Serve l’accordo di { $names }.
web-seats-menu-nobody = Non serve l’accordo di nessuno.
web-seats-menu-undo = Annulla il mio ultimo turno
web-seats-menu-undo-note = La partita torna all’inizio del tuo ultimo turno.
web-seats-menu-do-undo = Chiedi di annullare
web-seats-menu-pause = Pausa
web-seats-menu-pause-note = Tutti gli orologi si fermano. Ognuno torna con lo stesso link.
web-seats-menu-do-pause = Metti in pausa
web-seats-menu-draw = Proponi il pareggio
web-seats-menu-draw-note = La partita finisce senza vincitori.
web-seats-menu-do-draw = Invia la proposta
web-seats-menu-score = Proponi di chiudere qui
web-seats-menu-score-note = Vale il punteggio attuale.
web-seats-menu-do-score = Invia la proposta
web-seats-menu-bot = Fai giocare un bot per me
web-seats-menu-bot-note = Puoi riprendere il tuo posto quando vuoi.
web-seats-menu-do-bot = Fai giocare un bot
web-seats-menu-resign = Abbandona
web-seats-menu-resign-note = Perdi, e la partita finisce per tutti.
web-seats-menu-resign-team = La tua squadra perde. Prima serve l’accordo di { $names }.
web-seats-menu-do-resign = Abbandona
web-seats-menu-sure = Abbandonare davvero? Non si può annullare.
web-seats-menu-do-sure = Sì, abbandona
web-seats-offer = Proposta
web-seats-offer-of = { $what ->
    [resign] { $name } propone alla tua squadra di abbandonare.
    [draw] { $name } propone il pareggio.
    [score] { $name } propone di chiudere la partita con questo punteggio.
   *[undo] { $name } chiede di annullare il suo ultimo turno.
}
web-seats-offer-mine = { $what ->
    [resign] Proponi alla tua squadra di abbandonare.
    [draw] Hai proposto il pareggio.
    [score] Hai proposto di chiudere la partita con questo punteggio.
   *[undo] Hai chiesto di annullare il tuo ultimo turno.
}
web-seats-offer-waits = In attesa di { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } non c’è: senza il suo consenso non si decide nulla.
   *[other] { $names } non ci sono: senza il loro consenso non si decide nulla.
}
web-seats-offer-yes = Accetta
web-seats-offer-no = Rifiuta
web-seats-offer-withdraw = Ritira
web-seats-offer-now = Fallo ora
web-story-offered = { $what ->
    [resign] { $chair } vorrebbe abbandonare.
    [draw] { $chair } propone il pareggio.
    [score] { $chair } propone di chiudere la partita con questo punteggio.
   *[undo] { $chair } chiede di annullare un turno.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } accetta.
   *[false] { $chair } rifiuta.
}
web-story-taken_back = Tutti d’accordo: { $chair } rigioca l’ultimo turno.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } abbandona.
       *[other] { $chairs } abbandonano.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } perde per forfait.
       *[other] { $chairs } perdono per forfait.
    }
    [draw_agreed] I giocatori si accordano per il pareggio.
   *[score_agreed] I giocatori si accordano per chiudere con questo punteggio.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] Vinci per abbandono.
        [lost] Hai abbandonato.
        [drawn] Pareggio.
       *[neutral] La partita è finita per abbandono.
    }
    [forfeited] { $outcome ->
        [won] Vinci per forfait.
        [lost] Perdi per forfait.
        [drawn] Pareggio.
       *[neutral] La partita è finita per forfait.
    }
    [draw_agreed] Pareggio per accordo.
   *[score_agreed] { $outcome ->
        [won] Vinci per accordo.
        [lost] Perdi per accordo.
        [drawn] Pareggio per accordo.
       *[neutral] La partita è finita per accordo.
    }
}

## Prima di ciò che non si annulla

web-seats-sure-hand-over = Cedere il tuo posto?
web-seats-sure-hand-over-note = Ricevi un link da passare. Chi lo apre vede i tuoi segreti e gioca per te; questo browser non potrà tornare al posto.
web-seats-sure-link = Nuovo link al posto di { $name }?
web-seats-sure-link-note = Il vecchio link smette subito di funzionare. Chi apre il nuovo prende il posto e ne vede i segreti.
web-seats-sure-unseat = Liberare il posto di { $name }?
web-seats-sure-unseat-note = Chi lo occupa lascia il tavolo, e il posto riceve un nuovo link.

## Chat, note, connessione, suono

web-seats-notes = Note
web-seats-notes-note = Queste note le vedi solo tu. Restano in questo browser.
web-seats-offline = Sei offline.
web-seats-offline-kept = Sei offline. La tua mossa è conservata e parte quando torna la connessione.
web-seats-connecting-kept = Riconnessione… La tua mossa è conservata e parte subito dopo.
web-seats-sending = Invio…
web-seats-notify = Quando tocca a me
web-seats-volume = Volume
web-seats-time-hours = { $hours } h { $minutes } min
web-seats-title-turn = Tocca a { $name }
web-seats-time = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}

## Sala e invito

web-seats-seated = Posti occupati: { $count } su { $total }
web-seats-lobby-game = Il tuo tavolo di { $game } è pronto.
web-seats-lobby-sides = I compagni stanno dallo stesso lato; si gioca 1, 2, 3, 4 da un lato all’altro.
web-seats-lobby-drawn = { $places ->
    [fixed] Si gioca nell’ordine dei posti.
   *[drawn] I posti si sorteggiano all’inizio della partita.
}
web-seats-side-mine = La tua parte
web-seats-side-of = La parte di { $name }
web-seats-side = Parte { $number }
web-seats-partner-of = { $viewer ->
    [self] in coppia con te
   *[other] in coppia con { $name }
}
web-seats-swap = Scambia con il posto seguente
web-seats-qr = Codice QR
web-seats-qr-of = Codice QR del link al posto { $number }
web-seats-qr-note = Inquadra il codice. Chi apre il link occupa il posto { $number }.
web-seats-each-link = Ogni link è un posto. Invialo a una sola persona; non serve un account. Con un link già usato nessun altro può sedersi.
web-seats-fill = { $count ->
    [one] Aggiungi 1 bot e comincia
   *[other] Aggiungi { $count } bot e comincia
}
web-seats-how = Come si gioca
web-seats-change = Cambia le opzioni
web-seats-change-save = Salva le modifiche
web-seats-term-clock = Orologio
web-seats-term-late = Tempo scaduto
web-seats-term-length = Durata
web-seats-term-help = Aiuti
web-seats-term-watching = Spettatori
web-seats-clock = { $kind ->
    [decision] { $seconds } s per decisione
    [chess] { $minutes } min a testa, +{ $seconds } s
    [turn] { $days ->
        [one] 1 giorno per turno
       *[other] { $days } giorni per turno
    }
   *[none] senza limiti di tempo
}
web-seats-late = { $what ->
    [rated] perdi
    [bot_plays_once] un bot gioca quel turno
    [bot_takes_seat] un bot prende il posto
   *[nothing] non succede nulla
}
web-seats-option = { $option }: { $value }
web-seats-help = { $undo ->
    [true] si può annullare
   *[false] senza annullare
}, { $hints ->
    [true] con suggerimenti
   *[false] senza suggerimenti
}
web-seats-watching = { $on ->
    [true] ammessi, senza vedere i segreti
   *[false] non ammessi
}
web-seats-invites = { $by ->
    [host] { $host } ti invita a { $game }
   *[nobody] C’è un invito per te a { $game }
}{ $mode ->
    [none] {""}
   *[other] {" "}{ $mode }
}{ $as ->
    [partner] , in coppia con { $partner }
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] Giochi contro { $names }.
   *[drawn] Al tavolo anche: { $names }.
}
web-seats-more-free = { $free ->
    [one] C’è un altro posto libero.
   *[other] Ci sono altri { $free } posti liberi.
}
web-seats-no-account = Senza account
web-seats-no-account-note = basta un nome
web-seats-pausable = Si può interrompere
web-seats-pausable-note = torna con il tuo link
web-seats-never-played = Non ci hai mai giocato?
web-seats-never-played-note = Fai la partita guidata; il posto ti aspetta.
web-seats-used = Questo link è già stato usato
web-seats-used-note = Non apre più nulla: il posto ha un link nuovo. Se è tuo, apri il tuo link. Altrimenti chiedine uno nuovo a chi ospita.
web-seats-missing = Questo tavolo non esiste
web-seats-missing-note = Forse il link è incompleto, o il tavolo è stato rimosso dopo molto tempo senza partite.

## I tuoi tavoli

web-seats-wait-for-you = { $count ->
    [one] 1 ti aspetta
   *[other] { $count } ti aspettano
}
web-seats-part-waiting = Tocca ad altri
web-seats-part-lobby = Non ancora cominciati
web-seats-part-over = Finiti
web-seats-with-against = con { $partners }, contro { $others }
web-seats-against-only = contro { $others }
web-seats-turn-mine = { $timed ->
    [yes] Tocca a te · ancora { $left }
   *[no] Tocca a te
}
web-seats-turn-other = { $timed ->
    [yes] Tocca a { $name } · ancora { $left }
   *[no] Tocca a { $name }
}
web-seats-paused = in pausa
web-seats-look = Guarda
web-seats-result = { $outcome ->
    [won] Vittoria
    [lost] Sconfitta
    [drawn] Pareggio
   *[neutral] Finita
}{ $how ->
    [resigned] {" "}per abbandono, { $mine } : { $theirs }
    [forfeited] {" "}per forfait, { $mine } : { $theirs }
    [draw_agreed] {" "}per accordo, { $mine } : { $theirs }
   *[other] , { $mine } : { $theirs }
}

## La scelta delle famiglie

web-seats-draft = Le famiglie tra cui scegliere
web-seats-draft-chosen = scelta
web-seats-draft-led = la guida { $name }
web-seats-draft-attack = Attacco
web-seats-draft-defence = Difesa
web-seats-draft-soldati = Soldati
web-seats-draft-money = Denaro
web-seats-draft-speed = Velocità
web-seats-draft-of = { $value } su { $most }
web-seats-draft-early = presto
web-seats-draft-late = tardi
web-seats-draft-longest = riga più lunga: { $row }
web-seats-draft-lead = Guida { $family }
web-seats-draft-note = { $family } è scelta. Premi ancora per guidarla.

## Rivincita

web-seats-rematch-ready = La rivincita è pronta. Comincia quando ci sono tutti.
web-seats-rematch-waits = In attesa di { $names }. La partita comincia quando ci sono tutti.
web-seats-rematch-join = Partecipa alla rivincita
