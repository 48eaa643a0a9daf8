# Being told elsewhere that it is one's turn.

web-told-seat-only = For your seat at “{ $table }” only.
web-told-done = Done
web-told-device = This device
web-told-device-note = { $state ->
    [on] You’ll get a notification when it’s your turn, and another if your time is running out, even when this page is closed.
    [asking] Your browser is asking for permission.
    [blocked] Notifications are blocked for this site. Allow them in the browser’s settings for this site (the icon beside the address), then open this again.
    [impossible] This browser can’t show notifications while the page is closed. On an iPhone or iPad, add this page to the Home Screen first; elsewhere the address must start with https://.
   *[off] A notification when it’s your turn, even when this page is closed. Your browser will ask for permission first.
}
web-told-device-failed = That didn’t work. Check your connection and try again.
web-told-device-unanswered = The browser’s question was left unanswered, so nothing has changed.
web-told-test = Send a test
web-told-quiet = Quiet hours
web-told-quiet-note = { $state ->
    [on] Nothing from { $from } to { $to } on this device. What comes meanwhile arrives afterwards, as one notification, unless your time would be up by then.
   *[off] A time of day when this device stays silent, such as { $from } to { $to }.
}
web-told-quiet-from = From
web-told-quiet-to = To
web-told-chat = A chat room
web-told-chat-note = { $state ->
    [on] A chat room is told when it’s your turn, and again if your time is running out. Its address stays hidden; a new one replaces it.
   *[off] It is told your name, the game and the table, never cards, orders or links.
}
web-told-chat-service = Chat service
web-told-chat-other = Other
web-told-chat-address = Webhook address
web-told-chat-token = Bot token
web-told-chat-chat = Chat ID
web-told-chat-server = Server
web-told-chat-topic = Topic
web-told-chat-how = { $service ->
    [discord] In Discord: Edit channel, Integrations, Webhooks, New webhook, Copy webhook URL.
    [slack] In Slack: add “Incoming Webhooks” to the channel and copy the webhook URL.
    [telegram] In Telegram: create a bot with @BotFather, send it a message, and look up your chat ID with @userinfobot.
    [ntfy] In the ntfy app: subscribe to a topic that nobody can guess. Leave the server empty for ntfy.sh.
   *[other] An address that takes JSON with a “text”, such as Mattermost or Rocket.Chat.
}
web-told-chat-save = Save
web-told-chat-stop = Stop
web-told-chat-saved = Saved. The chat room is told when it’s your turn.
web-told-chat-stopped = The chat room isn’t told any more.
