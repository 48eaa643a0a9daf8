# La Famiglia al tavolo: i nomi delle cose e ciò che si può fare, nelle righe e a tutto schermo.

table-colour-black = Nero
table-colour-blue = Blu
table-colour-green = Verde
table-colour-red = Rosso
table-colour-white = Bianco
table-colour-yellow = Giallo
table-colour-neutral = neutrale
table-family-black = famiglia nera
table-family-blue = famiglia blu
table-family-green = famiglia verde
table-family-red = famiglia rossa
table-family-white = famiglia bianca
table-family-yellow = famiglia gialla
table-family-neutral = neutrali
table-token-black = nero
table-token-blue = blu
table-token-green = verde
table-token-red = rosso
table-token-white = bianco
table-token-yellow = giallo
table-token-neutral = neutrale
table-column-start_player = Primo giocatore
table-column-justice = Giustizia
table-column-police = Polizia
table-column-economy = Economia
table-column-church = Chiesa
table-column-two_institutions = 2 istituzioni
table-card-turncoat = Voltagabbana
table-card-coward1 = Codardo 1
table-card-coward2 = Codardo 2
table-phase-planning = pianificazione
table-phase-encounter = scontro

table-part-recruit = reclutare
table-part-place = piazzare
table-part-place-base = piazzare (Polizia)
table-part-place-reinforce = rinforzare
table-part-reinforce = rinforzare
table-part-issue-order = dare un ordine
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
table-part-influence-row2 = due segnalini della stessa riga
table-part-row2 = due segnalini della stessa riga
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
table-part-lab-soldati = piazzare soldati ai laboratori
table-part-place-own = rinforzare
table-part-lab-soldati-all = piazzare un soldato a ogni laboratorio
table-special-convert_1 = sostituire 1 difensore
table-special-convert_2 = sostituire fino a 2 difensori
table-special-lab_soldati = soldati ai laboratori
table-special-network = rete
table-special-pay_x_remove_x = pagare per togliere difensori
table-special-recall_3 = richiamare 3
table-special-strike_and_move = attentato e movimento
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
table-space = { $column }, casella { $row }
table-space-solo = Plancia solo { $number }

