"""The base of every typed value in a content pack: immutable, and closed to unknown keys."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Protocol, TypeVar

import msgspec


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A value of the pack. Unknown keys are refused, so that a misspelt one is never ignored."""


class Tables(Record, frozen=True):
    """A record that holds tables: they are made read-only too."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, dict):
                msgspec.structs.force_setattr(self, name, MappingProxyType(value))


Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+([-_][a-z]+)*$", title="a-slug")]
# A control character would steer a terminal, and no drawing can hold it; lines may end.
Text = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        pattern=r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]*$",
        title="a-printable-text",
    ),
]
# Older packs say it, nothing reads it, and no form asks for it. What says it keeps its hash.
Unread = Annotated[Text | msgspec.UnsetType, msgspec.Meta(extra={"unread": True})]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
UnreadNumber = Annotated[Positive | msgspec.UnsetType, msgspec.Meta(extra={"unread": True})]


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def by_id(records: Iterable[N]) -> Mapping[str, N]:
    """The records as a read-only table, in their order in the file."""
    return MappingProxyType({record.id: record for record in records})
