# Страница в браузере: общее для всех игр.

## Страницы

web-skip = Перейти к содержанию
web-home = Главная
web-home-title = Две настольные игры прямо в браузере.
web-home-lead = Быстрая карточная дуэль и война двух команд за Сицилию. За правилами следит программа. Без учётной записи.
web-home-play = Сыграть в { $game } против бота
web-home-play-note = начинается сразу · { $length }
web-home-as = Вы играете как
web-home-rename = Сменить имя
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Против бота
   *[several] Против ботов
}
web-home-bots-note = прямо сейчас
web-home-friends = { $others ->
    [single] С другом
   *[several] С друзьями
}
web-home-friends-note = { $others ->
    [single] отправьте ссылку
   *[several] отправьте ссылки
}
web-home-days = По переписке
web-home-days-note = ход, когда удобно
web-home-screen = За одним экраном
web-home-screen-note = передавайте друг другу
web-home-learn = Учиться и смотреть
web-home-first = Первая партия в { $game }
web-home-first-note = с подсказками, по шагам
web-home-lessons = От одной минуты до целой партии
web-home-puzzle = одна позиция, один лучший ход
web-home-watch = Смотреть игру
web-home-watching = { $count ->
    [0] записи сыгранных партий
    [one] Идёт { $count } партия
    [few] Идут { $count } партии
   *[many] Идёт { $count } партий
}
web-home-host = хозяин: { $name }
web-you-are = Ваше имя
web-guest = Гость
web-own-tables = Ваши столы
web-own-none = Здесь появятся ваши столы.
web-open-tables = Открытые столы
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
web-rated = На рейтинг
web-rated-note = Только участники клуба. Без подсказок; после чужого хода ничего не возвращают. Кто ушёл или просрочил время, проигрывает.
web-from-position = Игра с выбранной позиции
web-from-position-note = Игра начинается с позиции, выбранной создателем стола, который может знать будущие карты.
web-return = Вернуться
web-sit = Сесть
web-watch = Смотреть
web-play = Играть
web-replay = Просмотр
web-replays = Партии
web-guided = Учебная партия
web-lessons = Уроки
web-new-table = Новый стол
web-rules = Правила
web-rules-expansion = La Famiglia для двоих и троих
web-rules-all = Все правила игры
web-rules-note = Своими словами. Вопросы и отказы ссылаются на правило, которому следуют.
web-rule-open = Прочитать правило { $rule }
web-about = О проекте
web-about-what = Играйте в две настольные игры на компьютере: вживую, по переписке, за одним экраном или с ботами. Trinacria работает на вашем компьютере и не обращается к другим серверам.
web-about-unofficial = Неофициально
web-about-unofficial-note = Trinacria не связана ни с авторами, ни с издателями игр. Тексты, имена и рисунки — свои. Если игра нравится — купите её.
web-about-fair = Проверяемая честность
web-about-fair-note = До игры сервер показывает SHA-256 своего тайного зерна. Браузер каждого игрока добавляет соль, запечатанную, пока не собрана вся: расклад не может выбрать никто, даже сервер. В конце зерно раскрывают, и любой может проверить каждое перемешивание.
web-about-keys = Клавиши за столом
web-about-version = Версия { $version }
web-key-arrows = к ближайшей карте или кнопке
web-key-enter = выбрать; ещё раз на той же карте — подтвердить
web-key-number = кнопка на панели решения
web-key-escape = отменить выбор, закрыть
web-key-action = действие
web-key-turn = ход
web-unofficial = Неофициальный проект, с авторами и издателями не связан. Если игры нравятся — купите их.
web-more = Ещё
web-lost = Страница не найдена
web-lost-note = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
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
web-sound-note = Короткий деревянный стук.
web-motion = Анимация
web-motion-note = Карты и фишки перемещаются на свои места.
web-speed = Ходы других
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-none = Сразу
web-speed-note = Как быстро показывать ходы других.
web-symbols = Крупные символы семей
web-symbols-note = Чтобы различать семьи и без цвета.
web-notify = Сообщать, когда мой ход
web-notify-note = Когда страница в фоне.
web-keys = Клавиши
web-keys-arrows = перейти к ближайшему предмету
web-keys-enter = выбрать; ещё раз — подтвердить
web-keys-numbers = кнопки панели решения
web-keys-list = всё, что можно сделать
web-keys-escape = отменить выбор
web-keys-next = следующее подсвеченное
web-keys-fold = La Famiglia: показать или скрыть планшеты действий и планшет семьи
web-keys-plan = La Famiglia: план с напарником
web-keys-map = La Famiglia: карта ближе, дальше, целиком
web-keys-story = ходы других: пауза, следующий шаг, пропустить
web-keys-help = этот список
web-keys-next-table = следующий стол, где ждут вас
web-keys-invitation = перейти к приглашению
web-keys-find = найти участника
web-keys-single = Команды одной клавишей
web-keys-single-note = Если выключено, буквы, цифры и знаки вне полей ввода ничего не делают.