lafamiglia-do-family = Guida la { $what }
lafamiglia-do-draw = Estrai a sorte
lafamiglia-do-do = { $what }
lafamiglia-do-use = Usa { $what }
lafamiglia-do-idle = Metti un segnalino senza effetto su { $what }
lafamiglia-do-token = Prendi il segnalino { $token } da { $what }
lafamiglia-do-column = Sposta la colonna { $what } per { $money }
lafamiglia-do-done = Fermati
lafamiglia-do-skip = Salta
lafamiglia-do-recruit = Recluta { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}
lafamiglia-do-place = Piazza soldati: { $what }
lafamiglia-do-soldati = { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}
lafamiglia-do-issue = Dai un ordine: { $what }
lafamiglia-do-order = Ordine { $what }
lafamiglia-do-car = Metti un’auto: { $what }
lafamiglia-do-boat = Metti un motoscafo: { $what }
lafamiglia-do-lab = Metti un laboratorio: { $what }
lafamiglia-do-sail = Vai in { $what }
lafamiglia-do-stay = Resta qui
lafamiglia-do-sink = Togli un motoscafo: { $what }
lafamiglia-do-row = Togli un segnalino: riga { $what }
lafamiglia-do-put = Metti su { $what }
lafamiglia-do-supply = Rimetti nella riserva
lafamiglia-do-gather = Raduna: { $what }
lafamiglia-do-from = Da { $what }
lafamiglia-do-cars = { $number } auto
lafamiglia-do-sell = Vendi per { $price_sale ->
    [one] { $price_sale } moneta
   *[other] { $price_sale } monete
}: { $what }
lafamiglia-do-give = Dai { $price_gift_arrives ->
    [one] { $price_gift_arrives } moneta
   *[other] { $price_gift_arrives } monete
} a chi è in coppia con te (ti costa { $price_gift })
lafamiglia-do-decline = Rifiuta
lafamiglia-do-mark = Segna la tessera { $what }
lafamiglia-do-unmark = Togli il tuo segnalino dalla tessera { $what }
lafamiglia-do-to = Via terra: { $what }
lafamiglia-do-ship = In motoscafo: { $what }
lafamiglia-do-allies = Oltre un territorio vuoto o neutrale: { $what }
lafamiglia-do-drive = Porta un’auto
lafamiglia-do-walk = Senza auto
lafamiglia-do-convert = Sostituisci { $number ->
    [one] { $number } difensore
   *[other] { $number } difensori
}
lafamiglia-do-pay = Paga { $number ->
    [one] { $number } moneta
   *[other] { $number } monete
}
lafamiglia-do-bribe = Paga la corruzione
lafamiglia-do-finesse = Astuzia
lafamiglia-do-force = Forza bruta ({ $number ->
    [one] { $number } soldato perso
   *[other] { $number } soldati persi
})
lafamiglia-do-defend = Difendi con la { $what }
lafamiglia-do-card = Gioca { $what }
lafamiglia-do-take = Prendi la carta
lafamiglia-do-leave = Lascia la carta
lafamiglia-do-reinforce = Piazza soldati qui
lafamiglia-do-strike = Attentato: { $what }
lafamiglia-do-bomb = Autobomba: { $what }
lafamiglia-do-remove = Togli { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}: { $what }
lafamiglia-do-recall = Attira { $number ->
    [one] { $number } soldato
   *[other] { $number } soldati
}: { $what }
lafamiglia-do-agitate = Sobilla: { $what }
lafamiglia-do-commission = Commissione: { $what }
lafamiglia-do-keep = Tieni «{ $what }»: { $card }
lafamiglia-do-board = Sulla plancia solo: { $what }
lafamiglia-do-extra = Azione aggiuntiva: { $what }
lafamiglia-do-unlock = Sblocca { $what }
lafamiglia-do-members = { $number ->
    [one] { $number } membro
   *[other] { $number } membri
}, { $rest ->
    [one] { $rest } soldato
   *[other] { $rest } soldati
}
lafamiglia-do-seat = { $number ->
    [one] { $number } membro
   *[other] { $number } membri
} nella Cupola: { $mine } a { $theirs }
lafamiglia-do-transfer = Sposta il tuo segnalino: { $what } → { $other }
lafamiglia-do-swap = Proponi a chi è in coppia con te { $what } per { $other }
lafamiglia-do-agree = Accetta lo scambio
lafamiglia-do-claim = Metti il tuo segnalino controllo sulla Cupola
lafamiglia-did-column = Sposta la colonna { $what }
lafamiglia-did-force = Forza bruta
lafamiglia-did-members = { $number ->
    [one] { $number } membro
   *[other] { $number } membri
}
lafamiglia-did-seat = { $number ->
    [one] { $number } membro
   *[other] { $number } membri
} nella Cupola

