# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia

error-unknown-option = Неизвестная настройка: «{ $option }». Известные настройки: { $known }.
error-option-value = Настройка «{ $option }» не может быть «{ $value }». Возможные значения: { $known }.

position-cycle = Порядок хода должен называть разные семьи из { $known }, по одной на игрока, а не «{ $found }».
position-corners = Углы должны идти по стрелкам { $known } вокруг поля, а не «{ $found }».
position-teams = { $found } не соответствует сторонам этого режима.
position-unknown-id = В { $key } указано «{ $found }», чего в этой игре нет.
position-negative = В { $key } есть число меньше 0.
position-limit = В { $key } указано { $found }, а помещается не больше { $high }.
position-soldati = В { $key } должны быть и семья, и солдаты или ни того, ни другого.
position-ownerless = В { $key } есть автомобили или приказы, но нет семьи, чьи они.
position-order-owner = Приказ «{ $order }» не может принадлежать семье { $family }.
position-bust-alone = Фишка последнего действия семьи { $family } стоит у ячейки { $space }, где нет фишки влияния.
position-mark = Тайл «{ $tile }» отмечен семьёй { $family }, а она из другой команды.
position-tile-out = Тайл «{ $tile }» отмечен, но не участвует в партии.
position-space = Ячейки { $space } нет на планшете { $sheet }.
position-pieces = Слишком много компонентов ({ $piece }, { $family }): { $found }; в коробке их { $high }.
position-step = Шаг { $found } не подходит к этой позиции.
position-solo = В партии режима { $mode } нет раздела «solo».
position-solo-colours = У семей, комиссий и вымышленной семьи должны быть разные цвета из { $known }, и комиссия есть только у одиночки: «{ $found }».
position-coupole = Мест в Куполе: { $seats }, а не { $found }.
position-round-spaces = { $key }: нужен 0 или 1 для каждой круглой ячейки (всего { $number }).

