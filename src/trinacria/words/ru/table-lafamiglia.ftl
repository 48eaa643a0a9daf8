# La Famiglia за столом: названия и возможные действия, одинаково для строк и для полного экрана.

table-colour-black = Чёрные
table-colour-blue = Синие
table-colour-green = Зелёные
table-colour-red = Красные
table-colour-white = Белые
table-colour-yellow = Жёлтые
table-colour-neutral = нейтральные
table-family-black = Чёрные
table-family-blue = Синие
table-family-green = Зелёные
table-family-red = Красные
table-family-white = Белые
table-family-yellow = Жёлтые
table-family-neutral = нейтральные
table-token-black = чёрная
table-token-blue = синяя
table-token-green = зелёная
table-token-red = красная
table-token-white = белая
table-token-yellow = жёлтая
table-token-neutral = нейтральная
table-column-start_player = Первый игрок
table-column-justice = Юстиция
table-column-police = Полиция
table-column-economy = Экономика
table-column-church = Церковь
table-column-two_institutions = 2 института
table-card-turncoat = Перебежчик
table-card-coward1 = Трус 1
table-card-coward2 = Трус 2
table-phase-planning = планирование
table-phase-encounter = столкновения

table-part-recruit = нанять
table-part-place = разместить
table-part-place-base = разместить (Полиция)
table-part-place-reinforce = усилить
table-part-reinforce = усилить
table-part-issue-order = отдать приказ
table-part-issue = отдать приказ
table-part-two-orders = отдать 2 приказа
table-part-two-orders-one-area = отдать 2 приказа в одной области
table-part-equipment = снаряжение
table-part-car = автомобиль
table-part-boat = катер
table-part-lab = лаборатория
table-part-launder = отмыть деньги
table-part-launder-and-gather = отмыть деньги и собрать
table-part-gather = собрать
table-part-exert-influence = оказать влияние
table-part-exert = оказать влияние
table-part-influence-row2 = две фишки одного ряда
table-part-row2 = две фишки одного ряда
table-part-final-action = последнее действие
table-part-final = последнее действие
table-part-act = действие колонки
table-part-rally = сбор
table-part-move = передвижение
table-part-move2 = два передвижения
table-part-skull = череп
table-part-strike = подрыв
table-part-strike2 = два подрыва
table-part-pentito = покаяние
table-part-agitate = провокация
table-part-vest = бронежилет
table-part-money = деньги
table-part-network = сеть
table-part-recall = отзыв
table-part-lab-soldati = разместить солдат у лабораторий
table-part-place-own = усилить
table-part-lab-soldati-all = разместить по солдату у каждой лаборатории
table-special-convert_1 = заменить 1 защитника
table-special-convert_2 = заменить до 2 защитников
table-special-lab_soldati = солдаты к лабораториям
table-special-network = сеть
table-special-pay_x_remove_x = заплатить и убрать защитников
table-special-recall_3 = отозвать 3
table-special-strike_and_move = подрыв и передвижение
# Для кратких слов места примерно на 6 букв.
table-short-recruit = найм
table-short-place = разм
table-short-place-reinforce = усил
table-short-issue-order = прик
table-short-equipment = снар
table-short-car = авто
table-short-boat = кат
table-short-lab = лаб
table-short-launder = отм
table-short-launder-and-gather = отм+сбор
table-short-exert-influence = влия
table-short-influence-row2 = ряд×2
table-short-final-action = послед
table-short-place-own = усил
table-short-lab-soldati = лаб
table-short-lab-soldati-all = лаб∀
table-short-money = деньги
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = на планшет действий
table-no-action = без действия
table-coin-in = получить { $money }
table-coin-out = заплатить { $money }
table-infinite = всегда свободно
table-space = { $column }, ячейка { $row }
table-space-solo = Планшет одиночки { $number }

