# La Famiglia’s table in the browser.

web-lafamiglia-players = от 2 до 4 игроков
web-lafamiglia-top-sheet = Верхний планшет
web-lafamiglia-bottom-sheet = Нижний планшет
web-lafamiglia-length = 4 раунда, около 4 часов

web-lafamiglia-map = Карта острова
web-lafamiglia-zoom-in = Ближе
web-lafamiglia-zoom-out = Дальше
web-lafamiglia-zoom-whole = Вся карта
web-lafamiglia-map-tools = Инструменты карты
web-lafamiglia-holders = Показать, кто что контролирует
web-lafamiglia-no-boat = катеров нет
web-lafamiglia-column = { $column }: { $count ->
    [0] фишек нет
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}; переместить колонку стоит { $money }
web-lafamiglia-mode-2v2-name = 2 на 2
web-lafamiglia-mode-2v2 = две команды по двое, полная игра
web-lafamiglia-mode-1v1-name = 1 на 1
web-lafamiglia-mode-1v1 = один на один, с Куполом
web-lafamiglia-mode-2v1-name = 2 на 1
web-lafamiglia-mode-2v1 = команда против одиночки, три уровня сложности
web-lafamiglia-option-difficulty = Сложность для одиночки
web-lafamiglia-option-difficulty-easy = легко
web-lafamiglia-option-difficulty-medium = средне
web-lafamiglia-option-difficulty-hard = сложно
web-lafamiglia-option-draft = Выбирать семьи по очереди
web-lafamiglia-option-first_game = Первая партия: без чёрной и белой семей
web-lafamiglia-option-variant_identical_cards = Две одинаковые карты конфликта действуют как одна
web-lafamiglia-option-opt_neutral_force1 = Грубая сила с нейтральными или против них стоит 1 солдата
web-lafamiglia-option-opt_neutral_reward2 = Захват нейтральной области приносит 2 солдат
web-lafamiglia-option-opt_blank_spaces = Фишки можно класть в ячейки без значка
web-lafamiglia-option-opt_rally_boat = На Сбор солдаты могут прийти на катере
web-lafamiglia-option-opt_move_tile_tokens = Фишки можно перекладывать между тайлами контроля
web-lafamiglia-option-opt_tie_start_piece = Фишка первого игрока решает ничьи
web-lafamiglia-receive = получить
web-lafamiglia-pay = заплатить
web-lafamiglia-money = Деньги
web-lafamiglia-hq-soldati = Солдаты в штаб-квартире
web-lafamiglia-orders = Приказы
web-lafamiglia-hq = Штаб-квартира
web-lafamiglia-mat = Ваш планшет семьи
web-lafamiglia-mat-note = первая фишка секции приносит её приказ
web-lafamiglia-seen-by = видит только { $name }
web-lafamiglia-sell = Продать
web-lafamiglia-sell-which = Какой приказ?
web-lafamiglia-sell-note = Продать приказ из штаб-квартиры за { $money ->
    [one] { $money } лиру
    [few] { $money } лиры
   *[many] { $money } лир
}; он выходит из игры.
web-lafamiglia-give = Дать { $arrives ->
    [one] { $arrives } лиру
    [few] { $arrives } лиры
   *[many] { $arrives } лир
}
web-lafamiglia-start-piece = Фишка первого игрока
web-lafamiglia-held = { $count ->
    [one] { $count } район
    [few] { $count } района
   *[many] { $count } районов
}
web-lafamiglia-behind-screen = За ширмой
web-lafamiglia-chart-of = Приказы: { $family }
web-lafamiglia-tiles = Тайлы контроля
web-lafamiglia-we = мы
web-lafamiglia-they = они
web-lafamiglia-initiative = Инициатива
web-lafamiglia-initiative-note = сначала приказы снабжения, затем приказы атаки; меньшее число раньше
web-lafamiglia-revealed = открыто приказов: { $count } из { $total }
web-lafamiglia-orders-left = { $count ->
    [one] остался { $count } приказ
    [few] осталось { $count } приказа
   *[many] осталось { $count } приказов
}
web-lafamiglia-type-supply = Снабжение
web-lafamiglia-type-attack = Атака
web-lafamiglia-done = выполнен
web-lafamiglia-no-orders = На поле нет приказов.
web-lafamiglia-money-after = деньги: { $now } → { $after }
web-lafamiglia-after-this = после этого
web-lafamiglia-laying = Раскладываем поле…
web-lafamiglia-order-sold = продан
web-lafamiglia-order-mat = ещё на планшете семьи
web-lafamiglia-order-hq = в штаб-квартире
web-lafamiglia-order-board = на поле
web-lafamiglia-order-owned = получен
web-lafamiglia-management = проверка
web-lafamiglia-round-of = Раунд { $round } из { $rounds }
web-lafamiglia-confirm = Подтвердить
web-lafamiglia-carried = Фишка у вас: выберите ячейку.
web-lafamiglia-views = Части стола
web-lafamiglia-part-map = Карта
web-lafamiglia-part-sheets = Планшеты
web-lafamiglia-part-orders = Приказы
web-lafamiglia-part-others = Другие
web-lafamiglia-part-log = Журнал
web-lafamiglia-how-many = Сколько
web-lafamiglia-number-seat = Членов комиссии в Купол
web-lafamiglia-number-soldati = Солдат на поле
web-lafamiglia-measure-control = Районы
web-lafamiglia-measure-areas = Области
web-lafamiglia-measure-soldati = Солдаты на поле
web-lafamiglia-measure-money = Видимые деньги
web-lafamiglia-conflicts = Прошедшие конфликты
web-lafamiglia-duel-what = { $attacking ->
    [neutral] Атакуют нейтральные солдаты
   *[family] Атакует семья { $attacker }
} из области { $source }; { $defending ->
    [neutral] защищаются нейтральные солдаты
   *[family] защищается семья { $defender }
}
web-lafamiglia-fictional = вымышленная семья
web-lafamiglia-duel-skip = Пропустить
web-lafamiglia-duel-step-announced = Объявление
web-lafamiglia-duel-step-bonuses = Бонусы
web-lafamiglia-duel-step-approach = Тактика или сила
web-lafamiglia-duel-step-cards = Карты
web-lafamiglia-duel-step-take = Взять или оставить
web-lafamiglia-duel-step-reveal = Карты и нокаут
web-lafamiglia-duel-attacker = атака
web-lafamiglia-duel-defender = защита
web-lafamiglia-duel-skull = приказ
web-lafamiglia-duel-car = автомобиль
web-lafamiglia-duel-miniguns = пулемёты
web-lafamiglia-duel-attack = бонус атаки
web-lafamiglia-duel-vests = бронежилеты приказов здесь
web-lafamiglia-duel-labs = лаборатории
web-lafamiglia-duel-watchmen = дозорные
web-lafamiglia-duel-defence = бонус защиты
web-lafamiglia-duel-difference = атака { $attack } − защита { $defence }: убрано защитников { $removed }
web-lafamiglia-duel-taken = { $side ->
    [neutral] Нейтральные солдаты захватили область { $area }.
   *[family] Семья { $family } захватила область { $area }.
}
web-lafamiglia-duel-failed = { $side ->
    [nobody] В области { $area } никого не осталось.
    [neutral] Нейтральные солдаты удержали область { $area }.
   *[family] Семья { $family } удержала область { $area }.
}
web-lafamiglia-duel-force = { $count ->
    [one] Грубая сила: атакующий теряет { $count } солдата.
   *[many] Грубая сила: атакующий теряет { $count } солдат.
}
web-lafamiglia-duel-no-card = карт нет
web-lafamiglia-duel-your-card = ваша карта
web-lafamiglia-duel-then = после нокаута: { $result }
web-lafamiglia-duel-attacker-takes = Атакующий берёт карту.
web-lafamiglia-duel-attacker-leaves = Атакующий оставляет карту.
web-lafamiglia-duel-defender-takes = Защитник берёт карту.
web-lafamiglia-duel-defender-leaves = Защитник оставляет карту.
web-lafamiglia-duel-cards-note = Стороны играют по карте рубашкой вверх.
web-lafamiglia-duel-may = Возможные исходы
web-lafamiglia-duel-may-note = атакующие : защитники, до нокаута
web-lafamiglia-duel-you-take = вы берёте
web-lafamiglia-duel-you-leave = вы оставляете
web-lafamiglia-duel-they-take = соперник берёт
web-lafamiglia-duel-they-leave = соперник оставляет
web-lafamiglia-duel-they-laid = карта соперника: { $card }
web-lafamiglia-duel-face-down = карта рубашкой вверх
web-lafamiglia-duel-card-turncoat = у соперника минус 1 солдат, у вас плюс 1
web-lafamiglia-duel-card-coward1 = 1 ваш возвращается в штаб-квартиру
web-lafamiglia-duel-card-coward2 = 2 ваших возвращаются в штаб-квартиру
web-lafamiglia-duel-back = Вернуться к конфликту
web-lafamiglia-solo-board = Планшет одиночки
web-lafamiglia-coupole-seats = Члены комиссии в Куполе: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = контроль: от { $count }
web-lafamiglia-extra-actions = Дополнительные действия
web-lafamiglia-extra-blocked = заблокировано
web-lafamiglia-extra-ready = доступно
web-lafamiglia-extra-used = использовано
web-lafamiglia-restriction = Ограниченная колонка: { $column }
web-lafamiglia-commission = Фишка комиссии
web-lafamiglia-members = Члены комиссии
web-lafamiglia-plan = План с напарником
web-lafamiglia-plan-arrow = Стрелка
web-lafamiglia-plan-pin = Метка
web-lafamiglia-plan-note = Заметка
web-lafamiglia-plan-erase = Стереть
web-lafamiglia-plan-last = Стереть последнюю пометку
web-lafamiglia-plan-close = Назад к столу
web-lafamiglia-plan-write = Заметка для игрока { $name }
web-lafamiglia-plan-put = Поставить
web-lafamiglia-plan-only = Это видите только вы и { $name }. Пометки остаются, пока вы их не сотрёте; на ходы они не влияют.
web-lafamiglia-measure-goal = { $count } у одной семьи: победа
web-lafamiglia-finale-pieces = Показать фишки
web-lafamiglia-standings = Итоги
web-lafamiglia-standings-note = { $nobody ->
    [0] после раунда { $round }
   *[many] после раунда { $round }, свободных районов: { $nobody }
}
web-lafamiglia-standings-won = победа
web-lafamiglia-standings-has = области: { $areas } · солдаты: { $soldati } · деньги: { $money }
web-lafamiglia-verdict-named = { $title }: { $mandamenti }
web-lafamiglia-verdict-hung = { $mandamento }: всё решила одна область — { $areas }.
web-lafamiglia-verdict-last = Последний взятый район: { $mandamento }.
web-lafamiglia-verdict-mandamenti = { $outcome ->
    [won] { $count ->
        [one] Вы победили с перевесом в { $count } район
        [few] Вы победили с перевесом в { $count } района
       *[many] Вы победили с перевесом в { $count } районов
    }
    [lost] { $count ->
        [one] Вы проиграли с разницей в { $count } район
        [few] Вы проиграли с разницей в { $count } района
       *[many] Вы проиграли с разницей в { $count } районов
    }
   *[neutral] Победа с перевесом в районах ({ $count }): { $names }
}
web-lafamiglia-verdict-family = { $outcome ->
    [won] { $viewer ->
        [self] Вы победили: районов у одной вашей семьи { $count }
       *[other] Вы победили: у одной семьи ({ $name }) районов { $count }
    }
    [lost] Вы проиграли: у одной семьи ({ $name }) районов { $count }
   *[neutral] Победа: { $names }; у одной семьи ({ $name }) районов { $count }
}
web-lafamiglia-verdict-team = { $outcome ->
    [won] Вы победили: вместе у вас районов { $count }
    [lost] Вы проиграли: вместе у соперников ({ $names }) районов { $count }
   *[neutral] Победа: { $names }, вместе районов { $count }
}
web-lafamiglia-verdict-bronte = { $outcome ->
    [won] Вы победили благодаря Bronte
    [lost] Вы проиграли из-за Bronte
   *[neutral] Победа благодаря Bronte: { $names }
}
web-lafamiglia-verdict-start_piece = { $outcome ->
    [won] Вы победили благодаря фишке первого игрока
    [lost] Вы проиграли из-за фишки первого игрока
   *[neutral] Победа благодаря фишке первого игрока: { $names }
}
web-lafamiglia-verdict-draw = Ничья: Bronte никто не контролирует
web-lafamiglia-the-end = Конец
