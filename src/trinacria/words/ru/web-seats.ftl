# Страница: игроки и их места, что слышно о партии, текстовый режим.

web-seats-card-R = La Famiglia { $value }
web-seats-card-B = Бухгалтер { $value }
web-seats-card-Y = Громила { $value }
web-seats-card-G = Наёмник { $value }
web-seats-lowered = { $card }, понижена до { $value }
web-seats-table = Улица и колода
web-seats-street = Улица: { $cards }
web-seats-hand = Рука ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}): { $cards }
web-seats-hand-hidden = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-seats-gang = Банда ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}): { $cards }
web-seats-now = Раунд и счёт
web-seats-conflict = Конфликт
web-seats-mandamenti = Районы и их области
web-seats-areas = Области и моря
web-seats-area = { $area }: { $pieces }. Соседи: { $neighbours }{ $coast ->
    [0] .
    [one] ; море: { $seas }.
   *[many] ; моря: { $seas }.
}
web-seats-tiles = Тайлы и запас
web-seats-supply = приказ снабжения { $number },
web-seats-attack = приказ атаки { $number },
web-seats-heard-more = { $count ->
    [one] Ещё { $count } строка в журнале.
    [few] Ещё { $count } строки в журнале.
   *[many] Ещё { $count } строк в журнале.
}
web-seats-heard-chat = Сообщение, { $name }: { $text }
web-seats-heard-chats = { $count ->
    [one] { $count } новое сообщение: { $names }.
    [few] { $count } новых сообщения: { $names }.
   *[many] { $count } новых сообщений: { $names }.
}
web-seats-keys-decision = перейти к решению

web-seats-no = Отмена
web-seats-you = вы

## Партия в целом

web-seats-menu = Меню партии
web-seats-menu-note = Ничего не произойдёт, пока вы не нажмёте последнюю кнопку.
web-seats-menu-stay = Играть дальше
web-seats-menu-asked = Нужно согласие: { $names }.
web-seats-menu-nobody = Ничьё согласие не нужно.
web-seats-menu-undo = Отменить мой последний ход
web-seats-menu-undo-note = Партия вернётся к началу вашего последнего хода.
web-seats-menu-do-undo = Попросить об отмене
web-seats-menu-pause = Пауза
web-seats-menu-pause-note = Все часы останавливаются. Каждый вернётся по той же ссылке.
web-seats-menu-do-pause = Поставить на паузу
web-seats-menu-draw = Предложить ничью
web-seats-menu-draw-note = Партия закончится без победителя.
web-seats-menu-do-draw = Отправить предложение
web-seats-menu-score = Предложить закончить сейчас
web-seats-menu-score-note = Засчитывается текущий счёт.
web-seats-menu-do-score = Отправить предложение
web-seats-menu-bot = Пусть за меня играет бот
web-seats-menu-bot-note = Вы сможете вернуться на своё место в любой момент.
web-seats-menu-do-bot = Пусть играет бот
web-seats-menu-resign = Сдаться
web-seats-menu-resign-note = Вы проигрываете, и партия заканчивается для всех.
web-seats-menu-resign-team = Ваша команда проигрывает. Сначала нужно согласие: { $names }.
web-seats-menu-do-resign = Сдаться
web-seats-menu-sure = Точно сдаться? Это нельзя отменить.
web-seats-menu-do-sure = Да, сдаться
web-seats-offer = Предложение
web-seats-offer-of = { $what ->
    [resign] { $name } предлагает вашей команде сдаться.
    [draw] { $name } предлагает ничью.
    [score] { $name } предлагает закончить партию с этим счётом.
   *[undo] { $name } просит отменить свой последний ход.
}
web-seats-offer-mine = { $what ->
    [resign] Вы предлагаете своей команде сдаться.
    [draw] Вы предложили ничью.
    [score] Вы предложили закончить партию с этим счётом.
   *[undo] Вы попросили отменить свой последний ход.
}
web-seats-offer-waits = Ждём ответа: { $names }.
web-seats-offer-away = { $count ->
    [one] { $names } сейчас не за столом: без согласия этого игрока ничего не решается.
    [few] { $names } сейчас не за столом: без их согласия ничего не решается.
   *[many] { $names } сейчас не за столом: без их согласия ничего не решается.
}
web-seats-offer-yes = Согласиться
web-seats-offer-no = Отказаться
web-seats-offer-withdraw = Отозвать
web-seats-offer-now = Сделать сейчас
web-story-offered = { $what ->
    [resign] { $chair } хочет сдаться.
    [draw] { $chair } предлагает ничью.
    [score] { $chair } предлагает закончить партию с этим счётом.
   *[undo] { $chair } просит отменить ход.
}
web-story-offer_answered = { $yes ->
    [true] { $chair } соглашается.
   *[false] { $chair } отказывается.
}
web-story-taken_back = Все согласны: { $chair } играет последний ход заново.
web-story-stopped = { $how ->
    [resigned] { $chairs_count ->
        [one] { $chairs } сдаётся.
       *[many] { $chairs } сдаются.
    }
    [forfeited] { $chairs_count ->
        [one] { $chairs } — техническое поражение.
       *[many] { $chairs } — техническое поражение.
    }
    [draw_agreed] Игроки согласились на ничью.
   *[score_agreed] Игроки согласились закончить партию с этим счётом.
}
web-seats-verdict = { $how ->
    [resigned] { $outcome ->
        [won] Вы победили: соперник сдался.
        [lost] Вы сдались.
        [drawn] Ничья.
       *[neutral] Партия закончилась сдачей.
    }
    [forfeited] { $outcome ->
        [won] Вы победили: сопернику засчитано техническое поражение.
        [lost] Вам засчитано техническое поражение.
        [drawn] Ничья.
       *[neutral] Партия закончилась техническим поражением.
    }
    [draw_agreed] Ничья по согласию.
   *[score_agreed] { $outcome ->
        [won] Вы победили по согласию.
        [lost] Вы проиграли по согласию.
        [drawn] Ничья по согласию.
       *[neutral] Партия закончилась по согласию.
    }
}

