# La ligne de commande et sa présentation en lignes de texte.

cli-about = Jouez à Famiglia, le jeu de cartes à deux, ou à La Famiglia : La Grande Guerre de la Mafia, à deux, trois ou quatre. Les règles sont appliquées pour vous. Jouez contre des bots ou entre amis sur le même écran ; simulez, revoyez et vérifiez des parties.
cli-unofficial = Projet non officiel, sans lien avec les créateurs des jeux. Si un jeu vous plaît, achetez-le.
cli-examples = Essayez :
cli-languages = Langues : { $known } (--lang, ou la variable TRINACRIA_LANG).
cli-help-lang = Langue : en, fr, ru, it, de ou es.
cli-help-version = Afficher la version et quitter.
cli-help-about = Dire ce qu’est ce programme, qui a fait les jeux, et la version.
cli-help-theme = Couleurs de la table en plein écran.
cli-help-plain = Mode texte au lieu du plein écran : pour les pipes et les lecteurs d’écran.
cli-help-serve = Ouvrir des tables dans le navigateur : jouez contre des bots, invitez des amis par un lien.
cli-help-host = Adresse d’écoute ; avec 0.0.0.0, les autres appareils de votre réseau peuvent se connecter.
cli-help-port = Port. (par défaut : { $port }, ou un port libre s’il est pris)
cli-help-database = Où enregistrer les parties : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. (par défaut : SQLite dans votre dossier de données)
cli-help-workers = Nombre de processus ; au-delà d’un seul, il faut PostgreSQL.
cli-help-open = Ouvrir le navigateur ; « trinacria » seul l’ouvre aussi.
cli-serve-ready = Trinacria est prêt : { $address } (Ctrl+C pour arrêter)
cli-serve-workers = Avec plusieurs processus, il faut une base partagée : indiquez --database postgresql://…
cli-serve-database = « { $database } » n’est pas l’adresse d’une base de données. Indiquez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
cli-serve-port = Impossible d’utiliser { $host }, port { $port } : { $reason }.
serve-error-taken = Un autre serveur utilise déjà les tables de { $file }. Jouez sur celui-là, arrêtez-le ou indiquez une autre --database.
serve-error-file = Impossible d’enregistrer les tables dans { $file } : { $reason }.
serve-error-database = La base de données est inutilisable : { $reason }.
cli-help-play = Jouer à GAME (famiglia ou lafamiglia) dans le terminal, contre des bots ou entre amis sur le même écran.
cli-help-vs = Bot de toutes les autres places : easy, normal, hard, master, greedy, random, ou le vôtre, fichier.py:Classe. (par défaut : greedy s’il connaît le jeu)
cli-help-hot-seat = Des personnes à toutes les places, sur le même écran, masqué entre les tours ; entre partenaires, il ne l’est pas.
cli-help-seat = Votre place : draw (au hasard), first à fourth dans l’ordre du jeu, solo ou team en 2v1, ou le nom d’une place, comme red.
cli-help-seats = Qui joue à quelle place, dans l’ordre du jeu : you, des noms de personnes et des bots, comme you,greedy,Ada,random.
cli-help-name = Votre nom à la table.
cli-help-seed = Graine du hasard ; la même graine distribue les mêmes cartes. (par défaut : une graine secrète, révélée à la fin)
cli-help-position = Partir de la position de ce fichier JSON.
cli-help-mode = Mode de jeu, par exemple 1v1 ou 2v1. (par défaut : le mode habituel)
cli-help-option = Option du jeu : NOM l’active, NOM=VALEUR la règle, comme draft, opt_rally_boat=off ou difficulty=easy. Répétable.
cli-help-save = Enregistrer la partie dans ce fichier à la fin, ou quand vous quittez.
cli-help-sim = Faire jouer à des bots de nombreuses parties de GAME et afficher le bilan.
cli-help-players = Bots, séparés par des virgules ; chacun occupe chaque place à tour de rôle. Dans un jeu d’équipe : un par équipe ou un par place.
cli-help-games = Nombre de parties.
cli-help-sim-seed = Graine du hasard : la même graine donne les mêmes parties.
cli-help-records = Enregistrer chaque partie dans ce dossier.
cli-help-jobs = Nombre de processus. (par défaut : un par cœur)
cli-help-replay = Revoir pas à pas la partie enregistrée dans FILE.
cli-help-verify = Vérifier chaque mélange de la partie enregistrée dans FILE à partir de sa graine révélée.
cli-help-commitment = L’empreinte notée à la table : l’enregistrement doit y correspondre.

