# The page where members look for others to play with.

web-seek-title = Trouver des adversaires
web-seek-about = Deux recherches qui s’accordent deviennent une table d’elles-mêmes.
web-seek-you = Vous
web-seek-seconds = { $seconds } s par décision
web-seek-minutes = { $minutes } min + { $seconds } s
web-seek-guest = Ici, les membres se trouvent
web-seek-guest-why = Seuls les membres peuvent chercher, pour que chacun sache qui il rencontre. Gardez votre nom et cherchez aussi. En invité, vous pouvez vous asseoir à toute table ouverte.
web-seek-or = Vous savez déjà avec qui jouer ?
web-seek-own-table = Préparer une table
web-seek-what = Que cherchez-vous ?
web-seek-game = Jeu
web-seek-partner = Partenaire
web-seek-anybody = Peu importe
web-seek-other-friend = Un autre ami
web-seek-no-friends = Avec un ami du club, vous pouvez chercher à deux.
web-seek-language = Les autres parlent
web-seek-any-language = N’importe quelle langue
web-seek-rated-note = Pas de conseils, et rien n’est repris après le coup d’un autre
web-seek-rated-days = La partie commence quand tout le monde a ouvert la table.
web-seek-range = Cote des autres
web-seek-range-low = Au moins
web-seek-range-high = Au plus
web-seek-range-both = de { $low } à { $high }
web-seek-range-any = toutes les cotes
web-seek-mark = vous : { $rating }
web-seek-mark-two = vous deux : { $rating }
web-seek-fit = { $count ->
    [one] { $count } membre convient
   *[other] { $count } membres conviennent
}
web-seek-look = Chercher des adversaires
web-seek-clock = Pendule
web-seek-clock-live = minutes + secondes par décision
web-seek-clock-days = pour chaque tour
web-seek-live = En direct
web-seek-over-days = Sur plusieurs jours
web-seek-other = Autre
web-seek-own-minutes = Minutes
web-seek-own-seconds = Secondes
web-seek-own-days = Jours
web-seek-open = Ouvertes maintenant
web-seek-pace = Quelles recherches
web-seek-pace-all = Toutes
web-seek-pace-live = En direct
web-seek-pace-days = Sur plusieurs jours
web-seek-taken-who = { $who } : place prise à l’instant
web-seek-none = Personne ne cherche pour l’instant. Votre recherche serait la première.
web-seek-somebody = Avec qui jouer
web-seek-all = Tout voir
web-seek-not-yours = Rien pour vous ?
web-seek-say = Dites ce que vous cherchez
web-seek-who = Qui
web-seek-speaks = Parle
web-seek-since = Depuis
web-seek-act = Ce que vous pouvez faire
web-seek-taken = prise à l’instant
web-seek-stop-short = Arrêter
web-seek-why-language = autre langue
web-seek-why-low = à partir de { $rating }
web-seek-why-high = jusqu’à { $rating }
web-seek-yes = oui
web-seek-unrated = pas encore de cote
web-seek-no = non
web-seek-why-guest = membres seulement
web-seek-play-with = Jouer avec { $who }
web-seek-sit = S’asseoir
web-seek-play = Jouer
web-seek-note = Les cotes sont celles du jeu et du mode demandés. Seules les recherches possibles pour vous ont un bouton.
web-seek-late = La recherche est terminée
web-seek-late-why = Personne n’a été trouvé à temps, la connexion a été perdue trop longtemps, ou vous n’étiez pas là quand quelqu’un a été trouvé.
web-seek-late-week = Une semaine est passée sans que personne ne vienne : { $what }.
web-seek-again = Chercher de nouveau
web-seek-asking = En attente de { $name }
web-seek-waited = Temps d’attente
web-seek-with = avec { $name }
web-seek-leaving = Quitter cette page met fin à la recherche.
web-seek-change = Modifier
web-seek-stop = Arrêter la recherche
web-seek-bot = Jouer contre des bots en attendant
web-seek-bot-note = Dès que quelqu’un est trouvé, la table des bots s’efface et reste pour plus tard.
web-seek-bot-along = { $name } vient aussi.
web-seek-bot-play = Jouer contre des bots
web-seek-nobody-live = Personne en direct ?
web-seek-also-days = Chercher aussi sur plusieurs jours
web-seek-also-note = Cette recherche reste une semaine, et vous recevrez un avis.
web-seek-found-told = La table s’ouvre dans 5 secondes.
web-seek-found-aside = Votre table avec les bots est en pause. Vous pourrez la reprendre plus tard.
web-seek-found-open = Ouvrir la table
web-seek-found-left = Secondes restantes
web-seek-asks = { $name } propose de chercher à deux
web-seek-together = Chercher à deux
web-seek-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-seek-days-short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-seek-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-seek-usual = { $minutes ->
    [one] À cette heure, il faut d’habitude { $minutes } minute ({ $count } recherches).
   *[other] À cette heure, il faut d’habitude { $minutes } minutes ({ $count } recherches).
}
web-seek-looking = { $count ->
    [one] À la recherche de { $count } adversaire
   *[other] À la recherche de { $count } autres personnes
}
web-seek-found = { $count ->
    [one] Adversaire trouvé
   *[other] Adversaires trouvés
}
