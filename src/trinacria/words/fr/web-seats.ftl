# La page : les joueurs et leurs places, ce qu’on entend d’une partie, le mode texte.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Comptable { $value }
web-seats-card-Y = Brute { $value }
web-seats-card-G = Mercenaire { $value }
web-seats-lowered = { $card }, baissée à { $value }
web-seats-table = Rue et pioche
web-seats-street = Rue : { $cards }
web-seats-hand = Main ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $cards }
web-seats-hand-hidden = Main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-seats-gang = Gang ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $cards }
web-seats-now = Manche et score
web-seats-conflict = Conflit
web-seats-mandamenti = Les Mandamenti et leurs territoires
web-seats-areas = Territoires et mers
web-seats-area = { $area } : { $pieces }. Voisins : { $neighbours }{ $coast ->
    [0] .
    [one] {""} ; mer : { $seas }.
   *[other] {""} ; mers : { $seas }.
}
web-seats-tiles = Tuiles et réserve
web-seats-supply = ordre de logistique { $number },
web-seats-attack = ordre d’attaque { $number },
web-seats-heard-more = { $count ->
    [one] 1 autre ligne dans le journal.
   *[other] { $count } autres lignes dans le journal.
}
web-seats-heard-chat = Message de { $name } : { $text }
web-seats-heard-chats = { $count ->
    [one] 1 nouveau message de { $names }.
   *[other] { $count } nouveaux messages de { $names }.
}
web-seats-keys-decision = aller à la décision

web-seats-no = Annuler
web-seats-you = vous

## La partie dans son ensemble

web-seats-menu = Menu de la partie
web-seats-menu-note = Rien ne se passe avant le dernier bouton.
web-seats-menu-stay = Continuer à jouer
web-seats-menu-asked = Accord nécessaire : { $names }.
web-seats-menu-nobody = Aucun accord n’est nécessaire.
web-seats-menu-undo = Annuler mon dernier tour
web-seats-menu-undo-note = La partie revient au début de votre dernier tour.
web-seats-menu-do-undo = Demander l’annulation
web-seats-menu-pause = Pause
web-seats-menu-pause-note = Toutes les pendules s’arrêtent. Chacun revient par le même lien.
web-seats-menu-do-pause = Mettre en pause
web-seats-menu-draw = Proposer l’égalité
web-seats-menu-draw-note = La partie se termine sans vainqueur.
web-seats-menu-do-draw = Envoyer la proposition
web-seats-menu-score = Proposer d’arrêter ici
web-seats-menu-score-note = Le score actuel compte.
web-seats-menu-do-score = Envoyer la proposition
web-seats-menu-bot = Laisser un bot jouer pour moi
web-seats-menu-bot-note = Vous pouvez reprendre votre place à tout moment.
web-seats-menu-do-bot = Laisser jouer un bot
web-seats-menu-resign = Abandonner
web-seats-menu-resign-note = Vous perdez, et la partie se termine pour tous.
web-seats-menu-resign-team = Votre équipe perd. Accord d’abord nécessaire : { $names }.
web-seats-menu-do-resign = Abandonner
web-seats-menu-sure = Abandonner pour de bon ? C’est définitif.
web-seats-menu-do-sure = Oui, abandonner
web-seats-offer = Proposition
web-seats-offer-of = { $what ->
    [resign] { $name } propose à votre équipe d’abandonner.
    [draw] { $name } propose l’égalité.
    [score] { $name } propose d’arrêter la partie à ce score.
   *[undo] { $name } demande à annuler son dernier tour.
}
web-seats-offer-mine = { $what ->
    [resign] Vous proposez à votre équipe d’abandonner.
    [draw] Vous avez proposé l’égalité.
    [score] Vous avez proposé d’arrêter la partie à ce score.
   *[undo] Vous avez demandé à annuler votre dernier tour.
}
web-seats-offer-waits = En attente de { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } n’est pas là : rien n’est convenu sans son accord.
   *[other] { $names } ne sont pas là : rien n’est convenu sans leur accord.
}
web-seats-offer-yes = Accepter
web-seats-offer-no = Refuser
web-seats-offer-withdraw = Retirer
web-seats-offer-now = Le faire maintenant
web-story-offered = { $what ->
    [resign] { $chair } voudrait abandonner.
    [draw] { $chair } propose l’égalité.
    [score] { $chair } propose d’arrêter la partie à ce score.
   *[undo] { $chair } demande à annuler un tour.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } accepte.
   *[false] { $chair } refuse.
}
web-story-taken_back = Tous sont d’accord : { $chair } rejoue son dernier tour.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } abandonne.
       *[other] { $chairs } abandonnent.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } perd par forfait.
       *[other] { $chairs } perdent par forfait.
    }
    [draw_agreed] Les joueurs s’accordent sur l’égalité.
   *[score_agreed] Les joueurs s’accordent pour arrêter à ce score.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] Vous gagnez par abandon.
        [lost] Vous avez abandonné.
        [drawn] Égalité.
       *[neutral] La partie se termine par abandon.
    }
    [forfeited] { $outcome ->
        [won] Vous gagnez par forfait.
        [lost] Vous perdez par forfait.
        [drawn] Égalité.
       *[neutral] La partie se termine par forfait.
    }
    [draw_agreed] Égalité d’un commun accord.
   *[score_agreed] { $outcome ->
        [won] Vous gagnez d’un commun accord.
        [lost] Vous perdez d’un commun accord.
        [drawn] Égalité d’un commun accord.
       *[neutral] La partie se termine d’un commun accord.
    }
}

