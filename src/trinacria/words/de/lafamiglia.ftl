# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = Es gibt keine Option „{ $option }“. Verfügbare Optionen: { $known }.
error-option-value = Die Option „{ $option }“ muss einen dieser Werte haben: { $known }; „{ $value }“ geht nicht.

position-cycle = Die Zugreihenfolge muss verschiedene Familien aus { $known } nennen, eine pro Platz, nicht „{ $found }“.
position-corners = Die Ecken müssen den Pfeilen { $known } um den Plan folgen, nicht „{ $found }“.
position-teams = { $found } passt nicht zu den Seiten dieses Modus.
position-unknown-id = { $key } enthält „{ $found }“; das gibt es in diesem Spiel nicht.
position-negative = { $key } enthält eine Zahl unter 0.
position-limit = { $key } hat { $found }, erlaubt sind aber höchstens { $high }.
position-soldati = { $key } braucht Familie und Soldati, oder keins von beiden.
position-ownerless = { $key } hat Autos oder Befehle, die keiner Familie gehören.
position-order-owner = Der Befehl { $order } kann nicht { $family } gehören.
position-bust-alone = Die Büste von { $family } steht neben { $space }, wo kein Marker liegt.
position-mark = Das Plättchen { $tile } ist von { $family } markiert, einer Familie des anderen Teams.
position-tile-out = Das Plättchen { $tile } ist markiert, aber nicht im Spiel.
position-space = Das Feld { $space } ist nicht auf Tafel { $sheet }.
position-pieces = Zu viel Material ({ $piece }, { $family }): { $found }. In der Schachtel sind { $high }.
position-step = Der Schritt { $found } passt nicht zu dieser Stellung.
position-solo = Der Modus { $mode } hat keinen Teil „solo“.
position-solo-colours = Familien, Kommissionen und fiktive Familie brauchen verschiedene Farben aus { $known }, und nur eine Soloseite hat eine Kommission: „{ $found }“.
position-coupole = Die Cupola hat { $seats } Plätze, nicht { $found }.
position-round-spaces = { $key } braucht für jedes runde Feld (insgesamt { $number }) eine 0 oder 1.

