# "Your turn" told to a chat room.

notice-turn = { $name }, it is your turn in { $game } at the table “{ $table }”.
notice-turn-nameless = { $name }, it is your turn in { $game }.
notice-error-url = This is not a webhook address. It should look like https://discord.com/api/webhooks/… or https://hooks.slack.com/services/….
notice-error-https = A webhook address must start with https://.
notice-error-port = A webhook must use the standard https port, 443.
notice-error-public = A webhook must be on the public internet.
