# La Famiglia’s table in the browser.

web-lafamiglia-map = Карта острова
web-lafamiglia-zoom-in = Ближе
web-lafamiglia-zoom-out = Дальше
web-lafamiglia-zoom-whole = Вся карта
web-lafamiglia-holders = Показать, кто что держит
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = лодок нет
web-lafamiglia-column = { $column }: { $count ->
    [0] жетонов нет
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}; сдвинуть её стоит вам всего { $money }
web-lafamiglia-top-sheet = Верхний лист
web-lafamiglia-bottom-sheet = Нижний лист
web-lafamiglia-option-b = Б: оплатить всё, сдвинуть столбец
web-lafamiglia-option-a = А: жетон сюда — действие
web-lafamiglia-receive = получить
web-lafamiglia-pay = заплатить
web-lafamiglia-money = Деньги
web-lafamiglia-hq-soldati = Солдаты в штабе
web-lafamiglia-orders = Приказы
web-lafamiglia-hq = Штаб
web-lafamiglia-mat = Ваш планшет
web-lafamiglia-mat-note = первый жетон раздела приносит его приказ
web-lafamiglia-seen-by = видит только { $name }
web-lafamiglia-sell = Продать
web-lafamiglia-sell-which = Какой приказ?
web-lafamiglia-sell-note = Продать приказ из штаба за 1; он выходит из игры.
web-lafamiglia-give = Дать 1
web-lafamiglia-your-partner = , ваш напарник
web-lafamiglia-start-piece = Фишка первого игрока
web-lafamiglia-held = { $count ->
    [one] { $count } мандаменто
    [few] { $count } мандаменто
   *[many] { $count } мандаменто
}
web-lafamiglia-behind-screen = За ширмой
web-lafamiglia-chart-of = Приказы: { $family }
web-lafamiglia-tiles = Плитки контроля
web-lafamiglia-we = мы
web-lafamiglia-they = они
web-lafamiglia-initiative = Инициатива
web-lafamiglia-initiative-note = сначала снабжение, затем атаки, меньшие числа раньше
web-lafamiglia-type-supply = Снабжение
web-lafamiglia-type-attack = Атака
web-lafamiglia-done = выполнен
web-lafamiglia-no-orders = На поле нет приказов.
web-lafamiglia-up-to-place = разместить солдат: до { $count }
web-lafamiglia-up-to-recruit = нанять солдат: до { $count }
web-lafamiglia-new-value = Теперь { $row }
web-lafamiglia-gain-order = Вы получаете приказ { $order }
web-lafamiglia-attack = атака: череп { $skull }, машина { $car }
web-lafamiglia-defence = защита: лаборатории { $labs }, жилеты { $vests }, дозор { $watchmen }
web-lafamiglia-gone-first = до схватки уходит защитников: { $removed } из { $defenders }
web-lafamiglia-to-owner = владельцу жетона: { $name }
web-lafamiglia-to-supply = в запас
web-lafamiglia-from-supply = из запаса
web-lafamiglia-printed = напечатано над столбцом
web-lafamiglia-per-token = { $count ->
    [one] за { $count } жетон
    [few] за { $count } жетона
   *[many] за { $count } жетонов
}
web-lafamiglia-per-foreign = { $count ->
    [one] владельцу { $count } из них
    [few] владельцам { $count } из них
   *[many] владельцам { $count } из них
}
web-lafamiglia-column-start-player = взять фишку первого игрока и снаряжение
web-lafamiglia-column-justice = два жетона вашего ряда «Юстиция»
web-lafamiglia-column-police = два жетона вашего ряда «Полиция»
web-lafamiglia-column-economy = два жетона вашего ряда «Экономика»
web-lafamiglia-column-church = два жетона вашего ряда «Церковь»
web-lafamiglia-column-two-institutions = по жетону из двух рядов: один в запас, один на лист
web-lafamiglia-column-order = и, если хотите, один приказ до или после
web-lafamiglia-money-after = деньги { $now } → { $after }
web-lafamiglia-after-this = после этого
web-lafamiglia-laying = Раскладываем поле …
web-lafamiglia-order-sold = продан
web-lafamiglia-order-mat = ещё на планшете
web-lafamiglia-order-hq = в штабе
web-lafamiglia-order-board = на поле
web-lafamiglia-order-owned = в наличии
web-lafamiglia-management = управление
web-lafamiglia-round = Раунд
web-lafamiglia-confirm = Подтвердить
web-lafamiglia-carried = Этот жетон у вас в руке: выберите место.
web-lafamiglia-views = Части стола
web-lafamiglia-how-many = Сколько
web-lafamiglia-measure-control = Мандаменти
web-lafamiglia-measure-areas = Области
web-lafamiglia-measure-soldati = Солдаты на поле
web-lafamiglia-measure-money = Деньги, где их видно