lafamiglia-decision-draw = Жеребьёвка.
lafamiglia-decision-family = Выберите семью.
lafamiglia-decision-setup_soldati = Поставьте солдата с карты персонажа в одну из своих областей.
lafamiglia-decision-setup_car = Поставьте автомобиль с карты персонажа в одну из своих областей.
lafamiglia-decision-setup_boat = Поставьте катер с карты персонажа в море у одной из своих областей.
lafamiglia-decision-setup_lab = Поставьте лабораторию с карты персонажа в одну из своих областей.
lafamiglia-decision-setup_token = Положите фишку влияния в пустую ячейку планшета 0.
lafamiglia-decision-turn = Выберите ячейку действия или колонку.
lafamiglia-decision-must_sell = Продайте приказ: вам не хватает денег ни на один полезный ход.
lafamiglia-decision-help = Напарнику не хватает денег. Дайте ему { $price_gift_arrives ->
    [one] { $price_gift_arrives } лиру
    [few] { $price_gift_arrives } лиры
   *[many] { $price_gift_arrives } лир
} (вам это стоит { $price_gift }).
lafamiglia-decision-token = Выберите фишку для этой ячейки. Чужая стоит { $price_token ->
    [one] { $price_token } лиру
    [few] { $price_token } лиры
   *[many] { $price_token } лир
}; платите владельцу.
lafamiglia-decision-part = Выберите действие ячейки.
lafamiglia-decision-recruit = Выберите, сколько солдат нанять в штаб-квартиру.
lafamiglia-decision-place_area = Выберите область для солдат из штаб-квартиры.
lafamiglia-decision-place_number = Выберите, сколько солдат разместить.
lafamiglia-decision-issue_area = Выберите область для приказа.
lafamiglia-decision-issue_order = Выберите приказ, который положите лицом вниз.
lafamiglia-decision-equipment = Поставьте на поле один из этих компонентов.
lafamiglia-decision-sail = Передвиньте новый катер в соседнее море или оставьте здесь.
lafamiglia-decision-sink = Три катера — слишком много: выберите, какой убрать вместе с вашим.
lafamiglia-decision-exert = Выберите ряд планшета семьи, с которого снять крайнюю левую фишку.
lafamiglia-decision-exert_supply = Выберите ряд, фишка которого уйдёт в запас.
lafamiglia-decision-exert_sheet = Выберите другой ряд: его фишка уйдёт на планшет действий.
lafamiglia-decision-influence_token = Выберите, куда положить фишку с планшета семьи.
lafamiglia-decision-gather = Выберите область, где соберутся ваши солдаты.
lafamiglia-decision-bring = Выберите соседнюю область, откуда придут солдаты или автомобили.
lafamiglia-decision-bring_soldati = Выберите, сколько солдат придёт.
lafamiglia-decision-bring_cars = Выберите, сколько автомобилей придёт.
lafamiglia-decision-put_token = Выберите ячейку для этой фишки колонки; её действие не выполняется.
lafamiglia-decision-column_action = Выполните действие колонки; до или после него можно отдать приказ.
lafamiglia-decision-final_action = Переместите фишку рядом с вашей фишкой последнего действия в другую ячейку и выполните её действие.
lafamiglia-decision-tile_influence = Отправьте солдата из штаб-квартиры в запас, чтобы снять фишку с планшета семьи.
lafamiglia-decision-tile_speedboats = Поставьте катер.
lafamiglia-decision-mark_tile = Выберите тайл контроля, который отметите за новый район.
lafamiglia-decision-unmark_tile = Вы потеряли район: выберите тайл контроля, с которого снимете фишку.
lafamiglia-decision-next_order = Выберите, какой из ваших приказов с равной инициативой выполнить первым.
lafamiglia-decision-order = Выполняйте действия приказа в любом порядке.
lafamiglia-decision-move_from = Выберите, откуда начать второе передвижение.
lafamiglia-decision-move_target = Выберите, куда пойдут солдаты.
lafamiglia-decision-move_soldati = Выберите, сколько солдат пойдёт.
lafamiglia-decision-move_car = Возьмите автомобиль или идите без него.
lafamiglia-decision-convert = Выберите, скольких защитников заменить своими солдатами из запаса.
lafamiglia-decision-pay_off = Выберите, скольких защитников убрать за деньги.
lafamiglia-decision-tile_bribery = Заплатите, чтобы убрать одного защитника.
lafamiglia-decision-approach = Выберите тактику или грубую силу (она стоит солдат).
lafamiglia-decision-defender = Выберите семью своей команды, которая сыграет за защитников.
lafamiglia-decision-conflict_card = Тайно выберите карту конфликта.
lafamiglia-decision-take_card = Возьмите карту соперника или оставьте её.
lafamiglia-decision-tile_recruitment = Разместите солдат из штаб-квартиры в захваченной области.
lafamiglia-decision-tile_second_wave = Разместите ещё один компонент из запаса.
lafamiglia-decision-strike_from = Выберите, откуда провести Подрыв.
lafamiglia-decision-strike_target = Выберите цель Подрыва, с заминированным автомобилем или без.
lafamiglia-decision-pentito = Уберите солдат из соседней области.
lafamiglia-decision-agitate = Проведите Провокацию среди нейтральных солдат.
lafamiglia-decision-agitate_target = Выберите, куда пойдут нейтральные солдаты.
lafamiglia-decision-agitate_soldati = Выберите, сколько нейтральных солдат пойдёт.
lafamiglia-decision-agitate_reward = Выберите, сколько солдат нанять: не больше одного за каждого убранного нейтрального.
lafamiglia-decision-lab_soldati = Разместите по солдату из штаб-квартиры у своих лабораторий.
lafamiglia-decision-network = Выберите соседнюю область своей команды, куда тоже придут солдаты.
lafamiglia-decision-recall = Замените солдат в соседних областях своими и переведите их в область приказа.
lafamiglia-decision-commission = Выберите цвет своей комиссии.
lafamiglia-decision-character = Оставьте одну из двух карт персонажей.
lafamiglia-decision-commission_token = Выберите, куда пойдёт фишка комиссии. На планшете одиночки она выполняет действие своей ячейки.
lafamiglia-decision-extra_action = Выполните дополнительное действие этого хода.
lafamiglia-decision-unlock = Откройте закрытое действие планшета одиночки.
lafamiglia-decision-split = Тайно выберите, сколько новых солдат станут членами вашей комиссии.
lafamiglia-decision-seat = Введите членов комиссии в Купол вместо размещения солдат.
lafamiglia-decision-coupole_bonus = В Куполе у вас большинство: разместите солдат в своей или пустой области.
lafamiglia-decision-coupole_restore = Введите членов комиссии из штаб-квартиры, чтобы выровнять Купол.
lafamiglia-decision-claim = Положите на Купол свой жетон контроля.
lafamiglia-decision-transfer = Переложите свои фишки на пустые тайлы контроля или предложите напарнику обмен.
lafamiglia-decision-swap_tiles = Напарник предлагает поменяться фишками на тайлах контроля. Согласитесь или откажитесь.

