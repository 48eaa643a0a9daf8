# Il tavolo a tutto schermo nel terminale.

screen-you = { $name } (tu)
screen-waiting = Tocca a { $name }.
screen-must = Obbligatorio
screen-may = Facoltativo
screen-skip = Non aspettare
screen-score = Punti finora
screen-actions = { $count ->
    [0] Niente da scegliere
    [one] { $count } azione possibile
   *[other] { $count } azioni possibili
}
screen-log = Cronaca
screen-command = take R3 R2 G3 · abbreviato se è chiaro · o un numero della lista
screen-menu-hint = Invio o un numero: scegli · Esc: indietro
screen-page-hint = Esc: chiudi · frecce: scorri
screen-undo = Annulla
screen-undo-none = Nulla da annullare: l’ultima mossa ha rivelato qualcosa o chiuso un turno.

screen-turn-of = Tocca a { $name }.
screen-anytime = Azioni libere: vendere un ordine, dare denaro
screen-anytime-none = Ora non c’è nulla da vendere o da dare. Si può all’inizio di un turno della tua squadra, quando deve pagare, o prima dei suoi ordini.

screen-rule = La regola
screen-rule-title = Regola { $rule }
screen-rule-none = Nessuna decisione in corso: nessuna regola da mostrare.
screen-rule-id-only = Il testo della regola { $rule } manca in questa lingua. Cerca questo numero nelle regole del gioco.

screen-curtain = Passa lo schermo a { $name }
screen-curtain-secret = Gli altri non guardano.
screen-curtain-lift = Sono { $name }

screen-over = Partita finita
screen-stopped = Partita interrotta
screen-end-new = Nuova partita
screen-end-save = Salva
screen-end-look = Guarda il tavolo
screen-end-quit = Esci
screen-end-again = Risultato

screen-save-where = In quale file salvare la partita?
screen-save-hint = Invio: salva · Esc: indietro
screen-save-exists = { $file } esiste già. Scegli un altro nome.
screen-save-failed = Impossibile salvare { $file }: { $reason }. Scegli un altro nome.
screen-save-wait = Un bot sta pensando. Salva dopo la sua mossa.
screen-saved = Partita salvata in { $file }.

screen-quit-question = Uscire? La partita non è finita; senza salvare, va persa.
screen-quit-yes = Esci
screen-quit-no = Continua

screen-replay-step = Passo { $number } di { $count }
screen-replay-start = La partita comincia.
screen-replay-unfinished = La registrazione si ferma qui; la partita non è stata finita.
screen-replay-first = inizio
screen-replay-previous = indietro
screen-replay-autoplay = avvia
screen-replay-stop = ferma
screen-replay-next = avanti
screen-replay-last = fine

screen-key-help = aiuto
screen-key-anytime = vendi
screen-key-show-part = vista
screen-key-actions = azioni
screen-key-command = scrivi
screen-key-rule = regola
screen-key-undo = annulla
screen-key-log = cronaca
screen-key-save = salva
screen-key-switch-theme = tema
screen-key-switch-language = italiano
screen-key-ask-quit = esci
screen-key-previous = indietro
screen-key-next = avanti
screen-key-autoplay = avvia
screen-key-turn-table = altro lato

screen-help = Aiuto
screen-keys = Tasti
screen-help-move = spostati tra carte, pulsanti e liste
screen-help-pick = scegli che cosa fare con la carta; una carta spenta dice perché no
screen-help-number = scegli con il numero della lista
screen-help-actions = tutte le azioni possibili
screen-help-command = scrivi un’azione
screen-help-rule = leggi la regola della decisione o del rifiuto
screen-help-undo = annulla, finché nulla è rivelato e il turno dura
screen-help-piles = guarda gli scarti
screen-help-log = tutta la cronaca
screen-help-anytime = azioni libere: vendi un ordine o dai denaro
screen-help-show-part = la parte seguente del tavolo, su uno schermo piccolo
screen-help-skip = non aspettare il bot
screen-help-save = salva la partita
screen-help-theme = chiaro o scuro
screen-help-language = lingua seguente
screen-help-quit = esci
screen-help-step = un passo indietro o avanti
screen-help-ten-steps = dieci passi indietro o avanti
screen-help-ends = all’inizio o alla fine
screen-help-autoplay = avvia o ferma
screen-help-turn-table = guarda dall’altro lato
screen-notation = Notazione
screen-notation-short = Puoi abbreviare finché una sola azione corrisponde: «t R3» per «take R3 R2 G3».

