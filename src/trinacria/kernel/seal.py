"""The seal of a record."""

import hashlib
import json
from collections.abc import Mapping


def digest(record: Mapping[str, object]) -> str:
    """SHA-256 of the record's canonical JSON, without the digest itself."""
    bare = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
