# The rules of La Famiglia in our own words, one message a rule, by its id.

## Spielende und Ziel

LF-G-01 = La Famiglia ist ein Spiel für vier, in 2 Teams zu zweit. Alle führen je eine Familie.
LF-G-02 = Ein Team gewinnt oder verliert gemeinsam. Davon abgesehen führen alle nur die eigene Familie.
LF-G-03 = Das Spiel dauert höchstens { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
LF-G-04 = Ein Team gewinnt vorzeitig, wenn eine seiner Familien mindestens { $win_family } Mandamenti kontrolliert oder beide zusammen mindestens { $win_team }. Geprüft wird das nur in der Verwaltung nach einer Kampfphase.
LF-G-05 = Hat niemand vorzeitig gewonnen, siegt nach Runde { $rounds } das Team mit mehr Mandamenti.
LF-G-06 = Jede Familie beginnt mit Gebieten, aber noch niemand kontrolliert ein Mandamento.

## Material und Grenzen

LF-C-01 = Für alle gemeinsam: der Plan mit aufgedruckter Aktionstafel 0, 4 lose Aktionstafeln mit den Nummern 1 bis 4, Geld in Einern und Zweiern, 6 Charakterkarten und 6 Befehlsübersichten, eine je Familie.
LF-C-02 = Grau sind 30 Labore, 30 neutrale Soldati und 8 neutrale Einflussmarker. Die Startfigur bekommt, wer anfängt.
LF-C-03 = Jedes Team hat einen Satz der gleichen 11 Kontrollplättchen und ein Übersichtsblatt.
LF-C-04 = Es gibt sechs Familien: Schwarz, Blau, Grün, Rot, Weiß und Gelb. Vier davon spielen mit.
LF-C-05 = Jede Familie hat ein Tableau, einen Sichtschirm, 3 Konfliktkarten und 13 Befehle: 5 Grundbefehle und 8 Ausbaubefehle.
LF-C-06 = Jede Familie hat 50 Soldati, 4 Boote, 5 Autos, 6 Kontrollmarker, 1 Büste und 25 Einflussmarker: 17 für das Tableau, 8 für die Aktionstafeln und die Kontrollplättchen.
LF-C-07 = Es gibt nie mehr Material, als in der Schachtel liegt. Nur das Geld geht nicht aus.
LF-C-08 = Steht dir etwas zu, von dem nichts mehr da ist, gehst du leer aus. Stehen dir mehrere Teile zu, bekommst du so viele, wie da sind.
LF-C-09 = Labore und neutrale Soldati gehören zum allgemeinen Vorrat, farbiges Material zu seiner Familie. Was den Plan verlässt, kommt zurück in seinen Vorrat, ein Befehl ins Hauptquartier seiner Familie; nur verkaufte Befehle sind aus dem Spiel.

## Aufbau

LF-S-01 = Tafel 0 ist auf den Plan gedruckt und die erste obere Tafel. Tafel 1 liegt darunter und ist die erste untere; die anderen Tafeln sind für spätere Runden.
LF-S-02 = Geld und graues Material bilden den allgemeinen Vorrat.
LF-S-03 = Partner sitzen nebeneinander an einer Seite des Plans. So hat jede Familie eine Ecke.
LF-S-04 = { $tiles_in_play } der { $tile_kinds } Kontrollplättchen werden zufällig gezogen; beide Teams spielen offen mit den gleichen. Die übrigen bleiben aus dem Spiel.
LF-S-05 = Jedes Team bekommt zufällig 3 der 6 Familien. 2 davon spielen mit, die dritte nicht. Wer welche führt, entscheidet der Zufall, es sei denn, am Tisch dürfen sich die Partner einigen.
LF-S-06 = Für die erste Partie lasst ihr Schwarz und Weiß weg und teilt die anderen vier Familien zufällig aus.
LF-S-07 = Der Bereich hinter deinem Sichtschirm ist dein Hauptquartier. Das andere Team sieht nicht hinein, dein Partner schon.
LF-S-08 = Deine 5 Grundbefehle beginnen in deinem Hauptquartier.
LF-S-09 = Deine 8 Ausbaubefehle beginnen auf deinem Tableau. Das Symbol nennt die Reihe: Justiz, Polizei, Wirtschaft oder Kirche. Der Buchstabe nennt den Platz: A links, dann B, dann C, falls es eines gibt.
LF-S-10 = Jedes der 17 runden Felder deines Tableaus bedeckt einer deiner Einflussmarker. Du darfst jederzeit darunterschauen.
LF-S-11 = Dein übriges Material ist dein Vorrat, für alle sichtbar.
LF-S-12 = Jedes Team hat die Befehlsübersichten der beiden gegnerischen Familien und weiß so immer, welche Befehle sie haben könnten.
LF-S-13 = Deine Ecke zeigt ein Symbol. Stelle auf jeden Punkt der Karte mit diesem Symbol 1 deiner Soldati: sechs Gebiete mit je 2 oder 3 Soldati.
LF-S-14 = Ein Gebiet mit grauen Figuren ist neutral. Stelle für jede Figur 1 neutralen Soldato hinein.
LF-S-15 = Wenn alles steht, hat jedes Gebiet 2 oder 3 Soldati, alle von einer Familie oder alle neutral.
LF-S-16 = Wer anfängt, wird ausgelost und bekommt die Startfigur.
LF-S-17 = Alle bekommen zufällig eine Charakterkarte. Keine Karte wird doppelt vergeben.
LF-S-18 = Nimm das Geld und die Soldati deiner Charakterkarte in dein Hauptquartier.
LF-S-19 = Wer anfängt, gibt 1 Geld an die letzte Familie der Zugreihenfolge. Sie gehört zum anderen Team.
LF-S-20 = Setzt in Zugreihenfolge die zusätzlichen Einheiten eurer Karten auf den Plan: Soldati und Autos dort, wo ihr schon Soldati habt, Boote in ein Meer an einem solchen Gebiet. Ein Boot fährt jetzt nicht weiter und darf nicht das dritte in seinem Meer sein.
LF-S-21 = Stellt in derselben Reihenfolge die Labore eurer Karten in Gebiete mit euren Soldati.
LF-S-22 = Ein Gebiet hat nie mehr als { $labs_per_area ->
    [one] 1 Labor
   *[other] { $labs_per_area } Labore
}, weder jetzt noch später.
LF-S-23 = Legt auf jedes der 8 grauen Felder von Tafel 0 einen neutralen Einflussmarker.
LF-S-24 = Legt in Zugreihenfolge je 1 eurer Einflussmarker auf ein freies, nicht graues Feld von Tafel 0, dann reihum noch einen. Beide dürfen in derselben Spalte liegen.

## Die Karte

LF-M-01 = Sizilien hat 12 Mandamenti zu je 3 Gebieten. Die Farben zeigen nur, welche Gebiete zusammengehören.
LF-M-02 = Zwei Gebiete sind benachbart, wenn sie eine Grenze teilen, und sei sie noch so kurz.
LF-M-03 = Rund um die Insel liegen 9 Meere. Zwei Meere sind benachbart, wenn sie eine Grenze teilen.
LF-M-04 = Jedes Gebiet an der Küste berührt 1 oder 2 Meere.
LF-M-05 = Dass zwei Gebiete am selben Meer liegen, macht sie nicht benachbart. Über das Wasser geht es nur mit Booten.
LF-M-06 = Jedes Mandamento hat ein rundes Feld für einen Kontrollmarker, im Meer daneben eingezeichnet.

## Zugreihenfolge

LF-T-01 = Der Pfeil an deiner Ecke zeigt, wer nach dir zieht: immer jemand aus dem anderen Team. Die Zugreihenfolge ist also ein fester Kreis, in dem sich die Teams abwechseln.
LF-T-02 = Die Symbole an den Ecken dienen nur dem Aufbau.
LF-T-03 = „In Zugreihenfolge“ heißt: Wer die Startfigur hat, beginnt, dann geht es den Pfeilen nach.
LF-T-04 = Geht die Startfigur an eine andere Familie, gilt die neue Reihenfolge ab der nächsten Phase. Die laufende Phase geht weiter, wie sie begonnen hat.

## Die Runde

LF-R-01 = Eine Runde besteht aus Planungsphase, Verwaltung, Kampfphase und noch einmal Verwaltung.
LF-R-02 = Ob das Spiel endet, wird nur in der Verwaltung nach der Kampfphase geprüft.

## Jederzeit möglich

LF-AT-01 = Du darfst beliebig oft Befehle verkaufen und deinem Partner Geld geben, auch in fremden Zügen. Das geht zu Beginn deines Planungszugs, immer wenn du etwas zu zahlen hast, und vor oder während eines eigenen Befehls; dein Partner kann dir dann jeweils helfen. Zwischen der Wahl eines Felds und seines Markers darfst du deinen letzten Befehl nicht verkaufen, wenn das Feld ohne ihn nichts bewirkt.
LF-AT-02 = Nimm einen Befehl aus deinem Hauptquartier endgültig aus dem Spiel, lege ihn für alle sichtbar hin und nimm { $price_sale } Geld aus dem Vorrat.
LF-AT-03 = Verkaufen kannst du nur Befehle in deinem Hauptquartier, nicht die auf dem Plan oder auf deinem Tableau.
LF-AT-04 = Gib deinem Partner { $price_gift_arrives } Geld. Das kostet dich { $price_gift }; der Rest geht in den Vorrat.

## Die Planungsphase

LF-P-01 = Ihr zieht in Zugreihenfolge, bis auf der oberen Tafel keine Einflussmarker mehr liegen. Kann niemand mehr einen Zug bezahlen, wandern die letzten Marker ohne Aktion und ohne Zahlung auf Felder mit dem Zeichen ∞.
LF-P-02 = In deinem Zug bewegst du einmal Einflussmarker von der oberen auf die untere Tafel, mit Option A oder Option B. Solange du ziehen kannst, darfst du nicht passen; kannst du nicht, entfällt dein Zug.
LF-P-03 = Du darfst jeden Marker bewegen: neutrale, eigene und fremde.
LF-P-04 = Für jeden fremden Marker, den du bewegst, zahlst du seiner Familie { $price_token } Geld. Das gilt auch für Marker deines Partners, und sie bekommt alles davon.
LF-P-05 = Option A: Bewege 1 Marker auf ein freies Aktionsfeld und führe dessen Aktion aus. Option B: Bewege alle Marker einer Spalte und führe die Aktion über der Spalte aus.

## Option A: ein Aktionsfeld nutzen

LF-PA-01 = Wähle einen beliebigen Marker der oberen Tafel und ein beliebiges freies Aktionsfeld der unteren. Sie müssen nicht in derselben Spalte liegen.
LF-PA-02 = Ein Aktionsfeld fasst 1 Marker. Ein großes Feld mit dem Zeichen ∞ gilt immer als frei.
LF-PA-03 = Ist der Marker fremd, zahlst du seiner Familie zuerst { $price_token } Geld. Geld vom Feld oder aus der Aktion kommt erst danach.
LF-PA-04 = Reicht dein Geld nicht, musst du es vorher auftreiben: durch den Verkauf von Befehlen oder mit Hilfe deines Partners. Du musst nicht verkaufen, wenn du dir einen anderen Zug leisten kannst, der etwas bewirkt.
LF-PA-05 = Eine helle Zahl auf einem Feld ist Geld, das du zusätzlich zur Aktion bekommst; eine schwarze zahlst du vorher in den Vorrat. Was du bekommst, zählt nicht für diese Zahlung.
LF-PA-06 = Mit „/“ verbundene Teile: Wähle genau einen.
LF-PA-07 = Mit „+“ verbundene Teile: Du darfst beide nutzen, in beliebiger Reihenfolge.
LF-PA-08 = Du darfst jeden Teil so weit nutzen, wie du möchtest, oder auslassen.
LF-PA-09 = Alles auslassen darfst du nicht: Mindestens ein Teil muss etwas verändern, und sei es nur 1 Figur oder 1 Geld. Die aufgedruckte Zahl des Felds zählt dabei nicht. Nur wenn kein Zug etwas bewirkt, auch nicht mit dem Geld aus dem Verkauf deiner Befehle, darf ein Marker wirkungslos auf ein freies Feld.
LF-PA-10 = Spätere Tafeln bieten mehr und bessere Aktionen.

## Die Aktionen

LF-AC-01 = Anwerben: Nimm Soldati aus deinem Vorrat in dein Hauptquartier, höchstens so viele wie die höchste sichtbare Zahl deiner Kirchenreihe plus den Bonus des Felds.
LF-AC-02 = Einsetzen: Setze Soldati aus deinem Hauptquartier auf den Plan, alle in ein Gebiet, höchstens so viele wie die höchste sichtbare Zahl deiner Polizeireihe plus den Bonus des Felds.
LF-AC-03 = Setze Soldati in ein Gebiet mit eigenen oder in eines ganz ohne Soldati ein. Wo auf der Karte es liegt, ist gleich.
LF-AC-04 = Setzt du Soldati in ein Gebiet ohne Soldati ein, entferne dort 1 Labor, falls es eines gibt. Das gilt auch, wenn das Gebiet früher dir gehörte.
LF-AC-05 = Die Zahl der Soldati ist eine Obergrenze; du darfst weniger anwerben oder einsetzen. Reichen sie nicht, nimm, was da ist.
LF-AC-06 = Befehl erteilen: Lege 1 Befehl aus deinem Hauptquartier verdeckt in ein Gebiet mit mindestens 1 deiner Soldati und ohne Befehl. Hast du keinen Befehl im Hauptquartier, kannst du dies nicht als einzige Aktion wählen.
LF-AC-07 = Deine Befehle auf dem Plan darfst du jederzeit ansehen und deinem Partner zeigen. Verlegen, tauschen oder zurücknehmen darfst du sie nicht.
LF-AC-08 = Ausrüstung beschaffen: Setze 1 Auto, 1 Boot oder 1 Labor aus dem Vorrat auf den Plan.
LF-AC-09 = Ein Auto kommt in ein Gebiet mit mindestens 1 deiner Soldati. Ein Gebiet darf beliebig viele Autos haben.
LF-AC-10 = Ein Boot kommt in ein Meer an einem Gebiet mit mindestens 1 deiner Soldati; dann darfst du es in ein benachbartes Meer bewegen. Später bleibt es dort, auch wenn du die Küste verlierst.
LF-AC-11 = Ist dein Boot das dritte in seinem Meer, bewegt oder nicht, entferne es zusammen mit einem der beiden anderen. Du wählst, welches, und es darf jeder Familie gehören; beide gehen in ihren Vorrat.
LF-AC-12 = Ein Labor kommt in ein Gebiet mit mindestens 1 deiner Soldati und weniger als { $labs_per_area ->
    [one] 1 Labor
   *[other] { $labs_per_area } Laboren
}.
LF-AC-13 = Geld waschen: Nimm 1 Geld für jedes Labor in Gebieten mit deinen Soldati.
LF-AC-14 = Einfluss nehmen: Entferne den am weitesten links liegenden Einflussmarker einer Reihe deines Tableaus. Du wählst die Reihe.
LF-AC-15 = Bei diesem Zeichen kommt der Marker von deinem Tableau in deinen Vorrat.
LF-AC-16 = Bei diesem Zeichen kommt der Marker auf eine Tafel. Lege ihn auf ein freies Feld der oberen Tafel, in eine Spalte mit mindestens einem weiteren Marker, oder auf ein freies Aktionsfeld der unteren Tafel, ohne dessen Aktion. Gibt es kein solches Feld, kommt er in deinen Vorrat.
LF-AC-17 = Bei beiden Zeichen wirkt das aufgedeckte Feld deines Tableaus und bringt dir vielleicht einen Ausbaubefehl.
LF-AC-18 = Schlussaktion: Stelle deine Büste neben den Marker auf diesem Feld. Sonst geschieht jetzt nichts. Ein Marker, der durch Option B oder von einem Tableau hierherkam, blockiert das Feld nur.
LF-AC-19 = Ist die obere Tafel leer, darfst du den Marker neben deiner Büste auf ein anderes Aktionsfeld bewegen und dessen Aktion ausführen. Mehrere Schlussaktionen folgen in Zugreihenfolge. Verzichtest du, bleibt der Marker liegen.
LF-AC-20 = Für eine Schlussaktion gelten die Regeln von Option A: Das Feld muss frei sein, sein aufgedrucktes Geld zählt, und etwas muss geschehen. Ein fremder Marker kostet diesmal nichts, und das Feld darf selbst keine Schlussaktion sein.
LF-AC-21 = Nach der Schlussaktion kommt deine Büste zurück in deinen Vorrat.

## Option B: Einfluss gewinnen

LF-PB-01 = Wähle eine Spalte der oberen Tafel mit mindestens 1 Marker und bewege alle ihre Marker auf freie Aktionsfelder der unteren Tafel, verteilt, wie du möchtest. Deren Aktionen werden nicht ausgeführt.
LF-PB-02 = Nach dem Bewegen der Marker führst du die Aktion über der Spalte aus. Du darfst die Spalte auch wählen, wenn ihre Aktion für dich nichts ändern würde.
LF-PB-03 = Erste Kosten von Option B: die Zahl unter der Aktion, in den Vorrat gezahlt.
LF-PB-04 = Zweite Kosten von Option B: 1 Geld in den Vorrat für jeden bewegten Marker, auch für eigene und neutrale.
LF-PB-05 = Dritte Kosten von Option B: für jeden fremden Marker 1 Geld an seine Familie.
LF-PB-06 = Alle Kosten von Option B werden bezahlt, bevor du die Marker bewegst und die Aktion ausführst.
LF-PB-07 = Startfigur und Ausrüstung: Nimm die Startfigur; sie zählt ab der nächsten Phase. Außerdem darfst du Ausrüstung beschaffen: 1 Auto, 1 Boot oder 1 Labor.
LF-PB-08 = Eine Institution beeinflussen: Entferne die 2 am weitesten links liegenden Marker der Tableaureihe, die zur Spalte gehört. Sie kommen in deinen Vorrat.
LF-PB-09 = Hat die Reihe nur noch 1 Marker, entferne diesen; hat sie keinen, entferne keinen. Auf eine andere Reihe ausweichen kannst du nicht.
LF-PB-10 = Zwei Institutionen beeinflussen: Entferne aus zwei verschiedenen Reihen deiner Wahl je den am weitesten links liegenden Marker. Einer kommt in deinen Vorrat, der andere auf eine Tafel, ohne deren Aktion. Hat nur eine Reihe Marker, entferne 1 und wähle, wohin er kommt.
LF-PB-11 = Mit jeder Option B darfst du auch einen Befehl erteilen, vor oder nach der Aktion. Es darf ein gerade gewonnener sein.

## Das Familientableau

LF-FM-01 = Dein Tableau hat vier Reihen. Justiz, Polizei und Kirche geben Grundwerte, Wirtschaft nur Soforteffekte.
LF-FM-02 = Es zählt nur der höchste sichtbare Grundwert einer Reihe.
LF-FM-03 = Wer einen Einflussmarker entfernt, deckt ein Feld auf. Es zeigt einen neuen Grundwert oder einen Soforteffekt.
LF-FM-04 = Nutze einen Soforteffekt gleich, sonst verfällt er; du darfst verzichten. Es gelten die Regeln der entsprechenden Aktion. Zwei zugleich aufgedeckte Felder wirken von links nach rechts.
LF-FM-05 = Ein Grundwert gilt bis zum Spielende oder bis du in seiner Reihe einen besseren aufdeckst.
LF-FM-06 = In der Justizreihe wechseln sich Grundwerte für Autos mit einem Soforteffekt ab: Setze 1 Auto in ein Gebiet mit mindestens 1 deiner Soldati.
LF-FM-07 = Ein Justizwert besteht aus zwei Totenköpfen: Die obere Zahl gilt für ein Auto bei einer Bewegung (und Angriff), die untere für eine Autobombe.
LF-FM-08 = Die Polizeireihe sagt, wie viele Soldati du einsetzen darfst, die Kirchenreihe, wie viele du anwerben darfst.
LF-FM-09 = Die Wirtschaftsreihe hat drei Soforteffekte: Nimm das aufgedruckte Geld; setze 1 Labor in eines deiner Gebiete mit weniger als { $labs_per_area ->
    [one] 1 Labor
   *[other] { $labs_per_area } Laboren
}; oder wasche Geld.
LF-FM-10 = Punktlinien teilen jede Reihe in Abschnitte A, B und C. Entfernst du den ersten Marker eines Abschnitts, kommt der Ausbaubefehl dieser Reihe und dieses Buchstabens in dein Hauptquartier.
LF-FM-11 = Marker werden immer vom linken Ende einer Reihe genommen.

## Verwaltung und Kontrolle

LF-MG-01 = Ist die obere Tafel leer und sind die Schlussaktionen erledigt, endet die Planungsphase und die Verwaltung folgt.
LF-MG-02 = Du kontrollierst ein Gebiet, wenn du dort mindestens 1 Soldato hast.
LF-MG-03 = Du kontrollierst ein Mandamento, wenn deine Familie mindestens { $mandamento_areas } seiner 3 Gebiete kontrolliert. Zwei Partner mit je einem Gebiet kontrollieren es nicht.
LF-MG-04 = In der Verwaltung hat jede Familie auf jedem Mandamento, das sie kontrolliert, einen Kontrollmarker; wer die Kontrolle verloren hat, nimmt ihn weg.
LF-MG-05 = Neue Kontrolle darfst du sofort mit einem Marker anzeigen, Wappen nach unten; drehe ihn in der nächsten Verwaltung um, wenn du noch die Kontrolle hast. Das ist nur eine Gedächtnisstütze.
LF-MG-06 = In der Planungsphase von Runde 1 kannst du kein Mandamento gewinnen, weil noch kein Gebiet leer ist. Später geht es, indem du Soldati in leere Gebiete einsetzt.
LF-MG-07 = Ein in der Planungsphase gewonnenes Mandamento kann vor der Kampfphase nicht an eine andere Familie gehen. Verlassen es deine Soldati, verlierst du es in der nächsten Verwaltung.

## Das Team

LF-TW-01 = Partner dürfen sich heimlich absprechen und einander zeigen, was sie verbergen. Sie dürfen die Boote des anderen ohne Rückfrage nutzen. Geld zu geben kostet einen Aufschlag, der in den Vorrat geht.
LF-TW-02 = Soldati zweier Familien stehen nie im selben Gebiet, auch nicht die von Partnern, außer während sie dort kämpfen.
LF-TW-03 = Du darfst weder in ein Gebiet deines Partners noch hindurch ziehen noch es einnehmen.
LF-TW-04 = In Gebieten deines Partners darfst du keine Befehle erteilen.

## Labore

LF-DL-01 = Ein Labor gehört der Familie, die sein Gebiet kontrolliert.
LF-DL-02 = Jedes Labor gibt 1 Verteidigungsbonus gegen Bewegung (und Angriff) und gegen Anschläge.
LF-DL-03 = Wann immer ein Gebiet eingenommen wird, entferne dort 1 Labor, falls es eines hat: nach Bewegung (und Angriff), durch aufgewiegelte neutrale Soldati oder wenn Soldati in ein leeres Gebiet eingesetzt werden. Labore in einem leeren Gebiet bleiben und gehören niemandem.
LF-DL-04 = Ein Gebiet hat nie mehr als { $labs_per_area ->
    [one] 1 Labor
   *[other] { $labs_per_area } Labore
}.

## Kontrollplättchen

LF-CT-01 = Für jedes Mandamento, das du kontrollierst, markiert einer deiner Einflussmarker ein Kontrollplättchen deines Teams.
LF-CT-02 = Ein Plättchen fasst einen Marker, und nur diese Familie hat den Vorteil.
LF-CT-03 = In der Verwaltung gleichst du die Marker auf Plättchen an deine Mandamenti an. Hast du zu wenige, lege Marker aus deinem Vorrat auf freie Plättchen; hast du zu viele, nimm welche deiner Wahl zurück. Was jetzt keinen Platz findet, wird später gelegt.
LF-CT-04 = Ein Marker darf nicht von einem Plättchen auf ein anderes wandern.
LF-CT-05 = In jedem Team werden zuerst Marker von Plättchen genommen, dann gelegt, jeweils in Zugreihenfolge. So kann der eine Partner nehmen, was der andere aufgibt.
LF-CT-06 = Jedes Plättchen wirkt in einer Phase, Planung oder Kampf, wie es zeigt.
LF-CT-07 = Ein in der Verwaltung markiertes Plättchen wirkt ab der nächsten Phase, bis eine Verwaltung den Marker entfernt. Geht das Mandamento zwischendurch verloren, wirkt es trotzdem.

## Die Kampfphase

LF-E-01 = Zuerst werden alle Befehle auf dem Plan aufgedeckt.
LF-E-02 = Du musst einen Befehl oder einen Teil davon nicht ausführen. Ein Befehl, auf den du verzichtest, gilt als ausgeführt.
LF-E-03 = Alle Nachschubbefehle kommen vor allen Angriffsbefehlen.
LF-E-04 = Unter den Nachschubbefehlen, dann unter den Angriffsbefehlen, kommt die niedrigere Initiative zuerst.
LF-E-05 = Bei gleicher Initiative entscheidet die Zugreihenfolge: Die erste Familie führt alle diese Befehle aus, dann die nächste. Die Reihenfolge der eigenen bestimmst du.
LF-E-06 = Ein Befehl kommt gleich nach der Ausführung ins Hauptquartier seiner Familie zurück. Hat er eine Weste, bleibt er liegen, und nur noch die Weste zählt.
LF-E-07 = Am Ende der Phase, vor der Verwaltung, kommen alle Befehle vom Plan in die Hauptquartiere zurück.
LF-E-08 = Hast du in einem Gebiet keinen Soldato mehr, kommen deine Befehle dort sofort in dein Hauptquartier zurück und deine Autos dort in den Vorrat. Ein noch nicht ausgeführter Befehl ist für diese Runde verloren, selbst wenn du das Gebiet zurückgewinnst; ein laufender geht weiter, soweit er kann.

## Befehle

LF-O-01 = Die linke Seite eines Befehls zeigt seine Familie und seine Initiative: im Kreis bei einem Nachschubbefehl, im Stern bei einem Angriffsbefehl. Ein Punkt kennzeichnet Grundbefehle, ein Symbol mit Buchstabe Ausbaubefehle.
LF-O-02 = Die rechte Seite zeigt einen oder mehrere Teile. Sie folgen den Regeln der Planungsaktionen; nur wo Einheiten eingesetzt werden, ist anders geregelt. Ein Labor darf in jedes deiner Gebiete mit weniger als { $labs_per_area ->
    [one] 1 Labor
   *[other] { $labs_per_area } Laboren
}.
LF-O-03 = Ein Soldato mit Zahl: Setze bis zu so viele Soldati ein. Ein Soldato im Kreis: Setze bis zu deinem Polizeiwert plus Bonus ein.
LF-O-04 = Durch einen Befehl eingesetzte Soldati und Autos kommen immer in das Gebiet des Befehls.
LF-O-05 = Ein durch einen Befehl eingesetztes Boot kommt in ein Meer am Gebiet des Befehls; dann darf es in ein benachbartes Meer fahren. Im Binnenland geht das nicht.
LF-O-06 = Durch einen Befehl eingesetzte Soldati kommen aus deinem Hauptquartier, Autos und Boote aus deinem Vorrat.
LF-O-07 = Ein grüner Hintergrund kennzeichnet eine Nachschubaktion. Auch Angriffsbefehle können solche haben.
LF-O-08 = Nachschubbefehle setzen Einheiten ein, bringen Geld oder füllen das Hauptquartier mit Soldati aus dem Vorrat.
LF-O-09 = Eine Münze mit Zahl: Nimm so viel Geld aus dem Vorrat. Auch Angriffsbefehle können sie haben.
LF-O-10 = Die Teile eines Befehls darfst du in beliebiger Reihenfolge ausführen. Nur Sammeln kommt unmittelbar vor der Bewegung und Aufwiegeln zuletzt; zuvor eingesetzte Soldati dürfen mit angreifen.
LF-O-11 = Am echten Tisch darf man Nachschubbefehle gleichzeitig ausführen, wenn alle einverstanden sind. Hier geht es immer nach Initiative.
LF-O-12 = Eine Weste gibt deinen Soldati im Gebiet des Befehls ihre Zahl als Verteidigungsbonus. Sie schützt vom Aufdecken der Befehle bis zum Ende der Phase oder bis das Gebiet verloren ist.
LF-O-13 = Ein Angriffsbefehl wird nicht ausgeführt, wenn vorher alle deine Soldati in seinem Gebiet verloren gingen.

## Bewegung (und Angriff)

LF-MV-00 = Nur mit Bewegung (und Angriff), der Schrotflinte, kann man ein Gebiet einnehmen.
LF-MV-01 = Sammeln, wenn der Befehl es zeigt: Hole vor der Bewegung beliebig viele deiner Soldati und Autos aus über Land benachbarten Gebieten in das Gebiet des Befehls. Du musst danach nicht ziehen, und es geht auch bei einem Befehl ohne Schrotflinte.
LF-MV-02 = Sammeln nutzt keine Boote und bewegt nichts aus dem Gebiet des Befehls heraus.
LF-MV-03 = Leert das Sammeln ein Gebiet, verlierst du die Kontrolle darüber: Deine Befehle dort kommen ins Hauptquartier zurück und zurückgelassene Autos in den Vorrat.
LF-MV-04 = Bewege mindestens 1 deiner Soldati aus dem Gebiet des Befehls in ein benachbartes Gebiet. Alle dürfen mit, auch die, die mit demselben Befehl gekommen sind.
LF-MV-05 = In ein Gebiet deines Partners darfst du nicht ziehen.
LF-MV-06 = Über das Wasser: Berührt das Gebiet des Befehls ein Meer mit einem Boot deines Teams, darfst du in jedes Gebiet an diesem Meer ziehen. Die Boote deines Partners nutzt du wie eigene; die des anderen Teams helfen und stören nicht.
LF-MV-07 = Eine Kette benachbarter Meere, jedes mit mindestens 1 Boot deines Teams, bringt dich in jedes Gebiet am letzten Meer. Die Boote bleiben, wo sie sind.
LF-MV-08 = Über Land darfst du 1 Auto aus dem Gebiet des Befehls mitnehmen, auch in ein leeres oder eigenes Gebiet. Über Wasser geht das nicht.
LF-MV-09 = Sage Ziel, Weg, Zahl der Soldati und Auto an, bevor irgendetwas anderes geschieht. Ist das Ziel über Land und über See erreichbar, wähle den Weg.
LF-MV-10 = Stehen im Ziel keine Soldati, nimmst du es ein, und die Bewegung endet. Entferne dort 1 Labor.
LF-MV-11 = Stehen im Ziel eigene Soldati, endet die Bewegung dort. Auch das geht über See.
LF-MV-12 = Stehen im Ziel neutrale oder gegnerische Soldati, greifst du an.

## Angriffs- und Verteidigungsbonus

LF-BN-01 = Die Zahl am Totenkopf des Befehls ist dein Angriffsbonus.
LF-BN-02 = Kam ein Auto mit, zähle den höchsten sichtbaren oberen Totenkopf deiner Justizreihe dazu, nicht die Summe. Siehst du keinen, zählt das Auto 0.
LF-BN-03 = In der Verteidigung helfen Autos nie.
LF-BN-04 = Jedes Labor im Zielgebiet gibt 1 Verteidigungsbonus.
LF-BN-05 = Die Westen der verteidigenden Befehle im Zielgebiet werden als Verteidigungsbonus addiert.
LF-BN-06 = Ist der Angriffsbonus höher, entferne so viele verteidigende Soldati wie die Differenz. Sie gehen in ihren Vorrat.
LF-BN-07 = Für jeden entfernten neutralen Soldato, gleich aus welchem Grund, nimmt die angreifende Familie 1 eigenen Soldato aus dem Vorrat in ihr Hauptquartier.
LF-BN-08 = Ist niemand zur Verteidigung übrig, geht die Kontrolle an die angreifende Familie, und der Angriff endet. Entferne dort 1 Labor; die Autos der Verteidigung gehen in den Vorrat, das Auto des Angriffs bleibt bei seinen Soldati.
LF-BN-09 = Ist der Angriffsbonus nicht höher, wird noch niemand entfernt. Sind noch verteidigende Soldati da, folgt der Konflikt.

## Der Konflikt

LF-CF-01 = Wer angreift, wählt List oder rohe Gewalt.
LF-CF-02 = List: Angriff und Verteidigung nehmen ihre 3 Konfliktkarten. Verteidigen sich Neutrale, bestimmt das gegnerische Team, welche seiner Familien für sie spielt; tut es das nicht, ist es die nächste in Zugreihenfolge.
LF-CF-03 = Beide wählen geheim eine Karte und legen sie verdeckt hin.
LF-CF-04 = Zuerst nimmt oder lässt der Angriff die Karte der Verteidigung; dann nimmt oder lässt die Verteidigung, die das nun weiß, die Karte des Angriffs. Entschieden wird immer nur über die fremde Karte, auch wenn die eigene weg ist.
LF-CF-05 = Lassen beide liegen, behält jede Seite ihre Karte; nehmen beide, werden die Karten getauscht. Nimmt nur eine Seite, hat sie beide.
LF-CF-06 = Nach beiden Entscheidungen werden die Karten aufgedeckt. Jede Seite wendet die Karten vor sich auf sich selbst an.
LF-CF-07 = Überläufer kommen vor Feiglingen, bei gleichen Karten die des Angriffs zuerst.
LF-CF-08 = Beide Karten werden immer so weit wie möglich angewendet, auch wenn eine Seite nach der ersten keine Soldati mehr hat.
LF-CF-09 = Überläufer: 1 Soldato der anderen Seite geht in seinen Vorrat, und 1 deiner kommt aus deinem Vorrat in das Gebiet, selbst wenn niemand mehr zum Überlaufen da war. Jede Familie hat einen Überläufer.
LF-CF-10 = Feigling: So viele deiner Soldati wie aufgedruckt, 1 oder 2, kehren in dein Hauptquartier zurück, oder alle, wenn es weniger sind. Jede Familie hat je einen Feigling 1 und einen Feigling 2.
LF-CF-11 = Neutrale Soldati kommen aus dem allgemeinen Vorrat und gehen dorthin zurück. Schickt ein Feigling welche fort, nimmt die Familie, die gegen sie kämpft, ebenso viele eigene aus dem Vorrat ins Hauptquartier.
LF-CF-12 = Auf die List folgt der Schlagabtausch.
LF-CF-13 = Variante (sonst aus): Liegen vor einer Seite zwei gleiche Karten, wird nur eine angewendet. Feigling 1 und Feigling 2 sind nicht gleich.
LF-CF-14 = Rohe Gewalt: Der Angriff gibt { $price_force ->
    [one] 1 Soldato
   *[other] { $price_force } Soldati
} in den Vorrat zurück, oder den einzigen, den er hat; dann folgt der Schlagabtausch.
LF-CF-15 = Nach dem Konflikt bekommen alle ihre Karten zurück. Beim nächsten sind wieder alle 3 da.

## Der Schlagabtausch

LF-KO-01 = Beide Seiten verlieren gleichzeitig je einen Soldato in den Vorrat, bis mindestens eine keinen mehr hat.
LF-KO-02 = Für jeden im Schlagabtausch entfernten neutralen Soldato nimmt die angreifende Familie 1 eigenen aus dem Vorrat in ihr Hauptquartier.
LF-KO-03 = Eine Seite ohne Soldati verliert alle Autos im umkämpften Gebiet. Von einem Feigling heimgeschickte Soldati gelten als verloren. Wer sich erfolgreich verteidigt, behält die Autos.
LF-KO-04 = Hat der Angriff keine Soldati mehr, ist er vorbei, und nichts wird eingenommen.
LF-KO-05 = Hat die Verteidigung keine mehr und der Angriff mindestens 1, geht die Kontrolle an die angreifende Familie. Entferne dort 1 Labor.
LF-KO-06 = Hat keine Seite mehr Soldati, ist das Gebiet leer, und niemand kontrolliert es. Seine Labore bleiben.
LF-KO-07 = Hat die Verteidigung das Gebiet verloren, kommen ihre Befehle dort ins Hauptquartier zurück.

## Zwei Schrotflinten

LF-SS-01 = Ein Befehl mit 2 Schrotflinten erlaubt eine zweite Bewegung (und Angriff) unmittelbar nach der ersten.
LF-SS-02 = Die zweite Bewegung beginnt im Gebiet des Befehls oder im gerade betretenen. Alle deine Soldati dort dürfen mit.
LF-SS-03 = Für die zweite Bewegung gelten dieselben Regeln; Totenköpfe und Auto zählen beide Male voll. Ein zweites Sammeln gibt es nicht.
LF-SS-04 = Insgesamt darfst du trotzdem nur ein Auto mitnehmen. Das Auto der ersten Bewegung darf von dort weiterfahren; ging es verloren, tritt kein anderes an seine Stelle.

## Anschlag

LF-ST-01 = Eine Bombe trifft gegnerische oder neutrale Soldati in einem Gebiet, das dem des Befehls über Land benachbart ist, nie per Boot. Ein Anschlag nimmt nie ein Gebiet ein.
LF-ST-02 = Mit einem deiner Autos im Gebiet des Befehls darf der Anschlag eine Autobombe sein: Zähle den höchsten sichtbaren unteren Totenkopf deiner Justizreihe zum Totenkopf des Befehls dazu. Das Auto geht danach in den Vorrat.
LF-ST-03 = Labore und Westen des Ziels schützen gegen einen Anschlag wie gegen einen Angriff.
LF-ST-04 = Ist der Angriffsbonus höher, entferne so viele Soldati des Ziels wie die Differenz. Was darüber hinausgeht, verfällt; ein Anschlag ohne höheren Bonus bewirkt nichts.
LF-ST-05 = Für jeden durch einen Anschlag entfernten neutralen Soldato nimmst du 1 Soldato aus deinem Vorrat in dein Hauptquartier.
LF-ST-06 = Sind im Zielgebiet keine Soldati mehr, gehen seine Autos in den Vorrat und die Befehle dort ins Hauptquartier zurück. Die Labore bleiben.
LF-ST-07 = Zwei Bomben: ein zweiter Anschlag unmittelbar nach dem ersten, auf dasselbe oder ein anderes Gebiet, nach denselben Regeln.
LF-ST-08 = Für zwei Autobomben brauchst du zwei deiner Autos im Gebiet des Befehls.
LF-ST-09 = Der Totenkopf des Befehls zählt bei beiden Anschlägen. Trifft es ein Gebiet zweimal, zählen seine Labore und Westen beide Male.

## Pentito

LF-PN-01 = Pentito: Gib 1 deiner Soldati im Gebiet des Befehls in den Vorrat zurück. Es darf dein letzter sein; dann verlierst du das Gebiet, führst den Rest aber noch aus.
LF-PN-02 = Entferne dann Soldati aus benachbarten Gebieten, bis zu den gezeigten Zahlen. Jede Zahl gilt für ein anderes Gebiet.
LF-PN-03 = Gegen einen Pentito hilft kein Verteidigungsbonus.
LF-PN-04 = Ein Pentito entfernt nur neutrale Soldati und die des anderen Teams.
LF-PN-05 = Du darfst weniger Soldati entfernen als gezeigt.
LF-PN-06 = Für jeden durch einen Pentito entfernten neutralen Soldato nimmst du 1 Soldato aus deinem Vorrat in dein Hauptquartier.

## Aufwiegeln

LF-AG-01 = Aufwiegeln ist immer der letzte Teil eines Befehls. Es geht auch ohne Angriff und sogar, wenn du das Gebiet des Befehls nicht mehr hältst.
LF-AG-02 = Wähle ein Gebiet mit neutralen Soldati, höchstens so weit vom Gebiet des Befehls entfernt, wie die Zahl sagt: 1 ist benachbart, bei 2 liegt ein Gebiet dazwischen, bei 3 zwei. Gezählt wird über Land, durch alle Gebiete.
LF-AG-03 = Beliebig viele dieser neutralen Soldati führen eine Bewegung (und Angriff) in ein benachbartes Gebiet aus, wie mit einem Befehl mit einer Schrotflinte und sonst nichts. Boote nutzen sie nicht. Ein leeres Gebiet nehmen sie ein, zu anderen neutralen Soldati gesellen sie sich einfach.
LF-AG-04 = Aufgewiegelte Soldati dürfen nicht in ein Gebiet deines eigenen Teams ziehen.
LF-AG-05 = Für jeden bei diesem Angriff entfernten neutralen Soldato darf die verteidigende Familie 1 eigenen aus dem Vorrat in ihr Hauptquartier nehmen.
LF-AG-06 = Gewinnen die neutralen Soldati das Gebiet, ist es neutral: Niemand kontrolliert es. Entferne dort 1 Labor. Die Autos der Verteidigung gehen in den Vorrat, die Befehle ins Hauptquartier zurück.
LF-AG-07 = Du handelst für den Angriff: Du wählst Zahl und Ziel, List oder rohe Gewalt, und spielst deine Konfliktkarten. Gewinn und Verlust treffen nur die neutrale Seite, und deine Kontrollplättchen helfen nicht.

## Das Ende einer Runde

LF-EE-01 = Nach der Kampfphase folgt die Verwaltung, wie nach der Planung. Dann wird geprüft, ob das Spiel endet.
LF-EE-02 = Geht das Spiel weiter, rückt die untere Tafel mit ihren Markern nach oben und wird die obere. Die nächste Tafel kommt darunter; eine alte lose obere Tafel ist aus dem Spiel.
LF-EE-03 = Die Kosten von Option B stehen am Rand der oberen Tafel und können sich darum von Runde zu Runde ändern. Die Aktionen über den Spalten bleiben gleich.

## Das Spielende

LF-EG-01 = In der Verwaltung nach der Kampfphase gewinnt eine Familie mit mindestens { $win_family } Mandamenti für ihr Team, oder ein Team mit mindestens { $win_team }. Haben beide Teams das erreicht, gewinnt das mit mehr Mandamenti.
LF-EG-02 = Hat bis zum Ende von Runde { $rounds } niemand so gewonnen, siegt das Team mit mehr Mandamenti.
LF-EG-03 = Bei Gleichstand gewinnt das Team mit mindestens 1 Soldato in Bronte. Ein leeres oder neutrales Bronte hilft niemandem.
LF-EG-04 = Bei Gleichstand der Teams ohne Bronte endet das Spiel nach Runde { $rounds } unentschieden. Vorher geht es einfach weiter.

## Besondere Aktionsfelder

LF-XA-01 = Zwei Befehle, zwei Gebiete: Lege je 1 Befehl in bis zu zwei Gebiete mit deinen Soldati und ohne Befehl.
LF-XA-02 = Zwei Befehle, ein Gebiet: Lege bis zu 2 Befehle in ein Gebiet mit deinen Soldati und ohne Befehl. Die Befehlskette brauchst du dafür nicht.
LF-XA-03 = In einem Gebiet liegen nie mehr als 2 Befehle, auch nicht mit der Befehlskette. Zieht der erste von zweien alle ab, kommt der zweite unausgeführt zurück.
LF-XA-04 = Setze Soldati aus deinem Hauptquartier, bis zu deinem Polizeiwert plus 4, in ein Gebiet, in dem du schon welche hast. Ein leeres Gebiet geht nicht.
LF-XA-05 = Geld waschen und zusammenziehen: Nimm 1 Geld für jedes deiner Labore, dann ziehe beliebig viele deiner Soldati und Autos aus benachbarten Gebieten in ein Gebiet mit deinen Soldati, ohne Boote. Leerst du ein Gebiet, kommen seine Befehle in dein Hauptquartier zurück und sind wieder verwendbar; zurückgelassene Autos sind verloren.
LF-XA-06 = Entferne die 2 am weitesten links liegenden Einflussmarker einer beliebigen Reihe deines Tableaus. Sie kommen in deinen Vorrat.

## Besondere Befehle

LF-XO-01 = Grün, Kirche A: Nach dem Ansagen von Zahl und Ziel darfst du 1 verteidigenden Soldato durch 1 eigenen aus dem Vorrat ersetzen, der mit angreift. Ist niemand zur Verteidigung übrig, gehört das Gebiet gleich dir. Ist dein Vorrat leer, wird niemand ersetzt.
LF-XO-02 = Gelb, Wirtschaft B: Setze 1 Auto ein, baue 1 Labor, dann setze zu jedem deiner Labore auf dem ganzen Plan 1 Soldato aus deinem Hauptquartier, auch zum neuen. Reichen sie nicht, wählst du, wo.
LF-XO-03 = Gelb, Wirtschaft C: Nach dem Ansagen von Zahl und Ziel darfst du Geld in den Vorrat zahlen; für je 1 geht 1 verteidigender Soldato in seinen Vorrat. Ist niemand zur Verteidigung übrig, gehört das Gebiet gleich dir.
LF-XO-04 = Schwarz, Kirche B: Nach dem Ansagen von Zahl und Ziel darfst du bis zu 2 verteidigende Soldati durch eigene aus dem Vorrat ersetzen, die mit angreifen. Ist niemand zur Verteidigung übrig, gehört das Gebiet gleich dir.
LF-XO-05 = Blau, Justiz B: ein Anschlag und eine Bewegung (und Angriff), in beliebiger Reihenfolge. Hast du ein fremdes Gebiet eingenommen, darfst du den Anschlag von dort oder vom Gebiet des Befehls aus verüben; eine Autobombe braucht ein Auto, wo sie beginnt. Labore und Westen zählen beide Male.
LF-XO-06 = Weiß, Kirche A: Das Gebiet des Befehls und bis zu zwei benachbarte Gebiete mit deinen Soldati bekommen je bis zu 2 Soldati aus deinem Hauptquartier. Statt eines eigenen darf ein benachbartes Gebiet auch deinem Partner gehören; dort setzt er dann bis zu 2 ein.
LF-XO-07 = Weiß, Justiz B: Ersetze bis zu 3 gegnerische oder neutrale Soldati in benachbarten Gebieten durch eigene, so viele dein Vorrat hat, und ziehe diese in das Gebiet des Befehls. Kein Verteidigungsbonus hilft; so geleerte Gebiete verlieren Autos und Befehle.

## Die Kontrollplättchen im Einzelnen

LF-XT-01 = Verbündete (Kampfphase): Könntest du über Land in ein leeres oder neutrales Gebiet ziehen, darfst du 1 Geld zahlen und stattdessen ein ihm benachbartes Gebiet angreifen, aber keines deines Partners. Ein Auto darf mit; das Gebiet dazwischen bleibt unberührt.
LF-XT-02 = Bestechung (Kampfphase): Bei jedem Angriff, nicht bei einem Anschlag, darfst du gleich nach dem Ansagen von Zahl und Ziel 1 Geld zahlen; dann geht 1 verteidigender Soldato in seinen Vorrat. Ist niemand zur Verteidigung übrig, gehört das Gebiet gleich dir.
LF-XT-03 = Befehlskette (Planungsphase): Du darfst einen Befehl in einem Gebiet erteilen, in dem schon einer deiner Befehle liegt. Mehr als 2 sind es nie.
LF-XT-04 = Zeitzünder (Kampfphase): Jede deiner Autobomben darf ein zwei Schritte entferntes Gebiet treffen. Wem das Gebiet dazwischen gehört, ist gleich.
LF-XT-05 = Einfluss (Planungsphase): Zu Beginn jeder Planungsphase darfst du 1 Soldato aus deinem Hauptquartier in den Vorrat schicken, um den am weitesten links liegenden Marker einer Reihe deines Tableaus zu entfernen. Der Marker kommt in deinen Vorrat.
LF-XT-06 = Maschinengewehre (Kampfphase): 1 Angriffsbonus mehr bei jeder Bewegung (und Angriff) mit Boot, auch wenn das Ziel über Land erreichbar wäre.
LF-XT-07 = Anwerbung (Kampfphase): Hast du ein Gebiet durch einen Angriff eingenommen, darfst du dort so viele Soldati aus deinem Hauptquartier einsetzen, wie das Plättchen sagt, nicht weniger. Dazu muss mindestens 1 deiner Soldati im Gebiet übrig sein; beim Betreten eines leeren Gebiets und beim Aufwiegeln wirkt es nicht.
LF-XT-08 = Schnellboote (Planungsphase): Zu Beginn jeder Planungsphase darfst du nach den üblichen Regeln 1 Boot einsetzen.
LF-XT-09 = Die übrigen drei der elf Plättchen sind von uns; die Regelhefte beschreiben sie nicht. Zweite Welle: Setzt dein Befehl Soldati ein, setze 1 weiteren aus dem Vorrat in sein Gebiet, oder im 1 gegen 1 ein Mitglied aus dem Vorrat in die Cupola. Wachleute: 1 Verteidigungsbonus in deinen Gebieten ohne Labor. Einkünfte: Nimm zu Beginn der Planung 1 Geld für jedes Mandamento, das du kontrollierst.

## Was verborgen ist

LF-I-01 = Vor dem anderen Team verborgen: was in deinem Hauptquartier ist, die Vorderseiten deiner Befehle, bis sie aufgedeckt werden, und die gewählte Konfliktkarte. Dein Partner darf alles sehen.
LF-I-02 = Für alle offen: der Plan, die Tableaus, die Kontrollplättchen, die Vorräte, die verkauften Befehle und welche Befehle jede Familie haben könnte.
LF-I-03 = Die Zahl der Soldati in einem Hauptquartier lässt sich errechnen: 50 minus die auf dem Plan und im Vorrat. Beim Geld hilft Mitzählen.
