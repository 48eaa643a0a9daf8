# Le laboratoire : tournois, équilibre, jeux de données, et leurs rapports.

laboratory-help = Mesurer les bots et l’équilibre des jeux : tournois, taux de victoire, jeux de données.
laboratory-help-tournament = Faire se rencontrer des bots à GAME (famiglia ou lafamiglia) : tous contre tous, ou système suisse. Chaque donne est jouée deux fois, camps échangés.
laboratory-help-balance = Jouer GAME de nombreuses fois avec le même bot à toutes les places et dire qui gagne et combien souvent : familles, coins, premier joueur, personnages, tuiles.
laboratory-help-dataset = Faire jouer GAME à des bots, ou lire des enregistrements, et écrire parties et décisions avec leurs caractéristiques dans des fichiers Parquet.
laboratory-help-show = Dire ce que contient jusqu’ici le journal d’un tournoi ou d’une série d’équilibre, sans jouer plus loin.
laboratory-help-bots = Les bots qui se rencontrent, séparés par des virgules : des noms comme hard ou greedy, hard@0.2s (secondes par décision), hard@200 (parties imaginées par décision, reproductible), ou fichier.py:Classe.
laboratory-help-bot = Le bot de toutes les places.
laboratory-help-games = Nombre de parties.
laboratory-help-match-games = Nombre maximal de parties d’une rencontre.
laboratory-help-swiss = Un tournoi suisse en tant de rondes. (par défaut : tous contre tous)
laboratory-help-to-the-end = Jouer toutes les parties de chaque rencontre. (par défaut : une rencontre cesse dès que le test dit qui est le meilleur)
laboratory-help-seed = Tout en découle : donnes, places et dés des bots.
laboratory-help-journal = Garder chaque partie dans ce fichier dès sa fin ; la même commande reprend là où elle s’est arrêtée.
laboratory-help-report = Écrire un rapport illustré dans ce fichier HTML.
laboratory-help-ray = Travailler sur la grappe Ray à ADDRESS ; « local » en démarre une sur cette machine.
laboratory-help-records = Lire les enregistrements de ce dossier au lieu de jouer.
laboratory-help-out = Le dossier de games.parquet et decisions.parquet.
laboratory-two-bots = Un tournoi demande au moins deux bots : nommez-les avec --bots.
laboratory-playing = Parties en cours
laboratory-report-written = Rapport écrit dans { $file }.
laboratory-dataset-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} dans { $folder }.

laboratory-matches = Rencontres
laboratory-matches-note = Une rencontre cesse quand le test séquentiel (GSPRT sur des paires de parties aux camps échangés, 5 % d’erreur de chaque côté, 45 % contre 55 %) est sûr, ou à sa dernière partie. Le taux d’erreur vaut pour chaque rencontre prise seule.
laboratory-match = Rencontre
laboratory-games = Parties
laboratory-share = Points
laboratory-interval = Intervalle à 95 %
laboratory-verdict = Verdict
laboratory-better = { $bot } est meilleur
laboratory-open = ouvert
laboratory-ratings = Classement
laboratory-ratings-note = Forces de Bradley–Terry à l’échelle des classements d’échecs, la moyenne du plateau à 0 : 400 points de plus, c’est dix victoires contre une. Les traits sont des intervalles à 95 %.
laboratory-bot = Bot
laboratory-rating = Force
laboratory-cross = Qui a battu qui
laboratory-cross-note = La part des points de chaque ligne contre chaque colonne.
laboratory-scores = Scores
laboratory-score = Score
laboratory-range = Étendue
laboratory-tournament-title = Tournoi : { $game }
laboratory-tournament-lead = { $bots } bots, { $games } parties comptées. Chaque donne a été jouée deux fois, camps échangés ; tout découle de la graine « { $seed } ».
laboratory-made-with = Fait avec Trinacria { $version }. Trinacria est non officiel : si un jeu vous plaît, achetez-le.

laboratory-balance-title = Équilibre : { $game }
laboratory-balance-lead = { $games } parties avec { $bot } à toutes les places, mode { $mode }, graine « { $seed } ». Une partie sans vainqueur compte pour une demi-victoire à tous. Les traits sont des intervalles à 95 %, la bande verte est ce qui serait équitable.
laboratory-aspect-first = Le camp du premier joueur
laboratory-aspect-side = Paire et joueur seul
laboratory-aspect-family = Familles
laboratory-aspect-corner = Coins
laboratory-aspect-character = Personnages
laboratory-aspect-tile = Tuiles de contrôle tenues à la fin
laboratory-aspect-tile-note = Qui gagne tient plus de tuiles, donc toutes dépassent la moitié : comparez-les entre elles.
laboratory-first = Premier
laboratory-side-pair = Paire
laboratory-side-alone = Seul
laboratory-corner-nw = Nord-ouest
laboratory-corner-ne = Nord-est
laboratory-corner-sw = Sud-ouest
laboratory-corner-se = Sud-est
laboratory-wins = Victoires
laboratory-fair = Équitable
laboratory-yes = oui
laboratory-no = non
laboratory-ends = Comment finissent les parties
laboratory-length = Durée
laboratory-length-value = { $mean } décisions en moyenne ({ $least }–{ $greatest })

error-wrong-journal = { $file } est le journal d’une autre série : { $differing } diffèrent. Nommez un autre fichier, ou répétez la commande qui l’a commencé.
error-no-journal = { $file } n’est pas un journal du laboratoire.
error-journal-line = La ligne { $line } de { $file } est abîmée. Retirez-la, et sa partie sera rejouée.
