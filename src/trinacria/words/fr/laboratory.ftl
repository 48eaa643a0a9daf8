# Le laboratoire : tournois, équilibre, jeux de données, et leurs rapports.

laboratory-help = Mesurer les bots et l’équilibre des jeux : tournois, taux de victoire, jeux de données.
laboratory-help-tournament = Organiser un tournoi de bots à GAME (famiglia ou lafamiglia) : toutes rondes ou système suisse. Chaque donne est jouée deux fois, camps échangés.
laboratory-help-balance = Jouer GAME de nombreuses fois avec le même bot à toutes les places, et montrer qui gagne : familles, coins, premier joueur, personnages, tuiles Contrôle.
laboratory-help-dataset = Faire jouer GAME à des bots, ou lire des parties enregistrées, et écrire parties et décisions, avec leurs caractéristiques, en fichiers Parquet.
laboratory-help-show = Afficher l’état du journal d’un tournoi ou d’une mesure d’équilibre, sans jouer davantage.
laboratory-help-bots = Bots du tournoi, séparés par des virgules : des noms comme hard ou greedy, hard@0.2s (secondes par décision), hard@200 (simulations par décision, reproductible), ou fichier.py:Classe.
laboratory-help-bot = Bot de toutes les places.
laboratory-help-games = Nombre de parties.
laboratory-help-match-games = Nombre maximal de parties par match.
laboratory-help-swiss = Tournoi suisse, nombre de rondes. (par défaut : toutes rondes)
laboratory-help-to-the-end = Jouer toutes les parties de chaque match. (par défaut : un match s’arrête dès que le test désigne le meilleur)
laboratory-help-seed = Graine du hasard : donnes, places et choix des bots.
laboratory-help-journal = Écrire chaque partie terminée dans ce fichier ; la même commande reprend là où elle s’est arrêtée.
laboratory-help-report = Écrire un rapport illustré dans ce fichier HTML.
laboratory-help-ray = Utiliser la grappe Ray à l’adresse ADDRESS ; « local » en démarre une sur cette machine.
laboratory-help-records = Lire les parties enregistrées de ce dossier au lieu de jouer.
laboratory-help-out = Dossier de games.parquet et decisions.parquet.
laboratory-two-bots = Il faut au moins deux bots pour un tournoi : indiquez-les avec --bots.
laboratory-playing = Parties en cours
laboratory-report-written = Rapport écrit dans { $file }.
laboratory-dataset-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} dans { $folder }.

laboratory-matches = Matchs
laboratory-matches-note = Un match s’arrête dès que le test séquentiel (GSPRT sur des paires de parties aux camps échangés, 5 % d’erreur de chaque côté, 45 % contre 55 %) est concluant, ou à sa dernière partie. Le taux d’erreur vaut pour chaque match pris seul.
laboratory-match = Match
laboratory-games = Parties
laboratory-share = Points
laboratory-interval = Intervalle à 95 %
laboratory-verdict = Verdict
laboratory-better = { $bot } est meilleur
laboratory-open = indécis
laboratory-ratings = Classement
laboratory-ratings-note = Forces de Bradley–Terry sur l’échelle du classement Elo, moyenne 0 : 400 points de plus, c’est dix victoires pour une défaite. Les traits montrent les intervalles à 95 %.
laboratory-bot = Bot
laboratory-rating = Force
laboratory-cross = Qui a battu qui
laboratory-cross-note = Part des points de chaque ligne contre chaque colonne.
laboratory-scores = Scores
laboratory-score = Score
laboratory-range = Étendue
laboratory-tournament-title = Tournoi – { $game }
laboratory-tournament-lead = Bots : { $bots } ; parties comptées : { $games }. Chaque donne a été jouée deux fois, camps échangés. Graine : « { $seed } ».
laboratory-made-with = Créé avec Trinacria { $version }, un projet non officiel. Si un jeu vous plaît, achetez-le.

laboratory-balance-title = Équilibre – { $game }
laboratory-balance-lead = Parties : { $games }, avec { $bot } à toutes les places, mode { $mode }, graine « { $seed } ». Une égalité compte comme une demi-victoire pour tous. Les traits montrent les intervalles à 95 %, la bande verte un résultat équitable.
laboratory-aspect-first = Camp du premier joueur
laboratory-aspect-side = Équipe et joueur seul
laboratory-aspect-family = Familles
laboratory-aspect-corner = Coins
laboratory-aspect-character = Personnages
laboratory-aspect-tile = Tuiles Contrôle à la fin de la partie
laboratory-aspect-order = Ordres donnés
laboratory-aspect-tile-note = Le camp gagnant a plus de tuiles : toutes dépassent donc la moitié. Comparez-les entre elles.
laboratory-first = Premier
laboratory-side-pair = Équipe
laboratory-side-alone = Joueur seul
laboratory-corner-nw = Nord-ouest
laboratory-corner-ne = Nord-est
laboratory-corner-sw = Sud-ouest
laboratory-corner-se = Sud-est
laboratory-wins = Victoires
laboratory-fair = Équitable
laboratory-yes = oui
laboratory-no = non
laboratory-ends = Fins de partie
laboratory-length = Durée
laboratory-length-value = { $mean } décisions en moyenne ({ $least }–{ $greatest })

error-wrong-journal = { $file } est le journal d’une autre série ; différences : { $differing }. Indiquez un autre fichier, ou reprenez la commande d’origine.
error-no-journal = { $file } n’est pas un journal du laboratoire.
error-journal-line = La ligne { $line } de { $file } est endommagée. Supprimez-la : sa partie sera rejouée.
laboratory-even-games = Choisissez un nombre pair de parties, pas { $count } : chaque donne est jouée deux fois, camps échangés.
laboratory-no-records = Aucune partie enregistrée (*.txt) dans { $folder }.
laboratory-other-game = { $file } est une partie de { $found }, pas de { $wanted }.
laboratory-help-habits = Mesurer ce que les bots de caractère font plus souvent qu’un autre bot, et leur force.
laboratory-help-against = Le bot contre lequel ils jouent.
laboratory-habits = Habitudes et force contre { $bot } : chiffre du bot / de son adversaire
laboratory-habit-attacks = Attaques par manche
laboratory-habit-money = Argent après une manche
laboratory-habit-finesse = Conflits en finesse
laboratory-habit-soldati = Miliciens après une manche
laboratory-habit-brutes = Brutes par partie
laboratory-habit-hand = Cartes en main après un tour
laboratory-habit-free = Recrues gratuites
laboratory-habit-swaps = Échanges par partie
laboratory-habit-new_cards = Cartes retirées par partie
