# Famiglia, карточная игра.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Бухгалтеры
famiglia-family-Y = Громилы
famiglia-family-G = Наёмники
famiglia-ability-R = Без способности, зато больше очков
famiglia-ability-B = Сыграть: обменять до n карт между рукой и бандой
famiglia-ability-Y = Сыграть: понизить карту улицы на 1–n
famiglia-ability-G = Джокер: заменяет карту младше себя
famiglia-card-ability-B = { $value ->
    [one] Сыграть: обменять 1 карту между рукой и бандой
   *[many] Сыграть: обменять до { $value } карт между рукой и бандой
}
famiglia-card-ability-Y = { $value ->
    [one] Сыграть: понизить карту улицы на 1
   *[many] Сыграть: понизить карту улицы на 1–{ $value }
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = Новые карты
famiglia-step-2 = Бухгалтер
famiglia-step-3 = Громила
famiglia-step-4 = Вербовка

famiglia-decision-turn = Сделайте ход: новые карты, Бухгалтер, Громила, вербовка.
famiglia-decision-recruit = Завербуйте карту или спасуйте.
famiglia-decision-take_back = Заберите карту из банды или закончите обмен.
famiglia-decision-lay_down = Выложите в банду карту с руки вместо той, что забрали.
famiglia-decision-lower = Выберите карту улицы, которую понизит ваш Громила, и насколько.
famiglia-decision-draw = Случай открывает карту.

famiglia-do-new = Убрать { $card } и открыть { $count ->
    [one] { $count } новую карту
    [few] { $count } новые карты
   *[many] { $count } новых карт
}
famiglia-do-play = { $family ->
    [B] Сыграть Бухгалтера { $card }: обменять до { $value ->
        [one] { $value } карты
       *[many] { $value } карт
    }
   *[other] Сыграть Громилу { $card }: понизить карту не более чем на { $value }
}
famiglia-do-back = Забрать { $card } из банды
famiglia-do-done = Закончить обмен
famiglia-do-lay = Выложить { $card } в банду
famiglia-do-lower = Понизить { $card } на { $by }, до { $value }
famiglia-do-take = { $pays ->
    [nothing] Завербовать { $card } бесплатно
    [pair] Завербовать { $card } парой { $lay }
   *[joker] Завербовать { $card }: { $lay } уходит в банду, { $keep } возвращается
}
famiglia-do-pass = Пас

famiglia-event-put_away = { $viewer ->
    [self] Вы кладёте { $card }
   *[other] { $seat } кладёт { $card }
} { $to ->
    [deck] под колоду.
   *[discard] в сброс.
}
famiglia-event-laid_out = Новые карты на улице: { $cards }.
famiglia-event-reshuffled = Колода исчерпана. Сброс перемешан, новая колода — из { $deck ->
    [one] { $deck } карты
   *[many] { $deck } карт
}: начинается второй проход.
famiglia-event-accountant = { $viewer ->
    [self] Вы играете
   *[other] { $seat } играет
} Бухгалтера { $card }.
famiglia-event-took_back = { $viewer ->
    [self] Вы забираете
   *[other] { $seat } забирает
} { $card } из банды.
famiglia-event-laid_down = { $viewer ->
    [self] Вы выкладываете
   *[other] { $seat } выкладывает
} { $card } в банду.
famiglia-event-brute = { $viewer ->
    [self] Вы играете
   *[other] { $seat } играет
} Громилу { $card }.
famiglia-event-lowered = { $viewer ->
    [self] Вы понижаете
   *[other] { $seat } понижает
} { $card } на { $by }, до { $value }.
famiglia-event-recruited = { $viewer ->
    [self] Вы вербуете
   *[other] { $seat } вербует
} { $card }{ $lay ->
    [none] {" "}бесплатно.
   *[other] , показав { $lay } и { $keep }; { $lay } уходит в банду.
}
famiglia-event-passed = { $viewer ->
    [self] Вы пасуете.
   *[other] { $seat } пасует.
}
famiglia-event-last_cards = Последняя карта колоды в игре. { $turns ->
    [0] Партия закончится с этим ходом.
    [one] После этого будет ещё { $turns } ход.
    [few] После этого будет ещё { $turns } хода.
   *[many] После этого будет ещё { $turns } ходов.
}
famiglia-event-turn = { $viewer ->
    [self] Ваш ход.
   *[other] Ходит { $seat }.
}
famiglia-event-ended = Партия окончена, { $p1 } : { $p2 }.

famiglia-result = { $decided_by ->
    [draw] Ничья, { $high } : { $low }; карты сторон равноценны.
    [best_card] При равных очках, { $high } : { $low }, побеждает { $winner }: решает лучшая карта.
   *[points] Побеждает { $winner }, { $high } : { $low }.
}
famiglia-ended-last_card = Последняя карта колоды была в игре.
famiglia-ended-both_passed = Партию закончили два паса подряд.

famiglia-refusal-not-now-turn = Сейчас «{ $action }» сделать нельзя: не тот шаг хода.
famiglia-refusal-not-now-swap = Идёт обмен Бухгалтера: сначала заберите карту из банды или закончите обмен.
famiglia-refusal-not-now-lay = Вы забрали { $card }: сначала выложите вместо неё карту с руки.
famiglia-refusal-not-now-lower = Сначала выберите карту улицы, которую понизит Громила.
famiglia-refusal-chance-answers = Карты открывает случай, а не игрок.
famiglia-refusal-new-too-late = Новые карты открывают в начале хода; этот шаг уже позади.
famiglia-refusal-new-zero = На улице есть 0. Новые карты можно открывать, только пока нулей нет.
famiglia-refusal-new-once = Во втором проходе колоды новые карты можно открывать только раз за ход.
famiglia-refusal-new-no-deck = Колода пуста: новых карт нет.
famiglia-refusal-not-in-street = Карты { $card } нет на улице.
famiglia-refusal-play-zero = У карты { $card } значение 0, а у нулей нет способности.
famiglia-refusal-play-no-ability = { $card } — из La Famiglia, а у неё нет способности, только больше очков.
famiglia-refusal-play-joker = { $card } — Наёмник: его показывают как джокера при вербовке, а отдельно не играют.
famiglia-refusal-play-not-in-hand = Карты { $card } нет у вас на руке.
famiglia-refusal-play-accountant-late = Карту { $card } играть поздно: за ход — один Бухгалтер, и до Громилы.
famiglia-refusal-play-brute-late = Карту { $card } играть поздно: за ход — один Громила, и до вербовки.
famiglia-refusal-brute-no-target = На улице нет карты, которую может понизить { $card }.
famiglia-refusal-back-not-there = Карты { $card } нет в вашей банде.
famiglia-refusal-back-accountant = { $card } — Бухгалтер, которого вы только что сыграли; в этом же обмене его не забрать.
famiglia-refusal-back-laid = Карта { $card } попала в банду в этом же обмене, забрать её нельзя.
famiglia-refusal-lay-not-there = Карты { $card } нет у вас на руке.
famiglia-refusal-lay-fetched = Карта { $card } попала на руку в этом же обмене; выложите ту, что была у вас раньше.
famiglia-refusal-lower-zero = Карта { $card } уже стоит 0, ниже некуда.
famiglia-refusal-lower-below-zero = Карта { $card } стоит { $value }: понизить её на { $by } нельзя, меньше 0 не бывает.
famiglia-refusal-lower-too-strong = Этот Громила понижает не больше чем на { $strength }, а не на { $by }.
famiglia-refusal-take-free = Карта { $card } сейчас стоит 0: берите её бесплатно.
famiglia-refusal-take-needs-pair = Карта { $card } стоит { $value }: нужны две { $needed } с руки. Одну из них, но не обе, может заменить Наёмник значением { $value } или больше.
famiglia-refusal-take-in-gang = Карта { $shown } лежит в вашей банде; показывать можно только карты с руки.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] Карты { $shown } нет у вас на руке.
   *[many] У вас на руке нет { $count } карт { $shown }.
}
famiglia-refusal-take-two-jokers = Джокером может быть только один Наёмник. Карта { $card } стоит { $value }, так что второй должна быть настоящая { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } заменяет только карты младше себя, а { $card } стоит { $value } и требует { $needed }.
famiglia-refusal-take-wrong-cards = Карта { $card } стоит { $value }: покажите две { $needed } или одну { $needed } и Наёмника значением { $value } или больше.
famiglia-one-pass = Один игрок спасовал. Второй пас подряд завершит игру.
