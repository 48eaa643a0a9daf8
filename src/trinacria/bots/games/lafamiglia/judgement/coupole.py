"""What seats of the Coupole are worth in 1 v 1: from eleven on a Mandamento, before that a bonus each round."""

from trinacria.bots.games.lafamiglia.judgement.analysis import Analysis


def seats(analysis: Analysis) -> tuple[int, int]:
    """Own seats and the other's."""
    table = analysis.table
    held: dict[str, int] = table.coupole["seats"]
    return held[table.seats[table.me]], held[table.seats[1 - table.me]]


def standing(analysis: Analysis, held: int, other: int) -> float:
    """What so many seats are worth to the family that has them; `other` is the family that has the rest."""
    table = analysis.table
    council, weights = table.printed.coupole, table.weights
    over = held - council.deploy_minus
    if over <= 0:
        return 0.0
    if held < council.control_from:
        near = weights.near * (over / (council.control_from - council.deploy_minus)) ** 2
        return near + weights.majority * over if not table.last else near * (not table.encounter)
    mandamento = (weights.held_at_last if table.last else weights.held)[table.printed.hold]
    locked = sum([len(spaces) for spaces in table.families[other]["commission_mat"].values()])
    lock = weights.lock * locked if held >= council.lockout_at and not table.last else 0.0
    return (1.0 if table.encounter else weights.answered) * mandamento + lock


def worth(analysis: Analysis, mine: int) -> float:
    """What the Coupole is worth with so many own seats."""
    table, council = analysis.table, analysis.table.printed.coupole
    me, theirs = table.me, council.seats - mine
    control = analysis.map_values.control[:]
    now, then = seats(analysis), (mine, theirs)
    for family, at in ((me, 0), (1 - me, 1)):
        control[family] += (then[at] >= council.control_from) - (now[at] >= council.control_from)
    return standing(analysis, mine, 1 - me) - standing(analysis, theirs, me) + analysis.map_values.victory(control)


def gain(analysis: Analysis, number: int) -> float:
    """What it is worth to seat so many members, each of which sends one of the other's away."""
    mine, theirs = seats(analysis)
    number = min(number, theirs)
    return analysis.noted(("seat", number), lambda: worth(analysis, mine + number) - worth(analysis, mine))


def waiting(analysis: Analysis, members: int) -> float:
    """What so many members behind the screen are worth."""
    return analysis.table.weights.secret * max([gain(analysis, number) for number in range(members + 1)])
