# L’arena: un bot contro la scala fissa.

arena-help = Misura un bot a GAME contro una scala fissa di avversari: { $ladder }, se conoscono il gioco. Contro ciascuno il numero di partite è { $games }, sempre con le stesse distribuzioni. Il bot scrive un rapporto che chiunque può verificare.
arena-help-short = Misura un bot contro una scala fissa di avversari e scrive un rapporto che chiunque può verificare.
arena-help-bot = Il bot: un nome come hard@200, file.py:Classe, o cmd: e un programma.
arena-help-out = Salva il rapporto, con tutte le partite, in questo file JSON.
arena-help-key = Firma il rapporto con questa chiave SSH, per esempio ~/.ssh/id_ed25519.
arena-help-check = Verifica un rapporto dell’arena: le partite si rigiocano e ogni bot della scala viene interrogato di nuovo.
arena-help-check-games = Rigioca solo questo numero di partite contro ogni bot. (predefinito: tutte)
arena-checking = Verifica delle partite
arena-checked = { $count ->
    [one] { $count } partita rigiocata: il rapporto è giusto.
   *[other] { $count } partite rigiocate: il rapporto è giusto.
}
arena-signed = Firmato con la chiave { $key }. Confrontala con quella pubblicata dall’autore.
arena-title = { $bot } nell’arena: { $game }, { $mode }
arena-opponent = Avversario
arena-games = Partite
arena-wins = Vittorie
arena-draws = Pareggi
arena-share = Punti
arena-interval = Intervallo al 95%
arena-score = Punteggio { $score } su 100. Impronta { $digest }
arena-error-form = Questo non è un rapporto dell’arena: { $reason }
arena-error-digest = Il rapporto è stato modificato: l’impronta non corrisponde. Recupera di nuovo il file.
arena-error-version = Il rapporto è dell’arena { $arena } con le regole { $rules }, che questa versione non conosce.
arena-error-ladder = Il rapporto non contiene tutta la scala: { $known }.
arena-error-count = Il risultato contro { $opponent } non corrisponde alle partite.
arena-error-games = { $found ->
    [one] Il rapporto contiene { $found } partita contro { $opponent }; l’arena ne gioca { $games }.
   *[other] Il rapporto contiene { $found } partite contro { $opponent }; l’arena ne gioca { $games }.
}
arena-error-score = Il punteggio non corrisponde ai risultati.
arena-error-signature = La firma non è di questo rapporto. Scarica di nuovo il file dalla sua fonte.
arena-error-signing = Non si può firmare il rapporto con questa chiave: { $reason }
arena-error-no-ssh = Per le firme serve il programma ssh-keygen di OpenSSH. Installa OpenSSH.
arena-error-deal = La partita { $number } contro { $opponent } non è quella dell’arena: la distribuzione o il risultato è diverso.
arena-error-move = Nella partita { $number } contro { $opponent } quel bot non avrebbe giocato «{ $action }».
