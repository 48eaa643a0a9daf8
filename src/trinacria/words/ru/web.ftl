# Страница в браузере: общее для всех игр.

## Страницы

web-skip = К содержанию
web-home = На главную
web-home-title = Две настольные игры о союзах прямо в браузере.
web-home-lead = La Famiglia для двух команд за картой Сицилии, Famiglia для двоих с шестьюдесятью картами. Все правила соблюдаются; регистрация не нужна.
web-home-bots = Играть с ботами
web-home-friends = Позвать друзей
web-home-watch = Смотреть партии
web-you-are = Ваше имя
web-you-are-note = Имя можно сменить в любой момент.
web-guest = Гость
web-own-tables = Ваши столы
web-own-none = Здесь появятся столы, за которыми вы сидите.
web-open-tables = Открытые столы
web-open-none = Сейчас открытых столов нет.
web-other-games = Другие игры на этом сервере, в текстовом режиме
web-table-lobby = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
web-table-with = { $status ->
    [running] идёт игра: { $names }
    [paused] пауза: { $names }
   *[over] окончена: { $names }
}
web-table-unnamed = Стол: { $game }
web-from-position = Начата с позиции
web-from-position-note = Игра начинается с позиции, которую выбрал создатель стола; он может знать будущие карты.
web-return = Вернуться
web-sit = Сесть
web-watch = Смотреть
web-play = Играть
web-replay = Просмотр
web-replays = Партии
web-guided = Первая партия с подсказками
web-new-table = Новый стол
web-rules = Правила
web-rules-expansion = La Famiglia для двоих и троих
web-rules-all = Все правила игры
web-rules-note = Своими словами; у каждого правила есть номер, на который ссылаются вопросы и отказы.
web-rule-open = Прочитать правило { $rule }
web-about = О проекте
web-about-what = Место, где в две настольные игры играют на компьютере: вживую, по несколько дней, за одним экраном или с ботами. Работает там, где вы его запустили, и ни к кому не обращается.
web-about-unofficial = Неофициально
web-about-unofficial-note = Trinacria не связана с авторами и издателями игр. Тексты, имена и рисунки — свои. Понравилась игра — купите её.
web-about-fair = Честный случай
web-about-fair-note = Перед игрой сервер обещает своё тайное зерно, показывая его SHA-256. Браузер каждого игрока добавляет соль, запечатанную, пока не собраны все, поэтому никто не может выбрать расклад, даже владелец сервера. В конце зерно раскрывается, и любой может пересчитать каждое тасование.
web-about-keys = Клавиши за столом
web-about-version = Версия { $version }
web-key-arrows = к ближайшей карте или кнопке
web-key-enter = выбрать; ещё раз на той же карте — подтвердить
web-key-number = кнопка на панели решения
web-key-escape = отменить выбор, закрыть
web-key-action = действие
web-key-turn = ход
web-unofficial = Неофициально, без связи с авторами и издателями. Понравились игры — купите их.
web-more = Ещё
web-lost = Здесь ничего нет
web-lost-note = Адрес никуда не ведёт. Возможно, ссылка скопирована не целиком.
web-offline = Сервер не отвечает.
web-close = Закрыть
web-tools = Инструменты

## Настройки

web-settings = Настройки
web-settings-now = Настройки, язык: { $language }
web-language = Язык
web-theme = Тема
web-theme-system = Системная
web-theme-light = Светлая
web-theme-dark = Тёмная
web-theme-switch = Светлая или тёмная
web-sound = Звук
web-sound-note = Короткий стук дерева; без звука при наведении.
web-motion = Движение
web-motion-note = Карты летят на свои места.
web-symbols = Крупные символы семей
web-symbols-note = Семьи различаются и без цвета.
web-notify = Сообщать о моём ходе
web-notify-note = Когда страница не на виду.
web-keys = Клавиши
web-keys-arrows = перейти к ближайшему предмету
web-keys-enter = выбрать; ещё раз — подтвердить
web-keys-numbers = нажать кнопки полосы решений
web-keys-list = всё, что можно сделать
web-keys-escape = отказаться от выбора
web-keys-next = La Famiglia: следующее, что светится
web-keys-fold = La Famiglia: свернуть листы и планшет
web-keys-plan = La Famiglia: план с напарником
web-keys-map = La Famiglia: карта ближе, дальше, целиком

