# The lessons of a minute: what is told at each stop.

## Boats

guide-lafamiglia-boats-goal-title = По воде
guide-lafamiglia-boats-goal = Солдаты ходят в соседнюю область. Но если в море у их области стоит катер вашей команды, им доступны все области этого моря. У напарника есть катер в Mare Licata.
guide-lafamiglia-boats-put-title = Поставьте катер
guide-lafamiglia-boats-put = Ваш приказ в Camastra начинается с катера. Он встаёт в море у этой области: Mare Agrigento. Оттуда его можно передвинуть в соседнее море.
guide-lafamiglia-boats-put-do = Выберите «Катер».
guide-lafamiglia-boats-chain-title = Два катера — цепочка
guide-lafamiglia-boats-chain = Катера в соседних морях образуют цепочку, и катера напарника тоже: отсюда до Mare Licata. Поэтому оставьте свой здесь. Третий катер в одном море сняли бы вместе с одним из двух других.
guide-lafamiglia-boats-chain-do = Выберите «Остаться здесь».
guide-lafamiglia-boats-across-title = Атакуйте через море
guide-lafamiglia-boats-across = Теперь доступны все области обоих морей. В Ragusa всего два солдата. Автомобили на катера не берут.
guide-lafamiglia-boats-across-do = Выберите Ragusa на карте.
guide-lafamiglia-boats-end-title = Высадка удалась
guide-lafamiglia-boats-end = Ragusa ваша. Оба катера остаются на местах для следующих приказов, даже если вы потеряете берег. Катера другой команды не помогают и не мешают.

## Strike

guide-lafamiglia-strike-goal-title = Бомба у соседей
guide-lafamiglia-strike-goal = Подрыв убирает солдат в области, соседней по суше. Захватить её нельзя, только ослабить перед другим приказом. В Riesi пять солдат и лаборатория.
guide-lafamiglia-strike-begin-title = Выполните приказ
guide-lafamiglia-strike-begin = На вашем приказе в Enna — бомба и череп 2. Лаборатория в Riesi отнимает 1; так же действовал бы бронежилет на приказе в этой области.
guide-lafamiglia-strike-begin-do = Выберите «Подрыв».
guide-lafamiglia-strike-car-title = С автомобилем сильнее
guide-lafamiglia-strike-car = В Enna есть ваш автомобиль, и он может стать заминированным: он прибавит нижний череп вашего ряда Юстиции, здесь 3. Итого 2 + 3 − 1 = 4. Автомобиль вернётся в запас.
guide-lafamiglia-strike-car-do = Выберите Riesi, затем заминированный автомобиль.
guide-lafamiglia-strike-end-title = На четверых меньше
guide-lafamiglia-strike-end = В Riesi остался один солдат. Лаборатория и приказ остаются. Погибни и он, приказ вернулся бы в штаб-квартиру. За убранного нейтрального солдата вы получаете своего.

## Pentito

guide-lafamiglia-pentito-goal-title = Один за нескольких
guide-lafamiglia-pentito-goal = Покаяние стоит одного вашего солдата и убирает нескольких в соседних областях. На вашем приказе в Enna числа 2, 2 и 1: для трёх разных областей.
guide-lafamiglia-pentito-price-title = Цена
guide-lafamiglia-pentito-price = Сначала один ваш солдат из Enna возвращается в запас. Это может быть и последний.
guide-lafamiglia-pentito-price-do = Выберите «Покаяние».
guide-lafamiglia-pentito-labs-title = Защиты нет
guide-lafamiglia-pentito-labs = От Покаяния не спасают ни лаборатории, ни бронежилеты. В Riesi две лаборатории, но двоих она потеряет.
guide-lafamiglia-pentito-labs-do = Выберите Riesi и уберите двоих.
guide-lafamiglia-pentito-second-title = Следующая область
guide-lafamiglia-pentito-second = Каждое число — для другой области, и Riesi теперь в безопасности. Выбирать можно только нейтральных солдат и солдат другой команды.
guide-lafamiglia-pentito-second-do = Выберите Camastra и уберите двоих.
guide-lafamiglia-pentito-neutral-title = За нейтральных солдат платят
guide-lafamiglia-pentito-neutral = Последнее число — 1. За каждого убранного нейтрального солдата ваш солдат переходит из запаса в штаб-квартиру.
guide-lafamiglia-pentito-neutral-do = Выберите нейтральную Caltanissetta.
guide-lafamiglia-pentito-end-title = Пятеро за одного
guide-lafamiglia-pentito-end = Один солдат потерян, пятеро убраны, один вернулся. Убрать можно и меньше, чем указано. Области Покаяние не захватывает: спланируйте следом Передвижение.

