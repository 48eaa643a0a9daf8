# L’arène : un bot contre l’échelle fixe.

arena-help = Mesurer un bot à GAME contre une échelle fixe d’adversaires : { $ladder }, s’ils connaissent le jeu. Contre chacun, le nombre de parties est { $games }, toujours avec les mêmes donnes. Le bot produit un rapport que chacun peut vérifier.
arena-help-short = Mesurer un bot contre une échelle fixe d’adversaires et écrire un rapport que chacun peut vérifier.
arena-help-bot = Le bot : un nom comme hard@200, fichier.py:Classe, ou cmd: suivi d’un programme.
arena-help-out = Enregistrer le rapport, avec toutes les parties, dans ce fichier JSON.
arena-help-key = Signer le rapport avec cette clé SSH, par exemple ~/.ssh/id_ed25519.
arena-help-check = Vérifier un rapport de l’arène : ses parties sont rejouées et chaque bot de l’échelle est interrogé de nouveau.
arena-help-check-games = Rejouer seulement ce nombre de parties contre chaque bot. (par défaut : toutes)
arena-checking = Vérification des parties
arena-checked = { $count ->
    [one] { $count } partie rejouée : le rapport est juste.
   *[other] { $count } parties rejouées : le rapport est juste.
}
arena-signed = Signé avec la clé { $key }. Comparez-la à celle que publie l’auteur.
arena-title = { $bot } dans l’arène : { $game }, { $mode }
arena-opponent = Adversaire
arena-games = Parties
arena-wins = Victoires
arena-draws = Égalités
arena-share = Points
arena-interval = Intervalle à 95 %
arena-score = Score { $score } sur 100. Empreinte { $digest }
arena-error-form = Ce n’est pas un rapport de l’arène : { $reason }
arena-error-digest = Le rapport a été modifié : son empreinte ne correspond pas. Récupérez de nouveau le fichier.
arena-error-version = Le rapport vient de l’arène { $arena } et des règles { $rules }, que cette version ne connaît pas.
arena-error-ladder = Le rapport ne contient pas toute l’échelle : { $known }.
arena-error-count = Le résultat contre { $opponent } ne correspond pas aux parties.
arena-error-games = { $found ->
    [one] Le rapport contient { $found } partie contre { $opponent } ; l’arène en joue { $games }.
   *[other] Le rapport contient { $found } parties contre { $opponent } ; l’arène en joue { $games }.
}
arena-error-score = Le score ne correspond pas aux résultats.
arena-error-signature = La signature n’est pas celle de ce rapport. Récupérez de nouveau le fichier à sa source.
arena-error-signing = Impossible de signer le rapport avec cette clé : { $reason }
arena-error-no-ssh = Pour les signatures, il faut le programme ssh-keygen d’OpenSSH. Installez OpenSSH.
arena-error-deal = La partie { $number } contre { $opponent } n’est pas celle de l’arène : la donne ou le résultat diffère.
arena-error-move = Dans la partie { $number } contre { $opponent }, ce bot n’aurait pas joué « { $action } ».
