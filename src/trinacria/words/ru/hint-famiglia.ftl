# Why a bot would play this: the one reason shown with a hint in Famiglia.

famiglia-hint-only = Другого хода нет.
famiglia-hint-recruit = { $card } приносит { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}: было { $now }, станет { $after }.
famiglia-hint-recruit-pair = У вас на руке будут две { $card }, а такой парой можно завербовать { $needed }.
famiglia-hint-recruit-best = { $card } — лучшая карта на улице: { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
} вам и ни одного сопернику.
famiglia-hint-new = Если убрать { $card }, на улицу { $amount ->
    [one] выйдет { $amount } новая карта
    [few] выйдут { $amount } новые карты
   *[many] выйдет { $amount } новых карт
}.
famiglia-hint-new-nothing = Сейчас на улице некого завербовать; { $amount ->
    [one] { $amount } новая карта может
    [few] { $amount } новые карты могут
   *[many] { $amount } новых карт могут
} это изменить.
famiglia-hint-accountant = { $card } вернёт на руку до { $amount ->
    [one] { $amount } карты
   *[many] { $amount } карт
} из банды: ими снова можно платить.
famiglia-hint-brute = { $card } понизит карту улицы не больше чем на { $amount }: она обойдётся вам дешевле.
famiglia-hint-back = На руке { $card } снова поможет платить.
famiglia-hint-back-pair = Вернув { $card }, вы соберёте пару: ею можно завербовать { $needed }.
famiglia-hint-lay = { $card } и в банде даёт столько же ({ $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}), а на руке нужна меньше всего.
famiglia-hint-free = После этого { $card } бесплатна: { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}, и карты показывать не нужно.
famiglia-hint-pair = После этого за { $card } хватит двух { $needed }: { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}.
famiglia-hint-pass = Все карты остаются на руке: на улице ничто не стоит своей цены.
famiglia-hint-pass-nothing = Ни одну карту улицы завербовать нельзя.
famiglia-hint-pass-end = Второй пас подряд: партия закончится с нынешними очками.
famiglia-hint-done = Больше в банде нечего менять с пользой.
