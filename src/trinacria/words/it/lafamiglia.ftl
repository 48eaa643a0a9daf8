# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: La grande guerra di mafia

error-unknown-option = Opzione sconosciuta: «{ $option }». Opzioni conosciute: { $known }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $known }.

position-cycle = L’ordine di gioco deve nominare famiglie diverse tra { $known }, una per giocatore, non «{ $found }».
position-corners = Gli angoli devono seguire le frecce { $known } intorno al tabellone, non «{ $found }».
position-teams = { $found } non corrisponde alle parti di questa modalità.
position-unknown-id = { $key } nomina «{ $found }», che questo gioco non conosce.
position-negative = { $key } contiene un numero negativo.
position-limit = { $key } ne ha { $found }, ma il massimo è { $high }.
position-soldati = { $key } richiede una famiglia e dei soldati, o nessuno dei due.
position-ownerless = { $key } ha auto o ordini, ma nessuna famiglia.
position-order-owner = L’ordine { $order } non può stare presso { $family }.
position-bust-alone = Il busto di { $family } sta accanto a { $space }, dove non c’è nessun segnalino.
position-mark = La tessera { $tile } è segnata da { $family }, una famiglia dell’altra squadra.
position-tile-out = La tessera { $tile } è segnata, ma non è in gioco.
position-space = La casella { $space } non è sulla scheda { $sheet }.
position-pieces = Troppi pezzi ({ $piece }, { $family }): { $found }; la scatola ne contiene { $high }.
position-step = Il passo { $found } non va con questa posizione.
position-solo = Una partita della modalità { $mode } non ha la parte «solo».
position-solo-colours = Famiglie, commissioni e famiglia fittizia devono avere colori diversi tra { $known }, e solo chi gioca da solo ha una commissione: «{ $found }».
position-coupole = La Cupola ha { $seats } seggi, non { $found }.
position-round-spaces = { $key }: serve uno 0 o un 1 per ogni casella rotonda ({ $number } in tutto).

