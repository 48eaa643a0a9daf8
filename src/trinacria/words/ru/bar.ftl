# The decision bar, for every game.

bar-back = Назад
bar-warning = Внимание
bar-more = Ещё { $count }
bar-confirm = Подтверждение действий
bar-confirm-none = Никогда
bar-confirm-one = Раз за действие
bar-confirm-each = Каждый шаг
bar-forced = Отвечать за меня на очевидные вопросы
bar-forced-note = Только если ответ один и его видят все за столом.
bar-keys-hint = попросить подсказку или закрыть её
bar-guide-other = Не в этом уроке
