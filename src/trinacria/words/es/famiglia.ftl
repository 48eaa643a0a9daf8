# Famiglia, el juego de cartas.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Contables
famiglia-family-Y = Matones
famiglia-family-G = Mercenarios
famiglia-ability-R = Sin habilidad, pero con más puntos
famiglia-ability-B = Jugar: cambia hasta n cartas entre la mano y la banda
famiglia-ability-Y = Jugar: rebaja una carta de la calle de 1 a n
famiglia-ability-G = Comodín de cualquier carta de valor menor
famiglia-card-ability-B = { $value ->
    [1] Jugar: cambia 1 carta entre la mano y la banda
   *[other] Jugar: cambia hasta { $value } cartas entre la mano y la banda
}
famiglia-card-ability-Y = { $value ->
    [1] Jugar: rebaja una carta de la calle en 1
   *[other] Jugar: rebaja una carta de la calle de 1 a { $value }
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = Cartas nuevas
famiglia-step-2 = Contable
famiglia-step-3 = Matón
famiglia-step-4 = Reclutar

famiglia-decision-turn = Juega tu turno: cartas nuevas, Contable, Matón, reclutar.
famiglia-decision-recruit = Recluta una carta, o pasa.
famiglia-decision-take_back = Recoge una carta de tu banda, o deja de cambiar.
famiglia-decision-lay_down = Deja una carta de la mano a cambio.
famiglia-decision-lower = Elige la carta de la calle que rebaja tu Matón.
famiglia-decision-draw = El azar descubre una carta.

famiglia-do-new = Retirar { $card }: { $count ->
    [one] 1 carta nueva
   *[other] { $count } cartas nuevas
}
famiglia-do-play = { $family ->
    [B] Jugar el Contable { $card }: cambia hasta { $value }
   *[other] Jugar el Matón { $card }: rebaja una carta hasta en { $value }
}
famiglia-do-back = Recoger { $card } de tu banda
famiglia-do-done = Dejar de cambiar
famiglia-do-lay = Dejar { $card }
famiglia-do-lower = Rebajar { $card } en { $by }, a { $value }
famiglia-do-take = { $pays ->
    [nothing] Reclutar { $card } gratis
    [pair] Reclutar { $card } con una pareja de { $lay }
   *[joker] Reclutar { $card }: { $lay } va a tu banda, { $keep } vuelve
}
famiglia-do-pass = Pasar

famiglia-event-put_away = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} { $card } { $to ->
    [deck] debajo del mazo.
   *[discard] en la pila de descartes.
}
famiglia-event-laid_out = Nuevas en la calle: { $cards }.
famiglia-event-reshuffled = El mazo se ha agotado. Se baraja la pila de descartes y forma un mazo nuevo de { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
}. Empieza la segunda vuelta.
famiglia-event-accountant = { $viewer ->
    [self] Juegas
   *[other] { $seat } juega
} el Contable { $card }.
famiglia-event-took_back = { $viewer ->
    [self] Recoges
   *[other] { $seat } recoge
} { $card } de la banda.
famiglia-event-laid_down = { $viewer ->
    [self] Dejas
   *[other] { $seat } deja
} { $card } a cambio.
famiglia-event-brute = { $viewer ->
    [self] Juegas
   *[other] { $seat } juega
} el Matón { $card }.
famiglia-event-lowered = { $viewer ->
    [self] Rebajas
   *[other] { $seat } rebaja
} { $card } en { $by }, a { $value }.
famiglia-event-recruited = { $viewer ->
    [self] Reclutas
   *[other] { $seat } recluta
} { $card }{ $lay ->
    [none] {" "}gratis.
   *[other] {" "}con { $lay } y { $keep }; { $lay } va a la banda.
}
famiglia-event-passed = { $viewer ->
    [self] Pasas.
   *[other] { $seat } pasa.
}
famiglia-event-last_cards = La última carta del mazo está en juego. { $turns ->
    [0] La partida acaba después de este turno.
    [one] Queda un turno después de este.
   *[other] Quedan { $turns } turnos después de este.
}
famiglia-event-turn = { $viewer ->
    [self] Es tu turno.
   *[other] Es el turno de { $seat }.
}
famiglia-event-ended = Ha acabado la partida: { $p1 } a { $p2 }.

