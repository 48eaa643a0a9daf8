# The workshop: content packs made in the browser.

workshop-name = Bottega
workshop-lead = Copia ciò che è stampato nella tua scatola, guardalo disegnato e giocaci. Tutto resta in questo browser finché non lo esporti.
workshop-new = Nuova scatola
workshop-new-name = La mia scatola
workshop-import = Importa
workshop-import-note = Uno zip, oppure i file TOML e JSON di una scatola. L’esportazione dà gli stessi file, pronti per «trinacria content».
workshop-import-broken = Questo zip non si apre.
workshop-import-large = Questo file è troppo grande per una scatola.
workshop-import-nothing = Nessuno di questi file appartiene a una scatola.
workshop-copy = Copia
workshop-copy-name = { $name }, copia
workshop-delete = Elimina
workshop-deleted = «{ $name }»: scatola eliminata.
workshop-open = Apri
workshop-pack-name = Nome della scatola
workshop-saved = salvato il { $when }
workshop-all = Tutte le scatole
workshop-title = Bottega: { $name }
workshop-kept = salvato in questo browser
workshop-full = Questo browser non ha più spazio: esporta la scatola o eliminane un’altra.
workshop-progress = { $done ->
    [one] { $done } componente su { $all }
   *[other] { $done } componenti su { $all }
}
workshop-count = { $done } su { $all }
workshop-group-count = { $group } ({ $done } su { $all })
workshop-undo = Annulla
workshop-redo = Ripristina
workshop-export = Esporta
workshop-play = Gioca
workshop-play-not-yet = Prima correggi gli errori qui sotto.
workshop-components = Componenti
workshop-component = Componente
workshop-drawn = Disegno e confronto
workshop-panel-drawing = Sul tavolo
workshop-panel-compare = Confronto
workshop-panel-balance = Equilibrio
workshop-says = Dice: { $text }
workshop-pack-note = Scegli un componente. Metti il tuo accanto allo schermo e copia ciò che vi è stampato.
workshop-lay-beside = Mettilo accanto allo schermo e copia ciò che vi è stampato. { $number } su { $count }.
workshop-before = Precedente
workshop-next = Successivo
workshop-printed = Come nella mia scatola
workshop-printed-note = Tutto ciò che cambi conta come stampato.
workshop-confirm = Corrisponde, avanti
workshop-done = fatto
workshop-has-faults = contiene errori
workshop-faults-all = Errori nella scatola
workshop-faults = { $count ->
    [0] Nessun errore
    [one] 1 errore
   *[other] { $count } errori
}
workshop-doubts = { $count ->
    [one] Nessun errore, 1 valore da verificare
   *[other] Nessun errore, { $count } valori da verificare
}
workshop-fault = { $message } { $fix }
workshop-place = { $component }, { $field }
workshop-go = Vai lì
workshop-fold = Nascondi
workshop-unfold = Mostra
workshop-ours = una regola di progetto della scatola inclusa
workshop-away = La verifica non è raggiungibile. Il lavoro è salvato.
workshop-stated = indicato dal regolamento
workshop-same = È uguale alla scatola inclusa.
workshop-compare-field = Cosa
workshop-compare-before = Incluso
workshop-compare-now = Il tuo
workshop-compare-others = { $count ->
    [0] Nient’altro è diverso
    [one] 1 altro componente è diverso
   *[other] { $count } altri componenti sono diversi
}
workshop-differences = { $count ->
    [one] 1 differenza
   *[other] { $count } differenze
}
workshop-reset = Riprendi quello della scatola inclusa
workshop-none = nessuno
workshop-yes = sì
workshop-no = no
workshop-add = Aggiungi…
workshop-add-to = Aggiungi: { $what }
workshop-add-icon = Aggiungi un’icona
workshop-add-space = Aggiungi una casella
workshop-remove-space = Togli questa casella
workshop-remove = Togli: { $what }
workshop-remove-last = Togli l’ultimo: { $what }
workshop-earlier = Sposta a sinistra: { $what }
workshop-later = Sposta a destra: { $what }
workshop-less = Meno: { $what }
workshop-more = Più: { $what }
workshop-numbered = { $what } { $number }
workshop-entry = Voce { $number }
workshop-sheet = Scheda { $number }
workshop-order = { $family }, { $order }
workshop-slot = { $row } { $section }
workshop-house-note = Cambia qui un numero del regolamento per il tuo tavolo. Lo vede chiunque giochi con questa scatola.
workshop-house-usual = Regolamento: { $usual }. Consentito: da { $least } a { $most }.
workshop-house-back = Rimetti { $usual }
workshop-house-reset = { $rule }: rimetti il numero del regolamento
workshop-house-rounds = Round
workshop-house-start_money = Denaro in più all’inizio
workshop-house-win_family = Mandamenti con cui vince una famiglia
workshop-house-win_team = Mandamenti con cui vince una squadra
workshop-house-mandamento_areas = Territori per controllare un mandamento
workshop-house-tiles_in_play = Tessere controllo in gioco
workshop-house-labs_per_area = Laboratori ammessi in un territorio
workshop-mat-how = Scegli una casella, poi ciò che vi è stampato. Funzionano anche cifre e lettere; la casella successiva arriva da sola.
workshop-mat-place = { $number ->
    [0] { $row }, inizio
   *[other] { $row }, casella { $number }
}
workshop-mat-in-section = sezione { $section }
workshop-mat-section = Qui inizia una sezione
workshop-mat-section-at = { $place }: qui inizia una sezione
workshop-mat-add = Aggiungi una casella: { $row }
workshop-mat-palette = Che cosa vi è stampato
workshop-mat-pair = { $part ->
    [0] Numero 1 di 2
   *[other] Numero 2 di 2
}
workshop-mat-number = Valore { $number }
workshop-mat-money = Denaro { $number }
workshop-shape = Punti del confine
workshop-shape-edit = Cambia la forma
workshop-shape-usual = Riprendi le forme incluse
workshop-shape-keys = Trascina i punti. Tasti: le frecce spostano (Maiusc: di più), N e P scelgono, + aggiunge, − toglie.
workshop-point = { $kind ->
    [label] Nome del territorio
    [pieces] Posto dei pezzi
   *[corner] Punto { $number } di { $count }
}
workshop-point-at = { $x } da sinistra, { $y } dall’alto
workshop-group-map = Mappa
workshop-group-sheets = Schede azioni
workshop-group-mats = Plance famiglia
workshop-group-orders = Ordini
workshop-group-characters = Personaggi
workshop-group-tiles = Tessere controllo
workshop-group-solo = Plancia solo
workshop-group-pack = Questa scatola
workshop-kind-area = Territori
workshop-kind-mandamento = Mandamenti
workshop-kind-sea = Mari
workshop-kind-corner = Angoli
workshop-kind-map = Tutto il tabellone
workshop-kind-special = Testi speciali
workshop-file-pack = La scatola
workshop-file-pieces = Pezzi e limiti
workshop-file-map = Mappa
workshop-file-geometry = Disegno della mappa
workshop-file-sheets = Schede azioni
workshop-file-families = Plance famiglia
workshop-file-orders = Ordini
workshop-file-characters = Personaggi
workshop-file-tiles = Tessere controllo
workshop-file-solo = Plancia solo
workshop-file-balance = Equilibrio
workshop-file-words = Altre lingue
workshop-field-name = Nome
workshop-field-version = Versione
workshop-field-balanced = Applica le regole di progetto della scatola inclusa
workshop-field-mandamento = Mandamento
workshop-field-neighbours = Vicini
workshop-field-seas = Mari
workshop-field-start = Inizio
workshop-field-soldati = Soldati
workshop-field-areas = Territori
workshop-field-control_sea = Mare del segnalino controllo
workshop-field-symbol = Simbolo
workshop-field-next = Giocatore successivo
workshop-field-marked_1v1 = Segnati per 1 contro 1
workshop-field-series_2v1 = Tessere per 2 contro 1
workshop-field-series_rest = Gli altri territori iniziali
workshop-field-tie_break = Decide i pareggi
workshop-field-sides = Parti
workshop-field-order_of_play = Ordine di gioco
workshop-field-option_b_cost = Costi stampati delle colonne
workshop-field-space = Caselle
workshop-field-coin = Moneta (+ ricevi, − paga)
workshop-field-join = Uniti da (+ tutti, / uno)
workshop-field-infinite = Infinito
workshop-field-column = Colonna
workshop-field-row = Riga
workshop-field-kind = Tipo
workshop-field-actions = Azioni
workshop-field-identity = In poche parole
workshop-field-beginner = Per una prima partita
workshop-field-mat = Plancia
workshop-field-spaces = Caselle da sinistra
workshop-field-section = Sezione
workshop-field-doubled = Doppio bordo
workshop-field-value = Valore
workshop-field-n = Numero
workshop-field-type = Tipo di ordine
workshop-field-initiative = Iniziativa
workshop-field-parts = Icone, da sinistra a destra
workshop-field-special = Testo speciale
workshop-field-list = Numeri
workshop-field-range = Distanza
workshop-field-bonus = Bonus
workshop-field-count = Ordini
workshop-field-max = Al massimo
workshop-field-to = Va a
workshop-field-money = Denaro
workshop-field-hq_soldati = Soldati per il quartier generale
workshop-field-cost_hq_soldati = Soldati dal quartier generale
workshop-field-cars = Auto
workshop-field-boats = Motoscafi
workshop-field-labs = Laboratori
workshop-field-phase = Fase
workshop-field-trigger = Quando
workshop-field-optional = Si può rifiutare
workshop-field-cost = Costo
workshop-field-effect = Effetto
workshop-field-do = Che cosa fa
workshop-field-text = Testo
workshop-field-board = Caselle
workshop-field-locked = Caselle bloccate
workshop-field-open = Caselle aperte
workshop-field-difficulty = Difficoltà
workshop-field-easy = Facile
workshop-field-medium = Medio
workshop-field-hard = Difficile
workshop-field-blocked_spaces = Caselle rotonde bloccate
workshop-field-block_tokens = Segnalini blocco
workshop-field-ticks_at_start = Spunte all’inizio
workshop-field-coupole = Cupola
workshop-field-setup = Preparazione
workshop-field-round_spaces = Caselle rotonde
workshop-field-extra_actions_per_turn = Azioni aggiuntive per turno
workshop-field-unlocks_per_round_end = Sbloccate per round
workshop-field-ring = Confine
workshop-field-label = Posto del nome
workshop-field-pieces = Posto dei pezzi
workshop-field-start_spots = Posti dei soldati
workshop-field-control = Casella controllo
workshop-field-tint = Tinta
workshop-field-pattern = Motivo
workshop-value-start-neutral = neutrale
workshop-value-symbol-denari = denari
workshop-value-symbol-coppe = coppe
workshop-value-symbol-spade = spade
workshop-value-symbol-bastoni = bastoni
workshop-value-kind-grey = grigia
workshop-value-kind-free = libera
workshop-value-kind-action = con icone
workshop-value-kind-blank = senza icona
workshop-value-type-supply = rifornimento, cerchio
workshop-value-type-attack = attacco, stella
workshop-value-to-supply = la riserva
workshop-value-to-sheet = una scheda
workshop-value-reveals-value = valore
workshop-value-reveals-car = auto
workshop-value-reveals-lab = laboratorio
workshop-value-reveals-launder = riciclare
workshop-value-reveals-money = denaro
workshop-value-trigger-planning_start = all’inizio della pianificazione
workshop-value-trigger-issuing_order = quando dai un ordine
workshop-value-trigger-movement_announced = quando annunci un Movimento
workshop-value-trigger-car_bomb_target = quando scegli il bersaglio di un’autobomba
workshop-value-trigger-area_taken_by_attack = quando prendi un territorio con un attacco
workshop-value-trigger-order_places_soldati = quando un ordine piazza soldati
workshop-value-trigger-defending = quando difendi
workshop-value-do-retarget = attacca un territorio più in là
workshop-value-do-remove_defender = togli difensori
workshop-value-do-second_order_in_area = più ordini in un territorio
workshop-value-do-car_bomb_range = autobombe più lontano
workshop-value-do-exert_influence = esercita influenza
workshop-value-do-attack_bonus = bonus d’attacco
workshop-value-do-defence_bonus = bonus di difesa
workshop-value-do-place_from_hq = piazza soldati dal quartier generale
workshop-value-do-place_from_supply = piazza soldati dalla riserva
workshop-value-do-place_boat = piazza un motoscafo
workshop-value-do-money_per_mandamento = denaro per ogni Mandamento
