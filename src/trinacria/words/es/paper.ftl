# Imprimir y jugar: lo que llevan las páginas, y la orden que las hace.

paper-help = Crea archivos PDF para imprimir y recortar: todos los componentes de un paquete, o el juego de cartas, y un resumen de las reglas.
paper-help-out = OUT: un archivo PDF con todo, o una carpeta para un archivo por clase de componente
paper-help-paper = Tamaño del papel.
paper-help-what = Qué imprimir; se puede repetir.
paper-help-game = Qué juego imprimir.
paper-made = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
} en { $file }
paper-no-such-part = { $game } no tiene «{ $part }» que imprimir. Elige entre: { $known }.
error-nothing-to-print = { $game } no tiene nada que imprimir.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title }: { $part }, hoja { $number }, anverso
    [back] { $title }: { $part }, hoja { $number }, reverso
   *[single] { $title }: { $part }, hoja { $number }
}
paper-scale = 5 cm: si esta regla no mide eso, imprime al 100 % («tamaño real»).
paper-map-place = Fila { $row } de { $rows }, página { $column } de { $columns }. Pega las páginas siguientes sobre las franjas que hay más allá de las líneas discontinuas.
paper-part-map = Mapa
paper-part-mats = Tableros de familia
paper-part-sheets = Hojas de acciones
paper-part-charts = Tablas de órdenes
paper-part-screens = Pantallas
paper-part-orders = Órdenes
paper-part-cards = Cartas
paper-part-tiles = Losetas de control
paper-part-counters = Fichas
paper-part-influence = Fichas de influencia
paper-part-money = Dinero
paper-part-solo = Para dos y tres jugadores
paper-part-rules = Resumen de las reglas
paper-part-overviews = Hojas de ayuda
paper-part-setup = Preparación para dos y tres
paper-part-cutting = Lista de recortes
paper-overview-attack = Los pasos de un ataque
paper-overview-announce = Anunciar
paper-overview-bonus = Bonificación de ataque
paper-overview-defence = Bonificación de defensa
paper-overview-remove = Retirar soldati
paper-overview-finesse = Astucia
paper-overview-force = Fuerza bruta
paper-overview-knockout = Eliminación
paper-overview-taken = La zona
paper-screen-anytime = En cualquier momento
paper-screen-sell = Vender o dar
paper-screen-token = Fichas de otros
paper-screen-force = Fuerza bruta
paper-setup-for = Preparación: { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part }: 1 hoja
   *[other] { $part }: { $count } hojas
}
paper-cut-count = { $each ->
    [0] { $count }
   *[other] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[other] { $count } ({ $families } × { $each }, grises: { $grey })
    }
}, { $wide } × { $high } mm
paper-cut-character = Cartas de personaje
paper-cut-conflict = Cartas de conflicto
paper-cut-soldato-1 = Soldati, de 1
paper-cut-soldato-5 = Soldati, de 5
paper-cut-car = Coches
paper-cut-boat = Lanchas
paper-cut-bust = Bustos para la acción final
paper-cut-control = Fichas de control
paper-cut-lab = Laboratorios
paper-cut-start = Marcador de inicio
paper-cut-money-1 = Dinero, 1
paper-cut-money-2 = Dinero, 2
paper-cut-solo-board = Tablero en solitario
paper-cut-area = Losetas de zona
paper-cut-block = Fichas de bloqueo
paper-cut-restriction = Ficha de restricción
paper-victory = Quién gana
paper-setup = Preparación
paper-setup-board-title = Tablero
paper-setup-board = Extiende el mapa. Pon la hoja 1 debajo de la hoja 0 y ten a mano las demás hojas. Las monedas y las piezas grises forman la reserva.
paper-setup-teams-title = Equipos
paper-setup-teams = Dos contra dos. Cada pareja se sienta junta, cada cual en una esquina. Roba { $tiles } de las { $kinds } losetas de control; el otro equipo toma las mismas de su juego.
paper-setup-families-title = Familias
paper-setup-families = Reparte a cada equipo 3 tableros de familia. Se eligen 2 para jugar; el tercero vuelve a la caja.
paper-setup-pieces-title = Tus piezas
paper-setup-pieces = Las órdenes básicas van tras tu pantalla; las avanzadas, junto a tu tablero; y una ficha de influencia, en cada una de sus casillas redondas. El resto es tu reserva.
paper-setup-map-title = Soldati
paper-setup-map = Pon uno de tus soldati en cada punto con el símbolo de tu esquina, y uno gris en cada figura gris.
paper-setup-start-title = Personajes
paper-setup-start = Sortea quién empieza y reparte a cada jugador un personaje: su dinero y sus soldati van tras la pantalla. Quien empieza da 1 moneda a quien juega en último lugar.
paper-setup-units-title = Unidades
paper-setup-units = En orden de juego, añade los soldati y coches de tu carta donde tengas soldati, y sus lanchas en un mar junto a ellos. Coloca después sus laboratorios, nunca más de { $labs } en una zona.
paper-setup-tokens-title = Hoja 0
paper-setup-tokens = Pon una ficha de influencia gris en cada casilla gris. Luego cada cual pone por turno una de las suyas en una casilla libre, dos veces.
paper-deck = Mazo y calle
paper-rules-foot = { $game } es un juego de { $names }. Impreso con Trinacria. Es solo un resumen: el reglamento de la caja explica el juego entero.
