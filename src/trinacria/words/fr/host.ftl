# L’hôte d’un club : ce qui est refusé, ce que dit la commande, et la page de l’hôte.


# ---- what is refused

host-error-key = Ce lien n’ouvre plus la page de l’hôte. Créez-en un nouveau avec « trinacria club host ».
host-error-reason = Indiquez un motif : il figurera au journal.
host-error-word = Ce texte contient un mot que le club n’accepte pas. Dites-le autrement.
host-error-suspended = Ce compte de membre est suspendu. Vous pouvez regarder, mais pas vous asseoir ni parler.{ $given ->
    [yes] {" "}Motif : { $reason }
   *[no] {""}
}
host-error-suspended-until = Ce compte de membre est suspendu jusqu’à la fin du { $day } { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year }. Vous pouvez regarder, mais pas vous asseoir ni parler.{ $given ->
    [yes] {" "}Motif : { $reason }
   *[no] {""}
}
host-error-day = { $day } n’est pas un jour. Écrivez-le ainsi : 2026-11-30.
host-error-day-over = Ce jour est passé. Choisissez-en un autre.
host-error-no-code = Un nombre de personnes et un dernier jour vont avec un code : choisissez l’entrée avec un code.
host-error-code-count = Un code peut servir à 1 à { $most } personnes.
host-error-report = Aucun signalement ne porte le numéro { $number } ou n’est encore à traiter.
host-error-guest = { $name } jouait en invité : aucun compte à avertir ni à suspendre. Classez le signalement.
host-error-report-seat = Seuls les joueurs et les membres peuvent signaler quelque chose ici.
host-error-no-line = Il n’y a rien ici que vous puissiez signaler.
host-error-reports-full = Trop de signalements attendent l’hôte. Réessayez plus tard.
host-error-many-reports = Trop de signalements sont venus d’ici. Réessayez plus tard.
host-error-no-word = Un mot a des lettres ou des chiffres, { $most } au plus.
host-error-many-words = La liste est pleine ({ $most }). Retirez d’abord un mot.
host-error-word-there = { $word } est déjà sur la liste.
host-error-word-missing = { $word } n’est pas sur la liste.
host-error-backup-elsewhere = Cette base se sauvegarde sur le serveur même, avec « trinacria backup FILE ».
host-error-backup-often = Une sauvegarde vient d’être faite. Attendez une minute.

# ---- the command

host-help-command = { $command ->
    [host] Afficher un nouveau lien vers la page de l’hôte. L’ancien ne marche plus.
    [announce] Annoncer quelque chose à tous sur la page d’accueil. Sans texte, retirer l’annonce.
    [words] Mots que le club n’accepte pas dans les noms et la discussion.
    [add] Ajouter un mot.
    [remove] Retirer un mot.
    [list] Afficher les mots.
    [reports] Afficher les signalements à traiter.
    [report] Traiter un signalement : le classer, avertir ou suspendre le membre.
   *[warn] Avertir un membre, qui peut le lire dans sa liste.
}
host-help-until = Dernier jour, par exemple 2026-11-30.
host-help-reason = Motif. Il figure au journal, et le membre peut le lire.
host-help-address = Adresse du serveur, pour le lien.
host-link = Page de l’hôte : { $address }
    Gardez ce lien pour vous : il permet à quiconque de gérer le club. Il n’est affiché qu’une fois.
