# What members are to each other: what is refused, and what devices are told.

people-error-unknown = Es gibt kein Mitglied namens { $name }.
people-error-self = Das bist du.
people-error-closed = { $name } nimmt gerade keine Anfragen von dir an.
people-error-many = Das ist viel auf einmal. Warte ein paar Minuten.
people-error-chair = Dieser Platz ist nicht mehr frei.
people-error-there = { $name } sitzt schon an diesem Tisch.
people-error-kept = Dieser Platz ist für jemanden mit Einladung reserviert. Versuch es später noch einmal.
people-error-invitation = Diese Einladung gilt nicht mehr.
people-error-host = Auf die Plätze des Tischs kann nur die Tischleitung einladen.
people-error-seat = An diesem Tisch kannst du nicht sitzen.
people-error-talk = An diesem Tisch kannst du nicht schreiben.
seek-error-game = Dieses Spiel oder dieser Modus wird hier nicht gespielt.
seek-error-no-partner = Mit Partner suchen geht nur, wenn beide Seiten aus zwei Personen bestehen.
seek-error-friends = { $name } gehört nicht zu den Freunden. Nur Freunde lassen sich als Partner anfragen.
seek-error-many = Es { $most ->
    [one] läuft schon { $most } Suche
   *[other] laufen schon { $most } Suchen
} nach Partien über Tage. Erst eine davon beenden.
seek-error-over = Diese Suche ist vorbei: Die Plätze sind gerade vergeben worden, oder es sucht niemand mehr.
seek-error-language = Gesucht werden Leute mit einer anderen Sprache.
seek-error-rating = Gesucht werden Leute mit einer anderen Wertung.
seek-error-range = Keine Wertung ist mindestens { $low } und höchstens { $high }.

people-help-recount = Zählt alle beendeten Spiele von Mitgliedern neu.
people-recounted = { $count ->
    [one] { $count } Spiel gezählt.
   *[other] { $count } Spiele gezählt.
}

people-push = { $kind ->
    [invited] { $who } lädt dich zum Spielen ein
    [friend_asked] { $who } möchte mit dir befreundet sein
    [friend_accepted] { $who } ist jetzt mit dir befreundet
    [friend_opened] { $who } hat einen Tisch eröffnet
    [seek_asked] { $who } fragt dich als Partner an
    [seek_found] Gegner gefunden: { $who } spielt mit
    [followed_plays] { $who } spielt jetzt
   *[invitation_answered] { $state ->
        [accepted] { $who } hat deine Einladung angenommen
       *[declined] { $who } hat deine Einladung abgelehnt
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = Hinsetzen
people-push-later = Jetzt nicht
