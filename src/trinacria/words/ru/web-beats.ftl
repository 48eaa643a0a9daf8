web-beat-title = Что делают остальные
web-beat-caption = { $name }: { $what }
web-beat-playing = ходит
web-beat-then-you = Затем ваш ход.
web-beat-shown-again = Повтор
web-beat-pause = Пауза
web-beat-continue = Продолжить
web-beat-next = Следующий шаг
web-beat-skip = Пропустить
web-beat-back = Вернуться к игре
web-key-space = Пробел
web-recap = С вашего последнего хода
web-recap-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-recap-more = { $count ->
    [one] и ещё { $count } ход до этого
    [few] и ещё { $count } хода до этого
   *[many] и ещё { $count } ходов до этого
}
web-recap-again = Показать снова
web-recap-show = Показать ещё раз
web-recap-mine = Мой ход
web-recap-now = сейчас
web-beat-round = Раунд { $round }
web-beat-planning = Планирование
web-beat-planning-note = Снизу новый планшет действий: { $sheet }.
web-beat-encounter = Столкновения
web-beat-encounter-note = { $count ->
    [one] Открыт { $count } приказ: снабжение { $supply }, атака { $attack }.
    [few] Открыто { $count } приказа: снабжение { $supply }, атака { $attack }.
   *[many] Открыто { $count } приказов: снабжение { $supply }, атака { $attack }.
}
web-beat-management = Проверка
web-beat-management-won = { $name } теперь контролирует район { $mandamento }.
web-beat-management-lost = { $name } теряет район { $mandamento }.
web-beat-lafamiglia-orders_revealed = Приказы открываются.
web-beat-reveal-first = Приказы открываются. Первым выполняется приказ «{ $order }» в области { $area }.
web-beat-reveal-mine = Ваш первый приказ: «{ $order }» в области { $area }, номер { $number } по порядку.
web-beat-reveal-none = В этом раунде у вас нет приказов на карте.
web-beat-lafamiglia-turn_skipped = ход пропущен
web-beat-lafamiglia-token_moved = фишка: { $space }
web-beat-lafamiglia-token_put = фишка: { $space }
web-beat-lafamiglia-token_off_mat = { $row } растёт
web-beat-lafamiglia-column_chosen = колонка «{ $column }»
web-beat-lafamiglia-start_taken = первый игрок
web-beat-lafamiglia-paid = платит { $money }
web-beat-lafamiglia-earned = получает { $money }
web-beat-lafamiglia-laundered = отмывает { $money }
web-beat-lafamiglia-money_given = даёт деньги
web-beat-lafamiglia-order_sold = продаёт «{ $order }»
web-beat-lafamiglia-recruited = { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
} в штаб-квартиру
web-beat-lafamiglia-placed = { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}: { $area }
web-beat-lafamiglia-order_laid = приказ: { $area }
web-beat-lafamiglia-order_gained = новый приказ
web-beat-lafamiglia-car_placed = автомобиль: { $area }
web-beat-lafamiglia-lab_placed = лаборатория: { $area }
web-beat-lafamiglia-boat_placed = катер: { $sea }
web-beat-lafamiglia-gathered = { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}: { $area }
web-beat-lafamiglia-tile_used = тайл «{ $tile }»
web-beat-lafamiglia-tile_marked = отмечает «{ $tile }»
web-beat-lafamiglia-tile_unmarked = освобождает «{ $tile }»
web-beat-lafamiglia-order_begins = «{ $order }»: { $area }
web-beat-lafamiglia-order_without_effect = «{ $order }»: без эффекта
web-beat-lafamiglia-moved = { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}: { $source } → { $area }
web-beat-lafamiglia-area_entered = занимает: { $area }
web-beat-lafamiglia-area_taken = захват: { $area }
web-beat-lafamiglia-attack_failed = неудача: { $area }
web-beat-lafamiglia-force = грубая сила
web-beat-lafamiglia-finesse = тактика
web-beat-lafamiglia-reinforced = { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}: { $area }
web-beat-lafamiglia-strike = подрыв: { $area }
web-beat-lafamiglia-recalled = отзыв: { $area }
web-beat-lafamiglia-betrayed = Покаяние: { $area }
web-beat-lafamiglia-solo_space_used = планшет одиночки
web-beat-lafamiglia-members_seated = Купол
web-beat-famiglia-put_away = убирает { $card }
web-beat-famiglia-laid_out = { $cards_count ->
    [one] { $cards_count } новая карта
    [few] { $cards_count } новые карты
   *[many] { $cards_count } новых карт
}
web-beat-famiglia-reshuffled = новая колода
web-beat-famiglia-accountant = играет { $card }
web-beat-famiglia-took_back = возвращает { $card }
web-beat-famiglia-laid_down = выкладывает { $card }
web-beat-famiglia-brute = играет { $card }
web-beat-famiglia-lowered = понижает { $card }
web-beat-famiglia-recruited = вербует { $card }
web-beat-famiglia-passed = пас
web-beat-famiglia-last_cards = последние карты
web-beat-famiglia-ended = игра окончена
