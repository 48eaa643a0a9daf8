"""The bodies of requests about passkeys. Bytes are written in base64url, as browsers do it."""

from typing import Annotated

from msgspec import Meta, Struct

from trinacria.server.club.bodies import Label
from trinacria.server.wire.bodies import Asking

CredentialId = Annotated[str, Meta(min_length=1, max_length=1400)]
Said = Annotated[str, Meta(min_length=1, max_length=4000)]
Attested = Annotated[str, Meta(min_length=1, max_length=20_000)]


class PasskeyWish(Struct, frozen=True):
    """What the browser is asked for when a passkey is made."""

    challenge: str
    site: str
    """The name that it is made for."""
    club: str
    user: str
    name: str
    known: list[str]
    """Those that there are already."""


class NewPasskey(Asking, frozen=True):
    """What the browser made."""

    id: CredentialId
    client_data: Said
    attestation: Attested
    label: Label = ""


class PasskeyQuestion(Struct, frozen=True):
    """What the browser is asked to sign."""

    challenge: str
    site: str


class ByPasskey(Asking, frozen=True):
    """Come in by a passkey."""

    id: CredentialId
    client_data: Said
    authenticator: Said
    signature: Said
    device: Label = ""


class PasskeyOut(Asking, frozen=True):
    """Take a passkey away."""

    id: Annotated[str, Meta(max_length=24)]
