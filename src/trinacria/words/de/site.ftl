# The static edition: the command that writes it, and what the page says where it plays on one device.
cli-help-site = Schreibt die statische Ausgabe in den Ordner OUT: Dateien, die jeder Webspace ausliefern kann. Gespielt wird gegen Bots oder an einem Bildschirm, allein im Browser; ein Server ist nicht nötig. Braucht npm (Node) und pip.
cli-help-site-short = Schreibt eine Ausgabe, die allein im Browser spielt, für jeden Webspace.
cli-help-site-compress = schreibt jede Datei auch gepackt, als br und gz, für Webserver, die das ausliefern (nginx, Caddy)
cli-help-site-address = wo der Ordner liegen wird, etwa https://me.example/play/: Messenger zeigen dann zu Links ein Bild
cli-site-written = Geschrieben nach { $folder }: { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, { $size } MB.
cli-site-compressed = Gepackt: { $size } MB.
cli-site-serve = Probier es: python -m http.server --directory { $folder }
site-error-node = Die statische Ausgabe wird mit Node gemacht, und hier gibt es keines. Installiere Node 20.19 oder neuer.
site-error-hash = { $what } ist nicht das Erwartete: Der Hash ist anders. Es wurde nichts geschrieben.
site-error-fetch = { $what } ließ sich nicht holen: { $reason }
site-error-compile = Der Python-Code ließ sich nicht für Browser übersetzen: { $reason }
site-error-folder = { $folder } enthält Dateien, die nicht zu einer statischen Ausgabe von Trinacria gehören. Wähle einen leeren Ordner.
site-error-page = Dieser Installation fehlt die Seite. In einem Klon baut sie „make web“.
site-error-address = „{ $address }“ ist keine Webadresse. Sie sollte aussehen wie https://me.example/play/.
