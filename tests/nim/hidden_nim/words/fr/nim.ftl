nim-name = Nim caché
nim-decision-take = Quelle carte jouez-vous ?
nim-do-take = Prendre { $what ->
    [1] une allumette
    [2] deux allumettes
   *[other] trois allumettes
}
nim-view-heap = Allumettes : { $value }
nim-view-taken = Déjà prises : { $value }
nim-view-hand_sizes = Cartes en main : { $value }
nim-view-hands = Cartes que vous connaissez : { $value }
nim-event-took = { $viewer ->
    [self] Vous prenez
   *[other] { $seat } prend
} { $number ->
    [one] une allumette
   *[other] { $number } allumettes
}, il en reste { $left }.
nim-event-stuck = { $viewer ->
    [self] Vous n’avez
   *[other] { $seat } n’a
} aucune carte à jouer.
nim-refusal-hand = Vous n’avez pas de { $number } en main.
nim-refusal-heap = Il ne reste que { $heap } allumettes, pas { $number }.
nim-result = { $winner } gagne.
nim-ended-last_match = La dernière allumette est prise.
nim-ended-stuck = Personne ne peut plus jouer.
NIM-01 = À son tour, on joue une carte et on prend autant d’allumettes. Qui prend la dernière gagne.
