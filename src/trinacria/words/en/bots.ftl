# Why a bot does what it does.

bots-only = The only possible action: { $action }.
bots-sight = Best at first glance, out of { $count }: { $action }.
bots-search = Best: { $action }. Chance of winning: { $chance }%. Expected lead: { $lead }{ $rest ->
    [none] {""}
   *[some] . Next best, { $other_chance }%: { $other }
}.
bots-hint = A bot would play: { $action }.
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
    [master] Master bot
    [hard] Strong bot
    [normal] Steady bot
    [bold] Bold bot
    [patient] Patient bot
    [thrifty] Thrifty bot
    [sly] Sly bot
    [easy] Gentle bot
    [greedy] Greedy bot
    [random] Random bot
   *[other] Bot { $bot }
}
bots-person-level = { $name } ({ $level })
bots-style-famiglia = { $style ->
    [bold] Sends in a Brute as soon as there is one.
    [patient] Puts street cards away until the right one turns up.
    [thrifty] Takes whatever is free and pays only when it must.
   *[sly] Keeps the Accountants busy, swapping cards between gang and hand.
}
bots-style-lafamiglia = { $style ->
    [bold] Attacks early and often, and worries little about what is left behind.
    [patient] Gathers soldati and attacks only when it looks safe.
    [thrifty] Holds on to money and spends only when it pays.
   *[sly] Prefers cards and bribes to open force.
}
error-bot-budget = “{ $bot }” is not a valid thinking time. Add seconds or simulations to a bot that searches, such as hard@0.2s or hard@200.
