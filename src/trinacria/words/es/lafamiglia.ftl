# La Famiglia: La gran guerra de la mafia.

lafamiglia-name = La Famiglia: La gran guerra de la mafia

error-unknown-option = No existe la opción «{ $option }». Opciones disponibles: { $known }.
error-option-value = La opción «{ $option }» debe ser una de { $known }, no «{ $value }».

position-cycle = El orden de juego debe nombrar familias distintas de { $known }, una por jugador, no «{ $found }».
position-corners = Las esquinas deben seguir las flechas { $known } alrededor del tablero, no «{ $found }».
position-teams = { $found } no encaja con los bandos de esta modalidad.
position-unknown-id = { $key } contiene «{ $found }», que no es de este juego.
position-negative = { $key } contiene un número menor que 0.
position-limit = { $key } tiene { $found }, pero se permiten como mucho { $high }.
position-soldati = { $key } necesita una familia y soldati, o ninguna de las dos cosas.
position-ownerless = { $key } tiene coches u órdenes que no son de ninguna familia.
position-order-owner = La orden { $order } no puede pertenecer a { $family }.
position-bust-alone = El busto de { $family } está junto a { $space }, que no tiene ficha.
position-mark = La loseta { $tile } está marcada por { $family }, una familia del otro equipo.
position-tile-out = La loseta { $tile } está marcada, pero no está en juego.
position-space = La casilla { $space } no está en la hoja { $sheet }.
position-pieces = Hay demasiadas piezas ({ $piece }, { $family }): { $found }. La caja tiene { $high }.
position-step = El paso { $found } no encaja con esta posición.
position-solo = La modalidad { $mode } no tiene parte «solo».
position-solo-colours = Las familias, las comisiones y la familia ficticia necesitan colores distintos de { $known }, y solo quien juega en solitario tiene comisión: «{ $found }».
position-coupole = La Cúpula tiene { $seats } asientos, no { $found }.
position-round-spaces = { $key } necesita un 0 o un 1 por cada casilla redonda ({ $number } en total).

