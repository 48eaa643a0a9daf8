# La page du navigateur : ce que tous les jeux partagent.

## Pages

web-skip = Aller au contenu
web-home = Accueil
web-home-title = Deux jeux de société d’alliances, dans votre navigateur.
web-home-lead = La Famiglia pour deux équipes autour d’une carte de la Sicile, Famiglia à deux avec soixante cartes. Chaque règle est appliquée ; aucun compte n’est nécessaire.
web-home-bots = Jouer contre des bots
web-home-friends = Inviter des amis
web-home-watch = Regarder ou revoir
web-you-are = Votre nom
web-you-are-note = Vous pouvez le changer à tout moment.
web-guest = Invité
web-own-tables = Vos tables
web-own-none = Les tables où vous êtes assis apparaissent ici.
web-open-tables = Tables ouvertes
web-open-none = Aucune table n’est annoncée.
web-other-games = Autres jeux de ce serveur, en mode texte
web-table-lobby = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-with = { $status ->
    [running] en cours : { $names }
    [paused] en pause : { $names }
   *[over] terminée : { $names }
}
web-table-unnamed = Table : { $game }
web-from-position = Commencée d’une position
web-from-position-note = La partie commence d’une position choisie par qui a ouvert la table, et qui peut connaître les cartes à venir.
web-return = Revenir
web-sit = S’asseoir
web-watch = Regarder
web-play = Jouer
web-replay = Revoir
web-replays = Parties
web-guided = Première partie guidée
web-new-table = Nouvelle table
web-rules = Règles
web-rules-expansion = La Famiglia à deux et à trois
web-rules-all = Toutes les règles du jeu
web-rules-note = Dans nos propres mots ; chaque règle a un identifiant, cité par les questions et les refus.
web-rule-open = Lire la règle { $rule }
web-about = À propos
web-about-what = Un endroit pour jouer à deux jeux de société sur ordinateur : en direct, sur plusieurs jours, devant un même écran ou contre des bots. Il tourne là où vous le lancez et ne demande rien à personne.
web-about-unofficial = Non officiel
web-about-unofficial-note = Trinacria n’est pas affilié aux auteurs ni aux éditeurs des jeux. Ses textes, noms et dessins sont les siens. Si un jeu vous plaît, achetez-le.
web-about-fair = Hasard équitable
web-about-fair-note = Avant la partie, le serveur s’engage sur sa graine secrète en montrant son SHA-256. Le navigateur de chaque joueur ajoute du sel, scellé jusqu’à ce que tous y soient : personne ne peut choisir la donne, pas même qui tient le serveur. À la fin, la graine est révélée et chacun peut recalculer chaque mélange.
web-about-keys = Touches à la table
web-about-version = Version { $version }
web-key-arrows = aller à la carte ou au bouton le plus proche
web-key-enter = choisir ; encore sur la même carte confirme
web-key-number = appuyer sur un bouton de la barre de décision
web-key-escape = abandonner le choix, fermer
web-key-action = action
web-key-turn = tour
web-unofficial = Non officiel, sans lien avec les auteurs ni les éditeurs. Si les jeux vous plaisent, achetez-les.
web-more = Plus
web-lost = Il n’y a rien ici
web-lost-note = L’adresse ne mène nulle part. Le lien a peut-être été coupé en le copiant.
web-offline = Le serveur ne répond pas.
web-close = Fermer
web-tools = Outils

## Réglages

web-settings = Réglages
web-settings-now = Réglages, langue : { $language }
web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-switch = Clair ou sombre
web-sound = Son
web-sound-note = De petits coups de bois ; rien au survol.
web-motion = Mouvement
web-motion-note = Les cartes volent à leur place.
web-symbols = Grands symboles de famille
web-symbols-note = Les familles se distinguent sans la couleur.
web-notify = M’avertir quand c’est mon tour
web-notify-note = Quand cette page est en arrière-plan.
web-keys = Touches
web-keys-arrows = aller à l’élément le plus proche
web-keys-enter = choisir ; encore une fois : confirmer
web-keys-numbers = presser les boutons de la barre
web-keys-list = tout ce que vous pouvez faire
web-keys-escape = renoncer au choix
web-keys-next = La Famiglia : l’élément éclairé suivant
web-keys-fold = La Famiglia : replier feuilles et plateau
web-keys-plan = La Famiglia : prévoir avec votre partenaire
web-keys-map = La Famiglia : carte plus près, plus loin, entière

