"""What a bot of La Famiglia values, in one unit: the worth of all that judgement weighs."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """A set of values. The defaults are those that `greedy` plays by."""

    held: tuple[float, float, float, float] = (0.0, 2.0, 9.0, 11.0)
    """Worth of a Mandamento by how many of its areas a family has."""
    held_at_last: tuple[float, float, float, float] = (0.0, 0.4, 10.0, 10.6)
    """The same when no round is left to make more of it."""
    victory: float = 25.0
    """Worth of a winning number of Mandamenti."""
    opponent_weight: float = 0.9
    """How much of what the other side has counts against one's own."""
    bronte: float = 1.5
    bronte_at_last: float = 4.0
    own_soldato: float = 0.7
    """Worth of a soldato on the board."""
    hq_soldato: float = 0.45
    foe_soldato: float = 0.5
    fiction_soldato: float = 0.1
    money: float = 0.7
    threat: float = 0.3
    """How likely an enemy next door is to attack this area of all, without a sign of it."""
    threat_with_order: float = 0.6
    hold_chance: float = 0.7
    """How much of an area taken by nobody to speak of is kept."""
    car: float = 1.0
    boat: float = 0.8
    lab: float = 1.2
    lab_round: float = 0.35
    """Worth of a lab for each round to come."""
    by_then: float = 0.9
    """How much of an attack is left when its turn comes: others act before."""
    second_move: float = 0.6
    late: float = 0.03
    """Worth of each step of initiative of an attack: anyone who attacks late is not answered in this round."""
    placed: float = 0.25
    """What a soldato of the HQ gains by coming onto the board, wherever it is."""
    to_come: float = 0.7
    """How much of an order's worth counts where it could be issued but is not yet."""
    issued: float = 1.0
    """How much of an order's worth counts when turns are compared."""
    new_order: float = 1.6
    """Worth of an advanced order, for each round it can be used in."""
    new_value: float = 0.7
    """Worth of a better base value, likewise."""
    final_action: float = 0.8
    start_piece: float = 0.6
    enough_soldati: float = 7.0
    """Beyond so many in the HQ more of them are worth less."""
    majority: float = 0.4
    """Worth of each seat of the Coupole over half: a soldato placed at the start of a round."""
    near: float = 3.0
    """Worth of a majority just short of control."""
    answered: float = 0.6
    """How much of control is left when it is taken in the planning: the other has turns to break it."""
    lock: float = 0.5
    """Worth of each commission token that the other cannot use."""
    secret: float = 0.6
    """How much of what members could do is done: they wait behind the screen for an action that places them."""
    worthwhile: float = 0.35
    """An extra action that brings less is kept for another turn."""
    firm_hold: float = 0.1
    """How much likelier an area is kept for each soldato in it."""
    empty_hold: float = 0.6
    """How likely an empty area is kept that soldati are placed in."""
    unseen: float = 0.4
    """What a face-down order in the way of an attack costs."""
    revealed_threat: float = 0.8
    struck_twice: float = 1.6
    emptied: float = 0.5
    """Worth of an enemy's area that is emptied, besides what the enemy loses by it."""
    softened: float = 1.0
    """Worth of fewer defenders where an attack is planned."""
    other_order: float = 1.0
    """How much orders count that are no attacks."""
    kept_back: float = 0.2
    """Worth of each soldato that is kept in the HQ when others are placed."""
    money_at_last: float = 0.3
    plenty: float = 0.6
    """How much money counts beyond enough."""
    crowd: float = 0.6
    """How much less soldati count beyond enough."""
    recruit_at_last: float = 0.4
    car_attack: float = 0.15
    """How much of an attack a car is worth where it starts."""
    boat_anywhere: float = 0.3
    boat_prize: float = 0.05
    justice: float = 0.8
    police: float = 1.0
    church: float = 1.0
    """How much a better base value of each kind counts."""
    gather: float = 0.3
    scarce: float = 0.0
    """Worth of using a space before another does."""
    spaces: tuple[tuple[float, ...], ...] = ()
    """By round and then by FACTORS of `resource_values`: how much more a part or a column counts; none: no more."""
    tiles: tuple[float, ...] = ()
    """Worth of each control tile, in the order of TILES of `planning`; none: the earlier, the better."""


PLAIN = Weights()
"""What `greedy` values."""
LEARNED = Weights(
    held=(0.0, 2.0, 6.15, 8.4),
    held_at_last=(0.0, 0.3, 10.0, 10.5),
    victory=15.0,
    opponent_weight=1.13,
    bronte=1.4,
    bronte_at_last=5.8,
    own_soldato=0.78,
    hq_soldato=0.86,
    foe_soldato=1.38,
    money=0.61,
    threat=0.15,
    threat_with_order=0.3,
    hold_chance=1.0,
    car=0.57,
    boat=0.49,
    lab=0.58,
    lab_round=0.24,
    by_then=0.86,
    second_move=0.79,
    late=0.043,
    placed=0.29,
    to_come=0.29,
    issued=0.43,
    new_order=1.0,
    new_value=1.47,
    final_action=0.73,
    start_piece=0.52,
    enough_soldati=7.0,
    majority=0.37,
    near=2.6,
    lock=0.47,
    secret=1.13,
)
"""What playing against itself has taught: 1,100 games in which all values were moved at once, at random, a little up or
down, and went on in the direction of the side that won. Base values and soldati, also the other side's, are worth more
than they seem; orders are best issued late, and an enemy next door is less of a threat than it seems."""
