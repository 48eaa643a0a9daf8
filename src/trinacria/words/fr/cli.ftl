# La ligne de commande et sa présentation en lignes de texte.

cli-about = Jouez à Famiglia, le jeu de cartes à deux, ou à La Famiglia: The Great Mafia War, à deux contre deux, toutes règles appliquées : contre des bots ou entre amis devant le même écran ; simulez, revoyez et vérifiez des parties.
cli-unofficial = Non officiel : sans lien avec les créateurs des jeux. Si un jeu vous plaît, achetez-le.
cli-examples = Essayez :
cli-languages = Langues : { $known } (--lang, ou la variable TRINACRIA_LANG).
cli-help-lang = Langue : en, fr, ru ou it.
cli-help-version = Afficher la version et quitter.
cli-help-theme = Couleurs de la table en plein écran.
cli-help-plain = Des lignes de texte au lieu du plein écran : pour les tubes et les lecteurs d’écran.
cli-help-serve = Servir des tables pour le navigateur : vous contre des robots, des amis par un lien.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres de votre réseau.
cli-help-port = Le port. (par défaut : { $port }, ou un port libre s’il est pris)
cli-help-database = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM. (par défaut : SQLite dans votre dossier de données)
cli-help-workers = Processus ; pour plus d’un, il faut PostgreSQL.
cli-help-open = Ouvrir le navigateur ; « trinacria » seul le fait.
cli-serve-ready = Trinacria est prêt à { $address } (Ctrl+C l’arrête)
cli-serve-workers = Plusieurs processus demandent une base qu’ils puissent partager : donnez --database postgresql://…
cli-serve-database = « { $database } » n’est pas l’adresse d’une base. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
cli-serve-port = { $host }, port { $port }, ne peut pas servir : { $reason }.
serve-error-taken = Un autre serveur tient déjà les tables de { $file }. Utilisez-le, arrêtez-le ou donnez une autre --database.
serve-error-file = Les tables ne peuvent pas être gardées dans { $file } : { $reason }.
serve-error-database = La base de données est inutilisable : { $reason }.
cli-help-play = Jouer à GAME (famiglia ou lafamiglia) dans le terminal, contre des bots ou entre amis devant le même écran.
cli-help-vs = Le bot de toutes les autres places : easy, normal, hard, master, greedy, random, ou le vôtre sous la forme fichier.py:Classe. (par défaut : greedy s’il connaît le jeu)
cli-help-hot-seat = Des personnes à toutes les places devant le même écran, avec un rideau entre elles ; entre partenaires, il n’en faut pas.
cli-help-seat = Votre place : draw (tirage au sort), de first à fourth à partir de qui commence, solo ou team en 2v1, ou le nom d’une place, comme red.
cli-help-seats = Qui est assis où, dans l’ordre du jeu à partir de qui commence : you, des noms de personnes et des bots, comme you,greedy,Ada,random.
cli-help-name = Votre nom à la table.
cli-help-seed = L’origine du hasard ; la même graine distribue les mêmes cartes. (par défaut : une graine secrète, montrée à la fin)
cli-help-position = Commencer à la position de ce fichier JSON.
cli-help-mode = Le mode du jeu, par exemple 1v1 ou 2v1 ; sans elle, le mode habituel.
cli-help-option = Règle une option du jeu : NOM l’active, NOM=VALEUR la fixe, comme draft, opt_rally_boat=off ou difficulty=easy ; peut être donnée plusieurs fois.
cli-help-save = Écrire l’enregistrement de la partie dans ce fichier quand elle se termine ou que vous quittez.
cli-help-sim = Faire jouer à des bots de nombreuses parties de GAME et en montrer le bilan.
cli-help-players = Les bots, séparés par des virgules ; chacun occupe chaque place à tour de rôle. Dans un jeu d’équipes : un par équipe, ou un par place.
cli-help-games = Nombre de parties.
cli-help-sim-seed = Tout en découle : la même graine donne les mêmes parties.
cli-help-records = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-help-jobs = Nombre de processus à utiliser. (par défaut : un par cœur)
cli-help-replay = Revoir pas à pas l’enregistrement du fichier FILE.
cli-help-verify = Recalculer chaque mélange de l’enregistrement du fichier FILE à partir de sa graine révélée.
cli-help-commitment = La promesse que vous avez notée à la table : l’enregistrement doit la tenir.

