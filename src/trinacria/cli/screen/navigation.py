"""Arrow keys: which thing lies next in a direction."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypeVar

from textual.geometry import Region
from textual.widget import Widget

Direction: TypeAlias = Literal["left", "right", "up", "down"]
W = TypeVar("W", bound=Widget)


def next_in(direction: Direction, current: Widget, widgets: Sequence[W]) -> W | None:
    """The nearest widget in a direction; None at the edge."""
    here = current.region
    beyond = [widget for widget in widgets if widget is not current and _lies(direction, here, widget.region)]
    return min(beyond, key=lambda widget: _distance(direction, here, widget.region), default=None)


def _lies(direction: Direction, here: Region, there: Region) -> bool:
    if direction in ("left", "right"):
        same_line = there.y < here.bottom and here.y < there.bottom
        return same_line and (there.right <= here.x if direction == "left" else there.x >= here.right)
    return there.bottom <= here.y if direction == "up" else there.y >= here.bottom


def _distance(direction: Direction, here: Region, there: Region) -> tuple[int, int]:
    across = abs((there.x * 2 + there.width) - (here.x * 2 + here.width))
    along = abs((there.y * 2 + there.height) - (here.y * 2 + here.height))
    return (across, along) if direction in ("left", "right") else (along, across)


def nearest(direction: Direction, here: Region, regions: Sequence[Region]) -> int | None:
    """The number of the nearest region in a direction; None at the edge."""
    beyond = [at for at, region in enumerate(regions) if region != here and _lies(direction, here, region)]
    return min(beyond, key=lambda at: _distance(direction, here, regions[at]), default=None)
