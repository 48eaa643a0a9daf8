# Por qué un bot jugaría esto: la única razón que se muestra con una pista en La Famiglia.

lafamiglia-hint-only = No es posible nada más.
lafamiglia-hint-won = Después de esto, { $viewer ->
    [self] controlas
   *[other] { $seat } controla
} { $mandamento }.
lafamiglia-hint-won-if_won = Si el ataque sale bien, { $viewer ->
    [self] controlas
   *[other] { $seat } controla
} { $mandamento }.
lafamiglia-hint-broken = { $seat } pierde el control de { $mandamento }.
lafamiglia-hint-broken-if_won = Si el ataque sale bien, { $seat } pierde el control de { $mandamento }.
lafamiglia-hint-coupole = La Cúpula cuenta como uno de tus Mandamenti.
lafamiglia-hint-seats = Asientos en la Cúpula: { $seats } para ti, { $others } para tu rival.
lafamiglia-hint-taken = { $area } será tu { $amount ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] siguiente
} zona de { $mandamento }.
lafamiglia-hint-taken-left = { $area } será tu { $amount ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] siguiente
} zona de { $mandamento }, y { $source } conserva { $left ->
    [one] 1 soldato
   *[other] { $left } soldati
}.
lafamiglia-hint-taken-if_won = Si ganas, { $area } será tu { $amount ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] siguiente
} zona de { $mandamento }.
lafamiglia-hint-removed = Con ataque { $attack } contra defensa { $defence }, { $amount ->
    [one] 1 defensor deja
   *[other] { $amount } defensores dejan
} { $area } al instante.
lafamiglia-hint-emptied = A { $area } no le quedan soldati ({ $family }).
lafamiglia-hint-gone = { $amount ->
    [one] 1 soldato sale
   *[other] { $amount } soldati salen
} de { $area }.
lafamiglia-hint-knockout = Cada bando pierde { $amount }. En ataque: { $attackers }; en defensa: { $defenders }.
lafamiglia-hint-car_attack = El coche suma { $amount } al ataque.
lafamiglia-hint-failed = El ataque contra { $area } ya no se puede ganar.
lafamiglia-hint-stand = Tendrás { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} en { $area }, sin enemigos a una zona de distancia.
lafamiglia-hint-stand-near = Tendrás { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} en { $area }; { $target }, a una zona, tiene { $soldati } ({ $family }).
lafamiglia-hint-left = { $area } conserva { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
}, sin enemigos a una zona de distancia.
lafamiglia-hint-left-near = { $area } conserva { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} frente a los { $soldati } de { $target }, a una zona ({ $family }).
lafamiglia-hint-reach = { $target }, a una zona de { $area }, tiene solo { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} ({ $family }).
lafamiglia-hint-reach-empty = { $target }, a una zona de { $area }, está vacía.
lafamiglia-hint-reach-calm = No hay enemigos a una zona de { $area }.
lafamiglia-hint-order = Obtienes la orden { $order }.
lafamiglia-hint-value = Tu valor base de { $row } pasa de { $now } a { $amount }.
lafamiglia-hint-start_piece = Te llevas el marcador de inicio.
lafamiglia-hint-tile = Marcas { $tile }: su efecto es tuyo.
lafamiglia-hint-recruit = Puedes reclutar hasta { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
}.
lafamiglia-hint-place = Puedes colocar hasta { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} en el tablero.
lafamiglia-hint-issue = Puedes dar { $amount ->
    [one] 1 orden
   *[other] { $amount } órdenes
}.
lafamiglia-hint-equipment = Puedes poner en el tablero un coche, una lancha o un laboratorio.
lafamiglia-hint-influence = Retiras { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} de tu tablero.
lafamiglia-hint-mat = Sale una ficha de la fila { $row } de tu tablero.
lafamiglia-hint-commission = Sale una ficha de la comisión de la fila { $row }.
lafamiglia-hint-lab = Tendrás un laboratorio en { $area }: da dinero y defiende.
lafamiglia-hint-money = Te da dinero: { $amount }.
lafamiglia-hint-hq = Lleva { $amount ->
    [one] 1 soldato
   *[other] { $amount } soldati
} a tu cuartel.
lafamiglia-hint-final = Tienes una acción más al final de la planificación.
lafamiglia-hint-sunk = Una lancha de { $other } sale de { $sea }.
lafamiglia-hint-collide = Tres lanchas coinciden en { $sea }: se retiran dos.
lafamiglia-hint-approach = Serán { $attackers } atacando contra { $defenders } defendiendo.
lafamiglia-hint-finesse = Son { $attackers } contra { $defenders } en { $area }, y la astucia no cuesta soldati de entrada.
lafamiglia-hint-card = Son { $attackers } atacando contra { $defenders } defendiendo en { $area }: { $played ->
    [turncoat] el Tránsfuga pasa un soldato al bando que lo tiene
    [coward1] el Cobarde 1 manda a casa solo a un soldato
   *[other] el Cobarde 2 hace más daño si se lo lleva el otro bando
}.
lafamiglia-hint-take = Son { $attackers } contra { $defenders } en { $area }: la carta del otro bando puede ser el Tránsfuga.
lafamiglia-hint-leave = Son { $attackers } contra { $defenders } en { $area }: la carta del otro bando puede ser un Cobarde.
lafamiglia-hint-defend = Los soldati neutrales de { $area } resisten a { $attackers } solo si alguien juega una carta por ellos.
lafamiglia-hint-family = La diriges tú, y tu pareja elige entre el resto.
lafamiglia-hint-colour = Todos los colores de la comisión funcionan igual.
lafamiglia-hint-token = Deja { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} en la columna { $column }.
lafamiglia-hint-token-last = Vacía la columna { $column }: ya nadie puede elegirla.
lafamiglia-hint-put = Una ficha en { $space } bloquea esa casilla a los demás.
lafamiglia-hint-put-setup = Quien mueva esta ficha más tarde te paga.
lafamiglia-hint-put-open = { $space } nunca se llena, así que las demás casillas quedan libres.
lafamiglia-hint-put-blank = { $space } no tiene acción, así que las demás casillas quedan libres.
lafamiglia-hint-idle = Ahora no es posible ninguna acción: la ficha solo tiene que ir a algún sitio.
lafamiglia-hint-sea = { $sea } toca { $amount ->
    [one] 1 zona
   *[other] { $amount } zonas
} que tus lanchas pueden unir.
lafamiglia-hint-unlock = Desde ahora puedes usar { $space }.
lafamiglia-hint-members = { $amount ->
    [0] Los soldati luchan en el tablero; los miembros solo se sientan en la Cúpula.
    [one] 1 miembro podrá sentarse en la Cúpula más adelante.
   *[other] { $amount } miembros podrán sentarse en la Cúpula más adelante.
}
lafamiglia-hint-supply = La ficha vuelve a tu reserva.
lafamiglia-hint-swap = Así tu equipo tiene las losetas donde más ayudan.
lafamiglia-hint-unmark = Las losetas que conservas te ayudan más que { $tile }.
lafamiglia-hint-give = Tu pareja no puede mover sin dinero.
lafamiglia-hint-walk = El coche se queda en { $source }.
lafamiglia-hint-keeps = No pierdes nada y conservas lo que tienes.
lafamiglia-hint-keeps-money = Conservas el dinero que costaría la siguiente mejor jugada: { $amount }.
lafamiglia-hint-keeps-area = { $amount ->
    [one] El soldato se queda en { $area }.
   *[other] Los { $amount } soldati se quedan en { $area }.
}
