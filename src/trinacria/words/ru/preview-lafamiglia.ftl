# What an action of La Famiglia costs and brings, before it is played. Money stands beside its line, so these do not name it.

lafamiglia-preview-money-supply = в запас
lafamiglia-preview-money-owner = владельцу фишки: { $other }
lafamiglia-preview-money-token = владельцу фишки
lafamiglia-preview-money-printed = цена над колонкой
lafamiglia-preview-money-tokens = { $count ->
    [one] за { $count } фишку
    [few] за { $count } фишки
   *[many] за { $count } фишек
}
lafamiglia-preview-money-foreign = { $count ->
    [one] владельцу { $count } фишки
    [few] владельцам { $count } фишек
   *[many] владельцам { $count } фишек
}
lafamiglia-preview-money-gift = за подарок: { $other } получит { $arrives }
lafamiglia-preview-money-bank = из запаса
lafamiglia-preview-money-labs = от ваших лабораторий
lafamiglia-preview-money-sale = за приказ
lafamiglia-preview-money-card = с карты персонажа
lafamiglia-preview-order = Вы получаете приказ «{ $order }»
lafamiglia-preview-order-sold = Приказ «{ $order }» выходит из игры
lafamiglia-preview-hq-recruited = Солдат в штаб-квартиру: { $amount }
lafamiglia-preview-hq-reward = Награда, солдат в штаб-квартиру: { $amount }
lafamiglia-preview-hq-placed = Солдат из штаб-квартиры: { $amount }
lafamiglia-preview-hq-card = Солдат с карты в штаб-квартиру: { $amount }
lafamiglia-preview-hq-spent = Солдат из штаб-квартиры в запас: { $amount }
lafamiglia-preview-soldati-force = Ваших атакующих гибнет сразу ({ $area }): { $amount }
lafamiglia-preview-soldati-pentito = Ваших солдат уходит ({ $area }): { $amount }
lafamiglia-preview-recruit = Нанять до { $amount ->
    [one] { $amount } солдата
   *[many] { $amount } солдат
}
lafamiglia-preview-place = Разместить до { $amount ->
    [one] { $amount } солдата
   *[many] { $amount } солдат
}
lafamiglia-preview-issue = Приказов можно отдать: { $amount }
lafamiglia-preview-equipment = Разместить снаряжение
lafamiglia-preview-influence = Фишек с планшета семьи: { $amount }
lafamiglia-preview-mat = С планшета семьи уходит фишка ряда «{ $row }»
lafamiglia-preview-value = Базовое значение ряда «{ $row }»: { $now } → { $amount }
lafamiglia-preview-commission = С ряда «{ $row }» уходит фишка комиссии
lafamiglia-preview-car = Автомобиль: { $area }
lafamiglia-preview-car-bomb = Автомобиль потерян: { $area }
lafamiglia-preview-car-open = Атака +{ $amount }, если поедет автомобиль
lafamiglia-preview-lab = Лаборатория: { $area }
lafamiglia-preview-boat = Катер: { $sea }
lafamiglia-preview-start_piece = Вы берёте фишку первого игрока
lafamiglia-preview-final = Последнее действие в конце планирования
lafamiglia-preview-tile = Вы отмечаете тайл «{ $tile }»
lafamiglia-preview-tile-given = Вы теряете тайл «{ $tile }»
lafamiglia-preview-seats = Места в Куполе: { $seats } против { $others }
lafamiglia-preview-skull = Атака +{ $amount }: череп
lafamiglia-preview-car_attack = Атака +{ $amount }: автомобиль
lafamiglia-preview-miniguns = Атака +{ $amount }: пулемёты
lafamiglia-preview-labs = Защита +{ $amount }: лаборатории
lafamiglia-preview-vests = Защита +{ $amount }: бронежилеты
lafamiglia-preview-watchmen = Защита +{ $amount }: дозорные
lafamiglia-preview-removed = Атака { $attack }, защита { $defence }; сначала убрано защитников ({ $area }): { $amount }, остаётся { $defenders }
lafamiglia-preview-gone = Солдат убрано ({ $area }): { $amount }
lafamiglia-preview-knockout = Каждая сторона теряет { $amount }: остаётся атакующих { $attackers }, защитников { $defenders }
lafamiglia-preview-left = Остаётся ({ $area }): { $amount }
lafamiglia-preview-stand = Станет ({ $area }): { $amount }
lafamiglia-preview-taken = Область { $area } ваша: { $amount } из { $of } областей района { $mandamento }
lafamiglia-preview-taken-if_won = При победе: { $area }, { $amount } из { $of } областей района { $mandamento }
lafamiglia-preview-lost = Область { $area } опустеет: вы её теряете
lafamiglia-preview-emptied = В области { $area } не останется солдат ({ $family })
lafamiglia-preview-theirs = Область { $area } переходит к: { $family }
lafamiglia-preview-lab_lost = Лаборатория потеряна ({ $area }); остаётся: { $amount }
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] Вы контролируете
   *[other] { $seat } контролирует
} район { $mandamento }
lafamiglia-preview-mandamento_won-if_won = При победе { $viewer ->
    [self] вы контролируете
   *[other] { $seat } контролирует
} район { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] Вы теряете
   *[other] { $seat } теряет
} район { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = При победе { $viewer ->
    [self] вы теряете
   *[other] { $seat } теряет
} район { $mandamento }
lafamiglia-preview-collide = В море { $sea } сходятся три катера: два уходят
lafamiglia-preview-sunk = Море { $sea } покидает катер игрока { $other }
lafamiglia-preview-laid = Приказ «{ $order }» лицом вниз: { $area }
lafamiglia-preview-failed = Атака не удаётся: { $area }
lafamiglia-preview-coupole = Купол считается вашим районом
lafamiglia-preview-number = Вы выберете, сколько идёт: до { $amount }
lafamiglia-preview-token = Чужая фишка стоит ещё { $amount }
lafamiglia-preview-one_of = Выполняется одно из { $amount }
lafamiglia-preview-approach = Затем { $attackers } против { $defenders }: тактика или грубая сила за { $amount }
lafamiglia-preview-cards = Стороны играют по карте; пока потерь нет
lafamiglia-preview-convert = Можно заменить до { $amount ->
    [one] { $amount } защитника
   *[many] { $amount } защитников
}
lafamiglia-preview-pay_off = Можно заплатить и убрать до { $amount ->
    [one] { $amount } защитника
   *[many] { $amount } защитников
}
lafamiglia-preview-tile_bribery = Можно подкупить защитников: { $amount }
lafamiglia-preview-empty = { $area } остаётся без солдат: она больше ничья.
lafamiglia-preview-empty-near = { $area } остаётся без солдат, а рядом ({ $source }) солдаты: { $seat }, { $amount }.
lafamiglia-preview-order_lost = Приказ «{ $order }» ({ $area }) вернётся в штаб-квартиру неисполненным.
lafamiglia-preview-mandamento = Вы теряете контроль: { $mandamento }.
lafamiglia-preview-purse = Это ваши последние лиры.
lafamiglia-preview-idle-planning = Тайл «{ $tile }» действует только в планировании: в столкновениях, которые за ним следуют, он ничего не даст.
lafamiglia-preview-idle-encounter = Тайл «{ $tile }» действует только в столкновениях: в планировании, которое за ними следует, он ничего не даст.
lafamiglia-preview-asked = { $decision }
