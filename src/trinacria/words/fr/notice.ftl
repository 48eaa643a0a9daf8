# « À vous de jouer », annoncé dans un salon de discussion.

notice-turn = { $name }, à vous de jouer à { $game }, table « { $table } ».
notice-turn-nameless = { $name }, à vous de jouer à { $game }.
notice-error-url = Ce n’est pas l’adresse d’un webhook. Exemples : https://discord.com/api/webhooks/… ou https://hooks.slack.com/services/….
notice-error-https = L’adresse d’un webhook commence par https://.
notice-error-port = Un webhook doit utiliser le port 443.
notice-error-public = Un webhook doit être accessible sur Internet.
