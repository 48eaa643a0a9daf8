# The decision bar, for every game.

bar-back = Zurück
bar-warning = Warnung
bar-more = { $count } weitere
bar-confirm = Aktionen bestätigen
bar-confirm-none = Nie
bar-confirm-one = Einmal je Aktion
bar-confirm-each = Jeden Schritt
bar-forced = Offensichtliches für mich beantworten
bar-forced-note = Nur wo es eine einzige Antwort gibt und alle am Tisch das sehen.
bar-keys-hint = Tipp zeigen oder schließen
bar-guide-other = Nicht in dieser Lektion
