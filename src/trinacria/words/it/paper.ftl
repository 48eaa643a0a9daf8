# Stampa e gioca: che cosa c’è sulle pagine, e il comando che le crea.

paper-help = Crea PDF da stampare e ritagliare: tutti i componenti di un pacchetto o il gioco di carte, e un riassunto delle regole.
paper-help-out = OUT: un file PDF per avere tutto insieme, o una cartella per avere un file per tipo di componente
paper-help-paper = Formato della carta.
paper-help-what = Che cosa stampare; si può ripetere.
paper-help-game = Quale gioco stampare.
paper-made = { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagine
} in { $file }
paper-no-such-part = { $game } non ha «{ $part }» da stampare. Scegli tra: { $known }.
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
paper-victory = Chi vince
paper-setup = Preparazione
paper-deck = Il mazzo e la strada
paper-rules-foot = Stampato con Trinacria. È solo un riassunto: il regolamento della scatola spiega tutto il gioco.