lafamiglia-decision-draw = Estrazione a sorte.
lafamiglia-decision-family = Scegli la tua famiglia.
lafamiglia-decision-setup_soldati = Metti un soldato della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_car = Metti un’auto della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_boat = Metti un motoscafo della tua carta personaggio in una zona di mare adiacente a un tuo territorio.
lafamiglia-decision-setup_lab = Metti un laboratorio della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_token = Metti un segnalino influenza su una casella libera della scheda 0.
lafamiglia-decision-turn = Scegli una casella azione o una colonna.
lafamiglia-decision-must_sell = Vendi un ordine: non hai di che pagare una mossa utile.
lafamiglia-decision-help = Chi è in coppia con te non può pagare. Dai { $price_gift_arrives ->
    [one] 1 moneta
   *[other] { $price_gift_arrives } monete
} (te ne costa { $price_gift }).
lafamiglia-decision-token = Scegli il segnalino da spostare qui. Quello di un altro giocatore costa { $price_token ->
    [one] 1 moneta
   *[other] { $price_token } monete
}, da pagare a lui.
lafamiglia-decision-part = Scegli un’azione della casella.
lafamiglia-decision-recruit = Scegli quanti soldati reclutare nel quartier generale.
lafamiglia-decision-place_area = Scegli il territorio in cui piazzare soldati del quartier generale.
lafamiglia-decision-place_number = Scegli quanti soldati piazzare.
lafamiglia-decision-issue_area = Scegli il territorio dell’ordine.
lafamiglia-decision-issue_order = Scegli l’ordine da mettere coperto.
lafamiglia-decision-equipment = Metti uno di questi pezzi sul tabellone.
lafamiglia-decision-sail = Sposta il nuovo motoscafo in una zona di mare adiacente, o lascialo qui.
lafamiglia-decision-sink = Tre motoscafi sono troppi: scegli quale togliere insieme al tuo.
lafamiglia-decision-exert = Scegli la riga della plancia famiglia da cui togliere il segnalino più a sinistra.
lafamiglia-decision-exert_supply = Scegli la riga il cui segnalino va nella riserva.
lafamiglia-decision-exert_sheet = Scegli un’altra riga, il cui segnalino va su una scheda.
lafamiglia-decision-influence_token = Scegli dove va il segnalino della plancia famiglia.
lafamiglia-decision-gather = Scegli il territorio in cui radunare i tuoi soldati.
lafamiglia-decision-bring = Scegli un territorio adiacente da cui vengono soldati o auto.
lafamiglia-decision-bring_soldati = Scegli quanti soldati vengono.
lafamiglia-decision-bring_cars = Scegli quante auto vengono.
lafamiglia-decision-put_token = Scegli la casella per questo segnalino della colonna; la sua azione non si fa.
lafamiglia-decision-column_action = Fai l’azione della colonna; se vuoi, dai un ordine prima o dopo.
lafamiglia-decision-final_action = Sposta il segnalino accanto al tuo busto su un’altra casella e fai quell’azione.
lafamiglia-decision-tile_influence = Manda un soldato dal quartier generale alla riserva per togliere un segnalino della plancia famiglia.
lafamiglia-decision-tile_speedboats = Metti un motoscafo.
lafamiglia-decision-mark_tile = Scegli la tessera controllo da segnare per il nuovo mandamento.
lafamiglia-decision-unmark_tile = Hai perso un mandamento: scegli la tessera controllo da cui togliere il tuo segnalino.
lafamiglia-decision-next_order = Scegli quale dei tuoi ordini di pari iniziativa eseguire prima.
lafamiglia-decision-order = Fai le azioni del tuo ordine, nell’ordine che vuoi.
lafamiglia-decision-move_from = Scegli da dove parte il secondo movimento.
lafamiglia-decision-move_target = Scegli dove vanno i tuoi soldati.
lafamiglia-decision-move_soldati = Scegli quanti soldati si muovono.
lafamiglia-decision-move_car = Porta con te un’auto, oppure no.
lafamiglia-decision-convert = Scegli quanti difensori sostituire con tuoi soldati della riserva.
lafamiglia-decision-pay_off = Scegli quanti difensori togliere a pagamento.
lafamiglia-decision-tile_bribery = Paga per togliere un difensore.
lafamiglia-decision-approach = Scegli l’astuzia, o la forza bruta al prezzo di soldati.
lafamiglia-decision-defender = Scegli quale famiglia della tua squadra gioca per i difensori.
lafamiglia-decision-conflict_card = Scegli in segreto una carta conflitto.
lafamiglia-decision-take_card = Prendi la carta dell’avversario, o lasciala.
lafamiglia-decision-tile_recruitment = Piazza soldati del quartier generale nel territorio appena preso.
lafamiglia-decision-tile_second_wave = Piazza un pezzo in più dalla riserva.
lafamiglia-decision-strike_from = Scegli da dove parte l’Attentato.
lafamiglia-decision-strike_target = Scegli il bersaglio dell’Attentato, con o senza autobomba.
lafamiglia-decision-pentito = Togli soldati da un territorio adiacente.
lafamiglia-decision-agitate = Sobilla dei soldati neutrali.
lafamiglia-decision-agitate_target = Scegli dove vanno i soldati neutrali.
lafamiglia-decision-agitate_soldati = Scegli quanti soldati neutrali ci vanno.
lafamiglia-decision-agitate_reward = Scegli quanti soldati reclutare, al massimo uno per ogni soldato neutrale tolto.
lafamiglia-decision-lab_soldati = Piazza un soldato del quartier generale accanto a ogni tuo laboratorio.
lafamiglia-decision-network = Scegli un territorio adiacente della tua squadra che riceve altri soldati.
lafamiglia-decision-recall = Sostituisci soldati dei territori adiacenti con i tuoi, che vengono nel territorio dell’ordine.
lafamiglia-decision-commission = Scegli il colore della tua commissione.
lafamiglia-decision-character = Tieni una di queste due carte personaggio.
lafamiglia-decision-commission_token = Scegli dove va il segnalino della commissione. Sulla plancia solo fa l’azione della sua casella.
lafamiglia-decision-extra_action = Fai l’azione aggiuntiva di questo turno.
lafamiglia-decision-unlock = Sblocca un’azione della plancia solo.
lafamiglia-decision-split = Scegli in segreto quanti dei tuoi nuovi soldati diventano membri della commissione.
lafamiglia-decision-seat = Metti membri nella Cupola invece di piazzare soldati.
lafamiglia-decision-coupole_bonus = Hai la maggioranza nella Cupola: piazza soldati in un territorio tuo o vuoto.
lafamiglia-decision-coupole_restore = Metti membri del quartier generale per riequilibrare la Cupola.
lafamiglia-decision-claim = Metti il tuo segnalino controllo sulla Cupola.
lafamiglia-decision-transfer = Sposta i tuoi segnalini su tessere controllo libere, o proponi uno scambio a chi è in coppia con te.
lafamiglia-decision-swap_tiles = Chi è in coppia con te propone di scambiare due segnalini sulle tessere controllo. Accetta o rifiuta.

