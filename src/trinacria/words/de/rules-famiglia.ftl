# The rules of Famiglia in our own words, one message a rule, by its id.

## Die Karten

FA-C-01 = Famiglia ist ein Spiel für zwei.
FA-C-02 = Es gibt 60 Karten: 4 Familien zu je 15.
FA-C-03 = Jede Familie hat fünf 0er, vier 1er, drei 2er, zwei 3er und einen 4er.
FA-C-04 = Acht der 0er bilden zwei Startsätze zu je vier Karten. Sie sind die ersten Handkarten und liegen bei Spielbeginn darum nicht im Nachziehstapel.
FA-C-05 = Jeder Startsatz enthält von jeder Familie einen 0er.
FA-C-06 = Eine Karte zeigt ihren Wert, ihre Familie, das Zeichen ihrer Fähigkeit und ihre Punkte.
FA-C-07 = Von Wert 0 bis Wert 4 bringt eine Karte von La Famiglia 1, 3, 6, 10 und 15 Punkte. Eine Karte jeder anderen Familie bringt 0, 1, 3, 6 und 10.
FA-C-08 = Unter den 52 Karten des Nachziehstapels sind zwölf 0er, drei von jeder Familie. Alle 60 Karten zusammen bringen 175 Punkte: 70 in La Famiglia, 35 in jeder anderen Familie.

## Aufbau

FA-S-01 = Beide nehmen einen Startsatz auf die Hand, vier Karten mit Wert 0. Die Handkarten bleiben der Gegenseite verborgen.
FA-S-02 = Beide Banden sind anfangs leer. Eine Bande liegt offen, alle sehen sie.
FA-S-03 = Die übrigen 52 Karten werden gemischt und bilden den verdeckten Nachziehstapel. Der Ablagestapel ist anfangs leer.
FA-S-04 = Wer anfängt, entscheidet der Zufall.
FA-S-05 = Die obersten 6 Karten des Stapels werden aufgedeckt: Sie sind die Straße. 46 Karten bleiben im Stapel.

## Der Zug

FA-T-01 = Ihr zieht abwechselnd; wer ausgelost wurde, beginnt.
FA-T-02 = Ein Zug hat vier Schritte, immer in dieser Reihenfolge: 1 neue Karten, 2 Buchhalter, 3 Schläger, 4 anwerben. Zurück zu einem früheren Schritt geht es nicht.
FA-T-03 = Jeden Schritt darfst du auslassen.
FA-T-04 = Die Fähigkeit jeder Familie wirkt höchstens einmal pro Zug: ein Buchhalter, ein Schläger und ein Söldner als Joker.
FA-T-05 = Eine Karte mit Wert 0 hat keine Fähigkeit, gleich aus welcher Familie.
FA-T-06 = Die Hand darf beliebig viele Karten haben. Eine Karte, die die Straße verlässt, wird nicht ersetzt; aufgefüllt wird die Straße nur, wenn sie am Ende eines Zugs leer ist.

## Schritt 1: neue Karten

FA-A1-01 = Neue Karten darfst du nur holen, solange in der Straße keine Karte mit dem aufgedruckten Wert 0 liegt.
FA-A1-02 = Wähle eine beliebige Karte der Straße, auch einen 4er, und lege sie weg: auf den Ablagestapel oder, im zweiten Durchgang, unter den Nachziehstapel. Dann decke so viele Karten vom Stapel in die Straße auf, wie ihr Wert beträgt.
FA-A1-03 = Im ersten Durchgang darfst du immer wieder neue Karten holen, solange kein 0er in der Straße liegt. Sobald einer da ist, ist Schritt 1 vorbei.
FA-A1-04 = Legst du eine Karte mit Wert v weg, wächst die Straße um v − 1. Ein weggelegter 1er wird nur durch eine andere Karte ersetzt.

## Schritt 2: der Buchhalter

FA-A2-01 = Spiele einen Buchhalter mit Wert 1 bis 4 aus der Hand offen in deine Bande.
FA-A2-02 = Ein Buchhalter tauscht Karten zwischen Bande und Hand: Für jede Karte, die du aus der Bande aufnimmst, legst du eine aus der Hand hinein. Die Plätze wechseln dürfen nur Karten, die vor dem Tausch schon da waren.
FA-A2-03 = Der Wert des Buchhalters ist die Höchstzahl der getauschten Karten. Du darfst weniger tauschen oder gar keine.
FA-A2-04 = Der gerade gespielte Buchhalter kann beim eigenen Tausch nicht aufgenommen werden.
FA-A2-05 = Aufgenommene Karten sind sofort verwendbar, in den Schritten 3 und 4 desselben Zugs.

## Schritt 3: der Schläger

FA-A3-01 = Spiele einen Schläger mit Wert 1 bis 4 aus der Hand offen in deine Bande.
FA-A3-02 = Wähle eine Karte der Straße. Für diesen Zug sinkt ihr Wert um mindestens 1 und höchstens den Wert des Schlägers; seine volle Stärke musst du nicht nutzen.
FA-A3-03 = Eine Karte kann bis auf 0 sinken, aber nicht darunter.
FA-A3-04 = Der gesenkte Wert zählt nur beim Anwerben in diesem Zug; aufgedruckter Wert, Familie, Fähigkeit und Punkte bleiben gleich. Du musst die gesenkte Karte nicht anwerben.

## Schritt 4: anwerben oder passen