## Avant ce qui est définitif

web-seats-sure-hand-over = Céder votre place ?
web-seats-sure-hand-over-note = Vous recevez un lien à transmettre. Qui l’ouvre voit vos secrets et joue à votre place ; ce navigateur ne pourra plus y revenir.
web-seats-sure-link = Nouveau lien vers la place de { $name } ?
web-seats-sure-link-note = L’ancien lien cesse aussitôt de fonctionner. Qui ouvre le nouveau prend la place et voit ses secrets.
web-seats-sure-unseat = Libérer la place de { $name } ?
web-seats-sure-unseat-note = Cette personne quitte la table, et la place reçoit un nouveau lien.

## Discussion, notes, connexion, son

web-seats-notes = Notes
web-seats-notes-note = Personne d’autre ne voit ces notes. Elles restent dans ce navigateur.
web-seats-offline = Vous êtes hors ligne.
web-seats-offline-kept = Vous êtes hors ligne. Votre coup est gardé et partira au retour de la connexion.
web-seats-connecting-kept = Reconnexion… Votre coup est gardé et partira ensuite.
web-seats-sending = Envoi…
web-seats-notify = Quand c’est à moi
web-seats-volume = Volume
web-seats-time-hours = { $hours } h { $minutes } min
web-seats-title-turn = Au tour de { $name }
web-seats-time = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}

## Salon et invitation

