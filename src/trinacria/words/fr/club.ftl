# Membres d’un serveur : la commande de l’hôte, et ce qui est refusé.

club-help = Les membres d’un serveur et les réglages de son club ; le serveur peut continuer à tourner.
club-help-command = { $command ->
    [list] Afficher la liste des membres.
    [key] Imprimer une nouvelle fiche de secours pour un membre qui a perdu tous ses appareils.
    [rename] Donner un autre nom à un membre.
    [suspend] Suspendre un membre jusqu’à nouvel ordre : il ne peut que regarder.
    [restore] Rétablir un membre suspendu.
    [remove] Supprimer un membre et tout ce qui est enregistré à son sujet. Ses parties restent.
    [admission] Choisir qui peut devenir membre : tout le monde, sur code, ou personne.
    [name] Donner un nom au club.
    [picture] Choisir l’image du club : une personne de Famiglia, par exemple r2-1. Sans elle, l’enlever.
   *[log] Afficher ce que les membres et l’hôte ont fait.
}
club-help-count = Nombre de lignes à afficher.
club-help-code-count = Combien de personnes peuvent entrer avec le code.
club-listed = { $name }, depuis le { $since }{ $state ->
    [suspended] , membre suspendu
   *[member] {""}
}
club-count = { $count ->
    [0] Aucun membre pour le moment.
    [one] { $count } membre.
   *[other] { $count } membres.
}
club-key-given = Fiche de secours pour { $name } : { $sheet }
    Transmettez-la en privé : elle permet à quiconque de se connecter. Elle ne sert qu’une fois.
club-renamed = { $before } s’appelle maintenant { $after }.
club-suspended = { $name } ne peut que regarder, tant que vous n’avez pas rétabli ce compte.
club-restored = { $name } peut de nouveau s’asseoir et parler.
club-removed = { $name } n’est plus membre.
club-admission = { $who ->
    [open] Tout le monde peut devenir membre.
    [code] Les nouveaux membres ont besoin de ce code : { $code }
   *[closed] Plus personne ne peut devenir membre.
}
club-admitted = { $who ->
    [open] Tout le monde peut devenir membre.
    [code] Les nouveaux membres ont besoin d’un code.
   *[closed] Personne ne peut devenir membre.
}
club-code-left = { $left ->
    [0] Le code est épuisé : { $most } personnes sont entrées avec lui.
    [one] Encore { $left } personne sur { $most } peut entrer avec le code.
   *[other] Encore { $left } personnes sur { $most } peuvent entrer avec le code.
}
club-code-until = Le code est valable jusqu’à la fin du jour { $day }.
club-named = Le club s’appelle { $name }.
club-pictured = { $shown ->
    [yes] L’image du club est { $person }.
   *[no] Le club n’a plus d’image.
}
club-former = Un ancien membre
club-deed = { $what ->
    [joined] { $who } : nouveau membre.
    [sheet] { $who } : nouvelle fiche de secours.
    [sheet_used] { $who } : connexion avec la fiche de secours.
    [paired] { $who } : appareil ajouté{ $named ->
        [no] {""}
       *[yes] {" "}({ $device })
    }.
    [passkey] { $who } : clé d’accès ajoutée.
    [passkey_used] { $who } : connexion avec une clé d’accès.
    [passkey_out] { $who } : clé d’accès retirée.
    [renamed] { $before } s’appelle maintenant { $after }.
    [described] { $who } : profil modifié.
    [signed_out] { $who } : appareil déconnecté{ $named ->
        [no] {""}
       *[yes] {" "}({ $device })
    }.
    [signed_out_all] { $who } : tous les appareils déconnectés.
    [link_off] { $who } a désactivé le lien d’une place.
    [left] Un membre est parti.
    [key_given] L’hôte a préparé une nouvelle fiche de secours pour { $who }.
    [suspended] L’hôte a suspendu { $who }.
    [restored] L’hôte a rétabli { $who }.
    [removed] L’hôte a supprimé un membre.
   *[club] L’hôte a changé les règles du club.
}
club-error-none = Ce serveur n’a pas de membres : on y joue en invité.
club-error-closed = Ce club n’accepte pas de nouveaux membres. Adressez-vous à l’hôte.
club-error-admission-code = Ce code n’est pas valable. Demandez le code actuel à l’hôte.
club-error-code-used = Ce code a servi autant de fois qu’il le peut. Demandez-en un nouveau à l’hôte.
club-error-code-ended = Ce code n’est plus valable. Demandez-en un nouveau à l’hôte.
club-error-picture = Il n’y a pas d’image { $person }. Choisissez-en une : { $known }.
club-error-name-length = Un nom compte de { $least } à { $most } caractères.
club-error-name-letters = Un nom ne contient que des lettres, des chiffres, des espaces, des points, des traits d’union et des apostrophes.
club-error-name-taken = Le nom { $name } est déjà pris, ou ressemble trop à un autre. Choisissez-en un autre.
club-error-key = Cet appareil n’est pas connecté. Connectez-vous de nouveau.
club-error-suspended = Ce compte de membre est suspendu. Adressez-vous à l’hôte.
club-error-sheet = Cette fiche de secours n’est pas valable. Seule la plus récente fonctionne, une seule fois.
club-error-number = Le nom et le numéro ne correspondent pas, ou le numéro est trop ancien. Affichez-en un nouveau sur votre autre appareil.
club-error-pairing = Ce code est trop ancien ou a déjà servi. Affichez-en un nouveau sur votre autre appareil.
club-error-devices = Déjà { $most } appareils connectés à votre nom. Déconnectez-en un d’abord.
club-error-device = Cet appareil est déjà déconnecté.
club-error-seat = Cette place n’est pas à vous.
club-error-leave-name = Pour quitter le club, tapez votre nom exactement comme il est écrit.
club-error-unknown = Aucun membre ne s’appelle { $name }.
club-error-many-keys = Trop de tentatives d’ici. Attendez une minute.
club-error-many-members = Trop de nouveaux membres sont venus d’ici aujourd’hui. Réessayez demain.
club-error-no-database = Il n’y a pas de base de données à { $file }.