lafamiglia-do-family = Возглавить: { $what }
lafamiglia-do-draw = Вытянуть по жребию
lafamiglia-do-do = { $what }
lafamiglia-do-use = Занять ячейку: { $what }
lafamiglia-do-idle = Положить фишку без эффекта: { $what }
lafamiglia-do-token = Взять фишку ({ $token }) из ячейки «{ $what }»
lafamiglia-do-column = Переместить колонку «{ $what }» за { $money }
lafamiglia-do-done = Закончить
lafamiglia-do-skip = Пропустить
lafamiglia-do-recruit = Нанять { $number ->
    [one] { $number } солдата
   *[many] { $number } солдат
}
lafamiglia-do-place = Разместить солдат: { $what }
lafamiglia-do-soldati = { $number ->
    [one] { $number } солдат
    [few] { $number } солдата
   *[many] { $number } солдат
}
lafamiglia-do-issue = Отдать приказ: { $what }
lafamiglia-do-order = Приказ { $what }
lafamiglia-do-car = Поставить автомобиль: { $what }
lafamiglia-do-boat = Поставить катер: { $what }
lafamiglia-do-lab = Поставить лабораторию: { $what }
lafamiglia-do-sail = Перейти в море: { $what }
lafamiglia-do-stay = Остаться здесь
lafamiglia-do-sink = Убрать катер: { $what }
lafamiglia-do-row = Снять фишку: ряд «{ $what }»
lafamiglia-do-put = Положить в ячейку: { $what }
lafamiglia-do-supply = Вернуть в запас
lafamiglia-do-gather = Собрать: { $what }
lafamiglia-do-from = Откуда: { $what }
lafamiglia-do-cars = { $number ->
    [one] { $number } автомобиль
    [few] { $number } автомобиля
   *[many] { $number } автомобилей
}
lafamiglia-do-sell = Продать за { $price_sale ->
    [one] { $price_sale } лиру
    [few] { $price_sale } лиры
   *[many] { $price_sale } лир
}: { $what }
lafamiglia-do-give = Дать напарнику { $price_gift_arrives ->
    [one] { $price_gift_arrives } лиру
    [few] { $price_gift_arrives } лиры
   *[many] { $price_gift_arrives } лир
} (вам это стоит { $price_gift })
lafamiglia-do-decline = Отказаться
lafamiglia-do-mark = Отметить тайл «{ $what }»
lafamiglia-do-unmark = Снять фишку с тайла «{ $what }»
lafamiglia-do-to = По суше: { $what }
lafamiglia-do-ship = На катере: { $what }
lafamiglia-do-allies = Через пустую или нейтральную область: { $what }
lafamiglia-do-drive = Взять автомобиль
lafamiglia-do-walk = Без автомобиля
lafamiglia-do-convert = Заменить { $number ->
    [one] { $number } защитника
   *[many] { $number } защитников
}
lafamiglia-do-pay = Заплатить { $number ->
    [one] { $number } лиру
    [few] { $number } лиры
   *[many] { $number } лир
}
lafamiglia-do-bribe = Дать взятку
lafamiglia-do-finesse = Тактика
lafamiglia-do-force = Грубая сила ({ $number ->
    [one] минус { $number } солдат
    [few] минус { $number } солдата
   *[many] минус { $number } солдат
})
lafamiglia-do-defend = Защищают: { $what }
lafamiglia-do-card = Сыграть: { $what }
lafamiglia-do-take = Взять карту
lafamiglia-do-leave = Оставить карту
lafamiglia-do-reinforce = Разместить солдат здесь
lafamiglia-do-strike = Подрыв: { $what }
lafamiglia-do-bomb = Заминированный автомобиль: { $what }
lafamiglia-do-remove = Убрать { $number ->
    [one] { $number } солдата
   *[many] { $number } солдат
}: { $what }
lafamiglia-do-recall = Переманить { $number ->
    [one] { $number } солдата
   *[many] { $number } солдат
}: { $what }
lafamiglia-do-agitate = Провокация: { $what }
lafamiglia-do-commission = Комиссия: { $what }
lafamiglia-do-keep = Оставить карту «{ $what }»: { $card }
lafamiglia-do-board = На планшет одиночки: { $what }
lafamiglia-do-extra = Дополнительное действие: { $what }
lafamiglia-do-unlock = Открыть: { $what }
lafamiglia-do-members = Членов комиссии: { $number }, солдат: { $rest }
lafamiglia-do-seat = Ввести в Купол членов комиссии: { $number }, станет { $mine } : { $theirs }
lafamiglia-do-transfer = Переложить фишку с тайла «{ $what }» на «{ $other }»
lafamiglia-do-swap = Предложить напарнику «{ $what }» за «{ $other }»
lafamiglia-do-agree = Согласиться на обмен
lafamiglia-do-claim = Положить на Купол свой жетон контроля
lafamiglia-did-column = Передвинуть колонку «{ $what }»
lafamiglia-did-force = Грубая сила
lafamiglia-did-members = Членов комиссии: { $number }
lafamiglia-did-seat = Членов комиссии введено в Купол: { $number }

