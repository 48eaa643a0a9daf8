# What members see on their own pages, and what is refused there.

web-member-find = Gegner finden
web-member-sign-in = Anmelden
web-member-keep = Namen und Spiele behalten
web-member-lead = Du bist auf allen deinen Geräten bekannt. { $count ->
    [0] Ohne E-Mail, ohne Passwort.
    [one] Dein Tisch kommt mit. Ohne E-Mail, ohne Passwort.
   *[other] Deine { $count } Tische kommen mit. Ohne E-Mail, ohne Passwort.
}
web-member-name = Dein Name im Club
web-member-name-length = 2 bis 24 Zeichen
web-member-free = Frei. Andere werden ihn sehen.
web-member-taken = { $name } ist vergeben oder ähnelt zu sehr dem Namen eines Mitglieds.
web-member-others = Frei:
web-member-code = Code für neue Mitglieder
web-member-kept = Der Club speichert deinen Namen, deine Spiele und öffentliche Schlüssel. Mit einer gestohlenen Datenbank kommt niemand herein. Du kannst jederzeit gehen und eine Datei mit allem mitnehmen.
web-member-keep-this = Diesen Namen behalten
web-member-already = Ich bin schon Mitglied: anmelden
web-member-welcome = Willkommen, { $name }
web-member-second = Dieser Browser kennt dich jetzt. Mit einem zweiten Schlüssel geht auch ohne ihn nichts verloren.
web-member-passkey = Passkey
web-member-best = am besten
web-member-passkey-note = Melde dich auf deinen anderen Geräten mit Fingerabdruck, Gesicht oder PIN an.
web-member-passkey-address = Passkeys brauchen eine sichere Adresse (https). Nimm das Rettungsblatt oder den Code.
web-member-passkey-browser = Dieser Browser kennt keine Passkeys. Nimm das Rettungsblatt oder den Code.
web-member-passkey-add = Passkey hinzufügen
web-member-passkey-kept = Der Passkey ist gespeichert.
web-member-passkey-in = So, wie du dein Gerät entsperrst: mit Fingerabdruck, Gesicht oder PIN.
web-member-passkey-use = Passkey benutzen
web-member-passkey-from = { $device }, zuletzt benutzt: { $date }
web-member-passkey-out = Den Passkey entfernen?
web-member-passkey-out-note = Damit kannst du dich nicht mehr anmelden. Angemeldete Geräte bleiben es.
web-member-remove = Entfernen
web-member-sheet = Rettungsblatt
web-member-sheet-note = Meldet dich einmal an und gibt dir dann ein neues Blatt. Nur jetzt zu sehen.
web-member-sheet-show = Blatt zeigen
web-member-sheet-of = Rettungsblatt für { $name } auf { $site }
web-member-sheet-use = Gilt einmal: Öffne { $address } und tippe die Buchstaben.
web-member-sheet-lost = Ohne das Blatt schließen?
web-member-sheet-lost-note = Du hast es weder gedruckt noch kopiert noch gespeichert, und es wird nicht wieder gezeigt. Auf deiner Seite kannst du ein neues machen.
web-member-sheet-lost-yes = Schließen
web-member-sheet-in = Jedes Blatt gilt einmal. Danach bekommst du ein neues.
web-member-sheet-field = Buchstaben auf dem Blatt
web-member-sheet-next = Dein Blatt ist verbraucht. Das ist das nächste, nur jetzt zu sehen.
web-member-sheet-have = Ich habe das neue Blatt
web-member-sheet-none = Noch keines
web-member-sheet-from = Vom { $date }
web-member-print = Drucken
web-member-copy = Kopieren
web-member-copied = Kopiert
web-member-copy-link = Link kopieren
web-member-save = Speichern
web-member-saved = Gespeichert.
web-member-phone = Auf meinem Handy
web-member-phone-note = Scanne einen Code, und auch das Handy ist angemeldet.
web-member-computer = Auf meinem Computer
web-member-computer-note = Tippe dort eine Zahl, und auch der Computer ist angemeldet.
web-member-phone-show = Code zeigen
web-member-keys-later = Alle deine Schlüssel findest du auf deiner Seite.
web-member-later = Später
web-member-done = Fertig
web-member-scan = Richte die Kamera auf den Code, oder öffne { $address } und tippe die Zahl.
web-member-qr = Code, der ein anderes Gerät anmeldet
web-member-good = Gilt noch { $left }, für ein Gerät, einmal.
web-member-ending = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
web-member-time-up = Die Zeit ist um.
web-member-new-code = Neuer Code
web-member-devices = Deine Geräte
web-member-device = Ein Gerät
web-member-here = Dieser Browser
web-member-waiting-phone = Warten auf dein Handy
web-member-waiting-computer = Warten auf deinen Computer
web-member-appears = Es erscheint hier von selbst.
web-member-arrived = Gerade angemeldet
web-member-nobody-else = Zeig ihn niemandem: Wer ihn scannt, kann sich als du anmelden. Jedes neue Gerät wird allen anderen gemeldet.
web-member-number = Zahl auf einem anderen Gerät
web-member-number-note = Öffne auf einem angemeldeten Gerät deine Seite und wähle „Auf meinem Handy“ oder „Auf meinem Computer“.
web-member-six = Sechs Ziffern
web-member-code-scanned = Mit dem Code anmelden
web-member-code-scanned-note = Der Code kommt von einem angemeldeten Gerät. Er gilt einmal.
web-member-in-here = Auf diesem Gerät anmelden
web-member-lost = Alles verloren? Die Clubleitung kann dir einen neuen Schlüssel geben.
web-member-mine = Deine Seite
web-member-since = Mitglied seit { $date }
web-member-about = Über dich
web-member-line = Eine Zeile über dich
web-member-face = Dein Gesicht
web-member-face-choose = Gesicht wählen
web-member-face-letter = Mein erster Buchstabe
web-member-keys = Deine Schlüssel
web-member-more-keys = Schlüssel hinzufügen
web-member-used = Zuletzt benutzt: { $date }
web-member-out = Abmelden
web-member-out-of = { $device } abmelden
web-member-out-here = Hier abmelden?
web-member-out-here-note = Dieser Browser vergisst deine Plätze. Sie sind wieder da, wenn du dich wieder anmeldest. Ohne zweiten Schlüssel geht das nicht.
web-member-out-all = Überall abmelden
web-member-out-all-note = Alle Geräte werden abgemeldet, auch dieses. Zurück kommst du nur mit einem Passkey oder dem Rettungsblatt.
web-member-link-off = Link zu meinem Platz abschalten
web-member-link-sure = Link abschalten?
web-member-link-note = Der Link öffnet deinen Platz nicht mehr, auf keinem Gerät. Du behältst den Platz überall, wo du angemeldet bist.
web-member-link-yes = Abschalten
web-member-link-is-off = Der Link zu deinem Platz ist abgeschaltet. Du behältst den Platz überall, wo du angemeldet bist.
web-member-deeds = Aktivität
web-member-leave = Club verlassen
web-member-export-note = Eine Datei mit allem, was der Club über dich weiß, samt beendeter Spiele.
web-member-export = Meine Daten speichern
web-member-exported = Die Datei ist gespeichert.
web-member-leave-note = Wenn du gehst, werden dein Name, deine Schlüssel und Geräte gelöscht. Beendete Spiele bleiben. Nach 30 Tagen ist dein Name für andere frei.
web-member-leave-type = Tippe { $name }, um zu gehen
web-member-leave-yes = Endgültig verlassen
web-member-not-you = Warst du das nicht?
web-member-look = Deine Schlüssel ansehen
web-member-was-me = Das war ich
web-member-older = Ältere Tische
web-member-hello = Hallo, { $name }
web-member-waits = { $count ->
    [0] Niemand wartet auf dich, { $name }
    [one] Ein Tisch wartet auf dich, { $name }
   *[other] { $count } Tische warten auf dich, { $name }
}
web-member-lead-home = Spiel gegen einen Bot, oder eröffne einen Tisch und lade jemanden ein.
web-member-next = Nächster Tisch: { $table }
web-member-offer-title = Dieses Spiel behalten?
web-member-offer = Behalte deinen Namen und deine Spiele auf allen deinen Geräten. Ohne E-Mail, ohne Passwort.
web-member-not-now = Jetzt nicht

club-error-passkey = Dieser Passkey passt hier nicht. Versuch es noch einmal oder melde dich anders an.
club-error-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
club-error-passkey-site = Passkeys brauchen eine sichere Adresse (https). Nimm das Rettungsblatt oder den Code.
club-error-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen.
club-error-many-names = Von hier wurden zu viele Namen probiert. Warte eine Minute.
