# Las lecciones de un minuto: lo que se cuenta en cada parada.

## Lanchas

guide-lafamiglia-boats-goal-title = Por el agua
guide-lafamiglia-boats-goal = Los soldati van a zonas adyacentes. Pero si hay una lancha de tu equipo en un mar que toca su zona, pueden llegar a cualquier otra zona de ese mar. Tu pareja tiene una lancha en Mare Licata.
guide-lafamiglia-boats-put-title = Pon una lancha
guide-lafamiglia-boats-put = Tu orden en Camastra empieza con una lancha. Va a un mar que toque la zona: Mare Agrigento. Desde allí podrías moverla un mar más allá.
guide-lafamiglia-boats-put-do = Elige «Poner una lancha».
guide-lafamiglia-boats-chain-title = Dos lanchas, una cadena
guide-lafamiglia-boats-chain = Las lanchas en mares adyacentes forman una cadena, también con las de tu pareja: de aquí hasta Mare Licata. Así que deja la tuya aquí. Una tercera lancha en el mismo mar se retiraría junto con una de las otras dos.
guide-lafamiglia-boats-chain-do = Elige «Quedarse aquí».
guide-lafamiglia-boats-across-title = Ataca por mar
guide-lafamiglia-boats-across = Ahora llegas a todas las zonas de ambos mares. Ragusa solo tiene dos soldati. Las lanchas no llevan coches.
guide-lafamiglia-boats-across-do = Elige Ragusa en el mapa.
guide-lafamiglia-boats-end-title = Has desembarcado
guide-lafamiglia-boats-end = Ragusa es tuya. Las dos lanchas se quedan donde están para tus próximas órdenes, aunque pierdas la costa. Las lanchas del otro equipo ni ayudan ni estorban.

## Atentado

guide-lafamiglia-strike-goal-title = Una bomba en casa del vecino
guide-lafamiglia-strike-goal = Un Atentado retira soldati de una zona adyacente por tierra. Nunca toma la zona: la debilita antes de que entre otra orden. Riesi tiene cinco soldati y un laboratorio.
guide-lafamiglia-strike-begin-title = Ejecuta la orden
guide-lafamiglia-strike-begin = Tu orden en Enna muestra una bomba y una calavera de 2. El laboratorio de Riesi resta 1, como haría un chaleco en una orden de allí.
guide-lafamiglia-strike-begin-do = Elige «Atentado».
guide-lafamiglia-strike-car-title = Un coche lo hace más fuerte
guide-lafamiglia-strike-car = Tienes un coche en Enna, así que puede ser un coche bomba: suma la calavera inferior de tu fila de Justicia, aquí 3. Total: 2 + 3 − 1 = 4. El coche vuelve a la reserva.
guide-lafamiglia-strike-car-do = Elige Riesi y luego el coche bomba.
guide-lafamiglia-strike-end-title = Cuatro menos
guide-lafamiglia-strike-end = En Riesi solo queda un soldato. El laboratorio y la orden de allí se quedan. Sin ese último, la orden habría vuelto a su cuartel general. Cada soldato neutral que retiras te da uno tuyo.

## Pentito

guide-lafamiglia-pentito-goal-title = Uno por varios
guide-lafamiglia-pentito-goal = Un Pentito cuesta un soldato tuyo y retira varios de zonas adyacentes. Tu orden en Enna muestra 2, 2 y 1: tres números para tres zonas distintas.
guide-lafamiglia-pentito-price-title = El precio
guide-lafamiglia-pentito-price = Primero, uno de tus soldati de Enna vuelve a la reserva. Puede ser incluso el último que quede.
guide-lafamiglia-pentito-price-do = Elige «Pentito».
guide-lafamiglia-pentito-labs-title = Nada protege
guide-lafamiglia-pentito-labs = Los laboratorios y los chalecos no sirven contra un Pentito. Riesi tiene dos laboratorios y aun así pierde 2.
guide-lafamiglia-pentito-labs-do = Elige Riesi y retira 2.
guide-lafamiglia-pentito-second-title = La zona siguiente
guide-lafamiglia-pentito-second = Cada número es para otra zona, así que Riesi ya está a salvo. Solo se pueden elegir soldati neutrales y del otro equipo.
guide-lafamiglia-pentito-second-do = Elige Camastra y retira 2.
guide-lafamiglia-pentito-neutral-title = Los soldati neutrales pagan
guide-lafamiglia-pentito-neutral = El último número es un 1. Por cada soldato neutral que retiras, uno tuyo pasa de la reserva a tu cuartel general.
guide-lafamiglia-pentito-neutral-do = Elige Caltanissetta, que es neutral.
guide-lafamiglia-pentito-end-title = Cinco por uno
guide-lafamiglia-pentito-end = Has perdido un soldato, has retirado cinco y has recuperado uno. Siempre puedes retirar menos de lo indicado. Un Pentito no toma ninguna zona: planea un Movimiento que lo siga.

