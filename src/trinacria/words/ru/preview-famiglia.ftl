# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Ваши очки: { $now } → { $after }. Ваш ход закончится.
famiglia-preview-new_cards = Карт на улице: { $now } → { $after }. Отменить это нельзя.
famiglia-preview-put_away = { $card } уходит { $to ->
    [deck] под колоду
   *[discard] в сброс
}
famiglia-preview-to_gang = { $card } уходит в вашу банду
famiglia-preview-to_hand = { $card } возвращается на руку
famiglia-preview-swaps = Обменять до { $amount ->
    [one] { $amount } карты
   *[many] { $amount } карт
}
famiglia-preview-lowers = Понизить карту улицы не больше чем на { $amount }
famiglia-preview-value = { $card } в этот ход стоит { $amount }
famiglia-preview-free = После этого { $card } бесплатна
famiglia-preview-pair = После этого { $card } требует две { $needed } или одну и Наёмника
famiglia-preview-refill = Улица опустеет, новых карт: { $amount }
famiglia-preview-both_passed = Второй пас подряд: партия закончится.