# Famiglia a tutto schermo. Su una carta c’è posto per 8 lettere, davanti alle carte per 6.

screen-famiglia-families = Famiglie
screen-famiglia-worth = punti da 0 a 4: { $worth }
screen-famiglia-turn = Un turno
screen-famiglia-turn-text = Quattro fasi, in quest’ordine, tutte facoltative: togli carte dalla strada per averne di nuove finché non c’è uno 0; gioca un Contabile; gioca un Picchiatore; recluta una carta, o passa. Per reclutare una carta di valore v, mostra due carte della sua famiglia di valore v − 1; una delle due va nella tua banda. Uno 0 è gratis. Un Mercenario sostituisce una delle due se vale più della carta che sostituisce.
screen-famiglia-notation-new = togli R2 per 2 nuove carte
screen-famiglia-notation-play = gioca il Contabile (o il Picchiatore) B2
screen-famiglia-notation-back = riprendi G2 dalla tua banda
screen-famiglia-notation-lay = cala Y0 nella banda in cambio
screen-famiglia-notation-done = chiudi lo scambio
screen-famiglia-notation-lower = abbassa G4 di 2
screen-famiglia-notation-take-free = recluta R0, gratis
screen-famiglia-notation-take = recluta R3: R2 va nella banda, G3 torna in mano
screen-famiglia-notation-pass = non reclutare nessuno

screen-famiglia-hint-B = cambio≤{ $value }
screen-famiglia-hint-Y = meno ≤{ $value }
screen-famiglia-hint-G = jolly <{ $value }
screen-famiglia-free = gratis
screen-famiglia-no-ability = Uno 0 non ha abilità
screen-famiglia-card = { $card } { $family } · valore { $value } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · { $ability }
screen-famiglia-hand-label = mano
screen-famiglia-gang-label = banda
screen-famiglia-deck-label = mazzo
screen-famiglia-discard-label = scarti
screen-famiglia-counts = mano { $hand } · banda { $gang }
screen-famiglia-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
screen-famiglia-points-hidden = { $points } + ? punti
screen-famiglia-street = Strada: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
screen-famiglia-piles = mazzo { $deck } · scarti { $discard }
screen-famiglia-discard = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
screen-famiglia-bottom = fondo noto del mazzo: { $cards }
screen-famiglia-last-turn = { $turns ->
    [1] Ultimo turno
   *[other] Ancora { $turns } turni, questo compreso
}
screen-famiglia-pass = { $number ->
    [1] Primo passaggio del mazzo
   *[other] Secondo passaggio del mazzo
}
screen-famiglia-score = banda { $gang }, mano { $hand }
screen-famiglia-hand = Mano: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
screen-famiglia-gang = Banda: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
screen-famiglia-step-done = fatto
screen-famiglia-step-skipped = saltato
screen-famiglia-step-busy = in corso
screen-famiglia-step-now = possibile
screen-famiglia-step-open = in arrivo
screen-famiglia-step-later = impossibile

# La Famiglia a tutto schermo. Le schede hanno posto per 9 lettere.

