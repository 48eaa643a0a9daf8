# What things on the table are.
explain-now = Pour vous, maintenant :
explain-all = Tous les symboles
explain-asking = Touchez un élément pour savoir ce que c’est. Échap pour arrêter.
explain-button = Expliquer
explain-card =
    { $family }, valeur { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $ability }.
explain-card-ways = { $count ->
    [one] Vous pouvez recruter cette carte d’une façon.
   *[other] Vous pouvez recruter cette carte de { $count } façons.
}
explain-card-recruit = Recruter…
explain-card-choose = Choisir cette carte
explain-previous = Précédente
explain-next = Suivante
explain-card-zero = Un 0 n’a pas de capacité
explain-soldato = Milicien
explain-car = Voiture
explain-boat = Vedette
explain-lab = Labo
explain-influence = Pion Influence
explain-money = Argent
explain-control = Pion Contrôle
explain-start-player = Pion Premier joueur
explain-supply = Réserve
explain-exert-sheet = Exercer de l’influence sur une fiche
explain-initiative-supply = Ordre de logistique, avec son initiative
explain-initiative-attack = Ordre d’attaque, avec son initiative
explain-car-bomb = Voiture piégée
explain-force = Par la force
explain-knockout = Résolution
explain-row-now = votre valeur est { $value }.
explain-column-now =
    { $money ->
        [0] il n’y a aucun pion à déplacer.
       *[other] déplacer cette colonne vous coûte { $money } £.
    }
explain-order =
    { $type ->
        [supply] Ordre de logistique
       *[attack] Ordre d’attaque
    }, initiative { $initiative } : { $parts }.
explain-area = Mandamento : { $mandamento }. { $pieces }. Territoires adjacents : { $neighbours }.
explain-group-pieces = Éléments
explain-group-places = Lieux
explain-group-actions = Actions
explain-group-orders = Ordres
explain-group-conflict = Conflit
explain-group-rows = Rangées de votre plateau Famille
explain-your-character = Votre personnage
