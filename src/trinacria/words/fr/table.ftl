# Ce qu’une table dit aux gens et aux programmes.

table-error-unknown = La table { $table } n’existe pas. Vérifiez le lien.
table-error-pack = Il n’y a pas ici de paquet de contenu avec l’empreinte { $pack }.
table-error-path = Il n’y a rien à cette adresse.
table-error-method = Cette adresse n’accepte pas une telle demande.
table-error-large = C’est trop long : { $most } octets au plus.
table-error-message = Ce message n’est pas compris : { $reason }
table-error-hello = Le premier message doit être « hello ».
table-error-hello-again = « hello » se dit une seule fois. Ouvrez une nouvelle connexion pour le redire.
table-error-version = Ce serveur parle la version { $known } du protocole, pas la version { $found }. Rechargez la page.
table-error-flood = C’était trop à la fois. Attendez un instant.
table-error-many-listed = Vous avez déjà { $most } tables ouvertes dans la liste. Commencez l’une d’elles, ou n’affichez pas celle-ci.
table-error-many-unstarted = Vous avez déjà { $most } tables qui n’ont pas commencé. Commencez-en d’abord quelques-unes.
table-error-many-today = Trop de tables ont été créées d’ici aujourd’hui : { $most } par jour au plus.
table-error-fault = Une erreur s’est produite dans le serveur. Rien n’a changé ; réessayez.
table-error-store = Le serveur ne peut pas écrire en ce moment. Rien n’a changé ; réessayez.
table-error-secret = Ce lien n’ouvre pas (ou plus) de place. Demandez-en un nouveau.
table-error-invitation = C’est une invitation : prenez d’abord place avec elle.
table-error-not-host = Seul l’hôte de la table peut le faire.
table-error-spectator = Les spectateurs ne peuvent pas le faire.
table-error-no-spectators = Cette table n’admet pas de spectateurs.
table-error-spectators-only = Les spectateurs parlent entre eux jusqu’à la fin de la partie.
table-error-no-partner = Vous n’avez pas de partenaire à cette table.
table-error-empty = Ce message est vide.
table-error-started = La partie a déjà commencé.
table-error-not-started = La partie n’a pas encore commencé.
table-error-over = La partie est terminée.
table-error-not-over = Cela se voit une fois la partie terminée.
table-error-paused = La partie est en pause.
table-error-not-paused = La partie n’est pas en pause.
table-error-stale = La partie a continué entre-temps. Regardez à nouveau, puis décidez.
table-error-not-asked = Ce n’est pas à vous de décider maintenant.
table-error-stand-in = Un robot joue pour vous. Revenez d’abord.
table-error-no-stand-in = Aucun robot ne joue pour vous.
table-error-undo-off = À cette table, rien ne peut être repris.
table-error-no-undo = Cela ne peut pas être repris : quelque chose a été révélé ou un autre joueur a agi.
table-error-hints-off = Il n’y a pas de conseils à cette table.
table-error-no-chair = La chaise { $chair } n’existe pas. Les chaises sont { $known }.
table-error-chair-taken = La chaise { $chair } est prise.
table-error-chairs-open = Des chaises sont encore libres. Installez-y des personnes ou des robots.
table-error-open-salt = Le sel est d’abord scellé désormais, pour que personne ne choisisse le sien d’après celui des autres. Rechargez la page.
table-error-unopened = Votre dernier sel n’a pas été ouvert à temps : vous n’en ajoutez plus à cette table.
table-error-opening = Les sels sont en train d’être ouverts : rien ne peut plus changer à la table.
table-error-not-opening = Aucun sel n’est en train d’être ouvert.
table-error-still-opening = Il reste du temps pour ouvrir les sels : { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
table-error-no-seal = Aucun sel de votre part n’est attendu.
table-error-wrong-salt = Ce n’est pas le sel que vous avez scellé.
table-error-chairs = Ce jeu a { $wanted } chaises, mais { $found } sont décrites.
table-error-full = Toutes les chaises sont prises.
table-error-not-person = Personne ne joue sur la chaise { $chair }.
table-error-present = La personne de la chaise { $chair } est là.
table-error-voted = Vous avez déjà voté.
table-error-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Robots connus : { $known }.
table-error-other-game = Le jeu d’une table ne peut pas changer. Préparez une autre table.
table-error-language = La langue « { $language } » n’existe pas. Choisissez parmi { $known }.
table-error-no-moment = La partie ne peut pas être continuée après le coup { $number } ; elle le peut jusqu’au coup { $last }.
table-error-rematch-made = La table suivante est déjà prête.
table-error-rules = Cette table a commencé avec la version { $found } des règles ; ce serveur joue la version { $known }. Utilisez la version du programme qui l’a commencée.
table-error-plan-full = Il y a de la place pour { $most } marques. Effacez-en.

table-player = Joueur { $number }
table-bye-secret = Votre lien a été remplacé par un nouveau.
table-bye-gone = Cette table a été fermée : il ne s’y passait plus rien depuis longtemps.
