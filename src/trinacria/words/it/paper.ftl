# Stampa e gioca: che cosa c’è sulle pagine, e il comando che le crea.

paper-help = Crea PDF da stampare e ritagliare: tutti i componenti di una scatola o il gioco di carte, e un riassunto delle regole.
paper-help-out = OUT: un file PDF per avere tutto insieme, o una cartella per avere un file per tipo di componente
paper-help-paper = Formato della carta.
paper-help-what = Che cosa stampare; si può ripetere.
paper-help-game = Quale gioco stampare.
paper-made = { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagine
} in { $file }
paper-no-such-part = { $game } non ha «{ $part }» da stampare. Scegli tra: { $known }.
error-nothing-to-print = { $game } non ha niente da stampare.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title }: { $part }, pagina { $number }, fronte
    [back] { $title }: { $part }, pagina { $number }, retro
   *[single] { $title }: { $part }, pagina { $number }
}
paper-scale = 5 cm: se questo righello non torna, stampa al 100% («dimensioni effettive»).
paper-map-place = Fila { $row } di { $rows }, pagina { $column } di { $columns }. Incolla le pagine seguenti sulle strisce oltre la linea tratteggiata.
paper-part-map = Mappa
paper-part-mats = Plance famiglia
paper-part-sheets = Schede azioni
paper-part-charts = Tabelle degli ordini
paper-part-screens = Schermi
paper-part-orders = Ordini
paper-part-cards = Carte
paper-part-tiles = Tessere controllo
paper-part-counters = Pezzi
paper-part-influence = Segnalini influenza
paper-part-money = Denaro
paper-part-solo = Per due e tre giocatori
paper-part-rules = Riassunto delle regole
paper-part-overviews = Riepiloghi
paper-part-setup = Preparazione in due e in tre
paper-part-cutting = Lista di taglio
paper-overview-attack = Le fasi di un attacco
paper-overview-announce = Annuncia
paper-overview-bonus = Bonus d’attacco
paper-overview-defence = Bonus di difesa
paper-overview-remove = Togli soldati
paper-overview-finesse = Astuzia
paper-overview-force = Forza bruta
paper-overview-knockout = Knock-out
paper-overview-taken = Il territorio
paper-screen-anytime = In ogni momento
paper-screen-sell = Vendi o cedi
paper-screen-token = Segnalini altrui
paper-screen-force = Forza bruta
paper-setup-for = Preparazione: { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part }: 1 pagina
   *[other] { $part }: { $count } pagine
}
paper-cut-count = { $each ->
    [0] { $count }
   *[other] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[other] { $count } ({ $families } × { $each }, più { $grey } grigi)
    }
}, { $wide } × { $high } mm
paper-cut-character = Carte personaggio
paper-cut-conflict = Carte conflitto
paper-cut-soldato-1 = Soldati da 1
paper-cut-soldato-5 = Soldati da 5
paper-cut-car = Auto
paper-cut-boat = Motoscafi
paper-cut-bust = Busti dell’azione finale
paper-cut-control = Segnalini controllo
paper-cut-lab = Laboratori
paper-cut-start = Segnalino Primo giocatore
paper-cut-money-1 = Denaro, 1
paper-cut-money-2 = Denaro, 2
paper-cut-solo-board = Plancia solo
paper-cut-area = Tessere territorio
paper-cut-block = Segnalini blocco
paper-cut-restriction = Segnalino restrizione
paper-victory = Chi vince
paper-setup = Preparazione
paper-setup-board-title = Tabellone
paper-setup-board = Stendi la mappa. Metti la scheda 1 sotto la scheda 0 e tieni a portata di mano le altre schede. Monete e pezzi grigi formano la riserva.
paper-setup-teams-title = Squadre
paper-setup-teams = Due contro due. I compagni siedono fianco a fianco, ognuno a un angolo. Estrai { $tiles } delle { $kinds } tessere controllo; l’altra squadra prende le stesse dal suo gruppo.
paper-setup-families-title = Famiglie
paper-setup-families = Dai a ogni squadra 3 plance famiglia. Se ne giocano 2; la terza torna nella scatola.
paper-setup-pieces-title = I tuoi pezzi
paper-setup-pieces = Gli ordini di base vanno dietro lo schermo, quelli avanzati accanto alla plancia famiglia, un segnalino influenza su ogni sua casella rotonda. Il resto è la tua riserva.
paper-setup-map-title = Soldati
paper-setup-map = Metti un tuo soldato su ogni simbolo del tuo angolo, e uno grigio su ogni sagoma grigia.
paper-setup-start-title = Personaggi
paper-setup-start = Estrai il primo giocatore, poi dai a ciascuno un personaggio: il suo denaro e i suoi soldati vanno dietro lo schermo. Il primo giocatore dà 1 moneta a chi gioca per ultimo.
paper-setup-units-title = Unità
paper-setup-units = Nell’ordine di gioco, aggiungi i soldati e le auto della tua carta dove hai soldati, e i suoi motoscafi in un mare vicino. Poi piazza i laboratori, mai più di { $labs } per territorio.
paper-setup-tokens-title = Scheda 0
paper-setup-tokens = Metti un segnalino influenza grigio su ogni casella grigia. Poi ciascuno a turno ne mette uno su una casella libera, per due giri.
paper-deck = Il mazzo e la strada
paper-rules-foot = { $game } è un gioco di { $names }. Stampato con Trinacria. È solo un riassunto: il regolamento della scatola spiega tutto il gioco.
