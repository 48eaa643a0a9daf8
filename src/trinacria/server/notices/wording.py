"""What people are told elsewhere: names and time, and nothing that is on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trinacria.table.history.told import Played
from trinacria.table.table import Table
from trinacria.words import words_in

DAY, HOUR, MINUTE = 86400, 3600, 60
MOST_NAMED: Final = 5
"""Of so many tables the names stand in one notice."""


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    table: str
    """Its id."""
    name: str
    game: str
    mover: str
    """Who moved last, if that was somebody else and a person."""
    left: float | None
    """Seconds until the time is up, where a clock runs."""


def waiting_at(table: Table, chair: str, now: float) -> Waiting:
    """A table that waits for a chair."""
    moved = next((one.what.chair for one in reversed(table.events) if isinstance(one.what, Played)), chair)
    mover = table.chairs[moved]
    told = mover.nickname if moved != chair and mover.kind == "person" else ""
    deadline = table.clocks.deadline if table.clocks is not None else None
    left = max(0.0, deadline - now) if deadline is not None else None
    return Waiting(table.id, table.settings.name or "", table.settings.game, told, left)


def chat_text(table: Table, chair: str) -> str:
    """What a chat room is told: it may have other readers."""
    found = table.chairs[chair]
    words = words_in(found.chat_language or table.settings.language)
    game = words(f"{table.settings.game}-name")
    if table.settings.name:
        return words("notice-turn", name=found.nickname, game=game, table=table.settings.name)
    return words("notice-turn-nameless", name=found.nickname, game=game)


def device_notice(tables: Sequence[Waiting], language: str) -> dict[str, str]:
    """What a device shows: one notice for all tables that wait."""
    words = words_in(language)
    if len(tables) == 1:
        (one,) = tables
        game = words(f"{one.game}-name")
        lines = [words("notice-device-game", game=game)] if one.name else []
        if one.mover:
            lines.append(words("notice-device-mover", name=one.mover))
        if one.left is not None:
            lines.append(_time_left(one.left, language))
        title = words("notice-device-turn", table=one.name or game)
        return {"title": title, "body": "\n".join(lines), "path": f"t/{one.table}"}
    named = [one.name or words(f"{one.game}-name") for one in tables[:MOST_NAMED]]
    more = len(tables) - len(named)
    lines = [*named, *([words("notice-device-more", count=more)] if more else [])]
    return {"title": words("notice-device-turns", count=len(tables)), "body": "\n".join(lines), "path": ""}


def trial_notice(language: str) -> dict[str, str]:
    """What a device shows that is only tried."""
    words = words_in(language)
    return {"title": words("notice-device-test"), "body": words("notice-device-test-note"), "path": ""}


def _time_left(seconds: float, language: str) -> str:
    words = words_in(language)
    if seconds >= DAY:
        return words("notice-left-days", days=int(seconds // DAY), hours=int(seconds % DAY // HOUR))
    if seconds >= HOUR:
        return words("notice-left-hours", hours=int(seconds // HOUR), minutes=int(seconds % HOUR // MINUTE))
    return words("notice-left-minutes", minutes=int(seconds // MINUTE))
