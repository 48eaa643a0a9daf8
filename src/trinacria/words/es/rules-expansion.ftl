# Las reglas de La Famiglia para dos y tres en nuestras palabras, un mensaje por regla, según su número.

## Reglas opcionales

LX-OPT-1 = Opcional: la fuerza bruta con soldati neutrales o contra ellos cuesta 1 soldato en vez de 2.
LX-OPT-2a = Opcional: cuando tomas el control de una zona de soldati neutrales, 2 soldati van de tu reserva a tu cuartel general, hubiera allí los neutrales que hubiera.
LX-OPT-2b = Con esa regla no hay otra recompensa por soldati neutrales: ni por los retirados con bonificaciones, cartas, eliminación, Atentado o Pentito, ni por los incitados.
LX-OPT-2c = Con esa regla, entrar en una zona neutral vaciada antes no da nada.
LX-OPT-2d = Por lo demás, los soldati neutrales se tratan como los de una familia.
LX-OPT-3 = Opcional: cuando mueves una columna, sus fichas pueden ir también a casillas vacías sin icono de la hoja de abajo.
LX-OPT-4 = Opcional: Reagrupar puede traer también soldati, pero no coches, en lancha desde exactamente otra zona tuya. De la zona de la orden no sale nada.
LX-OPT-5 = Opcional: en la gestión tras la fase de enfrentamiento, una vez marcadas las losetas, puedes mover tus fichas a losetas vacías de tu bando, o cambiar una con tu pareja si hay acuerdo. Si tu pareja mueve fichas después de ti, puedes volver a mover las tuyas.
LX-OPT-6 = Opcional: si Bronte no deshace un empate, gana el bando que tiene el marcador de inicio.

## Componentes

LX-C-01 = La expansión tiene un tablero en solitario de dos caras, 24 losetas de zona, 7 fichas de bloqueo de dos caras y 1 ficha de restricción.

## Menos de cuatro jugadores

LX-G-01 = Quien juega sin pareja, el jugador en solitario, elige una familia y toma sus piezas.
LX-G-02 = Cada jugador dirige una familia y tiene tantos turnos como cualquier otro.
LX-G-03 = Cada cual tiene 50 soldati, como siempre. Si tu reserva está vacía, no puedes reclutar.

## La comisión

LX-K-01 = Cada jugador en solitario toma además las fichas de influencia de una familia sin usar: sus fichas de la comisión.
LX-K-02 = En el 1 contra 1, cada jugador toma también los soldati de esa familia: son los miembros de su comisión.
LX-K-03 = Los miembros solo pueden colocarse en la Cúpula.
LX-K-04 = En la preparación, algunas fichas de la comisión están en tu propio tablero.

## La familia ficticia

LX-F-01 = En la preparación, soldati de un color sin usar están en algunas zonas: la familia ficticia.
LX-F-02 = Defienden sus zonas como los soldati de un jugador, pero nunca atacan.
LX-F-03 = Si se les ataca, un jugador del otro bando juega la defensa.
LX-F-04 = No son neutrales: no se les puede incitar, y no llevan soldati a tu cuartel general.

## Las lanchas y el tablero de familia

LX-B-01 = Cada jugador en solitario tiene 2 lanchas más, del color de su comisión, y las usa como las suyas: 6 en total.
LX-M-01 = Un jugador en solitario pone una ficha de la comisión encima de la suya en la segunda casilla de la sección A de cada fila, y en la de la derecha de la sección B: 5 casillas tienen dos fichas.
LX-M-02 = Las fichas de la comisión se retiran con las mismas acciones que las tuyas.
LX-M-03 = De dos fichas en una casilla, la de arriba sale primero; la de abajo necesita otra retirada.
LX-M-04 = Una ficha de la comisión que retiras puede ir a una casilla libre del tablero en solitario, y haces allí la acción; si no, va a la reserva.
LX-M-05 = Si «influir en dos instituciones» retira dos fichas de la comisión, ambas van al tablero en solitario y haces las dos acciones.

## Planificación y victoria