lafamiglia-event-tiles_drawn = Тайлы контроля в партии: { $tiles }.
lafamiglia-event-families_dealt = Семьи первой команды: { $one }; второй: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Ваша семья
   *[other] Семья игрока { $seat }
}: { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] Вы начинаете.
   *[other] { $seat } начинает.
}
lafamiglia-event-character = { $viewer ->
    [self] Вы получаете
   *[other] { $seat } получает
} карту персонажа «{ $character }».
lafamiglia-event-planning = Раунд { $round }: планирование. { $viewer ->
    [self] Вы начинаете.
   *[other] { $seat } начинает.
}
lafamiglia-event-turn = { $viewer ->
    [self] Ваш ход.
   *[other] Ходит { $seat }.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] Вам не хватает денег ни на один ход
   *[other] Игроку { $seat } не хватает денег ни на один ход
}; ход пропускается.
lafamiglia-event-tokens_swept = Денег на ход ни у кого нет. Оставшиеся фишки уходят в ячейку «{ $space }».
lafamiglia-event-token_moved = { $viewer ->
    [self] Вы перемещаете
   *[other] { $seat } перемещает
} фишку ({ $token }) из ячейки «{ $source }» в ячейку «{ $space }».
lafamiglia-event-token_put = { $viewer ->
    [self] Вы кладёте
   *[other] { $seat } кладёт
} фишку влияния в ячейку «{ $space }».
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} фишку с ряда «{ $row }»; { $left ->
    [0] больше там фишек нет.
   *[many] там осталось { $left }.
}
lafamiglia-event-column_chosen = { $viewer ->
    [self] Вы перемещаете
   *[other] { $seat } перемещает
} колонку «{ $column }», { $tokens ->
    [one] { $tokens } фишку.
    [few] { $tokens } фишки.
   *[many] { $tokens } фишек.
}
lafamiglia-event-start_taken = { $viewer ->
    [self] Вы берёте
   *[other] { $seat } берёт
} фишку первого игрока.
lafamiglia-event-bust_set = { $viewer ->
    [self] Вы ставите
   *[other] { $seat } ставит
} фишку последнего действия у ячейки «{ $space }».
lafamiglia-event-final_skipped = { $viewer ->
    [self] Вы пропускаете
   *[other] { $seat } пропускает
} последнее действие.
lafamiglia-event-paid = { $viewer ->
    [self] Вы платите
   *[other] { $seat } платит
} { $money ->
    [one] { $money } лиру
    [few] { $money } лиры
   *[many] { $money } лир
} { $other ->
    [supply] в запас.
   *[other] игроку { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Вы получаете
   *[other] { $seat } получает
} { $money ->
    [one] { $money } лиру.
    [few] { $money } лиры.
   *[many] { $money } лир.
}
lafamiglia-event-laundered = { $viewer ->
    [self] Вы отмываете
   *[other] { $seat } отмывает
} { $money ->
    [one] { $money } лиру.
    [few] { $money } лиры.
   *[many] { $money } лир.
}
lafamiglia-event-money_given = { $viewer ->
    [self] Вы даёте
   *[other] { $seat } даёт
} игроку { $other } { $arrives ->
    [one] { $arrives } лиру
    [few] { $arrives } лиры
   *[many] { $arrives } лир
} (цена: { $money }).
lafamiglia-event-order_sold = { $viewer ->
    [self] Вы продаёте
   *[other] { $seat } продаёт
} приказ «{ $order }».
lafamiglia-event-recruited = { $viewer ->
    [self] Вы нанимаете
   *[other] { $seat } нанимает
} { $soldati ->
    [one] { $soldati } солдата.
   *[many] { $soldati } солдат.
}
lafamiglia-event-placed = { $viewer ->
    [self] Вы размещаете
   *[other] { $seat } размещает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в области { $area }.
lafamiglia-event-order_laid = { $viewer ->
    [self] Вы кладёте
   *[other] { $seat } кладёт
} приказ в область { $area }{ $order ->
    [hidden] .
   *[other] : «{ $order }».
}
lafamiglia-event-order_gained = { $viewer ->
    [self] Вы получаете
   *[other] { $seat } получает
} приказ «{ $order }».
lafamiglia-event-order_returned = { $viewer ->
    [self] Вы возвращаете
   *[other] { $seat } возвращает
} в штаб-квартиру приказ из области { $area }{ $order ->
    [hidden] .
   *[other] : «{ $order }».
}
lafamiglia-event-car_placed = { $viewer ->
    [self] Вы ставите
   *[other] { $seat } ставит
} автомобиль в область { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] Вы строите
   *[other] { $seat } строит
} лабораторию в области { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] Вы ставите
   *[other] { $seat } ставит
} катер в море { $sea }.
lafamiglia-event-boats_collide = В море { $sea } сошлись три катера. { $viewer ->
    [self] Ваш возвращается
   *[other] Катер игрока { $seat } возвращается
} в запас.
lafamiglia-event-boat_sunk = Море { $sea } покидает и катер игрока { $other }; { $viewer ->
    [self] так решили вы.
   *[other] так решает { $seat }.
}
lafamiglia-event-gathered = { $viewer ->
    [self] Вы приводите
   *[other] { $seat } приводит
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
}{ $cars ->
    [0] {""}
    [one] {" "}и { $cars } автомобиль
    [few] {" "}и { $cars } автомобиля
   *[many] {" "}и { $cars } автомобилей
} из области { $source } в область { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] Вы используете
   *[other] { $seat } использует
} тайл «{ $tile }».
lafamiglia-event-control_won = { $viewer ->
    [self] Вы контролируете
   *[other] { $seat } контролирует
} район { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] Вы теряете
   *[other] { $seat } теряет
} район { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] Вы отмечаете
   *[other] { $seat } отмечает
} тайл «{ $tile }».
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} фишку с тайла «{ $tile }».
lafamiglia-event-orders_revealed = Раунд { $round }: столкновения. Приказы на поле: { $orders_count ->
    [0] нет.
   *[many] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Вы выполняете
   *[other] { $seat } выполняет
} приказ «{ $order }» в области { $area }.
lafamiglia-event-order_without_effect = Приказ «{ $order }» в области { $area } остаётся без эффекта: выполнить нечего.
lafamiglia-event-moved = { $viewer ->
    [self] Вы передвигаете
   *[other] { $seat } передвигает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} ({ $family }) из области { $source } в область { $area }{ $way ->
    [sea] {" "}по морю
    [allies] {" "}с помощью союзников
   *[land] {""}
}{ $car ->
    [1] , с автомобилем.
   *[0] .
}
lafamiglia-event-area_entered = Захвачена пустая область { $area } ({ $family }); { $viewer ->
    [self] передвижение ваше.
   *[other] передвижение игрока { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] У вас
   *[other] У игрока { $seat }
} не осталось солдат в области { $area }{ $cars ->
    [0] .
    [one] ; потерян { $cars } автомобиль.
    [few] ; потеряны { $cars } автомобиля.
   *[many] ; потеряно { $cars } автомобилей.
}
lafamiglia-event-area_taken = Захвачена область { $area } ({ $family }), { $soldati ->
    [one] там { $soldati } солдат.
    [few] там { $soldati } солдата.
   *[many] там { $soldati } солдат.
} { $viewer ->
    [self] Атака ваша.
   *[other] Атака игрока { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Ваша атака
   *[other] Атака игрока { $seat }
} на область { $area } не удалась: атакующих не осталось ({ $family }){ $car ->
    [1] , автомобиль потерян.
   *[0] .
}
lafamiglia-event-lab_lost = Область { $area } теряет лабораторию; { $labs ->
    [0] больше там лабораторий нет.
   *[many] там осталось { $labs }.
}
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Вы убираете
   *[other] { $seat } убирает
} { $soldati ->
    [one] { $soldati } защитника
   *[many] { $soldati } защитников
} в области { $area }{ $how ->
    [convert] , и столько же солдат вступает в атаку.
    [pay] {" "}за деньги.
   *[bribe] {" "}подкупом.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Вы атакуете
   *[other] { $seat } атакует
} область { $area } ({ $defender }) с бонусом { $attack } (череп { $skull }, автомобиль { $car }, пулемёты { $miniguns }) против { $defence } (лаборатории { $labs }, бронежилеты { $vests }, дозорные { $watchmen }). { $removed ->
    [0] Никто из защитников не уходит
    [one] Сразу уходит { $removed } защитник
    [few] Сразу уходят { $removed } защитника
   *[many] Сразу уходят { $removed } защитников
}; теперь { $attackers } против { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Вы выбираете
   *[other] { $seat } выбирает
} тактику в области { $area }.
lafamiglia-event-force = { $viewer ->
    [self] Вы выбираете грубую силу в области { $area } и теряете
   *[other] { $seat } выбирает грубую силу в области { $area } и теряет
} { $soldati ->
    [one] { $soldati } солдата.
   *[many] { $soldati } солдат.
}
lafamiglia-event-defends = { $viewer ->
    [self] Вы защищаете
   *[other] { $seat } защищает
} область { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] Вы кладёте
   *[other] { $seat } кладёт
} карту конфликта { $card ->
    [hidden] рубашкой вверх.
   *[other] рубашкой вверх: { $card }.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] Вы берёте
   *[other] { $seat } берёт
} карту соперника.
lafamiglia-event-card_left = { $viewer ->
    [self] Вы оставляете
   *[other] { $seat } оставляет
} карту соперника.
lafamiglia-event-cards_revealed = Карта атакующего ({ $viewer ->
    [self] вы
   *[other] { $seat }
}) — { $attack_card }, карта защитника ({ $other }) — { $defence_card }. Теперь перед атакующим: { $attacker_count ->
    [0] ничего
   *[many] { $attacker }
}; перед защитником: { $defender_count ->
    [0] ничего
   *[many] { $defender }
}.
lafamiglia-event-turncoat = Перебежчик ({ $family }): соперник теряет { $lost }, эта сторона получает { $won }. Теперь { $attackers } против { $defenders }.
lafamiglia-event-coward = Трус ({ $family }): { $soldati ->
    [0] никто не уходит
    [one] уходит { $soldati } солдат
    [few] уходят { $soldati } солдата
   *[many] уходит { $soldati } солдат
}. Теперь { $attackers } против { $defenders }.
lafamiglia-event-knockout = Нокаут в области { $area }: каждая сторона теряет { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
}. Теперь { $attackers } против { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Вы получаете
   *[other] { $seat } получает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в штаб-квартиру.
lafamiglia-event-reinforced = { $viewer ->
    [self] Вы размещаете
   *[other] { $seat } размещает
} ещё { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в области { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Вы проводите
   *[other] { $seat } проводит
} Подрыв в области { $area } ({ $defender }) из области { $source }{ $bomb ->
    [1] {" "}с заминированным автомобилем
   *[0] {""}
}: атака { $attack } (череп { $skull }, автомобиль { $car }) против защиты { $defence } (лаборатории { $labs }, бронежилеты { $vests }, дозорные { $watchmen }). { $removed ->
    [0] Никто не убран
    [one] Убран { $removed } солдат
    [few] Убраны { $removed } солдата
   *[many] Убрано { $removed } солдат
}; { $defenders ->
    [0] никого не осталось.
    [one] остался { $defenders }.
   *[many] осталось { $defenders }.
}
lafamiglia-event-pentito = Покаяние: { $viewer ->
    [self] вы убираете
   *[other] { $seat } убирает
} своего солдата из области { $area }.
lafamiglia-event-betrayed = Покаяние: { $viewer ->
    [self] вы убираете
   *[other] { $seat } убирает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} ({ $family }) из области { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Вы переманиваете
   *[other] { $seat } переманивает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} из области { $source } в область { $area }.
lafamiglia-event-sheets_shifted = Планшет { $top } теперь верхний, планшет { $bottom } — нижний.
lafamiglia-event-ended = Партия окончена, районы { $one } : { $two }{ $decided_by ->
    [bronte] ; решает Bronte
    [start_piece] ; решает фишка первого игрока
   *[other] {""}
}. { $reason ->
    [family] Одна семья контролирует { $win_family } или больше.
    [team] Одна команда контролирует { $win_team } или больше.
   *[last_round] Последний раунд сыгран.
}{ $winners_count ->
    [0] {" "}Ничья.
   *[many] {" "}Победители: { $winners }.
}
lafamiglia-event-families_taken = В игре семьи: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Ваша комиссия
   *[other] Комиссия игрока { $seat }
}: { $family }.
lafamiglia-event-fiction_drawn = Вымышленная семья: { $family }.
lafamiglia-event-fiction_settled = Области вымышленной семьи: { $areas }.
lafamiglia-event-tokens_kept = Фишки остались только в колонке «{ $column }»: планирование закончено. Фишек, которые ждут в ней следующего раунда: { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} фишку комиссии с ряда «{ $row }».
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Вы занимаете
   *[other] { $seat } занимает
} ячейку планшета одиночки: «{ $space }».
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Вы убираете
   *[other] { $seat } убирает
} фишку комиссии в запас.
lafamiglia-event-split = { $viewer ->
    [self] Вы распределяете
   *[other] { $seat } распределяет
} за ширмой новых солдат: { $soldati }{ $members ->
    [hidden] .
   *[other] ; из них членов комиссии: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Вы вводите
   *[other] { $seat } вводит
} в Купол { $members ->
    [one] { $members } члена комиссии
   *[many] { $members } членов комиссии
}. Теперь { $seats } : { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] Вы контролируете
   *[other] { $seat } контролирует
} Купол.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] Вы теряете
   *[other] { $seat } теряет
} Купол.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] Вы перекладываете
   *[other] { $seat } перекладывает
} фишку с тайла «{ $old_tile }» на «{ $tile }».
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] Вы меняетесь
   *[other] { $seat } меняется
} фишками с игроком { $other }: «{ $old_tile }» на «{ $tile }».
lafamiglia-event-swap_offered = { $viewer ->
    [self] Вы предлагаете
   *[other] { $seat } предлагает
} обмен игроку { $other }: «{ $old_tile }» на «{ $tile }».
lafamiglia-event-swap_declined = { $viewer ->
    [self] Вы отказываетесь
   *[other] { $seat } отказывается
} от обмена.
lafamiglia-event-extra_action = { $viewer ->
    [self] Вы выполняете
   *[other] { $seat } выполняет
} дополнительное действие.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] Ваши фишки
   *[other] Фишки игрока { $seat }
} возвращаются с планшета одиночки на круглые ячейки; вышло из игры: { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Вы открываете
   *[other] { $seat } открывает
} закрытое действие: «{ $space }».

