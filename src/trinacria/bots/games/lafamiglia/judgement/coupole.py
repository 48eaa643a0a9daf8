"""What seats of the Coupole are worth in 1 v 1: from eleven on a Mandamento, before that a bonus each round."""

from trinacria.bots.games.lafamiglia.judgement.thought import Thought


def seats(thought: Thought) -> tuple[int, int]:
    """Own seats and the other's."""
    table = thought.table
    held: dict[str, int] = table.coupole["seats"]
    return held[table.seats[table.me]], held[table.seats[1 - table.me]]


def standing(thought: Thought, held: int, other: int) -> float:
    """What so many seats are worth to the family that has them; `other` is the family that has the rest."""
    table = thought.table
    council, taste = table.printed.coupole, table.taste
    over = held - council.deploy_minus
    if over <= 0:
        return 0.0
    if held < council.control_from:
        near = taste.near * (over / (council.control_from - council.deploy_minus)) ** 2
        return near + taste.majority * over if not table.last else near * (not table.encounter)
    mandamento = (taste.held_at_last if table.last else taste.held)[table.printed.hold]
    locked = sum([len(spaces) for spaces in table.families[other]["commission_mat"].values()])
    lock = taste.lock * locked if held >= council.lockout_at and not table.last else 0.0
    return (1.0 if table.encounter else taste.answered) * mandamento + lock


def worth(thought: Thought, mine: int) -> float:
    """What the Coupole is worth with so many own seats."""
    table, council = thought.table, thought.table.printed.coupole
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
    return thought.table.taste.secret * max([gain(thought, number) for number in range(members + 1)])