lafamiglia-event-tiles_drawn = Tessere controllo in gioco: { $tiles }.
lafamiglia-event-families_dealt = Famiglie della prima squadra: { $one }; della seconda: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Guidi
   *[other] { $seat } guida
} la { $family }.
lafamiglia-event-start_drawn = { $viewer ->
    [self] Cominci tu.
   *[other] Comincia { $seat }.
}
lafamiglia-event-character = { $viewer ->
    [self] Ricevi
   *[other] { $seat } riceve
} la carta personaggio «{ $character }».
lafamiglia-event-planning = Round { $round }: pianificazione. { $viewer ->
    [self] Cominci tu.
   *[other] Comincia { $seat }.
}
lafamiglia-event-turn = { $viewer ->
    [self] Tocca a te.
   *[other] Tocca a { $seat }.
}
lafamiglia-event-turn_skipped = { $viewer ->
    [self] Non hai di che pagare uno spostamento: il tuo turno salta.
   *[other] { $seat } non ha di che pagare uno spostamento: il suo turno salta.
}
lafamiglia-event-tokens_swept = Nessuno ha di che pagare. I segnalini rimasti vanno su { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Sposti
   *[other] { $seat } sposta
} un segnalino { $token } da { $source } a { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} un segnalino influenza su { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} un segnalino dalla riga { $row }; { $left ->
    [0] non ne restano.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
lafamiglia-event-column_chosen = { $viewer ->
    [self] Sposti
   *[other] { $seat } sposta
} la colonna { $column }, { $tokens ->
    [one] { $tokens } segnalino.
   *[other] { $tokens } segnalini.
}
lafamiglia-event-start_taken = { $viewer ->
    [self] Prendi
   *[other] { $seat } prende
} il segnalino Primo giocatore.
lafamiglia-event-bust_set = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} il busto accanto a { $space }.
lafamiglia-event-final_skipped = { $viewer ->
    [self] Rinunci
   *[other] { $seat } rinuncia
} all’azione finale.
lafamiglia-event-paid = { $viewer ->
    [self] Paghi
   *[other] { $seat } paga
} { $money ->
    [one] { $money } moneta
   *[other] { $money } monete
} { $other ->
    [supply] alla riserva.
   *[other] a { $other }.
}
lafamiglia-event-earned = { $viewer ->
    [self] Ricevi
   *[other] { $seat } riceve
} { $money ->
    [one] { $money } moneta.
   *[other] { $money } monete.
}
lafamiglia-event-laundered = { $viewer ->
    [self] Ricicli
   *[other] { $seat } ricicla
} { $money ->
    [one] { $money } moneta.
   *[other] { $money } monete.
}
lafamiglia-event-money_given = { $viewer ->
    [self] Dai
   *[other] { $seat } dà
} { $arrives ->
    [one] { $arrives } moneta
   *[other] { $arrives } monete
} a { $other } (costo: { $money }).
lafamiglia-event-order_sold = { $viewer ->
    [self] Vendi
   *[other] { $seat } vende
} l’ordine { $order }.
lafamiglia-event-recruited = { $viewer ->
    [self] Recluti
   *[other] { $seat } recluta
} { $soldati ->
    [one] { $soldati } soldato.
   *[other] { $soldati } soldati.
}
lafamiglia-event-placed = { $viewer ->
    [self] Piazzi
   *[other] { $seat } piazza
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} a { $area }.
lafamiglia-event-order_laid = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} un ordine a { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-order_gained = { $viewer ->
    [self] Ottieni
   *[other] { $seat } ottiene
} l’ordine { $order }.
lafamiglia-event-order_returned = { $viewer ->
    [self] Riprendi
   *[other] { $seat } riprende
} un ordine da { $area }{ $order ->
    [hidden] .
   *[other] : { $order }.
}
lafamiglia-event-car_placed = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} un’auto a { $area }.
lafamiglia-event-lab_placed = { $viewer ->
    [self] Costruisci
   *[other] { $seat } costruisce
} un laboratorio a { $area }.
lafamiglia-event-boat_placed = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} un motoscafo in { $sea }.
lafamiglia-event-boats_collide = Tre motoscafi in { $sea }. { $viewer ->
    [self] Il tuo
   *[other] Quello di { $seat }
} torna nella riserva.
lafamiglia-event-boat_sunk = Anche un motoscafo di { $other } lascia { $sea }; { $viewer ->
    [self] l’hai scelto tu.
   *[other] l’ha scelto { $seat }.
}
lafamiglia-event-gathered = { $viewer ->
    [self] Porti
   *[other] { $seat } porta
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}{ $cars ->
    [0] {""}
   *[other] {" "}e { $cars } auto
} da { $source } a { $area }.
lafamiglia-event-tile_used = { $viewer ->
    [self] Usi
   *[other] { $seat } usa
} la tessera { $tile }.
lafamiglia-event-control_won = { $viewer ->
    [self] Controlli
   *[other] { $seat } controlla
} il mandamento { $mandamento }.
lafamiglia-event-control_lost = { $viewer ->
    [self] Perdi
   *[other] { $seat } perde
} il mandamento { $mandamento }.
lafamiglia-event-tile_marked = { $viewer ->
    [self] Segni
   *[other] { $seat } segna
} la tessera { $tile }.
lafamiglia-event-tile_unmarked = { $viewer ->
    [self] Togli il tuo
   *[other] { $seat } toglie il suo
} segnalino dalla tessera { $tile }.
lafamiglia-event-orders_revealed = Round { $round }: scontro. Ordini sul tabellone: { $orders_count ->
    [0] nessuno.
   *[other] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Esegui
   *[other] { $seat } esegue
} l’ordine { $order } a { $area }.
lafamiglia-event-order_without_effect = L’ordine { $order } a { $area } resta senza effetto: nulla è possibile.
lafamiglia-event-moved = { $viewer ->
    [self] Muovi
   *[other] { $seat } muove
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} ({ $family }) da { $source } a { $area }{ $way ->
    [sea] {" "}via mare
    [allies] {" "}grazie agli alleati
   *[land] {""}
}{ $car ->
    [1] , con un’auto.
   *[0] .
}
lafamiglia-event-area_entered = Territorio vuoto preso: { $area } ({ $family }); { $viewer ->
    [self] il movimento è tuo.
   *[other] il movimento è di { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] Non hai
   *[other] { $seat } non ha
} più soldati a { $area }{ $cars ->
    [0] .
   *[other] ; auto perse: { $cars }.
}
lafamiglia-event-area_taken = Territorio preso: { $area } ({ $family }), { $soldati ->
    [one] { $soldati } soldato sul posto.
   *[other] { $soldati } soldati sul posto.
} { $viewer ->
    [self] L’attacco era tuo.
   *[other] L’attacco era di { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Il tuo attacco
   *[other] L’attacco di { $seat }
} contro { $area } fallisce: non restano attaccanti ({ $family }){ $car ->
    [1] , e l’auto è persa.
   *[0] .
}
lafamiglia-event-lab_lost = Un laboratorio lascia { $area }; { $labs ->
    [0] non ne restano.
    [one] ne resta { $labs }.
   *[other] ne restano { $labs }.
}
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} { $soldati ->
    [one] { $soldati } difensore
   *[other] { $soldati } difensori
} a { $area }{ $how ->
    [convert] {" "}e altrettanti soldati si uniscono all’attacco.
    [pay] {" "}pagando.
   *[bribe] {" "}con la corruzione.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Attacchi
   *[other] { $seat } attacca
} { $area } ({ $defender }) con un bonus di { $attack } (teschio { $skull }, auto { $car }, mitragliatrici { $miniguns }) contro { $defence } (laboratori { $labs }, giubbotti { $vests }, guardiani { $watchmen }). { $removed ->
    [0] Nessun difensore se ne va
    [one] { $removed } difensore se ne va
   *[other] { $removed } difensori se ne vanno
} subito; ora sono { $attackers } contro { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Attacchi
   *[other] { $seat } attacca
} { $area } con astuzia.
lafamiglia-event-force = { $viewer ->
    [self] Attacchi { $area } con la forza bruta e perdi
   *[other] { $seat } attacca { $area } con la forza bruta e perde
} { $soldati ->
    [one] { $soldati } soldato.
   *[other] { $soldati } soldati.
}
lafamiglia-event-defends = { $viewer ->
    [self] Difendi
   *[other] { $seat } difende
} { $area }.
lafamiglia-event-card_chosen = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} una carta conflitto { $card ->
    [hidden] coperta.
   *[other] coperta: { $card }.
}
lafamiglia-event-card_taken = { $viewer ->
    [self] Prendi
   *[other] { $seat } prende
} la carta avversaria.
lafamiglia-event-card_left = { $viewer ->
    [self] Lasci
   *[other] { $seat } lascia
} la carta avversaria.
lafamiglia-event-cards_revealed = Carte giocate: { $attack_card } in attacco ({ $viewer ->
    [self] tu
   *[other] { $seat }
}), { $defence_card } in difesa ({ $other }). Davanti a chi attacca: { $attacker_count ->
    [0] nessuna
   *[other] { $attacker }
}; davanti a chi difende: { $defender_count ->
    [0] nessuna
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Voltagabbana ({ $family }): l’altra parte ne perde { $lost }, questa ne guadagna { $won }. Ora sono { $attackers } contro { $defenders }.
lafamiglia-event-coward = Codardo ({ $family }): { $soldati ->
    [0] nessuno si ritira
    [one] si ritira { $soldati } soldato
   *[other] si ritirano { $soldati } soldati
}. Ora sono { $attackers } contro { $defenders }.
lafamiglia-event-knockout = Knock-out a { $area }: ogni parte perde { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}. Ora sono { $attackers } contro { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Ricevi
   *[other] { $seat } riceve
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} nel quartier generale.
lafamiglia-event-reinforced = { $viewer ->
    [self] Piazzi
   *[other] { $seat } piazza
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} in più a { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Compi
   *[other] { $seat } compie
} un Attentato a { $area } ({ $defender }) da { $source }{ $bomb ->
    [1] {" "}con un’autobomba
   *[0] {""}
}: attacco { $attack } (teschio { $skull }, auto { $car }) contro difesa { $defence } (laboratori { $labs }, giubbotti { $vests }, guardiani { $watchmen }). { $removed ->
    [0] Nessuno viene tolto
    [one] { $removed } soldato viene tolto
   *[other] { $removed } soldati vengono tolti
}; { $defenders ->
    [0] non ne restano.
    [one] ne resta { $defenders }.
   *[other] ne restano { $defenders }.
}
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] togli un tuo soldato
   *[other] { $seat } toglie un suo soldato
} da { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] togli
   *[other] { $seat } toglie
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} ({ $family }) da { $area }.
lafamiglia-event-recalled = { $viewer ->
    [self] Porti dalla tua parte
   *[other] { $seat } porta dalla sua parte
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
}, da { $source } a { $area }.
lafamiglia-event-sheets_shifted = Scheda superiore: { $top }; scheda inferiore: { $bottom }.
lafamiglia-event-ended = Partita finita, { $one } : { $two } mandamenti{ $decided_by ->
    [bronte] ; decide Bronte
    [start_piece] ; decide il segnalino Primo giocatore
   *[other] {""}
}. { $reason ->
    [family] Una famiglia ne controlla { $win_family } o più.
    [team] Una squadra ne controlla { $win_team } o più.
   *[last_round] L’ultimo round è stato giocato.
}{ $winners_count ->
    [0] {" "}Non vince nessuno.
   *[other] {" "}Squadra vincente: { $winners }.
}
lafamiglia-event-families_taken = Famiglie in gioco: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] La tua commissione
   *[other] Commissione di { $seat }
}: { $family }.
lafamiglia-event-fiction_drawn = Famiglia fittizia: { $family }.
lafamiglia-event-fiction_settled = Territori della famiglia fittizia: { $areas }.
lafamiglia-event-tokens_kept = Restano segnalini solo nella colonna { $column }: la pianificazione è finita. Segnalini che restano lì per il prossimo round: { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} un segnalino della commissione dalla riga { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Usi
   *[other] { $seat } usa
} una casella della plancia solo: { $space }.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Rimetti
   *[other] { $seat } rimette
} il segnalino della commissione nella riserva.
lafamiglia-event-split = { $viewer ->
    [self] Ripartisci
   *[other] { $seat } ripartisce
} { $soldati ->
    [one] { $soldati } nuovo soldato
   *[other] { $soldati } nuovi soldati
} dietro lo schermo{ $members ->
    [hidden] .
   *[other] ; membri della commissione: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} { $members ->
    [one] { $members } membro
   *[other] { $members } membri
} nella Cupola: { $seats } a { $others }.
lafamiglia-event-coupole_won = { $viewer ->
    [self] Controlli
   *[other] { $seat } controlla
} la Cupola.
lafamiglia-event-coupole_lost = { $viewer ->
    [self] Perdi
   *[other] { $seat } perde
} la Cupola.
lafamiglia-event-tile_transferred = { $viewer ->
    [self] Sposti
   *[other] { $seat } sposta
} un segnalino dalla tessera { $old_tile } alla tessera { $tile }.
lafamiglia-event-tiles_swapped = { $viewer ->
    [self] Scambi
   *[other] { $seat } scambia
} un segnalino con { $other }: { $old_tile } per { $tile }.
lafamiglia-event-swap_offered = { $viewer ->
    [self] Proponi
   *[other] { $seat } propone
} uno scambio a { $other }: { $old_tile } per { $tile }.
lafamiglia-event-swap_declined = { $viewer ->
    [self] Rifiuti
   *[other] { $seat } rifiuta
} lo scambio.
lafamiglia-event-extra_action = { $viewer ->
    [self] Fai
   *[other] { $seat } fa
} un’azione aggiuntiva.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] I tuoi segnalini
   *[other] I segnalini di { $seat }
} tornano dalla plancia solo alle caselle rotonde; tolti dal gioco: { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Sblocchi
   *[other] { $seat } sblocca
} un’azione: { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Pareggio, { $high } : { $low } mandamenti; nessuna squadra controlla Bronte.
    [bronte] { $winners_count ->
        [one] A parità vince { $winners }, { $high } : { $low } mandamenti, grazie a Bronte.
       *[other] A parità vincono { $winners }, { $high } : { $low } mandamenti, grazie a Bronte.
    }
    [start_piece] { $winners_count ->
        [one] A parità vince { $winners }, { $high } : { $low } mandamenti, grazie al segnalino Primo giocatore.
       *[other] A parità vincono { $winners }, { $high } : { $low } mandamenti, grazie al segnalino Primo giocatore.
    }
   *[mandamenti] { $winners_count ->
        [one] Vince { $winners }, { $high } : { $low } mandamenti.
       *[other] Vincono { $winners }, { $high } : { $low } mandamenti.
    }
}
lafamiglia-ended-family = Una famiglia controlla abbastanza mandamenti per vincere.
lafamiglia-ended-team = Una squadra controlla abbastanza mandamenti per vincere.
lafamiglia-ended-last_round = L’ultimo round è stato giocato.

