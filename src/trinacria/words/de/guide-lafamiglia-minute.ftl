# The lessons of a minute: what is told at each stop.

## Boats

guide-lafamiglia-boats-goal-title = Über das Wasser
guide-lafamiglia-boats-goal = Soldati ziehen in benachbarte Gebiete. Liegt aber ein Boot deines Teams in einem Meer an ihrem Gebiet, erreichen sie jedes andere Gebiet an diesem Meer. Dein Partner hat ein Boot im Mare Licata.
guide-lafamiglia-boats-put-title = Setz ein Boot ein
guide-lafamiglia-boats-put = Dein Befehl in Camastra beginnt mit einem Boot. Es kommt in ein Meer an diesem Gebiet: Mare Agrigento. Von dort könntest du es ein Meer weiter bewegen.
guide-lafamiglia-boats-put-do = Wähle „Boot einsetzen“.
guide-lafamiglia-boats-chain-title = Zwei Boote, eine Kette
guide-lafamiglia-boats-chain = Boote in benachbarten Meeren bilden eine Kette, auch die deines Partners: von hier bis zum Mare Licata. Lass deines also hier. Ein drittes Boot im selben Meer würde zusammen mit einem der beiden anderen entfernt.
guide-lafamiglia-boats-chain-do = Wähle „Hier bleiben“.
guide-lafamiglia-boats-across-title = Angriff über das Meer
guide-lafamiglia-boats-across = Jetzt erreichst du jedes Gebiet an beiden Meeren. Ragusa hat nur zwei Soldati. Autos nehmen Boote nicht mit.
guide-lafamiglia-boats-across-do = Wähle Ragusa auf der Karte.
guide-lafamiglia-boats-end-title = Gelandet
guide-lafamiglia-boats-end = Ragusa gehört dir. Beide Boote bleiben für deine nächsten Befehle liegen, selbst wenn du die Küste verlierst. Boote des anderen Teams helfen und stören nicht.

## Strike

guide-lafamiglia-strike-goal-title = Eine Bombe nebenan
guide-lafamiglia-strike-goal = Ein Anschlag entfernt Soldati in einem über Land benachbarten Gebiet. Er nimmt nie ein Gebiet ein, er schwächt es, bevor ein anderer Befehl einzieht. Riesi hat fünf Soldati und ein Labor.
guide-lafamiglia-strike-begin-title = Führe den Befehl aus
guide-lafamiglia-strike-begin = Dein Befehl in Enna zeigt eine Bombe und einen Totenkopf mit 2. Das Labor in Riesi zieht 1 ab, und eine Weste auf einem Befehl dort täte es auch.
guide-lafamiglia-strike-begin-do = Wähle „Anschlag“.
guide-lafamiglia-strike-car-title = Ein Auto macht ihn stärker
guide-lafamiglia-strike-car = Du hast ein Auto in Enna, also kann es eine Autobombe sein: Dazu kommt der untere Totenkopf deiner Justizreihe, hier 3. Macht 2 + 3 − 1 = 4. Das Auto geht in den Vorrat zurück.
guide-lafamiglia-strike-car-do = Wähle Riesi, dann die Autobombe.
guide-lafamiglia-strike-end-title = Vier weniger
guide-lafamiglia-strike-end = In Riesi ist nur ein Soldato übrig. Labor und Befehl dort bleiben. Ohne den letzten Soldato wäre der Befehl in sein Hauptquartier zurückgekehrt. Ein neutraler Soldato, den du entfernst, bringt dir einen eigenen.

## Pentito

guide-lafamiglia-pentito-goal-title = Einer für mehrere
guide-lafamiglia-pentito-goal = Ein Pentito kostet einen deiner Soldati und entfernt mehrere in benachbarten Gebieten. Dein Befehl in Enna zeigt 2, 2 und 1: drei Zahlen für drei verschiedene Gebiete.
guide-lafamiglia-pentito-price-title = Der Preis
guide-lafamiglia-pentito-price = Zuerst geht einer deiner Soldati in Enna in den Vorrat zurück. Es darf sogar der letzte dort sein.
guide-lafamiglia-pentito-price-do = Wähle „Pentito“.
guide-lafamiglia-pentito-labs-title = Nichts schützt
guide-lafamiglia-pentito-labs = Gegen einen Pentito helfen weder Labore noch Westen. Riesi hat zwei Labore und verliert trotzdem 2.
guide-lafamiglia-pentito-labs-do = Wähle Riesi und entferne 2.
guide-lafamiglia-pentito-second-title = Das nächste Gebiet
guide-lafamiglia-pentito-second = Jede Zahl gilt für ein anderes Gebiet, Riesi ist also jetzt sicher. Wählen kannst du nur neutrale Soldati und die des anderen Teams.
guide-lafamiglia-pentito-second-do = Wähle Camastra und entferne 2.
guide-lafamiglia-pentito-neutral-title = Neutrale Soldati lohnen sich
guide-lafamiglia-pentito-neutral = Die letzte Zahl ist eine 1. Für jeden neutralen Soldato, den du entfernst, kommt einer von dir aus dem Vorrat ins Hauptquartier.
guide-lafamiglia-pentito-neutral-do = Wähle das neutrale Caltanissetta.
guide-lafamiglia-pentito-end-title = Fünf für einen
guide-lafamiglia-pentito-end = Du hast einen Soldato verloren, fünf entfernt und einen zurückbekommen. Weniger entfernen darfst du immer. Gebiete nimmt ein Pentito nicht ein: Plane danach eine Bewegung.

