# Quello che i membri vedono nelle loro pagine, e quello che lì viene rifiutato.

web-member-find = Trova avversari
web-member-sign-in = Accedi
web-member-keep = Conserva nome e partite
web-member-lead = Ti si riconosce su tutti i tuoi dispositivi. { $count ->
    [0] Niente e-mail, niente password.
    [one] Il tuo tavolo viene con te. Niente e-mail, niente password.
   *[other] I tuoi { $count } tavoli vengono con te. Niente e-mail, niente password.
}
web-member-name = Il tuo nome nel club
web-member-name-length = da 2 a 24 caratteri
web-member-free = Libero. Gli altri lo vedranno.
web-member-taken = { $name } è già preso, o somiglia troppo al nome di un membro.
web-member-others = Liberi:
web-member-code = Codice per i nuovi membri
web-member-kept = Il club conserva il tuo nome, le tue partite e chiavi pubbliche. Con un database rubato nessuno può accedere. Puoi andartene quando vuoi e portare con te un file con tutto.
web-member-keep-this = Conserva questo nome
web-member-already = Sono già membro: accedi
web-member-welcome = Ti diamo il benvenuto, { $name }
web-member-second = Ora questo browser ti riconosce. Aggiungi una seconda chiave, per non perdere nulla se lo perdi.
web-member-passkey = Passkey
web-member-best = consigliata
web-member-passkey-note = Accedi dagli altri dispositivi con l’impronta, il volto o un PIN.
web-member-passkey-address = Le passkey richiedono un indirizzo sicuro (https). Usa la chiave di recupero o il codice.
web-member-passkey-browser = Questo browser non ha passkey. Usa la chiave di recupero o il codice.
web-member-passkey-add = Aggiungi una passkey
web-member-passkey-kept = La passkey è salvata.
web-member-passkey-in = Sblocca come sblocchi il dispositivo: impronta, volto o PIN.
web-member-passkey-use = Usa una passkey
web-member-passkey-from = { $device }, ultimo uso { $date }
web-member-passkey-out = Togliere la passkey?
web-member-passkey-out-note = Non permette più di accedere. I dispositivi già collegati restano collegati.
web-member-remove = Togli
web-member-sheet = Chiave di recupero
web-member-sheet-note = Fa accedere una volta, poi ne ricevi una nuova. Si vede solo adesso.
web-member-sheet-show = Mostra la chiave
web-member-sheet-of = Chiave di recupero di { $name } su { $site }
web-member-sheet-use = Vale una volta: apri { $address } e scrivi le lettere.
web-member-sheet-lost = Chiudere senza la chiave?
web-member-sheet-lost-note = Non è stata stampata, copiata né salvata, e non si vedrà più. Dalla tua pagina puoi farne un’altra.
web-member-sheet-lost-yes = Chiudi
web-member-sheet-in = Ogni chiave vale una volta. Dopo ne ricevi una nuova.
web-member-sheet-field = Lettere della chiave
web-member-sheet-next = La tua chiave è stata usata. Questa è la prossima, e si vede solo adesso.
web-member-sheet-have = Ho la nuova chiave
web-member-sheet-none = Ancora nessuna
web-member-sheet-from = Creata il { $date }
web-member-print = Stampa
web-member-copy = Copia
web-member-copied = Copiato
web-member-copy-link = Copia il link
web-member-save = Salva
web-member-saved = Salvato.
web-member-phone = Sul mio telefono
web-member-phone-note = Inquadra un codice e accedi anche dal telefono.
web-member-computer = Sul mio computer
web-member-computer-note = Scrivi lì un numero e accedi anche dal computer.
web-member-phone-show = Mostra il codice
web-member-keys-later = Trovi tutte le chiavi nella tua pagina.
web-member-later = Più tardi
web-member-done = Fatto
web-member-scan = Inquadra il codice, oppure apri { $address } e scrivi il numero.
web-member-qr = Codice per accedere da un altro dispositivo
web-member-good = Vale ancora { $left }, per un dispositivo, una volta.
web-member-ending = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
web-member-time-up = Il tempo è scaduto.
web-member-new-code = Nuovo codice
web-member-devices = I tuoi dispositivi
web-member-device = Un dispositivo
web-member-here = Questo browser
web-member-waiting-phone = In attesa del telefono
web-member-waiting-computer = In attesa del computer
web-member-appears = Comparirà qui da solo.
web-member-arrived = Accesso effettuato ora
web-member-nobody-else = Non mostrarlo a nessuno: chi lo inquadra può accedere al posto tuo. Ogni nuovo dispositivo viene segnalato a tutti gli altri.
web-member-number = Numero su un altro dispositivo
web-member-number-note = Su un dispositivo da cui hai già accesso, apri la tua pagina e scegli «Sul mio telefono» o «Sul mio computer».
web-member-six = Sei cifre
web-member-code-scanned = Accedi con il codice
web-member-code-scanned-note = Il codice viene da un dispositivo già collegato. Vale una volta.
web-member-in-here = Accedi su questo dispositivo
web-member-lost = Hai perso tutto? L’host di questo server può darti una nuova chiave.
web-member-mine = La tua pagina
web-member-since = Membro dal { $date }
web-member-about = Di te
web-member-line = Una riga su di te
web-member-face = Il tuo volto
web-member-face-choose = Scegli un volto
web-member-face-letter = La mia iniziale
web-member-keys = Le tue chiavi
web-member-more-keys = Aggiungi una chiave
web-member-used = Ultimo uso: { $date }
web-member-out = Disconnetti
web-member-out-of = Disconnetti { $device }
web-member-out-here = Disconnettere qui?
web-member-out-here-note = Questo browser dimentica i tuoi posti. Tornano al prossimo accesso, che richiede una seconda chiave.
web-member-out-all = Disconnetti ovunque
web-member-out-all-note = Tutti i dispositivi vengono disconnessi, anche questo. Torni solo con una passkey o con la chiave di recupero.
web-member-link-off = Disattiva il link del mio posto
web-member-link-sure = Disattivare il link?
web-member-link-note = Il link non aprirà più il tuo posto, su nessun dispositivo. Il posto resta tuo ovunque hai fatto l’accesso.
web-member-link-yes = Disattiva
web-member-link-is-off = Il link del tuo posto è disattivato. Il posto resta tuo ovunque hai fatto l’accesso.
web-member-deeds = Attività
web-member-leave = Lascia il club
web-member-export-note = Un solo file con tutto ciò che il club sa di te, partite finite comprese.
web-member-export = Salva i miei dati
web-member-exported = Il file è salvato.
web-member-leave-note = Se te ne vai, nome, chiavi e dispositivi vengono cancellati. Le partite finite restano. Dopo 30 giorni altri possono prendere il tuo nome.
web-member-leave-type = Per andartene scrivi { $name }
web-member-leave-yes = Lascia per sempre
web-member-not-you = Non eri tu?
web-member-look = Guarda le tue chiavi
web-member-was-me = Ero io
web-member-older = Tavoli meno recenti
web-member-hello = Ciao, { $name }
web-member-waits = { $count ->
    [0] Nessuno ti aspetta, { $name }
    [one] Un tavolo ti aspetta, { $name }
   *[other] { $count } tavoli ti aspettano, { $name }
}
web-member-lead-home = Gioca contro un bot, o apri un tavolo e invita qualcuno.
web-member-next = Prossimo tavolo: { $table }
web-member-offer-title = Conservare questa partita?
web-member-offer = Conserva nome e partite su tutti i tuoi dispositivi. Niente e-mail, niente password.
web-member-not-now = Non ora

club-error-passkey = Questa passkey qui non apre nulla. Riprova, o accedi in un altro modo.
club-error-passkey-late = È passato troppo tempo. Riprova.
club-error-passkey-site = Le passkey richiedono un indirizzo sicuro (https). Usa la chiave di recupero o il codice.
club-error-passkeys = Hai già { $most } passkey. Prima togline una.
club-error-many-names = Da qui sono stati provati troppi nomi. Aspetta un minuto.
