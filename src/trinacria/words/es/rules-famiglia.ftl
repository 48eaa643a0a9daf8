# Las reglas de Famiglia en nuestras palabras, un mensaje por regla, según su número.

## Las cartas

FA-C-01 = Famiglia es un juego para dos.
FA-C-02 = Hay 60 cartas: 4 familias de 15.
FA-C-03 = Cada familia tiene cinco 0, cuatro 1, tres 2, dos 3 y un 4.
FA-C-04 = Ocho de los 0 forman dos juegos iniciales de cuatro. Son las primeras manos, así que no están en el mazo al empezar la partida.
FA-C-05 = Cada juego inicial tiene un 0 de cada familia.
FA-C-06 = Una carta muestra su valor, su familia, el signo de su habilidad y sus puntos.
FA-C-07 = Del valor 0 al valor 4, una carta de La Famiglia vale 1, 3, 6, 10 y 15 puntos. Una carta de cualquier otra familia vale 0, 1, 3, 6 y 10.
FA-C-08 = Las 52 cartas del mazo incluyen doce 0, tres de cada familia. Las 60 cartas juntas valen 175 puntos: 70 en La Famiglia y 35 en cada una de las otras familias.

## Preparación

FA-S-01 = Cada jugador toma en la mano un juego inicial, cuatro cartas de valor 0. La mano se oculta al otro jugador.
FA-S-02 = Las dos bandas empiezan vacías. Una banda está boca arriba, a la vista.
FA-S-03 = Las otras 52 cartas se barajan y forman el mazo, boca abajo. La pila de descartes empieza vacía.
FA-S-04 = El azar decide quién empieza.
FA-S-05 = Las 6 primeras cartas del mazo se ponen boca arriba: son la calle. Quedan 46 cartas en el mazo.

## El turno

FA-T-01 = Los jugadores se turnan; juega primero quien empieza.
FA-T-02 = Un turno tiene cuatro pasos, siempre en este orden: 1 cartas nuevas, 2 Contable, 3 Matón, 4 reclutar. No se puede volver a un paso anterior.
FA-T-03 = Puedes saltarte cualquier paso.
FA-T-04 = La habilidad de cada familia vale como mucho una vez por turno: un Contable, un Matón y un Mercenario de comodín.
FA-T-05 = Una carta de valor 0 no tiene habilidad, sea de la familia que sea.
FA-T-06 = Una mano puede tener cualquier número de cartas. Una carta tomada de la calle no se repone; la calle solo se rellena si está vacía al final de un turno.

## Paso 1: cartas nuevas

FA-A1-01 = Solo puedes sacar cartas nuevas mientras ninguna carta de la calle tenga impreso el valor 0.
FA-A1-02 = Elige cualquier carta de la calle, incluso un 4, y retírala: a la pila de descartes o, en la segunda vuelta, debajo del mazo. Luego descubre en la calle tantas cartas del mazo como su valor.
FA-A1-03 = En la primera vuelta puedes sacar cartas nuevas una y otra vez mientras no haya un 0 en la calle. En cuanto hay uno, acaba el paso 1.
FA-A1-04 = Al retirar una carta de valor v, la calle crece en v − 1. Retirar un 1 solo lo sustituye por otra carta.

## Paso 2: el Contable

FA-A2-01 = Juega un Contable de valor 1 a 4 de tu mano a tu banda, boca arriba.
FA-A2-02 = Un Contable cambia cartas entre la banda y la mano: por cada carta que recoges de la banda, deja una de tu mano. Solo pueden cambiar de lugar cartas que ya estaban allí al empezar el cambio.
FA-A2-03 = El valor de un Contable es el número máximo de cartas que se cambian. Puedes cambiar menos, o ninguna.
FA-A2-04 = El Contable que acabas de jugar no se puede recoger en su propio cambio.
FA-A2-05 = Las cartas que recoges se pueden usar enseguida, en los pasos 3 y 4 del mismo turno.

## Paso 3: el Matón

FA-A3-01 = Juega un Matón de valor 1 a 4 de tu mano a tu banda, boca arriba.
FA-A3-02 = Elige una carta de la calle. Durante este turno su valor se rebaja como mínimo en 1 y como máximo en el valor del Matón; no hace falta usar toda su fuerza.
FA-A3-03 = Una carta se puede rebajar hasta 0, pero no más.
FA-A3-04 = El valor rebajado solo cuenta para reclutar en este turno; el valor impreso, la familia, la habilidad y los puntos no cambian. No es obligatorio reclutar la carta rebajada.

## Paso 4: reclutar o pasar

