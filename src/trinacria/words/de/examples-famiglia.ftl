# The worked examples of Famiglia's rulebook: what each is about, and what is asked. Cards are written as codes and shown as cards.

example-FA-01 = Neue Karten
example-FA-01-ask-1 = Du legst R2 aus der Straße weg. Wie viele Karten liegen dann in der Straße?
example-FA-02 = Anwerben mit einem Paar
example-FA-02-ask-1 = Du hast zwei B2. Welche Karte kannst du damit anwerben?
example-FA-03 = Die letzten Karten
example-FA-03-ask-1 = Es läuft der zweite Durchgang, und im Stapel sind noch zwei Karten. Du legst R3 unter den Stapel. Wie viele Karten liegen dann in der Straße?
example-FA-03-ask-2 = Die letzte Karte des Stapels ist da. Wie viele Züge gibt es nach deinem noch?
example-FA-04 = Der Buchhalter
example-FA-04-ask-1 = Du hast B2 in deine Bande gespielt. Welcher Tausch ist erlaubt?
example-FA-05 = Der Schläger
example-FA-05-ask-1 = Du willst G4 aus der Straße. Wie bekommst du die Karte?
example-FA-06 = Der Söldner
example-FA-06-ask-1 = Du willst R3. Welche zwei Karten kannst du vorzeigen? Die erste kommt in deine Bande.
example-sum-street = Karten in der Straße
example-sum-away = weggelegt
example-sum-new = neue Karten, so viele wie ihr Wert
