# What things on the table are.
explain-now = Для вас сейчас:
explain-all = Все значки
explain-asking = Нажмите на любой элемент, чтобы узнать, что это. Esc — выход.
explain-button = Что это?
explain-card =
    { $family }, значение { $value }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. { $ability }.
explain-card-ways = { $count ->
    [one] Эту карту можно завербовать { $count } способом.
   *[many] Эту карту можно завербовать { $count } способами.
}
explain-card-recruit = Завербовать…
explain-card-choose = Выбрать эту карту
explain-previous = Предыдущая
explain-next = Следующая
explain-card-zero = У 0 нет способности
explain-soldato = Солдат
explain-car = Автомобиль
explain-boat = Катер
explain-lab = Лаборатория
explain-influence = Фишка влияния
explain-money = Деньги
explain-control = Жетон контроля
explain-start-player = Фишка первого игрока
explain-supply = Запас
explain-exert-sheet = Оказать влияние на планшет действий
explain-initiative-supply = Приказ снабжения и его инициатива
explain-initiative-attack = Приказ атаки и его инициатива
explain-car-bomb = Заминированный автомобиль
explain-force = Грубая сила
explain-knockout = Нокаут
explain-row-now = ваше значение — { $value }.
explain-column-now =
    { $money ->
        [0] фишек для перемещения нет.
       *[many] перемещение этой колонки стоит вам { $money }.
    }
explain-order =
    { $type ->
        [supply] Приказ снабжения
       *[attack] Приказ атаки
    }, инициатива { $initiative }: { $parts }.
explain-area = Район: { $mandamento }. { $pieces }. Соседние области: { $neighbours }.
explain-group-pieces = Компоненты
explain-group-places = Места
explain-group-actions = Действия
explain-group-orders = Приказы
explain-group-conflict = Конфликт
explain-group-rows = Ряды планшета семьи
explain-your-character = Ваш персонаж
