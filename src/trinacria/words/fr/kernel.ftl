# Ce que disent tous les jeux.

error-game-over = La partie est terminée : « { $action } » n’est plus possible. Commencez une nouvelle partie ou revoyez celle-ci.
error-not-your-decision = C’est à { $other } de décider : { $seat } ne peut pas jouer « { $action } ».
error-unparsable = « { $text } » n’est pas une action de ce jeu. Écrivez par exemple « { $example } », ou demandez la liste des actions possibles.
error-unparsable-none = « { $text } » n’est pas une action de ce jeu.
error-unparsable-type = Une action est un texte ou une Action, pas « { $type } ».
error-unparsable-long = Ce texte est trop long pour une action ({ $length } caractères).
error-ambiguous = « { $text } » peut désigner plusieurs actions ({ $count }) : { $candidates }. Précisez laquelle.
error-unknown-game = Jeu inconnu : « { $game } ». Jeux connus : { $known }.
error-game-import = Le jeu « { $game } » est installé, mais impossible de charger { $reference }. { $reason }
error-game-part = Le jeu « { $game } » est installé, mais { $reference } n’est pas un { $kind } de ce jeu.
error-unknown-mode = Mode inconnu : « { $mode } ». Modes connus : { $known }.
error-no-options = Le jeu { $game } n’a pas d’options : retirez « { $option } ».
error-unknown-chance = Le hasard est « seed » ou « explicit », pas « { $found } ».
error-unknown-seat = Place inconnue : « { $seat } ». Places : { $known }.
error-unknown-language = Langue inconnue : « { $language } ». Choix possibles : { $known }.

error-record-chance-missing = L’enregistrement ne contient pas le résultat du mélange { $number }. Il est incomplet : récupérez de nouveau le fichier.
error-record-chance-wrong = Le mélange { $number } de l’enregistrement ne contient pas les bonnes cartes. L’enregistrement a été modifié : récupérez de nouveau le fichier.
error-record-shape = Cet enregistrement est incomplet : { $reason }. Récupérez de nouveau le fichier.
error-record-digest = L’enregistrement ne correspond pas à sa somme de contrôle : il a été tronqué ou modifié. Récupérez de nouveau le fichier.
error-record-commitment = La graine révélée n’est pas celle annoncée avant la partie : son SHA-256 est différent.
error-record-salts = La graine de la partie ne correspond pas à celle du serveur et aux sels des joueurs.
error-record-seals = Un sel de l’enregistrement n’est pas celui scellé avant la partie.
error-record-promise = L’empreinte ne correspond pas à cet enregistrement : le jeu, la position de départ, les places ou les sceaux ont été modifiés.
error-record-no-promise = Non vérifié. Cet enregistrement ne contient pas d’empreinte d’avant la partie : la graine a pu être choisie. Si vous avez noté l’empreinte, indiquez-la avec --commitment.
error-record-noted = Non vérifié. Vous avez noté l’empreinte { $noted } ; celle de cet enregistrement est { $found }.
error-record-places = Les places ne sont pas celles que donne la graine.
error-record-unverifiable = Dans cette partie, le hasard a été saisi à la main : il n’y a pas de graine à vérifier. Vous pouvez quand même la revoir.
error-record-rules = Cet enregistrement suit la version { $found } des règles ; ce programme joue la version { $known }. Utilisez la version du programme qui l’a créé.
error-record-seat = Ligne { $number } : ce n’est pas à { $seat } de jouer. L’enregistrement a été modifié : récupérez de nouveau le fichier.
error-record-illegal = Ligne { $number } : « { $action } » n’est pas permis. L’enregistrement a été modifié : récupérez de nouveau le fichier.
error-record-differs = La ligne { $number } dit « { $told } », mais la graine et les coups donnent « { $found } ». L’enregistrement ne correspond pas à sa graine.
error-record-length = L’enregistrement annonce { $told } coups, mais il en contient { $found }. Il a été modifié : récupérez de nouveau le fichier.
error-record-result = Le résultat enregistré n’est pas celui de ces coups. L’enregistrement a été modifié : récupérez de nouveau le fichier.
error-record-json = JSON incorrect à la ligne { $line }, colonne { $column }. Récupérez de nouveau le fichier.
error-record-deep = Le fichier est imbriqué trop profondément pour une partie enregistrée. Récupérez de nouveau le fichier.
error-record-number = Le fichier contient un nombre beaucoup trop long. Récupérez de nouveau le fichier.
error-record-title = Ce n’est pas un enregistrement : la première ligne doit être « { $title } ». Choisissez un fichier créé par trinacria.
error-record-line = La ligne { $line } est illisible : elle a été coupée ou modifiée. Récupérez de nouveau le fichier.

