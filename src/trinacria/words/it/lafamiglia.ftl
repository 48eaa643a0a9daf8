# La Famiglia: The Great Mafia War.

lafamiglia-name = La Famiglia: The Great Mafia War

error-unknown-option = Non c’è un’opzione «{ $option }». Opzioni conosciute: { $known }.
error-option-value = L’opzione «{ $option }» è una di { $known }, non «{ $value }».

position-cycle = L’ordine di gioco deve nominare famiglie diverse tra { $known }, una per giocatore, non «{ $found }».
position-corners = Gli angoli devono seguire le frecce { $known } intorno al tabellone, non «{ $found }».
position-teams = { $found } non corrisponde alle parti di questa modalità.
position-unknown-id = { $key } nomina «{ $found }», che questo gioco non conosce.
position-negative = { $key } ha un numero sotto 0.
position-limit = { $key } ne ha { $found }; al massimo possono essere { $high }.
position-soldati = { $key } richiede una famiglia e dei soldati, o nessuno dei due.
position-ownerless = { $key } ha auto o ordini, ma non la famiglia a cui appartengono.
position-order-owner = L’ordine { $order } non può stare presso { $family }.
position-bust-alone = Il busto di { $family } sta accanto a { $space }, dove non c’è nessun segnalino.
position-mark = La tessera { $tile } è segnata da { $family }, una famiglia dell’altra squadra.
position-tile-out = La tessera { $tile } è segnata, ma non è in gioco.
position-space = La casella { $space } non è sulla scheda { $sheet }.
position-pieces = Ci sono troppi pezzi ({ $piece }, { $family }): { $found }; la scatola ne contiene { $high }.
position-step = Il passo { $found } non va con questa posizione.
position-solo = Una partita della modalità { $mode } non ha la parte «solo».
position-solo-colours = Famiglie, commissioni e famiglia fittizia vogliono colori diversi tra { $known }, e solo chi è solo ha una commissione: «{ $found }».
position-coupole = La Cupola ha { $seats } seggi, non { $found }.
position-round-spaces = { $key } vuole uno 0 o un 1 per ciascuna delle { $number } caselle rotonde.

