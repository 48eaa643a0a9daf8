# Le persone al tavolo di La Famiglia: le altre famiglie in cifre.

people-lafamiglia-others = Gli altri
people-lafamiglia-partner = in coppia
people-lafamiglia-money = denaro
people-lafamiglia-soldati = soldati
people-lafamiglia-orders = ordini
people-lafamiglia-secret = segreto
people-lafamiglia-on-mat = { $count ->
    [one] 1 segnalino sulla plancia
   *[other] { $count } segnalini sulla plancia
}
people-lafamiglia-done = { $count ->
    [one] 1 ordine eseguito
   *[other] { $count } ordini eseguiti
}
people-lafamiglia-tiles = Tessere
