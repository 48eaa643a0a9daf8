"""The full-screen table in the terminal: play a session, or step through a record."""

from trinacria.cli.screen.app import TableApp
from trinacria.cli.screen.replay import ReplayApp
from trinacria.cli.session import Session
from trinacria.words import Words

__all__ = ["ReplayApp", "TableApp", "run_replay", "run_table"]


def run_table(session: Session, words: Words, theme: str) -> Session:
    """Play at the full screen until the player quits; the session played last. The theme is "dark" or "light"."""
    app = TableApp(session, words, theme)
    app.run()
    return app.session


def run_replay(record: dict[str, object], words: Words, theme: str) -> None:
    """Step through a record at the full screen; raises InvalidRecord before anything is drawn."""
    ReplayApp(record, words, theme).run()
