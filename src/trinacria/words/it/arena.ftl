# L’arena: un bot contro la scala fissa.

arena-help = Fa salire a un bot la scala fissa in GAME: { $ladder }, per quanto conoscono il gioco. Gioca { $games } partite contro ciascuno, con mani che non cambiano mai, e scrive un rapporto che chiunque può verificare.
arena-help-short = Fa salire a un bot la scala fissa e scrive un rapporto che chiunque può verificare.
arena-help-bot = Il bot: un nome come hard@200, file.py:Class, o cmd:un programma.
arena-help-out = Dove va il rapporto, con le registrazioni di tutte le partite, in JSON.
arena-help-check = Verifica un rapporto dell’arena: le partite si rigiocano, e ogni bot della scala viene interrogato di nuovo.
arena-help-check-games = Rigioca solo questo numero di partite contro ogni bot. (predefinito: tutte)
arena-checking = Partite rigiocate
arena-checked = { $count ->
    [one] { $count } partita rigiocata: il rapporto è giusto.
   *[other] { $count } partite rigiocate: il rapporto è giusto.
}
arena-title = { $bot } nell’arena: { $game }, { $mode }
arena-opponent = Avversario
arena-games = Partite
arena-wins = Vittorie
arena-draws = Pareggi
arena-share = Punti
arena-interval = Intervallo al 95%
arena-score = Punteggio { $score } su 100. Impronta { $digest }
arena-error-form = Questo non è un rapporto dell’arena: { $reason }
arena-error-digest = Il rapporto è stato cambiato: l’impronta non corrisponde. Riprendi il file dalla sua fonte.
arena-error-version = Il rapporto è dell’arena { $arena } con le regole { $rules }, che questa versione non gioca.
arena-error-ladder = Il rapporto non contiene tutta la scala: { $known }.
arena-error-count = Il conto contro { $opponent } non è quello che mostrano le partite.
arena-error-deal = La partita { $number } contro { $opponent } non è quella dell’arena: la mano o il risultato è un altro.
arena-error-move = Nella partita { $number } contro { $opponent } quel bot non avrebbe giocato «{ $action }».
