"""Opens what strangers sent. Only in a process of its own: see `strangers`."""

from typing import Any, Final, TypeVar

import msgspec

from trinacria.kernel.content.nesting import is_deep_json
from trinacria.table.refusal import Refusal, TooLarge

LARGEST_ANSWER: Final = 32 * 1024 * 1024
"""Bytes. The longest honest one has a quarter of a million."""
MOST_LISTS: Final = 250_000
"""How many lists and objects something holds, at most: each costs twenty times what it takes to write."""
Wanted = TypeVar("Wanted")


def opened(sent: bytes, kind: type[Wanted]) -> Wanted:
    """What JSON says; raises Refusal."""
    if is_deep_json(sent):
        raise Refusal("table-error-deep")
    if sent.count(b"[") + sent.count(b"{") > MOST_LISTS:
        raise TooLarge("table-error-many-parts")
    try:
        return msgspec.json.decode(sent, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("table-error-message", reason=str(error)[:200]) from None


def opened_record(sent: bytes) -> dict[str, Any]:
    """A record without the pack that it takes along: packs are handed in for themselves, where they are counted."""
    record = opened(sent, dict[str, Any])
    record.pop("files", None)
    return record


def sealed(answer: object) -> bytes:
    """An answer as JSON; raises TooLarge."""
    made = msgspec.json.encode(answer)
    if len(made) > LARGEST_ANSWER:
        raise TooLarge("table-error-many-parts")
    return made
