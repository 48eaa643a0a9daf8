# Una partida terminada, vista de nuevo: sus probabilidades y momentos clave, en la línea de órdenes y en la página.

analysis-help = Muestra las probabilidades de victoria en la partida registrada en FILE y sus momentos clave.
analysis-help-playouts = Simulaciones por momento. Más son más lentas, pero más precisas. (por defecto: depende del juego)
analysis-help-json = Escribe la serie entera en JSON.
analysis-looking = Analizando la partida
analysis-title = Análisis: { $game }
analysis-lead = { $sides }. Ya está todo al descubierto: las probabilidades parten de la posición real tras cada turno, con las cartas no robadas barajadas.
analysis-chances = Probabilidades de victoria de { $side }
analysis-turning = Momentos clave
analysis-no-turning = Ningún turno cambió mucho las probabilidades.
analysis-line = Línea
analysis-who = Quién
analysis-what = Qué
analysis-before = Antes
analysis-after = Después
analysis-chance = Probabilidad
analysis-round = Ronda { $number }
analysis-curve = Probabilidades
