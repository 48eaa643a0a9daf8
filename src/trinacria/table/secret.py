"""Secrets that open something. They are shown once; only their hashes are kept."""

import hashlib
import secrets
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["s", "i", "h", "d", "p", "c"]


def new_secret(kind: Kind) -> str:
    """A token nobody can guess (192 bits): of a seat, an invitation, the host's without a chair, or a club's."""
    return f"{kind}-{secrets.token_urlsafe(24)}"


def new_table_id() -> str:
    """What a table is called in its address: short, and not to be guessed (72 bits)."""
    return secrets.token_hex(9)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