table-round = Раунд { $round } из { $rounds }, { $phase }
table-order-of-play = Порядок хода: { $seats }. Фишка первого игрока: { $name }.
table-soldati-of = { $count ->
    [one] { $count } солдат
    [few] { $count } солдата
   *[many] { $count } солдат
} ({ $family })
table-cars = { $count ->
    [one] { $count } автомобиль
    [few] { $count } автомобиля
   *[many] { $count } автомобилей
}
table-labs = { $count ->
    [one] { $count } лаборатория
    [few] { $count } лаборатории
   *[many] { $count } лабораторий
}
table-orders-hidden = { $count ->
    [one] { $count } приказ лицом вниз
    [few] { $count } приказа лицом вниз
   *[many] { $count } приказов лицом вниз
}
table-orders = { $count ->
    [one] приказ
    [few] приказы
   *[many] приказы
} { $orders }
table-orders-done = выполнено: { $orders }
table-empty-area = пусто
table-held-by = контролирует { $name }
table-seas = Катера: { $seas }
table-no-boats = Катера: нет
table-sheet-top = Верхний планшет ({ $number }); цена колонок для вас
table-sheet-bottom = Нижний планшет ({ $number })
table-column-line = { $column } { $money }: { $tokens }
table-taken = занято: { $tokens }
table-you = вы
table-partner = ваш напарник
table-family = { $name } ({ $who }): { $count ->
    [one] { $count } район
    [few] { $count } района
   *[many] { $count } районов
}
table-values = Полиция { $police }, Церковь { $church }, автомобиль { $car }, заминированный { $bomb }
table-supply = запас: { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}, { $cars ->
    [one] { $cars } автомобиль
    [few] { $cars } автомобиля
   *[many] { $cars } автомобилей
}, { $boats ->
    [one] { $boats } катер
    [few] { $boats } катера
   *[many] { $boats } катеров
}, { $influence ->
    [one] { $influence } фишка влияния
    [few] { $influence } фишки влияния
   *[many] { $influence } фишек влияния
}
table-mat-left = фишки на планшете семьи: { $rows }
table-hq = Штаб-квартира: { $money ->
    [one] { $money } лира
    [few] { $money } лиры
   *[many] { $money } лир
}, { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}, приказы: { $orders }
table-hq-hidden = Штаб-квартира: { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
   *[many] { $count } приказов
}, остальное за ширмой
table-sold = проданы: { $orders }
table-bust = фишка последнего действия у ячейки «{ $space }»
table-tiles = Тайлы контроля: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Запас: { $labs ->
    [one] { $labs } лаборатория
    [few] { $labs } лаборатории
   *[many] { $labs } лабораторий
}, { $soldati ->
    [one] { $soldati } нейтральный солдат
    [few] { $soldati } нейтральных солдата
   *[many] { $soldati } нейтральных солдат
}
table-conflict = Конфликт, { $area }. Атака: { $attacker }, { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}; защита: { $defender }, { $defenders ->
    [one] { $defenders } солдат
    [few] { $defenders } солдата
   *[many] { $defenders } солдат
}.
table-conflict-car = У атакующих есть автомобиль.
table-conflict-card = Закрытая карта вашей команды: { $card }

