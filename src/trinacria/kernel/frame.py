"""The rule flow as data: a game keeps a stack of small frames, and its top one asks the question."""

from typing import Any, Generic, TypeVar

from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision

G = TypeVar("G")


class Frame(Generic[G]):
    """One step of the rules that is under way.

    Frames are never changed, only replaced: a copy of a game shares them.
    """

    __slots__ = ()

    def run(self, game: G) -> bool:
        """Do all that needs no answer. True: the frame waits for one; False: it changed the stack."""
        return True

    def ask(self, game: G) -> Decision:
        """The question this frame waits with."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, game: G, action: Action) -> None:
        """Carry out a legal answer."""
        raise AssertionError(f"{type(self).__name__} takes no answer")


AnyFrame = Frame[Any]
