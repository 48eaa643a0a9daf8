# The page: people of a club, invitations, notices, the next table.

web-club-people = Люди
web-club-members-only = Здесь встречаются участники клуба. Вступите в клуб на главной странице или войдите.
web-club-all = Все участники
web-club-all-people = Все участники
web-club-find = Поиск по имени
web-club-nobody = Такого имени нет.
web-club-more = Показать ещё
web-club-games = { $count ->
    [0] пока без партий
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-club-here = сейчас здесь
web-club-seen = последний визит: { $when }
web-club-waits-at = ждёт игроков: { $table }
web-club-plays-at = играет: { $table }

## Friends

web-club-friends = Друзья
web-club-no-friends = Пока нет друзей. Найдите кого-нибудь по имени и предложите дружбу.
web-club-asks = Вам предлагают дружбу
web-club-asked = Вы предложили дружбу
web-club-lately = Недавно играли с вами
web-club-following = Вы следите за играми
web-club-blocked = Заблокированы
web-club-accept = Принять
web-club-refuse = Отклонить
web-club-take-back = Отозвать
web-club-befriend = Предложить дружбу
web-club-unfriend = Убрать из друзей
web-club-follow = Следить за играми
web-club-unfollow = Не следить
web-club-block = Заблокировать
web-club-unblock = Разблокировать
web-club-sure-block = Заблокировать участника { $name }?
web-club-sure-block-note = Больше никаких общих столов, сообщений и приглашений между вами. Дружба и подписка прекращаются. Никто об этом не узнает.
web-club-friends-here = Друзья
web-club-none-here = Никого из друзей сейчас нет.
web-club-wants-friend = предлагает дружбу
web-club-answer = Ответить
web-club-followed-play = Играют те, за кем вы следите

## A profile

web-club-edit = Изменить
web-club-invite-to-play = Сыграть вместе
web-club-friend-since = в друзьях: { $date }
web-club-finished = { $count ->
    [one] партия с людьми
    [few] партии с людьми
   *[many] партий с людьми
}
web-club-won-drawn = побед, { $drawn } ничьих
web-club-streak = { $kind ->
    [won] { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
    [drawn] { $count ->
        [one] { $count } ничья
        [few] { $count } ничьи
       *[many] { $count } ничьих
    }
    [lost] { $count ->
        [one] { $count } поражение
        [few] { $count } поражения
       *[many] { $count } поражений
    }
   *[none] –
}
web-club-longest = подряд; рекорд побед: { $count }
web-club-to-end = сыграно до конца
web-club-seconds = { $count } с
web-club-pace = на решение
web-club-favourite = любимая семья
web-club-plays-now = Играет сейчас
web-club-last-games = Последние партии
web-club-all-games = Все партии
web-club-no-games = Завершённых партий пока нет.
web-club-you-and = Вы и { $name }
web-club-not-met = Вы ещё не играли друг против друга.
web-club-against = Друг против друга: побед { $won }, ничьих { $drawn }, поражений { $lost }
web-club-results = Ваши последние результаты друг против друга
web-club-newest-first = ваши результаты, сначала последние
web-club-outcome = { $outcome ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}
web-club-outcome-short = { $outcome ->
    [won] В
    [drawn] Н
   *[lost] П
}
web-club-as-partners = в одной команде
web-club-with-bots = с ботами
web-club-games-title = Партии
web-club-game = Игра
web-club-games-head = Партии
web-club-families = Семьи
web-club-family = Семья
web-club-won = Победы
web-club-sure = Насколько это надёжно

web-club-ratings = Рейтинг
web-club-rated-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-club-place = место { $place } из { $of }
web-club-provisional = предварительный
web-club-unrated = рейтинга ещё нет, { $count } из { $fewest }
web-club-ladder = Таблица рейтинга
web-club-course = { $since }: { $first }; { $until }: { $last }; выше всего { $highest }, { $when }.
web-club-band = Линия — рейтинг. В 95 случаях из 100 настоящая сила внутри полосы.
web-club-season = { $quarter ->
    [1] Зима { $year }
    [2] Весна { $year }
    [3] Лето { $year }
   *[4] Осень { $year }
}
web-club-season-of = Сезон
web-club-place-head = Место
web-club-member = Участник
web-club-rating = Рейтинг
web-club-gain = Рейтинг: { $gain }
web-club-ladder-empty = В этом сезоне рейтинга ещё ни у кого нет.
web-club-ladder-note = Рейтинг виден после десяти партий. Знак вопроса стоит, пока он может быть неточен больше чем на 110.

## Invitations

web-club-invite-member = Пригласить участника
web-club-invite-to-seat = Приглашение на место { $number }
web-club-invite = Пригласить
web-club-invited = Приглашения
web-club-invite-note = Место сохраняется две минуты, а в партии на несколько дней — два дня. Ссылка на место по-прежнему действует.
web-club-invited-now = Приглашение: { $name }
web-club-sent = { $state ->
    [accepted] за столом
    [declined] { $said ->
        [yes] не сейчас: «{ $why }»
       *[no] не сейчас
    }
    [withdrawn] приглашение отозвано
    [late] без ответа
   *[open] приглашение отправлено
}
web-club-invites = Вас приглашает { $name }
web-club-sit-there = за столом: { $names }
web-club-time-left = Время на ответ
web-club-kept = Место за вами: { $left }
web-club-fold = Отложить
web-club-more-invitations = { $count ->
    [one] ещё { $count } приглашение
    [few] ещё { $count } приглашения
   *[many] ещё { $count } приглашений
}
web-club-not-now = Не сейчас
web-club-why-hour = Через час
web-club-why-tonight = Сегодня вечером
web-club-why-tomorrow = Завтра
web-club-why-busy = Я в другой партии
web-club-why-none = Без причины

## Notices

web-club-notices = Уведомления
web-club-news = Новости
web-club-no-notices = Пока ничего.
web-club-former = Бывший участник
web-club-notice = { $kind ->
    [friend_asked] { $who } предлагает вам дружбу.
    [friend_accepted] { $who } теперь среди ваших друзей.
    [invited] { $state ->
        [open] { $who } приглашает вас за стол «{ $table }».
        [accepted] { $who }: приглашение за стол «{ $table }». Вы заняли место.
        [declined] { $who }: приглашение за стол «{ $table }». Вы отказались.
        [withdrawn] { $who }: приглашение за стол «{ $table }» отозвано.
       *[other] { $who }: приглашение за стол «{ $table }» больше не действует.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } теперь за столом «{ $table }».
       *[other] { $said ->
            [yes] { $who } не может прийти за стол «{ $table }»: «{ $why }»
           *[no] { $who } не может прийти за стол «{ $table }».
        }
    }
    [seek_asked] { $who }: приглашение стать напарниками.
    [seek_found] { $who } играет с вами за столом «{ $table }».
    [friend_opened] { $who } ждёт игроков за столом «{ $table }».
   *[followed_plays] { $who } начинает партию за столом «{ $table }».
}
web-club-unseen = { $count ->
    [0] Уведомления
    [one] Уведомления, { $count } новое
    [few] Уведомления, { $count } новых
   *[many] Уведомления, { $count } новых
}
web-club-meeting = Как со мной связаться
web-club-take-requests = Мне можно предлагать дружбу
web-club-take-invitations = Кто может предлагать мне место за столом
web-club-from-all = все участники
web-club-from-friends = только друзья
web-club-from-nobody = никто
web-club-device-note = { $state ->
    [on] Приглашения, друзья и партии — по отметкам ниже, даже когда эта страница закрыта.
   *[off] Выключено. Сначала браузер спросит разрешения.
}
web-club-tell-me = Сообщать, когда
web-club-on-page = На странице
web-club-on-device = На устройствах
web-club-kind = { $kind ->
    [friend_asked] мне предлагают дружбу
    [friend_accepted] моё предложение приняли
    [invited] мне предлагают место за столом
    [invitation_answered] на моё приглашение ответили
    [seek_asked] друг зовёт меня в напарники
    [seek_found] нашлись соперники для партии на несколько дней
    [friend_opened] друг ждёт игроков
   *[followed_plays] начинает партию тот, за кем я слежу
}
web-club-quiet = Тихие часы на устройствах
web-club-quiet-since = Тихо с
web-club-quiet-until = Тихо до
web-club-hide = Скрыть от всех
web-club-hide-together = результаты друг против друга
web-club-hide-pace = время на решение
web-club-languages = Языки, на которых я говорю

## The next table

web-club-next-table = { $count ->
    [one] Следующий стол: вас ждёт { $count }
    [few] Следующий стол: вас ждут { $count }
   *[many] Следующий стол: вас ждут { $count }
}
web-club-looking = Поиск соперников идёт: вернуться к нему
web-club-next-short = Следующий стол
web-club-last-one = Это был последний.
web-club-seek-again = Не все пришли вовремя. Ваш поиск продолжается с того же места.
web-club-none-waits = Вас не ждёт ни один стол.
web-club-tabs = Страницы
web-club-tab-home = Главная
web-club-tab-play = Играть
web-club-tab-games = Партии
web-club-tab-news = Уведомления