lafamiglia-decision-draw = Der Zufall zieht.
lafamiglia-decision-family = Wähle deine Familie.
lafamiglia-decision-setup_soldati = Setze den Soldato deines Charakters in eines deiner Gebiete.
lafamiglia-decision-setup_car = Setze das Auto deines Charakters in eines deiner Gebiete.
lafamiglia-decision-setup_boat = Setze das Boot deines Charakters in ein Meer an deinen Gebieten.
lafamiglia-decision-setup_lab = Baue das Labor deines Charakters in einem deiner Gebiete.
lafamiglia-decision-setup_token = Lege einen Einflussmarker auf ein freies Feld von Tafel 0.
lafamiglia-decision-turn = Wähle ein Aktionsfeld oder eine Spalte.
lafamiglia-decision-must_sell = Verkaufe einen Befehl: Du kannst keinen sinnvollen Zug bezahlen.
lafamiglia-decision-help = Gib deinem Partner { $price_gift_arrives } Geld (kostet dich { $price_gift }): Sonst ist dort kein Zug möglich.
lafamiglia-decision-token = Wähle einen Marker dafür. Ein fremder kostet { $price_token }.
lafamiglia-decision-part = Wähle einen Teil des Felds.
lafamiglia-decision-recruit = Wähle, wie viele Soldati du anwirbst.
lafamiglia-decision-place_area = Wähle ein Gebiet für Soldati aus deinem HQ.
lafamiglia-decision-place_number = Wähle, wie viele Soldati du einsetzt.
lafamiglia-decision-issue_area = Wähle ein Gebiet für den Befehl.
lafamiglia-decision-issue_order = Wähle einen Befehl, den du verdeckt legst.
lafamiglia-decision-equipment = Setze ein Stück Ausrüstung auf den Plan.
lafamiglia-decision-sail = Fahre mit deinem neuen Boot in ein benachbartes Meer oder bleib.
lafamiglia-decision-sink = Entferne mit deinem Boot ein weiteres: Drei sind zu viele.
lafamiglia-decision-exert = Wähle eine Reihe deines Tableaus: Ihr linker Marker wird entfernt.
lafamiglia-decision-exert_supply = Wähle die Reihe, deren Marker in deinen Vorrat kommt.
lafamiglia-decision-exert_sheet = Wähle eine andere Reihe: Ihr Marker kommt auf eine Tafel.
lafamiglia-decision-influence_token = Wähle einen Platz für den Marker von deinem Tableau.
lafamiglia-decision-gather = Wähle das Gebiet, in dem du deine Soldati zusammenziehst.
lafamiglia-decision-bring = Wähle ein benachbartes Gebiet, aus dem Soldati oder Autos kommen.
lafamiglia-decision-bring_soldati = Wähle, wie viele Soldati kommen.
lafamiglia-decision-bring_cars = Wähle, wie viele Autos kommen.
lafamiglia-decision-put_token = Wähle ein Feld für diesen Marker. Die Aktion dort entfällt.
lafamiglia-decision-column_action = Führe die Aktion der Spalte aus und erteile nach Wunsch einen Befehl.
lafamiglia-decision-final_action = Bewege den Marker neben deiner Büste und führe die Aktion dort aus.
lafamiglia-decision-tile_influence = Gib einen Soldato aus dem HQ ab, um einen Marker vom Tableau zu entfernen.
lafamiglia-decision-tile_speedboats = Setze ein Boot ein.
lafamiglia-decision-mark_tile = Markiere ein Kontrollplättchen für ein gewonnenes Mandamento.
lafamiglia-decision-unmark_tile = Nimm einen Marker von einem Kontrollplättchen: Du hast ein Mandamento verloren.
lafamiglia-decision-next_order = Wähle, welcher deiner Befehle zuerst kommt.
lafamiglia-decision-order = Führe die Teile deines Befehls aus, in beliebiger Reihenfolge.
lafamiglia-decision-move_from = Wähle, wo die zweite Bewegung beginnt.
lafamiglia-decision-move_target = Wähle, wohin deine Soldati ziehen.
lafamiglia-decision-move_soldati = Wähle, wie viele Soldati ziehen.
lafamiglia-decision-move_car = Ein Auto mitnehmen?
lafamiglia-decision-convert = Wähle, wie viele Verteidiger du durch Soldati aus deinem Vorrat ersetzt.
lafamiglia-decision-pay_off = Wähle, wie viele Verteidiger du gegen Geld entfernst.
lafamiglia-decision-tile_bribery = Zahle, um einen Verteidiger zu entfernen.
lafamiglia-decision-approach = Wähle List oder rohe Gewalt.
lafamiglia-decision-defender = Wähle, welche Familie deines Teams verteidigt.
lafamiglia-decision-conflict_card = Spiele eine Konfliktkarte verdeckt aus.
lafamiglia-decision-take_card = Nimm die Karte der anderen Seite oder lass sie liegen.
lafamiglia-decision-tile_recruitment = Setze Soldati aus deinem HQ in das eingenommene Gebiet.
lafamiglia-decision-tile_second_wave = Setze eine weitere Figur aus dem Vorrat ein.
lafamiglia-decision-strike_from = Wähle, wo der Anschlag beginnt.
lafamiglia-decision-strike_target = Wähle ein Ziel für einen Anschlag oder eine Autobombe.
lafamiglia-decision-pentito = Entferne Soldati aus einem benachbarten Gebiet.
lafamiglia-decision-agitate = Wiegle neutrale Soldati auf.
lafamiglia-decision-agitate_target = Wähle, wohin die neutralen Soldati ziehen.
lafamiglia-decision-agitate_soldati = Wähle, wie viele neutrale Soldati ziehen.
lafamiglia-decision-agitate_reward = Wähle, wie viele Soldati du anwirbst, höchstens einen je entferntem neutralen.
lafamiglia-decision-lab_soldati = Setze zu jedem deiner Labore einen Soldato aus deinem HQ.
lafamiglia-decision-network = Wähle ein benachbartes Gebiet deines Teams für weitere Soldati.
lafamiglia-decision-recall = Ersetze Soldati in benachbarten Gebieten durch eigene.
lafamiglia-decision-commission = Wähle die Farbe deiner Kommission.
lafamiglia-decision-character = Behalte eine von zwei Charakterkarten.
lafamiglia-decision-commission_token = Wähle, wohin der Kommissionsmarker kommt. Auf dem Solotableau bringt er eine Aktion.
lafamiglia-decision-extra_action = Führe die Zusatzaktion dieses Zugs aus.
lafamiglia-decision-unlock = Schalte eine Aktion des Solotableaus frei.
lafamiglia-decision-split = Wähle geheim, wie viele der neuen Soldati Mitglieder sind.
lafamiglia-decision-seat = Entsende Mitglieder in die Cupola, statt Soldati einzusetzen.
lafamiglia-decision-coupole_bonus = Setze deinen Cupola-Bonus in ein Gebiet, ein eigenes oder leeres.
lafamiglia-decision-coupole_restore = Entsende Mitglieder aus deinem HQ, um die Cupola auszugleichen.
lafamiglia-decision-claim = Lege deinen Kontrollmarker auf die Cupola.
lafamiglia-decision-transfer = Versetze Marker auf freie Kontrollplättchen oder biete einen Tausch an.
lafamiglia-decision-swap_tiles = Nimmst du das Angebot deines Partners an, Kontrollplättchen zu tauschen?

