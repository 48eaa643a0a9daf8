# Полноэкранный стол в терминале.

screen-you = { $name } (вы)
screen-waiting = Ходит { $name }.
screen-must = Обязательно
screen-may = По желанию
screen-skip = Не ждать
screen-score = Очки
screen-actions = { $count ->
    [0] Выбирать нечего
    [one] { $count } возможное действие
    [few] { $count } возможных действия
   *[many] { $count } возможных действий
}
screen-log = Журнал
screen-command = take R3 R2 G3 · можно сокращать · или номер из списка
screen-menu-hint = Enter или номер — выбрать · Esc — назад
screen-page-hint = Esc — закрыть · стрелки — прокрутка
screen-undo = Отменить
screen-undo-none = Отменять нечего: последний шаг что-то открыл или завершил ход.

screen-turn-of = Ходит { $name }.
screen-anytime = Свободные действия: продать приказ, дать денег
screen-anytime-none = Сейчас нечего продать или дать. Это можно сделать в начале хода вашей команды, когда ей надо платить, или перед её приказами.

screen-rule = Правило
screen-rule-title = Правило { $rule }
screen-rule-none = Сейчас решать нечего, поэтому правила нет.
screen-rule-id-only = Текста правила { $rule } на этом языке нет. Найдите этот номер в правилах игры.

screen-curtain = Передайте экран игроку { $name }
screen-curtain-secret = Остальные не смотрят.
screen-curtain-lift = Это я, { $name }

screen-over = Партия окончена
screen-stopped = Партия прервана
screen-end-new = Новая партия
screen-end-save = Сохранить запись
screen-end-look = К столу
screen-end-quit = Выход
screen-end-again = Итог

screen-save-where = В какой файл сохранить партию?
screen-save-hint = Enter — сохранить · Esc — назад
screen-save-exists = Файл { $file } уже есть. Выберите другое имя.
screen-save-failed = Не удалось сохранить { $file }: { $reason }. Выберите другое имя.
screen-save-wait = Бот думает. Сохраните после его хода.
screen-saved = Партия сохранена в { $file }.

screen-quit-question = Выйти? Партия не окончена; несохранённое пропадёт.
screen-quit-yes = Выйти
screen-quit-no = Играть дальше

screen-replay-step = Шаг { $number } из { $count }
screen-replay-start = Партия начинается.
screen-replay-unfinished = Здесь запись кончается: партию не доиграли.
screen-replay-first = начало
screen-replay-previous = назад
screen-replay-autoplay = пуск
screen-replay-stop = стоп
screen-replay-next = дальше
screen-replay-last = конец

screen-key-help = помощь
screen-key-anytime = продать
screen-key-show-part = вид
screen-key-actions = действия
screen-key-command = ввод
screen-key-rule = правило
screen-key-undo = отменить
screen-key-log = журнал
screen-key-save = сохранить
screen-key-switch-theme = тема
screen-key-switch-language = русский
screen-key-ask-quit = выход
screen-key-previous = назад
screen-key-next = дальше
screen-key-autoplay = пуск
screen-key-turn-table = другая сторона

screen-help = Помощь
screen-keys = Клавиши
screen-help-move = переход между картами, кнопками и списками
screen-help-pick = выбрать, что сделать с картой; тусклая карта объяснит, почему нельзя
screen-help-number = выбрать по номеру из списка
screen-help-actions = все возможные действия
screen-help-command = ввести действие
screen-help-rule = прочесть правило вопроса или отказа
screen-help-undo = отменить, пока ничего не открыто и ход не закончен
screen-help-piles = показать сброс
screen-help-log = весь журнал
screen-help-anytime = свободные действия: продать приказ или дать денег
screen-help-show-part = следующая часть стола на малом экране
screen-help-skip = не ждать бота
screen-help-save = сохранить партию
screen-help-theme = светлая или тёмная тема
screen-help-language = следующий язык
screen-help-quit = выход
screen-help-step = на шаг назад или вперёд
screen-help-ten-steps = на десять шагов назад или вперёд
screen-help-ends = в начало или в конец
screen-help-autoplay = пуск или стоп
screen-help-turn-table = посмотреть с другой стороны
screen-notation = Обозначения
screen-notation-short = Слова можно сокращать, если подходит одно действие: «t R3» вместо «take R3 R2 G3».

# Famiglia на весь экран. На карте место для 8 букв, перед картами — для 6.

screen-famiglia-families = Семьи
screen-famiglia-worth = очки за 0 1 2 3 4: { $worth }
screen-famiglia-turn = Ход
screen-famiglia-turn-text = Четыре шага в этом порядке, любой можно пропустить: убирать карты улицы ради новых, пока на ней нет 0; сыграть Бухгалтера; сыграть Громилу; завербовать карту или спасовать. Чтобы завербовать карту значением v, покажите две карты её семьи значением v − 1; одна из них уходит в вашу банду. Карта 0 бесплатна. Наёмник заменяет одну из двух, если он старше карты, которую заменяет.
screen-famiglia-notation-new = убрать R2 и открыть 2 новые карты
screen-famiglia-notation-play = сыграть Бухгалтера (или Громилу) B2
screen-famiglia-notation-back = забрать G2 из своей банды
screen-famiglia-notation-lay = выложить за неё Y0 в банду
screen-famiglia-notation-done = закончить обмен
screen-famiglia-notation-lower = понизить G4 на 2
screen-famiglia-notation-take-free = завербовать R0 бесплатно
screen-famiglia-notation-take = завербовать R3: R2 уходит в банду, G3 возвращается
screen-famiglia-notation-pass = никого не вербовать

