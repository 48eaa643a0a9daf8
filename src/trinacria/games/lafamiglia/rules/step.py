"""The frames of La Famiglia: small named steps that never change, with the numbers they remember."""

import inspect
from typing import ClassVar, Final

from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.state import State
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import FactValue, IllegalAction
from trinacria.kernel.frame import Frame


class Step(Frame[State]):
    """One step of the rules under way.

    What it remembers are the parameters of its constructor, which keeps each under its own name. A parameter with a
    default is younger than the first version of the rules: older positions lack it.
    """

    name: ClassVar[str] = ""
    """What positions, records and logs call it, whatever its class is called; it never changes."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs that `why_not` knows reasons for."""
    third_fields: ClassVar[tuple[str, ...]] = ()
    """What it remembers since the third version of the rules."""

    def answer(self, game: State, action: Action) -> None:
        """Carry out a legal answer; a player's is always a choice."""
        assert isinstance(action, Choice)
        self.choose(game, action)

    def choose(self, game: State, choice: Choice) -> None:
        """Carry out a player's answer."""
        raise AssertionError(f"{self.name} takes no answer")

    def open_answers(self, game: State) -> bool:
        """Whether everybody at the table can list the answers: they follow from what lies open or can be counted.

        A single one is then given without a question, and nobody learns anything from the silence.
        """
        return False

    def payer(self, game: State) -> int:
        """Whose window for anytime options this is; -1: nobody's. [AMB-LF-06]"""
        return -1

    def may_sell(self, game: State, player: int) -> bool:
        """Whether a player of the window can do without one more order. [LF-AT-02]"""
        return True

    def owed(self, game: State, player: int) -> int:
        """The money that a player of the window cannot give away any more. [LF-AT-04]"""
        return 0

    def subject(self, game: State) -> "Step":
        """The step that this one's question is about."""
        return self

    def counted(self, game: State) -> tuple[int, int] | None:
        """Which of several pieces alike is asked about, and how many there are; None: it is the only one."""
        return None

    def moved_to(self, game: State, area: int) -> None:
        """The Movements begun by this step are over; this is the area they took (-1: none)."""
        raise AssertionError(f"{self.name} begins no Movement")

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """Why an action of the kind that is asked for is not legal; None: no special reason."""
        return None


class Placing(Step):
    """A step that places soldati of the HQ: at most `most`. [LF-AC-02]"""

    def __init__(self, player: int, most: int) -> None:
        self.player = player
        self.most = most

    def ready(self, game: State) -> bool:
        """Whether a soldato can be placed."""
        return self.most > 0 and game.hq[self.player] > 0

    def run(self, game: State) -> bool:
        """Wait while somebody can be placed."""
        if self.ready(game):
            return True
        game.pop()
        return False

    def open_answers(self, game: State) -> bool:
        """Areas lie open; what is in the HQ can be counted in most modes."""
        return game.mode_rules.open_placing(game, self.player)

    def leavable(self) -> bool:
        """Whether nothing need be placed."""
        return False

    def fewer(self, number: int) -> "Placing":
        """The same step when so many have been placed otherwise; then the rest may be left out."""
        raise NotImplementedError


_PARAMETERS: Final[dict[type[Step], tuple[inspect.Parameter, ...]]] = {}
_FIELDS: Final[dict[type[Step], tuple[str, ...]]] = {}


def _parameters(kind: type[Step]) -> tuple[inspect.Parameter, ...]:
    """The parameters of a step's constructor, looked up once."""
    parameters = _PARAMETERS.get(kind)
    if parameters is None:
        parameters = _PARAMETERS[kind] = tuple(inspect.signature(kind).parameters.values())
    return parameters


def fields_of(kind: type[Step]) -> tuple[str, ...]:
    """What steps of this kind remember, in the order of their constructor."""
    fields = _FIELDS.get(kind)
    if fields is None:
        fields = _FIELDS[kind] = tuple([field.name for field in _parameters(kind)])
    return fields


def first_fields_of(kind: type[Step]) -> tuple[str, ...]:
    """Those of them that there were in the first version of the rules."""
    return tuple([field.name for field in _parameters(kind) if field.default is inspect.Parameter.empty])


def stored_fields_of(game: State, kind: type[Step]) -> tuple[str, ...]:
    """What positions keep of a step: no more than the version of the rules knew by which the game is played."""
    if game.mode_rules.first_rules:
        return first_fields_of(kind)
    if game.mode_rules.older_rules:
        return tuple([field for field in fields_of(kind) if field not in kind.third_fields])
    return fields_of(kind)


def begin_placing(game: State, step: Placing) -> None:
    """Begin to place soldati."""
    game.push(step)
    game.mode_rules.placing(game, step.player, step.most)


def current_step(game: State) -> Step:
    """The step that waits for an answer."""
    top = game.frames[-1]
    assert isinstance(top, Step)
    return top


def refuse(rule: str, key: str, /, **facts: FactValue) -> IllegalAction:
    """A refusal that cites its rule."""
    return IllegalAction(f"lafamiglia-refusal-{key}", rule, **facts)


def wrong_number(rule: str, least: int, most: int, number: int) -> IllegalAction:
    """A number is too small or too large."""
    if number < least:
        return refuse(rule, "too-few", least=least, found=number)
    return refuse(rule, "too-many", most=most, found=number)


def question(game: State, player: int, kind: str, rule: str, actions: list[Action]) -> Decision:
    """The question put to a player."""
    return Decision(game.seats[player], kind, rule, tuple(actions))
