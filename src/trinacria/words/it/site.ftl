# L’edizione statica: il comando che la scrive e quel che dice la pagina quando si gioca su un solo dispositivo.
cli-help-site = Scrive l’edizione statica nella cartella OUT: file che qualsiasi spazio web può offrire. Si gioca contro i bot o in più persone davanti a uno schermo, nel solo browser, senza server. Servono npm (Node) e pip.
cli-help-site-short = Scrive un’edizione che si gioca nel solo browser, per qualsiasi spazio web.
cli-help-site-compress = scrive anche ogni file compresso, come br e gz, per i server web che li inviano (nginx, Caddy)
cli-help-site-address = dove si troverà la cartella, per esempio https://io.example/play/: così i messaggi mostrano un’immagine accanto ai link
cli-site-written = Scritti in { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } file
}, { $size } MB.
cli-site-compressed = Compressi: { $size } MB.
cli-site-serve = Per provarla: python -m http.server --directory { $folder }
site-error-node = L’edizione statica si fa con Node, che qui manca. Installa Node 20.19 o più recente.
site-error-hash = { $what } non è quello atteso: l’impronta è diversa. Non è stato scritto nulla.
site-error-fetch = Impossibile scaricare { $what }: { $reason }
site-error-compile = Il codice Python non si è potuto compilare per i browser: { $reason }
site-error-folder = { $folder } contiene file che non sono un’edizione statica di Trinacria. Scegli una cartella vuota.
site-error-page = In questa installazione manca la pagina. In un clone la costruisce «make web».
site-error-address = «{ $address }» non è un indirizzo web. Esempio: https://io.example/play/.
