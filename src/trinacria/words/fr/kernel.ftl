# Ce que disent tous les jeux.

error-game-over = La partie est terminée ; « { $action } » vient trop tard. Commencez une nouvelle partie ou revoyez celle-ci.
error-not-your-decision = C’est à { $other } de décider ; { $seat } ne peut donc pas jouer « { $action } ».
error-unparsable = « { $text } » n’est pas une action de ce jeu. Écrivez par exemple « { $example } », ou demandez la liste des actions permises.
error-unparsable-none = « { $text } » n’est pas une action de ce jeu.
error-unparsable-type = Une action est un texte ou une Action, pas « { $type } ».
error-unparsable-long = Ce texte compte { $length } caractères ; aucune action n’est aussi longue.
error-ambiguous = « { $text } » convient à { $count } actions : { $candidates }. Précisez celle que vous voulez.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
error-game-import = Le jeu « { $game } » est installé, mais { $reference } ne peut pas être chargé. { $reason }
error-game-part = Le jeu « { $game } » est installé, mais { $reference } n’est pas un { $kind } de ce jeu.
error-unknown-mode = Il n’y a pas de mode « { $mode } ». Modes connus : { $known }.
error-no-options = Le jeu { $game } n’a pas d’options ; « { $option } » ne peut donc pas être réglé. Laissez-le de côté.
error-unknown-chance = Le hasard est « seed » ou « explicit », pas « { $found } ».
error-unknown-seat = Il n’y a pas de place « { $seat } ». Les places sont { $known }.
error-unknown-language = Il n’y a pas de catalogue pour la langue « { $language } ». Choisissez parmi { $known }.

error-record-chance-missing = L’enregistrement ne dit pas ce que le hasard a répondu au mélange { $number }. Il est incomplet ; reprenez le fichier à sa source.
error-record-chance-wrong = Le mélange { $number } de l’enregistrement ne contient pas les cartes qui ont été mélangées. L’enregistrement a été modifié ; reprenez le fichier à sa source.
error-record-shape = Cet enregistrement n’est pas entier : { $reason }. Reprenez le fichier à sa source.
error-record-digest = L’enregistrement ne correspond pas à son sceau : il a été tronqué ou modifié après avoir été écrit. Reprenez le fichier à sa source.
error-record-commitment = La graine révélée n’est pas celle qui était promise avant la partie : son SHA-256 diffère de l’engagement.
error-record-salts = La graine de la partie n’est pas celle du serveur avec le sel des joueurs.
error-record-seals = Un sel de l’enregistrement n’est pas celui qui a été scellé avant la partie.
error-record-promise = La promesse de l’enregistrement ne tient pas avec ce qu’il dit : le jeu convenu, son début, les places ou les sceaux ont été changés.
error-record-no-promise = Non vérifié. Rien dans cet enregistrement ne dit ce qui a été promis avant la partie : la graine a pu être choisie. Si vous avez noté la promesse, donnez-la avec --commitment.
error-record-noted = Non vérifié. La promesse que vous avez notée est { $noted } ; celle de cet enregistrement est { $found }.
error-record-places = Les places autour de la table ne sont pas celles que donne la graine.
error-record-unverifiable = Dans cette partie, le hasard a été répondu à la main ; il n’y a pas de graine à vérifier. Vous pouvez tout de même la revoir.
error-record-rules = L’enregistrement suit la version { $found } des règles ; ce programme joue la version { $known }. Utilisez la version du programme qui l’a écrit.
error-record-seat = À la ligne { $number }, { $seat } agit alors que la décision ne lui revient pas. L’enregistrement a été modifié ; reprenez le fichier à sa source.
error-record-illegal = La ligne { $number }, « { $action } », n’est pas permise à cet endroit. L’enregistrement a été modifié ; reprenez le fichier à sa source.
error-record-differs = La ligne { $number } dit « { $told } », mais la graine et les coups donnent « { $found } ». L’enregistrement n’est pas fidèle à sa graine.
error-record-length = Coups dans l’enregistrement : { $told } ; coups qui en découlent : { $found }. L’enregistrement a été modifié ; reprenez le fichier à sa source.
error-record-result = Le résultat de l’enregistrement n’est pas celui où mènent ses coups. L’enregistrement a été modifié ; reprenez le fichier à sa source.
error-record-json = Le fichier n’est pas du JSON valable à la ligne { $line }, colonne { $column }. Reprenez-le à sa source.
error-record-title = Ce n’est pas un enregistrement : sa première ligne doit être « { $title } ». Donnez un fichier écrit par trinacria.
error-record-line = La ligne { $line } du fichier est incompréhensible. Elle a été coupée ou modifiée ; reprenez le fichier à sa source.

