# Люди за столом «La Famiglia»: другие семьи в числах.

people-lafamiglia-others = Другие семьи
people-lafamiglia-partner = напарник
people-lafamiglia-money = деньги
people-lafamiglia-soldati = солдаты
people-lafamiglia-orders = приказы
people-lafamiglia-secret = тайна
people-lafamiglia-on-mat = { $count ->
    [one] { $count } фишка на планшете
    [few] { $count } фишки на планшете
   *[many] { $count } фишек на планшете
}
people-lafamiglia-done = { $count ->
    [one] { $count } приказ выполнен
    [few] { $count } приказа выполнено
   *[many] { $count } приказов выполнено
}
people-lafamiglia-tiles = Тайлы