lafamiglia-decision-draw = Decide el azar.
lafamiglia-decision-family = Elige tu familia.
lafamiglia-decision-setup_soldati = Coloca el soldato de tu personaje en una de tus zonas.
lafamiglia-decision-setup_car = Pon el coche de tu personaje en una de tus zonas.
lafamiglia-decision-setup_boat = Pon la lancha de tu personaje en un mar junto a tus zonas.
lafamiglia-decision-setup_lab = Construye el laboratorio de tu personaje en una de tus zonas.
lafamiglia-decision-setup_token = Pon una ficha de influencia en una casilla vacía de la hoja 0.
lafamiglia-decision-turn = Elige una casilla de acción o una columna.
lafamiglia-decision-must_sell = Vende una orden: no puedes pagar ninguna jugada útil.
lafamiglia-decision-help = Dale a tu pareja { $price_gift_arrives ->
    [one] 1 moneda
   *[other] { $price_gift_arrives } monedas
} (te cuesta { $price_gift }): no puede mover.
lafamiglia-decision-token = Elige la ficha que mueves allí. La de otro jugador cuesta { $price_token }.
lafamiglia-decision-part = Elige una parte de la casilla.
lafamiglia-decision-recruit = Elige cuántos soldati reclutas.
lafamiglia-decision-place_area = Elige una zona para soldati de tu cuartel.
lafamiglia-decision-place_number = Elige cuántos soldati colocas.
lafamiglia-decision-issue_area = Elige una zona para la orden.
lafamiglia-decision-issue_order = Elige la orden que pones boca abajo.
lafamiglia-decision-equipment = Pon en el tablero una pieza de equipo.
lafamiglia-decision-sail = Mueve tu nueva lancha a un mar adyacente, o déjala aquí.
lafamiglia-decision-sink = Elige la lancha que se retira con la tuya: tres son demasiadas.
lafamiglia-decision-exert = Elige una fila de tu tablero: se retira su ficha más a la izquierda.
lafamiglia-decision-exert_supply = Elige la fila cuya ficha va a tu reserva.
lafamiglia-decision-exert_sheet = Elige otra fila: su ficha va a una hoja.
lafamiglia-decision-influence_token = Elige un lugar para la ficha de tu tablero.
lafamiglia-decision-gather = Elige la zona donde se reúnen tus soldati.
lafamiglia-decision-bring = Elige una zona adyacente de la que traer soldati o coches.
lafamiglia-decision-bring_soldati = Elige cuántos soldati traes.
lafamiglia-decision-bring_cars = Elige cuántos coches traes.
lafamiglia-decision-put_token = Elige una casilla para esta ficha. Su acción no se hace.
lafamiglia-decision-column_action = Haz la acción de la columna y, si quieres, da una orden.
lafamiglia-decision-final_action = Mueve la ficha que está junto a tu busto y haz su acción.
lafamiglia-decision-tile_influence = Descarta un soldato del cuartel para retirar una ficha de tu tablero.
lafamiglia-decision-tile_speedboats = Pon una lancha.
lafamiglia-decision-mark_tile = Marca una loseta de control por un Mandamento que has ganado.
lafamiglia-decision-unmark_tile = Quita una ficha de una loseta de control: has perdido un Mandamento.
lafamiglia-decision-next_order = Elige cuál de tus órdenes va primero.
lafamiglia-decision-order = Haz las partes de tu orden, como quieras.
lafamiglia-decision-move_from = Elige de dónde sale el segundo Movimiento.
lafamiglia-decision-move_target = Elige adónde van tus soldati.
lafamiglia-decision-move_soldati = Elige cuántos soldati envías.
lafamiglia-decision-move_car = ¿Te llevas un coche?
lafamiglia-decision-convert = Elige cuántos defensores sustituyes por soldati de tu reserva.
lafamiglia-decision-pay_off = Elige cuántos defensores retiras con dinero.
lafamiglia-decision-tile_bribery = Paga para retirar un defensor.
lafamiglia-decision-approach = Elige astucia o fuerza bruta.
lafamiglia-decision-defender = Elige qué familia de tu equipo defiende.
lafamiglia-decision-conflict_card = Juega una carta de conflicto boca abajo.
lafamiglia-decision-take_card = Llévate la carta del otro bando, o déjala.
lafamiglia-decision-tile_recruitment = Coloca soldati de tu cuartel en la zona que has tomado.
lafamiglia-decision-tile_second_wave = Coloca una pieza más de la reserva.
lafamiglia-decision-strike_from = Elige de dónde sale el Atentado.
lafamiglia-decision-strike_target = Elige el objetivo de un Atentado o de un coche bomba.
lafamiglia-decision-pentito = Retira soldati de una zona adyacente.
lafamiglia-decision-agitate = Incita a soldati neutrales.
lafamiglia-decision-agitate_target = Elige adónde van los soldati neutrales.
lafamiglia-decision-agitate_soldati = Elige cuántos soldati neutrales envías.
lafamiglia-decision-agitate_reward = Elige cuántos soldati reclutas, como mucho uno por soldato neutral retirado.
lafamiglia-decision-lab_soldati = Coloca un soldato de tu cuartel en cada laboratorio tuyo.
lafamiglia-decision-network = Elige una zona adyacente de tu equipo para más soldati.
lafamiglia-decision-recall = Sustituye soldati de zonas adyacentes por los tuyos.
lafamiglia-decision-commission = Elige el color de tu comisión.
lafamiglia-decision-character = Quédate con una de dos cartas de personaje.
lafamiglia-decision-commission_token = Elige adónde va la ficha de la comisión. En el tablero en solitario hace una acción.
lafamiglia-decision-extra_action = Haz la acción extra de este turno.
lafamiglia-decision-unlock = Desbloquea una acción del tablero en solitario.
lafamiglia-decision-split = Elige en secreto cuántos de los nuevos soldati son miembros.
lafamiglia-decision-seat = Sienta miembros en la Cúpula en vez de colocar soldati.
lafamiglia-decision-coupole_bonus = Coloca tu bonificación de la Cúpula en una zona, tuya o vacía.
lafamiglia-decision-coupole_restore = Sienta miembros de tu cuartel para igualar la Cúpula.
lafamiglia-decision-claim = Pon tu ficha de control en la Cúpula.
lafamiglia-decision-transfer = Mueve fichas a losetas de control vacías, u ofrece un cambio.
lafamiglia-decision-swap_tiles = ¿Aceptas cambiar losetas de control, como ofrece tu pareja?

