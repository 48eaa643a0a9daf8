# The rules of La Famiglia for two and three in our own words, one message a rule, by its id.

## Wahlregeln

LX-OPT-1 = Wahlregel: Rohe Gewalt mit oder gegen neutrale Soldati kostet 1 Soldato statt 2.
LX-OPT-2a = Wahlregel: Übernimmst du ein Gebiet von neutralen Soldati, kommen 2 Soldati aus deinem Vorrat in dein Hauptquartier, gleich wie viele neutrale dort standen.
LX-OPT-2b = Mit dieser Regel gibt es keine andere Belohnung für neutrale Soldati: weder für solche, die durch Boni, Karten, Schlagabtausch, Anschlag oder Pentito entfernt werden, noch für aufgewiegelte.
LX-OPT-2c = Mit dieser Regel bringt es nichts, in ein neutrales Gebiet zu ziehen, das schon vorher geleert wurde.
LX-OPT-2d = Davon abgesehen werden neutrale Soldati wie die einer Familie behandelt.
LX-OPT-3 = Wahlregel: Bewegst du eine Spalte, dürfen ihre Marker auch auf freie Felder der unteren Tafel ohne Symbol.
LX-OPT-4 = Wahlregel: Sammeln darf auch Soldati, aber keine Autos, per Boot aus genau einem weiteren deiner Gebiete holen. Nichts verlässt das Gebiet des Befehls.
LX-OPT-5 = Wahlregel: In der Verwaltung nach der Kampfphase darfst du, sobald die Plättchen markiert sind, deine Marker auf freie Plättchen deiner Seite versetzen oder einen mit deinem Partner tauschen, wenn ihr euch einig seid. Versetzt dein Partner nach dir Marker, darfst du deine noch einmal versetzen.
LX-OPT-6 = Wahlregel: Löst Bronte einen Gleichstand nicht auf, gewinnt die Seite mit der Startfigur.

## Material

LX-C-01 = Die Erweiterung hat ein zweiseitiges Solotableau, 24 Gebietsplättchen, 7 zweiseitige Sperrmarker und 1 Verbotsmarker.

## Zu zweit oder zu dritt

LX-G-01 = Wer ohne Partner spielt, die Soloseite, wählt eine Familie und nimmt ihr Material.
LX-G-02 = Alle führen eine Familie und haben gleich viele Züge.
LX-G-03 = Alle haben wie sonst 50 Soldati. Ist dein Vorrat leer, kannst du nicht anwerben.

## Kommission

LX-K-01 = Jede Soloseite nimmt auch die Einflussmarker einer unbenutzten Familie: ihre Kommissionsmarker.
LX-K-02 = Im 1 gegen 1 nehmen beide auch die Soldati dieser Familie: Sie sind die Mitglieder ihrer Kommission.
LX-K-03 = Mitglieder können nur in die Cupola entsandt werden.
LX-K-04 = Beim Aufbau liegen einige Kommissionsmarker auf deinem eigenen Tableau.

## Fiktive Familie

LX-F-01 = Beim Aufbau stehen in einigen Gebieten Soldati einer unbenutzten Farbe: die fiktive Familie.
LX-F-02 = Sie halten ihre Gebiete wie gewöhnliche Soldati, greifen aber nie an.
LX-F-03 = Werden sie angegriffen, spielt die andere Seite die Verteidigung.
LX-F-04 = Sie sind nicht neutral: Sie lassen sich nicht aufwiegeln und bringen keine Soldati in dein Hauptquartier.

## Boote und Tableau

LX-B-01 = Jede Soloseite hat 2 weitere Boote in der Farbe ihrer Kommission und nutzt sie wie eigene: insgesamt 6.
LX-M-01 = Die Soloseite legt in jeder Reihe auf ihren eigenen Marker im zweiten Feld von Abschnitt A einen Kommissionsmarker, dazu auf den rechten von Abschnitt B: 5 Felder haben zwei Marker.
LX-M-02 = Kommissionsmarker werden durch dieselben Aktionen entfernt wie eigene.
LX-M-03 = Von zwei Markern auf einem Feld geht der obere zuerst; für den unteren braucht es ein weiteres Entfernen.
LX-M-04 = Ein Kommissionsmarker, den du entfernst, darf auf ein freies Feld des Solotableaus, und du führst dessen Aktion aus; sonst geht er in den Vorrat.
LX-M-05 = Entfernt „zwei Institutionen beeinflussen“ zwei Kommissionsmarker, kommen beide auf das Solotableau, und du führst beide Aktionen aus.

## Planung und Sieg