## Перед тем, что нельзя отменить

web-seats-sure-hand-over = Передать своё место?
web-seats-sure-hand-over-note = Вы получите ссылку, которую можно передать. Кто её откроет, увидит ваши тайны и будет играть за вас; этот браузер на место не вернётся.
web-seats-sure-link = Новая ссылка на место игрока { $name }?
web-seats-sure-link-note = Старая ссылка сразу перестанет работать. Кто откроет новую, займёт место и увидит его тайны.
web-seats-sure-unseat = Освободить место игрока { $name }?
web-seats-sure-unseat-note = Игрок покинет стол, а у места будет новая ссылка.

## Чат, заметки, связь, звук

web-seats-notes = Заметки
web-seats-notes-note = Эти заметки видите только вы. Они остаются в этом браузере.
web-seats-offline = Нет сети.
web-seats-offline-kept = Нет сети. Ваш ход сохранён и уйдёт, когда связь вернётся.
web-seats-connecting-kept = Восстанавливаем связь… Ваш ход сохранён и уйдёт потом.
web-seats-sending = Отправка…
web-seats-notify = Когда мой ход
web-seats-volume = Громкость
web-seats-time-hours = { $hours } ч { $minutes } мин
web-seats-title-turn = Ходит { $name }
web-seats-time = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}{ $hours ->
    [0] {""}
   *[many] {" "}{ $hours } ч
}

## Сбор и приглашение

