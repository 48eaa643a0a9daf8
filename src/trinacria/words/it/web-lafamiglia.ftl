# La Famiglia’s table in the browser.

web-lafamiglia-players = da 2 a 4 giocatori
web-lafamiglia-length = 4 round, circa 4 ore
web-lafamiglia-blurb = Due squadre si contendono la Sicilia. Pianifica su due fogli, dai ordini segreti, risolvi i conflitti con carte coperte e fidati del tuo compagno.

web-lafamiglia-map = Mappa dell’isola
web-lafamiglia-zoom-in = Più vicino
web-lafamiglia-zoom-out = Più lontano
web-lafamiglia-zoom-whole = Tutta la mappa
web-lafamiglia-holders = Mostra chi tiene cosa
web-lafamiglia-space = { $column } { $row }
web-lafamiglia-no-boat = nessun motoscafo
web-lafamiglia-column = { $column }: { $count ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $count } segnalini
}; spostarla ti costa { $money } in tutto
web-lafamiglia-top-sheet = Scheda superiore
web-lafamiglia-bottom-sheet = Scheda inferiore
web-lafamiglia-option-b = B: paga il totale, sposta la colonna
web-lafamiglia-option-a = A: un segnalino qui fa l’azione
web-lafamiglia-receive = ricevi
web-lafamiglia-pay = paghi
web-lafamiglia-money = Denaro
web-lafamiglia-hq-soldati = Soldati nel quartier generale
web-lafamiglia-orders = Ordini
web-lafamiglia-hq = Quartier generale
web-lafamiglia-mat = La tua plancia
web-lafamiglia-mat-note = il primo segnalino di una sezione porta il suo ordine
web-lafamiglia-seen-by = lo vede solo { $name }
web-lafamiglia-sell = Vendi
web-lafamiglia-sell-which = Quale ordine?
web-lafamiglia-sell-note = Vendi un ordine del quartier generale per 1; esce dal gioco.
web-lafamiglia-give = Dai 1
web-lafamiglia-your-partner = , il tuo compagno
web-lafamiglia-start-piece = Il segnalino Primo giocatore
web-lafamiglia-held = { $count ->
    [one] 1 mandamento
   *[other] { $count } mandamenti
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
web-lafamiglia-column-start-player = prendi il segnalino Primo giocatore e un equipaggiamento
web-lafamiglia-column-justice = due segnalini della tua fila Giustizia
web-lafamiglia-column-police = due segnalini della tua fila Polizia
web-lafamiglia-column-economy = due segnalini della tua fila Economia
web-lafamiglia-column-church = due segnalini della tua fila Chiesa
web-lafamiglia-column-two-institutions = un segnalino da due file: uno alla riserva, uno su una scheda
web-lafamiglia-column-order = e, se vuoi, un ordine prima o dopo
web-lafamiglia-money-after = denaro { $now } → { $after }
web-lafamiglia-after-this = dopo
web-lafamiglia-laying = Si prepara il tabellone …
web-lafamiglia-order-sold = venduto
web-lafamiglia-order-mat = ancora sulla plancia
web-lafamiglia-order-hq = nel quartier generale
web-lafamiglia-order-board = sul tabellone
web-lafamiglia-order-owned = posseduto
web-lafamiglia-management = gestione
web-lafamiglia-round = Turno
web-lafamiglia-confirm = Conferma
web-lafamiglia-carried = Hai in mano questo segnalino: scegli la casella.
web-lafamiglia-views = Parti del tavolo
web-lafamiglia-how-many = Quanti
web-lafamiglia-measure-control = mandamenti
web-lafamiglia-measure-areas = Territori
web-lafamiglia-measure-soldati = Soldati sul tabellone
web-lafamiglia-measure-money = Denaro, dove si vede
web-lafamiglia-conflicts = Conflitti finora
web-lafamiglia-duel-what = { $attacker } attacca { $defender } da { $source }
web-lafamiglia-duel-skip = Salta
web-lafamiglia-duel-step-announced = Annunciato
web-lafamiglia-duel-step-bonuses = Bonus
web-lafamiglia-duel-step-approach = Astuzia o forza
web-lafamiglia-duel-step-cards = Carte
web-lafamiglia-duel-step-take = Prendere o lasciare
web-lafamiglia-duel-step-reveal = Rivelazione, knock-out
web-lafamiglia-duel-attacker = attaccante
web-lafamiglia-duel-defender = difensore
web-lafamiglia-duel-skull = ordine
web-lafamiglia-duel-car = auto al seguito
web-lafamiglia-duel-miniguns = in motoscafo
web-lafamiglia-duel-attack = bonus d’attacco
web-lafamiglia-duel-vests = giubbotti degli ordini qui
web-lafamiglia-duel-labs = laboratori
web-lafamiglia-duel-watchmen = vedette
web-lafamiglia-duel-defence = bonus di difesa
web-lafamiglia-duel-difference = { $attack } attacco − { $defence } difesa: { $removed } difensori via
web-lafamiglia-duel-taken = { $family } prende { $area }.
web-lafamiglia-duel-failed = { $family } tiene { $area }.
web-lafamiglia-duel-force = Forza bruta: 2 attaccanti via.
web-lafamiglia-duel-no-card = nessuna carta
web-lafamiglia-duel-your-card = la tua carta
web-lafamiglia-duel-then = resta { $result } dopo il knock-out
web-lafamiglia-duel-attacker-takes = L’attaccante prende la carta.
web-lafamiglia-duel-attacker-leaves = L’attaccante lascia la carta.
web-lafamiglia-duel-defender-takes = Il difensore prende la carta.
web-lafamiglia-duel-defender-leaves = Il difensore lascia la carta.
web-lafamiglia-duel-cards-note = Ognuno posa una carta coperta.
web-lafamiglia-duel-may = Cosa può succedere
web-lafamiglia-duel-may-note = attaccanti : difensori, prima del knock-out
web-lafamiglia-duel-you-take = tu prendi
web-lafamiglia-duel-you-leave = tu lasci
web-lafamiglia-duel-they-take = l’altro prende
web-lafamiglia-duel-they-leave = l’altro lascia
web-lafamiglia-duel-they-laid = l’altro ha posato { $card }
web-lafamiglia-duel-face-down = una carta coperta
web-lafamiglia-duel-card-turncoat = 1 dei loro se ne va, 1 dei tuoi arriva
web-lafamiglia-duel-card-coward1 = 1 dei tuoi torna a casa
web-lafamiglia-duel-card-coward2 = 2 dei tuoi tornano a casa
web-lafamiglia-duel-back = Torna al conflitto
web-lafamiglia-solo-space = Plancia solo { $number }
web-lafamiglia-solo-board = Plancia solo
web-lafamiglia-coupole-seats = Membri nella Cupola: { $oneName } { $one }, { $twoName } { $two }
web-lafamiglia-coupole-from = tenuta da { $count } membri
web-lafamiglia-extra-actions = Azioni extra
web-lafamiglia-extra-blocked = bloccata
web-lafamiglia-extra-ready = pronta
web-lafamiglia-extra-used = usata
web-lafamiglia-restriction = Colonna limitata: { $column }
web-lafamiglia-commission = Segnalino della commissione
web-lafamiglia-members = Membri
web-lafamiglia-plan = Pianifica con il compagno
web-lafamiglia-plan-arrow = Freccia
web-lafamiglia-plan-pin = Spillo
web-lafamiglia-plan-note = Nota
web-lafamiglia-plan-erase = Cancella
web-lafamiglia-plan-last = Cancella l’ultimo segno
web-lafamiglia-plan-close = Torna al tavolo
web-lafamiglia-plan-write = Una nota per { $name }
web-lafamiglia-plan-put = Mettila qui
web-lafamiglia-plan-only = Lo vedete solo tu e { $name }. Resta finché non lo cancelli; qui niente è una mossa.
