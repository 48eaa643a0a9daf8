# What things on the table are.
explain-now = For you now:
explain-all = All symbols
explain-asking = Tap anything to see what it is. Esc ends this.
explain-button = Explain
explain-card =
    { $family }, value { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $ability }.
explain-card-ways = { $count ->
    [one] You can recruit this card in 1 way.
   *[other] You can recruit this card in { $count } ways.
}
explain-card-recruit = Recruit…
explain-card-choose = Choose this card
explain-previous = Previous
explain-next = Next
explain-card-zero = A 0 has no ability
explain-soldato = Soldato
explain-car = Car
explain-boat = Boat
explain-lab = Lab
explain-influence = Influence token
explain-money = Money
explain-control = Control token
explain-start-player = Starting piece
explain-supply = Supply
explain-exert-sheet = Exert influence on a sheet
explain-initiative-supply = Supply order, with its initiative
explain-initiative-attack = Attack order, with its initiative
explain-car-bomb = Car bomb
explain-force = Brute force
explain-knockout = Knockout
explain-row-now = your value is { $value }.
explain-column-now =
    { $money ->
        [0] there is no token to move.
       *[other] moving this column costs you { $money }.
    }
explain-order =
    { $type ->
        [supply] Supply order
       *[attack] Attack order
    }, initiative { $initiative }: { $parts }.
explain-area = Mandamento: { $mandamento }. { $pieces }. Next to: { $neighbours }.
explain-group-pieces = Pieces
explain-group-places = Places
explain-group-actions = Actions
explain-group-orders = Orders
explain-group-conflict = Conflict
explain-group-rows = Rows of your mat
explain-your-character = Your character
