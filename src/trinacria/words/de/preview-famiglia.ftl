# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Deine Punkte: { $now } → { $after }. Dein Zug endet.
famiglia-preview-new_cards = Karten in der Straße: { $now } → { $after }. Das lässt sich nicht rückgängig machen.
famiglia-preview-put_away = { $card } kommt { $to ->
    [deck] unter den Stapel
   *[discard] auf die Ablage
}
famiglia-preview-to_gang = { $card } kommt in deine Bande
famiglia-preview-to_hand = { $card } kommt auf deine Hand
famiglia-preview-swaps = Bis zu { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} tauschen
famiglia-preview-lowers = Eine Karte der Straße um bis zu { $amount } senken
famiglia-preview-value = { $card } zählt in diesem Zug { $amount }
famiglia-preview-free = Dann ist { $card } umsonst
famiglia-preview-pair = Dann braucht { $card } zwei { $needed }, oder eine und einen Söldner
famiglia-preview-refill = Die Straße ist dann leer: { $amount ->
    [one] { $amount } neue Karte
   *[other] { $amount } neue Karten
}
famiglia-preview-both_passed = Beide haben gepasst: Das Spiel endet.
