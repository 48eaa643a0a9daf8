# Законченная партия ещё раз: шансы и переломы, в командной строке и на странице.

analysis-help = Показать, какими были шансы в записанной партии из FILE и где она переломилась.
analysis-help-playouts = Воображаемых партий на каждый момент; чем больше, тем вернее и дольше. (по умолчанию по игре)
analysis-help-json = Вывести весь ряд в JSON.
analysis-looking = Смотрим партию
analysis-title = Анализ: { $game }
analysis-lead = { $sides }. Партия открыта: шансы взяты из настоящей позиции после каждого хода, ещё не взятые карты перемешаны.
analysis-chances = Шансы: { $side }
analysis-turning = Переломы
analysis-no-turning = Ни один ход не изменил шансы сильно.
analysis-move = Ход
analysis-who = Кто
analysis-what = Что
analysis-before = До
analysis-after = После
analysis-chance = Шанс
analysis-round = Раунд { $number }
analysis-curve = Шансы
