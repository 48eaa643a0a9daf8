# Why a bot would play this: the one reason shown with a hint in La Famiglia.

lafamiglia-hint-only = Etwas anderes ist nicht möglich.
lafamiglia-hint-won = Danach { $viewer ->
    [self] kontrollierst du
   *[other] kontrolliert { $seat }
} { $mandamento }.
lafamiglia-hint-won-if_won = Gelingt der Angriff, { $viewer ->
    [self] kontrollierst du
   *[other] kontrolliert { $seat }
} { $mandamento }.
lafamiglia-hint-broken = { $seat } verliert die Kontrolle über { $mandamento }.
lafamiglia-hint-broken-if_won = Gelingt der Angriff, verliert { $seat } die Kontrolle über { $mandamento }.
lafamiglia-hint-coupole = Die Cupola zählt als eines deiner Mandamenti.
lafamiglia-hint-seats = Plätze in der Cupola: { $seats } für dich, { $others } für die Gegenseite.
lafamiglia-hint-taken = { $area } wird dein { $amount ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] nächstes
} Gebiet von { $mandamento }.
lafamiglia-hint-taken-left = { $area } wird dein { $amount ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] nächstes
} Gebiet von { $mandamento }, und { $source } behält { $left ->
    [one] 1 Soldato
   *[other] { $left } Soldati
}.
lafamiglia-hint-taken-if_won = Gewinnst du, ist { $area } dein { $amount ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] nächstes
} Gebiet von { $mandamento }.
lafamiglia-hint-removed = Bei Angriff { $attack } gegen Verteidigung { $defence } { $amount ->
    [one] verlässt 1 Verteidiger
   *[other] verlassen { $amount } Verteidiger
} { $area } sofort.
lafamiglia-hint-emptied = In { $area } sind keine Soldati mehr ({ $family }).
lafamiglia-hint-gone = { $amount ->
    [one] 1 Soldato wird
   *[other] { $amount } Soldati werden
} aus { $area } entfernt.
lafamiglia-hint-knockout = Jede Seite verliert { $amount }. Übrig: { $attackers } im Angriff, { $defenders } in der Verteidigung.
lafamiglia-hint-car_attack = Das Auto bringt dem Angriff { $amount } mehr.
lafamiglia-hint-failed = Der Angriff auf { $area } ist nicht mehr zu gewinnen.
lafamiglia-hint-stand = Du hast dann { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} in { $area }, ohne Gegner nebenan.
lafamiglia-hint-stand-near = Du hast dann { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} in { $area }; nebenan in { $target } stehen { $soldati } ({ $family }).
lafamiglia-hint-left = { $area } behält { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
}, ohne Gegner nebenan.
lafamiglia-hint-left-near = { $area } behält { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} gegen die { $soldati } nebenan in { $target } ({ $family }).
lafamiglia-hint-reach = { $target }, gleich neben { $area }, hat nur { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} ({ $family }).
lafamiglia-hint-reach-empty = { $target }, gleich neben { $area }, ist leer.
lafamiglia-hint-reach-calm = Neben { $area } steht kein Gegner.
lafamiglia-hint-order = Du bekommst den Befehl { $order }.
lafamiglia-hint-value = Dein Grundwert { $row } steigt von { $now } auf { $amount }.
lafamiglia-hint-start_piece = Du nimmst die Startfigur.
lafamiglia-hint-tile = Du markierst { $tile }: Die Wirkung gehört dir.
lafamiglia-hint-recruit = Du kannst bis zu { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} anwerben.
lafamiglia-hint-place = Du kannst bis zu { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} auf den Plan setzen.
lafamiglia-hint-issue = Du kannst { $amount ->
    [one] 1 Befehl
   *[other] { $amount } Befehle
} erteilen.
lafamiglia-hint-equipment = Du kannst ein Auto, ein Boot oder ein Labor auf den Plan setzen.
lafamiglia-hint-influence = Du entfernst { $amount ->
    [one] 1 Marker
   *[other] { $amount } Marker
} von deinem Tableau.
lafamiglia-hint-mat = Ein Marker verlässt die Reihe { $row } deines Tableaus.
lafamiglia-hint-commission = Ein Kommissionsmarker verlässt die Reihe { $row }.
lafamiglia-hint-lab = Du hast dann ein Labor in { $area }: Es bringt Geld und verteidigt.
lafamiglia-hint-money = Es bringt dir { $amount } Geld.
lafamiglia-hint-hq = Es bringt { $amount ->
    [one] 1 Soldato
   *[other] { $amount } Soldati
} in dein HQ.
lafamiglia-hint-final = Am Ende der Planung hast du noch eine Aktion.
lafamiglia-hint-sunk = Ein Boot von { $other } verschwindet ({ $sea }).
lafamiglia-hint-collide = Drei Boote treffen sich ({ $sea }): Zwei werden entfernt.
lafamiglia-hint-approach = Es werden { $attackers } im Angriff gegen { $defenders } in der Verteidigung.
lafamiglia-hint-finesse = Es steht { $attackers } gegen { $defenders } in { $area }, und List kostet vorab keine Soldati.
lafamiglia-hint-card = In { $area } stehen { $attackers } im Angriff gegen { $defenders } in der Verteidigung: { $played ->
    [turncoat] Der Überläufer zieht einen Soldato auf die Seite, die ihn hat
    [coward1] Feigling 1 schickt nur einen Soldato heim
   *[other] Feigling 2 schmerzt am meisten, wenn ihn die andere Seite nimmt
}.
lafamiglia-hint-take = Es steht { $attackers } gegen { $defenders } in { $area }: Die Karte der anderen Seite könnte der Überläufer sein.
lafamiglia-hint-leave = Es steht { $attackers } gegen { $defenders } in { $area }: Die Karte der anderen Seite könnte ein Feigling sein.
lafamiglia-hint-defend = Die neutralen Soldati in { $area } halten gegen { $attackers } nur, wenn jemand für sie eine Karte spielt.
lafamiglia-hint-family = Du führst sie, und dein Partner wählt aus dem Rest.
lafamiglia-hint-colour = Die Farben der Kommission wirken alle gleich.
lafamiglia-hint-token = In der Spalte { $column } { $amount ->
    [one] bleibt 1 Marker
   *[other] bleiben { $amount } Marker
}.
lafamiglia-hint-token-last = Das leert die Spalte { $column }: Niemand kann sie mehr wählen.
lafamiglia-hint-put = Ein Marker auf { $space } blockiert dieses Feld für andere.
lafamiglia-hint-put-setup = Wer diesen Marker später bewegt, bezahlt dich.
lafamiglia-hint-put-open = { $space } ist nie voll; die anderen Felder bleiben frei.
lafamiglia-hint-put-blank = { $space } hat keine Aktion; die anderen Felder bleiben frei.
lafamiglia-hint-idle = Jetzt ist keine Aktion möglich; der Marker muss nur irgendwohin.
lafamiglia-hint-sea = { $sea } berührt { $amount ->
    [one] 1 Gebiet
   *[other] { $amount } Gebiete
} in Reichweite deiner Boote.
lafamiglia-hint-unlock = Von nun an kannst du { $space } nutzen.
lafamiglia-hint-members = { $amount ->
    [0] Soldati kämpfen auf dem Plan; Mitglieder können nur in der Cupola sitzen.
    [one] 1 Mitglied kann später in der Cupola sitzen.
   *[other] { $amount } Mitglieder können später in der Cupola sitzen.
}
lafamiglia-hint-supply = Der Marker kommt in deinen Vorrat zurück.
lafamiglia-hint-swap = So hat dein Team die Plättchen dort, wo sie am meisten helfen.
lafamiglia-hint-unmark = Die Plättchen, die du behältst, helfen dir mehr als { $tile }.
lafamiglia-hint-give = Ohne Geld kann dein Partner nicht ziehen.
lafamiglia-hint-walk = Das Auto bleibt in { $source }.
lafamiglia-hint-keeps = Du verlierst nichts und behältst, was du hast.
lafamiglia-hint-keeps-money = Du behältst die { $amount } Geld, die der nächstbeste Zug kosten würde.
lafamiglia-hint-keeps-area = { $amount ->
    [one] Der Soldato bleibt in { $area }.
   *[other] Alle { $amount } Soldati bleiben in { $area }.
}
