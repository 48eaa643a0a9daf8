# Lo que una acción de La Famiglia cuesta y da, antes de jugarla. El dinero va junto a su línea, así que estas no lo nombran.

lafamiglia-preview-money-supply = a la reserva
lafamiglia-preview-money-owner = a { $other }, por la ficha ajena
lafamiglia-preview-money-token = por la ficha ajena
lafamiglia-preview-money-printed = impreso sobre la columna
lafamiglia-preview-money-tokens = { $count ->
    [one] por 1 ficha
   *[other] por { $count } fichas
}
lafamiglia-preview-money-foreign = { $count ->
    [one] por 1 ajena entre ellas
   *[other] por { $count } ajenas entre ellas
}
lafamiglia-preview-money-gift = por un regalo: { $other } recibe { $arrives }
lafamiglia-preview-money-bank = de la reserva
lafamiglia-preview-money-labs = de tus laboratorios
lafamiglia-preview-money-sale = por la orden
lafamiglia-preview-money-card = de la carta de personaje
lafamiglia-preview-order = Obtienes la orden { $order }
lafamiglia-preview-order-sold = { $order } sale de la partida
lafamiglia-preview-hq-recruited = Soldati que van a tu cuartel: { $amount }
lafamiglia-preview-hq-reward = Recompensa, soldati que van a tu cuartel: { $amount }
lafamiglia-preview-hq-placed = Soldati de tu cuartel: { $amount }
lafamiglia-preview-hq-card = Soldati de la carta, a tu cuartel: { $amount }
lafamiglia-preview-hq-spent = Soldati de tu cuartel a la reserva: { $amount }
lafamiglia-preview-soldati-force = Atacantes que pierdes al instante en { $area }: { $amount }
lafamiglia-preview-soldati-pentito = Soldati que pierdes en { $area }: { $amount }
lafamiglia-preview-recruit = Recluta hasta { $amount }
lafamiglia-preview-place = Coloca hasta { $amount }
lafamiglia-preview-issue = Órdenes que puedes dar: { $amount }
lafamiglia-preview-equipment = Pon una pieza de equipo
lafamiglia-preview-influence = Fichas que salen de tu tablero: { $amount }
lafamiglia-preview-mat = Retira una ficha de la fila { $row } de tu tablero
lafamiglia-preview-value = Valor base de { $row }: { $now } → { $amount }
lafamiglia-preview-commission = Retira una ficha de la comisión de la fila { $row }
lafamiglia-preview-car = Un coche en { $area }
lafamiglia-preview-car-bomb = Se pierde el coche de { $area }
lafamiglia-preview-car-open = Ataque +{ $amount } si llevas un coche
lafamiglia-preview-lab = Un laboratorio en { $area }
lafamiglia-preview-boat = Una lancha en { $sea }
lafamiglia-preview-start_piece = Te llevas el marcador de inicio
lafamiglia-preview-final = Una acción final al acabar la planificación
lafamiglia-preview-tile = Marcas { $tile }
lafamiglia-preview-tile-given = Renuncias a { $tile }
lafamiglia-preview-seats = Asientos en la Cúpula: { $seats } a { $others }
lafamiglia-preview-skull = Ataque +{ $amount }: calavera
lafamiglia-preview-car_attack = Ataque +{ $amount }: coche
lafamiglia-preview-miniguns = Ataque +{ $amount }: Ametralladoras
lafamiglia-preview-labs = Defensa +{ $amount }: laboratorios
lafamiglia-preview-vests = Defensa +{ $amount }: chalecos
lafamiglia-preview-watchmen = Defensa +{ $amount }: Vigilantes
lafamiglia-preview-removed = Ataque { $attack }, defensa { $defence }: { $amount ->
    [0] ningún defensor se va
    [one] 1 defensor se va
   *[other] { $amount } defensores se van
} de entrada; defensores en { $area }: { $defenders }
lafamiglia-preview-gone = Soldati retirados en { $area }: { $amount }
lafamiglia-preview-knockout = Cada bando pierde { $amount }. Atacantes que quedan: { $attackers }, defensores: { $defenders }
lafamiglia-preview-left = { $area } conserva { $amount }
lafamiglia-preview-stand = Después, { $amount } en { $area }
lafamiglia-preview-taken = Toma { $area }: { $amount } de { $of } zonas de { $mandamento }
lafamiglia-preview-taken-if_won = Si ganas: { $area }, { $amount } de { $of } zonas de { $mandamento }
lafamiglia-preview-lost = { $area } queda vacía y se pierde
lafamiglia-preview-emptied = A { $area } no le quedan soldati ({ $family })
lafamiglia-preview-theirs = { $area } pasa a: { $family }
lafamiglia-preview-lab_lost = { $area } pierde un laboratorio (le quedan: { $amount })
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] Controlas
   *[other] { $seat } controla
} { $mandamento }
lafamiglia-preview-mandamento_won-if_won = Si el ataque sale bien, { $viewer ->
    [self] controlas
   *[other] { $seat } controla
} { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] Pierdes
   *[other] { $seat } pierde
} { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = Si el ataque sale bien, { $viewer ->
    [self] pierdes
   *[other] { $seat } pierde
} { $mandamento }
lafamiglia-preview-collide = Tres lanchas coinciden en { $sea }: se retiran dos
lafamiglia-preview-sunk = Se retira de { $sea } una lancha de { $other }
lafamiglia-preview-laid = { $order } queda boca abajo en { $area }
lafamiglia-preview-failed = El ataque contra { $area } fracasa
lafamiglia-preview-coupole = La Cúpula cuenta como uno de tus Mandamenti
lafamiglia-preview-number = Eliges cuántos van, hasta { $amount }
lafamiglia-preview-token = Una ficha ajena cuesta { $amount } más
lafamiglia-preview-one_of = Haz una de estas { $amount }
lafamiglia-preview-approach = Después, { $attackers } contra { $defenders }: astucia, o fuerza bruta por { $amount }
lafamiglia-preview-cards = Cada bando juega una carta; aún no se pierde nada
lafamiglia-preview-convert = Puedes sustituir hasta { $amount ->
    [one] { $amount } defensor
   *[other] { $amount } defensores
}
lafamiglia-preview-pay_off = Puedes comprar hasta { $amount ->
    [one] { $amount } defensor
   *[other] { $amount } defensores
}
lafamiglia-preview-tile_bribery = Puedes sobornar a defensores: { $amount }
lafamiglia-preview-empty = { $area } queda vacía: ya no es de nadie.
lafamiglia-preview-empty-near = { $area } queda vacía, y { $seat } tiene { $amount } al lado, en { $source }.
lafamiglia-preview-order_lost = { $order } de { $area } vuelve a tu cuartel sin usarse.
lafamiglia-preview-mandamento = Pierdes el control de { $mandamento }.
lafamiglia-preview-purse = Te quedas sin dinero.
lafamiglia-preview-idle-planning = { $tile } solo vale en la planificación: no hace nada en el enfrentamiento que sigue.
lafamiglia-preview-idle-encounter = { $tile } solo vale en el enfrentamiento: no hace nada en la planificación que sigue.
lafamiglia-preview-asked = { $decision }
