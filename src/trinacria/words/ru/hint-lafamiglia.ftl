# Why a bot would play this: the one reason shown with a hint in La Famiglia.

lafamiglia-hint-only = Другого хода нет.
lafamiglia-hint-won = После этого { $viewer ->
    [self] вы контролируете
   *[other] { $seat } контролирует
} район { $mandamento }.
lafamiglia-hint-won-if_won = Если атака удастся, { $viewer ->
    [self] вы контролируете
   *[other] { $seat } контролирует
} район { $mandamento }.
lafamiglia-hint-broken = { $seat } теряет контроль над районом { $mandamento }.
lafamiglia-hint-broken-if_won = Если атака удастся, { $seat } теряет контроль над районом { $mandamento }.
lafamiglia-hint-coupole = Купол считается вашим районом.
lafamiglia-hint-seats = Мест в Куполе: у вас { $seats }, у соперника { $others }.
lafamiglia-hint-taken = { $area } — ваша { $amount ->
    [1] первая
    [2] вторая
    [3] третья
   *[many] новая
} область в районе { $mandamento }.
lafamiglia-hint-taken-left = { $area } — ваша { $amount ->
    [1] первая
    [2] вторая
    [3] третья
   *[many] новая
} область в районе { $mandamento }; в области { $source } остаётся { $left ->
    [one] { $left } солдат
    [few] { $left } солдата
   *[many] { $left } солдат
}.
lafamiglia-hint-taken-if_won = При победе { $area } станет вашей { $amount ->
    [1] первой
    [2] второй
    [3] третьей
   *[many] новой
} областью в районе { $mandamento }.
lafamiglia-hint-removed = Атака { $attack } против защиты { $defence }: из области { $area } сразу { $amount ->
    [one] уходит { $amount } защитник
    [few] уходят { $amount } защитника
   *[many] уходят { $amount } защитников
}.
lafamiglia-hint-emptied = В области { $area } больше нет солдат ({ $family }).
lafamiglia-hint-gone = Из области { $area } { $amount ->
    [one] убран { $amount } солдат
    [few] убраны { $amount } солдата
   *[many] убраны { $amount } солдат
}.
lafamiglia-hint-knockout = Каждая сторона теряет { $amount }: остаётся { $attackers } в атаке и { $defenders } в защите.
lafamiglia-hint-car_attack = Автомобиль даёт +{ $amount } к атаке.
lafamiglia-hint-failed = Атаку на область { $area } уже не выиграть.
lafamiglia-hint-stand = В области { $area } у вас будет { $amount ->
    [one] { $amount } солдат
    [few] { $amount } солдата
   *[many] { $amount } солдат
}, врагов по соседству нет.
lafamiglia-hint-stand-near = В области { $area } у вас будет { $amount ->
    [one] { $amount } солдат
    [few] { $amount } солдата
   *[many] { $amount } солдат
}; по соседству, в области { $target }, их { $soldati } ({ $family }).
lafamiglia-hint-left = В области { $area } остаётся { $amount ->
    [one] { $amount } солдат
    [few] { $amount } солдата
   *[many] { $amount } солдат
}, врагов по соседству нет.
lafamiglia-hint-left-near = В области { $area } остаётся { $amount ->
    [one] { $amount } солдат
    [few] { $amount } солдата
   *[many] { $amount } солдат
}; по соседству, в области { $target }, их { $soldati } ({ $family }).
lafamiglia-hint-reach = В соседней с { $area } области { $target } всего { $amount ->
    [one] { $amount } солдат
    [few] { $amount } солдата
   *[many] { $amount } солдат
} ({ $family }).
lafamiglia-hint-reach-empty = Соседняя с { $area } область { $target } пуста.
lafamiglia-hint-reach-calm = В областях по соседству с { $area } врагов нет.
lafamiglia-hint-order = Вы получаете приказ «{ $order }».
lafamiglia-hint-value = Базовое значение ряда «{ $row }» растёт с { $now } до { $amount }.
lafamiglia-hint-start_piece = Вы берёте фишку первого игрока.
lafamiglia-hint-tile = Вы отмечаете тайл «{ $tile }»: его эффект ваш.
lafamiglia-hint-recruit = Можно нанять до { $amount ->
    [one] { $amount } солдата
   *[many] { $amount } солдат
}.
lafamiglia-hint-place = Можно разместить на поле до { $amount ->
    [one] { $amount } солдата
   *[many] { $amount } солдат
}.
lafamiglia-hint-issue = Можно отдать { $amount ->
    [one] { $amount } приказ
    [few] { $amount } приказа
   *[many] { $amount } приказов
}.
lafamiglia-hint-equipment = Можно разместить на поле автомобиль, катер или лабораторию.
lafamiglia-hint-influence = С вашего планшета семьи { $amount ->
    [one] уходит { $amount } фишка
    [few] уходят { $amount } фишки
   *[many] уходят { $amount } фишек
}.
lafamiglia-hint-mat = С вашего планшета семьи уходит фишка ряда «{ $row }».
lafamiglia-hint-commission = С ряда «{ $row }» уходит фишка комиссии.
lafamiglia-hint-lab = В области { $area } у вас будет лаборатория: она приносит деньги и защищает.
lafamiglia-hint-money = Это принесёт вам { $amount ->
    [one] { $amount } лиру
    [few] { $amount } лиры
   *[many] { $amount } лир
}.
lafamiglia-hint-hq = В штаб-квартиру { $amount ->
    [one] приходит { $amount } солдат
    [few] приходят { $amount } солдата
   *[many] приходят { $amount } солдат
}.
lafamiglia-hint-final = В конце планирования у вас будет ещё одно действие.
lafamiglia-hint-sunk = Море { $sea } покидает катер игрока { $other }.
lafamiglia-hint-collide = В море { $sea } сходятся три катера: два уходят.
lafamiglia-hint-approach = Будет { $attackers } в атаке против { $defenders } в защите.
lafamiglia-hint-finesse = В области { $area } { $attackers } против { $defenders }, а тактика не стоит солдат заранее.
lafamiglia-hint-card = В области { $area } { $attackers } в атаке против { $defenders } в защите: { $played ->
    [turncoat] Перебежчик переманит солдата тому, у кого окажется
    [coward1] Трус 1 уведёт только одного солдата
   *[other] Трус 2 больнее всего бьёт по тому, кто его возьмёт
}.
lafamiglia-hint-take = В области { $area } { $attackers } против { $defenders }: карта соперника может оказаться Перебежчиком.
lafamiglia-hint-leave = В области { $area } { $attackers } против { $defenders }: карта соперника может оказаться Трусом.
lafamiglia-hint-defend = Нейтральные солдаты в области { $area } устоят против { $attackers }, только если за них сыграют карту.
lafamiglia-hint-family = Её ведёте вы, а напарник выбирает из остальных.
lafamiglia-hint-colour = Все цвета комиссии действуют одинаково.
lafamiglia-hint-token = В колонке «{ $column }» { $amount ->
    [one] остаётся { $amount } фишка
    [few] остаются { $amount } фишки
   *[many] остаётся { $amount } фишек
}.
lafamiglia-hint-token-last = Колонка «{ $column }» пустеет: выбрать её больше никто не сможет.
lafamiglia-hint-put = Фишка закроет ячейку «{ $space }» для остальных.
lafamiglia-hint-put-setup = Игроки, которые потом переместят эту фишку, заплатят вам.
lafamiglia-hint-put-open = Ячейка «{ $space }» никогда не заполняется: остальные останутся свободными.
lafamiglia-hint-put-blank = В ячейке «{ $space }» нет действия: остальные останутся свободными.
lafamiglia-hint-idle = Действий сейчас нет: фишку нужно просто куда-то поставить.
lafamiglia-hint-sea = Море { $sea } омывает { $amount ->
    [one] { $amount } область
    [few] { $amount } области
   *[many] { $amount } областей
}, которые ваши катера могут связать.
lafamiglia-hint-unlock = Теперь вам доступна ячейка «{ $space }».
lafamiglia-hint-members = { $amount ->
    [0] Солдаты сражаются на поле, а члены комиссии нужны только в Куполе.
    [one] { $amount } член комиссии сможет войти в Купол.
    [few] { $amount } члена комиссии смогут войти в Купол.
   *[many] { $amount } членов комиссии смогут войти в Купол.
}
lafamiglia-hint-supply = Фишка возвращается в ваш запас.
lafamiglia-hint-swap = Каждый тайл окажется там, где он нужнее вашей команде.
lafamiglia-hint-unmark = Остальные тайлы вам полезнее, чем «{ $tile }».
lafamiglia-hint-give = Без денег ваш напарник не сможет сделать ход.
lafamiglia-hint-walk = Автомобиль остаётся в области { $source }.
lafamiglia-hint-keeps = Вы ничего не теряете и сохраняете всё, что есть.
lafamiglia-hint-keeps-money = Вы сохраняете деньги: следующий по силе ход стоил бы { $amount }.
lafamiglia-hint-keeps-area = Солдаты остаются в области { $area }, все { $amount }.
