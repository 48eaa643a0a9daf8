# «Tocca a te», detto in una chat.

notice-turn = { $name }, tocca a te a { $game }, tavolo «{ $table }».
notice-turn-nameless = { $name }, tocca a te a { $game }.
notice-error-url = Non è l’indirizzo di un webhook. Esempi: https://discord.com/api/webhooks/… o https://hooks.slack.com/services/….
notice-error-https = Un webhook deve cominciare con https://.
notice-error-port = Un webhook deve usare la porta 443.
notice-error-public = Un webhook deve essere raggiungibile da Internet.