## Новый стол

web-new-for = Стол для { $game }
web-game = Игра
web-mode = Сколько игроков
web-pack = Набор компонентов
web-who = Кто где сидит
web-chair = Место { $number }
web-chair-open = ждёт друга
web-who-me = Я
web-who-open = Друг, по ссылке
web-who-open-note = Ссылка появится на следующей странице.
web-who-bot = Бот
web-who-beside = Кто-то за этим экраном
web-which-bot = Какой бот
web-bot = { $bot ->
    [master] Бот-мастер
    [hard] Сильный бот
    [normal] Средний бот
    [easy] Лёгкий бот
    [greedy] Жадный бот
    [random] Случайный бот
   *[other] Бот { $bot }
}
web-nickname = Имя
web-player = Игрок { $number }
web-team = { $count ->
    [one] Один против остальных
    [few] Команда { $number }, партнёры
   *[many] Команда { $number }, партнёры
}
web-swap-places = Поменяться местами со следующим
web-places = Кто с кем играет
web-places-teams = Команды как в списке, углы и первый игрок по жребию
web-places-drawn = Всё по жребию
web-places-fixed = Всё как в списке
web-fixed = Сидеть в этом порядке
web-fixed-note = Иначе первого игрока выберет случай.
web-options = Варианты правил
web-time = Время
web-clock-none = Вживую
web-clock-none-note = без ограничения, все за столом
web-clock-decision = На решение
web-clock-decision-note = секунды на каждое решение
web-clock-chess = Шахматные часы
web-clock-chess-note = запас и прибавка за решение
web-clock-turn = По дням
web-clock-turn-note = дни на ход, с уведомлением
web-seconds = Секунды
web-minutes = Минут на партию
web-increment = Секунд прибавки
web-days = Дни
web-agreed = Порядок за столом
web-table-name = Название стола
web-table-name-note = можно оставить пустым
web-listed = В общем списке
web-listed-note = Его увидят все на этом сервере.
web-spectators = Зрители могут смотреть
web-spectators-note = Они видят меньше любого игрока.
web-spectators-here = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-undo = Брать ход назад
web-undo-note = Пока ничего не открылось и не сходил другой.
web-hints = Подсказки
web-hints-note = Игрок может спросить, как сходил бы бот.
web-stand-in = Бот вступает сам
web-stand-in-note = Иначе решают остальные. Кто вернулся, сразу играет сам.
web-absent = Если кто-то отошёл
web-grace = Сколько ждать
web-grace-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-grace-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
web-grace-clock = В игре по дням ждут, пока у игрока не выйдет время.
web-stand-in-bot = Кто заменит
web-secret-link = Каждое место — тайная ссылка
web-secret-link-note = Кто откроет ссылку, тот и садится, на любом устройстве и без регистрации. Храните свою: это ключ, чтобы вернуться.
web-fair = Проверяемая честность
web-fair-note = Расклад следует из зерна сервера и соли из браузера каждого игрока; всё запечатано до того, как что-либо открыто. Поэтому никто не может его выбрать, а после игры его можно пересчитать.
web-open-table = Открыть стол

## Перед началом

