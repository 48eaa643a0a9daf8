"""La Famiglia's face in the terminal."""

from trinacria.cli.games.face import Face
from trinacria.cli.games.lafamiglia.text import describe

FACE = Face(
    describe,
    long=True,
    table="trinacria.cli.games.lafamiglia.table:LaFamigliaTable",
    keys=(("m", "anytime"), ("v", "show_part")),
)
