# La page du navigateur : ce que tous les jeux partagent.

## Pages

web-skip = Aller au contenu
web-home = Accueil
web-home-title = Deux jeux de société, dans votre navigateur.
web-home-lead = Un duel de cartes rapide, et la guerre de deux équipes pour la Sicile. Les règles sont appliquées pour vous. Sans compte.
web-home-play = Jouer à { $game } contre un bot
web-home-play-note = commence tout de suite · { $length }
web-home-as = Vous jouez sous le nom
web-home-rename = Changer de nom
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Contre un bot
   *[several] Contre des bots
}
web-home-bots-note = tout de suite
web-home-friends = { $others ->
    [single] Avec un ami
   *[several] Avec des amis
}
web-home-friends-note = { $others ->
    [single] un lien à envoyer
   *[several] des liens à envoyer
}
web-home-days = Sur plusieurs jours
web-home-days-note = un tour à votre heure
web-home-screen = Un seul écran
web-home-screen-note = on se le passe
web-home-learn = Apprendre et regarder
web-home-first = Première partie de { $game }
web-home-first-note = guidée, pas à pas
web-home-lessons = D’une minute à une partie entière
web-home-puzzle = une position, un meilleur coup
web-home-watch = Regarder une partie
web-home-watching = { $count ->
    [0] revoir des parties finies
    [one] 1 partie en cours
   *[other] { $count } parties en cours
}
web-home-host = chez { $name }
web-you-are = Votre nom
web-guest = Invité
web-own-tables = Vos tables
web-own-none = Vos tables apparaîtront ici.
web-open-tables = Tables ouvertes
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
web-rated = Classée
web-rated-note = Membres seulement. Pas de conseils, et rien n’est repris après le coup d’un autre. Qui quitte la table ou dépasse son temps perd.
web-from-position = Position de départ choisie
web-from-position-note = La partie commence à partir d’une position choisie par le créateur de la table, qui peut connaître les cartes à venir.
web-return = Revenir
web-sit = S’asseoir
web-watch = Regarder
web-play = Jouer
web-replay = Revoir
web-replays = Parties
web-guided = Première partie guidée
web-lessons = Leçons
web-new-table = Nouvelle table
web-rules = Règles
web-rules-expansion = La Famiglia à deux et à trois
web-rules-all = Toutes les règles du jeu
web-rules-note = Dans nos propres mots. Les questions et les refus renvoient à la règle qu’ils suivent.
web-rule-open = Lire la règle { $rule }
web-about = À propos
web-about-what = Jouez à deux jeux de société sur ordinateur : en direct, tour par tour, sur un même écran ou contre des bots. Trinacria tourne sur votre machine et n’appelle aucun autre serveur.
web-about-unofficial = Non officiel
web-about-unofficial-note = Trinacria n’est lié ni aux auteurs ni aux éditeurs des jeux. Ses textes, ses noms et ses dessins sont originaux. Si un jeu vous plaît, achetez-le.
web-about-fair = Équité vérifiable
web-about-fair-note = Avant la partie, le serveur publie l’empreinte SHA-256 de sa graine secrète. Le navigateur de chaque joueur ajoute un sel, scellé jusqu’à ce que tous les sels soient là : personne ne peut choisir la donne, pas même le serveur. À la fin, la graine est révélée et chacun peut vérifier chaque mélange.
web-about-keys = Touches à la table
web-about-version = Version { $version }
web-key-arrows = aller à la carte ou au bouton le plus proche
web-key-enter = choisir ; deux fois sur la même carte : confirmer
web-key-number = bouton de la barre de décision
web-key-escape = annuler le choix, fermer
web-key-action = action
web-key-turn = tour
web-unofficial = Projet non officiel, sans lien avec les auteurs ni les éditeurs. Si les jeux vous plaisent, achetez-les.
web-more = Plus
web-lost = Page introuvable
web-lost-note = Cette adresse ne mène nulle part. Le lien a peut-être été mal copié.
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
web-sound-note = De petits coups sur du bois.
web-motion = Animations
web-motion-note = Les cartes et les pions se déplacent jusqu’à leur place.
web-speed = Tours des autres
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-none = Immédiat
web-speed-note = À quelle vitesse vous voyez ce que font les autres.
web-symbols = Grands symboles de famille
web-symbols-note = Pour distinguer les familles sans la couleur.
web-notify = Me prévenir quand c’est à moi de jouer
web-notify-note = Quand cette page est en arrière-plan.
web-keys = Touches
web-keys-arrows = aller à l’élément le plus proche
web-keys-enter = choisir ; deux fois : confirmer
web-keys-numbers = boutons de la barre de décision
web-keys-list = tout ce que vous pouvez faire
web-keys-escape = annuler le choix
web-keys-next = l’élément éclairé suivant
web-keys-fold = La Famiglia : afficher ou masquer les fiches et le plateau Famille
web-keys-plan = La Famiglia : planifier avec votre partenaire
web-keys-map = La Famiglia : agrandir, réduire, toute la carte
web-keys-story = tours des autres : pause, étape suivante, passer
web-keys-help = cette liste
web-keys-next-table = la prochaine table qui vous attend
web-keys-invitation = aller à l’invitation
web-keys-find = chercher un membre
web-keys-single = Raccourcis d’une seule touche
web-keys-single-note = Sans eux, lettres, chiffres et signes ne font rien hors des champs de texte.