lafamiglia-event-tiles_drawn = Losetas de control en juego: { $tiles }.
lafamiglia-event-families_dealt = Familias del primer equipo: { $one }. Del segundo equipo: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Diriges
   *[other] { $seat } dirige
} la { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] Empiezas tú.
   *[other] Empieza { $seat }.
}
lafamiglia-event-character = { $viewer ->
    [self] Recibes
   *[other] { $seat } recibe
} la carta de personaje «{ $character }».
lafamiglia-event-planning = Ronda { $round }: planificación. { $viewer ->
    [self] Empiezas tú.
   *[other] Empieza { $seat }.
}
lafamiglia-event-turn = { $viewer ->
    [self] Es tu turno.
   *[other] Es el turno de { $seat }.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] No puedes pagar ninguna jugada, así que pierdes el turno.
   *[other] { $seat } no puede pagar ninguna jugada, así que pierde el turno.
}
lafamiglia-event-tokens_swept = Nadie puede pagar. Las fichas que quedan van a { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Mueves
   *[other] { $seat } mueve
} una ficha ({ $token }) de { $source } a { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} una ficha de influencia en { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Retiras
   *[other] { $seat } retira
} una ficha de la fila { $row } ({ $left ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $left }
}).
lafamiglia-event-column_chosen = { $viewer ->
    [self] Mueves
   *[other] { $seat } mueve
} la columna { $column } ({ $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}).
lafamiglia-event-start_taken = { $viewer ->
    [self] Te llevas
   *[other] { $seat } se lleva
} el marcador de inicio.
lafamiglia-event-bust_set = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} el busto junto a { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] Te saltas
   *[other] { $seat } se salta
} la acción final.
lafamiglia-event-paid = { $viewer ->
    [self] Pagas
   *[other] { $seat } paga
} { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
} { $other ->
    [supply] a la reserva.
   *[other] a { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Recibes
   *[other] { $seat } recibe
} { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}.
lafamiglia-event-laundered = { $viewer ->
    [self] Blanqueas
   *[other] { $seat } blanquea
} { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}.
lafamiglia-event-money_given = { $viewer ->
    [self] Das
   *[other] { $seat } da
} { $arrives ->
    [one] 1 moneda
   *[other] { $arrives } monedas
} a { $other }; el regalo cuesta { $money }.
lafamiglia-event-order_sold = { $viewer ->
    [self] Vendes
   *[other] { $seat } vende
} la orden { $order }.
lafamiglia-event-recruited = { $viewer ->
    [self] Reclutas
   *[other] { $seat } recluta
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}.
lafamiglia-event-placed = { $viewer ->
    [self] Colocas
   *[other] { $seat } coloca
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} en { $area }.
lafamiglia-event-order_laid = { $viewer ->
    [self] Das
   *[other] { $seat } da
} una orden en { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-order_gained = { $viewer ->
    [self] Obtienes
   *[other] { $seat } obtiene
} la orden { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] Recuperas
   *[other] { $seat } recupera
} una orden de { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-car_placed = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} un coche en { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] Construyes
   *[other] { $seat } construye
} un laboratorio en { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} una lancha en { $sea }.
lafamiglia-event-boats_collide = Tres lanchas coinciden en { $sea }. { $viewer ->
    [self] La tuya
   *[other] La de { $seat }
} vuelve a la reserva.
lafamiglia-event-boat_sunk = También se retira de { $sea } una lancha de { $other }; { $viewer ->
    [self] la has elegido tú.
   *[other] la ha elegido { $seat }.
}
lafamiglia-event-gathered = { $viewer ->
    [self] Mueves
   *[other] { $seat } mueve
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}y 1 coche
   *[other] {" "}y { $cars } coches
} de { $source } a { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] Usas
   *[other] { $seat } usa
} la loseta { $tile }.
lafamiglia-event-control_won = { $viewer ->
    [self] Controlas
   *[other] { $seat } controla
} el Mandamento { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] Pierdes
   *[other] { $seat } pierde
} el Mandamento { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] Marcas
   *[other] { $seat } marca
} la loseta { $tile }.
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] Quitas
   *[other] { $seat } quita
} una ficha de la loseta { $tile }.
lafamiglia-event-orders_revealed = Ronda { $round }: enfrentamiento. { $orders_count ->
    [0] No hay órdenes en el tablero.
   *[other] Órdenes en el tablero: { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Ejecutas
   *[other] { $seat } ejecuta
} { $order } en { $area }.
lafamiglia-event-order_without_effect = { $order } en { $area } no tiene efecto: ahora no se puede hacer nada de lo que indica.
lafamiglia-event-moved = { $viewer ->
    [self] Mueves
   *[other] { $seat } mueve
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} ({ $family }) de { $source } a { $area }{ $way ->
    [sea] {" "}por mar
    [allies] {" "}gracias a los aliados
   *[land] {""}
}{ $car ->
    [1] , con un coche.
   *[0] .
}
lafamiglia-event-area_entered = Zona vacía tomada: { $area } ({ $family }). { $viewer ->
    [self] El Movimiento era tuyo.
   *[other] El Movimiento era de { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] No te quedan
   *[other] A { $seat } no le quedan
} soldati en { $area }{ $cars ->
    [0] .
    [one] ; se pierde 1 coche.
   *[other] ; se pierden { $cars } coches.
}
lafamiglia-event-area_taken = Zona tomada: { $area } ({ $family }), con { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} en pie. { $viewer ->
    [self] El ataque era tuyo.
   *[other] El ataque era de { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Tu ataque
   *[other] El ataque de { $seat }
} contra { $area } fracasa. No quedan atacantes ({ $family }){ $car ->
    [1] , y se pierde el coche.
   *[0] .
}
lafamiglia-event-lab_lost = { $area } pierde un laboratorio ({ $labs ->
    [0] no quedan
    [one] queda 1
   *[other] quedan { $labs }
}).
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Retiras
   *[other] { $seat } retira
} { $soldati ->
    [one] 1 defensor
   *[other] { $soldati } defensores
} de { $area }{ $how ->
    [convert] {" "}y otros tantos se suman al ataque.
    [pay] {" "}con dinero.
   *[bribe] {" "}con un soborno.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Atacas
   *[other] { $seat } ataca
} { $area } ({ $defender }) con una bonificación de { $attack } (calavera { $skull }, coche { $car }, ametralladoras { $miniguns }) contra { $defence } (laboratorios { $labs }, chalecos { $vests }, vigilantes { $watchmen }). { $removed ->
    [0] Ningún defensor se va
    [one] 1 defensor se va
   *[other] { $removed } defensores se van
} de entrada; ahora son { $attackers } contra { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Eliges
   *[other] { $seat } elige
} la astucia en { $area }.
lafamiglia-event-force = { $viewer ->
    [self] Eliges la fuerza bruta en { $area } y pierdes
   *[other] { $seat } elige la fuerza bruta en { $area } y pierde
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
}.
lafamiglia-event-defends = { $viewer ->
    [self] Juegas
   *[other] { $seat } juega
} por los defensores de { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] Juegas
   *[other] { $seat } juega
} una carta de conflicto{ $card ->
    [hidden] {" "}boca abajo.
   *[other] {" "}boca abajo: { $card }.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] Te llevas
   *[other] { $seat } se lleva
} la carta del otro bando.
lafamiglia-event-card_left = { $viewer ->
    [self] Dejas
   *[other] { $seat } deja
} la carta del otro bando.
lafamiglia-event-cards_revealed = En el ataque, { $viewer ->
    [self] has jugado tú
   *[other] ha jugado { $seat }
}: { $attack_card }. En la defensa, { $other }: { $defence_card }. Cartas del atacante ahora: { $attacker_count ->
    [0] ninguna
   *[other] { $attacker }
}. Cartas del defensor: { $defender_count ->
    [0] ninguna
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Tránsfuga ({ $family }): el otro bando pierde { $lost }, este gana { $won }. Ahora son { $attackers } contra { $defenders }.
lafamiglia-event-coward = Cobarde ({ $family }): { $soldati ->
    [0] no se va nadie
    [one] se va 1 soldato
   *[other] se van { $soldati } soldati
}. Ahora son { $attackers } contra { $defenders }.
lafamiglia-event-knockout = Eliminación en { $area }: cada bando pierde { $soldati }. Ahora son { $attackers } contra { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Recibes
   *[other] { $seat } recibe
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} en el cuartel.
lafamiglia-event-reinforced = { $viewer ->
    [self] Colocas
   *[other] { $seat } coloca
} { $soldati ->
    [one] 1 soldato más
   *[other] { $soldati } soldati más
} en { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Cometes
   *[other] { $seat } comete
} un Atentado en { $area } ({ $defender }) desde { $source }{ $bomb ->
    [1] {" "}con un coche bomba
   *[0] {""}
}, con un ataque de { $attack } (calavera { $skull }, coche { $car }) contra una defensa de { $defence } (laboratorios { $labs }, chalecos { $vests }, vigilantes { $watchmen }). { $removed ->
    [0] No se retira a nadie
    [one] Se retira 1 soldato
   *[other] Se retiran { $removed } soldati
}; { $defenders ->
    [0] no queda nadie.
    [one] queda 1.
   *[other] quedan { $defenders }.
}
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] pierdes
   *[other] { $seat } pierde
} un soldato en { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] retiras
   *[other] { $seat } retira
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} ({ $family }) de { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Sustituyes
   *[other] { $seat } sustituye
} { $soldati ->
    [one] 1 soldato
   *[other] { $soldati } soldati
} en { $source }; los nuevos van a { $area }.
lafamiglia-event-sheets_shifted = Ahora la hoja { $top } está arriba y la hoja { $bottom } abajo.
lafamiglia-event-ended = La partida ha terminado: { $one } a { $two } Mandamenti{ $decided_by ->
    [bronte] ; decide Bronte
    [start_piece] ; decide el marcador de inicio
   *[other] {""}
}. { $reason ->
    [family] Una familia controla { $win_family } o más.
    [team] Un equipo controla { $win_team } o más.
   *[last_round] Ha acabado la última ronda.
}{ $winners_count ->
    [0] {" "}No gana nadie.
   *[other] {" "}Victoria: { $winners }.
}
lafamiglia-event-families_taken = Familias en juego: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Tomas
   *[other] { $seat } toma
} para la comisión: { $family }.
lafamiglia-event-fiction_drawn = El color de la familia ficticia: { $family }.
lafamiglia-event-fiction_settled = La familia ficticia empieza en { $areas }.
lafamiglia-event-tokens_kept = Solo la columna { $column } tiene aún fichas, así que acaba la planificación. Se quedan en esa columna para la ronda siguiente ({ $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}).
lafamiglia-event-token_lifted = { $viewer ->
    [self] Retiras
   *[other] { $seat } retira
} una ficha de la comisión de la fila { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Usas
   *[other] { $seat } usa
} una casilla del tablero en solitario: { $space }.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Pones
   *[other] { $seat } pone
} la ficha de la comisión en la reserva.
lafamiglia-event-split = { $viewer ->
    [self] Tomas
   *[other] { $seat } toma
} { $soldati ->
    [one] 1 pieza nueva
   *[other] { $soldati } piezas nuevas
} tras la pantalla{ $members ->
    [hidden] .
   *[other] ; miembros: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Sientas
   *[other] { $seat } sienta
} { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
} en la Cúpula. Ahora { $seats } a { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] Controlas
   *[other] { $seat } controla
} la Cúpula.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] Pierdes
   *[other] { $seat } pierde
} la Cúpula.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] Mueves
   *[other] { $seat } mueve
} una ficha de la loseta { $old_tile } a { $tile }.
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] Cambias
   *[other] { $seat } cambia
} fichas con { $other }: { $old_tile } por { $tile }.
lafamiglia-event-swap_offered = { $viewer ->
    [self] Ofreces
   *[other] { $seat } ofrece
} a { $other } un cambio: { $old_tile } por { $tile }.
lafamiglia-event-swap_declined = { $viewer ->
    [self] Rechazas
   *[other] { $seat } rechaza
} el cambio.
lafamiglia-event-extra_action = { $viewer ->
    [self] Haces
   *[other] { $seat } hace
} una acción extra.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] Tus fichas
   *[other] Las fichas de { $seat }
} vuelven del tablero en solitario a las casillas redondas ({ $out } fuera de la partida).
lafamiglia-event-unlocked = { $viewer ->
    [self] Desbloqueas
   *[other] { $seat } desbloquea
} { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Empate, { $high } a { $low } Mandamenti. Ningún equipo tiene Bronte.
    [bronte] { $winners_count ->
        [one] Igualdad, { $high } a { $low } Mandamenti. { $winners } tiene Bronte y gana.
       *[other] Igualdad, { $high } a { $low } Mandamenti. { $winners } tienen Bronte y ganan.
    }
    [start_piece] { $winners_count ->
        [one] Igualdad, { $high } a { $low } Mandamenti. { $winners } tiene el marcador de inicio y gana.
       *[other] Igualdad, { $high } a { $low } Mandamenti. { $winners } tienen el marcador de inicio y ganan.
    }
   *[mandamenti] { $winners_count ->
        [one] Gana { $winners }, { $high } a { $low } Mandamenti.
       *[other] Ganan { $winners }, { $high } a { $low } Mandamenti.
    }
}
lafamiglia-ended-family = Una familia controla suficientes Mandamenti para ganar.
lafamiglia-ended-team = Un equipo controla suficientes Mandamenti para ganar.
lafamiglia-ended-last_round = Ha acabado la última ronda.

