# I membri tra loro: ciò che viene rifiutato, e ciò che dice un dispositivo.

people-error-unknown = Nessun membro si chiama { $name }.
people-error-self = Questo nome è il tuo.
people-error-closed = Per ora { $name } non riceve richieste da te.
people-error-many = È molto in una volta. Aspetta qualche minuto.
people-error-chair = Questo posto non è più libero.
people-error-there = { $name } ha già un posto a questo tavolo.
people-error-kept = Questo posto è riservato per un invito. Riprova tra un po’.
people-error-invitation = Questo invito non vale più.
people-error-host = Solo l’host del tavolo invita ai suoi posti.
people-error-seat = Non puoi sederti a questo tavolo.
people-error-talk = Non puoi scrivere a questo tavolo.
seek-error-game = Questo gioco o questa modalità non si gioca qui.
seek-error-no-partner = Si può cercare in coppia solo dove ogni squadra è di due.
seek-error-friends = { $name } non è tra gli amici. Solo a un amico si può chiedere di fare coppia.
seek-error-many = { $most ->
    [one] È già in corso { $most } ricerca di partite in più giorni.
   *[other] Sono già in corso { $most } ricerche di partite in più giorni.
} Prima bisogna fermarne una.
seek-error-over = Questa ricerca è finita: i posti sono appena stati presi, o nessuno cerca più.
seek-error-language = Questa ricerca è per chi parla un’altra lingua.
seek-error-rating = Questa ricerca è per chi ha un altro punteggio.
seek-error-range = Nessun punteggio è almeno { $low } e al massimo { $high }.

people-help-recount = Conta di nuovo tutte le partite finite dei membri.
people-recounted = { $count ->
    [one] { $count } partita contata.
   *[other] { $count } partite contate.
}

people-push = { $kind ->
    [invited] { $who } ti invita a giocare
    [friend_asked] { $who } ti chiede l’amicizia
    [friend_accepted] { $who } ora è tra i tuoi amici
    [friend_opened] { $who } ha aperto un tavolo
    [seek_asked] { $who } propone di fare coppia
    [seek_found] Avversari trovati: gioca { $who }
    [followed_plays] { $who } sta giocando
   *[invitation_answered] { $state ->
        [accepted] { $who } accetta il tuo invito
       *[declined] { $who } rifiuta il tuo invito
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = Siediti
people-push-later = Non ora