web-lobby = перед началом
web-lobby-for = Стол для { $game } накрыт
web-invitation = Приглашение
web-invited = Вас приглашают в { $game }
web-seated-already = У вас уже есть место за этим столом. По этой ссылке вы займёте ещё одно.
web-own-seat = Вернуться на своё место
web-sit-down = Сесть
web-you = (вы)
web-host = хозяин
web-here = здесь
web-away = отошёл
web-link = Ссылка
web-link-send = Отправьте ссылку другу.
web-link-of = Ссылка на место { $number }
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться
web-unseat = Освободить место
web-commitment = Обещание сервера: SHA-256 его зерна
web-promise = Обещание этого расклада
web-copy-promise = Скопировать обещание
web-promise-note = Запишите его, чтобы сравнить после игры. Этот браузер его тоже запомнит.
web-salts-of = Соль в этом раскладе: { $names }
web-salts-none = Соли игроков в этом раскладе нет: его до игры выбрал один сервер.
web-called-off = { $count ->
    [one] { $count } расклад отменён, потому что соль не была открыта.
    [few] { $count } расклада отменены, потому что соль не была открыта.
   *[many] { $count } раскладов отменено, потому что соль не была открыта.
}
web-seed = Зерно
web-salt = Свои слова для соли
web-salt-note = если хотите
web-salt-add = Запечатать
web-salted = соль запечатана
web-salt-kept = Ваш браузер сам запечатал соль и откроет её, когда начнётся игра.
web-unopened = соль не открыта вовремя, больше не добавляет
web-opening = Открывают соль
web-opening-waits = Ждём запечатанную соль: { $names }. Она откроется сама, как только страница этого игрока будет открыта.
web-call-off = Раздать заново без неё
web-call-off-note = Через полминуты хозяин может раздать заново без неё: с новым обещанием и новой солью остальных.
web-start = Начать игру
web-waits = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
web-host-starts = Игру начнёт хозяин стола.

## За столом

web-table = Стол
web-connecting = Соединение
web-connecting-again = Соединяемся снова. Ничего не потеряно.
web-closed = Это место закрыто
web-watch-instead = Смотреть как зритель
web-order = Порядок хода
web-decision = Решение
web-your-turn = Ваш ход
web-refused = Не эту
web-choose-other = Выбрать другое
web-hint = Подсказка
web-hint-note = Так сходил бы бот.
web-hint-why = Бот ждёт победы с шансом { $chance } %, перевес { $lead }{ $game ->
    [famiglia] {" "}очка
    [lafamiglia] {" "}района
   *[other] {""}
}{ $rest ->
    [none] {""}
   *[some] . Следом, { $other_chance } %: { $other }
}
web-hint-do = Сделать так
web-paused = Стол на паузе.
web-paused-until = Вы сможете продолжить сами через { $left } или раньше, если хозяин уйдёт.
web-attendance = Кто отошёл
web-away-until = { $name }: нет на месте. Бот может вступить через { $left }.
web-gone = { $name }: долго нет на месте.
web-bot-voted = Вы за бота вместо { $name }. Остальные ещё не согласились.
web-seat-ask = Попросить место
web-seat-asked = { $name } хочет отдать ваше место кому-то другому: тот увидит ваши тайны и будет играть за вас.
web-seat-asked-beside = { $name } хочет отдать место вашего партнёра кому-то другому: тот увидит и ваши тайны.
web-seat-give = Отдать место
web-seat-keep = Оставить себе
web-seat-agree = Согласиться
web-seat-refuse = Отказать
web-seat-agreed = Вы согласились.
web-seat-waiting = Вопрос задан: { $name }. Ответа пока нет.
web-seat-granted = Согласие есть: { $name }.
web-seat-elsewhere = Отдать место другому
web-make-host = Сделать хозяином
web-people = Люди за столом
web-log-chat = Очки, журнал и чат
web-text-mode = Текстовый режим
web-broken = Стол не удалось нарисовать. Партия продолжается в виде текста.
web-broken-again = Нарисовать снова
web-position = Позиция
web-type-action = Или введите действие
web-chat = Чат
web-chat-table = Стол
web-chat-team = Команда
web-chat-spectators = Зрители
web-chat-write = Написать
web-chat-send = Отправить
web-chat-listen = Здесь пишут только сидящие за столом.
web-spectator = Зритель
web-bot-plays = играет { $bot }
web-own-key = Скопировать мой ключ
web-come-back = Играть самому
web-bot-for-me = Бот за меня
web-bot-for-them = Пусть сыграет бот
web-hand-over = Передать место
web-new-link = Новая ссылка
web-watch-link = Ссылка для зрителей
web-pause = Пауза
web-resume = Продолжить
web-time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

## Что было за столом