LX-P-01 = La fase de planificación acaba en cuanto quedan fichas en una sola columna de la hoja de arriba.
LX-P-02 = Entonces pueden hacerse las acciones finales.
LX-P-03 = Las fichas que quedan van a la misma columna de la hoja para la ronda siguiente.
LX-V-01 = Un jugador en solitario gana con al menos { $win_family } Mandamenti al final de una ronda.
LX-V-02 = Un equipo gana como siempre: { $win_team } entre sus dos familias, o { $win_family } de una de ellas.
LX-V-03 = Si ambos bandos tienen suficientes, o ninguno los tiene tras la última ronda: deciden los Mandamenti, luego Bronte y luego el marcador de inicio.

## 1 contra 1: preparación

LX-1-S01 = El tablero en solitario muestra su cara de 1 contra 1; cada jugador pone 6 miembros en la Cúpula.
LX-1-S02 = Hay 3 soldati ficticios en cada una de Marsala, Ragusa, Siracusa y Alcamo.
LX-1-S03 = Cada jugador tiene dos de los cuatro símbolos de esquina: los de su lado del tablero.
LX-1-S04 = Se roba una loseta de zona de cada símbolo; pon 3 soldati ficticios en cada una de esas zonas.
LX-1-S05 = Los soldati neutrales se colocan como en el juego básico.
LX-1-S06 = Cada jugador tiene 2 soldati en todas las demás zonas con sus símbolos: 8 zonas.
LX-1-S07 = Cada jugador roba 2 cartas de personaje y se queda con una.
LX-1-S08 = Cada jugador recibe 4 soldati más en el cuartel general.
LX-1-S09 = Quien empieza devuelve 2 monedas a la reserva; el otro jugador, 1. Nadie paga al otro.
LX-1-S10 = Cada jugador coloca 2 soldati más de la reserva.
LX-1-S11 = Cada jugador pone 4 fichas de influencia en la hoja 0, de una en una y por turnos.

## 1 contra 1: tablero en solitario

LX-1-R01 = La fuerza bruta cuesta al atacante 1 soldato en vez de 2.
LX-1-R02 = Una ficha de la comisión retirada del tablero de familia puede ir a una casilla vacía del tablero en solitario; se hace su acción.
LX-1-R03 = Las fichas del tablero en solitario se quedan: cada una de sus acciones se hace una sola vez en toda la partida, la haga quien la haga.

## 1 contra 1: Cúpula

LX-1-K01 = La Cúpula tiene 12 asientos para miembros, que se disputan los dos jugadores. El reparto puede cambiar en la preparación, la planificación y el enfrentamiento.
LX-1-K02 = Los soldati corrientes nunca entran en la Cúpula, y los miembros no están en ningún otro lugar del tablero.
LX-1-K03 = Lo siguiente vale para las hojas de acciones, los recursos iniciales, las losetas de control y las órdenes.
LX-1-K04 = Siempre que pasen soldati de tu reserva a tu cuartel general, puedes tomar tras tu pantalla un miembro en lugar de cada uno. Los miembros tienen su propia reserva: pueden llegar cuando ya no te quedan soldati.
LX-1-K05 = Siempre que puedas colocar soldati, puedes poner en la Cúpula un miembro de tu cuartel general en lugar de cada uno. Con Segunda oleada sale de la reserva, como el soldato.
LX-1-K06 = Un miembro puesto en la Cúpula manda a un miembro enemigo de vuelta a su reserva.
LX-1-K07 = En la Cúpula hay siempre 12 miembros.
LX-1-K08 = Mientras un jugador tenga los 12 asientos, el otro no hace acciones en el tablero en solitario; las fichas de la comisión que retire van a la reserva.
LX-1-K09 = En la gestión tras la fase de enfrentamiento, un jugador con al menos 11 miembros puede poner una ficha de control en la Cúpula, o sustituir la que haya.
LX-1-K10 = Si entonces nadie tiene 11 miembros, la ficha de control que haya se retira.
LX-1-K11 = La Cúpula cuenta como un Mandamento para el final de la partida y para las losetas de control; quien la controla puede marcar una loseta al instante.
LX-1-K12 = La ficha de control se queda hasta la gestión del final de la ronda siguiente, aunque cambien los asientos.
LX-1-K13 = Al empezar una ronda, un jugador con más de 6 miembros puede colocar soldati de su cuartel general en una zona vacía o suya: tantos como miembros pasen de 6.
LX-1-K14 = En lugar de cada uno de esos soldati puede sentar un miembro; también puede usar menos.
LX-1-K15 = Luego el otro jugador puede sentar miembros de su cuartel general para acercar la Cúpula al 6 a 6.

