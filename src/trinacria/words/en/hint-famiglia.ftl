# Why a bot would play this: the one reason shown with a hint in Famiglia.

famiglia-hint-only = Nothing else is possible.
famiglia-hint-recruit = { $card } is worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
}: you go from { $now } to { $after }.
famiglia-hint-recruit-pair = You will hold two { $card }, and a pair of them pays for { $needed }.
famiglia-hint-recruit-best = { $card } is the best card in the street: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for you, none for your opponent.
famiglia-hint-new = If you put { $card } away, { $amount ->
    [one] 1 new card comes
   *[other] { $amount } new cards come
} to the street.
famiglia-hint-new-nothing = You can’t recruit anything in the street now; { $amount ->
    [one] a new card
   *[other] { $amount } new cards
} may change that.
famiglia-hint-accountant = { $card } brings up to { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} from your gang back to your hand, where they can pay again.
famiglia-hint-brute = { $card } lowers a street card by up to { $amount }, so it becomes cheaper for you.
famiglia-hint-back = In your hand, { $card } can help pay again.
famiglia-hint-back-pair = With { $card } back you hold a pair of them, and that pays for { $needed }.
famiglia-hint-lay = { $card } counts the same in your gang: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}. You need it least in your hand.
famiglia-hint-free = Then { $card } is free: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
} without showing a card.
famiglia-hint-pair = Then two { $needed } pay for { $card }: { $amount ->
    [0] no points
    [one] 1 point
   *[other] { $amount } points
}.
famiglia-hint-pass = You keep every card in your hand: nothing in the street is worth what it costs.
famiglia-hint-pass-nothing = You can’t recruit any card in the street.
famiglia-hint-pass-end = Both players have passed, and the game ends with the points as they are.
famiglia-hint-done = No other card of your gang is worth a swap.
