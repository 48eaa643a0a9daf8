# The page: people and their seats, what is heard of a game, the text mode.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Buchhalter { $value }
web-seats-card-Y = Schläger { $value }
web-seats-card-G = Söldner { $value }
web-seats-lowered = { $card }, gesenkt auf { $value }
web-seats-table = Straße und Stapel
web-seats-street = Straße: { $cards }
web-seats-hand = Hand, Wert { $points }: { $cards }
web-seats-hand-hidden = Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-seats-gang = Bande, Wert { $points }: { $cards }
web-seats-now = Runde und Stand
web-seats-conflict = Konflikt
web-seats-mandamenti = Mandamenti und ihre Gebiete
web-seats-areas = Gebiete und Meere
web-seats-area = { $area }: { $pieces }. Neben { $neighbours }{ $coast ->
    [0] .
    [one] , am Meer { $seas }.
   *[other] , an den Meeren { $seas }.
}
web-seats-tiles = Plättchen und Vorrat
web-seats-supply = Nachschubbefehl { $number },
web-seats-attack = Angriffsbefehl { $number },
web-seats-heard-more = { $count ->
    [one] Noch 1 Zeile im Protokoll.
   *[other] Noch { $count } Zeilen im Protokoll.
}
web-seats-heard-chat = Nachricht von { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] 1 neue Nachricht von { $names }.
   *[other] { $count } neue Nachrichten von { $names }.
}
web-seats-keys-decision = zur Entscheidung springen

web-seats-no = Abbrechen
web-seats-you = du

## The game as a whole

web-seats-menu = Spielmenü
web-seats-menu-note = Es geschieht nichts, bevor du den letzten Knopf drückst.
web-seats-menu-stay = Weiterspielen
web-seats-menu-asked = Zustimmen müssen: { $names }.
web-seats-menu-nobody = Niemand muss gefragt werden.
web-seats-menu-undo = Meinen letzten Zug zurücknehmen
web-seats-menu-undo-note = Das Spiel geht zum Beginn deines letzten Zugs zurück.
web-seats-menu-do-undo = Um Rücknahme bitten
web-seats-menu-pause = Pause
web-seats-menu-pause-note = Alle Uhren stehen. Alle kommen über denselben Link zurück.
web-seats-menu-do-pause = Spiel anhalten
web-seats-menu-draw = Unentschieden anbieten
web-seats-menu-draw-note = Das Spiel endet ohne Sieg.
web-seats-menu-do-draw = Angebot senden
web-seats-menu-score = Anbieten, hier aufzuhören
web-seats-menu-score-note = Es zählt der jetzige Stand.
web-seats-menu-do-score = Angebot senden
web-seats-menu-bot = Einen Bot für mich spielen lassen
web-seats-menu-bot-note = Deinen Platz kannst du jederzeit wieder übernehmen.
web-seats-menu-do-bot = Bot spielen lassen
web-seats-menu-resign = Aufgeben
web-seats-menu-resign-note = Du verlierst, und das Spiel endet für alle.
web-seats-menu-resign-team = Dein Team verliert. Vorher müssen zustimmen: { $names }.
web-seats-menu-do-resign = Aufgeben
web-seats-menu-sure = Endgültig aufgeben? Das lässt sich nicht rückgängig machen.
web-seats-menu-do-sure = Ja, aufgeben
web-seats-offer = Angebot
web-seats-offer-of = { $what ->
    [resign] { $name } möchte, dass euer Team aufgibt.
    [draw] { $name } bietet Unentschieden an.
    [score] { $name } bietet an, bei diesem Stand aufzuhören.
   *[undo] { $name } möchte den letzten eigenen Zug zurücknehmen.
}
web-seats-offer-mine = { $what ->
    [resign] Du möchtest, dass euer Team aufgibt.
    [draw] Du hast Unentschieden angeboten.
    [score] Du hast angeboten, bei diesem Stand aufzuhören.
   *[undo] Du möchtest deinen letzten Zug zurücknehmen.
}
web-seats-offer-waits = Warten auf { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } ist weg; ohne ein Ja von { $names } ist nichts vereinbart.
   *[other] { $names } sind weg; ohne ihr Ja ist nichts vereinbart.
}
web-seats-offer-yes = Zustimmen
web-seats-offer-no = Ablehnen
web-seats-offer-withdraw = Zurückziehen
web-seats-offer-now = Jetzt tun
web-story-offered = { $what ->
    [resign] { $chair } möchte aufgeben.
    [draw] { $chair } bietet Unentschieden an.
    [score] { $chair } bietet an, bei diesem Stand aufzuhören.
   *[undo] { $chair } möchte einen Zug zurücknehmen.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } stimmt zu.
   *[false] { $chair } sagt Nein.
}
web-story-taken_back = Alle sind einverstanden: { $chair } spielt den letzten Zug noch einmal.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } gibt auf.
       *[other] { $chairs } geben auf.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } verliert kampflos.
       *[other] { $chairs } verlieren kampflos.
    }
    [draw_agreed] Alle einigen sich auf Unentschieden.
   *[score_agreed] Alle einigen sich, bei diesem Stand aufzuhören.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] Du gewinnst durch Aufgabe.
        [lost] Du hast aufgegeben.
        [drawn] Unentschieden.
       *[neutral] Das Spiel endete durch Aufgabe.
    }
    [forfeited] { $outcome ->
        [won] Du gewinnst kampflos.
        [lost] Du verlierst kampflos.
        [drawn] Unentschieden.
       *[neutral] Das Spiel endete kampflos.
    }
    [draw_agreed] Unentschieden nach Vereinbarung.
   *[score_agreed] { $outcome ->
        [won] Du gewinnst nach Vereinbarung.
        [lost] Du verlierst nach Vereinbarung.
        [drawn] Unentschieden nach Vereinbarung.
       *[neutral] Das Spiel endete nach Vereinbarung.
    }
}

