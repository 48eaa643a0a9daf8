# Packs that players bring: on the page, at the table, in the terminal.

packs-title = Matériel
packs-own = Boîte maison
packs-built-in = Boîte d’origine
packs-add = Ajouter une boîte
packs-add-note = Les fichiers d’une boîte, ou une archive zip. Ils sont d’abord vérifiés ; seules les personnes que vous invitez, ou qui connaissent son adresse, peuvent l’obtenir.
packs-checking = Vérification de la boîte…
packs-faults = { $count ->
    [one] Cette boîte contient 1 erreur. Rien n’a été conservé.
   *[other] Cette boîte contient { $count } erreurs. Rien n’a été conservé.
}
packs-expected = Attendu : { $fix }
packs-ready = « { $name } » : la boîte est prête.
packs-known = Cette boîte se joue exactement comme « { $name } » : c’est donc celle-ci qui sert.
packs-forget = Retirer « { $name } » de cette liste
packs-open = À propos de cette boîte
packs-play = Jouer avec
packs-archive = Télécharger en zip
packs-hash = Empreinte
packs-missing = Cette boîte n’est pas sur ce serveur. Les boîtes qu’aucune table n’utilise sont supprimées au bout d’un moment.
packs-at-table = Matériel : { $name }
packs-log = Cette partie se joue avec le matériel « { $name } ».
packs-house = Règles maison
packs-no-house = Aucune : les nombres du livret s’appliquent.
packs-house-rounds = { $number ->
    [one] La partie dure 1 manche.
   *[other] La partie dure { $number } manches.
}
packs-house-start_money = Chaque famille commence avec { $number } £ de plus.
packs-house-win_family = { $number ->
    [one] Une famille gagne avec { $number } mandamento.
   *[other] Une famille gagne avec { $number } mandamenti.
}
packs-house-win_team = { $number ->
    [one] Une équipe gagne avec { $number } mandamento.
   *[other] Une équipe gagne avec { $number } mandamenti.
}
packs-house-mandamento_areas = { $number ->
    [one] Il faut { $number } territoire pour contrôler un mandamento.
   *[other] Il faut { $number } territoires pour contrôler un mandamento.
}
packs-house-tiles_in_play = { $number ->
    [one] 1 tuile Contrôle est en jeu.
   *[other] { $number } tuiles Contrôle sont en jeu.
}
packs-house-labs_per_area = { $number ->
    [one] Un territoire compte 1 labo au plus.
   *[other] Un territoire compte { $number } labos au plus.
}
packs-balance = Mettre à l’essai
packs-balance-note = Des bots jouent des parties rapides avec cette boîte, { $games } en tout. Vous pouvez continuer à utiliser la page.
packs-balance-start = { $games ->
    [one] Jouer { $games } partie
   *[other] Jouer { $games } parties
}
packs-balance-stop = Arrêter
packs-balance-more = Continuer
packs-balance-progress = { $played } parties sur { $of }
packs-balance-mode = Joueurs
packs-balance-fair = Taux de victoire, avec la fourchette où ils se trouvent à 95 %
packs-balance-outliers = Ce qui sort du lot
packs-balance-outliers-note = Les ordres, personnages et tuiles Contrôle les plus éloignés de la moyenne de leur sorte.
packs-balance-none = Rien pour l’instant : il faut jouer davantage de parties.
packs-balance-rate = { $name } : { $share } %, entre { $low } % et { $high } %, en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
packs-aspect-first = Camp du premier joueur
packs-aspect-side = Équipe et joueur seul
packs-aspect-family = Familles
packs-aspect-corner = Coins
packs-side-pair = Équipe de deux
packs-side-alone = Joueur seul
packs-corner-nw = Nord-ouest
packs-corner-ne = Nord-est
packs-corner-sw = Sud-ouest
packs-corner-se = Sud-est
packs-kind-order = Ordre : { $family }
packs-kind-character = Personnage
packs-kind-tile = Tuile Contrôle
