"""Famiglia's face in the terminal."""

from trinacria.cli.games.face import Face
from trinacria.cli.games.famiglia.text import describe, tell_action

FACE = Face(
    describe,
    lambda action, words, view: tell_action(action, words),
    table="trinacria.cli.games.famiglia.table:FamigliaTable",
)