LX-P-01 = Die Planungsphase endet, sobald nur noch in einer Spalte der oberen Tafel Marker liegen.
LX-P-02 = Dann können die Schlussaktionen folgen.
LX-P-03 = Die übrigen Marker kommen in dieselbe Spalte der Tafel für die nächste Runde.
LX-V-01 = Eine Soloseite gewinnt mit mindestens { $win_family } Mandamenti am Ende einer Runde.
LX-V-02 = Ein Team gewinnt wie üblich: mit { $win_team } zusammen oder { $win_family } einer seiner Familien.
LX-V-03 = Haben beide Seiten genug oder nach der letzten Runde keine: die meisten Mandamenti, dann Bronte, dann die Startfigur.

## 1 gegen 1: Aufbau

LX-1-S01 = Das Solotableau zeigt die Seite für 1 gegen 1; beide entsenden 6 Mitglieder in die Cupola.
LX-1-S02 = In Marsala, Ragusa, Siracusa und Alcamo stehen je 3 fiktive Soldati.
LX-1-S03 = Beide haben zwei der vier Ecksymbole: die ihrer Seite des Plans.
LX-1-S04 = Von jedem Symbol wird ein Gebietsplättchen gezogen; stelle 3 fiktive Soldati in jedes dieser Gebiete.
LX-1-S05 = Neutrale Soldati werden wie im Grundspiel aufgestellt.
LX-1-S06 = Beide haben in jedem anderen Gebiet mit ihren Symbolen 2 Soldati: in je 8 Gebieten.
LX-1-S07 = Beide ziehen 2 Charakterkarten und behalten eine.
LX-1-S08 = Beide bekommen 4 weitere Soldati ins Hauptquartier.
LX-1-S09 = Wer anfängt, gibt 2 Geld in den Vorrat zurück, die andere Seite 1. Niemand zahlt der anderen Seite etwas.
LX-1-S10 = Beide setzen 2 weitere Soldati aus dem Vorrat ein.
LX-1-S11 = Beide legen 4 Einflussmarker auf Tafel 0, abwechselnd je einen.

## 1 gegen 1: Solotableau

LX-1-R01 = Rohe Gewalt kostet den Angriff 1 Soldato statt 2.
LX-1-R02 = Ein vom Tableau entfernter Kommissionsmarker darf auf ein freies Feld des Solotableaus; dessen Aktion wird ausgeführt.
LX-1-R03 = Marker auf dem Solotableau bleiben liegen: Jede seiner Aktionen gibt es nur einmal in der ganzen Partie, für wen auch immer.

## 1 gegen 1: Cupola

LX-1-K01 = Die Cupola hat 12 Plätze für Mitglieder, um die beide ringen. Die Verteilung kann sich bei Aufbau, Planung und Kampf ändern.
LX-1-K02 = Gewöhnliche Soldati kommen nie in die Cupola, und Mitglieder stehen sonst nirgends auf dem Plan.
LX-1-K03 = Das Folgende gilt für Aktionstafeln, Startausstattung, Kontrollplättchen und Befehle.
LX-1-K04 = Kommen Soldati aus deinem Vorrat in dein Hauptquartier, darfst du statt jedes einzelnen ein Mitglied nehmen, hinter deinem Sichtschirm. Mitglieder haben einen eigenen Vorrat: Sie können auch kommen, wenn deine Soldati aufgebraucht sind.
LX-1-K05 = Darfst du Soldati einsetzen, darfst du statt jedes einzelnen ein Mitglied aus deinem Hauptquartier in die Cupola entsenden. Bei der Zweiten Welle kommt es aus dem Vorrat, wie der Soldato.
LX-1-K06 = Ein in die Cupola entsandtes Mitglied schickt ein gegnerisches in seinen Vorrat zurück.
LX-1-K07 = In der Cupola sitzen immer 12 Mitglieder.
LX-1-K08 = Solange eine Seite alle 12 Plätze hält, führt die andere keine Aktionen auf dem Solotableau aus; ihre entfernten Kommissionsmarker gehen in den Vorrat.
LX-1-K09 = Wer in der Verwaltung nach der Kampfphase mindestens 11 Mitglieder hat, darf einen Kontrollmarker auf die Cupola legen oder den dortigen ersetzen.
LX-1-K10 = Hat dann niemand 11 Mitglieder, wird der Kontrollmarker dort entfernt.
LX-1-K11 = Die Cupola zählt für das Spielende und für Kontrollplättchen als Mandamento; wer sie kontrolliert, darf sofort ein Plättchen markieren.
LX-1-K12 = Der Kontrollmarker bleibt bis zur Verwaltung am Ende der nächsten Runde, auch wenn sich die Plätze ändern.
LX-1-K13 = Wer zu Beginn einer Runde mehr als 6 Mitglieder hat, darf Soldati aus dem Hauptquartier in ein leeres oder eigenes Gebiet einsetzen: einen für jedes Mitglied über 6.
LX-1-K14 = Statt jedes dieser Soldati darf auch ein Mitglied entsandt werden; es dürfen auch weniger sein.
LX-1-K15 = Dann darf die andere Seite Mitglieder aus dem Hauptquartier entsenden, um die Cupola wieder Richtung 6:6 zu bringen.

