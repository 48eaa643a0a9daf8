# Quién hizo los juegos, dónde transcurren y consejos para la primera partida.

credits-about = Juega aquí mismo a juegos de otras personas. Ellas los crearon; aquí solo está el lugar para jugarlos.
credits-by = Un juego de { $names }
credits-design = Diseño
credits-illustration = Ilustración
credits-graphics = Diseño gráfico
credits-editing = Edición
credits-proofreading = Corrección
credits-publisher = Publicado por
credits-players = Jugadores
credits-expansion = Para dos y tres jugadores
credits-buy = ¿Te gusta un juego? Compra la caja: con gente alrededor de una mesa es mejor, y da de comer a las personas de arriba.
credits-printed = Como figura en los reglamentos.
credits-rules = De dónde salen nuestras reglas
credits-strategy = Cómo juegan los bots fuertes
credits-setting-famiglia = Dos bandas reclutan en la misma calle. Los peces chicos avalan a los gordos, los Contables mueven a la gente, los Matones hunden los precios y los Mercenarios se hacen pasar por cualquiera. Al final, cada banda vale lo que valen sus miembros.
credits-setting-lafamiglia = Sicilia en los años ochenta, durante la Segunda Guerra de la Mafia. Los jefes de familias inventadas se reparten la isla, de día en los despachos y de noche en las calles: compran influencia, mandan a sus soldati con órdenes selladas y luchan por doce Mandamenti.
credits-first = Para la primera partida
credits-first-famiglia = No hay nada que preparar: el mazo, cuatro cartas por cabeza y una calle de seis. La lección dura unos cinco minutos.
credits-first-families = Deja fuera las familias negra y blanca y reparte las otras cuatro al azar. Hay una opción para ello al crear la mesa.
credits-first-alone = ¿Una persona contra dos? El libro deja abierta la dificultad. Empieza con «fácil»: más acciones extra, y una acción bloqueada se abre desde el principio.
