# Pourquoi un bot fait ce qu’il fait.

bots-only = { $action } est la seule chose à faire.
bots-sight = { $action } paraît le meilleur de { $count } au premier coup d’œil.
bots-search = { $action } : { $chance } % de chances de gagner, avance { $lead }{ $rest ->
    [none] {""}
   *[some]  ; ensuite { $other } avec { $other_chance } %
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
error-bot-budget = « { $bot } » n’est pas un budget de bot. Écrivez des secondes ou des parties imaginées après un bot qui cherche, comme hard@0.2s ou hard@200.
