"""The parts of the orders: whether each can have an effect, and how it begins. [LF-O-02..10, AMB-LF-39]"""

from collections.abc import Callable
from typing import Final

from trinacria.games.lafamiglia.encounter.agitate import Agitate, agitable
from trinacria.games.lafamiglia.encounter.movement import Moves, has_target
from trinacria.games.lafamiglia.encounter.order_step import OrderStep
from trinacria.games.lafamiglia.encounter.pentito import Pentito
from trinacria.games.lafamiglia.encounter.special_orders import Network, Recall, recallable, served
from trinacria.games.lafamiglia.encounter.strike import Strikes, strike_sources
from trinacria.games.lafamiglia.planning.equipment import BOATS, CARS, LABS, Equipment, has_place
from trinacria.games.lafamiglia.planning.gather import BY_BOAT, NO_BOAT, Bring, can_rally
from trinacria.games.lafamiglia.planning.placing import LabSoldati, PlaceNumber, lab_places
from trinacria.games.lafamiglia.planning.recruiting import Recruit
from trinacria.games.lafamiglia.rules.constants import POLICE
from trinacria.games.lafamiglia.rules.pieces import earn, launder, own_labs, recruits
from trinacria.games.lafamiglia.rules.prices import RECALL
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import begin_placing

UNEXPLAINED: Final = ("LF-O-02", "part-impossible")


class Execution(OrderStep):
    """What the parts know of the order that is executed."""

    def __init__(self, order: int, area: int, moved: int) -> None:
        super().__init__(order, area)
        self.moved = moved
        """The area taken by a Movement of this order; -1: none. [LF-XO-05]"""


class Part:
    """One kind of part."""

    __slots__ = ("begin", "here", "places", "possible", "why")

    def __init__(
        self,
        possible: Callable[[State, Execution], bool],
        begin: Callable[[State, Execution], None],
        why: tuple[str, str] = UNEXPLAINED,
        here: bool = False,
        places: bool = False,
    ) -> None:
        self.possible = possible
        """Whether it would have an effect now."""
        self.begin = begin
        self.why = why
        """The rule and the reason why it can do nothing, where its pieces are not the reason."""
        self.here = here
        """Whether it needs own soldati in the area of the order. [AMB-LF-39]"""
        self.places = places
        """Whether it places soldati of the HQ. [AMB-LF-100]"""


def _can_place(game: State, order: Execution) -> bool:
    return game.mode_rules.can_place(game, order.player(game), True)


def _place(game: State, order: Execution) -> None:
    player, face = order.player(game), order.face(game)
    most = face.place if face.place_base < 0 else game.base(player, POLICE) + face.place_base
    begin_placing(game, PlaceNumber(player, most, order.area, 1))


def _can_recruit(game: State, order: Execution) -> bool:
    return recruits(game, order.player(game)) > 0


def _recruit(game: State, order: Execution) -> None:
    game.push(Recruit(order.player(game), order.face(game).recruit, 1))


def _always(game: State, order: Execution) -> bool:
    return True


def _earn(game: State, order: Execution) -> None:
    earn(game, order.player(game), order.face(game).money)


def _has_labs(game: State, order: Execution) -> bool:
    return own_labs(game, order.player(game)) > 0


def _launder(game: State, order: Execution) -> None:
    launder(game, order.player(game))


def _can_rally(game: State, order: Execution) -> bool:
    return can_rally(game, order.player(game), order.area)


def _rally(game: State, order: Execution) -> None:
    game.push(Bring(order.player(game), order.area, (), BY_BOAT if game.mode_rules.rally_boat else NO_BOAT))


def _can_move(game: State, order: Execution) -> bool:
    return has_target(game, order.player(game), order.area)


def _move(game: State, order: Execution) -> None:
    game.push(Moves(order.order, order.area, order.face(game).moves, -1, -1, -1))


def _can_strike(game: State, order: Execution) -> bool:
    return len(strike_sources(game, order.player(game), order.area, order.moved)) > 0


def _strike(game: State, order: Execution) -> None:
    game.push(Strikes(order.order, order.area, order.moved, order.face(game).strikes, -1))


def _name_victims(game: State, order: Execution) -> None:
    game.push(Pentito(order.order, order.area, -1, ()))


def _can_agitate(game: State, order: Execution) -> bool:
    return len(agitable(game, order.player(game), order.area, order.face(game).agitate)) > 0


def _agitate(game: State, order: Execution) -> None:
    game.push(Agitate(order.player(game), order.area, order.face(game).agitate))


def _can_serve(game: State, order: Execution) -> bool:
    return len(served(game, order.player(game), order.area)) > 0


def _serve(game: State, order: Execution) -> None:
    game.push(Network(order.player(game), order.area, -1, ()))


def _can_recall(game: State, order: Execution) -> bool:
    return len(recallable(game, order.player(game), order.area)) > 0


def _recall(game: State, order: Execution) -> None:
    game.push(Recall(order.player(game), order.area, RECALL))


def _can_place_at_labs(game: State, order: Execution) -> bool:
    player = order.player(game)
    return len(lab_places(game, player)) > 0 and game.mode_rules.can_place(game, player, True)


def _place_at_labs(game: State, order: Execution) -> None:
    player = order.player(game)
    labs = lab_places(game, player)
    begin_placing(game, LabSoldati(player, len(labs), labs, True))


def _equipment(what: int, why: tuple[str, str], here: bool) -> Part:
    """A piece of this kind; cars and boats at the area of the order. [LF-O-04, LF-O-05, AMB-LF-37]"""

    def possible(game: State, order: Execution) -> bool:
        return has_place(game, order.player(game), what, order.area)

    def begin(game: State, order: Execution) -> None:
        game.push(Equipment(order.player(game), what, False, order.area))

    return Part(possible, begin, why, here)


ORDER_PARTS: Final[dict[str, Part]] = {
    "place": Part(_can_place, _place, ("LF-O-06", "part-hq-empty"), here=True, places=True),
    "network": Part(_can_serve, _serve, ("LF-O-06", "part-hq-empty"), here=True, places=True),
    "lab-soldati": Part(_can_place_at_labs, _place_at_labs, ("LF-XO-02", "part-no-labs"), places=True),
    "recruit": Part(_can_recruit, _recruit),
    "money": Part(_always, _earn),
    "launder": Part(_has_labs, _launder, ("LF-AC-13", "part-no-labs")),
    "car": _equipment(CARS, ("LF-O-04", "part-impossible"), here=True),
    "boat": _equipment(BOATS, ("LF-O-05", "part-no-sea"), here=True),
    "lab": _equipment(LABS, ("LF-AC-12", "part-labs-full"), here=False),
    "rally": Part(_can_rally, _rally, ("LF-MV-01", "part-nobody-near"), here=True),
    "move": Part(_can_move, _move, ("LF-MV-05", "part-no-target"), here=True),
    "strike": Part(_can_strike, _strike, ("LF-ST-01", "part-no-target")),
    "pentito": Part(_always, _name_victims, here=True),
    "agitate": Part(_can_agitate, _agitate, ("LF-AG-02", "part-no-neutral")),
    "recall": Part(_can_recall, _recall, ("LF-XO-07", "part-no-target"), here=True),
}
"""Every part of an order by the word that follows `do`."""
