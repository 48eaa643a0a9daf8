# Il laboratorio: tornei, equilibrio, insiemi di dati, e i loro rapporti.

laboratory-help = Misurare i bot e l’equilibrio dei giochi: tornei, percentuali di vittoria, insiemi di dati.
laboratory-help-tournament = Far incontrare dei bot a GAME (famiglia o lafamiglia): tutti contro tutti, o alla svizzera. Ogni distribuzione è giocata due volte, a parti scambiate.
laboratory-help-balance = Giocare GAME molte volte con lo stesso bot a ogni posto e dire chi vince e quanto spesso: famiglie, angoli, primo giocatore, personaggi, tessere.
laboratory-help-dataset = Far giocare GAME a dei bot, o leggere registrazioni, e scrivere partite e decisioni con le loro caratteristiche in file Parquet.
laboratory-help-show = Dire che cosa contiene finora il diario di un torneo o di una serie d’equilibrio, senza giocare oltre.
laboratory-help-bots = I bot che si incontrano, separati da virgole: nomi come hard o greedy, hard@0.2s (secondi per decisione), hard@200 (partite immaginate per decisione, ripetibile), o file.py:Classe.
laboratory-help-bot = Il bot di ogni posto.
laboratory-help-games = Numero di partite.
laboratory-help-match-games = Il massimo di partite di un incontro.
laboratory-help-swiss = Un torneo alla svizzera di tanti turni. (predefinito: tutti contro tutti)
laboratory-help-to-the-end = Giocare tutte le partite di ogni incontro. (predefinito: un incontro finisce appena il test dice chi è migliore)
laboratory-help-seed = Tutto ne deriva: distribuzioni, posti e dadi dei bot.
laboratory-help-journal = Conservare in questo file ogni partita appena finisce; lo stesso comando riprende da dove si era fermato.
laboratory-help-report = Scrivere un rapporto con grafici in questo file HTML.
laboratory-help-ray = Lavorare sul cluster Ray ad ADDRESS; “local” ne avvia uno su questa macchina.
laboratory-help-records = Leggere le registrazioni di questa cartella invece di giocare.
laboratory-help-out = La cartella per games.parquet e decisions.parquet.
laboratory-two-bots = Un torneo vuole almeno due bot: indicateli con --bots.
laboratory-playing = Partite in corso
laboratory-report-written = Rapporto scritto in { $file }.
laboratory-dataset-written = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} e { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} in { $folder }.

laboratory-matches = Incontri
laboratory-matches-note = Un incontro finisce quando il test sequenziale (GSPRT su coppie di partite a parti scambiate, 5% di errore per lato, 45% contro 55%) è sicuro, o all’ultima partita. Il tasso d’errore vale per ogni incontro preso da solo.
laboratory-match = Incontro
laboratory-games = Partite
laboratory-share = Punti
laboratory-interval = Intervallo al 95%
laboratory-verdict = Verdetto
laboratory-better = { $bot } è migliore
laboratory-open = aperto
laboratory-ratings = Classifica
laboratory-ratings-note = Forze di Bradley–Terry sulla scala dei punteggi degli scacchi, la media del campo a 0: 400 punti in più sono dieci vittorie a una. Le linee sono intervalli al 95%.
laboratory-bot = Bot
laboratory-rating = Forza
laboratory-cross = Chi ha battuto chi
laboratory-cross-note = La quota di punti di ogni riga contro ogni colonna.
laboratory-scores = Punteggi
laboratory-score = Punteggio
laboratory-range = Estremi
laboratory-tournament-title = Torneo: { $game }
laboratory-tournament-lead = { $bots } bot, { $games } partite contate. Ogni distribuzione è stata giocata due volte a parti scambiate; tutto deriva dal seme “{ $seed }”.
laboratory-made-with = Fatto con Trinacria { $version }. Trinacria non è ufficiale: se un gioco vi piace, compratelo.

laboratory-balance-title = Equilibrio: { $game }
laboratory-balance-lead = { $games } partite con { $bot } a ogni posto, modalità { $mode }, seme “{ $seed }”. Una partita senza vincitore vale mezza vittoria per tutti. Le linee sono intervalli al 95%, la fascia verde è ciò che sarebbe equo.
laboratory-aspect-first = La parte del primo giocatore
laboratory-aspect-side = Coppia e giocatore solo
laboratory-aspect-family = Famiglie
laboratory-aspect-corner = Angoli
laboratory-aspect-character = Personaggi
laboratory-aspect-tile = Tessere di controllo tenute alla fine
laboratory-aspect-tile-note = Chi vince tiene più tessere, perciò stanno tutte sopra la metà: confrontatele fra loro.
laboratory-first = Primo
laboratory-side-pair = Coppia
laboratory-side-alone = Solo
laboratory-corner-nw = Nord-ovest
laboratory-corner-ne = Nord-est
laboratory-corner-sw = Sud-ovest
laboratory-corner-se = Sud-est
laboratory-wins = Vittorie
laboratory-fair = Equo
laboratory-yes = sì
laboratory-no = no
laboratory-ends = Come finiscono le partite
laboratory-length = Durata
laboratory-length-value = { $mean } decisioni in media ({ $least }–{ $greatest })

error-wrong-journal = { $file } è il diario di un’altra serie: { $differing } non coincidono. Indicate un altro file, o ripetete il comando con cui è cominciato.
error-no-journal = { $file } non è un diario del laboratorio.
error-journal-line = La riga { $line } di { $file } è rovinata. Toglietela, e la sua partita sarà rigiocata.