web-seats-seated = Занято мест: { $count } из { $total }
web-seats-lobby-game = Ваш стол готов: { $game }.
web-seats-lobby-sides = Напарники сидят на одной стороне; ход идёт 1, 2, 3, 4 от стороны к стороне.
web-seats-lobby-drawn = { $places ->
    [fixed] Ход идёт по номерам мест.
   *[drawn] Места определит жребий в начале партии.
}
web-seats-side-mine = Ваша сторона
web-seats-side-of = Сторона игрока { $name }
web-seats-side = Сторона { $number }
web-seats-partner-of = { $viewer ->
    [self] ваш напарник
   *[other] в паре с игроком { $name }
}
web-seats-swap = Поменять со следующим местом
web-seats-qr = QR-код
web-seats-qr-of = QR-код ссылки на место { $number }
web-seats-qr-note = Наведите камеру. Кто откроет ссылку, займёт место { $number }.
web-seats-each-link = Каждая ссылка — одно место. Отправьте её только одному человеку; учётная запись не нужна. По использованной ссылке никто другой не сядет.
web-seats-fill = { $count ->
    [one] Добавить { $count } бота и начать
    [few] Добавить { $count } ботов и начать
   *[many] Добавить { $count } ботов и начать
}
web-seats-how = Как играем
web-seats-change = Изменить условия
web-seats-change-save = Сохранить
web-seats-term-clock = Часы
web-seats-term-late = Время вышло
web-seats-term-length = Длительность
web-seats-term-help = Помощь
web-seats-term-watching = Зрители
web-seats-clock = { $kind ->
    [decision] { $seconds } с на решение
    [chess] { $minutes } мин каждому, +{ $seconds } с
    [turn] { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
   *[none] без ограничения времени
}
web-seats-late = { $what ->
    [rated] вы проигрываете
    [bot_plays_once] этот ход делает бот
    [bot_takes_seat] место занимает бот
   *[nothing] ничего не происходит
}
web-seats-option = { $option }: { $value }
web-seats-help = { $undo ->
    [true] отмена есть
   *[false] без отмены
}, { $hints ->
    [true] подсказки есть
   *[false] без подсказок
}
web-seats-watching = { $on ->
    [true] можно, тайны не видны
   *[false] нельзя
}
web-seats-invites = { $by ->
    [host] { $host } приглашает вас за стол: { $game }
   *[nobody] Вас приглашают за стол: { $game }
}{ $mode ->
    [none] {""}
   *[other] {" "}{ $mode }
}{ $as ->
    [partner] , в паре с игроком { $partner }
   *[other] {""}
}
web-seats-against = { $sides ->
    [settled] Против вас: { $names }.
   *[drawn] Ещё за столом: { $names }.
}
web-seats-more-free = Свободных мест ещё: { $free }.
web-seats-no-account = Без регистрации
web-seats-no-account-note = достаточно имени
web-seats-pausable = Можно прерваться
web-seats-pausable-note = вернитесь по своей ссылке
web-seats-never-played = Ещё не играли?
web-seats-never-played-note = Сыграйте учебную партию; место подождёт.
web-seats-used = Ссылка уже использована
web-seats-used-note = Она больше ничего не открывает: у места новая ссылка. Если место ваше, откройте свою ссылку. Иначе попросите новую у хозяина.
web-seats-missing = Такого стола нет
web-seats-missing-note = Возможно, ссылка скопирована не полностью или стол удалён после долгого простоя.

## Ваши столы

web-seats-wait-for-you = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[many] { $count } ждут вас
}
web-seats-part-waiting = Ходят другие
web-seats-part-lobby = Ещё не начались
web-seats-part-over = Окончены
web-seats-with-against = вместе: { $partners }; против: { $others }
web-seats-against-only = против: { $others }
web-seats-turn-mine = { $timed ->
    [yes] Ваш ход · осталось { $left }
   *[no] Ваш ход
}
web-seats-turn-other = { $timed ->
    [yes] Ходит { $name } · осталось { $left }
   *[no] Ходит { $name }
}
web-seats-paused = на паузе
web-seats-look = Смотреть
web-seats-result = { $outcome ->
    [won] Победа
    [lost] Поражение
    [drawn] Ничья
   *[neutral] Партия окончена
}{ $how ->
    [resigned] {" "}после сдачи, { $mine } : { $theirs }
    [forfeited] {" "}по техническому поражению, { $mine } : { $theirs }
    [draw_agreed] {" "}по согласию, { $mine } : { $theirs }
   *[other] , { $mine } : { $theirs }
}

## Выбор семей

web-seats-draft = Семьи на выбор
web-seats-draft-chosen = выбрана
web-seats-draft-led = ведёт { $name }
web-seats-draft-attack = Атака
web-seats-draft-defence = Защита
web-seats-draft-soldati = Солдаты
web-seats-draft-money = Деньги
web-seats-draft-speed = Скорость
web-seats-draft-of = { $value } из { $most }
web-seats-draft-early = рано
web-seats-draft-late = поздно
web-seats-draft-longest = самый длинный ряд: { $row }
web-seats-draft-lead = Возглавить: { $family }
web-seats-draft-note = Выбрана семья { $family }. Нажмите ещё раз, чтобы её возглавить.

## Реванш

web-seats-rematch-ready = Реванш готов. Он начнётся, когда соберутся все.
web-seats-rematch-waits = Ждём: { $names }. Партия начнётся, когда соберутся все.
web-seats-rematch-join = Присоединиться к реваншу
