# «Tocca a te», detto in una chat.

notice-turn = { $name }, tocca a te a { $game }, al tavolo «{ $table }».
notice-turn-nameless = { $name }, tocca a te a { $game }.
notice-error-url = Questo non è l’indirizzo di un webhook. Somiglia a https://discord.com/api/webhooks/… o a https://hooks.slack.com/services/….
notice-error-https = Un webhook deve cominciare con https://.
notice-error-port = Un webhook deve usare la porta consueta di https, la 443.
notice-error-public = Un webhook deve trovarsi su internet pubblica.