## Incitar

guide-lafamiglia-agitate-goal-title = Otros luchan por ti
guide-lafamiglia-agitate-goal = Incitar manda al combate a soldati neutrales. El número de tu orden en Caltagirone dice a qué distancia pueden estar: con 2, puede haber una zona en medio. Scordia tiene cuatro.
guide-lafamiglia-agitate-begin-title = Siempre la última parte
guide-lafamiglia-agitate-begin = Incitar va al final de una orden. Puedes atacar antes, o saltarte el ataque. Aquí, tus soldati se quedan en casa.
guide-lafamiglia-agitate-begin-do = Elige «Incitar».
guide-lafamiglia-agitate-choose-title = ¿Qué soldati neutrales?
guide-lafamiglia-agitate-choose = Brillan las zonas neutrales a tu alcance. Los cuatro soldati de Scordia son los más fuertes.
guide-lafamiglia-agitate-choose-do = Elige Scordia.
guide-lafamiglia-agitate-target-title = ¿Dónde atacan?
guide-lafamiglia-agitate-target = Van a una zona adyacente, pero nunca a una de tu equipo. Palagonia la defiende un único soldato, así que los cuatro atacan allí.
guide-lafamiglia-agitate-target-do = Elige Palagonia.
guide-lafamiglia-agitate-fight-title = A ti no te cuesta nada
guide-lafamiglia-agitate-fight = Luchan como con una escopeta y nada más, así que las calaveras de tu orden no cuentan. La fuerza bruta cuesta dos de ellos y ninguno tuyo.
guide-lafamiglia-agitate-fight-do = Elige la fuerza bruta.
guide-lafamiglia-agitate-end-title = Tierra de nadie
guide-lafamiglia-agitate-end = Ahora Palagonia es neutral y no ayuda a nadie con un Mandamento. Por cada soldato neutral caído, la familia defensora podía tomar uno de su reserva.

## Ultima Azione

guide-lafamiglia-final-goal-title = La última palabra
guide-lafamiglia-final-goal = Esta casilla no hace nada al momento. Te guarda una ficha: cuando la hoja de arriba se vacía, haces con ella una acción más, después de todo el mundo.
guide-lafamiglia-final-put-title = Pon ahí tu busto
guide-lafamiglia-final-put = Tu busto va junto a la ficha, y recibes el dinero impreso en la casilla.
guide-lafamiglia-final-put-do = Elige esta casilla: Justicia, la tercera.
guide-lafamiglia-final-wait-title = La última ficha
guide-lafamiglia-final-wait = Azul toma la última ficha de la hoja de arriba. Ya nadie tiene turno: la planificación habría terminado.
guide-lafamiglia-final-last-title = Tu acción final
guide-lafamiglia-final-last = Ahora tu ficha pasa a otra casilla libre y haces allí la acción. El dinero impreso cuenta, pero la ficha en sí no cuesta nada.
guide-lafamiglia-final-last-do = Elige la casilla que da una orden: Justicia, la segunda.
guide-lafamiglia-final-order-title = Nadie puede responder
guide-lafamiglia-final-order = Los demás han acabado de planificar, así que nadie puede responder a la orden que das ahora.
guide-lafamiglia-final-order-do = Elige Enna.
guide-lafamiglia-final-end-title = La planificación ha terminado
guide-lafamiglia-final-end = Se descubren las órdenes y tu busto vuelve a la reserva. También podías haber renunciado a la acción; entonces la ficha se habría quedado.

## La comisión

