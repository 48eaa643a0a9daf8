"""Seals: the digest of a record, and the promise that binds a table to what was agreed before its game."""

import hashlib
import json
from collections.abc import Mapping, Sequence


def canonical(value: object) -> str:
    """The one JSON text of a value: sorted keys, no spaces, no escapes that are not needed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text: str) -> str:
    """SHA-256 of a text in UTF-8, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def digest(record: Mapping[str, object]) -> str:
    """SHA-256 of the record's canonical JSON, without the digest itself."""
    return sha256(canonical({key: value for key, value in record.items() if key != "digest"}))


def promise(commitment: str, agreed: Mapping[str, object], seals: Sequence[str]) -> str:
    """What a table promises once all seals are in: the dealer's commitment, what was agreed, and the seals."""
    return sha256("/".join([commitment, sha256(canonical(agreed)), *seals]))
