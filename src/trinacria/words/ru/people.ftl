# Участники между собой: что не разрешается и что показывают устройства.

people-error-unknown = Участника с именем { $name } нет.
people-error-self = Это ваше имя.
people-error-closed = { $name } сейчас не принимает ваши запросы.
people-error-many = Слишком много сразу. Подождите несколько минут.
people-error-chair = Это место уже занято.
people-error-there = { $name } уже за этим столом.
people-error-kept = Это место сохранено для приглашённых. Попробуйте немного позже.
people-error-invitation = Это приглашение больше не действует.
people-error-host = Приглашать за стол может только его хозяин.
people-error-seat = За этот стол вам сесть нельзя.
people-error-talk = За этим столом вам писать нельзя.
seek-error-game = Здесь не играют в эту игру или в этом режиме.
seek-error-no-partner = Искать с напарником можно только там, где в каждой команде двое.
seek-error-friends = { $name } не в списке друзей. Позвать в напарники можно только друга.
seek-error-many = Партии на несколько дней уже ищутся: { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}. Сначала нужно остановить один из этих поисков.
seek-error-over = Этот поиск окончен: места только что заняли или больше никто не ищет.
seek-error-language = Здесь ищут тех, кто говорит на другом языке.
seek-error-rating = Здесь ищут тех, у кого другой рейтинг.
seek-error-range = Рейтинг не бывает сразу не ниже { $low } и не выше { $high }.

people-help-recount = Заново подсчитать все законченные партии участников.
people-recounted = { $count ->
    [one] Подсчитана { $count } партия.
    [few] Подсчитаны { $count } партии.
   *[many] Подсчитано { $count } партий.
}

people-push = { $kind ->
    [invited] { $who } приглашает вас за стол
    [friend_asked] { $who } хочет с вами дружить
    [friend_accepted] { $who } теперь среди ваших друзей
    [friend_opened] { $who } открывает стол
    [seek_asked] { $who } зовёт в напарники
    [seek_found] Соперники найдены: играет { $who }
    [followed_plays] { $who } сейчас играет
   *[invitation_answered] { $state ->
        [accepted] { $who } принимает ваше приглашение
       *[declined] { $who } отклоняет ваше приглашение
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = Сесть
people-push-later = Не сейчас
