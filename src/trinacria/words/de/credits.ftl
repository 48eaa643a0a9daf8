# Who made the games, their settings, and advice for a first game.

credits-about = Hier spielst du Spiele anderer Leute. Sie haben die Spiele gemacht, wir nur den Ort, an dem man sie spielt.
credits-by = Ein Spiel von { $names }
credits-design = Spielidee
credits-illustration = Illustration
credits-graphics = Grafik
credits-editing = Redaktion
credits-proofreading = Lektorat
credits-publisher = Verlag
credits-players = Personen
credits-expansion = Für zwei und drei
credits-buy = Gefällt dir ein Spiel? Kauf die Schachtel: Mit Menschen am Tisch ist es schöner, und das Geld bekommen die Leute da oben.
credits-printed = Wie in den Regelheften abgedruckt.
credits-rules = Woher unsere Regeln stammen
credits-strategy = Wie starke Bots spielen
credits-setting-famiglia = Zwei Banden werben in derselben Straße an. Kleine Fische bürgen für größere, Buchhalter verschieben Leute, Schläger drücken die Preise, und Söldner springen für jeden ein. Am Ende ist jede Bande so viel wert wie ihre Mitglieder.
credits-setting-lafamiglia = Sizilien in den 1980ern, mitten im Zweiten Mafiakrieg. Die Köpfe erfundener Familien teilen die Insel unter sich auf, am Tag in Amtsstuben, in der Nacht auf der Straße: Sie kaufen Einfluss, schicken ihre Soldati mit versiegelten Befehlen los und kämpfen um zwölf Mandamenti.
credits-first = Für die erste Partie
credits-first-famiglia = Vorzubereiten gibt es nichts: der Stapel, je vier Karten und eine Straße aus sechs. Die Lektion dauert etwa fünf Minuten.
credits-first-families = Lasst die schwarze und die weiße Familie weg und teilt die anderen vier zufällig aus. Beim Einrichten eines Tischs gibt es dafür eine Option.
credits-first-alone = Allein gegen zwei? Das Heft lässt die Schwierigkeit offen. Fangt mit „leicht“ an: mehr Zusatzaktionen, und eine gesperrte Aktion ist gleich frei.