## Une nouvelle table

web-game = Jeu
web-mode = Joueurs
web-who = Qui joue où
web-chair = Place { $number }
web-chair-open = attend un ami
web-who-me = Moi
web-who-open = Un ami, par lien
web-who-bot = Bot
web-who-same-screen = Quelqu’un sur cet écran
web-which-bot = Quel bot
web-nickname = Nom
web-player = Joueur { $number }
web-places = Qui joue avec qui
web-places-teams = Équipes comme indiqué, coins et premier joueur au hasard
web-places-drawn = Tout au hasard
web-places-fixed = Tout comme indiqué
web-fixed = Garder cet ordre
web-fixed-note = Sinon, le premier joueur est tiré au sort.
web-options = Options
web-time = Temps
web-clock-none = En direct
web-clock-none-note = sans limite, tout le monde est là
web-clock-decision = Par décision
web-clock-decision-note = quelques secondes par décision
web-clock-chess = Pendule d’échecs
web-clock-chess-note = une réserve de temps et un incrément
web-clock-turn = Tour par tour
web-clock-turn-note = quelques jours par tour, avec notification
web-seconds = Secondes
web-minutes = Minutes par joueur
web-increment = Incrément (secondes)
web-days = Jours par tour
web-agreed = Règles de la table
web-table-name = Nom de la table
web-table-name-note = facultatif
web-listed = Dans la liste publique
web-listed-note = Visible par tous sur ce serveur.
web-spectators = Spectateurs autorisés
web-spectators-note = Ils ne voient que ce qui est public.
web-spectators-here = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-undo = Annulation des coups
web-undo-note = Tant que rien n’est révélé et que personne d’autre n’a joué.
web-hints = Conseils
web-hints-note = Chacun peut demander ce que jouerait un bot.
web-stand-in = Le bot remplace sans demander
web-stand-in-note = Sinon, les autres joueurs décident. Qui revient rejoue aussitôt.
web-absent = Si un joueur s’absente
web-grace = Attendre
web-grace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-grace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-grace-clock = Tour par tour, un bot ne joue que lorsque le temps d’un joueur est écoulé.
web-stand-in-bot = Bot remplaçant
web-secret-link-note = Une invitation est pour une seule personne, sans compte. En vous asseyant, vous recevez votre propre lien, qui ramène à votre place sur n’importe quel appareil.
web-fair = Équité vérifiable
web-fair-note = La donne dépend de la graine du serveur et d’un sel du navigateur de chaque joueur, tous scellés avant d’être ouverts. Personne ne peut donc la choisir, et vous pourrez la vérifier après la partie.

