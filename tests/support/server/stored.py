"""All that a database holds, row by row."""

from typing import Any

from sqlalchemy import Table, select

from trinacria.server.store import open_database, schema

Row = dict[str, Any]


class Stored:
    """All that a database holds, as it was read."""

    def __init__(self, rows: dict[str, list[Row]]) -> None:
        self._rows = rows

    @classmethod
    async def read(cls, database: str) -> "Stored":
        engine: Any = open_database(database).engine
        async with engine.connect() as connection:
            rows = {
                table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
                for table in schema.metadata.sorted_tables
            }
        await engine.dispose()
        return cls(rows)

    def of(self, table: Table, /, **wanted: Any) -> list[Row]:
        """The rows of a table in which these columns are so."""
        return [row for row in self._rows[table.name] if all(row[name] == value for name, value in wanted.items())]

    def about(self, member: str) -> dict[str, int]:
        """By table, how many rows belong to a member or name one as the other."""
        found: dict[str, int] = {}
        for table in schema.metadata.sorted_tables:
            columns = [
                column.name
                for column in table.columns
                for key in column.foreign_keys
                if key.column.table is schema.club_members
            ]
            rows = [row for row in self._rows[table.name] if member in [row[name] for name in columns]]
            if rows:
                found[table.name] = len(rows)
        return found

    def holding(self, text: str) -> set[str]:
        """The tables in which a text stands anywhere."""
        return {
            name
            for name, rows in self._rows.items()
            if any(isinstance(value, str) and text in value for row in rows for value in row.values())
        }
