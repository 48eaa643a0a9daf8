"""Which table belongs to which game: the one place where the screen knows games by name."""

from trinacria.cli.games.famiglia.table import FamigliaTable
from trinacria.cli.games.lafamiglia.table import LaFamigliaTable
from trinacria.cli.screen.scene import Table

TABLES: dict[str, type[Table]] = {"famiglia": FamigliaTable, "lafamiglia": LaFamigliaTable}