## Avant le début

web-lobby = avant le début
web-invitation = Invitation
web-seated-already = Vous avez déjà une place à cette table. Ce lien vous en donne une autre.
web-own-seat = Revenir à ma place
web-sit-down = S’asseoir
web-you = (vous)
web-host = hôte
web-here = en ligne
web-away = pas en ligne
web-link = Lien
web-link-send = Envoyez le lien à un ami.
web-link-of = Lien de la place { $number }
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-unseat = Libérer la place
web-commitment = Empreinte de la graine du serveur (SHA-256)
web-promise = Empreinte de cette donne
web-copy-promise = Copier l’empreinte
web-promise-note = Notez-la pour vérifier la donne après la partie. Ce navigateur la garde aussi.
web-salts-of = Sels de cette donne : { $names }
web-salts-none = Aucun sel de joueur dans cette donne : le serveur seul l’a choisie, avant la partie.
web-called-off = { $count ->
    [one] { $count } donne a été annulée, parce qu’un sel n’a pas été ouvert.
   *[other] { $count } donnes ont été annulées, parce qu’un sel n’a pas été ouvert.
}
web-seed = La graine
web-salt = Votre propre texte pour le sel
web-salt-note = facultatif
web-salt-add = Sceller
web-salted = sel scellé
web-salt-kept = Votre navigateur a scellé un sel. Il l’ouvrira au début de la partie.
web-unopened = sel pas ouvert à temps : n’en ajoute plus
web-opening = Ouverture des sels
web-opening-waits = Sel scellé attendu : { $names }. Il s’ouvre tout seul quand la page de ce joueur est ouverte.
web-call-off = Redistribuer sans ce sel
web-call-off-note = Après une demi-minute, l’hôte peut redistribuer sans ce sel : nouvelle empreinte, nouveaux sels.
web-start = Commencer la partie
web-host-starts = L’hôte lance la partie.

## À la table

web-table = Table
web-connecting = Connexion…
web-connecting-again = Reconnexion… Rien n’est perdu.
web-closed = Cette place n’est plus disponible
web-watch-instead = Regarder plutôt
web-order = Ordre du jeu
web-order-first = Premier joueur
web-order-place = Position { $place } dans l’ordre du jeu
web-decision = Décision
web-your-turn = À vous de jouer
web-refused = Impossible ici
web-hint = Conseil
web-hint-note = Un bot jouerait ceci.
web-hint-do = Jouer ceci
web-premove = Prévoir un coup
web-premove-more = Prévoir la suite
web-premove-title = Si rien ne change
web-premove-note = Choisissez ce que vous ferez à votre tour. Le coup est joué aussitôt si les autres ne changent rien : quand ils passent, par exemple, ou posent une carte face cachée. Tout autre événement l’annule, et personne d’autre ne le voit.
web-premove-planned = Prévu : { $what }
web-premove-cancel = Annuler le coup prévu
web-premove-keep = Prévoir ce coup
web-premove-then = Ensuite, vous pouvez aussi prévoir :
web-premove-dropped = Votre coup prévu est annulé : la partie a changé.
web-paused = La partie est en pause.
web-paused-until = Vous pourrez la reprendre dans { $left }, ou plus tôt si l’hôte s’en va.
web-attendance = Qui n’est pas là
web-away-until = { $name } n’est pas là. Un bot pourra jouer à sa place dans { $left }.
web-gone = { $name } n’est toujours pas là.
web-bot-voted = Vous demandez un bot à la place de { $name }. Les autres n’ont pas encore accepté.
web-seat-ask = Demander la place
web-seat-asked = { $name } voudrait donner votre place à quelqu’un d’autre, qui verrait vos secrets et jouerait pour vous.
web-seat-asked-teammate = { $name } voudrait donner la place de votre partenaire à quelqu’un d’autre, qui verrait aussi vos secrets.
web-seat-give = Céder ma place
web-seat-keep = Garder ma place
web-seat-agree = Accepter
web-seat-refuse = Refuser
web-seat-agreed = Vous avez accepté.
web-seat-waiting = Demande envoyée à { $name }, pas encore de réponse.
web-seat-granted = { $name } accepte.
web-seat-elsewhere = Donner la place à quelqu’un d’autre
web-make-host = Nommer hôte
web-people = À la table
web-log-chat = Points, journal et discussion
web-text-mode = Mode texte
web-broken = Impossible d’afficher la table. La partie continue en mode texte.
web-broken-again = Réessayer
web-position = Position
web-type-action = Ou tapez une action
web-chat = Discussion
web-chat-table = Table
web-chat-team = Équipe
web-chat-spectators = Spectateurs
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-chat-listen = Seuls les joueurs écrivent ici.
web-spectator = Spectateur
web-bot-plays = { $bot } joue
web-come-back = Reprendre ma place
web-bot-for-me = Me faire remplacer par un bot
web-bot-for-them = Faire jouer un bot
web-hand-over = Céder ma place
web-new-link = Nouveau lien
web-watch-link = Lien pour les spectateurs
web-pause = Pause
web-resume = Reprendre

