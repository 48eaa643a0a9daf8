# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = Настройки «{ $option }» нет. Известные настройки: { $known }.
error-option-value = Настройка «{ $option }» бывает { $known }, но не «{ $value }».

position-cycle = Порядок хода должен называть разные семьи из { $known }, по одной на игрока, а не «{ $found }».
position-corners = Углы должны идти по стрелкам { $known } вокруг поля, а не «{ $found }».
position-teams = { $found } не отвечает сторонам этого режима.
position-unknown-id = В { $key } указано «{ $found }», чего в этой игре нет.
position-negative = В { $key } есть число меньше 0.
position-limit = В { $key } указано { $found }, а помещается не больше { $high }.
position-soldati = В { $key } должны быть и семья, и солдаты или ни того, ни другого.
position-ownerless = В { $key } есть автомобили или приказы, но нет семьи, чьи они.
position-order-owner = Приказ «{ $order }» не может лежать у { $family }.
position-bust-alone = Бюст семьи { $family } стоит у поля { $space }, где нет ни одного жетона.
position-mark = На тайле «{ $tile }» лежит фишка { $family }, а это семья другой команды.
position-tile-out = Тайл «{ $tile }» отмечен, но не участвует в партии.
position-space = Ячейки { $space } нет на планшете { $sheet }.
position-pieces = Слишком много компонентов ({ $piece }, { $family }): { $found }; в коробке их { $high }.
position-step = Шаг { $found } не подходит к этой позиции.
position-solo = В партии режима { $mode } нет раздела «solo».
position-solo-colours = Семьям, комиссиям и вымышленной семье нужны разные цвета из { $known }, и комиссия есть только у одиночки: «{ $found }».
position-coupole = В Куполе мест { $seats }, а не { $found }.
position-round-spaces = В { $key } нужен 0 или 1 для каждой из круглых ячеек; их { $number }.

