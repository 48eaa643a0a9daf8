# What a browser that is too old for the page shows instead of it.

web-old-title = Dieser Browser ist zu alt für Trinacria
web-old-note = Trinacria läuft in Chrome und Edge ab Version { $chrome }, in Firefox ab Version { $firefox } und in Safari ab Version { $safari }.
web-old-ways = Aktualisiere diesen Browser, oder öffne die Seite in einem neueren. Was hier gespeichert ist, bleibt: Tische und Plätze gehen nicht verloren.
