# L’édition statique : la commande qui l’écrit, et ce que dit la page là où l’on joue sur un seul appareil.
cli-help-site = Écrire l’édition statique dans le dossier OUT : des fichiers que tout hébergeur web peut servir. On joue contre des bots ou à plusieurs devant un même écran, dans le navigateur seul, sans serveur. Demande npm (Node) et pip.
cli-help-site-short = Écrire une édition qui se joue dans le navigateur seul, pour n’importe quel hébergeur.
cli-help-site-compress = écrire aussi chaque fichier compressé, en br et gz, pour les serveurs web qui les envoient (nginx, Caddy)
cli-help-site-address = où se trouvera le dossier, par exemple https://moi.example/play/ : les messageries montrent alors une image avec les liens
cli-site-written = Écrit dans { $folder } : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $size } Mo.
cli-site-compressed = Compressé : { $size } Mo.
cli-site-serve = Pour l’essayer : python -m http.server --directory { $folder }
site-error-node = L’édition statique se fabrique avec Node, absent de cette machine. Installez Node 20.19 ou plus récent.
site-error-hash = { $what } n’est pas ce qui était attendu : l’empreinte est différente. Rien n’a été écrit.
site-error-fetch = Impossible de récupérer { $what } : { $reason }
site-error-compile = Le code Python n’a pas pu être compilé pour les navigateurs : { $reason }
site-error-folder = { $folder } contient des fichiers qui ne sont pas une édition statique de Trinacria. Choisissez un dossier vide.
site-error-page = La page manque dans cette installation. Dans un clone, « make web » la construit.
site-error-address = « { $address } » n’est pas une adresse web. Exemple : https://moi.example/play/.
