# The host of a club: what is refused, what the command says, and the host's page.


# ---- what is refused

host-error-key = Dieser Link öffnet die Seite der Clubleitung nicht mehr. Einen neuen zeigt „trinacria club host“.
host-error-reason = Nenne einen Grund. Er kommt ins Protokoll.
host-error-word = Darin steht ein Wort, das der Club nicht will. Sag es anders.
host-error-suspended = Diese Mitgliedschaft ist gesperrt. Du kannst zuschauen, aber dich nicht hinsetzen und nichts schreiben.{ $given ->
    [yes] {" "}Grund: { $reason }
   *[no] {""}
}
host-error-suspended-until = Diese Mitgliedschaft ist bis einschließlich { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year } gesperrt. Du kannst zuschauen, aber dich nicht hinsetzen und nichts schreiben.{ $given ->
    [yes] {" "}Grund: { $reason }
   *[no] {""}
}
host-error-day = { $day } ist kein Tag. Schreib ihn so: 2026-11-30.
host-error-day-over = Dieser Tag ist vorbei. Wähle einen späteren.
host-error-no-code = Eine Personenzahl und ein letzter Tag gehören zu einem Code: Wähle den Beitritt mit Code.
host-error-code-count = Zahl der Personen für einen Code: 1 bis { $most }.
host-error-report = Keine Meldung mit der Nummer { $number } ist offen.
host-error-guest = { $name } hat als Gast gespielt: Es gibt keine Mitgliedschaft, die du verwarnen oder sperren könntest. Verwirf die Meldung.
host-error-report-seat = Hier kann nur etwas melden, wer mitspielt oder Mitglied ist.
host-error-no-line = Hier ist nichts, was du melden kannst.
host-error-reports-full = Bei der Clubleitung warten zu viele Meldungen. Versuch es später noch einmal.
host-error-many-reports = Von hier kamen zu viele Meldungen. Versuch es später noch einmal.
host-error-no-word = Ein Wort besteht aus Buchstaben oder Ziffern, höchstens { $most }.
host-error-many-words = Die Liste ist voll ({ $most }). Entferne zuerst ein Wort.
host-error-word-there = { $word } steht schon auf der Liste.
host-error-word-missing = { $word } steht nicht auf der Liste.
host-error-backup-elsewhere = Diese Datenbank wird auf dem Server selbst gesichert, mit „trinacria backup FILE“.
host-error-backup-often = Gerade wurde eine Sicherung gemacht. Warte eine Minute.

# ---- the command

host-help-command = { $command ->
    [host] Zeigt einen neuen Link zur Seite der Clubleitung. Der alte gilt dann nicht mehr.
    [announce] Kündigt allen auf der Startseite etwas an. Ohne Text wird es zurückgenommen.
    [words] Wörter, die der Club in Namen und Chat nicht will.
    [add] Fügt ein Wort hinzu.
    [remove] Entfernt ein Wort.
    [list] Listet die Wörter auf.
    [reports] Listet die Meldungen auf, die auf dich warten.
    [report] Erledigt eine Meldung: verwirft sie, verwarnt das Mitglied oder sperrt es.
   *[warn] Verwarnt ein Mitglied. Es kann das in seiner Liste lesen.
}
host-help-until = Letzter Tag, etwa 2026-11-30.
host-help-reason = Grund. Er kommt ins Protokoll, und das Mitglied kann ihn lesen.
host-help-address = Adresse des Servers, für den Link.
host-link = Seite der Clubleitung: { $address }
    Behalte diesen Link für dich: Wer ihn hat, kann den Club leiten. Er wird einmal gezeigt.
