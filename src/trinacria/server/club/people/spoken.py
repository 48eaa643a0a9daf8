"""Languages, as members name them."""

from typing import Annotated

from msgspec import Meta

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
