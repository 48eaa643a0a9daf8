# The page where members look for others to play with.

web-seek-title = Найти соперников
web-seek-about = Если два поиска подходят друг другу, стол появляется сам.
web-seek-you = Вы
web-seek-seconds = { $seconds } с на решение
web-seek-minutes = { $minutes } мин + { $seconds } с
web-seek-guest = Здесь участники находят друг друга
web-seek-guest-why = Искать могут только участники клуба, чтобы все знали, с кем встретятся. Сохраните имя и ищите тоже. Гостем можно сесть за любой открытый стол.
web-seek-or = Уже знаете, с кем играть?
web-seek-own-table = Создать стол
web-seek-what = Что вы ищете?
web-seek-game = Игра
web-seek-partner = Напарник
web-seek-anybody = Кто угодно
web-seek-other-friend = Другой друг
web-seek-no-friends = С другом из клуба можно искать вдвоём.
web-seek-language = Остальные говорят на языке
web-seek-any-language = Любом
web-seek-rated-note = Без подсказок; после чужого хода ничего не возвращают
web-seek-rated-days = Партия начнётся, когда все откроют стол.
web-seek-range = Рейтинг соперников
web-seek-range-low = Не ниже
web-seek-range-high = Не выше
web-seek-range-both = от { $low } до { $high }
web-seek-range-any = любой рейтинг
web-seek-mark = ваш: { $rating }
web-seek-mark-two = ваш общий: { $rating }
web-seek-fit = { $count ->
    [one] подходит { $count } участник
    [few] подходят { $count } участника
   *[many] подходят { $count } участников
}
web-seek-look = Искать соперников
web-seek-clock = Часы
web-seek-clock-live = минуты + секунды на решение
web-seek-clock-days = на каждый ход
web-seek-live = Сейчас
web-seek-over-days = На несколько дней
web-seek-other = Другое
web-seek-own-minutes = Минуты
web-seek-own-seconds = Секунды
web-seek-own-days = Дни
web-seek-open = Открыто сейчас
web-seek-pace = Какие поиски
web-seek-pace-all = Все
web-seek-pace-live = Сейчас
web-seek-pace-days = На дни
web-seek-taken-who = { $who }: только что занято
web-seek-none = Сейчас никто не ищет. Ваш поиск будет первым.
web-seek-somebody = С кем сыграть
web-seek-all = Все
web-seek-not-yours = Ничего не подходит?
web-seek-say = Скажите, что вы ищете
web-seek-who = Кто
web-seek-speaks = Языки
web-seek-since = Ждёт
web-seek-act = Что можно сделать
web-seek-taken = только что занято
web-seek-stop-short = Стоп
web-seek-why-language = другой язык
web-seek-why-low = только от { $rating }
web-seek-why-high = только до { $rating }
web-seek-yes = да
web-seek-unrated = рейтинга ещё нет
web-seek-no = нет
web-seek-why-guest = для участников
web-seek-play-with = Играть: { $who }
web-seek-sit = Сесть
web-seek-play = Играть
web-seek-note = Рейтинг указан для той игры и того режима, которые ищут. Кнопка есть только там, где можно сесть.
web-seek-late = Поиск окончен
web-seek-late-why = Никто не нашёлся вовремя, связь пропала слишком надолго, или вас не было на месте, когда кто-то нашёлся.
web-seek-late-week = Неделя прошла, и никто не пришёл: { $what }.
web-seek-again = Искать снова
web-seek-asking = Ответ ещё даёт { $name }
web-seek-waited = Время ожидания
web-seek-with = напарник: { $name }
web-seek-leaving = Если уйти с этой страницы, поиск закончится.
web-seek-change = Изменить
web-seek-stop = Больше не искать
web-seek-bot = Пока сыграть с ботами
web-seek-bot-note = Когда кто-то найдётся, стол с ботами уступит место и останется на потом.
web-seek-bot-along = Играет и ваш напарник: { $name }.
web-seek-bot-play = Играть с ботами
web-seek-nobody-live = Никого сейчас?
web-seek-also-days = Искать и на несколько дней
web-seek-also-note = Этот поиск длится неделю, о результате придёт сообщение.
web-seek-found-told = Стол откроется через 5 секунд.
web-seek-found-aside = Ваш стол с ботами на паузе. К нему можно вернуться позже.
web-seek-found-open = Открыть стол
web-seek-found-left = Осталось секунд
web-seek-asks = { $name } зовёт искать вдвоём
web-seek-together = Искать вдвоём
web-seek-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-seek-days-short = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-seek-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-seek-usual = { $minutes ->
    [one] В это время обычно нужна { $minutes } минута (поисков: { $count }).
    [few] В это время обычно нужно { $minutes } минуты (поисков: { $count }).
   *[many] В это время обычно нужно { $minutes } минут (поисков: { $count }).
}
web-seek-looking = { $count ->
    [one] Нужен ещё { $count } человек
    [few] Нужно ещё { $count } человека
   *[many] Нужно ещё { $count } человек
}
web-seek-found = { $count ->
    [one] Соперник найден
    [few] Соперники найдены
   *[many] Соперники найдены
}
