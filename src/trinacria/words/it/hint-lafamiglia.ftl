# Why a bot would play this: the one reason shown with a hint in La Famiglia.

lafamiglia-hint-only = Non c’è altro da fare.
lafamiglia-hint-won = Così { $viewer ->
    [self] controlli
   *[other] { $seat } controlla
} { $mandamento }.
lafamiglia-hint-won-if_won = Se l’attacco riesce, { $viewer ->
    [self] controlli
   *[other] { $seat } controlla
} { $mandamento }.
lafamiglia-hint-broken = { $seat } perde il controllo di { $mandamento }.
lafamiglia-hint-broken-if_won = Se l’attacco riesce, { $seat } perde il controllo di { $mandamento }.
lafamiglia-hint-coupole = La Cupola conta come un tuo mandamento.
lafamiglia-hint-seats = Seggi della Cupola: { $seats } per te, { $others } per l’avversario.
lafamiglia-hint-taken = { $area } diventa il tuo { $amount ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] nuovo
} territorio di { $mandamento }.
lafamiglia-hint-taken-left = { $area } diventa il tuo { $amount ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] nuovo
} territorio di { $mandamento }; { $source } resta con { $left ->
    [one] { $left } soldato
   *[other] { $left } soldati
}.
lafamiglia-hint-taken-if_won = Se vinci, { $area } sarà il tuo { $amount ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] nuovo
} territorio di { $mandamento }.
lafamiglia-hint-removed = Attacco { $attack } contro difesa { $defence }: { $amount ->
    [one] { $amount } difensore lascia
   *[other] { $amount } difensori lasciano
} subito { $area }.
lafamiglia-hint-emptied = A { $area } non restano soldati ({ $family }).
lafamiglia-hint-gone = { $amount ->
    [one] { $amount } soldato viene tolto
   *[other] { $amount } soldati vengono tolti
} da { $area }.
lafamiglia-hint-knockout = Ogni parte perde { $amount }. In attacco: { $attackers }; in difesa: { $defenders }.
lafamiglia-hint-car_attack = L’auto aggiunge { $amount } all’attacco.
lafamiglia-hint-failed = L’attacco contro { $area } non può più riuscire.
lafamiglia-hint-stand = Avrai { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
} a { $area }, senza nemici nei territori vicini.
lafamiglia-hint-stand-near = Avrai { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
} a { $area }; un territorio vicino, { $target }, ne ha { $soldati } ({ $family }).
lafamiglia-hint-left = { $area } resta con { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}, senza nemici nei territori vicini.
lafamiglia-hint-left-near = { $area } resta con { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}; un territorio vicino, { $target }, ne ha { $soldati } ({ $family }).
lafamiglia-hint-reach = { $target }, territorio vicino a { $area }, ha solo { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
} ({ $family }).
lafamiglia-hint-reach-empty = { $target }, territorio vicino a { $area }, è vuoto.
lafamiglia-hint-reach-calm = Nessun nemico nei territori accanto a { $area }.
lafamiglia-hint-order = Ottieni l’ordine { $order }.
lafamiglia-hint-value = Il tuo valore base di { $row } passa da { $now } a { $amount }.
lafamiglia-hint-start_piece = Prendi il segnalino Primo giocatore.
lafamiglia-hint-tile = Segni { $tile }: l’effetto è tuo.
lafamiglia-hint-recruit = Puoi reclutare fino a { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}.
lafamiglia-hint-place = Puoi piazzare sul tabellone fino a { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}.
lafamiglia-hint-issue = Puoi dare { $amount ->
    [one] { $amount } ordine
   *[other] { $amount } ordini
}.
lafamiglia-hint-equipment = Puoi piazzare sul tabellone un’auto, un motoscafo o un laboratorio.
lafamiglia-hint-influence = Togli { $amount ->
    [one] { $amount } segnalino
   *[other] { $amount } segnalini
} dalla plancia famiglia.
lafamiglia-hint-mat = Un segnalino della riga { $row } lascia la plancia famiglia.
lafamiglia-hint-commission = Un segnalino della commissione lascia la riga { $row }.
lafamiglia-hint-lab = Avrai un laboratorio a { $area }: frutta denaro e difende.
lafamiglia-hint-money = Ti frutta { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}.
lafamiglia-hint-hq = { $amount ->
    [one] { $amount } soldato arriva
   *[other] { $amount } soldati arrivano
} nel tuo quartier generale.
lafamiglia-hint-final = Avrai un’azione in più alla fine della pianificazione.
lafamiglia-hint-sunk = Un motoscafo di { $other } lascia { $sea }.
lafamiglia-hint-collide = Tre motoscafi si incontrano in { $sea }: due vengono tolti.
lafamiglia-hint-approach = Saranno { $attackers } in attacco contro { $defenders } in difesa.
lafamiglia-hint-finesse = Sono { $attackers } contro { $defenders } a { $area }, e l’astuzia non costa soldati in anticipo.
lafamiglia-hint-card = Sono { $attackers } in attacco contro { $defenders } in difesa a { $area }: { $played ->
    [turncoat] il Voltagabbana porta un soldato dalla parte di chi ha la carta
    [coward1] il Codardo 1 manda a casa un solo soldato
   *[other] il Codardo 2 fa più male se lo prende l’altra parte
}.
lafamiglia-hint-take = Sono { $attackers } contro { $defenders } a { $area }: la carta avversaria può essere il Voltagabbana.
lafamiglia-hint-leave = Sono { $attackers } contro { $defenders } a { $area }: la carta avversaria può essere un Codardo.
lafamiglia-hint-defend = I soldati neutrali di { $area } reggono contro { $attackers } solo se qualcuno gioca una carta per loro.
lafamiglia-hint-family = La guidi tu, e chi è in coppia con te sceglie tra le altre.
lafamiglia-hint-colour = I colori della commissione valgono tutti lo stesso.
lafamiglia-hint-token = Nella colonna { $column } { $amount ->
    [one] resta { $amount } segnalino
   *[other] restano { $amount } segnalini
}.
lafamiglia-hint-token-last = La colonna { $column } si svuota: nessuno può più sceglierla.
lafamiglia-hint-put = Su { $space } un segnalino blocca la casella per gli altri.
lafamiglia-hint-put-setup = Chi sposterà questo segnalino ti pagherà.
lafamiglia-hint-put-open = { $space } non è mai piena: le altre caselle restano libere.
lafamiglia-hint-put-blank = { $space } non ha azioni: le altre caselle restano libere.
lafamiglia-hint-idle = Ora nessuna azione è possibile: il segnalino deve solo andare da qualche parte.
lafamiglia-hint-sea = { $sea } bagna { $amount ->
    [one] { $amount } territorio
   *[other] { $amount } territori
} che i tuoi motoscafi possono collegare.
lafamiglia-hint-unlock = D’ora in poi puoi usare { $space }.
lafamiglia-hint-members = { $amount ->
    [0] I soldati combattono sul tabellone; i membri servono solo nella Cupola.
    [one] { $amount } membro potrà sedere nella Cupola.
   *[other] { $amount } membri potranno sedere nella Cupola.
}
lafamiglia-hint-supply = Il segnalino torna nella tua riserva.
lafamiglia-hint-swap = Ogni tessera va dove serve di più alla tua squadra.
lafamiglia-hint-unmark = Le tessere che tieni ti servono più di { $tile }.
lafamiglia-hint-give = Senza denaro chi è in coppia con te non può muovere.
lafamiglia-hint-walk = L’auto resta a { $source }.
lafamiglia-hint-keeps = Non perdi nulla e tieni quello che hai.
lafamiglia-hint-keeps-money = Tieni { $amount ->
    [one] la { $amount } moneta
   *[other] le { $amount } monete
} che costerebbe l’altra mossa migliore.
lafamiglia-hint-keeps-area = { $amount ->
    [one] Il soldato resta a { $area }.
   *[other] Tutti i { $amount } soldati restano a { $area }.
}
