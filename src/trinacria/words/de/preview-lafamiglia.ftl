# What an action of La Famiglia costs and brings, before it is played. Money stands beside its line, so these do not name it.

lafamiglia-preview-money-supply = in den Vorrat
lafamiglia-preview-money-owner = an { $other } für den fremden Marker
lafamiglia-preview-money-token = für den fremden Marker
lafamiglia-preview-money-printed = über die Spalte gedruckt
lafamiglia-preview-money-tokens = { $count ->
    [one] für 1 Marker
   *[other] für { $count } Marker
}
lafamiglia-preview-money-foreign = { $count ->
    [one] für 1 fremden davon
   *[other] für { $count } fremde davon
}
lafamiglia-preview-money-gift = als Gabe: { $other } bekommt { $arrives }
lafamiglia-preview-money-bank = aus dem Vorrat
lafamiglia-preview-money-labs = aus deinen Laboren
lafamiglia-preview-money-sale = für den Befehl
lafamiglia-preview-money-card = von der Charakterkarte
lafamiglia-preview-order = Du bekommst den Befehl { $order }
lafamiglia-preview-order-sold = { $order } ist dann aus dem Spiel
lafamiglia-preview-hq-recruited = Soldati in dein HQ: { $amount }
lafamiglia-preview-hq-reward = Belohnung, Soldati in dein HQ: { $amount }
lafamiglia-preview-hq-placed = Soldati aus deinem HQ: { $amount }
lafamiglia-preview-hq-card = Soldati von der Karte in dein HQ: { $amount }
lafamiglia-preview-hq-spent = Soldati aus deinem HQ in den Vorrat: { $amount }
lafamiglia-preview-soldati-force = Angreifer, die du in { $area } sofort verlierst: { $amount }
lafamiglia-preview-soldati-pentito = Soldati, die du in { $area } verlierst: { $amount }
lafamiglia-preview-recruit = Bis zu { $amount } anwerben
lafamiglia-preview-place = Bis zu { $amount } einsetzen
lafamiglia-preview-issue = Befehle, die du erteilen kannst: { $amount }
lafamiglia-preview-equipment = Ein Stück Ausrüstung einsetzen
lafamiglia-preview-influence = Marker von deinem Tableau: { $amount }
lafamiglia-preview-mat = Ein Marker geht aus der Reihe { $row } deines Tableaus
lafamiglia-preview-value = Grundwert { $row }: { $now } → { $amount }
lafamiglia-preview-commission = Ein Kommissionsmarker geht aus der Reihe { $row }
lafamiglia-preview-car = Ein Auto in { $area }
lafamiglia-preview-car-bomb = Das Auto in { $area } geht verloren
lafamiglia-preview-car-open = Angriff +{ $amount }, wenn du ein Auto mitnimmst
lafamiglia-preview-lab = Ein Labor in { $area }
lafamiglia-preview-boat = Ein Boot: { $sea }
lafamiglia-preview-start_piece = Du nimmst die Startfigur
lafamiglia-preview-final = Eine Schlussaktion am Ende der Planung
lafamiglia-preview-tile = Du markierst { $tile }
lafamiglia-preview-tile-given = Du gibst { $tile } auf
lafamiglia-preview-seats = Plätze in der Cupola: { $seats } zu { $others }
lafamiglia-preview-skull = Angriff +{ $amount }: Totenkopf
lafamiglia-preview-car_attack = Angriff +{ $amount }: Auto
lafamiglia-preview-miniguns = Angriff +{ $amount }: Maschinengewehre
lafamiglia-preview-labs = Verteidigung +{ $amount }: Labore
lafamiglia-preview-vests = Verteidigung +{ $amount }: Westen
lafamiglia-preview-watchmen = Verteidigung +{ $amount }: Wachleute
lafamiglia-preview-removed = Angriff { $attack }, Verteidigung { $defence }: { $amount ->
    [0] kein Verteidiger geht
    [one] 1 Verteidiger geht
   *[other] { $amount } Verteidiger gehen
} vorab, noch { $defenders } in { $area }
lafamiglia-preview-gone = In { $area } entfernte Soldati: { $amount }
lafamiglia-preview-knockout = Jede Seite verliert { $amount }. Angriff noch { $attackers }, Verteidigung noch { $defenders }
lafamiglia-preview-left = { $area } behält { $amount }
lafamiglia-preview-stand = Dann { $amount } in { $area }
lafamiglia-preview-taken = Nimmt { $area } ein: { $amount } von { $of } Gebieten von { $mandamento }
lafamiglia-preview-taken-if_won = Wenn du gewinnst: { $area }, { $amount } von { $of } Gebieten von { $mandamento }
lafamiglia-preview-lost = { $area } bleibt leer und ist verloren
lafamiglia-preview-emptied = In { $area } sind keine Soldati mehr ({ $family })
lafamiglia-preview-theirs = { $area } geht an: { $family }
lafamiglia-preview-lab_lost = { $area } verliert ein Labor (noch { $amount })
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] Du kontrollierst
   *[other] { $seat } kontrolliert
} { $mandamento }
lafamiglia-preview-mandamento_won-if_won = Gelingt der Angriff, { $viewer ->
    [self] kontrollierst du
   *[other] kontrolliert { $seat }
} { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] Du verlierst
   *[other] { $seat } verliert
} { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = Gelingt der Angriff, { $viewer ->
    [self] verlierst du
   *[other] verliert { $seat }
} { $mandamento }
lafamiglia-preview-collide = Drei Boote treffen sich ({ $sea }): Zwei werden entfernt
lafamiglia-preview-sunk = Ein Boot von { $other } wird entfernt ({ $sea })
lafamiglia-preview-laid = { $order } liegt verdeckt in { $area }
lafamiglia-preview-failed = Der Angriff auf { $area } scheitert
lafamiglia-preview-coupole = Die Cupola zählt als eines deiner Mandamenti
lafamiglia-preview-number = Du wählst, wie viele gehen, bis zu { $amount }
lafamiglia-preview-token = Ein fremder Marker kostet { $amount } mehr
lafamiglia-preview-one_of = Eins von diesen { $amount }
lafamiglia-preview-approach = Dann { $attackers } gegen { $defenders }: List oder rohe Gewalt für { $amount }
lafamiglia-preview-cards = Jede Seite spielt eine Karte; noch ist nichts verloren
lafamiglia-preview-convert = Du darfst bis zu { $amount ->
    [one] { $amount } Verteidiger
   *[other] { $amount } Verteidiger
} ersetzen
lafamiglia-preview-pay_off = Du darfst bis zu { $amount ->
    [one] { $amount } Verteidiger
   *[other] { $amount } Verteidiger
} auszahlen
lafamiglia-preview-tile_bribery = Du darfst Verteidiger bestechen: { $amount }
lafamiglia-preview-empty = { $area } bleibt leer: Dann hält es niemand.
lafamiglia-preview-empty-near = { $area } bleibt leer, und { $seat } hat { $amount } gleich daneben in { $source }.
lafamiglia-preview-order_lost = { $order } in { $area } kommt ungenutzt in dein HQ zurück.
lafamiglia-preview-mandamento = Du verlierst die Kontrolle über { $mandamento }.
lafamiglia-preview-purse = Das ist dein letztes Geld.
lafamiglia-preview-idle-planning = { $tile } wirkt nur in der Planung: Im Kampf, der jetzt folgt, tut es nichts.
lafamiglia-preview-idle-encounter = { $tile } wirkt nur im Kampf: In der Planung, die jetzt folgt, tut es nichts.
lafamiglia-preview-asked = { $decision }