## Ce qui s’est passé à la table

web-story-sat = { $nickname } s’installe à la table.
web-story-bot_sat = { $chair } prend place à la table.
web-story-stood_up = { $nickname } quitte la table.
web-story-handed_over = La place de { $chair } a un nouveau lien.
web-story-renamed = { $before } s’appelle maintenant { $nickname }.
web-story-host_changed = { $cause ->
    [absence] L’hôte n’est plus là : { $chair } est maintenant l’hôte.
   *[other] { $chair } est maintenant l’hôte.
}
web-story-away = { $chair } n’est plus là.
web-story-gone = { $chair } n’est plus là depuis un moment. Les autres n’ont plus à attendre.
web-story-back = { $chair } est de retour.
web-story-came = { $chair } rejoint la revanche.
web-story-seat_asked = L’hôte demande à donner la place de { $chair } à quelqu’un d’autre.
web-story-seat_answered = { $yes ->
    [true] { $by } accepte.
   *[false] { $by } refuse.
}
web-story-salted = { $chair } a scellé un sel.
web-story-called_off = { $missing_count ->
    [0] La donne est annulée. Nouvelle empreinte.
   *[other] La donne est annulée : sel non ouvert ({ $missing }). Nouvelle empreinte.
}
web-story-started = La partie commence.
web-story-premoved = { $count ->
    [0] Vous avez annulé votre coup prévu.
   *[other] Vous avez prévu votre prochain coup.
}
web-story-undone = { $count ->
    [one] { $chair } annule { $count } action.
   *[other] { $chair } annule { $count } actions.
}
web-story-paused = { $chair } met la partie en pause.
web-story-resumed = { $chair } reprend la partie.
web-story-timed_out = Temps écoulé pour { $chair }.
web-story-stood_in = Un bot remplace { $chair }.
web-story-came_back = { $chair } reprend sa place.
web-story-voted = { $chair } demande un bot à la place de { $absent }.
web-story-rematch = La table de la revanche est prête.

## Ensuite