lafamiglia-decision-draw = Случай тянет жребий.
lafamiglia-decision-family = Вы должны выбрать семью, которую возглавите.
lafamiglia-decision-setup_soldati = Вы должны поставить солдата со своей карты персонажа в одну из своих областей.
lafamiglia-decision-setup_car = Вы должны поставить автомобиль со своей карты персонажа в одну из своих областей.
lafamiglia-decision-setup_boat = Вы должны поставить катер со своей карты персонажа в море у одной из своих областей.
lafamiglia-decision-setup_lab = Вы должны поставить лабораторию со своей карты персонажа в одну из своих областей.
lafamiglia-decision-setup_token = Вы должны положить фишку влияния на пустую ячейку планшета 0.
lafamiglia-decision-turn = Вы должны использовать ячейку действия (способ A) или переместить целую колонку (способ B).
lafamiglia-decision-must_sell = Вы не можете оплатить ни одного хода, который что-то даёт: сначала продайте приказ.
lafamiglia-decision-help = Ваш напарник не может оплатить ни одного перемещения. Вы можете дать 1 монету, вам это обойдётся в 2.
lafamiglia-decision-token = Вы должны выбрать фишку, которая пойдёт в вашу ячейку. Чужая стоит 1 монету, её получает владелец.
lafamiglia-decision-part = Вы должны выбрать часть ячейки или закончить, когда что-то уже сделано.
lafamiglia-decision-recruit = Вы должны выбрать, сколько солдат перейдёт из запаса в вашу штаб-квартиру.
lafamiglia-decision-place_area = Вы должны выбрать область для солдат из штаб-квартиры.
lafamiglia-decision-place_number = Вы должны выбрать, сколько солдат придёт из штаб-квартиры.
lafamiglia-decision-issue_area = Вы должны выбрать область для приказа или закончить после первого.
lafamiglia-decision-issue_order = Вы должны выбрать приказ, который положите лицом вниз.
lafamiglia-decision-equipment = Вы можете поставить на поле один из этих компонентов.
lafamiglia-decision-sail = Ваш новый катер может остаться или перейти в соседнее море.
lafamiglia-decision-sink = Три катера — слишком много: вы должны выбрать, какой уйдёт вместе с вашим.
lafamiglia-decision-exert = Вы должны выбрать ряд планшета семьи, с которого снимете крайнюю левую фишку.
lafamiglia-decision-exert_supply = Вы должны выбрать ряд, фишка которого уйдёт в ваш запас.
lafamiglia-decision-exert_sheet = Вы должны выбрать другой ряд: его фишка уйдёт на планшет действий.
lafamiglia-decision-influence_token = Вы должны выбрать, куда уйдёт фишка с планшета семьи.
lafamiglia-decision-gather = Вы должны выбрать область, где соберутся ваши солдаты.
lafamiglia-decision-bring = Вы должны выбрать соседнюю область, откуда придут солдаты или автомобили, или закончить после первой.
lafamiglia-decision-bring_soldati = Вы должны выбрать, сколько солдат придёт.
lafamiglia-decision-bring_cars = Вы должны выбрать, сколько автомобилей придёт.
lafamiglia-decision-put_token = Вы должны выбрать ячейку для этой фишки колонки; её действие не выполняется.
lafamiglia-decision-column_action = Вы должны выполнить действие колонки. До него или после можно отдать один приказ.
lafamiglia-decision-final_action = Вы можете передвинуть фишку рядом с вашей фишкой последнего действия в другую ячейку и выполнить её действие.
lafamiglia-decision-tile_influence = Вы можете отправить солдата из штаб-квартиры в запас, чтобы снять фишку с планшета семьи.
lafamiglia-decision-tile_speedboats = Вы можете поставить катер.
lafamiglia-decision-mark_tile = Вы должны отметить тайл контроля за полученный район.
lafamiglia-decision-unmark_tile = Вы должны снять фишку с тайла контроля за потерянный район.
lafamiglia-decision-next_order = Вы должны выбрать, какой из ваших приказов с равной инициативой будет первым.
lafamiglia-decision-order = Вы можете выполнять части своего приказа и в любой момент закончить.
lafamiglia-decision-move_from = Вы можете выбрать, откуда начнётся второе передвижение, или пропустить его.
lafamiglia-decision-move_target = Вы можете выбрать, куда пойдут ваши солдаты, или пропустить передвижение.
lafamiglia-decision-move_soldati = Вы должны выбрать, сколько солдат пойдёт.
lafamiglia-decision-move_car = Вы можете взять с собой автомобиль.
lafamiglia-decision-convert = Вы можете заменить защитников своими солдатами из запаса.
lafamiglia-decision-pay_off = Вы можете заплатить, чтобы защитники ушли.
lafamiglia-decision-tile_bribery = Вы можете заплатить, чтобы один защитник ушёл.
lafamiglia-decision-approach = Вы должны выбрать тактику или грубую силу ценой солдат.
lafamiglia-decision-defender = Вы должны сказать, какая семья вашей команды играет за защитников.
lafamiglia-decision-conflict_card = Вы должны тайно выбрать карту конфликта.
lafamiglia-decision-take_card = Вы должны взять карту другой стороны или оставить её.
lafamiglia-decision-tile_recruitment = Вы можете поставить 2 солдат из штаб-квартиры в захваченную область.
lafamiglia-decision-tile_second_wave = Вы можете поставить ещё 1 фигуру из запаса.
lafamiglia-decision-strike_from = Вы можете выбрать, откуда вести Подрыв, или пропустить его.
lafamiglia-decision-strike_target = Вы можете выбрать цель Подрыва или заминированного автомобиля или пропустить это.
lafamiglia-decision-pentito = Вы можете увести солдат из соседней области.
lafamiglia-decision-agitate = Вы можете спровоцировать нейтральных солдат.
lafamiglia-decision-agitate_target = Вы должны выбрать, куда пойдут нейтральные солдаты.
lafamiglia-decision-agitate_soldati = Вы должны выбрать, сколько нейтральных солдат пойдёт.
lafamiglia-decision-agitate_reward = Вы можете нанять по одному солдату за каждого снятого нейтрального.
lafamiglia-decision-lab_soldati = Вы можете поставить по солдату из штаб-квартиры к каждой своей лаборатории.
lafamiglia-decision-network = Вы можете выбрать соседнюю область своей команды ещё для 2 солдат.
lafamiglia-decision-recall = Вы можете заменить солдат соседних областей своими, и они придут в область приказа.
lafamiglia-decision-commission = Вы должны выбрать цвет своей комиссии.
lafamiglia-decision-character = Вы должны оставить одну из двух карт персонажей.
lafamiglia-decision-commission_token = Вы можете положить фишку комиссии на планшет одиночки и выполнить действие её ячейки.
lafamiglia-decision-extra_action = Вы можете выполнить дополнительное действие этого хода.
lafamiglia-decision-unlock = Вы можете открыть закрытое действие планшета одиночки.
lafamiglia-decision-split = Вы должны тайно выбрать, сколько новых солдат станут вместо этого членами вашей комиссии.
lafamiglia-decision-seat = Вы можете посадить членов комиссии в Купол, вместо того чтобы ставить солдат.
lafamiglia-decision-coupole_bonus = В Куполе у вас большинство: вы можете поставить солдат в одну свою или пустую область.
lafamiglia-decision-coupole_restore = Вы можете посадить членов комиссии из штаб-квартиры, чтобы выровнять Купол.
lafamiglia-decision-claim = Вы можете положить на Купол свой жетон контроля.
lafamiglia-decision-transfer = Вы можете переложить свои фишки на пустые тайлы контроля или предложить напарнику обмен.
lafamiglia-decision-swap_tiles = Напарник предлагает поменяться фишками на тайлах контроля.

