# Famiglia in the decision bar.

bar-famiglia-note = { $take ->
    [yes] Золотая рамка: эту карту можно нанять.
   *[no] Сейчас нанять некого.
}{ $away ->
    [yes] {" "}Пунктир: карту можно убрать, чтобы открыть новые.
   *[no] {""}
}