lafamiglia-event-tiles_drawn = Kontrollplättchen im Spiel: { $tiles }.
lafamiglia-event-families_dealt = Familien für das erste Team: { $one }. Für das zweite: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Du führst
   *[other] { $seat } führt
} Familie { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] Du fängst an.
   *[other] { $seat } fängt an.
}
lafamiglia-event-character = { $viewer ->
    [self] Du bekommst
   *[other] { $seat } bekommt
} die Charakterkarte „{ $character }“.
lafamiglia-event-planning = Runde { $round }: Planung. { $viewer ->
    [self] Du beginnst.
   *[other] { $seat } beginnt.
}
lafamiglia-event-turn = { $viewer ->
    [self] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] Du kannst keinen Zug bezahlen; dein Zug entfällt.
   *[other] { $seat } kann keinen Zug bezahlen; der Zug entfällt.
}
lafamiglia-event-tokens_swept = Niemand kann zahlen. Die übrigen Marker kommen auf { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Du bewegst
   *[other] { $seat } bewegt
} einen Marker ({ $token }) von { $source } auf { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Du legst
   *[other] { $seat } legt
} einen Einflussmarker auf { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Du entfernst
   *[other] { $seat } entfernt
} einen Marker aus der Reihe { $row } ({ $left ->
    [0] keiner mehr übrig
   *[other] noch { $left } übrig
}).
lafamiglia-event-column_chosen = { $viewer ->
    [self] Du bewegst
   *[other] { $seat } bewegt
} die Spalte { $column } ({ $tokens ->
    [one] 1 Marker
   *[other] { $tokens } Marker
}).
lafamiglia-event-start_taken = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} die Startfigur.
lafamiglia-event-bust_set = { $viewer ->
    [self] Du stellst
   *[other] { $seat } stellt
} die Büste neben { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] Du verzichtest
   *[other] { $seat } verzichtet
} auf die Schlussaktion.
lafamiglia-event-paid = { $viewer ->
    [self] Du zahlst
   *[other] { $seat } zahlt
} { $money } Geld { $other ->
    [supply] in den Vorrat.
   *[other] an { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} { $money } Geld.
lafamiglia-event-laundered = { $viewer ->
    [self] Du wäschst
   *[other] { $seat } wäscht
} { $money } Geld.
lafamiglia-event-money_given = { $viewer ->
    [self] Du gibst
   *[other] { $seat } gibt
} { $arrives } Geld an { $other }; das kostet { $money }.
lafamiglia-event-order_sold = { $viewer ->
    [self] Du verkaufst
   *[other] { $seat } verkauft
} den Befehl { $order }.
lafamiglia-event-recruited = { $viewer ->
    [self] Du wirbst
   *[other] { $seat } wirbt
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} an.
lafamiglia-event-placed = { $viewer ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} in { $area } ein.
lafamiglia-event-order_laid = { $viewer ->
    [self] Du erteilst
   *[other] { $seat } erteilt
} einen Befehl in { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-order_gained = { $viewer ->
    [self] Du bekommst
   *[other] { $seat } bekommt
} den Befehl { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] Du bekommst
   *[other] { $seat } bekommt
} einen Befehl aus { $area } zurück{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-car_placed = { $viewer ->
    [self] Du setzt
   *[other] { $seat } setzt
} ein Auto in { $area } ein.
lafamiglia-event-lab_placed = { $viewer ->
    [self] Du baust
   *[other] { $seat } baut
} ein Labor in { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] Du setzt
   *[other] { $seat } setzt
} ein Boot ein: { $sea }.
lafamiglia-event-boats_collide = Drei Boote treffen sich: { $sea }. { $viewer ->
    [self] Deines geht
   *[other] Das Boot von { $seat } geht
} in den Vorrat zurück.
lafamiglia-event-boat_sunk = Auch ein Boot von { $other } wird entfernt ({ $sea }); { $viewer ->
    [self] du hast es gewählt.
   *[other] { $seat } hat es gewählt.
}
lafamiglia-event-gathered = { $viewer ->
    [self] Du ziehst
   *[other] { $seat } zieht
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}{ $cars ->
    [0] {""}
    [one] {" "}und 1 Auto
   *[other] {" "}und { $cars } Autos
} von { $source } nach { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] Du nutzt
   *[other] { $seat } nutzt
} das Plättchen { $tile }.
lafamiglia-event-control_won = { $viewer ->
    [self] Du kontrollierst
   *[other] { $seat } kontrolliert
} das Mandamento { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] Du verlierst
   *[other] { $seat } verliert
} das Mandamento { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] Du markierst
   *[other] { $seat } markiert
} das Plättchen { $tile }.
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} einen Marker vom Plättchen { $tile }.
lafamiglia-event-orders_revealed = Runde { $round }: Kampf. { $orders_count ->
    [0] Auf dem Plan liegen keine Befehle.
   *[other] Befehle auf dem Plan: { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Du führst
   *[other] { $seat } führt
} den Befehl { $order } in { $area } aus.
lafamiglia-event-order_without_effect = { $order } in { $area } bleibt ohne Wirkung: Nichts davon ist jetzt möglich.
lafamiglia-event-moved = { $viewer ->
    [self] Du ziehst
   *[other] { $seat } zieht
} mit { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} ({ $family }) von { $source } nach { $area }{ $way ->
    [sea] {" "}über das Meer
    [allies] {" "}an Verbündeten vorbei
   *[land] {""}
}{ $car ->
    [1] , mit einem Auto.
   *[0] .
}
lafamiglia-event-area_entered = { $area } war leer und ist nun eingenommen ({ $family }). { $viewer ->
    [self] Die Bewegung war deine.
   *[other] Die Bewegung führte { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] Du hast
   *[other] { $seat } hat
} keine Soldati mehr in { $area }{ $cars ->
    [0] .
    [one] ; 1 Auto ist verloren.
   *[other] ; { $cars } Autos sind verloren.
}
lafamiglia-event-area_taken = { $area } ist eingenommen ({ $family }); { $soldati ->
    [one] 1 Soldato ist übrig.
   *[other] { $soldati } Soldati sind übrig.
} { $viewer ->
    [self] Der Angriff war deiner.
   *[other] Den Angriff führte { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Dein Angriff
   *[other] Der Angriff von { $seat }
} auf { $area } scheitert. Vom Angriff ist niemand übrig ({ $family }){ $car ->
    [1] , und das Auto ist verloren.
   *[0] .
}
lafamiglia-event-lab_lost = { $area } verliert ein Labor ({ $labs ->
    [0] keines mehr übrig
   *[other] noch { $labs } übrig
}).
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Du entfernst
   *[other] { $seat } entfernt
} { $soldati ->
    [one] 1 Verteidiger
   *[other] { $soldati } Verteidiger
} aus { $area }{ $how ->
    [convert] ; ebenso viele kommen zum Angriff dazu.
    [pay] {" "}gegen Geld.
   *[bribe] {" "}durch Bestechung.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Du greifst
   *[other] { $seat } greift
} { $area } ({ $defender }) mit Bonus { $attack } an (Totenkopf { $skull }, Auto { $car }, Maschinengewehre { $miniguns }), gegen { $defence } (Labore { $labs }, Westen { $vests }, Wachleute { $watchmen }). { $removed ->
    [0] Kein Verteidiger geht
    [one] 1 Verteidiger geht
   *[other] { $removed } Verteidiger gehen
} sofort; nun steht es { $attackers } gegen { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Du wählst
   *[other] { $seat } wählt
} List in { $area }.
lafamiglia-event-force = { $viewer ->
    [self] Du wählst rohe Gewalt in { $area } und verlierst
   *[other] { $seat } wählt rohe Gewalt in { $area } und verliert
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}.
lafamiglia-event-defends = { $viewer ->
    [self] Du spielst
   *[other] { $seat } spielt
} die Verteidigung von { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] Du spielst
   *[other] { $seat } spielt
} eine Konfliktkarte{ $card ->
    [hidden] {" "}verdeckt aus.
   *[other] {" "}verdeckt aus: { $card }.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} die Karte der anderen Seite.
