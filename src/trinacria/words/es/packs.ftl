# Paquetes que traen los jugadores: en la página, en la mesa, en la terminal.

packs-title = Paquete de componentes
packs-own = Paquete propio
packs-built-in = Incluido
packs-add = Añadir un paquete
packs-add-note = Los archivos de un paquete, o un archivo zip. Antes se comprueban; solo los recibe la gente que invites o que conozca la dirección del paquete.
packs-checking = Comprobando el paquete…
packs-faults = { $count ->
    [one] Este paquete tiene 1 error. No se ha guardado nada.
   *[other] Este paquete tiene { $count } errores. No se ha guardado nada.
}
packs-expected = Se esperaba: { $fix }
packs-ready = «{ $name }» está listo para jugar.
packs-known = Este paquete se juega exactamente igual que «{ $name }», así que se usa ese.
packs-forget = Quitar «{ $name }» de esta lista
packs-open = Sobre este paquete
packs-play = Jugar con él
packs-archive = Descargar en zip
packs-hash = Huella
packs-missing = Este paquete no está en este servidor. Los paquetes que ninguna mesa usa se eliminan al cabo de un tiempo.
packs-at-table = Se juega con { $name }
packs-log = Esta partida se juega con el paquete de componentes «{ $name }».
packs-house = Reglas de la casa
packs-no-house = Ninguna: valen los números del reglamento.
packs-house-rounds = { $number ->
    [one] La partida dura 1 ronda.
   *[other] La partida dura { $number } rondas.
}
packs-house-start_money = { $number ->
    [one] Cada familia empieza con 1 moneda más.
   *[other] Cada familia empieza con { $number } monedas más.
}
packs-house-win_family = { $number ->
    [one] Una familia gana con 1 Mandamento.
   *[other] Una familia gana con { $number } Mandamenti.
}
packs-house-win_team = { $number ->
    [one] Un equipo gana con 1 Mandamento.
   *[other] Un equipo gana con { $number } Mandamenti.
}
packs-house-mandamento_areas = { $number ->
    [one] Hace falta 1 zona para controlar un Mandamento.
   *[other] Hacen falta { $number } zonas para controlar un Mandamento.
}
packs-house-tiles_in_play = { $number ->
    [one] Hay 1 loseta de control en juego.
   *[other] Hay { $number } losetas de control en juego.
}
packs-house-labs_per_area = { $number ->
    [one] En una zona cabe 1 laboratorio como mucho.
   *[other] En una zona caben { $number } laboratorios como mucho.
}
packs-balance = Probarlo
packs-balance-note = Los bots juegan partidas rápidas con este paquete, { $games } en total. Mientras, puedes seguir usando la página.
packs-balance-start = { $games ->
    [one] Jugar 1 partida
   *[other] Jugar { $games } partidas
}
packs-balance-stop = Detener
packs-balance-more = Continuar
packs-balance-progress = { $played } de { $of } partidas
packs-balance-mode = Jugadores
packs-balance-fair = Porcentajes de victorias, con el margen en que están con un 95 % de certeza
packs-balance-outliers = Lo que llama la atención
packs-balance-outliers-note = Las órdenes, los personajes y las losetas de control que más se alejan de la media de su clase.
packs-balance-none = Nada todavía: juega más partidas.
packs-balance-rate = { $name }: { $share } %, entre { $low } % y { $high } %, en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
packs-aspect-first = Bando de quien empieza
packs-aspect-side = Equipo y jugador en solitario
packs-aspect-family = Familias
packs-aspect-corner = Esquinas
packs-side-pair = Equipo de dos
packs-side-alone = Jugador en solitario
packs-corner-nw = Noroeste
packs-corner-ne = Noreste
packs-corner-sw = Suroeste
packs-corner-se = Sureste
packs-kind-order = Orden de { $family }
packs-kind-character = Personaje
packs-kind-tile = Loseta de control
