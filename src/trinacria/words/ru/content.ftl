# Наборы компонентов La Famiglia.

content-help = Компоненты La Famiglia: проверить, скопировать и нарисовать.
content-help-option = Взять набор компонентов из DIR вместо встроенного.
content-help-check = Перечислить все ошибки набора в DIR (по умолчанию встроенного).
content-help-new = Скопировать встроенный набор в DIR для правки.
content-help-draw = Нарисовать все компоненты в SVG: поле, листы, планшеты, приказы, персонажей, жетоны, поля для одного, значки.
content-help-out = Куда положить рисунки.
content-help-theme = Светлые рисунки, тёмные или те и другие.
content-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
} в { $folder }:
content-sound = { $name }: ошибок нет; хеш { $hash }
content-not-empty = уже существует и это не пустая папка; назовите другую
content-copied = Встроенный набор лежит в { $folder }. Измените файлы, затем: trinacria content check { $folder }
content-drawn = { $count ->
    [one] { $count } рисунок
    [few] { $count } рисунка
   *[many] { $count } рисунков
} в { $folder }
