# Хозяин клуба: отказы, команда и страница хозяина.


# ---- what is refused

host-error-key = Эта ссылка больше не открывает страницу хозяина. Новую напечатает «trinacria club host».
host-error-reason = Укажите причину: она останется в журнале.
host-error-word = Здесь есть слово, запрещённое в клубе. Скажите иначе.
host-error-suspended = Участие приостановлено. Можно смотреть, но нельзя садиться за стол и писать.{ $given ->
    [yes] {" "}Причина: { $reason }
   *[no] {""}
}
host-error-suspended-until = Участие приостановлено, последний день — { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
} { $year }. Можно смотреть, но нельзя садиться за стол и писать.{ $given ->
    [yes] {" "}Причина: { $reason }
   *[no] {""}
}
host-error-day = { $day } — это не день. Пишите так: 2026-11-30.
host-error-day-over = Этот день уже прошёл. Выберите более поздний.
host-error-no-code = Число людей и последний день бывают только у кода: выберите вступление по коду.
host-error-code-count = Код может быть на число людей от 1 до { $most }.
host-error-report = Жалоба с номером { $number } не ждёт решения.
host-error-guest = { $name } — гость: предупредить или приостановить участие нельзя. Отклоните жалобу.
host-error-report-seat = Пожаловаться здесь могут только игроки и участники.
host-error-no-line = Здесь не на что пожаловаться.
host-error-reports-full = Решения хозяина ждёт слишком много жалоб. Попробуйте позже.
host-error-many-reports = Отсюда пришло слишком много жалоб. Попробуйте позже.
host-error-no-word = В слове должны быть буквы или цифры, не больше { $most }.
host-error-many-words = Список полон ({ $most }). Сначала уберите одно слово.
host-error-word-there = Слово уже в списке: { $word }.
host-error-word-missing = Слова в списке нет: { $word }.
host-error-backup-elsewhere = Копию этой базы делают на самом сервере: «trinacria backup FILE».
host-error-backup-often = Копия только что сделана. Подождите минуту.

# ---- the command

host-help-command = { $command ->
    [host] Напечатать новую ссылку на страницу хозяина. Старая перестанет действовать.
    [announce] Объявить что-то всем на главной странице. Без текста — убрать объявление.
    [words] Слова, запрещённые в именах и в чате.
    [add] Добавить слово.
    [remove] Убрать слово.
    [list] Показать слова.
    [reports] Показать жалобы, которые ждут решения.
    [report] Решить жалобу: отклонить, предупредить или приостановить участие.
   *[warn] Предупредить участника; это видно в его списке.
}
host-help-until = Последний день, например 2026-11-30.
host-help-reason = Причина. Она останется в журнале, и участник сможет её прочесть.
host-help-address = Адрес сервера для ссылки.
host-link = Страница хозяина: { $address }
    Никому не давайте эту ссылку: с ней клубом может управлять любой. Она показана один раз.
