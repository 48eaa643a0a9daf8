## Lo que un torneo rechaza

event-error-begun = Este torneo ya ha empezado.
event-error-late = { $count ->
    [one] Ya no es posible inscribirse durante la última ronda.
   *[other] Ya no es posible inscribirse durante las últimas { $count } rondas.
}
event-error-entered = Ya participa: { $name }.
event-error-unknown = No participa: { $name }.
event-error-alone = En este torneo la inscripción es individual.
event-error-team = En este torneo la inscripción es por equipos de { $count }.
event-error-not-begun = Este torneo aún no ha empezado.
event-error-over = Este torneo ha terminado.
event-error-few = { $least ->
    [one] Hace falta al menos { $least } participante.
   *[other] Hacen falta al menos { $least } participantes.
}
event-error-open = { $count ->
    [one] { $count } mesa sigue jugando.
   *[other] { $count } mesas siguen jugando.
}
event-error-paused = La organización ha interrumpido este torneo: { $reason }
event-error-not-paused = Este torneo no está interrumpido.
event-error-meeting = Este torneo no tiene esa mesa.
event-error-known = El resultado de esta mesa ya se conoce.
event-error-score = Este resultado no es posible en esta mesa.
event-error-reason = Indica un motivo de 200 caracteres como máximo.
event-error-built-on = Una ronda posterior depende de este resultado, así que ya no se puede cambiar.
event-error-unpairable = Quienes quedan ya se han enfrentado entre sí, así que no puede haber otra ronda.
event-error-rounds = No hay más rondas.
event-error-time = Todavía queda algo por jugar.
event-error-away = Ya es así.
event-error-terms = Estos ajustes no son compatibles.
