# Lo mejor que se puede hacer en Famiglia, en una frase: la primera manera la empieza, y otra clase de manera sigue.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first }, o { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Llévate { $card }, es gratis
       *[other] llévate { $card }, es gratis
    }
   *[other] { $place ->
        [first] Recluta { $card }
       *[other] recluta { $card }
    }{ $pays ->
        [pair] {" "}con dos { $lay }
       *[joker] {" "}con { $lay } y { $keep }
    }
}
famiglia-way-brute = { $place ->
    [first] Rebaja { $card } con { $brute } y recluta esa carta
   *[other] rebaja { $card } con { $brute } y recluta esa carta
}
famiglia-way-new = { $place ->
    [first] Retira una carta y saca otras nuevas
   *[other] retira una carta y saca otras nuevas
}
famiglia-way-accountant = { $place ->
    [first] Juega { $card } y cambia cartas con tu banda
   *[other] juega { $card } y cambia cartas con tu banda
}
famiglia-way-power = { $place ->
    [first] Juega { $card } y rebaja una carta
   *[other] juega { $card } y rebaja una carta
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Pasa
       *[other] pasa
    }
   *[none] { $place ->
        [first] Pasa, no hay nada que llevarse
       *[other] pasa, no hay nada que llevarse
    }
}
famiglia-way-swap = { $place ->
    [first] Cambia hasta { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    } entre tu banda y tu mano
   *[other] cambia hasta { $amount ->
        [one] 1 carta
       *[other] { $amount } cartas
    } entre tu banda y tu mano
}
famiglia-way-done = { $place ->
    [first] Deja de cambiar
   *[other] deja de cambiar
}
famiglia-way-lay = { $place ->
    [first] Deja una carta de la mano por { $card }
   *[other] deja una carta de la mano por { $card }
}
famiglia-way-lower = { $place ->
    [first] Rebaja { $card } a { $value } y recluta esa carta
   *[other] rebaja { $card } a { $value } y recluta esa carta
}
