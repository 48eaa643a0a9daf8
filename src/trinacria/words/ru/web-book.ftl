# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Содержание
web-rules-search = Поиск по правилам
web-rules-found = { $count ->
    [0] В правилах этого нет.
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
web-rules-none = Для «{ $book }» нет книги правил. Можно прочитать эти:
web-rules-link = Ссылка на правило { $rule }
web-rules-overview = { $book ->
    [famiglia] Ход вкратце
    [expansion] Что меняется вдвоём и втроём
   *[other] Раунд вкратце
}
web-rules-example = Пример
web-rules-street = Улица
web-rules-hand = Рука
web-rules-gang = Банда

web-rules-turn-new-title = 1 Новые карты
web-rules-turn-new = На улице нет нуля? Уберите любую её карту и откройте столько карт, сколько составляет её значение.
web-rules-turn-accountant-title = 2 Бухгалтер
web-rules-turn-accountant = Сыграйте его в банду и поменяйте карты банды и руки: не больше, чем его значение.
web-rules-turn-brute-title = 3 Громила
web-rules-turn-brute = Сыграйте его в банду и понизьте карту улицы на этот ход.
web-rules-turn-recruit-title = 4 Вербовка
web-rules-turn-recruit = Покажите две карты той же семьи на единицу ниже. Одна уходит в банду, новая карта — на руку.
web-rules-turn-end-title = Конец партии
web-rules-turn-end = Когда колода закончится второй раз или оба спасуют подряд, сложите очки руки и банды.

web-rules-round-planning-title = 1 Планирование
web-rules-round-planning = По очереди переносите фишку в ячейку и выполняйте её действие или переносите целую колонку ради влияния. Приказы кладите лицом вниз.
web-rules-round-reveal-title = 2 Раскрытие
web-rules-round-reveal = Сначала проверка. Затем все приказы на поле переворачивают лицом вверх.
web-rules-round-encounter-title = 3 Столкновения
web-rules-round-encounter = Сначала приказы снабжения, затем атаки; в каждой группе — от меньшей инициативы к большей.
web-rules-round-management-title = 4 Проверка
web-rules-round-management = { $mandamento_areas } области из 3 дают контроль над районом: положите туда жетон контроля или заберите свой.
web-rules-round-end-title = 5 Конец
web-rules-round-end = Побеждает семья, у которой районов не меньше { $win_family }, или команда, у которой их не меньше { $win_team }. Иначе планшеты действий сдвигаются вверх, пока не закончится раунд { $rounds }.

web-rules-solo-commission-title = Комиссия
web-rules-solo-commission = Одиночка берёт и фишки незанятой семьи. Часть из них лежит поверх фишек на планшете семьи.
web-rules-solo-board-title = Планшет одиночки
web-rules-solo-board = Снятую с планшета семьи фишку комиссии можно положить на планшет одиночки и выполнить ещё одно действие.
web-rules-solo-coupole-title = 1 на 1: Купол
web-rules-solo-coupole = Двенадцать мест, которые отбирают друг у друга по одному. Одиннадцать считаются за район.
web-rules-solo-extra-title = 2 на 1: дополнительные действия
web-rules-solo-extra = Раз в ход одиночка может выполнить дополнительное действие, а с каждым раундом открывает более сильные.
web-rules-solo-fiction-title = Вымышленная семья
web-rules-solo-fiction = Солдаты незанятого цвета держат несколько областей. Они защищаются, но никогда не атакуют.

web-rules-example-pair = Двумя R1 можно завербовать R2. Одна R1 уходит в банду, другая возвращается на руку вместе с новой картой.
web-rules-example-brute = R4 требует две R3. Y2 понижает её до 2, поэтому хватает двух R1, а очки она приносит как четвёрка.
web-rules-example-joker = B2 требует две B1. Есть только одна, но Наёмник G2 заменяет любую карту со значением 0 или 1.
web-rules-example-accountant = B2 меняет до двух карт: обе R1 возвращаются из банды, а туда уходят два нуля. Теперь можно завербовать R2.
web-rules-example-column = В колонке «Полиция» { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
   *[many] { $tokens } фишек
}. Красные платят { $printed } за колонку, { $tokens } за фишки и { $foreign } Зелёным, которым принадлежат две из них: всего { $cost }.
web-rules-example-initiative = Эти четыре приказа выполняются слева направо: сначала снабжение, затем атака, меньшее число раньше.
web-rules-example-attack = Красные атакуют область { $area } пятью солдатами. Бонус атаки { $attack }, бонус защиты за лабораторию { $defence }: до конфликта { $removed ->
    [0] защитники не уходят
    [one] уходит { $removed } защитник
    [few] уходят { $removed } защитника
   *[many] уходят { $removed } защитников
}, и остаётся { $attackers } против { $defenders }.
web-rules-example-knockout = Грубая сила стоит Красным { $lost ->
    [one] { $lost } солдата
   *[many] { $lost } солдат
}. В нокауте каждая сторона теряет ещё { $each }: Красные занимают область { $area }, у них остаётся { $left }, лабораторию убирают.
web-rules-example-control = У Красных { $area } и { $source }, у Синих только { $target }: район { $mandamento } контролируют Красные.
web-rules-example-coupole = Планшет одиночки в партии 1 на 1, первый раунд: Купол с двенадцатью местами и ячейки для фишек комиссии.
web-rules-example-extra = Планшет одиночки в партии 2 на 1, первый раунд: сверху закрытые действия, снизу открытые, на круглых ячейках фишки дополнительных действий.
