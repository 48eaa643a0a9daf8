"""A table as the store keeps it beside its log."""

from trinacria.server.wire.bodies import TableListed
from trinacria.server.wire.envelope import encode
from trinacria.table.store import TableSummary
from trinacria.table.table import Table


def summary_of(table: Table, wake: float | None) -> TableSummary:
    """What is known of a table without reading its log."""
    known = table.info()
    info = TableListed(
        table.id,
        table.status,
        table.settings,
        known.chairs,
        table.created,
        known.from_position,
        known.pack,
        known.host,
    )
    return TableSummary(table.id, table.status, table.settings.listed, encode(info).decode(), table.created, wake)