cli-error = { $name } : { $sentence }
cli-no-such-option = L’option { $option } n’existe pas.
cli-no-such-command = La commande { $command } n’existe pas.
cli-missing = Il manque { $parameter }.
cli-bad-value = { $parameter } ne peut pas prendre cette valeur : { $reason }
cli-file = { $file } ne peut pas servir : { $reason }.
error-missing-package = { $what } a besoin du paquet « { $package } » : pip install 'trinacria[{ $extra }]'
cli-see-help = « { $command } --help » en dit plus.
cli-vs-or-hot-seat = Choisissez --vs ou --hot-seat : l’autre place revient à un bot ou à une personne.
cli-seats-alone = --seats dit qui est assis où ; laissez de côté --vs, --hot-seat et --seat.
cli-seats-count = { $game } compte { $wanted } places, mais --seats en nomme { $found }.
cli-seat-unknown = « { $found } » n’est pas une place de ce jeu. Choisissez parmi { $known }.
cli-player-count = { $game } compte { $wanted } places, mais --players nomme { $found ->
    [one] { $found } bot
   *[other] { $found } bots
}.
cli-team-count = { $game } compte { $seats } places en { $teams } équipes : --players nomme { $teams } ou { $seats } bots, et non { $found }.
cli-player = Joueur
cli-player-number = Joueur { $number }
cli-saved = Enregistrement écrit dans { $file }.

cli-verified-commitment = La graine du serveur est celle promise à l’ouverture de la table (SHA-256 { $commitment }).
cli-verified-own-commitment = Le SHA-256 de la graine est { $commitment }.
cli-verified-promise = La promesse montrée à la table au début de la partie, avec ce qui était convenu et les sceaux : { $promise }
cli-verified-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
    [one] { $count } sel, scellé avant d’être ouvert, est entré dans la donne.
   *[other] { $count } sels, tous scellés avant d’être ouverts, sont entrés dans la donne.
}
cli-verified-open-salts = { $count ->
    [0] Aucun joueur n’a ajouté de sel : le serveur seul a choisi la donne, avant la partie.
   *[other] Sels ajoutés à découvert : { $count }. Non prouvé : que personne n’a choisi le sien après avoir vu les autres.
}
cli-verified-called-off = Donnes annulées avant celle-ci, parce qu’un sel n’a pas été ouvert : { $count }.
cli-verified-places = { $places ->
    [fixed] Les places autour de la table étaient fixées avant le début, comme promis.
   *[drawn] Les places autour de la table découlent de la graine.
}
cli-verified-places-unproven = Non prouvé : que les places étaient fixées avant le début.
cli-verified-shuffles = { $count ->
    [one] { $count } mélange recalculé à partir de la graine : identique.
   *[other] { $count } mélanges recalculés à partir de la graine : identiques.
}
cli-verified-moves = { $count ->
    [one] { $count } coup, permis.
   *[other] { $count } coups, tous permis.
}
cli-verified-position = La partie a commencé d’une position que quelqu’un a choisie. Rien ne prouve les cartes qui s’y trouvaient ; qui l’a choisie a pu les connaître.
cli-verified-unproven = Aucun enregistrement ne prouve les noms, ni qui était assis où.
cli-verified-noted = C’est la promesse que vous avez notée.
cli-verified-noted-commitment = C’est la promesse que vous avez notée, celle de la graine seule : elle ne dit rien des sceaux ni de ce qui était convenu.
cli-verified-compare = Comparez la promesse avec celle que vous avez notée à la table : ajoutez --commitment HASH.
cli-verified-from-position = Vérifié à partir de cette position.
cli-verified = Enregistrement vérifié.

cli-sim-playing = Parties en cours
cli-sim-title = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
cli-sim-player = Joueur
cli-sim-wins = Victoires
cli-sim-interval = Intervalle à 95 %
cli-sim-draws = Égalités
cli-sim-score = Points
cli-sim-range = Étendue
cli-sim-first = Victoires du premier joueur
cli-sim-solo = Victoires du joueur seul
cli-sim-length = Longueur
cli-sim-length-value = { $mean } décisions en moyenne ({ $least }–{ $greatest })
cli-sim-time = Durée
cli-sim-time-value = { $seconds } s ; { $games } parties et { $decisions } décisions par seconde
cli-sim-records = { $count ->
    [one] { $count } enregistrement écrit dans { $folder }.
   *[other] { $count } enregistrements écrits dans { $folder }.
}

plain-welcome = { $game }. Une partie commence.
plain-commitment = La donne est fixée : le SHA-256 de sa graine est { $commitment }. La graine sera montrée à la fin.
plain-bots = Bots à la table : { $names }
plain-hint = Tapez le numéro d’une réponse, ou ses mots. « help » affiche l’aide.
plain-help = = 
    Tapez le numéro d’une réponse, ses mots ou son code ; mots et codes peuvent être abrégés tant qu’ils restent clairs.
    « codes » affiche les codes. Autres commandes : show, why RÉPONSE, rule [ID], hint, undo, save FICHIER, quit.