lafamiglia-decision-draw = Il caso estrae a sorte.
lafamiglia-decision-family = Devi scegliere la famiglia che guidi.
lafamiglia-decision-setup_soldati = Devi mettere un soldato della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_car = Devi mettere un’auto della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_boat = Devi mettere un motoscafo della tua carta personaggio in una zona di mare che tocca un tuo territorio.
lafamiglia-decision-setup_lab = Devi mettere un laboratorio della tua carta personaggio in un tuo territorio.
lafamiglia-decision-setup_token = Devi mettere un segnalino influenza su una casella libera della scheda 0.
lafamiglia-decision-turn = Devi usare una casella azione (opzione A) o spostare un’intera colonna (opzione B).
lafamiglia-decision-must_sell = Non puoi pagare nessuna mossa che abbia effetto: prima vendi un ordine.
lafamiglia-decision-help = Il tuo compagno non può pagare nessuno spostamento. Puoi dare 1 moneta, e te ne costa 2.
lafamiglia-decision-token = Devi scegliere il segnalino che va sulla tua casella. Quello di un altro costa 1 moneta, pagata a chi lo possiede.
lafamiglia-decision-part = Devi scegliere una parte della casella, o fermarti quando qualcosa è fatto.
lafamiglia-decision-recruit = Devi scegliere quanti soldati passano dalla riserva al tuo quartier generale.
lafamiglia-decision-place_area = Devi scegliere il territorio per i soldati del tuo quartier generale.
lafamiglia-decision-place_number = Devi scegliere quanti soldati vengono dal quartier generale.
lafamiglia-decision-issue_area = Devi scegliere il territorio per un ordine, o fermarti dopo il primo.
lafamiglia-decision-issue_order = Devi scegliere l’ordine che metti coperto.
lafamiglia-decision-equipment = Puoi mettere uno di questi pezzi sul tabellone.
lafamiglia-decision-sail = Il tuo nuovo motoscafo può restare o passare in una zona di mare adiacente.
lafamiglia-decision-sink = Tre motoscafi sono troppi: devi scegliere quale se ne va con il tuo.
lafamiglia-decision-exert = Devi scegliere la riga della plancia che perde il segnalino più a sinistra.
lafamiglia-decision-exert_supply = Devi scegliere la riga il cui segnalino va nella tua riserva.
lafamiglia-decision-exert_sheet = Devi scegliere un’altra riga, il cui segnalino va su una scheda.
lafamiglia-decision-influence_token = Devi scegliere dove va il segnalino della plancia.
lafamiglia-decision-gather = Devi scegliere il territorio in cui i tuoi soldati si radunano.
lafamiglia-decision-bring = Devi scegliere un territorio adiacente da cui vengono soldati o auto, o fermarti dopo il primo.
lafamiglia-decision-bring_soldati = Devi scegliere quanti soldati vengono.
lafamiglia-decision-bring_cars = Devi scegliere quante auto vengono.
lafamiglia-decision-put_token = Devi scegliere la casella per questo segnalino della colonna; la sua azione non si fa.
lafamiglia-decision-column_action = Devi fare l’azione della colonna. Puoi dare un ordine prima o dopo.
lafamiglia-decision-final_action = Puoi spostare il segnalino accanto al tuo busto su un’altra casella e fare quell’azione.
lafamiglia-decision-tile_influence = Puoi mandare un soldato dal quartier generale alla riserva per togliere un segnalino della plancia.
lafamiglia-decision-tile_speedboats = Puoi mettere un motoscafo.
lafamiglia-decision-mark_tile = Devi segnare una tessera controllo per un mandamento ottenuto.
lafamiglia-decision-unmark_tile = Devi togliere un segnalino da una tessera controllo per un mandamento perso.
lafamiglia-decision-next_order = Devi scegliere quale dei tuoi ordini di pari iniziativa viene prima.
lafamiglia-decision-order = Puoi fare le parti del tuo ordine, e fermarti in ogni momento.
lafamiglia-decision-move_from = Puoi scegliere da dove parte il secondo movimento, o lasciarlo.
lafamiglia-decision-move_target = Puoi scegliere dove vanno i tuoi soldati, o lasciare il movimento.
lafamiglia-decision-move_soldati = Devi scegliere quanti soldati si muovono.
lafamiglia-decision-move_car = Puoi portare con te un’auto.
lafamiglia-decision-convert = Puoi sostituire dei difensori con tuoi soldati della riserva.
lafamiglia-decision-pay_off = Puoi pagare perché dei difensori se ne vadano.
lafamiglia-decision-tile_bribery = Puoi pagare perché un difensore se ne vada.
lafamiglia-decision-approach = Devi scegliere la finezza, o la forza al prezzo di soldati.
lafamiglia-decision-defender = Devi dire quale famiglia della tua squadra gioca per i difensori.
lafamiglia-decision-conflict_card = Devi scegliere in segreto una carta conflitto.
lafamiglia-decision-take_card = Devi prendere o lasciare la carta dell’altra parte.
lafamiglia-decision-tile_recruitment = Puoi piazzare 2 soldati del quartier generale nel territorio che hai preso.
lafamiglia-decision-tile_second_wave = Puoi piazzare 1 pezzo in più della riserva.
lafamiglia-decision-strike_from = Puoi scegliere da dove parte l’Attentato, o lasciarlo.
lafamiglia-decision-strike_target = Puoi scegliere il bersaglio di un Attentato o di un’autobomba, o lasciarlo.
lafamiglia-decision-pentito = Puoi portare via soldati da un territorio adiacente.
lafamiglia-decision-agitate = Puoi sobillare soldati neutrali.
lafamiglia-decision-agitate_target = Devi scegliere dove vanno i soldati neutrali.
lafamiglia-decision-agitate_soldati = Devi scegliere quanti soldati neutrali ci vanno.
lafamiglia-decision-agitate_reward = Puoi reclutare un soldato per ogni soldato neutrale tolto.
lafamiglia-decision-lab_soldati = Puoi piazzare un soldato del quartier generale accanto a ogni tuo laboratorio.
lafamiglia-decision-network = Puoi scegliere un territorio adiacente della tua squadra per altri 2 soldati.
lafamiglia-decision-recall = Puoi sostituire soldati di territori adiacenti con i tuoi, che vengono nel territorio dell’ordine.
lafamiglia-decision-commission = Devi scegliere il colore della tua commissione.
lafamiglia-decision-character = Devi tenere una di due carte personaggio.
lafamiglia-decision-commission_token = Puoi mettere il segnalino della commissione sulla plancia solo e svolgere l’azione della sua casella.
lafamiglia-decision-extra_action = Puoi svolgere l’azione aggiuntiva di questo turno.
lafamiglia-decision-unlock = Puoi sbloccare un’azione della plancia solo.
lafamiglia-decision-split = Devi scegliere in segreto quanti dei tuoi nuovi soldati sono invece membri della tua commissione.
lafamiglia-decision-seat = Puoi mettere membri nella Cupola invece di piazzare soldati.
lafamiglia-decision-coupole_bonus = Hai la maggioranza nella Cupola: puoi piazzare soldati in un territorio tuo o vuoto.
lafamiglia-decision-coupole_restore = Puoi mettere membri del tuo quartier generale per riportare la Cupola verso la parità.
lafamiglia-decision-claim = Puoi mettere il tuo segnalino controllo sulla Cupola.
lafamiglia-decision-transfer = Puoi spostare i tuoi segnalini su tessere controllo libere, o proporre uno scambio al compagno.
lafamiglia-decision-swap_tiles = Il compagno ti propone di scambiare due segnalini sulle tessere controllo.

