# Famiglia in the decision bar.

bar-famiglia-note = { $take ->
    [yes] Bord doré : vous pouvez recruter cette carte.
   *[no] Rien à recruter pour le moment.
}{ $away ->
    [yes] {" "}Bord en pointillés : défaussez-la pour de nouvelles cartes.
   *[no] {""}
}
