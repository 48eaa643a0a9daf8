# The content packs of La Famiglia.

content-help = Prüft, kopiert und zeichnet das Spielmaterial von La Famiglia.
content-help-option = Benutzt das Paket in DIR statt des mitgelieferten.
content-help-check = Listet jeden Fehler im Paket in DIR auf. (sonst: das mitgelieferte)
content-help-new = Kopiert das mitgelieferte Paket nach DIR, damit du es ändern kannst.
content-help-draw = Zeichnet jedes Teil als SVG: Plan, Aktionstafeln, Tableaus, Befehle, Charaktere, Plättchen, Solotableaus, Symbole.
content-help-out = Ordner für die Bilder.
content-help-theme = Helle Bilder, dunkle oder beide.
content-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
} in { $folder }:
content-doubt = Zu prüfen: { $told }
content-sound = { $name }: keine Fehler; Hash { $hash }
content-not-empty = der Ordner ist vorhanden und nicht leer; wähle einen anderen
content-copied = Mitgeliefertes Paket kopiert: { $folder }. Ändere seine Dateien, dann rufe auf: trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 Bild
   *[other] { $count } Bilder
} in { $folder }
content-help-balance = Lässt Bots schnelle Partien mit dem Paket in DIR spielen: Siegquoten nach Familie, Seite und Ecke, und was auffällt. (sonst: das mitgelieferte)
content-balance = { $name }: { $games ->
    [one] 1 schnelle Partie unter Bots
   *[other] { $games } schnelle Partien unter Bots
}
content-outliers = Was auffällt
content-usual = Durchschnitt seiner Art
content-order = { $order } ({ $family })
