# Страница: как устроить стол.

setup-title = Новый стол
setup-how = Как вы хотите играть?
setup-preset-friends = С друзьями сегодня
setup-preset-friends-note = Каждому своя ссылка. Без часов.
setup-preset-days = По нескольку дней
setup-preset-days-note = 2 дня на ход. О вашем ходе сообщим.
setup-preset-bots = Против ботов
setup-preset-bots-note = Начинается сразу.
setup-preset-screen = За одним экраном
setup-preset-screen-note = Передавайте его друг другу. Занавес скрывает карты.
setup-who = Кто где сидит
setup-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
setup-seat-me = { $name } (вы)
setup-seat-open = { $as ->
    [partner] Напарник
   *[friend] Друг
}
setup-note-me = устраивает стол
setup-note-open = получит ссылку
setup-note-bot = готов сразу
setup-note-same-screen = за этим экраном
setup-seats-note = { $partners ->
    [yes] Сплошная линия — ваша сторона, пунктир — другая. Нажмите на место, чтобы посадить друга, бота или себя.
   *[no] Кто начинает, решит жребий. Нажмите на место, чтобы посадить друга, бота или себя.
}
setup-terms = Как играем
setup-no-clock = Без часов
setup-everyone-here = Все в сборе.
setup-late = Когда время вышло: { $what ->
    [bot_plays_once] этот ход делает бот.
    [bot_takes_seat] место занимает бот.
   *[nothing] ничего не происходит.
}
setup-options = { $count ->
    [0] Настройки: всё обычное
   *[other] Настройки:
}
setup-differs = { $count ->
    [one] { $count } отличие
    [few] { $count } отличия
   *[other] { $count } отличий
}
setup-standard = Подсказки и отмена хода включены.
setup-except = Не как обычно: { $what }.
setup-name = { $count ->
    [one] Ваше имя: { $names }
   *[other] Имена: { $names }
}
setup-name-note = Имя можно сменить и за столом.
setup-name-of = Имя на месте { $number }
setup-watching = { $on ->
    [true] Можно смотреть
   *[false] Смотреть нельзя
}
setup-listed = { $on ->
    [true] Виден всем на этом сервере
   *[false] Нет в общем списке
}
setup-more = Ещё
setup-own-pack = другой набор
setup-more-note = { $packs ->
    [yes] Наборы компонентов, честная сдача
   *[no] Честная сдача
}
setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] Готов { $bots } бот.
            [few] Готовы { $bots } бота.
           *[other] Готовы { $bots } ботов.
        }
       *[other] Все играют за этим экраном.
    }
    [one] Отправить: { $links } ссылка{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[other] , { $bots } ботов.
    }
    [few] Отправить: { $links } ссылки{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[other] , { $bots } ботов.
    }
   *[other] Отправить: { $links } ссылок{ $bots ->
        [0] .
        [one] , { $bots } бот.
        [few] , { $bots } бота.
       *[other] , { $bots } ботов.
    }
}
setup-way-back = И своя ссылка для возвращения.
setup-go = { $way ->
    [open] Открыть стол
    [screen] Начать за этим экраном
    [watch] Смотреть на ботов
   *[bots] { $bots ->
        [one] Начать против { $bots } бота
       *[other] Начать против { $bots } ботов
    }
}
