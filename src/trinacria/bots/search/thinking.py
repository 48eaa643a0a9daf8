"""What a search came to: the actions it looked at, how good they are, and the reason in a sentence's key and facts."""

from typing import NamedTuple

from trinacria.kernel.action import Action
from trinacria.kernel.errors import FactValue


class Option(NamedTuple):
    """An action that was looked at."""

    action: Action
    win_chance: float
    """The chance to win that it promises, from 0 to 1."""
    lead: float
    """By how much it should win: points in Famiglia, Mandamenti in La Famiglia."""
    playouts: int


class Thinking(NamedTuple):
    """The options of a decision, the chosen one first. No playouts: it was chosen at first sight."""

    options: tuple[Option, ...]

    @property
    def action(self) -> Action:
        return self.options[0].action

    @property
    def playouts(self) -> int:
        """How many playouts were played for it."""
        return sum([option.playouts for option in self.options])

    def reason(self) -> tuple[str, dict[str, FactValue]]:
        """Why, as a key of the catalogues and its facts; who speaks has the words for the actions."""
        best = self.options[0]
        if len(self.options) == 1 and not best.playouts:
            return "bots-only", {"action": best.action.text}
        if not self.playouts:
            return "bots-sight", {"action": best.action.text, "count": len(self.options)}
        others = [option for option in self.options[1:] if option.playouts]
        facts: dict[str, FactValue] = {
            "action": best.action.text,
            "chance": round(100 * best.win_chance),
            "lead": f"{best.lead:+.1f}".replace("-", "−"),
            "rest": "some" if others else "none",
            "other": others[0].action.text if others else "",
            "other_chance": round(100 * others[0].win_chance) if others else 0,
        }
        return "bots-search", facts
