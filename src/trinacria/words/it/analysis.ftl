# Una partita finita, rivista: le probabilità e le svolte, dalla riga di comando e nella pagina.

analysis-help = Mostra come cambiano le probabilità nella partita registrata in FILE, e le sue svolte.
analysis-help-playouts = Simulazioni per ogni momento; più sono, più il risultato è preciso e lento. (predefinito: dipende dal gioco)
analysis-help-json = Stampa tutta la serie in JSON.
analysis-looking = Analisi della partita
analysis-title = Analisi – { $game }
analysis-lead = { $sides }. Tutto è scoperto: le probabilità sono quelle della vera posizione dopo ogni turno, con il mazzo rimescolato.
analysis-chances = Probabilità: { $side }
analysis-turning = Svolte
analysis-no-turning = Nessun turno ha cambiato molto le probabilità.
analysis-line = Riga
analysis-who = Chi
analysis-what = Che cosa
analysis-before = Prima
analysis-after = Dopo
analysis-chance = Probabilità
analysis-round = Round { $number }
analysis-curve = Probabilità
