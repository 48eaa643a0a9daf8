# Планшеты, приказы и планшет семьи на экране: слова помещаются в ячейки, не больше восьми букв.

web-sheets-title = Планшеты
web-sheets-which = { $top } сверху, { $bottom } снизу
web-sheets-later = с планирования
web-sheets-down = фишка идёт на свободную ячейку: выполняется её действие
web-sheets-pay = цена
web-sheets-no-token = пусто
web-sheets-free = свободно
web-sheets-or = или
web-sheets-which-token = Какую фишку?

web-sheets-head-start_player = Первый
web-sheets-head-justice = Юстиция
web-sheets-head-police = Полиция
web-sheets-head-economy = Эконом.
web-sheets-head-church = Церковь
web-sheets-head-two_institutions = Любые 2

web-sheets-part-recruit = Нанять
web-sheets-part-place = Ввести
web-sheets-part-place_reinforce = Усилить
web-sheets-part-place_own = Усилить
web-sheets-part-lab_soldati = К лаб.
web-sheets-part-lab_soldati_all = К лаб.
web-sheets-part-issue_order = Приказ
web-sheets-part-equipment = Снаряж.
web-sheets-part-car = Авто
web-sheets-part-boat = Катер
web-sheets-part-lab = Лаборат.
web-sheets-part-launder = Отмыть
web-sheets-part-gather = Собрать
web-sheets-part-exert = Снять
web-sheets-part-exert_sheet = Сдвинуть
web-sheets-part-final_action = Финал
web-sheets-part-money = Деньги
web-sheets-orders =
    { $count ->
        [one] { $count } приказ
        [few] { $count } приказа
       *[many] { $count } приказов
    }
web-sheets-areas =
    { $count ->
        [one] { $count } область
        [few] { $count } области
       *[many] { $count } областей
    }

web-sheets-own = Ваша семья
web-sheets-hand = Приказы в вашей штаб-квартире
web-sheets-no-order = В вашей штаб-квартире нет приказов.
web-sheets-order = { $name }, { $type ->
        [supply] снабжение
       *[attack] атака
    }, инициатива { $initiative }, { $parts }
web-sheets-sort-kind = Упорядочить по виду, затем по инициативе
web-sheets-sort-initiative = Упорядочить только по инициативе
web-sheets-money =
    { $count ->
        [one] лира
        [few] лиры
       *[many] лир
    }
web-sheets-soldati =
    { $count ->
        [one] солдат
        [few] солдата
       *[many] солдат
    }
web-sheets-mat = Планшет
web-sheets-row =
    { $value ->
        [none] { $row }: осталось фишек { $left } из { $all }
       *[other] { $row } { $value }: осталось фишек { $left } из { $all }
    }

web-sheets-character-note = оставьте одну, другая выходит из игры
web-sheets-in-hq = В штаб-квартиру
web-sheets-on-map = Разместить на карте
web-sheets-thing-money = лиры
web-sheets-thing-soldato = солдаты
web-sheets-thing-boat = катера
web-sheets-thing-lab = лаборатории
web-sheets-thing-car = автомобили
