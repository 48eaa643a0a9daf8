## В чём турнир отказывает

event-error-begun = Этот турнир уже начался.
event-error-late = { $count ->
    [one] В последний { $count } тур записаться уже нельзя.
    [few] В последние { $count } тура записаться уже нельзя.
   *[many] В последние { $count } туров записаться уже нельзя.
}
event-error-entered = Уже участвует: { $name }.
event-error-unknown = Не участвует: { $name }.
event-error-alone = В этом турнире записываются поодиночке.
event-error-team = В этом турнире записываются командами, в составе по { $count }.
event-error-not-begun = Этот турнир ещё не начался.
event-error-over = Этот турнир окончен.
event-error-few = { $least ->
    [one] Нужен хотя бы { $least } участник.
    [few] Нужны хотя бы { $least } участника.
   *[many] Нужны хотя бы { $least } участников.
}
event-error-open = { $count ->
    [one] За { $count } столом ещё играют.
    [few] За { $count } столами ещё играют.
   *[many] За { $count } столами ещё играют.
}
event-error-paused = Организатор приостановил этот турнир: { $reason }
event-error-not-paused = Этот турнир не приостановлен.
event-error-meeting = Такого стола в этом турнире нет.
event-error-known = Результат этого стола уже известен.
event-error-score = Такого результата за этим столом быть не может.
event-error-reason = Укажите причину, не длиннее 200 знаков.
event-error-built-on = От этого результата зависит следующий тур, изменить его уже нельзя.
event-error-unpairable = Все оставшиеся участники уже встречались, новый тур невозможен.
event-error-rounds = Больше туров нет.
event-error-time = Ещё не всё сыграно.
event-error-away = Так и есть.
event-error-terms = Эти настройки несовместимы.