## 2 gegen 1: Aufbau

LX-2-S01 = Das Solotableau zeigt die Seite für 2 gegen 1; die Soloseite legt auf jedes der 7 runden Felder einen Kommissionsmarker: die Zusatzaktionsmarker.
LX-2-S02 = Einigt euch auf die Schwierigkeit für die Soloseite: leicht, mittel oder schwer legt 3, 4 oder 5 Sperrmarker auf die letzten Zusatzaktionsmarker.
LX-2-S03 = In einer leichten Partie ist von Anfang an eine gesperrte Aktion nach Wahl der Soloseite frei.
LX-2-S04 = Von den 3 Gebietsplättchen jedes der beiden Symbole der Soloseite werden 2 gezogen; stelle 3 fiktive Soldati in jedes dieser 4 Gebiete.
LX-2-S05 = Die Soldati des Teams und die neutralen werden wie im Grundspiel aufgestellt.
LX-2-S06 = In jedem anderen Gebiet mit ihren Symbolen hat die Soloseite 2 Soldati: in 8 Gebieten.
LX-2-S07 = Die Soloseite zieht 2 Charakterkarten und behält eine; die anderen bekommen je eine.
LX-2-S08 = Die Soloseite bekommt 5 weitere Soldati und 1 Geld ins Hauptquartier.
LX-2-S09 = Die Soloseite setzt 5 weitere Soldati, ein Labor, ein Auto und ein Boot aus dem Vorrat ein.
LX-2-S10 = Die Soloseite nimmt die Startfigur und zahlt der anderen Seite nichts.
LX-2-S11 = Auf Tafel 0 legt die Soloseite je zwei Einflussmarker auf einmal, insgesamt 4; die anderen je einen, insgesamt 2.

## 2 gegen 1: Solotableau

LX-2-R01 = Nur die Soloseite nutzt das Solotableau. Seine stärksten Aktionen sind anfangs gesperrt.
LX-2-R02 = Ein vom Tableau entfernter Kommissionsmarker darf auf ein freies, nicht gesperrtes Feld; dessen Aktion wird ausgeführt.
LX-2-R03 = In jedem Zug darf die Soloseite eine Zusatzaktion ausführen: Ein verfügbarer Zusatzaktionsmarker kommt kostenlos auf ein freies, nicht gesperrtes Feld oder auf das mit dem Unendlichzeichen.
LX-2-R04 = Zusatzaktionsmarker unter einem Sperrmarker sind nicht verfügbar.
LX-2-R05 = Zu einer Schlussaktion gibt es keine Zusatzaktion.
LX-2-R06 = Am Ende einer Runde kehren die Marker des Solotableaus auf seine runden Felder zurück; überzählige sind aus dem Spiel.
LX-2-R07 = Am Ende einer Runde darf die Soloseite einen Sperrmarker von einem runden Feld auf eine gesperrte Aktion legen, die dann für den Rest der Partie frei ist.

## 2 gegen 1: Zugreihenfolge

LX-2-T01 = Gezogen wird im Uhrzeigersinn ab der Startfigur; die beiden Familien des Teams ziehen nacheinander.
LX-2-T02 = Die zweite Familie des Teams darf keine Spalte leeren, aus der ihr Partner im Zug unmittelbar davor einen Marker genommen hat.
LX-2-T03 = Der Verbotsmarker zeigt die Spalte, die zuletzt benutzt wurde.

## Felder des Solotableaus

LX-A-01 = Soldati zu Laboren: Setze zu jedem deiner Labore 1 Soldato aus deinem Hauptquartier, oder zu bis zu 3 davon, wie aufgedruckt.
LX-A-02 = Verstärken: Setze wie aufgedruckt 2 oder 3 Soldati aus deinem Hauptquartier in ein Gebiet, in dem du schon welche hast, nicht in ein leeres.
LX-A-03 = Alle anderen Felder wirken wie die der Aktionstafeln.