web-seats-seated = { $count ->
    [one] { $count } place prise sur { $total }
   *[other] { $count } places prises sur { $total }
}
web-seats-lobby-game = Votre table de { $game } est prête.
web-seats-lobby-sides = Les partenaires sont du même côté ; on joue 1, 2, 3, 4 d’un côté à l’autre.
web-seats-lobby-drawn = { $places ->
    [fixed] On joue dans l’ordre des places.
   *[drawn] Les places sont tirées au sort au début de la partie.
}
web-seats-side-mine = Votre camp
web-seats-side-of = Camp de { $name }
web-seats-side = Camp { $number }
web-seats-partner-of = { $viewer ->
    [self] votre partenaire
   *[other] partenaire de { $name }
}
web-seats-swap = Échanger avec la place suivante
web-seats-qr = Code QR
web-seats-qr-of = Code QR du lien vers la place { $number }
web-seats-qr-note = Visez ce code avec un appareil photo. Qui ouvre le lien prend la place { $number }.
web-seats-each-link = Chaque lien vaut une place. Envoyez-le à une seule personne ; aucun compte n’est nécessaire. Un lien utilisé ne fait asseoir personne d’autre.
web-seats-fill = { $count ->
    [one] Compléter avec { $count } bot et commencer
   *[other] Compléter avec { $count } bots et commencer
}
web-seats-how = Comment on joue
web-seats-change = Modifier les options
web-seats-change-save = Enregistrer
web-seats-term-clock = Pendule
web-seats-term-late = Temps écoulé
web-seats-term-length = Durée
web-seats-term-help = Aides
web-seats-term-watching = Spectateurs
web-seats-clock = { $kind ->
    [decision] { $seconds } s par décision
    [chess] { $minutes } min chacun, +{ $seconds } s
    [turn] { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
   *[none] sans limite de temps
}
web-seats-late = { $what ->
    [rated] vous perdez
    [bot_plays_once] un bot joue ce tour
    [bot_takes_seat] un bot prend la place
   *[nothing] rien ne se passe
}
web-seats-option = { $option } : { $value }
web-seats-help = { $undo ->
    [true] annulation possible
   *[false] sans annulation
}, { $hints ->
    [true] avec conseils
   *[false] sans conseils
}
web-seats-watching = { $on ->
    [true] admis, sans voir les secrets
   *[false] non admis
}
web-seats-invites = { $by ->
    [host] { $host } vous invite à { $game }
   *[nobody] Invitation à { $game }
}{ $mode ->
    [none] {""}
   *[other] {" "}{ $mode }
}{ $as ->
    [partner] , comme partenaire de { $partner }
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] Vous jouez contre { $names }.
   *[drawn] Aussi à la table : { $names }.
}
web-seats-more-free = { $free ->
    [one] { $free } autre place est libre.
   *[other] { $free } autres places sont libres.
}
web-seats-no-account = Sans compte
web-seats-no-account-note = un pseudo suffit
web-seats-pausable = Pause possible
web-seats-pausable-note = revenez par votre propre lien
web-seats-never-played = Vous n’y avez jamais joué ?
web-seats-never-played-note = Faites la partie guidée ; votre place attend.
web-seats-used = Ce lien a déjà servi
web-seats-used-note = Il n’ouvre plus rien : la place a reçu un nouveau lien. Si elle est à vous, ouvrez votre propre lien. Sinon, demandez-en un nouveau à l’hôte.
web-seats-missing = Cette table n’existe pas
web-seats-missing-note = Le lien est peut-être incomplet, ou la table a été supprimée après une longue inactivité.

## Vos tables

web-seats-wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-seats-part-waiting = Aux autres de jouer
web-seats-part-lobby = Pas encore commencées
web-seats-part-over = Terminées
web-seats-with-against = avec { $partners }, contre { $others }
web-seats-against-only = contre { $others }
web-seats-turn-mine = { $timed ->
    [yes] À vous de jouer · encore { $left }
   *[no] À vous de jouer
}
web-seats-turn-other = { $timed ->
    [yes] Au tour de { $name } · encore { $left }
   *[no] Au tour de { $name }
}
web-seats-paused = en pause
web-seats-look = Regarder
web-seats-result = { $outcome ->
    [won] Victoire
    [lost] Défaite
    [drawn] Égalité
   *[neutral] Terminée
}{ $how ->
    [resigned] {" "}par abandon, { $mine } : { $theirs }
    [forfeited] {" "}par forfait, { $mine } : { $theirs }
    [draw_agreed] {" "}d’un commun accord, { $mine } : { $theirs }
   *[other] , { $mine } : { $theirs }
}

## Le choix des familles

web-seats-draft = Les familles au choix
web-seats-draft-chosen = choisie
web-seats-draft-led = dirigée par { $name }
web-seats-draft-attack = Attaque
web-seats-draft-defence = Défense
web-seats-draft-soldati = Miliciens
web-seats-draft-money = Argent
web-seats-draft-speed = Vitesse
web-seats-draft-of = { $value } sur { $most }
web-seats-draft-early = tôt
web-seats-draft-late = tard
web-seats-draft-longest = rangée la plus longue : { $row }
web-seats-draft-lead = Diriger { $family }
web-seats-draft-note = { $family } est choisie. Appuyez encore pour la diriger.

## Revanche

web-seats-rematch-ready = Une revanche est prête. Elle commence quand tout le monde est là.
web-seats-rematch-waits = En attente de { $names }. La partie commence quand tout le monde est là.
web-seats-rematch-join = Rejoindre la revanche
