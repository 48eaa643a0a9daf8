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
paper-part-counters = Фигуры
paper-part-influence = Фишки влияния
paper-part-money = Деньги
paper-part-solo = Для двоих и троих
paper-part-rules = Памятка по правилам
paper-victory = Кто побеждает
paper-setup = Подготовка
paper-deck = Колода и улица
paper-rules-foot = Напечатано программой Trinacria. Это лишь памятка: полностью игру объясняют правила из коробки.
