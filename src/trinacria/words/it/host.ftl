# L’host di un club: che cosa è rifiutato, che cosa dice il comando, e la pagina dell’host.


# ---- what is refused

host-error-key = Questo link non apre più la pagina dell’host. Creane uno nuovo con «trinacria club host».
host-error-reason = Scrivi un motivo: resta nel registro.
host-error-word = Qui c’è una parola che il club non ammette. Dillo in un altro modo.
host-error-suspended = Questa iscrizione è sospesa. Puoi guardare, ma non sederti né parlare.{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}
host-error-suspended-until = Questa iscrizione è sospesa fino alla fine di questo giorno: { $day } { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
} { $year }. Puoi guardare, ma non sederti né parlare.{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}
host-error-day = { $day } non è un giorno. Scrivilo così: 2026-11-30.
host-error-day-over = Questo giorno è passato. Scegline uno successivo.
host-error-no-code = Un numero di persone e un ultimo giorno valgono per un codice: scegli l’ingresso con codice.
host-error-code-count = Un codice può valere per un numero di persone da 1 a { $most }.
host-error-report = Nessuna segnalazione con il numero { $number } è in attesa.
host-error-guest = { $name } ha giocato come ospite: non c’è un’iscrizione da ammonire o sospendere. Archivia la segnalazione.
host-error-report-seat = Qui può segnalare solo chi gioca o chi è membro.
host-error-no-line = Qui non c’è nulla che tu possa segnalare.
host-error-reports-full = Troppe segnalazioni aspettano l’host. Riprova più tardi.
host-error-many-reports = Troppe segnalazioni sono arrivate da qui. Riprova più tardi.
host-error-no-word = Una parola ha lettere o cifre, al massimo { $most }.
host-error-many-words = L’elenco è pieno ({ $most }). Prima togli una parola.
host-error-word-there = { $word } è già nell’elenco.
host-error-word-missing = { $word } non è nell’elenco.
host-error-backup-elsewhere = La copia di questo database si fa sul server stesso, con «trinacria backup FILE».
host-error-backup-often = Una copia è stata appena fatta. Aspetta un minuto.

# ---- the command

host-help-command = { $command ->
    [host] Mostra un nuovo link alla pagina dell’host. Il vecchio non vale più.
    [announce] Annuncia qualcosa a tutti nella pagina iniziale. Senza testo, ritira l’annuncio.
    [words] Parole che il club non ammette nei nomi e in chat.
    [add] Aggiungi una parola.
    [remove] Togli una parola.
    [list] Elenca le parole.
    [reports] Elenca le segnalazioni in attesa.
    [report] Decidi su una segnalazione: archiviala, ammonisci o sospendi il membro.
   *[warn] Ammonisci un membro, che può leggerlo nel proprio elenco.
}
host-help-until = Ultimo giorno, per esempio 2026-11-30.
host-help-reason = Motivo. Resta nel registro, e il membro può leggerlo.
host-help-address = Indirizzo del server, per il link.
host-link = Pagina dell’host: { $address }
    Tieni questo link per te: chi lo ha può gestire il club. È mostrato una volta sola.