lafamiglia-event-card_left = { $viewer ->
    [self] Du lässt
   *[other] { $seat } lässt
} die Karte der anderen Seite liegen.
lafamiglia-event-cards_revealed = Der Angriff ({ $viewer ->
    [self] du
   *[other] { $seat }
}) spielte { $attack_card }, die Verteidigung ({ $other }) { $defence_card }. Karten des Angriffs nun: { $attacker_count ->
    [0] keine
   *[other] { $attacker }
}. Karten der Verteidigung: { $defender_count ->
    [0] keine
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Überläufer ({ $family }): Die andere Seite verliert { $lost }, diese gewinnt { $won }. Nun steht es { $attackers } gegen { $defenders }.
lafamiglia-event-coward = Feigling ({ $family }): { $soldati ->
    [0] niemand geht
    [one] 1 Soldato geht
   *[other] { $soldati } Soldati gehen
}. Nun { $attackers } gegen { $defenders }.
lafamiglia-event-knockout = Schlagabtausch in { $area }: Jede Seite verliert { $soldati }. Nun steht es { $attackers } gegen { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Du bekommst
   *[other] { $seat } bekommt
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} ins HQ.
lafamiglia-event-reinforced = { $viewer ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $soldati ->
    [one] 1 weiteren Soldato
   *[other] { $soldati } weitere Soldati
} in { $area } ein.
lafamiglia-event-strike = { $viewer ->
    [self] Du verübst
   *[other] { $seat } verübt
} von { $source } aus einen Anschlag auf { $area } ({ $defender }){ $bomb ->
    [1] {" "}mit einer Autobombe
   *[0] {""}
}: Angriff { $attack } (Totenkopf { $skull }, Auto { $car }) gegen Verteidigung { $defence } (Labore { $labs }, Westen { $vests }, Wachleute { $watchmen }). { $removed ->
    [0] Niemand wird entfernt
    [one] 1 Soldato wird entfernt
   *[other] { $removed } Soldati werden entfernt
}; { $defenders ->
    [0] niemand ist übrig.
    [one] 1 ist übrig.
   *[other] { $defenders } sind übrig.
}
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] Du verlierst
   *[other] { $seat } verliert
} einen Soldato in { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] Du entfernst
   *[other] { $seat } entfernt
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} ({ $family }) aus { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Du ersetzt
   *[other] { $seat } ersetzt
} { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} in { $source }; die neuen ziehen nach { $area }.
lafamiglia-event-sheets_shifted = Tafel { $top } ist nun oben, Tafel { $bottom } unten.
lafamiglia-event-ended = Das Spiel ist vorbei, { $one }:{ $two } Mandamenti{ $decided_by ->
    [bronte] ; Bronte entscheidet
    [start_piece] ; die Startfigur entscheidet
   *[other] {""}
}. { $reason ->
    [family] Eine Familie kontrolliert { $win_family } oder mehr.
    [team] Ein Team kontrolliert { $win_team } oder mehr.
   *[last_round] Die letzte Runde ist vorbei.
}{ $winners_count ->
    [0] {" "}Niemand gewinnt.
   *[other] {" "}Es gewinnt: { $winners }.
}
lafamiglia-event-families_taken = Familien im Spiel: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} { $family } für die Kommission.
lafamiglia-event-fiction_drawn = Farbe der fiktiven Familie: { $family }.
lafamiglia-event-fiction_settled = Die fiktive Familie beginnt in { $areas }.
lafamiglia-event-tokens_kept = Nur die Spalte { $column } hat noch Marker; damit endet die Planung. Sie bleiben für die nächste Runde in dieser Spalte ({ $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}).
lafamiglia-event-token_lifted = { $viewer ->
    [self] Du entfernst
   *[other] { $seat } entfernt
} einen Kommissionsmarker aus der Reihe { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Du nutzt
   *[other] { $seat } nutzt
} ein Feld des Solotableaus: { $space }.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Du legst
   *[other] { $seat } legt
} den Kommissionsmarker in den Vorrat.
lafamiglia-event-split = { $viewer ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} { $soldati ->
    [one] 1 neue Figur
   *[other] { $soldati } neue Figuren
} hinter den Sichtschirm{ $members ->
    [hidden] .
   *[other] ; Mitglieder: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Du entsendest
   *[other] { $seat } entsendet
} { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
} in die Cupola. Nun { $seats }:{ $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] Du kontrollierst
   *[other] { $seat } kontrolliert
} die Cupola.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] Du verlierst
   *[other] { $seat } verliert
} die Cupola.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] Du versetzt
   *[other] { $seat } versetzt
} einen Marker vom Plättchen { $old_tile } auf { $tile }.
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] Du tauschst
   *[other] { $seat } tauscht
} Marker mit { $other }: { $old_tile } gegen { $tile }.
lafamiglia-event-swap_offered = { $viewer ->
    [self] Du bietest
   *[other] { $seat } bietet
} { $other } einen Tausch an: { $old_tile } gegen { $tile }.
lafamiglia-event-swap_declined = { $viewer ->
    [self] Du lehnst
   *[other] { $seat } lehnt
} den Tausch ab.
lafamiglia-event-extra_action = { $viewer ->
    [self] Du führst
   *[other] { $seat } führt
} eine Zusatzaktion aus.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] Deine Marker
   *[other] Die Marker von { $seat }
} kehren vom Solotableau auf die runden Felder zurück (aus dem Spiel: { $out }).
lafamiglia-event-unlocked = { $viewer ->
    [self] Du schaltest
   *[other] { $seat } schaltet
} { $space } frei.

