"""Names in the source may change; what is stored and what clients get may not. A kind that is added is added here."""

from typing import Any, get_args

import msgspec
import pytest

from trinacria.table.history import log, told

STORED = {
    "away": "chair since",
    "back": "chair",
    "bot_sat": "chair bot",
    "came": "chair",
    "called_off": "seed missing",
    "came_back": "chair",
    "changed": "settings",
    "created": "settings rules content seed chairs host host_secret position origin order",
    "device": "chair on",
    "gone": "chair",
    "handed_over": "chair invitation",
    "host_changed": "chair cause",
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
    "said": "chair nickname to text",
    "salt_opened": "chair text",
    "salted": "chair text",
    "sat": "chair nickname secret",
    "sealed": "chair seal",
    "seals_closed": "promise",
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


def shapes(union: Any) -> dict[str, str]:
    """The tags of a union of structs, and the names of their fields in JSON."""
    structs: list[Any] = [msgspec.inspect.type_info(one) for one in get_args(union)]
    return {struct.tag: " ".join(field.encode_name for field in struct.fields) for struct in structs}


@pytest.mark.parametrize(("union", "known"), [(log.Body, STORED), (told.AnyTold, TOLD)], ids=["log", "told"])
def test_the_names_on_disk_and_on_the_wire_stay(union: Any, known: dict[str, str]) -> None:
    assert shapes(union) == known


def test_what_happens_has_one_name_in_the_log_and_in_what_is_told() -> None:
    names = {one.__struct_config__.tag: one.__name__ for one in get_args(told.AnyTold)}
    assert {one.__struct_config__.tag: one.__name__ for one in get_args(log.Body)} == names