## Before what can’t be undone

web-seats-sure-hand-over = Deinen Platz übergeben?
web-seats-sure-hand-over-note = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, sieht deine Geheimnisse und spielt für dich; dieser Browser kommt nicht mehr an den Platz.
web-seats-sure-link = Neuer Link zum Platz von { $name }?
web-seats-sure-link-note = Der alte Link gilt sofort nicht mehr. Wer den neuen öffnet, bekommt den Platz und sieht seine Geheimnisse.
web-seats-sure-unseat = Den Platz von { $name } freigeben?
web-seats-sure-unseat-note = Wer dort sitzt, verlässt den Tisch, und der Platz bekommt einen neuen Link.

## Chat, notes, connection, sound

web-seats-notes = Notizen
web-seats-notes-note = Diese Notizen siehst nur du. Sie bleiben in diesem Browser.
web-seats-offline = Du bist offline.
web-seats-offline-kept = Du bist offline. Dein Zug ist vorgemerkt und wird gesendet, sobald du zurück bist.
web-seats-connecting-kept = Verbindung wird neu aufgebaut … Dein Zug ist vorgemerkt und wird dann gesendet.
web-seats-sending = Wird gesendet …
web-seats-notify = Wenn ich am Zug bin
web-seats-volume = Lautstärke
web-seats-time-hours = { $hours } h { $minutes } min
web-seats-title-turn = { $name } am Zug
web-seats-time = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}

## Lobby and invitation