web-story-sat = { $name } садится.
web-story-bot_sat = { $name } занимает место.
web-story-stood_up = { $name } встаёт.
web-story-handed_over = У места { $name } новая ссылка.
web-story-renamed = { $before } теперь { $name }.
web-story-host_changed = Теперь хозяин — { $name }.
web-story-host_absent = Хозяина нет, теперь хозяин — { $name }.
web-story-away = { $name }: нет на месте.
web-story-gone = { $name }: долго нет на месте. Остальные могут больше не ждать.
web-story-back = { $name } снова здесь.
web-story-seat_asked = Хозяин просит отдать другому место { $name }.
web-story-seat_given = Согласие: { $name }.
web-story-seat_kept = Отказ: { $name }.
web-story-salted = { $name } добавляет соль.
web-story-called_off = { $count ->
    [0] Расклад отменён. Обещание новое.
   *[many] Расклад отменён: соль не открыта ({ $names }). Обещание новое.
}
web-story-started = Игра начинается.
web-story-undone = { $count ->
    [one] { $name } берёт назад { $count } действие.
    [few] { $name } берёт назад { $count } действия.
   *[many] { $name } берёт назад { $count } действий.
}
web-story-paused = { $name } ставит паузу.
web-story-resumed = { $name } продолжает.
web-story-timed_out = { $name } думает слишком долго.
web-story-stood_in = За { $name } играет бот.
web-story-came_back = { $name } снова за столом.
web-story-voted = { $name } просит бота вместо { $absent }.
web-story-rematch = Накрыт новый стол для следующей партии.

## После игры

web-again = Ещё раз
web-record = Запись
web-from-here = Играть отсюда
web-action-of = Действие { $number } из { $count }
web-actions = Действия
web-timeline = Ход партии
web-see-as = Смотреть глазами
web-see-all = Всё
web-verified-server = { $count ->
    [one] Сервер пересчитал { $count } действие по раскрытому зерну.
    [few] Сервер пересчитал все { $count } действия по раскрытому зерну.
   *[many] Сервер пересчитал все { $count } действий по раскрытому зерну.
}
web-verified-not = Сервер не смог пересчитать эту партию по обещанному зерну.
web-verified-browser = Этот браузер проверил: зерно то самое, обещанное.
web-verified-broken = Зерно не то, что было обещано.
web-proof-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до игры выбрал один сервер.
    [one] Этот браузер проверил: в раскладе { $count } соль, та самая, запечатанная.
    [few] Этот браузер проверил: в раскладе { $count } соли, все те, что запечатаны.
   *[many] Этот браузер проверил: в раскладе { $count } солей, все те, что запечатаны.
}
web-proof-open-salts = Соль добавлена открыто, и не доказано, что никто не выбрал свою, увидев чужую.
web-proof-salts-broken = Соль не та, что запечатана, или её нет в раскладе.
web-proof-promise-broken = Обещание не сходится с тем, что сказано в записи.
web-proof-own = Ваша соль в нём есть.
web-proof-own-missing = Вашей соли в этом раскладе нет.
web-proof-noted = Это то обещание, которое браузер запомнил за столом.
web-proof-noted-other = Это не то обещание, которое браузер запомнил за столом.
web-proof-paste = Сравнить с записанным обещанием
web-proof-same = То же обещание.
web-proof-same-seed = То же обещание, но только о зерне: о соли и условиях оно ничего не говорит.
web-proof-other = Другое обещание: оно дано не для этой партии.
web-proof-none = В записи не сказано, что было обещано до игры.
web-proof-position = Партия началась с позиции, которую кто-то выбрал. Карты в ней ничем не доказаны.
web-proof-unproven = Имена и то, кто где сидел, никакая запись не доказывает.
web-live = Идут сейчас
web-live-none = Открытых партий сейчас нет.
web-done = Законченные
web-done-none = Законченных партий пока нет.
web-drop = Открыть запись
web-drop-note = Перетащите сюда файл, записанный программой, или выберите его.
web-drop-choose = Выбрать файл
web-list = Список
web-list-title = Всё, что вы можете сделать

## Партия с подсказками

web-guide-next = Дальше
web-guide-reading = Прочитайте справа и нажмите «Дальше».
web-guide-running = Ходят остальные.
web-guide-back = Назад
web-guide-show = Показать
web-guide-step = Шаг { $number } из { $count }
web-guide-follow = В этом уроке: { $action }
web-guide-opponent = Соперник
web-guide-opponent-nth = Соперник { $number }
web-guide-partner = Напарник
