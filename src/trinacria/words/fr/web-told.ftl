# Être prévenu ailleurs que c’est à soi de jouer.

web-told-seat-only = Pour votre place à la table « { $table } » uniquement.
web-told-done = Terminé
web-told-device = Cet appareil
web-told-device-note = { $state ->
    [on] Vous recevrez une notification quand ce sera à vous, et une autre si votre temps est bientôt écoulé, même si cette page est fermée.
    [asking] Votre navigateur demande l’autorisation.
    [blocked] Les notifications sont bloquées pour ce site. Autorisez-les dans les paramètres du navigateur pour ce site (l’icône à côté de l’adresse), puis rouvrez cette fenêtre.
    [impossible] Ce navigateur ne peut pas afficher de notifications quand la page est fermée. Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil ; ailleurs, l’adresse doit commencer par https://.
   *[off] Une notification quand c’est à vous, même si cette page est fermée. Votre navigateur demandera d’abord l’autorisation.
}
web-told-device-failed = Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.
web-told-device-unanswered = La question du navigateur est restée sans réponse : rien n’a changé.
web-told-test = Envoyer un essai
web-told-quiet = Heures calmes
web-told-quiet-note = { $state ->
    [on] Rien de { $from } à { $to } sur cet appareil. Ce qui arrive entre-temps vient ensuite, en une seule notification, sauf si votre temps s’achève avant.
   *[off] Un moment de la journée où cet appareil se tait, par exemple de { $from } à { $to }.
}
web-told-quiet-from = De
web-told-quiet-to = À
web-told-chat = Un salon de discussion
web-told-chat-note = { $state ->
    [on] Un salon est prévenu quand c’est à vous, puis si votre temps est bientôt écoulé. Son adresse reste cachée ; une nouvelle la remplace.
   *[off] Il reçoit votre nom, le jeu et la table, jamais de cartes, d’ordres ni de liens.
}
web-told-chat-service = Service de discussion
web-told-chat-other = Autre
web-told-chat-address = Adresse du webhook
web-told-chat-token = Jeton du bot
web-told-chat-chat = Identifiant du chat
web-told-chat-server = Serveur
web-told-chat-topic = Sujet
web-told-chat-how = { $service ->
    [discord] Dans Discord : Modifier le salon, Intégrations, Webhooks, Nouveau webhook, Copier l’URL.
    [slack] Dans Slack : ajoutez « Incoming Webhooks » au canal et copiez l’URL du webhook.
    [telegram] Dans Telegram : créez un bot avec @BotFather, envoyez-lui un message et trouvez votre identifiant avec @userinfobot.
    [ntfy] Dans l’application ntfy : abonnez-vous à un sujet que personne ne peut deviner. Laissez le serveur vide pour ntfy.sh.
   *[other] Une adresse qui accepte du JSON avec un champ « text », comme Mattermost ou Rocket.Chat.
}
web-told-chat-save = Enregistrer
web-told-chat-stop = Arrêter
web-told-chat-saved = Enregistré. Le salon sera prévenu quand ce sera à vous.
web-told-chat-stopped = Le salon n’est plus prévenu.
