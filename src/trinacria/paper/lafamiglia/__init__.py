"""What is cut out to play La Famiglia."""

from trinacria.paper.kinds import Printed

PAPER = Printed(
    (
        *(
            "map",
            "mats",
            "sheets",
            "charts",
            "overviews",
            "screens",
            "orders",
            "cards",
            "tiles",
            "counters",
            "influence",
            "money",
        ),
        *("solo", "setup", "rules", "cutting"),
    ),
    "trinacria.paper.lafamiglia.parts:draw",
)
