# The workshop: content packs made in the browser.

workshop-name = Мастерская
workshop-lead = Внесите то, что напечатано в вашей коробке, сразу увидьте рисунок и играйте. Всё хранится в этом браузере, пока вы не сделаете экспорт.
workshop-new = Новый набор
workshop-new-name = Моя коробка
workshop-import = Импорт
workshop-import-note = Zip или файлы TOML и JSON набора. Экспорт даёт те же файлы, готовые для «trinacria content».
workshop-import-broken = Этот zip не открывается.
workshop-import-large = Этот файл слишком велик для набора.
workshop-import-nothing = Среди этих файлов нет файлов набора.
workshop-copy = Копировать
workshop-copy-name = { $name }, копия
workshop-delete = Удалить
workshop-deleted = Набор «{ $name }» удалён.
workshop-open = Открыть
workshop-pack-name = Название набора
workshop-saved = сохранено { $when }
workshop-all = Все наборы
workshop-title = Мастерская: { $name }
workshop-kept = сохранено в этом браузере
workshop-full = В браузере не осталось места: сделайте экспорт или удалите другой набор.
workshop-progress = { $done } из { $all } компонентов
workshop-count = { $done } из { $all }
workshop-group-count = { $group } ({ $done } из { $all })
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-export = Экспорт
workshop-play = Играть
workshop-play-not-yet = Сначала исправьте ошибки внизу.
workshop-components = Компоненты
workshop-component = Компонент
workshop-drawn = Рисунок и сравнение
workshop-panel-drawing = На столе
workshop-panel-compare = Сравнение
workshop-panel-balance = Баланс
workshop-says = Здесь сказано: { $text }
workshop-pack-note = Выберите компонент. Положите свой рядом с экраном и перепишите то, что на нём напечатано.
workshop-lay-beside = Положите его рядом с экраном и перепишите то, что на нём напечатано. { $number } из { $count }.
workshop-before = Назад
workshop-next = Далее
workshop-printed = Как в моей коробке
workshop-printed-note = Всё, что вы меняете, считается напечатанным.
workshop-confirm = Совпадает, дальше
workshop-done = готово
workshop-has-faults = есть ошибки
workshop-faults-all = Ошибки в наборе
workshop-faults = { $count ->
    [0] Ошибок нет
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
workshop-doubts = { $count ->
    [one] Ошибок нет, проверьте { $count } значение
    [few] Ошибок нет, проверьте { $count } значения
   *[many] Ошибок нет, проверьте { $count } значений
}
workshop-fault = { $message } { $fix }
workshop-place = { $component }, { $field }
workshop-go = Перейти
workshop-fold = Скрыть
workshop-unfold = Показать
workshop-ours = правило оформления встроенного набора
workshop-away = Проверка сейчас недоступна. Работа сохранена.
workshop-stated = указано в правилах
workshop-same = Здесь то же, что во встроенном наборе.
workshop-compare-field = Что
workshop-compare-before = Встроенный
workshop-compare-now = Ваш
workshop-compare-others = { $count ->
    [0] Больше отличий нет
    [one] Отличается ещё { $count } компонент
    [few] Отличаются ещё { $count } компонента
   *[many] Отличаются ещё { $count } компонентов
}
workshop-differences = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
workshop-reset = Взять из встроенного набора
workshop-none = нет
workshop-yes = да
workshop-no = нет
workshop-add = Добавить…
workshop-add-to = Добавить: { $what }
workshop-add-icon = Добавить значок
workshop-add-space = Добавить ячейку
workshop-remove-space = Убрать эту ячейку
workshop-remove = Убрать: { $what }
workshop-remove-last = Убрать последнее: { $what }
workshop-earlier = Левее: { $what }
workshop-later = Правее: { $what }
workshop-less = Меньше: { $what }
workshop-more = Больше: { $what }
workshop-numbered = { $what } { $number }
workshop-entry = Запись { $number }
workshop-sheet = Планшет { $number }
workshop-order = { $family }, { $order }
workshop-slot = { $row } { $section }
workshop-house-note = Здесь можно изменить числа из правил для своего стола. Их видят все, кто играет с этим набором.
workshop-house-usual = В правилах: { $usual }. Можно: от { $least } до { $most }.
workshop-house-back = Вернуть { $usual }
workshop-house-reset = { $rule }: вернуть число из правил
workshop-house-rounds = Раунды
workshop-house-start_money = Дополнительные деньги в начале
workshop-house-win_family = Районы для победы семьи
workshop-house-win_team = Районы для победы команды
workshop-house-mandamento_areas = Области для контроля над районом
workshop-house-tiles_in_play = Тайлы контроля в игре
workshop-house-labs_per_area = Лаборатории в одной области
workshop-mat-how = Выберите ячейку, затем нажмите то, что в ней напечатано. Работают и цифры с буквами; следующая ячейка выбирается сама.
workshop-mat-place = { $number ->
    [0] { $row }, начало
   *[many] { $row }, ячейка { $number }
}
workshop-mat-in-section = секция { $section }
workshop-mat-section = Здесь начинается секция
workshop-mat-section-at = { $place }: здесь начинается секция
workshop-mat-add = Добавить ячейку: { $row }
workshop-mat-palette = Что здесь напечатано
workshop-mat-pair = { $part ->
    [0] Число 1 из 2
   *[many] Число 2 из 2
}
workshop-mat-number = Значение { $number }
workshop-mat-money = Деньги { $number }
workshop-shape = Точки границы
workshop-shape-edit = Изменить форму
workshop-shape-usual = Вернуть встроенные формы
workshop-shape-keys = Тяните точки. Клавиши: стрелки двигают (Shift — дальше), N и P выбирают, + добавляет, − убирает.
workshop-point = { $kind ->
    [label] Название области
    [pieces] Место фишек
   *[corner] Точка { $number } из { $count }
}
workshop-point-at = { $x } слева, { $y } сверху
workshop-group-map = Карта
workshop-group-sheets = Планшеты действий
workshop-group-mats = Планшеты семей
workshop-group-orders = Приказы
workshop-group-characters = Персонажи
workshop-group-tiles = Тайлы контроля
workshop-group-solo = Планшет одиночки
workshop-group-pack = Этот набор
workshop-kind-area = Области
workshop-kind-mandamento = Районы
workshop-kind-sea = Моря
workshop-kind-corner = Углы
workshop-kind-map = Всё поле
workshop-kind-special = Особые тексты
workshop-file-pack = Набор
workshop-file-pieces = Фишки и пределы
workshop-file-map = Карта
workshop-file-geometry = Рисунок карты
workshop-file-sheets = Планшеты действий
workshop-file-families = Планшеты семей
workshop-file-orders = Приказы
workshop-file-characters = Персонажи
workshop-file-tiles = Тайлы контроля
workshop-file-solo = Планшет одиночки
workshop-file-balance = Баланс
workshop-file-words = Другие языки
workshop-field-name = Название
workshop-field-version = Версия
workshop-field-balanced = Проверять по правилам встроенного набора
workshop-field-mandamento = Район
workshop-field-neighbours = Соседи
workshop-field-seas = Моря
workshop-field-start = Начало
workshop-field-soldati = Солдаты
workshop-field-areas = Области
workshop-field-control_sea = Море жетона контроля
workshop-field-symbol = Символ
workshop-field-next = Следующий игрок
workshop-field-marked_1v1 = Отмечено для 1 на 1
workshop-field-series_2v1 = Тайлы для 2 на 1
workshop-field-series_rest = Остальные начальные области
workshop-field-tie_break = Решает ничьи
workshop-field-sides = Стороны
workshop-field-order_of_play = Порядок хода
workshop-field-option_b_cost = Напечатанная цена колонок
workshop-field-space = Ячейки
workshop-field-coin = Деньги (+ получить, − заплатить)
workshop-field-join = Связь (+ все, / одно)
workshop-field-infinite = Бесконечность
workshop-field-column = Колонка
workshop-field-row = Ряд
workshop-field-kind = Вид
workshop-field-actions = Действия
workshop-field-identity = В двух словах
workshop-field-beginner = Для первой партии
workshop-field-mat = Планшет
workshop-field-spaces = Ячейки слева направо
workshop-field-section = Секция
workshop-field-doubled = Двойной ободок
workshop-field-value = Значение
workshop-field-n = Число
workshop-field-type = Вид приказа
workshop-field-initiative = Инициатива
workshop-field-parts = Значки слева направо
workshop-field-special = Особый текст
workshop-field-list = Числа
workshop-field-range = Дальность
workshop-field-bonus = Бонус
workshop-field-count = Приказы
workshop-field-max = Не больше
workshop-field-to = Куда
workshop-field-money = Деньги
workshop-field-hq_soldati = Солдаты в штаб-квартиру
workshop-field-cost_hq_soldati = Солдаты из штаб-квартиры
workshop-field-cars = Автомобили
workshop-field-boats = Катера
workshop-field-labs = Лаборатории
workshop-field-phase = Фаза
workshop-field-trigger = Когда
workshop-field-optional = Можно отказаться
workshop-field-cost = Цена
workshop-field-effect = Эффект
workshop-field-do = Что делает
workshop-field-text = Текст
workshop-field-board = Ячейки
workshop-field-locked = Закрытые ячейки
workshop-field-open = Открытые ячейки
workshop-field-difficulty = Сложность
workshop-field-easy = Легко
workshop-field-medium = Средне
workshop-field-hard = Трудно
workshop-field-blocked_spaces = Заблокированные круглые ячейки
workshop-field-block_tokens = Жетоны блокировки
workshop-field-ticks_at_start = Отметки в начале
workshop-field-coupole = Купол
workshop-field-setup = Подготовка
workshop-field-round_spaces = Круглые ячейки
workshop-field-extra_actions_per_turn = Доп. действия за ход
workshop-field-unlocks_per_round_end = Открывается за раунд
workshop-field-ring = Граница
workshop-field-label = Место названия
workshop-field-pieces = Место фишек
workshop-field-start_spots = Места солдат
workshop-field-control = Ячейка контроля
workshop-field-tint = Цвет
workshop-field-pattern = Узор
workshop-value-start-neutral = нейтральная
workshop-value-symbol-denari = денарии
workshop-value-symbol-coppe = кубки
workshop-value-symbol-spade = мечи
workshop-value-symbol-bastoni = посохи
workshop-value-kind-grey = серая
workshop-value-kind-free = свободная
workshop-value-kind-action = со значками
workshop-value-kind-blank = без значка
workshop-value-type-supply = снабжение, круг
workshop-value-type-attack = атака, звезда
workshop-value-to-supply = в запас
workshop-value-to-sheet = на планшет
workshop-value-reveals-value = значение
workshop-value-reveals-car = автомобиль
workshop-value-reveals-lab = лаборатория
workshop-value-reveals-launder = отмывание
workshop-value-reveals-money = деньги
workshop-value-trigger-planning_start = в начале планирования
workshop-value-trigger-issuing_order = когда вы отдаёте приказ
workshop-value-trigger-movement_announced = когда вы объявляете Передвижение
workshop-value-trigger-car_bomb_target = когда вы выбираете цель заминированного автомобиля
workshop-value-trigger-area_taken_by_attack = когда вы захватываете область атакой
workshop-value-trigger-order_places_soldati = когда приказ размещает солдат
workshop-value-trigger-defending = когда вы защищаетесь
workshop-value-do-retarget = атаковать на область дальше
workshop-value-do-remove_defender = убрать защитников
workshop-value-do-second_order_in_area = больше приказов в области
workshop-value-do-car_bomb_range = заминированный автомобиль дальше
workshop-value-do-exert_influence = оказать влияние
workshop-value-do-attack_bonus = бонус атаки
workshop-value-do-defence_bonus = бонус защиты
workshop-value-do-place_from_hq = разместить солдат из штаб-квартиры
workshop-value-do-place_from_supply = разместить солдат из запаса
workshop-value-do-place_boat = разместить катер
workshop-value-do-money_per_mandamento = деньги за каждый район
