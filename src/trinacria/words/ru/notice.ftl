# «Ваш ход» для чата.

notice-turn = { $name }, ваш ход в игре { $game } за столом «{ $table }».
notice-turn-nameless = { $name }, ваш ход в игре { $game }.
notice-short = { $name }, время на ваш ход в игре { $game } за столом «{ $table }» истекает.
notice-short-nameless = { $name }, время на ваш ход в игре { $game } истекает.
notice-error-url = Это не адрес вебхука. Примеры: https://discord.com/api/webhooks/… или https://hooks.slack.com/services/….
notice-error-https = Адрес вебхука должен начинаться с https://.
notice-error-port = Вебхук должен использовать порт 443.
notice-error-public = Вебхук должен быть доступен из интернета.
notice-error-zone = Такой часовой пояс неизвестен.
notice-error-device = До этого устройства не достучаться. Выключите уведомления и включите их снова.
notice-error-devices = Для уведомлений записано слишком много устройств или мест.

# На устройстве.
notice-device-turn = Ваш ход: { $table }
notice-device-short = Время истекает: { $table }
notice-device-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}
notice-device-game = { $game }
notice-device-mover = Предыдущий ход: { $name }.
notice-device-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
notice-device-named-short = { $hours ->
    [0] { $table }: осталось { $minutes } мин
   *[many] { $table }: осталось { $hours } ч { $minutes } мин
}
notice-left-days = Осталось: { $days } д { $hours } ч
notice-left-hours = Осталось: { $hours } ч { $minutes } мин
notice-left-minutes = Осталось: { $minutes } мин
notice-device-test = Уведомления работают
notice-device-test-note = Такое уведомление придёт, когда будет ваш ход.

# Проверка.
notice-test = Это проверка от Trinacria: сюда придёт сообщение, когда будет ваш ход.
notice-test-done = Отправлено. Сообщение должно прийти через несколько секунд.
notice-test-failed = { $why ->
    [unknown] Служба не знает такого адреса. Проверьте, не пропущены ли символы.
    [forbidden] Служба отказала: неверный ключ в адресе или токен.
    [busy] Служба перегружена. Попробуйте через несколько минут.
    [silent] По этому адресу никто не отвечает.
   *[refused] Служба не приняла сообщение.
}
