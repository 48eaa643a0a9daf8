# Il laboratorio: tornei, equilibrio, insiemi di dati, e i loro rapporti.

laboratory-help = Misura i bot e l’equilibrio dei giochi: tornei, percentuali di vittoria, insiemi di dati.
laboratory-help-tournament = Organizza un torneo di bot a GAME (famiglia o lafamiglia): all’italiana o alla svizzera. Ogni distribuzione si gioca due volte, a parti scambiate.
laboratory-help-balance = Gioca GAME molte volte con lo stesso bot a ogni posto e mostra chi vince e quanto spesso: famiglie, angoli, primo giocatore, personaggi, tessere controllo.
laboratory-help-dataset = Fai giocare GAME ai bot, o leggi registrazioni, e scrivi partite e decisioni con le loro caratteristiche in file Parquet.
laboratory-help-show = Mostra il diario di un torneo o di una misura d’equilibrio, senza giocare oltre.
laboratory-help-bots = Bot del torneo, separati da virgole: nomi come hard o greedy, hard@0.2s (secondi per decisione), hard@200 (simulazioni per decisione, ripetibile), o file.py:Classe.
laboratory-help-bot = Bot di ogni posto.
laboratory-help-games = Numero di partite.
laboratory-help-match-games = Numero massimo di partite per incontro.
laboratory-help-swiss = Torneo alla svizzera, numero di turni. (predefinito: all’italiana)
laboratory-help-to-the-end = Gioca tutte le partite di ogni incontro. (predefinito: un incontro finisce appena il test dice chi è migliore)
laboratory-help-seed = Seme del caso: distribuzioni, posti e scelte dei bot.
laboratory-help-journal = Scrivi in questo file ogni partita finita; lo stesso comando riprende da dove si era fermato.
laboratory-help-report = Scrivi un rapporto con grafici in questo file HTML.
laboratory-help-ray = Usa il cluster Ray all’indirizzo ADDRESS; «local» ne avvia uno su questa macchina.
laboratory-help-records = Leggi le partite registrate di questa cartella invece di giocare.
laboratory-help-out = Cartella per games.parquet e decisions.parquet.
laboratory-two-bots = Per un torneo servono almeno due bot: indicali con --bots.
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
laboratory-open = incerto
laboratory-ratings = Classifica
laboratory-ratings-note = Forze di Bradley–Terry sulla scala Elo, con media 0: 400 punti in più sono dieci vittorie per una sconfitta. Le linee mostrano gli intervalli al 95%.
laboratory-bot = Bot
laboratory-rating = Forza
laboratory-cross = Chi ha battuto chi
laboratory-cross-note = Quota di punti di ogni riga contro ogni colonna.
laboratory-scores = Punteggi
laboratory-score = Punteggio
laboratory-range = Estremi
laboratory-tournament-title = Torneo – { $game }
laboratory-tournament-lead = Bot: { $bots }; partite contate: { $games }. Ogni distribuzione si è giocata due volte, a parti scambiate. Seme: «{ $seed }».
laboratory-made-with = Creato con Trinacria { $version }, un progetto non ufficiale. Se un gioco ti piace, compralo.

laboratory-balance-title = Equilibrio – { $game }
laboratory-balance-lead = Partite: { $games }, con { $bot } a ogni posto, modalità { $mode }, seme «{ $seed }». Un pareggio vale mezza vittoria per tutti. Le linee mostrano gli intervalli al 95%, la fascia verde un risultato equo.
laboratory-aspect-first = La parte del primo giocatore
laboratory-aspect-side = Squadra e giocatore da solo
laboratory-aspect-family = Famiglie
laboratory-aspect-corner = Angoli
laboratory-aspect-character = Personaggi
laboratory-aspect-tile = Tessere controllo a fine partita
laboratory-aspect-order = Ordini dati
laboratory-aspect-tile-note = Chi vince ha più tessere, perciò superano tutte la metà: confrontale tra loro.
laboratory-first = Primo
laboratory-side-pair = Squadra
laboratory-side-alone = Da solo
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

error-wrong-journal = { $file } è il diario di un’altra serie; differenze: { $differing }. Indica un altro file, o ripeti il comando originale.
error-no-journal = { $file } non è un diario del laboratorio.
error-journal-line = La riga { $line } di { $file } è danneggiata. Toglila, e la sua partita sarà rigiocata.
laboratory-even-games = Scegli un numero pari di partite, non { $count }: ogni distribuzione si gioca due volte, a parti scambiate.
laboratory-no-records = In { $folder } non ci sono partite registrate (*.txt).
laboratory-other-game = { $file } è una partita di { $found }, non di { $wanted }.
laboratory-help-habits = Misura che cosa i bot di carattere fanno più spesso di un altro bot, e quanto sono forti.
laboratory-help-against = Il bot contro cui giocano.
laboratory-habits = Abitudini e forza contro { $bot }: cifra del bot / dell’avversario
laboratory-habit-attacks = Attacchi per round
laboratory-habit-money = Denaro dopo un round
laboratory-habit-finesse = Conflitti d’astuzia
laboratory-habit-soldati = Soldati dopo un round
laboratory-habit-brutes = Picchiatori per partita
laboratory-habit-hand = Carte in mano dopo un turno
laboratory-habit-free = Reclute gratuite
laboratory-habit-swaps = Scambi per partita
laboratory-habit-new_cards = Carte tolte per partita
