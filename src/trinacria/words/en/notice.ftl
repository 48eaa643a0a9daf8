# "Your turn" told to a chat room.

notice-turn = { $name }, it is your turn in { $game } at the table “{ $table }”.
notice-turn-nameless = { $name }, it is your turn in { $game }.
notice-error-url = This is not the address of a webhook. It looks like https://discord.com/api/webhooks/… or https://hooks.slack.com/services/….
notice-error-https = A webhook must begin with https://.
notice-error-port = A webhook must use the usual port of https, 443.
notice-error-public = A webhook must be on the public internet.