error-position = { $count ->
    [one] Cette position est impossible :
   *[other] Cette position est impossible, pour { $count } raisons :
}
position-no-game = Le jeu n’est pas indiqué. Ajoutez « game » avec l’une de ces valeurs : { $known }.
position-not-a-table = Une position est une table de clés et de valeurs, pas « { $type } ».
position-unknown-key = « { $key } » ne fait pas partie d’une position. Clés connues : { $known }.
position-type = « { $key } » n’est pas du bon type : { $reason }.
position-choice = « { $key } » ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
position-range = « { $key } » vaut { $found } ; il faut un nombre de { $low } à { $high }.
position-card = Carte inconnue : « { $card } » (dans { $key }). Une carte s’écrit R, B, Y ou G et une valeur de 0 à 4, comme R3.
position-copies = La carte { $card } apparaît trop souvent : { $found } fois. Le jeu n’en compte que { $known }. Retirez-en.
position-total = Il y a trop de cartes : { $found }. Le jeu n’en compte que 60. Retirez-en.
position-lowered = La carte { $at } de la rue ne peut pas être baissée de { $by }.
position-swap = { $card }, dans « { $key } », n’est pas au bon endroit pour l’échange.

error-unknown-bot = Bot inconnu : « { $bot } ». Bots connus : { $known } ; ou le vôtre : fichier.py:Classe.
error-misspelt-bot = Bot inconnu : « { $bot } ». Vouliez-vous dire « { $meant } » ? Bots connus : { $known } ; ou le vôtre : fichier.py:Classe.
error-bot-file = Impossible de charger le bot « { $bot } » : le fichier { $file } n’existe pas.
error-bot-class = Impossible de charger le bot « { $bot } » : { $file } n’a pas de classe { $name }.
error-bot-kind = Impossible de charger le bot « { $bot } » : { $name } doit être une sous-classe de trinacria.bots.Bot.
error-no-hint = Pas de conseils pour le jeu « { $game } ».
error-bot-import = Impossible de charger le bot « { $bot } ». { $reason }
error-bot-game = Le bot « { $bot } » ne connaît pas le jeu « { $game } ». Le bot « random » joue à tous les jeux.
error-bot-broke = Le bot { $bot } a planté. { $reason }
error-bot-illegal = Le bot { $bot } a répondu « { $action } », qui n’est pas une action possible.
error-bot-start = Impossible de lancer le programme du bot { $bot }. { $reason }
error-bot-gone = Le programme du bot { $bot } s’est arrêté sans répondre. { $reason }
error-bot-slow = Le programme du bot { $bot } a mis plus de { $seconds } s et a été arrêté.
error-bot-talk = Le programme du bot { $bot } a écrit « { $found } » : ce n’est pas une réponse. { $reason }
position-json = JSON incorrect à la ligne { $line }, colonne { $column }.
position-deep = Le fichier est imbriqué trop profondément pour une position.
position-number = Le fichier contient un nombre beaucoup trop long.

error-no-content = { $game } n’a pas d’autre matériel. Retirez --content.
error-content-missing = Le matériel avec l’empreinte { $hash } est introuvable. Indiquez son dossier avec --content.
error-record-content = Cette partie a été jouée avec le matériel { $found } ; celui-ci est { $known }. Indiquez le bon dossier avec --content, ou utilisez la version du programme qui l’a enregistrée.
error-record-pack = L’enregistrement apporte son matériel, mais ce n’est pas celui de la partie, { $found }.

error-stop-side = Seul un camp entier peut abandonner.
game-stopped-resigned = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
} { $losers_count ->
    [one] { $losers } abandonne.
   *[other] { $losers } abandonnent ensemble.
}
game-stopped-forfeited = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
} { $losers_count ->
    [one] { $losers } perd par forfait.
   *[other] { $losers } perdent par forfait.
}
game-stopped-draw_agreed = Égalité, d’un commun accord.
game-stopped-score_agreed = { $winners_count ->
    [0] Égalité, { $high } : { $low }.
    [one] { $winners } gagne, { $high } : { $low }.
   *[other] { $winners } gagnent, { $high } : { $low }.
} Tous ont accepté d’arrêter la partie à ce score.
