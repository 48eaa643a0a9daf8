# La barra de decisiones, para todos los juegos.

bar-back = Atrás
bar-warning = Aviso
bar-more = { $count } más
bar-confirm = Confirmar las acciones
bar-confirm-none = Nunca
bar-confirm-one = Una vez por acción
bar-confirm-each = Cada paso
bar-forced = Responder por mí lo evidente
bar-forced-note = Solo si hay una única respuesta y toda la mesa puede verla.
bar-keys-hint = pedir una pista o cerrarla
bar-guide-other = No en esta lección
