# La page : préparer une table.

setup-title = Préparer une table
setup-how = Comment voulez-vous jouer ?
setup-preset-friends = Entre amis ce soir
setup-preset-friends-note = Un lien par personne. Sans horloge.
setup-preset-days = Sur plusieurs jours
setup-preset-days-note = 2 jours par tour. On vous prévient à votre tour.
setup-preset-bots = Contre des bots
setup-preset-bots-note = Commence tout de suite.
setup-preset-screen = Un seul écran
setup-preset-screen-note = On se le passe. Un rideau cache les mains.
setup-who = Qui est assis où
setup-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
setup-seat-me = { $name } (vous)
setup-seat-open = { $as ->
    [partner] Partenaire
   *[friend] Un ami
}
setup-note-me = prépare la table
setup-note-open = reçoit un lien
setup-note-bot = est là tout de suite
setup-note-same-screen = à cet écran
setup-seats-note = { $partners ->
    [yes] Trait plein : votre camp. Trait pointillé : l’autre camp. Appuyez sur une place pour un ami, un bot ou vous-même.
   *[no] Le sort désigne qui commence. Appuyez sur une place pour un ami, un bot ou vous-même.
}
setup-terms = Comment vous jouez
setup-no-clock = Sans horloge
setup-everyone-here = Tout le monde est là.
setup-late = Temps écoulé : { $what ->
    [bot_plays_once] un bot joue ce tour-là.
    [bot_takes_seat] un bot prend la place.
   *[nothing] il ne se passe rien.
}
setup-options = { $count ->
    [0] Options : tout est standard
   *[other] Options :
}
setup-differs = { $count ->
    [one] 1 différence
   *[other] { $count } différences
}
setup-standard = Conseils et annulation sont permis.
setup-except = Change par rapport à l’habitude : { $what }.
setup-name = { $count ->
    [one] Votre nom : { $names }
   *[other] Noms : { $names }
}
setup-name-note = Vous pourrez aussi en changer à la table.
setup-name-of = Nom à la place { $number }
setup-watching = { $on ->
    [true] On peut regarder
   *[false] Personne ne peut regarder
}
setup-listed = { $on ->
    [true] Visible pour tous sur ce serveur
   *[false] Absente de la liste publique
}
setup-more = Plus
setup-own-pack = un autre pack
setup-more-note = { $packs ->
    [yes] Packs de contenu, donne équitable
   *[no] Donne équitable
}
setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] 1 bot est prêt.
           *[other] { $bots } bots sont prêts.
        }
       *[other] Tout le monde joue sur cet écran.
    }
    [one] 1 lien à envoyer{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
   *[other] { $links } liens à envoyer{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
}
setup-way-back = Vous recevez aussi votre lien de retour.
setup-go = { $way ->
    [open] Ouvrir la table
    [screen] Commencer sur cet écran
    [watch] Regarder les bots
   *[bots] { $bots ->
        [one] Commencer contre 1 bot
       *[other] Commencer contre { $bots } bots
    }
}
