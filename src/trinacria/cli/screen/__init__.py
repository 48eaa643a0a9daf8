"""The full-screen table in the terminal: play a session, or step through a record."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from trinacria.cli.screen.app import TableApp
from trinacria.cli.screen.replay import ReplayApp
from trinacria.cli.session import Session
from trinacria.words import Words

__all__ = ["ReplayApp", "TableApp", "run_replay", "run_table"]


def run_table(session: Session, words: Words, theme: str) -> Session:
    """Play at the full screen until the player quits; the session played last. The theme is "dark" or "light"."""
    app = TableApp(session, words, theme)
    with _drawing_on_the_terminal():
        app.run()
    return app.session


def run_replay(record: dict[str, object], words: Words, theme: str) -> None:
    """Step through a record at the full screen; raises InvalidRecord before anything is drawn."""
    app = ReplayApp(record, words, theme)
    with _drawing_on_the_terminal():
        app.run()


@contextmanager
def _drawing_on_the_terminal() -> Iterator[None]:
    """Textual draws on standard error; where that goes to a file, draw on standard output."""
    errors = sys.__stderr__
    if errors is None or not errors.isatty():
        sys.__stderr__ = sys.__stdout__  # type: ignore[misc]
    try:
        yield
    finally:
        sys.__stderr__ = errors  # type: ignore[misc]
