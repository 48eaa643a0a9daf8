# La page : le chemin de retour à sa place, et ce qu’on demande à la table.

return-title = Votre lien de retour
return-seat = Votre place
return-seated = Vous êtes à la place { $number }
return-lead = Ouvrez ce lien sur n’importe quel appareil, aussi souvent que vous voulez : vous retrouvez votre place.
return-link = Lien vers votre place
return-copied = { $done ->
    [yes] Le lien est copié. Collez-le en lieu sûr.
   *[no] Appuyez sur Copier, puis collez le lien en lieu sûr.
}
return-copy = Copier
return-copy-again = Copier à nouveau
return-send = Me l’envoyer
return-calendar = Ajouter à mon agenda
return-mail = Votre lien de retour à la table. Gardez-le pour vous : il ouvre votre place.
return-yours = Rien que pour vous :
return-yours-note = avec ce lien, même vu dans un agenda partagé, on peut jouer à votre place. Vos amis ont chacun le leur.
return-lost = Lien perdu ?
return-lost-note = Ce navigateur vous reconnaît. Ailleurs, rouvrez votre invitation et demandez à la table de vous laisser revenir.
return-qr = Code QR de votre lien de retour
return-camera = Visez ce code avec votre téléphone pour y continuer
return-go-on = Aller à la table
return-find = Vous retrouverez ce lien à votre place.
return-rename = Changer de nom
return-new-name = Nouveau nom
return-rename-save = Enregistrer
return-stand-up = Quitter la place
return-leave-note = Vous rendez votre place définitivement. Un bot continue jusqu’à ce que l’hôte invite quelqu’un d’autre.
return-sure-leave = Quitter votre place ?
return-leave = Quitter ma place

## Une invitation déjà utilisée

return-used = Cette invitation est la place de { $name }
return-used-note = Elle a déjà servi à { $name } dans un autre navigateur. Que voulez-vous faire ?
return-me = { $name }, c’est moi
return-me-note = Ouvrez votre propre lien, ou laissez la table dire oui.
return-someone = Je suis quelqu’un d’autre
return-someone-free = Une autre place est encore libre.
return-someone-note = Il vous faut votre propre invitation.
return-someone-full = { $by ->
    [host] Demandez un lien à { $host }, qui a ouvert la table.
   *[nobody] Demandez un lien à l’hôte.
}
return-watch = Je veux seulement regarder
return-watch-note = Vous voyez ce qui est public.
return-own-note = Vous avez déjà une place à cette table.
return-waiting = On pose la question à la table. Cette page ouvre votre place dès que la réponse est oui.
return-waiting-note = Si { $name } est là dans un autre navigateur, la réponse vient de là. En cours de partie, les autres ne peuvent dire oui qu’après une absence assez longue. Laissez cette page ouverte ou revenez-y plus tard.
return-declined = La réponse est non. Ouvrez votre propre lien, ou parlez-en à la table et redemandez.

## Ce qu’on demande à la table

return-asked = Retour à une place
return-question = { $part ->
    [own] Votre invitation a été ouverte dans un autre navigateur. Est-ce vous ?
    [player] Quelqu’un a ouvert l’invitation de { $name } et dit : « c’est moi ». { $name } est là et répond.
    [voted] Vous avez dit oui au retour de { $name }. Les autres doivent encore répondre.
    [wait] Quelqu’un a ouvert l’invitation de { $name } et dit : « c’est moi ». Vous pourrez dire oui après une absence assez longue.
   *[others] Quelqu’un a ouvert l’invitation de { $name } dans un autre navigateur et dit : « c’est moi ». Est-ce vrai ? Les secrets de { $name } lui seraient montrés.
}
return-yes = { $part ->
    [own] Oui, c’est moi
   *[other] Oui, laisser entrer
}
return-no = { $part ->
    [own] Non, pas moi
   *[other] Non
}
