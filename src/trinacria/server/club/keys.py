"""Keys of members: what a device keeps, what is printed on a sheet, and what another device is shown."""

import hashlib
import secrets
from typing import Final

from trinacria.table.secret import hashed, new_secret

DEVICE: Final = "d"
PAIRING: Final = "p"
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nobody takes one of them for another."""
_GROUPS: Final = 7
_IN_A_GROUP: Final = 4
_SLOWLY: Final = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}
"""How a number of six figures is hashed: with the database, one that is good for minutes takes a day."""


def new_device_key() -> str:
    """What a browser keeps."""
    return new_secret(DEVICE)


def is_device_key(token: str) -> bool:
    """Whether a token is a member's, and not a seat's."""
    return token.startswith(f"{DEVICE}-")


def new_sheet() -> str:
    """What is printed, in groups: 138 bits."""
    letters = [secrets.choice(_LETTERS) for _ in range(_GROUPS * _IN_A_GROUP)]
    return "-".join("".join(letters[at : at + _IN_A_GROUP]) for at in range(0, len(letters), _IN_A_GROUP))


def hashed_sheet(typed: str) -> str:
    """What is kept of a sheet, however it was typed."""
    return hashed("".join(one for one in typed.upper() if one in _LETTERS))


def new_number() -> str:
    """Six figures."""
    return f"{secrets.randbelow(1_000_000):06d}"


def hashed_number(number: str, salt: str) -> str:
    """Takes some hundredths of a second: not for the loop that serves people."""
    figures = "".join(one for one in number if one.isdecimal())
    return hashlib.scrypt(figures.encode(), salt=bytes.fromhex(salt), **_SLOWLY).hex()
