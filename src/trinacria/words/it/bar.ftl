# The decision bar, for every game.

bar-back = Indietro
bar-warning = Attenzione
bar-more = Altre { $count }
bar-confirm = Conferma delle azioni
bar-confirm-none = Mai
bar-confirm-one = Una per azione
bar-confirm-each = A ogni passo
bar-forced = Rispondi per me alle domande ovvie
bar-forced-note = Solo quando la risposta è una sola e tutto il tavolo la vede.
bar-keys-hint = chiedere un suggerimento o chiuderlo
bar-guide-other = Non in questa lezione
