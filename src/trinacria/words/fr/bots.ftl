# Pourquoi un bot fait ce qu’il fait.

bots-only = { $action } est la seule chose à faire.
bots-sight = { $action } paraît le meilleur de { $count } au premier coup d’œil.
bots-search = { $action } : { $chance } % de chances de gagner, avance { $lead }{ $rest ->
    [none] {""}
   *[some]  ; ensuite { $other } avec { $other_chance } %
}.
error-bot-budget = « { $bot } » n’est pas un budget de bot. Écrivez des secondes ou des parties imaginées après un bot qui cherche, comme hard@0.2s ou hard@200.
