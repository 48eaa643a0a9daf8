"""Bringing a database up to date: Alembic's migrations lie beside this file."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 7_326_114
"""Any number: processes that start together upgrade one after the other."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    # Alembic reads all its files anew, though mostly nothing is to be done.
    if MigrationContext.configure(connection).get_current_revision() != _newest():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    connection.commit()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


@cache
def _newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()