screen-lafamiglia-tab-map = Mappa
screen-lafamiglia-tab-sheets = Schede
screen-lafamiglia-tab-family = Famiglia
screen-lafamiglia-tab-people = Giocatori
screen-lafamiglia-tab-log = Cronaca
screen-lafamiglia-top-sheet = Scheda superiore { $number } · prezzo di ogni colonna per te
screen-lafamiglia-bottom-sheet = Scheda inferiore { $number } · metti un segnalino, fai l’azione
screen-lafamiglia-partner = { $name } (in coppia con te)
screen-lafamiglia-held = { $count } mand.
screen-lafamiglia-starts = ⚑
screen-lafamiglia-hq = QG: denaro { $money }, sold. { $soldati }
screen-lafamiglia-hq-hidden = QG: { $orders ->
    [one] { $orders } ordine
   *[other] { $orders } ordini
}, il resto coperto
screen-lafamiglia-supply = riserva { $pieces }
screen-lafamiglia-tiles = Tessere controllo
screen-lafamiglia-help-move = spostati tra territori, caselle, famiglie e liste
screen-lafamiglia-help-pick = scegli che cosa fare qui, o leggi perché non si può
screen-lafamiglia-help-piles = leggi le tessere controllo
screen-lafamiglia-stock = laboratori { $labs }, neutrali { $soldati }
screen-lafamiglia-area = { $area } ({ $mandamento }): { $pieces } · accanto a { $neighbours }
screen-lafamiglia-sea = { $sea }: motoscafi { $boats } · costa { $coast }
screen-lafamiglia-column = Colonna { $column }: { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}, spostarla ti costa { $money }
screen-lafamiglia-row = Riga { $row } della plancia famiglia: il segnalino più a sinistra va per primo
screen-lafamiglia-money = Il tuo denaro: { $now } → { $after }
screen-lafamiglia-order-of-play = Ordine di gioco
screen-lafamiglia-initiative = Iniziativa
screen-lafamiglia-against = contro
screen-lafamiglia-with-car = e un’auto
screen-lafamiglia-bonuses = bonus { $attack } : { $defence }, eliminati { $removed }
screen-lafamiglia-cards = { $count ->
    [0] nessuna carta giocata
    [one] { $count } carta giocata
   *[other] { $count } carte giocate
}
screen-lafamiglia-pieces = Pezzi
screen-lafamiglia-legend = c2: 2 auto, l1: 1 laboratorio, b3: 3 motoscafi, i6: 6 segnalini influenza, ▸: un motoscafo, ▣: un ordine coperto, ○3: un ordine di rifornimento con iniziativa 3, ✶8: un ordine d’attacco con iniziativa 8, ⚑: il segnalino Primo giocatore. Le due lettere in un territorio sono quelle del suo mandamento.
screen-lafamiglia-notation-use = opzione A: usa questa casella
screen-lafamiglia-notation-column = opzione B: sposta questa colonna
screen-lafamiglia-notation-token = il segnalino da spostare
screen-lafamiglia-notation-place = piazza soldati in un territorio
screen-lafamiglia-notation-issue = dai un ordine in un territorio
screen-lafamiglia-notation-move = le azioni di un ordine
screen-lafamiglia-notation-conflict = in un conflitto
screen-lafamiglia-notation-anytime = azioni libere
screen-lafamiglia-tab-solo = Solo
screen-lafamiglia-coupole = Cupola
screen-lafamiglia-control-from = controllo da { $from }
screen-lafamiglia-commission = commissione { $pieces }
screen-lafamiglia-members = membri { $members } (riserva { $supply })
screen-lafamiglia-behind = nascosti { $count }
screen-lafamiglia-extra = azioni agg. { $free }, bloccate { $blocked }
screen-lafamiglia-restricted = ⊘ il compagno ha appena usato questa colonna: non puoi svuotarla
screen-lafamiglia-legend-solo = ▼: la famiglia fittizia, ●: un segnalino azione aggiuntiva, ■: un segnalino blocco o un’azione bloccata, ✓: un’azione sbloccata, ⊘: la colonna segnata dal segnalino restrizione. Sulla plancia famiglia i segnalini di un altro colore sono quelli della commissione.
