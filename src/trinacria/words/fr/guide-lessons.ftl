# What all lessons have in common, their names, and the page that lists them.

guide-all = Leçons
guide-lessons-lead = Apprenez en jouant : chaque leçon est une vraie position, dit quoi faire et pourquoi, et joue une étape à votre place si vous voulez. Ce navigateur retient celles que vous avez faites.
guide-done-of = { $done } sur { $count } faites
guide-done = Faite
guide-begun = Commencée : étape { $step } sur { $steps }
guide-minutes = { $count ->
    [one] Environ { $count } minute
   *[other] Environ { $count } minutes
}
guide-mode = Seulement en { $mode }

## In a lesson

guide-progress = { $chapters ->
    [1] Étape { $step } sur { $steps }
   *[other] Chapitre { $chapter } sur { $chapters }, étape { $step } sur { $steps }
}
guide-do = Ici : { $action }.
guide-fold = Replier l’explication (Échap)
guide-unfold = Déplier l’explication (Échap)
guide-leave = Quitter la leçon
guide-following = Leçon suivante

## The chapters

guide-chapter-island = L’île
guide-chapter-setup = Mise en place
guide-chapter-planning = Planification
guide-chapter-actions = Actions
guide-chapter-conflict = Conflit
guide-chapter-winning = Gagner
guide-chapter-cards = Les cartes
guide-chapter-recruiting = Recruter
guide-chapter-brutes = Brutes
guide-chapter-accountants = Comptables

## The names of the lessons

guide-lesson-famiglia-first = Première partie guidée
guide-lesson-famiglia-first-about = Recruter dans la rue et se servir de ce que savent faire vos gens.
guide-lesson-lafamiglia-first = Première partie guidée
guide-lesson-lafamiglia-first-about = Une manche entière, du premier pion au premier mandamento.
guide-lesson-lafamiglia-boats = Vedettes
guide-lesson-lafamiglia-boats-about = Attaquer par la mer.
guide-lesson-lafamiglia-strike = Attentat
guide-lesson-lafamiglia-strike-about = Une bombe qui affaiblit un territoire sans le prendre.
guide-lesson-lafamiglia-pentito = Repenti
guide-lesson-lafamiglia-pentito-about = Perdre un milicien pour en retirer plusieurs.
guide-lesson-lafamiglia-agitate = Semer la discorde
guide-lesson-lafamiglia-agitate-about = Des miliciens neutres attaquent pour vous.
guide-lesson-lafamiglia-final = Action finale
guide-lesson-lafamiglia-final-about = Une action de plus, après tous les autres.
guide-lesson-lafamiglia-1v1 = À deux
guide-lesson-lafamiglia-1v1-about = Une famille chacun, une famille fictionnelle et la Coupole.
guide-lesson-lafamiglia-commission = La commission
guide-lesson-lafamiglia-commission-about = Les pions doublés du plateau Famille et ce qu’ils ouvrent.
guide-lesson-lafamiglia-coupole = La Coupole
guide-lesson-lafamiglia-coupole-about = Faire siéger des membres jusqu’à ce que la Coupole compte comme un mandamento.
guide-lesson-lafamiglia-2v1 = À trois
guide-lesson-lafamiglia-2v1-about = Une famille contre une équipe de deux.
guide-lesson-lafamiglia-solo-board = Le plateau solo
guide-lesson-lafamiglia-solo-board-about = Les actions supplémentaires, et comment ouvrir celles qui sont verrouillées.