lafamiglia-result = { $decided_by ->
    [draw] Unentschieden, { $high }:{ $low } Mandamenti. Kein Team hält Bronte.
    [bronte] { $winners_count ->
        [one] Gleichstand, { $high }:{ $low } Mandamenti. { $winners } hält Bronte und gewinnt.
       *[other] Gleichstand, { $high }:{ $low } Mandamenti. { $winners } halten Bronte und gewinnen.
    }
    [start_piece] { $winners_count ->
        [one] Gleichstand, { $high }:{ $low } Mandamenti. { $winners } hat die Startfigur und gewinnt.
       *[other] Gleichstand, { $high }:{ $low } Mandamenti. { $winners } haben die Startfigur und gewinnen.
    }
   *[mandamenti] { $winners_count ->
        [one] { $winners } gewinnt mit { $high }:{ $low } Mandamenti.
       *[other] { $winners } gewinnen mit { $high }:{ $low } Mandamenti.
    }
}
lafamiglia-ended-family = Eine Familie kontrolliert genug Mandamenti für den Sieg.
lafamiglia-ended-team = Ein Team kontrolliert genug Mandamenti für den Sieg.
lafamiglia-ended-last_round = Die letzte Runde ist vorbei.

lafamiglia-refusal-not-now = Das geht jetzt nicht: { $action }. { $asked }
lafamiglia-refusal-not-this = Das ist hier nicht möglich: { $action }.
lafamiglia-refusal-chance-answers = Das zieht der Zufall. Wählen kann es niemand.
lafamiglia-refusal-anytime-not-now = Das geht jetzt nicht: { $action }. Du und dein Partner könnt es zu Beginn eurer Züge, immer wenn ihr etwas zahlen müsst, und vor euren Befehlen.
lafamiglia-refusal-family-not-yours = Familie { $family } kann dein Team nicht wählen.
lafamiglia-refusal-setup-space = Auf { $space } kann kein erster Marker liegen. Wähle ein freies Feld von Tafel 0 ohne grauen Kreis.
lafamiglia-refusal-sea-full = { $sea } hat schon { $boats_per_sea } Boote.
lafamiglia-refusal-sea-not-adjacent = { $sea } liegt an keinem Gebiet mit deinen Soldati.
lafamiglia-refusal-sea-not-at-order = { $sea } liegt nicht am Gebiet des Befehls.
lafamiglia-refusal-sail-too-far = { $sea } ist dem Meer deines neuen Boots nicht benachbart.
lafamiglia-refusal-sink-not-there = { $family } hat in diesem Meer kein Boot.
lafamiglia-refusal-area-not-yours = In { $area } stehen keine deiner Soldati.
lafamiglia-refusal-bring-again = { $area } hast du schon gewählt. Wähle ein anderes Gebiet.
lafamiglia-refusal-area-foreign = In { $area } stehen Soldati einer anderen Familie. Wähle eines deiner Gebiete oder ein leeres.
lafamiglia-refusal-area-partners = { $area } gehört deinem Partner. Dorthin geht es nicht.
lafamiglia-refusal-area-empty = { $area } ist leer. Dieses Feld braucht ein Gebiet, in dem du schon Soldati hast.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] { $area } hat schon ein Labor.
   *[other] { $area } hat schon { $labs_per_area } Labore.
}
lafamiglia-refusal-none-left = Im Vorrat { $piece ->
    [car] sind keine Autos
    [boat] sind keine Boote
    [lab] sind keine Labore
   *[other] ist nichts davon
} mehr.
lafamiglia-refusal-car-not-at-order = { $area } ist nicht das Gebiet des Befehls. Das Auto muss dorthin.
lafamiglia-refusal-too-many = { $found } ist zu viel. Du kannst hier höchstens { $most } wählen.
lafamiglia-refusal-too-few = { $found } ist zu wenig. Wähle mindestens { $least }.
lafamiglia-refusal-column-empty = Die Spalte { $column } hat keine Marker.
lafamiglia-refusal-column-too-dear = Die Spalte { $column } kostet insgesamt { $cost }. Du hast { $money }.
lafamiglia-refusal-column-act-first = Führe die Aktion der Spalte aus, bevor du aufhörst.
lafamiglia-refusal-idle-not-now = Wirkungslos darfst du einen Marker nur bewegen, wenn keine Aktion möglich ist und du dir keine Spalte leisten kannst.
lafamiglia-refusal-sell-first = Noch darfst du keinen Marker wirkungslos bewegen. Verkaufst du zuerst Befehle, kannst du einen sinnvollen Zug bezahlen.
lafamiglia-refusal-space-no-action = { $space } ist kein Aktionsfeld der unteren Tafel.
lafamiglia-refusal-space-taken = Auf { $space } liegt schon ein Marker.
lafamiglia-refusal-space-too-dear = { $space } kostet { $cost }. Hast du den Marker bezahlt, bleiben dir { $money }. Verkaufe zuerst einen Befehl oder bitte deinen Partner.
lafamiglia-refusal-tokens-too-dear = Auf der oberen Tafel liegen nur noch fremde Marker, und dir fehlt das Geld dafür. Verkaufe zuerst einen Befehl oder bitte deinen Partner.
lafamiglia-refusal-solo-space-too-dear = { $space } kostet { $cost }, und du hast { $money }. Gezahlt wird vor der Aktion.
lafamiglia-refusal-space-no-effect = { $space } hätte jetzt keine Wirkung, und etwas musst du tun.
lafamiglia-refusal-token-too-dear = Du kannst diesen fremden Marker nicht bezahlen ({ $token }).
lafamiglia-refusal-token-not-there = Auf { $space } der oberen Tafel liegt kein solcher Marker ({ $token }).
lafamiglia-refusal-final-again = { $space } ist selbst eine Schlussaktion. Leg den Marker auf ein Feld anderer Art.
lafamiglia-refusal-give-too-dear = Geben kostet { $cost } Geld; dein Partner bekommt davon { $money }.
lafamiglia-refusal-give-nobody = Du hast keinen Partner, dem du Geld geben könntest.
lafamiglia-refusal-give-owed = Geben kostet { $cost } Geld, und du musst noch { $money } für Feld und Marker zahlen.
lafamiglia-refusal-nothing-done = Du hast auf diesem Feld noch nichts getan. Nutze mindestens einen Teil.
lafamiglia-refusal-part-no-effect = „{ $part }“ ist schon erledigt oder hätte jetzt keine Wirkung.
lafamiglia-refusal-part-not-there = „{ $part }“ gibt es auf diesem Feld nicht.
lafamiglia-refusal-part-not-on-order = „{ $part }“ steht nicht auf dem Befehl { $order }.
lafamiglia-refusal-part-done = „{ $part }“ ist schon erledigt, oder es ist zu spät dafür.
lafamiglia-refusal-part-impossible = „{ $part }“ ist jetzt nicht möglich.
lafamiglia-refusal-part-area-lost = „{ $part }“ ist nicht möglich: Du hast keine Soldati mehr in { $area }.
lafamiglia-refusal-part-none-left = „{ $part }“ ist nicht möglich: Im Vorrat ist nichts mehr davon.
lafamiglia-refusal-part-hq-empty = „{ $part }“ ist nicht möglich: In deinem HQ sind keine Soldati.
lafamiglia-refusal-part-no-labs = „{ $part }“ ist nicht möglich: Du brauchst ein eigenes Labor und Soldati im HQ, die du dort einsetzt.
lafamiglia-refusal-part-no-sea = „{ $part }“ ist nicht möglich: { $area } liegt nicht an der Küste.
lafamiglia-refusal-part-labs-full = „{ $part }“ ist nicht möglich: Keines deiner Gebiete hat Platz für ein Labor.
lafamiglia-refusal-part-nobody-near = „{ $part }“ ist nicht möglich: Keiner deiner Soldati kann nach { $area } kommen.
lafamiglia-refusal-part-no-target = „{ $part }“ ist nicht möglich: Es gibt kein Ziel.
lafamiglia-refusal-part-no-neutral = „{ $part }“ ist nicht möglich: Keine neutralen Soldati in Reichweite von { $area } können ziehen.
lafamiglia-refusal-rally-first = „{ $part }“ kommt zu spät: Gesammelt wird unmittelbar vor der Bewegung.
lafamiglia-refusal-issue-impossible = Du hast keinen Befehl im HQ oder kein Gebiet für einen.
lafamiglia-refusal-issue-partners = { $area } gehört deinem Partner. Dort kannst du keine Befehle erteilen.
lafamiglia-refusal-issue-taken = In { $area } liegt schon ein Befehl.
lafamiglia-refusal-issue-same-area = Der zweite Befehl dieses Felds muss ebenfalls nach { $area }.
lafamiglia-refusal-orders-full = In { $area } liegen schon { $orders_per_area } Befehle.
lafamiglia-refusal-order-not-in-hq = { $order } ist nicht in deinem HQ.
lafamiglia-refusal-order-needed = { $order } ist dein letzter Befehl, und das gewählte Feld braucht einen.
lafamiglia-refusal-order-laid = { $order } liegt schon auf dem Plan. Befehle auf dem Plan kann man nicht verlegen, tauschen oder zurücknehmen.
lafamiglia-refusal-order-not-next = { $order } ist noch nicht dran. Über die Reihenfolge entscheidet die Initiative.
lafamiglia-refusal-put-not-empty = { $space } ist kein freies Aktionsfeld der unteren Tafel.
lafamiglia-refusal-put-not-allowed = Auf { $space } darf der Marker nicht. Das Feld muss frei sein, und in einer Spalte der oberen Tafel muss noch ein Marker liegen.
lafamiglia-refusal-row-empty = In der Reihe { $row } deines Tableaus liegen keine Marker mehr.
lafamiglia-refusal-row-again = Die Reihe { $row } hat schon einen Marker verloren. Wähle eine andere.
lafamiglia-refusal-nobody-adjacent = Du hast keine Soldati neben { $area }.
lafamiglia-refusal-not-adjacent = { $area } ist { $other } nicht benachbart.
lafamiglia-refusal-tile-out = Das Plättchen { $tile } ist nicht im Spiel.
lafamiglia-refusal-tile-taken = Das Plättchen { $tile } ist schon markiert.
lafamiglia-refusal-tile-not-yours = Das Plättchen { $tile } hast nicht du markiert.
lafamiglia-refusal-no-tile = Das Plättchen { $tile } hast du nicht.
lafamiglia-refusal-start-not-allowed = In { $area } kann die Bewegung nicht beginnen.
lafamiglia-refusal-no-boats = Die Boote deines Teams bilden keine Kette von Meeren bis { $area }.
lafamiglia-refusal-allies-not-reached = { $area } ist zu weit weg. Es muss neben einem leeren oder neutralen Gebiet liegen, in das du von { $other } aus ziehen könntest.
lafamiglia-refusal-allies-nobody = In { $area } gibt es niemanden anzugreifen. Die Verbündeten führen nur zu gegnerischen oder neutralen Soldati.
lafamiglia-refusal-allies-too-dear = Die Verbündeten kosten { $cost } Geld, und das hast du nicht.
lafamiglia-refusal-bribe-too-dear = Eine Bestechung kostet { $cost } Geld.
lafamiglia-refusal-defender-wrong = { $family } gehört nicht zum verteidigenden Team.
lafamiglia-refusal-strike-nobody = In { $area } gibt es keine gegnerischen oder neutralen Soldati.
lafamiglia-refusal-bomb-no-car = Eine Autobombe braucht eines deiner Autos im Gebiet, wo sie beginnt.
lafamiglia-refusal-pentito-again = { $area } hat durch diesen Pentito schon Soldati verloren. Jede Zahl gilt für ein anderes Gebiet.
lafamiglia-refusal-agitate-nobody = In { $area } gibt es keine neutralen Soldati.
lafamiglia-refusal-agitate-too-far = { $area } ist mehr als { $reach } vom Gebiet des Befehls entfernt.
lafamiglia-refusal-agitate-nowhere = Die neutralen Soldati in { $area } können nirgendwohin: Alle Gebiete daneben gehören deinem Team.
lafamiglia-refusal-agitate-own-team = { $area } gehört deinem Team. Aufgewiegelte Soldati können nicht dorthin.
lafamiglia-refusal-no-lab-left = In { $area } hast du kein Labor, dem noch sein Soldato fehlt.
lafamiglia-refusal-network-area = { $area } ist kein benachbartes Gebiet deines Teams, das noch Soldati bekommen kann.
lafamiglia-refusal-put-blank = { $space } hat kein Symbol. Ohne die Wahlregel kommen Marker nur auf Aktionsfelder.
lafamiglia-refusal-column-barred = Dein Partner hat gerade die Spalte { $column } benutzt. Du kannst sie jetzt nicht leeren.
lafamiglia-refusal-rally-no-boat = Aus { $area } kann niemand per Boot kommen: Gesammelt wird über Land.
lafamiglia-refusal-rally-boat = { $area } ist mit diesem Gebiet nicht durch Boote deiner Seite verbunden. Per Boot können Soldati nur aus einem so verbundenen Gebiet von dir kommen.
lafamiglia-refusal-rally-boat-again = Aus einem Gebiet sind schon Soldati per Boot gekommen. Aus { $area } kann keiner mehr kommen.
lafamiglia-refusal-transfer-not-allowed = Ein Marker kann nicht von { $old_tile } auf { $tile }. Er muss dir gehören und darf in diesem Zug noch nicht versetzt worden sein, und das andere Plättchen muss frei sein.
lafamiglia-refusal-swap-not-allowed = { $old_tile } und { $tile } lassen sich nicht tauschen. Der erste Marker muss dir gehören und in diesem Zug noch nicht versetzt worden sein, der zweite deinem Partner gehören.
lafamiglia-refusal-swap-declined = Dein Partner behält das Plättchen { $tile }; gegen { $old_tile } kannst du es nicht tauschen.
lafamiglia-refusal-colour-taken = Die Farbe { $family } ist schon vergeben.
lafamiglia-refusal-not-solo-board = { $space } ist nicht auf dieser Seite des Solotableaus.
lafamiglia-refusal-space-locked = { $space } ist gesperrt.
lafamiglia-refusal-commission-must = Zwei Kommissionsmarker sind zugleich frei geworden. Du musst beide nutzen.
lafamiglia-refusal-character-not-drawn = Die Karte „{ $character }“ hast du nicht gezogen.
lafamiglia-refusal-extra-not-yours = Zusatzaktionen hat nur die Soloseite.
lafamiglia-refusal-extra-done = Die Zusatzaktion dieses Zugs hast du schon ausgeführt.
lafamiglia-refusal-extra-none-left = Es ist kein Zusatzaktionsmarker verfügbar.
lafamiglia-refusal-not-locked = { $space } ist keine gesperrte Aktion.
