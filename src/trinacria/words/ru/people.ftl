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