lafamiglia-event-tiles_drawn = Le tessere controllo in gioco: { $tiles }.
lafamiglia-event-families_dealt = La prima squadra riceve queste famiglie: { $one }; la seconda queste: { $two }.
lafamiglia-event-family_chosen = { $viewer ->
    [self] Guidi
   *[other] { $seat } guida
} la famiglia { $family }.
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
    [self] Non puoi pagare nessuno spostamento; il tuo turno salta.
   *[other] { $seat } non può pagare nessuno spostamento; il suo turno salta.
}
lafamiglia-event-tokens_swept = Nessuno può pagare. I segnalini rimasti vanno su { $space }.
lafamiglia-event-token_moved = { $viewer ->
    [self] Sposti
   *[other] { $seat } sposta
} un segnalino ({ $token }) da { $source } a { $space }.
lafamiglia-event-token_put = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} un segnalino influenza su { $space }.
lafamiglia-event-token_off_mat = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} un segnalino dalla riga { $row }; rimasti: { $left }.
lafamiglia-event-column_chosen = { $viewer ->
    [self] Sposti
   *[other] { $seat } sposta
} la colonna { $column }; segnalini nella colonna: { $tokens }.
lafamiglia-event-start_taken = { $viewer ->
    [self] Prendi
   *[other] { $seat } prende
} il segnalino Primo Giocatore.
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
    [self] Prendi
   *[other] { $seat } prende
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
} { $arrives } a { $other }; il dono costa { $money }.
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
lafamiglia-event-boats_collide = Tre motoscafi si incontrano in { $sea }. { $viewer ->
    [self] Il tuo
   *[other] Quello di { $seat }
} torna nella riserva.
lafamiglia-event-boat_sunk = Con esso un motoscafo di { $other } lascia { $sea }; { $viewer ->
    [self] scegli tu quale.
   *[other] { $seat } sceglie quale.
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
    [self] Togli
   *[other] { $seat } toglie
} un segnalino dalla tessera { $tile }.
lafamiglia-event-orders_revealed = Round { $round }: scontro. Gli ordini sul tabellone: { $orders_count ->
    [0] nessuno.
   *[other] { $orders }.
}
lafamiglia-event-order_begins = { $viewer ->
    [self] Esegui
   *[other] { $seat } esegue
} l’ordine { $order } a { $area }.
lafamiglia-event-order_without_effect = Niente dell’ordine { $order } a { $area } è possibile ora; resta senza effetto.
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
lafamiglia-event-area_entered = Il territorio vuoto { $area } è preso ({ $family }); { $viewer ->
    [self] il movimento lo guidi tu.
   *[other] il movimento lo guida { $seat }.
}
lafamiglia-event-area_lost = { $viewer ->
    [self] Non hai
   *[other] { $seat } non ha
} più nessuno a { $area }{ $cars ->
    [0] .
   *[other] ; auto perse: { $cars }.
}
lafamiglia-event-area_taken = Il territorio { $area } è preso ({ $family }); soldati sul posto: { $soldati }. { $viewer ->
    [self] L’attacco lo guidi tu.
   *[other] L’attacco lo guida { $seat }.
}
lafamiglia-event-attack_failed = { $viewer ->
    [self] Il tuo attacco
   *[other] L’attacco guidato da { $seat }
} contro { $area } fallisce; non restano attaccanti ({ $family }){ $car ->
    [1] , e l’auto è persa.
   *[0] .
}
lafamiglia-event-lab_lost = Si perde un laboratorio a { $area }; rimasti: { $labs }.
lafamiglia-event-defenders_gone = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} alla difesa a { $area }{ $how ->
    [convert] {" "}e altrettanti si uniscono all’attacco.
    [pay] {" "}con il denaro.
   *[bribe] {" "}con la corruzione.
}
lafamiglia-event-bonuses = { $viewer ->
    [self] Attacchi
   *[other] { $seat } attacca
} { $area } ({ $defender }): teschio { $skull }, auto { $car }, mitragliatrici { $miniguns } = { $attack } contro laboratori { $labs }, giubbotti { $vests }, guardiani { $watchmen } = { $defence }. Differenza { $difference }; caduti: { $removed }. Ora { $attackers } contro { $defenders }.
lafamiglia-event-finesse = { $viewer ->
    [self] Scegli
   *[other] { $seat } sceglie
} l’astuzia a { $area }.
lafamiglia-event-force = { $viewer ->
    [self] Scegli la forza bruta a { $area } e perdi
   *[other] { $seat } sceglie la forza bruta a { $area } e perde
} { $soldati ->
    [one] { $soldati } soldato.
   *[other] { $soldati } soldati.
}
lafamiglia-event-defends = { $viewer ->
    [self] Giochi
   *[other] { $seat } gioca
} per i soldati a { $area }.
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
} la carta dell’altra parte.
lafamiglia-event-card_left = { $viewer ->
    [self] Lasci
   *[other] { $seat } lascia
} la carta dell’altra parte.
lafamiglia-event-cards_revealed = La carta di chi attacca ({ $viewer ->
    [self] tu
   *[other] { $seat }
}): { $attack_card }; di chi difende ({ $other }): { $defence_card }. Ora davanti a chi attacca: { $attacker_count ->
    [0] nessuna
   *[other] { $attacker }
}; davanti a chi difende: { $defender_count ->
    [0] nessuna
   *[other] { $defender }
}.
lafamiglia-event-turncoat = Voltagabbana ({ $family }): l’altra parte ne perde { $lost }, questa ne guadagna { $won }. Ora { $attackers } contro { $defenders }.
lafamiglia-event-coward = Codardo ({ $family }): { $soldati ->
    [one] se ne va { $soldati } soldato
   *[other] se ne vanno { $soldati } soldati
}. Ora { $attackers } contro { $defenders }.
lafamiglia-event-knockout = Knock-out a { $area }: ogni parte ne perde { $soldati }. Ora { $attackers } contro { $defenders }.
lafamiglia-event-rewarded = { $viewer ->
    [self] Guadagni
   *[other] { $seat } guadagna
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} per il quartier generale.
lafamiglia-event-reinforced = { $viewer ->
    [self] Piazzi
   *[other] { $seat } piazza
} { $soldati ->
    [one] { $soldati } soldato
   *[other] { $soldati } soldati
} in più a { $area }.
lafamiglia-event-strike = { $viewer ->
    [self] Fai
   *[other] { $seat } fa
} un Attentato a { $area } ({ $defender }) da { $source }{ $bomb ->
    [1] {" "}con un’autobomba
   *[0] {""}
}: teschio { $skull }, auto { $car } = { $attack } contro laboratori { $labs }, giubbotti { $vests }, guardiani { $watchmen } = { $defence }. Differenza { $difference }; caduti: { $removed }, rimasti: { $defenders }.
lafamiglia-event-pentito = Pentito: { $viewer ->
    [self] rendi
   *[other] { $seat } rende
} alla riserva un soldato di { $area }.
lafamiglia-event-betrayed = Pentito: { $viewer ->
    [self] porti
   *[other] { $seat } porta
} via { $soldati ->
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
lafamiglia-event-sheets_shifted = La scheda { $top } è la superiore, la scheda { $bottom } l’inferiore.
lafamiglia-event-ended = La partita è finita, { $one } : { $two } mandamenti{ $decided_by ->
    [bronte] ; decide Bronte
    [start_piece] ; decide il segnalino primo giocatore
   *[other] {""}
}. { $reason ->
    [family] Una famiglia ne tiene cinque.
    [team] Una squadra ne tiene sei.
   *[last_round] L’ultimo round è stato giocato.
}{ $winners_count ->
    [0] {" "}Non vince nessuno.
   *[other] {" "}La squadra vincente: { $winners }.
}
lafamiglia-event-families_taken = Giocano queste famiglie: { $families }.
lafamiglia-event-commission_taken = { $viewer ->
    [self] Prendi
   *[other] { $seat } prende
} il colore { $family } per la commissione.
lafamiglia-event-fiction_drawn = La famiglia fittizia ha il colore { $family }.
lafamiglia-event-fiction_settled = La famiglia fittizia sta in { $areas }.
lafamiglia-event-tokens_kept = Restano segnalini solo nella colonna { $column }: la pianificazione finisce, e restano in quella colonna per il prossimo round. Segnalini: { $count }.
lafamiglia-event-token_lifted = { $viewer ->
    [self] Togli
   *[other] { $seat } toglie
} un segnalino della commissione dalla riga { $row }.
lafamiglia-event-solo_space_used = { $viewer ->
    [self] Usi
   *[other] { $seat } usa
} { $space } della plancia solo.
lafamiglia-event-commission_discarded = { $viewer ->
    [self] Rimetti
   *[other] { $seat } rimette
} il segnalino della commissione nella riserva.
lafamiglia-event-split = { $viewer ->
    [self] Ripartisci
   *[other] { $seat } ripartisce
} { $soldati ->
    [one] { $soldati } nuovo pezzo
   *[other] { $soldati } nuovi pezzi
} dietro lo schermo{ $members ->
    [hidden] .
   *[other] ; membri tra questi: { $members }.
}
lafamiglia-event-members_seated = { $viewer ->
    [self] Metti
   *[other] { $seat } mette
} { $members ->
    [one] { $members } membro
   *[other] { $members } membri
} nella Cupola. Ora { $seats } : { $others }.
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
} un segnalino dalla tessera { $old_tile } a { $tile }.
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
    [self] Svolgi
   *[other] { $seat } svolge
} un’azione aggiuntiva.
lafamiglia-event-extra_tokens_back = { $viewer ->
    [self] I tuoi segnalini
   *[other] I segnalini di { $seat }
} tornano dalla plancia solo alle caselle rotonde; fuori dal gioco: { $out }.
lafamiglia-event-unlocked = { $viewer ->
    [self] Sblocchi
   *[other] { $seat } sblocca
} l’azione { $space }.

