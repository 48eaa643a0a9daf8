# What is best open to do in Famiglia, in one sentence: the first way begins it, another kind of way follows.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first }, or { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Take { $card }, it is free
       *[other] take { $card }, it is free
    }
   *[other] { $place ->
        [first] Recruit { $card }
       *[other] recruit { $card }
    }{ $pays ->
        [pair] {" "}with two { $lay }
       *[joker] {" "}with { $lay } and { $keep }
    }
}
famiglia-way-brute = { $place ->
    [first] Lower { $card } with { $brute } and recruit it
   *[other] lower { $card } with { $brute } and recruit it
}
famiglia-way-new = { $place ->
    [first] Put a card away for new ones
   *[other] put a card away for new ones
}
famiglia-way-accountant = { $place ->
    [first] Play { $card } and swap cards with your gang
   *[other] play { $card } and swap cards with your gang
}
famiglia-way-power = { $place ->
    [first] Play { $card } and lower a card
   *[other] play { $card } and lower a card
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Pass
       *[other] pass
    }
   *[none] { $place ->
        [first] Pass, nothing can be taken
       *[other] pass, nothing can be taken
    }
}
famiglia-way-swap = { $place ->
    [first] Swap up to { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } between your gang and your hand
   *[other] swap up to { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } between your gang and your hand
}
famiglia-way-done = { $place ->
    [first] Stop swapping
   *[other] stop swapping
}
famiglia-way-lay = { $place ->
    [first] Lay down a card of your hand for { $card }
   *[other] lay down a card of your hand for { $card }
}
famiglia-way-lower = { $place ->
    [first] Lower { $card } to { $value } and recruit it
   *[other] lower { $card } to { $value } and recruit it
}
