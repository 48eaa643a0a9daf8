# What all lessons have in common, their names, and the page that lists them.

guide-all = Уроки
guide-lessons-lead = Учиться лучше за игрой: каждый урок — настоящая позиция. Он говорит, что делать и зачем, а если хотите, сделает шаг за вас. Браузер помнит, какие уроки пройдены.
guide-done-of = пройдено { $done } из { $count }
guide-done = Пройден
guide-begun = Начат: шаг { $step } из { $steps }
guide-minutes = { $count ->
    [one] Около { $count } минуты
    [few] Около { $count } минут
   *[many] Около { $count } минут
}
guide-mode = Только в режиме { $mode }

## In a lesson

guide-progress = { $chapters ->
    [1] Шаг { $step } из { $steps }
   *[many] Глава { $chapter } из { $chapters }, шаг { $step } из { $steps }
}
guide-do = Здесь: { $action }.
guide-fold = Свернуть объяснение (Esc)
guide-unfold = Развернуть объяснение (Esc)
guide-leave = Выйти из урока
guide-following = Следующий урок

## The chapters

guide-chapter-island = Остров
guide-chapter-setup = Подготовка
guide-chapter-planning = Планирование
guide-chapter-actions = Действия
guide-chapter-conflict = Конфликт
guide-chapter-winning = Победа
guide-chapter-cards = Карты
guide-chapter-recruiting = Вербовка
guide-chapter-brutes = Громилы
guide-chapter-accountants = Бухгалтеры

## The names of the lessons

guide-lesson-famiglia-first = Первая партия с подсказками
guide-lesson-famiglia-first-about = Вербовать на улице и пользоваться способностями своих людей.
guide-lesson-lafamiglia-first = Первая партия с подсказками
guide-lesson-lafamiglia-first-about = Целый раунд: от первой фишки до первого района.
guide-lesson-lafamiglia-boats = Катера
guide-lesson-lafamiglia-boats-about = Атака через море.
guide-lesson-lafamiglia-strike = Подрыв
guide-lesson-lafamiglia-strike-about = Бомба ослабляет область, не захватывая её.
guide-lesson-lafamiglia-pentito = Покаяние
guide-lesson-lafamiglia-pentito-about = Отдать одного солдата и убрать нескольких.
guide-lesson-lafamiglia-agitate = Провокация
guide-lesson-lafamiglia-agitate-about = Нейтральные солдаты атакуют за вас.
guide-lesson-lafamiglia-final = Последнее действие
guide-lesson-lafamiglia-final-about = Ещё одно действие — после всех остальных.
guide-lesson-lafamiglia-1v1 = Вдвоём
guide-lesson-lafamiglia-1v1-about = По семье у каждого, вымышленная семья и Купол.
guide-lesson-lafamiglia-commission = Комиссия
guide-lesson-lafamiglia-commission-about = Двойные фишки на планшете и что они открывают.
guide-lesson-lafamiglia-coupole = Купол
guide-lesson-lafamiglia-coupole-about = Вводить членов комиссии, пока Купол не станет районом.
guide-lesson-lafamiglia-2v1 = Втроём
guide-lesson-lafamiglia-2v1-about = Одна семья против команды из двух.
guide-lesson-lafamiglia-solo-board = Планшет одиночки
guide-lesson-lafamiglia-solo-board-about = Дополнительные действия и как открыть закрытые.
