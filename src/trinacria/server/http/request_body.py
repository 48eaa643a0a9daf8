"""The body of a request, read by msgspec straight into its type.

The web framework would build everything first and look at the types then. This way nothing is built of what a stranger
sends unopened (`bodies.Unopened`): four million bytes of brackets would hold everybody up for half a second.
"""

from typing import Any, cast

import msgspec
from litestar.dto import AbstractDTO, DTOFieldDefinition
from litestar.typing import FieldDefinition

from trinacria.table.refusal import Refusal


def read_body(body: bytes, kind: Any) -> Any:
    """What a body says; raises Refusal."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("table-error-message", reason=str(error)[:200]) from None


def body_reader(kind: type[Any]) -> type[AbstractDTO[Any]]:
    """How Litestar is told to read a body of this type."""

    class BodyReader(AbstractDTO[Any]):
        model_type = kind

        def decode_bytes(self, value: bytes) -> Any:
            return read_body(value, kind)

        @classmethod
        def generate_field_definitions(cls, model_type: type[Any]) -> Any:
            """Nobody asks: there is no backend."""
            return cast(list[DTOFieldDefinition], [])

        @classmethod
        def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
            return False

        @classmethod
        def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
            """There is no backend."""

        @classmethod
        def create_openapi_schema(cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any) -> Any:
            return schema_creator.for_field_definition(field_definition)

    return BodyReader
