# Страница: игроки и их места, что слышно о партии, текстовый режим.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Бухгалтер { $value }
web-seats-card-Y = Громила { $value }
web-seats-card-G = Наёмник { $value }
web-seats-lowered = { $card }, понижена до { $value }
web-seats-table = Улица и колода
web-seats-street = Улица: { $cards }
web-seats-hand = Рука ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}): { $cards }
web-seats-hand-hidden = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-seats-gang = Банда ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}): { $cards }
web-seats-now = Раунд и счёт
web-seats-conflict = Конфликт
web-seats-mandamenti = Мандаменти и их области
web-seats-areas = Области и моря
web-seats-area = { $area }: { $pieces }. Соседи: { $neighbours }{ $coast ->
    [0] .
    [one] ; море: { $seas }.
   *[many] ; моря: { $seas }.
}
web-seats-tiles = Тайлы и запас
web-seats-supply = приказ снабжения { $number },
web-seats-attack = приказ атаки { $number },
web-seats-heard-more = { $count ->
    [one] Ещё { $count } строка в журнале.
    [few] Ещё { $count } строки в журнале.
   *[many] Ещё { $count } строк в журнале.
}
web-seats-heard-chat = Сообщение, { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] { $count } новое сообщение: { $names }.
    [few] { $count } новых сообщения: { $names }.
   *[many] { $count } новых сообщений: { $names }.
}
web-seats-keys-decision = перейти к решению
