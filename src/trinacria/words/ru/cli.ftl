# Командная строка и её построчный вид.

cli-about = Играйте в Famiglia, карточную игру для двоих, или в La Famiglia: The Great Mafia War, двое на двое, со всеми правилами: против ботов или с друзьями за одним экраном; моделируйте, пересматривайте и проверяйте партии.
cli-unofficial = Неофициальная программа: с создателями игр не связана. Если игра вам нравится, купите её.
cli-examples = Попробуйте:
cli-languages = Языки: { $known } (--lang или переменная TRINACRIA_LANG).
cli-help-lang = Язык: en, fr, ru или it.
cli-help-version = Показать версию и выйти.
cli-help-theme = Цвета полноэкранного стола.
cli-help-plain = Строки текста вместо полного экрана: для каналов и программ чтения с экрана.
cli-help-serve = Держать столы для браузера: вы против ботов, друзья по ссылке.
cli-help-host = Адрес, на котором слушать; 0.0.0.0 впускает других из вашей сети.
cli-help-port = Порт. (по умолчанию { $port }, а если занят — свободный)
cli-help-database = Где хранить партии: sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ. (по умолчанию SQLite в папке ваших данных)
cli-help-workers = Число процессов; для нескольких нужен PostgreSQL.
cli-help-open = Открыть браузер; просто «trinacria» так и делает.
cli-serve-ready = Trinacria готова по адресу { $address } (Ctrl+C завершает)
cli-serve-workers = Нескольким процессам нужна общая база: укажите --database postgresql://…
cli-serve-database = «{ $database }» — не адрес базы. Напишите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ.
cli-serve-port = { $host }, порт { $port }, занять нельзя: { $reason }.
serve-error-taken = Столы из файла { $file } уже ведёт другой сервер. Играйте на нём, остановите его или укажите другую --database.
serve-error-file = Хранить столы в { $file } нельзя: { $reason }.
serve-error-database = База данных не работает: { $reason }.
cli-help-play = Сыграть в GAME (famiglia или lafamiglia) в терминале, против ботов или с друзьями за одним экраном.
cli-help-vs = Бот на всех остальных местах: easy, normal, hard, master, greedy, random или свой в виде файл.py:Класс. (по умолчанию greedy, если он знает игру)
cli-help-hot-seat = Люди на всех местах за одним экраном, с занавесом между ними; напарникам он не нужен.
cli-help-seat = Ваше место: по жребию (draw), от first до fourth, считая от того, кто начинает, solo или team в 2v1, или название места, например red.
cli-help-seats = Кто где сидит, в порядке хода, считая от того, кто начинает: you, имена людей и боты, например you,greedy,Ада,random.
cli-help-name = Ваше имя за столом.
cli-help-seed = Источник случая; одно и то же зерно раздаёт одни и те же карты. (по умолчанию тайное, его покажут в конце)
cli-help-position = Начать с позиции из этого файла JSON.
cli-help-mode = Режим игры, например 1v1 или 2v1; без неё — обычный.
cli-help-option = Задать настройку игры: ИМЯ включает её, ИМЯ=ЗНАЧЕНИЕ задаёт, например draft, opt_rally_boat=off или difficulty=easy; можно указать несколько раз.
cli-help-save = Сохранить запись партии в этот файл, когда она кончится или вы выйдете.
cli-help-sim = Дать ботам сыграть много партий в GAME и показать итоги.
cli-help-players = Боты через запятую; каждый по очереди занимает каждое место. В командной игре: по одному на команду или по одному на место.
cli-help-games = Сколько партий сыграть.
cli-help-sim-seed = Из него следует всё: одно и то же зерно даёт одни и те же партии.
cli-help-records = Сохранить запись каждой партии в эту папку.
cli-help-jobs = Сколько процессов занять. (по умолчанию по одному на ядро)
cli-help-replay = Пересмотреть по шагам запись из файла FILE.
cli-help-verify = Пересчитать каждое перемешивание записи из файла FILE по её раскрытому зерну.
cli-help-commitment = Обещание, записанное вами за столом: запись должна ему отвечать.

