# Pourquoi un bot fait ce qu’il fait.

bots-only = { $action } : seul coup possible.
bots-sight = { $action } : le meilleur coup au premier coup d’œil, sur { $count }.
bots-search = { $action } : { $chance } % de chances de gagner, avance { $lead }{ $rest ->
    [none] {""}
   *[some]  ; puis { $other }, { $other_chance } %
}.
bots-hint = Un bot jouerait : { $action }.
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
    [master] Bot maître
    [hard] Bot fort
    [normal] Bot moyen
    [bold] Bot audacieux
    [patient] Bot patient
    [thrifty] Bot économe
    [sly] Bot rusé
    [easy] Bot facile
    [greedy] Bot avide
    [random] Bot au hasard
   *[other] Bot { $bot }
}
bots-person-level = { $name } ({ $level })
bots-style-famiglia = { $style ->
    [bold] Envoie une Brute dès qu’il en a une.
    [patient] Retire des cartes de la rue jusqu’à ce que la bonne arrive.
    [thrifty] Prend tout ce qui est gratuit et ne paie que s’il le faut.
   *[sly] Fait travailler ses Comptables et échange sans cesse entre le gang et la main.
}
bots-style-lafamiglia = { $style ->
    [bold] Attaque tôt et souvent, sans trop se soucier de ses arrières.
    [patient] Rassemble ses miliciens et n’attaque que lorsque c’est sûr.
    [thrifty] Garde son argent et ne dépense que si cela rapporte.
   *[sly] Préfère les cartes et les pots-de-vin à la force.
}
error-bot-budget = « { $bot } » : budget incompréhensible. Après un bot qui réfléchit, indiquez des secondes ou un nombre de simulations, comme hard@0.2s ou hard@200.
