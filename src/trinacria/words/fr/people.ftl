# Les membres entre eux : ce qui est refusé, et ce qu’un appareil annonce.

people-error-unknown = Aucun membre ne s’appelle { $name }.
people-error-self = C’est vous.
people-error-closed = { $name } ne reçoit pas de demandes de votre part pour l’instant.
people-error-many = C’est beaucoup à la fois. Attendez quelques minutes.
people-error-chair = Cette place n’est plus libre.
people-error-there = { $name } a déjà une place à cette table.
people-error-kept = Cette place est réservée à une personne invitée. Réessayez un peu plus tard.
people-error-invitation = Cette invitation n’est plus valable.
people-error-host = Seul l’hôte de la table invite à ses places.
people-error-seat = Vous ne pouvez pas prendre place à cette table.
people-error-talk = Vous ne pouvez pas écrire à cette table.
seek-error-game = Ce jeu ou ce mode n’est pas proposé ici.
seek-error-no-partner = On ne peut chercher avec un partenaire que si chaque camp compte deux joueurs.
seek-error-friends = { $name } ne fait pas partie des amis. Seuls des amis peuvent être partenaires.
seek-error-many = { $most ->
    [one] { $most } recherche de partie sur plusieurs jours est déjà en cours.
   *[other] { $most } recherches de parties sur plusieurs jours sont déjà en cours.
} Il faut d’abord en arrêter une.
seek-error-over = Cette recherche est terminée : les places viennent d’être prises, ou plus personne ne cherche.
seek-error-language = Cette recherche s’adresse à des personnes qui parlent une autre langue.
seek-error-rating = Cette recherche s’adresse à des personnes d’une autre cote.
seek-error-range = Aucune cote ne vaut au moins { $low } et au plus { $high }.

people-help-recount = Compter de nouveau toutes les parties terminées des membres.
people-recounted = { $count ->
    [one] { $count } partie comptée.
   *[other] { $count } parties comptées.
}

people-push = { $kind ->
    [invited] { $who } vous invite à jouer
    [friend_asked] { $who } vous demande en ami
    [friend_accepted] { $who } fait maintenant partie de vos amis
    [friend_opened] { $who } a ouvert une table
    [seek_asked] { $who } vous propose d’être partenaires
    [seek_found] Adversaires trouvés : { $who } joue la partie
    [followed_plays] { $who } joue en ce moment
   *[invitation_answered] { $state ->
        [accepted] { $who } accepte votre invitation
       *[declined] { $who } décline votre invitation
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = S’asseoir
people-push-later = Pas maintenant
