# Страница: как устроить стол.

web-setup-title = Новый стол
web-setup-how = Как вы хотите играть?
web-setup-preset-friends = С друзьями сегодня
web-setup-preset-friends-note = Каждому своя ссылка. Без часов.
web-setup-preset-days = По переписке
web-setup-preset-days-note = 2 дня на ход. О вашем ходе сообщим.
web-setup-preset-bots = Против ботов
web-setup-preset-bots-note = Начинается сразу.
web-setup-preset-screen = За одним экраном
web-setup-preset-screen-note = Передавайте его друг другу. Занавес скрывает карты.
web-setup-who = Кто где сидит
web-setup-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-setup-seat-me = { $name } (вы)
web-setup-seat-open = { $as ->
    [partner] Напарник
   *[friend] Друг
}
web-setup-note-me = устраивает стол
web-setup-note-open = получит ссылку
web-setup-note-bot = готов сразу
web-setup-note-same-screen = за этим экраном
web-setup-seats-note = { $partners ->
    [yes] Сплошная линия — ваша сторона, пунктир — другая. Нажмите на место и выберите: друг, бот или вы.
   *[no] Кто начинает, решит жребий. Нажмите на место и выберите: друг, бот или вы.
}
web-setup-terms = Как играем
web-setup-no-clock = Без часов
web-setup-everyone-here = Все в сборе.
web-setup-late = Когда время вышло: { $what ->
    [rated] вы проигрываете.
    [bot_plays_once] этот ход делает бот.
    [bot_takes_seat] место занимает бот.
   *[nothing] ничего не происходит.
}
web-setup-options = { $count ->
    [0] Настройки: всё обычное
   *[many] Настройки:
}
web-setup-differs = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[many] { $count } отличий
}
web-setup-standard = Подсказки и отмена хода включены.
web-setup-except = Не как обычно: { $what }.
web-setup-name = { $count ->
    [one] Ваше имя: { $names }
   *[many] Имена: { $names }
}
web-setup-name-note = Имя можно сменить и за столом.
web-setup-name-of = Имя на месте { $number }
web-setup-watching = { $on ->
    [true] Можно смотреть
   *[false] Смотреть нельзя
}
web-setup-listed = { $on ->
    [true] Виден всем на этом сервере
   *[false] Нет в общем списке
}
web-setup-more = Ещё
web-setup-own-pack = другой набор
web-setup-more-note = { $packs ->
    [yes] Наборы компонентов, проверяемая честность
   *[no] Проверяемая честность
}
web-setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] Готов { $bots } бот.
            [few] Готовы { $bots } бота.
           *[many] Готовы { $bots } ботов.
        }
       *[many] Все играют за этим экраном.
    }
    [one] Отправить: { $links } ссылка{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[many] , { $bots } ботов.
    }
    [few] Отправить: { $links } ссылки{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[many] , { $bots } ботов.
    }
   *[many] Отправить: { $links } ссылок{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[many] , { $bots } ботов.
    }
}
web-setup-way-back = И своя ссылка для возвращения.
web-setup-go = { $way ->
    [open] Открыть стол
    [screen] Начать за этим экраном
    [watch] Смотреть на ботов
   *[bots] { $bots ->
        [one] Начать против { $bots } бота
       *[many] Начать против { $bots } ботов
    }
}
web-setup-rated = Партия на рейтинг
web-setup-unrated = { $why ->
    [guest] На рейтинг играют только участники. Сначала сохраните своё имя.
    [seats] В партии на рейтинг на каждом месте нужен участник: разошлите ссылки, без ботов и общего экрана.
    [clock] В партии на рейтинг нужны часы.
   *[options] Партию на рейтинг играют по обычным правилам и с набором самой игры.
}
