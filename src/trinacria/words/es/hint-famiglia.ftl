# Por qué un bot jugaría esto: la única razón que se muestra con una pista en Famiglia.

famiglia-hint-only = No es posible nada más.
famiglia-hint-recruit = { $card } vale { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}: pasas de { $now } a { $after }.
famiglia-hint-recruit-pair = Tendrás dos { $card }, y con una pareja de ellas se paga { $needed }.
famiglia-hint-recruit-best = { $card } es la mejor carta de la calle: { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
} para ti, ninguno para tu rival.
famiglia-hint-new = Si retiras { $card }, { $amount ->
    [one] llega 1 carta nueva
   *[other] llegan { $amount } cartas nuevas
} a la calle.
famiglia-hint-new-nothing = Ahora no puedes reclutar nada en la calle; { $amount ->
    [one] una carta nueva puede
   *[other] { $amount } cartas nuevas pueden
} cambiarlo.
famiglia-hint-accountant = { $card } devuelve hasta { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} de tu banda a tu mano, donde pueden volver a pagar.
famiglia-hint-brute = { $card } rebaja una carta de la calle hasta en { $amount }, y te sale más barata.
famiglia-hint-back = En tu mano, { $card } puede volver a ayudarte a pagar.
famiglia-hint-back-pair = Si recuperas { $card } tienes una pareja, y con ella se paga { $needed }.
famiglia-hint-lay = { $card } cuenta lo mismo en tu banda: { $amount ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $amount } puntos
}. Es lo que menos falta te hace en la mano.
famiglia-hint-free = Entonces { $card } es gratis: { $amount ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $amount } puntos
} sin mostrar ninguna carta.
famiglia-hint-pair = Entonces con dos { $needed } se paga { $card }: { $amount ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $amount } puntos
}.
famiglia-hint-pass = Conservas todas las cartas de la mano: nada de la calle vale lo que cuesta.
famiglia-hint-pass-nothing = No puedes reclutar ninguna carta de la calle.
famiglia-hint-pass-end = Los dos jugadores han pasado, y la partida acaba con los puntos como están.
famiglia-hint-done = Ninguna otra carta de tu banda merece un cambio.
