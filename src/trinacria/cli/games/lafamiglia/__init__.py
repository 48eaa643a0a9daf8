"""La Famiglia's face in the terminal."""

from trinacria.cli.games.face import Face
from trinacria.cli.games.lafamiglia.names import colour_names, label, readable
from trinacria.cli.games.lafamiglia.text import describe

FACE = Face(
    describe,
    label,
    readable,
    colour_names,
    long=True,
    table="trinacria.cli.games.lafamiglia.table:LaFamigliaTable",
    keys=(("m", "anytime"), ("v", "show_part")),
)
