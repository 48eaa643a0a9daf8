"""What seats of the Coupole are worth in 1 v 1: from eleven on a Mandamento, before that a bonus each round."""

from trinacria.bots.lafamiglia.ground import HELD, HELD_AT_LAST
from trinacria.bots.lafamiglia.thought import Thought

MAJORITY = 0.4
"""Worth of each seat over half: a soldato placed at the start of a round."""
NEAR = 3.0
"""Worth of a majority just short of control."""
ANSWERED = 0.6
"""How much of control is left when it is taken in the planning: the other has turns to break it."""
LOCK = 0.5
"""Worth of each commission token that the other cannot use."""
SECRET = 0.6
"""How much of what members could do is done: they wait behind the screen for an action that places them."""


def seats(thought: Thought) -> tuple[int, int]:
    """Own seats and the other's."""
    table = thought.table
    held: dict[str, int] = table.coupole["seats"]
    return held[table.seats[table.me]], held[table.seats[1 - table.me]]


def standing(thought: Thought, held: int, other: int) -> float:
    """What so many seats are worth to the family that has them; `other` is the family that has the rest."""
    table = thought.table
    council = table.book.coupole
    over = held - council.deploy_minus
    if over <= 0:
        return 0.0
    if held < council.control_from:
        near = NEAR * (over / (council.control_from - council.deploy_minus)) ** 2
        return near + MAJORITY * over if not table.last else near * (not table.encounter)
    mandamento = (HELD_AT_LAST if table.last else HELD)[table.book.hold]
    locked = sum([len(spaces) for spaces in table.families[other]["commission_mat"].values()])
    lock = LOCK * locked if held >= council.lockout_at and not table.last else 0.0
    return (1.0 if table.encounter else ANSWERED) * mandamento + lock


def worth(thought: Thought, mine: int) -> float:
    """What the Coupole is worth with so many own seats."""
    table, council = thought.table, thought.table.book.coupole
    me, theirs = table.me, council.seats - mine
    control = thought.ground.control[:]
    now, then = seats(thought), (mine, theirs)
    for family, at in ((me, 0), (1 - me, 1)):
        control[family] += (then[at] >= council.control_from) - (now[at] >= council.control_from)
    return standing(thought, mine, 1 - me) - standing(thought, theirs, me) + thought.ground.victory(control)


def gain(thought: Thought, number: int) -> float:
    """What it is worth to seat so many members, each of which sends one of the other's away."""
    mine, theirs = seats(thought)
    number = min(number, theirs)
    return thought.noted(("seat", number), lambda: worth(thought, mine + number) - worth(thought, mine))


def waiting(thought: Thought, members: int) -> float:
    """What so many members behind the screen are worth."""
    return SECRET * max([gain(thought, number) for number in range(members + 1)])
