# The page: people of a club, invitations, notices, the next table.

web-club-people = Leute
web-club-members-only = Hier sehen sich die Mitglieder dieses Clubs. Werde auf der Startseite Mitglied oder melde dich an.
web-club-all = Alle Mitglieder
web-club-all-people = Alle Leute
web-club-find = Nach einem Namen suchen
web-club-nobody = Niemand heißt so.
web-club-more = Mehr zeigen
web-club-games = { $count ->
    [0] noch keine Partien
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-club-here = gerade da
web-club-seen = zuletzt da: { $when }
web-club-waits-at = sucht noch Leute: { $table }
web-club-plays-at = spielt gerade: { $table }

## Friends

web-club-friends = Freunde
web-club-no-friends = Noch keine Freunde. Such nach einem Namen und frag an.
web-club-asks = Anfragen an dich
web-club-asked = Deine Anfragen
web-club-lately = Zuletzt mit dir am Tisch
web-club-following = Du folgst
web-club-blocked = Blockiert
web-club-accept = Annehmen
web-club-refuse = Ablehnen
web-club-take-back = Zurückziehen
web-club-befriend = Freundschaft anfragen
web-club-unfriend = Freundschaft beenden
web-club-follow = Folgen
web-club-unfollow = Nicht mehr folgen
web-club-block = Blockieren
web-club-unblock = Freigeben
web-club-sure-block = { $name } blockieren?
web-club-sure-block-note = Ihr könnt nicht am selben Tisch sitzen, nichts voneinander lesen und euch nicht einladen. Freundschaft und Folgen enden. Niemand erfährt davon.
web-club-friends-here = Freunde
web-club-none-here = Von deinen Freunden ist niemand da.
web-club-wants-friend = möchte mit dir befreundet sein
web-club-answer = Antworten
web-club-followed-play = Es spielen Leute, denen du folgst

## A profile

web-club-edit = Bearbeiten
web-club-invite-to-play = Zusammen spielen
web-club-friend-since = befreundet seit: { $date }
web-club-finished = { $count ->
    [one] Partie gegen Menschen
   *[other] Partien gegen Menschen
}
web-club-won-drawn = gewonnen, { $drawn } unentschieden
web-club-streak = { $kind ->
    [won] { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
    [drawn] { $count ->
        [one] 1 Unentschieden
       *[other] { $count } Unentschieden
    }
    [lost] { $count ->
        [one] 1 Niederlage
       *[other] { $count } Niederlagen
    }
   *[none] –
}
web-club-longest = in Folge; Siegrekord: { $count }
web-club-to-end = zu Ende gespielt
web-club-seconds = { $count } s
web-club-pace = pro Entscheidung
web-club-favourite = Lieblingsfamilie
web-club-plays-now = Spielt gerade
web-club-last-games = Letzte Partien
web-club-all-games = Alle Partien
web-club-no-games = Noch keine beendeten Partien.
web-club-you-and = Du und { $name }
web-club-not-met = Ihr habt noch nicht gegeneinander gespielt.
web-club-against = Gegeneinander: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
web-club-results = Eure letzten Ergebnisse gegeneinander
web-club-newest-first = deine Ergebnisse, das neueste zuerst
web-club-outcome = { $outcome ->
    [won] Sieg
    [drawn] Unentschieden
   *[lost] Niederlage
}
web-club-outcome-short = { $outcome ->
    [won] S
    [drawn] U
   *[lost] N
}
web-club-as-partners = im selben Team
web-club-with-bots = mit Bots
web-club-games-title = Partien
web-club-game = Spiel
web-club-games-head = Partien
web-club-families = Familien
web-club-family = Familie
web-club-won = Gewonnen
web-club-sure = Wie sicher das ist

web-club-ratings = Wertungen
web-club-rated-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-club-place = Platz { $place } von { $of }
web-club-provisional = vorläufig
web-club-unrated = noch ohne Wertung, { $count } von { $fewest }
web-club-ladder = Rangliste
web-club-course = { $first } am { $since }, { $last } am { $until }, am höchsten { $highest } am { $when }.
web-club-band = Die Linie ist die Wertung. Die wahre Stärke liegt in 95 von 100 Fällen im Band.
web-club-season = { $quarter ->
    [1] Winter { $year }
    [2] Frühling { $year }
    [3] Sommer { $year }
   *[4] Herbst { $year }
}
web-club-season-of = Saison
web-club-place-head = Platz
web-club-member = Mitglied
web-club-rating = Wertung
web-club-gain = Wertung: { $gain }
web-club-ladder-empty = In dieser Saison hat noch niemand eine Wertung.
web-club-ladder-note = Eine Wertung erscheint nach zehn gewerteten Partien. Das Fragezeichen bleibt, solange sie um mehr als 110 danebenliegen kann.

## Invitations

web-club-invite-member = Mitglied einladen
web-club-invite-to-seat = Jemanden auf Platz { $number } einladen
web-club-invite = Einladen
web-club-invited = Eingeladen
web-club-invite-note = Der Platz wird zwei Minuten freigehalten, in einem Spiel ohne Eile zwei Tage. Der Link dazu gilt weiter.
web-club-invited-now = { $name } ist eingeladen
web-club-sent = { $state ->
    [accepted] sitzt am Tisch
    [declined] { $said ->
        [yes] jetzt nicht: „{ $why }“
       *[no] jetzt nicht
    }
    [withdrawn] zurückgezogen
    [late] hat nicht rechtzeitig geantwortet
   *[open] eingeladen
}
web-club-invites = { $name } lädt dich ein
web-club-sit-there = mit { $names }
web-club-time-left = Zeit zum Antworten
web-club-kept = Platz freigehalten: { $left }
web-club-fold = Beiseitelegen
web-club-more-invitations = { $count ->
    [one] 1 weitere Einladung
   *[other] { $count } weitere Einladungen
}
web-club-not-now = Jetzt nicht
web-club-why-hour = In einer Stunde
web-club-why-tonight = Heute Abend
web-club-why-tomorrow = Morgen
web-club-why-busy = Ich spiele gerade woanders
web-club-why-none = Ohne Grund

## Notices

web-club-notices = Mitteilungen
web-club-news = Neuigkeiten
web-club-no-notices = Noch nichts.
web-club-former = Ein ehemaliges Mitglied
web-club-notice = { $kind ->
    [friend_asked] { $who } möchte mit dir befreundet sein.
    [friend_accepted] { $who } ist jetzt mit dir befreundet.
    [invited] { $state ->
        [open] { $who } lädt dich an den Tisch „{ $table }“ ein.
        [accepted] { $who } hat dich an den Tisch „{ $table }“ eingeladen. Du hast dich hingesetzt.
        [declined] { $who } hat dich an den Tisch „{ $table }“ eingeladen. Du hast abgelehnt.
        [withdrawn] { $who } hat die Einladung an den Tisch „{ $table }“ zurückgezogen.
       *[other] { $who } hat dich an den Tisch „{ $table }“ eingeladen. Jetzt ist es zu spät.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } sitzt jetzt am Tisch „{ $table }“.
       *[other] { $said ->
            [yes] { $who } kann nicht an den Tisch „{ $table }“ kommen: „{ $why }“
           *[no] { $who } kann nicht an den Tisch „{ $table }“ kommen.
        }
    }
    [seek_asked] { $who } hat dich als Partner angefragt.
    [seek_found] { $who } spielt mit dir an „{ $table }“.
    [friend_opened] { $who } sucht noch Leute für den Tisch „{ $table }“.
   *[followed_plays] { $who } spielt jetzt am Tisch „{ $table }“.
}
web-club-unseen = { $count ->
    [0] Mitteilungen
    [one] Mitteilungen, 1 neue
   *[other] Mitteilungen, { $count } neue
}
web-club-meeting = Wie andere mich erreichen
web-club-take-requests = Andere dürfen Freundschaft anfragen
web-club-take-invitations = Wer mich auf einen Platz einladen darf
web-club-from-all = alle Mitglieder
web-club-from-friends = nur Freunde
web-club-from-nobody = niemand
web-club-device-note = { $state ->
    [on] Einladungen, Freunde und Partien, wie unten angekreuzt, auch wenn diese Seite geschlossen ist.
   *[off] Aus. Der Browser fragt zuerst um Erlaubnis.
}
web-club-tell-me = Melden, wenn
web-club-on-page = Auf der Seite
web-club-on-device = Auf Geräten
web-club-kind = { $kind ->
    [friend_asked] jemand mit mir befreundet sein möchte
    [friend_accepted] jemand meine Anfrage annimmt
    [invited] mich jemand auf einen Platz einlädt
    [invitation_answered] jemand auf meine Einladung antwortet
    [seek_asked] Freunde mich als Partner anfragen
    [seek_found] sich jemand für eine Partie über Tage findet
    [friend_opened] Freunde noch Leute suchen
   *[followed_plays] Leute, denen ich folge, ein Spiel beginnen
}
web-club-quiet = Ruhezeit auf Geräten
web-club-quiet-since = Ruhe ab
web-club-quiet-until = Ruhe bis
web-club-hide = Vor allen verbergen
web-club-hide-together = Ergebnisse gegeneinander
web-club-hide-pace = Zeit pro Entscheidung
web-club-languages = Sprachen, die ich spreche

## The next table

web-club-next-table = { $count ->
    [one] Nächster Tisch: 1 wartet auf dich
   *[other] Nächster Tisch: { $count } warten auf dich
}
web-club-looking = Die Suche nach Gegnern läuft: zurück zur Suche
web-club-next-short = Nächster Tisch
web-club-last-one = Das war der letzte.
web-club-seek-again = Nicht alle sind rechtzeitig gekommen. Deine Suche geht weiter, wo sie war.
web-club-none-waits = Kein Tisch wartet auf dich.
web-club-tabs = Seiten
web-club-tab-home = Start
web-club-tab-play = Spielen
web-club-tab-games = Partien
web-club-tab-news = Mitteilungen
