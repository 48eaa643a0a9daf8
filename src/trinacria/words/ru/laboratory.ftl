# Лаборатория: турниры, баланс, наборы данных и отчёты о них.

laboratory-help = Измерить ботов и баланс игр: турниры, доли побед, наборы данных.
laboratory-help-tournament = Провести турнир ботов в GAME (famiglia или lafamiglia): каждый с каждым или по швейцарской системе. Каждый расклад играется дважды, со сменой сторон.
laboratory-help-balance = Сыграть GAME много раз одним ботом на всех местах и показать, кто как часто побеждает: семьи, углы, первый игрок, персонажи, тайлы контроля.
laboratory-help-dataset = Сыграть GAME ботами или прочесть записи и сохранить партии и решения с их признаками в файлы Parquet.
laboratory-help-show = Показать журнал турнира или замера баланса, не играя дальше.
laboratory-help-bots = Боты турнира через запятую: имена вроде hard или greedy, hard@0.2s (секунд на решение), hard@200 (симуляций на решение, воспроизводимо) или файл.py:Класс.
laboratory-help-bot = Бот на всех местах.
laboratory-help-games = Число партий.
laboratory-help-match-games = Наибольшее число партий в матче.
laboratory-help-swiss = Швейцарский турнир, число туров. (по умолчанию каждый с каждым)
laboratory-help-to-the-end = Играть все партии матча. (по умолчанию матч кончается, как только ясно, кто сильнее)
laboratory-help-seed = Зерно случайности: расклады, места и решения ботов.
laboratory-help-journal = Записывать каждую законченную партию в этот файл; та же команда продолжит с места остановки.
laboratory-help-report = Записать отчёт с графиками в этот файл HTML.
laboratory-help-ray = Работать на кластере Ray по адресу ADDRESS; «local» запускает его на этом компьютере.
laboratory-help-records = Прочитать записи партий из этой папки вместо игры.
laboratory-help-out = Папка для games.parquet и decisions.parquet.
laboratory-two-bots = Для турнира нужны хотя бы два бота: укажите их в --bots.
laboratory-playing = Играем
laboratory-report-written = Отчёт записан в { $file }.
laboratory-dataset-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} и { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} записаны в { $folder }.

laboratory-matches = Матчи
laboratory-matches-note = Матч кончается, когда последовательная проверка (GSPRT по парам партий со сменой сторон, 5 % ошибок в каждую сторону, 45 % против 55 %) даёт уверенный ответ, или с последней партией. Доля ошибок верна для каждого матча в отдельности.
laboratory-match = Матч
laboratory-games = Партии
laboratory-share = Очки
laboratory-interval = Интервал 95 %
laboratory-verdict = Вывод
laboratory-better = { $bot } сильнее
laboratory-open = неясно
laboratory-ratings = Рейтинги
laboratory-ratings-note = Силы по модели Брэдли — Терри в шкале рейтинга Эло, среднее равно 0: на 400 больше — это десять побед на одно поражение. Отрезки показывают интервалы 95 %.
laboratory-bot = Бот
laboratory-rating = Рейтинг
laboratory-cross = Кто кого обыграл
laboratory-cross-note = Доля очков строки против столбца.
laboratory-scores = Счёт
laboratory-score = Счёт
laboratory-range = Размах
laboratory-tournament-title = Турнир: { $game }
laboratory-tournament-lead = Ботов: { $bots }, зачётных партий: { $games }. Каждый расклад сыгран дважды, со сменой сторон. Зерно: «{ $seed }».
laboratory-made-with = Сделано в Trinacria { $version }, неофициальном проекте. Если игра нравится — купите её.

laboratory-balance-title = Баланс: { $game }
laboratory-balance-lead = Партий: { $games }, на всех местах { $bot }, режим { $mode }, зерно «{ $seed }». Ничья — полпобеды каждому. Отрезки показывают интервалы 95 %, зелёная полоса — честный результат.
laboratory-aspect-first = Сторона первого игрока
laboratory-aspect-side = Команда и одиночка
laboratory-aspect-family = Семьи
laboratory-aspect-corner = Углы
laboratory-aspect-character = Персонажи
laboratory-aspect-tile = Тайлы контроля в конце партии
laboratory-aspect-order = Отданные приказы
laboratory-aspect-tile-note = У победителя тайлов больше, поэтому все они выше половины: сравнивайте их между собой.
laboratory-first = Первый
laboratory-side-pair = Команда
laboratory-side-alone = Одиночка
laboratory-corner-nw = Северо-запад
laboratory-corner-ne = Северо-восток
laboratory-corner-sw = Юго-запад
laboratory-corner-se = Юго-восток
laboratory-wins = Победы
laboratory-fair = Честно
laboratory-yes = да
laboratory-no = нет
laboratory-ends = Чем кончаются партии
laboratory-length = Длина
laboratory-length-value = в среднем решений: { $mean } ({ $least }–{ $greatest })

error-wrong-journal = { $file } — журнал другого прогона, различия: { $differing }. Укажите другой файл или повторите исходную команду.
error-no-journal = { $file } — не журнал лаборатории.
error-journal-line = Строка { $line } в { $file } повреждена. Удалите её, и эта партия будет сыграна заново.
laboratory-even-games = Число партий должно быть чётным, а не { $count }: каждый расклад играется дважды, со сменой сторон.
laboratory-no-records = В папке { $folder } нет записей партий (*.txt).
laboratory-other-game = { $file } — запись другой игры: { $found }, а не { $wanted }.
laboratory-help-habits = Измерить, что боты с характером делают чаще другого бота и насколько они сильны.
laboratory-help-against = Бот, против которого они играют.
laboratory-habits = Привычки и сила против { $bot }: показатель бота / соперника
laboratory-habit-attacks = Атак за раунд
laboratory-habit-money = Лир после раунда
laboratory-habit-finesse = Конфликтов тактикой
laboratory-habit-soldati = Солдат после раунда
laboratory-habit-brutes = Громил за партию
laboratory-habit-hand = Карт на руке после хода
laboratory-habit-free = Завербовано бесплатно
laboratory-habit-swaps = Обменов за партию
laboratory-habit-new_cards = Карт убрано за партию
