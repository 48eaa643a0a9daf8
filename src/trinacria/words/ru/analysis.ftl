# Законченная партия ещё раз: шансы и переломы, в командной строке и на странице.

analysis-help = Показать, как менялись шансы в партии из файла FILE и где она переломилась.
analysis-help-playouts = Сколько симуляций на каждый момент: больше — точнее, но дольше. (по умолчанию зависит от игры)
analysis-help-json = Вывести весь ряд в JSON.
analysis-looking = Анализируем партию
analysis-title = Анализ: { $game }
analysis-lead = { $sides }. Всё раскрыто: шансы посчитаны по настоящей позиции после каждого хода, колода перемешана заново.
analysis-chances = Шансы: { $side }
analysis-turning = Переломы
analysis-no-turning = Ни один ход не изменил шансы сильно.
analysis-line = Строка
analysis-who = Кто
analysis-what = Что
analysis-before = До
analysis-after = После
analysis-chance = Шанс
analysis-round = Раунд { $number }
analysis-curve = Шансы