## Agitate

guide-lafamiglia-agitate-goal-title = Воюют другие
guide-lafamiglia-agitate-goal = Провокация бросает в бой нейтральных солдат. Число на вашем приказе в Caltagirone говорит, как далеко они могут быть: при 2 — через одну область. В Scordia их четверо.
guide-lafamiglia-agitate-begin-title = Всегда в конце
guide-lafamiglia-agitate-begin = Провокация — последняя часть приказа. До неё можно атаковать, а можно и не атаковать. Здесь ваши солдаты остаются дома.
guide-lafamiglia-agitate-begin-do = Выберите «Провокация».
guide-lafamiglia-agitate-choose-title = Какие нейтральные солдаты?
guide-lafamiglia-agitate-choose = Доступные нейтральные области подсвечены. Сильнее всех четверо солдат в Scordia.
guide-lafamiglia-agitate-choose-do = Выберите Scordia.
guide-lafamiglia-agitate-target-title = Куда они пойдут?
guide-lafamiglia-agitate-target = Они идут в соседнюю область, но не в область вашей команды. В Palagonia один солдат: туда атакуют все четверо.
guide-lafamiglia-agitate-target-do = Выберите Palagonia.
guide-lafamiglia-agitate-fight-title = Вам это ничего не стоит
guide-lafamiglia-agitate-fight = Они сражаются как с одним дробовиком: черепа вашего приказа не считаются. Грубая сила стоит двоих из них, но ни одного вашего.
guide-lafamiglia-agitate-fight-do = Выберите грубую силу.
guide-lafamiglia-agitate-end-title = Ничья земля
guide-lafamiglia-agitate-end = Palagonia теперь нейтральна и никому не поможет получить район. За каждого павшего нейтрального защищавшаяся семья могла взять солдата из запаса.

## Ultima Azione

guide-lafamiglia-final-goal-title = Последнее слово
guide-lafamiglia-final-goal = Сразу эта ячейка ничего не даёт. Она бережёт для вас фишку: когда верхний планшет опустеет, вы выполните с ней ещё одно действие, после всех.
guide-lafamiglia-final-put-title = Поставьте фишку последнего действия
guide-lafamiglia-final-put = Рядом с фишкой влияния встаёт ваша фишка последнего действия, и вы получаете деньги, указанные на ячейке.
guide-lafamiglia-final-put-do = Выберите эту ячейку: третью в колонке Юстиции.
guide-lafamiglia-final-wait-title = Последняя фишка
guide-lafamiglia-final-wait = Синие берут последнюю фишку верхнего планшета. Ходов больше ни у кого нет: планирование закончилось бы.
guide-lafamiglia-final-last-title = Ваше последнее действие
guide-lafamiglia-final-last = Теперь ваша фишка переходит в другую свободную ячейку, и вы выполняете её действие. Деньги на ячейке считаются, сама фишка бесплатна.
guide-lafamiglia-final-last-do = Выберите ячейку, где отдают приказ: вторую в колонке Юстиции.
guide-lafamiglia-final-order-title = Никто не ответит
guide-lafamiglia-final-order = Остальные уже всё спланировали: на приказ, отданный сейчас, никто не ответит.
guide-lafamiglia-final-order-do = Выберите Enna.
guide-lafamiglia-final-end-title = Планирование закончено
guide-lafamiglia-final-end = Приказы открыты, ваша фишка последнего действия снова в запасе. От действия можно было и отказаться; тогда фишка влияния осталась бы на месте.

## The commission