cli-error = Erreur : { $sentence }
cli-no-such-option = L’option { $option } n’existe pas.
cli-no-such-command = La commande { $command } n’existe pas.
cli-missing = Paramètre manquant : { $parameter }.
cli-bad-value = Valeur impossible pour { $parameter } : { $reason }
cli-file = Impossible d’utiliser { $file } : { $reason }.
cli-file-missing = aucun fichier ni dossier de ce nom
cli-file-is-folder = c’est un dossier, pas un fichier
cli-file-is-no-folder = c’est un fichier, pas un dossier
cli-file-forbidden = accès refusé
cli-file-no-text = ce n’est pas un texte en UTF-8
cli-file-large = trop gros
error-missing-package = { $what } a besoin du paquet « { $package } » : pip install 'trinacria[{ $extra }]'
cli-see-help = Plus de détails : « { $command } --help ».
cli-vs-or-hot-seat = Choisissez --vs ou --hot-seat : soit des bots, soit des personnes.
cli-seats-alone = --seats dit déjà qui joue à quelle place : retirez --vs, --hot-seat et --seat.
cli-seats-count = Places de { $game } : { $wanted } ; indiquées par --seats : { $found }.
cli-seat-unknown = « { $found } » n’est pas une place de ce jeu. Choix possibles : { $known }.
cli-player-count = Places de { $game } : { $wanted } ; bots indiqués par --players : { $found }.
cli-team-count = { $game } a { $seats } places et { $teams } équipes : --players demande { $teams } ou { $seats } bots, pas { $found }.
cli-player = Joueur
cli-player-number = Joueur { $number }
cli-saved = Partie enregistrée dans { $file }.

cli-verified-commitment = La graine du serveur est bien celle annoncée à l’ouverture de la table (SHA-256 { $commitment }).
cli-verified-own-commitment = Le SHA-256 de la graine est { $commitment }.
cli-verified-promise = Empreinte affichée à la table au début de la partie (réglages et sceaux compris) : { $promise }
cli-verified-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
    [one] { $count } sel dans la donne, scellé avant d’être ouvert.
   *[other] { $count } sels dans la donne, tous scellés avant d’être ouverts.
}
cli-verified-open-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
   *[other] Sels ajoutés sans sceau : { $count }. Rien ne prouve que personne n’a choisi le sien après avoir vu les autres.
}
cli-verified-called-off = Donnes annulées avant celle-ci parce qu’un sel n’a pas été ouvert : { $count }.
cli-verified-places = { $places ->
    [fixed] L’ordre des places était fixé avant le début, comme annoncé.
   *[drawn] L’ordre des places découle de la graine.
}
cli-verified-places-unproven = Rien ne prouve que l’ordre des places était fixé avant le début.
cli-verified-shuffles = { $count ->
    [one] { $count } mélange recalculé à partir de la graine : identique.
   *[other] { $count } mélanges recalculés à partir de la graine : identiques.
}
cli-verified-moves = { $count ->
    [one] { $count } coup, conforme aux règles.
   *[other] { $count } coups, tous conformes aux règles.
}
cli-verified-position = La partie a commencé à partir d’une position choisie par quelqu’un, qui pouvait en connaître les cartes : rien ne les prouve.
cli-verified-noted = C’est bien l’empreinte que vous avez notée.
cli-verified-noted-commitment = C’est bien l’empreinte que vous avez notée, mais celle de la graine seule : elle ne dit rien des sceaux ni des réglages.
cli-verified-compare = Pour comparer avec l’empreinte notée à la table, ajoutez --commitment HASH.
cli-verified-from-position = Vérifié à partir de cette position : chaque mélange et chaque coup. Non vérifié : les noms, et qui jouait à quelle place. Aucun enregistrement ne peut le prouver.
cli-verified = Vérifié : la donne et chaque coup. Non vérifié : les noms, et qui jouait à quelle place. Aucun enregistrement ne peut le prouver.

