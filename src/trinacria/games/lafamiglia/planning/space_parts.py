"""The parts of the action spaces: whether each would have an effect, and how it begins. [LF-AC-01..18, LF-XA-01..06]"""

from collections.abc import Callable
from typing import Final

from trinacria.games.lafamiglia.planning.equipment import BOATS, CARS, EVERY, LABS, Equipment, has_place
from trinacria.games.lafamiglia.planning.gather import Gather, can_gather
from trinacria.games.lafamiglia.planning.issuing import Issue, can_issue
from trinacria.games.lafamiglia.planning.mat import Exert, rows_left
from trinacria.games.lafamiglia.planning.placing import LabSoldati, Place, lab_places
from trinacria.games.lafamiglia.planning.recruiting import Recruit
from trinacria.games.lafamiglia.rules.constants import CHURCH, NOBODY, POLICE
from trinacria.games.lafamiglia.rules.pieces import earn, launder, own_labs, recruits
from trinacria.games.lafamiglia.rules.printed import PrintedPart
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import begin_placing

ONE_TOKEN: Final = 1
TWO_TOKENS: Final = 2
"""So many tokens of a mat an action moves."""


class Part:
    """One kind of part."""

    __slots__ = ("base", "begin", "number", "possible")

    def __init__(
        self,
        possible: Callable[[State, int], bool],
        begin: Callable[[State, int, int, PrintedPart], None],
        number: Callable[[int, PrintedPart], int] | None = None,
        base: Callable[[State, int], int] | None = None,
    ) -> None:
        self.possible = possible
        """Whether it would have an effect for a player now; that does not depend on its numbers."""
        self.begin = begin
        """Begins it for a player: on this space, with these numbers."""
        self.number = number
        """Up to how many it is, by its base; None: it has no number."""
        self.base = base
        """What the number of a player begins with. What lies behind a screen is no part of it."""


def church(game: State, player: int) -> int:
    """What recruiting begins with."""
    return game.base(player, CHURCH)


def police(game: State, player: int) -> int:
    """What placing begins with."""
    return game.base(player, POLICE)


def _with_bonus(base: int, part: PrintedPart) -> int:
    return base + part.bonus


def _alone(base: int, part: PrintedPart) -> int:
    return base


def _at_most(base: int, part: PrintedPart) -> int:
    return min(base, part.count)


def _one_token(base: int, part: PrintedPart) -> int:
    return ONE_TOKEN


def _two_tokens(base: int, part: PrintedPart) -> int:
    return TWO_TOKENS


def _printed(base: int, part: PrintedPart) -> int:
    return part.count


def _can_recruit(game: State, player: int) -> bool:
    return recruits(game, player) > 0


def _recruit(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.push(Recruit(player, _with_bonus(church(game, player), part), 1))


def _can_place(game: State, player: int) -> bool:
    return game.mode_rules.can_place(game, player, player in game.owner or NOBODY in game.owner)


def _place(game: State, player: int, space: int, part: PrintedPart) -> None:
    begin_placing(game, Place(player, _with_bonus(police(game, player), part), True, False))


def _can_reinforce(game: State, player: int) -> bool:
    return game.mode_rules.can_place(game, player, player in game.owner)


def _reinforce(game: State, player: int, space: int, part: PrintedPart) -> None:
    begin_placing(game, Place(player, _with_bonus(police(game, player), part), False, False))


def _place_own(game: State, player: int, space: int, part: PrintedPart) -> None:
    begin_placing(game, Place(player, part.count, False, False))


def _has_labs(game: State, player: int) -> bool:
    return own_labs(game, player) > 0


def _can_place_at_labs(game: State, player: int) -> bool:
    return own_labs(game, player) > 0 and game.mode_rules.can_place(game, player, True)


def _place_at_labs(game: State, player: int, space: int, part: PrintedPart) -> None:
    labs = lab_places(game, player)
    begin_placing(game, LabSoldati(player, _at_most(len(labs), part), labs, False))


def _always(game: State, player: int) -> bool:
    return True


def _earn(game: State, player: int, space: int, part: PrintedPart) -> None:
    earn(game, player, part.count)


def _issue(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.push(Issue(player, part.count, part.areas, -1))


def _launder(game: State, player: int, space: int, part: PrintedPart) -> None:
    launder(game, player)


def _has_tokens_on_mat(game: State, player: int) -> bool:
    return len(rows_left(game, player)) > 0


def _exert(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.push(Exert(player, ONE_TOKEN, part.to_sheet))


def _take_two_of_a_row(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.push(Exert(player, TWO_TOKENS, False))


def _gather(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.push(Gather(player))


def _has_bust(game: State, player: int) -> bool:
    return game.busts[player] == NOBODY


def _set_bust(game: State, player: int, space: int, part: PrintedPart) -> None:
    game.busts[player] = space
    game.say("bust_set", player, space=game.printed.space_names[space])


def _equipment(what: int) -> Part:
    """A piece of one of these kinds. [LF-AC-08]"""

    def possible(game: State, player: int) -> bool:
        return has_place(game, player, what, -1)

    def begin(game: State, player: int, space: int, part: PrintedPart) -> None:
        game.push(Equipment(player, what, False, -1))

    return Part(possible, begin)


SPACE_PARTS: Final[dict[str, Part]] = {
    "recruit": Part(_can_recruit, _recruit, _with_bonus, church),
    "place": Part(_can_place, _place, _with_bonus, police),
    "reinforce": Part(_can_reinforce, _reinforce, _with_bonus, police),
    "place-own": Part(_can_reinforce, _place_own, _printed),
    "lab-soldati": Part(_can_place_at_labs, _place_at_labs, _at_most, own_labs),
    "issue": Part(can_issue, _issue),
    "equipment": _equipment(EVERY),
    "car": _equipment(CARS),
    "boat": _equipment(BOATS),
    "lab": _equipment(LABS),
    "money": Part(_always, _earn, _printed),
    "launder": Part(_has_labs, _launder, _alone, own_labs),
    "exert": Part(_has_tokens_on_mat, _exert, _one_token),
    "row2": Part(_has_tokens_on_mat, _take_two_of_a_row, _two_tokens),
    "gather": Part(can_gather, _gather),
    "final": Part(_has_bust, _set_bust),
}
"""Every part of a space by the word that follows `do`."""
PLACING: Final = frozenset(("place", "reinforce", "place-own", "lab-soldati"))
"""The parts that need something behind the screen to place."""
