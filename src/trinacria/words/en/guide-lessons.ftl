# What all lessons have in common, their names, and the page that lists them.

guide-all = Lessons
guide-lessons-lead = Learn by playing: each lesson is a real position, tells what to do and why, and plays a step for you if you like. This browser remembers which ones you have done.
guide-done-of = { $done } of { $count } done
guide-done = Done
guide-begun = Begun: step { $step } of { $steps }
guide-minutes = { $count ->
    [one] About { $count } minute
   *[other] About { $count } minutes
}
guide-mode = Only in { $mode }

## In a lesson

guide-progress = { $chapters ->
    [1] Step { $step } of { $steps }
   *[other] Chapter { $chapter } of { $chapters }, step { $step } of { $steps }
}
guide-do = Here: { $action }.
guide-fold = Fold the explanation (Esc)
guide-unfold = Unfold the explanation (Esc)
guide-leave = Leave the lesson
guide-following = Next lesson

## The chapters

guide-chapter-island = The island
guide-chapter-setup = Set-up
guide-chapter-planning = Planning
guide-chapter-actions = Actions
guide-chapter-conflict = Conflict
guide-chapter-winning = Winning
guide-chapter-cards = The cards
guide-chapter-recruiting = Recruiting
guide-chapter-brutes = Brutes
guide-chapter-accountants = Accountants

## The names of the lessons

guide-lesson-famiglia-first = First game, guided
guide-lesson-famiglia-first-about = Recruit from the street, and use what your people can do.
guide-lesson-lafamiglia-first = First game, guided
guide-lesson-lafamiglia-first-about = A whole round, from the first token to the first Mandamento.
guide-lesson-lafamiglia-boats = Boats
guide-lesson-lafamiglia-boats-about = Attack across the sea.
guide-lesson-lafamiglia-strike = Strike
guide-lesson-lafamiglia-strike-about = A bomb that weakens an area without taking it.
guide-lesson-lafamiglia-pentito = Pentito
guide-lesson-lafamiglia-pentito-about = Give up one soldato to remove several.
guide-lesson-lafamiglia-agitate = Agitate
guide-lesson-lafamiglia-agitate-about = Neutral soldati attack for you.
guide-lesson-lafamiglia-final = Ultima Azione
guide-lesson-lafamiglia-final-about = One more action, after everybody else.
guide-lesson-lafamiglia-1v1 = Two players
guide-lesson-lafamiglia-1v1-about = One family each, a fictional family and the Cupola.
guide-lesson-lafamiglia-commission = The commission
guide-lesson-lafamiglia-commission-about = Doubled tokens on the mat, and what they open.
guide-lesson-lafamiglia-coupole = The Cupola
guide-lesson-lafamiglia-coupole-about = Seat members until the council counts as a Mandamento.
guide-lesson-lafamiglia-2v1 = Three players
guide-lesson-lafamiglia-2v1-about = One family against a team of two.
guide-lesson-lafamiglia-solo-board = The solo board
guide-lesson-lafamiglia-solo-board-about = Extra actions, and how to open the locked ones.
