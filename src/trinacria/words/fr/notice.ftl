# « À vous de jouer », annoncé dans un salon de discussion.

notice-turn = { $name }, c’est à vous de jouer à { $game }, à la table « { $table } ».
notice-turn-nameless = { $name }, c’est à vous de jouer à { $game }.
notice-error-url = Ce n’est pas l’adresse d’un webhook. Elle ressemble à https://discord.com/api/webhooks/… ou à https://hooks.slack.com/services/….
notice-error-https = Un webhook doit commencer par https://.
notice-error-port = Un webhook doit utiliser le port habituel de https, 443.
notice-error-public = Un webhook doit se trouver sur l’internet public.
