# Packs that players bring: on the page, at the table, in the terminal.

packs-title = Набор компонентов
packs-own = Свой набор
packs-built-in = Встроенный
packs-add = Добавить набор
packs-add-note = Файлы набора или один zip-архив. Сначала их проверят; получить набор смогут только приглашённые и те, кто знает его адрес.
packs-checking = Набор проверяется…
packs-faults = { $count ->
    [one] В наборе { $count } ошибка. Ничего не сохранено.
    [few] В наборе { $count } ошибки. Ничего не сохранено.
   *[many] В наборе { $count } ошибок. Ничего не сохранено.
}
packs-expected = Ожидалось: { $fix }
packs-ready = Набор «{ $name }» готов к игре.
packs-known = Этот набор играется точно так же, как «{ $name }», поэтому взят он.
packs-forget = Убрать «{ $name }» из списка
packs-open = Об этом наборе
packs-play = Играть с ним
packs-archive = Скачать zip-архив
packs-hash = Хеш
packs-missing = Этого набора на сервере нет. Наборы, которыми не пользуется ни один стол, со временем удаляются.
packs-at-table = Набор: { $name }
packs-log = Эта партия играется с набором «{ $name }».
packs-house = Домашние правила
packs-no-house = Нет: действуют числа из правил.
packs-house-rounds = { $number ->
    [one] Партия длится { $number } раунд.
    [few] Партия длится { $number } раунда.
   *[many] Партия длится { $number } раундов.
}
packs-house-start_money = { $number ->
    [one] Каждая семья начинает с дополнительной { $number } лирой.
    [few] Каждая семья начинает с дополнительными { $number } лирами.
   *[many] Каждая семья начинает с дополнительными { $number } лирами.
}
packs-house-win_family = { $number ->
    [one] Семья побеждает, контролируя { $number } район.
    [few] Семья побеждает, контролируя { $number } района.
   *[many] Семья побеждает, контролируя { $number } районов.
}
packs-house-win_team = { $number ->
    [one] Команда побеждает, контролируя { $number } район.
    [few] Команда побеждает, контролируя { $number } района.
   *[many] Команда побеждает, контролируя { $number } районов.
}
packs-house-mandamento_areas = { $number ->
    [one] Чтобы контролировать район, нужна { $number } область.
    [few] Чтобы контролировать район, нужны { $number } области.
   *[many] Чтобы контролировать район, нужно { $number } областей.
}
packs-house-tiles_in_play = { $number ->
    [one] В игре { $number } тайл контроля.
    [few] В игре { $number } тайла контроля.
   *[many] В игре { $number } тайлов контроля.
}
packs-house-labs_per_area = { $number ->
    [one] В области не больше { $number } лаборатории.
    [few] В области не больше { $number } лабораторий.
   *[many] В области не больше { $number } лабораторий.
}
packs-balance = Испытать
packs-balance-note = Боты сыграют с этим набором быстрые партии, всего { $games }. Страницей тем временем можно пользоваться.
packs-balance-start = Сыграть партий: { $games }
packs-balance-stop = Остановить
packs-balance-more = Продолжить
packs-balance-progress = Сыграно { $played } из { $of }
packs-balance-mode = Игроки
packs-balance-fair = Доли побед и границы, в которых они лежат с уверенностью 95 %
packs-balance-outliers = Что выделяется
packs-balance-outliers-note = Приказы, персонажи и тайлы контроля, дальше всего отстоящие от среднего для своего вида.
packs-balance-none = Пока ничего: нужно больше партий.
packs-balance-rate = { $name }: { $share } %, от { $low } % до { $high } %, партий: { $games }
packs-aspect-first = Сторона первого игрока
packs-aspect-side = Команда и одиночка
packs-aspect-family = Семьи
packs-aspect-corner = Углы
packs-side-pair = Команда из двоих
packs-side-alone = Одиночка
packs-corner-nw = Северо-запад
packs-corner-ne = Северо-восток
packs-corner-sw = Юго-запад
packs-corner-se = Юго-восток
packs-kind-order = Приказ: { $family }
packs-kind-character = Персонаж
packs-kind-tile = Тайл контроля
