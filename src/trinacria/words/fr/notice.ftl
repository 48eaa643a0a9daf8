# « À vous de jouer », annoncé dans un salon de discussion.

notice-turn = { $name }, à vous de jouer à { $game }, table « { $table } ».
notice-turn-nameless = { $name }, à vous de jouer à { $game }.
notice-short = { $name }, votre temps est bientôt écoulé à { $game }, table « { $table } ».
notice-short-nameless = { $name }, votre temps est bientôt écoulé à { $game }.
notice-error-url = Ce n’est pas l’adresse d’un webhook. Exemples : https://discord.com/api/webhooks/… ou https://hooks.slack.com/services/….
notice-error-https = L’adresse d’un webhook commence par https://.
notice-error-port = Un webhook doit utiliser le port 443.
notice-error-public = Un webhook doit être accessible sur Internet.
notice-error-zone = Ce fuseau horaire est inconnu.
notice-error-device = Cet appareil est injoignable. Désactivez puis réactivez les notifications.
notice-error-devices = Trop d’appareils ou de places sont inscrits aux notifications.

# Sur un appareil.
notice-device-turn = À vous de jouer : { $table }
notice-device-short = Le temps presse : { $table }
notice-device-turns = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
notice-device-game = { $game }
notice-device-mover = { $name } a joué.
notice-device-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
notice-device-named-short = { $hours ->
    [0] { $table } : encore { $minutes } min
   *[other] { $table } : encore { $hours } h { $minutes } min
}
notice-left-days = Temps restant : { $days } j { $hours } h
notice-left-hours = Temps restant : { $hours } h { $minutes } min
notice-left-minutes = Temps restant : { $minutes } min
notice-device-test = Les notifications fonctionnent
notice-device-test-note = Une notification comme celle-ci vous dira que c’est à vous de jouer.

# Pour essayer.
notice-test = Ceci est un essai de Trinacria : c’est ici que vous saurez que c’est à vous de jouer.
notice-test-done = Envoyé. Le message devrait arriver dans quelques secondes.
notice-test-failed = { $why ->
    [unknown] Le service ne connaît pas cette adresse. Vérifiez qu’aucun caractère ne manque.
    [forbidden] Le service a refusé : la clé dans l’adresse ou le jeton est incorrect.
    [busy] Le service est surchargé. Réessayez dans quelques minutes.
    [silent] Aucune réponse à cette adresse.
   *[refused] Le service a refusé le message.
}
