# Планшеты, приказы и планшет семьи на экране: слова помещаются в ячейки, не больше восьми букв.

sheets-lafamiglia-title = Планшеты
sheets-lafamiglia-which = { $top } сверху, { $bottom } снизу
sheets-lafamiglia-later = с планирования
sheets-lafamiglia-down = фишка идёт на свободную ячейку: выполняется её действие
sheets-lafamiglia-pay = цена
sheets-lafamiglia-no-token = пусто
sheets-lafamiglia-free = свободно
sheets-lafamiglia-or = или
sheets-lafamiglia-which-token = Какую фишку?

sheets-lafamiglia-head-start_player = Первый
sheets-lafamiglia-head-justice = Юстиция
sheets-lafamiglia-head-police = Полиция
sheets-lafamiglia-head-economy = Эконом.
sheets-lafamiglia-head-church = Церковь
sheets-lafamiglia-head-two_institutions = Любые 2

sheets-lafamiglia-part-recruit = Нанять
sheets-lafamiglia-part-place = Ввести
sheets-lafamiglia-part-place_reinforce = Усилить
sheets-lafamiglia-part-place_own = Усилить
sheets-lafamiglia-part-lab_soldati = К лаб.
sheets-lafamiglia-part-lab_soldati_all = К лаб.
sheets-lafamiglia-part-issue_order = Приказ
sheets-lafamiglia-part-equipment = Снаряж.
sheets-lafamiglia-part-car = Авто
sheets-lafamiglia-part-boat = Катер
sheets-lafamiglia-part-lab = Лаборат.
sheets-lafamiglia-part-launder = Отмыть
sheets-lafamiglia-part-gather = Собрать
sheets-lafamiglia-part-exert = Снять
sheets-lafamiglia-part-exert_sheet = Сдвинуть
sheets-lafamiglia-part-final_action = Финал
sheets-lafamiglia-part-money = Деньги
sheets-lafamiglia-orders =
    { $count ->
        [one] { $count } приказ
        [few] { $count } приказа
       *[many] { $count } приказов
    }
sheets-lafamiglia-areas =
    { $count ->
        [one] { $count } область
        [few] { $count } области
       *[many] { $count } областей
    }

sheets-lafamiglia-own = Ваша семья
sheets-lafamiglia-hand = Приказы в вашей штаб-квартире
sheets-lafamiglia-no-order = В вашей штаб-квартире нет приказов.
sheets-lafamiglia-order = { $name }, { $type ->
        [supply] снабжение
       *[attack] атака
    }, инициатива { $initiative }, { $parts }
sheets-lafamiglia-sort-kind = Упорядочить по виду, затем по инициативе
sheets-lafamiglia-sort-initiative = Упорядочить только по инициативе
sheets-lafamiglia-money =
    { $count ->
        [one] лира
        [few] лиры
       *[many] лир
    }
sheets-lafamiglia-soldati =
    { $count ->
        [one] солдат
        [few] солдата
       *[many] солдат
    }
sheets-lafamiglia-mat = Планшет
sheets-lafamiglia-row =
    { $value ->
        [none] { $row }: осталось фишек { $left } из { $all }
       *[other] { $row } { $value }: осталось фишек { $left } из { $all }
    }

sheets-lafamiglia-character-note = оставьте одну, другая выходит из игры
sheets-lafamiglia-in-hq = В штаб-квартиру
sheets-lafamiglia-on-map = Разместить на карте
sheets-lafamiglia-thing-money = лиры
sheets-lafamiglia-thing-soldato = солдаты
sheets-lafamiglia-thing-boat = катера
sheets-lafamiglia-thing-lab = лаборатории
sheets-lafamiglia-thing-car = автомобили
