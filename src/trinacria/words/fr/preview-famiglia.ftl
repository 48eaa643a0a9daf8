# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Vos points : { $now } → { $after }. Votre tour se termine.
famiglia-preview-new_cards = Cartes dans la rue : { $now } → { $after }. Impossible à annuler.
famiglia-preview-put_away = { $card } va { $to ->
    [deck] sous la pioche
   *[discard] dans la défausse
}
famiglia-preview-to_gang = { $card } va dans votre gang
famiglia-preview-to_hand = { $card } revient en main
famiglia-preview-swaps = Échanger jusqu’à { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
famiglia-preview-lowers = Baisser une carte de la rue de { $amount } au plus
famiglia-preview-value = { $card } vaut { $amount } ce tour-ci
famiglia-preview-free = { $card } devient gratuite
famiglia-preview-pair = { $card } demandera deux { $needed }, ou une seule et un Mercenaire
famiglia-preview-refill = La rue sera vide : { $amount ->
    [one] { $amount } nouvelle carte
   *[other] { $amount } nouvelles cartes
}
famiglia-preview-both_passed = Deux passes de suite : la partie se termine.
