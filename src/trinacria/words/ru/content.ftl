# Наборы компонентов La Famiglia.

content-help = Компоненты La Famiglia: проверить, скопировать и нарисовать.
content-help-option = Взять набор компонентов из папки DIR вместо встроенного.
content-help-check = Показать ошибки набора в папке DIR. (по умолчанию встроенного)
content-help-new = Скопировать встроенный набор в DIR, чтобы его изменить.
content-help-draw = Нарисовать все компоненты в SVG: поле, планшеты действий, планшеты семей, приказы, персонажей, тайлы контроля, планшеты одиночки, значки.
content-help-out = Папка для рисунков.
content-help-theme = Светлые рисунки, тёмные или те и другие.
content-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
} в { $folder }:
content-doubt = Проверьте: { $told }
content-sound = { $name }: ошибок нет; хеш { $hash }
content-not-empty = это не папка или она не пуста; укажите другую
content-copied = Встроенный набор лежит в { $folder }. Измените файлы, затем: trinacria content check { $folder }
content-drawn = { $count ->
    [one] { $count } рисунок
    [few] { $count } рисунка
   *[many] { $count } рисунков
} в { $folder }
content-help-balance = Боты сыграют быстрые партии с набором из папки DIR: доли побед по семьям, сторонам и углам и то, что выделяется. (по умолчанию: встроенный набор)
content-balance = { $name }: { $games ->
    [one] { $games } быстрая партия ботов
    [few] { $games } быстрые партии ботов
   *[many] { $games } быстрых партий ботов
}
content-outliers = Что выделяется
content-usual = среднее для вида
content-order = { $order } ({ $family })
