# Where Trinacria plays on one device, without a server.
web-site-starting = Der Tisch wird eingerichtet …
web-site-start-failed = Der Tisch ließ sich nicht einrichten. Einem älteren Browser fehlt vielleicht etwas, oder eine Datei kam nicht an.
web-site-start-again = Noch einmal versuchen
web-site-learn = Lernen und ansehen
web-site-replays = Ein Spiel ansehen
web-site-about = Spiel zwei Brettspiele im Browser: gegen Bots oder mit anderen an einem Bildschirm. Alles läuft auf diesem Gerät, und nichts wird irgendwohin gesendet.
web-site-log = Punkte und Protokoll
web-site-silent = Die gespeicherten Spiele sind gerade nicht lesbar.
web-site-missing-note = Ein Spiel bleibt in dem Browser, in dem es gespielt wurde; ein Link darauf geht nur dort. Um es anderswo zu zeigen, speichere es in einer Datei und öffne sie unter „Partien“.
web-site-pack-missing = Dieses Paket ist nicht in diesem Browser. Um es hier zu benutzen, füge seine Dateien beim Einrichten eines Tischs hinzu.
web-site-kept = Deine Spiele sind in diesem Browser gespeichert. Wer dessen Daten löscht, löscht auch sie; vorher kannst du ein Spiel in einer Datei speichern.
web-site-save = In Datei speichern
web-site-save-note = Die Datei enthält das ganze Spiel, auch verdeckte Karten. Öffnen kannst du sie unter „Partien“, hier oder auf einem Server, und dort mit Freunden weiterspielen.
web-site-continue = Mit Freunden weiterspielen
web-site-pack-note = Die Dateien eines Pakets oder ein Zip-Archiv. Sie werden zuerst geprüft und bleiben in diesem Browser.
web-site-fair = Auf einem einzigen Gerät gibt es niemanden, dem etwas zu versprechen wäre: Dieser Browser wählt den Startwert und teilt aus. Nach dem Spiel kannst du jedes Mischen nachrechnen und sehen, dass unterwegs nichts verändert wurde. Gegen jemanden, der die Seite selbst verändert, beweist das nichts.
web-site-continue-note = Ein neuer Tisch beginnt mit dieser Stellung. Der Server mischt, was noch verdeckt ist; die Datei verrät also niemandem, was kommt. Die anderen Plätze warten auf deine Freunde. Welchen Platz möchtest du?
web-site-verified = { $count ->
    [one] Auf diesem Gerät aus dem Startwert nachgerechnet: 1 Aktion stimmt.
   *[other] Auf diesem Gerät aus dem Startwert nachgerechnet: Alle { $count } Aktionen stimmen.
}
web-site-verified-not = Dieses Spiel lässt sich nicht aus seinem Startwert nachrechnen.