lafamiglia-refusal-not-now = Ora non si può: { $action }. { $asked }
lafamiglia-refusal-not-this = «{ $action }» qui non è possibile.
lafamiglia-refusal-chance-answers = È un’estrazione a sorte. Nessuno sceglie.
lafamiglia-refusal-anytime-not-now = «{ $action }» è un’azione libera: si può fare all’inizio dei tuoi turni e di quelli del compagno, quando devi pagare, e prima dei tuoi ordini.
lafamiglia-refusal-family-not-yours = La tua squadra non può più scegliere la { $family }.
lafamiglia-refusal-setup-space = { $space } non è libera per un primo segnalino: scegli una casella della scheda 0 senza cerchio grigio.
lafamiglia-refusal-sea-full = In { $sea } ci sono già { $boats_per_sea } motoscafi.
lafamiglia-refusal-sea-not-adjacent = { $sea } non è adiacente a nessun territorio con tuoi soldati.
lafamiglia-refusal-sea-not-at-order = { $sea } non è adiacente al territorio dell’ordine.
lafamiglia-refusal-sail-too-far = { $sea } non è adiacente alla zona di mare del tuo nuovo motoscafo.
lafamiglia-refusal-sink-not-there = La { $family } non ha motoscafi in questa zona di mare.
lafamiglia-refusal-area-not-yours = A { $area } non hai soldati.
lafamiglia-refusal-bring-again = Hai già scelto { $area }. Scegli un altro territorio.
lafamiglia-refusal-area-foreign = A { $area } ci sono soldati di un’altra famiglia. Scegli un territorio tuo o vuoto.
lafamiglia-refusal-area-partners = { $area } è di chi è in coppia con te; non puoi andarci.
lafamiglia-refusal-area-empty = { $area } è vuoto: questa casella richiede un territorio in cui hai già soldati.
lafamiglia-refusal-labs-full = { $labs_per_area ->
    [one] A { $area } c’è già un laboratorio.
   *[other] A { $area } ci sono già { $labs_per_area } laboratori.
}
lafamiglia-refusal-none-left = Nella riserva non ci sono più { $piece ->
    [car] auto.
    [boat] motoscafi.
    [lab] laboratori.
   *[other] { $piece }.
}
lafamiglia-refusal-car-not-at-order = L’auto va nel territorio dell’ordine, non a { $area }.
lafamiglia-refusal-too-many = { $found } è troppo; il massimo è { $most }.
lafamiglia-refusal-too-few = { $found } è troppo poco; il minimo è { $least }.
lafamiglia-refusal-column-empty = Nella colonna { $column } non ci sono segnalini.
lafamiglia-refusal-column-too-dear = La colonna { $column } costa { $cost } in tutto; tu hai { $money }.
lafamiglia-refusal-column-act-first = Prima fai l’azione della colonna.
lafamiglia-refusal-idle-not-now = Puoi mettere un segnalino senza effetto solo se nessuna azione è possibile e non puoi pagare nessuna colonna.
lafamiglia-refusal-sell-first = Prima vendi degli ordini: potrai pagare una mossa utile. Un segnalino senza effetto non è ancora permesso.
lafamiglia-refusal-space-no-action = { $space } non è una casella azione della scheda inferiore.
lafamiglia-refusal-space-taken = Su { $space } c’è già un segnalino.
lafamiglia-refusal-space-too-dear = { $space } costa { $cost }; pagato il segnalino, ti resta { $money }. Prima vendi un ordine o chiedi a chi è in coppia con te.
lafamiglia-refusal-tokens-too-dear = Sulla scheda superiore restano solo segnalini di altri, e non hai di che pagarli. Prima vendi un ordine o chiedi a chi è in coppia con te.
lafamiglia-refusal-solo-space-too-dear = { $space } costa { $cost }, e tu hai { $money }. Si paga prima dell’azione.
lafamiglia-refusal-space-no-effect = { $space } ora non avrebbe effetto; deve averne uno.
lafamiglia-refusal-token-too-dear = Non hai di che pagare il segnalino { $token }.
lafamiglia-refusal-token-not-there = Su { $space } della scheda superiore non c’è un segnalino { $token }.
lafamiglia-refusal-final-again = Anche { $space } è un’azione finale; sposta il segnalino su un’altra casella.
lafamiglia-refusal-give-too-dear = Dare denaro costa { $cost }; a chi è in coppia con te ne arrivano { $money }.
lafamiglia-refusal-give-nobody = Nessuno gioca in coppia con te: non puoi dare denaro.
lafamiglia-refusal-give-owed = Dare denaro costa { $cost }, e devi ancora { $money } per la casella e il segnalino.
lafamiglia-refusal-nothing-done = Prima fai un’azione di questa casella.
lafamiglia-refusal-part-no-effect = «{ $part }» è già fatto, o ora non avrebbe effetto.
lafamiglia-refusal-part-not-there = «{ $part }» non è su questa casella.
lafamiglia-refusal-part-not-on-order = «{ $part }» non è sull’ordine { $order }.
lafamiglia-refusal-part-done = «{ $part }» è già fatto, o è troppo tardi.
lafamiglia-refusal-part-impossible = «{ $part }» ora non è possibile.
lafamiglia-refusal-part-area-lost = «{ $part }» non è possibile: a { $area } non hai più soldati.
lafamiglia-refusal-part-none-left = «{ $part }» non è possibile: la riserva è vuota.
lafamiglia-refusal-part-hq-empty = «{ $part }» non è possibile: nessun soldato nel quartier generale.
lafamiglia-refusal-part-no-labs = «{ $part }» non è possibile: ti serve un laboratorio, e per piazzare anche soldati nel quartier generale.
lafamiglia-refusal-part-no-sea = «{ $part }» non è possibile: { $area } non è sulla costa.
lafamiglia-refusal-part-labs-full = «{ $part }» non è possibile: nei tuoi territori non c’è posto per un laboratorio.
lafamiglia-refusal-part-nobody-near = «{ $part }» non è possibile: nessun tuo soldato può raggiungere { $area }.
lafamiglia-refusal-part-no-target = «{ $part }» non è possibile: non c’è un bersaglio.
lafamiglia-refusal-part-no-neutral = «{ $part }» non è possibile: nel raggio di { $area } nessun soldato neutrale può muoversi.
lafamiglia-refusal-rally-first = «{ $part }» non ora: il Raduno viene subito prima del movimento.
lafamiglia-refusal-issue-impossible = Non hai ordini nel quartier generale, o nessun territorio in cui metterli.
lafamiglia-refusal-issue-partners = { $area } è di chi è in coppia con te; lì non puoi dare ordini.
lafamiglia-refusal-issue-taken = A { $area } c’è già un ordine.
lafamiglia-refusal-issue-same-area = Anche il secondo ordine di questa casella deve andare a { $area }.
lafamiglia-refusal-orders-full = A { $area } ci sono già { $orders_per_area } ordini.
lafamiglia-refusal-order-not-in-hq = L’ordine { $order } non è nel tuo quartier generale.
lafamiglia-refusal-order-needed = { $order } è il tuo ultimo ordine; senza, la casella scelta non serve a nulla.
lafamiglia-refusal-order-laid = L’ordine { $order } è già sul tabellone: non puoi spostarlo, scambiarlo o riprenderlo.
lafamiglia-refusal-order-not-next = Non tocca ancora all’ordine { $order }: decide l’iniziativa.
lafamiglia-refusal-put-not-empty = { $space } non è una casella azione libera della scheda inferiore.
lafamiglia-refusal-put-not-allowed = Il segnalino non può andare su { $space }: serve una casella libera e, sulla scheda superiore, una colonna che ne ha già uno.
lafamiglia-refusal-row-empty = Nella riga { $row } della plancia famiglia non ci sono più segnalini.
lafamiglia-refusal-row-again = Hai già tolto un segnalino dalla riga { $row }; scegline un’altra.
lafamiglia-refusal-nobody-adjacent = Nessun territorio adiacente a { $area } ha tuoi soldati.
lafamiglia-refusal-not-adjacent = { $area } non è adiacente a { $other }.
lafamiglia-refusal-tile-out = La tessera { $tile } non è in gioco.
lafamiglia-refusal-tile-taken = La tessera { $tile } è già segnata.
lafamiglia-refusal-tile-not-yours = Sulla tessera { $tile } non c’è un tuo segnalino.
lafamiglia-refusal-no-tile = Non hai la tessera { $tile }.
lafamiglia-refusal-start-not-allowed = Il movimento non può partire da { $area }.
lafamiglia-refusal-no-boats = I motoscafi della tua squadra non formano una catena di mari fino a { $area }.
lafamiglia-refusal-allies-not-reached = { $area } è troppo lontano. Dev’essere adiacente a un territorio vuoto o neutrale in cui potresti entrare da { $other }.
lafamiglia-refusal-allies-nobody = A { $area } non c’è nessuno da attaccare. Gli Alleati portano solo verso soldati nemici o neutrali.
lafamiglia-refusal-allies-too-dear = La tessera Alleati costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}, che non hai.
lafamiglia-refusal-bribe-too-dear = La corruzione costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}, che non hai.
lafamiglia-refusal-defender-wrong = La { $family } non è nella squadra di chi difende.
lafamiglia-refusal-strike-nobody = A { $area } non ci sono soldati nemici né neutrali.
lafamiglia-refusal-bomb-no-car = Per un’autobomba serve una tua auto nel territorio da cui parte l’Attentato.
lafamiglia-refusal-pentito-again = Questo Pentito ha già tolto soldati da { $area }; ogni numero vale per un altro territorio.
lafamiglia-refusal-agitate-nobody = A { $area } non ci sono soldati neutrali.
lafamiglia-refusal-agitate-too-far = { $area } è troppo lontano dal territorio dell’ordine (raggio { $reach }).
lafamiglia-refusal-agitate-nowhere = I soldati neutrali di { $area } non hanno dove andare: tutti i territori adiacenti sono della tua squadra.
lafamiglia-refusal-agitate-own-team = { $area } è della tua squadra; i soldati sobillati non possono andarci.
lafamiglia-refusal-no-lab-left = A { $area } non hai un laboratorio che aspetti ancora il suo soldato.
lafamiglia-refusal-network-area = { $area } non è un territorio adiacente della tua squadra in cui piazzare soldati.
lafamiglia-refusal-put-blank = { $space } non ha icona; senza la regola facoltativa i segnalini vanno solo su caselle azione.
lafamiglia-refusal-column-barred = Chi è in coppia con te ha appena usato la colonna { $column }; ora non puoi svuotarla.
lafamiglia-refusal-rally-no-boat = Nessuno viene da { $area } in motoscafo: il Raduno avviene via terra.
lafamiglia-refusal-rally-boat = Da { $area } non possono venire soldati: serve un tuo territorio collegato a questo dai motoscafi della tua parte.
lafamiglia-refusal-rally-boat-again = In motoscafo sono già venuti soldati da un territorio; da { $area } non può più venire nessuno.
lafamiglia-refusal-transfer-not-allowed = Questo segnalino non può andare dalla tessera { $old_tile } alla tessera { $tile }: dev’essere tuo e non già spostato, e l’altra tessera dev’essere libera.
lafamiglia-refusal-swap-not-allowed = I segnalini di { $old_tile } e { $tile } non si possono scambiare: il primo dev’essere tuo e non già spostato, il secondo del compagno.
lafamiglia-refusal-swap-declined = Chi è in coppia con te tiene la tessera { $tile } e rifiuta lo scambio con { $old_tile }.
lafamiglia-refusal-colour-taken = La { $family } è già presa.
lafamiglia-refusal-not-solo-board = { $space } non è una casella di questo lato della plancia solo.
lafamiglia-refusal-space-locked = Questa casella è bloccata: { $space }.
lafamiglia-refusal-commission-must = Hai tolto due segnalini della commissione: usali entrambi.
lafamiglia-refusal-character-not-drawn = Non hai pescato la carta «{ $character }».
lafamiglia-refusal-extra-not-yours = Le azioni aggiuntive sono solo per chi gioca da solo.
lafamiglia-refusal-extra-done = Hai già fatto l’azione aggiuntiva di questo turno.
lafamiglia-refusal-extra-none-left = Non ci sono più segnalini azione aggiuntiva disponibili.
lafamiglia-refusal-not-locked = { $space } non è un’azione bloccata.
