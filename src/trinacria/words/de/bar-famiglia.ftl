# Famiglia in the decision bar.

bar-famiglia-renew = Wähle, welche Karte du weglegst: Es kommen so viele neue, wie ihr Wert beträgt.
bar-famiglia-brings = { $card } bringt { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}{ $pays ->
    [nothing] {" "}und kostet keine Karte.
   *[other] , und { $lay } kommt in deine Bande.
}
bar-famiglia-swap = { $paid ->
    [0] Nimm { $back } auf, für { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }.
   *[other] Nimm { $back } auf, für { $lay }.
}
bar-famiglia-swap-note = { $count } von { $most } gewählt. { $card }, gerade gespielt, bleibt. Die Punkte ändern sich nicht: Bande und Hand zählen beide.