## Une nouvelle table

web-new-for = Une table pour { $game }
web-game = Jeu
web-mode = Combien
web-pack = Paquet de matériel
web-who = Qui s’assoit où
web-chair = Place { $number }
web-chair-open = attend un ami
web-who-me = Moi
web-who-open = Un ami, par lien
web-who-open-note = Le lien apparaît à la page suivante.
web-who-bot = Bot
web-who-beside = Quelqu’un devant cet écran
web-which-bot = Quel bot
web-bot = { $bot ->
    [master] Bot maître
    [hard] Bot fort
    [normal] Bot moyen
    [easy] Bot doux
    [greedy] Bot avide
    [random] Bot au hasard
   *[other] Bot { $bot }
}
web-nickname = Pseudonyme
web-player = Joueur { $number }
web-team = { $count ->
    [one] Seul contre les autres
   *[other] Équipe { $number }, partenaires
}
web-swap-places = Échanger avec la place suivante
web-places = Qui joue avec qui
web-places-teams = Équipes comme indiqué, coins et premier joueur au hasard
web-places-drawn = Tout au hasard
web-places-fixed = Tout comme indiqué
web-fixed = S’asseoir dans cet ordre
web-fixed-note = Sinon, le hasard décide qui commence.
web-options = Options
web-time = Temps
web-clock-none = En direct
web-clock-none-note = sans limite, tous présents
web-clock-decision = Par décision
web-clock-decision-note = des secondes pour chaque décision
web-clock-chess = Pendule d’échecs
web-clock-chess-note = une réserve, et un peu de retour
web-clock-turn = Sur plusieurs jours
web-clock-turn-note = des jours par tour, avec avis
web-seconds = Secondes
web-minutes = Minutes pour la partie
web-increment = Secondes rendues
web-days = Jours
web-agreed = Règles de la table
web-table-name = Nom de la table
web-table-name-note = peut rester vide
web-listed = Annoncée
web-listed-note = Tout le monde sur ce serveur peut la trouver.
web-spectators = Des spectateurs peuvent regarder
web-spectators-note = Ils voient moins que tout joueur.
web-spectators-here = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
web-undo = Reprendre un coup
web-undo-note = Tant que rien n’a été révélé et que nul autre n’a agi.
web-hints = Conseils
web-hints-note = Un joueur peut demander ce que ferait un bot.
web-stand-in = Le bot prend le relais de lui-même
web-stand-in-note = Sinon, les autres décident. Qui revient rejoue aussitôt.
web-absent = Si quelqu’un s’absente
web-grace = L’attendre
web-grace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-grace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-grace-clock = Sur plusieurs jours, on attend chacun jusqu’à la fin de son temps.
web-stand-in-bot = Bot remplaçant
web-secret-link = Chaque place est un lien secret
web-secret-link-note = Qui ouvre un lien s’assoit là, sur tout appareil, sans compte. Gardez le vôtre : c’est votre clé pour revenir.
web-fair = Équité vérifiable
web-fair-note = La donne vient de la graine du serveur et d’un sel du navigateur de chaque joueur, tous scellés avant d’être ouverts. Personne ne peut donc la choisir, et elle peut être recalculée après la partie.
web-open-table = Ouvrir la table

## Avant le début

