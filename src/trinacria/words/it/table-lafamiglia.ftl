# La Famiglia al tavolo: i nomi delle cose e ciò che si può fare, nelle righe e a tutto schermo.

table-colour-black = Nero
table-colour-blue = Blu
table-colour-green = Verde
table-colour-red = Rosso
table-colour-white = Bianco
table-colour-yellow = Giallo
table-colour-neutral = neutrale
table-column-start_player = Primo giocatore
table-column-justice = Giustizia
table-column-police = Polizia
table-column-economy = Economia
table-column-church = Chiesa
table-column-two_institutions = Due righe
table-card-turncoat = Voltagabbana
table-card-coward1 = Codardo 1
table-card-coward2 = Codardo 2
table-phase-planning = pianificazione
table-phase-encounter = scontro

table-part-recruit = reclutare
table-part-place = piazzare
table-part-place-base = piazzare Polizia
table-part-place-reinforce = rinforzare
table-part-reinforce = rinforzare
table-part-issue-order = ordine
table-part-issue = dare un ordine
table-part-two-orders = dare 2 ordini
table-part-two-orders-one-area = dare 2 ordini in un territorio
table-part-equipment = equipaggiamento
table-part-car = auto
table-part-boat = motoscafo
table-part-lab = laboratorio
table-part-launder = riciclare
table-part-launder-and-gather = riciclare e radunare
table-part-gather = radunare
table-part-exert-influence = esercitare influenza
table-part-exert = esercitare influenza
table-part-influence-row2 = due segnalini di una riga
table-part-row2 = due segnalini di una riga
table-part-final-action = azione finale
table-part-final = azione finale
table-part-act = l’azione della colonna
table-part-rally = raduno
table-part-move = movimento
table-part-move2 = due movimenti
table-part-skull = teschio
table-part-strike = attentato
table-part-strike2 = due attentati
table-part-pentito = pentito
table-part-agitate = sobillare
table-part-vest = giubbotto
table-part-money = denaro
table-part-network = rete
table-part-recall = richiamo
table-part-lab-soldati = soldati ai laboratori
table-part-place-own = rinforzare
table-part-lab-soldati-all = un soldato a ogni laboratorio
table-special-convert_1 = può convertire 1
table-special-convert_2 = può convertire 2
table-special-lab_soldati = soldati ai laboratori
table-special-network = rete
table-special-pay_x_remove_x = paga x, togli x
table-special-recall_3 = richiama 3
table-special-strike_and_move = attentato, poi movimento
# Le forme brevi hanno posto per circa 6 lettere.
table-short-recruit = recl
table-short-place = piaz
table-short-place-reinforce = rinf
table-short-issue-order = ord
table-short-equipment = equip
table-short-car = auto
table-short-boat = mot
table-short-lab = lab
table-short-launder = ric
table-short-launder-and-gather = ric+rad
table-short-exert-influence = infl
table-short-influence-row2 = riga×2
table-short-final-action = finale
table-short-place-own = rinf
table-short-lab-soldati = labor
table-short-lab-soldati-all = labor∀
table-short-money = soldi
table-short-two-orders = 2×{ $what }
table-short-two-orders-one-area = 2×{ $what }=
table-to-sheet = su una scheda
table-no-action = nessuna azione
table-coin-in = ricevi { $money }
table-coin-out = paga { $money }
table-infinite = sempre libera
table-space = { $column } { $row }
table-space-solo = Plancia solo { $number }

table-do-family = Guida { $what }
table-do-use = Usa { $what }
table-do-idle = Metti un segnalino senza effetto su { $what }
table-do-token = Prendi il segnalino ({ $token }) da { $what }
table-do-column = Sposta la colonna { $what } per { $money }
table-do-done = Fermati qui
table-do-skip = Rinuncia
table-do-recruit = Recluta { $number }
table-do-place = Piazza soldati: { $what }
table-do-soldati = { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}
table-do-issue = Metti un ordine: { $what }
table-do-order = Ordine { $what }
table-do-car = Un’auto: { $what }
table-do-boat = Un motoscafo: { $what }
table-do-lab = Un laboratorio: { $what }
table-do-sail = Prosegui verso { $what }
table-do-stay = Resta
table-do-sink = Se ne va il motoscafo: { $what }
table-do-row = La riga { $what }
table-do-put = Mettilo su { $what }
table-do-supply = Nella riserva
table-do-gather = Raduna: { $what }
table-do-from = Da { $what }
table-do-cars = { $number } auto
table-do-sell = Vendi, prezzo { $money }: { $what }
table-do-give = Dai { $arrives } al compagno; te ne costa { $money }
table-do-decline = Rifiuta
table-do-mark = Segna la tessera { $what }
table-do-unmark = Togli il segnalino dalla tessera { $what }
table-do-to = Via terra: { $what }
table-do-ship = In motoscafo: { $what }
table-do-allies = Oltre un territorio vuoto o neutrale: { $what }
table-do-drive = Con un’auto
table-do-walk = Senza auto
table-do-convert = Sostituiscine { $number }
table-do-pay = Paga { $number }
table-do-bribe = Paga la tangente
table-do-finesse = Astuzia
table-do-force = Forza: { $number ->
    [one] { $number } soldato perso
   *[other] { $number } soldati persi
}
table-do-defend = Difende { $what }
table-do-card = Carta: { $what }
table-do-take = Prendi la carta
table-do-leave = Lascia la carta
table-do-reinforce = Piazza soldati qui
table-do-strike = Attentato: { $what }
table-do-bomb = Autobomba: { $what }
table-do-remove = Togline { $number }: { $what }
table-do-recall = Attirane { $number }: { $what }
table-do-agitate = Sobilla: { $what }
table-do-commission = { $what } per la commissione
table-do-keep = Tieni «{ $what }»: { $card }
table-do-board = Sulla plancia solo: { $what }
table-do-extra = Azione aggiuntiva: { $what }
table-do-unlock = Sblocca { $what }
table-do-members = Membri: { $number }, soldati: { $rest }
table-do-seat = Membri nella Cupola: { $number }, poi { $mine } a { $theirs }
table-do-transfer = Sposta il tuo segnalino da { $what } a { $other }
table-do-swap = Offri al compagno { $what } per { $other }
table-do-agree = Accetta lo scambio
table-do-claim = Metti il tuo segnalino controllo sulla Cupola
table-did-column = Sposta la colonna { $what }
table-did-force = Forza
table-did-members = Membri: { $number }
table-did-seat = Membri nella Cupola: { $number }

