"""What people are told elsewhere: names and time, and nothing that is on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from trinacria.table.history.log import Played
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
    short: bool = False
    """Whether that is soon."""


def waiting_at(table: Table, chair: str, now: float) -> Waiting:
    """A table that waits for a chair."""
    moved = next((one.what.chair for one in reversed(table.events) if isinstance(one.what, Played)), chair)
    mover = table.chairs[moved]
    told = mover.nickname if moved != chair and mover.kind == "person" else ""
    deadline, short_at = (table.clocks.deadline, table.clocks.short_at) if table.clocks is not None else (None, None)
    left = max(0.0, deadline - now) if deadline is not None else None
    short = short_at is not None and short_at <= now
    return Waiting(table.id, table.settings.name or "", table.settings.game, told, left, short)


def chat_text(table: Table, chair: str, waiting: Waiting) -> str:
    """What a chat room is told: it may have other readers."""
    seated = table.chairs[chair]
    language = seated.chat_language or table.settings.language
    words = words_in(language)
    facts = {"name": seated.nickname, "game": words(f"{waiting.game}-name")}
    if waiting.name:
        said = words("notice-short" if waiting.short else "notice-turn", **facts, table=waiting.name)
    else:
        said = words("notice-short-nameless" if waiting.short else "notice-turn-nameless", **facts)
    return f"{said}\n{_time_left(waiting.left, language)}" if waiting.short and waiting.left is not None else said


def device_notice(tables: Sequence[Waiting], language: str) -> dict[str, str]:
    """What a device shows: one notice for all tables that wait."""
    words = words_in(language)
    if len(tables) == 1:
        (one,) = tables
        game = words(f"{one.game}-name")
        lines = [words("notice-device-game", game=game)] if one.name else []
        if one.mover and not one.short:
            lines.append(words("notice-device-mover", name=one.mover))
        if one.left is not None:
            lines.append(_time_left(one.left, language))
        title = words("notice-device-short" if one.short else "notice-device-turn", table=one.name or game)
        return {"title": title, "body": "\n".join(lines), "path": f"t/{one.table}"}
    hurried = sorted(tables, key=lambda one: one.left if one.short and one.left is not None else inf)
    named = [_named(one, language) for one in hurried[:MOST_NAMED]]
    more = len(tables) - len(named)
    lines = [*named, *([words("notice-device-more", count=more)] if more else [])]
    return {"title": words("notice-device-turns", count=len(tables)), "body": "\n".join(lines), "path": ""}


def trial_notice(language: str) -> dict[str, str]:
    """What a device shows that is only tried."""
    words = words_in(language)
    return {"title": words("notice-device-test"), "body": words("notice-device-test-note"), "path": ""}


def _named(one: Waiting, language: str) -> str:
    """A table among others."""
    words = words_in(language)
    name = one.name or words(f"{one.game}-name")
    if not one.short or one.left is None:
        return name
    hours, minutes = int(one.left // HOUR), int(one.left % HOUR // MINUTE)
    return words("notice-device-named-short", table=name, hours=hours, minutes=minutes)


def _time_left(seconds: float, language: str) -> str:
    words = words_in(language)
    if seconds >= DAY:
        return words("notice-left-days", days=int(seconds // DAY), hours=int(seconds % DAY // HOUR))
    if seconds >= HOUR:
        return words("notice-left-hours", hours=int(seconds // HOUR), minutes=int(seconds % HOUR // MINUTE))
    return words("notice-left-minutes", minutes=int(seconds // MINUTE))
