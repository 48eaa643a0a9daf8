"""What is cut out to play La Famiglia."""

from trinacria.paper.kinds import Printed

PAPER = Printed(
    (
        *("map", "mats", "sheets", "charts", "screens", "orders", "cards", "tiles", "counters", "influence", "money"),
        *("solo", "rules"),
    ),
    "trinacria.paper.lafamiglia.parts:draw",
)
