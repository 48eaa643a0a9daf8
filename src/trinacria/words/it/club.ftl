# Membri di un server: il comando dell’host, e ciò che viene rifiutato.

club-help = I membri di un server e le impostazioni del suo club; il server può restare acceso.
club-help-command = { $command ->
    [list] Elenca i membri.
    [key] Stampa una nuova chiave di recupero per un membro che ha perso tutti i dispositivi.
    [rename] Dai un altro nome a un membro.
    [suspend] Sospendi un membro fino a nuovo ordine: può solo guardare.
    [restore] Riammetti un membro sospeso.
    [remove] Elimina un membro e tutto ciò che lo riguarda. Le sue partite restano.
    [admission] Scegli chi può diventare membro: tutti, chi ha un codice o nessuno.
    [name] Dai un nome al club.
    [picture] Scegli l’immagine del club: una persona di Famiglia, per esempio r2-1. Senza, viene tolta.
   *[log] Mostra che cosa hanno fatto i membri e l’host.
}
club-help-count = Quante righe mostrare.
club-help-code-count = Quante persone possono entrare con il codice.
club-listed = { $name }, dal { $since }{ $state ->
    [suspended] , iscrizione sospesa
   *[member] {""}
}
club-count = { $count ->
    [0] Ancora nessun membro.
    [one] { $count } membro.
   *[other] { $count } membri.
}
club-key-given = Chiave di recupero per { $name }: { $sheet }
    Consegnala in privato: chi la possiede può accedere. Vale una volta sola.
club-renamed = { $before } ora si chiama { $after }.
club-suspended = { $name } può solo guardare, finché non riattivi l’iscrizione.
club-restored = { $name } può di nuovo sedersi e parlare.
club-removed = { $name } non è più membro.
club-admission = { $who ->
    [open] Chiunque può diventare membro.
    [code] Ai nuovi membri serve questo codice: { $code }
   *[closed] Nessuno può più diventare membro.
}
club-admitted = { $who ->
    [open] Chiunque può diventare membro.
    [code] Ai nuovi membri serve un codice.
   *[closed] Nessuno può diventare membro.
}
club-code-left = { $left ->
    [0] Il codice è esaurito: l’hanno usato in { $most }.
    [one] Ancora { $left } persona su { $most } può entrare con il codice.
   *[other] Ancora { $left } persone su { $most } possono entrare con il codice.
}
club-code-until = Il codice vale fino alla fine del giorno { $day }.
club-named = Il club si chiama { $name }.
club-pictured = { $shown ->
    [yes] L’immagine del club è { $person }.
   *[no] Il club non ha più un’immagine.
}
club-former = Un ex membro
club-deed = { $what ->
    [joined] { $who } fa ora parte del club.
    [sheet] { $who } ha creato una chiave di recupero.
    [sheet_used] { $who } ha effettuato l’accesso con la chiave di recupero.
    [paired] { $who } ha aggiunto un dispositivo{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [passkey] { $who } ha aggiunto una passkey.
    [passkey_used] { $who } ha effettuato l’accesso con una passkey.
    [passkey_out] { $who } ha tolto una passkey.
    [renamed] { $before } ora si chiama { $after }.
    [described] { $who } ha cambiato il profilo.
    [signed_out] { $who } ha disconnesso un dispositivo{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [signed_out_all] { $who } ha disconnesso tutti i dispositivi.
    [link_off] { $who } ha disattivato il link di un posto.
    [left] Un membro ha lasciato il club.
    [key_given] L’host ha creato una nuova chiave di recupero per { $who }.
    [suspended] L’host ha sospeso { $who }.
    [restored] L’host ha riammesso { $who }.
    [removed] L’host ha eliminato un membro.
   *[club] L’host ha cambiato le regole del club.
}
club-error-none = Questo server non ha membri: tutti giocano come ospiti.
club-error-closed = Questo club non accetta nuovi membri. Chiedi all’host.
club-error-admission-code = Questo codice non è valido. Chiedi all’host quello attuale.
club-error-code-used = Questo codice è stato usato tutte le volte possibili. Chiedine uno nuovo all’host.
club-error-code-ended = Questo codice è scaduto. Chiedine uno nuovo all’host.
club-error-picture = Non esiste l’immagine { $person }. Scegli una di queste: { $known }.
club-error-name-length = Un nome ha da { $least } a { $most } caratteri.
club-error-name-letters = Un nome contiene solo lettere, cifre, spazi, punti, trattini e apostrofi.
club-error-name-taken = Il nome { $name } è già preso o somiglia troppo a un altro. Scegline un altro.
club-error-key = Su questo dispositivo non hai effettuato l’accesso. Accedi di nuovo.
club-error-suspended = Questa iscrizione è sospesa. Chiedi all’host.
club-error-sheet = Questa chiave di recupero non è valida. Vale solo la più recente, e una volta sola.
club-error-number = Nome e numero non corrispondono, o il numero è troppo vecchio. Mostrane uno nuovo sull’altro dispositivo.
club-error-pairing = Questo codice è troppo vecchio o è già stato usato. Mostrane uno nuovo sull’altro dispositivo.
club-error-devices = Hai già effettuato l’accesso su { $most } dispositivi. Prima disconnettine uno.
club-error-device = Questo dispositivo è già stato disconnesso.
club-error-seat = Questo posto non è tuo.
club-error-leave-name = Per lasciare il club scrivi il tuo nome esattamente com’è.
club-error-unknown = Nessun membro si chiama { $name }.
club-error-many-keys = Troppi tentativi da qui. Aspetta un minuto.
club-error-many-members = Oggi da qui sono arrivati troppi nuovi membri. Riprova domani.
club-error-no-database = Non c’è nessun database in { $file }.