table-solo-fictional = Вымышленная семья: { $colour }
table-solo-board = Планшет одиночки
table-solo-locked = закрыта
table-solo-extra = Фишки дополнительных действий: доступно { $free }, заблокировано { $blocked }
table-solo-restriction = Колонка под жетоном ограничения: { $column }
table-coupole = Купол, мест { $all }: { $seats }; контроль: членов комиссии от { $from }
table-coupole-held = Купол, мест { $all }: { $seats }; жетон контроля: { $name }
table-commission = комиссия ({ $colour }): { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
} на планшете семьи
table-members = членов комиссии в штаб-квартире: { $members }, в запасе: { $supply }
table-behind = солдат и членов комиссии за ширмой: { $count }
table-supply-hidden = запас: { $cars ->
    [one] { $cars } автомобиль
    [few] { $cars } автомобиля
   *[many] { $cars } автомобилей
}, { $boats ->
    [one] { $boats } катер
    [few] { $boats } катера
   *[many] { $boats } катеров
}, { $influence ->
    [one] { $influence } фишка влияния
    [few] { $influence } фишки влияния
   *[many] { $influence } фишек влияния
}

table-fictional = { $colour }, вымышленная семья
table-solo = одиночка
table-game-2v2 = 2 на 2
table-game-1v1 = 1 на 1
table-game-2v1 = 2 на 1, для одиночки { $difficulty }
table-difficulty-easy = легко
table-difficulty-medium = средне
table-difficulty-hard = сложно
table-options = Дополнительные правила: { $rules }
table-option-draft = семьи выбираются по очереди
table-option-first_game = первая партия: без чёрных и белых
table-option-variant_identical_cards = две одинаковые карты конфликта — как одна
table-option-opt_neutral_force1 = грубая сила с нейтральными или против них стоит 1 солдата
table-option-opt_neutral_reward2 = 2 солдата за нейтральную область
table-option-opt_blank_spaces = фишки в ячейках без значка
table-option-opt_rally_boat = сбор на катере
table-option-opt_move_tile_tokens = фишки можно перекладывать между тайлами
table-option-opt_tie_start_piece = ничью решает фишка первого игрока
table-character = Штаб-квартира: { $money ->
    [one] { $money } лира
    [few] { $money } лиры
   *[many] { $money } лир
}, { $hq ->
    [one] { $hq } солдат
    [few] { $hq } солдата
   *[many] { $hq } солдат
}; поле: { $soldati ->
    [one] { $soldati } солдат
    [few] { $soldati } солдата
   *[many] { $soldati } солдат
}, { $cars ->
    [one] { $cars } автомобиль
    [few] { $cars } автомобиля
   *[many] { $cars } автомобилей
}, { $boats ->
    [one] { $boats } катер
    [few] { $boats } катера
   *[many] { $boats } катеров
}, { $labs ->
    [one] { $labs } лаборатория
    [few] { $labs } лаборатории
   *[many] { $labs } лабораторий
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = дополнительное действие этого хода уже выполнено
table-score = Счёт
table-score-of = из { $goal }
table-score-goal = { $kind ->
    [teams] Победа: { $together } вместе или { $alone } у одной семьи
    [mixed] Победа: { $alone } у одной семьи или { $together } вместе у команды
   *[alone] Победа: { $alone } районов
}
table-score-legend = малый жетон: не хватает одной области
table-score-all = Показать все районы
table-score-side = { $names }: { $count } из { $goal } районов
table-score-family = { $name }: { $count } из { $alone }
table-score-coupole = Купол
table-score-held = { $viewer ->
    [self] Под вашим контролем.
   *[other] Под контролем: { $name }.
}
table-score-free = Никто не контролирует.
table-score-members = Члены комиссии: { $seats }. Контроль от { $from }.
table-score-due = { $viewer ->
    [self] При следующей проверке перейдёт к вам.
   *[other] При следующей проверке получит { $name }.
}
table-score-lost = При следующей проверке освободится.
table-score-near = { $viewer ->
    [self] Вам не хватает одной области: { $areas }.
   *[other] { $name }: не хватает одной области ({ $areas }).
}
table-heading = { $label }:
table-labelled = { $label }: { $text }