## Agitate

guide-lafamiglia-agitate-goal-title = Andere kämpfen für dich
guide-lafamiglia-agitate-goal = Aufwiegeln schickt neutrale Soldati in den Kampf. Die Zahl auf deinem Befehl in Caltagirone sagt, wie weit weg sie sein dürfen: Bei 2 darf ein Gebiet dazwischenliegen. Scordia hat vier davon.
guide-lafamiglia-agitate-begin-title = Immer der letzte Teil
guide-lafamiglia-agitate-begin = Aufwiegeln kommt in einem Befehl zuletzt. Vorher darfst du angreifen oder den Angriff auslassen. Hier bleiben deine eigenen Soldati zu Hause.
guide-lafamiglia-agitate-begin-do = Wähle „Aufwiegeln“.
guide-lafamiglia-agitate-choose-title = Welche neutralen Soldati?
guide-lafamiglia-agitate-choose = Die neutralen Gebiete in Reichweite leuchten. Am stärksten sind die vier Soldati in Scordia.
guide-lafamiglia-agitate-choose-do = Wähle Scordia.
guide-lafamiglia-agitate-target-title = Wo greifen sie an?
guide-lafamiglia-agitate-target = Sie ziehen in ein benachbartes Gebiet, aber nie in eines deines eigenen Teams. Palagonia hält ein einziger Soldato, also greifen alle vier dort an.
guide-lafamiglia-agitate-target-do = Wähle Palagonia.
guide-lafamiglia-agitate-fight-title = Dich kostet es nichts
guide-lafamiglia-agitate-fight = Sie kämpfen wie mit einer Schrotflinte und sonst nichts, die Totenköpfe deines Befehls zählen also nicht. Rohe Gewalt kostet zwei von ihnen und keinen von dir.
guide-lafamiglia-agitate-fight-do = Wähle rohe Gewalt.
guide-lafamiglia-agitate-end-title = Neutraler Boden
guide-lafamiglia-agitate-end = Palagonia ist jetzt neutral und hilft niemandem zu einem Mandamento. Für jeden gefallenen neutralen Soldato durfte die verteidigende Familie einen aus ihrem Vorrat nehmen.

## Ultima Azione

guide-lafamiglia-final-goal-title = Das letzte Wort
guide-lafamiglia-final-goal = Dieses Feld bewirkt erst einmal nichts. Es hält einen Marker für dich bereit: Ist die obere Tafel leer, führst du damit noch eine Aktion aus, nach allen anderen.
guide-lafamiglia-final-put-title = Stell deine Büste hin
guide-lafamiglia-final-put = Deine Büste kommt neben den Marker, und du bekommst das auf das Feld gedruckte Geld.
guide-lafamiglia-final-put-do = Wähle dieses Feld: Justiz, das dritte.
guide-lafamiglia-final-wait-title = Der letzte Marker
guide-lafamiglia-final-wait = Blau nimmt den letzten Marker der oberen Tafel. Sonst hat niemand mehr einen Zug: Die Planung wäre vorbei.
guide-lafamiglia-final-last-title = Deine Schlussaktion
guide-lafamiglia-final-last = Jetzt rückt dein Marker auf ein anderes freies Feld weiter, und du führst dessen Aktion aus. Das aufgedruckte Geld zählt, der Marker selbst kostet nichts.
guide-lafamiglia-final-last-do = Wähle das Feld, das einen Befehl erteilt: Justiz, das zweite.
guide-lafamiglia-final-order-title = Niemand kann antworten
guide-lafamiglia-final-order = Alle anderen sind mit der Planung fertig; auf den Befehl, den du jetzt erteilst, kann niemand mehr antworten.
guide-lafamiglia-final-order-do = Wähle Enna.
guide-lafamiglia-final-end-title = Die Planung ist vorbei
guide-lafamiglia-final-end = Die Befehle sind aufgedeckt, und deine Büste ist wieder im Vorrat. Du hättest auf die Aktion auch verzichten können; dann wäre der Marker liegen geblieben.

## The commission