host-announced = Das lesen alle auf der Startseite: { $text }
host-unannounced = Jetzt wird nichts mehr angekündigt.
host-word-added = { $word } steht auf der Liste.
host-word-removed = { $word } steht nicht mehr auf der Liste.
host-words-count = { $count ->
    [0] Noch keine Wörter.
    [one] { $count } Wort.
   *[other] { $count } Wörter.
}
host-warned = { $name } wurde verwarnt.
host-suspended-until = { $name } kann bis einschließlich { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year } nur zuschauen.
host-report-listed = { $number } – { $kind ->
    [line] Eine Nachricht von { $name }
   *[name] Der Name „{ $name }“
}{ $about ->
    [guest] {" "}(Gast)
   *[member] {""}
}: { $reason }
host-reports-count = { $count ->
    [0] Keine Meldungen offen.
    [one] { $count } Meldung offen.
   *[other] { $count } Meldungen offen.
}
host-report-done = { $act ->
    [dismiss] Die Meldung ist verworfen.
    [warn] { $name } wurde verwarnt. Die Meldung ist erledigt.
   *[suspend] { $name } ist gesperrt. Die Meldung ist erledigt.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] { $who } wurde von der Clubleitung bis einschließlich { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year } gesperrt.
       *[no] { $who } wurde von der Clubleitung gesperrt.
    }
    [restored] { $who } wurde von der Clubleitung wieder zugelassen.
    [removed] Die Clubleitung hat ein Mitglied entfernt.
    [warned] { $who } wurde von der Clubleitung verwarnt.
    [dismissed] Die Clubleitung hat Meldung { $number } verworfen.
    [announced] { $ended ->
        [yes] Die Clubleitung hat angekündigt, bis einschließlich { $day }. { $month ->
    [m1] Januar
    [m2] Februar
    [m3] März
    [m4] April
    [m5] Mai
    [m6] Juni
    [m7] Juli
    [m8] August
    [m9] September
    [m10] Oktober
    [m11] November
   *[m12] Dezember
} { $year }: { $text }
       *[no] Die Clubleitung hat angekündigt: { $text }
    }
    [unannounced] Die Clubleitung hat die Ankündigung zurückgenommen.
    [word_added] Die Clubleitung hat { $word } auf die Liste der unerwünschten Wörter gesetzt.
    [word_removed] Die Clubleitung hat { $word } von der Liste der unerwünschten Wörter genommen.
    [host_key] Die Seite der Clubleitung hat einen neuen Link bekommen.
   *[backed_up] Die Clubleitung hat eine Sicherung gemacht: { $file }
}{ $given ->
    [yes] {" "}Grund: { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = Clubleitung
web-host-no-key = Diese Seite öffnet der Link der Clubleitung. Der Server zeigt ihn beim ersten Start; einen neuen zeigt „trinacria club host“.
web-host-section = { $section ->
    [reports] Meldungen
    [members] Mitglieder
    [admission] Aufnahme
    [announcement] Ankündigung
    [words] Wörter
    [backup] Sicherung
    [limits] Grenzen
   *[log] Protokoll
}
web-host-sections = Teile dieser Seite
web-host-waiting = { $count ->
    [0] Keine Meldungen offen
    [one] Eine Meldung wartet auf dich
   *[other] { $count } Meldungen warten auf dich
}
web-host-settled = Erledigt: { $count }
web-host-about = { $kind ->
    [line] Eine Nachricht von { $name }
   *[name] Der Name „{ $name }“
}
web-host-reported = { $at }, { $placed ->
    [yes] am Tisch { $place }
   *[no] an einem Tisch ohne Namen
}
web-host-reporter = { $named ->
    [yes] Gemeldet von { $reporter }: „{ $reason }“
   *[no] Gemeldet: „{ $reason }“
}
web-host-history = { $member }: Mitglied seit { $since }, { $warnings ->
    [0] keine Verwarnungen
    [one] { $warnings } Verwarnung
   *[other] { $warnings } Verwarnungen
}, { $suspensions ->
    [0] keine Sperren
    [one] { $suspensions } Sperre
   *[other] { $suspensions } Sperren
}
web-host-guest = Hat als Gast gespielt: Es gibt keine Mitgliedschaft, die du verwarnen oder sperren könntest.
web-host-line-stays = Der Chat bleibt im Protokoll des Tischs. Die Kopie hier wird gelöscht, sobald du entscheidest.
web-host-do = { $act ->
    [dismiss] Kein Verstoß
    [warn] Verwarnen
    [suspend] Sperren
    [rename] Umbenennen
    [key] Neues Rettungsblatt
    [restore] Wieder zulassen
   *[remove] Entfernen
}
web-host-ask = { $act ->
    [dismiss] Die Meldung über { $name } verwerfen?
    [warn] { $name } verwarnen?
    [suspend] { $name } sperren?
    [rename] { $name } umbenennen?
    [key] Ein neues Rettungsblatt für { $name } machen?
    [restore] { $name } wieder zulassen?
   *[remove] { $name } entfernen?
}
web-host-note = { $act ->
    [dismiss] Niemandem geschieht etwas. Die kopierten Nachrichten werden gelöscht.
    [warn] Die Verwarnung und ihr Grund stehen in der Liste des Mitglieds.
    [suspend] Bis die Sperre endet, kann das Mitglied zuschauen, aber sich nicht hinsetzen und nichts schreiben.
    [rename] Schlüssel, Plätze und Spiele des Mitglieds bleiben.
    [key] Das alte Blatt gilt nicht mehr. Die Geräte des Mitglieds bleiben angemeldet.
    [restore] Das Mitglied kann sich wieder hinsetzen und schreiben.
   *[remove] Alles, was über das Mitglied gespeichert ist, wird gelöscht. Die Spiele bleiben. Das lässt sich nicht rückgängig machen.
}
web-host-reason = Grund
web-host-reason-note = Er kommt ins Protokoll, und das Mitglied kann ihn lesen.
web-host-until = Letzter Tag
web-host-until-note = Leer heißt: ohne Ende.
web-host-new-name = Neuer Name
web-host-cancel = Abbrechen
web-host-sheet = Rettungsblatt für { $name }. Gib es unter vier Augen weiter: Wer es hat, kann sich anmelden. Es wird einmal gezeigt und gilt einmal.
web-host-close = Fertig
web-host-copy = Kopieren
web-host-search = Nach Namen suchen
web-host-state = { $state ->
    [all] Alle
    [new] Neu
    [warned] Verwarnt
   *[suspended] Gesperrt
}
web-host-states = Welche Mitglieder
web-host-count = { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
}, { $new } neu in dieser Woche
web-host-since = Mitglied seit { $day }
web-host-last = zuletzt da: { $day }
web-host-tables-of = { $count ->
    [0] keine Tische
    [one] { $count } Tisch
   *[other] { $count } Tische
}
web-host-warnings = { $count ->
    [one] { $count } Verwarnung
   *[other] { $count } Verwarnungen
}
web-host-suspended = { $ended ->
    [yes] gesperrt bis einschließlich { $day }
   *[no] gesperrt
}
web-host-more = Mehr zeigen
web-host-acts = Was mit { $name } geschehen soll
web-host-nobody = Kein Mitglied passt.
web-host-who = Wer Mitglied werden kann
web-host-admit = { $who ->
    [open] Alle
    [code] Mit einem Code
   *[closed] Niemand
}
web-host-admit-note = Gäste spielen wie bisher.
web-host-new-code = Neuer Code
web-host-code-most = Für wie viele Personen
web-host-code-any = Beide leer heißt: ohne Grenze.
web-host-code = Code für neue Mitglieder. Er wird einmal gezeigt; der vorige gilt nicht mehr.
web-host-club-name = Name des Clubs
web-host-picture = Bild des Clubs
web-host-save = Speichern
web-host-saved = Gespeichert.
web-host-announcement = Von der Clubleitung
web-host-announce-note = Alle lesen es auf der Startseite.
web-host-announce = Ankündigen
web-host-take-back = Zurücknehmen
web-host-words-note = Namen und Nachrichten mit einem dieser Wörter werden abgelehnt. Es zählen ganze Wörter, egal wie sie geschrieben sind.
web-host-word = Wort
web-host-add = Hinzufügen
web-host-drop = { $word } entfernen
web-host-no-words = Noch keine Wörter.
web-host-backup-note = Die Sicherung liegt neben der Datenbank, im Ordner „backups“. Die neuesten zehn bleiben. Sie enthält alles, darum verlässt sie den Server nie über diese Seite.
web-host-backup = Jetzt sichern
web-host-backed-up = Die Sicherung liegt hier: { $file }
web-host-limits-note = Was eine einzelne Adresse tun kann. Die Grenzen gelten für alle gleich.
web-host-limit = { $what ->
    [requests] Anfragen
    [work] Tische, Plätze und andere Arbeit
    [sockets] Verbindungen
    [keys] Falsche Schlüssel
    [members] Neue Mitglieder
   *[reports] Meldungen
}
web-host-at-once = auf einmal
web-host-a-day = am Tag
web-host-figures = Tische
web-host-tables = { $status ->
    [lobby] Noch nicht begonnen
    [running] Laufend
    [paused] Angehalten
   *[over] Beendet
}
web-host-nothing = Noch nichts.
web-host-former = Ein ehemaliges Mitglied

# ---- at a table

web-host-report = Melden
web-host-report-line = Nachricht von { $name } melden
web-host-report-name = Den Namen { $name } melden
web-host-report-note = Die Clubleitung liest die Nachricht, ein paar Nachrichten davor und danach und deinen Grund. Die anderen am Tisch erfahren nichts davon.
web-host-report-send = Der Clubleitung melden
web-host-report-done = Die Clubleitung wird es lesen.
