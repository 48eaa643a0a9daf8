# Famiglia на ускорителе.

accelerator-help = Famiglia на видеокарте: сверка с правилами, скорость, обучение сетей. Нужен набор «gpu».
accelerator-help-check = Сыграть партии по правилам и на ускорителе: все решения и результаты должны совпасть, а карты — выходить с одинаковой вероятностью.
accelerator-help-speed = Измерить, сколько случайных решений делается в секунду.
accelerator-help-sizes = Сколько партий идёт одновременно; замер для каждого числа.
accelerator-help-train = Обучить сеть игрой. Та же команда продолжит с места остановки.
accelerator-help-out = Папка для контрольной точки, журнала и сети.
accelerator-help-minutes = Сколько длится обучение без учёта компиляции.
accelerator-help-league = Играть и с другими: с прежними версиями, со случайным игроком и с заменами greedy и hard. (по умолчанию — только с собой)
accelerator-help-against = Обучать лучший ответ этой сети: важны только очки в игре с ней.
accelerator-help-rival = Играть три партии из десяти с этой сетью, например с лучшим ответом, чтобы научиться ей противостоять.
accelerator-help-start = Начать с весов этой сети.
accelerator-help-games = Сколько партий идёт одновременно.
accelerator-help-match = Сыграть матч сети с другой сетью или с игроком без сети.
accelerator-help-free = Пусть первая сеть пасует когда угодно: так обучаются лучшие ответы.
accelerator-same = Совпали все решения ({ NUMBER($decisions, useGrouping: 0) }) и результаты; сыграно партий: { NUMBER($games, useGrouping: 0) }.
accelerator-draws = Карты и концовки, по { NUMBER($games, useGrouping: 0) } партий, сыгранных порознь:
accelerator-speed = { NUMBER($games, useGrouping: 0) } партий одновременно: { $decisions } млн решений/с, { $ended } млн партий/с (компиляция { $seconds } с)
accelerator-trained = Сеть записана в { $file }.
accelerator-match = { $one } – { $other }, партий: { NUMBER($games, useGrouping: 0) }; победы { $won }, ничьи { $drawn }, поражения { $lost }; очки { $points }; два паса до десятого хода { $early }; ходов за партию { $turns }
