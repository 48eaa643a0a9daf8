# Les exemples du livret de Famiglia : leur sujet, et ce qui est demandé. Les cartes s'écrivent en codes et s'affichent comme des cartes.

example-FA-01 = Nouvelles cartes
example-FA-01-ask-1 = Vous retirez R2 de la rue. Combien de cartes y a-t-il ensuite dans la rue ?
example-FA-02 = Recruter avec une paire
example-FA-02-ask-1 = Vous avez deux B2 en main. Quelle carte pouvez-vous recruter avec eux ?
example-FA-03 = Les dernières cartes
example-FA-03-ask-1 = La pioche en est à son deuxième passage et il y reste deux cartes. Vous placez R3 sous la pioche. Combien de cartes y a-t-il ensuite dans la rue ?
example-FA-03-ask-2 = La dernière carte de la pioche est arrivée. Combien de tours y a-t-il encore après le vôtre ?
example-FA-04 = Le Comptable
example-FA-04-ask-1 = Vous avez joué B2 dans votre gang. Quel échange est permis ?
example-FA-05 = La Brute
example-FA-05-ask-1 = Vous voulez G4 de la rue. Comment l’obtenir ?
example-FA-06 = Le Mercenaire
example-FA-06-ask-1 = Vous voulez R3. Quelles cartes pouvez-vous montrer ? La première va dans votre gang.
example-sum-street = cartes dans la rue
example-sum-away = retirée
example-sum-new = nouvelles cartes, autant que sa valeur
