# Why a bot would play this: the one reason shown with a hint in Famiglia.

famiglia-hint-only = Il n’y a rien d’autre à faire.
famiglia-hint-recruit = { $card } rapporte { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} : vous passez de { $now } à { $after }.
famiglia-hint-recruit-pair = Vous aurez deux { $card } en main, et cette paire permet de recruter { $needed }.
famiglia-hint-recruit-best = { $card } est la meilleure carte de la rue : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} pour vous, aucun pour l’adversaire.
famiglia-hint-new = Si vous retirez { $card }, { $amount ->
    [one] { $amount } nouvelle carte arrive
   *[other] { $amount } nouvelles cartes arrivent
} dans la rue.
famiglia-hint-new-nothing = Vous ne pouvez rien recruter dans la rue ; { $amount ->
    [one] une nouvelle carte peut
   *[other] { $amount } nouvelles cartes peuvent
} y remédier.
famiglia-hint-accountant = { $card } ramène de votre gang en main jusqu’à { $amount ->
    [one] { $amount } carte, qui pourra
   *[other] { $amount } cartes, qui pourront
} payer de nouveau.
famiglia-hint-brute = { $card } baisse une carte de la rue de { $amount } au plus : elle vous coûtera moins.
famiglia-hint-back = En main, { $card } peut de nouveau servir à payer.
famiglia-hint-back-pair = Avec { $card } de retour, vous en avez deux : cette paire permet de recruter { $needed }.
famiglia-hint-lay = { $card } compte autant dans votre gang ({ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}) et c’est en main qu’elle vous sert le moins.
famiglia-hint-free = { $card } devient gratuite : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} sans montrer de carte.
famiglia-hint-pair = Deux { $needed } suffiront pour { $card } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
famiglia-hint-pass = Vous gardez toute votre main : rien dans la rue ne vaut son prix.
famiglia-hint-pass-nothing = Vous ne pouvez recruter aucune carte de la rue.
famiglia-hint-pass-end = Les deux joueurs auront passé : la partie se termine avec les points actuels.
famiglia-hint-done = Aucune autre carte de votre gang ne mérite un échange.
