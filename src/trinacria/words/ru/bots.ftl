# Почему бот ходит так.

bots-only = { $action }: единственный ход.
bots-sight = { $action }: на первый взгляд лучший ход из { $count }.
bots-search = { $action }: шанс на победу { $chance } %, перевес { $lead }{ $rest ->
    [none] {""}
   *[some] ; затем { $other }, { $other_chance } %
}.
bots-hint = Бот сыграл бы так: { $action }.
bots-person = { $number ->
    [1] Розалия
    [2] Тури
    [3] Агата
    [4] Нино
    [5] Кончетта
    [6] Сальво
    [7] Лучия
   *[many] Калоджеро
}
bots-person-level = { $name } ({ $level })
error-bot-budget = Непонятный лимит бота: «{ $bot }». После бота, который думает, укажите секунды или число симуляций: hard@0.2s или hard@200.