FA-A4-01 = Toma en tu mano una carta de la calle, o pasa.
FA-A4-02 = Una carta que ahora cuenta 0, impreso o rebajado, es gratis.
FA-A4-03 = Por una carta que cuenta más de 0, muestra dos cartas de tu mano: ambas de su familia, y ambas de exactamente uno menos de valor.
FA-A4-04 = Si un Matón ha rebajado la carta, su valor rebajado decide qué dos cartas debes mostrar.
FA-A4-05 = Una de las dos cartas que muestras para reclutar puede ser un Mercenario usado como comodín.
FA-A4-06 = De las dos cartas que muestras para reclutar, una va a tu banda y la otra vuelve a tu mano. Tú eliges cuál, incluso si una es un comodín.
FA-A4-07 = Solo puedes mostrar cartas de tu mano. Las cartas de la banda no ayudan a reclutar.
FA-A4-08 = Un turno en el que no reclutas nada cuenta como un pase, hayas hecho lo que hayas hecho en los pasos 1 a 3.

## Las familias

FA-F-B = Los Contables se juegan en el paso 2 y cambian cartas entre la mano y la banda.
FA-F-Y = Los Matones se juegan en el paso 3 y rebajan el valor de una carta de la calle.
FA-F-G1 = Un Mercenario de valor n puede sustituir a una carta de cualquier valor menor que n, hasta 0.
FA-F-G2 = Un Mercenario puede sustituir a una carta de cualquier familia, incluida la suya.
FA-F-G3 = Solo una de las dos cartas que muestras para reclutar puede ser un comodín. La otra debe ser una carta de verdad, de la familia y el valor exactos.
FA-F-G4 = Dos Mercenarios valen si uno es la carta de verdad y el otro el comodín: G2 y G0 reclutan G1. G2 y G1 no, porque ninguno es un G0 de verdad.
FA-F-G5 = Puedes usar un comodín aunque tengas una segunda carta de verdad.
FA-F-R = La Famiglia no tiene habilidad, pero sus cartas valen más puntos.

## Mazo, descartes y calle

FA-D-01 = Si la calle está vacía al final de un turno, se ponen 6 cartas nuevas. Si no quedan cartas en el mazo, la calle se queda vacía.
FA-D-02 = En cuanto la última carta sale del mazo por primera vez, la pila de descartes se baraja y pasa a ser el mazo nuevo: empieza la segunda vuelta. Si la pila de descartes también está vacía, todas las cartas están en juego y empiezan los últimos turnos.
FA-D-03 = Si el mazo se agota mientras se descubren cartas nuevas, la pila de descartes se baraja al instante y las que faltan salen del mazo nuevo. La carta recién retirada se baraja también.
FA-D-04 = Si el mazo se agota por primera vez al rellenar una calle vacía, la pila de descartes se baraja también, y la calle se rellena hasta 6 cartas con el mazo nuevo.
FA-D-05 = En la segunda vuelta solo puedes sacar cartas nuevas una vez por turno.
FA-D-06 = En la segunda vuelta, la carta que retiras va debajo del mazo, no a la pila de descartes, antes de descubrir las cartas nuevas. Cualquiera puede saber qué cartas están al fondo.
FA-D-07 = Si el mazo se agota por primera vez durante tu paso 1 y sigue sin haber un 0 en la calle, puedes sacar cartas nuevas exactamente una vez más, con las reglas de la segunda vuelta. Entonces acaba el paso 1, con un 0 o sin él.
FA-D-08 = Si el mazo de la segunda vuelta tiene menos cartas de las necesarias, se ponen todas las que quedan.
FA-D-09 = Una vez empezada la segunda vuelta, la pila de descartes ya no se usa.

## El final

FA-E-01 = El final está cerca cuando, en la segunda vuelta, la última carta del mazo llega a la calle: ya están en juego todas las cartas.
FA-E-02 = El turno en el que entra en juego la última carta del mazo se termina como siempre.
FA-E-03 = Los dos jugadores tienen el mismo número de turnos. Si la última carta llega en el turno de quien empezó, el otro jugador tiene un turno más; si llega en el turno del segundo jugador, la partida acaba con ese turno.
FA-E-04 = Si la última carta llega al rellenar la calle tras el turno de quien empezó, el segundo jugador tiene el último turno.
FA-E-05 = Si la última carta llega al rellenar la calle tras el turno del segundo jugador, cada jugador tiene un turno más.
FA-E-06 = Dos pases seguidos, empiece quien empiece, acaban la partida al instante. Esto ya no vale cuando la última carta del mazo está en juego.
FA-E-07 = Cuando el mazo está agotado, no hay cartas nuevas.

## Puntuación

FA-V-01 = Cada jugador suma los puntos de todas sus cartas, en la mano y en la banda.
FA-V-02 = Las cartas de la calle, del mazo y de la pila de descartes no cuentan para nadie.
FA-V-03 = Gana el total más alto.
FA-V-04 = En caso de igualdad decide la carta que vale más puntos. Si las de ambos son iguales, se comparan las siguientes, y así sucesivamente; si todas son iguales, la partida es un empate.