guide-lafamiglia-commission-goal-title = Dos fichas en una casilla
guide-lafamiglia-commission-goal = Sin pareja, tienes también una comisión. Cinco casillas de tu tablero llevan dos fichas: la de arriba es de la comisión y sale primero.
guide-lafamiglia-commission-influence-title = Retira una ficha
guide-lafamiglia-commission-influence = Cualquier acción que retire fichas de tu tablero puede retirar una de la comisión. Esta casilla retira la ficha más a la izquierda de una fila.
guide-lafamiglia-commission-influence-do = Elige esta casilla de la hoja de abajo.
guide-lafamiglia-commission-row-title = ¿Qué fila?
guide-lafamiglia-commission-row = En la fila de Iglesia, tu primera ficha ya no está, así que la casilla siguiente es doble. Su ficha de arriba es de la comisión.
guide-lafamiglia-commission-row-do = Elige la fila de Iglesia.
guide-lafamiglia-commission-board-title = Al tablero en solitario
guide-lafamiglia-commission-board = Una ficha de la comisión puede ir a una casilla libre del tablero en solitario, y haces allí la acción al instante. Esta da dos órdenes.
guide-lafamiglia-commission-board-do = Elige la casilla con dos órdenes.
guide-lafamiglia-commission-orders-title = Dos órdenes a la vez
guide-lafamiglia-commission-orders = Las dos órdenes van a zonas tuyas distintas: primero Enna, luego Licata.
guide-lafamiglia-commission-orders-do = Elige Enna.
guide-lafamiglia-commission-end-title = Una vez por partida
guide-lafamiglia-commission-end = En el 1 contra 1 la ficha se queda ahí: nadie puede volver a usar esa casilla. Las casillas fuertes son una carrera. En el 2 contra 1 las casillas se liberan en cada ronda.

## La Cúpula

guide-lafamiglia-coupole-goal-title = Doce asientos
guide-lafamiglia-coupole-goal = La Cúpula es un consejo de doce asientos. Tienes nueve y tu rival tres. Con más de seis puedes colocar soldati al empezar una ronda; con once, cuenta como un Mandamento.
guide-lafamiglia-coupole-place-title = Cualquier acción que coloque
guide-lafamiglia-coupole-place = Puedes sentar miembros siempre que puedas colocar soldati: con una casilla, una orden o una loseta. Esta casilla coloca.
guide-lafamiglia-coupole-place-do = Elige esta casilla: Policía, la primera.
guide-lafamiglia-coupole-seat-title = Miembros en vez de soldati
guide-lafamiglia-coupole-seat = Por cada soldato que puedas colocar, puedes sentar a un miembro de tu cuartel general. Cada uno manda a casa a un miembro de tu rival. Tienes dos.
guide-lafamiglia-coupole-seat-do = Sienta a 2 miembros.
guide-lafamiglia-coupole-claim-title = El control de la Cúpula
guide-lafamiglia-coupole-claim = El enfrentamiento ha terminado. Con once asientos puedes poner tu ficha de control en la Cúpula. Cuenta como un Mandamento y se queda hasta el final de la ronda siguiente.
guide-lafamiglia-coupole-claim-do = Pon ahí tu ficha de control.
guide-lafamiglia-coupole-end-title = También más soldati
guide-lafamiglia-coupole-end = Once asientos son cinco más que seis: al empezar la ronda puedes colocar hasta cinco soldati en una zona. Luego tu rival puede traer miembros para igualar los asientos.

## El tablero en solitario

guide-lafamiglia-solo-board-goal-title = Un tablero propio
guide-lafamiglia-solo-board-goal = Juegas en solitario contra dos, y este tablero solo lo usas tú. En cada turno puedes hacer aquí una acción extra, con una ficha de las casillas redondas. Algunas fichas están bloqueadas, y también las acciones de arriba.
guide-lafamiglia-solo-board-extra-title = Una acción extra
guide-lafamiglia-solo-board-extra = Va antes o después de tu jugada y no cuesta nada. Esta casilla recluta.
guide-lafamiglia-solo-board-extra-do = Elige la casilla que recluta.
guide-lafamiglia-solo-board-turn-title = Después, tu jugada
guide-lafamiglia-solo-board-turn = Ahora viene la jugada de siempre: una ficha y su casilla, o una columna. Esta es la última ficha, así que después acaba la ronda.
guide-lafamiglia-solo-board-turn-do = Elige esta casilla: Policía, la primera.
guide-lafamiglia-solo-board-unlock-title = Abre una acción
guide-lafamiglia-solo-board-unlock = Al final de una ronda puedes llevar una ficha de bloqueo a una acción bloqueada. Esa acción queda abierta, y la ficha que estaba bloqueada queda libre. Esta da dos órdenes.
guide-lafamiglia-solo-board-unlock-do = Elige la primera acción bloqueada.
guide-lafamiglia-solo-board-end-title = Todo listo otra vez
guide-lafamiglia-solo-board-end = Las fichas están de nuevo en las casillas redondas, y tienes una más. Cada ronda trae más acciones extra: así se les planta cara a dos.
