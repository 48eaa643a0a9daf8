# Perché un bot fa quello che fa.

bots-only = { $action }: è l’unica mossa.
bots-sight = { $action }: a prima vista la mossa migliore, su { $count }.
bots-search = { $action }: { $chance }% di probabilità di vincere, vantaggio { $lead }{ $rest ->
    [none] {""}
   *[some] ; poi { $other }, { $other_chance }%
}.
bots-hint = Un bot giocherebbe: { $action }.
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
    [hard] Bot forte
    [normal] Bot medio
    [bold] Bot audace
    [patient] Bot paziente
    [thrifty] Bot parsimonioso
    [sly] Bot scaltro
    [easy] Bot facile
    [greedy] Bot avido
    [random] Bot casuale
   *[other] Bot { $bot }
}
bots-person-level = { $name } ({ $level })
bots-style-famiglia = { $style ->
    [bold] Manda avanti un Picchiatore appena ne ha uno.
    [patient] Toglie carte dalla strada finché non arriva quella giusta.
    [thrifty] Prende tutto ciò che è gratis e paga solo se deve.
   *[sly] Tiene occupati i Contabili e scambia di continuo tra banda e mano.
}
bots-style-lafamiglia = { $style ->
    [bold] Attacca presto e spesso, senza badare troppo a ciò che lascia indietro.
    [patient] Raduna i soldati e attacca solo quando sembra sicuro.
    [thrifty] Tiene da parte il denaro e spende solo quando conviene.
   *[sly] Preferisce le carte e le tangenti alla forza bruta.
}
error-bot-budget = «{ $bot }»: limite non valido. Dopo un bot che ragiona indica i secondi o il numero di simulazioni, come hard@0.2s o hard@200.
