# What an action of La Famiglia costs and brings, before it is played. Money stands beside its line, so these do not name it.

lafamiglia-preview-money-supply = alla riserva
lafamiglia-preview-money-owner = a { $other }, che possiede il segnalino
lafamiglia-preview-money-token = a chi possiede il segnalino
lafamiglia-preview-money-printed = prezzo stampato sopra la colonna
lafamiglia-preview-money-tokens = { $count ->
    [one] per { $count } segnalino
   *[other] per { $count } segnalini
}
lafamiglia-preview-money-foreign = { $count ->
    [one] a chi possiede { $count } segnalino
   *[other] a chi possiede { $count } segnalini
}
lafamiglia-preview-money-gift = per un dono: { $other } riceve { $arrives }
lafamiglia-preview-money-bank = dalla riserva
lafamiglia-preview-money-labs = dai tuoi laboratori
lafamiglia-preview-money-sale = per l’ordine
lafamiglia-preview-money-card = dalla carta personaggio
lafamiglia-preview-order = Ottieni l’ordine { $order }
lafamiglia-preview-order-sold = L’ordine { $order } esce dal gioco
lafamiglia-preview-hq-recruited = Soldati nel quartier generale: { $amount }
lafamiglia-preview-hq-reward = Ricompensa, soldati nel quartier generale: { $amount }
lafamiglia-preview-hq-placed = Soldati dal quartier generale: { $amount }
lafamiglia-preview-hq-card = Soldati della carta nel quartier generale: { $amount }
lafamiglia-preview-hq-spent = Soldati del quartier generale alla riserva: { $amount }
lafamiglia-preview-soldati-force = Attaccanti eliminati subito a { $area }: { $amount }
lafamiglia-preview-soldati-pentito = Tuoi soldati che lasciano { $area }: { $amount }
lafamiglia-preview-recruit = Recluta fino a { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}
lafamiglia-preview-place = Piazza fino a { $amount ->
    [one] { $amount } soldato
   *[other] { $amount } soldati
}
lafamiglia-preview-issue = Ordini che puoi dare: { $amount }
lafamiglia-preview-equipment = Piazza un equipaggiamento
lafamiglia-preview-influence = Segnalini tolti dalla plancia famiglia: { $amount }
lafamiglia-preview-mat = Un segnalino della riga { $row } lascia la plancia famiglia
lafamiglia-preview-value = Valore base di { $row }: { $now } → { $amount }
lafamiglia-preview-commission = Un segnalino della commissione lascia la riga { $row }
lafamiglia-preview-car = Un’auto a { $area }
lafamiglia-preview-car-bomb = L’auto a { $area } è persa
lafamiglia-preview-car-open = Attacco +{ $amount } se viene un’auto
lafamiglia-preview-lab = Un laboratorio a { $area }
lafamiglia-preview-boat = Un motoscafo in { $sea }
lafamiglia-preview-start_piece = Prendi il segnalino Primo giocatore
lafamiglia-preview-final = Un’azione finale alla fine della pianificazione
lafamiglia-preview-tile = Segni { $tile }
lafamiglia-preview-tile-given = Rinunci a { $tile }
lafamiglia-preview-seats = Seggi della Cupola: { $seats } a { $others }
lafamiglia-preview-skull = Attacco +{ $amount }: teschio
lafamiglia-preview-car_attack = Attacco +{ $amount }: auto
lafamiglia-preview-miniguns = Attacco +{ $amount }: mitragliatrici
lafamiglia-preview-labs = Difesa +{ $amount }: laboratori
lafamiglia-preview-vests = Difesa +{ $amount }: giubbotti
lafamiglia-preview-watchmen = Difesa +{ $amount }: guardiani
lafamiglia-preview-removed = Attacco { $attack }, difesa { $defence }; difensori eliminati a { $area }: { $amount }, rimasti: { $defenders }
lafamiglia-preview-gone = Soldati eliminati a { $area }: { $amount }
lafamiglia-preview-knockout = Ogni parte perde { $amount }. Attaccanti rimasti: { $attackers }, difensori rimasti: { $defenders }
lafamiglia-preview-left = { $area } resta con { $amount }
lafamiglia-preview-stand = Poi { $amount } a { $area }
lafamiglia-preview-taken = { $area } è tuo: { $amount } su { $of } territori di { $mandamento }
lafamiglia-preview-taken-if_won = Se vinci, { $area }: { $amount } su { $of } territori di { $mandamento }
lafamiglia-preview-lost = { $area } sarà vuoto: perdi il territorio
lafamiglia-preview-emptied = { $area } resta senza soldati ({ $family })
lafamiglia-preview-theirs = { $area } passa a: { $family }
lafamiglia-preview-lab_lost = Un laboratorio lascia { $area }; rimasti: { $amount }
lafamiglia-preview-mandamento_won = { $viewer ->
    [self] Controlli
   *[other] { $seat } controlla
} { $mandamento }
lafamiglia-preview-mandamento_won-if_won = Se l’attacco riesce, { $viewer ->
    [self] controlli
   *[other] { $seat } controlla
} { $mandamento }
lafamiglia-preview-mandamento_lost = { $viewer ->
    [self] Perdi
   *[other] { $seat } perde
} { $mandamento }
lafamiglia-preview-mandamento_lost-if_won = Se l’attacco riesce, { $viewer ->
    [self] perdi
   *[other] { $seat } perde
} { $mandamento }
lafamiglia-preview-collide = Tre motoscafi in { $sea }: due vengono tolti
lafamiglia-preview-sunk = Un motoscafo di { $other } lascia { $sea }
lafamiglia-preview-laid = Ordine { $order } coperto a { $area }
lafamiglia-preview-failed = L’attacco contro { $area } fallisce
lafamiglia-preview-coupole = La Cupola conta come un tuo mandamento
lafamiglia-preview-number = Sceglierai quanti ci vanno, al massimo { $amount }
lafamiglia-preview-token = Il segnalino di un altro giocatore costa { $amount } in più
lafamiglia-preview-one_of = Una sola azione su { $amount }
lafamiglia-preview-approach = Poi { $attackers } contro { $defenders }: astuzia, o forza bruta per { $amount }
lafamiglia-preview-cards = Ogni parte gioca una carta; nulla è ancora perso
lafamiglia-preview-convert = Puoi sostituire fino a { $amount ->
    [one] { $amount } difensore
   *[other] { $amount } difensori
}
lafamiglia-preview-pay_off = Puoi pagare per togliere fino a { $amount ->
    [one] { $amount } difensore
   *[other] { $amount } difensori
}
lafamiglia-preview-tile_bribery = Puoi corrompere difensori: { $amount }
lafamiglia-preview-empty = { $area } resta senza soldati: nessuno lo tiene più.
lafamiglia-preview-empty-near = { $area } resta senza soldati, e { $seat } ne ha { $amount } lì accanto ({ $source }).
lafamiglia-preview-order_lost = L’ordine «{ $order }» ({ $area }) torna nel tuo QG inutilizzato.
lafamiglia-preview-mandamento = Perdi il controllo di { $mandamento }.
lafamiglia-preview-purse = È il tuo ultimo denaro.
lafamiglia-preview-idle-planning = { $tile } vale solo nella pianificazione: nello scontro che segue non fa nulla.
lafamiglia-preview-idle-encounter = { $tile } vale solo nello scontro: nella pianificazione che segue non fa nulla.
lafamiglia-preview-asked = { $decision }
