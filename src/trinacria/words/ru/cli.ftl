# Командная строка и её построчный вид.

cli-about = Играйте в карточную игру Famiglia для двоих или в La Famiglia для двоих, троих и четверых. За правилами следит программа. Играйте с ботами или с друзьями за одним экраном, моделируйте, пересматривайте и проверяйте партии.
cli-unofficial = Неофициальный проект, с создателями игр не связан. Если игра нравится — купите её.
cli-examples = Попробуйте:
cli-languages = Языки: { $known } (--lang или переменная TRINACRIA_LANG).
cli-help-lang = Язык: en, fr, ru, it, de или es.
cli-help-version = Показать версию и выйти.
cli-help-about = Показать, что это за программа, кто создал игры, и версию.
cli-help-theme = Цвета стола в полноэкранном режиме.
cli-help-plain = Текстовый режим вместо полноэкранного: для конвейеров и программ чтения с экрана.
cli-help-serve = Открыть столы в браузере: играйте с ботами, зовите друзей по ссылке.
cli-help-host = Адрес сервера; с 0.0.0.0 смогут подключиться и другие устройства вашей сети.
cli-help-port = Порт. (по умолчанию { $port }, а если он занят — свободный)
cli-help-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ. (по умолчанию SQLite в папке данных)
cli-help-workers = Число процессов; для нескольких нужен PostgreSQL.
cli-help-open = Открыть браузер; команда «trinacria» без параметров тоже его откроет.
cli-serve-ready = Trinacria работает: { $address } (Ctrl+C — остановить)
cli-serve-workers = Нескольким процессам нужна общая база: укажите --database postgresql://…
cli-serve-database = «{ $database }» — не адрес базы данных. Укажите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ.
cli-serve-port = Не удалось занять { $host }, порт { $port }: { $reason }.
serve-error-taken = Столы из файла { $file } уже открыл другой сервер. Играйте на нём, остановите его или укажите другую --database.
serve-error-file = Не удалось сохранить столы в { $file }: { $reason }.
serve-error-database = База данных не работает: { $reason }.
cli-help-play = Сыграть в GAME (famiglia или lafamiglia) в терминале с ботами или с друзьями за одним экраном.
cli-help-vs = Бот на остальных местах: easy, normal, hard, master, greedy, random или свой в виде файл.py:Класс. (по умолчанию greedy, если он знает игру)
cli-help-hot-seat = На всех местах люди за одним экраном; между ходами экран закрыт, между напарниками — нет.
cli-help-seat = Ваше место: draw (по жребию), от first до fourth по порядку хода, solo или team в 2v1 или название места, например red.
cli-help-seats = Кто где сидит, по порядку хода: you, имена людей и боты, например you,greedy,Ада,random.
cli-help-name = Ваше имя за столом.
cli-help-seed = Зерно случайности: с одним и тем же зерном карты лягут одинаково. (по умолчанию тайное, раскрывается в конце)
cli-help-position = Начать с позиции из этого файла JSON.
cli-help-mode = Режим игры, например 1v1 или 2v1. (по умолчанию обычный)
cli-help-option = Настройка игры: ИМЯ включает её, ИМЯ=ЗНАЧЕНИЕ задаёт, например draft, opt_rally_boat=off или difficulty=easy. Можно указать несколько раз.
cli-help-save = Сохранить партию в этот файл в конце или при выходе.
cli-help-sim = Сыграть ботами много партий в GAME и показать итоги.
cli-help-players = Боты через запятую; каждый по очереди занимает каждое место. В командной игре: по одному на команду или на место.
cli-help-games = Сколько партий сыграть.
cli-help-sim-seed = Зерно случайности: с одним и тем же зерном партии одинаковы.
cli-help-records = Сохранить каждую партию в эту папку.
cli-help-jobs = Число процессов. (по умолчанию по одному на ядро)
cli-help-replay = Пересмотреть по шагам партию из файла FILE.
cli-help-verify = Проверить все перемешивания партии из файла FILE по раскрытому зерну.
cli-help-commitment = Отпечаток, записанный за столом: он должен совпасть с записью.

