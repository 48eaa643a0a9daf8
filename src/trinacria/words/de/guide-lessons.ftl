# What all lessons have in common, their names, and the page that lists them.

guide-all = Lektionen
guide-lessons-lead = Lern beim Spielen: Jede Lektion ist eine echte Stellung, sagt, was zu tun ist und warum, und spielt dir auf Wunsch einen Schritt vor. Dieser Browser merkt sich, welche du geschafft hast.
guide-done-of = { $done } von { $count } geschafft
guide-done = Geschafft
guide-begun = Begonnen: Schritt { $step } von { $steps }
guide-minutes = { $count ->
    [one] Etwa { $count } Minute
   *[other] Etwa { $count } Minuten
}
guide-mode = Nur in { $mode }

## In a lesson

guide-progress = { $chapters ->
    [1] Schritt { $step } von { $steps }
   *[other] Kapitel { $chapter } von { $chapters }, Schritt { $step } von { $steps }
}
guide-do = Hier: { $action }.
guide-fold = Erklärung einklappen (Esc)
guide-unfold = Erklärung ausklappen (Esc)
guide-leave = Lektion verlassen
guide-following = Nächste Lektion

## The chapters

guide-chapter-island = Die Insel
guide-chapter-setup = Aufbau
guide-chapter-planning = Planung
guide-chapter-actions = Aktionen
guide-chapter-conflict = Konflikt
guide-chapter-winning = Gewinnen
guide-chapter-cards = Die Karten
guide-chapter-recruiting = Anwerben
guide-chapter-brutes = Schläger
guide-chapter-accountants = Buchhalter

## The names of the lessons

guide-lesson-famiglia-first = Erste Partie, geführt
guide-lesson-famiglia-first-about = Wirb in der Straße an und nutze, was deine Leute können.
guide-lesson-lafamiglia-first = Erste Partie, geführt
guide-lesson-lafamiglia-first-about = Eine ganze Runde, vom ersten Marker bis zum ersten Mandamento.
guide-lesson-lafamiglia-boats = Boote
guide-lesson-lafamiglia-boats-about = Greif über das Meer an.
guide-lesson-lafamiglia-strike = Anschlag
guide-lesson-lafamiglia-strike-about = Eine Bombe, die ein Gebiet schwächt, ohne es einzunehmen.
guide-lesson-lafamiglia-pentito = Pentito
guide-lesson-lafamiglia-pentito-about = Gib einen Soldato her, um mehrere zu entfernen.
guide-lesson-lafamiglia-agitate = Aufwiegeln
guide-lesson-lafamiglia-agitate-about = Neutrale Soldati greifen für dich an.
guide-lesson-lafamiglia-final = Ultima Azione
guide-lesson-lafamiglia-final-about = Noch eine Aktion, nach allen anderen.
guide-lesson-lafamiglia-1v1 = Zu zweit
guide-lesson-lafamiglia-1v1-about = Je eine Familie, eine fiktive Familie und die Cupola.
guide-lesson-lafamiglia-commission = Die Kommission
guide-lesson-lafamiglia-commission-about = Doppelte Marker auf dem Tableau und was sie öffnen.
guide-lesson-lafamiglia-coupole = Die Cupola
guide-lesson-lafamiglia-coupole-about = Entsende Mitglieder, bis der Rat als Mandamento zählt.
guide-lesson-lafamiglia-2v1 = Zu dritt
guide-lesson-lafamiglia-2v1-about = Eine Familie gegen ein Team aus zwei.
guide-lesson-lafamiglia-solo-board = Das Solotableau
guide-lesson-lafamiglia-solo-board-about = Zusatzaktionen und wie man die gesperrten freischaltet.