cli-sim-playing = Parties en cours
cli-sim-title = { $game } – { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cli-sim-player = Joueur
cli-sim-wins = Victoires
cli-sim-interval = Intervalle à 95 %
cli-sim-draws = Égalités
cli-sim-score = Points
cli-sim-range = Étendue
cli-sim-first = Victoires du premier joueur
cli-sim-solo = Victoires du joueur seul
cli-sim-length = Durée
cli-sim-length-value = { $mean } décisions en moyenne ({ $least }–{ $greatest })
cli-sim-time = Temps
cli-sim-time-value = { $seconds } s ; par seconde, parties : { $games }, décisions : { $decisions }
cli-sim-records = { $count ->
    [one] { $count } enregistrement écrit dans { $folder }.
   *[other] { $count } enregistrements écrits dans { $folder }.
}

plain-welcome = { $game }. La partie commence.
plain-commitment = La donne est fixée : SHA-256 de la graine { $commitment }. La graine sera révélée à la fin.
plain-bots = Bots à la table : { $names }
plain-hint = Tapez le numéro d’une réponse, ou ses mots. « help » affiche l’aide.
plain-help =
    Tapez le numéro d’une réponse, ses mots ou son code ; mots et codes peuvent être abrégés tant qu’ils restent clairs.
    « codes » affiche les codes. Autres commandes : show, why RÉPONSE, rule [ID], hint, undo, save FICHIER, quit.
plain-hint-famiglia = Tapez le numéro d’une réponse, ou ses mots. « help » affiche l’aide.
plain-help-famiglia =
    Tapez le numéro d’une réponse, ses mots ou son code, abrégés tant qu’ils restent clairs. Codes :
      new R2          retirer R2, retourner 2 nouvelles cartes
      play B2         jouer un Comptable ou une Brute
      back G2, lay Y0 échanger avec le Comptable ; done termine l’échange
      lower R4 2      la Brute baisse R4 de 2
      take R0         recruter une carte qui vaut 0
      take R3 R2 G3   recruter R3 en montrant R2 et G3 ; R2 va dans le gang
      pass            terminer le tour
    « codes » les affiche à côté des réponses. Autres commandes : show, why RÉPONSE, rule [ID], hint, undo, save FICHIER, quit.
plain-hint-lafamiglia = Tapez le numéro d’une réponse, ou ses mots. « show » décrit toute la table, « help » affiche l’aide.
plain-help-lafamiglia =
    Tapez le numéro d’une réponse, ses mots ou son code, abrégés tant qu’ils restent clairs. Codes :
      use s1.po2      option A : cet emplacement d’action ; puis token EMPLACEMENT COULEUR
      column police   option B : tous les pions d’une colonne ; puis put EMPLACEMENT pour chacun
      place enna      des miliciens dans un territoire ; puis soldati 3
      issue enna      un ordre dans un territoire ; puis order red.basic.advance
      do move         une action d’un emplacement ou d’un ordre ; done arrête, skip passe
      to enna         se déplacer par la terre ; ship en vedette ; drive ou walk, finesse ou force
    « codes » les affiche à côté des réponses.
    Actions gratuites, quand elles sont proposées : anytime les liste, sell ORDRE et give les font.
    Autres commandes : show, why RÉPONSE, rule [ID], hint, undo, save FICHIER, quit.
plain-anytime-open = Actions gratuites : vendre un ordre ou donner de l’argent. « anytime » les liste.
plain-anytime-none = Rien à vendre ni à donner maintenant. C’est possible au début d’un tour de votre équipe, quand elle doit payer, ou avant ses ordres.
plain-turn-of = Au tour de { $name }.
plain-curtain = Laissez l’écran à { $name }, puis appuyez sur Entrée.
plain-bye = Vous avez quitté la partie.
plain-score = Score final : { $scores }
plain-seed = La graine était { $seed }.
plain-no-undo = Rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué.
plain-no-rule = La règle { $rule } n’existe pas.
plain-legal = « { $action } » est possible maintenant.
# La rue, une main ou un gang.
plain-nothing = vide
plain-deck = { $run ->
    [1] Premier passage
   *[2] Second passage
} ; pioche : { $deck }, défausse : { $discard }.
plain-street = Rue : { $cards }
plain-bottom = Fond connu de la pioche : { $cards }
plain-last-turns = { $count ->
    [one] C’est le dernier tour.
   *[other] Il reste { $count } tours, celui-ci compris.
}
plain-player = { $name } : main { $hand } ({ $hand_points ->
    [one] { $hand_points } point
   *[other] { $hand_points } points
}), gang { $gang } ({ $gang_points ->
    [one] { $gang_points } point
   *[other] { $gang_points } points
})
plain-player-hidden = { $name } : main de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, gang { $gang } ({ $gang_points ->
    [one] { $gang_points } point
   *[other] { $gang_points } points
})
plain-chance = Hasard
plain-replay = { $game }. Partie enregistrée, { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}.
plain-replay-position = Cette partie a commencé à partir d’une position choisie par quelqu’un.
cli-help-bot = Ajouter un programme comme bot, sous un nom. Répétable.
cli-help-serve-content = Proposer aussi le matériel de La Famiglia du dossier DIR. Répétable.
cli-help-log = Format du journal : json pour les machines, plain pour les humains. (par défaut : plain dans un terminal, json ailleurs)
cli-help-allow-host = Autre nom du serveur, *.example.org compris. Répétable. Inutile pour les adresses IP, les noms du réseau local et un proxy sur cette machine.
cli-help-limits = Limiter le nombre de requêtes par place et par adresse. À désactiver seulement sur un réseau privé.
cli-help-members = Permettre de devenir membre et de garder ses places sur tous ses appareils.
cli-help-keep-unstarted = Jours de conservation d’une table jamais commencée, après sa dernière activité ; 0 : sans limite.
cli-help-keep-finished = Jours de conservation d’une partie terminée ; 0 : sans limite.
cli-help-keep-packs = Jours de conservation des boîtes apportées par les joueurs et qu’aucune table n’utilise ; 0 : sans limite.
cli-serve-bot = « { $found } » ne donne pas un nom de bot et sa commande. Écrivez --bot "mien=python monbot.py", avec un nom encore libre.
cli-help-backup = Sauvegarder toutes les tables dans un nouveau fichier ; le serveur peut continuer à tourner.
cli-help-restore = Restaurer toutes les tables d’une sauvegarde dans une base de données vide, quel que soit son type.
cli-help-prune = Supprimer les tables jamais commencées et les vieilles parties terminées ; le serveur peut continuer à tourner.
cli-help-dry-run = Compter ce qui serait supprimé, sans rien supprimer.
cli-backed-up =
    { $count ->
        [one] { $count } table sauvegardée dans { $file }.
       *[other] { $count } tables sauvegardées dans { $file }.
    }
cli-restored =
    { $count ->
        [one] { $count } table restaurée depuis { $file }.
       *[other] { $count } tables restaurées depuis { $file }.
    }
backup-error-exists = Le fichier { $file } existe déjà. Choisissez un autre nom.
backup-error-nothing = La base de données { $file } n’existe pas encore : rien à sauvegarder.
backup-error-file = { $file } n’est pas une sauvegarde, ou elle est endommagée : { $reason }
backup-error-not-empty = Cette base de données contient déjà des tables. Une sauvegarde ne se restaure que dans une base vide : déplacez d’abord l’ancienne.
backup-error-database = La base de données est injoignable : { $reason }
cli-pruned = Supprimé : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $packs ->
    [one] { $packs } boîte inutilisée
   *[other] { $packs } boîtes inutilisées
}.
cli-would-prune = Serait supprimé : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}, { $packs ->
    [one] { $packs } boîte inutilisée
   *[other] { $packs } boîtes inutilisées
}.
prune-error-nothing = La base de données { $file } n’existe pas : rien à supprimer.

# What Click adds to help and complaints.
cli-usage = Usage :
cli-options = Options :
cli-commands = Commandes :
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE [ARGUMENTS]...
cli-help-help = Afficher cette aide et quitter.
cli-option-usage = Valeur manquante ou en trop : { $option }.
cli-missing-command = Quelle commande ?
cli-too-many-arguments = Il y a plus d’arguments que cette commande n’en accepte.
cli-wants-range = il faut un nombre de { $low } à { $high }.
cli-wants-choice = valeurs possibles : { $known }.
cli-wants-number = il faut un nombre.
cli-wants-file = il faut un fichier, pas un dossier.
cli-wants-no-folder = { $path } est un dossier, pas un fichier.
cli-wants-no-file = { $path } est un fichier, pas un dossier.
cli-wants-folder-of = impossible d’écrire { $path } : le dossier { $folder } n’existe pas.
cli-wants-writable = impossible d’écrire dans { $path }.
cli-serve-home = Aucun dossier où enregistrer les tables : { $reason }. Choisissez un fichier avec --database sqlite:///FICHIER.
cli-wants-folder = indiquez un dossier qui existe.
