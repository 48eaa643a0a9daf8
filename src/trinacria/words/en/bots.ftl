# Why a bot does what it does.

bots-only = { $action } is the only thing to do.
bots-sight = { $action } looks best of { $count } at first sight.
bots-search = { $action }: { $chance }% to win, lead { $lead }{ $rest ->
    [none] {""}
   *[some] ; next best { $other } with { $other_chance }%
}.
error-bot-budget = “{ $bot }” is no budget for a bot. Write seconds or playouts behind a bot that searches, like hard@0.2s or hard@200.
