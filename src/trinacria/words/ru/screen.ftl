# Полноэкранный стол в терминале.

screen-you = { $name } (вы)
screen-waiting = Ожидание: { $name }.
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
screen-command = take R3 R2 G3 · можно сокращать, если ясно · или номер из списка
screen-menu-hint = Enter или номер — выбрать · Esc — назад
screen-page-hint = Esc — закрыть · стрелки — прокрутка
screen-undo = Вернуть ход
screen-undo-none = Возвращать нечего: последний шаг что-то открыл или завершил ход.

screen-turn-of = Ходит { $name }.
screen-anytime = В любой момент: продать приказ, дать денег
screen-anytime-none = Сейчас нечего продавать или давать: это можно в начале хода вашей команды, когда она может платить, или перед её приказами.

screen-rule = Правило
screen-rule-title = Правило { $rule }
screen-rule-none = Сейчас нет открытого вопроса, поэтому и правила за ним нет.
screen-rule-id-only = Текста правила { $rule } нет в этом каталоге. Найдите этот номер в правилах игры.

screen-curtain = Передайте экран: { $name }
screen-curtain-secret = Все остальные сейчас не смотрят.
screen-curtain-lift = Это я, { $name }

screen-over = Игра окончена
screen-stopped = Игру пришлось остановить
screen-end-new = Новая игра
screen-end-save = Сохранить
screen-end-look = К столу
screen-end-quit = Выход
screen-end-again = Итог

screen-save-where = В какой файл записать игру?
screen-save-hint = Enter — записать · Esc — назад
screen-save-exists = Файл { $file } уже есть. Выберите другое имя.
screen-save-failed = Не удалось записать { $file }: { $reason }. Выберите другое имя.
screen-save-wait = Бот думает. Сохраните, когда он сыграет.
screen-saved = Запись игры — в файле { $file }.

screen-quit-question = Выйти? Игра не окончена; что не сохранено, пропадёт.
screen-quit-yes = Выйти
screen-quit-no = Играть дальше

screen-replay-step = Шаг { $number } из { $count }
screen-replay-start = Игра начинается.
screen-replay-unfinished = Здесь запись кончается; игра не была доиграна.
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
screen-key-undo = вернуть
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
screen-help-rule = прочесть правило, на котором стоит вопрос или отказ
screen-help-undo = вернуть, пока ничего не открыто и ход не кончен
screen-help-piles = показать сброс
screen-help-log = весь журнал
screen-help-anytime = продать приказ или дать денег, помимо вопроса
screen-help-show-part = следующая часть стола на малом экране
screen-help-skip = не ждать бота
screen-help-save = сохранить запись игры
screen-help-theme = светлая или тёмная тема
screen-help-language = следующий язык
screen-help-quit = выход
screen-help-step = на шаг назад или вперёд
screen-help-ten-steps = на десять шагов назад или вперёд
screen-help-ends = в начало или в конец
screen-help-autoplay = пустить игру или остановить
screen-help-turn-table = посмотреть с другой стороны
screen-notation = Запись
screen-notation-short = Слова можно сокращать, если подходит одно действие: «t R3» вместо «take R3 R2 G3».

# Famiglia на весь экран. На карте место для 8 букв, перед картами — для 6.

