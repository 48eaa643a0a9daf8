# Qué son las cosas de la mesa.
explain-now = Para ti, ahora:
explain-all = Todos los símbolos
explain-asking = Toca cualquier cosa para ver qué es. Esc para terminar.
explain-button = Explicar
explain-card =
    { $family }, valor { $value }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. { $ability }.
explain-card-ways = { $count ->
    [one] Puedes reclutar esta carta de 1 manera.
   *[other] Puedes reclutar esta carta de { $count } maneras.
}
explain-card-recruit = Reclutar…
explain-card-choose = Elegir esta carta
explain-previous = Anterior
explain-next = Siguiente
explain-card-zero = Un 0 no tiene habilidad
explain-soldato = Soldato
explain-car = Coche
explain-boat = Lancha
explain-lab = Laboratorio
explain-influence = Ficha de influencia
explain-money = Dinero
explain-control = Ficha de control
explain-start-player = Marcador de inicio
explain-supply = Reserva
explain-exert-sheet = Ejercer influencia en una hoja
explain-initiative-supply = Orden de suministro, con su iniciativa
explain-initiative-attack = Orden de ataque, con su iniciativa
explain-car-bomb = Coche bomba
explain-force = Fuerza bruta
explain-knockout = Eliminación
explain-row-now = tu valor es { $value }.
explain-column-now =
    { $money ->
        [0] no hay ficha que mover.
       *[other] mover esta columna te cuesta { $money }.
    }
explain-order =
    { $type ->
        [supply] Orden de suministro
       *[attack] Orden de ataque
    }, iniciativa { $initiative }: { $parts }.
explain-area = Mandamento: { $mandamento }. { $pieces }. Junto a: { $neighbours }.
explain-group-pieces = Piezas
explain-group-places = Lugares
explain-group-actions = Acciones
explain-group-orders = Órdenes
explain-group-conflict = Conflicto
explain-group-rows = Filas de tu tablero
explain-your-character = Tu personaje
