# Ce que les membres voient sur leurs pages, et ce qui y est refusé.

web-member-find = Trouver des adversaires
web-member-sign-in = Se connecter
web-member-keep = Garder mon nom et mes parties
web-member-lead = On vous reconnaît sur tous vos appareils. { $count ->
    [0] Ni e-mail, ni mot de passe.
    [one] Votre table vous suit. Ni e-mail, ni mot de passe.
   *[other] Vos { $count } tables vous suivent. Ni e-mail, ni mot de passe.
}
web-member-name = Votre nom dans le club
web-member-name-length = 2 à 24 caractères
web-member-free = Libre. Les autres le verront.
web-member-taken = { $name } est pris, ou ressemble trop au nom d’un membre.
web-member-others = Libres :
web-member-code = Code pour les nouveaux membres
web-member-kept = Le club conserve votre nom, vos parties et des clés publiques. Une base de données volée ne permet pas de se connecter. Vous pouvez partir à tout moment, avec un fichier qui contient tout.
web-member-keep-this = Garder ce nom
web-member-already = Je suis déjà membre : me connecter
web-member-welcome = Bienvenue, { $name }
web-member-second = Ce navigateur vous reconnaît. Ajoutez une deuxième clé, pour ne rien perdre si vous le perdez.
web-member-passkey = Clé d’accès
web-member-best = conseillée
web-member-passkey-note = Connectez-vous sur vos autres appareils par empreinte, visage ou code.
web-member-passkey-address = Les clés d’accès exigent une adresse sécurisée (https). Utilisez la fiche ou le code.
web-member-passkey-browser = Ce navigateur n’a pas de clés d’accès. Utilisez la fiche ou le code.
web-member-passkey-add = Ajouter une clé d’accès
web-member-passkey-kept = La clé d’accès est enregistrée.
web-member-passkey-in = Déverrouillez comme votre appareil : empreinte, visage ou code.
web-member-passkey-use = Utiliser une clé d’accès
web-member-passkey-from = { $device }, dernière utilisation { $date }
web-member-passkey-out = Retirer la clé d’accès ?
web-member-passkey-out-note = Elle ne permet plus de se connecter. Les appareils connectés le restent.
web-member-remove = Retirer
web-member-sheet = Fiche de secours
web-member-sheet-note = Permet de se connecter une fois, puis vous en recevez une nouvelle. Affichée maintenant seulement.
web-member-sheet-show = Afficher la fiche
web-member-sheet-of = Fiche de secours de { $name } sur { $site }
web-member-sheet-use = Valable une fois : ouvrez { $address } et tapez les lettres.
web-member-sheet-lost = Fermer sans la fiche ?
web-member-sheet-lost-note = Elle n’a été ni imprimée, ni copiée, ni enregistrée, et ne s’affichera plus. Votre page permet d’en faire une autre.
web-member-sheet-lost-yes = Fermer
web-member-sheet-in = Chaque fiche sert une fois. Vous en recevez ensuite une nouvelle.
web-member-sheet-field = Lettres de la fiche
web-member-sheet-next = Votre fiche a servi. Voici la suivante, affichée maintenant seulement.
web-member-sheet-have = J’ai la nouvelle fiche
web-member-sheet-none = Pas encore de fiche
web-member-sheet-from = Faite le { $date }
web-member-print = Imprimer
web-member-copy = Copier
web-member-copied = Copié
web-member-copy-link = Copier le lien
web-member-save = Enregistrer
web-member-saved = Enregistré.
web-member-phone = Sur mon téléphone
web-member-phone-note = Scannez un code, et le téléphone est connecté aussi.
web-member-computer = Sur mon ordinateur
web-member-computer-note = Tapez-y un numéro, et l’ordinateur est connecté aussi.
web-member-phone-show = Afficher le code
web-member-keys-later = Vous retrouverez toutes vos clés sur votre page.
web-member-later = Plus tard
web-member-done = Terminé
web-member-scan = Scannez le code, ou ouvrez { $address } et tapez le numéro.
web-member-qr = Code qui connecte un autre appareil
web-member-good = Valable encore { $left }, pour un appareil, une fois.
web-member-ending = { $seconds ->
    [one] Plus que { $seconds } seconde
   *[other] Plus que { $seconds } secondes
}
web-member-time-up = Le délai est écoulé.
web-member-new-code = Nouveau code
web-member-devices = Vos appareils
web-member-device = Un appareil
web-member-here = Ce navigateur
web-member-waiting-phone = En attente de votre téléphone
web-member-waiting-computer = En attente de votre ordinateur
web-member-appears = Il apparaît ici tout seul.
web-member-arrived = Connecté à l’instant
web-member-nobody-else = Ne le montrez à personne : qui le scanne peut se connecter à votre place. Chaque nouvel appareil est annoncé à tous les autres.
web-member-number = Numéro sur un autre appareil
web-member-number-note = Sur un appareil connecté, ouvrez votre page et choisissez « Sur mon téléphone » ou « Sur mon ordinateur ».
web-member-six = Six chiffres
web-member-code-scanned = Se connecter avec le code
web-member-code-scanned-note = Le code vient d’un appareil connecté. Il sert une fois.
web-member-in-here = Se connecter sur cet appareil
web-member-lost = Tout est perdu ? L’hôte de ce serveur peut vous donner une nouvelle clé.
web-member-mine = Votre page
web-member-since = Membre depuis le { $date }
web-member-about = À propos de vous
web-member-line = Une ligne sur vous
web-member-face = Votre visage
web-member-face-choose = Choisir un visage
web-member-face-letter = Ma première lettre
web-member-keys = Vos clés
web-member-more-keys = Ajouter une clé
web-member-used = Dernière utilisation : { $date }
web-member-out = Déconnecter
web-member-out-of = Déconnecter { $device }
web-member-out-here = Se déconnecter ici ?
web-member-out-here-note = Ce navigateur oublie vos places. Elles reviennent à la prochaine connexion, qui demande une deuxième clé.
web-member-out-all = Déconnecter partout
web-member-out-all-note = Tous les appareils sont déconnectés, celui-ci aussi. On ne revient qu’avec une clé d’accès ou la fiche de secours.
web-member-link-off = Désactiver le lien de ma place
web-member-link-sure = Désactiver le lien ?
web-member-link-note = Le lien n’ouvrira plus votre place, sur aucun appareil. Vous la gardez sur tous vos appareils connectés.
web-member-link-yes = Désactiver
web-member-link-is-off = Le lien de votre place est désactivé. Vous la gardez sur tous vos appareils connectés.
web-member-deeds = Activité
web-member-leave = Quitter le club
web-member-export-note = Un seul fichier avec tout ce que le club sait sur vous, parties terminées comprises.
web-member-export = Enregistrer mes données
web-member-exported = Le fichier est enregistré.
web-member-leave-note = Partir efface votre nom, vos clés et vos appareils. Les parties terminées restent. Au bout de 30 jours, d’autres peuvent prendre votre nom.
web-member-leave-type = Pour partir, tapez { $name }
web-member-leave-yes = Quitter pour toujours
web-member-not-you = Ce n’était pas vous ?
web-member-look = Voir vos clés
web-member-was-me = C’était moi
web-member-older = Tables plus anciennes
web-member-hello = Bonjour, { $name }
web-member-waits = { $count ->
    [0] Personne ne vous attend, { $name }
    [one] Une table vous attend, { $name }
   *[other] { $count } tables vous attendent, { $name }
}
web-member-lead-home = Jouez contre un bot, ou ouvrez une table et invitez quelqu’un.
web-member-next = Prochaine table : { $table }
web-member-offer-title = Garder cette partie ?
web-member-offer = Gardez votre nom et vos parties sur tous vos appareils. Ni e-mail, ni mot de passe.
web-member-not-now = Pas maintenant

club-error-passkey = Cette clé d’accès n’ouvre rien ici. Réessayez, ou connectez-vous autrement.
club-error-passkey-late = Le délai est dépassé. Réessayez.
club-error-passkey-site = Les clés d’accès exigent une adresse sécurisée (https). Utilisez la fiche de secours ou le code.
club-error-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
club-error-many-names = Trop de noms ont été essayés d’ici. Attendez une minute.