cli-error = Ошибка: { $sentence }
cli-no-such-option = Параметра { $option } нет.
cli-no-such-command = Команды { $command } нет.
cli-missing = Не хватает параметра: { $parameter }.
cli-bad-value = Недопустимое значение { $parameter }: { $reason }
cli-file = Не удалось использовать { $file }: { $reason }.
cli-file-missing = нет такого файла или папки
cli-file-is-folder = это папка, а не файл
cli-file-is-no-folder = это файл, а не папка
cli-file-forbidden = доступ запрещён
cli-file-no-text = это не текст в UTF-8
cli-file-large = слишком большой
error-missing-package = Для { $what } нужен пакет «{ $package }»: pip install 'trinacria[{ $extra }]'
cli-see-help = Подробнее: «{ $command } --help».
cli-vs-or-hot-seat = Выберите что-то одно: --vs (боты) или --hot-seat (люди).
cli-seats-alone = --seats уже говорит, кто где сидит: уберите --vs, --hot-seat и --seat.
cli-seats-count = Мест в { $game }: { $wanted }, а в --seats названо { $found }.
cli-seat-unknown = В этой игре нет места «{ $found }». Возможные места: { $known }.
cli-player-count = В { $game } { $wanted ->
    [one] { $wanted } место
    [few] { $wanted } места
   *[many] { $wanted } мест
}, а в --players { $found ->
    [one] назван { $found } бот
    [few] названы { $found } бота
   *[many] названо { $found } ботов
}.
cli-team-count = Мест в { $game }: { $seats }, команд: { $teams }. В --players нужно ботов: { $teams } или { $seats }, указано: { $found }.
cli-player = Игрок
cli-player-number = Игрок { $number }
cli-saved = Партия сохранена в { $file }.

cli-verified-commitment = Зерно сервера совпадает с объявленным при создании стола (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 зерна — { $commitment }.
cli-verified-promise = Отпечаток, показанный за столом в начале партии (вместе с настройками и печатями): { $promise }
cli-verified-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до партии выбрал один сервер.
    [one] В раскладе { $count } соль, запечатанная до того, как её открыли.
    [few] В раскладе { $count } соли, все запечатаны до того, как открыли первую.
   *[many] В раскладе { $count } солей, все запечатаны до того, как открыли первую.
}
cli-verified-open-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до партии выбрал один сервер.
   *[many] Соль добавлена без печати: { $count }. Не доказано, что никто не выбрал свою, увидев чужую.
}
cli-verified-called-off = Отменено раскладов из-за неоткрытой соли: { $count }.
cli-verified-places = { $places ->
    [fixed] Порядок мест был назначен до начала, как объявлено.
   *[drawn] Порядок мест следует из зерна.
}
cli-verified-places-unproven = Не доказано, что порядок мест был назначен до начала.
cli-verified-shuffles = { $count ->
    [one] { $count } перемешивание пересчитано по зерну: сходится.
    [few] { $count } перемешивания пересчитаны по зерну: сходятся.
   *[many] { $count } перемешиваний пересчитано по зерну: сходятся.
}
cli-verified-moves = { $count ->
    [1] { $count } ход, по правилам.
    [one] { $count } ход, все по правилам.
    [few] { $count } хода, все по правилам.
   *[many] { $count } ходов, все по правилам.
}
cli-verified-position = Партия начата с позиции, которую кто-то выбрал и мог знать её карты: они ничем не доказаны.
cli-verified-noted = Это тот отпечаток, который вы записали.
cli-verified-noted-commitment = Это тот отпечаток, который вы записали, но только отпечаток зерна: о печатях и настройках он ничего не говорит.
cli-verified-compare = Чтобы сравнить с отпечатком, записанным за столом, добавьте --commitment HASH.
cli-verified-from-position = Проверено начиная с этой позиции: все перемешивания и все ходы. Не проверены имена и то, кто где сидел: этого не доказывает ни одна запись.
cli-verified = Проверены расклад и все ходы. Не проверены имена и то, кто где сидел: этого не доказывает ни одна запись.

cli-sim-playing = Идут партии
cli-sim-title = { $game }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-sim-player = Игрок
cli-sim-wins = Победы
cli-sim-interval = Интервал 95 %
cli-sim-draws = Ничьи
cli-sim-score = Очки
cli-sim-range = Размах
cli-sim-first = Победы первого игрока
cli-sim-solo = Победы одиночки
cli-sim-length = Длина
cli-sim-length-value = в среднем решений: { $mean } ({ $least }–{ $greatest })
cli-sim-time = Время
cli-sim-time-value = { $seconds } с; в секунду: партий { $games }, решений { $decisions }
cli-sim-records = { $count ->
    [one] { $count } запись сохранена в { $folder }.
    [few] { $count } записи сохранены в { $folder }.
   *[many] { $count } записей сохранено в { $folder }.
}

