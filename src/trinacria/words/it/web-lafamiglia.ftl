# La Famiglia’s table in the browser.

web-lafamiglia-map = Mappa dell’isola
web-lafamiglia-zoom-in = Più vicino
web-lafamiglia-zoom-out = Più lontano
web-lafamiglia-zoom-whole = Tutta la mappa
web-lafamiglia-holders = Mostra chi tiene cosa
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = nessuna barca
web-lafamiglia-column = { $column }: { $count ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $count } segnalini
}; spostarla ti costa { $money } in tutto
web-lafamiglia-top-sheet = Foglio superiore
web-lafamiglia-bottom-sheet = Foglio inferiore
web-lafamiglia-option-b = B: paga il totale, sposta la colonna
web-lafamiglia-option-a = A: un segnalino qui fa l’azione
web-lafamiglia-receive = ricevi
web-lafamiglia-pay = paghi
web-lafamiglia-money = Denaro
web-lafamiglia-hq-soldati = Soldati nel QG
web-lafamiglia-orders = Ordini
web-lafamiglia-hq = Quartier generale
web-lafamiglia-mat = La tua plancia
web-lafamiglia-mat-note = il primo segnalino di una sezione porta il suo ordine
web-lafamiglia-seen-by = lo vede solo { $name }
web-lafamiglia-sell = Vendi
web-lafamiglia-sell-which = Quale ordine?
web-lafamiglia-sell-note = Vendi un ordine del QG per 1; esce dal gioco.
web-lafamiglia-give = Dai 1
web-lafamiglia-your-partner = , il tuo alleato
web-lafamiglia-start-piece = Il segnalino di partenza
web-lafamiglia-held = { $count ->
    [one] 1 Mandamento
   *[other] { $count } Mandamenti
}
web-lafamiglia-behind-screen = Dietro lo schermo
web-lafamiglia-chart-of = Ordini di { $family }
web-lafamiglia-tiles = Tessere controllo
web-lafamiglia-we = noi
web-lafamiglia-they = loro
web-lafamiglia-initiative = Iniziativa
web-lafamiglia-initiative-note = prima gli ordini di rifornimento, poi d’attacco, i numeri bassi per primi
web-lafamiglia-type-supply = Rifornimento
web-lafamiglia-type-attack = Attacco
web-lafamiglia-done = eseguito
web-lafamiglia-no-orders = Nessun ordine sul tabellone.
web-lafamiglia-up-to-place = piazza fino a { $count } soldati
web-lafamiglia-up-to-recruit = recluta fino a { $count } soldati
web-lafamiglia-new-value = { $row } vale ora
web-lafamiglia-gain-order = Ottieni l’ordine { $order }
web-lafamiglia-attack = attacco: teschio { $skull }, auto { $car }
web-lafamiglia-defence = difesa: laboratori { $labs }, giubbotti { $vests }, vedette { $watchmen }
web-lafamiglia-gone-first = { $removed } difensori su { $defenders } se ne vanno prima del conflitto
web-lafamiglia-to-owner = a { $name }, a cui appartiene il segnalino
web-lafamiglia-to-supply = alla riserva
web-lafamiglia-from-supply = dalla riserva
web-lafamiglia-printed = stampato sopra la colonna
web-lafamiglia-per-token = { $count ->
    [one] per 1 segnalino
   *[other] per { $count } segnalini
}
web-lafamiglia-per-foreign = { $count ->
    [one] al proprietario di 1 di essi
   *[other] ai proprietari di { $count } di essi
}
web-lafamiglia-column-start-player = prendi il segnalino di partenza e un equipaggiamento
web-lafamiglia-column-justice = due segnalini della tua fila Giustizia
web-lafamiglia-column-police = due segnalini della tua fila Polizia
web-lafamiglia-column-economy = due segnalini della tua fila Economia
web-lafamiglia-column-church = due segnalini della tua fila Chiesa
web-lafamiglia-column-two-institutions = un segnalino da due file: uno alla riserva, uno su un foglio
web-lafamiglia-column-order = e, se vuoi, un ordine prima o dopo
web-lafamiglia-money-after = denaro { $now } → { $after }
web-lafamiglia-after-this = dopo
web-lafamiglia-laying = Si prepara il tabellone …
web-lafamiglia-order-sold = venduto
web-lafamiglia-order-mat = ancora sulla plancia
web-lafamiglia-order-hq = nel QG
web-lafamiglia-order-board = sul tabellone
web-lafamiglia-order-owned = posseduto
web-lafamiglia-management = gestione
web-lafamiglia-round = Turno
web-lafamiglia-confirm = Conferma
web-lafamiglia-carried = Hai in mano questo segnalino: scegli la casella.
web-lafamiglia-views = Parti del tavolo
web-lafamiglia-how-many = Quanti
web-lafamiglia-measure-control = Mandamenti
web-lafamiglia-measure-areas = Zone
web-lafamiglia-measure-soldati = Soldati sul tabellone
web-lafamiglia-measure-money = Denaro, dove si vede