screen-famiglia-families = Семьи
screen-famiglia-worth = очки за 0 1 2 3 4: { $worth }
screen-famiglia-turn = Ход
screen-famiglia-turn-text = Четыре шага в этом порядке, каждый можно пропустить: убирать карты улицы ради новых, пока на ней нет 0; сыграть Бухгалтера; сыграть Громилу; завербовать карту или спасовать. Чтобы завербовать карту значения v, покажите две карты её семьи значения v − 1; одна из них уходит в вашу банду. Карта 0 даётся даром. Наёмник заменяет одну из двух, если он старше той карты, которую заменяет.
screen-famiglia-notation-new = убрать R2 и открыть 2 новые карты
screen-famiglia-notation-play = сыграть Бухгалтера (или Громилу) B2
screen-famiglia-notation-back = забрать G2 из своей банды
screen-famiglia-notation-lay = выложить за неё Y0 в банду
screen-famiglia-notation-done = закончить обмен
screen-famiglia-notation-lower = понизить G4 на 2
screen-famiglia-notation-take-free = завербовать R0 даром
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
   *[many] Осталось ходов, считая этот: { $turns }
}
screen-famiglia-pass = { $number ->
    [1] Первый проход колоды
   *[2] Второй проход колоды
}
screen-famiglia-score = банда { $gang }, рука { $hand }
screen-famiglia-hand = Рука: карт { $count }, очков { $points }
screen-famiglia-gang = Банда: карт { $count }, очков { $points }
screen-famiglia-step-done = сделано
screen-famiglia-step-skipped = пропущено
screen-famiglia-step-busy = идёт
screen-famiglia-step-now = можно
screen-famiglia-step-open = впереди
screen-famiglia-step-later = нельзя
screen-famiglia-after-take = Ваши очки: { $now } → { $after }. Ваш ход закончится.
screen-famiglia-after-new = Карт на улице: { $now } → { $after }. Вернуть это нельзя.
screen-famiglia-after-lower-free = После этого { $card } даётся даром.
screen-famiglia-after-lower = После этого { $card } требует две { $needed } или одну и Наёмника.
screen-famiglia-after-pass = Это второй пас подряд: игра закончится.

# La Famiglia на полном экране. На вкладках места на 9 букв.

screen-lafamiglia-tab-map = Карта
screen-lafamiglia-tab-sheets = Планшеты
screen-lafamiglia-tab-family = Семья
screen-lafamiglia-tab-people = Игроки
screen-lafamiglia-tab-log = Журнал
screen-lafamiglia-top-sheet = Верхний планшет { $number } · колонка и её цена для вас
screen-lafamiglia-bottom-sheet = Нижний планшет { $number } · фишка здесь выполняет действие
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
screen-lafamiglia-stock = лабор. { $labs }, нейтр. { $soldati }
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · рядом { $beside }
screen-lafamiglia-sea = { $sea }: катера { $boats } · берег { $coast }
screen-lafamiglia-column = Колонка «{ $column }»: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}, передвинуть стоит вам { $money }
screen-lafamiglia-row = Ряд «{ $row }» вашего планшета: первой уходит крайняя левая фишка
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
screen-lafamiglia-pieces = Фигуры
screen-lafamiglia-legend = c2: 2 автомобиля, l1: 1 лаборатория, b3: 3 катера, i6: 6 фишек влияния, ▸: катер, ▣: приказ лицом вниз, ○3: приказ снабжения с инициативой 3, ✶8: приказ атаки с инициативой 8, ⚑: фишка первого игрока. Две буквы в области обозначают её район.
screen-lafamiglia-notation-use = вариант А: занять эту ячейку
screen-lafamiglia-notation-column = вариант Б: передвинуть колонку
screen-lafamiglia-notation-token = фишка, которая туда идёт
screen-lafamiglia-notation-place = солдаты в область
screen-lafamiglia-notation-issue = положить приказ в область
screen-lafamiglia-notation-move = части приказа
screen-lafamiglia-notation-conflict = в столкновении
screen-lafamiglia-notation-anytime = в любой момент
screen-lafamiglia-tab-solo = Один
screen-lafamiglia-coupole = Купол
screen-lafamiglia-control-from = контроль от { $from }
screen-lafamiglia-commission = комиссия { $pieces }
screen-lafamiglia-members = члены { $members } (запас { $supply })
screen-lafamiglia-behind = за ширмой { $count }
screen-lafamiglia-extra = доступно { $free }, заблокировано { $blocked }
screen-lafamiglia-restricted = ⊘ колонка, из которой брал ваш партнёр: вы не можете её опустошить
screen-lafamiglia-legend-solo = ▼: вымышленная семья, ●: фишка дополнительного действия, ■: жетон блокировки или закрытое действие, ✓: закрытое действие, которое открыто, ⊘: колонка под жетоном ограничения. Фишки другого цвета на планшете принадлежат комиссии.