error-position = { $count ->
    [one] Cette position est impossible :
   *[other] Cette position est impossible, pour { $count } raisons :
}
position-no-game = Elle ne dit pas de quel jeu il s’agit. Ajoutez « game » avec l’un de ceux-ci : { $known }.
position-not-a-table = Une position est une table de clés et de valeurs, pas « { $type } ».
position-unknown-key = « { $key } » ne fait pas partie d’une position. Parties connues : { $known }.
position-type = « { $key } » n’est pas du bon type : { $reason }.
position-choice = « { $key } » ne peut pas valoir « { $found } ». Possibles : { $known }.
position-range = « { $key } » vaut { $found }, mais doit être compris entre { $low } et { $high }.
position-card = Il n’y a pas de carte « { $card } » (dans { $key }). Les cartes sont R, B, Y ou G avec une valeur de 0 à 4, comme R3.
position-copies = Il y a { $found } cartes { $card }, mais le jeu n’en a que { $known }. Retirez-en.
position-total = Il y a { $found } cartes, mais le jeu n’en a que 60. Retirez-en.
position-lowered = Aucune carte de la rue, à la place { $at }, ne peut être baissée de { $by }.
position-swap = { $card }, dans « { $key } », n’est pas là où l’échange en a besoin.

error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known } ; ou donnez le vôtre sous la forme fichier.py:Classe.
error-bot-file = Le bot « { $bot } » ne peut pas être chargé : le fichier { $file } n’existe pas.
error-bot-class = Le bot « { $bot } » ne peut pas être chargé : { $file } n’a pas de classe { $name }.
error-bot-kind = Le bot « { $bot } » ne peut pas être chargé : { $name } doit être une sous-classe de trinacria.bots.Bot.
error-no-hint = Personne ici ne peut donner de conseil pour le jeu « { $game } ».
error-bot-import = Le bot « { $bot } » ne peut pas être chargé. { $reason }
error-bot-game = Le bot « { $bot } » ne connaît pas le jeu « { $game } ». Le bot « random » joue à tous les jeux.
error-bot-broke = Le bot { $bot } est tombé en panne. { $reason }
error-bot-illegal = Le bot { $bot } a répondu « { $action } », qui n’est pas une des actions permises qu’il avait reçues.
error-bot-start = Le programme du bot { $bot } ne peut pas être lancé. { $reason }
error-bot-gone = Le programme du bot { $bot } s’est arrêté sans répondre. { $reason }
error-bot-slow = Le programme du bot { $bot } a mis plus de { $seconds } secondes et a été arrêté.
error-bot-talk = Le programme du bot { $bot } a écrit « { $found } », ce qui n’est pas une réponse. { $reason }
position-json = Le fichier n’est pas du JSON valable à la ligne { $line }, colonne { $column }.

error-no-content = { $game } n’a pas de paquets de matériel. Retirez --content.
error-content-missing = Le paquet de matériel d’empreinte { $hash } n’est pas disponible. Indiquez son dossier avec --content.
error-record-content = L’enregistrement a été joué avec le paquet de matériel { $found } ; celui-ci est { $known }. Indiquez le bon dossier avec --content, ou utilisez la version qui l’a écrit.
