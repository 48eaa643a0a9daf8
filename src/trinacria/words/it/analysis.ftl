# Una partita finita, rivista: le probabilità e le svolte, dalla riga di comando e nella pagina.

analysis-help = Mostrare come stavano le probabilità nella partita registrata in FILE, e dove è girata.
analysis-help-playouts = Partite immaginate per ogni momento; di più sono più sicure e più lente. (predefinito: secondo il gioco)
analysis-help-json = Stampare tutta la serie in JSON.
analysis-looking = Esame della partita
analysis-title = Analisi: { $game }
analysis-lead = { $sides }. La partita è ora scoperta: le probabilità sono quelle della vera posizione dopo ogni turno, con le carte non pescate mescolate.
analysis-chances = Probabilità di { $side }
analysis-turning = Svolte
analysis-no-turning = Nessun turno ha cambiato molto le probabilità.
analysis-move = Mossa
analysis-who = Chi
analysis-what = Che cosa
analysis-before = Prima
analysis-after = Dopo
analysis-chance = Probabilità
analysis-round = Round { $number }
analysis-curve = Probabilità
