# Лаборатория: турниры, баланс, наборы данных и отчёты о них.

laboratory-help = Измерить ботов и баланс игр: турниры, доли побед, наборы данных.
laboratory-help-tournament = Свести ботов в GAME (famiglia или lafamiglia): каждый с каждым или по швейцарской системе. Каждый расклад играется дважды со сменой сторон.
laboratory-help-balance = Сыграть GAME много раз одним и тем же ботом на всех местах и показать, кто как часто побеждает: семьи, углы, первый игрок, персонажи, тайлы контроля.
laboratory-help-dataset = Сыграть GAME ботами или прочесть записи и сохранить партии и решения с их признаками в файлы Parquet.
laboratory-help-show = Показать, что уже есть в журнале турнира или прогона баланса, не играя дальше.
laboratory-help-bots = Боты через запятую: имена вроде hard или greedy, hard@0.2s (секунд на решение), hard@200 (воображаемых партий на решение, повторимо) или файл.py:Класс.
laboratory-help-bot = Бот на всех местах.
laboratory-help-games = Число партий.
laboratory-help-match-games = Наибольшее число партий матча.
laboratory-help-swiss = Швейцарский турнир из стольких туров. (по умолчанию каждый с каждым)
laboratory-help-to-the-end = Играть все партии каждого матча. (по умолчанию матч кончается, когда проверка назовёт лучшего)
laboratory-help-seed = Из него следует всё: расклады, места и кости ботов.
laboratory-help-journal = Сохранять каждую партию в этот файл, как только она кончится; та же команда продолжит с места остановки.
laboratory-help-report = Записать отчёт с графиками в этот файл HTML.
laboratory-help-ray = Работать на кластере Ray по адресу ADDRESS; «local» поднимает его на этой машине.
laboratory-help-records = Читать записи из этой папки вместо игры.
laboratory-help-out = Папка для games.parquet и decisions.parquet.
laboratory-two-bots = Турниру нужны хотя бы два бота: назовите их в --bots.
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
laboratory-matches-note = Матч кончается, когда последовательная проверка (GSPRT по парам партий со сменой сторон, 5 % ошибок в каждую сторону, 45 % против 55 %) уверена, или с последней партией. Доля ошибок верна для каждого матча в отдельности.
laboratory-match = Матч
laboratory-games = Партии
laboratory-share = Очки
laboratory-interval = Интервал 95 %
laboratory-verdict = Вывод
laboratory-better = { $bot } сильнее
laboratory-open = неясно
laboratory-ratings = Рейтинги
laboratory-ratings-note = Силы по модели Брэдли — Терри в шкале шахматных рейтингов, среднее участников равно 0: на 400 очков больше — это десять побед против одной. Отрезки показывают интервалы 95 %.
laboratory-bot = Бот
laboratory-rating = Рейтинг
laboratory-cross = Кто кого обыграл
laboratory-cross-note = Доля очков строки против столбца.
laboratory-scores = Счёт
laboratory-score = Счёт
laboratory-range = Размах
laboratory-tournament-title = Турнир: { $game }
laboratory-tournament-lead = Ботов: { $bots }, зачётных партий: { $games }. Каждый расклад сыгран дважды со сменой сторон; всё следует из зерна «{ $seed }».
laboratory-made-with = Сделано в Trinacria { $version }. Trinacria — неофициальная программа: если игра понравилась, купите её.

laboratory-balance-title = Баланс: { $game }
laboratory-balance-lead = Партий: { $games }, на всех местах { $bot }, режим { $mode }, зерно «{ $seed }». Партия без победителя — полпобеды каждому. Отрезки показывают интервалы 95 %, зелёная полоса — то, что было бы честно.
laboratory-aspect-first = Сторона первого игрока
laboratory-aspect-side = Пара и одиночка
laboratory-aspect-family = Семьи
laboratory-aspect-corner = Углы
laboratory-aspect-character = Персонажи
laboratory-aspect-tile = Тайлы контроля к концу партии
laboratory-aspect-tile-note = У победителя тайлов больше, поэтому все они выше половины: сравнивайте их между собой.
laboratory-first = Первый
laboratory-side-pair = Пара
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
laboratory-length-value = в среднем { $mean } решений ({ $least }–{ $greatest })

error-wrong-journal = { $file } — журнал другого прогона: различаются { $differing }. Назовите другой файл или повторите команду, с которой он начат.
error-no-journal = { $file } — не журнал лаборатории.
error-journal-line = Строка { $line } в { $file } повреждена. Удалите её, и эта партия будет сыграна заново.
