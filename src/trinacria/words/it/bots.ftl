# Perché un bot fa quello che fa.

bots-only = { $action }: è l’unica mossa.
bots-sight = { $action }: a prima vista la migliore di { $count } mosse.
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
bots-person-level = { $name } ({ $level })
error-bot-budget = «{ $bot }»: limite non valido. Dopo un bot che ragiona indica i secondi o il numero di simulazioni, come hard@0.2s o hard@200.