famiglia-result = { $decided_by ->
    [draw] Empate, { $high } a { $low }. Todas las cartas valen lo mismo.
    [best_card] Igualdad, { $high } a { $low }. Gana { $winner } con la mejor carta.
   *[points] Gana { $winner }, { $high } a { $low }.
}
famiglia-ended-last_card = Estaba en juego la última carta del mazo.
famiglia-ended-both_passed = Los dos jugadores pasaron seguidos.

famiglia-refusal-not-now-turn = No puedes hacer esto en este momento de tu turno: { $action }.
famiglia-refusal-not-now-swap = Estás cambiando con tu Contable. Recoge una carta de tu banda o deja de cambiar.
famiglia-refusal-not-now-lay = Has recogido { $card }. Deja antes una carta de la mano a cambio.
famiglia-refusal-not-now-lower = Tu Matón espera. Elige antes la carta de la calle que rebaja.
famiglia-refusal-chance-answers = Las cartas las descubre el azar, no un jugador.
famiglia-refusal-new-too-late = Las cartas nuevas van al principio del turno. Ya has dejado atrás ese paso.
famiglia-refusal-new-zero = Hay un 0 en la calle. Solo puedes sacar cartas nuevas cuando no hay ninguno.
famiglia-refusal-new-once = En la segunda vuelta solo puedes sacar cartas nuevas una vez por turno.
famiglia-refusal-new-no-deck = El mazo está agotado: no hay cartas nuevas.
famiglia-refusal-not-in-street = { $card } no está en la calle.
famiglia-refusal-play-zero = { $card } es un 0, y un 0 no tiene habilidad.
famiglia-refusal-play-no-ability = { $card } es de La Famiglia. No tiene habilidad, solo más puntos.
famiglia-refusal-play-joker = { $card } es un Mercenario. Muéstralo como comodín al reclutar; no se puede jugar por sí solo.
famiglia-refusal-play-not-in-hand = { $card } no está en tu mano.
famiglia-refusal-play-accountant-late = Es tarde para { $card }: puedes jugar un Contable por turno, antes del Matón.
famiglia-refusal-play-brute-late = Es tarde para { $card }: puedes jugar un Matón por turno, antes de reclutar.
famiglia-refusal-brute-no-target = No hay ninguna carta de la calle que { $card } pueda rebajar.
famiglia-refusal-back-not-there = { $card } no está en tu banda.
famiglia-refusal-back-accountant = { $card } es el Contable que acabas de jugar. No puedes recogerlo en el mismo cambio.
famiglia-refusal-back-laid = Has dejado { $card } en este cambio. No puedes recogerla otra vez.
famiglia-refusal-lay-not-there = { $card } no está en tu mano.
famiglia-refusal-lay-fetched = Has recogido { $card } en este cambio. Deja una carta que ya tuvieras.
famiglia-refusal-lower-zero = { $card } ya cuenta 0 y no se puede rebajar.
famiglia-refusal-lower-below-zero = { $card } cuenta { $value }. Rebajada en { $by }, bajaría de 0.
famiglia-refusal-lower-too-strong = Este Matón rebaja una carta como mucho en { $strength }, no en { $by }.
famiglia-refusal-take-free = { $card } cuenta 0 ahora. Es gratis, así que no muestres cartas.
famiglia-refusal-take-needs-pair = { $card } cuenta { $value }, así que necesitas dos { $needed } en la mano. Un Mercenario de valor { $value } o más puede sustituir a una de ellas, no a las dos.
famiglia-refusal-take-in-gang = { $shown } está en tu banda. Solo puedes mostrar cartas de la mano.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } no está en tu mano.
   *[other] No tienes { $count } { $shown } en la mano.
}
famiglia-refusal-take-two-jokers = Solo un Mercenario puede ser el comodín. { $card } cuenta { $value }, así que la otra carta debe ser { $needed } de verdad.
famiglia-refusal-take-joker-too-low = { $shown } solo puede sustituir a cartas de valor menor. { $card } cuenta { $value } y pide { $needed }.
famiglia-refusal-take-wrong-cards = { $card } cuenta { $value }. Muestra dos { $needed }, o una { $needed } y un Mercenario de valor { $value } o más.
famiglia-one-pass = Un jugador ha pasado. Otro pase seguido pone fin a la partida.
