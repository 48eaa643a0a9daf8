# Perché un bot fa quello che fa.

bots-only = { $action } è l’unica cosa da fare.
bots-sight = { $action } sembra la migliore di { $count } a prima vista.
bots-search = { $action }: { $chance }% di vincere, vantaggio { $lead }{ $rest ->
    [none] {""}
   *[some] ; poi { $other } con { $other_chance }%
}.
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
error-bot-budget = “{ $bot }” non è un limite per un bot. Scrivete secondi o partite immaginate dopo un bot che cerca, come hard@0.2s o hard@200.
