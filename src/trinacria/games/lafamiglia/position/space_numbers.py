"""What the parts of the spaces are worth to a family: `place 6` where Police 3 and `+3` are printed. [LF-AC-01..18]"""

from typing import Final

from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.planning.space_parts import SPACE_PARTS, church, police
from trinacria.games.lafamiglia.rules.pieces import own_labs
from trinacria.games.lafamiglia.rules.printed import PrintedPart
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.fact import Fact

Numbers = dict[str, list[int | None]]
BASES: Final = (church, police, own_labs)
MOST_REMEMBERED: Final = 2000


def facts(game: State) -> list[Fact]:
    """For each team the numbers of its families, on the spaces where they can still choose."""
    remembered = game.printed.space_numbers
    board = -1 if game.solo is None else solo_rules(game).board
    facts: list[Fact] = []
    for player, seat in enumerate(game.seats):
        bases = church(game, player), police(game, player), own_labs(game, player)
        numbers = remembered.get((game.round, board, bases))
        if numbers is None:
            if len(remembered) >= MOST_REMEMBERED:
                remembered.clear()
            numbers = remembered[game.round, board, bases] = _numbers(game, board, bases)
        facts.append(Fact(("families", seat, "space_numbers"), game.team(player), numbers))
    return facts


def _numbers(game: State, board: int, bases: tuple[int, int, int]) -> Numbers:
    """The numbers of all parts, for each space that has one: on the lower sheet and the solo board."""
    printed = game.printed
    numbers: Numbers = {}
    for space in printed.spaces_of[game.round] + (printed.solo_spaces[board] if board >= 0 else ()):
        counted = [_number(part, bases) for part in printed.spaces[space].parts]
        if any(number is not None for number in counted):
            numbers[printed.space_names[space]] = counted
    return numbers


def _number(printed: PrintedPart, bases: tuple[int, int, int]) -> int | None:
    part = SPACE_PARTS[printed.word]
    if part.number is None:
        return None
    return part.number(bases[BASES.index(part.base)] if part.base is not None else 0, printed)
