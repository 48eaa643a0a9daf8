# Что участники видят на своих страницах и в чём там отказывают.

web-member-find = Найти соперников
web-member-sign-in = Войти
web-member-keep = Сохранить имя и партии
web-member-lead = Вас узнают на всех ваших устройствах. { $count ->
    [0] Ни почты, ни пароля.
    [one] С вами { $count } стол. Ни почты, ни пароля.
    [few] С вами { $count } стола. Ни почты, ни пароля.
   *[many] С вами { $count } столов. Ни почты, ни пароля.
}
web-member-name = Ваше имя в клубе
web-member-name-length = от 2 до 24 знаков
web-member-free = Свободно. Его увидят другие.
web-member-taken = Имя { $name } занято или слишком похоже на имя участника.
web-member-others = Свободны:
web-member-code = Код для новых участников
web-member-kept = Клуб хранит ваше имя, ваши партии и открытые ключи. С украденной базой данных никто не войдёт. Уйти можно в любой момент и забрать файл со всеми данными.
web-member-keep-this = Оставить это имя
web-member-already = У меня уже есть имя в клубе: войти
web-member-welcome = Добро пожаловать, { $name }
web-member-second = Теперь этот браузер вас знает. Заведите второй ключ, чтобы ничего не потерять вместе с ним.
web-member-passkey = Ключ доступа
web-member-best = лучше всего
web-member-passkey-note = Входите на других устройствах по отпечатку, лицу или PIN-коду.
web-member-passkey-address = Ключам доступа нужен защищённый адрес (https). Используйте ключ восстановления или код.
web-member-passkey-browser = В этом браузере нет ключей доступа. Используйте ключ восстановления или код.
web-member-passkey-add = Добавить ключ доступа
web-member-passkey-kept = Ключ доступа сохранён.
web-member-passkey-in = Как при разблокировке устройства: отпечаток, лицо или PIN-код.
web-member-passkey-use = Войти по ключу доступа
web-member-passkey-from = { $device }, последний вход { $date }
web-member-passkey-out = Удалить ключ доступа?
web-member-passkey-out-note = Войти по нему больше не получится. Вход на устройствах сохранится.
web-member-remove = Удалить
web-member-sheet = Ключ восстановления
web-member-sheet-note = Даёт войти один раз, потом вы получите новый. Виден только сейчас.
web-member-sheet-show = Показать ключ
web-member-sheet-of = Ключ восстановления: { $name }, { $site }
web-member-sheet-use = Действует один раз: откройте { $address } и введите буквы.
web-member-sheet-lost = Закрыть без ключа?
web-member-sheet-lost-note = Ключ не напечатан, не скопирован и не сохранён, и больше он не появится. Новый можно создать на вашей странице.
web-member-sheet-lost-yes = Закрыть
web-member-sheet-in = Каждый ключ действует один раз. Потом вы получите новый.
web-member-sheet-field = Буквы ключа
web-member-sheet-next = Прежний ключ использован. Вот следующий, он виден только сейчас.
web-member-sheet-have = Новый ключ у меня
web-member-sheet-none = Пока нет
web-member-sheet-from = Создан { $date }
web-member-print = Печать
web-member-copy = Копировать
web-member-copied = Скопировано
web-member-copy-link = Копировать ссылку
web-member-save = Сохранить
web-member-saved = Сохранено.
web-member-phone = На моём телефоне
web-member-phone-note = Наведите камеру на код, и вы войдёте и на телефоне.
web-member-computer = На моём компьютере
web-member-computer-note = Введите там число, и вы войдёте и на компьютере.
web-member-phone-show = Показать код
web-member-keys-later = Все ключи есть на вашей странице.
web-member-later = Позже
web-member-done = Готово
web-member-scan = Наведите камеру на код или откройте { $address } и введите число.
web-member-qr = Код для входа на другом устройстве
web-member-good = Действует ещё { $left }, для одного устройства, один раз.
web-member-ending = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
}
web-member-time-up = Время вышло.
web-member-new-code = Новый код
web-member-devices = Ваши устройства
web-member-device = Устройство
web-member-here = Этот браузер
web-member-waiting-phone = Ждём ваш телефон
web-member-waiting-computer = Ждём ваш компьютер
web-member-appears = Он появится здесь сам.
web-member-arrived = Вход выполнен только что
web-member-nobody-else = Никому не показывайте: по этому коду можно войти вместо вас. О каждом новом устройстве узнают все остальные.
web-member-number = Число на другом устройстве
web-member-number-note = На устройстве, где вход выполнен, откройте свою страницу и выберите «На моём телефоне» или «На моём компьютере».
web-member-six = Шесть цифр
web-member-code-scanned = Войти по коду
web-member-code-scanned-note = Код показан на устройстве, где вход выполнен. Он действует один раз.
web-member-in-here = Войти на этом устройстве
web-member-lost = Потеряно всё? Хозяин сервера может дать вам новый ключ.
web-member-mine = Ваша страница
web-member-since = В клубе с { $date }
web-member-about = О вас
web-member-line = Строка о себе
web-member-face = Ваше лицо
web-member-face-choose = Выбрать лицо
web-member-face-letter = Моя первая буква
web-member-keys = Ваши ключи
web-member-more-keys = Добавить ключ
web-member-used = Последний вход { $date }
web-member-out = Выйти
web-member-out-of = Выйти на устройстве { $device }
web-member-out-here = Выйти здесь?
web-member-out-here-note = Этот браузер забудет ваши места. Они вернутся после входа, а для него нужен второй ключ.
web-member-out-all = Выйти везде
web-member-out-all-note = Вход завершится на всех устройствах, и на этом тоже. Вернуться можно только по ключу доступа или по ключу восстановления.
web-member-link-off = Отключить ссылку на моё место
web-member-link-sure = Отключить ссылку?
web-member-link-note = По ссылке место больше не откроется ни на одном устройстве. Оно остаётся вашим везде, где выполнен вход.
web-member-link-yes = Отключить
web-member-link-is-off = Ссылка на ваше место отключена. Оно остаётся вашим везде, где выполнен вход.
web-member-deeds = История действий
web-member-leave = Покинуть клуб
web-member-export-note = Один файл со всем, что клуб знает о вас, вместе с законченными партиями.
web-member-export = Сохранить мои данные
web-member-exported = Файл сохранён.
web-member-leave-note = Ваше имя, ключи и устройства будут удалены. Законченные партии останутся. Через 30 дней имя освободится для других.
web-member-leave-type = Чтобы уйти, введите { $name }
web-member-leave-yes = Уйти навсегда
web-member-not-you = Это были не вы?
web-member-look = Посмотреть ключи
web-member-was-me = Это мои действия
web-member-older = Более старые столы
web-member-hello = Здравствуйте, { $name }
web-member-waits = { $count ->
    [0] Вас никто не ждёт, { $name }
    [one] Вас ждёт { $count } стол, { $name }
    [few] Вас ждут { $count } стола, { $name }
   *[many] Вас ждут { $count } столов, { $name }
}
web-member-lead-home = Сыграйте с ботом или откройте стол и пригласите кого-нибудь.
web-member-next = Следующий стол: { $table }
web-member-offer-title = Сохранить эту партию?
web-member-offer = Сохраните имя и партии на всех своих устройствах. Ни почты, ни пароля.
web-member-not-now = Не сейчас

club-error-passkey = Этот ключ доступа здесь ничего не открывает. Попробуйте снова или войдите другим способом.
club-error-passkey-late = Прошло слишком много времени. Попробуйте снова.
club-error-passkey-site = Ключам доступа нужен защищённый адрес (https). Используйте ключ восстановления или код.
club-error-passkeys = У вас уже { $most } ключей доступа. Сначала удалите один из них.
club-error-many-names = Отсюда проверили слишком много имён. Подождите минуту.