screen-famiglia-hint-B = обмен ≤{ $value }
screen-famiglia-hint-Y = минус ≤{ $value }
screen-famiglia-hint-G = джокер<{ $value }
screen-famiglia-free = даром
screen-famiglia-no-ability = У 0 нет способности
screen-famiglia-card = { $card } { $family } · значение { $value } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · { $ability }
screen-famiglia-hand-label = рука
screen-famiglia-gang-label = банда
screen-famiglia-deck-label = колода
screen-famiglia-discard-label = сброс
screen-famiglia-counts = рука { $hand } · банда { $gang }
screen-famiglia-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-famiglia-points-hidden = { $points } + ? очков
screen-famiglia-street = Улица: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
screen-famiglia-piles = колода { $deck } · сброс { $discard }
screen-famiglia-discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
screen-famiglia-bottom = известный низ колоды: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] Последний ход
    [one] Остался { $turns } ход, считая этот
    [few] Осталось { $turns } хода, считая этот
   *[many] Осталось { $turns } ходов, считая этот
}
screen-famiglia-pass = { $number ->
    [1] Первый проход колоды
   *[2] Второй проход колоды
}
screen-famiglia-score = банда { $gang }, рука { $hand }
screen-famiglia-hand = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-famiglia-gang = Банда: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-famiglia-step-done = сделано
screen-famiglia-step-skipped = пропущено
screen-famiglia-step-busy = идёт
screen-famiglia-step-now = можно
screen-famiglia-step-open = впереди
screen-famiglia-step-later = нельзя

# La Famiglia на полном экране. На вкладках места на 9 букв.

screen-lafamiglia-tab-map = Карта
screen-lafamiglia-tab-sheets = Планшеты
screen-lafamiglia-tab-family = Семья
screen-lafamiglia-tab-people = Игроки
screen-lafamiglia-tab-log = Журнал
screen-lafamiglia-top-sheet = Верхний планшет { $number } · цена колонок для вас
screen-lafamiglia-bottom-sheet = Нижний планшет { $number } · положите фишку, выполните действие
screen-lafamiglia-partner = { $name } (напарник)
screen-lafamiglia-held = районы: { $count }
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = Штаб: деньги { $money }, солд. { $soldati }
screen-lafamiglia-hq-hidden = Штаб: { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[many] { $orders } приказов
} и скрытое
screen-lafamiglia-supply = запас { $pieces }
screen-lafamiglia-tiles = Тайлы контроля
screen-lafamiglia-help-move = переход между областями, ячейками, семьями и списками
screen-lafamiglia-help-pick = выбрать, что здесь сделать, или узнать, почему нельзя
screen-lafamiglia-help-piles = прочитать тайлы контроля
screen-lafamiglia-stock = лабор. { $labs }, нейтр. { $soldati }
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · рядом { $neighbours }
screen-lafamiglia-sea = { $sea }: катера { $boats } · берег { $coast }
screen-lafamiglia-column = Колонка «{ $column }»: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}, переместить стоит { $money }
screen-lafamiglia-row = Ряд «{ $row }» вашего планшета семьи: первой снимают крайнюю левую фишку
screen-lafamiglia-money = Ваши деньги: { $now } → { $after }
screen-lafamiglia-order-of-play = Порядок хода
screen-lafamiglia-initiative = Инициатива
screen-lafamiglia-against = против
screen-lafamiglia-with-car = и автомобиль
screen-lafamiglia-bonuses = бонусы { $attack } : { $defence }, убрано { $removed }
screen-lafamiglia-cards = { $count ->
    [0] карт ещё нет
    [one] положена { $count } карта
    [few] положено { $count } карты
   *[many] положено { $count } карт
}
screen-lafamiglia-pieces = Компоненты
screen-lafamiglia-legend = c2: 2 автомобиля, l1: 1 лаборатория, b3: 3 катера, i6: 6 фишек влияния, ▸: катер, ▣: приказ лицом вниз, ○3: приказ снабжения с инициативой 3, ✶8: приказ атаки с инициативой 8, ⚑: фишка первого игрока. Две буквы в области обозначают её район.
screen-lafamiglia-notation-use = способ A: занять эту ячейку
screen-lafamiglia-notation-column = способ B: переместить колонку
screen-lafamiglia-notation-token = фишка для этой ячейки
screen-lafamiglia-notation-place = разместить солдат в области
screen-lafamiglia-notation-issue = отдать приказ в области
screen-lafamiglia-notation-move = действия приказа
screen-lafamiglia-notation-conflict = в конфликте
screen-lafamiglia-notation-anytime = свободные действия
screen-lafamiglia-tab-solo = Одиночка
screen-lafamiglia-coupole = Купол
screen-lafamiglia-control-from = контроль: от { $from }
screen-lafamiglia-commission = комиссия { $pieces }
screen-lafamiglia-members = члены комиссии { $members } (запас { $supply })
screen-lafamiglia-behind = за ширмой { $count }
screen-lafamiglia-extra = доступно { $free }, заблокировано { $blocked }
screen-lafamiglia-restricted = ⊘ из этой колонки брал ваш напарник: вы не можете её опустошить
screen-lafamiglia-legend-solo = ▼: вымышленная семья, ●: фишка дополнительного действия, ■: жетон блокировки или закрытое действие, ✓: открытое действие, ⊘: колонка под жетоном ограничения. Фишки другого цвета на планшете семьи принадлежат комиссии.
