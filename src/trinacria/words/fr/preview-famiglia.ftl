# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Vos points : { $now } → { $after }. Votre tour se termine.
famiglia-preview-new_cards = Cartes dans la rue : { $now } → { $after }. Cela ne peut pas être annulé.
famiglia-preview-put_away = { $card } va { $to ->
    [deck] sous la pioche
   *[discard] à la défausse
}
famiglia-preview-to_gang = { $card } va dans votre gang
famiglia-preview-to_hand = { $card } revient en main
famiglia-preview-swaps = Échanger jusqu’à { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
famiglia-preview-lowers = Baisser une carte de la rue de { $amount } au plus
famiglia-preview-value = { $card } compte pour { $amount } ce tour
famiglia-preview-free = { $card } est alors gratuite
famiglia-preview-pair = { $card } demande alors deux { $needed }, ou une et un Mercenaire
famiglia-preview-refill = La rue est alors vide : { $amount ->
    [one] { $amount } nouvelle carte
   *[other] { $amount } nouvelles cartes
}
famiglia-preview-both_passed = Deux passes de suite : la partie se termine.
