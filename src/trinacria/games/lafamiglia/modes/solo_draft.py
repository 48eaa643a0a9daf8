"""Choosing colours where fewer than four play. [LX-G-01, LX-K-01, LX-K-02, AMB-LX-23]"""

from typing import ClassVar

from trinacria.games.lafamiglia.modes.solo_rules import solo_rules
from trinacria.games.lafamiglia.rules.actions import Choice
from trinacria.games.lafamiglia.rules.state import State
from trinacria.games.lafamiglia.rules.step import Step, question, refuse
from trinacria.kernel.action import Action
from trinacria.kernel.decision import Decision
from trinacria.kernel.errors import IllegalAction
from trinacria.kernel.event import Event


class SoloDraft(Step):
    """In order of play everybody chooses a family; then every solo the colour of their commission."""

    name: ClassVar[str] = "SoloDraft"
    verbs: ClassVar[tuple[str, ...]] = ("family", "commission")

    def __init__(self, drawn: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.drawn = drawn
        self.chosen = chosen

    def player(self, game: State) -> int:
        """Whose choice it is."""
        at = len(self.chosen)
        return at if at < game.mode_rules.players else solo_rules(game).solos[at - game.mode_rules.players]

    def verb(self, game: State) -> str:
        return "family" if len(self.chosen) < game.mode_rules.players else "commission"

    def open_answers(self, game: State) -> bool:
        """Colours lie on the table."""
        return True

    def ask(self, game: State) -> Decision:
        """One of the colours that are left."""
        verb = self.verb(game)
        left = [colour for colour in sorted(self.drawn) if colour not in self.chosen]
        actions: list[Action] = [game.act(verb, colour) for colour in left]
        return question(game, self.player(game), verb, "LX-G-01" if verb == "family" else "LX-K-01", actions)

    def choose(self, game: State, choice: Choice) -> None:
        """This one; when all have chosen, the pieces are taken."""
        chosen = (*self.chosen, choice.thing)
        if choice.verb == "family":
            facts: dict[str, object] = {"seat": game.seats[self.player(game)]}
            game.tell(Event("family_chosen", facts | {"family": game.printed.colours[choice.thing]}))
        if len(chosen) < game.mode_rules.players + len(solo_rules(game).solos):
            game.replace(SoloDraft(self.drawn, chosen))
        else:
            game.pop()
            solo_rules(game).take_colours(game, chosen, self.drawn)

    def why_not(self, game: State, choice: Choice) -> IllegalAction | None:
        """A colour that somebody has taken."""
        if choice.verb != self.verb(game):
            return None
        return refuse("LX-G-01", "colour-taken", family=game.printed.colours[choice.thing])
