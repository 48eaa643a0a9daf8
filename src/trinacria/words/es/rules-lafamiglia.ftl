# Las reglas de La Famiglia en nuestras palabras, un mensaje por regla, según su número.

## Jugadores y objetivo

LF-G-01 = La Famiglia es un juego para cuatro, en 2 equipos de 2. Cada jugador dirige una familia.
LF-G-02 = Un equipo gana o pierde junto. Por lo demás, cada jugador dirige su propia familia.
LF-G-03 = La partida dura como mucho { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
LF-G-04 = Un equipo gana antes de tiempo si una de sus familias controla al menos { $win_family } Mandamenti, o las dos juntas al menos { $win_team }. Esto solo se comprueba en la gestión tras una fase de enfrentamiento.
LF-G-05 = Si nadie ha ganado antes de tiempo, gana el equipo con más Mandamenti tras la ronda { $rounds }.
LF-G-06 = Cada familia empieza con zonas, pero nadie controla todavía un Mandamento.

## Piezas y límites

LF-C-01 = Comunes a toda la mesa: el tablero, con la hoja de acciones 0 impresa, 4 hojas de acciones sueltas numeradas de 1 a 4, dinero en monedas de uno y de dos, 6 cartas de personaje y 6 tablas de órdenes, una por familia.
LF-C-02 = Las piezas grises son 30 laboratorios, 30 soldati neutrales y 8 fichas de influencia neutrales. El marcador de inicio es de quien juega primero.
LF-C-03 = Cada equipo tiene un juego de las mismas 11 losetas de control y una hoja de ayuda.
LF-C-04 = Hay seis familias: negra, azul, verde, roja, blanca y amarilla. Juegan cuatro de ellas.
LF-C-05 = Cada familia tiene un tablero, una pantalla, 3 cartas de conflicto y 13 órdenes: 5 básicas y 8 avanzadas.
LF-C-06 = Cada familia tiene 50 soldati, 4 lanchas, 5 coches, 6 fichas de control, 1 busto y 25 fichas de influencia: 17 para el tablero de familia y 8 para las hojas de acciones y las losetas de control.
LF-C-07 = Nunca hay más piezas que las de la caja. Solo el dinero no se acaba.
LF-C-08 = Si debes recibir una pieza y no queda ninguna, no recibes nada a cambio. Si debes recibir varias, recibes tantas como haya.
LF-C-09 = Los laboratorios y los soldati neutrales son de la reserva común; las piezas de color, de su familia. Lo que sale del tablero vuelve a su reserva, y una orden al cuartel general de su dueño; solo las órdenes vendidas salen de la partida.

## Preparación

LF-S-01 = La hoja 0 está impresa en el tablero y es la primera hoja de arriba. La hoja 1 se pone debajo y es la primera hoja de abajo; las demás son para rondas posteriores.
LF-S-02 = El dinero y las piezas grises forman la reserva común.
LF-S-03 = Las parejas se sientan juntas a un lado del tablero, así que cada jugador tiene una esquina.
LF-S-04 = Se sortean { $tiles_in_play } de las { $tile_kinds } losetas de control; los dos equipos juegan con las mismas, boca arriba. Las demás no se usan.
LF-S-05 = Cada equipo recibe al azar 3 de las 6 familias. Juegan 2; la tercera no se usa. El azar decide quién dirige cuál, salvo que la mesa deje a las parejas ponerse de acuerdo.
LF-S-06 = Para una primera partida, deja fuera la negra y la blanca y reparte al azar las otras cuatro familias.
LF-S-07 = El espacio tras tu pantalla es tu cuartel general. El otro equipo no puede verlo; tu pareja sí.
LF-S-08 = Tus 5 órdenes básicas empiezan en tu cuartel general.
LF-S-09 = Tus 8 órdenes avanzadas empiezan en tu tablero. El símbolo indica la fila: Justicia, Policía, Economía o Iglesia. La letra indica la posición: A a la izquierda, luego B y luego C, si la hay.
LF-S-10 = Cada una de las 17 casillas redondas de tu tablero está cubierta por una de tus fichas de influencia. Siempre puedes mirar debajo.
LF-S-11 = Todas tus demás piezas son tu reserva, a la vista de toda la mesa.
LF-S-12 = Cada equipo tiene las tablas de órdenes de las dos familias rivales, así que siempre sabe qué órdenes pueden tener.
LF-S-13 = Tu esquina muestra un símbolo. Pon 1 de tus soldati en cada punto del mapa con ese símbolo: seis zonas con 2 o 3 soldati cada una.
LF-S-14 = Una zona con figuras grises es neutral. Pon en ella 1 soldato neutral por cada figura.
LF-S-15 = Con todo en su sitio, cada zona tiene 2 o 3 soldati, todos de una familia o todos neutrales.
LF-S-16 = Se sortea quién empieza y toma el marcador de inicio.
LF-S-17 = Cada jugador recibe al azar una carta de personaje. Ninguna carta se reparte dos veces.
LF-S-18 = Toma en tu cuartel general el dinero y los soldati que muestra tu carta de personaje.
LF-S-19 = Quien empieza da 1 moneda al último jugador en el orden de juego, un rival.
LF-S-20 = En orden de juego, pon en el tablero las unidades adicionales de tu carta: soldati y coches donde ya tengas soldati, lanchas en un mar junto a una zona así. Una lancha puesta ahora no sigue adelante, y no puede ser la tercera de su mar.
LF-S-21 = En el mismo orden, pon los laboratorios de tu carta en zonas con soldati tuyos.
LF-S-22 = Una zona nunca tiene más de { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratorios
}, ni ahora ni después.
LF-S-23 = Pon una ficha de influencia neutral en cada una de las 8 casillas grises de la hoja 0.
LF-S-24 = En orden de juego, pon 1 de tus fichas de influencia en cualquier casilla vacía y no gris de la hoja 0, y luego 1 más en un segundo turno. Las dos pueden estar en la misma columna.

## El mapa

LF-M-01 = Sicilia tiene 12 Mandamenti de 3 zonas cada uno. Los colores solo muestran qué zonas van juntas.
LF-M-02 = Dos zonas son adyacentes si comparten una frontera, por corta que sea.
LF-M-03 = Alrededor de la isla hay 9 mares. Dos mares son adyacentes si comparten una frontera.
LF-M-04 = Cada zona de la costa toca 1 o 2 mares.
LF-M-05 = Dos zonas que tocan el mismo mar no son adyacentes por ello. Para cruzar el agua hacen falta lanchas.
LF-M-06 = Cada Mandamento tiene una casilla redonda para una ficha de control, dibujada en un mar a su lado.

## El orden de juego

LF-T-01 = La flecha de tu esquina señala al jugador que va después de ti, siempre alguien del otro equipo. El orden de juego es así un círculo fijo en el que los equipos se alternan.
LF-T-02 = Los símbolos de las esquinas solo se usan en la preparación.
LF-T-03 = «En orden de juego» significa: empezando por quien tiene el marcador de inicio y siguiendo las flechas.
LF-T-04 = Cuando el marcador de inicio cambia de manos, el nuevo orden vale desde la fase siguiente. La fase en curso continúa como empezó.

## La ronda

LF-R-01 = Una ronda es una fase de planificación, una gestión, una fase de enfrentamiento y otra gestión.
LF-R-02 = El final de la partida solo se comprueba en la gestión tras la fase de enfrentamiento.

## Acciones libres

LF-AT-01 = Puedes vender órdenes y dar dinero a tu pareja tantas veces como quieras, también en los turnos de otros. Puedes hacerlo al empezar tu turno de planificación, siempre que tengas algo que pagar, y antes o durante tu propia orden; en esos momentos tu pareja puede ayudarte. Entre la elección de una casilla y la de su ficha no puedes vender tu última orden si la casilla no puede hacer nada sin una.
LF-AT-02 = Retira de la partida para siempre una orden de tu cuartel general, ponla donde se vea y toma { $price_sale ->
    [one] 1 moneda
   *[other] { $price_sale } monedas
} de la reserva.
LF-AT-03 = Solo puedes vender órdenes de tu cuartel general, no las del tablero ni las de tu tablero de familia.
LF-AT-04 = Da { $price_gift_arrives ->
    [one] 1 moneda
   *[other] { $price_gift_arrives } monedas
} a tu pareja. Te cuesta { $price_gift }; el resto va a la reserva.

## La fase de planificación

LF-P-01 = Se juega por turnos en orden de juego hasta que no quedan fichas de influencia en la hoja de arriba. Si ya nadie puede pagar ninguna jugada, las últimas fichas bajan a casillas con el signo ∞, sin acciones y sin pagar.
LF-P-02 = En tu turno, mueve una vez fichas de influencia de la hoja de arriba a la de abajo, con la opción A o la opción B. No puedes pasar mientras puedas mover; si no puedes, pierdes el turno.
LF-P-03 = Puedes mover cualquier ficha: una neutral, una tuya o la de otro jugador.
LF-P-04 = Por cada ficha de otro jugador que muevas, paga a su dueño { $price_token ->
    [one] 1 moneda
   *[other] { $price_token } monedas
}. Vale también para las fichas de tu pareja, y el dueño lo recibe todo.
LF-P-05 = Opción A: mueve 1 ficha a una casilla de acción vacía y haz esa acción. Opción B: mueve todas las fichas de una columna y haz la acción que hay sobre esa columna.

## Opción A: usar una casilla de acción

LF-PA-01 = Elige cualquier ficha de la hoja de arriba y cualquier casilla de acción vacía de la hoja de abajo. No hace falta que estén en la misma columna.
LF-PA-02 = En una casilla de acción cabe 1 ficha. Una casilla grande con el signo ∞ cuenta siempre como vacía.
LF-PA-03 = Si la ficha es de otro jugador, paga primero a su dueño { $price_token ->
    [one] 1 moneda
   *[other] { $price_token } monedas
}. El dinero de la casilla o de la acción llega después.
LF-PA-04 = Si no tienes dinero suficiente, debes conseguirlo antes: vendiendo órdenes o con ayuda de tu pareja. No hace falta vender si puedes pagar otra jugada que haga algo.
LF-PA-05 = Un número claro en una casilla es dinero que recibes además de la acción; uno negro es dinero que pagas antes a la reserva. No puedes usar lo que recibes para ese pago.
LF-PA-06 = Partes unidas por «/»: elige exactamente una.
LF-PA-07 = Partes unidas por «+»: puedes hacer ambas, en cualquier orden.
LF-PA-08 = Puedes hacer cada parte tanto como quieras, o saltártela.
LF-PA-09 = No puedes saltártelo todo: al menos una parte debe cambiar algo, aunque sea 1 pieza o 1 moneda. El número impreso en la casilla no cuenta. Solo si ninguna jugada tiene efecto, ni siquiera con el dinero de vender tus órdenes, puede ir una ficha a una casilla vacía sin efecto.
LF-PA-10 = Las hojas posteriores ofrecen más acciones, y mejores.

## Las acciones

LF-AC-01 = Reclutar: mueve soldati de tu reserva a tu cuartel general. Puedes tomar tantos como el número más alto que veas en tu fila de Iglesia, más la bonificación de la casilla.
LF-AC-02 = Colocar: mueve soldati de tu cuartel general al tablero, todos a una zona. Puedes colocar tantos como el número más alto que veas en tu fila de Policía, más la bonificación de la casilla.
LF-AC-03 = Coloca soldati en una zona que tenga tuyos, o en una que no tenga ninguno. Puede estar en cualquier lugar del mapa.
LF-AC-04 = Si colocas soldati en una zona sin ninguno, retira de allí 1 laboratorio, si lo hay. Vale también si la zona era antes tuya.
LF-AC-05 = El número de soldati es un máximo; puedes reclutar o colocar menos. Si no hay bastantes, toma los que haya.
LF-AC-06 = Dar una orden: pon 1 orden de tu cuartel general boca abajo en una zona con al menos 1 soldato tuyo y sin órdenes. Si no tienes órdenes en tu cuartel general, no puedes elegir esta como única acción.
LF-AC-07 = Puedes mirar tus órdenes del tablero y enseñárselas a tu pareja en cualquier momento. No puedes moverlas, cambiarlas ni recuperarlas.
LF-AC-08 = Organizar equipo: pon en el tablero 1 coche, 1 lancha o 1 laboratorio de la reserva.
LF-AC-09 = Un coche va a una zona con al menos 1 soldato tuyo. En una zona puede haber cualquier número de coches.
LF-AC-10 = Una lancha va a un mar que toque una zona con al menos 1 soldato tuyo; después puedes moverla a un mar adyacente. Más tarde se queda ahí aunque pierdas la costa.
LF-AC-11 = Si tu lancha es la tercera de su mar, movida o no, retírala junto con una de las otras dos. Eliges cuál, sea de quien sea; ambas van a la reserva de su dueño.
LF-AC-12 = Un laboratorio va a una zona con al menos 1 soldato tuyo y menos de { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratorios
}.
LF-AC-13 = Blanquear dinero: toma 1 moneda por cada laboratorio en zonas con soldati tuyos.
LF-AC-14 = Ejercer influencia: retira la ficha de influencia más a la izquierda de una fila de tu tablero. Tú eliges la fila.
LF-AC-15 = Con este signo, la ficha que retiras de tu tablero va a tu reserva.
LF-AC-16 = Con este signo, la ficha que retiras va a una hoja. Ponla en una casilla vacía de la hoja de arriba, en una columna con al menos otra ficha, o en una casilla de acción vacía de la hoja de abajo, sin hacer su acción. Si no hay ninguna casilla así, va a tu reserva.
LF-AC-17 = Con cualquiera de los dos signos, la casilla que descubres en el tablero de familia tiene efecto y puede darte una orden avanzada.
LF-AC-18 = Acción final: pon tu busto junto a la ficha de esta casilla. Ahora no pasa nada más. Una ficha que llegó aquí por la opción B o desde un tablero de familia solo bloquea la casilla.
LF-AC-19 = Cuando la hoja de arriba está vacía, puedes mover la ficha que está junto a tu busto a otra casilla de acción y hacer allí la acción. Si hay varias acciones finales, se hacen en orden de juego. Si renuncias, la ficha se queda.
LF-AC-20 = Una acción final sigue las reglas de la opción A: la casilla debe estar vacía, su dinero impreso cuenta y algo debe pasar. Esta vez la ficha de otro jugador no cuesta nada, y la casilla no puede ser una de acción final.
LF-AC-21 = Después de la acción final, tu busto vuelve a tu reserva.

## Opción B: ganar influencia

LF-PB-01 = Elige una columna de la hoja de arriba con al menos 1 ficha y mueve todas sus fichas a casillas de acción vacías de la hoja de abajo, repartidas como quieras. Esas acciones no se hacen.
LF-PB-02 = Después de mover las fichas, haz la acción que hay sobre la columna. Puedes elegir la columna aunque su acción no te cambie nada.
LF-PB-03 = Primer coste de la opción B: el número impreso debajo de la acción, a la reserva.
LF-PB-04 = Segundo coste de la opción B: 1 moneda a la reserva por cada ficha movida, también por las tuyas y las neutrales.
LF-PB-05 = Tercer coste de la opción B: 1 moneda a su dueño por cada ficha de otro jugador.
LF-PB-06 = Paga todos los costes de la opción B antes de mover las fichas y hacer la acción.
LF-PB-07 = Inicio y equipo: toma el marcador de inicio, que cuenta desde la fase siguiente. Además puedes organizar equipo: 1 coche, 1 lancha o 1 laboratorio.
LF-PB-08 = Influir en una institución: retira las 2 fichas más a la izquierda de la fila de tu tablero que corresponde a la columna. Van a tu reserva.
LF-PB-09 = Si a la fila solo le queda 1 ficha, retira esa; si no le queda ninguna, ninguna. No puedes usar otra fila en su lugar.
LF-PB-10 = Influir en dos instituciones: retira la ficha más a la izquierda de dos filas distintas que elijas. Una va a tu reserva, la otra a una hoja, sin su acción. Si solo una fila tiene fichas, retira 1 y elige adónde va.
LF-PB-11 = Con cada opción B puedes además dar una orden, antes o después de la acción. Puede ser una orden que acabas de obtener.

## El tablero de familia

LF-FM-01 = Tu tablero de familia tiene cuatro filas. Justicia, Policía e Iglesia dan valores base; Economía da solo efectos inmediatos.
LF-FM-02 = Solo cuenta el valor base más alto que veas en una fila.
LF-FM-03 = Retirar una ficha de influencia descubre una casilla. Muestra un nuevo valor base o un efecto inmediato.
LF-FM-04 = Usa un efecto inmediato al instante, o piérdelo; puedes saltártelo. Valen las reglas de la acción correspondiente. Dos casillas descubiertas a la vez tienen efecto de izquierda a derecha.
LF-FM-05 = Un valor base vale el resto de la partida, o hasta que descubras uno mejor en su fila.
LF-FM-06 = En la fila de Justicia, los valores base para coches se alternan con un efecto inmediato: pon 1 coche en una zona con al menos 1 soldato tuyo.
LF-FM-07 = Un valor de Justicia es un par de calaveras: el número de arriba es para un coche en el Movimiento (y ataque), el de abajo para un coche bomba.
LF-FM-08 = La fila de Policía dice cuántos soldati puedes colocar; la de Iglesia, cuántos puedes reclutar.
LF-FM-09 = La fila de Economía tiene tres efectos inmediatos: toma el dinero impreso; pon 1 laboratorio en una zona tuya con menos de { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratorios
}; o blanquea dinero.
LF-FM-10 = Unas líneas de puntos dividen cada fila en secciones A, B y C. Cuando retiras la primera ficha de una sección, la orden avanzada de esa fila y esa letra va a tu cuartel general.
LF-FM-11 = Las fichas se toman siempre del extremo izquierdo de una fila.

## Gestión y control

LF-MG-01 = Cuando la hoja de arriba está vacía y las acciones finales están hechas, acaba la fase de planificación y sigue la gestión.
LF-MG-02 = Controlas una zona si tienes en ella al menos 1 soldato.
LF-MG-03 = Controlas un Mandamento si tu familia controla al menos { $mandamento_areas } de sus 3 zonas. Una pareja con una zona cada uno no lo controla.
LF-MG-04 = En la gestión, cada familia que controla un Mandamento tiene en él una ficha de control; la que ha perdido el control retira su ficha.
LF-MG-05 = Puedes señalar enseguida un nuevo control con una ficha, con el escudo hacia abajo; dale la vuelta en la gestión siguiente si conservas el control. Es solo un recordatorio.
LF-MG-06 = En la fase de planificación de la ronda 1 no puedes ganar un Mandamento, porque aún no hay zonas vacías. Después puedes ganar uno colocando soldati en zonas vacías.
LF-MG-07 = Un Mandamento ganado en una fase de planificación no puede pasar a otra familia antes de la fase de enfrentamiento. Si tus propios soldati lo abandonan, lo pierdes en la gestión siguiente.

## El equipo

LF-TW-01 = Una pareja puede hablar en secreto y enseñarse lo que oculta. Cada cual puede usar las lanchas del otro sin preguntar. Dar dinero a tu pareja cuesta algo más, que se paga a la reserva.
LF-TW-02 = Nunca hay soldati de dos familias en la misma zona, ni siquiera de una pareja, salvo mientras luchan en ella.
LF-TW-03 = No puedes entrar en una zona de tu pareja, ni atravesarla, ni tomarla.
LF-TW-04 = No puedes dar órdenes en zonas de tu pareja.

## Laboratorios

LF-DL-01 = Un laboratorio es de quien controla su zona.
LF-DL-02 = Cada laboratorio da 1 de bonificación de defensa contra el Movimiento (y ataque) y contra el Atentado.
LF-DL-03 = Siempre que se toma una zona, retira de ella 1 laboratorio, si lo hay: tras un Movimiento (y ataque), por soldati neutrales incitados, o al colocar soldati en una zona vacía. Los laboratorios de una zona vacía se quedan y no son de nadie.
LF-DL-04 = Nunca hay más de { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratorios
} en una zona.

## Losetas de control

LF-CT-01 = Por cada Mandamento que controlas, una de tus fichas de influencia marca una loseta de control de tu equipo.
LF-CT-02 = En una loseta cabe una ficha, y solo esa familia tiene su ventaja.
LF-CT-03 = En la gestión, ajusta tus fichas en las losetas a tus Mandamenti. Si tienes de menos, pon fichas de tu reserva en losetas vacías; si tienes de más, recupera las que elijas. Lo que no se pueda poner ahora se pone después.
LF-CT-04 = Una ficha no puede pasar de una loseta a otra.
LF-CT-05 = En cada equipo, primero se quitan fichas de las losetas y luego se ponen, cada vez en orden de juego. Así puedes tomar una loseta que deje tu pareja.
LF-CT-06 = Cada loseta vale en una fase, planificación o enfrentamiento, según muestra.
LF-CT-07 = Una loseta marcada en una gestión vale desde la fase siguiente hasta que una gestión retire la ficha. Perder entretanto el Mandamento no la anula.

## La fase de enfrentamiento

LF-E-01 = Primero, todas las órdenes del tablero se ponen boca arriba.
LF-E-02 = No es obligatorio ejecutar una orden, ni ninguna parte de ella. Una orden a la que renuncias cuenta como ejecutada.
LF-E-03 = Todas las órdenes de suministro van antes que todas las de ataque.
LF-E-04 = Entre las órdenes de suministro, y luego entre las de ataque, va antes la iniciativa más baja.
LF-E-05 = Si hay órdenes con la misma iniciativa, decide el orden de juego: el primer jugador ejecuta todas las suyas, luego el siguiente. Entre las tuyas eliges tú.
LF-E-06 = Una orden vuelve al cuartel general de su dueño justo después de ejecutarse. Si tiene un chaleco, se queda, y solo el chaleco sigue contando.
LF-E-07 = Al final de la fase, antes de la gestión, todas las órdenes que quedan en el tablero vuelven al cuartel general.
LF-E-08 = Si no te quedan soldati en una zona, tus órdenes de allí vuelven enseguida a tu cuartel general, y tus coches a la reserva. Una orden sin ejecutar se pierde en esta ronda, aunque recuperes la zona; la que se está ejecutando continúa donde puede.

## Órdenes

LF-O-01 = El lado izquierdo de una orden muestra su familia y su iniciativa: en un círculo si es de suministro, en una estrella si es de ataque. Un punto marca una orden básica; un símbolo con una letra, una avanzada.
LF-O-02 = El lado derecho muestra una o más partes. Siguen las reglas de las acciones de planificación, salvo en dónde se colocan las unidades. Un laboratorio puede ir a cualquier zona tuya con menos de { $labs_per_area ->
    [one] 1 laboratorio
   *[other] { $labs_per_area } laboratorios
}.
LF-O-03 = Un soldato con un número: coloca hasta ese número de soldati. Un soldato en un círculo: coloca hasta tu valor de Policía más la bonificación.
LF-O-04 = Los soldati y coches que coloca una orden van siempre a la zona de la orden.
LF-O-05 = Una lancha que pone una orden va a un mar que toque la zona de la orden; después puede moverse a un mar adyacente. Tierra adentro no se puede poner ninguna.
LF-O-06 = Los soldati que coloca una orden salen de tu cuartel general; los coches y las lanchas, de tu reserva.
LF-O-07 = Un fondo verde marca una acción de suministro. Las órdenes de ataque también pueden tenerlas.
LF-O-08 = Las órdenes de suministro colocan unidades, traen dinero o llenan el cuartel general con soldati de la reserva.
LF-O-09 = Una moneda con un número: toma esa cantidad de dinero de la reserva. Las órdenes de ataque también pueden tenerla.
LF-O-10 = Puedes hacer las partes de una orden en la secuencia que quieras. Pero Reagrupar va justo antes del Movimiento, e Incitar va al final; los soldati colocados antes pueden sumarse al ataque.
LF-O-11 = En una mesa de verdad, las órdenes de suministro pueden ejecutarse a la vez si los jugadores están de acuerdo. Aquí se ejecutan siempre por iniciativa.
LF-O-12 = Un chaleco da su número como bonificación de defensa a tus soldati de la zona de la orden. Protege desde que se descubren las órdenes hasta que acaba la fase o se pierde la zona.
LF-O-13 = Una orden de ataque no se ejecuta si todos tus soldati de su zona se perdieron antes de que le tocara.

## Movimiento (y ataque)

LF-MV-00 = Solo el Movimiento (y ataque), la escopeta, puede tomar una zona.
LF-MV-01 = Reagrupar, si la orden lo muestra: antes de mover, trae los soldati y coches tuyos que quieras de zonas adyacentes por tierra a la zona de la orden. Después no es obligatorio mover, y también vale en una orden sin escopeta.
LF-MV-02 = Reagrupar no usa lanchas y no saca nada de la zona de la orden.
LF-MV-03 = Si Reagrupar vacía una zona, pierdes su control: tus órdenes de allí vuelven a tu cuartel general, y los coches que se quedan, a la reserva.
LF-MV-04 = Mueve al menos 1 de tus soldati de la zona de la orden a una zona adyacente. Pueden ir todos, también los que llegaron con la misma orden.
LF-MV-05 = No puedes entrar en una zona de tu pareja.
LF-MV-06 = Por el agua: si la zona de la orden toca un mar con una lancha de tu equipo, puedes ir a cualquier zona que toque ese mar. Puedes usar las lanchas de tu pareja como las tuyas; las del otro equipo ni te ayudan ni te estorban.
LF-MV-07 = Una cadena de mares adyacentes, cada uno con al menos 1 lancha de tu equipo, te lleva a cualquier zona que toque el último mar. Las lanchas se quedan donde están.
LF-MV-08 = Por tierra puedes llevarte 1 coche de la zona de la orden, también a una zona vacía o tuya. Por el agua, no.
LF-MV-09 = Anuncia el objetivo, la ruta, el número de soldati y el coche antes de que pase nada más. Si puedes llegar al objetivo por tierra y por mar, elige la ruta.
LF-MV-10 = Si el objetivo no tiene soldati, lo tomas y el movimiento acaba. Retira de allí 1 laboratorio.
LF-MV-11 = Si el objetivo tiene soldati tuyos, el movimiento acaba allí. También puedes llegar por mar.
LF-MV-12 = Si el objetivo tiene soldati neutrales o enemigos, atacas.

## Bonificaciones de ataque y defensa

LF-BN-01 = El número junto a la calavera de la orden es tu bonificación de ataque.
LF-BN-02 = Si ha venido un coche, suma la calavera superior más alta que veas en tu fila de Justicia, no la suma de todas. Si no ves ninguna, el coche suma 0.
LF-BN-03 = Los coches nunca ayudan a la defensa.
LF-BN-04 = Cada laboratorio de la zona atacada da 1 de bonificación de defensa.
LF-BN-05 = Los chalecos de las órdenes del defensor en la zona atacada se suman como bonificación de defensa.
LF-BN-06 = Si la bonificación de ataque es mayor, retira tantos soldati defensores como la diferencia. Vuelven a su reserva.
LF-BN-07 = Por cada soldato neutral retirado, por la razón que sea, el atacante mueve 1 de sus propios soldati de la reserva a su cuartel general.
LF-BN-08 = Si no queda ningún defensor, el atacante toma el control y el ataque acaba. Retira de allí 1 laboratorio; los coches del defensor van a la reserva, y el del atacante se queda con sus soldati.
LF-BN-09 = Si la bonificación de ataque no es mayor, no se retira aún a nadie. Si quedan defensores, sigue el conflicto.

## El conflicto

LF-CF-01 = El atacante elige astucia o fuerza bruta.
LF-CF-02 = Astucia: atacante y defensor toman sus 3 cartas de conflicto. Si los defensores son neutrales, el equipo contrario al atacante decide cuál de sus familias juega por ellos; si no lo hace, es la siguiente en orden de juego.
LF-CF-03 = Ambos eligen una carta en secreto y la ponen boca abajo.
LF-CF-04 = Primero el atacante se lleva o deja la carta que jugó el defensor; luego el defensor, que ya lo sabe, se lleva o deja la que jugó el atacante. Solo decides sobre la carta del otro, aunque se hayan llevado la tuya.
LF-CF-05 = Si ambos la dejan, cada cual conserva su carta; si ambos se la llevan, las cartas se cambian. Si solo uno se la lleva, ese bando tiene las dos cartas.
LF-CF-06 = Las dos cartas se descubren después de las dos decisiones. Cada bando se aplica a sí mismo las cartas que tiene delante.
LF-CF-07 = Los Tránsfugas se aplican antes que los Cobardes y, entre iguales, primero los del atacante.
LF-CF-08 = Las dos cartas se aplican siempre hasta donde sea posible, aunque a un bando no le queden soldati tras la primera.
LF-CF-09 = Tránsfuga: 1 soldato del otro bando va a su reserva, y 1 tuyo va de tu reserva a la zona, aunque ya no quedara nadie que pudiera pasarse. Cada familia tiene un Tránsfuga.
LF-CF-10 = Cobarde: tantos de tus soldati como indica la carta, 1 o 2, vuelven a tu cuartel general, o todos si hay menos. Cada familia tiene un Cobarde 1 y un Cobarde 2.
LF-CF-11 = Los soldati neutrales salen de la reserva común y vuelven a ella. Si un Cobarde manda a casa a algunos, la familia que lucha contra ellos mueve otros tantos suyos de la reserva al cuartel general.
LF-CF-12 = Tras la astucia viene la eliminación.
LF-CF-13 = Variante (desactivada por defecto): si un bando tiene delante dos cartas idénticas, solo se aplica una. Un Cobarde 1 y un Cobarde 2 no son idénticos.
LF-CF-14 = Fuerza bruta: el atacante devuelve a la reserva { $price_force ->
    [one] 1 soldato
   *[other] { $price_force } soldati
}, o el único que haya; después viene la eliminación.
LF-CF-15 = Tras el conflicto, las cartas vuelven a sus dueños. Para el siguiente están disponibles otra vez las 3.

## La eliminación

LF-KO-01 = Cada bando pierde soldati de uno en uno, que vuelven a su reserva, hasta que al menos a un bando no le quedan.
LF-KO-02 = Por cada soldato neutral retirado en la eliminación, el atacante mueve 1 de sus propios soldati de la reserva a su cuartel general.
LF-KO-03 = Un bando al que no le quedan soldati pierde todos sus coches en la zona disputada. Los soldati que un Cobarde mandó a casa cuentan como perdidos. Un defensor que resiste conserva los coches.
LF-KO-04 = Si al atacante no le quedan soldati, el ataque ha acabado y no se toma nada.
LF-KO-05 = Si al defensor no le quedan y al atacante le queda al menos 1, el atacante toma el control. Retira de allí 1 laboratorio.
LF-KO-06 = Si a ningún bando le quedan soldati, la zona está vacía y nadie la controla. Sus laboratorios se quedan.
LF-KO-07 = Si el defensor ha perdido la zona, sus órdenes de allí vuelven al cuartel general.

## Dos escopetas

LF-SS-01 = Una orden con 2 escopetas permite un segundo Movimiento (y ataque) justo después del primero.
LF-SS-02 = El segundo Movimiento sale de la zona de la orden o de la zona a la que se acaba de llegar. Pueden ir los soldati tuyos de allí que quieras.
LF-SS-03 = El segundo Movimiento sigue las mismas reglas; las calaveras y el coche dan su bonificación entera las dos veces. No hay un segundo Reagrupar.
LF-SS-04 = Sigues pudiendo llevar un solo coche en total. El coche del primer Movimiento puede continuar desde donde está; si se perdió, ningún otro lo sustituye.

## Atentado

LF-ST-01 = Una bomba alcanza a soldati enemigos o neutrales de una zona adyacente por tierra a la zona de la orden, nunca en lancha. Un Atentado nunca toma una zona.
LF-ST-02 = Con un coche tuyo en la zona de la orden, el Atentado puede ser un coche bomba: suma a la calavera de la orden la calavera inferior más alta que veas en tu fila de Justicia. El coche va después a la reserva.
LF-ST-03 = Los laboratorios y chalecos del objetivo protegen contra un Atentado como en un ataque.
LF-ST-04 = Si la bonificación de ataque es mayor, retira tantos soldati del objetivo como la diferencia. Lo que sobra se pierde; un Atentado sin bonificación mayor no tiene efecto.
LF-ST-05 = Por cada soldato neutral retirado por un Atentado, mueve 1 soldato de tu reserva a tu cuartel general.
LF-ST-06 = Si no quedan soldati en la zona atacada, sus coches van a la reserva y las órdenes de allí vuelven al cuartel general. Los laboratorios se quedan.
LF-ST-07 = Dos bombas: un segundo Atentado justo después del primero, en la misma zona o en otra, con las mismas reglas.
LF-ST-08 = Para dos coches bomba debe haber dos coches tuyos en la zona de la orden.
LF-ST-09 = La calavera de la orden cuenta en los dos Atentados. Si una zona recibe los dos, sus laboratorios y chalecos cuentan ambas veces.

## Pentito (arrepentido)

LF-PN-01 = Pentito: devuelve a la reserva 1 de tus soldati de la zona de la orden. Puede ser el último; entonces pierdes la zona, pero haces igualmente el resto.
LF-PN-02 = Después retira soldati de zonas adyacentes, hasta los números indicados. Cada número es para una zona distinta.
LF-PN-03 = Ninguna bonificación de defensa ayuda contra un Pentito.
LF-PN-04 = Un Pentito solo retira soldati neutrales y del otro equipo.
LF-PN-05 = Puedes retirar menos soldati de los indicados.
LF-PN-06 = Por cada soldato neutral retirado por un Pentito, mueve 1 soldato de tu reserva a tu cuartel general.

## Incitar

LF-AG-01 = Incitar es siempre la última parte de una orden. Puedes hacerlo sin haber atacado, e incluso si la zona de la orden ya no es tuya.
LF-AG-02 = Elige una zona con soldati neutrales, como mucho tan lejos de la zona de la orden como dice el número: 1 es adyacente, 2 tiene una zona en medio, 3 tiene dos. Cuenta por tierra, pasando por zonas de cualquiera.
LF-AG-03 = Cualquier número de esos soldati neutrales hace un Movimiento (y ataque) a una zona adyacente, como con una orden de una escopeta y nada más. No usan lanchas. Una zona vacía la toman; con otros soldati neutrales simplemente se juntan.
LF-AG-04 = Los soldati incitados no pueden entrar en una zona de tu propio equipo.
LF-AG-05 = Por cada soldato neutral retirado en este ataque, la familia defensora puede mover 1 suyo de la reserva a su cuartel general.
LF-AG-06 = Si los soldati neutrales ganan la zona, es neutral: nadie la controla. Retira de allí 1 laboratorio. Los coches del defensor van a la reserva, y las órdenes vuelven al cuartel general.
LF-AG-07 = Actúas como atacante: eliges el número y el objetivo, astucia o fuerza bruta, y juegas tus cartas de conflicto. Todas las ganancias y pérdidas son del lado neutral, y tus losetas de control no ayudan.

## El final de una ronda

LF-EE-01 = Tras la fase de enfrentamiento viene la gestión, como tras la planificación. Luego se comprueba si la partida acaba.
LF-EE-02 = Si la partida continúa, la hoja de abajo sube con sus fichas y pasa a ser la de arriba. La hoja siguiente se pone debajo; la antigua hoja de arriba, si es suelta, sale de la partida.
LF-EE-03 = Los costes de la opción B están impresos en el borde de la hoja de arriba, así que pueden cambiar de ronda en ronda. Las acciones sobre las columnas no cambian.

## El final de la partida

LF-EG-01 = En la gestión tras la fase de enfrentamiento, una familia con al menos { $win_family } Mandamenti, o un equipo con al menos { $win_team }, gana para su equipo. Si los dos equipos lo han alcanzado, gana el que tiene más Mandamenti.
LF-EG-02 = Si nadie ha ganado así al final de la ronda { $rounds }, gana el equipo con más Mandamenti.
LF-EG-03 = Si los equipos están igualados, gana el que tiene al menos 1 soldato en Bronte. Una Bronte vacía o neutral no ayuda a nadie.
LF-EG-04 = Si los equipos están igualados y ninguno tiene Bronte, la partida es un empate tras la ronda { $rounds }. Antes, simplemente continúa.

## Casillas de acción especiales

LF-XA-01 = Dos órdenes, dos zonas: pon 1 orden en cada una de hasta dos zonas con soldati tuyos y sin órdenes.
LF-XA-02 = Dos órdenes, una zona: pon hasta 2 órdenes en una zona con soldati tuyos y sin órdenes. No hace falta Cadena de mando.
LF-XA-03 = Nunca hay más de 2 órdenes en una zona, ni siquiera con Cadena de mando. Si la primera de dos saca a todos de allí, la segunda vuelve sin ejecutarse.
LF-XA-04 = Coloca soldati de tu cuartel general, hasta tu valor de Policía más 4, en una zona que ya tenga tuyos. No puede ser una zona vacía.
LF-XA-05 = Blanquear dinero y reunir: toma 1 moneda por cada laboratorio tuyo y luego mueve los soldati y coches tuyos que quieras de zonas adyacentes a una zona con soldati tuyos, sin lanchas. Si vacías una zona, sus órdenes vuelven a tu cuartel general, para usarse de nuevo, y los coches que se quedan se pierden.
LF-XA-06 = Retira las 2 fichas de influencia más a la izquierda de cualquier fila de tu tablero. Van a tu reserva.

## Órdenes especiales

LF-XO-01 = Verde, Iglesia A: tras anunciar el número y el objetivo, puedes sustituir 1 soldato defensor por 1 tuyo de la reserva, que se suma al ataque. Si no queda ningún defensor, la zona es tuya al instante. Si tu reserva está vacía, no se sustituye a nadie.
LF-XO-02 = Amarillo, Economía B: pon 1 coche, construye 1 laboratorio y coloca después 1 soldato de tu cuartel general junto a cada uno de tus laboratorios de todo el tablero, incluido el nuevo. Si tienes de menos, eliges dónde.
LF-XO-03 = Amarillo, Economía C: tras anunciar el número y el objetivo, puedes pagar dinero a la reserva; por cada 1 pagado, 1 defensor va a su reserva. Si no queda ningún defensor, la zona es tuya al instante.
LF-XO-04 = Negro, Iglesia B: tras anunciar el número y el objetivo, puedes sustituir hasta 2 soldati defensores por tuyos de la reserva, que se suman al ataque. Si no queda ningún defensor, la zona es tuya al instante.
LF-XO-05 = Azul, Justicia B: un Atentado y un Movimiento (y ataque), en cualquier orden. Tras tomar una zona que no era tuya, el Atentado puede salir de allí o de la zona de la orden; un coche bomba necesita un coche donde sale. Los laboratorios y chalecos cuentan ambas veces.
LF-XO-06 = Blanco, Iglesia A: la zona de la orden, y hasta dos zonas adyacentes con soldati tuyos, reciben hasta 2 soldati de tu cuartel general cada una. Una zona adyacente puede ser en cambio de tu pareja, que entonces puede colocar allí hasta 2.
LF-XO-07 = Blanco, Justicia B: sustituye hasta 3 soldati enemigos o neutrales de zonas adyacentes por tuyos, tantos como tenga tu reserva, y muévelos después a la zona de la orden. Ninguna bonificación de defensa ayuda; las zonas que así se vacían pierden sus coches y órdenes.

## Las losetas de control, una a una

LF-XT-01 = Aliados (fase de enfrentamiento): si puedes entrar por tierra en una zona vacía o neutral, puedes pagar 1 moneda y atacar en su lugar una zona adyacente a ella, pero no de tu pareja. Puede ir un coche; la zona de en medio no se ve afectada.
LF-XT-02 = Soborno (fase de enfrentamiento): en cada ataque, pero no en un Atentado, puedes pagar 1 moneda justo después de anunciar el número y el objetivo; 1 soldato defensor va entonces a su reserva. Si no queda ningún defensor, la zona es tuya al instante.
LF-XT-03 = Cadena de mando (fase de planificación): puedes dar una orden en una zona que ya tenga una tuya. Nunca hay más de 2.
LF-XT-04 = Detonador retardado (fase de enfrentamiento): cada uno de tus coches bomba puede alcanzar una zona a dos pasos. No importa de quién sea la zona de en medio.
LF-XT-05 = Influencia (fase de planificación): al empezar cada fase de planificación puedes mandar 1 soldato de tu cuartel general a la reserva para retirar la ficha más a la izquierda de una fila de tu tablero. La ficha va a tu reserva.
LF-XT-06 = Ametralladoras (fase de enfrentamiento): 1 más de bonificación de ataque en cada Movimiento (y ataque) que use una lancha, aunque se pudiera llegar por tierra al objetivo.
LF-XT-07 = Reclutamiento (fase de enfrentamiento): tras tomar una zona con un ataque, puedes colocar allí tantos soldati de tu cuartel general como diga la loseta, no menos. Necesita que quede en la zona al menos 1 tuyo, y no vale tras entrar en una zona vacía ni con Incitar.
LF-XT-08 = Lanchas rápidas (fase de planificación): al empezar cada fase de planificación puedes poner 1 lancha con las reglas habituales.
LF-XT-09 = Las otras tres de las once losetas son nuestras; los reglamentos no las describen. Segunda oleada: cuando tu orden coloca soldati, coloca 1 más de la reserva en su zona o, en el 1 contra 1, un miembro de la reserva en la Cúpula. Vigilantes: 1 de bonificación de defensa en tus zonas sin laboratorio. Ingresos: al empezar la planificación, toma 1 moneda por cada Mandamento que controlas.

## Lo que está oculto

LF-I-01 = Oculto al otro equipo: lo que hay en tu cuartel general, el anverso de tus órdenes hasta que se descubren y la carta de conflicto que has elegido. Tu pareja puede verlo todo.
LF-I-02 = A la vista de toda la mesa: el tablero, los tableros de familia, las losetas de control, las reservas, las órdenes vendidas y qué órdenes puede tener cada familia.
LF-I-03 = Puedes calcular cuántos soldati hay en un cuartel general: 50 menos los del tablero y los de la reserva. También puedes llevar la cuenta del dinero.
