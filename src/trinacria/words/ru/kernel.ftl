# То, что говорят все игры.

error-game-over = Партия окончена: «{ $action }» уже не сделать. Начните новую партию или пересмотрите эту.
error-not-your-decision = Сейчас решает { $other }: { $seat } не может сделать «{ $action }».
error-unparsable = В этой игре нет действия «{ $text }». Напишите, например, «{ $example }» или запросите список возможных действий.
error-unparsable-none = В этой игре нет действия «{ $text }».
error-unparsable-type = Действие — это текст или Action, а не «{ $type }».
error-unparsable-long = Текст слишком длинный для действия, символов: { $length }.
error-ambiguous = { $count ->
    [one] К «{ $text }» подходит { $count } действие
    [few] К «{ $text }» подходят { $count } действия
   *[many] К «{ $text }» подходят { $count } действий
}: { $candidates }. Уточните, какое вы имеете в виду.
error-unknown-game = Неизвестная игра: «{ $game }». Известные игры: { $known }.
error-game-import = Игра «{ $game }» установлена, но загрузить { $reference } не удалось. { $reason }
error-game-part = Игра «{ $game }» установлена, но { $reference } — это не { $kind } этой игры.
error-unknown-mode = Неизвестный режим: «{ $mode }». Известные режимы: { $known }.
error-no-options = У игры { $game } нет настроек: уберите «{ $option }».
error-unknown-chance = Случай бывает «seed» или «explicit», но не «{ $found }».
error-unknown-seat = Неизвестное место: «{ $seat }». Места в игре: { $known }.
error-unknown-language = Неизвестный язык: «{ $language }». Возможные языки: { $known }.

error-record-chance-missing = В записи нет результата перемешивания { $number }. Запись неполная: получите файл заново.
error-record-chance-wrong = В перемешивании { $number } записаны не те карты. Запись изменена: получите файл заново.
error-record-shape = Запись неполная: { $reason }. Получите файл заново.
error-record-digest = Контрольная сумма записи не сходится: запись обрезана или изменена. Получите файл заново.
error-record-commitment = Раскрытое зерно не совпадает с объявленным до партии: его SHA-256 другой.
error-record-salts = Зерно партии не сходится с зерном сервера и солью игроков.
error-record-seals = Соль в записи не та, что была запечатана до партии.
error-record-promise = Отпечаток не сходится с записью: изменены игра, начальная позиция, места или печати.
error-record-no-promise = Не проверено. В записи нет отпечатка, объявленного до партии, поэтому зерно могли подобрать. Если вы записали отпечаток, укажите его через --commitment.
error-record-noted = Не проверено. Вы записали отпечаток { $noted }, а в этой записи — { $found }.
error-record-places = Места за столом не те, что следуют из зерна.
error-record-unverifiable = В этой партии случай вводили вручную: зерна для проверки нет. Пересмотреть партию всё же можно.
error-record-rules = Запись сделана по версии правил { $found }, а программа играет по версии { $known }. Возьмите версию программы, которая её записала.
error-record-seat = Строка { $number }: сейчас не очередь игрока { $seat }. Запись изменена: получите файл заново.
error-record-illegal = Строка { $number }: «{ $action }» здесь недопустимо. Запись изменена: получите файл заново.
error-record-differs = В строке { $number } — «{ $told }», но по зерну и ходам должно быть «{ $found }». Запись не сходится с зерном.
error-record-length = В записи объявлено ходов: { $told }, на деле их { $found }. Запись изменена: получите файл заново.
error-record-result = Итог в записи не сходится с её ходами. Запись изменена: получите файл заново.
error-record-json = Ошибка JSON в строке { $line }, столбце { $column }. Получите файл заново.
error-record-deep = Для записи партии вложенность в файле слишком глубокая. Получите файл заново.
error-record-number = В файле слишком длинное число. Получите файл заново.
error-record-title = Это не запись партии: первая строка должна быть «{ $title }». Выберите файл, созданный trinacria.
error-record-line = Строка { $line } не читается: она обрезана или изменена. Получите файл заново.

