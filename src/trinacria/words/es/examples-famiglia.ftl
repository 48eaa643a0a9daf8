# Los ejemplos del reglamento de Famiglia: de qué trata cada uno y qué se pregunta. Las cartas se escriben en código y se ven como cartas.

example-FA-01 = Cartas nuevas
example-FA-01-ask-1 = Retiras R2 de la calle. ¿Cuántas cartas hay entonces en la calle?
example-FA-02 = Reclutar con una pareja
example-FA-02-ask-1 = Tienes dos B2. ¿Qué carta puedes reclutar con ellas?
example-FA-03 = Las últimas cartas
example-FA-03-ask-1 = Es la segunda vuelta del mazo y le quedan dos cartas. Pones R3 debajo del mazo. ¿Cuántas cartas hay entonces en la calle?
example-FA-03-ask-2 = Ha salido la última carta del mazo. ¿Cuántos turnos quedan después del tuyo?
example-FA-04 = El Contable
example-FA-04-ask-1 = Has jugado B2 en tu banda. ¿Qué cambio está permitido?
example-FA-05 = El Matón
example-FA-05-ask-1 = Quieres G4, que está en la calle. ¿Cómo la consigues?
example-FA-06 = El Mercenario
example-FA-06-ask-1 = Quieres R3. ¿Qué dos cartas puedes mostrar? La primera va a tu banda.
example-sum-street = cartas en la calle
example-sum-away = retirada
example-sum-new = cartas nuevas, tantas como su valor
