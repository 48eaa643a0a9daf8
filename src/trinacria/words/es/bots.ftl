# Por qué un bot hace lo que hace.

bots-only = La única acción posible: { $action }.
bots-sight = La mejor a primera vista, entre { $count }: { $action }.
bots-search = La mejor: { $action }. Probabilidad de ganar: { $chance } %. Ventaja esperada: { $lead }{ $rest ->
    [none] {""}
   *[some] . La siguiente, { $other_chance } %: { $other }
}.
bots-hint = Un bot jugaría: { $action }.
bots-person = { $number ->
    [1] Rosalia
    [2] Turi
    [3] Agata
    [4] Nino
    [5] Concetta
    [6] Salvo
    [7] Lucia
   *[other] Calogero
}
bots-kind = { $bot ->
    [master] Bot maestro
    [hard] Bot fuerte
    [normal] Bot sereno
    [bold] Bot audaz
    [patient] Bot paciente
    [thrifty] Bot ahorrador
    [sly] Bot taimado
    [easy] Bot amable
    [greedy] Bot voraz
    [random] Bot al azar
   *[other] Bot { $bot }
}
bots-person-level = { $name } ({ $level })
bots-style-famiglia = { $style ->
    [bold] Saca un Matón en cuanto tiene uno.
    [patient] Retira cartas de la calle hasta que sale la buena.
    [thrifty] Se lleva lo que es gratis y solo paga si no hay más remedio.
   *[sly] No da descanso a los Contables: cambia cartas entre la banda y la mano.
}
bots-style-lafamiglia = { $style ->
    [bold] Ataca pronto y a menudo, y se preocupa poco de lo que deja atrás.
    [patient] Reúne soldati y solo ataca cuando parece seguro.
    [thrifty] Guarda el dinero y solo gasta cuando compensa.
   *[sly] Prefiere las cartas y los sobornos a la fuerza.
}
error-bot-budget = «{ $bot }» no es un tiempo de reflexión válido. Añade segundos o simulaciones a un bot que busque, como hard@0.2s o hard@200.
