## Ce qu’un tournoi refuse

event-error-begun = Ce tournoi a déjà commencé.
event-error-late = { $count ->
    [one] On ne peut plus s’inscrire pendant la dernière ronde.
   *[other] On ne peut plus s’inscrire pendant les { $count } dernières rondes.
}
event-error-entered = Participe déjà : { $name }.
event-error-unknown = Ne participe pas : { $name }.
event-error-alone = Dans ce tournoi, l’inscription est individuelle.
event-error-team = Dans ce tournoi, on s’inscrit par équipes de { $count }.
event-error-not-begun = Ce tournoi n’a pas encore commencé.
event-error-over = Ce tournoi est terminé.
event-error-few = { $least ->
    [one] Il faut au moins { $least } participant.
   *[other] Il faut au moins { $least } participants.
}
event-error-open = { $count ->
    [one] { $count } table joue encore.
   *[other] { $count } tables jouent encore.
}
event-error-paused = L’organisation a suspendu ce tournoi : { $reason }
event-error-not-paused = Ce tournoi n’est pas suspendu.
event-error-meeting = Cette table n’existe pas dans ce tournoi.
event-error-known = Le résultat de cette table est déjà connu.
event-error-score = Ce résultat est impossible à cette table.
event-error-reason = Indiquez un motif de 200 caractères au plus.
event-error-built-on = Une ronde suivante dépend de ce résultat : il ne peut plus être changé.
event-error-unpairable = Les participants restants se sont déjà tous rencontrés : il ne peut plus y avoir de ronde.
event-error-rounds = Il n’y a plus de ronde.
event-error-time = Il reste des parties à jouer.
event-error-away = C’est déjà le cas.
event-error-terms = Ces réglages ne vont pas ensemble.