lafamiglia-result = { $decided_by ->
    [draw] Parità, { $high } : { $low } mandamenti; nessuna squadra tiene Bronte.
    [bronte] { $winners_count ->
        [one] In parità vince { $winners }, { $high } : { $low } mandamenti, tenendo Bronte.
       *[other] In parità vincono { $winners }, { $high } : { $low } mandamenti, tenendo Bronte.
    }
    [start_piece] { $winners_count ->
        [one] In parità vince { $winners }, { $high } : { $low } mandamenti, grazie al segnalino primo giocatore.
       *[other] In parità vincono { $winners }, { $high } : { $low } mandamenti, grazie al segnalino primo giocatore.
    }
   *[mandamenti] { $winners_count ->
        [one] Vince { $winners }, { $high } : { $low } mandamenti.
       *[other] Vincono { $winners }, { $high } : { $low } mandamenti.
    }
}
lafamiglia-ended-family = Una famiglia controlla cinque mandamenti o più.
lafamiglia-ended-team = Una squadra controlla sei mandamenti o più.
lafamiglia-ended-last_round = Il quarto round era l’ultimo.

lafamiglia-refusal-not-now = Ora non puoi: { $action }. { $asked }
lafamiglia-refusal-not-this = «{ $action }» qui non è possibile.
lafamiglia-refusal-chance-answers = A estrarre è il caso, non un giocatore: «{ $action }».
lafamiglia-refusal-anytime-not-now = «{ $action }» è un’azione libera: è aperta a te e al compagno all’inizio dei vostri turni, quando avete da pagare e prima dei vostri ordini.
lafamiglia-refusal-family-not-yours = La famiglia { $family } non è tra quelle che la tua squadra può ancora scegliere.
lafamiglia-refusal-setup-space = { $space } non è una casella libera per un primo segnalino: scegline una della scheda 0 senza cerchio grigio.
lafamiglia-refusal-sea-full = { $sea } ha già due motoscafi.
lafamiglia-refusal-sea-not-adjacent = { $sea } non tocca nessun territorio con tuoi soldati.
lafamiglia-refusal-sea-not-at-order = { $sea } non tocca il territorio dell’ordine.
lafamiglia-refusal-sail-too-far = { $sea } non è adiacente alla zona di mare del tuo nuovo motoscafo.
lafamiglia-refusal-sink-not-there = La famiglia { $family } non ha motoscafi in quella zona di mare.
lafamiglia-refusal-area-not-yours = { $area } non ha tuoi soldati, o da lì non può venire altro.
lafamiglia-refusal-area-foreign = { $area } ha soldati altrui. Scegli un territorio tuo o uno vuoto.
lafamiglia-refusal-area-partners = { $area } è del tuo compagno; non puoi andarci.
lafamiglia-refusal-area-empty = { $area } è un territorio vuoto; questa casella ne richiede uno che abbia già tuoi soldati.
lafamiglia-refusal-labs-full = { $area } ha già due laboratori.
lafamiglia-refusal-none-left = Nella riserva non ci sono più { $piece ->
    [car] auto.
    [boat] motoscafi.
    [lab] laboratori.
   *[other] { $piece }.
}
lafamiglia-refusal-car-not-at-order = { $area } non è il territorio dell’ordine; la sua auto va messa lì.
lafamiglia-refusal-too-many = { $found } qui non è possibile; il massimo è { $most }.
lafamiglia-refusal-too-few = Almeno { $least }, non { $found }.
lafamiglia-refusal-column-empty = La colonna { $column } non ha segnalini.
lafamiglia-refusal-column-too-dear = La colonna { $column } costa in tutto { $cost }; tu hai { $money }.
lafamiglia-refusal-column-act-first = Prima di fermarti devi fare l’azione della colonna.
lafamiglia-refusal-idle-not-now = Un segnalino può andare a vuoto solo se nessuna azione si può fare e nessuna colonna si può pagare.
lafamiglia-refusal-sell-first = Un segnalino non può ancora andare a vuoto: prima vendi ordini, e potrai pagare una mossa che ha effetto.
lafamiglia-refusal-space-no-action = { $space } non è una casella azione della scheda inferiore.
lafamiglia-refusal-space-taken = { $space } ha già un segnalino.
lafamiglia-refusal-space-too-dear = { $space } costa { $cost }; pagato chi possiede il segnalino, hai { $money }. Prima vendi un ordine o chiedi al compagno.
lafamiglia-refusal-tokens-too-dear = Sulla scheda superiore restano solo segnalini altrui, e non hai denaro per chi li possiede. Prima vendi un ordine o chiedi al compagno.
lafamiglia-refusal-solo-space-too-dear = { $space } costa { $cost }, e tu hai { $money }. Il prezzo si paga prima dell’azione.
lafamiglia-refusal-space-no-effect = { $space } non offre nulla che tu possa fare ora, e qualcosa deve succedere.
lafamiglia-refusal-token-too-dear = Non puoi pagare chi possiede il segnalino ({ $token }).
lafamiglia-refusal-token-not-there = Non c’è un segnalino così ({ $token }) su { $space } della scheda superiore.
lafamiglia-refusal-final-again = Anche { $space } è un’azione finale; il segnalino deve andare su una casella di altro tipo.
lafamiglia-refusal-give-too-dear = Un dono costa { $cost }; il compagno ne riceve { $money }.
lafamiglia-refusal-give-nobody = Non hai un compagno a cui dare denaro.
lafamiglia-refusal-give-owed = Un dono costa { $cost }, e devi ancora { $money } per lo spazio e il segnalino.
lafamiglia-refusal-nothing-done = Su questa casella non hai ancora fatto nulla, e qualcosa deve succedere.
lafamiglia-refusal-part-no-effect = «{ $part }» è già fatto o ora non avrebbe effetto.
lafamiglia-refusal-part-not-there = «{ $part }» non è su questa casella.
lafamiglia-refusal-part-not-on-order = «{ $part }» non è sull’ordine { $order }.
lafamiglia-refusal-part-done = «{ $part }» è già fatto, o il suo momento è passato.
lafamiglia-refusal-part-impossible = «{ $part }» ora non è possibile.
lafamiglia-refusal-part-area-lost = «{ $part }» non è possibile: in { $area } non hai più soldati.
lafamiglia-refusal-part-none-left = «{ $part }» non è possibile: nella riserva non ne restano.
lafamiglia-refusal-part-hq-empty = «{ $part }» non è possibile: nel tuo quartier generale non ci sono soldati.
lafamiglia-refusal-part-no-labs = «{ $part }» non è possibile: serve un tuo laboratorio, e soldati nel quartier generale se vanno piazzati.
lafamiglia-refusal-part-no-sea = «{ $part }» non è possibile: { $area } non è sulla costa.
lafamiglia-refusal-part-labs-full = «{ $part }» non è possibile: nessuno dei tuoi territori ha posto per un laboratorio.
lafamiglia-refusal-part-nobody-near = «{ $part }» non è possibile: nessuno dei tuoi può raggiungere { $area }.
lafamiglia-refusal-part-no-target = «{ $part }» non è possibile: non c’è un bersaglio.
lafamiglia-refusal-part-no-neutral = «{ $part }» non è possibile: nel raggio di { $area } non ci sono soldati neutrali che possano andare da qualche parte.
lafamiglia-refusal-rally-first = «{ $part }» è fuori sequenza: il Raduno viene subito prima del movimento.
lafamiglia-refusal-issue-impossible = Non hai ordini nel quartier generale, o nessun territorio per un ordine.
lafamiglia-refusal-issue-partners = { $area } è del tuo compagno; i tuoi ordini non possono starci.
lafamiglia-refusal-issue-taken = { $area } ha già un ordine.
lafamiglia-refusal-issue-same-area = Anche il secondo ordine di questa casella deve andare a { $area }.
lafamiglia-refusal-orders-full = { $area } ha già due ordini.
lafamiglia-refusal-order-not-in-hq = L’ordine { $order } non è nel tuo quartier generale.
lafamiglia-refusal-order-needed = { $order } è il tuo ultimo ordine, e senza ordini lo spazio scelto non serve a nulla.
lafamiglia-refusal-order-laid = L’ordine { $order } è già sul tabellone; lì gli ordini non si spostano, non si scambiano e non si riprendono.
lafamiglia-refusal-order-not-next = L’ordine { $order } non è il prossimo: decide l’iniziativa.
lafamiglia-refusal-put-not-empty = { $space } non è una casella azione libera della scheda inferiore.
lafamiglia-refusal-put-not-allowed = { $space } non può ricevere il segnalino: la casella dev’essere libera e, sulla scheda superiore, la colonna deve averne un altro.
lafamiglia-refusal-row-empty = La riga { $row } della plancia non ha più segnalini.
lafamiglia-refusal-row-again = La riga { $row } ha già perso un segnalino; scegline un’altra.
lafamiglia-refusal-nobody-adjacent = Nessun territorio adiacente a { $area } ha tuoi soldati.
lafamiglia-refusal-not-adjacent = { $area } non è adiacente a { $other }.
lafamiglia-refusal-tile-out = La tessera { $tile } non è in gioco.
lafamiglia-refusal-tile-taken = La tessera { $tile } è già segnata.
lafamiglia-refusal-tile-not-yours = La tessera { $tile } non è segnata da te.
lafamiglia-refusal-no-tile = Non hai la tessera { $tile }.
lafamiglia-refusal-start-not-allowed = Il movimento non può partire da { $area }.
lafamiglia-refusal-no-boats = Nessuna catena di zone di mare con motoscafi della tua squadra porta a { $area }.
lafamiglia-refusal-allies-not-reached = { $area } non è un territorio altrui accanto a uno vuoto o neutrale in cui potresti entrare.
lafamiglia-refusal-allies-too-dear = Gli alleati costano { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}, che non hai.
lafamiglia-refusal-bribe-too-dear = La corruzione costa { $cost ->
    [one] { $cost } moneta.
   *[other] { $cost } monete.
}
lafamiglia-refusal-defender-wrong = La famiglia { $family } non è della squadra opposta a chi attacca.
lafamiglia-refusal-strike-nobody = { $area } non ha soldati nemici né neutrali.
lafamiglia-refusal-bomb-no-car = Un’autobomba richiede una tua auto nel territorio da cui parte.
lafamiglia-refusal-pentito-again = { $area } ha già perso soldati per questo Pentito; ogni numero vale per un altro territorio.
lafamiglia-refusal-agitate-nobody = { $area } non ha soldati neutrali.
lafamiglia-refusal-agitate-too-far = { $area } è a più di { $reach } dal territorio dell’ordine, o i suoi soldati non hanno dove andare.
lafamiglia-refusal-agitate-own-team = { $area } è della tua squadra; i soldati sobillati non possono andarci.
lafamiglia-refusal-no-lab-left = { $area } non ha un tuo laboratorio a cui manchi il suo soldato.
lafamiglia-refusal-network-area = { $area } non è un territorio adiacente della tua squadra in cui si possa ancora piazzare.
lafamiglia-refusal-put-blank = { $space } non ha icona; senza la regola facoltativa i segnalini vanno solo su caselle azione.
lafamiglia-refusal-column-barred = Il tuo compagno ha appena usato la colonna { $column }; ora non puoi svuotarla.
lafamiglia-refusal-rally-no-boat = Nessuno viene da { $area } in motoscafo: il Raduno avviene via terra.
lafamiglia-refusal-rally-boat = In motoscafo i soldati vengono da un tuo territorio che i motoscafi della tua parte collegano a questo; non da { $area }.
lafamiglia-refusal-rally-boat-again = Da un territorio i soldati sono già venuti in motoscafo; da { $area } non si può più.
lafamiglia-refusal-transfer-not-allowed = Un segnalino non può andare dalla tessera { $old_tile } a { $tile }: dev’essere tuo e non spostato in questo turno, e l’altra tessera libera.
lafamiglia-refusal-swap-not-allowed = I segnalini di { $old_tile } e { $tile } non si possono scambiare: il primo dev’essere tuo e non spostato in questo turno, il secondo del compagno.
lafamiglia-refusal-swap-declined = Il compagno tiene la tessera { $tile }: il segnalino di { $old_tile } non si può scambiare.
lafamiglia-refusal-colour-taken = Il colore { $family } è già preso.
lafamiglia-refusal-not-solo-board = { $space } non è una casella di questo lato della plancia solo.
lafamiglia-refusal-space-locked = { $space } è bloccata.
lafamiglia-refusal-commission-must = Due segnalini della commissione sono stati tolti insieme: vanno usati entrambi.
lafamiglia-refusal-character-not-drawn = Non hai pescato la carta «{ $character }».
lafamiglia-refusal-extra-not-yours = Solo il giocatore solitario svolge azioni aggiuntive.
lafamiglia-refusal-extra-done = Hai già svolto l’azione aggiuntiva di questo turno.
lafamiglia-refusal-extra-none-left = Non è disponibile nessun segnalino azione aggiuntiva.
lafamiglia-refusal-not-locked = { $space } non è un’azione bloccata.
