# Famiglia на странице.

web-famiglia-players = 2 игрока
web-famiglia-length = 20 минут
web-famiglia-home = Позиция из Famiglia
web-famiglia-home-take = Две ваши двойки берут карту: { $card }.
web-famiglia-home-play = Играть отсюда
web-famiglia-short-B = Обмен до { $value }
web-famiglia-short-Y = { $value ->
    [1] Ниже на 1
   *[many] Ниже на 1–{ $value }
}
web-famiglia-short-G = { $below ->
    [0] Джокер за 0
   *[many] Джокер за 0–{ $below }
}
web-famiglia-card = { $name }, { $family }, значение { $value }, { $power }, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-famiglia-no-power = без способности
web-famiglia-named = { $card ->
    [none] «{ $name }»
   *[other] «{ $name }» { $card }
}
web-famiglia-lowered-heard = понижена { $change }
web-famiglia-renews = { $count ->
    [one] { $count } новая
    [few] { $count } новые
   *[many] { $count } новых
}
web-famiglia-street = Улица
web-famiglia-street-later = { $count ->
    [one] { $count } карта, позже
    [few] { $count } карты, позже
   *[many] { $count } карт, позже
}
web-famiglia-swap-gang = Ваша банда: выберите, что вернуть
web-famiglia-your-hand = Ваша рука
web-famiglia-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-famiglia-together = вместе { $points }
web-famiglia-holds = { $name }: на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-famiglia-seen = видели:
web-famiglia-pays-joker = { $value } + джокер
web-famiglia-way-points = { $price }: { $now } → { $after }
web-famiglia-way-recruit = Вербовать: { $name }
web-famiglia-way-lower = Понизить до { $value }: { $name }
web-famiglia-way-play = Сыграть: { $name }
web-famiglia-way-brute = { $name }: { $now } → { $after }
web-famiglia-way-new = Убрать карту
web-famiglia-way-news = { $least ->
    [one] { $most ->
        [one] ради { $most } новой
       *[many] ради 1–{ $most } новых
    }
   *[many] ради { $least }–{ $most } новых
}
web-famiglia-so-new = { $count ->
    [one] и открылась { $count } новая карта: { $cards }
    [few] и открылись { $count } новые карты: { $cards }
   *[many] и открылось { $count } новых карт: { $cards }
}
web-famiglia-swap = Обменять { $count } на { $count }
web-famiglia-steps = Четыре шага хода
web-famiglia-can = можно выбрать
web-famiglia-with = можно завербовать за { $cards }
web-famiglia-which = Выберите вариант или нажмите на другие карты.
web-famiglia-lowered = { $from } → { $to }
web-famiglia-street-empty = Улица пуста.
web-famiglia-gang = банда { $count }
web-famiglia-score-note = считаются рука и банда
web-famiglia-score-hidden = банда { $gang }, рука скрыта
web-famiglia-worth = очки за 0 1 2 3 4
web-famiglia-do-new = { $count ->
    [one] Убрать ради { $count } новой
   *[many] Убрать ради { $count } новых
}
web-famiglia-do-play = Сыграть
web-famiglia-do-back = Забрать
web-famiglia-do-lay = Выложить
web-famiglia-do-lower = Понизить на { $by }, до { $value }
web-famiglia-confirm-take = Завербовать
web-famiglia-do-take = { $pays ->
    [pair] Показать две { $lay }
   *[joker] { $lay } в банду, { $keep } на руку
}
web-famiglia-measure-points = Очки
web-famiglia-measure-gang = Банда
web-famiglia-measure-cards = Карты
web-famiglia-first-pass = Первый проход
web-famiglia-second-pass = Второй проход
web-famiglia-last-turns = Последние ходы
web-famiglia-the-end = Конец игры
web-famiglia-value = значение
web-famiglia-finale-hand = была на руке
web-famiglia-verdict-points = { $outcome ->
    [won] Вы победили с разницей { $count }
    [lost] Вы проиграли с разницей { $count }
   *[neutral] Побеждает { $name }, разница { $count }
}
web-famiglia-verdict-best_card = { $outcome ->
    [won] Вы победили: ваши карты старше
    [lost] Вы проиграли: карты соперника старше
   *[neutral] Побеждает { $name }: карты старше
}
web-famiglia-verdict-draw = Ничья
web-famiglia-fresh = новая
