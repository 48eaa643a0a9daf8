# Las hojas, la mano y el tablero de familia en la página: palabras que caben en las casillas, de ocho letras como mucho.

web-sheets-title = Hojas
web-sheets-which = { $top } arriba, { $bottom } abajo
web-sheets-later = desde la planificación
web-sheets-down = mueve una ficha a una casilla libre: haz lo que dice
web-sheets-pay = pagas
web-sheets-no-token = sin ficha
web-sheets-free = gratis
web-sheets-or = o
web-sheets-which-token = ¿Qué ficha?

web-sheets-head-start_player = Inicio
web-sheets-head-justice = Justicia
web-sheets-head-police = Policía
web-sheets-head-economy = Economía
web-sheets-head-church = Iglesia
web-sheets-head-two_institutions = Dos

web-sheets-part-recruit = Recluta
web-sheets-part-place = Coloca
web-sheets-part-place_reinforce = Refuerza
web-sheets-part-place_own = Refuerza
web-sheets-part-lab_soldati = En labs.
web-sheets-part-lab_soldati_all = En labs.
web-sheets-part-issue_order = Orden
web-sheets-part-equipment = Equipo
web-sheets-part-car = Coche
web-sheets-part-boat = Lancha
web-sheets-part-lab = Lab.
web-sheets-part-launder = Blanquea
web-sheets-part-gather = Reúne
web-sheets-part-exert = Retira
web-sheets-part-exert_sheet = Mueve
web-sheets-part-final_action = Final
web-sheets-part-money = Dinero
web-sheets-orders =
    { $count ->
        [one] 1 orden
       *[other] { $count } órd.
    }
web-sheets-areas =
    { $count ->
        [one] 1 zona
       *[other] { $count } zonas
    }

web-sheets-own = Tu familia
web-sheets-hand = Órdenes en tu cuartel
web-sheets-no-order = No hay órdenes en tu cuartel.
web-sheets-order = { $name }, { $type ->
        [supply] suministro
       *[attack] ataque
    }, iniciativa { $initiative }, { $parts }
web-sheets-sort-kind = Ordenar por clase y luego por iniciativa
web-sheets-sort-initiative = Ordenar solo por iniciativa
web-sheets-money =
    { $count ->
       *[other] dinero
    }
web-sheets-soldati =
    { $count ->
        [one] soldato
       *[other] soldati
    }
web-sheets-mat = Tablero
web-sheets-row =
    { $value ->
        [none] { $row }: fichas, { $left } de { $all }
       *[other] { $row } { $value }: fichas, { $left } de { $all }
    }

web-sheets-character-note = quédate con una; la otra sale de la partida
web-sheets-in-hq = En tu cuartel
web-sheets-on-map = Colocas en el mapa
web-sheets-thing-money = dinero
web-sheets-thing-soldato = soldati
web-sheets-thing-boat = lanchas
web-sheets-thing-lab = laboratorios
web-sheets-thing-car = coches