web-lobby = avant le début
web-lobby-for = Une table de { $game } est dressée
web-invitation = Invitation
web-invited = Vous êtes invité à { $game }
web-seated-already = Vous avez déjà une place à cette table. Ce lien vous en donne une autre.
web-own-seat = Revenir à ma place
web-sit-down = S’asseoir
web-you = (vous)
web-host = hôte
web-here = présent
web-away = absent
web-link = Lien
web-link-send = Envoyez le lien à un ami.
web-link-of = Lien de la place { $number }
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-unseat = Libérer la place
web-commitment = La promesse du serveur : SHA-256 de sa graine
web-promise = La promesse de cette donne
web-copy-promise = Copier la promesse
web-promise-note = Notez-la pour la comparer après la partie. Ce navigateur la note aussi.
web-salts-of = Sels dans cette donne : { $names }
web-salts-none = Aucun sel de joueur dans cette donne : le serveur seul l’a choisie, avant la partie.
web-called-off = { $count ->
    [one] { $count } donne a été annulée, parce qu’un sel n’a pas été ouvert.
   *[other] { $count } donnes ont été annulées, parce qu’un sel n’a pas été ouvert.
}
web-seed = La graine
web-salt = Vos propres mots pour le sel
web-salt-note = si vous voulez
web-salt-add = Les sceller
web-salted = sel scellé
web-salt-kept = Votre navigateur a scellé un sel de lui-même. Il l’ouvre quand la partie commence.
web-unopened = sel pas ouvert à temps, n’en ajoute plus
web-opening = Les sels sont en train d’être ouverts
web-opening-waits = En attente du sel scellé de { $names }. Il s’ouvre de lui-même dès que la page de ce joueur est ouverte.
web-call-off = Redistribuer sans lui
web-call-off-note = Après une demi-minute, l’hôte peut redistribuer sans lui : avec une nouvelle promesse et de nouveaux sels des autres.
web-start = Commencer la partie
web-waits = { $count ->
    [one] Il manque { $count } personne
   *[other] Il manque { $count } personnes
}
web-host-starts = L’hôte lance la partie.

## À la table

web-table = Table
web-connecting = Connexion
web-connecting-again = Nouvelle connexion. Rien n’est perdu.
web-closed = Cette place est fermée
web-watch-instead = Regarder plutôt
web-order = Ordre du jeu
web-decision = Décision
web-your-turn = À vous
web-refused = Pas celle-ci
web-choose-other = Choisir autrement
web-hint = Conseil
web-hint-note = Ainsi jouerait un bot.
web-hint-why = Un bot s’attend à gagner à { $chance } %, avec une avance de { $lead }{ $game ->
    [famiglia] {" "}points
    [lafamiglia] {" "}Mandamenti
   *[other] {""}
}{ $rest ->
    [none] {""}
   *[some] . Ensuite, à { $other_chance } % : { $other }
}
web-hint-do = Faire ainsi
web-paused = La table est en pause.
web-paused-until = Vous pourrez reprendre vous-même dans { $left }, ou plus tôt si l’hôte s’en va.
web-attendance = Les absents
web-away-until = { $name } n’est pas là. Un bot pourra jouer dans { $left }.
web-gone = { $name } n’est plus là depuis un moment.
web-bot-voted = Vous voulez un bot pour { $name }. Les autres ne sont pas encore d’accord.
web-seat-ask = Demander la place
web-seat-asked = { $name } voudrait donner votre place à quelqu’un d’autre, qui verrait vos secrets et jouerait pour vous.
web-seat-asked-beside = { $name } voudrait donner la place de votre partenaire à quelqu’un d’autre, qui verrait aussi vos secrets.
web-seat-give = Céder ma place
web-seat-keep = Garder ma place
web-seat-agree = Accepter
web-seat-refuse = Refuser
web-seat-agreed = Vous avez accepté.
web-seat-waiting = La question est posée à { $name }, sans réponse pour l’instant.
web-seat-granted = { $name } accepte.
web-seat-elsewhere = Donner la place à quelqu’un d’autre
web-make-host = Nommer hôte
web-people = Les personnes à la table
web-log-chat = Points, journal et discussion
web-text-mode = Mode texte
web-broken = La table n’a pas pu être dessinée. La partie continue en mode texte.
web-broken-again = Redessiner
web-position = Position
web-type-action = Ou tapez une action
web-chat = Discussion
web-chat-table = Table
web-chat-team = Équipe
web-chat-spectators = Spectateurs
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-chat-listen = Seules les personnes à la table écrivent ici.
web-spectator = Spectateur
web-bot-plays = { $bot } joue
web-own-key = Copier ma clé
web-come-back = Rejouer moi-même
web-bot-for-me = Un bot pour moi
web-bot-for-them = Laisser jouer un bot
web-hand-over = Céder ma place
web-new-link = Nouveau lien
web-watch-link = Lien pour spectateurs
web-pause = Pause
web-resume = Reprendre
web-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Ce qui s’est passé à la table

