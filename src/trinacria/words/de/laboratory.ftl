# The lab: tournaments, balance, datasets, and their reports.

laboratory-help = Misst Bots und die Balance der Spiele: Turniere, Siegquoten, Datensätze.
laboratory-help-tournament = Lässt Bots in GAME (famiglia oder lafamiglia) ein Turnier spielen: jeder gegen jeden oder nach Schweizer System. Jede Verteilung wird zweimal gespielt, mit getauschten Seiten.
laboratory-help-balance = Spielt GAME viele Male mit demselben Bot auf jedem Platz und zeigt, wie oft jede Seite gewinnt: Familien, Ecken, erster Platz, Charaktere, Plättchen.
laboratory-help-dataset = Spielt GAME mit Bots oder liest Aufzeichnungen und speichert Partien und Entscheidungen mit ihren Merkmalen als Parquet-Dateien.
laboratory-help-show = Zeigt, was das Journal eines Turniers oder einer Balancemessung bisher enthält, ohne zu spielen.
laboratory-help-bots = Bots des Turniers, durch Kommas getrennt: Namen wie hard oder greedy, hard@0.2s (Sekunden pro Entscheidung), hard@200 (Simulationen pro Entscheidung, wiederholbar) oder datei.py:Klasse.
laboratory-help-bot = Bot für jeden Platz.
laboratory-help-games = Zahl der Partien.
laboratory-help-match-games = Höchstzahl der Partien pro Begegnung.
laboratory-help-swiss = Turnier nach Schweizer System mit so vielen Durchgängen. (sonst: jeder gegen jeden)
laboratory-help-to-the-end = Alle Partien jeder Begegnung spielen. (sonst: sie endet, sobald klar ist, wer besser ist)
laboratory-help-seed = Startwert von allem: Verteilungen, Plätze und zufällige Wahlen der Bots.
laboratory-help-journal = Speichert jede Partie in dieser Datei, sobald sie endet. Derselbe Aufruf setzt fort.
laboratory-help-report = Speichert einen Bericht mit Diagrammen als diese HTML-Datei.
laboratory-help-ray = Läuft auf dem Ray-Cluster ADDRESS. „local“ startet einen auf diesem Rechner.
laboratory-help-records = Liest die Aufzeichnungen dieses Ordners, statt zu spielen.
laboratory-help-out = Ordner für games.parquet und decisions.parquet.
laboratory-two-bots = Ein Turnier braucht mindestens zwei Bots. Nenne sie mit --bots.
laboratory-playing = Es wird gespielt
laboratory-report-written = Bericht gespeichert: { $file }.
laboratory-dataset-written = Gespeichert: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} und { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $folder }.

laboratory-matches = Begegnungen
laboratory-matches-note = Eine Begegnung endet, wenn der sequenzielle Test (GSPRT über Partienpaare mit getauschten Seiten, 5 % Irrtum in beide Richtungen, 45 % gegen 55 %) entschieden ist, oder mit ihrer letzten Partie. Die Irrtumsrate gilt für jede Begegnung einzeln.
laboratory-match = Begegnung
laboratory-games = Partien
laboratory-share = Punkte
laboratory-interval = 95-%-Intervall
laboratory-verdict = Urteil
laboratory-better = { $bot } ist besser
laboratory-open = offen
laboratory-ratings = Wertungen
laboratory-ratings-note = Bradley-Terry-Stärken auf der Skala der Schachwertungen; der Durchschnitt des Felds ist 0. 400 Punkte Vorsprung bedeuten zehn Siege zu einem. Die Balken sind 95-%-Intervalle.
laboratory-bot = Bot
laboratory-rating = Wertung
laboratory-cross = Wer wen schlug
laboratory-cross-note = Der Punkteanteil jeder Zeile gegen jede Spalte.
laboratory-scores = Punkte
laboratory-score = Punkte
laboratory-range = Spanne
laboratory-tournament-title = Turnier: { $game }
laboratory-tournament-lead = Bots: { $bots }. Gewertete Partien: { $games }. Jede Verteilung wurde zweimal gespielt, mit getauschten Seiten. Alles folgt aus dem Startwert „{ $seed }“.
laboratory-made-with = Gemacht mit Trinacria { $version }. Trinacria ist inoffiziell. Gefällt dir ein Spiel, dann kauf es.

laboratory-balance-title = Balance: { $game }
laboratory-balance-lead = Partien: { $games }, mit { $bot } auf jedem Platz. Modus: { $mode }. Startwert: „{ $seed }“. Eine Partie ohne Sieg zählt für alle als halber Sieg. Die Balken sind 95-%-Intervalle; das grüne Band zeigt, was fair wäre.
laboratory-aspect-first = Beginnende Seite
laboratory-aspect-side = Team und Soloseite
laboratory-aspect-family = Familien
laboratory-aspect-corner = Ecken
laboratory-aspect-character = Charaktere
laboratory-aspect-tile = Am Ende gehaltene Kontrollplättchen
laboratory-aspect-order = Erteilte Befehle
laboratory-aspect-tile-note = Wer gewinnt, hält mehr Plättchen, darum liegen alle über der Hälfte. Vergleiche sie miteinander.
laboratory-first = Erste
laboratory-side-pair = Team
laboratory-side-alone = Solo
laboratory-corner-nw = Nordwest
laboratory-corner-ne = Nordost
laboratory-corner-sw = Südwest
laboratory-corner-se = Südost
laboratory-wins = Siege
laboratory-fair = Fair
laboratory-yes = ja
laboratory-no = nein
laboratory-ends = Wie Partien enden
laboratory-length = Länge
laboratory-length-value = im Schnitt { $mean } Entscheidungen ({ $least }–{ $greatest })

error-wrong-journal = { $file } ist das Journal eines anderen Laufs: { $differing } weicht ab. Wähle eine andere Datei oder wiederhole den Aufruf, der sie erzeugt hat.
error-no-journal = { $file } ist kein Journal des Labors.
error-journal-line = Zeile { $line } von { $file } ist beschädigt. Entferne die Zeile, dann wird ihre Partie noch einmal gespielt.
laboratory-even-games = Wähle eine gerade Zahl von Partien, nicht { $count }: Jede Verteilung wird zweimal gespielt, mit getauschten Seiten.
laboratory-no-records = In { $folder } gibt es keine Aufzeichnungen (*.txt).
laboratory-other-game = { $file } ist eine Aufzeichnung von { $found }, nicht von { $wanted }.
laboratory-help-habits = Misst, was Bots mit Charakter häufiger tun als ein anderer Bot, und wie stark sie sind.
laboratory-help-against = Der Bot, gegen den sie spielen.
laboratory-habits = Gewohnheiten und Stärke gegen { $bot }: der Wert des Bots / der des anderen
laboratory-habit-attacks = Angriffe pro Runde
laboratory-habit-money = Geld nach einer Runde
laboratory-habit-finesse = Konflikte mit List
laboratory-habit-soldati = Soldati nach einer Runde
laboratory-habit-brutes = Schläger pro Partie
laboratory-habit-hand = Handkarten nach einem Zug
laboratory-habit-free = Umsonst angeworben
laboratory-habit-swaps = Tausche pro Partie
laboratory-habit-new_cards = Weggelegte Karten pro Partie