plain-welcome = { $game }. Партия начинается.
plain-commitment = Расклад определён: SHA-256 зерна — { $commitment }. Зерно раскроют в конце.
plain-bots = Боты за столом: { $names }
plain-hint = Введите номер ответа или его слова. «help» покажет справку.
plain-help =
    Введите номер ответа, его слова или код; слова и коды можно сокращать, пока они однозначны.
    «codes» показывает коды. Другие команды: show, why ОТВЕТ, rule [ID], hint, undo, save ФАЙЛ, quit.
plain-hint-famiglia = Введите номер ответа или его слова. «help» покажет справку.
plain-help-famiglia =
    Введите номер ответа, его слова или код; их можно сокращать, пока они однозначны. Коды:
      new R2          убрать R2, открыть 2 новые карты
      play B2         сыграть Бухгалтера или Громилу
      back G2, lay Y0 обмен Бухгалтера; done — закончить обмен
      lower R4 2      Громила понижает R4 на 2
      take R0         завербовать карту, которая стоит 0
      take R3 R2 G3   завербовать R3, показав R2 и G3; R2 уходит в банду
      pass            закончить ход
    «codes» показывает их рядом с ответами. Другие команды: show, why ОТВЕТ, rule [ID], hint, undo, save ФАЙЛ, quit.
plain-hint-lafamiglia = Введите номер ответа или его слова. «show» описывает весь стол, «help» покажет справку.
plain-help-lafamiglia =
    Введите номер ответа, его слова или код; их можно сокращать, пока они однозначны. Коды:
      use s1.po2      способ A: эта ячейка действия; затем token ЯЧЕЙКА ЦВЕТ
      column police   способ B: все фишки колонки; затем put ЯЧЕЙКА для каждой
      place enna      солдаты в область; затем soldati 3
      issue enna      приказ в область; затем order red.basic.advance
      do move         часть ячейки или приказа; done — закончить, skip — пропустить
      to enna         идти по суше; ship — на катере; drive или walk, finesse или force
    «codes» показывает их рядом с ответами.
    Свободные действия, если они возможны: anytime — список, sell ПРИКАЗ и give — выполнить.
    Другие команды: show, why ОТВЕТ, rule [ID], hint, undo, save ФАЙЛ, quit.
plain-anytime-open = Свободные действия: продать приказ или дать денег. Список — «anytime».
plain-anytime-none = Сейчас нечего продать или дать. Это можно сделать в начале хода вашей команды, когда ей надо платить, или перед её приказами.
plain-turn-of = Ходит { $name }.
plain-curtain = Экран для игрока { $name }: нажмите Enter.
plain-bye = Вы вышли из партии.
plain-score = Итоговый счёт: { $scores }
plain-seed = Зерно: { $seed }.
plain-no-undo = Отменить нечего: что-то уже открылось или действовал другой игрок.
plain-no-rule = Правила { $rule } нет.
plain-legal = «{ $action }» сейчас можно сделать.
# Улица, рука или банда.
plain-nothing = пусто
plain-deck = { $run ->
    [1] Первый проход
   *[2] Второй проход
}; колода: { $deck }, сброс: { $discard }.
plain-street = Улица: { $cards }
plain-bottom = Известный низ колоды: { $cards }
plain-last-turns = { $count ->
    [1] Это последний ход.
    [one] Остался { $count } ход, считая этот.
    [few] Осталось { $count } хода, считая этот.
   *[many] Осталось { $count } ходов, считая этот.
}
plain-player = { $name }: на руке { $hand } ({ $hand_points ->
    [one] { $hand_points } очко
    [few] { $hand_points } очка
   *[many] { $hand_points } очков
}), в банде { $gang } ({ $gang_points ->
    [one] { $gang_points } очко
    [few] { $gang_points } очка
   *[many] { $gang_points } очков
})
plain-player-hidden = { $name }: на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, в банде { $gang } ({ $gang_points ->
    [one] { $gang_points } очко
    [few] { $gang_points } очка
   *[many] { $gang_points } очков
})
plain-chance = Случай
plain-replay = { $game }: запись партии, { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}.
plain-replay-position = Эта партия начата с позиции, которую кто-то выбрал.
cli-help-bot = Добавить программу как бота под этим именем. Можно указать несколько раз.
cli-help-serve-content = Предлагать и набор компонентов La Famiglia из папки DIR. Можно указать несколько раз.
cli-help-log = Формат журнала: json для программ, plain для людей. (по умолчанию plain в терминале, иначе json)
cli-help-allow-host = Ещё одно имя сервера, в том числе *.example.org. Можно указать несколько раз. Не нужно для IP-адресов, имён локальной сети и прокси на этом компьютере.
cli-help-limits = Ограничить число запросов с одного места и одного адреса. Отключайте только в закрытой сети.
cli-help-members = Можно ли становиться участником и сохранять свои места на всех устройствах.
cli-help-keep-unstarted = Сколько дней хранить стол, за которым игра так и не началась; 0 — бессрочно.
cli-help-keep-finished = Сколько дней хранить законченную партию; 0 — бессрочно.
cli-help-keep-packs = Сколько дней хранить наборы игроков, которыми не пользуется ни один стол; 0 — бессрочно.
cli-serve-bot = «{ $found }» — не имя бота с командой. Напишите --bot "mine=python mybot.py" с ещё не занятым именем.
cli-help-backup = Сохранить все столы в новый файл; сервер может работать.
cli-help-restore = Восстановить все столы из копии в пустой базе данных любого вида.
cli-help-prune = Удалить столы, за которыми игра не началась, и старые законченные партии; сервер может работать.
cli-help-dry-run = Только посчитать, ничего не удаляя.
cli-backed-up =
    { $count ->
        [one] { $count } стол сохранён в { $file }.
        [few] { $count } стола сохранены в { $file }.
       *[many] { $count } столов сохранено в { $file }.
    }