web-seats-seated = { $count ->
    [one] { $count } von { $total } Plätzen ist besetzt
   *[other] { $count } von { $total } Plätzen sind besetzt
}
web-seats-lobby-game = Dein Tisch für { $game } ist bereit.
web-seats-lobby-sides = Partner teilen sich eine Seite; gezogen wird 1, 2, 3, 4 von Seite zu Seite.
web-seats-lobby-drawn = { $places ->
    [fixed] Gezogen wird nach den Nummern der Plätze.
   *[drawn] Die Plätze werden bei Spielbeginn ausgelost.
}
web-seats-side-mine = Deine Seite
web-seats-side-of = Seite von { $name }
web-seats-side = Seite { $number }
web-seats-partner-of = { $viewer ->
    [self] dein Partner
   *[other] Partner von { $name }
}
web-seats-swap = Mit dem nächsten Platz tauschen
web-seats-qr = QR-Code
web-seats-qr-of = QR-Code des Links zu Platz { $number }
web-seats-qr-note = Richte eine Kamera hierher. Wer den Link öffnet, sitzt auf Platz { $number }.
web-seats-each-link = Jeder Link ist ein Platz. Schick ihn nur an eine Person; ein Konto braucht es nicht. Mit einem benutzten Link kann sich sonst niemand hinsetzen.
web-seats-fill = { $count ->
    [one] 1 Platz mit einem Bot besetzen und beginnen
   *[other] { $count } Plätze mit Bots besetzen und beginnen
}
web-seats-how = Wie wir spielen
web-seats-change = Optionen ändern
web-seats-change-save = Änderungen speichern
web-seats-term-clock = Uhr
web-seats-term-late = Zeit abgelaufen
web-seats-term-length = Dauer
web-seats-term-help = Hilfe
web-seats-term-watching = Zuschauen
web-seats-clock = { $kind ->
    [decision] { $seconds } s pro Entscheidung
    [chess] je { $minutes } min, +{ $seconds } s
    [turn] { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
   *[none] keine Zeitgrenze
}
web-seats-late = { $what ->
    [rated] du verlierst
    [bot_plays_once] ein Bot spielt diesen einen Zug
    [bot_takes_seat] ein Bot übernimmt den Platz
   *[nothing] nichts geschieht
}
web-seats-option = { $option }: { $value }
web-seats-help = { $undo ->
    [true] Rückgängig an
   *[false] Rückgängig aus
}, { $hints ->
    [true] Tipps an
   *[false] Tipps aus
}
web-seats-watching = { $on ->
    [true] erlaubt, ohne Geheimnisse
   *[false] nicht erlaubt
}
web-seats-invites = { $by ->
    [host] { $host } lädt dich ein: { $game }
   *[nobody] Du hast eine Einladung: { $game }
}{ $mode ->
    [none] {""}
   *[other] {" "}{ $mode }
}{ $as ->
    [partner] , als Partner von { $partner }
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] Du spielst gegen { $names }.
   *[drawn] Auch am Tisch: { $names }.
}
web-seats-more-free = { $free ->
    [one] 1 weiterer Platz ist frei.
   *[other] { $free } weitere Plätze sind frei.
}
web-seats-no-account = Kein Konto
web-seats-no-account-note = ein Spitzname genügt
web-seats-pausable = Pause möglich
web-seats-pausable-note = über den eigenen Link geht es weiter
web-seats-never-played = Noch nie gespielt?
web-seats-never-played-note = Spiel die geführte Partie; dein Platz wartet.
web-seats-used = Dieser Link wurde benutzt
web-seats-used-note = Er öffnet nichts mehr: Der Platz hat einen neuen Link bekommen. Ist es deiner, öffne deinen eigenen Link. Sonst bitte die Tischleitung um einen neuen.
web-seats-missing = Diesen Tisch gibt es nicht
web-seats-missing-note = Vielleicht wurde der Link abgeschnitten, oder der Tisch wurde nach langer Zeit ohne Spiel entfernt.

## Your tables

web-seats-wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
web-seats-part-waiting = Warten auf andere
web-seats-part-lobby = Noch nicht begonnen
web-seats-part-over = Beendet
web-seats-with-against = mit { $partners }, gegen { $others }
web-seats-against-only = gegen { $others }
web-seats-turn-mine = { $timed ->
    [yes] Du bist am Zug · noch { $left }
   *[no] Du bist am Zug
}
web-seats-turn-other = { $timed ->
    [yes] { $name } entscheidet · noch { $left }
   *[no] { $name } entscheidet
}
web-seats-paused = angehalten
web-seats-look = Ansehen
web-seats-result = { $outcome ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
    [drawn] Unentschieden
   *[neutral] Beendet
}{ $how ->
    [resigned] {" "}durch Aufgabe, { $mine }:{ $theirs }
    [forfeited] {" "}kampflos, { $mine }:{ $theirs }
    [draw_agreed] {" "}nach Vereinbarung, { $mine }:{ $theirs }
   *[other] , { $mine }:{ $theirs }
}

## The draft

web-seats-draft = Familien zur Wahl
web-seats-draft-chosen = gewählt
web-seats-draft-led = { $name } führt sie
web-seats-draft-attack = Angriff
web-seats-draft-defence = Abwehr
web-seats-draft-soldati = Soldati
web-seats-draft-money = Geld
web-seats-draft-speed = Tempo
web-seats-draft-of = { $value } von { $most }
web-seats-draft-early = früh
web-seats-draft-late = spät
web-seats-draft-longest = längste Reihe: { $row }
web-seats-draft-lead = { $family } führen
web-seats-draft-note = { $family } ist gewählt. Drück noch einmal, um sie zu führen.

## Rematch

web-seats-rematch-ready = Die Revanche ist bereit. Sie beginnt, wenn alle da sind.
web-seats-rematch-waits = Warten auf { $names }. Die Partie beginnt, wenn alle da sind.
web-seats-rematch-join = Zur Revanche
