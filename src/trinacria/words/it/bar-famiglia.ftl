# Famiglia in the decision bar.

bar-famiglia-note = { $take ->
    [yes] Bordo dorato: puoi reclutare questa carta.
   *[no] Ora non c’è niente da reclutare.
}{ $away ->
    [yes] {" "}Bordo tratteggiato: scartala per avere carte nuove.
   *[no] {""}
}