error-position = { $count ->
    [1] Такая позиция невозможна:
    [one] Такая позиция невозможна по { $count } причине:
   *[many] Такая позиция невозможна по { $count } причинам:
}
position-no-game = Не указана игра. Добавьте «game» с одним из значений: { $known }.
position-not-a-table = Позиция — это таблица ключей и значений, а не «{ $type }».
position-unknown-key = «{ $key }» не входит в позицию. Известные части: { $known }.
position-type = У «{ $key }» не тот тип: { $reason }.
position-choice = Для «{ $key }» значение «{ $found }» не годится. Возможны: { $known }.
position-range = «{ $key }» равно { $found }, а должно быть от { $low } до { $high }.
position-card = Неизвестная карта: «{ $card }» (в { $key }). Карта — это R, B, Y или G со значением от 0 до 4, например R3.
position-copies = Карт { $card } здесь { $found }, а в игре их только { $known }. Уберите лишние.
position-total = Карт здесь { $found }, а в игре их только 60. Уберите лишние.
position-lowered = На месте { $at } улицы нет карты, которую можно понизить на { $by }.
position-swap = Карта { $card } в «{ $key }» лежит не там, где нужно для обмена.

error-unknown-bot = Неизвестный бот: «{ $bot }». Известные боты: { $known }; или свой: файл.py:Класс.
error-misspelt-bot = Неизвестный бот: «{ $bot }». Возможно, вы имели в виду «{ $meant }»? Известные боты: { $known }; или свой: файл.py:Класс.
error-bot-file = Не удалось загрузить бота «{ $bot }»: нет файла { $file }.
error-bot-class = Не удалось загрузить бота «{ $bot }»: в { $file } нет класса { $name }.
error-bot-kind = Не удалось загрузить бота «{ $bot }»: { $name } должен быть подклассом trinacria.bots.Bot.
error-no-hint = Для игры «{ $game }» подсказок нет.
error-bot-import = Не удалось загрузить бота «{ $bot }». { $reason }
error-bot-game = Бот «{ $bot }» не знает игру «{ $game }». Бот «random» играет в любую игру.
error-bot-broke = Бот { $bot } дал сбой. { $reason }
error-bot-illegal = Бот { $bot } ответил «{ $action }», но такого действия сейчас нет.
error-bot-start = Не удалось запустить программу бота { $bot }. { $reason }
error-bot-gone = Программа бота { $bot } завершилась без ответа. { $reason }
error-bot-slow = Программа бота { $bot } не уложилась в отведённое время ({ $seconds } с) и была остановлена.
error-bot-talk = Программа бота { $bot } написала «{ $found }»: это не ответ. { $reason }
position-json = Ошибка JSON в строке { $line }, столбце { $column }.
position-deep = Для позиции вложенность в файле слишком глубокая.
position-number = В файле слишком длинное число.

error-no-content = У игры { $game } нет наборов компонентов. Уберите --content.
error-content-missing = Набор компонентов с хешем { $hash } не найден. Укажите его папку через --content.
error-record-content = Партия сыграна с набором компонентов { $found }, а здесь { $known }. Укажите нужную папку через --content или возьмите версию программы, которая её записала.
error-record-pack = Запись несёт с собой набор, но это не тот набор { $found }, которым играли.

error-stop-side = Сдаться может только вся сторона.
game-stopped-resigned = { $winners_count ->
    [one] Побеждает { $winners }.
   *[many] Побеждают { $winners }.
} { $losers_count ->
    [one] { $losers } сдаётся.
   *[many] { $losers } сдаются вместе.
}
game-stopped-forfeited = { $winners_count ->
    [one] Побеждает { $winners }.
   *[many] Побеждают { $winners }.
} { $losers_count ->
    [one] { $losers } — техническое поражение.
   *[many] { $losers } — техническое поражение.
}
game-stopped-draw_agreed = Ничья по общему согласию.
game-stopped-score_agreed = { $winners_count ->
    [0] Ничья, { $high } : { $low }.
   *[many] Победа: { $winners }, { $high } : { $low }.
} Все согласились закончить партию с этим счётом.
