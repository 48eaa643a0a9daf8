# La mesa de La Famiglia en el navegador.

web-lafamiglia-players = De 2 a 4 jugadores
web-lafamiglia-top-sheet = Hoja de arriba
web-lafamiglia-bottom-sheet = Hoja de abajo
web-lafamiglia-length = 4 rondas, unas 4 horas

web-lafamiglia-map = Mapa de la isla
web-lafamiglia-zoom-in = Acercar
web-lafamiglia-zoom-out = Alejar
web-lafamiglia-zoom-whole = Ver todo el mapa
web-lafamiglia-map-tools = Herramientas del mapa
web-lafamiglia-holders = Ver quién controla qué
web-lafamiglia-no-boat = sin lancha
web-lafamiglia-column = { $column }: { $count ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $count } fichas
}; moverla te cuesta { $money } en total
web-lafamiglia-mode-2v2-name = 2 contra 2
web-lafamiglia-mode-2v2 = Dos equipos de dos: el juego entero
web-lafamiglia-mode-1v1-name = 1 contra 1
web-lafamiglia-mode-1v1 = Mano a mano, con la Cúpula
web-lafamiglia-mode-2v1-name = 2 contra 1
web-lafamiglia-mode-2v1 = Dos contra uno, con tres niveles de dificultad
web-lafamiglia-option-difficulty = Dificultad en solitario
web-lafamiglia-option-difficulty-easy = fácil
web-lafamiglia-option-difficulty-medium = media
web-lafamiglia-option-difficulty-hard = difícil
web-lafamiglia-option-draft = Elegir las familias
web-lafamiglia-option-first_game = Primera partida: sin las familias negra y blanca
web-lafamiglia-option-variant_identical_cards = Dos cartas de conflicto iguales cuentan una vez
web-lafamiglia-option-opt_neutral_force1 = La fuerza bruta con soldati neutrales o contra ellos cuesta 1
web-lafamiglia-option-opt_neutral_reward2 = 2 soldati por tomar una zona neutral
web-lafamiglia-option-opt_blank_spaces = Las fichas pueden ir a casillas sin icono
web-lafamiglia-option-opt_rally_boat = Reagrupar puede traer soldati en lancha
web-lafamiglia-option-opt_move_tile_tokens = Las fichas de las losetas de control pueden moverse
web-lafamiglia-option-opt_tie_start_piece = El marcador de inicio deshace los empates
web-lafamiglia-receive = recibir
web-lafamiglia-pay = pagar
web-lafamiglia-money = Dinero
web-lafamiglia-hq-soldati = Soldati en tu cuartel
web-lafamiglia-orders = Órdenes
web-lafamiglia-hq = Cuartel general
web-lafamiglia-mat = Tu tablero de familia
web-lafamiglia-mat-note = la primera ficha de una sección libera su orden
web-lafamiglia-seen-by = visible solo para ti y { $name }
web-lafamiglia-sell = Vender
web-lafamiglia-sell-which = ¿Qué orden?
web-lafamiglia-sell-note = Vende una orden de tu cuartel por { $money ->
    [one] 1 moneda
   *[other] { $money } monedas
}. Sale de la partida.
web-lafamiglia-give = Dar { $arrives }
web-lafamiglia-start-piece = Marcador de inicio
web-lafamiglia-held = { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
web-lafamiglia-behind-screen = Tras la pantalla
web-lafamiglia-chart-of = Órdenes: { $family }
web-lafamiglia-tiles = Losetas de control
web-lafamiglia-we = propio
web-lafamiglia-they = rival
web-lafamiglia-initiative = Iniciativa
web-lafamiglia-initiative-note = primero las órdenes de suministro, luego las de ataque, y antes los números bajos
web-lafamiglia-revealed = descubiertas: { $count } de { $total }
web-lafamiglia-orders-left = { $count ->
    [one] queda 1 orden
   *[other] quedan { $count } órdenes
}
web-lafamiglia-type-supply = Suministro
web-lafamiglia-type-attack = Ataque
web-lafamiglia-done = hecha
web-lafamiglia-no-orders = No hay órdenes en el tablero.
web-lafamiglia-money-after = dinero { $now } → { $after }
web-lafamiglia-after-this = después de esto
web-lafamiglia-laying = Preparando el tablero…
web-lafamiglia-order-sold = vendida
web-lafamiglia-order-mat = aún en el tablero de familia
web-lafamiglia-order-hq = en el cuartel
web-lafamiglia-order-board = en el tablero
web-lafamiglia-order-owned = disponible
web-lafamiglia-management = gestión
web-lafamiglia-round-of = Ronda { $round } de { $rounds }
web-lafamiglia-confirm = Confirmar
web-lafamiglia-carried = Elige una casilla para esta ficha.
web-lafamiglia-views = Partes de la mesa
web-lafamiglia-part-map = Mapa
web-lafamiglia-part-sheets = Hojas
web-lafamiglia-part-orders = Órdenes
web-lafamiglia-part-others = Otros
web-lafamiglia-part-log = Crónica
web-lafamiglia-how-many = Cuántos
web-lafamiglia-number-seat = Miembros para la Cúpula
web-lafamiglia-number-soldati = Soldati en el tablero
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Zonas
web-lafamiglia-measure-soldati = Soldati en el tablero
web-lafamiglia-measure-money = Dinero, si se conoce
web-lafamiglia-conflicts = Conflictos hasta ahora
web-lafamiglia-duel-what = { $attacking ->
    [neutral] Los soldati neutrales atacan a
   *[family] { $attacker } ataca a
} { $defending ->
    [neutral] los soldati neutrales
   *[family] { $defender }
} desde { $source }
web-lafamiglia-fictional = familia ficticia
web-lafamiglia-duel-skip = Saltar
web-lafamiglia-duel-step-announced = Objetivo
web-lafamiglia-duel-step-bonuses = Bonificaciones
web-lafamiglia-duel-step-approach = Astucia o fuerza bruta
web-lafamiglia-duel-step-cards = Cartas
web-lafamiglia-duel-step-take = Llevársela o dejarla
web-lafamiglia-duel-step-reveal = Descubrir, eliminación
web-lafamiglia-duel-attacker = atacante
web-lafamiglia-duel-defender = defensor
web-lafamiglia-duel-skull = orden
web-lafamiglia-duel-car = coche
web-lafamiglia-duel-miniguns = en lancha
web-lafamiglia-duel-attack = bonificación de ataque
web-lafamiglia-duel-vests = chalecos de órdenes aquí
web-lafamiglia-duel-labs = laboratorios
web-lafamiglia-duel-watchmen = vigilantes
web-lafamiglia-duel-defence = bonificación de defensa
web-lafamiglia-duel-difference = Ataque { $attack } − defensa { $defence }: { $removed ->
    [one] 1 defensor retirado
   *[other] { $removed } defensores retirados
}
web-lafamiglia-duel-taken = { $side ->
    [neutral] Los soldati neutrales toman { $area }.
   *[family] { $family } toma { $area }.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] No queda nadie en { $area }.
    [neutral] Los soldati neutrales resisten en { $area }.
   *[family] { $family } resiste en { $area }.
}
web-lafamiglia-duel-force = Fuerza bruta: { $count ->
    [one] se retira 1 atacante.
   *[other] se retiran { $count } atacantes.
}
web-lafamiglia-duel-no-card = sin carta
web-lafamiglia-duel-your-card = tu carta
web-lafamiglia-duel-then = deja { $result } tras la eliminación
web-lafamiglia-duel-attacker-takes = El atacante se lleva la carta.
web-lafamiglia-duel-attacker-leaves = El atacante deja la carta.
web-lafamiglia-duel-defender-takes = El defensor se lleva la carta.
web-lafamiglia-duel-defender-leaves = El defensor deja la carta.
web-lafamiglia-duel-cards-note = Los dos bandos juegan una carta boca abajo.
web-lafamiglia-duel-may = Resultados posibles
web-lafamiglia-duel-may-note = atacantes : defensores, antes de la eliminación
web-lafamiglia-duel-you-take = te la llevas
web-lafamiglia-duel-you-leave = la dejas
web-lafamiglia-duel-they-take = se la llevan
web-lafamiglia-duel-they-leave = la dejan
web-lafamiglia-duel-they-laid = su carta: { $card }
web-lafamiglia-duel-face-down = una carta boca abajo
web-lafamiglia-duel-card-turncoat = Retira 1 suyo, añade 1 tuyo
web-lafamiglia-duel-card-coward1 = 1 de los tuyos se va a casa
web-lafamiglia-duel-card-coward2 = 2 de los tuyos se van a casa
web-lafamiglia-duel-back = Volver al conflicto
web-lafamiglia-solo-board = Tablero en solitario
web-lafamiglia-coupole-seats = Miembros en la Cúpula: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = control desde { $count }
web-lafamiglia-extra-actions = Acciones extra
web-lafamiglia-extra-blocked = bloqueada
web-lafamiglia-extra-ready = disponible
web-lafamiglia-extra-used = usada
web-lafamiglia-restriction = Columna restringida: { $column }
web-lafamiglia-commission = Ficha de la comisión
web-lafamiglia-members = Miembros
web-lafamiglia-plan = Planear con tu pareja
web-lafamiglia-plan-arrow = Flecha
web-lafamiglia-plan-pin = Señal
web-lafamiglia-plan-note = Nota
web-lafamiglia-plan-erase = Borrar
web-lafamiglia-plan-last = Deshacer la última marca
web-lafamiglia-plan-close = Volver a la mesa
web-lafamiglia-plan-write = Una nota para { $name }
web-lafamiglia-plan-put = Ponerla aquí
web-lafamiglia-plan-only = Visible solo para ti y { $name }. Se queda hasta que la borres y no afecta a la partida.
web-lafamiglia-measure-goal = con { $count } propios se gana
web-lafamiglia-finale-pieces = Mostrar las piezas
web-lafamiglia-standings = Clasificación
web-lafamiglia-standings-note = { $nobody ->
    [0] tras la ronda { $round }
    [one] tras la ronda { $round }, 1 no es de nadie
   *[other] tras la ronda { $round }, { $nobody } no son de nadie
}
web-lafamiglia-standings-won = victoria
web-lafamiglia-standings-has = zonas: { $areas } · soldati: { $soldati } · dinero: { $money }
web-lafamiglia-verdict-named = { $title }: { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento } dependía de una zona: { $areas }.
web-lafamiglia-verdict-last = El último ganado fue { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] Has ganado por un Mandamento
       *[other] Has ganado por { $count } Mandamenti
    }
    [lost] { $count ->
        [one] Has perdido por un Mandamento
       *[other] Has perdido por { $count } Mandamenti
    }
   *[neutral] { $count ->
        [one] Victoria por un Mandamento: { $names }
       *[other] Victoria por { $count } Mandamenti: { $names }
    }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] Has ganado con { $count ->
        [one] 1 Mandamento propio
       *[other] { $count } Mandamenti propios
    }
       *[other] Has ganado: { $name } tiene { $count ->
        [one] 1 Mandamento propio
       *[other] { $count } Mandamenti propios
    }
    }
    [lost] Has perdido: { $name } tiene { $count ->
        [one] 1 Mandamento propio
       *[other] { $count } Mandamenti propios
    }
   *[neutral] Victoria de { $names }: { $name } tiene { $count ->
        [one] 1 Mandamento propio
       *[other] { $count } Mandamenti propios
    }
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] Has ganado con { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } en pareja
    [lost] Has perdido: { $names } tienen { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } en pareja
   *[neutral] Victoria de { $names } con { $count ->
        [one] 1 Mandamento
       *[other] { $count } Mandamenti
    } en pareja
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] Has ganado gracias a Bronte
    [lost] Has perdido a causa de Bronte
   *[neutral] Bronte da la victoria a { $names }
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] Has ganado gracias al marcador de inicio
    [lost] Has perdido a causa del marcador de inicio
   *[neutral] El marcador de inicio da la victoria a { $names }
}
web-lafamiglia-verdict-draw = Empate: ningún bando tiene Bronte
web-lafamiglia-the-end = El final