host-announced = Это читают все на главной странице: { $text }
host-unannounced = Объявления больше нет.
host-word-added = В списке: { $word }.
host-word-removed = Больше не в списке: { $word }.
host-words-count = { $count ->
    [0] Слов пока нет.
    [one] { $count } слово.
    [few] { $count } слова.
   *[many] { $count } слов.
}
host-warned = Предупреждение записано: { $name }.
host-suspended-until = Участие приостановлено, последний день — { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
} { $year }: { $name }.
host-report-listed = { $number } – { $kind ->
    [line] Сообщение от { $name }
   *[name] Имя «{ $name }»
}{ $about ->
    [guest] {" "}(гость)
   *[member] {""}
}: { $reason }
host-reports-count = { $count ->
    [0] Жалоб, которые ждут решения, нет.
    [one] Решения ждёт { $count } жалоба.
    [few] Решения ждут { $count } жалобы.
   *[many] Решения ждут { $count } жалоб.
}
host-report-done = { $act ->
    [dismiss] Жалоба отклонена.
    [warn] Предупреждение записано: { $name }. Жалоба решена.
   *[suspend] Участие приостановлено: { $name }. Жалоба решена.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] Хозяин сервера приостановил участие, последний день — { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
} { $year }: { $who }.
       *[no] Хозяин сервера приостановил участие: { $who }.
    }
    [restored] Хозяин сервера восстановил участие: { $who }.
    [removed] Хозяин сервера удалил участника.
    [warned] Хозяин сервера сделал предупреждение: { $who }.
    [dismissed] Хозяин сервера отклонил жалобу { $number }.
    [announced] { $ended ->
        [yes] Хозяин сервера объявил, последний день — { $day } { $month ->
    [m1] января
    [m2] февраля
    [m3] марта
    [m4] апреля
    [m5] мая
    [m6] июня
    [m7] июля
    [m8] августа
    [m9] сентября
    [m10] октября
    [m11] ноября
   *[m12] декабря
} { $year }: { $text }
       *[no] Хозяин сервера объявил: { $text }
    }
    [unannounced] Хозяин сервера убрал объявление.
    [word_added] Хозяин сервера добавил в список запрещённое слово: { $word }.
    [word_removed] Хозяин сервера убрал слово из списка: { $word }.
    [host_key] Создана новая ссылка на страницу хозяина.
   *[backed_up] Хозяин сервера сделал копию: { $file }
}{ $given ->
    [yes] {" "}Причина: { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = Страница хозяина
web-host-no-key = Эта страница открывается по ссылке хозяина. Сервер печатает её при первом запуске, а «trinacria club host» — новую.
web-host-section = { $section ->
    [reports] Жалобы
    [members] Участники
    [admission] Приём
    [announcement] Объявление
    [words] Слова
    [backup] Копия
    [limits] Пределы
   *[log] Журнал
}
web-host-sections = Части этой страницы
web-host-waiting = { $count ->
    [0] Жалоб нет
    [one] Решения ждёт { $count } жалоба
    [few] Решения ждут { $count } жалобы
   *[many] Решения ждут { $count } жалоб
}
web-host-settled = Решено: { $count }
web-host-about = { $kind ->
    [line] Сообщение от { $name }
   *[name] Имя «{ $name }»
}
web-host-reported = { $at }, { $placed ->
    [yes] стол { $place }
   *[no] стол без названия
}
web-host-reporter = { $named ->
    [yes] Жалоба от { $reporter }: «{ $reason }»
   *[no] Жалоба: «{ $reason }»
}
web-host-history = { $member }: в клубе с { $since }, { $warnings ->
    [0] предупреждений нет
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[many] { $warnings } предупреждений
}, { $suspensions ->
    [0] приостановок нет
    [one] { $suspensions } приостановка
    [few] { $suspensions } приостановки
   *[many] { $suspensions } приостановок
}
web-host-guest = Это гость: предупредить или приостановить участие нельзя.
web-host-line-stays = Чат остаётся в журнале стола. Показанная здесь копия удаляется, как только вы решите.
web-host-do = { $act ->
    [dismiss] Отклонить
    [warn] Предупредить
    [suspend] Приостановить
    [rename] Переименовать
    [key] Новый ключ восстановления
    [restore] Восстановить
   *[remove] Удалить
}
web-host-ask = { $act ->
    [dismiss] Отклонить жалобу? ({ $name })
    [warn] Сделать предупреждение? ({ $name })
    [suspend] Приостановить участие? ({ $name })
    [rename] Дать другое имя? ({ $name })
    [key] Создать новый ключ восстановления? ({ $name })
    [restore] Восстановить участие? ({ $name })
   *[remove] Удалить участника? ({ $name })
}
web-host-note = { $act ->
    [dismiss] Последствий ни для кого не будет. Скопированные сообщения удаляются.
    [warn] Предупреждение и причина останутся в списке участника.
    [suspend] Пока участие приостановлено, можно смотреть, но нельзя садиться за стол и писать.
    [rename] Ключи, места и партии сохраняются.
    [key] Старый ключ перестаёт действовать. На устройствах участника вход сохраняется.
    [restore] Снова можно садиться за стол и писать.
   *[remove] Всё, что хранится об участнике, удаляется. Партии остаются. Отменить это нельзя.
}
web-host-reason = Причина
web-host-reason-note = Она останется в журнале, и участник сможет её прочесть.
web-host-until = Последний день
web-host-until-note = Оставьте пустым, если срока нет.
web-host-new-name = Новое имя
web-host-cancel = Отмена
web-host-sheet = Ключ восстановления для { $name }. Передайте его лично: с ним может войти любой. Он показан один раз и действует один раз.
web-host-close = Готово
web-host-copy = Копировать
web-host-search = Поиск по имени
web-host-state = { $state ->
    [all] Все
    [new] Новые
    [warned] С предупреждением
   *[suspended] Приостановлены
}
web-host-states = Какие участники
web-host-count = { $members ->
    [one] { $members } участник
    [few] { $members } участника
   *[many] { $members } участников
}, новых за неделю: { $new }
web-host-since = В клубе с { $day }
web-host-last = последний визит { $day }
web-host-tables-of = { $count ->
    [0] столов нет
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
web-host-warnings = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[many] { $count } предупреждений
}
web-host-suspended = { $ended ->
    [yes] участие приостановлено, последний день — { $day }
   *[no] участие приостановлено
}
web-host-more = Показать ещё
web-host-acts = Что сделать: { $name }
web-host-nobody = Таких участников нет.
web-host-who = Кто может стать участником
web-host-admit = { $who ->
    [open] Каждый
    [code] По коду
   *[closed] Никто
}
web-host-admit-note = Гости играют как прежде.
web-host-new-code = Новый код
web-host-code-most = На сколько человек
web-host-code-any = Без ограничений: оставьте оба поля пустыми.
web-host-code = Код для новых участников. Он показан один раз; прежний больше не действует.
web-host-club-name = Название клуба
web-host-picture = Картинка клуба
web-host-save = Сохранить
web-host-saved = Сохранено.
web-host-announcement = От хозяина сервера
web-host-announce-note = Его читают все на главной странице.
web-host-announce = Объявить
web-host-take-back = Убрать
web-host-words-note = Имена и сообщения с одним из этих слов не принимаются. Считаются целые слова, как бы они ни были написаны.
web-host-word = Слово
web-host-add = Добавить
web-host-drop = Убрать { $word }
web-host-no-words = Слов пока нет.
web-host-backup-note = Копия сохраняется рядом с базой, в папке «backups». Хранятся последние десять. В ней есть всё, поэтому скачать её здесь нельзя.
web-host-backup = Сделать копию
web-host-backed-up = Копия готова: { $file }
web-host-limits-note = Что может один адрес. Пределы одинаковы для всех.
web-host-limit = { $what ->
    [requests] Запросы
    [work] Столы, места и другая работа
    [sockets] Соединения
    [keys] Неверные ключи
    [members] Новые участники
   *[reports] Жалобы
}
web-host-at-once = сразу
web-host-a-day = в день
web-host-figures = Столы
web-host-tables = { $status ->
    [lobby] Ещё не начаты
    [running] Идут
    [paused] На паузе
   *[over] Закончены
}
web-host-nothing = Пока ничего.
web-host-former = Бывший участник

# ---- at a table

web-host-report = Пожаловаться
web-host-report-line = Пожаловаться на сообщение: { $name }
web-host-report-name = Пожаловаться на имя { $name }
web-host-report-note = Хозяин сервера прочтёт сообщение, несколько соседних и вашу причину. Другие за столом об этом не узнают.
web-host-report-send = Отправить хозяину
web-host-report-done = Хозяин сервера это прочтёт.