host-announced = Tout le monde lit ceci sur la page d’accueil : { $text }
host-unannounced = Il n’y a plus d’annonce.
host-word-added = { $word } est sur la liste.
host-word-removed = { $word } n’est plus sur la liste.
host-words-count = { $count ->
    [0] Aucun mot pour le moment.
    [one] { $count } mot.
   *[other] { $count } mots.
}
host-warned = { $name } a reçu un avertissement.
host-suspended-until = { $name } ne peut que regarder jusqu’à la fin du { $day } { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year }.
host-report-listed = { $number } – { $kind ->
    [line] Un message de { $name }
   *[name] Le nom « { $name } »
}{ $about ->
    [guest] {" "}(en invité)
   *[member] {""}
} : { $reason }
host-reports-count = { $count ->
    [0] Aucun signalement à traiter.
    [one] { $count } signalement à traiter.
   *[other] { $count } signalements à traiter.
}
host-report-done = { $act ->
    [dismiss] Le signalement est classé.
    [warn] { $name } a reçu un avertissement. Le signalement est traité.
   *[suspend] Le compte de { $name } est suspendu. Le signalement est traité.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] L’hôte a suspendu { $who } jusqu’à la fin du { $day } { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year }.
       *[no] L’hôte a suspendu { $who }.
    }
    [restored] L’hôte a rétabli { $who }.
    [removed] L’hôte a supprimé un membre.
    [warned] L’hôte a averti { $who }.
    [dismissed] L’hôte a classé le signalement { $number }.
    [announced] { $ended ->
        [yes] L’hôte a annoncé, jusqu’à la fin du { $day } { $month ->
    [m1] janvier
    [m2] février
    [m3] mars
    [m4] avril
    [m5] mai
    [m6] juin
    [m7] juillet
    [m8] août
    [m9] septembre
    [m10] octobre
    [m11] novembre
   *[m12] décembre
} { $year } : { $text }
       *[no] L’hôte a annoncé : { $text }
    }
    [unannounced] L’hôte a retiré l’annonce.
    [word_added] L’hôte a mis { $word } sur la liste des mots refusés.
    [word_removed] L’hôte a retiré { $word } de la liste des mots refusés.
    [host_key] Un nouveau lien vers la page de l’hôte a été créé.
   *[backed_up] L’hôte a fait une sauvegarde : { $file }
}{ $given ->
    [yes] {" "}Motif : { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = La page de l’hôte
web-host-no-key = Cette page s’ouvre avec le lien de l’hôte. Le serveur l’affiche à son premier démarrage ; « trinacria club host » en affiche un nouveau.
web-host-section = { $section ->
    [reports] Signalements
    [members] Membres
    [admission] Adhésions
    [announcement] Annonce
    [words] Mots
    [backup] Sauvegarde
    [limits] Limites
   *[log] Journal
}
web-host-sections = Parties de cette page
web-host-waiting = { $count ->
    [0] Aucun signalement à traiter
    [one] Un signalement vous attend
   *[other] { $count } signalements vous attendent
}
web-host-settled = Traités : { $count }
web-host-about = { $kind ->
    [line] Un message de { $name }
   *[name] Le nom « { $name } »
}
web-host-reported = { $at }, { $placed ->
    [yes] à la table { $place }
   *[no] à une table sans nom
}
web-host-reporter = { $named ->
    [yes] Signalé par { $reporter } : « { $reason } »
   *[no] Signalé : « { $reason } »
}
web-host-history = { $member } : membre depuis le { $since }, { $warnings ->
    [0] aucun avertissement
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}, { $suspensions ->
    [0] aucune suspension
    [one] { $suspensions } suspension
   *[other] { $suspensions } suspensions
}
web-host-guest = Jouait en invité : aucun compte à avertir ni à suspendre.
web-host-line-stays = La discussion reste dans le journal de la table. La copie affichée ici est effacée dès que vous décidez.
web-host-do = { $act ->
    [dismiss] Sans suite
    [warn] Avertir
    [suspend] Suspendre
    [rename] Renommer
    [key] Nouvelle fiche de secours
    [restore] Rétablir
   *[remove] Supprimer
}
web-host-ask = { $act ->
    [dismiss] Classer le signalement sur { $name } ?
    [warn] Avertir { $name } ?
    [suspend] Suspendre { $name } ?
    [rename] Renommer { $name } ?
    [key] Préparer une nouvelle fiche de secours pour { $name } ?
    [restore] Rétablir { $name } ?
   *[remove] Supprimer { $name } ?
}
web-host-note = { $act ->
    [dismiss] Personne n’est sanctionné. Les messages copiés sont effacés.
    [warn] L’avertissement et son motif figurent dans la liste du membre.
    [suspend] Le membre peut regarder, mais pas s’asseoir ni parler, tant que dure la suspension.
    [rename] Le membre garde ses clés, ses places et ses parties.
    [key] L’ancienne fiche ne marche plus. Les appareils du membre restent connectés.
    [restore] Le membre peut de nouveau s’asseoir et parler.
   *[remove] Tout ce qui est enregistré sur le membre est effacé. Les parties restent. C’est définitif.
}
web-host-reason = Motif
web-host-reason-note = Il figure au journal, et le membre peut le lire.
web-host-until = Dernier jour
web-host-until-note = Laissez vide pour une suspension sans fin.
web-host-new-name = Nouveau nom
web-host-cancel = Annuler
web-host-sheet = Fiche de secours pour { $name }. Transmettez-la en privé : elle permet à quiconque de se connecter. Elle n’est affichée et ne sert qu’une fois.
web-host-close = Terminé
web-host-copy = Copier
web-host-search = Chercher un nom
web-host-state = { $state ->
    [all] Tous
    [new] Nouveaux
    [warned] Avertis
   *[suspended] Suspendus
}
web-host-states = Quels membres
web-host-count = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}, dont { $new } depuis une semaine
web-host-since = Membre depuis le { $day }
web-host-last = dernière visite le { $day }
web-host-tables-of = { $count ->
    [0] aucune table
    [one] { $count } table
   *[other] { $count } tables
}
web-host-warnings = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
}
web-host-suspended = { $ended ->
    [yes] compte suspendu jusqu’à la fin du { $day }
   *[no] compte suspendu
}
web-host-more = Afficher la suite
web-host-acts = Que faire avec { $name }
web-host-nobody = Aucun membre ne correspond.
web-host-who = Qui peut devenir membre
web-host-admit = { $who ->
    [open] Tout le monde
    [code] Avec un code
   *[closed] Personne
}
web-host-admit-note = Les invités jouent comme avant.
web-host-new-code = Nouveau code
web-host-code-most = Pour combien de personnes
web-host-code-any = Laissez les deux vides pour ne pas limiter.
web-host-code = Code pour les nouveaux membres. Il n’est affiché qu’une fois ; le précédent ne marche plus.
web-host-club-name = Nom du club
web-host-picture = Image du club
web-host-save = Enregistrer
web-host-saved = Enregistré.
web-host-announcement = De la part de l’hôte
web-host-announce-note = Tout le monde la lit sur la page d’accueil.
web-host-announce = Annoncer
web-host-take-back = Retirer
web-host-words-note = Les noms et les messages qui contiennent un de ces mots sont refusés. Seuls les mots entiers comptent, quelle que soit leur écriture.
web-host-word = Mot
web-host-add = Ajouter
web-host-drop = Retirer { $word }
web-host-no-words = Aucun mot pour le moment.
web-host-backup-note = La sauvegarde est placée à côté de la base, dans le dossier « backups ». Les dix dernières sont gardées. Elle contient tout : on ne peut donc pas la télécharger ici.
web-host-backup = Faire une sauvegarde
web-host-backed-up = Sauvegarde faite : { $file }
web-host-limits-note = Ce qu’une adresse peut faire. Les limites sont les mêmes pour tous.
web-host-limit = { $what ->
    [requests] Requêtes
    [work] Tables, places et autre travail
    [sockets] Connexions
    [keys] Clés fausses
    [members] Nouveaux membres
   *[reports] Signalements
}
web-host-at-once = d’un coup
web-host-a-day = par jour
web-host-figures = Tables
web-host-tables = { $status ->
    [lobby] Pas encore commencées
    [running] En cours
    [paused] En pause
   *[over] Terminées
}
web-host-nothing = Rien pour le moment.
web-host-former = Un ancien membre

# ---- at a table

web-host-report = Signaler
web-host-report-line = Signaler le message de { $name }
web-host-report-name = Signaler le nom { $name }
web-host-report-note = L’hôte lit le message, quelques messages autour et votre motif. Les autres à la table n’en savent rien.
web-host-report-send = Envoyer à l’hôte
web-host-report-done = L’hôte le lira.
