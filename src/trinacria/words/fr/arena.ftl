# L’arène : un bot contre l’échelle fixe.

arena-help = Fait monter à un bot l’échelle fixe dans GAME : { $ladder }, pour autant qu’ils connaissent le jeu. Il joue { $games } parties contre chacun, avec des donnes qui ne changent jamais, et écrit un rapport que chacun peut vérifier.
arena-help-short = Fait monter à un bot l’échelle fixe et écrit un rapport que chacun peut vérifier.
arena-help-bot = Le bot : un nom comme hard@200, file.py:Class, ou cmd:un programme.
arena-help-out = Où va le rapport, avec les enregistrements de toutes les parties, en JSON.
arena-help-check = Vérifie un rapport de l’arène : les parties sont rejouées, et chaque bot de l’échelle est interrogé une nouvelle fois.
arena-help-check-games = Ne rejoue que ce nombre de parties contre chaque bot. (par défaut : toutes)
arena-checking = Parties rejouées
arena-checked = { $count ->
    [one] { $count } partie rejouée : le rapport est juste.
   *[other] { $count } parties rejouées : le rapport est juste.
}
arena-title = { $bot } dans l’arène : { $game }, { $mode }
arena-opponent = Adversaire
arena-games = Parties
arena-wins = Victoires
arena-draws = Nulles
arena-share = Points
arena-interval = Intervalle à 95 %
arena-score = Score { $score } sur 100. Empreinte { $digest }
arena-error-form = Ce n’est pas un rapport de l’arène : { $reason }
arena-error-digest = Le rapport a été modifié : son empreinte ne convient pas. Reprenez le fichier à sa source.
arena-error-version = Le rapport est de l’arène { $arena } avec les règles { $rules }, que cette version ne joue pas.
arena-error-ladder = Le rapport ne contient pas toute l’échelle : { $known }.
arena-error-count = Le compte contre { $opponent } n’est pas celui que montrent les parties.
arena-error-deal = La partie { $number } contre { $opponent } n’est pas celle de l’arène : la donne ou le résultat est autre.
arena-error-move = Dans la partie { $number } contre { $opponent }, ce bot n’aurait pas joué « { $action } ».
