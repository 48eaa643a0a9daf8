# What is best open to do in Famiglia, in one sentence: the first way begins it, another kind of way follows.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first } oder { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Nimm { $card } umsonst
       *[other] nimm { $card } umsonst
    }
   *[other] { $place ->
        [first] Wirb { $card }
       *[other] wirb { $card }
    }{ $pays ->
        [pair] {" "}mit zwei { $lay } an
       *[joker] {" "}mit { $lay } und { $keep } an
    }
}
famiglia-way-brute = { $place ->
    [first] Senke { $card } mit { $brute } und wirb die Karte an
   *[other] senke { $card } mit { $brute } und wirb die Karte an
}
famiglia-way-new = { $place ->
    [first] Lege eine Karte für neue weg
   *[other] lege eine Karte für neue weg
}
famiglia-way-accountant = { $place ->
    [first] Spiele { $card } und tausche Karten mit deiner Bande
   *[other] spiele { $card } und tausche Karten mit deiner Bande
}
famiglia-way-power = { $place ->
    [first] Spiele { $card } und senke eine Karte
   *[other] spiele { $card } und senke eine Karte
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Passe
       *[other] passe
    }
   *[none] { $place ->
        [first] Passe, zu holen ist nichts
       *[other] passe, zu holen ist nichts
    }
}
famiglia-way-swap = { $place ->
    [first] Tausche bis zu { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } zwischen Bande und Hand
   *[other] tausche bis zu { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } zwischen Bande und Hand
}
famiglia-way-done = { $place ->
    [first] Beende den Tausch
   *[other] beende den Tausch
}
famiglia-way-lay = { $place ->
    [first] Lege eine Handkarte für { $card } hin
   *[other] lege eine Handkarte für { $card } hin
}
famiglia-way-lower = { $place ->
    [first] Senke { $card } auf { $value } und wirb die Karte an
   *[other] senke { $card } auf { $value } und wirb die Karte an
}