plain-hint-famiglia = Tapez le numéro d’une réponse, ou ses mots. « help » affiche l’aide.
plain-help-famiglia =
    Une action se donne par son numéro ou par sa notation, abrégée tant qu’elle reste claire :
      new R2          retirer R2, retourner 2 nouvelles cartes
      play B2         jouer un Comptable ou une Brute
      back G2, lay Y0 échanger avec le Comptable ; done met fin à l’échange
      lower R4 2      la Brute baisse R4 de 2
      take R0         recruter une carte qui vaut 0
      take R3 R2 G3   recruter R3 en montrant R2 et G3 ; R2 rejoint le gang
      pass            terminer le tour
    Autres commandes : show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Tapez le numéro d’une réponse, ou ses mots. « show » décrit toute la table, « help » affiche l’aide.
plain-help-lafamiglia =
    Une action se donne par son numéro ou par sa notation, abrégée tant qu’elle reste claire :
      use s1.po2      option A : cet emplacement d’action ; puis token CASE COULEUR
      column police   option B : tous les pions d’une colonne ; put CASE pour chacun
      place enna      des miliciens dans un territoire ; puis soldati 3
      issue enna      un ordre dans un territoire ; puis order red.basic.advance
      do move         une partie d’un emplacement ou d’un ordre ; done arrête, skip y renonce
      to enna         se déplacer par la terre ; ship en vedette ; drive ou walk, finesse ou force
    À tout moment, si c’est proposé : anytime en donne la liste, sell ORDRE et give le font.
    Autres commandes : show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = À côté de la question, vous pouvez vendre un ordre ou donner de l’argent : « anytime » en donne la liste.
plain-anytime-none = Il n’y a rien à vendre ni à donner maintenant : seulement au début d’un tour de votre équipe, quand elle peut payer, ou avant ses ordres.
plain-turn-of = C’est le tour de { $name }.
plain-curtain = Laissez l’écran à { $name }, qui appuie sur Entrée.
plain-bye = Vous avez quitté la partie.
plain-seed = La graine était { $seed }.
plain-no-undo = Il n’y a rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a agi.
plain-no-rule = Il n’y a pas de règle { $rule }.
plain-legal = L’action « { $action } » est permise maintenant.
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
plain-replay = { $game } : un enregistrement de { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
plain-replay-position = Cette partie a commencé d’une position que quelqu’un a choisie.
cli-help-bot = Faire jouer un programme sous un nom ; peut être donné plusieurs fois.
cli-help-serve-content = Proposer aussi le paquet de matériel de La Famiglia de DIR. Peut être donné plusieurs fois.
cli-help-log = Forme du journal : json pour les machines, plain pour les gens. Dans un terminal plain, sinon json.
cli-help-allow-host = Un autre nom sous lequel on joint le serveur, aussi *.example.org ; peut être donné plusieurs fois. Inutile pour les adresses, les noms du réseau local et ce que transmet un proxy de cette machine.
cli-help-limits = Limiter ce qu’une place et une adresse peuvent demander. Sans limites seulement sur un réseau fermé.
cli-help-keep-unstarted = Combien de jours après le dernier événement garder une table qui n’a jamais commencé ; 0 : toujours.
cli-help-keep-finished = Combien de jours après sa fin garder une partie terminée ; 0 : toujours.
cli-serve-bot = « { $found } » n’est pas le nom d’un bot et sa commande. Écrivez --bot "mien=python monbot.py", avec un nom qu’aucun autre bot ne porte.
cli-help-backup = Écrire toutes les tables dans un nouveau fichier, même pendant que le serveur tourne.
cli-help-restore = Remettre toutes les tables d’une sauvegarde dans une base de données vide, de n’importe quel genre.
cli-help-prune = Supprimer les tables qui n’ont jamais commencé et les parties terminées trop anciennes, même pendant que le serveur tourne.
cli-help-dry-run = Compter seulement ce qui serait supprimé.
cli-backed-up =
    { $count ->
        [one] { $count } table est dans { $file }.
       *[other] { $count } tables sont dans { $file }.
    }
cli-restored =
    { $count ->
        [one] { $count } table a été restaurée depuis { $file }.
       *[other] { $count } tables ont été restaurées depuis { $file }.
    }
backup-error-exists = Le fichier { $file } existe déjà. Choisissez un autre nom.
backup-error-nothing = Il n’y a pas encore de base de données { $file }, donc rien à sauvegarder.
backup-error-file = { $file } n’est pas une sauvegarde, ou elle est abîmée : { $reason }
backup-error-not-empty = Cette base de données contient déjà des tables. Une sauvegarde ne se restaure que dans une base vide : déplacez d’abord l’ancienne.
backup-error-database = La base de données est injoignable : { $reason }
cli-pruned = Supprimé : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}.
cli-would-prune = Serait supprimé : { $unstarted ->
    [one] { $unstarted } table jamais commencée
   *[other] { $unstarted } tables jamais commencées
}, { $finished ->
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
}.
prune-error-nothing = Il n’y a pas de base de données { $file }, donc rien à supprimer.
