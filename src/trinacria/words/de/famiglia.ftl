# Famiglia, the card game.

famiglia-name = Famiglia

famiglia-family-R = La Famiglia
famiglia-family-B = Buchhalter
famiglia-family-Y = Schläger
famiglia-family-G = Söldner
famiglia-ability-R = Keine Fähigkeit, dafür mehr Punkte
famiglia-ability-B = Ausspielen: bis zu n Karten zwischen Hand und Bande tauschen
famiglia-ability-Y = Ausspielen: eine Karte der Straße um 1 bis n senken
famiglia-ability-G = Joker für jede Karte mit niedrigerem Wert
famiglia-card-ability-B = { $value ->
    [1] Ausspielen: 1 Karte zwischen Hand und Bande tauschen
   *[other] Ausspielen: bis zu { $value } Karten zwischen Hand und Bande tauschen
}
famiglia-card-ability-Y = { $value ->
    [1] Ausspielen: eine Karte der Straße um 1 senken
   *[other] Ausspielen: eine Karte der Straße um 1 bis { $value } senken
}
famiglia-card-ability-R = { famiglia-ability-R }
famiglia-card-ability-G = { famiglia-ability-G }


famiglia-step-1 = Neue Karten
famiglia-step-2 = Buchhalter
famiglia-step-3 = Schläger
famiglia-step-4 = Anwerben

famiglia-decision-turn = Spiele deinen Zug: neue Karten, Buchhalter, Schläger, anwerben.
famiglia-decision-recruit = Wirb eine Karte an oder passe.
famiglia-decision-take_back = Nimm eine Karte aus deiner Bande auf oder beende den Tausch.
famiglia-decision-lay_down = Lege dafür eine Handkarte hin.
famiglia-decision-lower = Wähle eine Karte der Straße, die dein Schläger senkt.
famiglia-decision-draw = Der Zufall deckt eine Karte auf.

famiglia-do-new = { $card } weglegen für { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
}
famiglia-do-play = { $family ->
    [B] Buchhalter { $card } spielen: bis zu { $value } tauschen
   *[other] Schläger { $card } spielen: eine Karte um bis zu { $value } senken
}
famiglia-do-back = { $card } aus deiner Bande aufnehmen
famiglia-do-done = Tausch beenden
famiglia-do-lay = { $card } hinlegen
famiglia-do-lower = { $card } um { $by } auf { $value } senken
famiglia-do-take = { $pays ->
    [nothing] { $card } umsonst anwerben
    [pair] { $card } mit einem Paar { $lay } anwerben
   *[joker] { $card } anwerben: { $lay } in deine Bande, { $keep } zurück
}
famiglia-do-pass = Passen