FA-A4-01 = Nimm eine Karte aus der Straße auf die Hand oder passe.
FA-A4-02 = Eine Karte, die gerade 0 zählt, aufgedruckt oder gesenkt, ist umsonst.
FA-A4-03 = Für eine Karte, die mehr als 0 zählt, zeigst du zwei Handkarten vor: beide aus ihrer Familie und beide genau um eins niedriger.
FA-A4-04 = Hat ein Schläger die Karte gesenkt, bestimmt ihr gesenkter Wert, welche zwei Karten du vorzeigen musst.
FA-A4-05 = Eine der zwei zum Anwerben vorgezeigten Karten darf ein Söldner als Joker sein.
FA-A4-06 = Von den zwei zum Anwerben vorgezeigten Karten kommt eine in deine Bande, die andere zurück auf die Hand. Du wählst, welche, auch wenn eine ein Joker ist.
FA-A4-07 = Vorzeigen kannst du nur Handkarten. Karten in der Bande helfen beim Anwerben nicht.
FA-A4-08 = Ein Zug, in dem du nichts anwirbst, gilt als gepasst, was auch immer du in den Schritten 1 bis 3 getan hast.

## Die Familien

FA-F-B = Buchhalter werden in Schritt 2 gespielt und tauschen Karten zwischen Hand und Bande.
FA-F-Y = Schläger werden in Schritt 3 gespielt und senken den Wert einer Karte der Straße.
FA-F-G1 = Ein Söldner mit Wert n kann eine Karte mit jedem Wert unter n ersetzen, bis hinunter zu 0.
FA-F-G2 = Ein Söldner kann eine Karte jeder Familie ersetzen, auch der eigenen.
FA-F-G3 = Nur eine der zwei zum Anwerben vorgezeigten Karten darf ein Joker sein. Die andere muss eine echte Karte der richtigen Familie mit dem richtigen Wert sein.
FA-F-G4 = Zwei Söldner sind in Ordnung, wenn einer die echte Karte ist und der andere der Joker: G2 und G0 werben G1 an. G2 und G1 nicht, denn keiner von beiden ist ein echter G0.
FA-F-G5 = Einen Joker darfst du auch nutzen, wenn du eine zweite echte Karte hast.
FA-F-R = La Famiglia hat keine Fähigkeit, dafür bringen ihre Karten mehr Punkte.

## Stapel, Ablage und Straße

FA-D-01 = Ist die Straße am Ende eines Zugs leer, decke 6 neue Karten auf. Sind keine Karten mehr im Stapel, bleibt die Straße leer.
FA-D-02 = Sobald die letzte Karte zum ersten Mal den Nachziehstapel verlässt, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel: Der zweite Durchgang beginnt. Ist auch der Ablagestapel leer, sind alle Karten im Spiel, und die letzten Züge beginnen.
FA-D-03 = Geht der Stapel aus, während neue Karten aufgedeckt werden, wird der Ablagestapel sofort gemischt, und die fehlenden Karten kommen vom neuen Stapel. Die gerade weggelegte Karte wird mit eingemischt.
FA-D-04 = Geht der Stapel zum ersten Mal aus, während eine leere Straße aufgefüllt wird, wird auch die Ablage gemischt und die Straße vom neuen Stapel auf 6 Karten ergänzt.
FA-D-05 = Im zweiten Durchgang darfst du nur einmal pro Zug neue Karten holen.
FA-D-06 = Im zweiten Durchgang kommt die weggelegte Karte unter den Nachziehstapel, nicht auf die Ablage, noch bevor die neuen Karten aufgedeckt werden. Alle dürfen wissen, welche Karten unten liegen.
FA-D-07 = Geht der Stapel während deines Schritts 1 zum ersten Mal aus und liegt noch immer kein 0er in der Straße, darfst du genau einmal noch neue Karten holen, nach den Regeln des zweiten Durchgangs. Dann ist Schritt 1 vorbei, mit oder ohne 0er.
FA-D-08 = Hat der Stapel des zweiten Durchgangs weniger Karten als nötig, werden alle übrigen aufgedeckt.
FA-D-09 = Ab dem zweiten Durchgang wird der Ablagestapel nicht mehr benutzt.

## Das Ende

FA-E-01 = Das Ende naht, wenn im zweiten Durchgang die letzte Karte des Stapels in die Straße kommt: Nun sind alle Karten im Spiel.
FA-E-02 = Der Zug, in dem die letzte Karte des Stapels ins Spiel kommt, wird normal zu Ende gespielt.
FA-E-03 = Beide haben gleich viele Züge. Kommt die letzte Karte im Zug der beginnenden Seite, hat die andere noch einen Zug; kommt sie im Zug der anderen, endet das Spiel mit diesem.
FA-E-04 = Kommt die letzte Karte beim Auffüllen der Straße nach dem Zug der beginnenden Seite, hat die andere den letzten Zug.
FA-E-05 = Kommt die letzte Karte beim Auffüllen der Straße nach dem Zug der anderen Seite, haben beide noch einen Zug.
FA-E-06 = Wird zweimal hintereinander gepasst, gleich von wem zuerst, endet das Spiel sofort. Das gilt nicht mehr, wenn die letzte Karte des Stapels im Spiel ist.
FA-E-07 = Ist der Stapel leer, gibt es keine neuen Karten.

## Wertung

FA-V-01 = Beide zählen die Punkte all ihrer Karten zusammen, auf der Hand und in der Bande.
FA-V-02 = Karten in der Straße, im Nachziehstapel und auf der Ablage zählen für niemanden.
FA-V-03 = Die höhere Summe gewinnt.
FA-V-04 = Bei Gleichstand entscheidet die Karte mit den meisten Punkten. Haben beide gleich gute, werden die nächstbesten verglichen und so weiter; sind alle gleich, endet das Spiel unentschieden.
