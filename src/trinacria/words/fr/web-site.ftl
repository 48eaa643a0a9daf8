# Là où Trinacria se joue sur un seul appareil, sans serveur.
web-site-starting = Préparation de la table…
web-site-start-failed = La table n’a pas pu être préparée. Le navigateur est peut-être trop ancien, ou un fichier n’est pas arrivé.
web-site-start-again = Réessayer
web-site-learn = Apprendre et revoir
web-site-replays = Revoir une partie
web-site-about = Jouez à deux jeux de société dans votre navigateur : contre des bots ou à plusieurs sur un même écran. Tout se passe sur cet appareil, et rien n’est envoyé ailleurs.
web-site-log = Points et journal
web-site-silent = Les parties enregistrées sont illisibles pour le moment.
web-site-missing-note = Une partie reste dans le navigateur où elle a été jouée : un lien vers elle ne fonctionne que là. Pour la montrer ailleurs, enregistrez-la dans un fichier et ouvrez-le dans « Parties ».
web-site-pack-missing = Cette boîte n’est pas dans ce navigateur. Pour l’utiliser ici, ajoutez ses fichiers dans le formulaire d’une nouvelle table.
web-site-kept = Vos parties sont enregistrées dans ce navigateur. Effacer ses données les supprime ; vous pouvez d’abord enregistrer une partie dans un fichier.
web-site-save = Enregistrer dans un fichier
web-site-save-note = Le fichier contient toute la partie, cartes cachées comprises. Il s’ouvre dans « Parties », ici ou sur un serveur, où vous pouvez la poursuivre avec des amis.
web-site-continue = Poursuivre avec des amis
web-site-pack-note = Les fichiers d’une boîte, ou une archive zip. Ils sont d’abord vérifiés, et restent dans ce navigateur.
web-site-fair = Sur un seul appareil, il n’y a personne à qui promettre quoi que ce soit : c’est ce navigateur qui choisit la graine et distribue les cartes. Après la partie, vous pouvez recalculer chaque mélange et constater que rien n’a été changé en cours de route. Cela ne prouve rien face à quelqu’un qui modifie la page elle-même.
web-site-continue-note = Une nouvelle table commence à partir de cette position. Le serveur mélange à nouveau ce qui est encore caché : le fichier ne dit à personne ce qui va suivre. Les autres places attendent vos amis. Quelle place voulez-vous ?
web-site-verified = { $count ->
    [one] Recalculé sur cet appareil à partir de la graine : { $count } action concorde.
   *[other] Recalculé sur cet appareil à partir de la graine : les { $count } actions concordent.
}
web-site-verified-not = Cette partie ne peut pas être recalculée à partir de sa graine.
