# La page : préparer une table.

web-setup-title = Préparer une table
web-setup-how = Comment voulez-vous jouer ?
web-setup-preset-friends = Entre amis ce soir
web-setup-preset-friends-note = Un lien par personne. Sans pendule.
web-setup-preset-days = Sur plusieurs jours
web-setup-preset-days-note = 2 jours par tour. On vous prévient à votre tour.
web-setup-preset-bots = Contre des bots
web-setup-preset-bots-note = Commence tout de suite.
web-setup-preset-screen = Un seul écran
web-setup-preset-screen-note = On se le passe. Un rideau cache les mains.
web-setup-who = Qui joue où
web-setup-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
web-setup-seat-me = { $name } (vous)
web-setup-seat-open = { $as ->
    [partner] Partenaire
   *[friend] Un ami
}
web-setup-note-me = prépare la table
web-setup-note-open = reçoit un lien
web-setup-note-bot = est là tout de suite
web-setup-note-same-screen = à cet écran
web-setup-seats-note = { $partners ->
    [yes] Trait plein : votre camp. Trait pointillé : l’autre camp. Appuyez sur une place pour un ami, un bot ou vous-même.
   *[no] Le sort désigne qui commence. Appuyez sur une place pour un ami, un bot ou vous-même.
}
web-setup-terms = Comment vous jouez
web-setup-no-clock = Sans pendule
web-setup-everyone-here = Tout le monde est là.
web-setup-late = Temps écoulé : { $what ->
    [rated] vous perdez.
    [bot_plays_once] un bot joue ce tour-là.
    [bot_takes_seat] un bot prend la place.
   *[nothing] il ne se passe rien.
}
web-setup-options = { $count ->
    [0] Options : tout est standard
   *[other] Options :
}
web-setup-differs = { $count ->
    [one] 1 différence
   *[other] { $count } différences
}
web-setup-standard = Conseils et annulation sont permis.
web-setup-except = Change par rapport à l’habitude : { $what }.
web-setup-name = { $count ->
    [one] Votre nom : { $names }
   *[other] Noms : { $names }
}
web-setup-name-note = Vous pourrez aussi en changer à la table.
web-setup-name-of = Nom à la place { $number }
web-setup-watching = { $on ->
    [true] On peut regarder
   *[false] Personne ne peut regarder
}
web-setup-listed = { $on ->
    [true] Visible pour tous sur ce serveur
   *[false] Absente de la liste publique
}
web-setup-more = Plus
web-setup-own-pack = une autre boîte
web-setup-more-note = { $packs ->
    [yes] Matériel, équité vérifiable
   *[no] Équité vérifiable
}
web-setup-sum = { $links ->
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
web-setup-way-back = Vous recevez aussi votre lien de retour.
web-setup-go = { $way ->
    [open] Ouvrir la table
    [screen] Commencer sur cet écran
    [watch] Regarder les bots
   *[bots] { $bots ->
        [one] Commencer contre 1 bot
       *[other] Commencer contre { $bots } bots
    }
}
web-setup-rated = Partie classée
web-setup-unrated = { $why ->
    [guest] Seuls les membres jouent des parties classées. Gardez d’abord votre nom.
    [seats] Une partie classée demande un membre à chaque place : envoyez des liens, sans bots ni écran partagé.
    [clock] Une partie classée demande une pendule.
   *[options] Une partie classée utilise les options standard et le contenu du jeu.
}