guide-lafamiglia-commission-goal-title = Две фишки на ячейке
guide-lafamiglia-commission-goal = У игрока без напарника есть ещё комиссия. На пяти ячейках планшета семьи лежат две фишки: верхняя — комиссии, её снимают первой.
guide-lafamiglia-commission-influence-title = Снимите фишку
guide-lafamiglia-commission-influence = Любое действие, снимающее фишки с вашего планшета, может снять и фишку комиссии. Эта ячейка снимает крайнюю левую фишку ряда.
guide-lafamiglia-commission-influence-do = Выберите эту ячейку нижнего планшета.
guide-lafamiglia-commission-row-title = Какой ряд?
guide-lafamiglia-commission-row = В ряду Церкви первой фишки уже нет, и следующая ячейка двойная. Верхняя фишка на ней — комиссии.
guide-lafamiglia-commission-row-do = Выберите ряд Церкви.
guide-lafamiglia-commission-board-title = На планшет одиночки
guide-lafamiglia-commission-board = Фишка комиссии может пойти в свободную ячейку планшета одиночки, и её действие выполняется сразу. Эта отдаёт два приказа.
guide-lafamiglia-commission-board-do = Выберите ячейку с двумя приказами.
guide-lafamiglia-commission-orders-title = Два приказа сразу
guide-lafamiglia-commission-orders = Два приказа кладут в разные ваши области: сначала Enna, потом Licata.
guide-lafamiglia-commission-orders-do = Выберите Enna.
guide-lafamiglia-commission-end-title = Один раз за партию
guide-lafamiglia-commission-end = В игре 1 на 1 фишка остаётся: этой ячейкой больше не воспользуется никто. За сильные идёт гонка. В игре 2 на 1 ячейки освобождаются каждый раунд.

## The Cupola

guide-lafamiglia-coupole-goal-title = Двенадцать мест
guide-lafamiglia-coupole-goal = Купол — совет из двенадцати мест. У вас девять, у соперника три. Если их больше шести, в начале раунда можно разместить солдат; с одиннадцатью Купол считается за район.
guide-lafamiglia-coupole-place-title = Любое размещение
guide-lafamiglia-coupole-place = Членов комиссии вводят всегда, когда можно размещать солдат: ячейкой, приказом или тайлом. Эта ячейка размещает.
guide-lafamiglia-coupole-place-do = Выберите эту ячейку: первую в колонке Полиции.
guide-lafamiglia-coupole-seat-title = Члены комиссии вместо солдат
guide-lafamiglia-coupole-seat = Вместо каждого размещаемого солдата можно ввести члена комиссии из штаб-квартиры. Каждый отправляет домой одного члена комиссии соперника. У вас их двое.
guide-lafamiglia-coupole-seat-do = Введите двоих членов комиссии.
guide-lafamiglia-coupole-claim-title = Контроль Купола
guide-lafamiglia-coupole-claim = Столкновения закончены. С одиннадцатью местами можно положить на Купол жетон контроля. Купол считается за район, жетон лежит до конца следующего раунда.
guide-lafamiglia-coupole-claim-do = Положите туда свой жетон контроля.
guide-lafamiglia-coupole-end-title = И ещё солдаты
guide-lafamiglia-coupole-end = Одиннадцать мест — на пять больше шести: в начале раунда можно разместить до пяти солдат в одной области. Затем соперник может ввести членов комиссии и выровнять места.

## The solo board

guide-lafamiglia-solo-board-goal-title = Собственный планшет
guide-lafamiglia-solo-board-goal = Вы в одиночку против двоих, и этот планшет только ваш. В каждый ход здесь можно выполнить одно дополнительное действие фишкой с круглых ячеек. Часть фишек и верхние действия закрыты.
guide-lafamiglia-solo-board-extra-title = Дополнительное действие
guide-lafamiglia-solo-board-extra = Его выполняют до или после хода, и оно бесплатно. Эта ячейка нанимает.
guide-lafamiglia-solo-board-extra-do = Выберите ячейку, которая нанимает.
guide-lafamiglia-solo-board-turn-title = Теперь обычный ход
guide-lafamiglia-solo-board-turn = Дальше — обычный ход: фишка и её ячейка или колонка. Эта фишка последняя, после неё раунд закончится.
guide-lafamiglia-solo-board-turn-do = Выберите эту ячейку: первую в колонке Полиции.
guide-lafamiglia-solo-board-unlock-title = Откройте действие
guide-lafamiglia-solo-board-unlock = В конце раунда можно переложить жетон блокировки на закрытое действие. Оно открыто, а фишка под жетоном свободна. Это действие отдаёт два приказа.
guide-lafamiglia-solo-board-unlock-do = Выберите первое закрытое действие.
guide-lafamiglia-solo-board-end-title = Снова готово
guide-lafamiglia-solo-board-end = Фишки вернулись на круглые ячейки, и их на одну больше. С каждым раундом дополнительных действий больше: так один и держится против двоих.