## Новый стол

web-game = Игра
web-mode = Игроки
web-who = Кто где играет
web-chair = Место { $number }
web-chair-open = ждёт друга
web-who-me = Я
web-who-open = Друг, по ссылке
web-who-bot = Бот
web-who-same-screen = Кто-то за этим экраном
web-which-bot = Бот
web-nickname = Имя
web-player = Игрок { $number }
web-places = Кто с кем играет
web-places-teams = Команды как в списке, углы и первый игрок по жребию
web-places-drawn = Всё по жребию
web-places-fixed = Всё как в списке
web-fixed = Сохранить этот порядок
web-fixed-note = Иначе первого игрока определит жребий.
web-options = Варианты правил
web-time = Время
web-clock-none = Вживую
web-clock-none-note = без ограничений, все за столом
web-clock-decision = На решение
web-clock-decision-note = секунды на каждое решение
web-clock-chess = Шахматные часы
web-clock-chess-note = запас времени и прибавка
web-clock-turn = По переписке
web-clock-turn-note = дни на ход, с уведомлениями
web-seconds = Секунды
web-minutes = Минуты на игрока
web-increment = Прибавка (секунды)
web-days = Дни на ход
web-agreed = Правила стола
web-table-name = Название стола
web-table-name-note = необязательно
web-listed = В общем списке
web-listed-note = Его видят все на этом сервере.
web-spectators = Разрешить зрителей
web-spectators-note = Они видят только открытое.
web-spectators-here = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-undo = Отмена ходов
web-undo-note = Пока ничего не раскрыто и не ходил другой.
web-hints = Подсказки
web-hints-note = Любой может спросить, как сыграл бы бот.
web-stand-in = Бот заменяет без вопросов
web-stand-in-note = Иначе решают остальные. Кто вернулся, сразу играет снова.
web-absent = Если игрока нет за столом
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
web-grace-clock = В игре по переписке бот вступает, только когда у игрока вышло время.
web-stand-in-bot = Бот на замену
web-secret-link-note = Приглашение — для одного человека, без учётной записи. Заняв место, вы получите свою ссылку, которая вернёт вас на него с любого устройства.
web-fair = Проверяемая честность
web-fair-note = Расклад зависит от зерна сервера и соли из браузера каждого игрока; всё запечатано заранее. Поэтому выбрать расклад не может никто, а после игры его можно проверить.

## Перед началом

web-lobby = перед началом
web-invitation = Приглашение
web-seated-already = У вас уже есть место за этим столом. По этой ссылке вы займёте ещё одно.
web-own-seat = Вернуться на своё место
web-sit-down = Сесть
web-you = (вы)
web-host = хозяин
web-here = здесь
web-away = нет за столом
web-link = Ссылка
web-link-send = Отправьте ссылку другу.
web-link-of = Ссылка на место { $number }
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться
web-unseat = Освободить место
web-commitment = Отпечаток зерна сервера (SHA-256)
web-promise = Отпечаток этого расклада
web-copy-promise = Скопировать отпечаток
web-promise-note = Запишите его, чтобы проверить расклад после игры. Этот браузер тоже его сохранит.
web-salts-of = Соль в этом раскладе: { $names }
web-salts-none = Соли игроков в этом раскладе нет: его до игры выбрал один сервер.
web-called-off = { $count ->
    [one] { $count } расклад отменён, потому что соль не была открыта.
    [few] { $count } расклада отменены, потому что соль не была открыта.
   *[many] { $count } раскладов отменено, потому что соль не была открыта.
}
web-seed = Зерно
web-salt = Свой текст для соли
web-salt-note = необязательно
web-salt-add = Запечатать
web-salted = соль запечатана
web-salt-kept = Ваш браузер запечатал соль и откроет её в начале игры.
web-unopened = соль не открыта вовремя, новую добавить нельзя
web-opening = Открываем соль
web-opening-waits = Ждём запечатанную соль: { $names }. Она откроется сама, когда игрок откроет свою страницу.
web-call-off = Раздать заново без неё
web-call-off-note = Через полминуты хозяин может раздать заново без неё: с новым отпечатком и новой солью.
web-start = Начать игру
web-host-starts = Игру начнёт хозяин стола.

## За столом