cli-error = { $name }: { $sentence }
cli-no-such-option = Параметра { $option } нет.
cli-no-such-command = Команды { $command } нет.
cli-missing = Не хватает { $parameter }.
cli-bad-value = { $parameter } не может принять такое значение: { $reason }
cli-file = Использовать { $file } нельзя: { $reason }.
error-missing-package = Для { $what } нужен пакет «{ $package }»: pip install 'trinacria[{ $extra }]'
cli-see-help = Подробнее расскажет «{ $command } --help».
cli-vs-or-hot-seat = Выберите одно, --vs или --hot-seat: второе место займёт либо бот, либо человек.
cli-seats-alone = --seats говорит, кто где сидит; уберите --vs, --hot-seat и --seat.
cli-seats-count = Мест в { $game }: { $wanted }, а в --seats названо { $found }.
cli-seat-unknown = «{ $found }» — не место этой игры. Выберите из: { $known }.
cli-player-count = В { $game } { $wanted ->
    [one] { $wanted } место
    [few] { $wanted } места
   *[many] { $wanted } мест
}, а в --players { $found ->
    [one] назван { $found } бот
    [few] названы { $found } бота
   *[many] названо { $found } ботов
}.
cli-team-count = В { $game } мест: { $seats }, команд: { $teams }. В --players должно быть имён: { $teams } или { $seats }, а указано: { $found }.
cli-player = Игрок
cli-player-number = Игрок { $number }
cli-saved = Запись сохранена в { $file }.

cli-verified-commitment = Зерно сервера — то самое, что он обещал при создании стола (SHA-256 { $commitment }).
cli-verified-own-commitment = SHA-256 зерна — { $commitment }.
cli-verified-promise = Обещание, показанное за столом в начале игры, вместе с условиями и печатями: { $promise }
cli-verified-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до партии выбрал один сервер.
    [one] В раскладе { $count } соль, запечатанная до того, как её открыли.
    [few] В раскладе { $count } соли, все запечатаны до того, как открыли первую.
   *[many] В раскладе { $count } солей, все запечатаны до того, как открыли первую.
}
cli-verified-open-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до партии выбрал один сервер.
   *[many] Соль добавлена открыто, раз: { $count }. Не доказано, что никто не выбрал свою, увидев чужую.
}
cli-verified-called-off = Раскладов, отменённых до этого из-за неоткрытой соли: { $count }.
cli-verified-places = { $places ->
    [fixed] Места за столом были назначены до начала, как обещано.
   *[drawn] Места за столом следуют из зерна.
}
cli-verified-places-unproven = Не доказано, что места были назначены до начала.
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
cli-verified-position = Партия началась с позиции, которую кто-то выбрал. Карты в ней ничем не доказаны; выбравший мог их знать.
cli-verified-unproven = Имена и то, кто где сидел, никакая запись не доказывает.
cli-verified-noted = Это то обещание, которое вы записали.
cli-verified-noted-commitment = Это то обещание, которое вы записали, но только о зерне: о печатях и условиях оно ничего не говорит.
cli-verified-compare = Сравните обещание с тем, что вы записали за столом: добавьте --commitment HASH.
cli-verified-from-position = Проверено начиная с этой позиции.
cli-verified = Запись проверена.

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
cli-sim-length-value = в среднем { $mean } решения ({ $least }–{ $greatest })
cli-sim-time = Время
cli-sim-time-value = { $seconds } с; в секунду: партий { $games }, решений { $decisions }
cli-sim-records = { $count ->
    [one] { $count } запись сохранена в { $folder }.
    [few] { $count } записи сохранены в { $folder }.
   *[many] { $count } записей сохранено в { $folder }.
}

plain-welcome = { $game }. Партия начинается.
plain-commitment = Расклад определён: SHA-256 его зерна — { $commitment }. Зерно покажут в конце.
plain-bots = Боты за столом: { $names }
plain-hint = Введите номер ответа или его слова. «help» покажет справку.
plain-help =
    Введите номер ответа, его слова или код; слова и коды можно сокращать, пока они однозначны.
    «codes» показывает коды. Другие команды: show, why ОТВЕТ, rule [ID], hint, undo, save ФАЙЛ, quit.
plain-hint-famiglia = Введите номер ответа или его слова. «help» покажет справку.
plain-help-famiglia =
    Действие задают номером или обозначением; его можно сократить, пока оно понятно:
      new R2          убрать R2, открыть 2 новые карты
      play B2         сыграть Бухгалтера или Громилу
      back G2, lay Y0 обмен Бухгалтера; done его заканчивает
      lower R4 2      Громила понижает R4 на 2
      take R0         завербовать карту, которая стоит 0
      take R3 R2 G3   завербовать R3, показав R2 и G3; R2 уходит в банду
      pass            закончить ход
    Другие команды: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-hint-lafamiglia = Введите номер ответа или его слова. «show» описывает весь стол, «help» покажет справку.
