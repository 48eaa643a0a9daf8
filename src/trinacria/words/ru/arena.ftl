# Арена: бот против постоянной лестницы.

arena-help = Испытать бота в GAME на постоянном ряде соперников: { $ladder }, если они знают игру. С каждым он играет одни и те же расклады ({ $games }), а отчёт может проверить любой.
arena-help-short = Испытать бота на постоянном ряде соперников и записать отчёт, который может проверить любой.
arena-help-bot = Бот: имя вроде hard@200, файл.py:Класс или cmd: и программа.
arena-help-out = Записать отчёт со всеми партиями в этот файл JSON.
arena-help-key = Подписать отчёт этим ключом SSH, например ~/.ssh/id_ed25519.
arena-help-check = Проверить отчёт арены: партии разыгрываются заново, каждого бота спрашивают ещё раз.
arena-help-check-games = Разыграть заново только столько партий с каждым ботом. (по умолчанию все)
arena-checking = Партии разыгрываются заново
arena-checked = { $count ->
    [one] { $count } партия разыграна заново: отчёт верен.
    [few] { $count } партии разыграны заново: отчёт верен.
   *[many] { $count } партий разыграно заново: отчёт верен.
}
arena-signed = Отчёт подписан ключом { $key }. Сравните его с тем, который публикует автор.
arena-title = { $bot } на арене: { $game }, { $mode }
arena-opponent = Соперник
arena-games = Партии
arena-wins = Победы
arena-draws = Ничьи
arena-share = Очки
arena-interval = Интервал 95 %
arena-score = Счёт { $score } из 100. Контрольная сумма { $digest }
arena-error-form = Это не отчёт арены: { $reason }
arena-error-digest = Отчёт изменён: контрольная сумма не сходится. Получите файл заново.
arena-error-version = Отчёт сделан на арене { $arena } по правилам { $rules }, которых эта версия не знает.
arena-error-ladder = В отчёте не все соперники: { $known }.
arena-error-count = Счёт против { $opponent } не сходится с партиями.
arena-error-games = { $found ->
    [one] В отчёте { $found } партия против { $opponent }, а на арене их играют { $games }.
    [few] В отчёте { $found } партии против { $opponent }, а на арене их играют { $games }.
   *[many] В отчёте { $found } партий против { $opponent }, а на арене их играют { $games }.
}
arena-error-score = Итоговый счёт не сходится с результатами.
arena-error-signature = Подпись не от этого отчёта. Получите файл у источника ещё раз.
arena-error-signing = Этим ключом отчёт не подписать: { $reason }
arena-error-no-ssh = Для подписей нужна программа ssh-keygen из OpenSSH. Установите OpenSSH.
arena-error-deal = Партия { $number } против { $opponent } не с арены: расклад или результат другой.
arena-error-move = В партии { $number } против { $opponent } этот бот не сыграл бы «{ $action }».