lafamiglia-event-tiles_drawn = Тайлы контроля в этой партии: { $tiles }.
lafamiglia-event-families_dealt = Первая команда получает семьи { $one }, вторая — { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Вы выбираете
   *[other] { $seat } выбирает
} семью: { $family }.
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
    [self] Вы не можете
   *[other] { $seat } не может
} оплатить ни одного перемещения; ход пропускается.
lafamiglia-event-tokens_swept = Платить никто не может. Оставшиеся фишки уходят в ячейку { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Вы перемещаете
   *[other] { $seat } перемещает
} фишку ({ $token }) из { $source } в { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Вы кладёте
   *[other] { $seat } кладёт
} фишку влияния в ячейку { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} фишку с ряда { $row }; осталось там: { $left }.
lafamiglia-event-column_chosen = { $viewer ->
    [self] Вы перемещаете
   *[other] { $seat } перемещает
} колонку { $column }; фишек в ней: { $tokens }.
lafamiglia-event-start_taken = { $viewer ->
    [self] Вы берёте
   *[other] { $seat } берёт
} фишку первого игрока.
lafamiglia-event-bust_set = { $viewer ->
    [self] Вы ставите
   *[other] { $seat } ставит
} фишку последнего действия у ячейки { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] Вы пропускаете
   *[other] { $seat } пропускает
} последнее действие.
lafamiglia-event-paid = { $viewer ->
    [self] Вы платите
   *[other] { $seat } платит
} { $money ->
    [one] { $money } монету
    [few] { $money } монеты
   *[many] { $money } монет
} { $other ->
    [supply] в запас.
   *[other] игроку { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Вы берёте
   *[other] { $seat } берёт
} { $money ->
    [one] { $money } монету.
    [few] { $money } монеты.
   *[many] { $money } монет.
}
lafamiglia-event-laundered = { $viewer ->
    [self] Вы отмываете
   *[other] { $seat } отмывает
} { $money ->
    [one] { $money } монету.
    [few] { $money } монеты.
   *[many] { $money } монет.
}
lafamiglia-event-money_given = { $viewer ->
    [self] Вы даёте
   *[other] { $seat } даёт
} игроку { $other }: { $arrives }; подарок стоит { $money }.
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
    [self] Вы ставите
   *[other] { $seat } ставит
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в область { $area }.
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
   *[other] Катер, который ставит { $seat }, возвращается
} в запас.
lafamiglia-event-boat_sunk = Вместе с ним море { $sea } покидает катер игрока { $other }; { $viewer ->
    [self] какой, решаете вы.
   *[other] какой, решает { $seat }.
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
    [self] Вы исполняете
   *[other] { $seat } исполняет
} приказ «{ $order }» в области { $area }.
lafamiglia-event-order_without_effect = Ничего из приказа «{ $order }» в области { $area } сейчас выполнить нельзя; он остаётся без последствий.
lafamiglia-event-moved = { $viewer ->
    [self] Вы передвигаете
   *[other] { $seat } передвигает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} ({ $family }) из области { $source } в область { $area }{ $way ->
    [sea] {" "}по воде
    [allies] {" "}с помощью союзников
   *[land] {""}
}{ $car ->
    [1] , с автомобилем.
   *[0] .
}
lafamiglia-event-area_entered = Пустая область { $area } захвачена ({ $family }); { $viewer ->
    [self] передвижение ведёте вы.
   *[other] передвижение ведёт { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] У вас
   *[other] У игрока { $seat }
} никого не осталось в области { $area }{ $cars ->
    [0] .
   *[many] ; потеряно автомобилей: { $cars }.
}
lafamiglia-event-area_taken = Область { $area } захвачена ({ $family }); солдат там: { $soldati }. { $viewer ->
    [self] Атаку ведёте вы.
   *[other] Атаку ведёт { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Ваша атака
   *[other] Атака, которую ведёт { $seat },
} на область { $area } не удаётся; атакующих не осталось ({ $family }){ $car ->
    [1] , автомобиль потерян.
   *[0] .
}
lafamiglia-event-lab_lost = Область { $area } теряет лабораторию; осталось там: { $labs }.
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} { $soldati ->
    [one] { $soldati } защитника
   *[many] { $soldati } защитников
} в области { $area }{ $how ->
    [convert] , и столько же вступает в атаку.
    [pay] {" "}за деньги.
   *[bribe] {" "}подкупом.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Вы атакуете
   *[other] { $seat } атакует
} область { $area } ({ $defender }): череп { $skull }, автомобиль { $car }, пулемёты { $miniguns } = { $attack }; защита: лаборатории { $labs }, бронежилеты { $vests }, дозорные { $watchmen } = { $defence }. Разница { $difference }; пало: { $removed }. Теперь { $attackers } против { $defenders }.
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
    [self] Вы играете
   *[other] { $seat } играет
} за солдат в области { $area }.
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
} карту другой стороны.
lafamiglia-event-card_left = { $viewer ->
    [self] Вы оставляете
   *[other] { $seat } оставляет
} карту другой стороны.
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
lafamiglia-event-turncoat = Перебежчик ({ $family }): другая сторона теряет { $lost }, эта получает { $won }. Теперь { $attackers } против { $defenders }.
lafamiglia-event-coward = Трус ({ $family }): { $soldati ->
    [one] уходит { $soldati } солдат
    [few] уходят { $soldati } солдата
   *[many] уходит { $soldati } солдат
}. Теперь { $attackers } против { $defenders }.
lafamiglia-event-knockout = Нокаут в области { $area }: каждая сторона теряет { $soldati }. Теперь { $attackers } против { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Вы получаете
   *[other] { $seat } получает
} { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в штаб-квартиру.
lafamiglia-event-reinforced = { $viewer ->
    [self] Вы ставите
   *[other] { $seat } ставит
} ещё { $soldati ->
    [one] { $soldati } солдата
   *[many] { $soldati } солдат
} в область { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Вы ведёте
   *[other] { $seat } ведёт
} Подрыв в области { $area } ({ $defender }) из области { $source }{ $bomb ->
    [1] {" "}заминированным автомобилем
   *[0] {""}
}: череп { $skull }, автомобиль { $car } = { $attack }; защита: лаборатории { $labs }, бронежилеты { $vests }, дозорные { $watchmen } = { $defence }. Разница { $difference }; пало: { $removed }, осталось: { $defenders }.
lafamiglia-event-pentito = Покаяние: { $viewer ->
    [self] вы отдаёте
   *[other] { $seat } отдаёт
} солдата из области { $area }.
lafamiglia-event-betrayed = Покаяние: { $viewer ->
    [self] вы уводите
   *[other] { $seat } уводит
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
lafamiglia-event-ended = Партия окончена, районы { $one } : { $two }{ $decided_by ->
    [bronte] ; решает Bronte
    [start_piece] ; решает фишка первого игрока
   *[other] {""}
}. { $reason ->
    [family] Одна семья держит пять.
    [team] Одна команда держит шесть.
   *[last_round] Последний раунд сыгран.
}{ $winners_count ->
    [0] {" "}Не побеждает никто.
   *[many] {" "}Команда-победитель: { $winners }.
}
lafamiglia-event-families_taken = Играют семьи: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Вы берёте
   *[other] { $seat } берёт
} цвет «{ $family }» для комиссии.
lafamiglia-event-fiction_drawn = Цвет вымышленной семьи — «{ $family }».
lafamiglia-event-fiction_settled = Вымышленная семья стоит в областях: { $areas }.
lafamiglia-event-tokens_kept = Фишки остались только в колонке { $column }: планирование закончено, и они остаются в ней на следующий раунд. Фишек: { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Вы снимаете
   *[other] { $seat } снимает
} фишку комиссии с ряда { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Вы используете
   *[other] { $seat } использует
} ячейку { $space } планшета одиночки.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Вы убираете
   *[other] { $seat } убирает
} фишку комиссии в запас.
lafamiglia-event-split = { $viewer ->
    [self] Вы делите
   *[other] { $seat } делит
} за ширмой новые фигуры: { $soldati }{ $members ->
    [hidden] .
   *[other] ; из них членов комиссии: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Вы сажаете
   *[other] { $seat } сажает
} в Купол членов комиссии: { $members }. Теперь { $seats } : { $others }.
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
} возвращаются с планшета одиночки на круглые ячейки; выбыло из игры: { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Вы открываете
   *[other] { $seat } открывает
} закрытое действие { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Ничья, районы { $high } : { $low }; Bronte не держит ни одна команда.
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
lafamiglia-ended-family = Одна семья контролирует пять районов или больше.
lafamiglia-ended-team = Одна команда контролирует шесть районов или больше.
lafamiglia-ended-last_round = Четвёртый раунд был последним.

lafamiglia-refusal-not-now = Сейчас это невозможно: { $action }. { $asked }
lafamiglia-refusal-not-this = «{ $action }» здесь невозможно.
lafamiglia-refusal-chance-answers = Жребий тянет случай, а не игрок: «{ $action }».
lafamiglia-refusal-anytime-not-now = «{ $action }» — свободное действие: оно доступно вам и напарнику в начале ваших ходов, когда вам может понадобиться платить, и перед вашими приказами.
lafamiglia-refusal-family-not-yours = Эту семью ({ $family }) ваша команда выбрать уже не может.
lafamiglia-refusal-setup-space = Ячейка { $space } не годится для первой фишки: выберите пустую на планшете 0, без серого круга.
lafamiglia-refusal-sea-full = В море { $sea } уже два катера.
lafamiglia-refusal-sea-not-adjacent = Море { $sea } не граничит ни с одной областью, где есть ваши солдаты.
lafamiglia-refusal-sea-not-at-order = Море { $sea } не граничит с областью приказа.
lafamiglia-refusal-sail-too-far = Море { $sea } не соседнее с морем вашего нового катера.
lafamiglia-refusal-sink-not-there = Катера этой семьи ({ $family }) в этом море нет.
lafamiglia-refusal-area-not-yours = В области { $area } нет ваших солдат, или больше оттуда прийти некому.
lafamiglia-refusal-area-foreign = В области { $area } чужие солдаты. Выберите свою область или пустую.
lafamiglia-refusal-area-partners = Область { $area } принадлежит напарнику; идти туда нельзя.
lafamiglia-refusal-area-empty = Область { $area } пуста; для этой ячейки нужна область, где уже есть ваши солдаты.
lafamiglia-refusal-labs-full = В области { $area } уже две лаборатории.
lafamiglia-refusal-none-left = В запасе больше нет { $piece ->
    [car] автомобилей.
    [boat] катеров.
    [lab] лабораторий.
   *[other] { $piece }.
}
lafamiglia-refusal-car-not-at-order = { $area } — не область приказа; его автомобиль ставят туда.
lafamiglia-refusal-too-many = Число { $found } здесь невозможно; самое большее — { $most }.
lafamiglia-refusal-too-few = Не меньше { $least }, а не { $found }.
lafamiglia-refusal-column-empty = В колонке { $column } нет фишек.
lafamiglia-refusal-column-too-dear = Колонка { $column } стоит в сумме { $cost }; у вас { $money }.
lafamiglia-refusal-column-act-first = Прежде чем закончить, надо выполнить действие колонки.
lafamiglia-refusal-idle-not-now = Фишка может пойти без эффекта, только если ни одно действие не выполнить и ни одну колонку не оплатить.
lafamiglia-refusal-sell-first = Без эффекта фишке идти рано: сначала продайте приказы, и вы сможете оплатить ход, который что-то даёт.
lafamiglia-refusal-space-no-action = { $space } — не ячейка действия нижнего планшета.
lafamiglia-refusal-space-taken = В ячейке { $space } уже есть фишка.
lafamiglia-refusal-space-too-dear = Ячейка { $space } стоит { $cost }; после платы владельцу фишки у вас { $money }. Сначала продайте приказ или попросите напарника.
lafamiglia-refusal-tokens-too-dear = На верхнем планшете остались только чужие фишки, а платить их владельцам вам нечем. Сначала продайте приказ или попросите напарника.
lafamiglia-refusal-solo-space-too-dear = Ячейка { $space } стоит { $cost }, а у вас { $money }. Платят до действия.
lafamiglia-refusal-space-no-effect = Ячейка { $space } сейчас ничего вам не даёт, а что-то сделать надо.
lafamiglia-refusal-token-too-dear = Вы не можете заплатить владельцу фишки ({ $token }).
lafamiglia-refusal-token-not-there = Такой фишки ({ $token }) в ячейке { $space } верхнего планшета нет.
lafamiglia-refusal-final-again = { $space } — тоже ячейка последнего действия; фишка должна уйти в ячейку другого рода.
lafamiglia-refusal-give-too-dear = Подарок стоит { $cost }; напарник получит { $money }.
lafamiglia-refusal-give-nobody = У вас нет напарника, которому можно дать деньги.
lafamiglia-refusal-give-owed = Подарок стоит { $cost }, а за ячейку и фишку вам ещё платить { $money }.
lafamiglia-refusal-nothing-done = На этой ячейке вы ещё ничего не сделали, а что-то сделать надо.
lafamiglia-refusal-part-no-effect = «{ $part }» уже сделано или сейчас ничего не даст.
lafamiglia-refusal-part-not-there = «{ $part }» на этой ячейке нет.
lafamiglia-refusal-part-not-on-order = «{ $part }» на приказе «{ $order }» нет.
lafamiglia-refusal-part-done = «{ $part }» уже сделано, или время для этого прошло.
lafamiglia-refusal-part-impossible = «{ $part }» сейчас невозможно.
lafamiglia-refusal-part-area-lost = «{ $part }» невозможно: в области { $area } у вас больше нет солдат.
lafamiglia-refusal-part-none-left = «{ $part }» невозможно: таких фигур в запасе больше нет.
lafamiglia-refusal-part-hq-empty = «{ $part }» невозможно: в вашей штаб-квартире нет солдат.
lafamiglia-refusal-part-no-labs = «{ $part }» невозможно: нужна ваша лаборатория, а чтобы ставить к ней солдат — солдаты в штаб-квартире.
lafamiglia-refusal-part-no-sea = «{ $part }» невозможно: область { $area } не выходит к морю.
lafamiglia-refusal-part-labs-full = «{ $part }» невозможно: ни в одной вашей области нет места для лаборатории.
lafamiglia-refusal-part-nobody-near = «{ $part }» невозможно: никто из ваших не может прийти в область { $area }.
lafamiglia-refusal-part-no-target = «{ $part }» невозможно: нет цели.
lafamiglia-refusal-part-no-neutral = «{ $part }» невозможно: в пределах досягаемости от области { $area } нет нейтральных солдат, которым есть куда идти.
lafamiglia-refusal-rally-first = «{ $part }» не в свою очередь: Сбор идёт прямо перед передвижением.
lafamiglia-refusal-issue-impossible = У вас нет приказа в штаб-квартире или нет области для него.
lafamiglia-refusal-issue-partners = Область { $area } принадлежит напарнику; ваши приказы там лежать не могут.
lafamiglia-refusal-issue-taken = В области { $area } уже есть приказ.
lafamiglia-refusal-issue-same-area = Второй приказ этой ячейки тоже должен лечь в область { $area }.
lafamiglia-refusal-orders-full = В области { $area } уже два приказа.
lafamiglia-refusal-order-not-in-hq = Приказа «{ $order }» нет в вашей штаб-квартире.
lafamiglia-refusal-order-needed = «{ $order }» — ваш последний приказ, а без приказа выбранная ячейка ничего не даёт.
lafamiglia-refusal-order-laid = Приказ «{ $order }» уже лежит на поле; там приказы не передвигают, не меняют и не забирают.
lafamiglia-refusal-order-not-next = Приказ «{ $order }» не следующий: решает инициатива.
lafamiglia-refusal-put-not-empty = { $space } — не пустая ячейка действия нижнего планшета.
lafamiglia-refusal-put-not-allowed = В ячейку { $space } фишку положить нельзя: она должна быть пустой, а на верхнем планшете в её колонке нужна другая фишка.
lafamiglia-refusal-row-empty = В ряду { $row } планшета семьи фишек больше нет.
lafamiglia-refusal-row-again = С ряда { $row } фишка уже снята; выберите другой.
lafamiglia-refusal-nobody-adjacent = Ни в одной области, соседней с { $area }, нет ваших солдат.
lafamiglia-refusal-not-adjacent = Область { $area } не соседняя с { $other }.
lafamiglia-refusal-tile-out = Тайл «{ $tile }» не участвует в партии.
lafamiglia-refusal-tile-taken = Тайл «{ $tile }» уже отмечен.
lafamiglia-refusal-tile-not-yours = На тайле «{ $tile }» нет вашей фишки.
lafamiglia-refusal-no-tile = Тайла «{ $tile }» у вас нет.
lafamiglia-refusal-start-not-allowed = Начать передвижение из области { $area } нельзя.
lafamiglia-refusal-no-boats = Ни одна цепочка морей с катерами вашей команды не ведёт в область { $area }.
lafamiglia-refusal-allies-not-reached = Область { $area } не занята другими рядом с пустой или нейтральной областью, куда вы могли бы войти.
lafamiglia-refusal-allies-too-dear = { $cost ->
    [one] Союзники стоят { $cost } монету
    [few] Союзники стоят { $cost } монеты
   *[many] Союзники стоят { $cost } монет
}, а у вас их нет.
lafamiglia-refusal-bribe-too-dear = { $cost ->
    [one] Подкуп стоит { $cost } монету.
    [few] Подкуп стоит { $cost } монеты.
   *[many] Подкуп стоит { $cost } монет.
}
lafamiglia-refusal-defender-wrong = Эта семья ({ $family }) — не из той команды, которая против атакующего.
lafamiglia-refusal-strike-nobody = В области { $area } нет ни вражеских, ни нейтральных солдат.
lafamiglia-refusal-bomb-no-car = Для заминированного автомобиля нужен ваш автомобиль там, откуда ведут Подрыв.
lafamiglia-refusal-pentito-again = Область { $area } уже потеряла солдат от этого Покаяния; каждое число — для другой области.
lafamiglia-refusal-agitate-nobody = В области { $area } нет нейтральных солдат.
lafamiglia-refusal-agitate-too-far = Область { $area } дальше чем в { $reach } от области приказа, или её солдатам некуда идти.
lafamiglia-refusal-agitate-own-team = Область { $area } принадлежит вашей команде; спровоцированные солдаты туда идти не могут.
lafamiglia-refusal-no-lab-left = В области { $area } нет вашей лаборатории, к которой ещё не поставлен солдат.
lafamiglia-refusal-network-area = { $area } — не соседняя область вашей команды, где ещё можно разместить солдат.
lafamiglia-refusal-put-blank = В ячейке { $space } нет значка; без дополнительного правила фишки идут только в ячейки действий.
lafamiglia-refusal-column-barred = Ваш напарник только что использовал колонку { $column }; сейчас опустошить её нельзя.
lafamiglia-refusal-rally-no-boat = Из области { $area } катером не прийти: Сбор идёт по суше.
lafamiglia-refusal-rally-boat = Катером солдаты приходят из вашей области, которую катера вашей стороны связывают с этой; { $area } не подходит.
lafamiglia-refusal-rally-boat-again = Из одной области солдаты катером уже пришли; из области { $area } больше нельзя.
lafamiglia-refusal-transfer-not-allowed = Фишку нельзя переложить с тайла «{ $old_tile }» на «{ $tile }»: она должна быть вашей и в этот ход не тронутой, а другой тайл — пустым.
lafamiglia-refusal-swap-not-allowed = Фишки тайлов «{ $old_tile }» и «{ $tile }» не поменять: первая должна быть вашей и в этот ход не тронутой, вторая — напарника.
lafamiglia-refusal-swap-declined = Напарник оставляет тайл «{ $tile }» себе: фишку с тайла «{ $old_tile }» на него не поменять.
lafamiglia-refusal-colour-taken = Цвет «{ $family }» уже занят.
lafamiglia-refusal-not-solo-board = { $space } — не ячейка этой стороны планшета одиночки.
lafamiglia-refusal-space-locked = Ячейка { $space } закрыта.
lafamiglia-refusal-commission-must = Сняты сразу две фишки комиссии: надо использовать обе.
lafamiglia-refusal-character-not-drawn = Карты «{ $character }» вы не тянули.
lafamiglia-refusal-extra-not-yours = Дополнительные действия есть только у одиночки.
lafamiglia-refusal-extra-done = Дополнительное действие этого хода уже выполнено.
lafamiglia-refusal-extra-none-left = Свободных фишек дополнительных действий нет.
lafamiglia-refusal-not-locked = { $space } — не закрытое действие.
