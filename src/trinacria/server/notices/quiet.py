"""Quiet hours: when a device wants to hear nothing, by the clock of the one who holds it."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from trinacria.table.refusal import Refusal

DAY: Final = 24 * 60
"""Minutes."""
LONGEST_ZONE: Final = 64


def check_zone(zone: str) -> None:
    """Raises Refusal for what is no time zone."""
    if _zone(zone) is None:
        raise Refusal("notice-error-zone")


def quiet_until(now: float, zone: str, since: int | None, until: int | None) -> float | None:
    """When the quiet hours end in which a moment lies; None: it lies in none. Hours are minutes since midnight, there.

    They may go over midnight. On the day when clocks are set they are an hour longer or shorter.
    """
    if since is None or until is None or since == until:
        return None
    here = datetime.fromtimestamp(now, _zone(zone) or UTC)
    minute = here.hour * 60 + here.minute
    if (minute - since) % DAY >= (until - since) % DAY:
        return None
    end = here.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    if minute >= until:
        end += timedelta(days=1)
    return end.timestamp()


def _zone(name: str) -> ZoneInfo | None:
    # Names are looked up as files: nothing that leads out of their folder.
    if not name or len(name) > LONGEST_ZONE or name.startswith("/") or ".." in name or not name.isascii():
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
