"""One entry as one viewer gets it."""

from typing import Any

import msgspec

from trinacria.table.history.event import LogEvent, Viewer
from trinacria.table.patch import Known, difference

LONG_PATCH = 4096
"""From here on it is worth looking whether the whole screen is shorter."""

encode = msgspec.json.Encoder().encode


def envelope(
    event: LogEvent,
    viewer: Viewer,
    over: bool,
    before: dict[str, Any] | None,
    after: dict[str, Any] | None,
    known: Known,
) -> bytes:
    """One entry as one viewer gets it, with what it changes on the screen."""
    message: dict[str, Any] = {"type": "entry", "seq": event.seq, "at": event.at}
    what = event.told(viewer, over)
    if what is not None:
        message["what"] = what
    if after is before:
        return encode(message)
    if before is None:
        message["screen"] = after
        return encode(message)
    patch = difference(before, after, known)
    if patch:
        message["patch"] = patch
    encoded = encode(message)
    if len(encoded) > LONG_PATCH and len(encode(after)) < len(encode(patch)):
        del message["patch"]
        message["screen"] = after
        return encode(message)
    return encoded
