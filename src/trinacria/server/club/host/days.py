"""Days, as the host says them: in the time zone of the server."""

from datetime import date, datetime, timedelta

from trinacria.table.refusal import Refusal


def end_of(day: str) -> float:
    """When a day such as 2026-11-30 is over; raises Refusal."""
    try:
        following = date.fromisoformat(day) + timedelta(days=1)
        return datetime(following.year, following.month, following.day).astimezone().timestamp()
    except (ValueError, OverflowError, OSError):
        raise Refusal("host-error-day", day=day[:20]) from None


def day_before(end: float) -> str:
    """The day that is over at this time."""
    return datetime.fromtimestamp(end - 1).astimezone().date().isoformat()


def said(day: str) -> dict[str, str]:
    """A day as sentences take it."""
    when = date.fromisoformat(day)
    return {"day": str(when.day), "month": f"m{when.month}", "year": str(when.year)}
