# Dove Trinacria si gioca su un solo dispositivo, senza server.
web-site-starting = Preparo il tavolo…
web-site-start-failed = Non è stato possibile preparare il tavolo. Forse il browser è troppo vecchio, o un file non è arrivato.
web-site-start-again = Riprova
web-site-learn = Imparare e rivedere
web-site-replays = Rivedi una partita
web-site-about = Gioca a due giochi da tavolo nel tuo browser: contro i bot o in più persone su un solo schermo. Tutto avviene su questo dispositivo e nulla viene inviato altrove.
web-site-log = Punti e cronaca
web-site-silent = Al momento le partite salvate non si possono leggere.
web-site-missing-note = Una partita resta nel browser in cui è stata giocata: un link alla partita funziona solo lì. Per mostrarla altrove, salvala in un file e aprilo in «Partite».
web-site-pack-missing = Questa scatola non è in questo browser. Per usarla qui, aggiungi i suoi file nel modulo per un nuovo tavolo.
web-site-kept = Le tue partite sono salvate in questo browser. Cancellandone i dati si eliminano; prima puoi salvare una partita in un file.
web-site-save = Salva in un file
web-site-save-note = Il file contiene tutta la partita, comprese le carte nascoste. Si apre in «Partite», qui o su un server, dove puoi continuarla con gli amici.
web-site-continue = Continua con gli amici
web-site-pack-note = I file di una scatola, o un archivio zip. Prima vengono controllati, e restano in questo browser.
web-site-fair = Su un solo dispositivo non c’è nessuno a cui promettere qualcosa: il seme lo sceglie questo browser, che distribuisce anche le carte. Dopo la partita puoi ricalcolare ogni mescolata e vedere che nulla è stato cambiato lungo la strada. Non prova nulla contro chi modifica la pagina stessa.
web-site-continue-note = Un nuovo tavolo comincia da questa posizione. Il server rimescola ciò che è ancora nascosto: il file non dice a nessuno che cosa verrà. Gli altri posti aspettano i tuoi amici. Quale posto vuoi?
web-site-verified = { $count ->
    [one] Ricalcolata su questo dispositivo dal seme: { $count } azione coincide.
   *[other] Ricalcolate su questo dispositivo dal seme: tutte le { $count } azioni coincidono.
}
web-site-verified-not = Questa partita non si può ricalcolare dal suo seme.
