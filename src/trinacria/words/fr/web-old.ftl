# Ce qu’un navigateur trop ancien affiche à la place de la page.

web-old-title = Ce navigateur est trop ancien pour Trinacria
web-old-note = Trinacria fonctionne dans Chrome et Edge à partir de la version { $chrome }, dans Firefox à partir de la version { $firefox } et dans Safari à partir de la version { $safari }.
web-old-ways = Mettez ce navigateur à jour, ou ouvrez la page dans un navigateur plus récent. Rien ne se perd : les tables et les places conservées ici restent.
