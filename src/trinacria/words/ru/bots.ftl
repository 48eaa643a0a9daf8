# Почему бот ходит так.

bots-only = { $action } — единственный ход.
bots-sight = { $action } на первый взгляд лучше всего (вариантов: { $count }).
bots-search = { $action }: шанс на победу { $chance } %, перевес { $lead }{ $rest ->
    [none] {""}
   *[some] ; затем { $other } с { $other_chance } %
}.
error-bot-budget = «{ $bot }» — не запас времени для бота. Напишите секунды или число воображаемых партий после бота, который ищет: hard@0.2s или hard@200.
