# La cosa migliore che si può fare a Famiglia, in una frase: il primo modo la comincia, segue un modo di altro genere.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first }, oppure { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Prendi { $card }, è gratis
       *[other] prendi { $card }, è gratis
    }
   *[other] { $place ->
        [first] Recluta { $card }
       *[other] recluta { $card }
    }{ $pays ->
        [pair] {" "}con due { $lay }
       *[joker] {" "}con { $lay } e { $keep }
    }
}
famiglia-way-brute = { $place ->
    [first] Abbassa { $card } con { $brute } e recluta la carta
   *[other] abbassa { $card } con { $brute } e recluta la carta
}
famiglia-way-new = { $place ->
    [first] Togli una carta per averne di nuove
   *[other] togli una carta per averne di nuove
}
famiglia-way-accountant = { $place ->
    [first] Gioca { $card } e scambia carte con la tua banda
   *[other] gioca { $card } e scambia carte con la tua banda
}
famiglia-way-power = { $place ->
    [first] Gioca { $card } e abbassa una carta
   *[other] gioca { $card } e abbassa una carta
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Passa
       *[other] passa
    }
   *[none] { $place ->
        [first] Passa, non c’è niente da prendere
       *[other] passa, non c’è niente da prendere
    }
}
famiglia-way-swap = { $place ->
    [first] Scambia { $amount ->
        [one] { $amount } carta
       *[other] fino a { $amount } carte
    } tra la banda e la mano
   *[other] scambia { $amount ->
        [one] { $amount } carta
       *[other] fino a { $amount } carte
    } tra la banda e la mano
}
famiglia-way-done = { $place ->
    [first] Chiudi lo scambio
   *[other] chiudi lo scambio
}
famiglia-way-lay = { $place ->
    [first] Cala una carta della mano al posto di { $card }
   *[other] cala una carta della mano al posto di { $card }
}
famiglia-way-lower = { $place ->
    [first] Abbassa { $card } a { $value } e recluta la carta
   *[other] abbassa { $card } a { $value } e recluta la carta
}
