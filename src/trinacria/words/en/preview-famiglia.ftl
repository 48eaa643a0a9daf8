# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Your points: { $now } → { $after }. Your turn ends.
famiglia-preview-new_cards = Cards in the street: { $now } → { $after }. You can’t undo this.
famiglia-preview-put_away = { $card } goes { $to ->
    [deck] under the deck
   *[discard] to the discard pile
}
famiglia-preview-to_gang = { $card } goes to your gang
famiglia-preview-to_hand = { $card } goes to your hand
famiglia-preview-swaps = Swap up to { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
famiglia-preview-lowers = Lower a street card by up to { $amount }
famiglia-preview-value = { $card } counts as { $amount } this turn
famiglia-preview-free = Then { $card } is free
famiglia-preview-pair = Then { $card } needs two { $needed }, or one and a Mercenary
famiglia-preview-refill = The street is then empty: { $amount ->
    [one] { $amount } new card
   *[other] { $amount } new cards
}
famiglia-preview-both_passed = Both players have passed: the game ends.
