# The rules pages: contents, search, the overview and the examples.

web-rules-contents = Содержание
web-rules-search = Поиск по правилам
web-rules-found = { $count ->
    [0] В правилах этого нет.
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
web-rules-none = Для «{ $book }» нет книги правил. Можно прочитать эти:
web-rules-link = Ссылка на правило { $rule }
web-rules-overview = { $book ->
    [famiglia] Ход вкратце
    [expansion] Что меняется вдвоём и втроём
   *[other] Раунд вкратце
}
web-rules-street = Улица
web-rules-hand = Рука
web-rules-gang = Банда

web-rules-turn-new-title = 1 Новые карты
web-rules-turn-new = На улице нет нуля? Уберите любую её карту и откройте столько карт, сколько составляет её значение.
web-rules-turn-accountant-title = 2 Бухгалтер
web-rules-turn-accountant = Сыграйте его в банду и поменяйте карты банды и руки: не больше, чем его значение.
web-rules-turn-brute-title = 3 Громила
web-rules-turn-brute = Сыграйте его в банду и понизьте карту улицы на этот ход.
web-rules-turn-recruit-title = 4 Вербовка
web-rules-turn-recruit = Покажите две карты той же семьи на единицу ниже. Одна уходит в банду, новая карта — на руку.
web-rules-turn-end-title = Конец партии
web-rules-turn-end = Когда колода закончится второй раз или оба спасуют подряд, сложите очки руки и банды.

web-rules-round-planning-title = 1 Планирование
web-rules-round-planning = По очереди переносите фишку в ячейку и выполняйте её действие или переносите целую колонку ради влияния. Приказы кладите лицом вниз.
web-rules-round-reveal-title = 2 Раскрытие
web-rules-round-reveal = Сначала проверка. Затем все приказы на поле переворачивают лицом вверх.
web-rules-round-encounter-title = 3 Столкновения
web-rules-round-encounter = Сначала приказы снабжения, затем атаки; в каждой группе от меньшей инициативы к большей: передвижения, подрывы, бои.
web-rules-round-management-title = 4 Проверка
web-rules-round-management = { $mandamento_areas } области из 3 дают контроль над районом: положите туда жетон контроля или заберите свой.
web-rules-round-end-title = 5 Конец
web-rules-round-end = Побеждает семья, у которой районов не меньше { $win_family }, или команда, у которой их не меньше { $win_team }. Иначе планшеты действий сдвигаются вверх, пока не закончится раунд { $rounds }.

web-rules-solo-commission-title = Комиссия
web-rules-solo-commission = Одиночка берёт и фишки незанятой семьи. Часть из них лежит поверх фишек на планшете семьи.
web-rules-solo-board-title = Планшет одиночки
web-rules-solo-board = Снятую с планшета семьи фишку комиссии можно положить на планшет одиночки и выполнить ещё одно действие.
web-rules-solo-coupole-title = 1 на 1: Купол
web-rules-solo-coupole = Двенадцать мест, которые члены комиссии отбирают друг у друга по одному. Одиннадцать считаются за район.
web-rules-solo-extra-title = 2 на 1: дополнительные действия
web-rules-solo-extra = Раз в ход одиночка может выполнить дополнительное действие, а с каждым раундом открывает более сильные.
web-rules-solo-fiction-title = Вымышленная семья
web-rules-solo-fiction = Солдаты незанятого цвета держат несколько областей. Они защищаются, но никогда не атакуют.

web-rules-play-note = из правил
web-rules-play-step = Вопрос { $number } из { $count }
web-rules-play-press = Выберите ответ. Ошибиться не страшно.
web-rules-play-hint = Подсказка
web-rules-play-tell = Показать ответ
web-rules-play-again = Ещё попытка
web-rules-play-once-more = Ещё раз
web-rules-play-next = Следующий пример
web-rules-play-next-question = Следующий вопрос
web-rules-play-right = Верно: { $answer }
web-rules-play-wrong = Не то: { $answer }
web-rules-play-also = Верно также: { $answers }
web-rules-play-have = а у вас { $money }
web-rules-play-total = всего
web-rules-play-rule = Правило
web-rules-play-list = Примеры
web-rules-play-done = сделано
web-rules-play-yes = Да
web-rules-play-no = Нет
web-rules-play-nobody = Никто: ничья
web-rules-play-against = { $one } против { $other }
web-rules-play-order = Порядок хода
web-rules-play-column = { $column }: цена { $cost }, фишек: { $tokens }

web-rules-open = О чём книга молчит
web-rules-ruling = наше решение