host-announced = Tutti lo leggono nella pagina iniziale: { $text }
host-unannounced = Non c’è più nessun annuncio.
host-word-added = { $word } è nell’elenco.
host-word-removed = { $word } non è più nell’elenco.
host-words-count = { $count ->
    [0] Ancora nessuna parola.
    [one] { $count } parola.
   *[other] { $count } parole.
}
host-warned = { $name }: ammonizione registrata.
host-suspended-until = { $name } può solo guardare fino alla fine di questo giorno: { $day } { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
} { $year }.
host-report-listed = { $number } – { $kind ->
    [line] Un messaggio di { $name }
   *[name] Il nome «{ $name }»
}{ $about ->
    [guest] {" "}(ospite)
   *[member] {""}
}: { $reason }
host-reports-count = { $count ->
    [0] Nessuna segnalazione in attesa.
    [one] { $count } segnalazione in attesa.
   *[other] { $count } segnalazioni in attesa.
}
host-report-done = { $act ->
    [dismiss] La segnalazione è archiviata.
    [warn] { $name }: ammonizione registrata. La segnalazione è chiusa.
   *[suspend] { $name }: iscrizione sospesa. La segnalazione è chiusa.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] L’host ha sospeso l’iscrizione di { $who } fino alla fine di questo giorno: { $day } { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
} { $year }.
       *[no] L’host ha sospeso l’iscrizione di { $who }.
    }
    [restored] L’host ha riattivato l’iscrizione di { $who }.
    [removed] L’host ha rimosso un membro.
    [warned] L’host ha dato un’ammonizione a { $who }.
    [dismissed] L’host ha archiviato la segnalazione { $number }.
    [announced] { $ended ->
        [yes] L’host ha annunciato, fino alla fine di questo giorno: { $day } { $month ->
    [m1] gennaio
    [m2] febbraio
    [m3] marzo
    [m4] aprile
    [m5] maggio
    [m6] giugno
    [m7] luglio
    [m8] agosto
    [m9] settembre
    [m10] ottobre
    [m11] novembre
   *[m12] dicembre
} { $year }: { $text }
       *[no] L’host ha annunciato: { $text }
    }
    [unannounced] L’host ha ritirato l’annuncio.
    [word_added] L’host ha messo { $word } tra le parole non ammesse.
    [word_removed] L’host ha tolto { $word } dalle parole non ammesse.
    [host_key] È stato creato un nuovo link alla pagina dell’host.
   *[backed_up] L’host ha fatto una copia: { $file }
}{ $given ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = La pagina dell’host
web-host-no-key = Questa pagina si apre con il link dell’host. Il server lo mostra al primo avvio; «trinacria club host» ne mostra uno nuovo.
web-host-section = { $section ->
    [reports] Segnalazioni
    [members] Membri
    [admission] Iscrizioni
    [announcement] Annuncio
    [words] Parole
    [backup] Copia
    [limits] Limiti
   *[log] Registro
}
web-host-sections = Parti di questa pagina
web-host-waiting = { $count ->
    [0] Nessuna segnalazione in attesa
    [one] Una segnalazione ti aspetta
   *[other] { $count } segnalazioni ti aspettano
}
web-host-settled = Chiuse: { $count }
web-host-about = { $kind ->
    [line] Un messaggio di { $name }
   *[name] Il nome «{ $name }»
}
web-host-reported = { $at }, { $placed ->
    [yes] al tavolo { $place }
   *[no] a un tavolo senza nome
}
web-host-reporter = { $named ->
    [yes] Segnalato da { $reporter }: «{ $reason }»
   *[no] Segnalato: «{ $reason }»
}
web-host-history = { $member }: membro dal { $since }, { $warnings ->
    [0] nessuna ammonizione
    [one] { $warnings } ammonizione
   *[other] { $warnings } ammonizioni
}, { $suspensions ->
    [0] nessuna sospensione
    [one] { $suspensions } sospensione
   *[other] { $suspensions } sospensioni
}
web-host-guest = Ha giocato come ospite: non c’è un’iscrizione da ammonire o sospendere.
web-host-line-stays = La chat resta nel registro del tavolo. La copia mostrata qui si cancella appena decidi.
web-host-do = { $act ->
    [dismiss] Archivia
    [warn] Ammonisci
    [suspend] Sospendi
    [rename] Rinomina
    [key] Nuova chiave di recupero
    [restore] Riattiva
   *[remove] Rimuovi
}
web-host-ask = { $act ->
    [dismiss] Archiviare la segnalazione su { $name }?
    [warn] Ammonire { $name }?
    [suspend] Sospendere { $name }?
    [rename] Cambiare nome a { $name }?
    [key] Creare una nuova chiave di recupero per { $name }?
    [restore] Riattivare { $name }?
   *[remove] Rimuovere { $name }?
}
web-host-note = { $act ->
    [dismiss] Non ci sono conseguenze per nessuno. I messaggi copiati vengono cancellati.
    [warn] L’ammonizione e il motivo restano nell’elenco del membro.
    [suspend] Il membro può guardare, ma non sedersi né parlare, finché dura la sospensione.
    [rename] Il membro tiene chiavi, posti e partite.
    [key] La vecchia chiave non vale più. I dispositivi del membro restano collegati.
    [restore] Il membro può di nuovo sedersi e parlare.
   *[remove] Tutto ciò che è salvato sul membro viene cancellato. Le partite restano. Non si può annullare.
}
web-host-reason = Motivo
web-host-reason-note = Resta nel registro, e il membro può leggerlo.
web-host-until = Ultimo giorno
web-host-until-note = Lascia vuoto per una sospensione senza fine.
web-host-new-name = Nuovo nome
web-host-cancel = Annulla
web-host-sheet = Chiave di recupero per { $name }. Consegnala in privato: chi la possiede può accedere. È mostrata una volta e vale una volta.
web-host-close = Fatto
web-host-copy = Copia
web-host-search = Cerca per nome
web-host-state = { $state ->
    [all] Tutti
    [new] Nuovi
    [warned] Ammoniti
   *[suspended] Sospesi
}
web-host-states = Quali membri
web-host-count = { $members ->
    [one] { $members } membro
   *[other] { $members } membri
}, { $new } in più questa settimana
web-host-since = Membro dal { $day }
web-host-last = ultima visita { $day }
web-host-tables-of = { $count ->
    [0] nessun tavolo
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
web-host-warnings = { $count ->
    [one] { $count } ammonizione
   *[other] { $count } ammonizioni
}
web-host-suspended = { $ended ->
    [yes] iscrizione sospesa fino alla fine di questo giorno: { $day }
   *[no] iscrizione sospesa
}
web-host-more = Mostra altro
web-host-acts = Che cosa fare con { $name }
web-host-nobody = Nessun membro corrisponde.
web-host-who = Chi può diventare membro
web-host-admit = { $who ->
    [open] Chiunque
    [code] Con un codice
   *[closed] Nessuno
}
web-host-admit-note = Gli ospiti giocano come prima.
web-host-new-code = Nuovo codice
web-host-code-most = Per quante persone
web-host-code-any = Lascia entrambi vuoti per non porre limiti.
web-host-code = Codice per i nuovi membri. È mostrato una volta; quello di prima non vale più.
web-host-club-name = Nome del club
web-host-picture = Immagine del club
web-host-save = Salva
web-host-saved = Salvato.
web-host-announcement = Dall’host
web-host-announce-note = Tutti lo leggono nella pagina iniziale.
web-host-announce = Annuncia
web-host-take-back = Ritira
web-host-words-note = I nomi e i messaggi con una di queste parole sono rifiutati. Contano le parole intere, comunque siano scritte.
web-host-word = Parola
web-host-add = Aggiungi
web-host-drop = Togli { $word }
web-host-no-words = Ancora nessuna parola.
web-host-backup-note = La copia viene salvata accanto al database, nella cartella «backups». Si conservano le ultime dieci. Contiene tutto, perciò non si può scaricare da qui.
web-host-backup = Fai una copia
web-host-backed-up = Copia fatta: { $file }
web-host-limits-note = Che cosa può fare un indirizzo. I limiti sono uguali per tutti.
web-host-limit = { $what ->
    [requests] Richieste
    [work] Tavoli, posti e altro lavoro
    [sockets] Connessioni
    [keys] Chiavi sbagliate
    [members] Nuovi membri
   *[reports] Segnalazioni
}
web-host-at-once = in una volta
web-host-a-day = al giorno
web-host-figures = Tavoli
web-host-tables = { $status ->
    [lobby] Non ancora iniziati
    [running] In corso
    [paused] In pausa
   *[over] Finiti
}
web-host-nothing = Ancora nulla.
web-host-former = Un ex membro

# ---- at a table

web-host-report = Segnala
web-host-report-line = Segnala il messaggio di { $name }
web-host-report-name = Segnala il nome { $name }
web-host-report-note = L’host legge il messaggio, alcuni messaggi vicini e il tuo motivo. Gli altri al tavolo non ne sanno nulla.
web-host-report-send = Invia all’host
web-host-report-done = L’host lo leggerà.