guide-lafamiglia-commission-goal-title = Zwei Marker auf einem Feld
guide-lafamiglia-commission-goal = Ohne Partner hast du auch eine Kommission. Auf fünf Feldern deines Tableaus liegen zwei Marker: Der obere gehört der Kommission und geht zuerst.
guide-lafamiglia-commission-influence-title = Entferne einen Marker
guide-lafamiglia-commission-influence = Jede Aktion, die Marker von deinem Tableau entfernt, kann auch einen der Kommission entfernen. Dieses Feld entfernt den linken Marker einer Reihe.
guide-lafamiglia-commission-influence-do = Wähle dieses Feld der unteren Tafel.
guide-lafamiglia-commission-row-title = Welche Reihe?
guide-lafamiglia-commission-row = In der Kirchenreihe ist dein erster Marker weg, das nächste Feld ist also ein doppeltes. Sein oberer Marker gehört der Kommission.
guide-lafamiglia-commission-row-do = Wähle die Kirchenreihe.
guide-lafamiglia-commission-board-title = Aufs Solotableau
guide-lafamiglia-commission-board = Ein Kommissionsmarker darf auf ein freies Feld des Solotableaus, und du führst dessen Aktion gleich aus. Dieses hier erteilt zwei Befehle.
guide-lafamiglia-commission-board-do = Wähle das Feld mit zwei Befehlen.
guide-lafamiglia-commission-orders-title = Zwei Befehle auf einmal
guide-lafamiglia-commission-orders = Die zwei Befehle kommen in zwei deiner Gebiete: zuerst Enna, dann Licata.
guide-lafamiglia-commission-orders-do = Wähle Enna.
guide-lafamiglia-commission-end-title = Einmal pro Partie
guide-lafamiglia-commission-end = Im 1 gegen 1 bleibt der Marker dort liegen: Keine Seite kann das Feld noch einmal nutzen. Um die starken Felder gibt es also ein Wettrennen. Im 2 gegen 1 sind die Felder in jeder Runde wieder frei.

## The Cupola

guide-lafamiglia-coupole-goal-title = Zwölf Plätze
guide-lafamiglia-coupole-goal = Die Cupola ist ein Rat mit zwölf Plätzen. Du hast neun, die Gegenseite drei. Mit mehr als sechs darfst du zu Beginn einer Runde Soldati einsetzen; mit elf zählt sie als Mandamento.
guide-lafamiglia-coupole-place-title = Jede Aktion, die einsetzt
guide-lafamiglia-coupole-place = Mitglieder entsendest du immer, wenn du Soldati einsetzen darfst: durch ein Feld, einen Befehl oder ein Plättchen. Dieses Feld setzt ein.
guide-lafamiglia-coupole-place-do = Wähle dieses Feld: Polizei, das erste.
guide-lafamiglia-coupole-seat-title = Mitglieder statt Soldati
guide-lafamiglia-coupole-seat = Statt jedes Soldato, den du einsetzen könntest, darfst du ein Mitglied aus deinem Hauptquartier entsenden. Jedes schickt ein gegnerisches heim. Du hast zwei davon.
guide-lafamiglia-coupole-seat-do = Entsende 2 Mitglieder.
guide-lafamiglia-coupole-claim-title = Kontrolle der Cupola
guide-lafamiglia-coupole-claim = Der Kampf ist vorbei. Mit elf Plätzen darfst du deinen Kontrollmarker auf die Cupola legen. Sie zählt als Mandamento und bleibt bis zum Ende der nächsten Runde bei dir.
guide-lafamiglia-coupole-claim-do = Leg deinen Kontrollmarker dorthin.
guide-lafamiglia-coupole-end-title = Und mehr Soldati
guide-lafamiglia-coupole-end = Elf Plätze sind fünf mehr als sechs: Zu Beginn der Runde darfst du bis zu fünf Soldati in ein Gebiet einsetzen. Dann darf die Gegenseite Mitglieder holen, um die Plätze auszugleichen.

## The solo board

guide-lafamiglia-solo-board-goal-title = Ein eigenes Tableau
guide-lafamiglia-solo-board-goal = Du spielst allein gegen zwei, und nur du benutzt dieses Tableau. In jedem Zug darfst du hier eine Zusatzaktion ausführen, mit einem Marker von den runden Feldern. Einige Marker und die oberen Aktionen sind gesperrt.
guide-lafamiglia-solo-board-extra-title = Eine Zusatzaktion
guide-lafamiglia-solo-board-extra = Sie kommt vor oder nach deinem Zug und kostet nichts. Dieses Feld wirbt an.
guide-lafamiglia-solo-board-extra-do = Wähle das Feld, das anwirbt.
guide-lafamiglia-solo-board-turn-title = Dann dein Zug
guide-lafamiglia-solo-board-turn = Jetzt kommt der übliche Zug: ein Marker und sein Feld, oder eine Spalte. Das ist der letzte Marker, danach endet die Runde.
guide-lafamiglia-solo-board-turn-do = Wähle dieses Feld: Polizei, das erste.
guide-lafamiglia-solo-board-unlock-title = Schalte eine Aktion frei
guide-lafamiglia-solo-board-unlock = Am Ende einer Runde darfst du einen Sperrmarker auf eine gesperrte Aktion legen. Dann ist die Aktion frei und der gesperrte Marker auch. Diese hier erteilt zwei Befehle.
guide-lafamiglia-solo-board-unlock-do = Wähle die erste gesperrte Aktion.
guide-lafamiglia-solo-board-end-title = Wieder bereit
guide-lafamiglia-solo-board-end = Die Marker liegen wieder auf den runden Feldern, und du hast einen mehr. Jede Runde bringt mehr Zusatzaktionen: So hält man gegen zwei stand.
