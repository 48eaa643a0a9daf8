# Famiglia su un acceleratore.

accelerator-help = Famiglia su una GPU: confronto con le regole, velocità, addestramento di reti. Richiede l’extra “gpu”.
accelerator-help-check = Gioca partite con le regole e sull’acceleratore: ogni decisione e ogni risultato devono coincidere, e le carte uscire con la stessa probabilità.
accelerator-help-speed = Misura le decisioni casuali al secondo.
accelerator-help-sizes = Quante partite si giocano insieme, una misura per ogni numero.
accelerator-help-train = Addestra una rete giocando. Lo stesso comando riprende da dove si era fermato.
accelerator-help-out = La cartella per punto di ripresa, registro e rete.
accelerator-help-minutes = Durata totale dell’apprendimento, compilazione esclusa.
accelerator-help-league = Incontra anche altri: versioni precedenti, il caso e sostituti di greedy e hard. (predefinito: solo sé stessa)
accelerator-help-against = Addestra invece la miglior risposta a questa rete: contano solo i punti contro di lei.
accelerator-help-rival = Gioca tre partite su dieci contro questa rete, per esempio una miglior risposta, per imparare a resisterle.
accelerator-help-start = Comincia con i pesi di questa rete.
accelerator-help-games = Partite giocate insieme.
accelerator-help-match = Fa incontrare una rete con un’altra, o con un giocatore senza rete.
accelerator-help-free = Lascia che la prima rete passi quando vuole: così si addestrano le migliori risposte.
accelerator-same = Identico in tutte le { $decisions } decisioni e nei risultati di { $games } partite.
accelerator-draws = Carte uscite e finali di { $games } partite per parte, giocate separatamente:
accelerator-speed = { $games } partite insieme: { $decisions } M decisioni/s, { $ended } M partite/s (compilato in { $seconds } s)
accelerator-trained = La rete è in { $file }.
accelerator-match = { $one } – { $other }, { $games } partite: vinte { $won }, patte { $drawn }, perse { $lost }; punti { $points }; due passi prima del decimo turno { $early }; { $turns } turni a partita
