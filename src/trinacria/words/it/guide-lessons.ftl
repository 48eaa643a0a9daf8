# What all lessons have in common, their names, and the page that lists them.

guide-all = Lezioni
guide-lessons-lead = Si impara giocando: ogni lezione è una vera posizione, dice che cosa fare e perché, e se vuoi gioca un passo per te. Questo browser ricorda quelle che hai fatto.
guide-done-of = { $done } su { $count } fatte
guide-done = Fatta
guide-begun = Iniziata: passo { $step } di { $steps }
guide-minutes = { $count ->
    [one] Circa { $count } minuto
   *[other] Circa { $count } minuti
}
guide-mode = Solo in { $mode }

## In a lesson

guide-progress = { $chapters ->
    [1] Passo { $step } di { $steps }
   *[other] Capitolo { $chapter } di { $chapters }, passo { $step } di { $steps }
}
guide-do = Qui: { $action }.
guide-fold = Ripiega la spiegazione (Esc)
guide-unfold = Apri la spiegazione (Esc)
guide-leave = Lascia la lezione
guide-following = Prossima lezione

## The chapters

guide-chapter-island = L’isola
guide-chapter-setup = Preparazione
guide-chapter-planning = Pianificazione
guide-chapter-actions = Azioni
guide-chapter-conflict = Conflitto
guide-chapter-winning = Vincere
guide-chapter-cards = Le carte
guide-chapter-recruiting = Reclutare
guide-chapter-brutes = Picchiatori
guide-chapter-accountants = Contabili

## The names of the lessons

guide-lesson-famiglia-first = Prima partita guidata
guide-lesson-famiglia-first-about = Reclutare dalla strada e usare ciò che sanno fare i tuoi.
guide-lesson-lafamiglia-first = Prima partita guidata
guide-lesson-lafamiglia-first-about = Un round intero, dal primo segnalino al primo mandamento.
guide-lesson-lafamiglia-boats = Motoscafi
guide-lesson-lafamiglia-boats-about = Attaccare via mare.
guide-lesson-lafamiglia-strike = Attentato
guide-lesson-lafamiglia-strike-about = Una bomba che indebolisce un territorio senza prenderlo.
guide-lesson-lafamiglia-pentito = Pentito
guide-lesson-lafamiglia-pentito-about = Perdere un soldato per toglierne diversi.
guide-lesson-lafamiglia-agitate = Sobillare
guide-lesson-lafamiglia-agitate-about = Soldati neutrali attaccano per te.
guide-lesson-lafamiglia-final = Azione finale
guide-lesson-lafamiglia-final-about = Un’azione in più, dopo tutti gli altri.
guide-lesson-lafamiglia-1v1 = In due
guide-lesson-lafamiglia-1v1-about = Una famiglia a testa, una famiglia fittizia e la Cupola.
guide-lesson-lafamiglia-commission = La commissione
guide-lesson-lafamiglia-commission-about = I segnalini doppi della plancia famiglia e ciò che aprono.
guide-lesson-lafamiglia-coupole = La Cupola
guide-lesson-lafamiglia-coupole-about = Far sedere membri finché la Cupola conta come un mandamento.
guide-lesson-lafamiglia-2v1 = In tre
guide-lesson-lafamiglia-2v1-about = Una famiglia contro una squadra di due.
guide-lesson-lafamiglia-solo-board = La plancia solo
guide-lesson-lafamiglia-solo-board-about = Le azioni aggiuntive, e come aprire quelle bloccate.
