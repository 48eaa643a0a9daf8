# L’application sur un téléphone ou un ordinateur : ce que le système en montre, et ce qu’elle dit sans réseau.

app-description = La Famiglia et Famiglia, deux jeux de société : entre amis ou contre des bots, toutes les règles appliquées, sans compte.
app-new = Nouvelle table
app-watch = Regarder et revoir
app-replay = Revoir une partie
app-rules = Règles
app-offline = Pas de connexion
app-offline-note = Le serveur est injoignable pour le moment. Vos parties y sont en sécurité : rien n’est perdu, et cette page reprendra dès que la connexion reviendra.
app-offline-again = Réessayer
app-offline-still = Toujours pas de connexion.
app-offline-tables = Vos places, conservées sur cet appareil
app-offline-none = Aucune place n’est conservée sur cet appareil.
app-offline-meanwhile = En attendant
app-offline-read = Lire les règles de { $game }
app-share-nothing = Rien n’a été partagé. Partagez l’enregistrement d’une partie : un fichier texte écrit par Trinacria.

app-link-title = { $state ->
    [lobby] { $named ->
        [yes] Jouer à { $game }, table « { $table } »
       *[no] Jouer à { $game }
    }
    [over] { $named ->
        [yes] Partie à revoir : { $game }, table « { $table } »
       *[no] Partie à revoir : { $game }
    }
   *[running] { $named ->
        [yes] { $game }, table « { $table } »
       *[no] Une partie de { $game }
    }
}
app-link-note = { $state ->
    [lobby] { $count ->
        [0] Une table attend ses joueurs. Ouvrez le lien et prenez place, sans compte.
        [one] { $names } vous attend. Ouvrez le lien et prenez place, sans compte.
       *[other] { $names } vous attendent. Ouvrez le lien et prenez place, sans compte.
    }
    [over] { $count ->
        [0] Une partie terminée, coup par coup.
       *[other] { $names } : la partie terminée, coup par coup.
    }
   *[running] { $count ->
        [0] Une partie en cours. Ouvrez le lien pour regarder.
       *[other] { $names } : une partie en cours. Ouvrez le lien pour regarder.
    }
}
app-locale = fr_FR
