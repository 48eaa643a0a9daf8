# Famiglia en la página.

web-famiglia-players = 2 jugadores
web-famiglia-length = 20 minutos
web-famiglia-home = Una posición de Famiglia
web-famiglia-home-take = Tus dos 2 se llevan { $card }.
web-famiglia-home-play = Sigue desde aquí
web-famiglia-short-B = Cambia hasta { $value }
web-famiglia-short-Y = { $value ->
    [1] Rebaja en 1
   *[other] Rebaja de 1 a { $value }
}
web-famiglia-short-G = { $below ->
    [0] Comodín de 0
   *[other] Comodín de 0–{ $below }
}
web-famiglia-card = { $name }, { $family }, valor { $value }, { $power }, { $points ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $points } puntos
}
web-famiglia-no-power = sin habilidad
web-famiglia-named = { $card ->
    [none] { $name }
   *[other] { $name } { $card }
}
web-famiglia-lowered-heard = rebajada { $change }
web-famiglia-renews = { $count ->
    [one] { $count } nueva
   *[other] { $count } nuevas
}
web-famiglia-street = Calle
web-famiglia-street-later = { $count ->
    [one] 1 carta, después
   *[other] { $count } cartas, después
}
web-famiglia-swap-gang = Tu banda: elige lo que vuelve
web-famiglia-your-hand = Tu mano
web-famiglia-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
web-famiglia-together = total { $points }
web-famiglia-holds = { $name } tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-famiglia-seen = vistas:
web-famiglia-pays-joker = { $value } + comodín
web-famiglia-way-points = { $price }: { $now } → { $after }
web-famiglia-way-recruit = Reclutar { $name }
web-famiglia-way-lower = Rebajar { $name } a { $value }
web-famiglia-way-play = Jugar { $name }
web-famiglia-way-brute = por { $name }: { $now } → { $after }
web-famiglia-way-new = Retirar una carta
web-famiglia-way-news = { $least ->
    [1] { $most ->
        [1] por 1 nueva
       *[other] por 1 a { $most } nuevas
    }
   *[other] por { $least } a { $most } nuevas
}
web-famiglia-so-new = { $count ->
    [one] así llegó 1 carta nueva: { $cards }
   *[other] así llegaron { $count } cartas nuevas: { $cards }
}
web-famiglia-swap = Cambiar { $count } por { $count }
web-famiglia-steps = Los cuatro pasos de un turno
web-famiglia-can = disponible
web-famiglia-with = reclutar con { $cards }
web-famiglia-which = Elige una de estas, o marca más cartas.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = La calle está vacía.
web-famiglia-gang = banda { $count }
web-famiglia-score-note = cuentan banda y mano
web-famiglia-score-hidden = banda { $gang }, mano oculta
web-famiglia-worth = puntos con 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Retirar por 1 nueva
   *[other] Retirar por { $count } nuevas
}
web-famiglia-do-play = Jugar
web-famiglia-do-back = Recoger
web-famiglia-do-lay = Dejar
web-famiglia-do-lower = Rebajar en { $by }, a { $value }
web-famiglia-confirm-take = Reclutar
web-famiglia-do-take = { $pays ->
    [pair] Mostrar dos { $lay }
   *[joker] { $lay } a la banda, { $keep } vuelve a la mano
}
web-famiglia-measure-points = Puntos
web-famiglia-measure-gang = Banda
web-famiglia-measure-cards = Cartas
web-famiglia-first-pass = Primera vuelta
web-famiglia-second-pass = Segunda vuelta
web-famiglia-last-turns = Últimos turnos
web-famiglia-the-end = El final
web-famiglia-value = valor
web-famiglia-finale-hand = estaba en la mano
web-famiglia-verdict-points = { $outcome ->
    [won] Ganas por { $count }
    [lost] Pierdes por { $count }
   *[neutral] { $name } gana por { $count }
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] Ganas con mejores cartas
    [lost] Pierdes ante mejores cartas
   *[neutral] { $name } gana con mejores cartas
}
web-famiglia-verdict-draw = Empate
web-famiglia-fresh = nueva
