# Что стол говорит людям и программам.

table-error-unknown = Стола { $table } нет. Проверьте ссылку.
table-error-pack = Здесь нет набора содержимого с хешем { $pack }.
table-error-path = По этому адресу ничего нет.
table-error-method = Этот адрес не принимает таких запросов.
table-error-large = Слишком длинно: принимается не больше { $most } байт.
table-error-message = Сообщение непонятно: { $reason }
table-error-hello = Первым сообщением должно быть «hello».
table-error-hello-again = «hello» говорят один раз. Чтобы сказать снова, откройте новое соединение.
table-error-version = Сервер говорит на версии { $known } протокола, а не { $found }. Загрузите страницу заново.
table-error-flood = Слишком много сразу. Подождите немного.
table-error-many-listed = У вас уже { $most } открытых столов в списке. Начните игру за одним из них или не показывайте этот в списке.
table-error-many-unstarted = У вас уже { $most } столов, за которыми игра не началась. Сначала начните игру за некоторыми из них.
table-error-many-today = Сегодня отсюда создано слишком много столов: не больше { $most } в день.
table-error-fault = На сервере что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
table-error-store = Сервер сейчас не может записывать. Ничего не изменилось; попробуйте ещё раз.
table-error-secret = Эта ссылка не открывает места (или уже не открывает). Попросите новую.
table-error-invitation = Это приглашение: сначала сядьте по нему за стол.
table-error-not-host = Это может только хозяин стола.
table-error-spectator = Зрители этого не могут.
table-error-no-spectators = За этим столом нет мест для зрителей.
table-error-spectators-only = До конца партии зрители говорят только между собой.
table-error-beside = С вашего адреса кто-то играет за этим столом, поэтому чат зрителей откроется вам после партии.
table-error-no-partner = За этим столом у вас нет партнёра.
table-error-empty = В сообщении ничего нет.
table-error-started = Партия уже началась.
table-error-not-started = Партия ещё не началась.
table-error-over = Партия окончена.
table-error-not-over = Это можно увидеть, когда партия окончена.
table-error-paused = Партия на паузе.
table-error-not-paused = Партия не на паузе.
table-error-stale = Партия тем временем продвинулась. Посмотрите снова и решайте.
table-error-not-asked = Сейчас решаете не вы.
table-error-stand-in = За вас играет бот. Сначала вернитесь.
table-error-no-stand-in = За вас не играет бот.
table-error-undo-off = За этим столом ничего нельзя взять назад.
table-error-no-undo = Это нельзя взять назад: что-то раскрылось или ходил другой игрок.
table-error-hints-off = За этим столом нет подсказок.
table-error-no-chair = Стула { $chair } нет. Есть стулья { $known }.
table-error-chair-taken = Стул { $chair } занят.
table-error-chairs-open = Не все стулья заняты. Посадите на них людей или ботов.
table-error-open-salt = Теперь соль сначала запечатывают, чтобы никто не выбрал свою по чужой. Загрузите страницу заново.
table-error-unopened = Ваша прошлая соль не была вовремя открыта, поэтому за этим столом вы соль больше не добавляете.
table-error-opening = Соль сейчас открывают: за столом уже ничего нельзя изменить.
table-error-not-opening = Сейчас соль не открывают.
table-error-still-opening = Время открыть соль ещё есть: { $seconds ->
    [one] { $seconds } секунда.
    [few] { $seconds } секунды.
   *[many] { $seconds } секунд.
}
table-error-no-seal = Вашей соли сейчас не ждут.
table-error-wrong-salt = Это не та соль, которую вы запечатали.
table-error-chairs = В этой игре стульев: { $wanted }, а описано: { $found }.
table-error-full = Все стулья заняты.
table-error-not-person = На стуле { $chair } не играет человек.
table-error-present = Тот, кто сидит на стуле { $chair }, здесь.
table-error-voted = Вы уже голосовали.
table-error-not-gone = Тот, кто сидит на стуле { $chair }, ещё может вернуться. Подождите, пока выйдет время, которое видят все.
table-error-bot-agreed = За других может играть только бот, о котором договорились до партии: { $bot }.
table-error-asked-already = Этого игрока уже спросили, он ещё не ответил.
table-error-declined = Этот игрок только что отказал. Спросите немного позже.
table-error-no-request = Это место у вас никто не просил.
table-error-pause-held = Хозяин поставил партию на паузу. Продолжить можно, если хозяина долго нет или пауза затянулась.
table-error-bot = Для этой игры нет бота «{ $bot }». Известные боты: { $known }.
table-error-other-game = Игру стола нельзя сменить. Накройте другой стол.
table-error-language = Языка «{ $language }» нет. Выберите один из { $known }.
table-error-no-moment = Партию нельзя продолжить после хода { $number }; можно до хода { $last }.
table-error-rematch-made = Следующий стол уже накрыт.
table-error-rules = Этот стол начат по версии { $found } правил, а сервер играет по версии { $known }. Возьмите тот выпуск, который его начал.
table-error-plan-full = Места хватает на столько пометок: { $most }. Сотрите лишние.

table-player = Игрок { $number }
table-bye-secret = Ваша ссылка заменена новой.
table-bye-gone = Этот стол закрыт: за ним давно ничего не происходило.
