# "Your turn" told to a chat room.

notice-turn = { $name }, it is your turn in { $game } at the table “{ $table }”.
notice-turn-nameless = { $name }, it is your turn in { $game }.
notice-short = { $name }, your time is running out in { $game } at the table “{ $table }”.
notice-short-nameless = { $name }, your time is running out in { $game }.
notice-error-url = This is not a webhook address. It should look like https://discord.com/api/webhooks/… or https://hooks.slack.com/services/….
notice-error-https = A webhook address must start with https://.
notice-error-port = A webhook must use the standard https port, 443.
notice-error-public = A webhook must be on the public internet.
notice-error-zone = This time zone is unknown.
notice-error-device = This device can’t be reached. Switch notifications off and on again.
notice-error-devices = Too many devices or seats are registered for notifications.

# On a device.
notice-device-turn = Your turn: { $table }
notice-device-short = Time is running out: { $table }
notice-device-turns = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
notice-device-game = { $game }
notice-device-mover = { $name } played.
notice-device-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
notice-device-named-short = { $hours ->
    [0] { $table }: { $minutes } min left
   *[other] { $table }: { $hours } h { $minutes } min left
}
notice-left-days = Time left: { $days } d { $hours } h
notice-left-hours = Time left: { $hours } h { $minutes } min
notice-left-minutes = Time left: { $minutes } min
notice-device-test = Notifications work
notice-device-test-note = You’ll see a notification like this when it’s your turn.

# Trying it out.
notice-test = This is a test from Trinacria: you’ll get a message here when it’s your turn.
notice-test-done = Sent. It should arrive within a few seconds.
notice-test-failed = { $why ->
    [unknown] The service doesn’t know this address. Check it for missing characters.
    [forbidden] The service refused: the key in the address or the token is wrong.
    [busy] The service is busy. Try again in a few minutes.
    [silent] There was no answer at this address.
   *[refused] The service refused the message.
}
