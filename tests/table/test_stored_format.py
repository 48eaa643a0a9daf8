"""Names in the source may change; what is stored and what clients get may not. A kind that is added is added here."""

from typing import Any, get_args, get_type_hints

import msgspec

from trinacria.table.history import log
from trinacria.table.history.audience import TOLD as TOLD_ONLY
from trinacria.table.history.telling import TELLING, tell

STORED = {
    "away": "chair since",
    "back": "chair",
    "bot_sat": "chair bot",
    "came": "chair",
    "called_off": "seed missing",
    "came_back": "chair",
    "changed": "settings",
    "created": "settings rules content seed chairs host host_secret position origin order meets",
    "device": "chair on",
    "gone": "chair",
    "handed_over": "chair invitation",
    "host_changed": "chair cause",
    "link_off": "chair",
    "notice": "chair url service language",
    "offer_answered": "chair what yes",
    "offered": "chair what",
    "premoved": "chair actions",
    "paused": "chair",
    "played": "place action by",
    "rematch": "table",
    "reminded": "chair",
    "renamed": "chair before nickname",
    "resumed": "chair",
    "return_answered": "chair by yes",
    "return_asked": "chair secret",
    "returned": "chair",
    "said": "chair nickname to text",
    "salt_opened": "chair text",
    "salted": "chair text",
    "sat": "chair nickname secret",
    "sealed": "chair seal",
    "seals_closed": "promise members",
    "seat_answered": "chair by yes",
    "seat_asked": "chair by of",
    "started": "order promise",
    "stood_in": "chair bot cause",
    "stood_up": "chair invitation cause",
    "stopped": "how chairs",
    "swapped": "chair other",
    "taken_back": "place",
    "timed_out": "chair",
    "undone": "place count",
    "voted": "chair absent",
    "warned": "chair",
}
"""The kinds of log entries, and the fields that each is stored with, in their order."""
TOLD = {
    "away": "chair since",
    "back": "chair",
    "bot_sat": "chair bot",
    "came": "chair",
    "called_off": "missing",
    "came_back": "chair",
    "changed": "settings",
    "created": "",
    "device": "chair on",
    "gone": "chair",
    "handed_over": "chair",
    "host_changed": "chair cause",
    "link_off": "chair",
    "notice": "chair on",
    "offer_answered": "chair what yes",
    "offered": "chair what",
    "premoved": "chair count",
    "paused": "chair",
    "played": "chair seat by number events action",
    "rematch": "table",
    "reminded": "chair",
    "renamed": "chair before nickname",
    "resumed": "chair",
    "return_answered": "chair by yes",
    "return_asked": "chair",
    "returned": "chair",
    "said": "chair nickname to text",
    "salt_opened": "chair",
    "salted": "chair",
    "sat": "chair nickname",
    "sealed": "chair seal",
    "seals_closed": "promise",
    "seat_answered": "chair by yes",
    "seat_asked": "chair by of",
    "started": "order",
    "stood_in": "chair bot cause",
    "stood_up": "chair nickname cause",
    "stopped": "how chairs",
    "swapped": "chair other",
    "taken_back": "chair seat count number",
    "timed_out": "chair",
    "undone": "chair seat count number",
    "voted": "chair absent",
    "warned": "chair",
}
"""The same as clients get them."""


def stored(kind: Any) -> str:
    """The fields that entries of a kind are stored with, by their names in JSON."""
    hints = get_type_hints(kind, include_extras=True)
    kept = [
        field
        for field in msgspec.structs.fields(kind)
        if TOLD_ONLY not in getattr(hints[field.name], "__metadata__", ())
    ]
    return " ".join(field.encode_name for field in kept)


def test_the_names_on_disk_stay() -> None:
    assert {kind.__struct_config__.tag: stored(kind) for kind in get_args(log.Body)} == STORED


def test_the_names_on_the_wire_stay() -> None:
    told = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in TELLING.values()}
    assert told == {tag: set(names.split()) for tag, names in TOLD.items()}


def test_what_is_only_told_is_not_stored() -> None:
    entry = log.Played(0, "pass", "person")
    assert msgspec.json.decode(msgspec.json.encode(entry)) == {
        "kind": "played",
        "place": 0,
        "action": "pass",
        "by": "person",
    }
    told = msgspec.structs.replace(entry, chair="1", seat="p1", number=3)
    assert msgspec.to_builtins(tell(told, action=None, events=[])) == {
        "kind": "played",
        "by": "person",
        "chair": "1",
        "seat": "p1",
        "number": 3,
        "events": [],
    }


def test_what_is_kept_is_told_to_nobody() -> None:
    said = msgspec.to_builtins(tell(log.Sat("1", "Ada", "the hash of a secret")))
    assert said == {"kind": "sat", "chair": "1", "nickname": "Ada"}
