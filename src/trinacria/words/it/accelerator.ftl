# Famiglia su un acceleratore.

accelerator-help = Famiglia su GPU: controlla le regole, misura la velocità, addestra reti. Richiede l’extra «gpu».
accelerator-help-check = Gioca partite con le regole e sull’acceleratore: ogni decisione e ogni risultato devono coincidere, e le carte uscire con la stessa probabilità.
accelerator-help-speed = Misura le decisioni casuali al secondo.
accelerator-help-sizes = Quante partite giocare in parallelo; una misura per ogni numero.
accelerator-help-train = Addestra una rete giocando. Lo stesso comando riprende da dove si era fermato.
accelerator-help-out = Cartella per il punto di ripresa, il registro e la rete.
accelerator-help-minutes = Durata dell’addestramento in minuti, compilazione esclusa.
accelerator-help-league = Sfida anche altri: versioni precedenti, il caso e sostituti di greedy e hard. (predefinito: solo sé stessa)
accelerator-help-against = Addestra la miglior risposta a questa rete: contano solo i punti contro di lei.
accelerator-help-rival = Gioca tre partite su dieci contro questa rete, per esempio una miglior risposta, per imparare a resisterle.
accelerator-help-start = Comincia con i pesi di questa rete.
accelerator-help-games = Partite giocate in parallelo.
accelerator-help-match = Fai sfidare una rete e un’altra, o un giocatore senza rete.
accelerator-help-free = Lascia che la prima rete passi quando vuole: così si addestrano le migliori risposte.
accelerator-same = Tutto coincide. Partite: { $games }; decisioni e risultati confrontati: { $decisions }.
accelerator-draws = Carte uscite e finali, giocati separatamente (partite per parte: { $games }):
accelerator-speed = Partite in parallelo: { $games }; decisioni: { $decisions } M/s; partite: { $ended } M/s (compilato in { $seconds } s)
accelerator-trained = La rete è in { $file }.
accelerator-match = { $one } – { $other }. Partite: { $games }; vittorie: { $won }; pareggi: { $drawn }; sconfitte: { $lost }; punti: { $points }; due «passo» prima del decimo turno: { $early }; turni a partita: { $turns }