table-round = Round { $round } di { $rounds }, { $phase }
table-order-of-play = Ordine di gioco: { $seats }. Primo giocatore: { $name }.
table-soldati-of = { $count ->
    [one] { $count } soldato
   *[other] { $count } soldati
} ({ $family })
table-cars = { $count } auto
table-labs = { $count ->
    [one] { $count } laboratorio
   *[other] { $count } laboratori
}
table-orders-hidden = { $count ->
    [one] { $count } ordine coperto
   *[other] { $count } ordini coperti
}
table-orders = { $count ->
    [one] ordine
   *[other] ordini
} { $orders }
table-orders-done = eseguito: { $orders }
table-empty-area = vuoto
table-held-by = tenuto da { $name }
table-seas = Motoscafi: { $seas }
table-no-boats = Motoscafi: nessuno
table-sheet-top = Scheda superiore ({ $number }); costo di una colonna per te
table-sheet-bottom = Scheda inferiore ({ $number })
table-column-line = { $column } { $money }: { $tokens }
table-taken = occupata: { $tokens }
table-you = tu
table-partner = il tuo compagno
table-family = { $name } ({ $who }): { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
table-values = Polizia { $police }, Chiesa { $church }, auto { $car }, autobomba { $bomb }
table-supply = riserva: soldati { $soldati }, auto { $cars }, motoscafi { $boats }, influenza { $influence }
table-mat-left = segnalini sulla plancia: { $rows }
table-hq = Quartier generale: denaro { $money }, soldati { $soldati }, ordini: { $orders }
table-hq-hidden = Quartier generale: { $count ->
    [one] { $count } ordine
   *[other] { $count } ordini
}, il resto dietro lo schermo
table-sold = venduti: { $orders }
table-bust = busto accanto a { $space }
table-tiles = Tessere: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Riserva: laboratori { $labs }, soldati neutrali { $soldati }
table-conflict = Conflitto, { $area }: attacca { $attacker } con { $soldati }, contro { $defender } con { $defenders }.
table-conflict-car = Con l’attacco c’è un’auto.
table-conflict-card = Carta coperta della tua squadra: { $card }

table-solo-fictional = La famiglia fittizia: { $colour }
table-solo-board = Plancia solo
table-solo-locked = bloccata
table-solo-extra = Segnalini azione aggiuntiva: { $free } disponibili, { $blocked } bloccati
table-solo-restriction = La colonna segnata dal segnalino restrizione: { $column }
table-coupole = Cupola, { $all } seggi: { $seats }; controllo da { $from }
table-coupole-held = Cupola, { $all } seggi: { $seats }; segnalino controllo: { $name }
table-commission = commissione { $colour }: { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} sulla plancia
table-members = membri nel quartier generale: { $members }, nella riserva: { $supply }
table-behind = dietro lo schermo: { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
}
table-supply-hidden = riserva: { $cars } auto, { $boats } motoscafi, { $influence } influenza

table-fictional = { $colour } (fittizia)
table-solo = solo
table-game-2v2 = 2 contro 2
table-game-1v1 = 1 contro 1
table-game-2v1 = 2 contro 1, { $difficulty } per chi è solo
table-difficulty-easy = facile
table-difficulty-medium = medio
table-difficulty-hard = difficile
table-options = Regole opzionali: { $rules }
table-option-draft = famiglie scelte a turno
table-option-first_game = prima partita: senza il nero e il bianco
table-option-variant_identical_cards = carte identiche
table-option-opt_neutral_force1 = la forza bruta con i neutrali costa 1
table-option-opt_neutral_reward2 = 2 soldati per un territorio neutrale
table-option-opt_blank_spaces = segnalini sugli spazi vuoti
table-option-opt_rally_boat = raduno in motoscafo
table-option-opt_move_tile_tokens = segnalini spostati tra le tessere
table-option-opt_tie_start_piece = il primo giocatore vince i pareggi
table-character = QG { $money } denaro, { $hq } soldati; mappa { $soldati } soldati, { $cars } auto, { $boats } motoscafi, { $labs } laboratori
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = l’azione aggiuntiva di questo turno è fatta
