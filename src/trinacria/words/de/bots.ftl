# Why a bot does what it does.

bots-only = Die einzige mögliche Aktion: { $action }.
bots-sight = Auf den ersten Blick die beste von { $count }: { $action }.
bots-search = Am besten: { $action }. Siegchance: { $chance } %. Erwarteter Vorsprung: { $lead }{ $rest ->
    [none] {""}
   *[some] . Zweitbeste Aktion, { $other_chance } %: { $other }
}.
bots-hint = Ein Bot würde spielen: { $action }.
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
    [master] Meisterbot
    [hard] Starker Bot
    [normal] Solider Bot
    [bold] Kühner Bot
    [patient] Geduldiger Bot
    [thrifty] Sparsamer Bot
    [sly] Schlauer Bot
    [easy] Sanfter Bot
    [greedy] Gieriger Bot
    [random] Zufallsbot
   *[other] Bot { $bot }
}
bots-person-level = { $name } ({ $level })
bots-style-famiglia = { $style ->
    [bold] Schickt einen Schläger los, sobald einer da ist.
    [patient] Legt Karten der Straße weg, bis die richtige auftaucht.
    [thrifty] Nimmt, was umsonst ist, und zahlt nur, wenn es sein muss.
   *[sly] Hält die Buchhalter auf Trab und tauscht Karten zwischen Bande und Hand.
}
bots-style-lafamiglia = { $style ->
    [bold] Greift früh und oft an und sorgt sich wenig um das, was zurückbleibt.
    [patient] Zieht Soldati zusammen und greift erst an, wenn es sicher aussieht.
    [thrifty] Hält das Geld zusammen und gibt es nur aus, wenn es sich lohnt.
   *[sly] Zieht Karten und Bestechung der offenen Gewalt vor.
}
error-bot-budget = „{ $bot }“ ist keine gültige Bedenkzeit. Gib einem suchenden Bot Sekunden oder Simulationen mit, etwa hard@0.2s oder hard@200.
