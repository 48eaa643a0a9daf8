"""What viewers are told of an entry of the log: its type is made from the entry's, by the audiences of the fields."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args, get_type_hints

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import fields

from trinacria.table.history import log
from trinacria.table.history.audience import OWN, Audience


def _audience(hint: Any) -> Audience | None:
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Audience)), None)


def _told(kind: type[log.Entry]) -> type[Struct]:
    """The type of what is told of entries of a kind."""
    hints = get_type_hints(kind, include_extras=True)
    told: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for each in fields(kind):
        hint = hints[each.name]
        match _audience(hint):
            case Audience.KEPT:
                continue
            case Audience.TOLD:
                told.append((each.name, hint.__origin__))
            case Audience.OWN:
                told.append((each.name, hint.__origin__ | None, None))
            case _:
                told.append((each.name, hint) if each.default is NODEFAULT else (each.name, hint, each.default))
    # What may be left out comes last.
    told.sort(key=len)
    return defstruct(
        kind.__name__,
        told,
        frozen=True,
        tag_field="kind",
        tag=kind.__struct_config__.tag,
        omit_defaults=any(_audience(hint) is OWN for hint in hints.values()),
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


TELLING: dict[type[log.Entry], type[Struct]] = {kind: _told(kind) for kind in get_args(log.Body)}

if TYPE_CHECKING:
    AnyTold: TypeAlias = Struct
else:
    AnyTold = reduce(or_, TELLING.values())


def tell(entry: log.Entry, **instead: Any) -> AnyTold:
    """An entry as those are told who hear of it; `instead` has what differs for one of them."""
    kind = TELLING[type(entry)]
    said = {name: instead[name] if name in instead else getattr(entry, name) for name in kind.__struct_fields__}
    return kind(**said)
