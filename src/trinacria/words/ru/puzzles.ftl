# Задача дня, на странице и в командной строке.

puzzle-title = Задача дня
puzzle-of = Задача: { $day }
puzzle-task = { $proved ->
    [yes] Только одно действие выигрывает партию. Найдите его.
   *[no] Одно действие явно лучше остальных. Найдите его.
}
puzzle-checked = { $proved ->
    [yes] Из партии между ботами. Доказано: все продолжения просмотрены до конца партии.
   *[no] Из партии между ботами. Проверено множеством симуляций с двумя разными зёрнами.
}
puzzle-right = { $tries ->
    [1] Верно с первой попытки.
   *[many] Верно, попытка { $tries }.
}
puzzle-not-this = Не это действие: { $action }
puzzle-wrong-score = При лучшей игре обеих сторон партия закончится со счётом { $mine } : { $theirs }.
puzzle-wrong-chance = Шанс на победу остаётся { $chance } %. Есть ход получше.
puzzle-wrong-proved = Все продолжения просмотрены до конца: это действие не выигрывает.
puzzle-solution = Решение: { $action }
puzzle-best-score = При лучшей игре обеих сторон партия закончится со счётом { $mine } : { $theirs }.
puzzle-best-chance = Шанс на победу: { $chance } %. Со следующим по силе действием: { $other } %.
puzzle-best-proved = Все продолжения просмотрены до конца: это действие выигрывает при любых ответах соперника.
puzzle-show = Показать решение
puzzle-again = Вернуться к задаче
puzzle-earlier = Прошлые задачи
puzzle-today = Сегодня
puzzle-game = Игра
puzzle-streak = { $days ->
    [0] Решайте по задаче в день, и начнётся серия.
    [one] Серия: { $days } день
    [few] Серия: { $days } дня
   *[many] Серия: { $days } дней
}
puzzle-state = { $state ->
    [solved] решена
    [shown] решение показано
   *[open] ещё не решена
}
puzzle-running = Решение разыгрывается.
famiglia-puzzle-remembered = Все видели, как соперник собирал руку: { $cards }.
puzzle-help = Решить задачу дня.
puzzle-help-day = Задача другого дня, например 2026-03-01.
puzzle-help-game = Из какой игры задача: famiglia или lafamiglia.
puzzle-answer = Ваш ответ (номер; Enter покажет решение):
puzzle-number = Введите номер от 1 до { $count }.
puzzle-help-mine = Искать задачи в партиях между ботами: моменты, когда ровно одно действие явно лучше остальных.
puzzle-help-most = Остановиться после стольких задач.
puzzle-help-proved = Искать только моменты, где все продолжения прослежены до конца и выигрывает ровно одно действие.
puzzle-help-out = Файл для задач.
puzzle-mining = Ищем задачи
puzzle-mined = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} (доказано: { $proved }): { $file }
error-no-puzzle = На день «{ $day }» задачи нет.
error-no-puzzles = Для игры «{ $game }» задач нет.
