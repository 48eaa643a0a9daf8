"""A table for people who were brought together: who of them is still missing before the game can begin."""

from trinacria.table.state import TableState


def missing(table: TableState) -> list[str]:
    """The chairs whose people have not come, or have not sealed."""
    return [
        chair.id for chair in table.chairs.values() if chair.kind != "person" or chair.awaited or chair.seal is None
    ]


def absent(table: TableState) -> list[str]:
    """The chairs for which the others wait in vain: nobody has come, or what was sealed was not opened.

    At a table that is not rated nobody has to seal.
    """
    if table.deal.opening:
        return table.deal.shut
    if table.settings.rated:
        return missing(table)
    return [chair.id for chair in table.chairs.values() if chair.kind != "person" or chair.awaited]