web-table = Стол
web-connecting = Соединение…
web-connecting-again = Соединяемся снова… Ничего не потеряно.
web-closed = Это место больше недоступно
web-watch-instead = Смотреть как зритель
web-order = Порядок хода
web-order-first = Первый игрок
web-order-place = { $place }-е место в порядке хода
web-decision = Решение
web-your-turn = Ваш ход
web-refused = Так нельзя
web-hint = Подсказка
web-hint-note = Бот сыграл бы так.
web-hint-do = Сыграть так
web-premove = Спланировать ход
web-premove-more = Спланировать дальше
web-premove-title = Если ничего не изменится
web-premove-note = Выберите, что вы сделаете, когда до вас дойдёт очередь. Ход будет сделан сразу, если другие ничего не изменят: например, спасуют или положат карту рубашкой вверх. Всё остальное отменит план, а видите его только вы.
web-premove-planned = План: { $what }
web-premove-cancel = Отменить план
web-premove-keep = Запланировать
web-premove-then = Потом можно запланировать ещё:
web-premove-dropped = Ваш план отменён: положение изменилось.
web-paused = Игра на паузе.
web-paused-until = Вы сможете продолжить сами через { $left } или раньше, если хозяин уйдёт.
web-attendance = Кого нет
web-away-until = { $name }: нет за столом. Бот сможет сыграть через { $left }.
web-gone = { $name }: давно нет за столом.
web-bot-voted = Вы за бота вместо игрока { $name }. Остальные ещё не согласились.
web-seat-ask = Попросить место
web-seat-asked = { $name } просит отдать ваше место другому игроку, который увидит ваши тайны и будет играть за вас.
web-seat-asked-teammate = { $name } просит отдать место вашего напарника другому игроку, который увидит и ваши тайны.
web-seat-give = Отдать место
web-seat-keep = Оставить место за собой
web-seat-agree = Согласиться
web-seat-refuse = Отказать
web-seat-agreed = Вы согласились.
web-seat-waiting = { $name }: вопрос задан, ответа пока нет.
web-seat-granted = { $name }: согласие получено.
web-seat-elsewhere = Отдать место другому
web-make-host = Сделать хозяином
web-people = За столом
web-log-chat = Очки, журнал и чат
web-text-mode = Текстовый режим
web-broken = Не удалось показать стол. Партия продолжается в текстовом режиме.
web-broken-again = Попробовать снова
web-position = Позиция
web-type-action = Или введите действие
web-chat = Чат
web-chat-table = Стол
web-chat-team = Команда
web-chat-spectators = Зрители
web-chat-write = Написать
web-chat-send = Отправить
web-chat-listen = Здесь пишут только игроки.
web-spectator = Зритель
web-bot-plays = играет { $bot }
web-come-back = Вернуться на своё место
web-bot-for-me = Заменить меня ботом
web-bot-for-them = Пусть сыграет бот
web-hand-over = Передать место
web-new-link = Новая ссылка
web-watch-link = Ссылка для зрителей
web-pause = Пауза
web-resume = Продолжить

## Что было за столом

web-story-sat = { $nickname } садится за стол.
web-story-bot_sat = { $chair } занимает место за столом.
web-story-stood_up = { $nickname } покидает стол.
web-story-handed_over = { $chair }: у места новая ссылка.
web-story-renamed = { $before } теперь { $nickname }.
web-story-host_changed = { $cause ->
    [absence] Хозяина нет, теперь хозяин — { $chair }.
   *[other] Теперь хозяин — { $chair }.
}
web-story-away = { $chair }: нет за столом.
web-story-gone = { $chair }: давно нет за столом. Остальные могут не ждать.
web-story-back = { $chair } снова здесь.
web-story-came = { $chair } присоединяется к реваншу.
web-story-seat_asked = Хозяин просит отдать другому место игрока { $chair }.
web-story-seat_answered = { $yes ->
    [true] Согласие: { $by }.
   *[false] Отказ: { $by }.
}
web-story-salted = Соль запечатана: { $chair }.
web-story-called_off = { $missing_count ->
    [0] Расклад отменён. Отпечаток новый.
   *[many] Расклад отменён: соль не открыта ({ $missing }). Отпечаток новый.
}
web-story-started = Игра начинается.
web-story-premoved = { $count ->
    [0] Вы отменили свой план.
   *[many] Вы запланировали следующий ход.
}
web-story-undone = { $count ->
    [one] { $chair } отменяет { $count } действие.
    [few] { $chair } отменяет { $count } действия.
   *[many] { $chair } отменяет { $count } действий.
}
web-story-paused = { $chair } ставит паузу.
web-story-resumed = { $chair } продолжает игру.
web-story-timed_out = У игрока { $chair } вышло время.
web-story-stood_in = За игрока { $chair } играет бот.
web-story-came_back = { $chair } снова за столом.
web-story-voted = { $chair } просит бота вместо игрока { $absent }.
web-story-rematch = Стол для реванша готов.

