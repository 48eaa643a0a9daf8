"""Famiglia's face in the terminal."""

from trinacria.cli.games.face import Face
from trinacria.cli.games.famiglia.text import describe

FACE = Face(
    describe,
    table="trinacria.cli.games.famiglia.table:FamigliaTable",
)
