# «Ваш ход» для чата.

notice-turn = { $name }, ваш ход в игре { $game } за столом «{ $table }».
notice-turn-nameless = { $name }, ваш ход в игре { $game }.
notice-error-url = Это не адрес вебхука. Примеры: https://discord.com/api/webhooks/… или https://hooks.slack.com/services/….
notice-error-https = Адрес вебхука должен начинаться с https://.
notice-error-port = Вебхук должен использовать порт 443.
notice-error-public = Вебхук должен быть доступен из интернета.