table-round = Round { $round } di { $rounds }, { $phase }
table-order-of-play = Ordine di gioco: { $seats }. Segnalino Primo giocatore: { $name }.
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
table-held-by = controllato da { $name }
table-seas = Motoscafi: { $seas }
table-no-boats = Motoscafi: nessuno
table-sheet-top = Scheda superiore ({ $number }); prezzo di ogni colonna per te
table-sheet-bottom = Scheda inferiore ({ $number })
table-column-line = { $column } { $money }: { $tokens }
table-taken = occupata: { $tokens }
table-you = tu
table-partner = in coppia con te
table-family = { $name } ({ $who }): { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
table-values = Polizia { $police }, Chiesa { $church }, auto { $car }, autobomba { $bomb }
table-supply = riserva: { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}, { $cars } auto, { $boats ->
    [one] { $boats } motoscafo
   *[other] { $boats } motoscafi
}, { $influence ->
    [one] { $influence } segnalino influenza
   *[other] { $influence } segnalini influenza
}
table-mat-left = segnalini sulla plancia famiglia: { $rows }
table-hq = Quartier generale: { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
}, { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}, ordini: { $orders }
table-hq-hidden = Quartier generale: { $count ->
    [one] { $count } ordine
   *[other] { $count } ordini
}, il resto dietro lo schermo
table-sold = venduti: { $orders }
table-bust = busto accanto a { $space }
table-tiles = Tessere controllo: { $tiles }
table-tile-marked = { $tile } ({ $names })
table-stock = Riserva: { $labs ->
    [one] { $labs } laboratorio
   *[other] { $labs } laboratori
}, { $soldati ->
    [one] { $soldati } soldato neutrale
   *[other] { $soldati } soldati neutrali
}
table-conflict = Conflitto, { $area }: { $attacker }, { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}, contro { $defender }, { $defenders ->
    [one] { $defenders } soldato
   *[other] { $defenders } soldati
}.
table-conflict-car = Chi attacca ha un’auto.
table-conflict-card = Carta coperta della tua squadra: { $card }

table-solo-fictional = Famiglia fittizia: { $colour }
table-solo-board = Plancia solo
table-solo-locked = bloccata
table-solo-extra = Segnalini azione aggiuntiva: { $free ->
    [one] { $free } disponibile
   *[other] { $free } disponibili
}, { $blocked ->
    [one] { $blocked } bloccato
   *[other] { $blocked } bloccati
}
table-solo-restriction = Colonna segnata dal segnalino restrizione: { $column }
table-coupole = Cupola, { $all } seggi: { $seats }; controllo da { $from } membri
table-coupole-held = Cupola, { $all } seggi: { $seats }; segnalino controllo: { $name }
table-commission = commissione ({ $colour }): { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} sulla plancia famiglia
table-members = membri nel quartier generale: { $members }, nella riserva: { $supply }
table-behind = dietro lo schermo: { $count ->
    [one] { $count } soldato o membro
   *[other] { $count } soldati o membri
}
table-supply-hidden = riserva: { $cars } auto, { $boats ->
    [one] { $boats } motoscafo
   *[other] { $boats } motoscafi
}, { $influence ->
    [one] { $influence } segnalino influenza
   *[other] { $influence } segnalini influenza
}

table-fictional = { $colour }, fittizia
table-solo = da solo
table-game-2v2 = 2 contro 2
table-game-1v1 = 1 contro 1
table-game-2v1 = 2 contro 1, { $difficulty } per chi gioca da solo
table-difficulty-easy = facile
table-difficulty-medium = medio
table-difficulty-hard = difficile
table-options = Regole facoltative: { $rules }
table-option-draft = famiglie scelte a turno
table-option-first_game = prima partita, senza le famiglie nera e bianca
table-option-variant_identical_cards = due carte conflitto uguali contano una volta
table-option-opt_neutral_force1 = la forza bruta con o contro i neutrali costa 1 soldato
table-option-opt_neutral_reward2 = 2 soldati per un territorio neutrale
table-option-opt_blank_spaces = segnalini sulle caselle senza icona
table-option-opt_rally_boat = raduno in motoscafo
table-option-opt_move_tile_tokens = segnalini spostati tra le tessere
table-option-opt_tie_start_piece = il segnalino Primo giocatore decide i pareggi
table-character = QG: { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
}, { $hq ->
    [one] { $hq } soldato
   *[other] { $hq } soldati
}; tabellone: { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}, { $cars } auto, { $boats ->
    [one] { $boats } motoscafo
   *[other] { $boats } motoscafi
}, { $labs ->
    [one] { $labs } laboratorio
   *[other] { $labs } laboratori
}
table-row-doubled = { $row } { $count } + { $doubled }
table-solo-extra-done = azione aggiuntiva di questo turno già fatta
table-score = Punteggio
table-score-of = su { $goal }
table-score-goal = { $kind ->
    [teams] Si vince con { $together } insieme o { $alone } a una famiglia
    [mixed] Si vince con { $alone } a una famiglia, o { $together } insieme per la squadra
   *[alone] Si vince con { $alone } mandamenti
}
table-score-legend = segnalino piccolo: manca un territorio
table-score-all = Mostra tutti i mandamenti
table-score-side = { $names }: { $count ->
    [one] 1 mandamento su { $goal }
   *[other] { $count } mandamenti su { $goal }
}
table-score-family = { $name }: { $count } su { $alone }
table-score-coupole = Cupola
table-score-held = { $viewer ->
    [self] Lo controlli tu.
   *[other] Lo controlla { $name }.
}
table-score-free = Non lo controlla nessuno.
table-score-members = Membri: { $seats }. Controllo da { $from }.
table-score-due = { $viewer ->
    [self] Lo prendi alla prossima verifica.
   *[other] Lo prende { $name } alla prossima verifica.
}
table-score-lost = Alla prossima verifica si libera.
table-score-near = { $viewer ->
    [self] Ti manca un territorio: { $areas }.
   *[other] A { $name } manca un territorio: { $areas }.
}
table-heading = { $label }:
table-labelled = { $label }: { $text }
