# The page: people of a club, invitations, notices, the next table.

web-club-people = Membres
web-club-members-only = Les membres de ce club se voient ici. Devenez membre sur la page d’accueil, ou connectez-vous.
web-club-all = Tous les membres
web-club-all-people = Tous les membres
web-club-find = Chercher par nom
web-club-nobody = Personne ne porte un tel nom.
web-club-more = Afficher plus
web-club-games = { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
web-club-here = en ligne
web-club-seen = dernière visite : { $when }
web-club-waits-at = attend des adversaires : { $table }
web-club-plays-at = en pleine partie : { $table }

## Friends

web-club-friends = Amis
web-club-no-friends = Pas encore d’amis. Cherchez un nom et envoyez une demande.
web-club-asks = Demandes d’amitié
web-club-asked = Demandes envoyées
web-club-lately = Récemment à votre table
web-club-following = Vous suivez
web-club-blocked = Bloqués
web-club-accept = Accepter
web-club-refuse = Refuser
web-club-take-back = Retirer
web-club-befriend = Ajouter aux amis
web-club-unfriend = Retirer des amis
web-club-follow = Suivre
web-club-unfollow = Ne plus suivre
web-club-block = Bloquer
web-club-unblock = Débloquer
web-club-sure-block = Bloquer { $name } ?
web-club-sure-block-note = Plus de table commune, de messages ni d’invitations entre vous. L’amitié et le suivi prennent fin. Personne n’en est informé.
web-club-friends-here = Amis
web-club-none-here = Aucun de vos amis n’est là.
web-club-wants-friend = demande votre amitié
web-club-answer = Répondre
web-club-followed-play = Personnes suivies en pleine partie

## A profile

web-club-edit = Modifier
web-club-invite-to-play = Jouer ensemble
web-club-friend-since = dans vos amis depuis : { $date }
web-club-finished = { $count ->
    [one] partie entre humains
   *[other] parties entre humains
}
web-club-won-drawn = gagnées, { $drawn } à égalité
web-club-streak = { $kind ->
    [won] { $count ->
        [one] 1 victoire
       *[other] { $count } victoires
    }
    [drawn] { $count ->
        [one] 1 égalité
       *[other] { $count } égalités
    }
    [lost] { $count ->
        [one] 1 défaite
       *[other] { $count } défaites
    }
   *[none] –
}
web-club-longest = d’affilée ; record de victoires : { $count }
web-club-to-end = jouées jusqu’au bout
web-club-seconds = { $count } s
web-club-pace = par décision
web-club-favourite = famille favorite
web-club-plays-now = En ce moment
web-club-last-games = Dernières parties
web-club-all-games = Toutes les parties
web-club-no-games = Aucune partie terminée.
web-club-you-and = Vous et { $name }
web-club-not-met = Pas encore de partie entre vous.
web-club-against = Entre vous. Victoires : { $won } ; égalités : { $drawn } ; défaites : { $lost }
web-club-results = Vos derniers résultats entre vous
web-club-newest-first = vos résultats, le plus récent d’abord
web-club-outcome = { $outcome ->
    [won] gagnée
    [drawn] égalité
   *[lost] perdue
}
web-club-outcome-short = { $outcome ->
    [won] V
    [drawn] É
   *[lost] D
}
web-club-as-partners = en équipe
web-club-with-bots = avec des bots
web-club-games-title = Parties
web-club-game = Jeu
web-club-games-head = Parties
web-club-families = Familles
web-club-family = Famille
web-club-won = Gagnées
web-club-sure = Fiabilité

web-club-ratings = Classements
web-club-rated-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-club-place = { $place }e sur { $of }
web-club-provisional = provisoire
web-club-unrated = pas encore de cote, { $count } sur { $fewest }
web-club-ladder = Classement
web-club-course = { $first } le { $since }, { $last } le { $until }, au plus haut { $highest } le { $when }.
web-club-band = La ligne est la cote. La vraie force est dans la bande 95 fois sur 100.
web-club-season = { $quarter ->
    [1] Hiver { $year }
    [2] Printemps { $year }
    [3] Été { $year }
   *[4] Automne { $year }
}
web-club-season-of = Saison
web-club-place-head = Rang
web-club-member = Membre
web-club-rating = Cote
web-club-gain = Cote : { $gain }
web-club-ladder-empty = Personne n’a encore de cote cette saison.
web-club-ladder-note = Une cote se montre après dix parties classées. Le point d’interrogation reste tant qu’elle peut s’écarter de plus de 110.

## Invitations

web-club-invite-member = Inviter un membre
web-club-invite-to-seat = Inviter à la place { $number }
web-club-invite = Inviter
web-club-invited = Invitations
web-club-invite-note = La place est gardée deux minutes, ou deux jours pour une partie sur plusieurs jours. Son lien reste valable.
web-club-invited-now = Invitation envoyée : { $name }
web-club-sent = { $state ->
    [accepted] a rejoint la table
    [declined] { $said ->
        [yes] pas maintenant : « { $why } »
       *[no] pas maintenant
    }
    [withdrawn] invitation retirée
    [late] sans réponse à temps
   *[open] invitation envoyée
}
web-club-invites = Invitation de { $name }
web-club-sit-there = avec { $names }
web-club-time-left = Temps pour répondre
web-club-kept = Place gardée : { $left }
web-club-fold = Mettre de côté
web-club-more-invitations = { $count ->
    [one] 1 autre invitation
   *[other] { $count } autres invitations
}
web-club-not-now = Pas maintenant
web-club-why-hour = Dans une heure
web-club-why-tonight = Ce soir
web-club-why-tomorrow = Demain
web-club-why-busy = Je joue ailleurs
web-club-why-none = Sans raison

## Notices

web-club-notices = Notifications
web-club-news = Nouvelles
web-club-no-notices = Rien pour l’instant.
web-club-former = Un ancien membre
web-club-notice = { $kind ->
    [friend_asked] { $who } demande votre amitié.
    [friend_accepted] { $who } est désormais dans vos amis.
    [invited] { $state ->
        [open] { $who } vous invite à la table « { $table } ».
        [accepted] Invitation de { $who } à la table « { $table } ». Vous y êtes.
        [declined] Invitation de { $who } à la table « { $table } ». Vous avez décliné.
        [withdrawn] { $who } a retiré son invitation à la table « { $table } ».
       *[other] Invitation de { $who } à la table « { $table } ». Il est trop tard.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } a rejoint la table « { $table } ».
       *[other] { $said ->
            [yes] { $who } ne peut pas rejoindre la table « { $table } » : « { $why } »
           *[no] { $who } ne peut pas rejoindre la table « { $table } ».
        }
    }
    [seek_asked] { $who } vous a proposé d’être partenaires.
    [seek_found] { $who } joue avec vous à « { $table } ».
    [friend_opened] { $who } attend des adversaires à la table « { $table } ».
   *[followed_plays] { $who } commence une partie à la table « { $table } ».
}
web-club-unseen = { $count ->
    [0] Notifications
    [one] Notifications, 1 nouvelle
   *[other] Notifications, { $count } nouvelles
}
web-club-meeting = Comment me joindre
web-club-take-requests = On peut me demander en ami
web-club-take-invitations = Qui peut m’inviter à une place
web-club-from-all = tous les membres
web-club-from-friends = mes amis seulement
web-club-from-nobody = personne
web-club-device-note = { $state ->
    [on] Invitations, amis et parties, selon les cases ci-dessous, même quand cette page est fermée.
   *[off] Désactivé. Le navigateur demandera d’abord l’autorisation.
}
web-club-tell-me = M’avertir quand
web-club-on-page = Sur la page
web-club-on-device = Appareils
web-club-kind = { $kind ->
    [friend_asked] on me demande en ami
    [friend_accepted] ma demande est acceptée
    [invited] on m’invite à une place
    [invitation_answered] on répond à mon invitation
    [seek_asked] un ami me propose d’être partenaires
    [seek_found] des adversaires sont trouvés pour une partie sur plusieurs jours
    [friend_opened] un ami attend des adversaires
   *[followed_plays] un membre que je suis commence une partie
}
web-club-quiet = Heures calmes sur les appareils
web-club-quiet-since = Calme à partir de
web-club-quiet-until = Calme jusqu’à
web-club-hide = Cacher à tous
web-club-hide-together = les résultats entre nous
web-club-hide-pace = mon temps par décision
web-club-languages = Langues parlées

## The next table

web-club-next-table = { $count ->
    [one] Table suivante : 1 vous attend
   *[other] Table suivante : { $count } vous attendent
}
web-club-looking = La recherche d’adversaires continue : y revenir
web-club-next-short = Table suivante
web-club-last-one = C’était la dernière.
web-club-seek-again = Tout le monde n’est pas venu à temps. Votre recherche reprend là où elle en était.
web-club-none-waits = Aucune table ne vous attend.
web-club-tabs = Pages
web-club-tab-home = Accueil
web-club-tab-play = Jouer
web-club-tab-games = Parties
web-club-tab-news = Notifications
