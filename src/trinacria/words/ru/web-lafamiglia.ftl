# La Famiglia’s table in the browser.

web-lafamiglia-players = от 2 до 4 игроков
web-lafamiglia-length = 4 раунда, около 4 часов
web-lafamiglia-blurb = Две команды борются за Сицилию. Планируйте на двух листах, отдавайте тайные приказы, решайте конфликты скрытыми картами и доверяйте партнёру.

web-lafamiglia-map = Карта острова
web-lafamiglia-zoom-in = Ближе
web-lafamiglia-zoom-out = Дальше
web-lafamiglia-zoom-whole = Вся карта
web-lafamiglia-holders = Показать, кто что держит
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = катеров нет
web-lafamiglia-column = { $column }: { $count ->
    [0] фишек нет
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}; сдвинуть колонку стоит вам всего { $money }
web-lafamiglia-top-sheet = Верхний планшет
web-lafamiglia-bottom-sheet = Нижний планшет
web-lafamiglia-mode-2v2 = две команды по двое, полная игра
web-lafamiglia-mode-1v1 = по игроку на сторону, с Куполом
web-lafamiglia-mode-2v1 = команда против одного, три уровня трудности
web-lafamiglia-option-difficulty = Трудность для одиночки
web-lafamiglia-option-difficulty-easy = легко
web-lafamiglia-option-difficulty-medium = средне
web-lafamiglia-option-difficulty-hard = трудно
web-lafamiglia-option-draft = Выбирать семьи по очереди
web-lafamiglia-option-first_game = Первая партия: без чёрной и белой семей
web-lafamiglia-option-variant_identical_cards = Две одинаковые карты конфликта считаются за одну
web-lafamiglia-option-opt_neutral_force1 = Грубая сила с нейтральными солдатами или против них стоит 1
web-lafamiglia-option-opt_neutral_reward2 = Взятая нейтральная область приносит 2 солдат
web-lafamiglia-option-opt_blank_spaces = Фишки можно класть на поля без значка
web-lafamiglia-option-opt_rally_boat = Сбор может привезти солдат катером
web-lafamiglia-option-opt_move_tile_tokens = Фишки на тайлах контроля можно переносить
web-lafamiglia-option-opt_tie_start_piece = Фишка первого игрока решает ничьи
web-lafamiglia-option-b = B: сдвинуть всю колонку
web-lafamiglia-option-a = A: фишка сюда — действие
web-lafamiglia-receive = получить
web-lafamiglia-pay = заплатить
web-lafamiglia-money = Деньги
web-lafamiglia-hq-soldati = Солдаты в штаб-квартире
web-lafamiglia-orders = Приказы
web-lafamiglia-hq = Штаб-квартира
web-lafamiglia-mat = Ваш планшет
web-lafamiglia-mat-note = первая фишка раздела приносит его приказ
web-lafamiglia-seen-by = видит только { $name }
web-lafamiglia-sell = Продать
web-lafamiglia-sell-which = Какой приказ?
web-lafamiglia-sell-note = Продать приказ из штаб-квартиры за 1; он выходит из игры.
web-lafamiglia-give = Дать 1
web-lafamiglia-your-partner = , ваш напарник
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
web-lafamiglia-initiative-note = сначала снабжение, затем атаки, меньшие числа раньше
web-lafamiglia-type-supply = Снабжение
web-lafamiglia-type-attack = Атака
web-lafamiglia-done = выполнен
web-lafamiglia-no-orders = На поле нет приказов.
web-lafamiglia-up-to-place = разместить солдат: до { $count }
web-lafamiglia-up-to-recruit = нанять солдат: до { $count }
web-lafamiglia-new-value = Теперь { $row }
web-lafamiglia-gain-order = Вы получаете приказ { $order }
web-lafamiglia-attack = атака: череп { $skull }, автомобиль { $car }
web-lafamiglia-defence = защита: лаборатории { $labs }, бронежилеты { $vests }, дозорные { $watchmen }
web-lafamiglia-gone-first = до схватки уходит защитников: { $removed } из { $defenders }, остаётся { $left }
web-lafamiglia-to-owner = владельцу фишки: { $name }
web-lafamiglia-to-supply = в запас
web-lafamiglia-from-supply = из запаса
web-lafamiglia-printed = напечатано над колонкой
web-lafamiglia-per-token = { $count ->
    [one] за { $count } фишку
    [few] за { $count } фишки
   *[many] за { $count } фишек
}
web-lafamiglia-per-foreign = { $count ->
    [one] владельцу { $count } из них
    [few] владельцам { $count } из них
   *[many] владельцам { $count } из них
}
web-lafamiglia-column-start-player = взять фишку первого игрока и снаряжение
web-lafamiglia-column-justice = две фишки вашего ряда «Юстиция»
web-lafamiglia-column-police = две фишки вашего ряда «Полиция»
web-lafamiglia-column-economy = две фишки вашего ряда «Экономика»
web-lafamiglia-column-church = две фишки вашего ряда «Церковь»
web-lafamiglia-column-two-institutions = по фишке из двух рядов: одна в запас, одна на планшет
web-lafamiglia-column-order = и, если хотите, один приказ до или после
web-lafamiglia-money-after = деньги { $now } → { $after }
web-lafamiglia-after-this = после этого
web-lafamiglia-laying = Раскладываем поле …
web-lafamiglia-order-sold = продан
web-lafamiglia-order-mat = ещё на планшете
web-lafamiglia-order-hq = в штаб-квартире
web-lafamiglia-order-board = на поле
web-lafamiglia-order-owned = в наличии
web-lafamiglia-management = управление
web-lafamiglia-round = Раунд
web-lafamiglia-confirm = Подтвердить
web-lafamiglia-carried = Эта фишка у вас в руке: выберите место.
web-lafamiglia-views = Части стола
web-lafamiglia-how-many = Сколько
web-lafamiglia-number-seat = Членов комиссии в Купол
web-lafamiglia-number-soldati = Солдат на поле
web-lafamiglia-measure-control = Районы
web-lafamiglia-measure-areas = Области
web-lafamiglia-measure-soldati = Солдаты на поле
web-lafamiglia-measure-money = Деньги, где их видно
web-lafamiglia-conflicts = Прошедшие конфликты
web-lafamiglia-duel-what = { $attacker } атакует { $defender } из { $source }
web-lafamiglia-duel-skip = Пропустить
web-lafamiglia-duel-step-announced = Объявлено
web-lafamiglia-duel-step-bonuses = Бонусы
web-lafamiglia-duel-step-approach = Тактика или сила
web-lafamiglia-duel-step-cards = Карты
web-lafamiglia-duel-step-take = Взять или оставить
web-lafamiglia-duel-step-reveal = Вскрытие, нокаут
web-lafamiglia-duel-attacker = нападает
web-lafamiglia-duel-defender = защищается
web-lafamiglia-duel-skull = приказ
web-lafamiglia-duel-car = автомобиль с собой
web-lafamiglia-duel-miniguns = с катера
web-lafamiglia-duel-attack = бонус атаки
web-lafamiglia-duel-vests = бронежилеты приказов здесь
web-lafamiglia-duel-labs = лаборатории
web-lafamiglia-duel-watchmen = дозорные
web-lafamiglia-duel-defence = бонус защиты
web-lafamiglia-duel-difference = { $attack } атака − { $defence } защита: ушло защитников { $removed }
web-lafamiglia-duel-taken = { $family } занимает { $area }.
web-lafamiglia-duel-failed = { $family } удерживает { $area }.
web-lafamiglia-duel-force = Грубая сила: 2 нападающих уходят.
web-lafamiglia-duel-no-card = карт нет
web-lafamiglia-duel-your-card = ваша карта
web-lafamiglia-duel-then = останется { $result } после нокаута
web-lafamiglia-duel-attacker-takes = Нападающий берёт карту.
web-lafamiglia-duel-attacker-leaves = Нападающий оставляет карту.
web-lafamiglia-duel-defender-takes = Защитник берёт карту.
web-lafamiglia-duel-defender-leaves = Защитник оставляет карту.
web-lafamiglia-duel-cards-note = Обе стороны кладут по карте рубашкой вверх.
web-lafamiglia-duel-may = Что может случиться
web-lafamiglia-duel-may-note = нападающие : защитники, до нокаута
web-lafamiglia-duel-you-take = вы берёте
web-lafamiglia-duel-you-leave = вы оставляете
web-lafamiglia-duel-they-take = они берут
web-lafamiglia-duel-they-leave = они оставляют
web-lafamiglia-duel-they-laid = они положили: { $card }
web-lafamiglia-duel-face-down = карта рубашкой вверх
web-lafamiglia-duel-card-turncoat = 1 их уходит, 1 ваш приходит
web-lafamiglia-duel-card-coward1 = 1 ваш уходит домой
web-lafamiglia-duel-card-coward2 = 2 ваших уходят домой
web-lafamiglia-duel-back = Вернуться к конфликту
web-lafamiglia-solo-space = Соло-поле { $number }
web-lafamiglia-solo-board = Соло-поле
web-lafamiglia-coupole-seats = Члены в Куполе: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = удерживается с { $count } членами
web-lafamiglia-extra-actions = Дополнительные действия
web-lafamiglia-extra-blocked = заблокировано
web-lafamiglia-extra-ready = готово
web-lafamiglia-extra-used = использовано
web-lafamiglia-restriction = Ограниченная колонка: { $column }
web-lafamiglia-commission = Фишка комиссии
web-lafamiglia-members = Члены
web-lafamiglia-plan = План с напарником
web-lafamiglia-plan-arrow = Стрелка
web-lafamiglia-plan-pin = Метка
web-lafamiglia-plan-note = Заметка
web-lafamiglia-plan-erase = Стереть
web-lafamiglia-plan-last = Стереть последнюю пометку
web-lafamiglia-plan-close = Назад к столу
web-lafamiglia-plan-write = Заметка: { $name }
web-lafamiglia-plan-put = Поставить
web-lafamiglia-plan-only = Это видите только вы и { $name }. Пометки остаются, пока вы их не сотрёте; ходов здесь нет.
