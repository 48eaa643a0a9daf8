# L’app su un telefono o un computer: che cosa ne mostra il sistema e che cosa dice senza rete.

app-description = La Famiglia e Famiglia, due giochi da tavolo: con gli amici o contro i bot, con tutte le regole, senza account.
app-new = Nuovo tavolo
app-watch = Guarda e rivedi
app-replay = Rivedi una partita
app-rules = Regole
app-offline = Nessuna connessione
app-offline-note = In questo momento il server non è raggiungibile. Le tue partite sono al sicuro: nulla è perso, e questa pagina riprende appena torna la connessione.
app-offline-again = Riprova
app-offline-still = Ancora nessuna connessione.
app-offline-tables = I tuoi posti, conservati su questo dispositivo
app-offline-none = Su questo dispositivo non è conservato alcun posto.
app-offline-meanwhile = Nel frattempo
app-offline-read = Leggi le regole di { $game }
app-share-nothing = Non è stato condiviso nulla. Condividi la registrazione di una partita: un file di testo scritto da Trinacria.

app-link-title = { $state ->
    [lobby] { $named ->
        [yes] Gioca a { $game } al tavolo «{ $table }»
       *[no] Gioca a { $game }
    }
    [over] { $named ->
        [yes] Da rivedere: { $game } al tavolo «{ $table }»
       *[no] Da rivedere: { $game }
    }
   *[running] { $named ->
        [yes] { $game } al tavolo «{ $table }»
       *[no] Una partita di { $game }
    }
}
app-link-note = { $state ->
    [lobby] { $count ->
        [0] Un tavolo aspetta giocatori. Apri il link e prendi posto, senza account.
        [one] { $names } ti aspetta. Apri il link e prendi posto, senza account.
       *[other] { $names } ti aspettano. Apri il link e prendi posto, senza account.
    }
    [over] { $count ->
        [0] Una partita finita, mossa per mossa.
       *[other] { $names }: la partita finita, mossa per mossa.
    }
   *[running] { $count ->
        [0] Una partita in corso. Apri il link per guardare.
       *[other] { $names }: una partita in corso. Apri il link per guardare.
    }
}
app-locale = it_IT
