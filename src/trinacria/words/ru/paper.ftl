# Напечатай и играй: что стоит на страницах и команда, которая их создаёт.

paper-help = Создать PDF для печати и вырезания: все компоненты набора или карточную игру, а также памятку по правилам.
paper-help-out = OUT: файл PDF, чтобы собрать всё вместе, или папка, чтобы получить по файлу на вид компонентов
paper-help-paper = Формат бумаги.
paper-help-what = Что напечатать; можно повторять.
paper-help-game = Какую игру напечатать.
paper-made = { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[many] { $pages } страниц
} в { $file }
paper-no-such-part = В игре «{ $game }» нет «{ $part }» для печати. Можно выбрать: { $known }.
error-nothing-to-print = В игре «{ $game }» нечего печатать.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title }: { $part }, страница { $number }, лицо
    [back] { $title }: { $part }, страница { $number }, оборот
   *[single] { $title }: { $part }, страница { $number }
}
paper-scale = 5 см: если линейка неверна, печатайте в масштабе 100 % («реальный размер»).
paper-map-place = Ряд { $row } из { $rows }, страница { $column } из { $columns }. Наклейте следующие страницы на полосы за пунктиром.
paper-part-map = Карта
paper-part-mats = Планшеты семей
paper-part-sheets = Планшеты действий
paper-part-charts = Планшеты приказов
paper-part-screens = Ширмы
paper-part-orders = Приказы
paper-part-cards = Карты
paper-part-tiles = Тайлы контроля
paper-part-counters = Фишки и солдаты
paper-part-influence = Фишки влияния
paper-part-money = Деньги
paper-part-solo = Для двоих и троих
paper-part-rules = Памятка по правилам
paper-part-overviews = Памятки
paper-part-setup = Подготовка для двоих и троих
paper-part-cutting = Список для вырезания
paper-overview-attack = Этапы атаки
paper-overview-announce = Объявление
paper-overview-bonus = Бонус атаки
paper-overview-defence = Бонус защиты
paper-overview-remove = Уберите солдат
paper-overview-finesse = Тактика
paper-overview-force = Грубая сила
paper-overview-knockout = Нокаут
paper-overview-taken = Область
paper-screen-anytime = В любой момент
paper-screen-sell = Продать или отдать
paper-screen-token = Чужие фишки
paper-screen-force = Грубая сила
paper-setup-for = Подготовка: { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part }: { $count } страница
    [few] { $part }: { $count } страницы
   *[many] { $part }: { $count } страниц
}
paper-cut-count = { $each ->
    [0] { $count }
   *[many] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[many] { $count } ({ $families } × { $each }, серых: { $grey })
    }
}, { $wide } × { $high } мм
paper-cut-character = Карты персонажей
paper-cut-conflict = Карты конфликта
paper-cut-soldato-1 = Солдаты по 1
paper-cut-soldato-5 = Солдаты по 5
paper-cut-car = Автомобили
paper-cut-boat = Катера
paper-cut-bust = Фишки последнего действия
paper-cut-control = Жетоны контроля
paper-cut-lab = Лаборатории
paper-cut-start = Фишка первого игрока
paper-cut-money-1 = Деньги, 1
paper-cut-money-2 = Деньги, 2
paper-cut-solo-board = Планшет одиночки
paper-cut-area = Тайлы областей
paper-cut-block = Жетоны блокировки
paper-cut-restriction = Жетон ограничения
paper-victory = Кто побеждает
paper-setup = Подготовка
paper-setup-board-title = Поле
paper-setup-board = Разложите карту. Положите планшет 1 под планшет 0, остальные планшеты держите под рукой. Деньги и серые компоненты — общий запас.
paper-setup-teams-title = Команды
paper-setup-teams = Двое на двое. Напарники сидят рядом, каждый у своего угла. Вытяните тайлы контроля: { $tiles } из { $kinds }; вторая команда берёт из своего комплекта такие же.
paper-setup-families-title = Семьи
paper-setup-families = Раздайте каждой команде по 3 планшета семей. Играют два, третий возвращается в коробку.
paper-setup-pieces-title = Ваши компоненты
paper-setup-pieces = Простые приказы — за ширму, особые — к планшету семьи, по фишке влияния на каждую его круглую ячейку. Остальное — ваш запас.
paper-setup-map-title = Солдаты
paper-setup-map = Поставьте по своему солдату на каждый символ своего угла и по серому на каждый серый силуэт.
paper-setup-start-title = Персонажи
paper-setup-start = Вытяните первого игрока и раздайте каждому персонажа: его деньги и солдаты — за ширму. Первый игрок отдаёт 1 лиру тому, кто ходит последним.
paper-setup-units-title = Отряды
paper-setup-units = В порядке хода добавьте солдат и автомобили с карты туда, где есть ваши солдаты, а катера — в соседнее море. Затем разместите лаборатории; в одной области — не больше { $labs }.
paper-setup-tokens-title = Планшет 0
paper-setup-tokens = Положите серую фишку влияния на каждую серую ячейку. Затем все по очереди кладут по своей фишке на свободную ячейку, два круга.
paper-deck = Колода и улица
paper-rules-foot = { $game }. Автор игры: { $names }. Напечатано программой Trinacria. Это лишь памятка: полностью игру объясняют правила из коробки.