web-again = Rejouer
web-record = Télécharger l’enregistrement
web-from-here = Jouer à partir d’ici
web-action-of = Action { $number } sur { $count }
web-actions = Actions
web-timeline = Chronologie
web-see-as = Voir comme
web-see-all = Tout
web-verified-server = { $count ->
    [one] Le serveur a vérifié { $count } action à partir de la graine révélée.
   *[other] Le serveur a vérifié les { $count } actions à partir de la graine révélée.
}
web-verified-not = Le serveur n’a pas pu vérifier cette partie : la graine n’était pas annoncée.
web-verified-browser = Vérifié par ce navigateur : la graine est celle annoncée.
web-verified-broken = La graine n’est pas celle annoncée.
web-proof-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
    [one] Vérifié par ce navigateur : { $count } sel dans la donne, tel qu’il était scellé.
   *[other] Vérifié par ce navigateur : { $count } sels dans la donne, tels qu’ils étaient scellés.
}
web-proof-open-salts = Les sels n’étaient pas scellés : rien ne prouve que personne n’a choisi le sien après avoir vu les autres.
web-proof-salts-broken = Un sel n’est pas celui qui était scellé, ou manque dans la donne.
web-proof-promise-broken = L’empreinte ne correspond pas à cet enregistrement.
web-proof-own = Votre sel est dans cette donne.
web-proof-own-missing = Votre sel n’est pas dans cette donne.
web-proof-noted = C’est l’empreinte que ce navigateur a gardée à la table.
web-proof-noted-other = Ce n’est pas l’empreinte que ce navigateur a gardée à la table.
web-proof-paste = Comparer avec une empreinte notée
web-proof-same = Les empreintes concordent.
web-proof-same-seed = Même empreinte, mais de la graine seule : elle ne dit rien des sels ni des réglages.
web-proof-other = Les empreintes diffèrent : ce n’est pas cette partie.
web-proof-none = Cet enregistrement ne contient pas d’empreinte d’avant la partie.
web-proof-position = La partie a commencé à partir d’une position choisie par quelqu’un. Rien n’en prouve les cartes.
web-proof-unproven = Un enregistrement ne prouve ni les noms, ni qui jouait à quelle place.
web-live = En cours
web-live-none = Aucune partie publique en cours.
web-done = Terminées
web-done-none = Aucune partie terminée pour le moment.
web-drop = Ouvrir un enregistrement
web-drop-note = Déposez ici un fichier de partie, ou choisissez-en un.
web-drop-choose = Choisir un fichier
web-list = Liste
web-list-title = Tout ce que vous pouvez faire

## La partie guidée

web-guide-next = Suivant
web-guide-running = Les autres jouent.
web-guide-back = Retour
web-guide-show = Montrer
web-guide-follow = Dans cette leçon : { $action }
web-guide-opponent = Adversaire
web-guide-opponent-nth = Adversaire { $number }
web-guide-partner = Partenaire
web-log-following = suit la partie
web-log-filter = Rechercher et filtrer le journal
web-log-search = Rechercher
web-log-by-player = Seulement ce joueur
web-log-by-phase = Phase
web-log-all-phases = Toutes les phases
web-log-nothing = Aucun résultat.
web-log-new = { $count ->
    [one] 1 nouveau, aller à la fin
   *[other] { $count } nouveaux, aller à la fin
}
web-log-money = Argent de ce tour
web-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
web-rematch = Revanche
web-action = Action { $number }
web-finale = Résultat
web-finale-back = Retour à la table
web-finale-chances = Chances de victoire
web-finale-chances-note = { $names }, selon le bot le plus fort
web-finale-turning-note = les plus grands écarts
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Revoir à partir d’ici
web-finale-try-again = Rejouer à partir d’ici
web-finale-charts = Courbes
web-finale-show = Montrer ce moment sur la carte
web-finale-to-end = Revenir à la fin
web-finale-seed-kept = révélée, c’est bien celle annoncée
web-finale-seed-broken = ce n’est pas celle annoncée
web-from-here-title = Rejouer à partir de l’action { $number }
web-from-here-note = Une nouvelle table commence dans cette position. Les bots gardent leur niveau et jouent pour tous les autres. Quelle place voulez-vous ?
web-from-here-as = { $own ->
    [yes] { $name }, votre place
   *[no] { $name }
}
web-text-size = Taille du texte
web-text-size-note = Agrandit tous les textes et les boutons
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-largest = Très grande
web-workshop = Atelier : votre boîte
