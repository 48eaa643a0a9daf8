# Quello che i membri vedono nelle loro pagine, e quello che lì viene rifiutato.

club-error-passkey = Questa passkey qui non apre nulla. Riprova, o accedi in un altro modo.
club-error-passkey-late = È passato troppo tempo. Riprova.
club-error-passkey-site = Le passkey richiedono un indirizzo sicuro (https). Usa la chiave di recupero o il codice.
club-error-passkeys = Hai già { $most } passkey. Prima togline una.
club-error-many-names = Da qui sono stati provati troppi nomi. Aspetta un minuto.
