# La Famiglia in the decision bar.

## The confirm is named after the action

bar-lafamiglia-confirm-move_soldati = Отправить: { $number }
bar-lafamiglia-confirm-agitate_soldati = Отправить: { $number }
bar-lafamiglia-confirm-bring_soldati = Привести: { $number }
bar-lafamiglia-confirm-bring_cars = Пригнать автомобили: { $number }
bar-lafamiglia-confirm-place_number = Разместить: { $number }
bar-lafamiglia-confirm-issue_order = Отдать «{ $what }»
bar-lafamiglia-confirm-next_order = Начать с приказа «{ $what }»
bar-lafamiglia-confirm-use = Занять ячейку «{ $what }»
bar-lafamiglia-confirm-idle = Занять ячейку «{ $what }» без действия
bar-lafamiglia-confirm-board = Занять ячейку «{ $what }»
bar-lafamiglia-confirm-extra = Занять ячейку «{ $what }»
bar-lafamiglia-confirm-unlock = Открыть ячейку «{ $what }»
bar-lafamiglia-confirm-keep = Оставить «{ $what }»

## The question, with its names

bar-lafamiglia-ask-move_target = Выберите, куда идут ваши солдаты ({ $source }).
bar-lafamiglia-ask-move_soldati = Сколько солдат отправить: { $source } → { $target }?
bar-lafamiglia-ask-move_car = Взять автомобиль: { $source } → { $target }?
bar-lafamiglia-ask-approach = Выберите, как сражаться ({ $area }): { $attackers } против { $defenders }.
bar-lafamiglia-ask-order = Выполните части приказа «{ $order }» ({ $area }) в любом порядке.
bar-lafamiglia-ask-issue_order = Выберите, какой приказ отдать ({ $area }).
bar-lafamiglia-ask-place_number = Выберите, сколько солдат разместить ({ $area }).

## Который из нескольких

bar-lafamiglia-nth-setup_soldati = солдат { $nth } из { $of }
bar-lafamiglia-nth-setup_car = автомобиль { $nth } из { $of }
bar-lafamiglia-nth-setup_boat = катер { $nth } из { $of }
bar-lafamiglia-nth-setup_lab = лаборатория { $nth } из { $of }
bar-lafamiglia-nth-setup_token = фишка { $nth } из { $of }

## What to know about it

bar-lafamiglia-note-turn = Переместите фишку в ячейку внизу и выполните её действие или оплатите всю колонку. Ваши лиры: { $money }.
bar-lafamiglia-note-token = Нейтральные и свои фишки бесплатны. Чужая стоит { $price }: платите её владельцу.
bar-lafamiglia-note-issue_area = Там должны быть ваши солдаты и не должно быть приказа. Соперники видят место, но не сам приказ.
bar-lafamiglia-note-place_area = Одна область: ваша или без солдат. Солдат в вашей штаб-квартире: { $hq }.
bar-lafamiglia-note-order = Любую часть можно пропустить. Размещённые сначала солдаты могут пойти вместе со всеми.
bar-lafamiglia-note-approach = Тактика: каждый кладёт карту. Грубая сила: без карт, но сразу теряете своих: { $force }.
bar-lafamiglia-note-conflict_card = Она действует на того, у кого окажется. Соперник может забрать вашу.
bar-lafamiglia-note-mark_tile = Он действует со следующей фазы и только для вашей семьи.
bar-lafamiglia-note-split = Солдаты сражаются на карте. Члены комиссии только занимают места в Куполе, где большой перевес считается за район.
bar-lafamiglia-note-seat = Каждый член комиссии в Куполе заменяет одного размещаемого солдата и отправляет домой члена комиссии соперника.

## Options and the sheets

bar-lafamiglia-pay = заплатить { $money }
bar-lafamiglia-get = получить { $money }
bar-lafamiglia-value = базовое значение ряда
bar-lafamiglia-column-barred = { $column }: в этот ход её нельзя опустошить, ей только что воспользовался напарник
bar-lafamiglia-locked = закрыта