cli-restored =
    { $count ->
        [one] { $count } стол восстановлен из { $file }.
        [few] { $count } стола восстановлены из { $file }.
       *[many] { $count } столов восстановлено из { $file }.
    }
backup-error-exists = Файл { $file } уже есть. Выберите другое имя.
backup-error-nothing = Базы данных { $file } ещё нет: сохранять нечего.
backup-error-file = { $file } — не резервная копия, или она повреждена: { $reason }
backup-error-not-empty = В этой базе данных уже есть столы. Копию можно восстановить только в пустую базу: сначала уберите старую.
backup-error-database = База данных недоступна: { $reason }
cli-pruned = Удалено: { $unstarted ->
    [one] { $unstarted } стол без игры
    [few] { $unstarted } стола без игры
   *[many] { $unstarted } столов без игры
}, { $finished ->
    [one] { $finished } законченная партия
    [few] { $finished } законченные партии
   *[many] { $finished } законченных партий
}, { $packs ->
    [one] { $packs } неиспользуемый набор
    [few] { $packs } неиспользуемых набора
   *[many] { $packs } неиспользуемых наборов
}.
cli-would-prune = Было бы удалено: { $unstarted ->
    [one] { $unstarted } стол без игры
    [few] { $unstarted } стола без игры
   *[many] { $unstarted } столов без игры
}, { $finished ->
    [one] { $finished } законченная партия
    [few] { $finished } законченные партии
   *[many] { $finished } законченных партий
}, { $packs ->
    [one] { $packs } неиспользуемый набор
    [few] { $packs } неиспользуемых набора
   *[many] { $packs } неиспользуемых наборов
}.
prune-error-nothing = Базы данных { $file } нет: удалять нечего.

# What Click adds to help and complaints.
cli-usage = Использование:
cli-options = Параметры:
cli-commands = Команды:
cli-default = по умолчанию: { $value }
cli-required = обязательно
cli-metavar-options = [ПАРАМЕТРЫ]
cli-metavar-command = КОМАНДА [АРГУМЕНТЫ]...
cli-help-help = Показать эту справку и выйти.
cli-option-usage = Значения не хватает, или оно лишнее: { $option }.
cli-missing-command = Какая команда?
cli-too-many-arguments = Аргументов больше, чем принимает эта команда.
cli-wants-range = нужно число от { $low } до { $high }.
cli-wants-choice = возможные значения: { $known }.
cli-wants-number = нужно число.
cli-wants-file = нужен файл, а не папка.
cli-wants-no-folder = { $path } — это папка, а не файл.
cli-wants-no-file = { $path } — это файл, а не папка.
cli-wants-folder-of = не удаётся записать { $path }: папки { $folder } нет.
cli-wants-writable = нет прав на запись в { $path }.
cli-serve-home = Негде хранить столы: { $reason }. Укажите файл: --database sqlite:///ФАЙЛ.
cli-wants-folder = нужна существующая папка.