## После игры

web-again = Сыграть ещё
web-record = Скачать запись
web-from-here = Играть отсюда
web-action-of = Действие { $number } из { $count }
web-actions = Действия
web-timeline = Ход партии
web-see-as = Смотреть глазами
web-see-all = Всё
web-verified-server = { $count ->
    [one] Сервер проверил { $count } действие по раскрытому зерну.
    [few] Сервер проверил { $count } действия по раскрытому зерну.
   *[many] Сервер проверил { $count } действий по раскрытому зерну.
}
web-verified-not = Сервер не смог проверить эту партию: зерно не было объявлено.
web-verified-browser = Проверено этим браузером: зерно совпадает с объявленным.
web-verified-broken = Зерно не совпадает с объявленным.
web-proof-salts = { $count ->
    [0] Никто из игроков соли не добавил: расклад до игры выбрал один сервер.
    [one] Проверено этим браузером: в раскладе { $count } соль, та же, что запечатана.
    [few] Проверено этим браузером: в раскладе { $count } соли, те же, что запечатаны.
   *[many] Проверено этим браузером: в раскладе { $count } солей, те же, что запечатаны.
}
web-proof-open-salts = Соль не была запечатана: не доказано, что никто не выбрал свою, увидев чужую.
web-proof-salts-broken = Соль не та, что запечатана, или её нет в раскладе.
web-proof-promise-broken = Отпечаток не сходится с записью.
web-proof-own = Ваша соль в этом раскладе есть.
web-proof-own-missing = Вашей соли в этом раскладе нет.
web-proof-noted = Это отпечаток, который этот браузер сохранил за столом.
web-proof-noted-other = Это не тот отпечаток, который этот браузер сохранил за столом.
web-proof-paste = Сравнить с записанным отпечатком
web-proof-same = Отпечаток тот же.
web-proof-same-seed = Отпечаток тот же, но только зерна: о соли и настройках он ничего не говорит.
web-proof-other = Отпечаток другой: он не от этой партии.
web-proof-none = В записи нет отпечатка, объявленного до игры.
web-proof-position = Партия начата с позиции, которую кто-то выбрал. Её карты ничем не доказаны.
web-proof-unproven = Запись не доказывает ни имён, ни того, кто где сидел.
web-live = Идут сейчас
web-live-none = Открытых партий сейчас нет.
web-done = Законченные
web-done-none = Законченных партий пока нет.
web-drop = Открыть запись
web-drop-note = Перетащите сюда файл партии или выберите его.
web-drop-choose = Выбрать файл
web-list = Список
web-list-title = Всё, что вы можете сделать

## Партия с подсказками

web-guide-next = Дальше
web-guide-running = Ходят остальные.
web-guide-back = Назад
web-guide-show = Показать
web-guide-follow = В этом уроке: { $action }
web-guide-opponent = Соперник
web-guide-opponent-nth = Соперник { $number }
web-guide-partner = Напарник
web-log-following = следит за игрой
web-log-filter = Поиск и отбор в журнале
web-log-search = Поиск
web-log-by-player = Только этот игрок
web-log-by-phase = Фаза
web-log-all-phases = Все фазы
web-log-nothing = Ничего не найдено.
web-log-new = { $count ->
    [one] { $count } новая запись, в конец
    [few] { $count } новые записи, в конец
   *[many] { $count } новых записей, в конец
}
web-log-money = Деньги за этот ход
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-rematch = Реванш
web-action = Действие { $number }
web-finale = Итог
web-finale-back = Вернуться к столу
web-finale-chances = Шансы на победу
web-finale-chances-note = { $names }, по оценке сильнейшего бота
web-finale-turning-note = самые большие перемены
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Смотреть отсюда
web-finale-try-again = Сыграть отсюда ещё раз
web-finale-charts = Графики
web-finale-show = Показать этот момент на карте
web-finale-to-end = Вернуться к концу
web-finale-seed-kept = раскрыто, совпадает с объявленным
web-finale-seed-broken = не совпадает с объявленным
web-from-here-title = Играть с действия { $number }
web-from-here-note = Новый стол начнётся с этой позиции. Боты сохранят свой уровень и сыграют за остальных. Какое место займёте?
web-from-here-as = { $own ->
    [yes] { $name }, ваше место
   *[no] { $name }
}
web-text-size = Размер текста
web-text-size-note = Увеличивает весь текст и кнопки
web-text-size-normal = Обычный
web-text-size-large = Крупный
web-text-size-largest = Очень крупный
web-workshop = Мастерская: свой набор
