"""The databases that a server can have."""

import pytest

on_both_databases = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For tests of what a database does: others run on SQLite, and on PostgreSQL in `make test-all`."""