## 2 contra 1: preparación

LX-2-S01 = El tablero en solitario muestra su cara de 2 contra 1; el jugador en solitario pone una ficha de la comisión en cada una de las 7 casillas redondas: las fichas de acción extra.
LX-2-S02 = Se acuerda la dificultad para el jugador en solitario: fácil, media o difícil pone 3, 4 o 5 fichas de bloqueo en las últimas fichas de acción extra.
LX-2-S03 = En una partida fácil, una acción bloqueada que elija el jugador en solitario está abierta desde el principio.
LX-2-S04 = De las 3 losetas de zona de cada uno de los dos símbolos del jugador en solitario se roban 2; pon 3 soldati ficticios en cada una de estas 4 zonas.
LX-2-S05 = Los soldati del equipo y los neutrales se colocan como en el juego básico.
LX-2-S06 = El jugador en solitario tiene 2 soldati en todas las demás zonas con sus símbolos: 8 zonas.
LX-2-S07 = El jugador en solitario roba 2 cartas de personaje y se queda con una; los demás reciben una cada uno.
LX-2-S08 = El jugador en solitario recibe 5 soldati más y 1 moneda en el cuartel general.
LX-2-S09 = El jugador en solitario coloca 5 soldati más, un laboratorio, un coche y una lancha de la reserva.
LX-2-S10 = El jugador en solitario toma el marcador de inicio y no paga nada al otro bando.
LX-2-S11 = En la hoja 0, el jugador en solitario pone fichas de influencia de dos en dos, 4 en total; los demás, de una en una, 2 cada uno.

## 2 contra 1: tablero en solitario

LX-2-R01 = Solo el jugador en solitario usa el tablero en solitario. Sus acciones más fuertes empiezan bloqueadas.
LX-2-R02 = Una ficha de la comisión retirada del tablero de familia puede ir a una casilla libre y no bloqueada; se hace su acción.
LX-2-R03 = En cada turno, el jugador en solitario puede hacer una acción extra: una ficha de acción extra disponible va, gratis, a una casilla libre y no bloqueada o a la del signo de infinito.
LX-2-R04 = Las fichas de acción extra bajo una ficha de bloqueo no están disponibles.
LX-2-R05 = Con una acción final no hay acción extra.
LX-2-R06 = Al final de una ronda, las fichas del tablero en solitario vuelven a sus casillas redondas; las que sobran salen de la partida.
LX-2-R07 = Al final de una ronda, el jugador en solitario puede llevar una ficha de bloqueo de una casilla redonda a una acción bloqueada, que queda abierta el resto de la partida.

## 2 contra 1: orden de juego

LX-2-T01 = Se juega en el sentido de las agujas del reloj desde quien tiene el marcador de inicio; los dos jugadores del equipo juegan uno tras otro.
LX-2-T02 = El segundo jugador del equipo no puede vaciar una columna de la que su pareja tomó una ficha en el turno justo anterior.
LX-2-T03 = La ficha de restricción marca la columna que usó el jugador anterior.

## Las casillas del tablero en solitario

LX-A-01 = Soldati en laboratorios: coloca 1 soldato de tu cuartel general en cada uno de tus laboratorios, o en hasta 3 de ellos, según lo impreso.
LX-A-02 = Reforzar: coloca 2 o 3 soldati de tu cuartel general, según lo impreso, en una zona que ya tenga tuyos, no en una vacía.
LX-A-03 = Todas las demás casillas funcionan como las de las hojas de acciones.