lafamiglia-result = { $decided_by ->
    [draw] Ничья, районы { $high } : { $low }; Bronte не контролирует ни одна команда.
    [bronte] { $winners_count ->
        [one] При равенстве побеждает { $winners }, районы { $high } : { $low }: решает Bronte.
       *[many] При равенстве побеждают { $winners }, районы { $high } : { $low }: решает Bronte.
    }
    [start_piece] { $winners_count ->
        [one] При равенстве побеждает { $winners }, районы { $high } : { $low }: решает фишка первого игрока.
       *[many] При равенстве побеждают { $winners }, районы { $high } : { $low }: решает фишка первого игрока.
    }
   *[mandamenti] { $winners_count ->
        [one] Побеждает { $winners }, районы { $high } : { $low }.
       *[many] Побеждают { $winners }, районы { $high } : { $low }.
    }
}
lafamiglia-ended-family = Одна семья контролирует достаточно районов для победы.
lafamiglia-ended-team = Одна команда контролирует достаточно районов для победы.
lafamiglia-ended-last_round = Последний раунд сыгран.

lafamiglia-refusal-not-now = Сейчас это невозможно: { $action }. { $asked }
lafamiglia-refusal-not-this = «{ $action }» здесь невозможно.
lafamiglia-refusal-chance-answers = Это жеребьёвка. Игроки здесь не выбирают.
lafamiglia-refusal-anytime-not-now = «{ $action }» — свободное действие: его можно выполнить в начале ваших ходов и ходов напарника, когда надо платить, и перед вашими приказами.
lafamiglia-refusal-family-not-yours = { $family }: эту семью ваша команда выбрать уже не может.
lafamiglia-refusal-setup-space = Ячейка «{ $space }» не годится для первой фишки: выберите пустую на планшете 0, без серого круга.
lafamiglia-refusal-sea-full = В море { $sea } больше катеров быть не может: их там { $boats_per_sea }.
lafamiglia-refusal-sea-not-adjacent = Море { $sea } не граничит ни с одной областью, где есть ваши солдаты.
lafamiglia-refusal-sea-not-at-order = Море { $sea } не граничит с областью приказа.
lafamiglia-refusal-sail-too-far = Море { $sea } не граничит с морем вашего нового катера.
lafamiglia-refusal-sink-not-there = { $family }: катера этой семьи в этом море нет.
lafamiglia-refusal-area-not-yours = В области { $area } нет ваших солдат.
lafamiglia-refusal-bring-again = Область { $area } вы уже выбирали. Выберите другую.
lafamiglia-refusal-area-foreign = В области { $area } солдаты другой семьи. Выберите свою область или пустую.
lafamiglia-refusal-area-partners = Область { $area } принадлежит напарнику: идти туда нельзя.
lafamiglia-refusal-area-empty = Область { $area } пуста: этой ячейке нужна область, где уже есть ваши солдаты.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] В области { $area } уже есть лаборатория.
   *[many] В области { $area } больше лабораторий быть не может: их там { $labs_per_area }.
}
lafamiglia-refusal-none-left = В запасе больше нет { $piece ->
    [car] автомобилей.
    [boat] катеров.
    [lab] лабораторий.
   *[other] { $piece }.
}
lafamiglia-refusal-car-not-at-order = Автомобиль ставят в область приказа, а не в область { $area }.
lafamiglia-refusal-too-many = { $found } — слишком много: не больше { $most }.
lafamiglia-refusal-too-few = { $found } — слишком мало: не меньше { $least }.
lafamiglia-refusal-column-empty = В колонке «{ $column }» нет фишек.
lafamiglia-refusal-column-too-dear = Колонка «{ $column }» стоит { $cost }, а у вас { $money }.
lafamiglia-refusal-column-act-first = Сначала выполните действие колонки.
lafamiglia-refusal-idle-not-now = Положить фишку без эффекта можно, только если ни одно действие не выполнить и ни одну колонку не оплатить.
lafamiglia-refusal-sell-first = Сначала продайте приказы: тогда хватит на полезный ход. Положить фишку без эффекта пока нельзя.
lafamiglia-refusal-space-no-action = «{ $space }» — не ячейка действия нижнего планшета.
lafamiglia-refusal-space-taken = В ячейке «{ $space }» уже есть фишка.
lafamiglia-refusal-space-too-dear = Ячейка «{ $space }» стоит { $cost }, а после платы за фишку у вас останется { $money }. Сначала продайте приказ или попросите напарника.
lafamiglia-refusal-tokens-too-dear = На верхнем планшете остались только чужие фишки, а заплатить за них нечем. Сначала продайте приказ или попросите напарника.
lafamiglia-refusal-solo-space-too-dear = Ячейка «{ $space }» стоит { $cost }, а у вас { $money }. Платят до действия.
lafamiglia-refusal-space-no-effect = Ячейка «{ $space }» сейчас ничего не даст, а что-то должно произойти.
lafamiglia-refusal-token-too-dear = Не хватает денег на фишку ({ $token }).
lafamiglia-refusal-token-not-there = Такой фишки ({ $token }) в ячейке «{ $space }» верхнего планшета нет.
lafamiglia-refusal-final-again = «{ $space }» — тоже ячейка последнего действия; переместите фишку в другую.
lafamiglia-refusal-give-too-dear = Дать деньги стоит { $cost }; напарник получит { $money }.
lafamiglia-refusal-give-nobody = У вас нет напарника, которому можно дать деньги.
lafamiglia-refusal-give-owed = Дать деньги стоит { $cost }, а за ячейку и фишку вам ещё платить { $money }.
lafamiglia-refusal-nothing-done = Сначала выполните действие этой ячейки.
lafamiglia-refusal-part-no-effect = «{ $part }» уже сделано или сейчас ничего не даст.
lafamiglia-refusal-part-not-there = В этой ячейке нет действия «{ $part }».
lafamiglia-refusal-part-not-on-order = На приказе «{ $order }» нет действия «{ $part }».
lafamiglia-refusal-part-done = «{ $part }» уже сделано, или поздно.
lafamiglia-refusal-part-impossible = «{ $part }» сейчас невозможно.
lafamiglia-refusal-part-area-lost = «{ $part }» невозможно: в области { $area } у вас больше нет солдат.
lafamiglia-refusal-part-none-left = «{ $part }» невозможно: в запасе ничего не осталось.
lafamiglia-refusal-part-hq-empty = «{ $part }» невозможно: в вашей штаб-квартире нет солдат.
lafamiglia-refusal-part-no-labs = «{ $part }» невозможно: нужна ваша лаборатория, а для размещения — солдаты в штаб-квартире.
lafamiglia-refusal-part-no-sea = «{ $part }» невозможно: область { $area } не прибрежная.
lafamiglia-refusal-part-labs-full = «{ $part }» невозможно: ни в одной вашей области нет места для лаборатории.
lafamiglia-refusal-part-nobody-near = «{ $part }» невозможно: в область { $area } не может прийти ни один ваш солдат.
lafamiglia-refusal-part-no-target = «{ $part }» невозможно: нет цели.
lafamiglia-refusal-part-no-neutral = «{ $part }» невозможно: рядом с областью { $area } нет нейтральных солдат, которым есть куда идти.
lafamiglia-refusal-rally-first = «{ $part }» не вовремя: Сбор идёт прямо перед передвижением.
lafamiglia-refusal-issue-impossible = В штаб-квартире нет приказов, или для них нет области.
lafamiglia-refusal-issue-partners = Область { $area } принадлежит напарнику: отдать там приказ нельзя.
lafamiglia-refusal-issue-taken = В области { $area } уже есть приказ.
lafamiglia-refusal-issue-same-area = Второй приказ этой ячейки тоже должен лечь в область { $area }.
lafamiglia-refusal-orders-full = В области { $area } больше приказов быть не может: их там { $orders_per_area }.
lafamiglia-refusal-order-not-in-hq = Приказа «{ $order }» нет в вашей штаб-квартире.
lafamiglia-refusal-order-needed = «{ $order }» — ваш последний приказ; без него выбранная ячейка ничего не даёт.
lafamiglia-refusal-order-laid = Приказ «{ $order }» уже лежит на поле: его нельзя передвинуть, заменить или забрать.
lafamiglia-refusal-order-not-next = Очередь приказа «{ $order }» ещё не пришла: решает инициатива.
lafamiglia-refusal-put-not-empty = «{ $space }» — не пустая ячейка действия нижнего планшета.
lafamiglia-refusal-put-not-allowed = В ячейку «{ $space }» фишку положить нельзя: ячейка должна быть пустой, а на верхнем планшете в её колонке должна быть другая фишка.
lafamiglia-refusal-row-empty = В ряду «{ $row }» планшета семьи фишек больше нет.
lafamiglia-refusal-row-again = С ряда «{ $row }» фишка уже снята; выберите другой.
lafamiglia-refusal-nobody-adjacent = Рядом с областью { $area } нет областей с вашими солдатами.
lafamiglia-refusal-not-adjacent = Область { $area } не граничит с областью { $other }.
lafamiglia-refusal-tile-out = Тайл «{ $tile }» не участвует в партии.
lafamiglia-refusal-tile-taken = Тайл «{ $tile }» уже отмечен.
lafamiglia-refusal-tile-not-yours = На тайле «{ $tile }» нет вашей фишки.
lafamiglia-refusal-no-tile = Тайла «{ $tile }» у вас нет.
lafamiglia-refusal-start-not-allowed = Начать передвижение из области { $area } нельзя.
lafamiglia-refusal-no-boats = Катера вашей команды не образуют цепочки морей до области { $area }.
lafamiglia-refusal-allies-not-reached = Область { $area } слишком далеко. Она должна граничить с пустой или нейтральной областью, куда вы могли бы войти из области { $other }.
lafamiglia-refusal-allies-nobody = В области { $area } некого атаковать. Союзники ведут только к вражеским или нейтральным солдатам.
lafamiglia-refusal-allies-too-dear = { $cost ->
    [one] Тайл «Союзники» стоит { $cost } лиру
    [few] Тайл «Союзники» стоит { $cost } лиры
   *[many] Тайл «Союзники» стоит { $cost } лир
}, а денег не хватает.
lafamiglia-refusal-bribe-too-dear = { $cost ->
    [one] Подкуп стоит { $cost } лиру
    [few] Подкуп стоит { $cost } лиры
   *[many] Подкуп стоит { $cost } лир
}, а денег не хватает.
lafamiglia-refusal-defender-wrong = { $family }: эта семья не из команды защитника.
lafamiglia-refusal-strike-nobody = В области { $area } нет ни вражеских, ни нейтральных солдат.
lafamiglia-refusal-bomb-no-car = Для заминированного автомобиля нужен ваш автомобиль в области, откуда проводят Подрыв.
lafamiglia-refusal-pentito-again = Из области { $area } это Покаяние солдат уже убрало; каждое число — для другой области.
lafamiglia-refusal-agitate-nobody = В области { $area } нет нейтральных солдат.
lafamiglia-refusal-agitate-too-far = Область { $area } слишком далеко от области приказа (дальность { $reach }).
lafamiglia-refusal-agitate-nowhere = Нейтральным солдатам в области { $area } некуда идти: все соседние области принадлежат вашей команде.
lafamiglia-refusal-agitate-own-team = Область { $area } принадлежит вашей команде: нейтральные солдаты туда пойти не могут.
lafamiglia-refusal-no-lab-left = В области { $area } нет вашей лаборатории, к которой ещё можно поставить солдата.
lafamiglia-refusal-network-area = Область { $area } — не соседняя область вашей команды, где ещё можно разместить солдат.
lafamiglia-refusal-put-blank = В ячейке «{ $space }» нет значка; без дополнительного правила фишки идут только в ячейки действий.
lafamiglia-refusal-column-barred = Напарник только что брал из колонки «{ $column }»: сейчас опустошить её нельзя.
lafamiglia-refusal-rally-no-boat = Из области { $area } на катере не прийти: Сбор идёт по суше.
lafamiglia-refusal-rally-boat = Из области { $area } солдаты на катере не придут: нужна ваша область, связанная с этой катерами вашей стороны.
lafamiglia-refusal-rally-boat-again = Из одной области солдаты на катере уже пришли; из области { $area } больше нельзя.
lafamiglia-refusal-transfer-not-allowed = Фишку нельзя переложить с тайла «{ $old_tile }» на «{ $tile }»: она должна быть вашей и в этот ход не тронутой, а другой тайл — пустым.
lafamiglia-refusal-swap-not-allowed = Фишки тайлов «{ $old_tile }» и «{ $tile }» не поменять: первая должна быть вашей и в этот ход не тронутой, вторая — напарника.
lafamiglia-refusal-swap-declined = Напарник против обмена: тайл «{ $tile }» на «{ $old_tile }» не поменять.
lafamiglia-refusal-colour-taken = { $family }: этот цвет уже занят.
lafamiglia-refusal-not-solo-board = «{ $space }» — не ячейка этой стороны планшета одиночки.
lafamiglia-refusal-space-locked = Ячейка «{ $space }» закрыта.
lafamiglia-refusal-commission-must = Вы сняли сразу две фишки комиссии: используйте обе.
lafamiglia-refusal-character-not-drawn = Карты «{ $character }» вы не тянули.
lafamiglia-refusal-extra-not-yours = Дополнительные действия есть только у одиночки.
lafamiglia-refusal-extra-done = Дополнительное действие этого хода уже выполнено.
lafamiglia-refusal-extra-none-left = Свободных фишек дополнительных действий нет.
lafamiglia-refusal-not-locked = «{ $space }» — не закрытое действие.
