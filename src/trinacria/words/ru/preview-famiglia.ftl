# What an action of Famiglia costs and brings, before it is played.

famiglia-preview-points = Ваши очки: { $now } → { $after }. Ваш ход закончится.
famiglia-preview-new_cards = Карт на улице: { $now } → { $after }. Отменить это нельзя.
famiglia-preview-put_away = { $card } уходит { $to ->
    [deck] под колоду
   *[discard] в сброс
}
famiglia-preview-to_gang = { $card } уходит в вашу банду
famiglia-preview-to_hand = { $card } приходит вам в руку
famiglia-preview-swaps = Можно обменять карт: до { $amount }
famiglia-preview-lowers = Понизить карту улицы: до { $amount }
famiglia-preview-value = { $card } в этот ход считается за { $amount }
famiglia-preview-free = После этого { $card } даётся даром
famiglia-preview-pair = После этого { $card } требует две { $needed } или одну и Наёмника
famiglia-preview-refill = Улица опустеет, новых карт: { $amount }
famiglia-preview-both_passed = Это второй пас подряд: игра закончится.
