# Famiglia in the decision bar.

bar-famiglia-note = { $take ->
    [yes] Gold edge: you can recruit this card.
   *[no] There is nothing to recruit now.
}{ $away ->
    [yes] {" "}Dashed edge: put it away for new cards.
   *[no] {""}
}
