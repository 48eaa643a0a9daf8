"""What an action costs and brings, in sentences."""

from collections.abc import Mapping

from trinacria.kernel.preview import Line, Preview
from trinacria.speech.games.lafamiglia.names import Names
from trinacria.words.telling import tell_line


def tell(preview: Preview, told: Names, names: Mapping[str, str], viewer: str | None) -> list[str]:
    """Every line of a preview, money with its sign."""
    costs = [_money("−", line, told, names, viewer) for line in preview.costs]
    gains = [_money("+", line, told, names, viewer) for line in preview.gains]
    others = [sentence(line, told, names, viewer) for line in (*preview.bonuses, *preview.changes, *preview.open)]
    risks = [sentence(line, told, names, viewer) for line in preview.risks]
    return [*costs, *gains, *others, *risks]


def _money(sign: str, line: Line, told: Names, names: Mapping[str, str], viewer: str | None) -> str:
    said = sentence(line, told, names, viewer)
    return f"{sign}{line.amount} {said}" if line.kind == "money" else said


def sentence(line: Line, told: Names, names: Mapping[str, str], viewer: str | None) -> str:
    """One line in words; a question that comes is told as it will be asked."""
    if line.kind == "asked":
        return told.words(f"lafamiglia-decision-{line.facts['decision']}")
    return tell_line("lafamiglia", line, told.words, names, viewer, told.facts(line.facts))
