# Why a bot would play this: the one reason shown with a hint in Famiglia.

famiglia-hint-only = Etwas anderes ist nicht möglich.
famiglia-hint-recruit = { $card } bringt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}: Du kommst von { $now } auf { $after }.
famiglia-hint-recruit-pair = Du hast dann zwei { $card }, und dieses Paar bezahlt { $needed }.
famiglia-hint-recruit-best = { $card } ist die beste Karte der Straße: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für dich, keiner für die Gegenseite.
famiglia-hint-new = Legst du { $card } weg, { $amount ->
    [one] kommt 1 neue Karte
   *[other] kommen { $amount } neue Karten
} in die Straße.
famiglia-hint-new-nothing = In der Straße kannst du jetzt nichts anwerben; { $amount ->
    [one] eine neue Karte kann
   *[other] { $amount } neue Karten können
} das ändern.
famiglia-hint-accountant = { $card } holt bis zu { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} aus deiner Bande zurück auf die Hand, wo du wieder damit bezahlen kannst.
famiglia-hint-brute = { $card } senkt eine Karte der Straße um bis zu { $amount }; so wird sie billiger für dich.
famiglia-hint-back = Auf der Hand kann { $card } wieder beim Bezahlen helfen.
famiglia-hint-back-pair = Mit { $card } hast du wieder ein Paar davon, und das bezahlt { $needed }.
famiglia-hint-lay = { $card } zählt in deiner Bande genauso viel: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}. Auf der Hand brauchst du die Karte am wenigsten.
famiglia-hint-free = Dann ist { $card } umsonst: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}, ohne eine Karte vorzuzeigen.
famiglia-hint-pair = Dann bezahlen zwei { $needed } die Karte { $card }: { $amount ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $amount } Punkte
}.
famiglia-hint-pass = Du behältst alle Karten auf der Hand: Nichts in der Straße ist seinen Preis wert.
famiglia-hint-pass-nothing = Du kannst keine Karte der Straße anwerben.
famiglia-hint-pass-end = Beide haben gepasst, und das Spiel endet mit den jetzigen Punkten.
famiglia-hint-done = Keine weitere Karte deiner Bande ist einen Tausch wert.