plain-help-lafamiglia =
    Действие задают номером или обозначением; его можно сократить, пока оно понятно:
      use s1.po2      вариант А: эта ячейка действия; затем token ЯЧЕЙКА ЦВЕТ
      column police   вариант Б: все фишки колонки; put ЯЧЕЙКА для каждой
      place enna      солдаты в область; затем soldati 3
      issue enna      приказ в область; затем order red.basic.advance
      do move         часть ячейки или приказа; done заканчивает, skip пропускает
      to enna         идти по суше; ship на катере; drive или walk, finesse или force
    В любой момент, если предложено: anytime показывает список, sell ПРИКАЗ и give выполняют.
    Другие команды: show, why ACTION, rule [ID], hint, undo, save FILE, quit.
plain-anytime-open = Помимо вопроса можно продать приказ или дать денег: список покажет «anytime».
plain-anytime-none = Сейчас нечего продавать или давать: это можно в начале хода вашей команды, когда она может платить, или перед её приказами.
plain-turn-of = Ходит { $name }.
plain-curtain = Теперь за экраном { $name }: нажмите Enter.
plain-bye = Вы вышли из партии.
plain-seed = Зерно было { $seed }.
plain-no-undo = Отменить нечего: что-то уже открылось или действовал другой игрок.
plain-no-rule = Правила { $rule } нет.
plain-legal = Действие «{ $action }» сейчас допустимо.
# Улица, рука или банда.
plain-nothing = пусто
plain-deck = { $run ->
    [1] Первый проход
   *[2] Второй проход
}; колода: { $deck }, сброс: { $discard }.
plain-street = Улица: { $cards }
plain-bottom = Известно внизу колоды: { $cards }
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
plain-replay = { $game }: запись из { $count ->
    [one] { $count } хода
   *[many] { $count } ходов
}.
plain-replay-position = Эта партия началась с позиции, которую кто-то выбрал.
cli-help-bot = Дать программе играть под именем; можно указать несколько раз.
cli-help-serve-content = Предлагать и набор компонентов La Famiglia из DIR; можно указать несколько раз.
cli-help-log = Вид журнала: json для машин, plain для людей. В терминале plain, иначе json.
cli-help-allow-host = Ещё одно имя сервера, можно и *.example.org; можно указать несколько раз. Для адресов, имён локальной сети и прокси на этой же машине не нужно.
cli-help-limits = Ограничить, сколько может просить одно место и один адрес. Без ограничений только в закрытой сети.
cli-help-keep-unstarted = Сколько дней после последнего события хранить стол, за которым игра так и не началась; 0 — всегда.
cli-help-keep-finished = Сколько дней после конца хранить законченную партию; 0 — всегда.
cli-serve-bot = «{ $found }» не имя бота с командой. Напишите --bot "mine=python mybot.py" с именем, которого нет у других ботов.
cli-help-backup = Записать все столы в новый файл, можно и при работающем сервере.
cli-help-restore = Вернуть все столы из копии в пустую базу данных любого вида.
cli-help-prune = Удалить столы, за которыми игра так и не началась, и слишком старые законченные партии, можно и при работающем сервере.
cli-help-dry-run = Только посчитать, что было бы удалено.
cli-backed-up =
    { $count ->
        [one] { $count } стол записан в { $file }.
        [few] { $count } стола записаны в { $file }.
       *[many] { $count } столов записано в { $file }.
    }
cli-restored =
    { $count ->
        [one] { $count } стол восстановлен из { $file }.
        [few] { $count } стола восстановлены из { $file }.
       *[many] { $count } столов восстановлено из { $file }.
    }
backup-error-exists = Файл { $file } уже есть. Выберите другое имя.
backup-error-nothing = Базы данных { $file } ещё нет, копировать нечего.
backup-error-file = { $file } не резервная копия, или она повреждена: { $reason }
backup-error-not-empty = В этой базе данных уже есть столы. Копию можно вернуть только в пустую: сначала уберите старую.
backup-error-database = База данных недоступна: { $reason }
cli-pruned = Удалено: { $unstarted ->
    [one] { $unstarted } стол без игры
    [few] { $unstarted } стола без игры
   *[many] { $unstarted } столов без игры
}, { $finished ->
    [one] { $finished } законченная партия
    [few] { $finished } законченные партии
   *[many] { $finished } законченных партий
}.
cli-would-prune = Было бы удалено: { $unstarted ->
    [one] { $unstarted } стол без игры
    [few] { $unstarted } стола без игры
   *[many] { $unstarted } столов без игры
}, { $finished ->
    [one] { $finished } законченная партия
    [few] { $finished } законченные партии
   *[many] { $finished } законченных партий
}.
prune-error-nothing = Базы данных { $file } нет, удалять нечего.