web-story-sat = { $name } s’assoit.
web-story-bot_sat = { $name } prend place.
web-story-stood_up = { $name } se lève.
web-story-handed_over = La place de { $name } a un nouveau lien.
web-story-renamed = { $before } s’appelle maintenant { $name }.
web-story-host_changed = { $name } est maintenant l’hôte.
web-story-host_absent = L’hôte n’est pas là : { $name } est maintenant l’hôte.
web-story-away = { $name } n’est plus là.
web-story-gone = { $name } n’est plus là depuis un moment. Les autres n’ont plus à attendre.
web-story-back = Revoilà { $name }.
web-story-seat_asked = L’hôte demande à donner la place de { $name } à quelqu’un d’autre.
web-story-seat_given = { $name } accepte.
web-story-seat_kept = { $name } refuse.
web-story-salted = { $name } a ajouté du sel.
web-story-called_off = { $count ->
    [0] La donne est annulée. Il y a une nouvelle promesse.
   *[other] La donne est annulée, parce que le sel de { $names } n’a pas été ouvert. Il y a une nouvelle promesse.
}
web-story-started = La partie commence.
web-story-undone = { $count ->
    [one] { $name } reprend { $count } action.
   *[other] { $name } reprend { $count } actions.
}
web-story-paused = { $name } met la table en pause.
web-story-resumed = { $name } reprend.
web-story-timed_out = { $name } a réfléchi trop longtemps.
web-story-stood_in = Un bot joue pour { $name }.
web-story-came_back = { $name } est de retour.
web-story-voted = { $name } voudrait un bot pour { $absent }.
web-story-rematch = Une nouvelle table est dressée pour une autre partie.

## Ensuite

web-again = Rejouer
web-record = Notation
web-from-here = Continuer d’ici
web-action-of = Action { $number } sur { $count }
web-actions = Actions
web-timeline = Chronologie
web-see-as = Voir comme
web-see-all = Tout
web-verified-server = { $count ->
    [one] Le serveur a recalculé { $count } action à partir de la graine révélée.
   *[other] Le serveur a recalculé les { $count } actions à partir de la graine révélée.
}
web-verified-not = Le serveur n’a pas pu recalculer cette partie à partir d’une graine promise.
web-verified-browser = Ce navigateur a vérifié : la graine est celle promise.
web-verified-broken = La graine n’est pas celle promise.
web-proof-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
    [one] Ce navigateur a vérifié : { $count } sel, celui qui était scellé, est entré dans la donne.
   *[other] Ce navigateur a vérifié : { $count } sels, tels que scellés, sont entrés dans la donne.
}
web-proof-open-salts = Les sels ont été ajoutés à découvert : il n’est pas prouvé que personne n’a choisi le sien après avoir vu les autres.
web-proof-salts-broken = Un sel n’est pas celui qui était scellé, ou n’est pas dans la donne.
web-proof-promise-broken = La promesse ne tient pas avec ce que dit cet enregistrement.
web-proof-own = Votre sel y est.
web-proof-own-missing = Votre sel n’est pas dans cette donne.
web-proof-noted = C’est la promesse que ce navigateur a notée à la table.
web-proof-noted-other = Ce n’est pas la promesse que ce navigateur a notée à la table.
web-proof-paste = Comparer avec une promesse notée
web-proof-same = La même promesse.
web-proof-same-seed = La même promesse, de la graine seule ; elle ne dit rien des sels ni de ce qui était convenu.
web-proof-other = Une autre promesse : ce n’est pas la partie pour laquelle elle a été faite.
web-proof-none = Rien dans cet enregistrement ne dit ce qui a été promis avant la partie.
web-proof-position = La partie a commencé d’une position que quelqu’un a choisie. Rien ne prouve les cartes qui s’y trouvaient.
web-proof-unproven = Aucun enregistrement ne prouve les noms, ni qui était assis où.
web-live = En cours
web-live-none = Aucune partie annoncée n’est en cours.
web-done = Terminées
web-done-none = Pas encore de partie terminée.
web-drop = Ouvrir une notation
web-drop-note = Déposez ici un fichier écrit par le programme, ou choisissez-en un.
web-drop-choose = Choisir un fichier
web-list = Liste
web-list-title = Tout ce que vous pouvez faire

## La partie guidée

web-guide-next = Suivant
web-guide-reading = Lisez à droite, puis pressez « Suivant ».
web-guide-running = Les autres jouent.
web-guide-back = Retour
web-guide-show = Montrez-moi
web-guide-step = Étape { $number } sur { $count }
web-guide-follow = Dans cette leçon : { $action }
web-guide-opponent = Adversaire
web-guide-opponent-nth = Adversaire { $number }
web-guide-partner = Partenaire