lafamiglia-refusal-not-now = No puedes hacer esto ahora: { $action }. { $asked }
lafamiglia-refusal-not-this = Esto no es posible aquí: { $action }.
lafamiglia-refusal-chance-answers = Esto lo decide el azar. No lo elige ningún jugador.
lafamiglia-refusal-anytime-not-now = No puedes hacer esto ahora: { $action }. Tu equipo puede hacerlo al empezar sus turnos, cuando haya algo que pagar y antes de sus órdenes.
lafamiglia-refusal-family-not-yours = Tu equipo no puede elegir la { $family }.
lafamiglia-refusal-setup-space = No puedes poner una de las primeras fichas en { $space }. Elige una casilla vacía de la hoja 0 sin círculo gris.
lafamiglia-refusal-sea-full = { $sea } ya tiene { $boats_per_sea } lanchas.
lafamiglia-refusal-sea-not-adjacent = { $sea } no está junto a una zona con soldati tuyos.
lafamiglia-refusal-sea-not-at-order = { $sea } no está junto a la zona de la orden.
lafamiglia-refusal-sail-too-far = { $sea } no está junto al mar de tu nueva lancha.
lafamiglia-refusal-sink-not-there = { $family } no tiene lanchas en ese mar.
lafamiglia-refusal-area-not-yours = { $area } no tiene soldati tuyos.
lafamiglia-refusal-bring-again = Ya has elegido { $area }. Elige otra zona.
lafamiglia-refusal-area-foreign = { $area } tiene soldati de otra familia. Elige una de tus zonas o una vacía.
lafamiglia-refusal-area-partners = { $area } es de tu pareja. No puedes ir allí.
lafamiglia-refusal-area-empty = { $area } está vacía. Esta casilla necesita una zona que ya tenga soldati tuyos.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] { $area } ya tiene un laboratorio.
   *[other] { $area } ya tiene { $labs_per_area } laboratorios.
}
lafamiglia-refusal-none-left = En la reserva no quedan { $piece ->
    [car] coches
    [boat] lanchas
    [lab] laboratorios
   *[other] piezas de esa clase
}.
lafamiglia-refusal-car-not-at-order = { $area } no es la zona de la orden. El coche debe ir allí.
lafamiglia-refusal-too-many = { $found } son demasiados. Aquí puedes elegir como mucho { $most }.
lafamiglia-refusal-too-few = { $found } son muy pocos. Elige al menos { $least }.
lafamiglia-refusal-column-empty = La columna { $column } no tiene fichas.
lafamiglia-refusal-column-too-dear = La columna { $column } cuesta { $cost } en total. Tienes { $money }.
lafamiglia-refusal-column-act-first = Haz la acción de la columna antes de terminar.
lafamiglia-refusal-idle-not-now = Solo puedes mover una ficha sin efecto si ninguna acción es posible y no puedes pagar ninguna columna.
lafamiglia-refusal-sell-first = Aún no puedes mover una ficha sin efecto. Si antes vendes órdenes, puedes pagar una jugada útil.
lafamiglia-refusal-space-no-action = { $space } no es una casilla de acción de la hoja de abajo.
lafamiglia-refusal-space-taken = { $space } ya tiene una ficha.
lafamiglia-refusal-space-too-dear = { $space } cuesta { $cost }. Después de pagar la ficha ajena, tu dinero es { $money }. Vende antes una orden o pide ayuda a tu pareja.
lafamiglia-refusal-tokens-too-dear = En la hoja de arriba solo quedan fichas de otros, y no tienes dinero para pagar a sus dueños. Vende antes una orden o pide ayuda a tu pareja.
lafamiglia-refusal-solo-space-too-dear = { $space } cuesta { $cost }, y tienes { $money }. Se paga antes de la acción.
lafamiglia-refusal-space-no-effect = Nada de { $space } tendría efecto ahora, y tienes que hacer algo.
lafamiglia-refusal-token-too-dear = No puedes pagar al dueño de esta ficha ({ $token }).
lafamiglia-refusal-token-not-there = No hay ninguna ficha así ({ $token }) en { $space } de la hoja de arriba.
lafamiglia-refusal-final-again = { $space } es ella misma una acción final. Mueve la ficha a otra clase de casilla.
lafamiglia-refusal-give-too-dear = El regalo te cuesta { $cost }; tu pareja recibe { $money }.
lafamiglia-refusal-give-nobody = No tienes pareja a quien dar dinero.
lafamiglia-refusal-give-owed = El regalo te cuesta { $cost }, y aún tienes que pagar { $money } por la casilla y la ficha.
lafamiglia-refusal-nothing-done = Aún no has hecho nada en esta casilla. Haz al menos una parte.
lafamiglia-refusal-part-no-effect = «{ $part }» ya está hecha o no tendría efecto ahora.
lafamiglia-refusal-part-not-there = «{ $part }» no está en esta casilla.
lafamiglia-refusal-part-not-on-order = «{ $part }» no está en la orden { $order }.
lafamiglia-refusal-part-done = «{ $part }» ya está hecha, o es tarde para ella.
lafamiglia-refusal-part-impossible = «{ $part }» no es posible ahora.
lafamiglia-refusal-part-area-lost = «{ $part }» no es posible: no te quedan soldati en { $area }.
lafamiglia-refusal-part-none-left = «{ $part }» no es posible: en la reserva no queda nada.
lafamiglia-refusal-part-hq-empty = «{ $part }» no es posible: no hay soldati en tu cuartel.
lafamiglia-refusal-part-no-labs = «{ $part }» no es posible: necesitas un laboratorio tuyo y soldati en tu cuartel para colocarlos allí.
lafamiglia-refusal-part-no-sea = «{ $part }» no es posible: { $area } no está en la costa.
lafamiglia-refusal-part-labs-full = «{ $part }» no es posible: en ninguna de tus zonas cabe otro laboratorio.
lafamiglia-refusal-part-nobody-near = «{ $part }» no es posible: ninguno de tus soldati puede llegar a { $area }.
lafamiglia-refusal-part-no-target = «{ $part }» no es posible: no hay objetivo.
lafamiglia-refusal-part-no-neutral = «{ $part }» no es posible: ningún soldato neutral al alcance de { $area } puede moverse.
lafamiglia-refusal-rally-first = «{ $part }» no toca ahora: Reagrupar va justo antes del Movimiento.
lafamiglia-refusal-issue-impossible = No tienes órdenes en el cuartel, o no hay zona para una.
lafamiglia-refusal-issue-partners = { $area } es de tu pareja. No puedes dar órdenes allí.
lafamiglia-refusal-issue-taken = { $area } ya tiene una orden.
lafamiglia-refusal-issue-same-area = La segunda orden de esta casilla debe ir también a { $area }.
lafamiglia-refusal-orders-full = { $area } ya tiene { $orders_per_area } órdenes.
lafamiglia-refusal-order-not-in-hq = { $order } no está en tu cuartel.
lafamiglia-refusal-order-needed = { $order } es tu última orden, y la casilla que has elegido necesita una.
lafamiglia-refusal-order-laid = { $order } ya está en el tablero. Las órdenes del tablero no se mueven, ni se cambian, ni se recuperan.
lafamiglia-refusal-order-not-next = { $order } no es la siguiente. Decide la iniciativa.
lafamiglia-refusal-put-not-empty = { $space } no es una casilla de acción vacía de la hoja de abajo.
lafamiglia-refusal-put-not-allowed = La ficha no puede ir a { $space }. La casilla debe estar vacía, y una columna de la hoja de arriba debe tener otra ficha.
lafamiglia-refusal-row-empty = A la fila { $row } de tu tablero no le quedan fichas.
lafamiglia-refusal-row-again = La fila { $row } ya ha perdido una ficha. Elige otra fila.
lafamiglia-refusal-nobody-adjacent = No tienes soldati junto a { $area }.
lafamiglia-refusal-not-adjacent = { $area } no está junto a { $other }.
lafamiglia-refusal-tile-out = La loseta { $tile } no está en juego.
lafamiglia-refusal-tile-taken = La loseta { $tile } ya está marcada.
lafamiglia-refusal-tile-not-yours = No has marcado la loseta { $tile }.
lafamiglia-refusal-no-tile = No tienes la loseta { $tile }.
lafamiglia-refusal-start-not-allowed = El Movimiento no puede salir de { $area }.
lafamiglia-refusal-no-boats = Las lanchas de tu equipo no forman una cadena de mares hasta { $area }.
lafamiglia-refusal-allies-not-reached = { $area } está demasiado lejos. Debe estar junto a una zona vacía o neutral en la que pudieras entrar desde { $other }.
lafamiglia-refusal-allies-nobody = No hay a quién atacar en { $area }. Los Aliados solo llevan hasta soldati enemigos o neutrales.
lafamiglia-refusal-allies-too-dear = Los Aliados cuestan { $cost ->
    [one] 1 moneda, y no la tienes.
   *[other] { $cost } monedas, y no las tienes.
}
lafamiglia-refusal-bribe-too-dear = Un soborno cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}.
lafamiglia-refusal-defender-wrong = { $family } no está en el equipo que defiende.
lafamiglia-refusal-strike-nobody = No hay soldati enemigos ni neutrales en { $area }.
lafamiglia-refusal-bomb-no-car = Un coche bomba necesita un coche tuyo en la zona de donde sale.
lafamiglia-refusal-pentito-again = { $area } ya ha perdido soldati con este Pentito. Cada número es para una zona distinta.
lafamiglia-refusal-agitate-nobody = No hay soldati neutrales en { $area }.
lafamiglia-refusal-agitate-too-far = { $area } está a más de { $reach } de la zona de la orden.
lafamiglia-refusal-agitate-nowhere = Los soldati neutrales de { $area } no tienen adónde ir: todas las zonas de al lado son de tu equipo.
lafamiglia-refusal-agitate-own-team = { $area } es de tu equipo. Los soldati incitados no pueden ir allí.
lafamiglia-refusal-no-lab-left = No tienes en { $area } ningún laboratorio que espere aún su soldato.
lafamiglia-refusal-network-area = { $area } no es una zona adyacente de tu equipo que aún pueda recibir soldati.
lafamiglia-refusal-put-blank = { $space } no tiene icono. Sin la regla opcional, las fichas solo van a casillas de acción.
lafamiglia-refusal-column-barred = Tu pareja acaba de usar la columna { $column }. Ahora no puedes vaciarla.
lafamiglia-refusal-rally-no-boat = Nadie puede venir de { $area } en lancha: Reagrupar va por tierra.
lafamiglia-refusal-rally-boat = Las lanchas de tu bando no unen { $area } con esta zona. Los soldati solo pueden venir en lancha de una zona tuya unida así.
lafamiglia-refusal-rally-boat-again = Ya han venido soldati en lancha de una zona. De { $area } no puede venir ninguno.
lafamiglia-refusal-transfer-not-allowed = Una ficha no puede ir de { $old_tile } a { $tile }. Debe ser tuya y no haberse movido este turno, y la otra loseta debe estar vacía.
lafamiglia-refusal-swap-not-allowed = { $old_tile } y { $tile } no se pueden cambiar. La primera ficha debe ser tuya y no haberse movido este turno; la segunda, de tu pareja.
lafamiglia-refusal-swap-declined = Tu pareja conserva la loseta { $tile }, así que no puedes cambiarla por { $old_tile }.
lafamiglia-refusal-colour-taken = El color ya está elegido: { $family }.
lafamiglia-refusal-not-solo-board = { $space } no está en esta cara del tablero en solitario.
lafamiglia-refusal-space-locked = { $space } está bloqueada.
lafamiglia-refusal-commission-must = Han salido juntas dos fichas de la comisión. Debes usar ambas.
lafamiglia-refusal-character-not-drawn = No has robado la carta «{ $character }».
lafamiglia-refusal-extra-not-yours = Solo quien juega en solitario puede hacer acciones extra.
lafamiglia-refusal-extra-done = Ya has hecho la acción extra de este turno.
lafamiglia-refusal-extra-none-left = No hay ninguna ficha de acción extra disponible.
lafamiglia-refusal-not-locked = { $space } no es una acción bloqueada.