famiglia-event-put_away = { $viewer ->
    [self] Du legst { $card }
   *[other] { $seat } legt { $card }
} { $to ->
    [deck] unter den Stapel.
   *[discard] auf die Ablage.
}
famiglia-event-laid_out = Neu in der Straße: { $cards }.
famiglia-event-reshuffled = Der Stapel ist leer. Die Ablage wird zu einem neuen Stapel aus { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} gemischt. Der zweite Durchgang beginnt.
famiglia-event-accountant = { $viewer ->
    [self] Du spielst
   *[other] { $seat } spielt
} den Buchhalter { $card }.
famiglia-event-took_back = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus der Bande auf.
famiglia-event-laid_down = { $viewer ->
    [self] Du legst
   *[other] { $seat } legt
} dafür { $card } ab.
famiglia-event-brute = { $viewer ->
    [self] Du spielst
   *[other] { $seat } spielt
} den Schläger { $card }.
famiglia-event-lowered = { $viewer ->
    [self] Du senkst
   *[other] { $seat } senkt
} { $card } um { $by } auf { $value }.
famiglia-event-recruited = { $viewer ->
    [self] Du wirbst
   *[other] { $seat } wirbt
} { $card } { $lay ->
    [none] umsonst an.
   *[other] mit { $lay } und { $keep } an; { $lay } kommt in die Bande.
}
famiglia-event-passed = { $viewer ->
    [self] Du passt.
   *[other] { $seat } passt.
}
famiglia-event-last_cards = Die letzte Karte des Stapels ist im Spiel. { $turns ->
    [0] Nach diesem Zug endet das Spiel.
    [one] Nach diesem Zug folgt noch einer.
   *[other] Nach diesem Zug folgen noch { $turns }.
}
famiglia-event-turn = { $viewer ->
    [self] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
famiglia-event-ended = Das Spiel ist vorbei, { $p1 }:{ $p2 }.

famiglia-result = { $decided_by ->
    [draw] Unentschieden, { $high }:{ $low }. Alle Karten sind gleich viel wert.
    [best_card] Gleichstand, { $high }:{ $low }. { $winner } gewinnt mit der besseren Karte.
   *[points] { $winner } gewinnt mit { $high }:{ $low }.
}
famiglia-ended-last_card = Die letzte Karte des Stapels war im Spiel.
famiglia-ended-both_passed = Beide haben nacheinander gepasst.

famiglia-refusal-not-now-turn = Das geht an dieser Stelle deines Zugs nicht: { $action }.
famiglia-refusal-not-now-swap = Du tauschst gerade mit deinem Buchhalter. Nimm eine Karte aus deiner Bande auf oder beende den Tausch.
famiglia-refusal-not-now-lay = Du hast { $card } aufgenommen. Lege zuerst eine Handkarte dafür hin.
famiglia-refusal-not-now-lower = Dein Schläger wartet. Wähle zuerst die Karte der Straße, die er senkt.
famiglia-refusal-chance-answers = Karten deckt der Zufall auf, nicht du.
famiglia-refusal-new-too-late = Neue Karten kommen in einem Zug zuerst. Dieser Schritt ist schon vorbei.
famiglia-refusal-new-zero = In der Straße liegt ein 0er. Neue Karten gibt es nur, wenn keiner da ist.
famiglia-refusal-new-once = Im zweiten Durchgang kannst du nur einmal pro Zug neue Karten holen.
famiglia-refusal-new-no-deck = Der Stapel ist leer, es gibt keine neuen Karten.
famiglia-refusal-not-in-street = { $card } ist nicht in der Straße.
famiglia-refusal-play-zero = { $card } ist ein 0er, und ein 0er hat keine Fähigkeit.
famiglia-refusal-play-no-ability = { $card } gehört zu La Famiglia: keine Fähigkeit, nur mehr Punkte.
famiglia-refusal-play-joker = { $card } ist ein Söldner. Zeige ihn beim Anwerben als Joker vor; allein ausspielen kann man ihn nicht.
famiglia-refusal-play-not-in-hand = { $card } hast du nicht auf der Hand.
famiglia-refusal-play-accountant-late = Zu spät für { $card }: Du kannst pro Zug einen Buchhalter spielen, vor dem Schläger.
famiglia-refusal-play-brute-late = Zu spät für { $card }: Du kannst pro Zug einen Schläger spielen, vor dem Anwerben.
famiglia-refusal-brute-no-target = In der Straße liegt keine Karte, die { $card } senken könnte.
famiglia-refusal-back-not-there = { $card } ist nicht in deiner Bande.
famiglia-refusal-back-accountant = { $card } ist der Buchhalter, den du gerade gespielt hast. Beim selben Tausch kannst du ihn nicht aufnehmen.
famiglia-refusal-back-laid = { $card } hast du bei diesem Tausch in die Bande gelegt. Du kannst die Karte nicht wieder aufnehmen.
famiglia-refusal-lay-not-there = { $card } hast du nicht auf der Hand.
famiglia-refusal-lay-fetched = { $card } hast du bei diesem Tausch aufgenommen. Lege eine Karte hin, die du vorher schon hattest.
famiglia-refusal-lower-zero = { $card } zählt schon 0 und kann nicht sinken.
famiglia-refusal-lower-below-zero = { $card } zählt { $value }. Um { $by } gesenkt, fiele die Karte unter 0.
famiglia-refusal-lower-too-strong = Dieser Schläger senkt eine Karte um höchstens { $strength }, nicht um { $by }.
famiglia-refusal-take-free = { $card } zählt jetzt 0. Die Karte ist umsonst, zeige also keine vor.
famiglia-refusal-take-needs-pair = { $card } zählt { $value }; du brauchst zwei { $needed } auf der Hand. Ein Söldner mit Wert { $value } oder mehr kann eine davon ersetzen, nicht beide.
famiglia-refusal-take-in-gang = { $shown } ist in deiner Bande. Vorzeigen kannst du nur Handkarten.
famiglia-refusal-take-not-in-hand = { $count ->
    [one] { $shown } hast du nicht auf der Hand.
   *[other] Du hast keine { $count } { $shown } auf der Hand.
}
famiglia-refusal-take-two-jokers = Nur ein Söldner kann der Joker sein. { $card } zählt { $value }, die andere Karte muss also echt sein: { $needed }.
famiglia-refusal-take-joker-too-low = { $shown } kann nur Karten mit niedrigerem Wert ersetzen. { $card } zählt { $value } und braucht { $needed }.
famiglia-refusal-take-wrong-cards = { $card } zählt { $value }. Zeige zwei { $needed } vor, oder eine { $needed } und einen Söldner mit Wert { $value } oder mehr.
famiglia-one-pass = Einmal wurde gepasst. Wird gleich noch einmal gepasst, endet das Spiel.
